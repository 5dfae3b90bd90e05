"""What a person types, as an action: ``4d``, ``pass``, ``spades up``, ``discard 2c 3c``, ``ah``."""

import re
from collections.abc import Callable

from bidwhist.core.actions import DIRECTION_LETTERS, PASS, Action, Declare, Discard, Play, parse_call
from bidwhist.core.cards import STRAIN_LETTERS, STRAIN_WORDS, Strain, parse_card, parse_hand
from bidwhist.core.deal import Phase
from bidwhist.core.rules.options import Direction
from bidwhist.core.view import View
from bidwhist.errors import BadNotation

_SUFFIX_WORDS = ((r"up(town)?", "U"), (r"down(town)?", "D"), (r"no[- ]?trumps?|nt", "N"))
_STRAIN_OF = {
    **{word: Strain(number) for number, word in enumerate(STRAIN_WORDS)},
    **{word.removesuffix("s"): Strain(number) for number, word in enumerate(STRAIN_WORDS)},
    **{letter.lower(): Strain(number) for number, letter in enumerate(STRAIN_LETTERS)},
    **{"notrump": Strain.NO_TRUMP, "nt": Strain.NO_TRUMP},
}
_DIRECTION_OF = {
    "up": Direction.UPTOWN,
    "uptown": Direction.UPTOWN,
    "down": Direction.DOWNTOWN,
    "downtown": Direction.DOWNTOWN,
    "low": Direction.DOWNTOWN_ACES_LOW,
    "aceslow": Direction.DOWNTOWN_ACES_LOW,
}


_CODES = {
    f"{letter}{strain}".lower(): (Strain(number), direction)
    for direction, letter in DIRECTION_LETTERS.items()
    for number, strain in enumerate(STRAIN_LETTERS)
}
"""Declarations as records write them: ``us``, ``dn``."""


def read_action(text: str, view: View) -> Action:
    """The action that a text means in the phase of a view; whether it is legal is for the core.

    :raises BadNotation: if the text means none; the words say how to write one.
    """
    verb, _, rest = text.strip().lower().partition(" ")
    if verb in _VERBS and rest:
        return _VERBS[verb](rest, view)
    if verb == "pass":
        return PASS
    return _READ[view.phase](text.strip().lower(), view)


def _read_call(text: str, _: View) -> Action:
    for pattern, letter in _SUFFIX_WORDS:
        text = re.sub(rf"\s*\b({pattern})$", letter, text)
    return parse_call(text.replace(" ", ""))


def _read_declare(text: str, view: View) -> Action:
    if text in _CODES:
        return Declare(*_CODES[text])
    words = re.sub(r"no[- ]trumps?", "no-trump", text).replace("aces low", "aceslow").replace(",", " ").split()
    strain = next((_STRAIN_OF[word] for word in words if word in _STRAIN_OF), None)
    directions = [_DIRECTION_OF[word] for word in words if word in _DIRECTION_OF]
    # ``downtown, aces low`` names two directions, and means the last.
    direction = directions[-1] if directions else None
    unknown = [word for word in words if word not in _STRAIN_OF and word not in _DIRECTION_OF]
    if unknown or not words:
        raise BadNotation(f"no such contract; write a suit or no-trump, and uptown or downtown: {text[:20]!r}")
    return _one_declaration(view, strain, direction)


def _one_declaration(view: View, strain: Strain | None, direction: Direction | None) -> Action:
    fits = [
        declare
        for declare in view.legal
        if isinstance(declare, Declare) and strain in (None, declare.strain) and direction in (None, declare.direction)
    ]
    if len(fits) == 1:
        return fits[0]
    if fits:
        raise BadNotation(f"say more: {' or '.join(str(declare) for declare in fits)}")
    return Declare(Strain.NO_TRUMP if strain is None else strain, Direction.UPTOWN if direction is None else direction)


def _read_discard(text: str, _: View) -> Action:
    return Discard(parse_hand(text))


def _read_play(text: str, _: View) -> Action:
    return Play(parse_card(text))


def _read_nothing(_text: str, _view: View) -> Action:
    raise BadNotation("the deal is over; write next, score, rules, undo or quit")


_READ: dict[Phase, Callable[[str, View], Action]] = {
    Phase.AUCTION: _read_call,
    Phase.DECLARE: _read_declare,
    Phase.DISCARD: _read_discard,
    Phase.PLAY: _read_play,
    Phase.DONE: _read_nothing,
}
_VERBS: dict[str, Callable[[str, View], Action]] = {
    "bid": _read_call,
    "name": _read_declare,
    "discard": _read_discard,
    "play": _read_play,
}
