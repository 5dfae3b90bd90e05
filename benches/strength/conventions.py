"""Whether a convention gains: duplicate deals against foes who read it, and against foes who do not hear it."""

import sys

from msgspec.structs import replace

from bidwhist.arena.duplicate import compare_points
from bidwhist.bots.conventions import parse_conventions
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text


def main(deals: int, *questions: str) -> None:
    """Points a deal that steady gains by a card, for questions such as ``palace:four-joker``."""
    for question in questions:
        preset, names = question.split(":")
        card = parse_conventions(names)
        playing = SteadyBot("with a card", replace(STEADY, card=card))
        for foes, told in (("who read it", card), ("who do not", None)):
            foe = SteadyBot(foes, replace(STEADY, foes_card=told))
            found = compare_points(PRESETS[preset], playing, foe, range(deals), seed_from_text("conventions"))
            print(f"{preset} {names}, foes {foes}: {found.mean:+.3f} ± {found.half_width:.3f}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
