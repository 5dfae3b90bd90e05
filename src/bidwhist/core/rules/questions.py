"""What people settle before the first deal: every option as a question, with an example and the answers tables give."""

from collections.abc import Iterator, Mapping
from enum import Enum
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from bidwhist.core.rules.conflicts import kitties_that_divide
from bidwhist.core.rules.phrases import hyphened, words_on
from bidwhist.core.rules.spec import KINDS, NUMBERS, ROWS, Section
from bidwhist.i18n import Saying

PARTS: tuple[Section, ...] = ("table", "cards", "bids", "kitty", "play", "score", "boston", "match", "renege")
"""The parts of the game that questions are about; the message ``ask-part-…`` names each."""


class Answer(Struct, frozen=True):
    """One answer: what it is called, what it sets, and where it can be given at all."""

    label: Saying | int
    sets: Mapping[str, Any]
    when: Mapping[str, Any] = {}
    """Options that must have these values."""


class Question(Struct, frozen=True):
    """A question about one option, or about two that are settled together."""

    name: str
    options: tuple[str, ...]
    """The options asked about, worded by the first; an answer may set others that follow from it."""
    answers: tuple[Answer, ...]

    @property
    def part(self) -> Section:
        """The part of the game it is about."""
        return ROWS[self.options[0]].section

    @property
    def words(self) -> Saying:
        """The question itself."""
        return Saying(words_on(self.options[0], "ask"))

    @property
    def example(self) -> Saying:
        """What it means at the table, by an example."""
        return Saying(words_on(self.options[0], "example"))


_PAIRS, _ALONE = {"bid_counts": "odd_tricks"}, {"bid_counts": "tricks"}


def _label(option: str, word: str) -> Saying:
    return Saying(words_on(option, f"answer-{hyphened(word)}"))


def _choice(option: str, kind: type[Enum]) -> tuple[Answer, ...]:
    """An answer for each member; some have no meaning where everybody plays alone."""
    of_pairs, also = ROWS[option].of_pairs, _ALSO.get(option, {})
    return tuple(
        Answer(
            _label(option, one.value),
            {option: one.value, **also.get(one.value, {})},
            _PAIRS if one.value in of_pairs else {},
        )
        for one in kind
    )


def _number(option: str, *numbers: int | None, when: Mapping[str, Any] | None = None) -> tuple[Answer, ...]:
    return tuple(Answer(_label(option, "none") if one is None else one, {option: one}, when or {}) for one in numbers)


def _words(option: str, given: Mapping[str, Any]) -> tuple[Answer, ...]:
    """Answers that have words of their own."""
    return tuple(Answer(_label(option, word), {option: one}) for word, one in given.items())


def _packs() -> Iterator[Answer]:
    for players in (4, 3, 5):
        for jokers in (2, 1, 0):
            for kitty in sorted(kitties_that_divide(players, jokers), reverse=True):
                label = Saying.of(words_on("jokers", "answer-cards"), jokers=jokers, kitty=kitty)
                sets = {"jokers": jokers, "kitty": kitty, **_follows(players, jokers, kitty)}
                yield Answer(label, sets, {"players": players})


def _follows(players: int, jokers: int, kitty: int) -> dict[str, Any]:
    # Without a kitty nobody has discards; three or five may bid every book there is.
    discards = {} if kitty else {"discard_trick": "nobody"}
    books = (52 + jokers - kitty) // players + bool(kitty)
    return discards if players == 4 else {**discards, "max_bid": books}


def _alone(players: int, kitty: int, lowest: int, highest: int) -> Answer:
    bids = {"min_bid": lowest, "max_bid": highest, "bid_counts": "tricks"}
    sets = {"players": players, "partners": "none", "jokers": 2, "kitty": kitty, **bids}
    return Answer(_label("players", f"{players}-alone"), sets)


_IN_PAIRS = Answer(
    _label("players", "pairs"),
    {
        "players": 4,
        "partners": "fixed",
        "jokers": 2,
        "kitty": 6,
        "min_bid": 3,
        "max_bid": 7,
        "bid_counts": "odd_tricks",
    },
)
_HIGHEST = {"declarer": {"max_bid": 7}, "first_trick": {"max_bid": 7}, "nobody": {"max_bid": 6}}
_RANKINGS = {
    "both": ["uptown", "downtown"],
    "up": ["uptown"],
    "three": ["uptown", "downtown", "downtown_aces_low"],
    "low": ["uptown", "downtown_aces_low"],
}
_TURNED = {
    "turned": {
        **{"jokers": 0, "kitty": 0, "discard_trick": "nobody", "directions": ["uptown"], "opening_lead": "forehand"},
        **{"made": "odd_tricks", "defenders_score": "odd_tricks", "boston_by": "either", "boston_needs_bid": 0},
        **{"floor": None, "max_sets": None, "backdoor": "nothing", "renege_penalty": "tricks", "rotation": "none"},
    }
}

_YES_OR_NO = {"yes": True, "no": False}
_ALSO: Mapping[str, Mapping[str, Mapping[str, Any]]] = MappingProxyType({"discard_trick": _HIGHEST, "trump": _TURNED})
"""What an answer sets beside its own option."""
_ANSWERS: Mapping[str, tuple[Answer, ...]] = MappingProxyType(
    {
        "jokers": tuple(_packs()),
        "players": (_IN_PAIRS, _alone(3, 3, 9, 18), _alone(4, 6, 7, 13), _alone(5, 4, 6, 11)),
        "partners": tuple(Answer(_label("partners", one), {"partners": one}, _PAIRS) for one in ("fixed", "drawn")),
        "min_bid": (
            *_number("min_bid", 1, 2, 3, 4, 5, when=_PAIRS),
            *_number("min_bid", 5, 6, 7, 8, 9, 10, when=_ALONE),
        ),
        "max_bid": (
            *_number("max_bid", 5, 6, 7, when=_PAIRS),
            *_number("max_bid", 10, 11, 12, 13, 17, 18, when=_ALONE),
        ),
        "directions": _words("directions", _RANKINGS),
        "no_trump_factor": _words("no_trump_factor", {"single": 1, "double": 2}),
        "boston_points": (
            *_words("boston_points", {"none": 0}),
            *_number("boston_points", 7, 10, 13, 14, 26),
        ),
        "boston_needs_bid": (
            *_words("boston_needs_bid", {"any": 0}),
            Answer(_label("boston_needs_bid", "seven"), {"boston_needs_bid": 7}, _PAIRS),
        ),
        "max_sets": (*_number("max_sets", None), *_number("max_sets", 1, 2, 3, 4, 5, when=_PAIRS)),
    }
)
"""Answers that are not simply the values of their option."""
_TOGETHER = MappingProxyType({"jokers": ("pack", "kitty"), "players": ("table", "bid_counts")})
"""Questions about two options, by the first: what they are called, and the second."""


def _answers(option: str) -> tuple[Answer, ...]:
    if option in _ANSWERS:
        return _ANSWERS[option]
    if option in NUMBERS:
        return _number(option, *(ROWS[option].answers or NUMBERS[option]))
    kind = KINDS[option]
    return _choice(option, kind) if issubclass(kind, Enum) else _words(option, _YES_OR_NO)


def _question(option: str) -> Question:
    name, *second = _TOGETHER.get(option, (hyphened(option),))
    return Question(name, (option, *second), _answers(option))


_SECONDS = {second for _, second in _TOGETHER.values()}
QUESTIONS: tuple[Question, ...] = tuple(
    _question(option) for option in sorted(ROWS, key=lambda one: ROWS[one].asked) if option not in _SECONDS
)
"""Those that people ask about first come first."""
