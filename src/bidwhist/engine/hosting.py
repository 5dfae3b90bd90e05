"""A bot as an engine: it answers questions on standard input, and nothing that it prints comes between the answers."""

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, assert_never

import msgspec

from bidwhist.bots.bot import Bot, Weighs, prepare
from bidwhist.bots.engines.messages import (
    PROTOCOL,
    Choose,
    Chosen,
    Error,
    FromEngine,
    Hello,
    Info,
    Option,
    Quit,
    Ready,
    RulesLine,
    ToEngine,
    Values,
    Weigh,
    decode_for_engine,
    encode,
)
from bidwhist.bots.engines.positions import PHASES, action_of, view_of
from bidwhist.bots.engines.separate import random_of
from bidwhist.bots.guests import NO_REASON, Guest
from bidwhist.bots.levels import make_bot
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Action, format_action
from bidwhist.core.cards import mask_of, parse_card
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.errors import BadRuleset, WhistError
from bidwhist.tools.version import program_version

_PHASE_OF = {name: phase for phase, name in PHASES.items()}


def host(name: str) -> None:
    """Let a bot answer on this process's streams until ``quit`` or the end of the input.

    :raises WhistError: if there is no such bot.
    """
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        # What the bot prints, in Python or in C, goes to stderr.
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

        def write(line: bytes) -> None:
            answers.write(line)
            answers.flush()

        try:
            bot = make_bot(name)
        except WhistError as error:
            write(encode(Error(str(error), kind=type(error).__name__)))
            raise
        answer_all(bot, sys.stdin.buffer, write)


def answer_all(bot: Bot, lines: Iterable[bytes], write: Callable[[bytes], Any]) -> None:
    """Answer each line that has an answer; a line that is no message is answered with an error."""
    known: dict[str, Ruleset] = {}
    for line in lines:
        message: ToEngine | None = None
        try:
            message = decode_for_engine(line)
            if isinstance(message, Quit):
                return
            answers = _answers(bot, message, known)
        except (msgspec.MsgspecError, WhistError, ValueError, KeyError, RecursionError) as error:
            about = message.id if isinstance(message, Choose) else 0
            answers = [Error(f"{type(error).__name__}: {error}", about)]
        for answer in answers:
            write(encode(answer))


def _answers(bot: Bot, message: Hello | RulesLine | Choose | Weigh, known: dict[str, Ruleset]) -> list[FromEngine]:
    match message:
        case Hello():
            return [Ready(PROTOCOL, bot.name, program_version(), weighs=_weighs(bot))]
        case RulesLine():
            known[message.rules] = _rules_of(message.options)
            prepare(bot, known[message.rules])
            return []
        case Weigh():
            return [_values(bot, message, known)]
        case Choose():
            return _chosen(bot, message, known)
        case _:
            assert_never(message)


def _chosen(bot: Bot, question: Choose, known: dict[str, Ruleset]) -> list[FromEngine]:
    view = _view(question, known)
    advice = bot.advise(view, _random(question))
    answer = Chosen(question.id, _number(advice.action, view))
    return [answer] if advice.words == NO_REASON else [Info(advice.words), answer]


def _values(bot: Bot, question: Weigh, known: dict[str, Ruleset]) -> Values:
    view = _view(question, known)
    found = bot.weigh(view, _random(question)) if isinstance(bot, Weighs) else ()
    return Values(question.id, tuple(_option(one, view) for one in found))


def _option(one: Weighed, view: View) -> Option:
    return Option(
        action=_number(one.action, view),
        value=one.value,
        tricks=one.tricks,
        makes=one.makes,
        merit=one.merit,
        stands=one.stands,
        towards=format_action(one.towards) if one.towards is not None else None,
    )


def _weighs(bot: Bot) -> bool:
    return bot.weighs if isinstance(bot, Guest) else isinstance(bot, Weighs)


def _view(question: Choose, known: dict[str, Ruleset]) -> View:
    if question.rules not in known:
        raise BadRuleset(f"no rules were called {question.rules[:40]!r}")
    return view_of(question.view, known[question.rules], _legal(question))


def _random(question: Choose) -> Random:
    return random_of(question.dice) if question.dice else Random(int(question.seed, 16))


def _number(action: Action, view: View) -> int | str:
    """The number of an action; its text for discards, which have none, and for claims."""
    if isinstance(view.legal, DiscardChoices) or action not in view.legal:
        return format_action(action)
    return view.legal.index(action)


def _legal(question: Choose) -> Sequence[Action]:
    if question.discard is not None:
        hand, required = (
            mask_of(map(parse_card, cards)) for cards in (question.discard.cards, question.discard.required)
        )
        return DiscardChoices(hand, question.discard.size, required)
    return tuple(action_of(text, _PHASE_OF[question.view.phase]) for text in question.legal)


def _rules_of(options: dict[str, Any]) -> Ruleset:
    try:
        return msgspec.convert(options, Ruleset)
    except msgspec.MsgspecError as error:
        raise BadRuleset(f"these options are no rule set: {error}") from None
