"""The pages about rules are whole: every rule has a test that names it, every option is told as it is."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

from bidwhist.rules.conflicts import NUMBERS
from bidwhist.rules.effect import WITHOUT_EFFECT
from bidwhist.rules.parse import OPTIONS, format_option_value
from bidwhist.rules.presets import PRESETS

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs"
RULES = (DOCS / "rules.md").read_text(encoding="utf-8")
IDS = re.findall(r"^\| ([A-Z]\d+) \|", RULES, re.MULTILINE)
OPTION_PAGE = (DOCS / "options.md").read_text(encoding="utf-8")
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
    """For each rule, the modules with a test that names it."""
    shown = defaultdict(set)
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in ids_named(node):
                    shown[rule].add(path.stem)
    return shown


def ids_named(test: ast.FunctionDef) -> list[str]:
    """The rules that a test is marked with."""
    marks = [mark for mark in test.decorator_list if isinstance(mark, ast.Call)]
    return [
        argument.value
        for mark in marks
        if ast.unparse(mark.func) == "pytest.mark.rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


SHOWN = rules_shown()


def test_the_page_has_every_rule_of_the_ledger_in_order() -> None:
    lengths = {"C": 30, "A": 10, "P": 19, "F": 10, "W": 9, "R": 5, "X": 24}
    assert [*IDS] == [f"{letter}{number}" for letter, last in lengths.items() for number in range(1, last + 1)]


@pytest.mark.parametrize("rule", [one for one in IDS if one not in NOT_OF_PLAY])
def test_every_rule_is_shown_by_a_test_in_the_module_of_its_source(rule: str) -> None:
    modules = MODULES[rule[0]]
    assert SHOWN[rule] & {*modules.split()}, f"no test in {modules} is marked rule({rule!r})"


def test_tests_name_no_rule_that_is_not_on_the_page() -> None:
    assert set(SHOWN) <= set(IDS)


def section_of(option: str) -> str:
    """The section on an option, each item of its list in one line."""
    found = re.search(rf"^## `{option}`\n(.*?)(?=^## )", OPTION_PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"docs/options.md has no section on {option}"
    return found[1].replace("\n  ", " ")


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_an_option_is_on_its_page(option: str) -> None:
    section = section_of(option)
    if option in NUMBERS and len(NUMBERS[option]) > 6:
        assert f"- Values: {OPTIONS[option].legal}\n" in section
    else:
        words = {word for value in OPTIONS[option].values for word in format_option_value(option, value).split(",")}
        assert all(f"`{word}`" in section for word in words)


@pytest.mark.parametrize("option", OPTIONS)
def test_the_page_says_what_each_preset_plays(option: str) -> None:
    played = {name: format_option_value(option, getattr(rules, option)) for name, rules in PRESETS.items()}
    line = next(line for line in section_of(option).splitlines() if line.startswith("- Presets: "))
    told = dict(re.findall(r"`([a-z0-9-]+)` ([^;, ]+(?:,[^;, ]+)*)", line))
    assert told == {name: value for name, value in played.items() if name == "classic" or value != played["classic"]}


@pytest.mark.parametrize("option", OPTIONS)
def test_the_page_says_when_an_option_is_without_effect(option: str) -> None:
    told = re.findall(r"^- Without effect where (.*)\.$", section_of(option), re.MULTILINE)
    assert told == ([WITHOUT_EFFECT[option][1]] if option in WITHOUT_EFFECT else [])


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_names_the_rules_it_comes_from(option: str) -> None:
    line = next(line for line in section_of(option).splitlines() if line.startswith("- Rules: "))
    named = line.removeprefix("- Rules: ").split(", ")
    assert named and set(named) <= set(IDS)
