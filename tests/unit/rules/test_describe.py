"""The rules sheet: every option is told, nothing false is told, and the words are those of players."""

import re
from functools import cache

import pytest
from hypothesis import given, settings

from bidwhist.core.rules.describe import Section, describe, format_sheet
from bidwhist.core.rules.effect import WITHOUT_EFFECT, has_effect
from bidwhist.core.rules.parse import OPTIONS, parse_rules
from bidwhist.core.rules.presets import CLASSIC, CUTTHROAT, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.spec import NUMBERS
from support.nightly import amount
from support.random_rules import rulesets
from support.rule_mixes import BASES, NEVER_ALONE, TOO_MANY, neighbours


@cache
def told(rules: Ruleset) -> tuple[Section, ...]:
    return describe(rules).sections


@pytest.mark.parametrize("option", OPTIONS)
def test_changing_an_option_changes_the_sheet_just_where_it_changes_the_game(option: str) -> None:
    seen = set()
    for base in BASES:
        for changed in neighbours(base, option):
            matters = has_effect(base, option) or has_effect(changed, option)
            assert (told(base) != told(changed)) is matters, (base, changed)
            seen.add(getattr(changed, option))
    assert seen or option in NEVER_ALONE


@pytest.mark.parametrize(
    ("preset", "changes", "words"),
    [
        ("classic", ["jokers=0", "kitty=4"], "52 cards, without jokers."),
        ("classic", ["jokers=1", "kitty=5"], "53 cards: the usual 52 and one joker"),
        ("classic", [], "54 cards: the usual 52, the Big Joker and the Little Joker."),
        ("cutthroat-4", [], "Every book counts."),
        ("classic", ["max_bid=7"], "The first six books are free; only books over six count."),
    ],
)
def test_options_that_never_change_alone_are_told_too(preset: str, changes: list[str], words: str) -> None:
    assert words in format_sheet(describe(parse_rules(preset, changes)), 1000)


@pytest.mark.parametrize("option", OPTIONS)
def test_every_choice_of_every_option_is_told_by_some_sheet(option: str) -> None:
    if option in NUMBERS and len(NUMBERS[option]) > TOO_MANY:
        return
    reached = {getattr(one, option) for base in BASES for one in [base, *neighbours(base, option)]}
    assert reached >= set(OPTIONS[option].values) - {one for one in range(14, 18) if option in ("min_bid", "max_bid")}


def test_options_without_effect_are_named_with_a_reason() -> None:
    assert set(WITHOUT_EFFECT) <= set(OPTIONS)
    assert all(idle.reason for idle in WITHOUT_EFFECT.values())


@settings(max_examples=amount(20, 60), deadline=None)
@given(rulesets())
def test_every_sheet_is_whole_sentences_that_say_book_and_never_trick(rules: Ruleset) -> None:
    for section in describe(rules).sections:
        for sentence in section.sentences:
            assert re.fullmatch(r"[A-Z0-9].*\.", sentence), sentence
            assert "  " not in sentence and "None" not in sentence and "_" not in sentence, sentence
            assert not re.search(r"\btricks?\b", sentence), sentence


@settings(max_examples=amount(10, 30), deadline=None)
@given(rulesets())
def test_the_sheet_fits_the_width_it_is_given(rules: Ruleset) -> None:
    for width in (40, 80):
        assert all(len(line) <= width for line in format_sheet(describe(rules), width).splitlines())


@pytest.mark.rule("X6")
def test_only_a_cutthroat_sheet_says_that_the_arithmetic_is_our_own() -> None:
    for rules in PRESETS.values():
        words = format_sheet(describe(rules), 1000)
        assert ("our own arithmetic" in words) is (rules.partners is CUTTHROAT.partners)


def test_a_preset_is_named_and_a_mix_told_by_its_nearest_preset() -> None:
    assert describe(PRESETS["palace"]).title == "Bid Whist, Everybody Scores"
    sheet = describe(parse_rules("palace", ["max_deals=12", "target=21"]))
    assert (sheet.title, sheet.summary) == ("Bid Whist, house rules", "Everybody Scores with two changes")


@pytest.mark.parametrize(
    ("preset", "changes", "names"),
    [
        ("palace", ["opening_lead=declarer"], "Declarer Always Leads"),
        ("palace", ["no_trump_jokers=any_time"], "Jester"),
        ("palace", ["suffix_order=downtown_over_uptown"], "Low Beats High"),
        ("palace", ["jokers=0", "kitty=4"], "No Jokers"),
        ("palace", ["no_trump_factor=1"], "Single NT"),
        ("palace", ["kitty=2", "max_bid=7", "discard_trick=nobody"], "Small Kitty"),
        ("palace", ["jokers=0", "kitty=0", "discard_trick=nobody"], "No Jokers, Small Kitty"),
        ("classic", ["sport=before_pickup", "target=11"], "Sport the Kitty"),
    ],
)
def test_a_house_rule_that_has_a_name_is_called_by_it(preset: str, changes: list[str], names: str) -> None:
    assert describe(parse_rules(preset, changes)).summary.endswith(f"(known by name: {names})")


@pytest.mark.parametrize("name", PRESETS)
def test_no_preset_is_told_by_the_names_of_house_rules(name: str) -> None:
    assert "known by name" not in describe(PRESETS[name]).summary


@pytest.mark.parametrize(
    ("preset", "changes", "words"),
    [
        ("classic", [], "only then names the trump suit (in no-trump the direction)."),
        ("palace", [], "names the trump suit (in no-trump the direction) and then takes the kitty."),
        ("fifty-two", [], "names a trump suit or no-trump and the direction and then takes the kitty."),
        ("classic", [], "so that three means nine of the thirteen."),
        ("cutthroat", [], "A bid is a number from nine to eighteen: the books that the bidder promises"),
        ("andrews", [], "in no-trump every joker the declarer holds must be among them."),
        ("andrews", [], "scores the bid, and nothing for books beyond it."),
        ("bid-wiz", ["renege=called"], "the deal ends and every book goes to the other team."),
        ("fifty-two", [], "The dealer may take the bid by matching it, even from their own partner."),
        ("palace", ["max_deals=12"], "ends after twelve deals, not counting any that were thrown in"),
    ],
)
def test_the_sheet_says_what_sets_a_table_apart(preset: str, changes: list[str], words: str) -> None:
    assert words in format_sheet(describe(parse_rules(preset, changes)), 1000)


def test_the_classic_sheet_reads_from_the_table_to_the_match() -> None:
    titles = [section.title for section in describe(CLASSIC).sections]
    assert titles[0] == "The table" and titles[-1] == "The match"
