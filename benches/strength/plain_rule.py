"""The simulator's plain rule as a bot for the arena, and whether it does on every turn what the simulator does.

    python -m benches.strength.plain_rule --deals 200
    bidwhist arena --bots benches.strength.plain_rule:PlainRule,steady --rules palace --measure play,points --jobs 1

The rule is that of ``bidwhist.simulator.Policy``. The bot follows it from what a seat sees.
"""

import argparse
import json
from collections.abc import Callable
from random import Random
from types import MappingProxyType

from benches.common.simulated_turns import Actor, differing

from bidwhist.bots.honest_plays import honest_plays
from bidwhist.core.actions import PLAYS, Action, Declare, Discard
from bidwhist.core.cards import SUIT_MASKS, Card, Strain, cards_of, mask_of
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, PLAY, Phase
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View
from bidwhist.simulator import plain
from bidwhist.simulator.numbering import number_of

SEED = seed_from_text("plain-rule")


class PlainRule:
    """The plain rule of the simulator."""

    def choose(self, view: View, random: Random) -> Action:
        """The action by its one rule for the phase."""
        return _CHOOSE[view.phase](view)


def _call(view: View) -> Action:
    return min(view.legal, key=number_of)


def _declare(view: View) -> Action:
    def length(one: Declare) -> int:
        return 0 if one.strain is Strain.NO_TRUMP else (view.hand & SUIT_MASKS[one.strain]).bit_count()

    declares = [action for action in view.legal if isinstance(action, Declare)]
    return max(sorted(declares, key=number_of), key=length)


def _discard(view: View) -> Action:
    choices = view.legal
    assert isinstance(choices, DiscardChoices)
    free = [card for card in _upwards(view, cards_of(choices.hand)) if not choices.required >> card & 1]
    return Discard(choices.required | mask_of(free[: choices.size - choices.required.bit_count()]))


def _play(view: View) -> Action:
    order, upwards = view.order, _upwards(view, [play.card for play in honest_plays(view)])
    assert order is not None
    if not view.table:
        highest = _height(view, upwards[-1])
        return PLAYS[next(card for card in upwards if _height(view, card) == highest)]
    strength = order.strength[view.led]
    powers = [strength[card] for card in view.table]
    winner = (view.leader + powers.index(max(powers))) % view.players
    is_ours = view.rules.side_of[winner] == view.rules.side_of[view.seat]
    winners = [] if is_ours else [card for card in sorted(upwards) if strength[card] > max(powers)]
    return PLAYS[min(winners, key=strength.__getitem__) if winners else upwards[0]]


def _upwards(view: View, cards: list[Card]) -> list[Card]:
    """Cards from the lowest, trumps above all others; of two as high the lower number first."""
    return sorted(sorted(cards), key=lambda card: _height(view, card))


def _height(view: View, card: Card) -> int:
    if view.order is None:
        return 1 + card % 13 if card < 52 else card - 19
    return view.order.strength[view.order.suit_of[card]][card]


_CHOOSE: MappingProxyType[Phase, Callable[[View], Action]] = MappingProxyType(
    {AUCTION: _call, DECLARE: _declare, DISCARD: _discard, PLAY: _play}
)


def rule_in(_: int) -> Actor:
    """What the simulator does by its plain rule in any deal."""
    return lambda state: plain.by_rule(state, plain.SplitMix64(0))


def main() -> None:
    """Print one JSON line a preset."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200)
    options = parser.parse_args()
    for preset in ("palace", "classic", "cutthroat"):
        asked, differ = differing(PRESETS[preset], SEED, options.deals, PlainRule(), rule_in)
        print(json.dumps({"preset": preset, "turns": asked, "differ": differ}))


if __name__ == "__main__":
    main()
