"""A program as a bot, wherever a bot plays. A decision that it does not make is made by a steady bot in its place."""

import logging
import sys
from random import Random
from threading import Lock
from time import monotonic
from types import TracebackType
from typing import Any, ClassVar, Final, Self, TypeVar

import msgspec
from msgspec.structs import asdict

from bidwhist.bots.bot import Advice, Bot
from bidwhist.bots.engines.answers import chosen_action, discard_from
from bidwhist.bots.engines.messages import (
    MAX_ANSWER_BYTES,
    PROTOCOL,
    Choose,
    Chosen,
    Error,
    FromEngine,
    Hello,
    Info,
    Limit,
    Quit,
    Ready,
    RulesLine,
    Values,
    decode_from_engine,
    encode,
)
from bidwhist.bots.engines.positions import numbered, position_of
from bidwhist.bots.engines.process import MAX_LINES_AHEAD, EngineLost, EngineProcess
from bidwhist.bots.heuristic_bot import steady_bot
from bidwhist.core.actions import Action
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.rules.code import format_code
from bidwhist.core.rules.presets import preset_name
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.errors import BotFault, WhistError
from bidwhist.tools.version import program_version

AnswerT = TypeVar("AnswerT", Chosen, Values)

LOG = logging.getLogger("bidwhist.engines")
PREFIX = "exec:"
"""The prefix of an engine's name where a bot is named: ``exec:./engine --deep``."""
READY_S = 20.0
"""Seconds for an engine to start and say ``ready``."""
LIMIT_MS = 2000
"""Milliseconds for a decision, unless another limit is given."""
GRACE_MS = 1000
"""Milliseconds that an answer may be late: the line takes time too, and the machine may be busy."""
NODES_S = 60.0
"""Seconds for a decision that is limited by nodes."""
MOST_STARTS = 3
"""How often an engine is started in all; after that a steady bot plays on."""
NO_REASON = "It gives no reason."


def is_engine(name: str) -> bool:
    """Whether a bot's name means an engine."""
    return name.startswith(PREFIX)


