"""What bots, coach and arena must not use, because its result differs by Python, NumPy or processor."""

import ast
import builtins
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import pytest

import bidwhist
from bidwhist.analysis.coach import Decision, Looks, free_decisions, judge_decision
from bidwhist.analysis.coach.bot_judge import USUAL_JUDGE, make_judge
from bidwhist.arena.simulation import Plan, match_seed, play_match, play_number
from bidwhist.core.rules.presets import PRESETS
from bidwhist.records import decode_record, replay
from support.sources import suspects, text_of

SOURCE = Path(bidwhist.__file__).parent
OURS = {"tools/exact.py", "bots/grids.py"}
"""Where the arithmetic is."""
CALLERS = {"server", "cli", "tui", "envs"}
"""Folders that show decisions and make none."""
MATHS = {"ceil", "comb", "factorial", "floor", "inf", "isinf", "isnan", "isqrt", "nan", "prod", "sqrt"}
STATISTICS = {"fmean", "stdev"}
"""These are rounded once: Python computes both exactly."""
ARRAYS = {
    *("average", "convolve", "correlate", "cross", "dot", "einsum", "inner", "interp", "linalg", "matmul", "mean"),
    *("nanmean", "nansum", "outer", "prod", "std", "tensordot", "trace", "trapezoid", "var", "vdot", "vecdot"),
    *("cos", "exp", "exp2", "expm1", "float_power", "log", "log10", "log1p", "log2", "power", "sin", "tan", "tanh"),
    *("partition", "argpartition"),
}
METHODS = {"dot", "mean", "prod", "std", "var", "argpartition"}
DRAWS = {
    *("gauss", "normalvariate", "lognormvariate", "expovariate", "betavariate", "gammavariate", "vonmisesvariate"),
    *("integers", "normal", "permutation", "permuted", "standard_normal", "exponential"),
}
KNOWN = {
    ("bots/auction/keeping.py", "argpartition"): "no two of the worths are alike",
}

SIGN = re.compile(
    r"[\w)\]}\"'] *@|^ *@=? "  # no decorator: something is before the sign, or a blank after it
    r"|[\w)\]}\"']\s*\*\*"  # no ``**`` of arguments: those are after a comma or a bracket
    r"|\b(?:math|statistics|cmath)\b"
    rf"|\bnp\s*\.\s*(?:{'|'.join(sorted(ARRAYS))})\b"
    rf"|\.\s*(?:{'|'.join(sorted(METHODS | DRAWS | {'sum', 'argsort'}))})\s*\(",
    re.MULTILINE,
)
"""A module without any of these has none of what is forbidden and need not be parsed."""


def faults(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The lines of a module that use what is forbidden, and what it is."""
    for node in ast.walk(tree):
        match node:
            case ast.BinOp(op=ast.MatMult()) | ast.AugAssign(op=ast.MatMult()):
                yield node.lineno, "@"
            case ast.BinOp(op=ast.Pow(), left=left) if not _is_whole(left):
                yield node.lineno, "**"
            case ast.ImportFrom(module="math" | "statistics" as module, names=names):
                allowed = MATHS if module == "math" else STATISTICS
                yield from ((node.lineno, one.name) for one in names if one.name not in allowed)
            case ast.Import(names=names):
                yield from ((node.lineno, one.name) for one in names if one.name in ("math", "statistics", "cmath"))
            case ast.Attribute(value=ast.Name("np"), attr=name) if name in ARRAYS:
                yield node.lineno, name
            case ast.Call(func=ast.Attribute(value=owner, attr=name)):
                found = list(_faults_of(node, name))
                yield from ((node.lineno, what) for what in found if ast.unparse(owner) != "exact")


def _faults_of(call: ast.Call, name: str) -> Iterator[str]:
    if name in METHODS | DRAWS:
        yield name
    if name == "sum" and not _is_given(call, "dtype", "int64"):
        yield "sum of floats"
    if name == "argsort" and not _is_given(call, "kind", "stable"):
        yield "argsort that is not stable"


def _is_whole(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def _is_given(call: ast.Call, name: str, value: str) -> bool:
    return any(one.arg == name and value in ast.unparse(one.value) for one in call.keywords)


def modules() -> Iterator[Path]:
    """All modules that decide."""
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if name not in OURS and name.partition("/")[0] not in CALLERS:
            yield path


def test_nothing_that_decides_uses_arithmetic_of_the_machine() -> None:
    found = {
        (path.relative_to(SOURCE).as_posix(), line, what)
        for path in suspects(tuple(modules()), SIGN)
        for line, what in faults(ast.parse(text_of(path)))
    }
    assert {(name, what) for name, _, what in found if (name, what) in KNOWN} == set(KNOWN), "excused and not there"
    assert {one for one in found if (one[0], one[2]) not in KNOWN} == set()


@pytest.mark.parametrize(
    "line",
    [
        "a @ b",
        "a @= b",
        "x ** y",
        "from math import exp",
        "import math",
        "from statistics import variance",
        "np.exp(a)",
        "np.dot(a, b)",
        "a.mean()",
        "a.sum(axis=0)",
        "np.sum(a)",
        "np.argsort(a)",
        "a.argsort(axis=1)",
        "random.gauss(0, 1)",
        "generator.integers(3)",
    ],
)
def test_what_is_forbidden_is_found(line: str) -> None:
    assert list(faults(ast.parse(line)))
    assert SIGN.search(line)


@pytest.mark.parametrize(
    "line",
    ["2 ** x", "from math import sqrt", "a.sum(axis=0, dtype=np.int64)", "a.argsort(kind='stable')", "guess.mean"],
)
def test_what_is_allowed_passes(line: str) -> None:
    assert not list(faults(ast.parse(line)))


@pytest.fixture
def float_sums(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The places in our code that let Python's ``sum`` add up floats, noted while a test runs."""
    found = set[str]()
    plain = sum

    def watched(values: Iterable[object], /, start: object = 0) -> object:
        result = plain(values, start)  # type: ignore[call-overload]
        frame = sys._getframe(1)
        module = frame.f_globals.get("__name__", "")
        if isinstance(result, float) and module.startswith("bidwhist."):
            found.add(f"{module}:{frame.f_lineno}")
        return result

    monkeypatch.setattr(builtins, "sum", watched)
    return found


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("bot", ["beginner", "steady"])
def test_no_bot_lets_python_add_up_floats(bot: str, preset: str, float_sums: set[str]) -> None:
    rules = PRESETS[preset]
    play_match(rules, (f"bot:{bot}",) * rules.players, match_seed(b"sums" * 8, 1), 2)
    assert float_sums == set()


@pytest.mark.parametrize("bot", ["casual/four-joker", "strong", "champion"])
def test_no_bot_that_searches_or_promises_lets_python_add_up_floats(bot: str, float_sums: set[str]) -> None:
    play_match(PRESETS["palace"], (f"bot:{bot}",) * 4, match_seed(b"sums" * 8, 1), 1)
    assert float_sums == set()


def test_no_judge_lets_python_add_up_floats(float_sums: set[str]) -> None:
    line = play_number(Plan(PRESETS["palace"], ("casual",) * 4, b"sums" * 8, 1), 0).line
    decisions = [one for one in free_decisions(replay(decode_record(line))) if isinstance(one, Decision)]
    chosen = Random(1).sample(decisions, 6)
    for judge in ("steady", USUAL_JUDGE):
        for decision in chosen:
            judge_decision(decision, make_judge(judge, 4 if judge == USUAL_JUDGE else None), Looks("sums"))
    assert float_sums == set()
