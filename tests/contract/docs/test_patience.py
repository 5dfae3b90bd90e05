"""The tests wait for events, not for seconds, so that a busy machine only makes them slower."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.sources import ROOT, python_in, suspects, text_of

TESTS = ROOT / "tests"
LEAST = 60
"""Seconds that anything may take on a machine with other work."""
SLEEPS = {"sleep", "wait_for_timeout"}
FIRST, SECOND = {"wait", "timeout"}, {"wait_for"}
"""Calls whose first or second value is a limit; a limit named ``timeout`` counts in every call."""
LIMITS = {"timeout", "seconds", "patience"}
KNOWN = {
    ("unit/arena/test_workers.py", "squared"): "a worker that is slow on purpose",
    ("unit/cli/test_play.py", "kill_while_answering"): "the moment of the kill is the point, and any will do",
    ("unit/server/platform/cluster/test_simulated.py", "takes"): "seconds of a virtual clock take no time",
    ("browser/kills.py", "_wait_for_commands"): "the moment of the kill is the point, and any will do",
    ("browser/shots.py", "*"): "pictures, no tests",
    ("browser/times.py", "*"): "figures, no tests",
}

SIGN = re.compile(rf"(?:{'|'.join(sorted(SLEEPS | FIRST | SECOND))})\s*\(|(?:{'|'.join(sorted(LIMITS))})\s*[:=]")
"""A file that calls none of these, and names no limit, need not be parsed."""
COUNT = re.compile(r"\bcount\s*\(\s*\)")


def faults(tree: ast.AST, function: str = "", is_polling: bool = False) -> Iterator[tuple[str, int, str]]:
    """Every sleep outside a loop and every short limit: the function, the line, what it is."""
    for node in ast.iter_child_nodes(tree):
        name = node.name if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else function
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in SLEEPS and not is_polling and not _is_nothing(node):
                yield name, node.lineno, "a sleep that waits for no event"
            if not is_polling and any(map(_is_short, _limits(node, called))):
                yield name, node.lineno, f"a limit under {LEAST} seconds"
        if isinstance(node, ast.arguments) and any(map(_is_short, _usual_limits(node))):
            yield name, 0, f"a usual limit under {LEAST} seconds"
        yield from faults(node, name, is_polling or isinstance(node, ast.While | ast.For))


def hasty(tree: ast.AST) -> Iterator[int]:
    """The lines that assert at once how many elements a page shows; ``expect`` waits for so many."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert) and any(map(_counts_elements, ast.walk(node.test))):
            yield node.lineno


def _counts_elements(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "count" and not node.args


def _is_nothing(call: ast.Call) -> bool:
    return [ast.unparse(one) for one in call.args] == ["0"]


def _limits(call: ast.Call, called: str) -> list[ast.expr]:
    named = [one.value for one in call.keywords if one.arg == "timeout"]
    return [*named, *(call.args[:1] if called in FIRST else ()), *(call.args[1:2] if called in SECOND else ())]


def _usual_limits(arguments: ast.arguments) -> Iterator[ast.expr]:
    """The defaults of parameters that say how long something may take."""
    places = [*arguments.posonlyargs, *arguments.args]
    usual = zip(reversed(places), reversed(arguments.defaults), strict=False)
    named = ((one, value) for one, value in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True) if value)
    yield from (value for one, value in (*usual, *named) if one.arg in LIMITS)


def _is_short(limit: ast.expr) -> bool:
    """Under a minute; a browser is told thousandths of a second."""
    if not isinstance(limit, ast.Constant) or not isinstance(limit.value, int | float):
        return False
    return (limit.value / 1000 if limit.value >= 1000 else limit.value) < LEAST


def test_no_test_counts_seconds() -> None:
    found = {}
    for path in suspects(python_in("tests"), SIGN):
        name = path.relative_to(TESTS).as_posix()
        found[name] = [one for one in faults(_parsed(path)) if not {(name, one[0]), (name, "*")} & set(KNOWN)]
    assert len(found) > 50
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_elements_of_a_page_are_waited_for_and_not_counted_at_once() -> None:
    pages = suspects(python_in("tests/browser"), COUNT)
    assert {path.name: lines for path in pages if (lines := [*hasty(_parsed(path))])} == {}


def _parsed(path: Path) -> ast.Module:
    return ast.parse(text_of(path))


@pytest.mark.parametrize(
    ("words", "count"),
    [
        ("assert page.locator('dialog .laid').count() >= 4", 1),
        ("assert not page.get_by_role('button').count(), 'none'", 1),
        ("expect(page.locator('dialog .laid')).to_have_count(4)", 0),
        ("assert bids.count('pass') == 3", 0),
        ("until(lambda: page.locator('p').count() == 3, 'three')", 0),
    ],
)
def test_a_count_at_once_is_seen(words: str, count: int) -> None:
    assert len([*hasty(ast.parse(words))]) == count
    assert COUNT.search(words) or not count


@pytest.mark.parametrize(
    ("words", "count"),
    [
        ("time.sleep(0.1)\nassert x", 1),
        ("while not x:\n    time.sleep(0.1)", 0),
        ("async def f():\n    await asyncio.sleep(0)", 0),
        ("page.wait_for_timeout(50)", 1),
        ("process.communicate(timeout=10)", 1),
        ("process.wait(5)", 1),
        ("process.communicate(timeout=PATIENCE)", 0),
        ("asyncio.wait_for(answer, 5)", 1),
        ("page.locator('b').wait_for(timeout=20_000)", 1),
        ("def hear(seconds=5.0): pass", 1),
        ("def hear(*, timeout=90): pass", 0),
    ],
)
def test_what_counts_seconds_is_found(words: str, count: int) -> None:
    assert len([*faults(ast.parse(words))]) == count
    assert SIGN.search(words) or not count
