"""The lint of the catalogues: terms, plurals, spaces, quotation marks, direction, register and placeables."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from benches.common.catalogues import PLURAL_FORMS, SOURCES, parsed, patterns_of
from benches.common.checkout import ROOT
from fluent.syntax import ast
from msgspec import Struct

TERM_LISTS = ROOT / "docs" / "languages"
FORMS: Mapping[str, tuple[str, ...]] = {
    "en": ("one", "other"),
    "es": ("one", "other"),
    "fr": ("one", "other"),
    "he": ("one", "two", "other"),
}
"""The categories of CLDR for whole numbers; ``many`` of French and Spanish begins with a million."""
NO_BREAK = "\u00a0"
LEFT_TO_RIGHT_MARK = "\u200e"
LABELS_YOU = {"you", "you-inside", "you-reneged", "chair"}
"""Hebrew messages that label a seat with its reader."""
LEVELS = r"\b(beginner|casual|steady|strong|champion)\b"


NUMBER_BESIDE = {"books-alone", "sum-books", "sum-points"}
"""Labels of a number that is beside them: Hebrew has one form for two and more."""


class Said(Struct, frozen=True):
    """One form of one message, with the names of its parts in braces."""

    language: str
    file: str
    message: str
    words: str

    def where(self) -> str:
        return f"{self.language}/{self.file}.{self.message}: {self.words}"

    def bare(self) -> str:
        """The words without the names of their parts and those of switches, which are the same in every language."""
        return re.sub(r"--[a-z-]+", "--", re.sub(r"\{[^}]*\}", "{}", self.words))


class Term(Struct, frozen=True):
    """A row of a term list: the word of the language and the forms that never stand for it."""

    term: str
    word: str
    never: tuple[str, ...]


def entries(code: str, sources: Path = SOURCES) -> Iterator[tuple[str, str, ast.Pattern]]:
    """File, name and pattern of every message and term of a language."""
    for path in sorted((sources / code).glob("*.ftl")):
        for entry in parsed(path):
            if isinstance(entry, ast.Message | ast.Term):
                yield from ((path.stem, name, pattern) for name, pattern in patterns_of(entry))


@cache
def said(code: str, sources: Path = SOURCES) -> list[Said]:
    """Every form of every message of a language; once in a process."""
    return [
        Said(code, file, name, words) for file, name, pattern in entries(code, sources) for words in flattened(pattern)
    ]


def flattened(pattern: ast.Pattern) -> list[str]:
    """The forms of a pattern, one text each."""
    forms = [""]
    for element in pattern.elements:
        forms = [f"{before}{piece}" for before in forms for piece in _pieces(element)]
    return forms


def _pieces(element: Any) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    inner = element.expression if isinstance(element, ast.Placeable) else element
    if isinstance(inner, ast.SelectExpression):
        return [form for variant in inner.variants for form in flattened(variant.value)]
    if isinstance(inner, ast.StringLiteral):
        return [inner.parse()["value"]]
    if isinstance(inner, ast.VariableReference):
        return [f"{{${inner.id.name}}}"]
    assert isinstance(inner, ast.MessageReference | ast.TermReference), inner
    return [f"{{{inner.id.name}}}"]


def terms(code: str) -> list[Term]:
    """The term list of a language."""
    rows = [line for line in (TERM_LISTS / f"{code}.md").read_text().splitlines() if line.startswith("| ")][1:]
    cells = [
        [cell.strip() for cell in re.split(r"(?<!\\)\|(?![^`]*`(?:[^`]*`[^`]*`)*[^`]*$)", row)[1:-1]] for row in rows
    ]
    return [Term(one[0], one[1], tuple(re.findall(r"`([^`]*)`", one[2]))) for one in cells]


def wrong_terms(texts: list[Said], listed: list[Term]) -> list[str]:
    """Texts with a form that their term list forbids."""
    never = [(term, re.compile(form, re.IGNORECASE)) for term in listed for form in term.never]
    return [
        f"{one.where()} ({term.word}, not {found.group()})"
        for one in texts
        for bare in [one.bare()]
        for term, form in never
        for found in [form.search(bare)]
        if found
    ]


def wrong_plurals(code: str, sources: Path = SOURCES) -> list[str]:
    """Choices by number that lack a form of their language, or have two alike."""
    return [
        f"{code}/{file}.{name}: {fault}"
        for file, name, pattern in entries(code, sources)
        for select in _selects(pattern)
        if _is_by_number(select) and name not in NUMBER_BESIDE
        for fault in _plural_faults(code, select)
    ]


def bare_counts(sources: Path = SOURCES) -> list[str]:
    """Hebrew words for many after a number that may be one or two: times, wins."""
    return [
        f"he/{file}.{name}: {found.group()}"
        for file, name, pattern in entries("he", sources)
        for found in [re.search(r"\{\$\w+\} (פעמים|ניצחונות)", _outside_choices_by_number(pattern))]
        if found
    ]


def _outside_choices_by_number(pattern: ast.Pattern) -> str:
    """The words of a pattern in all its forms, without what a choice by number has for many."""
    words = ""
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ast.Placeable) else element
        if isinstance(inner, ast.SelectExpression):
            counts = _is_by_number(inner)
            variants = [one for one in inner.variants if not (counts and one.default)]
            words += "\n".join(_outside_choices_by_number(one.value) for one in variants)
        else:
            words += _pieces(element)[0]
    return words


def _selects(node: Any) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.BaseNode):
                yield from _selects(inner)


def _key(variant: ast.Variant) -> str:
    return str(variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name)


def _is_by_number(select: ast.SelectExpression) -> bool:
    keys = {_key(one): one.default for one in select.variants}
    return any(key in PLURAL_FORMS and not default for key, default in keys.items()) or {"1", "other"} <= keys.keys()


def _plural_faults(code: str, select: ast.SelectExpression) -> Iterator[str]:
    forms = {_key(one): tuple(flattened(one.value)) for one in select.variants}
    for form, number in zip(FORMS[code], ("1", "2", ""), strict=False):
        if form not in forms and (number not in forms or form == "other"):
            yield f"no [{form}]"
    for form in forms:
        if form not in FORMS[code] and not form.isdigit():
            yield f"[{form}] is no form of this language"
    plural = [forms[one] for one in forms if one in PLURAL_FORMS]
    if len(set(plural)) < len(plural):
        yield "two forms are alike"


SPACES: Mapping[str, tuple[str, ...]] = {
    "en": (r"\s[:;?!,](\s|$)", r"[«»]"),
    "es": (r"\s[:;?!,](\s|$)", r"[“”]", r"(?<!¿)(?<=^)[^¿]*[^?¿…]\?$(?<!\}\?)"),
    "fr": (
        rf"[^{NO_BREAK}][;?!»](\s|$|[.,)])(?<!\.\.\.)",
        rf"(?<!Hos)[^{NO_BREAK}]:\s",
        rf"«[^{NO_BREAK}]",
        r"[“”’]",
        rf"[^{NO_BREAK}]%(\s|$)",
    ),
    "he": (
        r"\s[:;?!,](\s|$)",
        r"[“„«»\"]|(?<![א-ת])״|״(?![א-ת])",
        r"[א-ת]-",
        r"(?<![א-ת\"'״׳])[ושהבכלמ](\{\$|”)",
        r"(?<![א-ת])[בכל]\{friend\}",
        r"(?<![א-ת])[ושהבכלמ][A-Z0-9]",
        r"[\d}] %",
    ),
}
ALWAYS = (rf"[ {NO_BREAK}]{{2}}", r"^ .*\S", r"\S $")
BARE_MINUS = rf"(?<!{LEFT_TO_RIGHT_MARK})[-−](\d|\{{)"


def wrong_spaces(texts: list[Said]) -> list[str]:
    """Texts with spaces, quotation marks, hyphens or minus signs that their language does not have."""
    return [
        f"{one.where()} ({found.group()!r})"
        for one in texts
        for form in (*SPACES[one.language], *((BARE_MINUS,) if one.language == "he" else ()), *ALWAYS)
        if one.words.strip() not in {",", ";", f"{NO_BREAK};".strip()}
        for found in [re.search(form, one.words)]
        if found
    ]


REGISTER: Mapping[str, str] = {
    "en": r"\b(is no|nor of)\b (?=[a-z]+ (set|rule))",
    "es": r"\b(usted(es)?|vosotr[oa]s|os)\b|\w+[áé]is\b|^(Dé|Diga|Mire|Escanee|Pregunte|Elija|Espere)\b"
    r"|\b(póngalos|deshaga|inténtelo|mire|escanee|avance o|retroceda)\b",
    "fr": r"\b(tu|toi|te|ton|tes|viens)\b",
    "he": r"(?<![א-ת])(אתם|אתכם|שלכם|לכם|איתכם|ידכם|אתה|נסו|חזרו|בקשו|בחרו|פתחו|צרו|סגרו|טענו|לכו|המשיכו|ציינו"
    r"|כוונו|הפעילו|בדקו|היכנסו|תפסו|השתיקו|דרגו|ותרו|תבעו|ספרו|מנו|קחו|הישארו|בקש|תשחק|תראו|ברוכים)(?![א-ת])",
}


def wrong_register(texts: list[Said]) -> list[str]:
    """Texts that speak to their reader in a form that their language does not use here."""
    found = [one.where() for one in texts if re.search(REGISTER[one.language], one.bare(), re.IGNORECASE)]
    hebrew = [one for one in texts if one.language == "he" and "/ה" in one.words and one.message not in LABELS_YOU]
    return found + [one.where() for one in hebrew]


def untranslated(texts: list[Said], english: list[Said], left: Mapping[str, str]) -> list[str]:
    """Texts that English has too, in two words or more, or that name a level of bots by its id."""
    same = {(one.file, one.message, one.words) for one in english}
    plain = [
        one
        for one in texts
        if (one.file, one.message, one.words) in same
        and re.search(r"[a-z]{2,} [a-z]{2,}", one.bare(), re.IGNORECASE)
        and one.words not in left
    ]
    named = [one for one in texts if one.language in ("es", "he") and re.search(LEVELS, one.words)]
    return [one.where() for one in (*plain, *named)]


def lost_parts(code: str, sources: Path = SOURCES) -> list[str]:
    """Forms of a message without a part that the same form has in English."""
    english = {(file, name): _parts_by_case(pattern) for file, name, pattern in entries("en", sources)}
    faults = []
    for file, name, pattern in entries(code, sources):
        ours = _parts_by_case(pattern)
        for case, parts in english.get((file, name), {}).items():
            if case in ours and case and ours[case] - {"$count"} != parts - {"$count"}:
                faults.append(f"{code}/{file}.{name} [{case}]: {sorted(parts ^ ours[case])}")
    return faults


def _parts_by_case(pattern: ast.Pattern) -> dict[str, set[str]]:
    """What the forms of a message that is one choice by name say, by case."""
    found = [one for one in _selects(pattern) if not _is_by_number(one)]
    if len(found) != 1 or len(pattern.elements) != 1:
        return {}
    return {
        _key(one): {name for form in flattened(one.value) for name in re.findall(r"\{(\$\w+)\}", form)}
        for one in found[0].variants
    }
