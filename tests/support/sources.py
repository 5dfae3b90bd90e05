"""Sources of this repository, each read once in a process; what takes long to parse is parsed where it may matter."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


@cache
def text_of(path: Path) -> str:
    """What is written in a file."""
    return path.read_text(encoding="utf-8")


@cache
def python_in(*folders: str) -> tuple[Path, ...]:
    """The modules in folders of the repository, in order."""
    return tuple(sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py")))


def tree_of(path: Path) -> ast.Module:
    """A module as a tree: ten milliseconds and a quarter of a megabyte, which is not kept."""
    return ast.parse(text_of(path))


def suspects(paths: tuple[Path, ...], sign: re.Pattern[str]) -> list[Path]:
    """The files in which something is written that what is looked for cannot do without."""
    return [path for path in paths if sign.search(text_of(path))]
