"""Endpoints of rule sets: those with names, one checked and told in words, and house rules as questions."""

import msgspec

from bidwhist.bots.conventions import AGREEMENTS
from bidwhist.core.rules import questions
from bidwhist.core.rules.clashes import clash
from bidwhist.core.rules.code import format_code
from bidwhist.core.rules.difference import difference
from bidwhist.core.rules.effect import WITHOUT_EFFECT, has_effect
from bidwhist.core.rules.parse import named_rules
from bidwhist.core.rules.presets import PRESET_WORDS, PRESETS, called, preset_name
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import WhistError
from bidwhist.i18n import Language, Saying, saying_of, with_minus
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault
from bidwhist.server.protocol.bodies import (
    Convention,
    PresetInfo,
    QuestionAnswer,
    RulesChecked,
    RulesQuestion,
    RulesWanted,
)
from bidwhist.server.tables.views.facts import every_option, options_of, sheet_of


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
    return with_minus(label) if isinstance(label, int) else language.tell(label)


QUESTIONS: tuple[Endpoint, ...] = (Endpoint("GET", "/api/questions", asked, tuple[RulesQuestion, ...]),)
"""The endpoint of questions."""


async def presets(call: Call) -> Answer:
    """The presets."""
    words = {name: call.language.tell(said) for name, said in PRESET_WORDS.items()}
    return Answer(tuple(PresetInfo(name, words[name], every_option(rules)) for name, rules in PRESETS.items()))


async def check_rules(call: Call) -> Answer:
    """A rule set in words, or why it cannot be played."""
    wanted: RulesWanted = call.body
    start = wanted.preset if wanted.preset in PRESETS else "classic"
    base = PRESETS[start]
    try:
        rules = rules_of(wanted)
    except WhistError as error:
        words = call.language.tell(clash(saying_of(error)))
        return Answer(RulesChecked(False, words, wanted.preset[:40], every_option(base), (), "", (), ()))
    return Answer(
        RulesChecked(
            possible=True,
            words="",
            preset=preset_name(rules),
            rules=every_option(rules),
            sheet=sheet_of(rules, call.language),
            code=format_code(rules),
            differences=tuple(one.words for one in difference(base, rules, called(start), call.language)),
            idle=tuple(option for option in WITHOUT_EFFECT if not has_effect(rules, option)),
            conventions=tuple(
                Convention(one.name, call.language.tell(one.said)) for one in AGREEMENTS.values() if one.fits(rules)
            ),
        )
    )


def rules_of(wanted: RulesWanted) -> Ruleset:
    """The rule set that is asked for.

    :raises Fault: if there is no such option or the mix cannot be played.
    :raises BadRuleset: if there is no such preset.
    :raises BadNotation: if the share code is mistyped.
    """
    if wanted.code:
        return named_rules(wanted.code)
    base = named_rules(wanted.preset)
    options = {**options_of(base), **wanted.options}
    options.pop("preset", None)
    try:
        return msgspec.convert(options, Ruleset)
    except msgspec.ValidationError as error:
        why = error.__cause__ if isinstance(error.__cause__, WhistError) else error
        raise Fault(422, "bad_rules", clash(saying_of(why))) from error


RULES: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/presets", presets, tuple[PresetInfo, ...], is_compressed=True),
    Endpoint("POST", "/api/rules/check", check_rules, RulesChecked, RulesWanted, limit="rules"),
)
"""The endpoints of rule sets."""
