"""What bots work out beside the tables, by a worker or in a thread: each function takes plain values and gives one."""

from functools import cache
from random import Random

from msgspec import Struct

from bidwhist.actions import Action
from bidwhist.bots.bot import Advice, prepare, random_for
from bidwhist.bots.claims import sure_claim
from bidwhist.bots.levels import make_bot
from bidwhist.hints import hint
from bidwhist.rules.ruleset import Ruleset
from bidwhist.view import View

bot_of = cache(make_bot)


class Dice(Struct, frozen=True):
    """The generators of a seat's decisions in a deal, by how many actions were taken before."""

    seed: bytes
    deal: int
    seat: int

    def __call__(self, taken: int) -> Random:
        """The generator of one decision."""
        return random_for(self.seed, self.deal, self.seat, taken)


def get_ready(bot: str, rules: Ruleset) -> None:
    """Lets a bot make what it needs for some rules."""
    prepare(bot_of(bot), rules)


def choose(bot: str, view: View, dice: Dice, taken: int, *, claims: bool) -> Action:
    """What a bot does in a seat that is to act; with ``claims`` it claims what is certainly its own."""
    return (sure_claim(view) if claims else None) or bot_of(bot).choose(view, dice(taken))


def advise(bot: str, view: View, dice: Dice) -> Advice:
    """What a bot would do in a seat that is to act, and why, without the proofs."""
    advice = hint(view, bot_of(bot), dice)
    return Advice(advice.action, advice.words, said=advice.said)
