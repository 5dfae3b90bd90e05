"""A language: its messages, and which one somebody gets who asks for several."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Literal

from msgspec import Struct

from bidwhist.i18n.compiled import en
from bidwhist.i18n.sayings import Messages, Parts, Saying, apart, isolated, told, with_minus
from bidwhist.tools.locales import locale_code
from bidwhist.tools.printable import unmarked

CODES = ("en", "fr", "es", "he")
"""The languages there are."""
DRAFTS = frozenset({"fr", "es", "he"})
"""Languages that no native speaker has checked yet; the list of languages says so."""
AUTONYMS: Mapping[str, str] = {"en": "English", "fr": "Français", "es": "Español", "he": "עברית"}
"""How each language calls itself."""


class Language(Struct, frozen=True, eq=False):
    """A language with all its messages. There is one value for each, so that it is its own identity."""

    code: str
    messages: Messages
    direction: Literal["ltr", "rtl"] = "ltr"

    def say(self, name: str, /, **parts: str | int) -> str:
        """A message with its parts."""
        for part, value in parts.items():
            # Most parts are ASCII, which runs from left to right.
            if isinstance(value, str) and not value.isascii():
                parts[part] = apart(value)
        return self.messages[name](parts)

    def tell(self, saying: Saying) -> str:
        """A saying in this language, the sayings within it too."""
        return told(saying, self.messages)

    def name(self, words: str) -> str:
        """A name among others: apart from them wherever one of the two runs the other way."""
        if self._is_unmarked:
            return words
        return isolated(words) if self.direction == "rtl" else str(apart(words))

    def signed(self, number: str) -> str:
        """A number with its sign before it, whichever way the language runs, and a real minus."""
        said = with_minus(number)
        return f"\u200e{said}" if self.direction == "rtl" and not self._is_unmarked else said

    @property
    def _is_unmarked(self) -> bool:
        """Whether it is for a terminal, which shows marks of direction as a box or a code."""
        return isinstance(self.messages, _Unmarked)

    def __repr__(self) -> str:
        return f"Language({self.code!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        # Another process has its own value of the language.
        return language_of, (self.code,)


ENGLISH = Language("en", en.MESSAGES)
"""The language of the library and the files it writes, and of who asks for no other."""


@cache
def language_of(code: str) -> Language:
    """The language with a code; English where there is none such."""
    if code not in CODES or code == "en":
        return ENGLISH
    messages: Messages = import_module(f"bidwhist.i18n.compiled.{code}").MESSAGES
    return Language(code, messages, "rtl" if code == "he" else "ltr")


@cache
def learning(language: Language) -> Language:
    """The words of the lesson and the rooms for learning, whose names are their own, in a language.

    Where the language is as a terminal shows it, without marks of direction, so are they.
    """
    own: Messages = import_module(f"bidwhist.i18n.compiled.learn_{language.code}").MESSAGES
    messages = _Unmarked(own) if isinstance(language.messages, _Unmarked) else own
    return Language(language.code, messages, language.direction)


@cache
def of_commands(language: Language) -> Language:
    """All words of a language, with those of the command line, as a terminal shows them: without marks of direction."""
    if isinstance(language.messages, _Unmarked):
        return language
    own: Messages = import_module(f"bidwhist.i18n.compiled.commands_{language.code}").MESSAGES
    return Language(language.code, _Unmarked({**language.messages, **own}), language.direction)


@cache
def of_help(language: Language) -> Language:
    """The help of the command line in a language, which nothing else needs."""
    own: Messages = import_module(f"bidwhist.i18n.compiled.help_{language.code}").MESSAGES
    return Language(language.code, _Unmarked(own), language.direction)


class _Unmarked(dict[str, Callable[[Parts], str]]):
    """Messages without the marks around names and numbers, which most terminals show as a box or a code."""

    def __getitem__(self, name: str) -> Callable[[Parts], str]:
        """A message."""
        say = super().__getitem__(name)
        return lambda parts: unmarked(say(parts))


def language_for(wanted: str) -> Language:
    """The language that fits best what a browser asks for: ``fr-CH, fr;q=0.9, en;q=0.8``.

    >>> language_for("de, es;q=0.7, fr;q=0.8").code
    'fr'
    """
    rated = []
    for place, one in enumerate(wanted[:200].split(",")):
        tag, _, quality = one.partition(";q=")
        rated.append((-_number(quality), place, tag.strip().partition("-")[0].lower()))
    return language_of(next((code for rate, _, code in sorted(rated) if code in CODES and rate < 0), "en"))


def language_of_locale(environment: Mapping[str, str]) -> Language:
    """The language of a process by its environment variables; the first that is set counts.

    >>> language_of_locale({"LANG": "es_MX.UTF-8"}).code, language_of_locale({"LANG": "fr_FR", "LC_ALL": "C"}).code
    ('es', 'en')
    """
    return language_of(locale_code(environment))


def _number(quality: str) -> float:
    text = quality.strip()
    return float(text) if text.replace(".", "", 1).isascii() and text.replace(".", "", 1).isdigit() else 1.0
