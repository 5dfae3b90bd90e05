"""All bots by their names: how each level is made, and what it is called."""

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from types import MappingProxyType

from bidwhist.bots.bot import Bot
from bidwhist.bots.chance import RandomBot
from bidwhist.bots.conventions import SIGN, ConventionCard, named, parse_conventions
from bidwhist.bots.engines.engine import Engine, is_engine
from bidwhist.bots.engines.separate import separate
from bidwhist.bots.guests import guest, installed, is_guest
from bidwhist.bots.heuristic_bot import steady_bot
from bidwhist.bots.human_like.person import beginner_bot, casual_bot
from bidwhist.errors import BadNotation
from bidwhist.i18n import Saying

PREFIX = "bot:"
"""The prefix of a bot's name where people and bots are listed together."""

RANDOM = "random"
"""The bot that plays at random, and so without conventions."""


def _searching(maker: str) -> Callable[[ConventionCard | None], Bot]:
    # They import NumPy and their networks, so they are loaded on demand.
    def make(card: ConventionCard | None) -> Bot:
        bot: Bot = getattr(import_module("bidwhist.bots.searching"), maker)(card)
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

BOTS: Mapping[str, Saying] = MappingProxyType({name: Saying(f"bot-{name}") for name in (RANDOM, *_MAKERS)})
"""A description of each bot, from the weakest to the strongest."""


def make_bot(name: str) -> Bot:
    """The bot of a name, ``steady`` or ``bot:steady``; with the conventions of its table, ``steady/four-joker``.

    A guest bot is named ``module:Class``, or by its entry point; a program of its own ``exec:./engine``.

    >>> make_bot("bot:random").name
    'random'

    :raises Unknown: if there is no such bot; the message lists the bots.
    :raises BadNotation: if it plays no conventions, or they do not exist.
    :raises BotFault: if creating a guest bot fails.
    """
    level, sign, names = parts_of(name.removeprefix(PREFIX))
    if is_engine(level):
        return Engine(level)
    if level not in BOTS:
        if sign and is_guest(level):
            raise BadNotation(f"bots from elsewhere do not play our conventions: {name[:80]!r}")
        return guest(_guest_name(name), BOTS)
    if level != RANDOM:
        return _MAKERS[level](parse_conventions(names) if sign else None)
    if sign:
        raise BadNotation(f"{RANDOM} plays no conventions; {', '.join(_MAKERS)} do: {name[:80]!r}")
    return RandomBot()


def make_separate(name: str) -> Bot:
    """The same, but a guest bot by name is in a process of its own, where what it does costs its own seat alone.

    :raises Unknown: if there is no such bot; the message lists the bots.
    :raises BadNotation: if it plays no conventions, or they do not exist.
    :raises BotFault: if creating a guest bot fails.
    """
    level, sign, _ = parts_of(name.removeprefix(PREFIX))
    own = _guest_name(name)
    return make_bot(name) if is_engine(level) or level in BOTS or sign or not is_guest(own) else separate(own)


def parts_of(name: str) -> tuple[str, str, str]:
    """A bot's name as its level, the sign before its conventions, and their names; a program has no conventions.

    >>> parts_of("steady/four-joker"), parts_of("exec:./engine")
    (('steady', '/', 'four-joker'), ('exec:./engine', '', ''))
    """
    return (name, "", "") if is_engine(name) else name.partition(SIGN)


def _guest_name(name: str) -> str:
    """The name of a guest bot without the prefix. A module may itself be called ``bot``."""
    own = name.removeprefix(PREFIX)
    return own if is_guest(own) or own == name else name


def known_bots() -> Mapping[str, str]:
    """Every bot that can be named without its module, with its description: our own, and the installed ones."""
    others = {name: Saying.of("bot-from", module=point.module) for name, point in installed().items()}
    ours = [name for name in others if name not in BOTS]
    return {name: str(words) for name, words in (*BOTS.items(), *((name, others[name]) for name in ours))}


def conventions_of(name: str) -> ConventionCard | None:
    """The conventions that a bot plays, from its name.

    :raises BadNotation: if there are no such conventions.
    """
    _, sign, names = parts_of(name.removeprefix(PREFIX))
    return parse_conventions(names) if sign else None


def shared_conventions(names: Iterable[str]) -> ConventionCard | None:
    """The card of a table, which all its bots play. The random bot plays none and fits any card.

    :raises BadNotation: if bots at one table play different cards, since each reads the others by its own.
    """
    names = list(names)
    cards = {conventions_of(name) for name in names if name.removeprefix(PREFIX) != RANDOM}
    if len(cards) > 1:
        raise BadNotation(f"all bots at a table play the same conventions: {', '.join(names)}")
    return cards.pop() if cards else None


def with_conventions(name: str, card: ConventionCard | None) -> str:
    """The name of a bot with a card; its own name where it plays none."""
    level = parts_of(name)[0]
    return named(level, card) if level.removeprefix(PREFIX) in _MAKERS else level


def partner_level(asked: str, table: Iterable[str]) -> str:
    """The bot that partners a person: the one asked for, or the best of the others if that is better.

    People forgive their opponents, but not a partner who is weaker than the table. The strength of a guest bot is not
    known, so one that was asked for stays.

    >>> partner_level("beginner", ["steady", "casual"])
    'steady'
    """
    levels = [*BOTS]
    if _level(asked) not in levels:
        return asked
    return max(
        (asked, *(name for name in table if _level(name) in levels)), key=lambda name: levels.index(_level(name))
    )


def _level(name: str) -> str:
    return parts_of(name.removeprefix(PREFIX))[0]
