"""The catalogues of all languages: the same messages with the same parts, all used, and what is compiled is right."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from benches.common.catalogues import (
    BOOKS,
    COMMANDS,
    HELP,
    ISOLATE,
    SERVER,
    SOUND,
    SOURCES,
    Catalogue,
    files_of,
    is_by_sound,
    numbers,
    parsed,
    read,
    variables,
    written,
)
from benches.common.checkout import ROOT
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from bidwhist.core.rules.parse import OPTIONS
from bidwhist.core.rules.phrases import hyphened, word_of
from bidwhist.core.rules.questions import QUESTIONS
from bidwhist.i18n import CODES, Saying, language_of
from bidwhist.i18n.sounds import sound_of

OF_PYTHON = (SERVER, COMMANDS, HELP)
"""The books whose messages are asked for in Python."""
OTHERS = [code for code in CODES if code != "en"]
SAMPLE_NUMBERS = (0, 1, 2, 3, 4, 7, 12)
ISOLATES = re.compile("[\u2066-\u2069]")


def test_what_is_compiled_is_what_the_catalogues_say() -> None:
    stale = [path.name for path, text in written().items() if not path.exists() or path.read_text("utf-8") != text]
    assert not stale, "run python hatch_generate.py"


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("code", OTHERS)
def test_every_language_has_the_messages_of_english_with_the_same_parts(code: str, book: str) -> None:
    english, other = read("en", book), read(code, book)
    assert sorted(other.messages) == sorted(english.messages)
    for name, pattern in english.messages.items():
        # A language may do without who does it where its verb is the same for all.
        spared = {"by", "name"} if "by" in variables(english, pattern) else set()
        wanted, found = variables(english, pattern), variables(other, other.messages[name])
        assert found - wanted == set() and wanted - found <= spared, name


def samples(catalogue: Catalogue, pattern: ast.Pattern) -> list[dict[str, str | int]]:
    """Parts that reach every form of a message."""
    choices: dict[str, list[str | int]] = {name: ["Mae"] for name in variables(catalogue, pattern)}
    for name in numbers(catalogue, pattern):
        choices[name] = list(SAMPLE_NUMBERS)
    for node in _selects(catalogue, pattern):
        if is_by_sound(node):
            choices[node.selector.arguments.positional[0].id.name] = ["Mae", "Inés", "Otis", "8"]
        elif node.selector.id.name not in numbers(catalogue, pattern):
            choices[node.selector.id.name] = [one.key.name for one in node.variants]
    return [dict(zip(choices, values, strict=True)) for values in list(product(*choices.values()))[:600]]


def _selects(catalogue: Catalogue, pattern: ast.Pattern) -> list[Any]:
    found: list[Any] = []

    def look(node: Any) -> None:
        if isinstance(node, ast.SelectExpression):
            found.append(node)
        if isinstance(node, ast.MessageReference | ast.TermReference):
            book = catalogue.messages if isinstance(node, ast.MessageReference) else catalogue.terms
            look(book[f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name])
        for value in vars(node).values():
            for inner in value if isinstance(value, list) else [value]:
                if isinstance(inner, ast.BaseNode):
                    look(inner)

    look(pattern)
    return found


@pytest.mark.parametrize("code", CODES)
def test_every_message_says_what_mozillas_formatter_says(code: str) -> None:
    catalogue, language = read(code, SERVER), language_of(code)
    bundle = bundle_of(code, SERVER)
    for name, pattern in catalogue.messages.items():
        for parts in samples(catalogue, pattern):
            said, errors = bundle.format_pattern(_pattern_in(bundle, name), parts)
            assert not errors, (name, parts, errors)
            assert ISOLATES.sub("", language.messages[name](parts)) == said, (name, parts)


def bundle_of(code: str, book: str) -> FluentBundle:
    """A book as Mozilla's formatter says it."""
    # The formatter takes a text from a function, whatever its types say.
    functions: dict[str, Any] = {SOUND: sound_of}
    bundle = FluentBundle([code], use_isolating=False, functions=functions)
    for path in files_of(code, book):
        bundle.add_resource(ast.Resource(list(parsed(path))))
    return bundle


def _pattern_in(bundle: FluentBundle, name: str) -> Any:
    message, _, attribute = name.partition(".")
    found = bundle.get_message(message)
    return found.attributes[attribute] if attribute else found.value


