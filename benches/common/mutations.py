"""Texts changed a little, for fuzzers: words and values swapped, cut, doubled or made hostile."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

HOSTILE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    53,
    54,
    2**31,
    2**63,
    2**64,
    -(2**70),
    0.5,
    "",
    " ",
    "\x00",
    "\u202e",
    "a" * 5000,
    "BJ BJ",
    "99U",
    [],
    {},
    [[[]]],
)
"""Values that readers often forget."""
DEEPEST = 2000
LETTERS = '\x00\t\n "-9[\\{é\u200b🃏'


def mutated(text: str, random: Random) -> str:
    """A text with one to three small changes."""
    for _ in range(random.randint(1, 3)):
        text = random.choice(_CHANGES)(text, random)
    return text


def _cut(text: str, random: Random) -> str:
    at, many = random.randrange(len(text) + 1), random.choice((1, 1, 2, 8, 100))
    return text[:at] + text[at + many :]


def _double(text: str, random: Random) -> str:
    at, many = random.randrange(len(text) + 1), random.choice((1, 5, 40, 400))
    return text[: at + many] + text[at:]


def _letter(text: str, random: Random) -> str:
    at = random.randrange(len(text) + 1)
    return (
        text[:at] + chr(random.choice((0, 9, 10, 32, 34, 45, 57, 91, 92, 123, 233, 0x200B, 0x1F0CF))) + text[at + 1 :]
    )


def _swap_words(text: str, random: Random) -> str:
    words = text.split(" ")
    one, other = random.randrange(len(words)), random.randrange(len(words))
    words[one], words[other] = words[other], words[one]
    return " ".join(words)


def _swap_lines(text: str, random: Random) -> str:
    lines = text.split("\n")
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _number(text: str, random: Random) -> str:
    digits = [at for at, letter in enumerate(text) if letter.isdigit()]
    if not digits:
        return text
    at = random.choice(digits)
    return text[:at] + random.choice(("-1", "9", "0", "99999999999999999999", "1e9", "NaN")) + text[at + 1 :]


def _deep(text: str, random: Random) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice("[{(") * random.randrange(1, DEEPEST) + text[at:]


def _value(text: str, random: Random) -> str:
    """Moves a value of a line of JSON to another's place, or puts a hostile one there. Other text stays as it is."""
    lines = text.split("\n")
    at = random.randrange(len(lines))
    try:
        whole = json.loads(lines[at])
    except (ValueError, RecursionError):
        return text
    places = [*_places(whole)]
    if not places:
        return text
    holder, key = random.choice(places)
    other, there = random.choice(places)
    holder[key] = other[there] if random.random() < 0.5 else random.choice(HOSTILE)
    try:
        lines[at] = json.dumps(whole)
    except (ValueError, RecursionError):
        return text
    return "\n".join(lines)


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a value of JSON: what holds it, and under which key."""
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in list(keys):
        yield value, key
        yield from _places(value[key])


_CHANGES: tuple[Callable[[str, Random], str], ...] = (
    _cut,
    _double,
    _letter,
    _swap_words,
    _swap_lines,
    _number,
    _deep,
    _value,
    _value,
    _value,
    _value,
)
