"""HTTP bodies of finished matches: replays, the coach's findings, statistics of people and of deals."""

from bidwhist.records.fairness import FairBlock
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.protocol.bodies import _Body
from bidwhist.server.protocol.server_messages import Happening, TableFacts
from bidwhist.server.protocol.table_view import OpenHand, TableView


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
    """A person's statistics on this server."""

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
    """A finished match, moment by moment, as one seat saw it, with all hands."""

    match: str
    room: TableFacts
    players: tuple[str, ...]
    fairness: FairBlock | None
    steps: tuple[ReplayStep, ...]


class Finding(_Body, frozen=True):
    """A choice with a cost."""

    seat: int
    step: int
    """The moment of the replay, from 0."""
    where: str
    """``Deal 2, book 4``."""
    words: str
    """What was done, what would have been better and why, addressed to the player."""
    cost: float
    """The loss, in matches of 100."""


class Chance(_Body, frozen=True):
    """How a choice left its player's chance to win the match, judged from what the player could see."""

    seat: int
    step: int
    """The moment of the replay, from 0."""
    chance: float
    """Matches in 100."""
    mattered: bool
    """Whether the decision mattered."""


class PlayerFindings(_Body, frozen=True):
    """The quality of one person's choices."""

    seat: int
    decisions: int
    """Decisions with a choice."""
    mattered: int
    """Decisions of these that mattered."""
    good: int
    """Decisions of these that were the best or nearly so."""
    cost: float
    """The loss per deal, in matches of 100."""


class CoachedSoFar(_Body, frozen=True):
    """What the coach has found in a match that it is still looking at."""

    match: str
    you: int | None
    """The seat of the person who asks, if they played."""
    done: int
    """Choices looked at so far."""
    decisions: int
    """Choices to be looked at in all; 0 until that is known."""
    findings: tuple[Finding, ...]
    """Those that cost something, worst first."""
    chances: tuple[Chance, ...]


class Coached(_Body, frozen=True):
    """The cost of each choice of a finished match, from what its player could see."""

    match: str
    judge: str
    """The bot that judged."""
    you: int | None
    """The seat of the person who asks."""
    findings: tuple[Finding, ...]
    """Worst first."""
    players: tuple[PlayerFindings, ...]
    """The people of the match."""
    chances: tuple[Chance, ...]
    """Each of their choices, in the order of play."""


class DealCount(_Body, frozen=True):
    """How often something fell in the deals of this server, and how often it should have."""

    what: str
    seen: int
    expected: float


class FairStatistics(_Body, frozen=True):
    """Public statistics of the deals of all finished matches."""

    matches: int
    abandoned: int
    """Matches of these that were broken off."""
    undealt: int
    """Matches of these broken off during the seed exchange, before the first card."""
    withheld: int
    """Matches in which a person did not reveal their promised bytes."""
    damaged: int
    """Matches whose record can no longer be read."""
    deals: int
    chi_square: float
    """Chi-squared of where each card was dealt (seat or kitty)."""
    freedom: int
    """Degrees of freedom of that statistic, which it should be near to."""
    counts: tuple[DealCount, ...]
