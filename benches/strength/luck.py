"""How much luck a rule set leaves in a match; ``bidwhist.server.ratings.domain.luck`` is held to these figures.

``python -m benches.strength.luck`` measures the presets and mixes at the edge of what is rated; ``--mixes N`` measures
N mixes by chance besides. A side that plays by the simulator's plain rule meets one that lays so many cards by chance.
The share of luck is twice the share of matches that the weaker side wins: all of it where either wins as often.

The plain rule bids no more than it has to, so a table where nobody has to bid is measured as one where the dealer must.
"""

import argparse
import sys
from collections.abc import Iterator
from math import sqrt
from random import Random

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from bidwhist.bots.equity.ends import ended_deal
from bidwhist.core.cards import Strain
from bidwhist.core.deal import Deal
from bidwhist.core.match import Tally, blank_tally, result_after, tally_after
from bidwhist.core.rules.options import AllPass, Backdoor, Boston, Rotation
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.errors import WhistError
from bidwhist.server.ratings.domain.luck import why_not_rated
from bidwhist.simulator import simulate

LAPSES = 110
"""Of 256 cards, laid by chance by the weaker side: what somebody of mean strength does in ``card_club``."""
MOST_DEALS = 60
"""A match that goes on for longer is a draw."""
BLOCK = 13
"""Deals of each match that are played at once. The number of a deal says who deals: so matches begin with each seat."""
LIMIT = 0.65
"""The share of luck up to which a mix of rules is rated."""
MIXED = ("classic", "andrews", "palace", "fifty-two", "bid-wiz")
"""Rule sets that mixes are made from."""


class Luck(Struct, frozen=True):
    """What was measured of a rule set."""

    share: float
    error: float
    """One standard error."""
    deals: float
    """Deals of a match, on average."""


def luck_of(rules: Ruleset, matches: int, name: str) -> Luck:
    """The share of luck in a match under some rules.

    :raises WhistError: if the simulator cannot play them.
    """
    played = _with_bids(rules)
    stronger = frozenset(played.side_of[seat] for seat in range(0, played.players, 2)) if played.sides == 2 else {0}
    fair = len(stronger) / played.sides
    won, deals = 0.0, 0
    for result in _matches(played, matches, seed_from_text(f"luck {name}"), stronger):
        winner, count = result
        won += fair if winner is None else float(winner in stronger)
        deals += count
    rate = won / matches
    # Nothing but luck: a side wins as often as there are sides. No luck at all: the stronger always wins.
    return Luck((1.0 - rate) / (1.0 - fair), sqrt(rate * (1.0 - rate) / matches) / (1.0 - fair), deals / matches)


def _with_bids(rules: Ruleset) -> Ruleset:
    try:
        return replace(rules, all_pass=AllPass.DEALER_MUST)
    except WhistError:
        return rules


def _matches(
    rules: Ruleset, matches: int, seed: bytes, stronger: frozenset[int] | set[int]
) -> Iterator[tuple[int | None, int]]:
    """The winner of each match, nobody of a draw, and how many deals it had."""
    open_: dict[int, Tally] = dict.fromkeys(range(matches), blank_tally(rules))
    first = 0
    weak = np.array([0 if side in stronger else LAPSES for side in rules.side_of], dtype=np.uint8)
    while open_:
        lapses = np.tile(weak, (len(open_) * BLOCK, 1))
        found = simulate(len(lapses), seed, rules, first=first, lapses=lapses)
        first += len(lapses)
        for place, number in enumerate(list(open_)):
            rows = range(place * BLOCK, (place + 1) * BLOCK)
            ended = _play(rules, open_, number, [_deal(rules, found, row) for row in rows])
            if ended is not None:
                yield ended


def _play(
    rules: Ruleset, open_: dict[int, Tally], number: int, deals: list[Deal | None]
) -> tuple[int | None, int] | None:
    for deal in deals:
        if deal is None:
            continue
        open_[number] = tally = tally_after(rules, open_[number], deal)
        result = result_after(rules, deal, tally)
        if result is not None or tally.deals >= MOST_DEALS:
            del open_[number]
            return (result.winner if result is not None else None), tally.deals
    return None


