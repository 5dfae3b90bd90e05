"""A constant that is a time or a size has its unit in its name."""

import ast
import re
from collections.abc import Iterator

import pytest

from support.sources import ROOT, python_in, suspects, text_of

ENDS = {
    "nanoseconds": "NS",
    "milliseconds": "MS",
    "seconds": "S",
    "minutes": "MINUTES|MIN",
    "hours": "HOURS|H",
    "days": "DAYS",
    "bytes": "BYTES",
    "letters": "LETTERS",
    "characters": "LETTERS|CHARACTERS",
    "columns": "COLUMNS",
    "rows": "ROWS",
}
"""How the names of constants of each unit end."""
NAMED_FIRST = re.compile(rf"^(?:[\w']+ ){{0,3}}({'|'.join(ENDS)})\b|\bso many ({'|'.join(ENDS)})\b", re.IGNORECASE)
"""A docstring says the unit among its first words: "Most bytes of a form", "Milliseconds to wait"."""
TIMES = re.compile(r"(?:^|_)(TIME|TIMEOUT|INTERVAL|DELAY|PAUSE|SLEEP|GRACE|LIFETIME|AGE|DEADLINE|WAIT)$")
"""Names of times end with these words alone where the unit is left out."""

SIGN = re.compile(r"^[ \t]*[A-Z0-9_]+\s*(?::[^=\n]+)?=[\s(]*[\d.]", re.MULTILINE)
"""A module without a constant that begins with a digit need not be parsed."""


def faults(source: str) -> Iterator[str]:
    """The constants of a module that are numbers with a unit, but not in their names."""
    for node in _bodies(ast.parse(source)):
        for name, value, says in _constants(node):
            found = NAMED_FIRST.search(says)
            unit = next(filter(None, found.groups())).lower() if found else ""
            if unit and not re.search(rf"(?:^|_)(?:{ENDS[unit]})(?:_|$)", name):
                yield f"{name} is in {unit}"
            elif not unit and TIMES.search(name) and isinstance(value, ast.Constant | ast.BinOp):
                yield f"{name} is a time without a unit"


def _bodies(node: ast.AST) -> Iterator[ast.AST]:
    """A module and all classes in it; they are statements, so what is in expressions is passed by."""
    yield node
    for one in ast.iter_child_nodes(node):
        if isinstance(one, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield from _bodies(one)


def _constants(node: ast.AST) -> Iterator[tuple[str, ast.expr, str]]:
    """The constants in a body that are numbers: name, value and what is said of it below."""
    body = node.body if isinstance(node, ast.Module | ast.ClassDef) else []
    for one, after in zip(body, [*body, None][1:], strict=True):
        match one:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_number(value) and name.isupper():
                yield name, value, _docstring(after)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value) if (
                _is_number(value) and name.isupper()
            ):
                yield name, value, _docstring(after)
            case _:
                pass


def _docstring(node: ast.stmt | None) -> str:
    match node:
        case ast.Expr(value=ast.Constant(value=str(said))):
            return said
        case _:
            return ""


def _is_number(value: ast.expr) -> bool:
    """Whether it is a number or a calculation, such as 24 * 3600 or 5 * MINUTE_MS."""
    match value:
        case ast.Constant(value=number):
            return isinstance(number, int | float) and not isinstance(number, bool)
        case ast.BinOp(left=left, right=right):
            return _is_number(left) and (_is_number(right) or isinstance(right, ast.Name))
        case _:
            return False


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('MIXING = 5_000\n"""Milliseconds to wait for promised bytes."""', ["MIXING is in milliseconds"]),
        ('MIXING_MS = 5_000\n"""Milliseconds to wait for promised bytes."""', []),
        ('FORM = 256 * 1024\n"""Most bytes of a form."""', ["FORM is in bytes"]),
        ('STEP = 10\n"""The bar moves after so many bytes."""', ["STEP is in bytes"]),
        ('PAUSE = 120 * MINUTE_MS\n"""How long a pause lasts."""', ["PAUSE is a time without a unit"]),
        ('BUDGET = 600\n"""After so many positions, in a twentieth of a second."""', []),
        ('class Bar:\n    INTERVAL = 1.0\n    """Between two pictures."""', ["INTERVAL is a time without a unit"]),
        ('FACES = 10\n"""Faces to choose from."""', []),
    ],
)
def test_a_unit_that_is_left_out_is_seen(source: str, expected: list[str]) -> None:
    assert [*faults(source)] == expected
    assert SIGN.search(source)


def test_constants_have_their_unit_in_their_names() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {fault}"
        for path in suspects(python_in("src"), SIGN)
        for fault in faults(text_of(path))
    ]
    assert found == []
