"""A rule set from words: a preset or a share code, and settings such as ``kitty=4`` on top of it."""

from collections.abc import Callable, Iterable
from enum import Enum
from itertools import combinations

import msgspec
from msgspec.inspect import BoolType, EnumType, Type, VarTupleType, type_info
from msgspec.structs import replace

from bidwhist.core.rules.code import parse_code
from bidwhist.core.rules.conflicts import values_said
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.spec import NUMBERS
from bidwhist.errors import BadRuleset
from bidwhist.i18n import Saying
from bidwhist.i18n.unknown import unknown

NONE_WORD = "none"
_SWITCH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


class Option(msgspec.Struct, frozen=True):
    """One option of a rule set: how its value is written, and every value it can have."""

    name: str
    values: tuple[object, ...]
    """Every value the option can have in some rule set."""
    said: str | Saying
    """The legal values."""
    read: Callable[[str], object]
    """The value of a text.

    :raises ValueError: or ``KeyError``, if the text is not one of them.
    """
    write: Callable[[object], str]

    @property
    def legal(self) -> str:
        """The legal values in words."""
        return str(self.said)


def _enum_option(name: str, kind: type[Enum]) -> Option:
    return Option(
        name,
        tuple(kind),
        _one_of(member.value for member in kind),
        lambda text: kind(text.replace("-", "_")),
        lambda value: str(value.value) if isinstance(value, kind) else str(value),
    )


def _switch_option(name: str) -> Option:
    return Option(name, (False, True), "true or false", _SWITCH.__getitem__, lambda value: str(value).lower())


def _number_option(name: str) -> Option:
    values = NUMBERS[name]

    def read(text: str) -> object:
        value = None if text == NONE_WORD else int(text)
        if value not in values:
            raise ValueError(text)
        return value

    return Option(name, tuple(values), values_said(values), read, lambda value: str(value).lower())


def _several_option(name: str, kind: type[Enum]) -> Option:
    members = tuple(kind)

    def read(text: str) -> object:
        chosen = [kind(word.strip().replace("-", "_")) for word in text.split(",")]
        if len({*chosen}) != len(chosen):
            raise ValueError(text)
        return tuple(member for member in members if member in chosen)

    def write(value: object) -> str:
        return ",".join(str(member.value) for member in members if isinstance(value, tuple) and member in value)

    choices = tuple(some for count in range(1, len(members) + 1) for some in combinations(members, count))
    return Option(
        name, choices, f"one or more, with commas, of {_one_of(member.value for member in kind)}", read, write
    )


def _one_of(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}"


def _option(name: str, kind: Type) -> Option:
    match kind:
        case EnumType(cls):
            return _enum_option(name, cls)
        case BoolType():
            return _switch_option(name)
        case VarTupleType(EnumType(cls)):
            return _several_option(name, cls)
    return _number_option(name)


def _all_options() -> Iterable[Option]:
    struct = type_info(Ruleset)
    assert isinstance(struct, msgspec.inspect.StructType)
    return (_option(field.encode_name, field.type) for field in struct.fields)


OPTIONS: dict[str, Option] = {option.name: option for option in _all_options()}
"""Every option by name, in the order of ``Ruleset``."""


def parse_rules(name: str, settings: Iterable[str] = ()) -> Ruleset:
    """The rule set of a preset or share code, changed by settings written ``option=value``.

    All settings are applied before the mix is checked, so their order makes no difference.

    >>> parse_rules("classic", ["jokers=0", "kitty=4"]).hand_size
    12

    :raises BadRuleset: if the name, an option or a value is unknown, an option is set twice, or the mix cannot be
        played; the message names what would do.
    :raises BadNotation: if a share code is mistyped.
    """
    return replace(named_rules(name), **read_settings(settings))


def named_rules(name: str) -> Ruleset:
    """The rule set of a preset or a share code.

    :raises BadRuleset: if there is no preset of this name.
    :raises BadNotation: if the share code is mistyped.
    """
    if "." in name:
        return parse_code(name)
    word = name.strip().lower()
    if word not in PRESETS:
        raise BadRuleset(unknown("rules", name, PRESETS))
    return PRESETS[word]


def read_settings(settings: Iterable[str]) -> dict[str, object]:
    """The options that settings change, with their values. Whether the mix can be played is not checked.

    :raises BadRuleset: if an option or a value is unknown, or an option is set twice.
    """
    changes: dict[str, object] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise BadRuleset(f"a setting is written option=value, as in kitty=4: {setting[:40]!r}")
        option = find_option(name)
        if option.name in changes:
            raise BadRuleset(f"{option.name} is set twice: {setting[:40]!r}")
        changes[option.name] = parse_option_value(option.name, text)
    return changes


def find_option(name: str) -> Option:
    """The option of a name; hyphens and capitals do as well.

    :raises BadRuleset: naming the nearest options, if there is none.
    """
    word = name.strip().lower().replace("-", "_")
    if word not in OPTIONS:
        raise BadRuleset(unknown("option", name, OPTIONS))
    return OPTIONS[word]


def parse_option_value(name: str, text: str) -> object:
    """The value of an option as written: ``uptown,downtown``, ``none``, ``5``, ``true`` …

    >>> parse_option_value("floor", "none"), parse_option_value("max_deals", "5")
    (None, 5)

    :raises BadRuleset: naming the legal values, if the option cannot have this one.
    """
    option = find_option(name)
    try:
        return option.read(text.strip().lower())
    except (ValueError, KeyError):
        raise BadRuleset(f"{option.name} must be {option.legal}: {text[:40]!r}") from None


def format_option_value(name: str, value: object) -> str:
    """An option's value as ``parse_option_value`` reads it.

    >>> format_option_value("directions", PRESETS["classic"].directions)
    'uptown,downtown'
    """
    return find_option(name).write(value)
