"""A club with cheats in it, settled as a server settles: what each kind gains beside honest people of the same skill.

``python -m benches.strength.cheats`` plays three months of 2,000 people, 1 % of them cheats of each kind, once as
matches were settled before (settlement 1) and once as they are now, and prints what a cheat has at the end that honest
people of the same strength have not. It fails where a gain now is more than two standard errors above nothing.

===========  =========================================================================================================
leaver       is gone from half of the matches that it would lose, before at a moment when nobody was held to have left
closer       as a director has half of the matches closed that it would lose, while the others are to act
padder       brings a partner of its own, who walks out of nine in ten matches that they would lose
farmer       plays half of its matches alone against three beginners
repeater     has four accounts, and wins ten matches a month against two of them
conscriptor  seats people against itself who never come, ten times a month
passer       plays half of its matches at one deal of sevens, where who has to bid is set, and wins three of four
===========  =========================================================================================================
"""

import argparse
import math
import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import fmean, linear_regression, stdev

from benches.strength.grades import SPREAD
from msgspec import Struct
from msgspec.structs import replace

from bidwhist.server.ratings.domain.anchors import GRADES
from bidwhist.server.ratings.domain.chips import DAILY
from bidwhist.server.ratings.domain.outcomes import Chair, Gift, Played
from bidwhist.server.ratings.domain.ratings import Ratings
from bidwhist.server.ratings.domain.settlement import settle
from bidwhist.server.ratings.domain.skill import LUCK, MEAN

EACH = 36
"""Matches of a month and person."""
RIGGED = 10
"""Of them, those that a repeater or conscriptor arranges."""
STAKE = 20
GIFTS = 30
"""Gifts that everybody has before the first match, so that nobody is short of chips."""
SIDES = (0, 1, 0, 1)
START = 1_767_225_600_000
MONTH_MS = 31 * 86_400_000
ACCOUNTS = ("", "+a", "+b", "+c")
"""What the accounts of one person are called, after the person."""
Seats = tuple[str | None, ...]


class Gain(Struct, frozen=True):
    """What cheats of a kind have more than honest people of the same strength, each with its standard error."""

    grade: tuple[float, float]
    league: tuple[float, float]
    chips: tuple[float, float]


class Club:
    """People of known strength, some of whom cheat."""

    def __init__(self, people: int, share: float, seed: int) -> None:
        self.random = Random(seed)
        self.names = [f"p{number}" for number in range(people)]
        self.strength = {name: self.random.gauss(MEAN, SPREAD) for name in self.names}
        cheats = iter(self.random.sample(self.names, round(people * share) * len(KINDS)))
        self.kind = {next(cheats): kind for kind in KINDS for _ in range(round(people * share))}

    def played(self, months: int, settlement: int) -> Iterator[Played]:
        """The matches of some months, in the order in which they end."""
        number = 0
        for evening in range(months * EACH):
            month, later = divmod(evening, EACH)
            for match in self._evening(later, settlement):
                number += 1
                yield replace(
                    match,
                    table=f"t{number}",
                    match=f"t{number}-1",
                    finished=START + month * MONTH_MS + later * 3_600_000,
                    settlement=settlement,
                    deposits=(2 * STAKE,) * 4 if settlement > 1 else None,
                )

    def _evening(self, evening: int, settlement: int) -> Iterator[Played]:
        """A match for everybody, that of a cheat as it is arranged."""
        here = []
        for name in self.names:
            arrange = ARRANGED.get(self.kind.get(name, ""))
            match = arrange(self, name, evening, settlement) if arrange else None
            if match is None:
                here.append(name)
            else:
                yield match
        self.random.shuffle(here)
        for seats in zip(here[::4], here[1::4], here[2::4], here[3::4], strict=False):
            yield self._bent(self.by_skill(seats), settlement)

    def by_skill(self, seats: Seats, bots: str = "steady") -> Played:
        """A match that the stronger side wins as often as the model says."""
        sums = [0.0, 0.0]
        for seat, name in enumerate(seats):
            sums[SIDES[seat]] += GRADES[bots].mean if name is None else self.strength.get(name, MEAN)
        chance = 1.0 / (1.0 + math.exp((sums[1] - sums[0]) / (math.sqrt(2.0) * LUCK)))
        return match_of(seats, int(self.random.random() >= chance), bots)

    def _bent(self, match: Played, settlement: int) -> Played:
        """The match as the first cheat at the table bends it who would lose."""
        for seat, chair in enumerate(match.chairs):
            bend = BENT.get(self.kind.get(chair.person or "", ""))
            if bend is not None and match.winner != SIDES[seat] and self.random.random() < 0.5:
                return bend(match, seat, settlement)
        return match


def match_of(seats: Seats, winner: int, bots: str = "steady") -> Played:
    """A match of four with chips; bots sit where nobody is named."""
    return Played(
        table="",
        match="",
        finished=0,
        preset="palace",
        side_of=SIDES,
        chairs=tuple(map(Chair, seats)),
        bots=bots,
        winner=winner,
        deals=8,
        is_rated=True,
        stake=STAKE,
    )


