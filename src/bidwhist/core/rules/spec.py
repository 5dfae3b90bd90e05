"""Every option of a rule set in one row: its default, values, rules, words' place, effect and slot in the share code.

All that lists options is made from these rows: the checks of numbers, share codes, questions, the order of differences,
``docs/options.md`` and the schemas. The text below a row is the option's section on that page. The defaults are those
of the ``classic`` preset (rules C1–C30).
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple, TypeAlias, get_type_hints

from msgspec import Struct

from bidwhist.core.rules.options import (
    AllPass,
    Backdoor,
    BidCounts,
    BidNames,
    Boston,
    BostonBy,
    BothLimits,
    Dealing,
    DeclareWhen,
    DefendersScore,
    Direction,
    DiscardTrick,
    FirstDealer,
    Made,
    NoTrumpDoubles,
    NoTrumpJokers,
    OpeningLead,
    Partners,
    Renege,
    RenegePenalty,
    RenegeSettled,
    RenegeShort,
    Rotation,
    SetPays,
    Sport,
    SportLasts,
    SuffixOrder,
    Trump,
)

if TYPE_CHECKING:
    from bidwhist.core.rules.meaning import Meaning

Section: TypeAlias = Literal["table", "cards", "bids", "kitty", "play", "score", "boston", "match", "renege"]
"""The part of the game an option is about."""
Value: TypeAlias = int | str | bool | tuple[str, ...] | None
"""A value as share codes and records have it."""
_LAST = 1_000


class Slot(NamedTuple):
    """A slot in the share code: its number, and the values that can be said there. Neither ever changes."""

    number: int
    values: tuple[Value, ...]


class Idle(NamedTuple):
    """When an option has no effect, and why, as the page of options says it."""

    applies: "Callable[[Meaning], bool]"
    reason: str


class Row(Struct, frozen=True, kw_only=True):
    """Everything about an option except its type and its default."""

    rules: str
    """The rules it comes from, as ``docs/rules.md`` numbers them."""
    section: Section
    """Where its question belongs, and its sentence on the sheet."""
    told_in: Section | None = None
    """Where its sentence belongs, if elsewhere."""
    importance: int
    """Its place among differences: the lowest number comes first."""
    asked: int = _LAST
    """Its place among the questions."""
    slots: tuple[Slot, ...]
    """Where the share code says it. A value that comes later has a slot of its own, with a number not used yet."""
    values: Sequence[int | None] = ()
    """The values of a number, with None where the option may be off."""
    answers: tuple[int | None, ...] = ()
    """The numbers that are offered as answers, if not all."""
    of_pairs: tuple[str, ...] = ()
    """Values that mean something only where two sides play."""
    idle: Idle | None = None
    """When it has no effect."""
    is_woven: bool = False
    """Whether ``sentences`` says it together with other options; else the sheet has the sentence of its message."""
    readers: tuple[str, ...] = ()
    """Modules outside ``rules`` that read the option itself, and not what it means."""


NOBODY_BIDS = Idle(lambda rules: rules.turns_trump, "trump is turned up, so that nobody bids")
NO_KITTY = Idle(lambda rules: rules.kitty == 0, "there is no kitty")
NO_JOKERS = Idle(lambda rules: rules.jokers == 0, "there are no jokers")
RENEGES_PREVENTED = Idle(lambda rules: not rules.lets_reneges_through, "reneges are prevented")
SETS_OF_DIRECTIONS = tuple(
    some for count in (1, 2, 3) for some in combinations(("uptown", "downtown", "downtown_aces_low"), count)
)


class Fields(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True, kw_only=True):
    """Every option. ``Meaning`` has what follows from them, and ``CONFLICTS`` the mixes that are impossible."""

    players: Annotated[
        int,
        Row(
            rules="C1 C28 C29 X6",
            section="table",
            importance=10,
            asked=230,
            slots=(Slot(0, (3, 4, 5)),),
            values=range(3, 6),
            is_woven=True,
        ),
    ] = 4
    """How many sit at the table. Three and five play cutthroat, so `partners` must be none."""
    partners: Annotated[
        Partners,
        Row(
            rules="C1 A1 C29",
            section="table",
            importance=20,
            asked=240,
            slots=(Slot(1, ("fixed", "drawn", "none")),),
            readers=("core/draws", "server"),
            is_woven=True,
        ),
    ] = Partners.FIXED
    """`fixed`: two pairs, as people sat down. `drawn`: everybody draws a card, and the two highest play the two
    lowest. `none`: cutthroat, each player is a side."""
    jokers: Annotated[
        int,
        Row(
            rules="C3 A2 P11 F1",
            section="cards",
            importance=130,
            asked=10,
            slots=(Slot(2, (0, 1, 2)),),
            values=range(0, 3),
            is_woven=True,
        ),
    ] = 2
    """How many jokers are in the pack; a single one is the Big Joker. They are the highest trumps, and worthless in
    no-trump."""
    kitty: Annotated[
        int,
        Row(
            rules="C8 A2 P12 P13 F1 C27 X5",
            section="cards",
            importance=140,
            asked=10,
            slots=(Slot(3, (0, 2, 3, 4, 5, 6)),),
            values=(0, 2, 3, 4, 5, 6),
            is_woven=True,
        ),
    ] = 6
    """How many cards are laid aside for the declarer. What is left of the pack must divide among the players."""
    first_dealer: Annotated[
        FirstDealer,
        Row(
            rules="C2 P1 W1 X14 X22",
            section="table",
            importance=400,
            asked=250,
            slots=(
                Slot(4, ("random", "low_card", "first_diamond")),
                Slot(46, ("first_club",)),
            ),
            readers=("core/draws", "narration"),
            is_woven=True,
        ),
    ] = FirstDealer.LOW_CARD
    """`low_card`: everybody cuts, the lowest deals. `first_diamond`, `first_club`: cards are turned up until a
    diamond or a club falls. `random`: chance."""
    deal: Annotated[
        Dealing,
        Row(
            rules="C8 W2",
            section="cards",
            importance=410,
            asked=260,
            slots=(Slot(5, ("batches", "singly")),),
            readers=("core/shuffle", "simulator/tables"),
            is_woven=True,
        ),
    ] = Dealing.BATCHES
    """`batches`: three or four cards at a time. `singly`: one at a time, and none of the first or last four goes to
    the kitty."""
    min_bid: Annotated[
        int,
        Row(
            rules="C10 C26 F2 X6",
            section="bids",
            importance=220,
            asked=20,
            slots=(Slot(6, tuple(range(1, 19))),),
            values=range(1, 19),
            idle=NOBODY_BIDS,
            is_woven=True,
        ),
    ] = 3
    """The lowest number that can be bid; never more than `max_bid`."""
    max_bid: Annotated[
        int,
        Row(
            rules="C10 X6",
            section="bids",
            importance=230,
            asked=270,
            slots=(Slot(7, tuple(range(1, 19))),),
            values=range(1, 19),
            idle=NOBODY_BIDS,
            is_woven=True,
        ),
    ] = 7
    """The highest number that can be bid, never more than can be taken. With partners that is all tricks less six:
    seven where the discard counts as a trick or thirteen cards are dealt, six where twelve are dealt and the discard
    is nobody's. In cutthroat it is all tricks."""
    bid_counts: Annotated[
        BidCounts,
        Row(
            rules="C10 C28",
            section="table",
            importance=30,
            asked=230,
            slots=(Slot(8, ("odd_tricks", "tricks")),),
            readers=("narration",),
            is_woven=True,
        ),
    ] = BidCounts.ODD_TRICKS
    """What a bid promises: `odd_tricks`, those above six, or `tricks`, all of them. Cutthroat counts tricks,
    partners count odd tricks."""
    bid_names: Annotated[
        BidNames,
        Row(
            rules="C10 F2",
            section="bids",
            importance=210,
            asked=280,
            slots=(Slot(9, ("suffix", "number")),),
            idle=NOBODY_BIDS,
            readers=("bots/conventions", "core/bidding", "server"),
            is_woven=True,
        ),
    ] = BidNames.SUFFIX
    """`suffix`: a bid says uptown, downtown or no-trump. `number`: it says nothing but the number, and everything is
    chosen when the bid is won."""
    suffix_order: Annotated[
        SuffixOrder,
        Row(
            rules="C11 A3 P10",
            section="bids",
            importance=240,
            asked=30,
            slots=(
                Slot(10, ("level", "downtown_over_uptown")),
                Slot(33, ("no_trump_level",)),
            ),
            idle=Idle(
                lambda rules: (
                    rules.turns_trump
                    or rules.bid_names is BidNames.NUMBER
                    or (rules.ways_to_bid != "both" and rules.suffix_order is not SuffixOrder.NO_TRUMP_LEVEL)
                ),
                "nobody bids, bids are numbers alone, or there is only one of uptown and downtown to bid and no-trump "
                "is above it",
            ),
            readers=("core/bidding", "server"),
            is_woven=True,
        ),
    ] = SuffixOrder.LEVEL
    """At the same number, whether uptown and downtown are `level` or downtown is the higher; no-trump is above both.
    With `no_trump_level` no-trump is level too: only a higher number beats a bid."""
    dealer_matches: Annotated[
        bool,
        Row(
            rules="F3 X13",
            section="bids",
            importance=250,
            asked=290,
            slots=(Slot(11, (False, True)),),
            idle=NOBODY_BIDS,
            readers=("bots/auction_model", "core/bidding", "server", "simulator/tables"),
            is_woven=True,
        ),
    ] = False
    """Whether the dealer takes the bid with the same bid, or has to go higher."""
    all_pass: Annotated[
        AllPass,
        Row(
            rules="C13 P2 F4 W3 X12",
            section="bids",
            importance=260,
            asked=40,
            slots=(
                Slot(12, ("throw_in", "dealer_must")),
                Slot(32, ("dealer_must_minimum",)),
            ),
            idle=NOBODY_BIDS,
            readers=("bots/auction/model", "bots/heuristics/bidder", "bots/skill", "core/bidding"),
            is_woven=True,
        ),
    ] = AllPass.THROW_IN
    """When nobody bids: `throw_in` gives the next dealer the cards. With `dealer_must` the dealer may not pass. With
    `dealer_must_minimum` the dealer must bid the lowest number, with any suffix."""
    directions: Annotated[
        tuple[Direction, ...],
        Row(
            rules="C4 F5 X1",
            section="cards",
            importance=160,
            asked=300,
            slots=(Slot(13, SETS_OF_DIRECTIONS),),
            is_woven=True,
        ),
    ] = (Direction.UPTOWN, Direction.DOWNTOWN)
    """The rankings a declarer can choose: any of the three, with commas. Only those on offer can be bid."""
    sport: Annotated[
        Sport,
        Row(
            rules="C25 P14",
            section="kitty",
            importance=270,
            asked=60,
            slots=(
                Slot(14, ("never", "before_auction", "before_pickup")),
                Slot(35, ("trump_bids",)),
            ),
            idle=NO_KITTY,
            readers=("core/view", "simulator/tables"),
            is_woven=True,
        ),
    ] = Sport.NEVER
    """When all see the kitty: `never`, `before_auction`, or `before_pickup`, which is after the bidding.
    `trump_bids`: after the bidding too, but not in no-trump."""
    declare: Annotated[
        DeclareWhen,
        Row(
            rules="C14 A4 P3 F5 W4 X3",
            section="kitty",
            importance=170,
            asked=50,
            slots=(
                Slot(15, ("before_kitty", "after_discard")),
                Slot(34, ("after_kitty",)),
            ),
            idle=NO_KITTY,
            is_woven=True,
        ),
    ] = DeclareWhen.AFTER_DISCARD
    """When trump, or in no-trump the direction, is named: `before_kitty`, that is before the kitty is taken;
    `after_kitty`, with the kitty in hand and before the discard; or `after_discard`."""
    no_trump_jokers: Annotated[
        NoTrumpJokers,
        Row(
            rules="P6 P7 A5 W6 X2 X20",
            section="play",
            importance=190,
            asked=70,
            slots=(
                Slot(16, ("when_void", "any_time", "declarer_discards")),
                Slot(36, ("first_void",)),
            ),
            idle=NO_JOKERS,
            readers=("bots/auction/evaluator",),
            is_woven=True,
        ),
    ] = NoTrumpJokers.WHEN_VOID
    """What can be done with a joker in no-trump. With `when_void` it may be played when one cannot follow, with
    `any_time` always. With `declarer_discards` the declarer discards the jokers, and the others play them when void.
    With `first_void` a joker must go as soon as one cannot follow."""
    no_trump_joker_leads: Annotated[
        bool,
        Row(
            rules="P6 W6 X20",
            section="play",
            importance=200,
            asked=80,
            slots=(Slot(37, (True, False)),),
            idle=NO_JOKERS,
            is_woven=True,
        ),
    ] = True
    """Whether a joker may be led in no-trump. Where it may not, a hand of nothing but jokers still leads one."""
    discard_trick: Annotated[
        DiscardTrick,
        Row(
            rules="C6 F6 P12 X9",
            section="kitty",
            importance=150,
            asked=310,
            slots=(Slot(17, ("declarer", "first_trick", "nobody")),),
            idle=Idle(lambda rules: rules.kitty == 0, "there is no kitty, so nothing is discarded"),
            readers=("narration",),
            is_woven=True,
        ),
    ] = DiscardTrick.DECLARER
    """Whose trick the discard is: the `declarer`'s, the winner's of the `first_trick`, or `nobody`'s."""
    opening_lead: Annotated[
        OpeningLead,
        Row(
            rules="C15 P5",
            section="play",
            importance=180,
            asked=90,
            slots=(Slot(18, ("declarer", "forehand")),),
            is_woven=True,
        ),
    ] = OpeningLead.DECLARER
    """Who leads first: the `declarer`, or `forehand` on the dealer's left."""
    renege: Annotated[
        Renege,
        Row(
            rules="C19 W7 X15",
            section="renege",
            importance=320,
            asked=190,
            slots=(
                Slot(19, ("prevented", "called")),
                Slot(38, ("automatic",)),
            ),
            of_pairs=("automatic",),
            is_woven=True,
        ),
    ] = Renege.PREVENTED
    """`prevented`: only cards that may be played can be. `called`: any card can be laid, and opponents catch a
    renege by naming its trick. `automatic`: any card can be laid, and the table finds each renege when its trick is
    full; for two sides only."""
    renege_penalty: Annotated[
        RenegePenalty,
        Row(
            rules="C19 X22 X23",
            section="renege",
            importance=330,
            asked=200,
            slots=(Slot(39, ("tricks", "bid", "game")),),
            of_pairs=("game",),
            idle=RENEGES_PREVENTED,
            readers=("core/match", "core/penalties", "narration", "simulator/tables"),
            is_woven=True,
        ),
    ] = RenegePenalty.TRICKS
    """What a renege costs. `tricks` moves three tricks. With `bid` a declaring side that reneged is set, and against
    defenders who reneged the bid is made. `game` decides the bid in the same way, and the guilty side loses the
    match."""
    renege_short: Annotated[
        RenegeShort,
        Row(
            rules="W7 X16",
            section="renege",
            importance=350,
            asked=210,
            slots=(Slot(20, ("what_they_have", "all")),),
            idle=Idle(
                lambda rules: not rules.lets_reneges_through or rules.renege_penalty is not RenegePenalty.TRICKS,
                "reneges are prevented, or do not cost books",
            ),
            readers=("core/penalties", "simulator/tables"),
            is_woven=True,
        ),
    ] = RenegeShort.WHAT_THEY_HAVE
    """What a side with fewer than three tricks pays for a renege: `what_they_have`, or `all`."""
    renege_settled: Annotated[
        RenegeSettled,
        Row(
            rules="X16 X23",
            section="renege",
            importance=340,
            asked=220,
            slots=(Slot(40, ("at_once", "deal_end")),),
            idle=RENEGES_PREVENTED,
            readers=("core/penalties", "narration", "simulator/tables"),
            is_woven=True,
        ),
    ] = RenegeSettled.AT_ONCE
    """When a renege is paid for. `at_once`: when it is called or found, out of the tricks won so far. Where there
    are too few tricks, or the price is the bid, the deal ends there. `deal_end`: when all is played, in the order
    they were found."""
    made: Annotated[
        Made,
        Row(
            rules="C20 A8",
            section="score",
            importance=80,
            asked=320,
            slots=(Slot(21, ("odd_tricks", "bid")),),
            idle=NOBODY_BIDS,
            readers=("narration",),
            is_woven=True,
        ),
    ] = Made.ODD_TRICKS
    """What a bid made is worth: its `odd_tricks` (all tricks in cutthroat), or only the `bid`."""
    set: Annotated[
        SetPays,
        Row(
            rules="C21 A10 F8",
            section="score",
            importance=70,
            asked=330,
            slots=(Slot(22, ("minus_bid", "defenders_score_bid")),),
            idle=NOBODY_BIDS,
            readers=("narration",),
            is_woven=True,
        ),
    ] = SetPays.MINUS_BID
    """What a bid set costs: the bid (`minus_bid`), or nothing, but the others score the bid (`defenders_score_bid`)."""
    defenders_score: Annotated[
        DefendersScore,
        Row(
            rules="C21 C22 P8",
            section="score",
            importance=90,
            asked=340,
            slots=(Slot(23, ("nothing", "odd_tricks")),),
            of_pairs=("odd_tricks",),
            idle=NOBODY_BIDS,
            readers=("narration",),
            is_woven=True,
        ),
    ] = DefendersScore.NOTHING
    """Whether defenders score their own `odd_tricks`."""
    no_trump_factor: Annotated[
        int,
        Row(
            rules="C23 A8 P8 P9",
            section="score",
            importance=100,
            asked=100,
            slots=(Slot(24, (1, 2)),),
            values=(1, 2),
            idle=NOBODY_BIDS,
            readers=("bots/heuristic_bot", "bots/heuristics/prospects", "narration"),
            is_woven=True,
        ),
    ] = 1
    """2 where no-trump doubles all points of the deal."""
    no_trump_doubles: Annotated[
        NoTrumpDoubles,
        Row(
            rules="C23 X21",
            section="score",
            importance=110,
            asked=110,
            slots=(Slot(41, ("made_or_set", "made")),),
            idle=Idle(
                lambda rules: rules.no_trump_factor == 1 or rules.turns_trump,
                "no-trump does not double, or nobody bids",
            ),
            readers=("narration",),
            is_woven=True,
        ),
    ] = NoTrumpDoubles.MADE_OR_SET
    """What no-trump doubles where it does: every deal, `made_or_set`, or only a bid that is `made`."""
    boston: Annotated[
        Boston,
        Row(
            rules="C24 X9",
            section="boston",
            importance=280,
            asked=120,
            slots=(Slot(25, ("none", "double", "wins")),),
            readers=("narration", "server"),
            is_woven=True,
        ),
    ] = Boston.NONE
    """What a Boston is worth beyond its points: `none`, `double`, or it `wins` the match."""
    boston_by: Annotated[
        BostonBy,
        Row(
            rules="C24",
            section="boston",
            importance=300,
            asked=150,
            slots=(Slot(42, ("declarers", "either")),),
            of_pairs=("either",),
            idle=Idle(
                lambda rules: not rules.defenders_may_sweep or rules.turns_trump,
                "the discard is the declarer's, so that nobody else can take every book, or nobody bids",
            ),
            is_woven=True,
        ),
    ] = BostonBy.DECLARERS
    """Who can have a Boston: the `declarers` alone, or `either` side. Defenders who take every trick then score it
    as a Boston, beside what the set costs."""
    boston_points: Annotated[
        int,
        Row(
            rules="C24 X24",
            section="boston",
            importance=290,
            asked=130,
            slots=(Slot(43, tuple(range(101))),),
            values=range(0, 101),
            readers=("narration",),
            is_woven=True,
        ),
    ] = 0
    """What a Boston scores, such as 13, in place of its odd tricks; 0 where it scores those. No-trump doubles it
    like any other score."""
    boston_needs_bid: Annotated[
        int,
        Row(
            rules="A9",
            section="boston",
            importance=310,
            asked=140,
            slots=(Slot(26, (0, 7)),),
            values=(0, 7),
            idle=NOBODY_BIDS,
            is_woven=True,
        ),
    ] = 0
    """7 where a Boston is only a bid of seven made; 0 where every trick is enough."""
    target: Annotated[
        int,
        Row(
            rules="C7 A10 F9 X8",
            section="match",
            importance=50,
            asked=160,
            slots=(Slot(27, tuple(range(1, 101))),),
            values=range(1, 101),
            answers=(5, 7, 11, 13, 15, 21, 30, 52),
            is_woven=True,
        ),
    ] = 7
    """The score that wins the match."""
    floor: Annotated[
        int | None,
        Row(
            rules="C7 A10 W9",
            section="match",
            importance=60,
            asked=170,
            slots=(Slot(28, (None, *range(-1, -1001, -1))),),
            values=(None, *range(-1, -1001, -1)),
            answers=(None, -5, -7, -11, -13, -15, -21),
            is_woven=True,
        ),
    ] = -7
    """The score that loses the match; it must be none where no score can fall."""
    both_limits: Annotated[
        BothLimits,
        Row(
            rules="C7 P15",
            section="match",
            importance=390,
            asked=180,
            slots=(Slot(29, ("floor_first", "most_points")),),
            idle=Idle(
                lambda rules: rules.floor is None or rules.sides == 2,
                "there is no floor, or two sides play and the same one wins either way",
            ),
            readers=("core/match",),
            is_woven=True,
        ),
    ] = BothLimits.FLOOR_FIRST
    """What decides if one deal takes a side to the target and another to the floor: the floor (`floor_first`) or the
    `most_points`. With two sides the winner is the same, and only the reason in the record differs."""
    max_sets: Annotated[
        int | None,
        Row(
            rules="X22",
            section="match",
            importance=120,
            asked=350,
            slots=(Slot(44, (None, *range(1, 6))),),
            values=(None, *range(1, 6)),
            idle=NOBODY_BIDS,
            is_woven=True,
        ),
    ] = None
    """How many sets lose the match, whatever the score. For two sides only."""
    backdoor: Annotated[
        Backdoor,
        Row(
            rules="X22",
            section="match",
            importance=370,
            asked=360,
            slots=(Slot(45, ("nothing", "game")),),
            of_pairs=("game",),
            idle=Idle(lambda rules: not rules.may_lose_in_one_deal, "no match can be lost in one deal"),
            readers=("core/match", "server"),
            is_woven=True,
        ),
    ] = Backdoor.NOTHING
    """What defenders get who win the match on its first deal, because the declarers lost it. With `nothing` they
    have what they scored. With `game` they have the target, if they scored less. It changes the score that is
    written down, not who wins. For two sides only."""
    max_deals: Annotated[
        int | None,
        Row(
            rules="P15 X7 X17",
            section="match",
            importance=380,
            asked=370,
            slots=(Slot(30, (None, *range(1, 1001))),),
            values=(None, *range(1, 1001)),
            answers=(None, 1, 2, 4, 6, 8, 12, 16),
        ),
    ] = None
    """The match also ends after so many deals, those thrown in not counted."""
    rotation: Annotated[
        Rotation,
        Row(
            rules="C30",
            section="table",
            told_in="match",
            importance=360,
            asked=380,
            slots=(Slot(31, ("none", "rise_and_fly")),),
            of_pairs=("rise_and_fly",),
            idle=NOBODY_BIDS,
            readers=("core/match", "server"),
        ),
    ] = Rotation.NONE
    """`rise_and_fly`: a match is over when a pair is set or beaten, and the next pair takes its chairs."""
    trump: Annotated[
        Trump,
        Row(
            rules="R1 R2 R3 R4",
            section="cards",
            importance=40,
            asked=390,
            slots=(Slot(47, ("named", "turned")),),
            of_pairs=("turned",),
            is_woven=True,
        ),
    ] = Trump.NAMED
    """`named`: there is an auction, and its winner names trump. `turned`: the last card dealt is turned up and its
    suit is trump, as in Classic Whist. Nobody bids; each side scores its tricks above six."""
    sport_lasts: Annotated[
        SportLasts,
        Row(
            rules="P14 X25",
            section="kitty",
            importance=275,
            asked=65,
            slots=(Slot(48, ("deal", "until_discard")),),
            idle=Idle(lambda rules: not rules.sports, "the kitty is not sported"),
            readers=("core/view", "simulator/tables"),
        ),
    ] = SportLasts.DEAL
    """How long all may look at a sported kitty: for the whole `deal`, or `until_discard`, that is until the declarer
    has discarded. Whatever players want to know of it later, they have to remember."""


def _rows() -> dict[str, Row]:
    hints = get_type_hints(Fields, include_extras=True)
    return {name: next(one for one in hints[name].__metadata__ if isinstance(one, Row)) for name in KINDS}


KINDS: Mapping[str, type] = MappingProxyType(
    {name: kind for name, kind in get_type_hints(Fields).items() if name in Fields.__struct_fields__}
)
"""The type of each option."""
ROWS: Mapping[str, Row] = MappingProxyType(_rows())
"""The row of each option, in the order of ``Fields``."""
NUMBERS: Mapping[str, Sequence[int | None]] = MappingProxyType(
    {name: row.values for name, row in ROWS.items() if row.values}
)
"""The values of every option that is a number, with None where the option may be off."""
