"""What a renege costs and when, what no-trump doubles, and who can have a Boston (C24, X15–X24)."""

import pytest
from msgspec.structs import replace

from bidwhist.core.act import act
from bidwhist.core.actions import CallRenege
from bidwhist.core.deal import NOBODY, Deal
from bidwhist.core.events import RenegeCalled, events
from bidwhist.core.legality import interruptions
from bidwhist.core.match import Reason, Result
from bidwhist.core.rules.describe import describe, format_sheet
from bidwhist.core.rules.options import (
    Boston,
    BostonBy,
    DefendersScore,
    DiscardTrick,
    NoTrumpDoubles,
    Renege,
    RenegePenalty,
    RenegeSettled,
    RenegeShort,
    SetPays,
)
from bidwhist.core.rules.presets import ANDREWS, CLASSIC, CUTTHROAT, FIFTY_TWO, PALACE
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.scoring import outcome
from bidwhist.errors import BadRuleset, IllegalAction
from bidwhist.narration import Narrator, tell, verdict, why_points
from bidwhist.records import check, decode_record, encode_record, record_of
from support.table import deal_with, lay, match_after, played, rest_played, to_play

CALLED = replace(CLASSIC, renege=Renege.CALLED)
AUTOMATIC = replace(CLASSIC, renege=Renege.AUTOMATIC)
VOICE = Narrator(("Ann", "Bo", "Cleo", "Dee"), 0, (0, 1, 0, 1))


def before_the_renege(rules: Ruleset) -> Deal:
    """Seat 1 plays spades and has led the ace of hearts; seat 2 holds a heart, and throws a club on it."""
    return lay(to_play(deal_with(rules, "2H BJ LJ AS KS QS JS TS", "AH", "3H 2C", "4H"), "4US"), "AH 2C 4H")


def reneged(rules: Ruleset) -> Deal:
    """The same, the trick finished."""
    return lay(before_the_renege(rules), "2H")


def sheet_of(rules: Ruleset) -> str:
    """The rules sheet as one text."""
    return format_sheet(describe(rules), 1000)


def kept(rules: Ruleset, deal: Deal) -> Deal:
    """The deal once written down and read back."""
    match = match_after(rules, deal)
    return check(decode_record(encode_record(record_of(match)))).deals[0]


@pytest.mark.rule("X15")
def test_where_the_table_finds_reneges_the_penalty_falls_at_the_end_of_the_trick() -> None:
    free = reneged(replace(AUTOMATIC, renege=Renege.CALLED))
    assert free.tricks_won == (0, 2)
    # Seat 2's side has nothing to give yet.
    found = reneged(AUTOMATIC)
    assert found.renege_calls[-1].called_by == NOBODY and found.renege_calls[-1].seat == 2
    assert found.renege_calls[-1].moved == 0 and found.tricks_won == (0, 2)
    assert all(not isinstance(one, CallRenege) for one in interruptions(found))
    with pytest.raises(IllegalAction, match="the program finds reneges at this table"):
        act(found, CallRenege(1, 0))


@pytest.mark.rule("X15")
def test_a_short_side_found_by_the_table_loses_every_trick_where_it_must() -> None:
    rules = replace(AUTOMATIC, renege_short=RenegeShort.ALL)
    found = reneged(rules)
    assert found.is_over and found.forfeited and found.tricks_won == (0, 13)
    assert kept(rules, found) == found


@pytest.mark.rule("X15")
def test_the_tricks_of_a_renege_that_the_table_finds_go_to_the_other_side_whichever_that_is() -> None:
    rules = replace(AUTOMATIC, renege_short=RenegeShort.ALL)
    seated = deal_with(rules, "4H", "2H BJ LJ AS KS QS JS TS", "AH", "3H 2C", dealer=1)
    found = lay(to_play(seated, "4US"), "AH 2C 4H 2H")
    assert found.renege_calls[-1].called_by == NOBODY and found.renege_calls[-1].seat == 3
    assert found.is_over and found.tricks_won == (13, 0)


@pytest.mark.rule("X15")
def test_a_renege_that_the_table_finds_is_told_to_everybody() -> None:
    before = before_the_renege(AUTOMATIC)
    after = lay(before, "2H")
    (told,) = [event for event in events(before, after, 1) if isinstance(event, RenegeCalled)]
    assert tell(VOICE, after, told) == "Cleo has reneged in book 1, and there was no book to give yet."


