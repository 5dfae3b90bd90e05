"""The evaluator: chances that are chances, better hands that take more, jokers that count as the rules have it."""

import tracemalloc

import numpy as np
import pytest
from msgspec.structs import replace

from bidwhist.bots.auction.evaluator import Evaluator, evaluator_of, setting_of
from bidwhist.bots.auction.keeping import keep
from bidwhist.bots.auction.suit_bits import jokers_in, suits_of, trumps_first
from bidwhist.core.cards import JOKERS, SUIT_MASKS, Strain, parse_hand
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.presets import CUTTHROAT, PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset

MEGABYTE = 1 << 20
PLACE = {direction: place for place, direction in enumerate(Direction)}


def mean(rules: Ruleset, hand: str, strain: Strain, direction: Direction = Direction.UPTOWN) -> float:
    """The tricks that a hand before the kitty should take, forehand leading."""
    found = evaluator_of(rules).judge(
        "before",
        np.array([[parse_hand(hand)]], dtype=np.uint64),
        np.array([strain], dtype=np.int8),
        np.array([PLACE[direction]], dtype=np.int8),
        np.array([0], dtype=np.int8),
    )
    return float(found[0] @ np.arange(found.shape[1]))


@pytest.mark.parametrize("name", PRESETS)
def test_chances_add_up_to_one_at_every_table(name: str) -> None:
    rules = PRESETS[name]
    random = np.random.default_rng(2)
    evaluator = Evaluator(setting_of(rules))
    hands = random.integers(0, 1 << 54, size=(40, rules.players), dtype=np.uint64)
    strain = random.integers(0, 5, size=40).astype(np.int8)
    direction = random.integers(0, 3, size=40).astype(np.int8)
    leader = random.integers(0, rules.players, size=40).astype(np.int8)
    for moment, seen in (("before", hands[:, :1]), ("after", hands[:, :1]), ("open", hands)):
        found = evaluator.judge(moment, seen, strain, direction, leader)  # type: ignore[arg-type]  # all three are moments
        assert found.shape == (40, rules.hand_size + 1)
        assert found.sum(axis=1) == pytest.approx(np.ones(40), abs=1e-4)


def test_a_better_hand_takes_more() -> None:
    weak = "9S 7S 5S 3S JH 9H 4H TD 6D 8C 5C 3C"
    strong = "AS KS QS JS 9S 7S AH KH AD 8C 5C 3C"
    assert mean(PALACE, strong, Strain.SPADES) > mean(PALACE, weak, Strain.SPADES) + 3


def test_downtown_the_low_cards_are_the_good_ones() -> None:
    low = "AS 2S 3S 4S 6S 7S AH 2H 3H AD 2D 4C"
    assert mean(PALACE, low, Strain.SPADES, Direction.DOWNTOWN) > mean(PALACE, low, Strain.SPADES) + 1


def test_jokers_are_the_best_trumps_and_no_tricks_in_no_trump() -> None:
    with_jokers = "BJ LJ AS KS QS 7S AH KH AD 8C 5C 3C"
    without = "3H 2D AS KS QS 7S AH KH AD 8C 5C 3C"
    assert mean(PALACE, with_jokers, Strain.SPADES) > mean(PALACE, without, Strain.SPADES) + 1
    assert mean(PALACE, with_jokers, Strain.NO_TRUMP) < mean(PALACE, without, Strain.NO_TRUMP) + 0.4


def test_seats_of_a_world_move_its_chances() -> None:
    # A partner with the aces is worth more than opponents with them.
    mine = "KS QS JS TS 9S 8S KH QH KD QD KC QC"
    aces, rags = "AS AH AD AC 2H 3H 4H 2D 3D 4D 2C 3C", "2S 3S 4S 5S 5H 6H 7H 5D 6D 7D 4C 5C"
    rest = "6S 7S 8H 9H TH JH 8D 9D TD JD 6C 7C"
    found = evaluator_of(PALACE).judge(
        "open",
        np.array(
            [[parse_hand(one) for one in (mine, rest, partner, foe)] for partner, foe in ((aces, rags), (rags, aces))],
            dtype=np.uint64,
        ),
        np.full(2, Strain.SPADES, dtype=np.int8),
        np.zeros(2, dtype=np.int8),
        np.zeros(2, dtype=np.int8),
    )
    with_partner, with_foe = found @ np.arange(13)
    assert with_partner > with_foe + 2


def test_suits_stand_on_their_heads_downtown() -> None:
    hands = np.full(3, parse_hand("AS KS 2S"), dtype=np.uint64)
    suits = suits_of(hands, np.arange(3, dtype=np.int8))
    assert [int(bits) for bits in suits[:, 3]] == [
        1 << 12 | 1 << 11 | 1,  # uptown: ace, king … two
        1 << 12 | 1 << 11 | 1,  # downtown: ace, two … king
        1 << 12 | 1 << 1 | 1,  # aces low: two … king, ace
    ]
    first = trumps_first(suits, np.full(3, 3, dtype=np.int8))
    assert (first[:, 0] == suits[:, 3]).all()


def test_the_only_joker_of_a_pack_counts_as_its_best() -> None:
    big = np.array([1 << 53], dtype=np.uint64)
    assert int(jokers_in(big, 1)[0]) == 1
    assert int(jokers_in(big, 2)[0]) == 2


def test_what_is_kept_is_held_and_of_the_right_size() -> None:
    random = np.random.default_rng(3)
    whole = np.array([sum(1 << int(card) for card in random.permutation(54)[:18]) for _ in range(60)], dtype=np.uint64)
    strain = random.integers(0, 5, size=60).astype(np.int8)
    direction = random.integers(0, 3, size=60).astype(np.int8)
    for hand, kept, suit in zip(
        whole.tolist(), keep(whole, 12, strain, direction).tolist(), strain.tolist(), strict=True
    ):
        assert not kept & ~hand
        assert kept.bit_count() == 12
        if suit != Strain.NO_TRUMP:
            trumps = hand & (SUIT_MASKS[suit] | JOKERS)
            assert trumps & ~kept == 0 or trumps.bit_count() > 12
        elif (hand & ~JOKERS).bit_count() >= 12:
            assert not kept & JOKERS


def test_cutthroat_has_weights_of_its_own() -> None:
    hand = "AS KS QS JS 9S 7S 6S 5S AH KH QH AD KD 8C 5C 3C 2C"
    assert 8 < mean(CUTTHROAT, hand, Strain.SPADES) < 17


def test_house_rules_of_a_family_share_the_tables_of_suits() -> None:
    evaluator_of(PALACE).load()
    house = [replace(PALACE, target=target) for target in range(30, 34)]
    tracemalloc.start()
    for rules in house:
        evaluator_of(rules).load()
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < MEGABYTE
