"""Why rules do not go together, as people read it: in the questions' own words, in every language."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import msgspec
import pytest
from benches.common.catalogues import read

from bidwhist.core.rules.clashes import clash
from bidwhist.core.rules.options import Sport
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.questions import QUESTIONS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import BadRuleset
from bidwhist.i18n import CODES, Saying, language_of, saying_of

OF_FILES = re.compile(r"[a-z]+_[a-z_]+|\b(bid_counts|discard_trick|declarers|odd_tricks|minus_bid|custom)\b")
"""How files name options and their values."""
BEYOND: tuple[dict[str, Any], ...] = (
    {"target": 0},
    {"floor": 3},
    {"max_deals": 0},
    {"players": 3},
    {"players": 4, "bid_counts": "tricks"},
    {"directions": []},
    {"sport": "trump_bids", "bid_names": "number", "declare": "after_discard"},
    {"no_trump_jokers": "declarer_discards", "kitty": 0, "jokers": 0, "players": 4},
    {"kitty": 2, "discard_trick": "declarer"},
    {"max_bid": 7, "min_bid": 9},
    {"max_bid": 13, "min_bid": 3},
    {"boston": "double", "boston_points": 13},
    {"jokers": 1, "kitty": 0},
)


def _tried() -> Iterator[Saying]:
    """What is wrong with presets that are changed by an answer, by two, or by what no answer sets."""
    answers = [answer.sets for question in QUESTIONS for answer in question.answers]
    few = [one for one in answers if set(one) & {"kitty", "trump", "players", "boston_needs_bid", "set", "sport"}]
    changes = (*answers, *BEYOND, *({**one, **other} for one, other in product(few, answers)))
    for rules, change in product(PRESETS.values(), changes):
        try:
            msgspec.convert({**msgspec.to_builtins(rules), **change}, Ruleset)
        except msgspec.ValidationError as error:
            if isinstance(error.__cause__, BadRuleset):
                yield saying_of(error.__cause__)


@cache
def problems() -> frozenset[Saying]:
    """What is wrong with all of them, each once."""
    return frozenset(_tried())


def test_nearly_every_mix_that_cannot_be_played_is_reached() -> None:
    known = {name for name in read("en", "server").messages if name.startswith("mix-")}
    assert known - {"mix-kitty-fit"} - {one.name for one in problems()} == set()


@pytest.mark.parametrize("code", CODES)
def test_people_read_questions_and_answers_and_nothing_that_files_say(code: str) -> None:
    language = language_of(code)
    asked = [language.tell(question.words) for question in QUESTIONS]
    for problem in problems():
        words = language.tell(clash(problem))
        plain = re.sub("[\u2066-\u2069]", "", words)
        assert not OF_FILES.search(plain), plain
        assert any(question in plain for question in asked), plain


def test_what_would_do_is_an_answer_that_is_offered() -> None:
    offered = {answer.label for question in QUESTIONS for answer in question.answers}
    for problem in problems():
        way_out = dict(clash(problem).parts).get("way_out")
        given = dict(way_out.parts) if isinstance(way_out, Saying) else {}
        assert {given[part] for part in ("answer", "other") if part in given} <= offered, problem


def test_files_and_commands_keep_the_names_of_options() -> None:
    with pytest.raises(BadRuleset, match="sport must be never"):
        msgspec.structs.replace(PRESETS["whist"], sport=Sport.BEFORE_AUCTION)
    other = Saying.of("in-words", words="no such file")
    assert clash(other) == other
