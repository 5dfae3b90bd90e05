"""CONTRIBUTING's recipe for a house rule, followed to the letter in a copy of the tree.

The copy gets one new option. With the field alone every check that the recipe names fails. With all its places changed
they pass, and so does every test of the new option: no other place has to change.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import Struct

from bidwhist.language import CODES

ROOT = Path(__file__).parents[2]
RULES = "src/bidwhist/rules"
WORDS = "src/bidwhist/language/catalogues"
STEPS = re.search(r"## A new house rule\n(.*?)\n## ", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.S)
FIELD = '''    score_aloud: bool = False
    """Whether the dealer says the score before each deal (rule X{})."""
'''
SENTENCE = """def _score_aloud(rules: Ruleset) -> Saying | None:
    return Saying("sheet-score-aloud") if rules.score_aloud else None


"""
SPOKEN = "\nsheet-score-aloud = The dealer says the score before each deal.\n"
PHRASE = '    "score_aloud",\n'
PHRASED = """
topic-score-aloud = Score
differ-score-aloud-yes = said before each deal
differ-score-aloud-no = not said
"""
SECTION = """## `score_aloud`

Whether the dealer says the score before each deal.

- Values: `true`, `false`
- Presets: `classic` false; the same in all
- Rules: X{}

"""
CONFORMANCE = """

@pytest.mark.rule("X{}")
def test_the_score_is_said_aloud() -> None:
    assert Ruleset(score_aloud=True) != Ruleset()
"""
QUESTION = '    _words("score_aloud", _YES_OR_NO),\n'
ASKED = """
ask-score-aloud = Is the score said?
ask-score-aloud-example = Five to three, and Ann deals.
ask-score-aloud-yes = yes
ask-score-aloud-no = no
"""
WRITTEN = (
    "benches.common.catalogues",
    "bidwhist.record.schema",
    "bidwhist.cli.schema",
    "bidwhist.server.protocol.schema",
)


class Place(Struct, frozen=True):
    """A place that the recipe names, the change there, and the test that fails without it."""

    path: str
    change: Callable[[str], str]
    check: str = ""


def _after(mark: str, new: str) -> Callable[[str], str]:
    return lambda text: _once(text, mark, mark + new)


def _before(mark: str, new: str) -> Callable[[str], str]:
    return lambda text: _once(text, mark, new + mark)


def _at_the_end(new: str) -> Callable[[str], str]:
    return lambda text: text + new


def _once(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"the recipe's example no longer finds {old!r}"
    return text.replace(old, new)


NUMBER = 1 + max(map(int, re.findall(r"^\| X(\d+) \|", (ROOT / "docs/rules.md").read_text(encoding="utf-8"), re.M)))
PLACES = (
    Place(f"{RULES}/fields.py", lambda text: text + FIELD.format(NUMBER)),
    Place(
        "docs/rules.md",
        lambda text: re.sub(
            rf"(?m)^(\| X{NUMBER - 1} \|.*\n)", rf"\1| X{NUMBER} | Is the score said? | If asked. |\n", text
        ),
        "tests/rules/test_documents.py::test_every_option_names_the_rules_it_comes_from[score_aloud]",
    ),
    Place(
        "tests/rules/test_documents.py",
        lambda text: _once(text, f'"X": {NUMBER - 1}}}', f'"X": {NUMBER}}}'),
        "tests/rules/test_documents.py::test_the_page_has_every_rule_of_the_ledger_in_order",
    ),
    Place(
        "tests/rules/test_house_resolutions.py",
        lambda text: text + CONFORMANCE.format(NUMBER),
        f"tests/rules/test_documents.py::test_every_rule_is_shown_by_a_test_in_the_module_of_its_source[X{NUMBER}]",
    ),
    Place(
        "tests/rules/test_readers.py",
        _after("READERS = {\n", '    "score_aloud": set[str](),\n'),
        "tests/rules/test_readers.py::test_an_option_is_read_where_the_table_says_and_nowhere_else[score_aloud]",
    ),
    Place(
        f"{RULES}/sentences.py",
        lambda text: _once(
            _before("SECTIONS: tuple", SENTENCE)(text), '("sheet-match", (', '("sheet-match", (_score_aloud, '
        ),
        "tests/rules/test_describe.py::"
        "test_changing_an_option_changes_the_sheet_just_where_it_changes_the_game[score_aloud]",
    ),
    Place(
        f"{RULES}/difference.py",
        _before('    "first_dealer",\n', PHRASE),
        "tests/rules/test_difference.py::test_every_option_can_differ",
    ),
    Place(
        "docs/options.md",
        _before("## `max_deals`", SECTION.format(NUMBER)),
        "tests/rules/test_documents.py::test_every_value_of_an_option_is_on_its_page[score_aloud]",
    ),
    Place(
        f"{RULES}/questions.py",
        lambda text: _once(
            _after("QUESTIONS: tuple[Question, ...] = (\n", QUESTION)(text), '"table": (', '"table": ("score-aloud", '
        ),
        "tests/rules/test_questions.py::test_every_option_is_asked_once",
    ),
    *(
        Place(f"{WORDS}/{code}/{file}.ftl", _at_the_end(words))
        for code in CODES
        for file, words in (("sheet", SPOKEN), ("differences", PHRASED), ("questions", ASKED))
    ),
    Place(
        f"{RULES}/code.py",
        lambda text: re.sub(r"(?s)(\nSLOTS: .*?\n)\)\n", r'\1    ("score_aloud", (True, False)),\n)\n', text, count=1),
        "tests/rules/test_code.py::test_every_option_and_every_value_has_a_slot",
    ),
    Place(
        "docs/schema",
        lambda text: text,
        "tests/record/test_schema.py::test_the_published_schema_is_the_one_of_the_types",
    ),
)
CHECKS = [place.check for place in PLACES if place.check]
ONLY_WHERE_IT_APPLIES = {
    f"{RULES}/options.py",
    f"{RULES}/meaning.py",
    f"{RULES}/conflicts.py",
    f"{RULES}/clashes.py",
    f"{RULES}/effect.py",
    f"{RULES}/scoring.py",
    "src/bidwhist/words/results.py",
    "src/bidwhist/kernel/simulator/tables.py",
    "kernel/simulator/deal.hpp",
}
"""Places of the recipe that this option has no need of."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the recipe is about, with the field alone."""
    copy = tmp_path_factory.mktemp("recipe")
    for folder in ("src/bidwhist", "tests/rules", "tests/record", "tests/support", "docs", "web/src/words", "benches"):
        left_out = shutil.ignore_patterns("__pycache__", "web", "*.png", "*.svg", "results")
        shutil.copytree(ROOT / folder, copy / folder, ignore=left_out)
    for name in ("tests/conftest.py", "pyproject.toml", "CONTRIBUTING.md", "hatch_generate.py"):
        shutil.copy(ROOT / name, copy / name)
    _change(copy, PLACES[0])
    return copy


