"""Lots that nobody can predict: a hash chain, announced by its end and revealed link by link as rounds are drawn.

The announcement of an event publishes the hash at the end of the chain. Each draw reveals the link whose hash is the
link before it, and mixes the current list of entries into it. So the lots are fixed before anybody enters and unknown
until entries are closed, and anybody can check both.
"""

from collections.abc import Iterable
from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.server.tournaments.domain.log import EventOpened, LotsDrawn

DRAWS = 2000
"""Links of a chain, and so draws of one event."""
BITS = 40
"""Bits of a lot."""


class Lots(Struct, frozen=True):
    """The lots of a draw."""

    seed: str
    places: dict[int, int] = {}
    """The place of each entrant in the drawn order, from 1; empty in logs of version 1."""

    def place(self, entrant: int) -> int:
        """The number by which an entrant draws; entrants added after the draw of the order come last."""
        return self.places.get(entrant, len(self.places) + entrant)

    def of(self, number: int, *entrants: int) -> int:
        """The lot of an entrant or of two, in a draw by its number."""
        return lot(self.seed, number, *sorted(map(self.place, entrants)))

    def in_order(self, entrants: Iterable[int]) -> list[int]:
        """Entrants in the drawn order."""
        return sorted(entrants, key=self.place)


def lot(seed: str, *parts: int) -> int:
    """A pseudo-random number of 40 bits, the same for the same words."""
    text = "/".join((seed, *map(str, parts)))
    return int.from_bytes(sha256(text.encode()).digest()[: BITS // 8])


def sealed(settings: EventOpened, secret: str) -> EventOpened:
    """An event with its lots sealed: they come from a secret, and the announcement holds only its commitment."""
    return replace(settings, draws=2, seed="", seal=link_of(secret, 0))


def link_of(secret: str, draw: int) -> str:
    """The link that a draw reveals, by its number from 1; 0 is the announcement's."""
    link = secret
    for _ in range(DRAWS - draw):
        link = hashed(link)
    return link


def hashed(text: str) -> str:
    """The SHA-256 of a text in UTF-8, in hexadecimal."""
    return sha256(text.encode()).hexdigest()


def entry_line(names: Iterable[str]) -> str:
    """An entry in the hashed list: its names in alphabetical order, with a tab between them."""
    return "\t".join(sorted(names))


def lots_drawn(link: str, entries: dict[int, str]) -> LotsDrawn:
    """The order drawn from a link and the list of entries; the order of entering makes no difference."""
    seed = seed_of(link, entries.values())
    order = sorted(entries, key=lambda number: (hashed(f"{seed}/{entries[number]}"), number))
    return LotsDrawn(link, seed, tuple(order))


def seed_of(link: str, entries: Iterable[str]) -> str:
    """The seed of one draw: a link, and the sorted list of entries below it."""
    return hashed("\n".join((link, *sorted(entries))))


def as_drawn(body: LotsDrawn) -> Lots:
    """The lots recorded in a row."""
    return Lots(body.seed, {number: place for place, number in enumerate(body.order, start=1)})
