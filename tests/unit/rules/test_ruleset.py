"""Mixes that cannot be played are refused, and the message says what is wrong and what would do."""

from typing import Any

import pytest
from hypothesis import given, settings
from msgspec import convert, to_builtins
from msgspec.structs import replace

from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.presets import CLASSIC, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.spec import NUMBERS
from bidwhist.errors import BadRuleset
from support.nightly import amount
from support.random_rules import rulesets


@pytest.mark.parametrize(
    ("preset", "changes", "wrong", "would_do"),
    [
        ("classic", ["kitty=0"], "54 cards less a kitty of 0 do not divide", "jokers 2 with kitty 2 or 6"),
        ("cutthroat", ["kitty=4"], "do not divide among 3 players", "jokers 2 with kitty 0 or 3 or 6"),
        ("classic", ["players=3"], "3 players", "partners must be none"),
        ("classic", ["bid_counts=tricks"], "bid_counts tricks, partners fixed", "odd_tricks with partners"),
        ("classic", ["partners=none"], "partners none", "bid_counts must be tricks"),
        ("classic", ["kitty=2"], "no trick for the discards", "discard_trick must be nobody, or kitty 6"),
        ("classic", ["max_bid=8"], "max_bid", "between 1 and 7, since a deal has 13 tricks: 8"),
        ("cutthroat-5", ["max_bid=12"], "max_bid", "between 1 and 11, since a deal has 11 tricks: 12"),
        (
            "classic",
            ["discard_trick=nobody"],
            "between 1 and 6, since a deal has 12 tricks: 7",
            "or discard_trick declarer",
        ),
        ("classic", ["discard_trick=nobody", "max_bid=6", "min_bid=7"], "min_bid", "between 1 and max_bid 6: 7"),
        ("andrews", ["discard_trick=nobody", "max_bid=6"], "nobody can bid the 7", "boston_needs_bid must be 0"),
        ("classic", ["min_bid=5", "max_bid=4"], "min_bid", "between 1 and max_bid 4: 5"),
        ("palace", ["jokers=0", "kitty=0", "sport=before_pickup"], "no kitty to sport", "sport must be never"),
        (
            "cutthroat",
            ["kitty=0", "no_trump_jokers=declarer_discards"],
            "without a kitty",
            "when_void, first_void or any_time",
        ),
        ("cutthroat", ["defenders_score=odd_tricks"], "no odd tricks to count", "defenders_score must be nothing"),
        ("cutthroat", ["rotation=rise_and_fly"], "seats teams", "rotation must be none"),
        ("cutthroat", ["boston_needs_bid=7"], "nobody can bid the 7 odd tricks", "boston_needs_bid must be 0"),
        ("andrews", ["max_bid=6"], "nobody can bid the 7 odd tricks", "boston_needs_bid must be 0"),
        ("fifty-two", ["floor=-7"], "nobody's score falls", "floor must be none, or set minus_bid"),
    ],
)
def test_a_mix_that_cannot_be_played_is_refused(preset: str, changes: list[str], wrong: str, would_do: str) -> None:
    with pytest.raises(BadRuleset) as refusal:
        parse_rules(preset, changes)
    assert wrong in str(refusal.value) and would_do in str(refusal.value)


@pytest.mark.parametrize("option", NUMBERS)
@pytest.mark.parametrize("value", [-2000, 2000, 1.0, True, "4"])
def test_a_number_an_option_cannot_have_is_refused(option: str, value: Any) -> None:
    with pytest.raises(BadRuleset, match=f"{option} must be"):
        replace(CLASSIC, **{option: value})


@pytest.mark.parametrize("directions", [(), (Direction.UPTOWN, Direction.UPTOWN)])
def test_directions_name_at_least_one_and_each_once(directions: tuple[Direction, ...]) -> None:
    with pytest.raises(BadRuleset, match="at least one of uptown, downtown, downtown_aces_low, each once"):
        replace(CLASSIC, directions=directions)


def test_directions_in_any_order_are_the_same_rules() -> None:
    assert replace(CLASSIC, directions=(Direction.DOWNTOWN, Direction.UPTOWN)) == CLASSIC


@settings(max_examples=amount(20, 60), deadline=None)
@given(rulesets())
def test_whatever_is_accepted_can_be_dealt_bid_and_written_down(rules: Ruleset) -> None:
    assert rules.hand_size * rules.players + rules.kitty == 52 + rules.jokers
    assert rules.free_tricks + rules.max_bid <= rules.all_tricks
    assert convert(to_builtins(rules), Ruleset) == rules


def test_presets_are_different_rule_sets() -> None:
    assert len({*PRESETS.values()}) == len(PRESETS)