@pytest.mark.parametrize("code", OTHERS)
def test_names_keep_their_own_direction_only_where_it_is_another(code: str) -> None:
    language = language_of(code)
    assert (ISOLATE in language.say("stood", name="Mae")) is (language.direction == "rtl")


def _sources(folder: Path, *endings: str) -> str:
    files = (path for path in sorted(folder.rglob("*")) if path.suffix in endings and "compiled" not in path.parts)
    return "\n".join(path.read_text() for path in files)


@pytest.mark.parametrize("book", BOOKS)
def test_no_message_is_left_over(book: str) -> None:
    sources = (ROOT / "src" / "bidwhist", ".py") if book in OF_PYTHON else (ROOT / "web" / "src", ".ts", ".svelte")
    catalogue, code = read("en", book), _sources(*sources) + (ROOT / "web" / "documents.ts").read_text()
    texts = "\n".join(path.read_text() for path in files_of("en", book))
    named = set(re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", code)) | set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", texts))
    made = set(re.findall(r"[\"'`]([a-z][a-z0-9-]*-)(?:\$?\{)", code))
    unused = [name for name in catalogue.messages if name not in named and not name.startswith(tuple(made))]
    assert not unused


def test_no_message_of_commands_hides_one_of_the_game() -> None:
    assert read("en", COMMANDS).messages.keys() & read("en", SERVER).messages.keys() == set()


def test_the_catalogues_are_of_the_languages_there_are() -> None:
    assert sorted(path.name for path in SOURCES.iterdir()) == sorted(CODES)


def test_no_attribute_of_an_option_is_left_over() -> None:
    words = {option: {word_of(value) for value in OPTIONS[option].values} for option in OPTIONS}
    asked = {answer.label.name for one in QUESTIONS for answer in one.answers if isinstance(answer.label, Saying)}
    asked |= {saying.name for one in QUESTIONS for saying in (one.words, one.example)}
    code = _sources(ROOT / "src" / "bidwhist" / "core" / "rules", ".py")
    options = {hyphened(option): option for option in OPTIONS}
    for name in read("en", SERVER).messages:
        message, _, attribute = name.partition(".")
        kind, _, word = attribute.partition("-")
        option = options.get(message.removeprefix("option-"))
        if message.startswith("option-") and attribute:
            assert option is not None, name
            of_a_value = kind in ("sheet", "differ") and (not word or word in words[option])
            assert name in asked or of_a_value or name in code or f"{message}.{kind}-{{" in code, name


MARK = "\u200f"
"""The mark of a sentence that runs from right to left."""
AS_WRITTEN = {"chance-is", "cli-percent", "hall-said", "sheet-title", "titled"}
"""Messages that stand for themselves in any direction: a share of a hundred, words in quotes, what begins in Latin."""


def _own_texts(pattern: ast.Pattern) -> Iterator[tuple[str, int]]:
    """The own text of a pattern and of each of its forms, with how many parts stand in it."""
    parts = [one.expression for one in pattern.elements if isinstance(one, ast.Placeable)]
    selects = [one for one in parts if isinstance(one, ast.SelectExpression)]
    told = [one.value for one in pattern.elements if isinstance(one, ast.TextElement)]
    literal = [one.parse()["value"] for one in parts if isinstance(one, ast.StringLiteral)]
    yield "".join([*told, *literal]), len(parts) - len(literal)
    for select in selects:
        for variant in select.variants:
            yield from _own_texts(variant.value)


@pytest.mark.parametrize("book", BOOKS)
def test_a_sentence_without_a_letter_of_its_own_says_that_it_runs_from_right_to_left(book: str) -> None:
    """Its parts stand apart, so that alone it would run from left to right: its first word would come last."""
    wandering = [
        name
        for name, pattern in read("he", book).messages.items()
        if name not in AS_WRITTEN
        for text, parts in _own_texts(pattern)
        if parts and text.strip() and not re.search(f"[\u0590-\u05ff{MARK}]", text)
    ]
    assert wandering == []


def test_a_reason_in_hebrew_begins_with_what_is_done() -> None:
    why = language_of("he").tell(Saying.of("why", does=Saying("phrase-hello"), why=Saying("phrase-luck")))
    assert why.startswith(MARK)
