"""The classic game from the lead to the end of the match (rules C15–C30), each rule shown at the table."""

from random import Random

import pytest
from msgspec.structs import replace

from bidwhist.core.act import act, why_not
from bidwhist.core.actions import CallRenege, Play
from bidwhist.core.cards import BIG_JOKER, SUIT_MASKS, Strain, parse_card
from bidwhist.core.deal import Deal, Phase
from bidwhist.core.events import events
from bidwhist.core.match import Reason, Result
from bidwhist.core.rules.options import Boston, DeclareWhen, DefendersScore, Renege, Rotation, Sport
from bidwhist.core.rules.presets import CLASSIC, CUTTHROAT, CUTTHROAT_FIVE, CUTTHROAT_FOUR, FIFTY_TWO
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import WATCHER, view
from bidwhist.errors import BadRuleset
from bidwhist.server.tables.domain.commands import GoOn, TakeSeat
from bidwhist.server.tables.domain.table import goes_on_at
from support import tables
from support.hands import four_in_clubs
from support.table import (
    bid_to,
    call_texts,
    cards_to_play,
    deal_with,
    declare,
    hand,
    lay,
    match_after,
    played,
    rest_played,
    suit,
    to_play,
)


@pytest.mark.rule("C15")
@pytest.mark.parametrize("declarer", range(4))
def test_the_declarer_leads_any_card(declarer: int) -> None:
    deal = to_play(deal_with(CLASSIC), "4US", declarer)
    assert deal.to_act == declarer
    assert cards_to_play(deal) == deal.hand(declarer)


@pytest.mark.rule("C16")
def test_a_player_who_can_follow_must() -> None:
    deal = deal_with(CLASSIC, "", "AH", "2H 9H AS BJ", "")
    deal = lay(to_play(deal, "4US"), "AH")
    assert cards_to_play(deal) == deal.hand(2) & SUIT_MASKS[Strain.HEARTS]
    words = why_not(deal, Play(parse_card("AS")))
    assert words is not None and "you still have hearts and must follow" in words


@pytest.mark.rule("C16")
def test_a_player_who_cannot_follow_plays_anything() -> None:
    deal = lay(four_in_clubs(), "AC")
    assert cards_to_play(deal) == deal.hand(2)


@pytest.mark.rule("C16")
def test_jokers_follow_trump() -> None:
    deal = deal_with(CLASSIC, "", "AS", "LJ " + suit("H", "AKQJT98765") + " 2D", "")
    deal = lay(to_play(deal, "4US"), "AS")
    assert cards_to_play(deal) == hand("LJ")


VOID_IN_DIAMONDS = deal_with(
    CLASSIC,
    suit("H", "AKQJT98765") + " 5C QC",
    suit("D", "32QJT") + " " + suit("C", "AKJT876"),
    suit("S", "AKQJT98765") + " 2C 9C",
    suit("D", "AK987654") + " 4C 3C 4H 3H",
    kitty="BJ LJ 4S 3S 2S 2H",
)
"""Seats 0 and 2 hold no diamond, seats 1 and 3 hold them all."""


@pytest.mark.rule("C17")
@pytest.mark.parametrize(
    ("contract", "cards", "winner"),
    [
        ("4UC", "3D AS 4D AH", 3),
        ("4DC", "3D AS 4D AH", 1),
        ("4DC", "2D AS AD AH", 3),
        ("4UC", "QD 2C KD AH", 2),
        ("4UC", "QD 2C KD 5C", 0),
        ("4DC", "QD 2C KD 5C", 2),
        ("4UN", "3D AS 4D AH", 3),
        ("4DN", "3D AS 4D AH", 1),
    ],
)
def test_the_highest_trump_wins_else_the_highest_card_of_the_suit_led_in_the_contracts_direction(
    contract: str, cards: str, winner: int
) -> None:
    deal = lay(to_play(VOID_IN_DIAMONDS, contract), cards)
    assert deal.tricks[0].winner == deal.to_act == winner


@pytest.mark.rule("C18")
@pytest.mark.parametrize("named", ["4US", "4DS"])
def test_a_joker_led_is_a_trump_led_uptown_and_downtown(named: str) -> None:
    deal = deal_with(CLASSIC, "", "LJ", "2S 9S AH", "BJ 2H")
    led = lay(to_play(deal, named), "LJ")
    assert cards_to_play(led) == deal.dealt[2] & SUIT_MASKS[Strain.SPADES]
    assert lay(led, "2S BJ").table[-1] == BIG_JOKER


CALLED = replace(CLASSIC, renege=Renege.CALLED)


@pytest.mark.rule("C19")
def test_a_renege_costs_three_tricks_if_the_other_side_names_the_trick() -> None:
    over = honest_but_for_one_card()
    before = over.tricks_won
    assert before[0] >= 3
    after_call = act(over, CallRenege(1, 1))
    assert after_call.tricks_won == (before[0] - 3, before[1] + 3)


