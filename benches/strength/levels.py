"""What each failing of a level costs by itself: matches that steady wins against a player with that failing alone."""

import sys

from msgspec.structs import replace

from bidwhist.arena.duplicate import compare_matches
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.human_like.person import BEGINNER, CASUAL, Nature, PersonBot
from bidwhist.core.rules.presets import PALACE
from bidwhist.core.shuffle import seed_from_text

RULES = replace(PALACE, no_trump_factor=1)


def failings(nature: Nature) -> dict[str, Nature]:
    """One nature for each failing of another."""
    return {
        "nothing but manners": Nature(),
        "memory": Nature(memory=nature.memory),
        "misjudges": Nature(misjudges=nature.misjudges),
        "mixes up": Nature(mixes_up=nature.mixes_up),
        "shy": Nature(shy=nature.shy, shuns_no_trump=nature.shuns_no_trump),
        "careless": Nature(slips=nature.slips, careless=nature.careless),
    }


def main(matches: int) -> None:
    """Steady against each failing of each level, in palace with single no-trump."""
    seeds = [seed_from_text(f"failing {number}") for number in range(matches)]
    for level, nature in (("casual", CASUAL), ("beginner", BEGINNER)):
        for name, alone in failings(nature).items():
            if level == "beginner" and alone == Nature():
                continue
            found = compare_matches(RULES, SteadyBot(), PersonBot(name, alone), seeds)
            print(f"{level}, {name}: steady wins {100 * found.mean:.1f} ± {100 * found.half_width:.1f} %", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
