"""What a player of one table must know at another: a sentence for each option that differs, and no more."""

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from bidwhist.core.rules.describe import describe
from bidwhist.core.rules.difference import BY_IMPORTANCE, difference
from bidwhist.core.rules.effect import has_effect
from bidwhist.core.rules.options import Direction, SuffixOrder
from bidwhist.core.rules.parse import OPTIONS, parse_rules
from bidwhist.core.rules.presets import CLASSIC, PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from support.nightly import amount
from support.random_rules import rulesets
from support.rule_mixes import BASES, neighbours


@settings(max_examples=amount(17, 50), deadline=None)
@given(rulesets(), rulesets())
def test_each_option_that_differs_and_matters_is_told_once(yours: Ruleset, theirs: Ruleset) -> None:
    differing = {name for name in OPTIONS if getattr(yours, name) != getattr(theirs, name)}
    news = [one.option for one in difference(yours, theirs)]
    assert len({*news}) == len(news)
    assert {name for name in differing if has_effect(theirs, name)} <= {*news}
    assert all(name in differing or not has_effect(yours, name) for name in news)


@settings(max_examples=amount(17, 50), deadline=None)
@given(rulesets())
def test_equal_rules_differ_in_nothing_unless_an_option_only_sleeps(rules: Ruleset) -> None:
    assert [one for one in difference(rules, rules) if has_effect(rules, one.option)] == []


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_differs_from_itself_in_nothing(preset: str) -> None:
    assert difference(PRESETS[preset], PRESETS[preset]) == ()


@settings(max_examples=amount(17, 50), deadline=None)
@given(rulesets(), rulesets())
def test_tables_without_a_difference_have_the_same_sheet(yours: Ruleset, theirs: Ruleset) -> None:
    # Neither may learn anything new: then everything that matters is equal.
    if not difference(yours, theirs) and not difference(theirs, yours):
        assert describe(yours).sections == describe(theirs).sections


@pytest.mark.parametrize("option", OPTIONS)
def test_one_option_changed_is_told_in_one_sentence_of_its_own(option: str) -> None:
    for base in BASES:
        words = {
            one.words
            for changed in neighbours(base, option)
            for one in difference(base, changed)
            if one.option == option
        }
        assert len(words) == sum(has_effect(changed, option) for changed in neighbours(base, option))


def test_every_option_can_differ() -> None:
    assert sorted(BY_IMPORTANCE) == sorted(OPTIONS)


def test_a_player_of_classic_is_told_the_seven_ways_of_palace() -> None:
    assert [one.words for one in difference(CLASSIC, PALACE)] == [
        "Defenders' own books: a point each over six (your table: score nothing).",
        "No-trump: doubles every point (your table: scores like a trump bid).",
        "What no-trump doubles: every deal, made or set.",
        "Naming trump or direction: before the kitty (your table: after the discard).",
        "First lead: from the player left of the dealer (your table: the declarer's).",
        "When all others pass: the dealer must bid (your table: the dealer may pass too and throw the deal in).",
        "First dealer: by chance (your table: the lowest card cut).",
    ]


def test_the_most_important_comes_first() -> None:
    cutthroat = [one.option for one in difference(CLASSIC, PRESETS["cutthroat"])]
    assert cutthroat[:4] == ["players", "partners", "bid_counts", "target"]


def test_an_option_that_wakes_up_at_the_new_table_is_told_without_a_comparison() -> None:
    no_kitty = parse_rules("palace", ["jokers=0", "kitty=0", "discard_trick=nobody"])
    words = {one.option: one.words for one in difference(no_kitty, PALACE)}
    assert words["discard_trick"] == "The discard: the first book of the declarer's team."
    assert words["declare"] == "Naming trump or direction: before the kitty."
    assert "sport" in words and "sport" not in {one.option for one in difference(PALACE, no_kitty)}


def test_directions_are_listed() -> None:
    aces_low = replace(CLASSIC, directions=(Direction.UPTOWN, Direction.DOWNTOWN_ACES_LOW))
    (only,) = difference(CLASSIC, aces_low)
    assert only.words == "Ways to rank the cards: uptown and downtown with aces low (your table: uptown and downtown)."


def test_whether_no_trump_is_level_is_told_where_there_is_only_one_suit_bid_to_be_level_with() -> None:
    level, above = (
        parse_rules("classic", ["directions=uptown", f"suffix_order={one}"]) for one in ("no_trump_level", "level")
    )
    assert [one.option for one in difference(level, above)] == ["suffix_order"]
    assert [one.option for one in difference(above, level)] == ["suffix_order"]
    assert difference(above, replace(above, suffix_order=SuffixOrder.DOWNTOWN_OVER_UPTOWN)) == ()


def test_what_is_known_can_be_called_by_its_name() -> None:
    (only,) = difference(CLASSIC, replace(CLASSIC, target=11), known_as="classic")
    assert only.words == "Game: 11 points (classic: 7 points)."