class Engine:
    """A program that speaks the engine protocol, as a bot: ``Engine("./engine --deep")``.

    It starts with the first question, and ends with ``close`` or with the block of a ``with``. What it does wrong costs
    its own seat the decision: a steady bot makes it, and ``faults`` says why.
    """

    default_ms: ClassVar[int | None] = LIMIT_MS
    """Milliseconds for a decision where neither they nor nodes are given; None for as long as an engine may take."""

    def __init__(self, command: str, *, limit_ms: int | None = None, nodes: int | None = None) -> None:
        """Name a program.

        :param command: the program and its arguments, quoted as for a shell; ``exec:`` before it is left out.
        :param limit_ms: milliseconds for a decision; 2000 if nodes are not given either.
        :param nodes: positions to search for a decision, which makes the same answer on every machine.
        """
        self.command: Final = command.removeprefix(PREFIX).strip()
        self.limit: Final = Limit(ms=self.default_ms if limit_ms is None and nodes is None else limit_ms, nodes=nodes)
        self.faults: list[str] = []
        """What went wrong, in words, oldest first; each cost one decision."""
        self.decisions: int = 0
        """How many it was asked for."""
        self._questions = 0
        self._process: EngineProcess | None = None
        self._stderr = ""
        self._ready: Ready | None = None
        self._starts = 0
        self._rules: dict[Ruleset, str] = {}
        self._last = Info()
        self._lock = Lock()
        self._instead: Bot = steady_bot(None)

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process starts a program of its own."""
        return _engine, (self.command, self.limit.ms, self.limit.nodes)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_process", None) is not None and not sys.is_finalizing():
            self._stop()

    @property
    def name(self) -> str:
        """What errors and tables call it."""
        return PREFIX + self.command

    @property
    def words(self) -> str:
        """Its description in lists of bots: what it called itself."""
        return f"{self._ready.name} {self._ready.version}".strip() if self._ready else self.command

    @property
    def stderr(self) -> str:
        """The last lines that it wrote to stderr; all that it wrote, once it has ended."""
        return self._process.stderr if self._process else self._stderr

    def start(self) -> Ready:
        """Start it, if it is not running, and hear what it is.

        :raises BotFault: if it cannot be started, or says no ``ready`` in twenty seconds.
        """
        with self._lock:
            return self._started()

    def ask(self, view: View, random: Random) -> Action:
        """Its action, from the program itself.

        :raises BotFault: if it does not answer, or its answer is not a legal action.
        """
        with self._lock:
            return self._asked(view, random)

    def send(self, line: bytes) -> None:
        """Send a line as it is, which is for testers alone.

        :raises BotFault: if the program is not running, or has ended.
        """
        with self._lock:
            self._started()
            assert self._process is not None
            self._process.write(line)

    def ask_through_errors(self, view: View, random: Random) -> Action:
        """Its action, after any number of ``error`` lines about what it was sent before.

        :raises BotFault: if it does not answer, or its answer is not a legal action.
        """
        with self._lock:
            return self._asked(view, random, errors_before=True)

    def choose(self, view: View, random: Random) -> Action:
        """Its action; a steady bot's where it fails."""
        return self.advise(view, random).action

    def advise(self, view: View, random: Random) -> Advice:
        """Its action with what it said about it; a steady bot's where it fails."""
        with self._lock:
            self.decisions += 1
            try:
                action = self._asked(view, random)
                return Advice(action, self._last.text or NO_REASON)
            except BotFault as fault:
                self._note(fault)
        return self._instead.advise(view, random)

    def close(self) -> None:
        """End the program. It starts again with the next question."""
        with self._lock:
            if self._process is not None:
                self._starts -= 1  # it has not failed
            self._stop(encode(Quit()))

    def _note(self, fault: BotFault) -> None:
        if isinstance(fault, EngineLost):
            self._stop()
        if not self.faults:
            told = f"\n{self.stderr}" if self.stderr else ""
            LOG.warning("bot %s: %s; a steady bot decides in its place%s", self.name, fault, told)
        self.faults.append(str(fault))

    def _stop(self, farewell: bytes = b"") -> None:
        process, self._process = self._process, None
        self._rules.clear()
        if process is not None and not process.is_inherited:
            process.stop(farewell)
            self._stderr = process.stderr

    def _started(self) -> Ready:
        if self._process is not None and self._process.is_inherited:
            self._stop()
        if self._process is not None and self._ready is not None:
            return self._ready
        if self._starts >= MOST_STARTS:
            raise EngineLost(f"it failed {MOST_STARTS} times and is not started again")
        self._starts += 1
        self._process = self._launched()
        self._process.write(encode(Hello(PROTOCOL, f"bidwhist {program_version()}")))
        answer = self._heard(monotonic() + READY_S)
        if isinstance(answer, Error):
            raise self._refused(answer)
        if not isinstance(answer, Ready):
            raise EngineLost(f"it must say ready first, not: {_shown(answer)}")
        if answer.protocol != PROTOCOL:
            raise EngineLost(f"it speaks version {answer.protocol} of the protocol, and this is version {PROTOCOL}")
        self._ready = answer
        return answer

    def _launched(self) -> EngineProcess:
        return EngineProcess(self.command, MAX_ANSWER_BYTES)

    def _refused(self, error: Error) -> WhistError:
        return EngineLost(f"it must say ready first, not: {_shown(error)}")

    def _action_of(self, answer: int | str, view: View) -> Action:
        return chosen_action(answer, view)

    def _dice_of(self, random: Random) -> bytes:
        """What is told of the generator beside the seed: nothing."""
        return b""

    def _asked(self, view: View, random: Random, *, errors_before: bool = False) -> Action:
        answer = self._answered(Choose, Chosen, "an action", view, random, errors_before=errors_before)
        return self._action_of(answer.action, view)

    def _answered(
        self,
        question_kind: type[Choose],
        answer_kind: type[AnswerT],
        named: str,
        view: View,
        random: Random,
        *,
        errors_before: bool = False,
    ) -> AnswerT:
        self._started()
        assert self._process is not None
        self._last = Info()
        self._questions += 1
        legal, number = view.legal, self._questions
        question = question_kind(
            id=number,
            rules=self._rules_known(view.rules),
            dice=self._dice_of(random),
            seed=f"{random.getrandbits(128):032x}",
            view=position_of(view),
            legal=numbered(legal),
            limit=self.limit,
            discard=discard_from(legal) if isinstance(legal, DiscardChoices) else None,
        )
        until = monotonic() + (NODES_S if self.limit.ms is None else (self.limit.ms + GRACE_MS) / 1000)
        self._process.write(encode(question))
        heard = 0
        while not isinstance(answer := self._heard(until), answer_kind):
            heard += 1
            if heard > MAX_LINES_AHEAD:
                raise EngineLost(f"it wrote more than {MAX_LINES_AHEAD} lines before its answer")
            if isinstance(answer, Error):
                if errors_before or answer.id not in (None, number):
                    continue
                raise BotFault(f"it says: {answer.text[:200]}")
            if not isinstance(answer, Info):
                raise EngineLost(f"it must answer with {named}, not: {_shown(answer)}")
            self._last = answer
        if answer.id != number:
            raise EngineLost(f"it answered question {answer.id} when it was asked {number}")
        return answer

    def _rules_known(self, rules: Ruleset) -> str:
        if rules not in self._rules:
            assert self._process is not None
            name = f"r{len(self._rules) + 1}"
            options = msgspec.to_builtins(asdict(rules))
            self._process.write(encode(RulesLine(name, preset_name(rules), format_code(rules), options)))
            self._rules[rules] = name
        return self._rules[rules]

    def _heard(self, until: float) -> FromEngine:
        assert self._process is not None
        line = self._process.read(until)
        try:
            return decode_from_engine(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise EngineLost(f"it wrote a line that is not a message, {error}: {line[:80]!r}") from None


def _engine(command: str, limit_ms: int | None, nodes: int | None) -> Engine:
    return Engine(command, limit_ms=limit_ms, nodes=nodes)


def _shown(message: object) -> str:
    return repr(message)[:120]
