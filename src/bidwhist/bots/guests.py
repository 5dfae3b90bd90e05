"""Bots from other packages: found as ``module:Class`` or by an entry point, and checked, so that errors name them."""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from inspect import isclass
from pathlib import Path
from random import Random
from threading import Lock
from types import MappingProxyType, ModuleType
from typing import Any, Final, TextIO

from bidwhist.bots.bot import Advice, prepare
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Action, CallRenege, Claim, format_action, why_mistyped
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.errors import BotFault, Unknown
from bidwhist.i18n.unknown import unknown, unknown_in

GROUP = "bidwhist.bots"
"""The group of entry points by which a package offers bots."""
SIGN = ":"
"""The sign between a module and a class in it."""
NO_REASON = "It gives no reason."
"""The words of a bot that gives no reasons."""


class _PrintingAside:
    """While a guest bot is at work, what is printed goes to stderr, because stdout carries the answer of a command,
    such as records. Bots may work in several threads at a time."""

    def __init__(self) -> None:
        self._lock, self._inside = Lock(), 0
        self._usual: TextIO = sys.stdout

    def __enter__(self) -> None:
        with self._lock:
            if not self._inside:
                self._usual, sys.stdout = sys.stdout, sys.stderr
            self._inside += 1

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._inside -= 1
            if not self._inside:
                sys.stdout = self._usual


_PRINTING_ASIDE = _PrintingAside()


class Guest:
    """A guest bot, from another package. When it fails or answers wrongly, the error names it."""

    def __init__(self, name: str, bot: Any) -> None:
        """Take a bot, an object with ``choose(view, random)``; ``name`` is what errors and tables call it.

        :raises Unknown: if it is not a bot.
        """
        if isclass(bot) or not callable(getattr(bot, "choose", None)):
            raise Unknown(f"{name} is not a bot: it has no choose(view, random); docs/bots.md shows one")
        self.name: Final = name
        self._bot = bot

    @property
    def words(self) -> str:
        """Its description in lists of bots."""
        told = (type(self._bot).__doc__ or "").strip().split("\n")[0]
        return told.rstrip(".") or "from elsewhere"

    def prepare(self, rules: Ruleset) -> None:
        """Let it prepare, if it has ``prepare``.

        :raises BotFault: if it fails.
        """
        self._ask("prepare", lambda: prepare(self._bot, rules))

    def choose(self, view: View, random: Random) -> Action:
        """Its action.

        :raises BotFault: if it fails, or its action is illegal.
        """
        action: Action = self._ask("choose", lambda: self._bot.choose(view, random))
        self._check(action, view)
        return action

    def advise(self, view: View, random: Random) -> Advice:
        """Its action with its reason, if it gives reasons.

        :raises BotFault: if it fails, or its action is illegal.
        """
        if not hasattr(self._bot, "advise"):
            return Advice(self.choose(view, random), NO_REASON)
        advice = self._ask("advise", lambda: self._bot.advise(view, random))
        if not isinstance(advice, Advice) or not isinstance(advice.words, str):
            raise BotFault(f"bot {self.name}: advise must return an Advice, not: {_shown(advice)}")
        self._check(advice.action, view)
        return advice

    @property
    def weighs(self) -> bool:
        """Whether it can tell the value of every action."""
        return callable(getattr(self._bot, "weigh", None))

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """The values it gives to actions, best first; empty if it gives none.

        :raises BotFault: if it fails, or answers with something else.
        """
        found = self._ask("weigh", lambda: self._bot.weigh(view, random))
        if found is None:
            return ()
        if not isinstance(found, Sequence) or not all(isinstance(one, Weighed) for one in found):
            raise BotFault(f"bot {self.name}: weigh must return Weighed actions, not: {_shown(found)}")
        for one in found:
            self._check(one.action, view)
        return tuple(found)

    def _ask(self, what: str, question: Callable[[], Any]) -> Any:
        try:
            with _PRINTING_ASIDE:
                return question()
        except BotFault:
            raise
        except (Exception, SystemExit) as error:
            raise BotFault(f"bot {self.name} failed in {what}: {_told(error)}{_place(error)}") from error

    def _check(self, action: Any, view: View) -> None:
        if why_mistyped(action):
            raise BotFault(f"bot {self.name} must choose one of view.legal, not: {_shown(action)}")
        is_own_call = isinstance(action, Claim | CallRenege) and action.by == view.seat  # ``act`` checks these
        if not is_own_call and action not in view.legal:
            raise BotFault(f"bot {self.name} chose an action that is not legal now: {format_action(action)}")


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def _place(error: BaseException) -> str:
    """The file and line of a bot's own code where it failed."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None or trace.tb_frame.f_code.co_filename == __file__:
        return ""
    return f" ({trace.tb_frame.f_code.co_filename}, line {trace.tb_lineno})"


def _shown(value: object) -> str:
    try:
        return repr(value)[:80]
    except Exception:
        return f"a {type(value).__name__}"


@cache
def installed() -> Mapping[str, Any]:
    """The bots that installed packages offer, by name: entry points of ``importlib.metadata``."""
    # Loaded when a name is asked for that is none of ours: it takes long.
    entry_points = import_module("importlib.metadata").entry_points
    return MappingProxyType({point.name: point for point in entry_points(group=GROUP)})


def is_guest(name: str) -> bool:
    """Whether a name means a guest bot: ``module:Class``, or an entry point."""
    return SIGN in name or name in installed()


def guest(name: str, others: Iterable[str] = ()) -> Guest:
    """The bot of an entry point's name, or of ``module:Class``, made without arguments.

    Modules are searched on Python's path, and last in the current directory.

    :param others: further names, to suggest when one is mistyped.
    :raises Unknown: if there is none, or it is not a bot.
    :raises BotFault: if its module or class fails.
    """
    module, sign, place = name.partition(SIGN)
    if not sign:
        if name not in installed():
            raise Unknown(unknown("bot", name, (*others, *installed())))
        point = installed()[name]
        module, place = point.module, point.attr
    return Guest(name, _made(name, _found(_imported(name, module), place)))


def _imported(name: str, module: str) -> ModuleType:
    if not all(word.isidentifier() for word in module.split(".")):
        raise Unknown(f"no such bot; a bot from elsewhere is named module:Class: {name[:80]!r}")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # worker processes get the same path
    try:
        with _PRINTING_ASIDE:
            return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise Unknown(
                f"no such bot; there is no module {error.name!r} here or where Python looks: {name}"
            ) from None
        raise BotFault(f"bot {name}: its module cannot be imported: {_told(error)}{_place(error)}") from error
    except (Exception, SystemExit) as error:
        raise BotFault(f"bot {name}: its module cannot be imported: {_told(error)}{_place(error)}") from error


def _found(module: ModuleType, place: str) -> Any:
    found: Any = module
    for word in place.split("."):
        if not hasattr(found, word):
            raise Unknown(unknown_in(f"{module.__name__} ({module.__file__})", place, _bots_in(module)))
        found = getattr(found, word)
    return found


def _bots_in(module: ModuleType) -> list[str]:
    return [name for name, value in vars(module).items() if isclass(value) and hasattr(value, "choose")]


def _made(name: str, found: Any) -> Any:
    if not isclass(found):
        return found
    try:
        with _PRINTING_ASIDE:
            return found()
    except (Exception, SystemExit) as error:
        raise BotFault(f"bot {name} cannot be made: {_told(error)}{_place(error)}") from error
