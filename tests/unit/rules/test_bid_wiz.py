"""The game of the Wiz (rules W1–W9), each rule shown at the table."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from bidwhist.core.act import act
from bidwhist.core.actions import PASS, CallRenege
from bidwhist.core.cards import SUIT_MASKS, Strain
from bidwhist.core.deal import Deal, Phase
from bidwhist.core.draws import draw_first_dealer
from bidwhist.core.legality import interruptions, legal
from bidwhist.core.match import Reason, Result, new_match
from bidwhist.core.rules.options import Renege
from bidwhist.core.rules.presets import BID_WIZ
from bidwhist.core.shuffle import KITTY, deal_cards, destinations, seed_from_text
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
    rest_played,
    suit,
    to_play,
)

CALLED = replace(BID_WIZ, renege=Renege.CALLED)


@pytest.mark.rule("W1")
def test_cards_are_dealt_face_up_until_somebody_gets_a_diamond_and_deals_first() -> None:
    for number in range(200):
        draw = draw_first_dealer(BID_WIZ, seed_from_text(str(number)))
        *before, (seat, last) = draw.cards
        assert last // 13 == Strain.DIAMONDS and draw.result == (seat,)
        assert all(card // 13 != Strain.DIAMONDS for _, card in before)
        assert all(after == (one + 1) % 4 for (one, _), (after, _) in pairwise(draw.cards))


@pytest.mark.rule("W1")
def test_after_that_the_deal_passes_to_the_left() -> None:
    match = new_match(BID_WIZ, PLAYERS[:4], seed_from_text("left"))
    assert match.next_dealer == match.first_dealer
    assert match_after(BID_WIZ, played(BID_WIZ, "3US", 9)).next_dealer == 1


@pytest.mark.rule("W2")
def test_the_kitty_takes_six_cards_at_any_time_but_never_of_the_first_or_last_four() -> None:
    places = set()
    for number in range(300):
        order = destinations(BID_WIZ, seed_from_text(str(number)), number, number % 4)
        assert order.count(KITTY) == 6
        assert KITTY not in order[:4] + order[-4:]
        places |= {place for place, seat in enumerate(order) if seat == KITTY}
    assert places == set(range(4, 50))


@pytest.mark.rule("W2")
def test_the_other_cards_go_round_one_at_a_time_clockwise_from_the_dealers_left() -> None:
    for dealer in range(4):
        order = [seat for seat in destinations(BID_WIZ, seed_from_text("one"), 0, dealer) if seat != KITTY]
        assert order == [(dealer + 1 + turn) % 4 for turn in range(48)]


@pytest.mark.rule("W2")
def test_each_player_ends_with_twelve_cards() -> None:
    hands, kitty = deal_cards(BID_WIZ, seed_from_text("twelve"), 3, 1)
    assert [one.bit_count() for one in (*hands, kitty)] == [12, 12, 12, 12, 6]


@pytest.mark.rule("W3")
def test_no_trump_outranks_a_trump_bid_of_the_same_number_and_the_directions_are_equal() -> None:
    texts = call_texts(calls(deal_with(BID_WIZ), "6D"))
    assert texts == {"pass", "6 no-trump", "7 uptown", "7 downtown", "7 no-trump"}


@pytest.mark.rule("W3")
def test_three_passes_force_the_dealer_to_bid() -> None:
    deal = calls(deal_with(BID_WIZ), "- - -")
    assert {"3 uptown", "3 downtown", "3 no-trump"} <= call_texts(deal)
    with pytest.raises(IllegalAction):
        act(deal, PASS)


@pytest.mark.rule("W4")
def test_trump_is_secret_until_the_bid_is_won_then_named_and_then_the_kitty_is_taken() -> None:
    deal = bid_to(deal_with(BID_WIZ), "4US")
    assert deal.phase is Phase.DECLARE and deal.contract is None and deal.hand(1) == deal.dealt[1]
    assert {str(one) for one in legal(deal)} == {f"{name} uptown" for name in ("spades", "hearts", "diamonds", "clubs")}
    assert declare(deal, "US").hand(1) == deal.dealt[1] | deal.kitty


@pytest.mark.rule("W4")
def test_six_cards_go_from_hand_and_kitty_alike() -> None:
    deal = declare(bid_to(deal_with(BID_WIZ, "", suit("S", "AKQJT9"), kitty=suit("H", "AKQJT9")), "4US"), "US")
    assert discard(deal, suit("S", "AKQJT9")).hand(1) & hand(suit("H", "AKQJT9")) == hand(suit("H", "AKQJT9"))
    assert discard(deal).hand(1) == deal.dealt[1]
    assert discard(deal, "AS AH KH").phase is Phase.PLAY


@pytest.mark.rule("W5")
def test_the_declarer_leads_any_card() -> None:
    deal = to_play(deal_with(BID_WIZ), "4US", 2)
    assert deal.to_act == 2 and cards_to_play(deal) == deal.hand(2)


NO_TRUMP = deal_with(BID_WIZ, "BJ AH", "LJ 2H", "9H", "3H 5H")


@pytest.mark.rule("W6")
def test_in_no_trump_a_joker_can_be_laid_only_by_who_cannot_follow() -> None:
    deal = lay(to_play(NO_TRUMP, "4UN"), "2H 9H 3H")
    assert not cards_to_play(deal) & hand("BJ")
    void = deal_with(BID_WIZ, "BJ " + suit("S", "AKQJT987654"), "2H", "3H", "4H")
    assert cards_to_play(lay(to_play(void, "4UN"), "2H 3H 4H")) == void.dealt[0]


@pytest.mark.rule("W6")
def test_a_joker_led_in_no_trump_waits_for_the_first_other_card_to_set_the_suit() -> None:
    deal = lay(to_play(NO_TRUMP, "4UN"), "LJ")
    assert cards_to_play(deal) == deal.hand(2)
    deal = lay(deal, "9H")
    assert cards_to_play(deal) == deal.hand(3) & SUIT_MASKS[Strain.HEARTS]
    assert lay(deal, "3H AH").tricks[0].winner == 0


def renege_by_seat_two(strong: str) -> Deal:
    """Two tricks in: seat 2 threw a club on hearts though it held one; seat 0, its partner, has the cards named."""
    deal = deal_with(CALLED, f"KS KH {strong}", "AS AH", "2S 2H 2C", "3S 3H")
    return lay(to_play(deal, "4US"), "AS 2S 3S KS AH 2C 3H KH")


@pytest.mark.rule("W7")
def test_a_renege_moves_three_tricks_to_the_other_side() -> None:
    over = rest_played(renege_by_seat_two("BJ LJ QS JS TS"))
    assert over.tricks_won[0] >= 3
    after = act(over, CallRenege(3, 1))
    assert after.tricks_won == (over.tricks_won[0] - 3, over.tricks_won[1] + 3)


@pytest.mark.rule("W7")
def test_with_fewer_than_three_tricks_the_deal_ends_and_all_thirteen_are_the_other_sides() -> None:
    deal = renege_by_seat_two("")
    assert deal.tricks_won[0] < 3
    after = act(deal, CallRenege(1, 1))
    assert after.is_over and after.tricks_won == (0, 13)
    assert after.points == (0, 7)


@pytest.mark.rule("W7")
def test_a_declarer_who_reneges_with_too_few_tricks_is_set() -> None:
    deal = deal_with(CALLED, "AS AH", "KS KH 2C", "2S 2H", "3S 3H")
    deal = lay(to_play(deal, "4US"), "KS 2S 3S AS")
    deal = lay(deal, "AH 2C 2H 3H")
    after = act(deal, CallRenege(0, 1))
    assert after.is_over and after.tricks_won == (13, 0) and after.points == (0, -4)
    assert CallRenege(0, 1) not in interruptions(after)


@pytest.mark.rule("W8")
def test_the_kitty_is_a_book_of_the_side_that_won_the_bid() -> None:
    assert to_play(deal_with(BID_WIZ), "4US").tricks_won == (0, 1)
    assert BID_WIZ.all_tricks == 13


@pytest.mark.rule("W8")
@pytest.mark.parametrize(
    ("contract", "tricks", "points"),
    [("4US", 11, 5), ("4US", 9, -4), ("4UN", 11, 10), ("4DN", 9, -8)],
)
def test_a_point_an_odd_trick_the_bid_when_set_and_double_in_no_trump(contract: str, tricks: int, points: int) -> None:
    assert played(BID_WIZ, contract, tricks).points == (0, points)


@pytest.mark.rule("W9")
def test_seven_wins_and_so_does_forcing_the_others_to_minus_seven() -> None:
    no_trump = played(BID_WIZ, "4UN", 10)
    assert match_after(BID_WIZ, no_trump).result == Result(1, Reason.TARGET)
    assert match_after(BID_WIZ, played(BID_WIZ, "4UN", 9)).result == Result(0, Reason.FLOOR)
    assert match_after(BID_WIZ, played(BID_WIZ, "6US", 12)).result is None
