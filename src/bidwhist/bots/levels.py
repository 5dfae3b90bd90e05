"""The bots by name: who can be asked to sit down."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bidwhist.bots.bot import Bot
from bidwhist.bots.chance import RandomBot
from bidwhist.bots.steady import SteadyBot
from bidwhist.bots.strong import champion_bot, strong_bot
from bidwhist.errors import WhistError

PREFIX = "bot:"
"""What stands before a bot's name where people and bots are listed together."""

_MAKERS: Mapping[str, Callable[[], Bot]] = MappingProxyType(
    {"random": RandomBot, "steady": SteadyBot, "strong": strong_bot, "champion": champion_bot}
)

BOTS: Mapping[str, str] = MappingProxyType(
    {
        "random": "plays anything the rules allow, by chance",
        "steady": "sound play: counts trumps, values its hand, keeps the score in mind",
        "strong": "reads every card that fell, and plays each of its own out over a few likely worlds",
        "champion": "the same over many more worlds: the strongest there is",
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
        *most, last = BOTS
        raise WhistError(f"no such bot; there are {', '.join(most)} and {last}: {name[:40]!r}")
    return _MAKERS[known]()
