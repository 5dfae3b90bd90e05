"""Compiles the catalogues of all languages into Python for the server and data for the page.

    python -m benches.common.catalogues

The files are read by Mozilla's own parser of the Fluent format. A message becomes a function of its parts, or data
that the page says. Tests hold that each says what Mozilla's formatter says.
"""

import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain, groupby
from pathlib import Path
from typing import Any, TypeAlias

from benches.common.checkout import ROOT
from fluent.syntax import FluentParser, ast
from msgspec import Struct

SOURCES = ROOT / "src" / "bidwhist" / "i18n" / "catalogues"
CODES = tuple(sorted(path.name for path in SOURCES.iterdir()))
PYTHON = ROOT / "src" / "bidwhist" / "i18n" / "compiled"
WORDS = ROOT / "web" / "src" / "i18n" / "compiled"
SERVER, PAGE = "server", "page"
"""The words of the server, and those that come with the first load of the page: files whose names begin so."""
ROOMS = ("circle", "daily", "document", "fair", "glossary", "house", "learn", "owner", "replay", "solve", "standings")
"""Words of the page that are fetched with a part of it, or written into its document: a file each."""
LEARN = "learn"
"""The room whose words the terminal says too."""
COMMANDS = "commands"
"""The words of the command line, which nothing else loads."""
HELP = "help"
"""The help of commands, in other languages than English."""
BOOKS = (SERVER, PAGE, COMMANDS, HELP, *ROOMS)
"""Whose words there are."""
SHARED = (
    *("plays", "passes", "bids", "wins-bid", "declares", "takes-book", "the-card", "the-joker"),
    *("waits-auction", "waits-declare", "waits-discard", "waits-play"),
)
"""Messages of the server that the page says too, where a step leaves them unsaid."""
RIGHT_TO_LEFT = ("he",)
PLURAL_FORMS = ("zero", "one", "two", "few", "many", "other")
SOUND = "SOUND"
"""The function of a catalogue that says what a part begins with when it is spoken: ``i``, ``o`` or another sound."""
ISOLATE, END = "\u2068", "\u2069"
"""Around a part in a language from right to left, so that names keep their own direction."""


class Catalogue(Struct, frozen=True):
    """The messages and terms of a language, by name; an attribute's name is ``message.attribute``."""

    messages: dict[str, ast.Pattern]
    terms: dict[str, ast.Pattern]


@cache
def parsed(path: Path) -> tuple[ast.EntryType, ...]:
    """The entries of a file, which takes long to parse; once in a process."""
    return tuple(FluentParser(with_spans=False).parse(path.read_text("utf-8")).body)


@cache
def read(code: str, book: str) -> Catalogue:
    """The catalogue of a language, for the server, the page or a part of it.

    :raises ValueError: if a file has something other than messages, or a name is there twice.
    """
    messages: dict[str, ast.Pattern] = {}
    terms: dict[str, ast.Pattern] = {}
    for path in files_of(code, book):
        for entry in parsed(path):
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{path}: {(entry.annotations or [])[:1]}: {(entry.content or '')[:80]!r}")
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            named = messages if isinstance(entry, ast.Message) else terms
            for name, pattern in patterns_of(entry):
                if name in named:
                    raise ValueError(f"{path}: {name} is there twice")
                named[name] = pattern
    return Catalogue(messages, terms)


