"""Docstrings, comments, names of tests, errors, logs, help and pages are in plain English, without words we overuse."""

import ast
import builtins
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from support.sources import text_of

ROOT = Path(__file__).parents[3]
PYTHON = sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "benches").rglob("*.py"), *ROOT.glob("hatch_*.py")])
TESTS = sorted(one for one in (ROOT / "tests").rglob("*.py") if one != Path(__file__))
WEB = sorted(
    one
    for folder in ("src", "tests", "deck", "public")
    for one in (ROOT / "web" / folder).rglob("*")
    if one.suffix in {".ts", ".js", ".svelte", ".css"} and "compiled" not in one.parts
)
CPP = sorted([*(ROOT / "kernel").rglob("*.cpp"), *(ROOT / "kernel").rglob("*.hpp")])
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), *(page for page in ROOT.glob("*.md") if page.name != "CHANGELOG.md")])
AVOIDED = re.compile(
    r"\bwho(?:m|so)?ever\b"  # the person who, the sender, a client that
    r"|\banew\b"  # again
    r"|\bke(?:ep|eps|pt) house\b|\bchores?\b"  # runs periodic tasks
    r"|\bnor of\b|\bthereof\b"
    r"|\bheed(?:s|ed|ing)?\b"  # handles, respects
    r"|\bhangs? on\b(?! to)"  # depends on
    r"|\bstands? (?:twice|in (?:its|the) (?:place|log)|beside|there)\b"  # is, appears
    r"|(?<!there )\b(?:is|are|was|were) no [a-z]+[.,:;)]",  # is not a
    re.IGNORECASE,
)
PERHAPS = re.compile(AVOIDED.pattern.replace(r"\b", ""))
"""Is in small letters wherever an avoided word is, and found in a tenth of the time."""


def prose_of_python(path: Path) -> Iterator[tuple[int, str]]:
    """Each docstring and comment, with the number of its first line."""
    begins_statement = True
    with tokenize.open(path) as file:
        for token in tokenize.generate_tokens(file.readline):
            if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and begins_statement):
                yield token.start[0], " ".join(token.string.strip('r"# ').split())
            if token.type not in {tokenize.COMMENT, tokenize.NL}:
                begins_statement = token.type in {tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}


def texts_of_python(source: str) -> Iterator[tuple[int, str]]:
    """Each text of an error, of a line of the log and of an option's help, with its line number."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Raise):
            yield from _texts_in(node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            is_log = isinstance(node.func.value, ast.Name) and node.func.value.id in {"LOG", "log"}
            helps = [one.value for one in node.keywords if one.arg in {"help", "short_help"}]
            for part in [node] if is_log else helps:
                yield from _texts_in(part)


def _texts_in(node: ast.AST) -> Iterator[tuple[int, str]]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.lineno, part.value


def prose_of_cpp(path: Path) -> Iterator[tuple[int, str]]:
    """Each line of a comment, with its number."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        yield number, line.partition("//")[2]


