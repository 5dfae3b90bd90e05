"""Calls and exchange over worlds: legal everywhere, repeatable, independent of hidden cards, and sound."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from msgspec.structs import replace

from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.auction.players import Exchanger, RolloutBidder
from bidwhist.bots.auction.rollout import QUICK, Effort
from bidwhist.bots.explanations.reason import Kind
from bidwhist.core.act import act
from bidwhist.core.actions import PASS, Action, Bid, Declare, Discard, Suffix
from bidwhist.core.cards import JOKERS, Strain, cards_of, deck, mask_of, parse_hand
from bidwhist.core.deal import AUCTION, DISCARD, PLAY, Deal, start_deal
from bidwhist.core.rules.options import AllPass, DiscardTrick, NoTrumpJokers
from bidwhist.core.rules.presets import ANDREWS, CLASSIC, CUTTHROAT, PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View, view
from support.blindness import redealt, swappable
from support.nightly import amount
from support.random_rules import rulesets

SMALL = Effort(drawn=24, kept=8, tried=3)
EFFORTS = {"rolled out": SMALL, "blended": replace(SMALL, net=0.5), "played out": replace(SMALL, played=0.75)}
"""The same with a network's values for half of each call's, and with deals played out."""
SEED = seed_from_text("foresight")


def until_play(rules: Ruleset, number: int, effort: Effort = SMALL) -> Iterator[tuple[Deal, Action]]:
    """Each state of a deal before its play, with the actions of the parts."""
    deal = fresh_deal(rules, SEED, number)
    while not deal.is_over and deal.phase is not PLAY:
        action = choose(view(deal, deal.to_act), number, effort)
        yield deal, action
        deal = act(deal, action)


def choose(seen: View, number: int = 0, effort: Effort = SMALL) -> Action:
    """The action of the parts."""
    part = RolloutBidder(effort) if seen.phase is AUCTION else Exchanger(effort)
    return part.choose(seen, Random(number))


def with_hand(rules: Ruleset, seat: int, hand: str, dealer: int = 3, score: tuple[int, ...] | None = None) -> View:
    """What a seat with a hand sees when it is the first to call."""
    own = parse_hand(hand)
    rest = Random(5).sample(cards_of(deck(rules.jokers) & ~own), 52 + rules.jokers - rules.hand_size)
    hands = [mask_of(rest[place * rules.hand_size :][: rules.hand_size]) for place in range(rules.players - 1)]
    hands.insert(seat, own)
    deal = start_deal(rules, dealer, hands, mask_of(rest[rules.hand_size * (rules.players - 1) :]))
    return view(deal, seat, score)


@pytest.mark.parametrize("effort", EFFORTS.values(), ids=EFFORTS)
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_bid_named_and_put_aside_by_the_rules(name: str, effort: Effort) -> None:
    for number in range(2):
        for deal, action in until_play(PRESETS[name], number, effort):
            assert action in view(deal, deal.to_act).legal


@settings(max_examples=amount(4, 8), suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(rulesets())
def test_any_mix_of_options_is_bid_by_the_rules(rules: Ruleset) -> None:
    for effort in (SMALL, EFFORTS["played out"]):
        for deal, action in until_play(rules, 1, effort):
            assert action in view(deal, deal.to_act).legal


def test_three_players_without_a_kitty_have_hands_of_eighteen() -> None:
    rules = replace(CUTTHROAT, kitty=0, discard_trick=DiscardTrick.NOBODY)
    for deal, action in until_play(rules, 1):
        assert action in view(deal, deal.to_act).legal


def test_a_table_where_nobody_can_bid_has_equity_too() -> None:
    rules = replace(PALACE, min_bid=7, all_pass=AllPass.THROW_IN, kitty=0, jokers=0, discard_trick=DiscardTrick.NOBODY)
    assert choose(with_hand(rules, 0, "9S 7S 6H 8H 9H 7D 8D 9D 6C 7C 8C TC 5S")) == PASS


def test_the_same_view_and_generator_give_the_same_choice() -> None:
    for deal, action in until_play(PALACE, 3):
        assert choose(view(deal, deal.to_act), 3) == action


@pytest.mark.parametrize("effort", EFFORTS.values(), ids=EFFORTS)
@pytest.mark.parametrize("name", ["classic", "palace", "cutthroat", "fifty-two"])
def test_hidden_cards_do_not_move_a_choice(name: str, effort: Effort) -> None:
    random, played, compared = Random(1), list(until_play(PRESETS[name], 2, effort)), 0
    for place, (deal, action) in enumerate(played):
        pair = swappable(deal, view(deal, deal.to_act), random)
        if pair:
            again = redealt(deal, [one for _, one in played[:place]], *pair)
            assert choose(view(again, deal.to_act), 2, effort) == action
            compared += 1
    assert compared > 2


@pytest.mark.parametrize("effort", EFFORTS.values(), ids=EFFORTS)
@pytest.mark.parametrize("name", ["palace", "cutthroat-4", "fifty-two"])
def test_weighing_tells_of_every_call_and_begins_with_the_choice(name: str, effort: Effort) -> None:
    for deal, action in until_play(PRESETS[name], 4, effort):
        seen = view(deal, deal.to_act)
        part = RolloutBidder(effort) if seen.phase is AUCTION else Exchanger(effort)
        weighed = part.weigh(seen, Random(4))
        assert weighed[0].action == action
        assert all(0 <= one.value <= 1 for one in weighed)
        assert all(one.makes is None or 0 <= one.makes <= 1.0001 for one in weighed)
        if seen.phase is not DISCARD:
            assert {one.action for one in weighed} == set(seen.legal)


def test_advice_is_the_choice_with_a_sentence_and_its_figures() -> None:
    for deal, action in until_play(PALACE, 5):
        seen = view(deal, deal.to_act)
        part = RolloutBidder(SMALL) if seen.phase is AUCTION else Exchanger(SMALL)
        advice = part.advise(seen, Random(5))
        assert advice.action == action
        assert advice.words.endswith(".")
        assert re.search(r"times in 100|in \d+ of 100 deals", advice.words)


SINGLE = replace(PALACE, no_trump_factor=1)
FULL = Effort(drawn=200, kept=64, tried=10)
ROCK = "BJ LJ AS KS QS JS TS 9S AH KH AD AC"
"""Twelve cards that take nearly every trick uptown in spades."""
RAGS = "9S 7S 6H 8H 9H 7D 8D 9D 6C 7C 8C TC"
"""Twelve cards that take hardly a trick in either direction."""


@pytest.mark.parametrize("effort", [QUICK, replace(QUICK, net=0.5)], ids=["rolled out", "blended"])
def test_a_pass_does_not_claim_more_than_its_figures(effort: Effort) -> None:
    """A risky call may have better figures than the pass. Then the pass says so."""
    hoped = 0
    for number in range(amount(6, 16)):
        deal, bidder = fresh_deal(PALACE, SEED, number), RolloutBidder(effort)
        while deal.phase is AUCTION:
            advice = bidder.advise(view(deal, deal.to_act), Random(number))
            hope = [one for one in advice.reasons if one.kind is Kind.ON_HOPE]
            if advice.action == PASS and hope:
                hoped += 1
                assert hope[0].count <= 50
                assert f"{hope[0].call} would be made {hope[0].count} times in 100" in advice.words
            deal = act(deal, advice.action)
    assert hoped > 0


def test_a_hand_that_makes_seven_does_not_bid_the_cheapest() -> None:
    # Bids of the lowest numbers would let the others have the kitty, and score no more.
    weighed = RolloutBidder(FULL).weigh(with_hand(SINGLE, 0, ROCK), Random(1))
    assert isinstance(weighed[0].action, Bid)
    assert weighed[0].action.number >= 5


def test_rags_pass_though_the_kitty_might_help() -> None:
    assert RolloutBidder(FULL).choose(with_hand(SINGLE, 0, RAGS), Random(1)) == PASS


def test_a_forced_dealer_bids_as_little_as_can_be() -> None:
    deal = fresh_deal(SINGLE, SEED, 3)
    seen = with_hand(SINGLE, 3, RAGS)
    deal = start_deal(SINGLE, 3, redeal_to(deal, seen.hand), deal_kitty(deal, seen.hand))
    for _ in range(3):
        deal = act(deal, PASS)
    call = RolloutBidder(FULL).choose(view(deal, 3), Random(1))
    assert isinstance(call, Bid)
    assert call.number == SINGLE.min_bid


def redeal_to(deal: Deal, hand: int) -> list[int]:
    """A deal's cards with one hand given to the dealer, the others filled up in order."""
    rest = cards_of(deck(deal.rules.jokers) & ~hand)
    size = deal.rules.hand_size
    return [*(mask_of(rest[place * size :][:size]) for place in range(3)), hand]


