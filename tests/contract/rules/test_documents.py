"""The pages about rules are whole: every rule has a test that names it, every option is told as it is."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

from bidwhist.core.rules.options_page import page_with_options
from bidwhist.core.rules.spec import ROWS

ROOT = Path(__file__).parents[3]
SHOWING = ROOT / "tests" / "unit" / "rules"
DOCS = ROOT / "docs"
RULES = (DOCS / "rules.md").read_text(encoding="utf-8")
IDS = re.findall(r"^\| ([A-Z]\d+) \|", RULES, re.MULTILINE)
OPTION_PAGE = (DOCS / "options.md").read_text(encoding="utf-8")
MARK = re.compile(r"^@pytest\.mark\.rule\((.*?)\)", re.MULTILINE | re.DOTALL)
NOT_OF_PLAY = {"P16", "P17", "P18", "P19"}
MODULES = {
    "C": "test_classic test_classic_auction test_classic_play",
    "A": "test_andrews",
    "P": "test_palace",
    "F": "test_fifty_two",
    "W": "test_bid_wiz",
    "R": "test_whist",
    "X": "test_house_resolutions test_house_play test_penalties test_columbus",
}


def rules_shown() -> dict[str, set[str]]:
    """For each rule, the modules with a test that is marked with it."""
    shown = defaultdict(set)
    for path in sorted(SHOWING.glob("test_*.py")):
        for words in MARK.findall(path.read_text(encoding="utf-8")):
            for rule in re.findall(r'"(\w+)"', words):
                shown[rule].add(path.stem)
    return shown


SHOWN = rules_shown()


def test_the_page_has_every_rule_of_the_ledger_in_order() -> None:
    lasts = {rule[0]: int(rule[1:]) for rule in IDS}
    assert [*IDS] == [f"{letter}{number}" for letter, last in lasts.items() for number in range(1, last + 1)]
    assert lasts.pop("X") >= 24 and lasts == {"C": 30, "A": 10, "P": 19, "F": 10, "W": 9, "R": 5}


@pytest.mark.parametrize("rule", [one for one in IDS if one not in NOT_OF_PLAY])
def test_every_rule_is_shown_by_a_test_in_the_module_of_its_source(rule: str) -> None:
    modules = MODULES[rule[0]]
    assert SHOWN[rule] & {*modules.split()}, f"no test in {modules} is marked rule({rule!r})"


def test_tests_name_no_rule_that_is_not_on_the_page() -> None:
    assert set(SHOWN) <= set(IDS)


def test_the_page_of_options_is_what_their_rows_say() -> None:
    assert page_with_options(OPTION_PAGE) == OPTION_PAGE, "run python -m bidwhist.core.rules.options_page"


@pytest.mark.parametrize("option", ROWS)
def test_every_option_has_a_section_with_its_words_values_presets_and_rules(option: str) -> None:
    section = OPTION_PAGE.partition(f"\n## `{option}`\n\n")[2].partition("\n## ")[0]
    assert re.match(r"\S[^\n]{10,}", section) and "- Values: " in section and "- Presets: `classic` " in section


@pytest.mark.parametrize("option", ROWS)
def test_every_option_names_the_rules_it_comes_from(option: str) -> None:
    named = ROWS[option].rules.split()
    assert named and set(named) <= set(IDS)
