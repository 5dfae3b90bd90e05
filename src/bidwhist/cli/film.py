"""A match as a film for ``replay``: every state of every deal, the moves through them, and the words for each."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import islice, pairwise
from types import MappingProxyType

from msgspec import Struct

from bidwhist.cli.selection import Chosen
from bidwhist.core.deal import Deal
from bidwhist.core.events import Dealt, Event, Played, TrickTaken, TrumpTurned, events
from bidwhist.core.match import Match, Tally
from bidwhist.core.view import WATCHER
from bidwhist.i18n import ENGLISH, Language, of_commands
from bidwhist.narration import Narrator, tell, trick_in_words
from bidwhist.records import history

MAX_NAME_COLUMNS = 14


class Onlooker(Narrator, frozen=True):
    """A narrator that calls everybody by name, for a person who does not play."""

    def side(self, side: int) -> str:
        """A side by its first player."""
        seats = [seat for seat, one in enumerate(self.sides) if one == side]
        first = self.names[seats[0]]
        return self.say("cli-side-of", name=first) if len(seats) > 1 else first

    def sides_in_order(self) -> list[int]:
        """The sides in the order of their numbers."""
        return sorted(set(self.sides))


def onlooker(match: Match, language: Language = ENGLISH) -> Onlooker:
    """The narrator for a match: short and printable names, with the seat if two are the same."""
    printable = ["".join(letter for letter in name if letter.isprintable()).strip() for name in match.players]
    short = [name.removeprefix("bot:")[:MAX_NAME_COLUMNS] or f"seat {seat}" for seat, name in enumerate(printable)]
    names = [f"{name} {seat}" if short.count(name) > 1 else name for seat, name in enumerate(short)]
    return Onlooker(tuple(names), WATCHER, match.rules.side_of, of_commands(language))


class Place(Struct, frozen=True, order=True):
    """A place in a film: a deal and a state in it, both from 0."""

    deal: int
    state: int


class Film:
    """A match to step through; cards have been dealt."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.states = lru_cache(maxsize=4)(lambda deal: tuple(history(match.deals[deal])))

    def at(self, place: Place) -> Deal:
        """The deal as it stood at a place."""
        return self.states(place.deal)[place.state]

    def before(self, place: Place) -> Deal | None:
        """The state one action earlier in the same deal."""
        return self.states(place.deal)[place.state - 1] if place.state else None

    def tally(self, place: Place) -> Tally:
        """The tally of the match at a place."""
        return self.match.tallies[place.deal + self.at(place).is_over]

    def last(self, deal: int) -> Place:
        """The last state of a deal."""
        return Place(deal, len(self.states(deal)) - 1)

    def next(self, place: Place) -> Place:
        """One action on, into the next deal at the end of one."""
        if place < self.last(place.deal):
            return Place(place.deal, place.state + 1)
        return Place(place.deal + 1, 0) if place.deal + 1 < len(self.match.deals) else place

    def previous(self, place: Place) -> Place:
        """One action back, into the deal before at the beginning of one."""
        if place.state:
            return Place(place.deal, place.state - 1)
        return self.last(place.deal - 1) if place.deal else place

    def next_trick(self, place: Place) -> Place:
        """On to the end of the auction, of the exchange, of the trick or of the deal, whichever is next."""
        return self._until_milestone(place, self.next)

    def previous_trick(self, place: Place) -> Place:
        """Back to the milestone before."""
        return self._until_milestone(place, self.previous)

    def _until_milestone(self, place: Place, step: Callable[[Place], Place]) -> Place:
        here = step(place)
        while not self._is_milestone(here) and step(here) != here:
            here = step(here)
        return here

    def _is_milestone(self, place: Place) -> bool:
        before, deal = self.before(place), self.at(place)
        return before is None or (before.phase, len(before.tricks)) != (deal.phase, len(deal.tricks))

    def next_deal(self, place: Place) -> Place:
        """The beginning of the next deal, or the end of the last one."""
        return Place(place.deal + 1, 0) if place.deal + 1 < len(self.match.deals) else self.last(place.deal)

    def previous_deal(self, place: Place) -> Place:
        """The beginning of this deal, or of the one before."""
        return Place(place.deal if place.state else max(0, place.deal - 1), 0)