_ENDS: dict[tuple[Ruleset, tuple[int, ...]], Deal] = {}


def _deal(rules: Ruleset, found: object, row: int) -> Deal | None:
    declarer, number, strain, _ = found.contracts[row].tolist()  # type: ignore[attr-defined]
    if declarer < 0:
        return None
    tricks = tuple(found.tricks[row].tolist())  # type: ignore[attr-defined]
    key = rules, (declarer, number, strain, *tricks)
    if key not in _ENDS:
        ended = ended_deal(rules, rules.side_of[declarer], number, Strain(strain), tricks[rules.side_of[declarer]])
        _ENDS[key] = replace(ended, declarer=declarer, tricks_won=tricks)
    return _ENDS[key]


def edges() -> Iterator[tuple[str, Ruleset]]:
    """The presets, and mixes on either side of what is rated."""
    yield from PRESETS.items()
    classic, palace = PRESETS["classic"], PRESETS["palace"]
    for deals in (1, 2, 4, 6, 8, 12):
        yield f"palace, {deals} deals", replace(palace, max_deals=deals)
    for target in (1, 3, 5, 7, 11, 15, 21):
        yield f"palace to {target}", replace(palace, target=target, floor=-target)
    for floor in (-1, -3, -5, -7):
        yield f"palace, floor {floor}", replace(palace, floor=floor)
    for least in (3, 4, 5, 6, 7):
        yield f"palace, bids from {least}", replace(palace, min_bid=least)
    yield "one deal, bids of seven", replace(palace, min_bid=7, max_deals=1)
    for sets in (1, 2, 3):
        yield f"classic, {sets} sets lose", replace(classic, max_sets=sets)
    yield "classic, back door", replace(classic, backdoor=Backdoor.GAME)
    yield "classic, a Boston wins", replace(classic, boston=Boston.WINS)
    yield "classic, rise and fly", replace(classic, rotation=Rotation.RISE_AND_FLY)


def by_chance(count: int, seed: int) -> Iterator[tuple[str, Ruleset]]:
    """Mixes by chance of what decides how long a match is, over every preset that is rated."""
    random = Random(seed)
    made = 0
    while made < count:
        name = random.choice(MIXED)
        preset = PRESETS[name]
        changes = {
            "max_deals": random.choice((None, None, 1, 2, 4, 6, 8, 12)),
            "target": random.choice((preset.target, 1, 3, 5, 7, 11, 21)),
            "floor": random.choice((preset.floor, None, -1, -3, -5, -7)),
            "min_bid": random.choice((preset.min_bid, preset.min_bid, preset.max_bid, preset.max_bid - 2)),
            "no_trump_factor": random.choice((1, 2)),
        }
        try:
            rules = replace(preset, **changes)
        except WhistError:
            continue
        made += 1
        told = ", ".join(f"{key} {value}" for key, value in changes.items() if value != getattr(preset, key))
        yield f"{name}: {told}", rules


def main() -> None:
    """Prints a table, and fails where a rule set is rated that leaves more to luck than the limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=4000)
    parser.add_argument("--mixes", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    wrong = 0
    print("| rules | share of luck | deals a match | rated |\n|---|---|---|---|")
    for name, rules in (*edges(), *by_chance(wanted.mixes, wanted.seed)):
        is_rated = why_not_rated(rules) is None
        try:
            luck = luck_of(rules, wanted.matches, name)
        except WhistError:
            print(f"| {name} | not measured | | {'yes' if is_rated else 'no'} |")
            continue
        is_mix = name not in PRESETS
        wrong += is_mix and is_rated and luck.share - 3.0 * luck.error > LIMIT
        print(
            f"| {name} | {luck.share:.3f} ± {luck.error:.3f} | {luck.deals:.1f} | {'yes' if is_rated else 'no'} |",
            flush=True,
        )
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
