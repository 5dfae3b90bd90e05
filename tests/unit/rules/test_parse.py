"""A rule set from words: presets, settings, and messages that say what would do."""

import pytest
from hypothesis import given, settings

from bidwhist.core.rules.options import Direction, DiscardTrick
from bidwhist.core.rules.parse import OPTIONS, format_option_value, parse_option_value, parse_rules
from bidwhist.core.rules.presets import CLASSIC, PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import BadNotation, BadRuleset
from support.nightly import amount
from support.random_rules import rulesets


def test_every_preset_is_found_by_its_name_in_any_case() -> None:
    for name, preset in PRESETS.items():
        assert parse_rules(f" {name.upper()} ") == preset


def test_a_share_code_may_stand_where_a_preset_may() -> None:
    assert parse_rules("palace.1Y0CNN", ["target=11"]) == parse_rules("palace", ["max_deals=12", "target=11"])


def test_settings_are_judged_together_so_their_order_is_of_no_account() -> None:
    one = parse_rules("classic", ["jokers=0", "kitty=4"])
    assert one == parse_rules("classic", ["kitty=4", "jokers=0"])
    assert (one.jokers, one.kitty) == (0, 4)


def test_values_are_written_as_records_write_them() -> None:
    rules = parse_rules(
        "classic",
        ["directions=downtown,uptown", "floor=none", "max_deals=5", "dealer_matches=true", "discard-trick=First-Trick"],
    )
    assert rules.directions == (Direction.UPTOWN, Direction.DOWNTOWN)
    assert (rules.floor, rules.max_deals, rules.dealer_matches) == (None, 5, True)
    assert rules.discard_trick is DiscardTrick.FIRST_TRICK


@settings(max_examples=amount(17, 50), deadline=None)
@given(rulesets())
def test_any_rule_set_can_be_written_out_as_settings_of_any_preset(rules: Ruleset) -> None:
    written = [f"{name}={format_option_value(name, getattr(rules, name))}" for name in OPTIONS]
    assert parse_rules("fifty-two", written) == rules


@pytest.mark.parametrize("name", OPTIONS)
def test_every_value_of_an_option_reads_back(name: str) -> None:
    for value in OPTIONS[name].values:
        assert parse_option_value(name, format_option_value(name, value)) == value


def test_every_field_of_a_rule_set_is_an_option() -> None:
    assert tuple(OPTIONS) == Ruleset.__struct_fields__


@pytest.mark.parametrize(
    ("name", "given_settings", "words"),
    [
        ("palce", [], "did you mean palace"),
        ("poker", [], "there are classic, cutthroat"),
        ("classic", ["kity=4"], "did you mean kitty"),
        ("classic", ["xyz=4"], "there are players, partners"),
        ("classic", ["kitty"], "written option=value"),
        ("classic", ["kitty=seven"], "kitty must be 0, 2, 3, 4, 5 or 6"),
        ("classic", ["declare=later"], "declare must be before_kitty, after_kitty or after_discard"),
        ("classic", ["dealer_matches=perhaps"], "dealer_matches must be true or false"),
        ("classic", ["directions=up"], "uptown, downtown or downtown_aces_low"),
        ("classic", ["directions=uptown,uptown"], "directions must be one or more"),
        ("classic", ["floor=3"], "floor must be between -1000 and -1, or none"),
        ("classic", ["target=none"], "target must be between 1 and 100"),
        ("classic", ["made=bid", "made=odd_tricks"], "made is set twice"),
        ("classic", ["kitty=4"], "jokers 2 with kitty 2 or 6"),
    ],
)
def test_what_cannot_be_read_is_refused_with_what_would_do(name: str, given_settings: list[str], words: str) -> None:
    with pytest.raises(BadRuleset, match=words):
        parse_rules(name, given_settings)


def test_a_mistyped_share_code_is_refused() -> None:
    with pytest.raises(BadNotation, match="letter of this share code is wrong"):
        parse_rules("palace.1Y0DNN")


def test_without_settings_the_preset_is_as_it_was() -> None:
    assert parse_rules("palace") == PALACE
    assert parse_rules("classic", []) == CLASSIC