def deal_kitty(deal: Deal, hand: int) -> int:
    """What is left for the kitty."""
    return mask_of(cards_of(deck(deal.rules.jokers) & ~hand)[3 * deal.rules.hand_size :])


def test_no_trump_is_not_bid_on_a_suit_hand() -> None:
    # A long suit with jokers, and three other suits without a stopper.
    suit_hand = "BJ LJ KS QS JS TS 8S 7S 9H 8D 7C 9C"
    for rules in (CLASSIC, PALACE, SINGLE):
        call = RolloutBidder(FULL).choose(with_hand(rules, 0, suit_hand), Random(2))
        assert not (isinstance(call, Bid) and call.suffix is Suffix.NO_TRUMP)


def test_a_side_one_short_of_the_target_does_not_bid_more_than_it_needs() -> None:
    # One odd trick more wins the match: a sure three is worth more than an even chance of six.
    modest = "BJ AS KS QS 8S 7S AH KH 9H 8D AC 7C"
    weighed = RolloutBidder(FULL).weigh(with_hand(SINGLE, 3, modest, dealer=2, score=(0, 4)), Random(1))
    by_number = {one.action.number: one for one in weighed if isinstance(one.action, Bid)}
    assert by_number[3].makes is not None
    assert by_number[7].value < by_number[3].value


