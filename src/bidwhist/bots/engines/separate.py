"""A bot of another package in a process of its own: whatever it does there costs its own seat alone."""

import atexit
import os
import shlex
import sys
from array import array
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, Final

from bidwhist.bots.engines.answers import chosen_or_interruption
from bidwhist.bots.engines.engine import Engine
from bidwhist.bots.engines.messages import MAX_ANSWER_BYTES, Error, Option, Values, Weigh
from bidwhist.bots.engines.positions import action_of
from bidwhist.bots.engines.process import EngineLost, EngineProcess
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Action, Declare
from bidwhist.core.deal import Phase
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.errors import BadNotation, BotFault, Unknown, WhistError

_KINDS: Mapping[str, type[WhistError]] = MappingProxyType({one.__name__: one for one in (BadNotation, Unknown)})
"""What is wrong with a name; all else is a fault of the bot."""


class SeparateGuest(Engine):
    """A guest bot, ``module:Class`` or an entry point, that ``python -m bidwhist.engine`` plays.

    It is given the same views and the same chance as in this process, and so decides the same. It has a minute for a
    decision. A decision that it does not make is made by a steady bot, and ``faults`` says why.
    """

    default_ms: ClassVar[int | None] = None

    def __init__(self, name: str, folder: Path) -> None:
        """Name a guest, whose module may be in a folder."""
        # Without -P a file of the current folder would hide a module of Python's.
        super().__init__(shlex.join([sys.executable, "-P", "-m", "bidwhist.engine", name]))
        self._own_name: Final = name
        self._folder: Final = folder

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process starts one of its own."""
        return separate, (self._own_name,)

    @property
    def name(self) -> str:
        """What errors and tables call it."""
        return self._own_name

    @property
    def weighs(self) -> bool:
        """Whether it can tell the value of every action.

        :raises WhistError: if there is no such bot, or it cannot be made.
        """
        return self.start().weighs

    def prepare(self, rules: Ruleset) -> None:
        """Let it prepare. If it fails, its next decision says so."""
        with self._lock:
            try:
                self._started()
                self._rules_known(rules)
            except BotFault as fault:
                self._note(fault)

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """The values it gives to actions, best first; empty if it gives none.

        :raises BotFault: if it fails, or answers with something else.
        """
        with self._lock:
            try:
                answer = self._answered(Weigh, Values, "values", view, random)
                return tuple(self._weighed(one, view) for one in answer.options)
            except BotFault as fault:
                if isinstance(fault, EngineLost):
                    self._stop()
                raise BotFault(f"bot {self.name}: {fault}") from None

    def _weighed(self, option: Option, view: View) -> Weighed:
        towards = action_of(option.towards, Phase.DECLARE) if option.towards is not None else None
        return Weighed(
            action=self._action_of(option.action, view),
            value=option.value,
            tricks=option.tricks,
            makes=option.makes,
            merit=option.merit,
            stands=option.stands,
            towards=towards if isinstance(towards, Declare) else None,
        )

    def _launched(self) -> EngineProcess:
        places = os.pathsep.join(place for place in sys.path if place)
        return EngineProcess(self.command, MAX_ANSWER_BYTES, self._folder, {"PYTHONPATH": places}, _tell)

    def _refused(self, error: Error) -> WhistError:
        return _KINDS.get(error.kind, BotFault)(error.text)

    def _action_of(self, answer: int | str, view: View) -> Action:
        return chosen_or_interruption(answer, view)

    def _dice_of(self, random: Random) -> bytes:
        return dice_of(random)


def dice_of(random: Random) -> bytes:
    """The state of a generator, which :func:`random_of` makes it from again."""
    _, numbers, _ = random.getstate()
    return array("I", numbers).tobytes()


def random_of(dice: bytes) -> Random:
    """A generator in a given state.

    :raises ValueError: if it is none.
    """
    random, numbers = Random(), array("I")
    numbers.frombytes(dice)
    random.setstate((random.VERSION, tuple(numbers), None))
    return random


def separate(name: str) -> SeparateGuest:
    """The guest of a name in a process of its own, which this process keeps for all its seats and matches.

    :raises Unknown: if there is none, or it is not a bot.
    :raises BotFault: if it cannot be made.
    """
    bot = _kept(name, Path.cwd())
    bot.start()
    return bot


@cache
def _kept(name: str, folder: Path) -> SeparateGuest:
    bot = SeparateGuest(name, folder)
    # It may hang, and not see that this process has ended.
    atexit.register(bot.close)
    return bot


def _tell(line: str) -> None:
    """What a guest prints goes to stderr, because stdout carries the answer of a command."""
    sys.stderr.write(f"{line}\n")
