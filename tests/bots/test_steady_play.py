"""What people hate in a partner, each as a position that steady plays right."""

import pytest

from bidwhist.rules.options import NoTrumpJokers
from bidwhist.rules.presets import CLASSIC, CUTTHROAT_FOUR, FIFTY_TWO
from bidwhist.rules.ruleset import Ruleset
from bots.positions import ending, laid, steady_card, steady_words, trick, with_rules

ANY_TIME = with_rules(CLASSIC, no_trump_jokers=NoTrumpJokers.ANY_TIME)


def test_partners_sure_winner_is_not_trumped() -> None:
    deal = ending(CLASSIC, "4US", "AH 3D 4D", "5H 6D 7D", "2S 8D 9C", "6H TD JD", leader=0, won=(7, 2))
    assert steady_card(laid(deal, "AH 5H")) in {"8D", "9C"}


def test_partners_sure_winner_is_not_overtaken() -> None:
    deal = ending(CLASSIC, "4US", "KH 3D 4D", "5H 6D 7D", "AH 2H 9C", "6H TD JD", leader=0, won=(7, 2))
    assert steady_card(laid(deal, "KH 5H")) == "2H"


def test_partners_sure_winner_is_not_overtaken_downtown() -> None:
    deal = ending(CLASSIC, "4DS", "2H 3D 4D", "5H 6D 7D", "AH KH 9C", "6H TD JD", leader=0, won=(7, 2))
    assert steady_card(laid(deal, "2H 5H")) == "KH"


def test_partners_card_is_overtaken_when_it_will_lose() -> None:
    deal = ending(CLASSIC, "4US", "TH 3D 4D", "JH 6D 7D", "AH 2H 9C", "6H TD JD", leader=0, won=(7, 2))
    assert steady_card(laid(deal, "TH JH")) == "AH"


def test_the_setting_trick_is_taken() -> None:
    deal = ending(CLASSIC, "5US", "QH 3D", "KH 2C", "9H 4D", "8H TD", leader=0, declarer=0, won=(9, 2))
    assert steady_card(laid(deal, "QH")) == "KH"


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


@pytest.mark.parametrize("rules", [CLASSIC, ANY_TIME], ids=["when void", "any time"])
def test_a_joker_is_not_led_in_no_trump(rules: Ruleset) -> None:
    deal = ending(rules, "4UN", "BJ 3D 2C", "AD 5C 6C", "9H 8D 9C", "6H TD JD", leader=0, declarer=1, won=(7, 2))
    assert steady_card(deal) in {"3D", "2C"}


def test_a_joker_saves_a_king_where_it_may_be_played_at_any_time() -> None:
    hands = ("AH 3D 4D", "KH LJ QH", "9H 8D 9C", "6H TD JD")
    deal = laid(ending(ANY_TIME, "4UN", *hands, leader=0, won=(7, 2)), "AH")
    assert steady_card(deal) == "LJ"


def test_a_joker_is_kept_where_suit_must_be_followed() -> None:
    deal = ending(CLASSIC, "4UN", "AH 3D 4D", "KH LJ QH", "9H 8D 9C", "6H TD JD", leader=0, won=(7, 2))
    assert steady_card(laid(deal, "AH")) == "QH"


def test_trumps_that_only_partner_holds_are_not_drawn() -> None:
    shown = (trick(0, "AS 2H 3S 3H", 0),)
    deal = ending(CLASSIC, "4US", "KS QS AD", "6D 7D 5C", "JS 8D 9C", "6H TD JD", leader=0, won=(7, 0), tricks=shown)
    assert steady_card(deal) == "AD"


def test_the_last_trump_of_a_foe_is_drawn() -> None:
    deal = ending(CLASSIC, "4US", "KS QS AD 3D", "9S 7D 5C 6C", "2D 8D 9C TC", "6H TD JD 2H", leader=0, won=(6, 2))
    assert steady_card(deal) in {"KS", "QS"}
    assert "draw the last trump" in steady_words(deal)


def test_a_suit_that_partner_is_out_of_and_cannot_trump_is_not_led() -> None:
    shown = (trick(0, "AC 2C 3D 4C", 0), trick(0, "AS 2S 2H 4S", 0))
    deal = ending(CLASSIC, "4US", "7C 6H", "KC QH", "9H 8D", "QC KD", leader=0, declarer=1, won=(4, 2), tricks=shown)
    assert steady_card(deal) == "6H"


def test_a_lead_that_partner_can_trump_is_found() -> None:
    shown = (trick(2, "AC 2C 3C 4C", 2), trick(0, "KC 5C 7D 6C", 0))
    deal = ending(CLASSIC, "4US", "9C 6H", "TC 5S", "2S 8D", "JC KD", leader=0, declarer=3, won=(4, 2), tricks=shown)
    assert steady_card(deal) == "9C"


def test_a_defender_does_not_cash_aces_while_a_sequence_can_be_led() -> None:
    hands = ("AH 3H 4H KD QD JD", "KH 8H KS QS JS TS", "QH JH 9D 8D 2C 3C", "5D AD 9S 8S 7C 6C")
    deal = ending(CLASSIC, "4US", *hands, leader=0, declarer=1, won=(2, 5))
    assert steady_card(deal) in {"KD", "QD", "JD"}


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
