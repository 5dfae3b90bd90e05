"""Lots that nobody can foretell: a chain of hashes, announced by its end, shown link by link as rounds are drawn.

The announcement of an event shows the hash at the end of the chain. Each draw shows the link before the last one shown,
whose hash it is, and mixes the list of entries of that moment into it. So lots are settled before anybody enters and
known to nobody until entries are closed, and anybody can check both.
"""

from collections.abc import Iterable
from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.server.tournaments.domain.log import EventOpened, LotsDrawn

DRAWS = 2000
"""Draws of one event that a chain has links for."""
BITS = 40
"""Of a lot."""


class Lots(Struct, frozen=True):
    """What the lots of a draw are made from."""

    seed: str
    places: dict[int, int] = {}
    """The place of each entrant in the order that was drawn, from 1; empty in the logs of the first rules."""

    def place(self, entrant: int) -> int:
        """By which number an entrant draws; whoever was not there when the order was drawn comes after all others."""
        return self.places.get(entrant, len(self.places) + entrant)

    def of(self, number: int, *entrants: int) -> int:
        """The lot of an entrant or of two, in a draw by its number."""
        return lot(self.seed, number, *sorted(map(self.place, entrants)))

    def in_order(self, entrants: Iterable[int]) -> list[int]:
        """Entrants in the order that was drawn."""
        return sorted(entrants, key=self.place)


def lot(seed: str, *parts: int) -> int:
    """A number of 40 bits that is drawn by lot, the same for the same words."""
    text = "/".join((seed, *map(str, parts)))
    return int.from_bytes(sha256(text.encode()).digest()[: BITS // 8])


def sealed(settings: EventOpened, secret: str) -> EventOpened:
    """An event whose lots come from a secret, and whose announcement shows only what it can be checked by."""
    return replace(settings, draws=2, seed="", seal=link_of(secret, 0))


def link_of(secret: str, draw: int) -> str:
    """The link that a draw shows, by its number from 1; 0 is what the announcement shows."""
    link = secret
    for _ in range(DRAWS - draw):
        link = hashed(link)
    return link


def hashed(text: str) -> str:
    """The SHA-256 of a text in UTF-8, in hexadecimal."""
    return sha256(text.encode()).hexdigest()


def entry_line(names: Iterable[str]) -> str:
    """An entry as the lots know it: its names in the order of their letters, with a tab between them."""
    return "\t".join(sorted(names))


def lots_drawn(link: str, entries: dict[int, str]) -> LotsDrawn:
    """The order that a link and the list of entries draw; who came before whom makes no difference."""
    seed = seed_of(link, entries.values())
    order = sorted(entries, key=lambda number: (hashed(f"{seed}/{entries[number]}"), number))
    return LotsDrawn(link, seed, tuple(order))


def seed_of(link: str, entries: Iterable[str]) -> str:
    """What the lots of one draw are made from: a link with the sorted list of entries below it."""
    return hashed("\n".join((link, *sorted(entries))))


def as_drawn(body: LotsDrawn) -> Lots:
    """The lots that a row tells."""
    return Lots(body.seed, {number: place for place, number in enumerate(body.order, start=1)})
