"""The rules sheet: what a rule set means at the table, in plain English, every option told where it matters.

A sheet is data, sections of sentences, so that terminal, web and tests draw the same words.
"""

from collections.abc import Iterator
from textwrap import wrap

from msgspec import Struct

from bidwhist.rules.code import format_code
from bidwhist.rules.phrases import count
from bidwhist.rules.presets import PRESET_WORDS, PRESETS, preset_name
from bidwhist.rules.ruleset import Ruleset
from bidwhist.rules.sentences import SECTIONS
from bidwhist.typed import require


class Section(Struct, frozen=True):
    """One part of a rules sheet."""

    title: str
    sentences: tuple[str, ...]


class Sheet(Struct, frozen=True):
    """The rules of a table in plain English."""

    title: str
    summary: str
    """The rule set in one line."""
    code: str
    """The share code that stands for these rules."""
    sections: tuple[Section, ...]


def describe(rules: Ruleset) -> Sheet:
    """The rules sheet of a rule set.

    >>> describe(Ruleset()).sections[1].title
    'Bidding'

    :raises WrongType: if it is no rule set.
    """
    require(Ruleset, rules=rules)
    told = ((title, tuple(filter(None, (tell(rules) for tell in tellers)))) for title, tellers in SECTIONS)
    name = preset_name(rules)
    code = format_code(rules)
    return Sheet(
        title=f"Bid Whist, {name}" if name in PRESETS else "Bid Whist, house rules",
        summary=PRESET_WORDS[name] if name in PRESETS else _changes(rules, code.partition(".")[0]),
        code=code,
        sections=tuple(Section(title, sentences) for title, sentences in told if sentences),
    )


def _changes(rules: Ruleset, base: str) -> str:
    changed = sum(getattr(rules, name) != getattr(PRESETS[base], name) for name in rules.__struct_fields__)
    return f"{base} with {count(changed)} {'change' if changed == 1 else 'changes'}"


def format_sheet(sheet: Sheet, width: int = 80) -> str:
    """A sheet as plain text, no line longer than ``width``."""
    return "".join(f"{line}\n" for line, _ in sheet_lines(sheet, width))


def sheet_lines(sheet: Sheet, width: int = 80) -> Iterator[tuple[str, bool]]:
    """The lines of a sheet, no longer than ``width``, and whether each is a heading."""
    yield from _wrapped(sheet.title, width, heading=True)
    yield from _wrapped(sheet.summary, width)
    yield from _wrapped(f"share code {sheet.code}", width)
    for section in sheet.sections:
        yield "", False
        yield from _wrapped(section.title, width, heading=True)
        for words in section.sentences:
            yield from _wrapped(f"- {words}", width)


def _wrapped(words: str, width: int, *, heading: bool = False) -> Iterator[tuple[str, bool]]:
    indent = "  " if words.startswith("- ") else ""
    return ((line, heading) for line in wrap(words, width, subsequent_indent=indent))
