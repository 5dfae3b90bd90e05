"""House rules as questions, in the language of whoever asks."""

from bidwhist.language import Language, Saying
from bidwhist.rules import questions
from bidwhist.server.http.calls import Answer, Call, Endpoint
from bidwhist.server.protocol.bodies import QuestionAnswer, RulesQuestion


async def asked(call: Call) -> Answer:
    """Every option of a rule set as a question, those that people ask about first."""
    return Answer(tuple(_told(one, call.language) for one in questions.QUESTIONS))


def _told(question: questions.Question, language: Language) -> RulesQuestion:
    return RulesQuestion(
        name=question.name,
        words=language.tell(question.words),
        example=language.tell(question.example),
        options=question.options,
        answers=tuple(
            QuestionAnswer(_label(one, language), dict(one.sets), dict(one.when)) for one in question.answers
        ),
        part=language.tell(Saying(f"ask-part-{question.part}")),
    )


def _label(answer: questions.Answer, language: Language) -> str:
    label = answer.label
    return str(label).replace("-", "−") if isinstance(label, int) else language.tell(label)


QUESTIONS: tuple[Endpoint, ...] = (Endpoint("GET", "/api/questions", asked, tuple[RulesQuestion, ...]),)
"""The endpoint of questions."""