def _gone(match: Played, seat: int, settlement: int) -> Played:
    if settlement == 1:
        return replace(match, is_void=True, is_broken_off=True)
    chairs = tuple(Chair(one.person, int(place == seat)) for place, one in enumerate(match.chairs))
    return replace(match, chairs=chairs, is_broken_off=True)


def _closed(match: Played, seat: int, settlement: int) -> Played:
    # Now a director who is not ahead has lost, and a director who is ahead had won already.
    return replace(match, winner=SIDES[seat]) if settlement == 1 else match


def _with_own_partner(club: Club, name: str, _: int, __: int) -> Played:
    others = club.random.sample(club.names, 2)
    match = club.by_skill((name, others[0], name + ACCOUNTS[1], others[1]))
    if match.winner == 0 or club.random.random() < 0.1:
        return match
    return replace(match, chairs=tuple(Chair(one.person, int(seat == 2)) for seat, one in enumerate(match.chairs)))


def _against_beginners(club: Club, name: str, evening: int, _: int) -> Played | None:
    return None if evening % 2 else club.by_skill((name, None, None, None), "beginner")


def _against_oneself(_: Club, name: str, evening: int, __: int) -> Played | None:
    return match_of((name, name + ACCOUNTS[1], name + ACCOUNTS[3], name + ACCOUNTS[2]), 0) if evening < RIGGED else None


def _against_the_absent(club: Club, name: str, evening: int, settlement: int) -> Played | None:
    if evening >= RIGGED:
        return None
    one, other = club.random.sample(club.names, 2)
    # Who never came is a bot to the match, and so it is one against bots.
    return match_of((name, one, None, other) if settlement == 1 else (name, None, None, None), 0)


def _by_passing(club: Club, name: str, evening: int, settlement: int) -> Played | None:
    if evening % 2:
        return None
    one, two, three = club.random.sample(club.names, 3)
    match = match_of((name, one, two, three), int(club.random.random() > 0.75))
    return replace(match, is_rated=settlement == 1, stake=STAKE if settlement == 1 else 0)


BENT: dict[str, Callable[[Played, int, int], Played]] = {"leaver": _gone, "closer": _closed}
ARRANGED: dict[str, Callable[[Club, str, int, int], Played | None]] = {
    "padder": _with_own_partner,
    "farmer": _against_beginners,
    "repeater": _against_oneself,
    "conscriptor": _against_the_absent,
    "passer": _by_passing,
}
KINDS = (*BENT, *ARRANGED)


def gains(people: int, months: int, share: float, seed: int, settlement: int) -> dict[str, Gain]:
    """What each kind gains in a club, as its matches are settled."""
    club, ratings = Club(people, share, seed), Ratings()
    place = 0
    for name in club.names:
        for account in ACCOUNTS if name in club.kind else ("",):
            for _ in range(GIFTS):
                settle(ratings, Gift(name + account, START), place := place + 1)
    for match in club.played(months, settlement):
        settle(ratings, match, place := place + 1)
    measures = [
        {
            name: ratings.grades[key].mean if (key := ("partners", name)) in ratings.grades else MEAN
            for name in club.names
        },
        {
            name: float(one.points) if (one := ratings.members.get((ratings.season, name))) else 0.0
            for name in club.names
        },
        {name: _chips(ratings, name) for name in club.names},
    ]
    return {kind: Gain(*(_beside_honest(club, kind, found) for found in measures)) for kind in KINDS}


def _chips(ratings: Ratings, name: str) -> float:
    """The chips of all accounts of a person, gifts left out."""
    held = [ratings.balances[name + account] for account in ACCOUNTS if name + account in ratings.balances]
    return float(sum(held) - len(held) * GIFTS * DAILY)


def _beside_honest(club: Club, kind: str, found: dict[str, float]) -> tuple[float, float]:
    honest = [name for name in club.names if name not in club.kind]
    slope, at_nothing = linear_regression([club.strength[one] for one in honest], [found[one] for one in honest])

    def beside(people: list[str]) -> list[float]:
        return [found[one] - at_nothing - slope * club.strength[one] for one in people]

    more = beside([one for one in club.names if club.kind.get(one) == kind])
    # A few cheats may be alike by chance, and no error is smaller than that of as many honest people.
    return fmean(more), max(stdev(more), stdev(beside(honest))) / math.sqrt(len(more))


def main() -> None:
    """Prints a table, before and now."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=2000)
    parser.add_argument("--months", type=int, default=3)
    parser.add_argument("--share", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    before, now = (gains(wanted.people, wanted.months, wanted.share, wanted.seed, settlement) for settlement in (1, 2))
    print("| cheat | grade before | now | league before | now | chips before | now |\n|---|---|---|---|---|---|---|")
    for kind in KINDS:
        cells = [
            f"{mean:+.1f} ± {error:.1f}"
            for pair in zip(
                (before[kind].grade, before[kind].league, before[kind].chips),
                (now[kind].grade, now[kind].league, now[kind].chips),
                strict=True,
            )
            for mean, error in pair
        ]
        print(f"| {kind} | {' | '.join(cells)} |")
    sys.exit(any(mean > 2.0 * error for one in now.values() for mean, error in (one.grade, one.league, one.chips)))


if __name__ == "__main__":
    main()
