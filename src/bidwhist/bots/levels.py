"""The bots by name: who can be asked to sit down."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bidwhist.bots.bot import Bot
from bidwhist.bots.chance import RandomBot
from bidwhist.bots.steady import SteadyBot
from bidwhist.errors import WhistError

PREFIX = "bot:"
"""What stands before a bot's name where people and bots are listed together."""

_MAKERS: Mapping[str, Callable[[], Bot]] = MappingProxyType({"random": RandomBot, "steady": SteadyBot})

BOTS: Mapping[str, str] = MappingProxyType(
    {
        "random": "plays anything the rules allow, by chance",
        "steady": "sound play: counts trumps, values its hand, keeps the score in mind",
    }
)
"""One line on each bot for people who choose."""


def make_bot(name: str) -> Bot:
    """The bot of a name, ``steady`` or ``bot:steady``.

    >>> make_bot("bot:random").name
    'random'

    :raises WhistError: if there is no such bot; the message names those there are.
    """
    known = name.removeprefix(PREFIX)
    if known not in _MAKERS:
        raise WhistError(f"no such bot; there are {' and '.join(BOTS)}: {name[:40]!r}")
    return _MAKERS[known]()
