"""Steady's card play, position by position, with its reasons."""

from bidwhist.core.rules.presets import CLASSIC, CUTTHROAT_FOUR, FIFTY_TWO
from support.endings import ending, laid, steady_card, steady_words, trick


def test_the_making_trick_is_cashed_at_once() -> None:
    deal = ending(CLASSIC, "4US", "AH 3D 4D", "KH 6D 7D", "9H 8D 9C", "6H TD JD", leader=0, won=(9, 1))
    assert steady_card(deal) == "AH"
    assert "makes the contract" in steady_words(deal)


def test_partners_suit_is_led_back_when_nothing_is_better() -> None:
    before = (trick(3, "4H 9H 6H KH", 2), trick(2, "5C 2C AC 3C", 0))
    deal = ending(
        CLASSIC, "4US", "2D 8S 9S", "5H 5D 9D", "TS JS QS", "QH JH 6D", leader=1, declarer=0, won=(6, 3), tricks=before
    )
    assert steady_card(deal) == "5H"
    assert "your partner led hearts" in steady_words(deal)


def test_a_void_hand_lets_its_joker_go_before_an_ace_in_no_trump() -> None:
    deal = ending(CLASSIC, "4UN", "KH 3D 4D", "AD LJ 2C", "9H 8D 9C", "6H TD JD", leader=0, declarer=0, won=(7, 2))
    assert steady_card(laid(deal, "KH")) == "LJ"
    assert "joker cannot win" in steady_words(laid(deal, "KH"))


def test_the_last_trump_of_a_foe_is_drawn() -> None:
    deal = ending(CLASSIC, "4US", "KS QS AD 3D", "9S 7D 5C 6C", "2D 8D 9C TC", "6H TD JD 2H", leader=0, won=(6, 2))
    assert steady_card(deal) in {"KS", "QS"}
    assert "one trump may still be out against you, so draw it" in steady_words(deal)


def test_second_hand_plays_low() -> None:
    deal = ending(CLASSIC, "4US", "4H 3D 4D", "KH 5H 7D", "AH 8D 9C", "QH TD JD", leader=0, won=(7, 2))
    assert steady_card(laid(deal, "4H")) == "5H"


def test_third_hand_plays_high() -> None:
    deal = ending(CLASSIC, "4US", "4H 3D 4D", "5H 7H 7D", "KH 2H 9C", "AH TD JD", leader=0, won=(7, 2))
    assert steady_card(laid(deal, "4H 5H")) == "KH"


def test_last_hand_takes_the_trick_as_cheaply_as_it_can() -> None:
    deal = ending(CLASSIC, "4US", "4H 3D 4D", "9H 7H 7D", "3H 2H 9C", "AH TH JH", leader=0, won=(7, 2))
    assert steady_card(laid(deal, "4H 9H 3H")) in {"TH", "2H"}
    deal = ending(CLASSIC, "4US", "9H 3D 4D", "4H 7H 7D", "3H 2H 9C", "AH TH JH", leader=0, won=(7, 2))
    assert steady_card(laid(deal, "9H 4H 3H")) == "TH"


def test_a_loser_goes_before_a_guarded_king() -> None:
    deal = ending(CLASSIC, "4UN", "AH KH 3D", "KD 5D 2C", "9H KC 9C", "QC AD JD", leader=0, declarer=0, won=(7, 2))
    assert steady_card(laid(deal, "AH")) == "2C"


def test_a_sure_trick_is_not_wasted_on_one_that_is_lost() -> None:
    deal = ending(CLASSIC, "4US", "BJ 3D 4D", "AS 5S 7D", "9S 8D 9C", "2S TD JD", leader=0, won=(7, 2))
    assert steady_card(laid(deal, "BJ")) == "5S"


def test_the_other_defenders_are_partners_in_cutthroat() -> None:
    hands = ("KH 3D 4D", "5H 6D 7D", "AH 2H 9C", "6H TD JD")
    deal = ending(CUTTHROAT_FOUR, "8US", *hands, leader=0, declarer=3, won=(3, 2, 1, 4))
    assert steady_card(laid(deal, "KH 5H")) == "2H"


def test_a_first_trick_worth_two_is_fought_for() -> None:
    deal = ending(FIFTY_TWO, "4US", "QH 3D 4D", "AH 5H 7D", "9H 8D 9C", "6H TD JD", leader=0, declarer=0)
    assert steady_card(laid(deal, "QH")) == "AH"