@pytest.mark.rule("C19")
@pytest.mark.parametrize("call", [CallRenege(1, 0), CallRenege(3, 2), CallRenege(0, 1)])
def test_a_renege_costs_nothing_if_another_trick_is_named_or_the_own_side_calls(call: CallRenege) -> None:
    over = honest_but_for_one_card()
    assert act(over, call).tricks_won == over.tricks_won


@pytest.mark.rule("C19")
def test_an_honest_hand_has_nothing_to_fear() -> None:
    over = rest_played(to_play(deal_with(CALLED), "4US"))
    for trick in range(12):
        assert act(over, CallRenege(1, trick)).tricks_won == over.tricks_won


def honest_but_for_one_card() -> Deal:
    """A finished deal in which seat 2 follows spades, then throws a club on hearts that it could follow."""
    deal = deal_with(CALLED, "BJ LJ KS QS JS TS KH", "AS AH", "2S 2H 2C", "3S 3H")
    deal = lay(to_play(deal, "4US"), "AS 2S 3S KS AH 2C 3H KH")
    return rest_played(deal)


@pytest.mark.rule("C20")
@pytest.mark.parametrize(("tricks", "points"), [(9, 3), (10, 4), (12, 6)])
def test_a_bid_made_scores_a_point_for_each_odd_trick_overtricks_included(tricks: int, points: int) -> None:
    assert played(CLASSIC, "3DH", tricks).points == (0, points)


@pytest.mark.rule("C21")
@pytest.mark.parametrize("tricks", [3, 9])
def test_a_bid_set_costs_the_bid_and_gives_the_defenders_nothing(tricks: int) -> None:
    assert played(CLASSIC, "4UH", tricks).points == (0, -4)


@pytest.mark.rule("C22")
def test_by_house_rule_defenders_score_a_point_an_odd_trick() -> None:
    rules = replace(CLASSIC, defenders_score=DefendersScore.ODD_TRICKS)
    assert played(rules, "4UH", 5).points == (2, -4)
    assert played(rules, "4UH", 10).points == (0, 4)


@pytest.mark.rule("C23")
@pytest.mark.parametrize(("tricks", "single"), [(10, 4), (9, -4)])
def test_by_house_rule_no_trump_doubles_made_and_set(tricks: int, single: int) -> None:
    assert played(CLASSIC, "4UN", tricks).points == (0, single)
    assert played(replace(CLASSIC, no_trump_factor=2), "4UN", tricks).points == (0, 2 * single)
    assert played(replace(CLASSIC, no_trump_factor=2), "4US", tricks).points == (0, single)


@pytest.mark.rule("C24")
@pytest.mark.parametrize(("boston", "points", "wins"), [("none", 7, False), ("double", 14, False), ("wins", 7, True)])
def test_a_boston_scores_seven_or_doubles_or_wins_the_match(boston: str, points: int, wins: bool) -> None:
    rules = replace(CLASSIC, boston=Boston(boston), target=50)
    deal = played(rules, "4US", 13)
    assert deal.outcome is not None and deal.outcome.boston
    assert deal.points == (0, points)
    assert match_after(rules, deal).result == (Result(1, Reason.BOSTON) if wins else None)


@pytest.mark.rule("C24")
def test_all_tricks_but_one_are_no_boston() -> None:
    deal = played(replace(CLASSIC, boston=Boston.WINS), "4US", 12)
    assert deal.outcome is not None and not deal.outcome.boston and not deal.outcome.wins_match


@pytest.mark.rule("C25")
def test_by_house_rule_the_kitty_is_sported_before_the_auction() -> None:
    deal = deal_with(replace(CLASSIC, sport=Sport.BEFORE_AUCTION))
    assert [view(deal, seat).kitty for seat in range(4)] == [deal.kitty] * 4
    assert [view(deal_with(CLASSIC), seat).kitty for seat in range(4)] == [None] * 4


TRUMP_ONLY = replace(CLASSIC, sport=Sport.TRUMP_BIDS)


@pytest.mark.rule("C25")
@pytest.mark.parametrize("when", DeclareWhen)
@pytest.mark.parametrize(("contract", "shown"), [("4US", True), ("4DN", False)])
def test_by_house_rule_the_kitty_is_sported_for_trump_bids_only(when: DeclareWhen, contract: str, shown: bool) -> None:
    deal = bid_to(deal_with(replace(TRUMP_ONLY, declare=when)), contract)
    if when is DeclareWhen.BEFORE_KITTY:
        assert all(view(deal, seat).kitty is None for seat in range(4))
        deal = declare(deal, contract[1:])
    assert [view(deal, seat).kitty == deal.kitty for seat in (0, 2, 3)] == [shown] * 3
    assert view(deal, 1).kitty == deal.kitty
    deal = to_play(deal, contract)
    assert [view(deal, seat).kitty == deal.kitty for seat in (WATCHER, 0, 2, 3)] == [shown] * 4


