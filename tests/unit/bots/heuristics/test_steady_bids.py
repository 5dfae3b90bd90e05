"""Bidding, naming and discarding: steady's calls with hands on which people would agree."""

from random import Random

import pytest

from bidwhist.bots.heuristics.estimate import estimate
from bidwhist.bots.levels import make_bot
from bidwhist.core.act import act
from bidwhist.core.actions import PASS, Action, Bid, Declare, Discard, Pass, Suffix
from bidwhist.core.cards import JOKERS, Strain, parse_hand
from bidwhist.core.deal import DECLARE, Deal
from bidwhist.core.rules.options import DeclareWhen, Direction, NoTrumpJokers, Sport
from bidwhist.core.rules.presets import ANDREWS, BID_WIZ, CLASSIC, FIFTY_TWO, PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import view
from support.endings import steady_words, with_rules
from support.simulated import SIMULATED
from support.table import calls, deal_with, declare

WEAK = "9C 8C 7C 8D 7D 6D 9H 8H 7H 9S 8S 7S"
STRONG = "BJ LJ AS KS QS JS TS 9S AH KH AD 2C"
MIDDLING = "KS JS 8S 5S QH 9H 6H KD TD 7D 8C 6C"
OPEN_HAND = "AC KC QC AD KD QD AH KH QH AS KS 2S"


def steady_action(deal: Deal, score: tuple[int, ...] | None = None) -> Action:
    return make_bot("steady").choose(view(deal, deal.to_act, score), Random(0))


def first_call(rules: Ruleset, hand: str, before: str = "", score: tuple[int, ...] | None = None) -> Action:
    """The call of a seat with a hand, after some calls by the seats before it."""
    seat = 1 + len(before.split())
    hands = ["" if one != seat % 4 else hand for one in range(4)]
    return steady_action(calls(deal_with(rules, *hands, mix=5), before), score)


@pytest.mark.parametrize("rules", [CLASSIC, PALACE, ANDREWS, BID_WIZ], ids=["classic", "palace", "andrews", "bid-wiz"])
def test_a_hand_without_tricks_passes(rules: Ruleset) -> None:
    assert first_call(rules, WEAK) == PASS


@pytest.mark.parametrize("rules", [CLASSIC, PALACE, BID_WIZ], ids=["classic", "palace", "bid-wiz"])
def test_a_great_hand_jumps(rules: Ruleset) -> None:
    call = first_call(rules, STRONG)
    assert isinstance(call, Bid)
    assert call.number > rules.min_bid
    assert call.suffix is Suffix.UPTOWN


@pytest.mark.parametrize("name", SIMULATED)
def test_no_trump_is_not_bid_on_a_suit_hand(name: str) -> None:
    rules = PRESETS[name]
    deal = deal_with(rules, "", parse_hand("AS KS QS JS TS 9S 8S 7S 2H 3D"), mix=3)
    assert not (isinstance(call := steady_action(deal), Bid) and call.suffix is Suffix.NO_TRUMP)


def test_no_trump_is_bid_on_a_no_trump_hand() -> None:
    call = first_call(PALACE, OPEN_HAND)
    assert isinstance(call, Bid)
    assert call.suffix is Suffix.NO_TRUMP


@pytest.mark.parametrize("direction", Direction)
def test_jokers_are_worth_nothing_in_no_trump(direction: Direction) -> None:
    with_jokers = parse_hand("BJ LJ AC KC QC AD KD QD AH KH QH 9S")
    without = parse_hand("8S 7S AC KC QC AD KD QD AH KH QH 9S")
    guesses = [estimate(PALACE, hand, Strain.NO_TRUMP, direction, exchanged=False) for hand in (with_jokers, without)]
    assert guesses[0].mean <= guesses[1].mean


@pytest.mark.parametrize("rules", [CLASSIC, PALACE], ids=["classic", "palace"])
def test_partners_bid_is_left_alone_without_a_better_one(rules: Ruleset) -> None:
    assert first_call(rules, MIDDLING, "4D -") == PASS


def test_the_dealer_takes_the_bid_by_matching_rather_than_raising() -> None:
    call = first_call(FIFTY_TWO, "AS KS QS JS TS 9S AH KH AD KD 2C 3C", "- - 4")
    assert call == Bid(4)


def test_a_forced_dealer_with_nothing_promises_least() -> None:
    call = first_call(PALACE, WEAK, "- - -")
    assert isinstance(call, Bid)
    assert call.number == PALACE.min_bid


