"""A bot as an engine: it answers questions on standard input, and nothing that it prints comes between the answers."""

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, assert_never

import msgspec

from bidwhist.bots.bot import Bot, prepare
from bidwhist.bots.engines.messages import (
    PROTOCOL,
    Choose,
    Chosen,
    Error,
    FromEngine,
    Hello,
    Info,
    Quit,
    Ready,
    RulesLine,
    decode_for_engine,
    encode,
)
from bidwhist.bots.engines.positions import PHASES, action_of, view_of
from bidwhist.bots.guests import NO_REASON
from bidwhist.bots.levels import make_bot
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
    bot = make_bot(name)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        # What the bot prints, in Python or in C, goes to stderr.
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

        def write(line: bytes) -> None:
            answers.write(line)
            answers.flush()

        answer_all(bot, sys.stdin.buffer, write)


def answer_all(bot: Bot, lines: Iterable[bytes], write: Callable[[bytes], Any]) -> None:
    """Answer each line that has an answer; a line that is no message is answered with an error."""
    known: dict[str, Ruleset] = {}
    for line in lines:
        try:
            message = decode_for_engine(line)
            if isinstance(message, Quit):
                return
            answers = _answers(bot, message, known)
        except (msgspec.MsgspecError, WhistError, KeyError, UnicodeDecodeError, RecursionError) as error:
            answers = [Error(f"{type(error).__name__}: {error}")]
        for answer in answers:
            write(encode(answer))


def _answers(bot: Bot, message: Hello | RulesLine | Choose, known: dict[str, Ruleset]) -> list[FromEngine]:
    match message:
        case Hello():
            return [Ready(PROTOCOL, bot.name, program_version())]
        case RulesLine():
            known[message.rules] = _rules_of(message.options)
            prepare(bot, known[message.rules])
            return []
        case Choose():
            return _chosen(bot, message, known)
        case _:
            assert_never(message)


def _chosen(bot: Bot, question: Choose, known: dict[str, Ruleset]) -> list[FromEngine]:
    if question.rules not in known:
        raise BadRuleset(f"no rules were called {question.rules[:40]!r}")
    view = view_of(question.view, known[question.rules], _legal(question))
    advice = bot.advise(view, Random(int(question.seed, 16)))
    answer = Chosen(question.id, _number(advice.action, view))
    return [answer] if advice.words == NO_REASON else [Info(advice.words), answer]


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
