"""The words of a text record, line by line, without its comments."""

import json
import re
from collections.abc import Iterator

from msgspec import Struct

from bidwhist.errors import BadRecord


class Line(Struct, frozen=True):
    """One line that says something: its number in the text from 1, and its words."""

    number: int
    words: tuple[str, ...]
    """Names keep their quotes; ``unquote`` takes them off."""


_WORD = re.compile(
    r"""(?P<quoted>"(?:[^"\\\n]|\\.)*")
      | (?P<comment>\{[^}]*\} | ;[^\n]*)
      | (?P<end>\n)
      | (?P<space>[^\S\n]+)
      | (?P<bracket>[\[\]])
      | (?P<word>[^\s"{};\[\]]+)""",
    re.VERBOSE,
)
_WORDS = {"quoted", "bracket", "word"}


def lines_of(text: str) -> Iterator[Line]:
    """The lines of a text that are not empty; a comment in braces may run over several.

    :raises BadRecord: at a brace or a quote that is never closed, with its line.
    """
    number, words, place = 1, [], 0
    while place < len(text):
        found = _WORD.match(text, place)
        if found is None:
            raise BadRecord(
                f"line {number}: {_UNCLOSED.get(text[place], 'not understood')}: {text[place : place + 20]!r}"
            )
        if found.lastgroup in _WORDS:
            words.append(found[0])
        elif found.lastgroup == "end" and words:
            yield Line(number, tuple(words))
            words = []
        number += found[0].count("\n")
        place = found.end()
    if words:
        yield Line(number, tuple(words))


_UNCLOSED = {
    '"': "a name in quotes that is never closed",
    "{": "a comment in braces that is never closed",
    "}": "a brace that closes no comment",
}


def unquote(word: str) -> str:
    """A name as it is: without quotes if it had them.

    :raises ValueError: if an escape in it is malformed.
    """
    return str(json.loads(word)) if word.startswith('"') else word
