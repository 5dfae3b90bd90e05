"""Whether a bot does on every turn of some deals what the simulator does there by itself."""

from collections.abc import Callable
from random import Random

from bidwhist.bots.bot import Chooses
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import view
from bidwhist.simulator import plain
from bidwhist.simulator.numbering import numbers_of

Actor = Callable[[plain.PlainState], int]
"""Gives the number of the next action in a state; it is asked about every state of a deal in order."""


def differing(
    rules: Ruleset, seed: bytes, deals: int, bot: Chooses, actor_of: Callable[[int], Actor]
) -> tuple[int, int]:
    """How many turns of so many deals were asked, and in how many the bot does something else.

    :param actor_of: what acts in a deal of a number.
    """
    asked = differ = 0
    for number in range(deals):
        state, acts = plain.dealt_state(rules, seed, number, number % rules.players), actor_of(number)
        while not state.is_over:
            numbers, done = numbers_of(bot.choose(view(state.deal, state.to_act), Random(0))), set()
            for _ in numbers:
                action = acts(state)
                done.add(action)
                state.trust_action(action)
            asked, differ = asked + 1, differ + (done != set(numbers))
    return asked, differ
