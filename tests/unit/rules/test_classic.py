"""The cards, the deal and the match of the classic game (rules C1–C9), each rule shown at the table."""

import pytest
from msgspec.structs import replace

from bidwhist.core.actions import PASS
from bidwhist.core.cards import ALL_CARDS, BIG_JOKER, BIT, LITTLE_JOKER, SUIT_MASKS, Strain, parse_card
from bidwhist.core.draws import draw_first_dealer
from bidwhist.core.match import Reason, Result, deal_given, deal_next, given_match, new_match, play
from bidwhist.core.rules.options import BothLimits, DefendersScore, Direction
from bidwhist.core.rules.order import order_for
from bidwhist.core.rules.presets import CLASSIC
from bidwhist.core.shuffle import deal_cards, destinations, seed_from_text
from bidwhist.core.view import view
from bidwhist.errors import Misdeal
from support.hands import DOWNTOWN_RANKS, UPTOWN_RANKS, four_in_clubs
from support.table import (
    PLAYERS,
    deal_with,
    lay,
    match_after,
    played,
    rest_played,
    suit,
    to_play,
)


def seeds(number: int) -> list[bytes]:
    return [seed_from_text(str(one)) for one in range(number)]


@pytest.mark.rule("C1")
def test_partners_sit_opposite_and_keep_one_score_together() -> None:
    assert CLASSIC.players == 4
    assert CLASSIC.side_of[0] == CLASSIC.side_of[2] != CLASSIC.side_of[1] == CLASSIC.side_of[3]
    by_declarer, by_partner = played(CLASSIC, "4US", 10, declarer=1), played(CLASSIC, "4US", 10, declarer=3)
    assert match_after(CLASSIC, by_declarer, by_partner).scores == ((0, 4), (0, 8))


@pytest.mark.rule("C2")
def test_the_lowest_card_cut_deals_first() -> None:
    for seed in seeds(200):
        draw = draw_first_dealer(CLASSIC, seed)
        assert [seat for seat, _ in draw.cards] == [0, 1, 2, 3]
        ranks = [card % 13 for _, card in draw.cards]
        assert ranks[draw.result[0]] == min(ranks)


@pytest.mark.rule("C2")
def test_the_deal_passes_clockwise() -> None:
    match = new_match(CLASSIC, PLAYERS[:4], seed_from_text("clockwise"))
    dealers = []
    for _ in range(5):
        match = deal_next(match)
        assert match.deal is not None
        dealers.append(match.deal.dealer)
        for _ in range(4):
            match = play(match, PASS)
    assert dealers == [(match.first_dealer + turn) % 4 for turn in range(5)]


@pytest.mark.rule("C3")
def test_the_pack_is_52_cards_and_two_jokers_that_differ() -> None:
    hands, kitty = deal_cards(CLASSIC, seed_from_text("pack"), 0, 0)
    assert sum(hands) + kitty == ALL_CARDS == sum(SUIT_MASKS) + BIT[BIG_JOKER] + BIT[LITTLE_JOKER]
    assert ALL_CARDS.bit_count() == 54


@pytest.mark.rule("C4")
@pytest.mark.parametrize(
    ("direction", "ranks"), [(Direction.UPTOWN, UPTOWN_RANKS), (Direction.DOWNTOWN, DOWNTOWN_RANKS)]
)
@pytest.mark.parametrize("letter", "CDHS")
def test_trumps_and_side_suits_rank_by_the_direction_of_the_contract(
    direction: Direction, ranks: str, letter: str
) -> None:
    order = order_for(CLASSIC, Strain.SPADES, direction)
    cards = [parse_card(rank + letter) for rank in ranks]
    led = order.suit_of[cards[0]]
    powers = [order.strength[led][card] for card in cards]
    assert powers == sorted(powers, reverse=True) and len({*powers}) == 13


@pytest.mark.rule("C5")
@pytest.mark.parametrize("direction", [Direction.UPTOWN, Direction.DOWNTOWN])
def test_the_jokers_are_the_two_highest_trumps_big_over_little_over_the_ace(direction: Direction) -> None:
    order = order_for(CLASSIC, Strain.HEARTS, direction)
    powers = [order.strength[Strain.CLUBS][parse_card(code)] for code in ("BJ", "LJ", "AH")]
    assert powers == sorted(powers, reverse=True) and len({*powers}) == 3
    assert powers[0] == max(order.strength[Strain.CLUBS])


