"""The simulator's skilled seats as a bot for the arena, and whether the kernel does on every turn what the bot does.

    python -m benches.strength.skilled --deals 200
    bidwhist arena --bots benches.strength.skilled:Skilled,steady --rules palace --measure play,points --jobs 1

The bot decides from what a seat sees, in Python; the kernel takes every seat of the same deals by the same skill.
"""

import argparse
import json
from collections.abc import Callable
from functools import partial
from random import Random
from types import MappingProxyType

from benches.common.simulated_turns import Actor, differing

from bidwhist.bots.skill import steady_skill
from bidwhist.core.actions import PLAYS, Action
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, PLAY, Phase
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View
from bidwhist.simulator import new_state, plain, skilled_action
from bidwhist.simulator.numbering import action_at
from bidwhist.simulator.skill import Skill
from bidwhist.simulator.skilled_calls import call_number, declaration_number, discard_action
from bidwhist.simulator.skilled_cards import card_to_play

SEED = seed_from_text("skilled")
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


def kernel_in(rules: Ruleset, number: int) -> Actor:
    """What the kernel does by steady's skill in a deal of its own."""
    state, skill = new_state(rules, SEED, number), steady_skill(rules)

    def act(_: plain.PlainState) -> int:
        action = skilled_action(state, skill)
        state.apply_action(action)
        return action

    return act


def main() -> None:
    """Print one JSON line a preset."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200)
    options = parser.parse_args()
    for preset in SIMULATED:
        rules = PRESETS[preset]
        asked, differ = differing(rules, SEED, options.deals, Skilled(), partial(kernel_in, rules))
        print(json.dumps({"preset": preset, "turns": asked, "differ": differ}))


if __name__ == "__main__":
    main()
