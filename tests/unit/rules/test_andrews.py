"""The game of Joe Andrews (rules A1–A10), each rule shown at the table."""

import pytest
from msgspec.structs import replace

from bidwhist.core.act import act
from bidwhist.core.actions import Declare, Discard
from bidwhist.core.cards import JOKERS, SUIT_MASKS, Strain, deck
from bidwhist.core.deal import Phase
from bidwhist.core.draws import draw_partners
from bidwhist.core.legality import legal
from bidwhist.core.match import Reason, Result, new_match
from bidwhist.core.rules.options import BidNames, DeclareWhen, Direction, Made, Partners, SetPays
from bidwhist.core.rules.presets import ANDREWS
from bidwhist.core.shuffle import deal_cards, seed_from_text
from bidwhist.errors import IllegalAction
from support.table import (
    PLAYERS,
    bid_to,
    call_texts,
    calls,
    cards_to_play,
    deal_with,
    declare,
    discard,
    hand,
    lay,
    match_after,
    played,
    suit,
    to_play,
)

JOKERS_IN_HAND = deal_with(ANDREWS, "", "BJ AS", "", "", kitty="LJ")
"""Seat 1 holds the Big Joker, and finds the Little one in the kitty."""


@pytest.mark.rule("A1")
def test_partners_agreed_keep_the_seats_they_came_to() -> None:
    match = new_match(ANDREWS, PLAYERS[:4], seed_from_text("agreed"))
    assert match.players == PLAYERS[:4]


@pytest.mark.rule("A1")
def test_partners_drawn_are_the_two_highest_cards_against_the_two_lowest() -> None:
    rules = replace(ANDREWS, partners=Partners.DRAWN)
    for number in range(200):
        draw = draw_partners(rules, seed_from_text(str(number)))
        ranks = {player: card % 13 for player, card in draw.cards}
        first, second, third, last = draw.result
        assert sorted(draw.result) == [0, 1, 2, 3]
        assert min(ranks[first], ranks[third]) >= max(ranks[second], ranks[last])


@pytest.mark.rule("A1")
def test_drawn_partners_sit_opposite_each_other() -> None:
    rules = replace(ANDREWS, partners=Partners.DRAWN)
    match = new_match(rules, PLAYERS[:4], seed_from_text("drawn"))
    assert match.partners_draw is not None
    assert match.players == tuple(PLAYERS[player] for player in match.partners_draw.result)


@pytest.mark.rule("A2")
@pytest.mark.parametrize(("jokers", "kitty"), [(2, 6), (1, 5), (0, 4)])
def test_twelve_each_whatever_the_jokers_and_the_rest_is_the_kitty(jokers: int, kitty: int) -> None:
    rules = replace(ANDREWS, jokers=jokers, kitty=kitty)
    hands, left = deal_cards(rules, seed_from_text("twelve"), 0, 0)
    assert [one.bit_count() for one in hands] == [12] * 4 and left.bit_count() == kitty
    assert sum(hands) + left == deck(jokers)


@pytest.mark.rule("A2")
def test_a_single_joker_is_the_big_one() -> None:
    assert deck(1) & JOKERS == hand("BJ")


@pytest.mark.rule("A3")
def test_after_four_downtown_come_four_no_trump_and_every_five_six_and_seven() -> None:
    texts = call_texts(calls(deal_with(ANDREWS), "4D"))
    higher = {f"{number} {way}" for number in (5, 6, 7) for way in ("uptown", "downtown", "no-trump")}
    assert texts == {"pass", "4 no-trump", *higher}


@pytest.mark.rule("A3")
@pytest.mark.parametrize("call", ["4U", "4D", "3U", "3D", "3N"])
def test_after_four_downtown_neither_four_uptown_nor_any_three_is_a_bid(call: str) -> None:
    with pytest.raises(IllegalAction, match="a bid must beat 4 downtown"):
        calls(deal_with(ANDREWS), f"4D {call}")


@pytest.mark.rule("A4")
def test_the_declarer_names_trump_before_the_kitty_is_seen() -> None:
    deal = bid_to(JOKERS_IN_HAND, "4US")
    assert deal.phase is Phase.DECLARE and deal.hand(1) == deal.dealt[1]
    assert set(legal(deal)) == {Declare(strain, Direction.UPTOWN) for strain in Strain if strain != Strain.NO_TRUMP}
    after = declare(deal, "US")
    assert after.phase is Phase.DISCARD and after.hand(1) == deal.dealt[1] | deal.kitty


@pytest.mark.rule("A4")
def test_in_no_trump_the_declarer_names_the_direction_before_the_kitty_is_seen() -> None:
    deal = bid_to(JOKERS_IN_HAND, "4UN")
    assert deal.phase is Phase.DECLARE
    assert {str(one) for one in legal(deal)} == {"no-trump uptown", "no-trump downtown"}


@pytest.mark.rule("A5")
def test_with_a_trump_suit_the_declarer_discards_any_six() -> None:
    deal = declare(bid_to(JOKERS_IN_HAND, "4US"), "US")
    assert len(legal(deal)) == 18564  # six of eighteen
    assert discard(deal, "BJ LJ").phase is Phase.PLAY
    assert not discard(deal).discards & hand("BJ")


