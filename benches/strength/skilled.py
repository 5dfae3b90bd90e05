"""The simulator's skilled seats as a bot for the arena, and whether the kernel does on every turn what the bot does.

    python -m benches.strength.skilled --deals 200
    bidwhist arena --bots benches.strength.skilled:Skilled,steady --rules palace --measure play,points --jobs 1

The bot decides from what a seat sees, in Python; the kernel takes every seat of the same deals by the same skill.
"""

import argparse
import json
from collections.abc import Callable
from random import Random
from types import MappingProxyType

from bidwhist.bots.skill import steady_skill
from bidwhist.core.actions import PLAYS, Action
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, PLAY, Phase
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View, view
from bidwhist.simulator import new_state, plain, skilled_action
from bidwhist.simulator.numbering import action_at, numbers_of
from bidwhist.simulator.skill import Skill
from bidwhist.simulator.skilled_calls import call_number, declaration_number, discard_action
from bidwhist.simulator.skilled_cards import card_to_play

SIMULATED = tuple(name for name, rules in PRESETS.items() if not rules.turns_trump)


class Skilled:
    """A seat with steady's skill as the simulator has it."""

    def choose(self, view: View, random: Random) -> Action:
        """The action with the best value, in whole numbers."""
        return _CHOOSE[view.phase](steady_skill(view.rules), view)


_CHOOSE: MappingProxyType[Phase, Callable[[Skill, View], Action]] = MappingProxyType(
    {
        AUCTION: lambda skill, view: action_at(call_number(skill, view), view.seat),
        DECLARE: lambda skill, view: action_at(declaration_number(skill, view), view.seat),
        DISCARD: discard_action,
        PLAY: lambda skill, view: PLAYS[card_to_play(skill, view)],
    }
)


def differing(preset: str, deals: int) -> tuple[int, int]:
    """How many turns of so many deals were asked, and in how many the kernel does something else than the bot."""
    rules, bot, seed = PRESETS[preset], Skilled(), seed_from_text("skilled")
    skill, asked, differ = steady_skill(rules), 0, 0
    for number in range(deals):
        state, twin = new_state(rules, seed, number), plain.dealt_state(rules, seed, number, number % rules.players)
        while not state.is_over:
            numbers, done = numbers_of(bot.choose(view(twin.deal, twin.to_act), Random(0))), set()
            for _ in numbers:
                action = skilled_action(state, skill)
                done.add(action)
                state.apply_action(action)
                twin.trust_action(action)
            asked, differ = asked + 1, differ + (done != set(numbers))
    return asked, differ


def main() -> None:
    """Print one JSON line a preset."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200)
    options = parser.parse_args()
    for preset in SIMULATED:
        asked, differ = differing(preset, options.deals)
        print(json.dumps({"preset": preset, "turns": asked, "differ": differ}))


if __name__ == "__main__":
    main()
