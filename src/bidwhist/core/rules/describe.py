"""The rules sheet: what a rule set means at the table, in plain words, every option told where it matters.

A sheet is data, sections of sentences, so that terminal, web and tests draw the same words.
"""

from collections.abc import Iterator
from textwrap import wrap

from msgspec import Struct

from bidwhist.core.rules.code import format_code
from bidwhist.core.rules.house_names import house_names
from bidwhist.core.rules.presets import PRESET_WORDS, PRESETS, called, preset_name
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.sentences import SECTIONS
from bidwhist.i18n import ENGLISH, Language, Saying
from bidwhist.tools.typed import require


class Section(Struct, frozen=True):
    """One part of a rules sheet."""

    title: str
    sentences: tuple[str, ...]


class Sheet(Struct, frozen=True):
    """The rules of a table in plain words."""

    title: str
    summary: str
    """The rule set in one line."""
    code: str
    """The share code of these rules."""
    sections: tuple[Section, ...]


def describe(rules: Ruleset, language: Language = ENGLISH) -> Sheet:
    """The rules sheet of a rule set.

    >>> describe(Ruleset()).sections[1].title
    'Bidding'

    :raises WrongType: if it is not a rule set.
    """
    require(Ruleset, rules=rules)
    told = ((title, filter(None, (tell(rules) for tell in tellers))) for title, tellers in SECTIONS)
    sections = (Section(language.say(title), tuple(map(language.tell, sentences))) for title, sentences in told)
    name, code = preset_name(rules), format_code(rules)
    summary = PRESET_WORDS[name] if name in PRESETS else _changes(rules, code.partition(".")[0])
    return Sheet(
        title=language.tell(_title(rules, name)),
        summary=language.tell(summary),
        code=code,
        sections=tuple(section for section in sections if section.sentences),
    )


def _title(rules: Ruleset, name: str) -> Saying:
    if rules.turns_trump:
        return Saying.of("sheet-title-turned", preset=name)
    return Saying.of("sheet-title", name=called(name))


def _changes(rules: Ruleset, base: str) -> Saying:
    changed = sum(getattr(rules, name) != getattr(PRESETS[base], name) for name in rules.__struct_fields__)
    names = house_names(rules, PRESETS[base])
    if not names.sayings:
        return Saying.of("sheet-changes", preset=called(base), count=changed)
    return Saying.of("sheet-changes-named", preset=called(base), count=changed, names=names)


def format_sheet(sheet: Sheet, width: int = 80, language: Language = ENGLISH) -> str:
    """A sheet as plain text, no line longer than ``width``."""
    return "".join(f"{line}\n" for line, _ in sheet_lines(sheet, width, language))


def sheet_lines(sheet: Sheet, width: int = 80, language: Language = ENGLISH) -> Iterator[tuple[str, bool]]:
    """The lines of a sheet, no longer than ``width``, and whether each is a heading."""
    yield from _wrapped(sheet.title, width, heading=True)
    yield from _wrapped(sheet.summary, width)
    yield from _wrapped(language.say("sheet-code", code=sheet.code), width)
    for section in sheet.sections:
        yield "", False
        yield from _wrapped(section.title, width, heading=True)
        for words in section.sentences:
            yield from _wrapped(f"- {words}", width)


def _wrapped(words: str, width: int, *, heading: bool = False) -> Iterator[tuple[str, bool]]:
    indent = "  " if words.startswith("- ") else ""
    return ((line, heading) for line in wrap(words, width, subsequent_indent=indent))
