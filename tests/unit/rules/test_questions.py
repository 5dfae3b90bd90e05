"""House rules as questions: every option is asked, every value of a choice can be given, and it can be played."""

from enum import Enum
from typing import Any, get_origin, get_type_hints

import msgspec
import pytest

from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.questions import PARTS, QUESTIONS, Answer, Question
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.spec import Fields
from bidwhist.errors import BadRuleset
from bidwhist.i18n import CODES, Language, Saying, language_of

OF_PAIRS = {"boston_by", "boston_needs_bid", "renege", "renege_penalty", "defenders_score", "backdoor"} | {
    "rotation",
    "max_sets",
}
"""Options of which some values have no meaning without partners."""
ANSWERS = [(question, answer) for question in QUESTIONS for answer in question.answers]


def test_every_option_is_asked_once() -> None:
    asked = [option for question in QUESTIONS for option in question.options]
    assert sorted(asked) == sorted(Fields.__struct_fields__)


def test_every_question_has_its_heading_in_every_language() -> None:
    assert {one.part for one in QUESTIONS} == {*PARTS}
    for code in CODES:
        said = [language_of(code).tell(Saying(f"ask-part-{one.part}")) for one in QUESTIONS]
        assert len(set(said)) == len(PARTS)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda one: one.name)
def test_where_everybody_plays_alone_no_answer_is_offered_that_only_pairs_can_give(question: Question) -> None:
    options: dict[str, Any] = msgspec.to_builtins(PRESETS["cutthroat"])
    for answer in question.answers:
        if question.options[0] in OF_PAIRS and all(options[option] == value for option, value in answer.when.items()):
            msgspec.convert({**options, **answer.sets}, Ruleset)


def test_every_value_of_a_choice_has_an_answer() -> None:
    given = {(option, str(value)) for _, answer in ANSWERS for option, value in answer.sets.items()}
    for option, kind in get_type_hints(Fields).items():
        if get_origin(kind) is None and isinstance(kind, type) and issubclass(kind, Enum):
            assert {(option, str(one.value)) for one in kind} <= given, option


@pytest.mark.parametrize(("question", "answer"), ANSWERS, ids=lambda one: getattr(one, "name", None))
def test_every_answer_can_be_played_at_the_table_of_some_preset(question: Question, answer: Answer) -> None:
    assert any(_plays(rules, answer) for rules in PRESETS.values()), (question.name, answer.sets)


def _plays(rules: Ruleset, answer: Answer) -> bool:
    options: dict[str, Any] = msgspec.to_builtins(rules)
    if any(options[option] != value for option, value in answer.when.items()):
        return False
    try:
        msgspec.convert({**options, **answer.sets}, Ruleset)
    except (BadRuleset, msgspec.ValidationError):
        return False
    return True


@pytest.mark.parametrize("code", CODES)
def test_questions_examples_and_answers_are_said_in_every_language(code: str) -> None:
    language = language_of(code)
    for question in QUESTIONS:
        assert language.tell(question.words) and language.tell(question.example)
        said = [(_said(answer, language), str(answer.when)) for answer in question.answers]
        assert len(set(said)) == len(said), f"{question.name}: two answers read the same"


def _said(answer: Answer, language: Language) -> str:
    return str(answer.label) if isinstance(answer.label, int) else language.tell(answer.label)


def test_an_answer_is_known_by_the_options_that_its_question_asks_about() -> None:
    for question in QUESTIONS:
        known = [(str([one.sets[option] for option in question.options]), str(one.when)) for one in question.answers]
        assert len(set(known)) == len(known), question.name
