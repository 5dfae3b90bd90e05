"""Random rule sets: every option in every legal mix, for property tests."""

from contextlib import suppress

from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.core.rules.conflicts import kitties_that_divide
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
    SuffixOrder,
)
from bidwhist.core.rules.parse import OPTIONS
from bidwhist.core.rules.presets import WHIST
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.spec import ROWS
from bidwhist.errors import BadRuleset

_SHAPES = [
    (players, jokers, kitty)
    for players in (3, 4, 5)
    for jokers in (0, 1, 2)
    for kitty in kitties_that_divide(players, jokers)
]
_DIRECTIONS = [
    tuple(direction for place, direction in enumerate(Direction) if chosen >> place & 1) for chosen in range(1, 8)
]


def rulesets() -> st.SearchStrategy[Ruleset]:
    """A legal rule set; one of nine has its trump turned up."""
    return st.integers(0, 8).flatmap(lambda one: turned_rulesets() if one == 8 else bid_rulesets())


def turned_rulesets() -> st.SearchStrategy[Ruleset]:
    """A legal rule set in which the last card dealt is turned up, so that nobody bids (rules R1–R4)."""
    return _turned_rulesets().flatmap(_with_later)


def bid_rulesets() -> st.SearchStrategy[Ruleset]:
    """A legal rule set with an auction; a mix that contradicts itself is drawn again."""
    return _bid_rulesets().flatmap(_with_later)


_LATER = [option for option, row in ROWS.items() if row.slots[0].number > ROWS["trump"].slots[0].number]
"""Options that were added since the strategies below were written."""


@st.composite
def _with_later(draw: st.DrawFn, rules: Ruleset) -> Ruleset:
    """The rule set with a value for each option that is not drawn below, where the mix can be played."""
    for option in _LATER:
        value = draw(st.sampled_from(OPTIONS[option].values))
        with suppress(BadRuleset):
            rules = replace(rules, **{option: value})
    return rules


@st.composite
def _turned_rulesets(draw: st.DrawFn) -> Ruleset:
    boston = draw(st.sampled_from(Boston))
    return replace(
        WHIST,
        partners=draw(st.sampled_from([Partners.FIXED, Partners.DRAWN])),
        first_dealer=draw(st.sampled_from(FirstDealer)),
        deal=draw(st.sampled_from(Dealing)),
        directions=(draw(st.sampled_from(Direction)),),
        renege=draw(st.sampled_from(Renege)),
        renege_short=draw(st.sampled_from(RenegeShort)),
        renege_settled=draw(st.sampled_from(RenegeSettled)),
        boston=boston,
        boston_points=0 if boston is Boston.DOUBLE else draw(st.integers(0, 100)),
        target=draw(st.integers(1, 100)),
        max_deals=draw(st.none() | st.integers(1, 20)),
    )


@st.composite
def _bid_rulesets(draw: st.DrawFn) -> Ruleset:
    players, jokers, kitty = draw(st.sampled_from(_SHAPES))
    alone = players != 4 or draw(st.booleans())
    hand_size = (52 + jokers - kitty) // players
    discard_trick = draw(st.sampled_from(DiscardTrick)) if hand_size != 13 else DiscardTrick.NOBODY
    tricks = hand_size + (kitty > 0 and discard_trick is not DiscardTrick.NOBODY)
    most = tricks if alone else tricks - 6
    max_bid = draw(st.integers(1, most))
    pays = draw(st.sampled_from(SetPays))
    names, declare = draw(st.sampled_from(BidNames)), draw(st.sampled_from(DeclareWhen))
    is_late = names is BidNames.NUMBER and declare is not DeclareWhen.BEFORE_KITTY
    sports = [Sport.NEVER] if not kitty else [one for one in Sport if not (is_late and one is Sport.TRUMP_BIDS)]
    boston = draw(st.sampled_from(Boston))
    boston_by = BostonBy.DECLARERS if alone else draw(st.sampled_from(BostonBy))
    try:
        return Ruleset(
            players=players,
            partners=Partners.NONE if alone else draw(st.sampled_from([Partners.FIXED, Partners.DRAWN])),
            jokers=jokers,
            kitty=kitty,
            first_dealer=draw(st.sampled_from(FirstDealer)),
            deal=draw(st.sampled_from(Dealing)),
            min_bid=draw(st.integers(1, max_bid)),
            max_bid=max_bid,
            bid_counts=BidCounts.TRICKS if alone else BidCounts.ODD_TRICKS,
            bid_names=names,
            suffix_order=draw(st.sampled_from(SuffixOrder)),
            dealer_matches=draw(st.booleans()),
            all_pass=draw(st.sampled_from(AllPass)),
            directions=draw(st.sampled_from(_DIRECTIONS)),
            sport=draw(st.sampled_from(sports)),
            declare=declare,
            no_trump_jokers=draw(
                st.sampled_from(
                    [one for one in NoTrumpJokers if one is not NoTrumpJokers.DECLARER_DISCARDS or kitty >= jokers]
                )
            ),
            no_trump_joker_leads=draw(st.booleans()),
            discard_trick=discard_trick,
            opening_lead=draw(st.sampled_from(OpeningLead)),
            renege=draw(st.sampled_from([Renege.PREVENTED, Renege.CALLED] if alone else Renege)),
            renege_penalty=draw(st.sampled_from([RenegePenalty.TRICKS, RenegePenalty.BID] if alone else RenegePenalty)),
            renege_short=draw(st.sampled_from(RenegeShort)),
            renege_settled=draw(st.sampled_from(RenegeSettled)),
            made=draw(st.sampled_from(Made)),
            set=pays,
            defenders_score=DefendersScore.NOTHING if alone else draw(st.sampled_from(DefendersScore)),
            no_trump_factor=draw(st.sampled_from([1, 2])),
            no_trump_doubles=draw(st.sampled_from(NoTrumpDoubles)),
            boston=boston,
            boston_by=boston_by,
            boston_points=0 if boston is Boston.DOUBLE else draw(st.sampled_from([0, 13]) | st.integers(0, 100)),
            boston_needs_bid=0
            if max_bid < 7 or alone or boston_by is BostonBy.EITHER
            else draw(st.sampled_from([0, 7])),
            target=draw(st.integers(1, 100)),
            floor=draw(st.none() | st.integers(-50, -1)) if pays is SetPays.MINUS_BID else None,
            both_limits=draw(st.sampled_from(BothLimits)),
            max_sets=None if alone else draw(st.none() | st.integers(1, 5)),
            backdoor=Backdoor.NOTHING if alone else draw(st.sampled_from(Backdoor)),
            max_deals=draw(st.none() | st.integers(1, 20)),
            rotation=Rotation.NONE if alone else draw(st.sampled_from(Rotation)),
        )
    except BadRuleset as error:
        raise AssertionError(f"the strategy drew an impossible mix: {error}") from error
