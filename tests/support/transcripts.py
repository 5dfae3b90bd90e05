"""Golden transcripts: one deal of each preset played by chance, with every choice at every state written down.

python -m support.transcripts        (in tests/) writes tests/golden/*.txt again
"""

from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec

from bidwhist.core.act import act
from bidwhist.core.actions import Action, Contract, Declare, Discard, Play, format_call, format_contract
from bidwhist.core.cards import format_card, format_hand
from bidwhist.core.deal import Deal, Phase
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.draws import Draw, draw_first_dealer, draw_partners
from bidwhist.core.events import events
from bidwhist.core.legality import legal
from bidwhist.core.match import deal_next, new_match
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import WATCHER, view

GOLDEN = Path(__file__).parent.parent / "golden"
SEED = seed_from_text("golden")


def transcript(preset: str) -> str:
    """The whole transcript of a preset as text."""
    return "\n".join(_lines(preset, PRESETS[preset])) + "\n"


def _lines(preset: str, rules: Ruleset) -> Iterator[str]:
    yield f"preset {preset}"
    yield f"seed {SEED.hex()}"
    yield f"first dealer {_draw(draw_first_dealer(rules, SEED))}"
    yield f"partners {_draw(draw_partners(rules, SEED))}"
    states = list(_states(rules))
    yield from _dealt(states[0])
    for before, after in pairwise(states):
        yield from _decision(before, after)
    yield from _end(states[-1])


def _states(rules: Ruleset) -> Iterator[Deal]:
    # The first deal of the seed that is not thrown in.
    random = Random(7)
    match = new_match(rules, tuple("ABCDE"[: rules.players]), SEED)
    deal = deal_next(match).deal
    assert deal is not None
    yield deal
    while not deal.is_over:
        deal = act(deal, _choice(deal, random))
        yield deal


def _choice(deal: Deal, random: Random) -> Action:
    choices = legal(deal)
    if deal.phase is Phase.AUCTION:
        # Low bids leave something to bid; a pass by all would end the transcript.
        return choices[min(random.randrange(3), len(choices) - 1)] if deal.bid else choices[1]
    return choices[random.randrange(len(choices))]


def _draw(draw: Draw) -> str:
    fallen = " ".join(f"{who}:{format_card(card)}" for who, card in draw.cards)
    return f"{fallen or 'by chance'} -> {' '.join(map(str, draw.result))}"


def _dealt(deal: Deal) -> Iterator[str]:
    yield f"dealer {deal.dealer}"
    for seat, hand in enumerate(deal.dealt):
        yield f"hand {seat} {format_hand(hand)}"
    yield f"kitty {format_hand(deal.kitty)}"


def _decision(before: Deal, after: Deal) -> Iterator[str]:
    choices = legal(before)
    shown = f"{len(choices)} choices" if isinstance(choices, DiscardChoices) else " ".join(map(_code, choices))
    last = next(action for action in choices if act(before, action) == after)
    yield f"{before.phase.name.lower()} seat {before.to_act}: {shown}"
    yield f"  {_code(last)}  views {_digest(after)}"
    for event in events(before, after, WATCHER):
        yield f"  {type(event).__name__} {msgspec.json.encode(event).decode()}"


def _code(action: Action) -> str:
    match action:
        case Play(card):
            return format_card(card)
        case Declare(strain, direction):
            return format_contract(Contract(1, direction, strain))[1:]
        case Discard(cards):
            return format_hand(cards)
        case _:
            return format_call(action)  # type: ignore[arg-type]  # a random walk makes no other action


def _digest(deal: Deal) -> str:
    views = [view(deal, seat) for seat in (*range(deal.players), WATCHER)]
    told = [repr((one.hand, one.kitty, one.discards, one.counts, one.tricks_won, one.table)) for one in views]
    return sha256("\n".join(told).encode()).hexdigest()[:12]


def _end(deal: Deal) -> Iterator[str]:
    yield f"contract {format_contract(deal.contract) if deal.contract else 'none'} by seat {deal.declarer}"
    yield f"tricks {' '.join(map(str, deal.tricks_won))}"
    yield f"points {' '.join(map(str, deal.points))}"


def main() -> None:
    """Write every transcript again."""
    for preset in PRESETS:
        (GOLDEN / f"{preset}.txt").write_text(transcript(preset), encoding="utf-8")


if __name__ == "__main__":
    main()
