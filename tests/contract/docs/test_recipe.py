"""CONTRIBUTING's recipe for a house rule, followed to the letter in a copy of the tree.

The copy gets one new option in three places: a row, a message a language, the behaviour with its test. Then the option
has its sheet, its difference and its question in every language, its slot, its schema and its section of the docs, and
no other place has to change.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bidwhist.core.rules.code import SLOTS
from bidwhist.i18n import CODES

ROOT = Path(__file__).parents[3]
RECIPE = re.search(r"## A new house rule\n(.*?)\n## ", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.S)
OPTION = "short_costs"
ROW = f'''    {OPTION}: Annotated[
        bool,
        Row(rules="C21", section="score", importance=75, slots=(Slot({len(SLOTS)}, (False, True)),), idle=NOBODY_BIDS),
    ] = False
    """Whether a set also costs a point for each trick that is missing."""
'''
WORDS = """
option-short-costs = Missing books
    .ask = Does a set cost the missing books too?
    .example = You bid 5 and took 3.
    .answer-yes = yes, a point each
    .answer-no = no
    .sheet-yes = A set also costs a point for every book that is missing.
    .differ-yes = cost a point each
    .differ-no = cost nothing
"""
BEHAVIOUR = (
    "        points[declaring_side] = 0\n",
    "        points[declaring_side] = (taken - number) * rules.short_costs\n",
)
CONFORMANCE = """

def test_missing_books_cost_a_point_each() -> None:
    set_by_two = outcome(replace(CLASSIC, short_costs=True), 5, False, 0, (9, 4))
    assert set_by_two.points == (-7, 0) and outcome(CLASSIC, 5, False, 0, (9, 4)).points == (-5, 0)
"""
WRITTEN = (
    "benches.common.catalogues",
    "bidwhist.core.rules.options_page",
    "bidwhist.records.schema",
    "bidwhist.cli.schema",
    "bidwhist.server.protocol.schema",
)
CHECKS = (
    "tests/unit/rules/test_code.py",
    "tests/unit/rules/test_describe.py",
    "tests/unit/rules/test_difference.py",
    "tests/contract/rules/test_documents.py",
    "tests/unit/rules/test_house_resolutions.py",
    "tests/unit/rules/test_questions.py",
    "tests/contract/rules/test_readers.py",
    "tests/unit/rules/test_ruleset.py",
    "tests/contract/records/test_schema.py",
)
SHOWN = f"""
import json
from bidwhist.i18n import CODES, Saying, language_of
from bidwhist.core.rules.code import SLOTS, format_code, parse_code
from bidwhist.core.rules.describe import describe, format_sheet
from bidwhist.core.rules.difference import difference
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.questions import QUESTIONS
old, new = parse_rules("classic"), parse_rules("classic", ["{OPTION}=yes"])
(asked,) = (one for one in QUESTIONS if one.options == ("{OPTION}",))
print(json.dumps({{
    "slots": [slot for slot, _ in SLOTS], "code": format_code(new), "read": parse_code(format_code(new)) == new,
    "part": asked.part,
    "said": {{
        code: {{
            "sheet": format_sheet(describe(new, language_of(code)), 1000, language_of(code)),
            "without": format_sheet(describe(old, language_of(code)), 1000, language_of(code)),
            "differs": [one.words for one in difference(old, new, language=language_of(code))],
            "question": [language_of(code).tell(one) for one in (asked.words, asked.example)],
            "answers": [language_of(code).tell(one.label) for one in asked.answers],
        }}
        for code in CODES
    }},
}}))
"""


def _append(path: Path, text: str) -> None:
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


def _replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"the recipe's example no longer finds {old!r}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def _run(tree: Path, *command: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join(map(str, (tree / "src", tree / "tests", tree)))
    environment = {**os.environ, "PYTHONPATH": paths}
    return subprocess.run(
        [sys.executable, *command], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )


def _add_row(tree: Path) -> None:
    spec = tree / "src/bidwhist/core/rules/spec.py"
    _replace(spec, "\n\n\ndef _rows()", f"\n{ROW}\n\ndef _rows()")


def _add_words(tree: Path) -> None:
    for code in CODES:
        _append(tree / f"src/bidwhist/i18n/catalogues/{code}/options.ftl", WORDS)


def _add_behaviour(tree: Path) -> None:
    _replace(tree / "src/bidwhist/core/rules/scoring.py", *BEHAVIOUR)
    test = tree / "tests/unit/rules/test_house_resolutions.py"
    _append(test, CONFORMANCE)
    _replace(test, "\nimport pytest\n", "\nimport pytest\nfrom bidwhist.core.rules.scoring import outcome\n")


def _write_what_is_derived(tree: Path) -> None:
    # One after another in one process: the words first, which the others read.
    program = "import runpy, sys\nfor module in sys.argv[1:]:\n    runpy.run_module(module, run_name='__main__')"
    done = _run(tree, "-c", program, *WRITTEN)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the recipe is about."""
    copy = tmp_path_factory.mktemp("recipe")
    tests = ("tests/unit/rules", "tests/contract/rules", "tests/contract/records", "tests/support")
    for folder in ("src/bidwhist", *tests, "docs", "web/src/i18n", "benches"):
        left_out = shutil.ignore_patterns("__pycache__", "web", "*.png", "*.svg", "results")
        shutil.copytree(ROOT / folder, copy / folder, ignore=left_out)
    for name in ("tests/conftest.py", "pyproject.toml", "hatch_generate.py"):
        shutil.copy(ROOT / name, copy / name)
    return copy


