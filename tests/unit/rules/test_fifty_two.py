"""The game with 52 cards (rules F1–F10), each rule shown at the table."""

import pytest
from msgspec.structs import replace

from bidwhist.core.act import act
from bidwhist.core.actions import PASS, Bid
from bidwhist.core.cards import SUIT_MASKS, Strain, parse_card
from bidwhist.core.deal import Phase
from bidwhist.core.draws import draw_first_dealer
from bidwhist.core.legality import legal
from bidwhist.core.match import Reason, Result
from bidwhist.core.rules.describe import describe, format_sheet
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.order import order_for
from bidwhist.core.rules.presets import FIFTY_TWO
from bidwhist.core.shuffle import deal_cards, seed_from_text
from bidwhist.errors import BadRuleset, IllegalAction
from support.table import (
    bid_to,
    call_texts,
    calls,
    cards_to_play,
    deal_with,
    declare,
    discard,
    lay,
    match_after,
    played,
    suit,
    to_play,
)

NUMBERS = {str(number) for number in range(1, 8)}


@pytest.mark.rule("F1")
def test_52_cards_give_twelve_each_and_four_to_the_kitty() -> None:
    hands, kitty = deal_cards(FIFTY_TWO, seed_from_text("52"), 0, 0)
    assert [one.bit_count() for one in hands] == [12] * 4 and kitty.bit_count() == 4
    assert sum(hands) + kitty == sum(SUIT_MASKS)


@pytest.mark.rule("F1")
def test_chance_picks_the_first_dealer_and_the_deal_passes_left() -> None:
    dealers = {draw_first_dealer(FIFTY_TWO, seed_from_text(str(number))).result[0] for number in range(60)}
    assert dealers == {0, 1, 2, 3}
    assert match_after(FIFTY_TWO, played(FIFTY_TWO, "1US", 7)).next_dealer == 1


@pytest.mark.rule("F2")
def test_a_bid_is_a_number_from_one_to_seven_and_nothing_else() -> None:
    assert call_texts(deal_with(FIFTY_TWO)) == NUMBERS | {"pass"}
    with pytest.raises(IllegalAction, match="a bid is a number alone here"):
        calls(deal_with(FIFTY_TWO), "4U")


@pytest.mark.rule("F2")
def test_each_player_speaks_once() -> None:
    deal = calls(deal_with(FIFTY_TWO), "1 2 3 4")
    assert deal.phase is Phase.DECLARE and deal.declarer == 0


@pytest.mark.rule("F3")
def test_the_first_three_must_go_higher_but_the_dealer_may_match() -> None:
    assert call_texts(calls(deal_with(FIFTY_TWO), "3")) == {"4", "5", "6", "7", "pass"}
    assert call_texts(calls(deal_with(FIFTY_TWO), "3 - -")) == {"3", "4", "5", "6", "7", "pass"}


@pytest.mark.rule("F3")
@pytest.mark.parametrize("auction", ["4 - - 4", "- 4 - 4", "3 - 4 4"])
def test_the_dealer_takes_the_bid_by_matching_it_even_from_the_partner(auction: str) -> None:
    deal = calls(deal_with(FIFTY_TWO, dealer=0), auction)
    assert deal.declarer == 0 and deal.bid == Bid(4)


@pytest.mark.rule("F4")
def test_after_three_passes_the_dealer_must_bid_at_least_one() -> None:
    deal = calls(deal_with(FIFTY_TWO), "- - -")
    assert call_texts(deal) == NUMBERS
    with pytest.raises(IllegalAction):
        act(deal, PASS)


@pytest.mark.rule("F5")
def test_the_declarer_names_a_suit_or_no_trump_and_one_of_three_rankings_before_the_kitty() -> None:
    deal = bid_to(deal_with(FIFTY_TWO), "4US")
    assert deal.phase is Phase.DECLARE and deal.hand(1) == deal.dealt[1]
    assert len(set(legal(deal))) == 15
    assert declare(deal, "BH").hand(1).bit_count() == 16


