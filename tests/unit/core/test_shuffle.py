"""Deals from a seed: fair, the same everywhere, dealt the way the rules say."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bidwhist.core.cards import cards_of, deck, format_hand
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import KITTY, Stream, deal_cards, destinations, seed_from_text, shuffled_pack
from bidwhist.errors import WhistError
from support.nightly import amount
from support.random_rules import rulesets

SEED = seed_from_text("fair")
KNOWN_HANDS = [
    "KS 7S 3S KH AD KD 4D 3D KC JC TC 8C",
    "BJ AS JS TS 6S QH 3H JD AC 9C 7C 2C",
    "LJ 8S 4S AH TH 6H 5H 2H QD 9D 6D 3C",
    "2S 9H 8H 7H 4H 8D 7D 5D 2D QC 5C 4C",
]
KNOWN_KITTY = "QS 9S 5S JH TD 6C"


def test_the_first_deal_of_a_known_seed_is_known() -> None:
    hands, kitty = deal_cards(PRESETS["palace"], bytes(32), 0, 0)
    assert [format_hand(hand) for hand in hands] == KNOWN_HANDS
    assert format_hand(kitty) == KNOWN_KITTY


def test_a_seed_in_hex_is_taken_as_it_is() -> None:
    assert seed_from_text("AB" * 32) == bytes.fromhex("ab" * 32)
    assert seed_from_text("ab") != seed_from_text("ac")


def test_a_seed_may_be_any_text_even_bytes_that_are_not_utf_8() -> None:
    # As Python hands on b"\xff\xfe" from a command line.
    odd = [seed_from_text(text) for text in ("\udcff\udcfe", "\udcff", "\ud800", "ÿ")]
    assert len({*odd}) == len(odd)
    assert all(len(seed) == 32 for seed in odd)


@pytest.mark.parametrize("dealer", [-1, 4])
def test_a_dealer_who_does_not_sit_there_is_refused(dealer: int) -> None:
    with pytest.raises(WhistError, match=f"no such dealer; seats are 0 to 3: {dealer}"):
        deal_cards(PRESETS["palace"], SEED, 0, dealer)


def test_every_number_below_a_limit_is_as_likely() -> None:
    stream = Stream(SEED, "test", 0)
    counts = Counter(stream.below(54) for _ in range(54_000))
    assert set(counts) == set(range(54))
    # Six standard deviations either side of a thousand.
    assert all(810 < count < 1190 for count in counts.values())


def test_every_card_falls_in_the_kitty_as_often() -> None:
    rules = PRESETS["palace"]
    counts: Counter[int] = Counter()
    for number in range(4_500):
        counts.update(cards_of(deal_cards(rules, SEED, number, number % 4)[1]))
    assert len(counts) == 54
    assert all(365 < count < 635 for count in counts.values())


@settings(max_examples=amount(20, 60), deadline=None)
@given(rulesets(), st.integers(0, 2**63), st.binary(min_size=32, max_size=32))
def test_a_deal_is_the_whole_pack_divided_as_the_rules_say(rules: Ruleset, number: int, seed: bytes) -> None:
    hands, kitty = deal_cards(rules, seed, number, number % rules.players)
    assert [hand.bit_count() for hand in hands] == [rules.hand_size] * rules.players
    assert kitty.bit_count() == rules.kitty
    assert sum(hands) + kitty == deck(rules.jokers)


@settings(max_examples=amount(20, 60), deadline=None)
@given(rulesets(), st.integers(0, 1000))
def test_every_card_of_the_pack_is_where_it_was_dealt(rules: Ruleset, number: int) -> None:
    dealer = number % rules.players
    hands, kitty = deal_cards(rules, SEED, number, dealer)
    places = destinations(rules, SEED, number, dealer)
    for card, place in zip(shuffled_pack(rules, SEED, number), places, strict=True):
        assert (kitty if place == KITTY else hands[place]) >> card & 1


@settings(max_examples=amount(20, 60), deadline=None)
@given(rulesets(), st.integers(0, 1000))
def test_a_card_at_a_time_never_ends_or_begins_with_the_kitty(rules: Ruleset, number: int) -> None:
    order = destinations(rules, SEED, number, 0)
    assert order.count(KITTY) == rules.kitty
    if rules.deal.value == "singly":
        assert KITTY not in (*order[:4], *order[-4:])
        seats = [seat for seat in order if seat != KITTY]
        assert seats == [(1 + turn) % rules.players for turn in range(len(seats))]


@pytest.mark.parametrize("preset", PRESETS)
def test_another_number_is_another_deal(preset: str) -> None:
    rules = PRESETS[preset]
    assert len({deal_cards(rules, SEED, number, 0) for number in range(50)}) == 50