class Reel:
    """The films of a file one after another, each read when it is needed."""

    def __init__(self, matches: Iterable[Chosen]) -> None:
        self._coming = iter(matches)
        self._read: list[Chosen] = []
        self._film = lru_cache(maxsize=4)(lambda at: Film(self._read[at].match))

    def __contains__(self, at: object) -> bool:
        """Whether there are so many films, from 0."""
        if not isinstance(at, int) or at < 0:
            return False
        self._read += islice(self._coming, max(0, at + 1 - len(self._read)))
        return at < len(self._read)

    def film(self, at: int) -> Film:
        """One film, from 0, that is there."""
        return self._film(at)

    def number(self, at: int) -> int:
        """The number of its match in the file, from 1."""
        return self._read[at].number


class Spot(Struct, frozen=True):
    """A place in a reel: a film, from 0, and a place in it."""

    film: int
    place: Place


def moved(reel: Reel, spot: Spot, key: str) -> Spot:
    """The place a key leads to: in the film, or at its end in the next one, if there is one."""
    film = reel.film(spot.film)
    place = MOVES[key](film, spot.place) if key in MOVES else spot.place
    is_on = key in FORWARD
    if place != spot.place:
        return Spot(spot.film, place)
    other = spot.film + (1 if is_on else -1)
    if other not in reel:
        return spot
    return Spot(other, Place(0, 0) if is_on or key == "M" else _end(reel.film(other)))


def _end(film: Film) -> Place:
    return film.last(len(film.match.deals) - 1)


MOVES: Mapping[str, Callable[[Film, Place], Place]] = MappingProxyType(
    {
        "n": Film.next,
        "p": Film.previous,
        "t": Film.next_trick,
        "T": Film.previous_trick,
        "d": Film.next_deal,
        "D": Film.previous_deal,
    }
)
"""What the keys do within a film; a capital goes back."""
FORWARD = "ntdm"
"""Keys that go forward, within a film and to the next film."""
FILM_KEYS = "mM"
"""To the next match of the file, and to the one before."""


def said(narrator: Narrator, before: Deal | None, after: Deal, seat: int | None) -> Iterator[str]:
    """The sentences for an action. Hidden cards are named, unless only one seat is shown."""
    eyes = after.declarer if seat is None else seat
    for event in events(before, after, eyes) if before else ():
        yield tell(narrator, after, event)


def deal_in_lines(narrator: Narrator, states: tuple[Deal, ...], seat: int | None) -> Iterator[str]:
    """A deal from its first call, or the card turned up, to its score, a line a call and a line a trick."""
    for event in events(None, states[0], WATCHER):
        if isinstance(event, TrumpTurned):
            yield _line(narrator, states[0], event)
    for before, after in pairwise(states):
        eyes = after.declarer if seat is None else seat
        for event in events(before, after, eyes):
            if not isinstance(event, Dealt | Played):
                yield _line(narrator, after, event)
    unfinished = states[-1]
    if unfinished.table:
        cards = trick_in_words(narrator, unfinished.leader, unfinished.table)
        yield narrator.say("cli-book", number=len(unfinished.tricks) + 1, cards=cards)


def _line(narrator: Narrator, deal: Deal, event: Event) -> str:
    if not isinstance(event, TrickTaken):
        return tell(narrator, deal, event)
    trick = event.trick
    cards = trick_in_words(narrator, trick.leader, trick.cards)
    book = narrator.say("cli-book", number=event.number + 1, cards=cards)
    return f"{book} {narrator.says('takes-it', trick.winner)}"
