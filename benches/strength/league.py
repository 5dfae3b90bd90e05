"""Who was promised to move up or down in the league, and who moved: five servers whose tiers are uneven, twelve months.

Run: python -m benches.strength.league, or with --people 500 --months 24. Each server begins with one tier; people join
and stop playing at a rate of its own, and every month's points are chance. Due are the first fifth of each tier but the
first and the last fifth of each but the lowest, of those who keep their place. The same seasons are closed by the rule
of now and by that of before settlement 2.
"""

import argparse
from collections.abc import Callable, Iterable
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.server.ratings.domain.seasons import SHARE, Member, next_season, next_season_before, order

Closing = Callable[[Iterable[tuple[str, Member]]], dict[str, Member]]


class Growth(Struct, frozen=True):
    """How a server grows: people who join each month, and the share of those who do not play in one."""

    name: str
    joining: int
    idle: float


GROWTHS = (
    Growth("nobody joins, all play", 0, 0.0),
    Growth("3 join a month", 3, 0.0),
    Growth("25 join, 5 % idle", 25, 0.05),
    Growth("60 join, 20 % idle", 60, 0.2),
    Growth("2 join, 30 % idle", 2, 0.3),
)


class Moves(Struct):
    """People who were due to move, and who did."""

    up_due: int = 0
    up: int = 0
    down_due: int = 0
    down: int = 0


def watch(growth: Growth, closing: Closing, people: int, months: int, seed: int) -> Moves:
    """Play a server's months and count."""
    random, moves = Random(seed), Moves()
    members = {f"m{number}": Member(1) for number in range(people)}
    for month in range(months):
        lowest = max(one.tier for one in members.values())
        members |= {f"n{month}-{number}": Member(lowest) for number in range(growth.joining)}
        played = {
            name: replace(one, played=int(random.random() >= growth.idle), points=random.randrange(120), since=number)
            for number, (name, one) in enumerate(members.items())
        }
        members = closing(played.items())
        _count(moves, {name: one for name, one in played.items() if name in members}, members)
    return moves


def _count(moves: Moves, before: dict[str, Member], after: dict[str, Member]) -> None:
    tiers = sorted({one.tier for one in before.values()})
    for tier in tiers:
        ranked = [name for name, one in sorted(before.items(), key=order) if one.tier == tier]
        fifth = len(ranked) // SHARE
        if tier != tiers[0]:
            moves.up_due += fifth
            moves.up += sum(after[name].tier < tier for name in ranked[:fifth])
        if tier != tiers[-1]:
            moves.down_due += fifth
            moves.down += sum(after[name].tier > tier for name in ranked[len(ranked) - fifth :])


def table(people: int, months: int, seed: int) -> str:
    """A row for each server: moved of due, before and now."""
    rows = ["| house | up before | up now | down before | down now |", "|---|---|---|---|---|"]
    for number, growth in enumerate(GROWTHS, seed):
        before, now = (watch(growth, closing, people, months, number) for closing in (next_season_before, next_season))
        cells = [
            f"{before.up} of {before.up_due}",
            f"{now.up} of {now.up_due}",
            f"{before.down} of {before.down_due}",
            f"{now.down} of {now.down_due}",
        ]
        rows.append(f"| {growth.name} | {' | '.join(cells)} |")
    return "\n".join(rows)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=130, help="in each house at the beginning")
    parser.add_argument("--months", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(table(asked.people, asked.months, asked.seed))


if __name__ == "__main__":
    main()