def _change(tree: Path, place: Place) -> None:
    path = tree / place.path
    if path.is_dir():
        for module in WRITTEN:
            subprocess.run([sys.executable, "-m", module], cwd=tree, env=_environment(tree), check=True)
        return
    text = path.read_text(encoding="utf-8")
    changed = place.change(text)
    assert changed != text, place.path
    path.write_text(changed, encoding="utf-8")


def _environment(tree: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (tree / "src", tree / "tests", tree)))}


def _results(tree: Path, *words: str) -> dict[str, str]:
    """By test: how it went in the copy."""
    plain = ("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly", "-rA", "--tb=short", "-o", "addopts=")
    command = [sys.executable, "-m", "pytest", "--import-mode=importlib", *plain, *words]
    done = subprocess.run(command, cwd=tree, env=_environment(tree), capture_output=True, text=True, check=False)
    found = re.findall(r"^(PASSED|FAILED|ERROR) (\S+)", done.stdout, re.M)
    assert found, done.stdout + done.stderr
    return {name: result for result, name in found}


def test_the_recipe_names_these_places_and_no_others() -> None:
    assert STEPS is not None
    named = set(re.findall(r"`([\w./]+\.(?:py|md|ts|hpp)|docs/schema)`", STEPS[1]))
    known = {place.path for place in PLACES if not place.path.endswith(".ftl")} | ONLY_WHERE_IT_APPLIES
    full = {one if (ROOT / one).exists() else f"src/bidwhist/{one}" for one in named}
    assert full == known


def test_every_check_fails_while_the_field_stands_alone_and_none_when_the_recipe_is_done(tree: Path) -> None:
    alone = _results(tree, *(check.split("[")[0] for check in CHECKS), "-k", "score_aloud or X or not [")
    needs_the_row = (PLACES[2].check, PLACES[3].check)  # they look at the rule once docs/rules.md has it
    for check in CHECKS:
        if check not in needs_the_row:
            assert any(name.startswith(check) and result != "PASSED" for name, result in alone.items()), check
    for place in PLACES[1:]:
        _change(tree, place)
    done = _results(tree, *(check.split("::")[0] for check in CHECKS), "-k", f"score_aloud or X{NUMBER} or not [")
    assert not [name for name, result in done.items() if result != "PASSED"]
    assert not [check for check in CHECKS if not any(name.startswith(check) for name in done)]