def names_of_tests(path: Path) -> Iterator[tuple[int, str]]:
    """Each name of a test in Python as a sentence, with its line number."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if found := re.match(r" *(?:async )?def (test_\w+)", line):
            yield number, found[1].replace("_", " ")


def prose_of_web(path: Path) -> Iterator[tuple[int, str]]:
    """Each comment and each name of a test in a file of the page, with its line number."""
    text = path.read_text(encoding="utf-8")
    for found in re.finditer(
        r"""/\*.*?\*/|<!--.*?-->|(?<![:\w"'])//[^\n]*|\btest\("[^"]*"|\]\)\("[^"]*\"""", text, re.DOTALL
    ):
        yield text.count("\n", 0, found.start()) + 1, " ".join(found[0].split())


def prose_of_page(path: Path) -> Iterator[tuple[int, str]]:
    """Each line outside of blocks of code, with its number."""
    is_code = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        is_code ^= line.startswith("```")
        if not is_code:
            yield number, re.sub("`[^`]*`", "", line)


def may_have_avoided(path: Path) -> bool:
    """Whether an avoided word is anywhere in a file, in code too; what is prose takes long to find in all of them."""
    text = " ".join(text_of(path).split())
    return PERHAPS.search(text.lower()) is not None and AVOIDED.search(text) is not None


def avoided_in(prose: Iterator[tuple[int, str]]) -> list[str]:
    """Where an avoided word is used."""
    return [f"line {number}: {found[0]}: {text}" for number, text in prose if (found := AVOIDED.search(text))]


def test_docstrings_comments_and_pages_use_no_avoided_word() -> None:
    suspects = [path for path in PYTHON if may_have_avoided(path)]
    faults = {path.relative_to(ROOT): avoided_in(prose_of_python(path)) for path in suspects}
    for path in suspects:
        faults[path.relative_to(ROOT)] += avoided_in(texts_of_python(path.read_text(encoding="utf-8")))
    for path in filter(may_have_avoided, TESTS):
        faults[path.relative_to(ROOT)] = avoided_in(prose_of_python(path))
    faults |= {path.relative_to(ROOT): avoided_in(prose_of_web(path)) for path in filter(may_have_avoided, WEB)}
    faults |= {path.relative_to(ROOT): avoided_in(prose_of_cpp(path)) for path in CPP}
    faults |= {path.relative_to(ROOT): avoided_in(prose_of_page(path)) for path in PAGES}
    assert {path: found for path, found in faults.items() if found} == {}


def test_names_of_tests_use_no_avoided_word() -> None:
    assert len(TESTS) > 100
    faults = {path.relative_to(ROOT): avoided_in(names_of_tests(path)) for path in TESTS}
    assert {path: found for path, found in faults.items() if found} == {}


def test_an_avoided_word_is_found_in_prose_and_not_in_code(tmp_path: Path) -> None:
    code = 'def whoever() -> str:\n    """It is no bot."""\n    return "anew"  # begun anew\n'
    (tmp_path / "example.py").write_text(code, encoding="utf-8")
    example = tmp_path / "example.py"
    assert [one.partition(":")[0] for one in avoided_in(prose_of_python(example))] == ["line 2", "line 3"]
    assert may_have_avoided(example)
    texts = "raise ValueError(f'begins anew {1}')\nLOG.info('he heeds')\nclick.option('-n', help='Whoever')\nx = 'anew'"
    assert [one.partition(":")[0] for one in avoided_in(texts_of_python(texts))] == ["line 1", "line 2", "line 3"]
    (tmp_path / "example.cpp").write_text("int anew;  // A chore\n", encoding="utf-8")
    assert [one.partition(":")[0] for one in avoided_in(prose_of_cpp(tmp_path / "example.cpp"))] == ["line 1"]
    example.write_text(
        "def test_anew() -> None: ...\nasync def test_a_bot_begins_anew() -> None: ...\n", encoding="utf-8"
    )
    assert [one.partition(":")[0] for one in avoided_in(names_of_tests(example))] == ["line 1", "line 2"]
    page = '<!-- A\nchore -->\nconst anew = "anew";\ntest("begins anew", f); // anew\n\n'
    (tmp_path / "example.svelte").write_text(page + '])("goes anew", f)\n/* It is no bot. */', encoding="utf-8")
    lines = [one.partition(":")[0] for one in avoided_in(prose_of_web(tmp_path / "example.svelte"))]
    assert lines == ["line 1", "line 4", "line 4", "line 6", "line 7"]
    (tmp_path / "example.md").write_text("Whoever\n```\nwhoever\n```\n`anew`, anew\n", encoding="utf-8")
    assert [one.partition(":")[0] for one in avoided_in(prose_of_page(tmp_path / "example.md"))] == ["line 1", "line 5"]


def test_every_error_that_a_docstring_names_is_there() -> None:
    code = {path: text_of(path) for path in PYTHON}
    classes = {name for text in code.values() for name in re.findall(r"^ *class (\w+)", text, re.M)} | {*dir(builtins)}
    named = {(path.relative_to(ROOT), name) for path in code for name in re.findall(r":raises ([\w.]+):", code[path])}
    assert len(named) > 100
    assert [one for one in sorted(named) if "." not in one[1] and one[1] not in classes] == []