@pytest.mark.rule("C5")
def test_a_joker_cannot_win_in_no_trump() -> None:
    deal = deal_with(CLASSIC, "BJ " + suit("S", "AKQJT987654"), "2C", "LJ " + suit("H", "AKQJT987654"), "3C", dealer=0)
    deal = lay(to_play(deal, "4UN"), "2C LJ 3C BJ")
    assert deal.tricks[0].winner == 3


@pytest.mark.rule("C6")
def test_thirteen_tricks_are_twelve_played_and_the_discard_of_the_declaring_side() -> None:
    deal = four_in_clubs()
    assert deal.tricks_won == (0, 1) and deal.tricks_left == 12
    over = rest_played(deal)
    assert len(over.tricks) == 12 and sum(over.tricks_won) == CLASSIC.all_tricks == 13


@pytest.mark.rule("C6")
def test_the_first_six_tricks_are_free() -> None:
    assert CLASSIC.free_tricks == 6
    assert played(CLASSIC, "3US", 9).points == (0, 3)
    assert played(CLASSIC, "3US", 8).points == (0, -3)


@pytest.mark.rule("C7")
def test_the_match_is_won_at_seven() -> None:
    six, one_more = played(CLASSIC, "6US", 12), played(CLASSIC, "3US", 9)
    assert match_after(CLASSIC, six).result is None
    assert match_after(CLASSIC, six, one_more).result == Result(1, Reason.TARGET)


@pytest.mark.rule("C7")
def test_the_match_is_lost_at_minus_seven() -> None:
    set_once, set_again = played(CLASSIC, "4US", 9), played(CLASSIC, "3US", 8)
    assert match_after(CLASSIC, set_once).result is None
    assert match_after(CLASSIC, set_once, set_again).result == Result(0, Reason.FLOOR)


@pytest.mark.rule("C7")
def test_if_one_deal_brings_both_about_the_side_at_minus_seven_has_lost() -> None:
    rules = replace(CLASSIC, defenders_score=DefendersScore.ODD_TRICKS)
    deals = (
        played(rules, "3US", 8, declarer=0),
        played(rules, "4US", 10, declarer=1),
        played(rules, "4US", 4, declarer=0),
    )
    match = match_after(rules, *deals)
    assert match.scores == ((-3, 0), (-3, 4), (-7, 7))
    assert match.result == Result(1, Reason.FLOOR)
    most_points = match_after(replace(rules, both_limits=BothLimits.MOST_POINTS), *deals)
    assert most_points.result == Result(1, Reason.TARGET)


@pytest.mark.rule("C8")
def test_twelve_cards_go_to_each_player_and_six_to_the_kitty() -> None:
    for number, seed in enumerate(seeds(20)):
        hands, kitty = deal_cards(CLASSIC, seed, number, number % 4)
        assert [one.bit_count() for one in hands] == [12, 12, 12, 12] and kitty.bit_count() == 6


@pytest.mark.rule("C8")
def test_cards_are_dealt_in_batches_of_three_four_three_and_two() -> None:
    order = destinations(CLASSIC, seed_from_text("x"), 0, dealer=0)
    assert order[:12] == (3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0)
    assert order[12:16] == (3, 3, 3, 3) and order[-6:] == (-1,) * 6


@pytest.mark.rule("C8")
def test_the_kitty_lies_face_down() -> None:
    deal = four_in_clubs()
    assert [view(deal, seat).kitty for seat in range(4)] == [None, deal.kitty, None, None]


@pytest.mark.rule("C9")
@pytest.mark.parametrize("fault", ["a card short", "a card twice", "a card of another pack"])
def test_a_wrong_deal_is_void_and_the_same_dealer_deals_again(fault: str) -> None:
    hands, kitty = deal_cards(CLASSIC, seed_from_text("misdeal"), 0, 2)
    first, *others = hands
    wrong = {
        "a card short": first & (first - 1),
        "a card twice": first & (first - 1) | others[0] & -others[0],
        "a card of another pack": first & (first - 1) | 1 << 60,
    }[fault]
    match = given_match(CLASSIC, PLAYERS[:4], 2)
    with pytest.raises(Misdeal):
        deal_given(match, (wrong, *others), kitty)
    again = deal_given(match, hands, kitty)
    assert again.deal is not None and again.deal.dealer == 2
