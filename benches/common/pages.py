"""The code on pages of the documentation: its blocks, and each page as a module of Python."""

import doctest
import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PYTHON = ("python", "mybots")
"""Fences that hold modules or parts of them."""


class Block(NamedTuple):
    """One block between two fences."""

    page: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def fences_of(page: Path) -> tuple[list[Block], list[str]]:
    """Every block of a page, and what is wrong with its fences."""
    lines, begun = page.read_text(encoding="utf-8").split("\n"), None
    blocks, torn = list[Block](), list[str]()
    for number, line in enumerate(lines, 1):
        mark = re.fullmatch(r"\s*```(\S*)", line)
        if mark is None:
            if "```" in line:
                torn.append(f"line {number} has a fence that does not have it to itself")
        elif begun is None:
            begun = number, mark[1]
        else:
            blocks.append(Block(page, begun[0], begun[1], "\n".join(lines[begun[0] : number - 1])))
            if mark[1]:
                torn.append(f"line {number} opens a fence inside the one of line {begun[0]}")
            begun = None
    if begun is not None:
        torn.append(f"the fence of line {begun[0]} is never closed")
    return blocks, torn


def as_module(page: Path) -> str:
    """All of a page's Python in its order, examples with ``>>>`` too; a line says where each block is."""
    parser, parts = doctest.DocTestParser(), [f'"""The code of {page.name}."""\n']
    for block in fences_of(page)[0]:
        if block.language in PYTHON:
            examples = parser.get_examples(block.text)
            text = "".join(example.source for example in examples) if examples else f"{block.text}\n"
            parts.append(f"# line {block.line}\n{text}")
    return "\n".join(parts)
