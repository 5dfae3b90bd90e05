"""What is imported late, by name, has what is asked of it: no type checker looks there."""

import ast
from importlib import import_module
from pathlib import Path

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


def _asked(tree: ast.Module) -> set[tuple[str, str]]:
    """Each name that is asked of such a module: a variable means what its own function puts in it."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return {one for function in functions for one in _asked_in(function)}


def _asked_in(tree: ast.AST) -> set[tuple[str, str]]:
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


def test_a_variable_of_another_function_asks_nothing() -> None:
    source = (
        "def one():\n    module = import_module('bidwhist.act')\n    return module.act\n"
        "def two():\n    module = other()\n    return module.never\n"
    )
    assert _asked(ast.parse(source)) == {("bidwhist.act", "act")}


def test_what_is_asked_of_a_late_import_is_there() -> None:
    sources = [path.read_text("utf-8") for path in PACKAGE.rglob("*.py")]
    asked = {one for source in sources if "import_module" in source for one in _asked(ast.parse(source))}
    assert len(asked) > 5
    there = [(module, name) for module, name in sorted(asked) if module not in OPTIONAL]
    assert [one for one in there if not hasattr(import_module(one[0]), one[1])] == []
