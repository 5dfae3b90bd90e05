"""Writes into ``docs/options.md`` what the rows of the options say: a section each, and the later slots of share codes.

    python -m bidwhist.core.rules.options_page

The rest of the page stays as it is. An option's prose is the text below its row.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from enum import Enum
from itertools import pairwise
from pathlib import Path
from textwrap import wrap

from bidwhist.core.rules import spec
from bidwhist.core.rules.code import SLOTS
from bidwhist.core.rules.parse import OPTIONS, format_option_value
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.spec import KINDS, NUMBERS, ROWS, Value

_LINE_COLUMNS = 120
_MANY_VALUES = 6
_SECTIONS = re.compile(r"(?s)\n## `.*?(?=\n## [A-Z])")
_LATER_SLOTS = re.compile(r"(?s)- What was added since .*?(?=\n- |\n\n)")
_FIRST_SLOTS = 32
_PAGE = Path("docs") / "options.md"


def page_with_options(page: str) -> str:
    """The page with what the rows say; all else is kept."""
    prose = _prose()
    sections = "".join(f"\n{_section(option, prose[option])}" for option in ROWS)
    page = _SECTIONS.sub(lambda _: sections, page, count=1)
    return _LATER_SLOTS.sub(lambda _: "\n".join(_wrapped(_later_slots(), "  ")), page, count=1)


def _later_slots() -> str:
    named = [f"`{option}`" + _new_value(option, values) for option, values in SLOTS[_FIRST_SLOTS:]]
    added = f"What was added since has slots of its own behind those, in this order: {', '.join(named)}."
    return f"- {added} A slot of one value needs no place either."


def _new_value(option: str, values: tuple[Value, ...]) -> str:
    return "" if values == ROWS[option].slots[0].values else f" {values[0]}"


def _prose() -> dict[str, str]:
    """The text below each row, on one line."""
    (options,) = (
        node
        for node in ast.parse(inspect.getsource(spec)).body
        if isinstance(node, ast.ClassDef) and node.name == spec.Fields.__name__
    )
    return dict(_texts(options.body))


def _texts(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for row, text in pairwise(body):
        if isinstance(row, ast.AnnAssign) and isinstance(row.target, ast.Name) and isinstance(text, ast.Expr):
            yield row.target.id, " ".join(str(ast.literal_eval(text.value)).split())


def _section(option: str, prose: str) -> str:
    items = [
        f"Values: {_values(option)}",
        f"Presets: {_presets(option)}",
        f"Rules: {', '.join(ROWS[option].rules.split())}",
    ]
    if idle := ROWS[option].idle:
        items.append(f"Without effect where {idle.reason}.")
    lines = [line for item in items for line in _wrapped(f"- {item}", "  ")]
    return "\n".join((f"## `{option}`", "", *_wrapped(prose), "", *lines, ""))


def _wrapped(words: str, indent: str = "") -> list[str]:
    return wrap(words, _LINE_COLUMNS, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def _values(option: str) -> str:
    if len(NUMBERS.get(option, ())) > _MANY_VALUES:
        return OPTIONS[option].legal
    if option in NUMBERS:
        return _listed(sorted(NUMBERS[option], key=lambda value: (value is None, value or 0)), option)
    kind = KINDS[option]
    if isinstance(kind, type):
        return _listed(list(kind) if issubclass(kind, Enum) else [False, True], option)
    return f"one or more, with commas, of {_listed([(one,) for one in spec.Direction], option)}"


def _listed(values: list[object], option: str) -> str:
    return ", ".join(f"`{format_option_value(option, value)}`" for value in values)


def _presets(option: str) -> str:
    played = {name: format_option_value(option, getattr(rules, option)) for name, rules in PRESETS.items()}
    classic = played.pop("classic")
    others = ", ".join(f"`{name}` {value}" for name, value in played.items() if value != classic)
    return f"`classic` {classic}; {others or 'the same in all'}"


if __name__ == "__main__":
    _PAGE.write_text(page_with_options(_PAGE.read_text(encoding="utf-8")), encoding="utf-8")
