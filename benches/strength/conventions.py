"""Whether a convention gains: duplicate deals against foes who read it, and against foes who do not hear it.

    python -m benches.strength.conventions 600 fifty-two:one-two-three palace:four-joker palace:four-aces
    python -m benches.strength.conventions 600 palace:four-joker palace:four-aces --calls net

With ``--calls net`` both sides call by the bidding network. It was trained without conventions, so what the others'
calls promised is added to its values as steady reckons it. Names, discards and cards are steady's.
"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from bidwhist.arena.duplicate import compare_points
from bidwhist.bots.auction.net_bidder import mannerly_call
from bidwhist.bots.auction.net_calls import net_values
from bidwhist.bots.auction.rollout import THOROUGH
from bidwhist.bots.bot import Advice, Bot
from bidwhist.bots.conventions import heard, may_say, parse_conventions
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.heuristics.bidder import Bidder
from bidwhist.bots.heuristics.judgement import STEADY, Judgement
from bidwhist.core.actions import Action, Call
from bidwhist.core.deal import AUCTION
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View


class NetByCard:
    """Calls by the network that are true by the card of its side. All else is by steady's judgement."""

    def __init__(self, name: str, judgement: Judgement) -> None:
        self.name: Final = name
        self.judgement: Final = judgement
        self.steady: Final = SteadyBot(name, judgement)

    def prepare(self, rules: Ruleset) -> None:
        """Prepares steady."""
        self.steady.prepare(rules)

    def choose(self, view: View, random: Random) -> Action:
        """The best true call."""
        values = net_values(view) if view.phase is AUCTION and len(view.legal) > 1 else {}
        true = {call: value for call, value in values.items() if may_say(self.judgement.card, view, call)}
        if not true:
            return self.steady.choose(view, random)
        return mannerly_call(view, self._with_promises(view, true), THOROUGH.clear)

    def advise(self, view: View, random: Random) -> Advice:
        """The same call, with its rule."""
        return Advice(self.choose(view, random), "It makes the true call that its network values highest.")

    def _with_promises(self, view: View, values: Mapping[Call, float]) -> Mapping[Call, float]:
        """The values with what the others' promises change, by steady's count."""
        if not any(heard(view, self.judgement.card, self.judgement.foes_card)):
            return values
        told, untold = Bidder(view, self.judgement), Bidder(view, STEADY)
        return {call: value + told.value(call) - untold.value(call) for call, value in values.items()}


PLAYERS: Mapping[str, Callable[[str, Judgement], Bot]] = {"steady": SteadyBot, "net": NetByCard}
"""Who plays, by whose calls they are."""


def main(deals: int, questions: Sequence[str], calls: str) -> None:
    """Points a deal that a card gains, for questions such as ``palace:four-joker``."""
    player = PLAYERS[calls]
    for question in questions:
        preset, names = question.split(":")
        card = parse_conventions(names)
        playing = player("with a card", replace(STEADY, card=card))
        for foes, told in (("who read it", card), ("who do not", None)):
            foe = player(foes, replace(STEADY, foes_card=told))
            found = compare_points(PRESETS[preset], playing, foe, range(deals), seed_from_text("conventions"))
            print(f"{preset} {names}, foes {foes}: {found.mean:+.3f} ± {found.half_width:.3f}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("deals", type=int)
    parser.add_argument("questions", nargs="+", metavar="PRESET:CARD")
    parser.add_argument("--calls", choices=PLAYERS, default="steady")
    asked = parser.parse_args()
    main(asked.deals, asked.questions, asked.calls)