def test_words_of_a_bid_carry_its_figures() -> None:
    words = steady_words(deal_with(PALACE, "", STRONG, mix=5))
    assert words.startswith("Bid ")
    assert "spades uptown" in words
    assert "times in 100." in words
    assert steady_words(deal_with(PALACE, "", WEAK, mix=5)).startswith("Pass: ")


def test_a_side_that_must_keep_foes_from_winning_bids_where_a_level_one_would_pass() -> None:
    deal = calls(deal_with(PALACE, "", "", "BJ KS JS 9S 8S 5S AH 9H 6H TD 7D 8C", mix=5), "4D")
    assert steady_action(deal, (0, 0)) == PASS
    assert steady_action(deal, (0, 6)) != PASS


def after_auction(rules: Ruleset, hand: str, kitty: str, bid: str) -> Deal:
    return calls(deal_with(rules, "", hand, kitty=kitty, mix=7), f"{bid} - - -")


def test_the_long_strong_suit_is_named_in_the_direction_bid() -> None:
    deal = after_auction(PALACE, STRONG, "", "5U")
    assert steady_action(deal) == Declare(Strain.SPADES, Direction.UPTOWN)
    deal = after_auction(PALACE, "AH 2H 3H 4H 5H 6H 2S 3S 2D KC QC JC", "", "5D")
    assert steady_action(deal) == Declare(Strain.HEARTS, Direction.DOWNTOWN)


def test_the_discard_keeps_trumps_aces_and_makes_a_void() -> None:
    deal = declare(after_auction(PALACE, STRONG, "2S 3D 4D 5H 7C 8C", "5U"), "US")
    action = steady_action(deal)
    assert isinstance(action, Discard)
    kept = view(deal, 1).hand & ~action.cards
    for cards in ("BJ LJ AS KS QS JS TS 9S 2S", "AH KH AD"):
        assert parse_hand(cards) & kept == parse_hand(cards)
    assert not kept & parse_hand("2C 7C 8C")


def test_the_discard_does_not_leave_a_king_bare() -> None:
    hand = "BJ LJ AS KS QS JS TS KH 3H 2D 3D 4D"
    deal = declare(after_auction(PALACE, hand, "9C 8C 7C 6D 5D 4C", "5U"), "US")
    action = steady_action(deal)
    assert isinstance(action, Discard)
    kept = view(deal, 1).hand & ~action.cards
    assert bool(kept & parse_hand("KH")) is bool(kept & parse_hand("3H"))


@pytest.mark.parametrize("joker_rule", NoTrumpJokers)
@pytest.mark.parametrize("declare_when", DeclareWhen)
def test_jokers_are_put_aside_first_in_no_trump(joker_rule: NoTrumpJokers, declare_when: DeclareWhen) -> None:
    rules = with_rules(PALACE, no_trump_jokers=joker_rule, declare=declare_when)
    deal = after_auction(rules, "BJ LJ AC KC QC AD KD QD AH KH 5S 6S", "", "4N")
    if deal.phase is DECLARE:
        deal = declare(deal, "UN")
    action = steady_action(deal)
    assert isinstance(action, Discard)
    assert action.cards & JOKERS == JOKERS


def test_a_hand_with_trumps_named_after_the_discard_keeps_its_suit() -> None:
    deal = after_auction(CLASSIC, STRONG, "", "5U")
    action = steady_action(deal)
    assert isinstance(action, Discard)
    kept = view(deal, 1).hand & ~action.cards
    spades = parse_hand("BJ LJ AS KS QS JS TS 9S")
    assert kept & spades == spades
    named = Declare(Strain.SPADES, Direction.UPTOWN)
    assert steady_action(act(deal, action)) == named


def test_a_pass_is_never_offered_where_the_dealer_must_bid() -> None:
    assert not isinstance(first_call(PALACE, MIDDLING, "- - -"), Pass)


def test_a_kitty_that_all_have_seen_is_bid_on() -> None:
    hand, treasure, nothing = "KS QS JS 9S 8S AH 9H 6H TD 7D 8C 4C", "BJ LJ AS TS KH AD", "2D 3D 4D 5D 2C 3C"
    rules = with_rules(PALACE, sport=Sport.BEFORE_AUCTION)
    numbers = []
    for kitty in (treasure, nothing):
        call = steady_action(deal_with(rules, "", hand, kitty=kitty, mix=5))
        numbers.append(call.number if isinstance(call, Bid) else 0)
    assert numbers[0] > numbers[1]