def patterns_of(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    """The value of a message or term, if it has one, and its attributes, by name."""
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def files_of(code: str, book: str) -> list[Path]:
    """The files of a language with the words of a book."""
    return [path for path in sorted((SOURCES / code).glob("*.ftl")) if _book_of(path) == book]


def _book_of(path: Path) -> str:
    if path.stem in (COMMANDS, HELP, *ROOMS):
        return path.stem
    return PAGE if path.stem.startswith(PAGE) else SERVER


def variables(catalogue: Catalogue, pattern: ast.Pattern) -> set[str]:
    """The parts that a message needs."""
    return {name for node in _nodes(catalogue, pattern) for name in [_variable(node)] if name}


def _variable(node: ast.BaseNode) -> str | None:
    return node.id.name if isinstance(node, ast.VariableReference) else None


def numbers(catalogue: Catalogue, pattern: ast.Pattern) -> set[str]:
    """The parts that have to be numbers, for a form is chosen by them."""
    chosen = [node for node in _nodes(catalogue, pattern) if isinstance(node, ast.SelectExpression)]
    by_value = [one for one in chosen if not is_by_sound(one)]
    return {_selector(one) for one in by_value if any(_is_plural(variant) for variant in one.variants)}


def _is_plural(variant: ast.Variant) -> bool:
    if isinstance(variant.key, ast.NumberLiteral):
        return True
    return variant.key.name in PLURAL_FORMS and not variant.default


def is_by_sound(select: ast.SelectExpression) -> bool:
    """Whether a form is chosen by what a part begins with."""
    return isinstance(select.selector, ast.FunctionReference) and select.selector.id.name == SOUND


def _selector(select: ast.SelectExpression) -> str:
    chooser: Any = select.selector
    if is_by_sound(select):
        (chooser,) = chooser.arguments.positional
    assert isinstance(chooser, ast.VariableReference), "a form is chosen by a part, or by its sound"
    return chooser.id.name


def _nodes(catalogue: Catalogue, node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    if isinstance(node, ast.MessageReference | ast.TermReference):
        yield from _nodes(catalogue, _referred(catalogue, node))
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.BaseNode):
                yield from _nodes(catalogue, inner)


def _referred(catalogue: Catalogue, node: ast.MessageReference | ast.TermReference) -> ast.Pattern:
    name = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
    return (catalogue.terms if isinstance(node, ast.TermReference) else catalogue.messages)[name]


class Writer(Struct, frozen=True):
    """Writes the messages of one language as Python."""

    catalogue: Catalogue
    isolates: bool

    def pattern(self, pattern: ast.Pattern) -> str:
        """A pattern as an expression that is a text."""
        pieces = [self._element(one) for one in pattern.elements]
        if len(pieces) == 1 and not isinstance(pattern.elements[0], ast.TextElement):
            return pieces[0]
        return " + ".join(self._isolated(pattern, pieces))

    def _isolated(self, pattern: ast.Pattern, pieces: list[str]) -> list[str]:
        if not self.isolates:
            return pieces
        mark, end = _text(ISOLATE), _text(END)
        return [
            f"{mark} + {piece} + {end}" if _is_part(one) else piece
            for one, piece in zip(pattern.elements, pieces, strict=True)
        ]

    def _element(self, element: ast.BaseNode) -> str:
        if isinstance(element, ast.TextElement):
            return _text(element.value)
        if isinstance(element, ast.Placeable):
            return self._element(element.expression)
        if isinstance(element, ast.VariableReference):
            return f'str(a["{element.id.name}"])'
        if isinstance(element, ast.StringLiteral):
            return _text(element.parse()["value"])
        if isinstance(element, ast.SelectExpression):
            return self._select(element)
        assert isinstance(element, ast.MessageReference | ast.TermReference), element
        return f"({self.pattern(_referred(self.catalogue, element))})"

    def _select(self, select: ast.SelectExpression) -> str:
        default = next(one for one in select.variants if one.default)
        cases = (
            f"{self.pattern(one.value)} if {_test(select, one)} else " for one in select.variants if one is not default
        )
        return f"({''.join(cases)}{self.pattern(default.value)})"


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _is_part(element: ast.BaseNode) -> bool:
    return _variable(getattr(element, "expression", element)) is not None


def _test(select: ast.SelectExpression, variant: ast.Variant) -> str:
    part, key = f'a["{_selector(select)}"]', variant.key
    if isinstance(key, ast.NumberLiteral):
        return f"{part} == {key.value}"
    if is_by_sound(select):
        return f'_sound({part}) == "{key.name}"'
    return f'{f"_form({part})" if key.name in PLURAL_FORMS else part} == "{key.name}"'


_PYTHON_HEAD = '''"""The words of a language, written by ``python -m benches.common.catalogues`` from its catalogue."""
# ruff: noqa

from collections.abc import Callable

from bidwhist.i18n.plurals import PLURALS
from bidwhist.i18n.sounds import sound_of as _sound

_form = PLURALS["{code}"]

MESSAGES: dict[str, Callable[[dict[str, str | int]], str]] = {{
{rows}
}}
'''


def python_of(code: str, book: str) -> str:
    """A book of a language as a Python module."""
    catalogue = read(code, book)
    writer = Writer(catalogue, code in RIGHT_TO_LEFT)
    rows = (f'    "{name}": lambda a: {writer.pattern(one)},' for name, one in sorted(catalogue.messages.items()))
    return _PYTHON_HEAD.format(code=code, rows="\n".join(rows))


_TYPES = """// Messages and their parts, written by `python -m benches.common.catalogues` from the English catalogue.
export interface Words {{
{rows}
}}
"""


def types_of(book: str) -> str:
    """What the messages of a book need, for the page's own types."""
    typed = {name: _type_of(catalogue, one) for catalogue, name, one in _messages("en", book)}
    rows = (f'  "{name}": {kind};' for name, kind in sorted(typed.items()))
    return _TYPES.format(rows="\n".join(rows))


def _type_of(catalogue: Catalogue, pattern: ast.Pattern) -> str:
    parts, counts = variables(catalogue, pattern), numbers(catalogue, pattern)
    if not parts:
        return "string"
    kinds = "; ".join(f"{part}: {'number' if part in counts else 'string | number'}" for part in sorted(parts))
    return f"(parts: {{ {kinds} }}) => string"


Piece: TypeAlias = "str | list[Any]"


def data_of(code: str, book: str) -> str:
    """A book of the page in a language as data, a message a line.

    A message is a text, or a list of pieces. A piece is a text, or a list that begins with the name of a part. If that
    is all, the part is inserted here. Else pairs of a case and its message follow, and last the message for other
    cases. A case that begins with ``~`` is a sound that the part begins with.
    """
    isolates = code in RIGHT_TO_LEFT
    said = {name: Data(catalogue, isolates).message(one) for catalogue, name, one in _messages(code, book)}
    rows = (f"{_text(name)}:{_json(message)}" for name, message in sorted(said.items()))
    return "{" + ",\n".join(rows) + "}\n"


def _messages(code: str, book: str) -> Iterator[tuple[Catalogue, str, ast.Pattern]]:
    """The messages of a book of the page, those that it shares with the server among them, each with its catalogue."""
    own = read(code, book)
    yield from ((own, name, pattern) for name, pattern in own.messages.items())
    if book == PAGE:
        served = read(code, SERVER)
        yield from ((served, name, served.messages[name]) for name in SHARED)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Data(Struct, frozen=True):
    """The messages of one language as data."""

    catalogue: Catalogue
    isolates: bool

    def message(self, pattern: ast.Pattern) -> Piece:
        """A pattern as a text or a list of pieces."""
        pieces = _joined(self._pieces(pattern))
        return pieces[0] if len(pieces) == 1 and isinstance(pieces[0], str) else pieces

    def _pieces(self, pattern: ast.Pattern) -> Iterator[Piece]:
        isolates = self.isolates and len(pattern.elements) > 1
        for one in pattern.elements:
            if isolates and _is_part(one):
                yield from (ISOLATE, *self._element(one), END)
            else:
                yield from self._element(one)

    def _element(self, element: ast.BaseNode) -> Iterator[Piece]:
        if isinstance(element, ast.Placeable):
            yield from self._element(element.expression)
        elif isinstance(element, ast.MessageReference | ast.TermReference):
            yield from self._pieces(_referred(self.catalogue, element))
        elif isinstance(element, ast.SelectExpression):
            yield self._select(element)
        elif isinstance(element, ast.VariableReference):
            yield [element.id.name]
        else:
            assert isinstance(element, ast.TextElement | ast.StringLiteral), element
            yield element.value if isinstance(element, ast.TextElement) else element.parse()["value"]

    def _select(self, select: ast.SelectExpression) -> Piece:
        default = next(one for one in select.variants if one.default)
        mark = "~" if is_by_sound(select) else ""
        cases = ((mark + _case(one.key), self.message(one.value)) for one in select.variants if one is not default)
        return [_selector(select), *chain.from_iterable(cases), self.message(default.value)]


def _joined(pieces: Iterable[Piece]) -> list[Piece]:
    joined: list[Piece] = []
    for is_text, run in groupby(pieces, key=lambda piece: isinstance(piece, str)):
        same = list(run)
        joined += ["".join(map(str, same))] if is_text else same
    return joined


def _case(key: ast.Identifier | ast.NumberLiteral) -> str:
    return str(key.value if isinstance(key, ast.NumberLiteral) else key.name)


def written() -> Mapping[Path, str]:
    """Every file that is made from the catalogues."""
    files = {PYTHON / f"{code}.py": python_of(code, SERVER) for code in CODES}
    files |= {PYTHON / f"{book}_{code}.py": python_of(code, book) for book in (LEARN, COMMANDS, HELP) for code in CODES}
    for book in (PAGE, *ROOMS):
        folder = WORDS / book if book in ROOMS else WORDS
        files[folder / "words.ts"] = types_of(book)
        files |= {folder / f"{code}.json": data_of(code, book) for code in CODES}
    return files


if __name__ == "__main__":
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        # Whole at once: a program that starts meanwhile reads the old file or the new one.
        unfinished = path.with_name(f".{path.name}.{os.getpid()}")
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)
        sys.stderr.write(f"{path}\n")
