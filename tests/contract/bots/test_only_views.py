"""Bots know only what they are shown: their modules import nothing that deals or plays."""

import ast
from pathlib import Path

import pytest

from bidwhist import bots

FOLDER = Path(bots.__file__).parent
ENDINGS = {"Tally", "limit_is_reached", "result_after", "sets_are_full", "sets_with"}
CLOSED = ("bidwhist.core.act", "bidwhist.core.apply", "bidwhist.core.draws", "bidwhist.core.shuffle")


def imported(tree: ast.AST) -> set[tuple[str, str]]:
    """Module and name of everything that a module imports."""
    found = set[tuple[str, str]]()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            found |= {(str(node.module), one.name) for one in node.names}
        elif isinstance(node, ast.Import):
            found |= {(one.name, "") for one in node.names}
    return found


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.py")), ids=lambda path: str(path.relative_to(FOLDER)))
def test_no_bot_can_deal_or_play_a_match(path: Path) -> None:
    found = imported(ast.parse(path.read_text(encoding="utf-8")))
    assert {name for module, name in found if module == "bidwhist.core.match"} <= ENDINGS
    assert not [(module, name) for module, name in found if module in CLOSED or f"{module}.{name}" in CLOSED]
    assert ("bidwhist", "match") not in found and ("bidwhist.core.match", "") not in found