@pytest.mark.rule("A5")
def test_in_no_trump_every_joker_the_declarer_holds_must_be_discarded() -> None:
    deal = declare(bid_to(JOKERS_IN_HAND, "4UN"), "UN")
    without = deal.hand(1) & ~hand("BJ")
    six = 0
    while six.bit_count() < 6:
        six |= (without & ~six) & -(without & ~six)
    with pytest.raises(IllegalAction, match="the jokers must go in no-trump"):
        act(deal, Discard(six))
    assert discard(deal).discards & JOKERS == JOKERS


@pytest.mark.rule("A5")
def test_where_trump_is_named_after_the_discard_a_no_trump_bid_throws_the_jokers_too() -> None:
    rules = replace(ANDREWS, declare=DeclareWhen.AFTER_DISCARD)
    deal = bid_to(deal_with(rules, "", "BJ AS", kitty="LJ"), "4UN")
    assert deal.phase is Phase.DISCARD and discard(deal).discards & JOKERS == JOKERS
    trump = bid_to(deal_with(rules, "", "BJ AS", kitty="LJ"), "4US")
    assert not discard(trump).discards & hand("BJ")


@pytest.mark.rule("A5")
def test_who_kept_a_joker_cannot_name_no_trump_after_the_discard() -> None:
    rules = replace(ANDREWS, declare=DeclareWhen.AFTER_DISCARD, bid_names=BidNames.NUMBER)
    deal = bid_to(deal_with(rules, "", "BJ AS", kitty="LJ"), "4UN")
    kept, thrown = discard(deal), discard(deal, "BJ LJ")
    assert Declare(Strain.NO_TRUMP, Direction.UPTOWN) not in legal(kept)
    assert Declare(Strain.NO_TRUMP, Direction.UPTOWN) in legal(thrown)
    with pytest.raises(IllegalAction, match="jokers must be discarded before no-trump is named"):
        declare(kept, "UN")


@pytest.mark.rule("A6")
def test_the_discard_is_the_declaring_sides_first_trick_so_three_needs_eight_of_the_twelve() -> None:
    deal = played(ANDREWS, "3US", 9)
    assert sum(deal.side(trick.winner) == 1 for trick in deal.tricks) == 8
    assert deal.points == (0, 3)


@pytest.mark.rule("A7")
def test_the_declarer_leads_and_who_can_follow_must_jokers_being_trumps() -> None:
    deal = deal_with(ANDREWS, "", "AS", "LJ 2S", suit("H", "AKQJT98765") + " 3C 4C")
    deal = to_play(deal, "4US")
    assert deal.to_act == deal.declarer == 1
    deal = lay(deal, "AS")
    assert cards_to_play(deal) == deal.hand(2) & (SUIT_MASKS[Strain.SPADES] | JOKERS)
    deal = lay(deal, "LJ")
    assert cards_to_play(deal) == deal.hand(3)


@pytest.mark.rule("A8")
@pytest.mark.parametrize("tricks", [9, 10, 12])
def test_a_bid_made_scores_the_bid_and_no_more(tricks: int) -> None:
    assert played(ANDREWS, "3US", tricks).points == (0, 3)


@pytest.mark.rule("A8")
def test_by_option_a_bid_of_three_that_takes_ten_tricks_scores_four() -> None:
    assert played(replace(ANDREWS, made=Made.ODD_TRICKS), "3US", 10).points == (0, 4)


@pytest.mark.rule("A8")
def test_five_no_trump_made_is_ten_points() -> None:
    assert played(ANDREWS, "5UN", 11).points == (0, 10)
    assert played(ANDREWS, "5US", 11).points == (0, 5)


@pytest.mark.rule("A8")
def test_five_no_trump_set_costs_ten_points() -> None:
    assert played(ANDREWS, "5DN", 10).points == (0, -10)


@pytest.mark.rule("A9")
def test_a_boston_is_a_bid_of_seven_made_with_every_trick() -> None:
    seven, six = played(ANDREWS, "7US", 13).outcome, played(ANDREWS, "6US", 13).outcome
    assert seven is not None and seven.boston
    assert six is not None and six.made and not six.boston


@pytest.mark.rule("A10")
@pytest.mark.parametrize("target", [7, 11, 21])
def test_the_first_side_at_the_target_wins(target: int) -> None:
    rules = replace(ANDREWS, target=target)
    six = played(rules, "6US", 12)
    needed = -(-target // 6)
    assert match_after(rules, *[six] * (needed - 1)).result is None
    assert match_after(rules, *[six] * needed).result == Result(1, Reason.TARGET)


@pytest.mark.rule("A10")
def test_no_score_is_too_low_unless_the_circle_plays_to_minus_seven() -> None:
    set_at_seven = played(ANDREWS, "7US", 12)
    assert match_after(ANDREWS, set_at_seven).score == (0, -7)
    assert match_after(ANDREWS, set_at_seven).result is None
    with_floor = replace(ANDREWS, floor=-7)
    assert match_after(with_floor, played(with_floor, "7US", 12)).result == Result(0, Reason.FLOOR)


@pytest.mark.rule("A10")
def test_without_negative_points_the_defenders_score_the_bid_they_defeat() -> None:
    rules = replace(ANDREWS, set=SetPays.DEFENDERS_SCORE_BID, target=11)
    assert played(rules, "3US", 8).points == (3, 0)
    assert played(rules, "3UN", 8).points == (6, 0)
