"""Share codes: a few letters that encode any rule set and decode to the same one.

A preset's code is its name. Any other code is the name of the nearest preset, a dot, and letters of Crockford's
alphabet (no I, L, O, U; capitals or not): the version ``1``, then what differs, then two check letters.

Each difference is the letter of a slot (slots 0–30; ``Z`` and a letter for 31–62), and, where the slot has more than
two values, the place of the value among them in one letter, or in two where there are more than 32. A slot with one
value means that one, a slot with two the one that the preset has not. Check letters are a sum over the number of the
preset and all letters before: from 0, times 33 plus the letter's number plus 1, mod 1021; it catches every single wrong
letter and every swap of neighbours before it.

Slots and presets of version 1 are only ever added to: a new option, or a new value of an old one, is a new slot with
the next number (``spec``), and a preset that must change keeps its place here under the old name. So a code means for
ever what it meant when written.
"""

from collections import deque
from collections.abc import Iterator

import msgspec

from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.spec import ROWS, Value
from bidwhist.errors import BadNotation
from bidwhist.i18n import Saying
from bidwhist.i18n.unknown import in_line
from bidwhist.tools.nearest import MAX_SHOWN_LETTERS, nearest
from bidwhist.tools.typed import require

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
VERSION = "1"
_MISREAD = str.maketrans("ILO", "110")
_CHECK_LETTERS = 2
_FURTHER = len(LETTERS) - 1

SLOTS: tuple[tuple[str, tuple[Value, ...]], ...] = tuple(
    (option, slot.values)
    for slot, option in sorted(
        ((slot, name) for name, row in ROWS.items() for slot in row.slots), key=lambda one: one[0].number
    )
)
"""What can differ, in the order of version 1: an option and the values it can take here."""

_PRESET_NUMBERS = (
    "classic",
    "cutthroat",
    "cutthroat-4",
    "cutthroat-5",
    "andrews",
    "palace",
    "fifty-two",
    "bid-wiz",
    "columbus",
    "whist",
)


def format_code(rules: Ruleset) -> str:
    """The shortest share code of a rule set.

    >>> format_code(PRESETS["palace"])
    'palace'
    >>> format_code(msgspec.structs.replace(PRESETS["palace"], max_deals=12))
    'palace.1Y0CNN'

    :raises WrongType: if it is not a rule set.
    """
    require(Ruleset, rules=rules)
    return min(filter(None, (_format_from(name, rules) for name in near_presets(rules))), key=len)


def near_presets(rules: Ruleset) -> list[str]:
    """The presets that a rule set is written from: those of its own game, with an auction or without (rule R1)."""
    return [name for name in _PRESET_NUMBERS if PRESETS[name].turns_trump is rules.turns_trump]


def parse_code(text: str) -> Ruleset:
    """The rule set of a share code.

    >>> parse_code("palace.1Y0CNN").max_deals
    12

    :raises BadNotation: if the code is mistyped, of a later version, or none at all.
    """
    name, dot, letters = text.strip().partition(".")
    preset = _preset_number(name.lower())
    if not dot:
        return PRESETS[name.lower()]
    numbers = _numbers(letters.upper().translate(_MISREAD), text)
    if len(numbers) < 1 + _CHECK_LETTERS or numbers[-_CHECK_LETTERS:] != _check(preset, numbers[:-_CHECK_LETTERS]):
        raise BadNotation(_said("code-letter", text))
    version, *differences = numbers[:-_CHECK_LETTERS]
    if LETTERS[version] != VERSION:
        raise BadNotation(_said("code-version", text, version=LETTERS[version], known=VERSION))
    return _rules_from(_PRESET_NUMBERS[preset], differences, text)


def _format_from(name: str, rules: Ruleset) -> str | None:
    """The code that starts from a preset; None where its slots cannot express a difference."""
    base, wanted = _values(PRESETS[name]), _values(rules)
    differing = {option for option in base if base[option] != wanted[option]}
    slots = [
        (place, option, values)
        for place, (option, values) in enumerate(SLOTS)
        if option in differing and _can_say(values, base[option], wanted[option])
    ]
    if {option for _, option, _ in slots} != differing:
        return None
    if not slots:
        return name
    numbers = [
        number
        for place, option, values in slots
        for number in (*_place_letters(place), *_value_letters(values, wanted[option]))
    ]
    body = [LETTERS.index(VERSION), *numbers]
    check = _check(_PRESET_NUMBERS.index(name), body)
    return f"{name}.{''.join(LETTERS[number] for number in (*body, *check))}"


def _values(rules: Ruleset) -> dict[str, Value]:
    words = msgspec.to_builtins(rules)
    return {name: tuple(value) if isinstance(value, list) else value for name, value in words.items()}


def _can_say(values: tuple[Value, ...], base: Value, wanted: Value) -> bool:
    """Whether a slot with these values can change an option from the preset's value to another."""
    return wanted in values and (len(values) != 2 or base in values)


def _place_letters(place: int) -> tuple[int, ...]:
    return (place,) if place < _FURTHER else (_FURTHER, place - _FURTHER)


def _width(values: tuple[Value, ...]) -> int:
    return 0 if len(values) <= 2 else 1 if len(values) <= len(LETTERS) else 2


def _value_letters(values: tuple[Value, ...], value: Value) -> tuple[int, ...]:
    place = values.index(value)
    return ((), (place,), divmod(place, len(LETTERS)))[_width(values)]


def _check(preset: int, numbers: list[int]) -> list[int]:
    total = 0
    for number in (preset, *numbers):
        total = (total * 33 + number + 1) % 1021
    return list(divmod(total, len(LETTERS)))


def _unknown(name: str) -> Saying:
    near = nearest(name, _PRESET_NUMBERS)
    if near:
        return _said("code-near", name[:MAX_SHOWN_LETTERS], near=in_line(near, "values-or"))
    return _said("code-unknown", name[:MAX_SHOWN_LETTERS], known=in_line(_PRESET_NUMBERS, "and"))


def _said(name: str, text: str, **parts: str | Saying) -> Saying:
    return Saying.of(name, code=repr(text[:60]), **parts)


def _preset_number(name: str) -> int:
    if name not in _PRESET_NUMBERS:
        raise BadNotation(_unknown(name))
    return _PRESET_NUMBERS.index(name)


def _numbers(letters: str, text: str) -> list[int]:
    strange = next((letter for letter in letters if letter not in LETTERS), None)
    if strange is not None:
        raise BadNotation(_said("code-strange", text, letter=repr(strange)))
    return [LETTERS.index(letter) for letter in letters]


def _rules_from(name: str, differences: list[int], text: str) -> Ruleset:
    base = _values(PRESETS[name])
    try:
        changes = dict(_read_differences(base, deque(differences)))
        return msgspec.convert({**base, **changes}, Ruleset)
    except (IndexError, ValueError, msgspec.ValidationError) as error:
        raise BadNotation(_said("code-no-rules", text)) from error


def _read_differences(base: dict[str, Value], numbers: deque[int]) -> Iterator[tuple[str, Value]]:
    while numbers:
        place = numbers.popleft()
        option, values = SLOTS[place if place < _FURTHER else place + numbers.popleft()]
        if len(values) == 2:
            yield option, values[1 - values.index(base[option])]
        else:
            yield option, values[_read_place(numbers, _width(values))]


def _read_place(numbers: deque[int], width: int) -> int:
    place = 0
    for _ in range(width):
        place = place * len(LETTERS) + numbers.popleft()
    return place
