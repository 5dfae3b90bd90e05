"""What is imported late, by name, has what is asked of it: no type checker looks there."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

import bidwhist

PACKAGE = Path(bidwhist.__file__).parent
OPTIONAL = ("bidwhist.simulator._simulator", "bidwhist.simulator._simulator_v3")
"""Modules that are there only where they could be compiled."""


def _late(tree: ast.AST) -> dict[ast.expr, str]:
    """Each call that imports a module of ours by a name that is written out, with that name."""
    return {
        node: str(node.args[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).endswith("import_module")
        and isinstance(node.args[0], ast.Constant)
        and str(node.args[0].value).startswith("bidwhist")
    }


def _asked(tree: ast.AST) -> set[tuple[str, str]]:
    """Each name that is asked of such a module, at once or through a variable."""
    late = _late(tree)
    variables = {
        target.id: late[node.value]
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and node.value in late
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    return {
        (module, node.attr)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and (module := late.get(node.value) or variables.get(ast.unparse(node.value)))
    }


ASKED = sorted({one for path in PACKAGE.rglob("*.py") for one in _asked(ast.parse(path.read_text("utf-8")))})


def test_something_is_imported_late() -> None:
    assert len(ASKED) > 5


@pytest.mark.parametrize(("module", "name"), [one for one in ASKED if one[0] not in OPTIONAL])
def test_what_is_asked_of_a_late_import_is_there(module: str, name: str) -> None:
    assert hasattr(import_module(module), name)