@pytest.mark.rule("C25")
def test_where_bids_are_numbers_the_kitty_is_sported_once_trump_is_named() -> None:
    rules = replace(FIFTY_TWO, sport=Sport.TRUMP_BIDS)
    for name, shown in (("US", True), ("UN", False)):
        before = bid_to(deal_with(rules), f"4{name}")
        after = declare(before, name)
        told = [type(event).__name__ for event in events(before, after, 0)]
        assert ("KittySported" in told) is shown and view(before, 0).kitty is None
    for late in (DeclareWhen.AFTER_KITTY, DeclareWhen.AFTER_DISCARD):
        with pytest.raises(BadRuleset, match="declare must be before_kitty, or bid_names suffix"):
            replace(rules, declare=late)


@pytest.mark.rule("C26")
def test_by_house_rule_the_lowest_bid_is_four() -> None:
    texts = call_texts(deal_with(replace(CLASSIC, min_bid=4)))
    assert "4 downtown" in texts and not any(text.startswith("3") for text in texts)


@pytest.mark.rule("C27")
def test_by_house_rule_there_is_no_kitty_and_nothing_to_discard() -> None:
    rules = replace(CLASSIC, jokers=0, kitty=0)
    deal = bid_to(deal_with(rules), "4US")
    assert [one.bit_count() for one in deal.hands] == [13] * 4
    assert deal.phase is Phase.DECLARE
    deal = declare(deal, "US")
    assert deal.phase is Phase.PLAY and deal.tricks_won == (0, 0) and deal.discards == 0
    assert len(rest_played(deal).tricks) == 13


@pytest.mark.rule("C28")
def test_cutthroat_is_three_players_each_alone_with_seventeen_cards_and_a_kitty_of_three() -> None:
    assert (CUTTHROAT.players, CUTTHROAT.sides, CUTTHROAT.hand_size, CUTTHROAT.kitty) == (3, 3, 17, 3)


@pytest.mark.rule("C28")
def test_cutthroat_bids_are_exact_numbers_of_tricks() -> None:
    assert played(CUTTHROAT, "10US", 10).points == (0, 10, 0)
    assert played(CUTTHROAT, "10US", 9).points == (0, -10, 0)


@pytest.mark.rule("C28")
def test_cutthroat_is_won_by_the_first_to_thirty() -> None:
    fifteen = played(CUTTHROAT, "15US", 15)
    assert match_after(CUTTHROAT, fifteen).result is None
    assert match_after(CUTTHROAT, fifteen, fifteen).result == Result(1, Reason.TARGET)


@pytest.mark.rule("C29")
@pytest.mark.parametrize(("rules", "cards"), [(CUTTHROAT_FOUR, 12), (CUTTHROAT_FIVE, 10)])
def test_four_or_five_can_play_cutthroat_too(rules: Ruleset, cards: int) -> None:
    assert rules.sides == rules.players and rules.hand_size == cards
    deal = played(rules, "8US", 9)
    assert deal.points == tuple(9 if seat == 1 else 0 for seat in range(rules.players))


@pytest.mark.rule("C30")
def test_the_match_of_a_pair_that_is_set_is_over() -> None:
    rules = replace(CLASSIC, rotation=Rotation.RISE_AND_FLY)
    assert match_after(rules, played(rules, "4US", 9, declarer=1)).result == Result(0, Reason.SET)


@pytest.mark.rule("C30")
def test_the_pair_that_is_set_gets_up_and_the_next_pair_sits() -> None:
    play = tables.Play(replace(CLASSIC, rotation=Rotation.RISE_AND_FLY, max_deals=1), people=4).start()
    waiting = ["eli", "flo"]
    for person in waiting:
        play.ask(person, TakeSeat(person.title()))
    table = play.play(Random(1)).table
    assert table.match is not None and table.match.result is not None
    loser = next(side for side in (0, 1) if side != table.match.result.winner)
    beaten = [table.chairs[seat].person for seat in (loser, loser + 2)]
    when = goes_on_at(table)
    assert when is not None
    play.now = when
    play.send(GoOn())
    assert sorted(str(play.table.chairs[seat].person) for seat in (loser, loser + 2)) == waiting
    assert {one.person for one in play.table.line} == set(beaten)


@pytest.mark.rule("C30")
def test_a_bid_made_short_of_game_leaves_everybody_seated() -> None:
    rules = replace(CLASSIC, rotation=Rotation.RISE_AND_FLY)
    assert match_after(rules, played(rules, "4US", 10)).result is None