@pytest.mark.rule("F5")
@pytest.mark.parametrize(
    ("direction", "ranks"),
    [
        (Direction.UPTOWN, "AKQJT98765432"),
        (Direction.DOWNTOWN, "A23456789TJQK"),
        (Direction.DOWNTOWN_ACES_LOW, "23456789TJQKA"),
    ],
)
@pytest.mark.parametrize("strain", Strain)
def test_every_suit_ranks_by_the_ranking_chosen(direction: Direction, ranks: str, strain: Strain) -> None:
    order = order_for(FIFTY_TWO, strain, direction)
    for letter in "CDHS":
        cards = [parse_card(rank + letter) for rank in ranks]
        powers = [order.strength[order.suit_of[cards[0]]][card] for card in cards]
        assert powers == sorted(powers, reverse=True) and len({*powers}) == 13


@pytest.mark.rule("F5")
def test_with_aces_bad_a_king_beats_an_ace() -> None:
    deal = deal_with(FIFTY_TWO, "QH", "AH", "KH", "JH")
    deal = lay(to_play(deal, "4BS"), "AH KH JH QH")
    assert deal.tricks[0].winner == 3


@pytest.mark.rule("F6")
def test_any_four_cards_are_discarded() -> None:
    deal = declare(bid_to(deal_with(FIFTY_TWO, "", "AS KS", kitty="QS"), "4US"), "US")
    assert len(legal(deal)) == 1820  # four of sixteen
    assert discard(deal, "AS KS QS").hand(1).bit_count() == 12


FIRST_TO_THE_DEFENDERS = deal_with(FIFTY_TWO, "AH", "2H", "3H", "4H")


@pytest.mark.rule("F6")
def test_the_discard_belongs_to_the_winner_of_the_first_trick_which_is_worth_two() -> None:
    deal = to_play(FIRST_TO_THE_DEFENDERS, "4US")
    assert deal.tricks_won == (0, 0)
    deal = lay(deal, "2H 3H 4H AH")
    assert deal.tricks_won == (2, 0)
    assert sum(played(FIFTY_TWO, "4US", 11).tricks_won) == 13


@pytest.mark.rule("F7")
@pytest.mark.parametrize("declarer", range(4))
def test_the_declarer_leads_any_card_and_the_others_follow_suit(declarer: int) -> None:
    deal = to_play(deal_with(FIFTY_TWO), "4US", declarer)
    assert deal.to_act == declarer and cards_to_play(deal) == deal.hand(declarer)


@pytest.mark.rule("F7")
def test_who_has_none_of_the_suit_led_plays_anything() -> None:
    deal = deal_with(FIFTY_TWO, "", "AH", suit("S", "AKQJT9") + " " + suit("C", "AKQJT9"), "2H 3H")
    deal = lay(to_play(deal, "4US"), "AH")
    assert cards_to_play(deal) == deal.hand(2)
    assert cards_to_play(lay(deal, "9C")) == lay(deal, "9C").hand(3) & SUIT_MASKS[Strain.HEARTS]


@pytest.mark.rule("F8")
def test_eleven_tricks_on_a_bid_of_four_score_five() -> None:
    assert played(FIFTY_TWO, "4US", 11).points == (0, 5)


@pytest.mark.rule("F8")
def test_four_tricks_stop_a_bid_of_four_and_score_it_for_the_other_side() -> None:
    deal = played(FIFTY_TWO, "4US", 9)
    assert deal.tricks_won == (4, 9) and deal.points == (4, 0)


@pytest.mark.rule("F8")
@pytest.mark.parametrize(("tricks", "points"), [(11, (0, 5)), (9, (4, 0))])
def test_no_trump_scores_the_same(tricks: int, points: tuple[int, int]) -> None:
    assert played(FIFTY_TWO, "4UN", tricks).points == points


@pytest.mark.rule("F8")
def test_no_score_is_negative_so_a_floor_is_refused() -> None:
    with pytest.raises(BadRuleset, match="floor must be none"):
        replace(FIFTY_TWO, floor=-7)


@pytest.mark.rule("F9")
def test_the_match_is_won_at_twenty_one() -> None:
    seven = played(FIFTY_TWO, "4US", 13)
    assert match_after(FIFTY_TWO, seven, seven).result is None
    assert match_after(FIFTY_TWO, seven, seven, seven).result == Result(1, Reason.TARGET)


@pytest.mark.rule("F10")
def test_signals_are_a_convention_of_the_players_and_every_low_bid_is_there_to_carry_them() -> None:
    assert {"1", "2", "3"} <= call_texts(deal_with(FIFTY_TWO))
    assert "signal" not in format_sheet(describe(FIFTY_TWO))
