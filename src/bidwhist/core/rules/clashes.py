"""Why options contradict one another, in the words of the questions and answers instead of option names."""

from collections.abc import Mapping
from types import MappingProxyType

from bidwhist.core.rules.phrases import words_on
from bidwhist.core.rules.questions import QUESTIONS, Question
from bidwhist.i18n import Saying


def clash(problem: Saying) -> Saying:
    """What is wrong with a mix, in the words of the questions; any other problem unchanged.

    >>> str(clash(Saying.of("mix-sport", sport="before_auction")))
    'There is no kitty to show. “Sport the kitty?” then needs the answer “no, it stays with the declarer”.'
    """
    if not problem.name.startswith(_MIX):
        return problem
    parts = {name: _renamed(part) if isinstance(part, Saying) else part for name, part in problem.parts}
    asked = _about(str(parts.pop("option", "trump")))
    if problem.name == "mix-number":
        return Saying.of("clash-number", question=asked.words, **parts)
    way_out = _WAYS_OUT.get(problem.name) or _where_trump_is_turned(asked)
    return Saying.of(_name_for_people(problem), way_out=way_out, **parts)


_MIX = "mix-"


def _name_for_people(saying: Saying) -> str:
    return f"clash-{saying.name.removeprefix(_MIX)}" if saying.name.startswith(_MIX) else saying.name


def _renamed(saying: Saying) -> Saying:
    parts = tuple((name, _renamed(part) if isinstance(part, Saying) else part) for name, part in saying.parts)
    return Saying(_name_for_people(saying), parts)


def _about(option: str) -> Question:
    return next(one for one in QUESTIONS if option in one.options)


def _ask(option: str, answer: str = "") -> Saying:
    return Saying(words_on(option, f"answer-{answer}" if answer else "ask"))


def _needs(question: str, answer: str) -> Saying:
    return Saying.of("way-out-answer", question=_ask(question), answer=_ask(question, answer))


def _needs_one_of(question: str, answer: str, other: str) -> Saying:
    return Saying.of(
        "way-out-answers", question=_ask(question), answer=_ask(question, answer), other=_ask(question, other)
    )


def _needs_either(question: str, answer: str, second: str, other: str) -> Saying:
    return Saying.of(
        "way-out-either",
        question=_ask(question),
        answer=_ask(question, answer),
        second=_ask(second),
        other=_ask(second, other),
    )


def _again(question: str) -> Saying:
    return Saying.of("way-out-again", question=_ask(question))


def _where_trump_is_turned(asked: Question) -> Saying:
    """The answer that goes with a card turned up: what it sets is what turning sets as well (rule R1)."""
    turning = next(one for one in _about("trump").answers if one.sets["trump"] == "turned")
    answer = next(one for one in asked.answers if {**turning.sets, **one.sets} == turning.sets)
    return Saying.of("way-out-answer", question=asked.words, answer=answer.label)


_WAYS_OUT: Mapping[str, Saying] = MappingProxyType(
    {
        "mix-kitty": _again("jokers"),
        "mix-partners": _again("players"),
        "mix-bid-counts": _again("players"),
        "mix-discard-trick": _needs("discard-trick", "nobody"),
        "mix-max-bid": _again("max-bid"),
        "mix-max-bid-discards": _needs_one_of("discard-trick", "declarer", "first-trick"),
        "mix-min-bid": _again("min-bid"),
        "mix-directions": _again("directions"),
        "mix-sport": _needs("sport", "never"),
        "mix-sport-trump-bids": _needs_either("declare", "before-kitty", "bid-names", "suffix"),
        "mix-jokers-discarded": _again("no-trump-jokers"),
        "mix-defenders-score": _needs("defenders-score", "nothing"),
        "mix-boston-needs-bid": _needs("boston-needs-bid", "any"),
        "mix-boston-points": _needs_either("boston-points", "none", "boston", "none"),
        "mix-boston-either": _needs_either("boston-by", "declarers", "boston-needs-bid", "any"),
        "mix-alone-boston-by": _needs("boston-by", "declarers"),
        "mix-alone-max-sets": _needs("max-sets", "none"),
        "mix-alone-backdoor": _needs("backdoor", "nothing"),
        "mix-alone-renege": _needs_one_of("renege", "prevented", "called"),
        "mix-alone-renege-penalty": _needs_one_of("renege-penalty", "tricks", "bid"),
        "mix-floor": _needs_either("floor", "none", "set", "minus-bid"),
        "mix-rotation": _needs("rotation", "none"),
        "mix-trump-directions": _needs("directions", "up"),
    }
)
"""What would do, for each mix but those of a game without an auction, which name an option."""
