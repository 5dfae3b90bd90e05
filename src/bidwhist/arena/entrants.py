"""Bots in a plan: by name, or as objects, which are sent to other processes with the plan."""

import os
import pickle
import sys
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any, TypeAlias

from msgspec import Struct

from bidwhist.arena.tables import SeesAll
from bidwhist.bots.bot import Bot, Chooses
from bidwhist.bots.guests import Guest
from bidwhist.errors import WhistError

_number = count()


class Entrant(Struct, frozen=True):
    """A bot that was given as an object."""

    name: str
    """Its name in reports, records and errors: its own ``name``, or its class."""
    bot: Any
    key: str
    """Distinguishes it from others with the same name, in every process."""


Spec: TypeAlias = str | Entrant
"""A bot in a plan."""


def entrant(bot: str | Chooses | Entrant) -> Spec:
    """A bot as a plan keeps it.

    :raises Unknown: if the object is not a bot.
    """
    if isinstance(bot, str | Entrant):
        return bot
    kind = type(bot)
    name = getattr(bot, "name", None)
    called = name if isinstance(name, str) and name else f"{kind.__module__}:{kind.__qualname__}"
    Guest(called, bot)
    return Entrant(called, bot, f"{called} {os.getpid()} {next(_number)}")


def name_of(spec: Spec) -> str:
    """What a bot in a plan is called."""
    return spec if isinstance(spec, str) else spec.name


def key_of(spec: Spec) -> str:
    """The key of a bot in a plan, different for each."""
    return spec if isinstance(spec, str) else spec.key


def bot_of(spec: Spec, make: Callable[[str], Bot]) -> Bot:
    """The bot itself, created if the plan has only its name.

    :raises WhistError: if there is no such bot, or it cannot be created.
    """
    if isinstance(spec, str):
        return make(spec)
    sees_all: Bot = spec.bot
    return sees_all if isinstance(spec.bot, SeesAll) else Guest(spec.name, spec.bot)


def check_can_travel(specs: Iterable[Spec]) -> None:
    """Checks that all bots of a plan can be sent to other processes.

    :raises WhistError: if one cannot, saying what would do.
    """
    for spec in specs:
        if isinstance(spec, Entrant):
            _check_can_travel(spec)


def _check_can_travel(spec: Entrant) -> None:
    hint = "play in one process (jobs=1), or put its class into a module"
    try:
        pickle.dumps(spec.bot)
    except Exception as error:
        raise WhistError(f"bot {spec.name} cannot go to other processes: {error}; {hint}") from None
    is_told = type(spec.bot).__module__ == "__main__" and not hasattr(sys.modules["__main__"], "__file__")
    if is_told:
        raise WhistError(f"bot {spec.name} cannot go to other processes, which do not see what was typed here; {hint}")
