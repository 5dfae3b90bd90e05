"""Compiles the catalogues of all languages into Python for the server and TypeScript for the page.

    python -m benches.common.catalogues

The files are read by Mozilla's own parser of the Fluent format. A message becomes a function of its parts. A test
holds that each function says what Mozilla's formatter says.
"""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from benches.common.checkout import ROOT
from fluent.syntax import FluentParser, ast
from msgspec import Struct

from bidwhist.language.languages import CODES

SOURCES = ROOT / "src" / "bidwhist" / "language" / "catalogues"
PYTHON = ROOT / "src" / "bidwhist" / "language" / "compiled"
TYPESCRIPT = ROOT / "web" / "src" / "words" / "compiled"
SERVER, PAGE = "server", "page"
"""The words of the server, and those that come with the first load of the page: files whose names begin so."""
ROOMS = ("glossary", "house", "learn", "replay")
"""Words of the page that are fetched with a room of it: a file each."""
BOOKS = (SERVER, PAGE, *ROOMS)
"""Whose words there are."""
RIGHT_TO_LEFT = ("he",)
PLURAL_FORMS = ("zero", "one", "two", "few", "many", "other")
ISOLATE, END = "\u2068", "\u2069"
"""Around a part in a language from right to left, so that names keep their own direction."""


class Catalogue(Struct, frozen=True):
    """The messages and terms of a language, by name."""

    messages: dict[str, ast.Pattern]
    terms: dict[str, ast.Pattern]


def read(code: str, book: str) -> Catalogue:
    """The catalogue of a language, for the server, the page or a room of it.

    :raises ValueError: if a file has what is no message, or a name stands twice.
    """
    messages: dict[str, ast.Pattern] = {}
    terms: dict[str, ast.Pattern] = {}
    for path in files_of(code, book):
        for entry in FluentParser(with_spans=False).parse(path.read_text()).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{path}: {(entry.annotations or [])[:1]}: {(entry.content or '')[:80]!r}")
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            named = messages if isinstance(entry, ast.Message) else terms
            if entry.id.name in named or entry.value is None:
                raise ValueError(f"{path}: {entry.id.name} stands twice or is empty")
            named[entry.id.name] = entry.value
    return Catalogue(messages, terms)


def files_of(code: str, book: str) -> list[Path]:
    """The files of a language with the words of a book."""
    return [path for path in sorted((SOURCES / code).glob("*.ftl")) if _book_of(path) == book]


def _book_of(path: Path) -> str:
    if path.stem in ROOMS:
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
    return {_selector(one) for one in chosen if any(_is_plural(variant) for variant in one.variants)}


def _is_plural(variant: ast.Variant) -> bool:
    if isinstance(variant.key, ast.NumberLiteral):
        return True
    return variant.key.name in PLURAL_FORMS and not variant.default


def _selector(select: ast.SelectExpression) -> str:
    assert isinstance(select.selector, ast.VariableReference), "a form is chosen by a part"
    return select.selector.id.name


def _nodes(catalogue: Catalogue, node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    if isinstance(node, ast.MessageReference | ast.TermReference):
        yield from _nodes(catalogue, _referred(catalogue, node))
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.BaseNode):
                yield from _nodes(catalogue, inner)


def _referred(catalogue: Catalogue, node: ast.MessageReference | ast.TermReference) -> ast.Pattern:
    return (catalogue.terms if isinstance(node, ast.TermReference) else catalogue.messages)[node.id.name]


class Target(Struct, frozen=True):
    """How a language of programs writes what a message is made of."""

    text: Callable[[str], str]
    part: Callable[[str], str]
    joined: Callable[[list[str]], str]
    choice: Callable[[list[tuple[str, str]], str], str]
    is_equal: Callable[[str, str], str]
    is_number: Callable[[str, str], str]
    is_form: Callable[[str, str], str]


def _python_choice(cases: list[tuple[str, str]], default: str) -> str:
    return "(" + "".join(f"{value} if {test} else " for test, value in cases) + default + ")"


def _typescript_choice(cases: list[tuple[str, str]], default: str) -> str:
    return "(" + "".join(f"{test} ? {value} : " for test, value in cases) + default + ")"


PYTHON_TARGET = Target(
    text=lambda text: json.dumps(text, ensure_ascii=False),
    part=lambda name: f'str(a["{name}"])',
    joined=" + ".join,
    choice=_python_choice,
    is_equal=lambda name, key: f'a["{name}"] == "{key}"',
    is_number=lambda name, key: f'a["{name}"] == {key}',
    is_form=lambda name, key: f'_form(a["{name}"]) == "{key}"',
)
TYPESCRIPT_TARGET = Target(
    text=lambda text: json.dumps(text, ensure_ascii=False),
    part=lambda name: f"`${{a.{name}}}`",
    joined=" + ".join,
    choice=_typescript_choice,
    is_equal=lambda name, key: f'a.{name} === "{key}"',
    is_number=lambda name, key: f"a.{name} === {key}",
    is_form=lambda name, key: f'form(a.{name}) === "{key}"',
)