@pytest.fixture(scope="module")
def shown(tree: Path) -> dict[str, Any]:
    """What the program says of the option once its three places are there."""
    _add_row(tree)
    alone = _run(tree, "-c", SHOWN)
    assert alone.returncode and "option-short-costs" in alone.stderr, "a row without words went unnoticed"
    _add_words(tree)
    _add_behaviour(tree)
    _write_what_is_derived(tree)
    done = _run(tree, "-c", SHOWN)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_recipe_names_three_places() -> None:
    assert RECIPE is not None
    assert re.findall(r"(?m)^(\d)\. ", RECIPE[1]) == ["1", "2", "3"]
    assert "`src/bidwhist/core/rules/spec.py`" in RECIPE[1] and "`options.ftl`" in RECIPE[1]
    assert {module for module in WRITTEN if f"python -m {module}" in RECIPE[1]} == {*WRITTEN} - {WRITTEN[0]}


def test_the_option_has_its_sheet_its_difference_and_its_question_in_every_language(shown: dict[str, Any]) -> None:
    sentence = "A set also costs a point for every book that is missing."
    assert set(shown["said"]) == set(CODES) and shown["part"] == "score"
    for said in shown["said"].values():
        assert sentence in said["sheet"] and sentence not in said["without"]
        assert len(said["differs"]) == 1 and "Missing books" in said["differs"][0]
        assert said["question"] == ["Does a set cost the missing books too?", "You bid 5 and took 3."]
        assert said["answers"] == ["yes, a point each", "no"]


def test_the_option_has_its_slot_in_the_share_code(shown: dict[str, Any]) -> None:
    assert shown["slots"][-1] == OPTION and shown["read"] and shown["code"].startswith("classic.1")


def test_the_option_has_its_schema_and_its_section_of_the_docs(shown: dict[str, Any], tree: Path) -> None:
    for schema in ("record.schema.json",):
        assert f'"{OPTION}"' in (tree / "docs/schema" / schema).read_text(encoding="utf-8")
    page = (tree / "docs/options.md").read_text(encoding="utf-8")
    section = page.partition(f"## `{OPTION}`\n")[2].partition("\n## ")[0]
    assert "a point for each trick that is missing" in section and "- Rules: C21" in section
    assert "- Without effect where trump is turned up, so that nobody bids." in section
    assert re.search(rf"What was added since [^.]*`{OPTION}`\.", page)


@pytest.mark.nightly
def test_every_check_of_options_passes_with_these_places_alone(shown: dict[str, Any], tree: Path) -> None:
    assert shown
    plain = ("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly", "-q", "--tb=short", "-o", "addopts=")
    some = f"{OPTION} or missing_books or not ["
    done = _run(tree, "-m", "pytest", "--import-mode=importlib", *plain, *CHECKS, "-k", some)
    assert done.returncode == 0, done.stdout[-3000:]
    assert re.search(r"\d+ passed", done.stdout)
