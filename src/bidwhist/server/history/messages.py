"""What the HTTP half says of finished matches: replays, the coach's findings, figures of people and of deals."""

from bidwhist.records.fairness import FairBlock
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.protocol.bodies import _Body
from bidwhist.server.protocol.table_view import OpenHand, TableView
from bidwhist.server.protocol.told import Happening, TableFacts


class MatchLine(_Body, frozen=True):
    """A match in a person's history."""

    match: str
    """The id to download and replay it with."""
    finished: int
    """Milliseconds since 1970."""
    preset: str
    players: tuple[str, ...]
    seat: int
    won: bool | None
    """None for a draw, or a match broken off."""
    score: tuple[int, ...]


class BidStatistics(_Body, frozen=True):
    """How one kind of bid went."""

    call: str
    bid: int
    made: int


class Statistics(_Body, frozen=True):
    """What a person has done at this server."""

    matches: int
    won: int
    deals: int
    declared: int
    made: int
    bostons: int
    by_bid: tuple[BidStatistics, ...]


class Profile(_Body, frozen=True):
    """A person's statistics, and the matches, newest first."""

    person: Person
    statistics: Statistics
    matches: tuple[MatchLine, ...]
    broke_off: int
    """Matches in which they withheld promised bytes, or got up while the deals were mixed."""


class ReplayStep(_Body, frozen=True):
    """One moment of a replay."""

    deal: int
    """From 1."""
    events: tuple[Happening, ...]
    view: TableView
    hands: tuple[OpenHand, ...]
    """What every seat holds at this moment."""


class Replay(_Body, frozen=True):
    """A finished match, moment by moment, as one seat saw it, with all hands beside it."""

    match: str
    room: TableFacts
    players: tuple[str, ...]
    fairness: FairBlock | None
    steps: tuple[ReplayStep, ...]


class Finding(_Body, frozen=True):
    """A choice that cost its player something."""

    seat: int
    step: int
    """The moment of the replay at which it was done, from 0."""
    where: str
    """``Deal 2, book 4``."""
    words: str
    """What was done, what would have done better and why, to the player."""
    cost: float
    """How many matches in 100 it gave away."""


class Chance(_Body, frozen=True):
    """How a choice left its player's chance to win the match, judged from what the player could see."""

    seat: int
    step: int
    """The moment of the replay at which it was made, from 0."""
    chance: float
    """Matches in 100."""
    mattered: bool
    """Whether something hung on it."""


class PlayerFindings(_Body, frozen=True):
    """How well one person chose."""

    seat: int
    decisions: int
    """Those with a choice."""
    mattered: int
    """Those of them that something hung on."""
    good: int
    """Those of these that were as good as the best, or nearly."""
    cost: float
    """How many matches in 100 were given away a deal."""


class Coached(_Body, frozen=True):
    """What each choice of a finished match cost, from what its player could see."""

    match: str
    judge: str
    """The bot whose judgement it is."""
    you: int | None
    """Where who asks had a seat."""
    findings: tuple[Finding, ...]
    """The worst first."""
    players: tuple[PlayerFindings, ...]
    """The people of the match."""
    chances: tuple[Chance, ...]
    """Each choice of theirs, in the order of play."""


class DealCount(_Body, frozen=True):
    """How often something fell in the deals of this server, and how often it should have."""

    what: str
    seen: int
    expected: float


class FairStatistics(_Body, frozen=True):
    """Deals in the open: counts over all finished matches."""

    matches: int
    abandoned: int
    """Those of them that were broken off."""
    undealt: int
    """Those of these that were broken off while the deals were mixed, before the first card."""
    withheld: int
    """Matches in which somebody did not send the bytes they had promised."""
    damaged: int
    """Matches whose record cannot be read any more."""
    deals: int
    chi_square: float
    """Of where each card fell (seat or kitty), over the packs with all cards counted."""
    freedom: int
    """Degrees of freedom of that figure, which it should be near to."""
    counts: tuple[DealCount, ...]