class Writer(Struct, frozen=True):
    """Writes the messages of one language for one target."""

    catalogue: Catalogue
    target: Target
    isolates: bool

    def pattern(self, pattern: ast.Pattern) -> str:
        """A pattern as an expression that is a text."""
        pieces = [self._element(one) for one in pattern.elements]
        if len(pieces) == 1 and not isinstance(pattern.elements[0], ast.TextElement):
            return pieces[0]
        return self.target.joined(self._isolated(pattern, pieces))

    def _isolated(self, pattern: ast.Pattern, pieces: list[str]) -> list[str]:
        if not self.isolates:
            return pieces
        mark, end = self.target.text(ISOLATE), self.target.text(END)
        return [
            f"{mark} + {piece} + {end}" if _variable(getattr(one, "expression", one)) else piece
            for one, piece in zip(pattern.elements, pieces, strict=True)
        ]

    def _element(self, element: ast.BaseNode) -> str:
        if isinstance(element, ast.TextElement):
            return self.target.text(element.value)
        if isinstance(element, ast.Placeable):
            return self._element(element.expression)
        if isinstance(element, ast.VariableReference):
            return self.target.part(element.id.name)
        if isinstance(element, ast.StringLiteral):
            return self.target.text(element.parse()["value"])
        if isinstance(element, ast.SelectExpression):
            return self._select(element)
        assert isinstance(element, ast.MessageReference | ast.TermReference), element
        return f"({self.pattern(_referred(self.catalogue, element))})"

    def _select(self, select: ast.SelectExpression) -> str:
        default = next(one for one in select.variants if one.default)
        cases = [(self._test(select, one), self.pattern(one.value)) for one in select.variants if one is not default]
        return self.target.choice(cases, self.pattern(default.value))

    def _test(self, select: ast.SelectExpression, variant: ast.Variant) -> str:
        name, key = _selector(select), variant.key
        if isinstance(key, ast.NumberLiteral):
            return self.target.is_number(name, key.value)
        test = self.target.is_form if key.name in PLURAL_FORMS else self.target.is_equal
        return test(name, key.name)


_PYTHON_HEAD = '''"""The words of a language, written by ``python -m benches.common.catalogues`` from its catalogue."""
# ruff: noqa

from collections.abc import Callable

from bidwhist.language.plurals import PLURALS

_form = PLURALS["{code}"]

MESSAGES: dict[str, Callable[[dict[str, str | int]], str]] = {{
{rows}
}}
'''


def python_of(code: str) -> str:
    """The server's catalogue of a language as a Python module."""
    catalogue = read(code, SERVER)
    writer = Writer(catalogue, PYTHON_TARGET, code in RIGHT_TO_LEFT)
    rows = (f'    "{name}": lambda a: {writer.pattern(one)},' for name, one in sorted(catalogue.messages.items()))
    return _PYTHON_HEAD.format(code=code, rows="\n".join(rows))


_TYPESCRIPT_HEAD = """// The words of a language, written by `python -m benches.common.catalogues` from its catalogue.
{imports}{forms}export const words{kind} = {{
{rows}
}};
{tail}"""
_FORMS = """const rules = new Intl.PluralRules("{code}");
const form = (number: number): string => rules.select(number);

"""
_TYPES = """
export type Words = typeof words;
"""


def typescript_of(code: str, book: str) -> str:
    """A catalogue of the page in a language as a module."""
    catalogue = read(code, book)
    writer = Writer(catalogue, TYPESCRIPT_TARGET, code in RIGHT_TO_LEFT)
    rows = [f'  "{name}": {_typescript_row(writer, one)},' for name, one in sorted(catalogue.messages.items())]
    is_english = code == "en"
    counts = any("form(" in row for row in rows)
    return _TYPESCRIPT_HEAD.format(
        imports="" if is_english else 'import type { Words } from "./en";\n\n',
        forms=_FORMS.format(code=code) if counts else "",
        kind="" if is_english else ": Words",
        rows="\n".join(rows),
        tail=_TYPES if is_english else "",
    )


def _typescript_row(writer: Writer, pattern: ast.Pattern) -> str:
    parts, counts = variables(writer.catalogue, pattern), numbers(writer.catalogue, pattern)
    if not parts:
        return writer.pattern(pattern)
    kinds = "; ".join(f"{part}: {'number' if part in counts else 'string | number'}" for part in sorted(parts))
    return f"(a: {{ {kinds} }}): string => {writer.pattern(pattern)}"


def written() -> Mapping[Path, str]:
    """Every file that is made from the catalogues."""
    files = {PYTHON / f"{code}.py": python_of(code) for code in CODES}
    files |= {TYPESCRIPT / f"{code}.ts": typescript_of(code, PAGE) for code in CODES}
    return files | {TYPESCRIPT / room / f"{code}.ts": typescript_of(code, room) for room in ROOMS for code in CODES}


if __name__ == "__main__":
    for path, text in written().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        sys.stderr.write(f"{path}\n")
