"""A searching bot as judge. Where it has no figures, steady's are used."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from bidwhist.analysis.coach.judges import Judge, SteadyJudge, Wanted, taken_in
from bidwhist.analysis.coach.trial_discards import weigh_discards
from bidwhist.bots.bot import Part
from bidwhist.bots.composed import Composed
from bidwhist.bots.engines.separate import SeparateGuest, separate
from bidwhist.bots.guests import is_guest
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.search.player import Searcher
from bidwhist.bots.searching import by_phase, champion_bot
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Action, Discard, format_action
from bidwhist.core.deal import AUCTION, DISCARD, PLAY
from bidwhist.core.view import View
from bidwhist.errors import BadNotation, BotFault, Unknown
from bidwhist.i18n.unknown import unknown
from bidwhist.solver import COMPILED

POOL = 50
"""Worlds sampled for each that is looked at."""


class BotJudge:
    """Judges by the values that a bot gives to actions."""

    is_certain: Final = False

    def __init__(self, bot: Composed[Part]) -> None:
        self.bot: Final = bot
        self.steady: Final = SteadyJudge()

    @property
    def name(self) -> str:
        """The bot's name."""
        return self.bot.name

    def weigh(self, view: View, random: Random, wanted: Wanted) -> Sequence[Weighed]:
        """The bot's options, its own choice first. Steady's where the bot searches nothing."""
        if isinstance(self.bot.parts[view.phase], SteadyBot):
            return self.steady.weigh(view, random, wanted)
        options = self.bot.weigh(view, random)
        if view.phase is PLAY and all(option.tricks is None for option in options):  # too hard, or no kernel
            return self.steady.weigh(view, random, wanted)
        missing = [action for action in wanted if taken_in(options, action) is None]
        return (*options, *_tried(view, options[0], missing, random)) if missing else options


class GuestJudge:
    """Judges by the values of a guest bot, and by steady's where that bot gives none."""

    is_certain: Final = False

    def __init__(self, bot: SeparateGuest) -> None:
        """Take a bot.

        :raises Unknown: if it does not give values to actions.
        """
        if not bot.weighs:
            raise Unknown(f"{bot.name} cannot judge: it has no weigh(view, random); docs/bots.md tells what that is")
        self.name: Final = bot.name
        self.bot: Final = bot
        self.steady: Final = SteadyJudge()

    def weigh(self, view: View, random: Random, wanted: Wanted) -> Sequence[Weighed]:
        """The bot's options, its best first.

        :raises BotFault: if the bot leaves out an action that it weighed before.
        """
        options = self.bot.weigh(view, random)
        if not options:
            return self.steady.weigh(view, random, wanted)
        left_out = [action for action in wanted if taken_in(options, action) is None]
        if left_out and len(wanted) > 1:  # which it had weighed at its first look
            raise BotFault(f"bot {self.name}: weigh leaves {format_action(left_out[0])} out, which it weighed before")
        return sorted(options, key=lambda option: -option.value)


def _tried(view: View, first: Weighed, missing: Sequence[Action], random: Random) -> list[Weighed]:
    """The values of discards that the bot did not consider, over the same worlds as its own."""
    if not COMPILED or not isinstance(first.action, Discard):
        return []
    others = [action for action in missing if isinstance(action, Discard)]
    mine, *found = weigh_discards(view, [first.action, *others], random)
    return [_beside(first, mine, one) for one in found]


def _beside(first: Weighed, mine: Weighed, other: Weighed) -> Weighed:
    """The value of another discard on the bot's own scale."""
    assert mine.tricks is not None and other.tricks is not None
    tricks = None if first.tricks is None else first.tricks + other.tricks - mine.tricks
    return Weighed(other.action, first.value + other.value - mine.value, tricks, other.makes, towards=other.towards)


_JUDGES: Mapping[str, Callable[[], Composed[Part]]] = MappingProxyType({"champion": champion_bot})
JUDGES: tuple[str, ...] = ("steady", *_JUDGES)
"""The names of the judges."""
USUAL_JUDGE = "champion"
"""The judge unless another is named."""


def make_judge(name: str, worlds: int | None = None) -> Judge:
    """The judge of a name. ``worlds`` is how many worlds it looks at for a card, where it looks at any.

    A guest bot can judge too, if it gives values to actions.

    :raises Unknown: if there is no such judge.
    :raises BadNotation: if ``worlds`` is given for a bot that does not use them.
    """
    if name == SteadyJudge.name:
        return SteadyJudge()
    if is_guest(name):
        if worlds is not None:
            raise BadNotation(f"how many worlds {name} looks at is its own choice; leave out --worlds")
        return GuestJudge(separate(name))
    if name not in _JUDGES:
        raise Unknown(unknown("judge", name, JUDGES))
    bot = _JUDGES[name]()
    return BotJudge(bot if worlds is None else _looking_at(bot, worlds))


def _looking_at(bot: Composed[Part], worlds: int) -> Composed[Part]:
    parts = (bot.parts[AUCTION], bot.parts[DISCARD], bot.parts[PLAY])
    calls, exchange, cards = (_part_looking_at(part, worlds) for part in parts)
    return by_phase(bot.name, calls, exchange, cards)


def _part_looking_at(part: Part, worlds: int) -> Part:
    if not isinstance(part, Searcher):
        return part
    return replace(part, effort=replace(part.effort, worlds=worlds, pool=POOL * worlds))