@pytest.mark.rule("X15")
def test_nobody_can_find_reneges_by_itself_where_several_could_gain() -> None:
    with pytest.raises(BadRuleset, match="renege must be prevented or called in cutthroat"):
        replace(CUTTHROAT, renege=Renege.AUTOMATIC)


@pytest.mark.rule("X16")
def test_a_penalty_is_fixed_when_it_is_called_and_the_sheet_says_so() -> None:
    called = act(reneged(CALLED), CallRenege(1, 0))
    assert (
        called.renege_calls[-1].moved == 0 and rest_played(called).tricks_won == rest_played(reneged(CALLED)).tricks_won
    )
    assert "gives three books, at once, out of those it has by then" in sheet_of(CALLED)


@pytest.mark.rule("X16")
def test_a_penalty_may_wait_for_the_end_of_the_deal() -> None:
    rules = replace(CALLED, renege_settled=RenegeSettled.DEAL_END)
    called = act(reneged(rules), CallRenege(1, 0))
    assert called.renege_calls[-1].seat == 2 and called.renege_calls[-1].moved == 0
    over, free = rest_played(called), rest_played(reneged(rules))
    moved = min(3, free.tricks_won[0])
    assert moved > 0 and over.renege_calls[-1].moved == moved
    assert over.tricks_won == (free.tricks_won[0] - moved, free.tricks_won[1] + moved)
    assert kept(rules, over) == over
    assert "gives three books, when the deal is over, out of all it has" in sheet_of(rules)


@pytest.mark.rule("X16")
def test_a_call_after_the_end_is_paid_for_at_once_in_either_way() -> None:
    for settled in RenegeSettled:
        over = rest_played(reneged(replace(CALLED, renege_settled=settled)))
        assert act(over, CallRenege(1, 0)).renege_calls[-1].moved == min(3, over.tricks_won[0])


@pytest.mark.rule("X19")
def test_a_side_that_has_every_trick_by_a_penalty_has_no_boston() -> None:
    rules = replace(CALLED, boston=Boston.WINS)
    deal = reneged(rules)
    # As if the declarers had taken all but two, and the others gave those.
    won = rest_played(deal)
    short = replace(won, tricks_won=(2, 11))
    full = act(short, CallRenege(1, 0))
    assert full.tricks_won == (0, 13) and full.renege_calls[-1].moved == 2
    assert full.outcome is not None and full.outcome.made and not full.outcome.boston
    assert match_after(rules, full).result != Result(1, Reason.BOSTON)
    assert "Books that change hands for a renege make no Boston." in sheet_of(rules)


@pytest.mark.rule("X19")
def test_a_boston_won_with_cards_stays_one_though_a_renege_is_called() -> None:
    rules = replace(CALLED, boston=Boston.WINS, renege_short=RenegeShort.ALL)
    every = played(rules, "4US", 13)
    wronged = replace(every, reneges=((2, 0),))
    full = act(wronged, CallRenege(1, 0))
    assert full.outcome is not None and full.outcome.boston


@pytest.mark.rule("X19")
def test_a_deal_that_a_renege_ends_gives_every_trick_and_no_boston() -> None:
    rules = replace(CALLED, boston=Boston.WINS, renege_short=RenegeShort.ALL)
    full = act(reneged(rules), CallRenege(1, 0))
    assert full.is_over and full.tricks_won == (0, 13)
    assert full.outcome is not None and full.outcome.points == (0, 7) and not full.outcome.boston


@pytest.mark.rule("X23")
@pytest.mark.parametrize("settled", RenegeSettled)
def test_a_defenders_renege_that_costs_the_bid_makes_it(settled: RenegeSettled) -> None:
    rules = replace(CALLED, renege_penalty=RenegePenalty.BID, renege_settled=settled)
    called = act(reneged(rules), CallRenege(1, 0))
    assert called.is_over is (settled is RenegeSettled.AT_ONCE)
    over = rest_played(called)
    assert over.outcome is not None and over.outcome.made
    assert over.points == (0, max(4, over.tricks_won[1] - 6))
    assert kept(rules, over) == over
    assert verdict(VOICE, over).endswith("made by a renege") and why_points(over).startswith("a renege decides the bid")


@pytest.mark.rule("X23")
def test_a_declarers_renege_that_costs_the_bid_sets_it() -> None:
    rules = replace(CALLED, renege_penalty=RenegePenalty.BID)
    every = replace(played(rules, "4US", 12), reneges=((3, 0),))
    over = act(every, CallRenege(0, 0))
    assert over.points == (0, -4) and over.tricks_won == every.tricks_won


