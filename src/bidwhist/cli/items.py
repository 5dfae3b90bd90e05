"""The lines of JSON that commands print, field for field; docs/schema has each as a JSON Schema.

Seats and sides are numbers from 0, clockwise; deals, tricks and matches are numbers from 1. Cards, contracts and rule
sets are written as records write them, and options as ``--set`` takes them.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bidwhist.core.rules.describe import Section
from bidwhist.records.shapes import CardCode, Cards, ContractCode, FullRules, Seat
from bidwhist.server.ratings.domain.shown_grade import Certainty

Code = Annotated[str, Meta(description="a share code, or the name of a preset")]
Count = Annotated[int, Meta(ge=0)]
Number = Annotated[int, Meta(ge=1, description="from 1")]
Named = Annotated[
    str,
    Meta(
        description="what a contract is played in: direction U D B, then strain C D H S N, as US",
        extra_json_schema={"pattern": "^[UDB][CDHSN]$"},
    ),
]


class Item(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """A line of JSON; ``kind`` names its kind."""


class Preset(Item, frozen=True, kw_only=True, tag="preset"):
    """A preset: a line of ``rules list``."""

    preset: str
    words: str


class OptionItem(Item, frozen=True, kw_only=True, tag="option"):
    """An option of rule sets: a line of ``rules options``."""

    option: str
    words: str
    values: str
    """The possible values, in words."""


class RuleSet(Item, frozen=True, kw_only=True, tag="rule_set"):
    """A rule set in full: what ``rules show`` prints."""

    preset: str
    code: Code
    title: str
    summary: str
    sections: tuple[Section, ...]
    rules: FullRules


class DifferenceItem(Item, frozen=True, kw_only=True, tag="difference"):
    """What one option says at two tables: a line of ``rules diff``."""

    option: str
    yours: str
    theirs: str
    words: str


class ShareCode(Item, frozen=True, kw_only=True, tag="code"):
    """What ``rules code`` prints."""

    code: Code


class AgreementItem(Item, frozen=True, kw_only=True, tag="agreement"):
    """Something that bids can promise: a line of ``conventions``."""

    agreement: str
    words: str


class StandingItem(Item, frozen=True, kw_only=True, tag="standing"):
    """A line of a leaderboard: a line of ``standings``."""

    board: str
    place: Count
    names: tuple[str, ...]
    worth: int
    """A grade, the points of the season, or the points of experience."""
    played: Count
    won: Count
    certainty: Certainty | None
    """The certainty of a grade."""


class EventItem(Item, frozen=True, kw_only=True, tag="event"):
    """An event at a server's tables: a line of ``event``."""

    event: str
    name: str
    form: str
    rated: bool
    """Whether its matches count for grades and the league."""
    stage: Literal["entries", "playing", "between", "closed"]
    begins: Count
    """Ms since 1970; 0 if the director draws the first round."""
    entered: Count
    """Pairs that have not left."""
    rounds: Count
    """Rounds that are drawn."""
    champion: tuple[str, ...] | None


class EventMeetingItem(Item, frozen=True, kw_only=True, tag="meeting"):
    """A table of an event."""

    round: Count
    table: Count
    sides: tuple[tuple[str, ...], tuple[str, ...]]
    state: Literal["playing", "entered", "disputed", "settled"]
    won_by: int | None
    """The side, 0 or 1."""
    points: tuple[int, int] | None
    match: str
    """The match that it comes from; empty before that."""
    why: tuple[str, ...]
    """Why these two meet."""


class EventPlaceItem(Item, frozen=True, kw_only=True, tag="event_place"):
    """A pair's place in an event."""

    place: Count
    entrant: Count
    names: tuple[str, ...]
    halves: Count
    """Wins, twice."""
    hands_won: int
    points: int


class ContractCount(Struct, frozen=True, forbid_unknown_fields=True):
    """How the contracts of one number and suffix came out."""

    bid: Annotated[str, Meta(extra_json_schema={"pattern": "^[1-9][0-9]?[UDN]$"})]
    deals: Count
    made: Count
    points: int
    """What the declaring side scored in all of them."""


class Simulated(Item, frozen=True, kw_only=True, tag="simulated"):
    """The summary of many matches: what ``simulate`` prints."""

    rules: Code
    bots: tuple[str, ...]
    """By seat."""
    seed: str
    matches: Count
    deals: Count
    thrown_in: Count
    shortest: Count
    """Deals of the shortest match, and of the longest."""
    longest: Count
    won: tuple[Count, ...]
    """Matches by side."""
    drawn: Count
    ended: dict[str, Count]
    """Matches by what ended them."""
    contracts: tuple[ContractCount, ...]


class Verified(Item, frozen=True, kw_only=True, tag="verified"):
    """A file that ``verify`` looked at."""

    file: str
    right: bool
    matches: Count
    """Records found right, up to the first that is not."""
    unfinished: Count
    """Records of these that are unfinished."""
    deals: Count
    fairness: tuple[str, ...]
    """What is proved of the deals, in sentences."""
    error: str | None = None
    """The first thing that is wrong."""


class Table(Item, frozen=True, kw_only=True, tag="table"):
    """Tricks of every declarer in every strain, from ``solve DEAL``."""

    pbn: str
    hands: tuple[Cards, ...]
    lead: str
    tricks: dict[Named, tuple[Count, ...]]
    """By what is named: the tricks by declarer."""


class ProspectItem(Struct, frozen=True, forbid_unknown_fields=True):
    """What one declarer makes with the kitty."""

    declarer: Seat
    named: Named
    tricks: Count
    discards: Cards


class ParItem(Struct, frozen=True, forbid_unknown_fields=True):
    """The best contract for either side."""

    contract: ContractCode
    declarer: Seat
    tricks: Count
    points: int
    discards: Cards


class Prospects(Item, frozen=True, kw_only=True, tag="prospects"):
    """What every seat makes with the kitty, from ``solve --rules``."""

    pbn: str
    hands: tuple[Cards, ...]
    kitty: Cards
    prospects: tuple[ProspectItem, ...]
    par: ParItem | None


class PlayedCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a line of play."""

    seat: Seat
    card: CardCode


class BestLine(Item, frozen=True, kw_only=True, tag="line"):
    """One contract and a best line of play, from ``solve --contract``."""

    pbn: str
    hands: tuple[Cards, ...]
    contract: ContractCode
    declarer: Seat
    kitty: Cards
    """Empty where there is none."""
    discards: Cards
    tricks: Count
    line: tuple[PlayedCard, ...]


class CardWorth(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that was played, and what it cost with all cards open."""

    trick: Number
    seat: Seat
    card: CardCode
    tricks: Count
    """The declaring side's with best play after it."""
    cost: Count
    better: CardCode | None


class SolvedDeal(Item, frozen=True, kw_only=True, tag="deal"):
    """A deal of a record, card for card, from ``solve FILE``."""

    match: Number
    deal: Number
    contract: ContractCode
    declarer: Seat
    cards: tuple[CardWorth, ...]


class ActionItem(Item, frozen=True, kw_only=True, tag="action"):
    """Something that was done in a deal: a line of ``replay``."""

    match: Number
    deal: Number
    number: Number
    """In its deal."""
    trick: Number | None
    seat: Seat
    player: str
    action: str | None
    """As the coach writes it; null where one seat's view hides it."""
    words: str
    """The sentences at the table."""


class Converted(Item, frozen=True, kw_only=True, tag="converted"):
    """A record that ``convert`` wrote."""

    file: str
    line: Number
    match: Number
    deals: Count
    notes: tuple[str, ...]
    """What had to be assumed or left out."""
