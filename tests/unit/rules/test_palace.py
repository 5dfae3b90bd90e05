"""The game of the online card room (rules P1–P15), each rule shown at the table; P16–P19 are no rules of play."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bidwhist.core.act import act
from bidwhist.core.actions import PASS
from bidwhist.core.cards import SUIT_MASKS, Strain
from bidwhist.core.deal import Phase
from bidwhist.core.draws import draw_first_dealer
from bidwhist.core.legality import legal
from bidwhist.core.match import Reason, Result
from bidwhist.core.rules.options import (
    BothLimits,
    DiscardTrick,
    NoTrumpJokers,
    OpeningLead,
    Sport,
    SportLasts,
    SuffixOrder,
)
from bidwhist.core.rules.presets import PALACE
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import WATCHER, view
from bidwhist.errors import IllegalAction
from support.table import (
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

JESTER = replace(PALACE, no_trump_jokers=NoTrumpJokers.ANY_TIME)
LOW_BEATS_HIGH = replace(PALACE, suffix_order=SuffixOrder.DOWNTOWN_OVER_UPTOWN)
SMALL_KITTY = replace(PALACE, kitty=2, discard_trick=DiscardTrick.NOBODY)
NO_JOKERS = replace(PALACE, jokers=0, kitty=4)
NO_KITTY = replace(PALACE, jokers=0, kitty=0, discard_trick=DiscardTrick.NOBODY)


@pytest.mark.rule("P1")
def test_chance_picks_the_first_dealer_each_seat_as_often() -> None:
    dealers = Counter(draw_first_dealer(PALACE, seed_from_text(str(number))).result[0] for number in range(800))
    assert set(dealers) == {0, 1, 2, 3} and min(dealers.values()) > 150


@pytest.mark.rule("P1")
def test_every_position_moves_one_seat_clockwise_each_deal() -> None:
    first = played(PALACE, "3US", 9, dealer=0)
    match = match_after(PALACE, first)
    assert match.next_dealer == 1
    assert (first.forehand, deal_with(PALACE, dealer=1).forehand) == (1, 2)


@pytest.mark.rule("P2")
def test_three_passes_force_the_dealer_to_bid() -> None:
    deal = calls(deal_with(PALACE), "- - -")
    assert call_texts(deal) == {
        f"{number} {way}" for number in range(3, 8) for way in ("uptown", "downtown", "no-trump")
    }
    with pytest.raises(IllegalAction, match="so the dealer must bid"):
        act(deal, PASS)


@pytest.mark.rule("P3")
def test_the_contract_is_announced_before_the_kitty_is_taken_up() -> None:
    deal = bid_to(deal_with(PALACE), "4DH")
    assert deal.phase is Phase.DECLARE and deal.hand(1) == deal.dealt[1]
    deal = declare(deal, "DH")
    assert str(deal.contract) == "4 downtown in hearts" and deal.hand(1).bit_count() == 18


@pytest.mark.rule("P3")
def test_there_are_ten_game_types() -> None:
    types = {one for bid in ("4U", "4D", "4N") for one in legal(calls(deal_with(PALACE), f"{bid} - - -"))}
    assert len(types) == 10


@pytest.mark.rule("P4")
def test_the_discard_is_a_trick_of_the_declaring_side_and_twelve_more_are_played() -> None:
    deal = played(PALACE, "4US", 10)
    assert len(deal.tricks) == 12 and sum(deal.tricks_won) == 13
    assert deal.tricks_won[1] == 1 + sum(deal.side(trick.winner) == 1 for trick in deal.tricks)


@pytest.mark.rule("P5")
@pytest.mark.parametrize("declarer", range(4))
def test_forehand_leads_no_matter_who_declares(declarer: int) -> None:
    assert to_play(deal_with(PALACE, dealer=2), "4US", declarer).to_act == 3


@pytest.mark.rule("P5")
@pytest.mark.parametrize("declarer", range(4))
def test_under_declarer_always_leads_the_declarer_does(declarer: int) -> None:
    rules = replace(PALACE, opening_lead=OpeningLead.DECLARER)
    assert to_play(deal_with(rules, dealer=2), "4US", declarer).to_act == declarer


@pytest.mark.rule("P6")
def test_when_trump_is_led_a_joker_follows() -> None:
    deal = deal_with(PALACE, "", "AS", "LJ " + suit("H", "AKQJT987654"))
    deal = lay(to_play(deal, "4US"), "AS")
    assert cards_to_play(deal) == hand("LJ")


NO_TRUMP = deal_with(
    PALACE, "BJ AH", "LJ " + suit("C", "AKQJT98765") + " 2H", suit("H", "9T") + " " + suit("S", "AKQJT98765"), "3H 4D"
)
"""Seat 1 can lead the Little Joker or the two of hearts; seat 2 has hearts and spades; seats 3 and 0 have hearts."""


@pytest.mark.rule("P6")
def test_a_joker_led_in_no_trump_lets_the_next_play_anything_and_the_first_other_card_sets_the_suit() -> None:
    deal = lay(to_play(NO_TRUMP, "4UN"), "LJ")
    assert cards_to_play(deal) == deal.hand(2)
    deal = lay(deal, "9H")
    assert deal.led == Strain.HEARTS
    assert cards_to_play(deal) == deal.hand(3) & SUIT_MASKS[Strain.HEARTS]


@pytest.mark.rule("P6")
def test_a_joker_never_wins_in_no_trump_not_even_when_led() -> None:
    deal = lay(to_play(NO_TRUMP, "4UN"), "LJ 9H 3H AH")
    assert deal.tricks[0].winner == 0


@pytest.mark.rule("P6")
def test_in_no_trump_a_joker_is_for_those_who_cannot_follow() -> None:
    deal = lay(to_play(NO_TRUMP, "4UN"), "2H 9H 3H")
    assert cards_to_play(deal) == deal.hand(0) & SUIT_MASKS[Strain.HEARTS]
    void = deal_with(PALACE, "BJ " + suit("S", "AKQJT987654"), "2H", "3H", "4H")
    assert hand("BJ") & cards_to_play(lay(to_play(void, "4UN"), "2H 3H 4H"))


@pytest.mark.rule("P7")
def test_under_jester_a_joker_may_be_played_at_any_turn_in_no_trump() -> None:
    deal = deal_with(JESTER, "BJ AH", "2H", "9H", "3H")
    deal = lay(to_play(deal, "4UN"), "2H 9H 3H")
    assert cards_to_play(deal) == deal.hand(0) & SUIT_MASKS[Strain.HEARTS] | hand("BJ")
    assert lay(deal, "BJ").tricks[0].winner == 2


@pytest.mark.rule("P7")
def test_jester_changes_nothing_with_a_trump_suit() -> None:
    deal = deal_with(JESTER, "BJ AH", "2H", "9H", "3H")
    deal = lay(to_play(deal, "4US"), "2H 9H 3H")
    assert not cards_to_play(deal) & hand("BJ")


@pytest.mark.rule("P8")
def test_four_uptown_loses_four_points_with_nine_tricks() -> None:
    assert played(PALACE, "4US", 9).points == (0, -4)


@pytest.mark.rule("P8")
def test_a_contract_made_scores_a_point_for_each_trick_above_six() -> None:
    assert played(PALACE, "4US", 11).points == (0, 5)


@pytest.mark.rule("P8")
def test_defenders_score_their_tricks_above_six_even_when_the_bid_is_set() -> None:
    assert played(PALACE, "4US", 4).points == (3, -4)


@pytest.mark.rule("P8")
@pytest.mark.parametrize(("tricks", "points"), [(10, (0, 8)), (9, (0, -8)), (4, (6, -8))])
def test_no_trump_doubles_all_points_of_the_deal_the_defenders_too(tricks: int, points: tuple[int, int]) -> None:
    assert played(PALACE, "4UN", tricks).points == points


@pytest.mark.rule("P9")
@pytest.mark.parametrize(("tricks", "points"), [(10, (0, 4)), (9, (0, -4)), (4, (3, -4))])
def test_under_single_no_trump_nothing_is_doubled(tricks: int, points: tuple[int, int]) -> None:
    assert played(replace(PALACE, no_trump_factor=1), "4UN", tricks).points == points


@pytest.mark.rule("P10")
def test_under_low_beats_high_downtown_beats_uptown_at_the_same_number() -> None:
    assert "4 downtown" in call_texts(calls(deal_with(LOW_BEATS_HIGH), "4U"))
    assert "4 uptown" not in call_texts(calls(deal_with(LOW_BEATS_HIGH), "4D"))
    assert "4 no-trump" in call_texts(calls(deal_with(LOW_BEATS_HIGH), "4D"))
    assert "4 downtown" not in call_texts(calls(deal_with(PALACE), "4U"))


@pytest.mark.rule("P11")
def test_under_no_jokers_there_are_52_cards_and_a_kitty_of_four() -> None:
    deal = deal_with(NO_JOKERS)
    assert sum(deal.dealt) + deal.kitty == sum(SUIT_MASKS)
    assert (NO_JOKERS.hand_size, deal.kitty.bit_count(), NO_JOKERS.all_tricks) == (12, 4, 13)


@pytest.mark.rule("P12")
def test_under_small_kitty_four_more_cards_are_dealt_and_the_discard_counts_for_nobody() -> None:
    assert (SMALL_KITTY.kitty, SMALL_KITTY.hand_size) == (2, 13)
    deal = played(SMALL_KITTY, "4US", 10)
    assert deal.discards.bit_count() == 2 and len(deal.tricks) == 13
    assert sum(deal.side(trick.winner) == 1 for trick in deal.tricks) == 10 == deal.tricks_won[1]
    assert deal.points == (0, 4)


@pytest.mark.rule("P13")
def test_small_kitty_and_no_jokers_together_leave_no_kitty() -> None:
    deal = declare(bid_to(deal_with(NO_KITTY), "4US"), "US")
    assert deal.phase is Phase.PLAY and deal.kitty == 0 and deal.hand(1).bit_count() == 13
    assert played(NO_KITTY, "4US", 10).points == (0, 4)


@pytest.mark.rule("P14")
def test_under_sport_the_kitty_all_see_it_after_the_auction_and_before_the_discard() -> None:
    rules = replace(PALACE, sport=Sport.BEFORE_PICKUP)
    deal = bid_to(deal_with(rules), "4US")
    assert all(view(deal, seat).kitty is None for seat in (WATCHER, 0, 1, 2, 3))
    deal = declare(deal, "US")
    assert deal.phase is Phase.DISCARD
    assert all(view(deal, seat).kitty == deal.kitty for seat in (WATCHER, 0, 1, 2, 3))
    assert view(discard(deal), 0).discards is None


@pytest.mark.rule("P14", "X25")
def test_a_kitty_that_is_shown_briefly_is_seen_until_the_discard_and_again_when_the_deal_is_over() -> None:
    rules = replace(PALACE, sport=Sport.BEFORE_PICKUP, sport_lasts=SportLasts.UNTIL_DISCARD)
    deal = declare(bid_to(deal_with(rules), "4US"), "US")
    others = [seat for seat in (WATCHER, 0, 1, 2, 3) if seat != deal.declarer]
    assert all(view(deal, seat).kitty == deal.kitty for seat in others)
    after = discard(deal)
    assert all(view(after, seat).kitty is None for seat in others)
    assert view(after, deal.declarer).kitty == deal.kitty
    assert all(view(played(rules, "4US", 10), seat).kitty for seat in others)


@pytest.mark.rule("P15")
def test_the_match_ends_at_plus_or_minus_seven() -> None:
    six, three = played(PALACE, "6US", 12), played(PALACE, "3US", 9)
    assert match_after(PALACE, six, three).result == Result(1, Reason.TARGET)
    lost = played(PALACE, "4US", 9), played(PALACE, "3US", 8)
    assert match_after(PALACE, *lost).result == Result(0, Reason.FLOOR)


@pytest.mark.rule("P15")
def test_the_match_ends_after_the_tables_number_of_deals_and_most_points_wins() -> None:
    rules = replace(PALACE, max_deals=2)
    three, set_on_three = played(rules, "3US", 9, declarer=1), played(rules, "3US", 8, declarer=1)
    assert match_after(rules, set_on_three).result is None
    assert match_after(rules, three, three).result == Result(1, Reason.DEALS)
    assert match_after(rules, set_on_three, set_on_three).result == Result(0, Reason.DEALS)


@pytest.mark.rule("P15")
def test_when_the_match_ends_most_points_decides() -> None:
    assert PALACE.both_limits is BothLimits.MOST_POINTS
    deals = (
        played(PALACE, "3US", 8, declarer=0),
        played(PALACE, "4US", 10, declarer=1),
        played(PALACE, "4US", 4, declarer=0),
    )
    match = match_after(PALACE, *deals)
    assert match.score == (-7, 7) and match.result == Result(1, Reason.TARGET)