@pytest.mark.rule("X23")
def test_a_renege_that_costs_the_game_loses_the_match() -> None:
    rules = replace(CALLED, renege_penalty=RenegePenalty.GAME)
    over = act(reneged(rules), CallRenege(1, 0))
    match = match_after(rules, over)
    assert over.points == (0, 4) and match.result == Result(1, Reason.RENEGE)
    assert over.is_over and over.forfeited and not interruptions(over), "what is settled is called no more"
    declarers = act(replace(played(rules, "4US", 12), reneges=((3, 0),)), CallRenege(0, 0))
    assert match_after(rules, declarers).result == Result(0, Reason.RENEGE)
    assert "the team that reneged loses the match" in sheet_of(rules)
    with pytest.raises(BadRuleset, match="renege_penalty must be tricks or bid in cutthroat"):
        replace(CUTTHROAT, renege_penalty=RenegePenalty.GAME)


@pytest.mark.rule("X21")
def test_no_trump_may_double_only_what_is_made() -> None:
    rules = replace(PALACE, no_trump_doubles=NoTrumpDoubles.MADE)
    assert outcome(PALACE, 4, True, 0, (11, 2)).points == (10, 0)
    assert outcome(rules, 4, True, 0, (11, 2)).points == (10, 0)
    assert outcome(PALACE, 4, True, 0, (6, 7)).points == (-8, 2)
    assert outcome(rules, 4, True, 0, (6, 7)).points == (-4, 1)
    assert "doubled if the bid is made; a set counts as it stands" in sheet_of(rules)


EITHER = replace(FIFTY_TWO, set=SetPays.MINUS_BID, boston_by=BostonBy.EITHER)
"""The discards go with the first trick, so that defenders can take all thirteen."""


@pytest.mark.rule("C24")
@pytest.mark.parametrize(
    ("changes", "points"),
    [
        ({}, (-4, 7)),
        ({"boston": Boston.DOUBLE}, (-4, 14)),
        ({"boston_points": 13}, (-4, 13)),
        ({"defenders_score": DefendersScore.ODD_TRICKS}, (-4, 7)),
        ({"set": SetPays.DEFENDERS_SCORE_BID}, (0, 11)),
    ],
)
def test_defenders_who_take_every_trick_have_a_boston_too(changes: dict[str, object], points: tuple[int, int]) -> None:
    found = outcome(replace(EITHER, **changes), 4, False, 0, (0, 13))
    assert found.swept and not found.boston and found.points == points


@pytest.mark.rule("C24")
def test_a_boston_of_the_defenders_wins_the_match_where_bostons_do() -> None:
    rules = replace(EITHER, boston=Boston.WINS)
    deal = played(rules, "4US", 0)
    match = match_after(rules, deal)
    assert match.result == Result(0, Reason.BOSTON)
    assert "a Boston for the others" in verdict(VOICE, deal)
    assert "the defenders' Boston is 7 points" in why_points(deal)
    assert "Defenders who take them all have a Boston too" in sheet_of(rules)


@pytest.mark.rule("C24")
def test_defenders_have_no_boston_where_the_discard_is_the_declarers_or_a_bid_is_needed() -> None:
    assert "Defenders who take them all" not in sheet_of(replace(CLASSIC, boston_by=BostonBy.EITHER))
    with pytest.raises(BadRuleset, match="defenders have no bid of seven"):
        replace(ANDREWS, discard_trick=DiscardTrick.FIRST_TRICK, boston_by=BostonBy.EITHER)
    with pytest.raises(BadRuleset, match="boston_by must be declarers in cutthroat"):
        replace(CUTTHROAT, boston_by=BostonBy.EITHER)


@pytest.mark.rule("X24")
def test_a_boston_may_have_points_of_its_own_which_no_trump_doubles() -> None:
    rules = replace(PALACE, boston_points=13)
    assert played(rules, "4US", 13).points == (0, 13)
    assert outcome(rules, 4, True, 1, (0, 13)).points == (0, 26)
    assert played(rules, "4US", 12).points == (0, 6)
    assert "that is a Boston: it scores 13 points." in sheet_of(rules)
    with pytest.raises(BadRuleset, match="boston must be none or wins"):
        replace(rules, boston=Boston.DOUBLE)