def test_the_partners_sound_bid_is_left_alone_by_a_weak_hand() -> None:
    deal = start_deal(SINGLE, 3, *dealt_around(ROCK, RAGS))
    deal = act(act(deal, Bid(5, Suffix.UPTOWN)), PASS)
    assert RolloutBidder(FULL).choose(view(deal, 2), Random(1)) == PASS


def dealt_around(first: str, third: str) -> tuple[list[int], int]:
    """Hands for seats 0 and 2, and the rest in order for 1, 3 and the kitty; a card asked for twice is the first's."""
    one, two = parse_hand(first), parse_hand(third)
    two &= ~one
    rest = cards_of(deck(2) & ~one & ~two)
    while two.bit_count() < 12:
        two |= 1 << rest.pop(0)
    return [one, mask_of(rest[:12]), two, mask_of(rest[12:24])], mask_of(rest[24:])


def exchanged(rules: Ruleset, bid: Bid, declare: Declare | None, hand: str, kitty: str) -> View:
    """What a declarer with a hand and a kitty sees when it is to put aside."""
    one, laid = parse_hand(hand), parse_hand(kitty)
    rest = Random(9).sample(cards_of(deck(rules.jokers) & ~one & ~laid), 36)
    deal = start_deal(rules, 3, [one, *(mask_of(rest[place * 12 :][:12]) for place in range(3))], laid)
    for call in (bid, PASS, PASS, PASS):
        deal = act(deal, call)
    return view(act(deal, declare) if declare else deal, 0)


def test_trumps_and_aces_stay_in_hand() -> None:
    declare = Declare(Strain.SPADES, PALACE.directions[0])
    seen = exchanged(PALACE, Bid(4, Suffix.UPTOWN), declare, "AS KS QS 8S 7S 6S AH 9H 4H 8D 3D 7C", "BJ 5S AC 9C 4C 2D")
    action = Exchanger(FULL).choose(seen, Random(1))
    assert isinstance(action, Discard)
    assert not action.cards & parse_hand("BJ AS KS QS 8S 7S 6S 5S AH AC")


def test_a_declarer_who_must_puts_the_jokers_aside() -> None:
    assert ANDREWS.no_trump_jokers is NoTrumpJokers.DECLARER_DISCARDS
    declare = Declare(Strain.NO_TRUMP, ANDREWS.directions[0])
    hand, kitty = "BJ LJ AS KS QS AH KH QH AD KD AC KC", "2S 3S 4H 5H 6D 7D"
    action = Exchanger(FULL).choose(exchanged(ANDREWS, Bid(4, Suffix.NO_TRUMP), declare, hand, kitty), Random(1))
    assert isinstance(action, Discard)
    assert action.cards & JOKERS == JOKERS


def test_useless_jokers_go_before_high_cards_in_no_trump() -> None:
    declare = Declare(Strain.NO_TRUMP, PALACE.directions[0])
    hand, kitty = "BJ LJ AS KS QS AH KH QH AD KD AC KC", "2S 3S 4H 5H 6D 7D"
    action = Exchanger(FULL).choose(exchanged(PALACE, Bid(4, Suffix.NO_TRUMP), declare, hand, kitty), Random(1))
    assert isinstance(action, Discard)
    assert action.cards & JOKERS == JOKERS


def test_the_long_strong_suit_is_named() -> None:
    hand = parse_hand("BJ AS KS QS JS 8S 7S AH 4H 8D 3D 7C")
    rest = Random(3).sample(cards_of(deck(2) & ~hand), 42)
    deal = start_deal(PALACE, 3, [hand, *(mask_of(rest[place * 12 :][:12]) for place in range(3))], mask_of(rest[36:]))
    for call in (Bid(4, Suffix.UPTOWN), PASS, PASS, PASS):
        deal = act(deal, call)
    action = Exchanger(FULL).choose(view(deal, 0), Random(1))
    assert action == Declare(Strain.SPADES, PALACE.directions[0])
