"""The bots by name: who can be asked to sit down."""

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from types import MappingProxyType

from bidwhist.bots.bot import Bot
from bidwhist.bots.chance import RandomBot
from bidwhist.bots.conventions import SIGN, ConventionCard, named, parse_conventions
from bidwhist.bots.person import beginner_bot, casual_bot
from bidwhist.bots.steady import steady_bot
from bidwhist.errors import WhistError

PREFIX = "bot:"
"""What stands before a bot's name where people and bots are listed together."""

RANDOM = "random"
"""The bot that plays by chance, and so by no convention."""


def _searching(maker: str) -> Callable[[ConventionCard | None], Bot]:
    # They bring NumPy and their nets with them, which nobody waits for who does not ask for them.
    def make(card: ConventionCard | None) -> Bot:
        bot: Bot = getattr(import_module("bidwhist.bots.strong"), maker)(card)
        return bot

    return make


_MAKERS: Mapping[str, Callable[[ConventionCard | None], Bot]] = MappingProxyType(
    {
        "beginner": beginner_bot,
        "casual": casual_bot,
        "steady": steady_bot,
        "strong": _searching("strong_bot"),
        "champion": _searching("champion_bot"),
    }
)

BOTS: Mapping[str, str] = MappingProxyType(
    {
        "random": "plays anything the rules allow, by chance",
        "beginner": "new to the game: bids shyly, forgets low cards, and is often off about its hand",
        "casual": "plays for company: sound as a rule, with a slip now and then",
        "steady": "sound play: counts trumps, values its hand, keeps the score in mind",
        "strong": "remembers every card, and tries each of its own against a dozen ways the rest may lie",
        "champion": "the same, against many more, and bids boldly where it pays: the strongest there is",
    }
)
"""One line on each bot for people who choose, from the weakest to the strongest."""


def make_bot(name: str) -> Bot:
    """The bot of a name, ``steady`` or ``bot:steady``; with the conventions of its table, ``steady/four-joker``.

    >>> make_bot("bot:random").name
    'random'

    :raises WhistError: if there is no such bot, or it plays no conventions; the message names those there are.
    """
    level, sign, names = name.removeprefix(PREFIX).partition(SIGN)
    if level not in BOTS:
        *most, last = BOTS
        raise WhistError(f"no such bot; there are {', '.join(most)} and {last}: {name[:40]!r}")
    if level != RANDOM:
        return _MAKERS[level](parse_conventions(names) if sign else None)
    if sign:
        raise WhistError(f"{RANDOM} plays no conventions; {', '.join(_MAKERS)} do: {name[:80]!r}")
    return RandomBot()


def conventions_of(name: str) -> ConventionCard | None:
    """The conventions that the bot of a name plays.

    :raises BadNotation: if they are none that there are.
    """
    _, sign, names = name.partition(SIGN)
    return parse_conventions(names) if sign else None


def shared_conventions(names: Iterable[str]) -> ConventionCard | None:
    """The card of a table, which all its bots play; chance plays by none, and does not mind.

    :raises WhistError: if bots at one table play different cards, since each reads the others by its own.
    """
    names = list(names)
    cards = {conventions_of(name) for name in names if name.removeprefix(PREFIX) != RANDOM}
    if len(cards) > 1:
        raise WhistError(f"all bots at a table play the same conventions: {', '.join(names)}")
    return cards.pop() if cards else None


def with_conventions(name: str, card: ConventionCard | None) -> str:
    """The name of a bot with a card; its own name where it plays none."""
    level = name.partition(SIGN)[0]
    return named(level, card) if level.removeprefix(PREFIX) in _MAKERS else level


def partner_level(asked: str, table: Iterable[str]) -> str:
    """The bot that partners a person: the one asked for, or the best of the others if that is better.

    People forgive their opponents; a partner below the level of the table they do not.

    >>> partner_level("beginner", ["steady", "casual"])
    'steady'
    """
    return max((asked, *table), key=_level)


def _level(name: str) -> int:
    return [*BOTS].index(name.removeprefix(PREFIX).partition(SIGN)[0])
