"""The league: a season is a month, tiers have fifty people or more, and a fifth of each moves up and down."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import pairwise

from msgspec import Struct

TIER = 50
"""Fewest people of a tier; the lowest tier is split into as many of this size as possible."""
SMALLEST = 10
"""Fewest people of the lowest tier; with fewer it is merged into the one above."""
SHARE = 5
"""One person in this many moves up, and one down."""
COUNTED = 40
"""Most rated matches of a month that count, so that playing all day brings nothing."""
POINTS = {"won": 3, "drawn": 2, "lost": 1, "left": -3}
MOST_BOTS = 1
"""Most bots in a match of the league."""
MONTHS_AWAY = 2
"""Months without a match after which a person loses their place in the league."""


class Member(Struct, frozen=True, gc=False):
    """A person in the league, in one season."""

    tier: int
    """The tier; 1 is the highest."""
    played: int = 0
    won: int = 0
    points: int = 0
    since: int = 0
    """When the points were reached, in the order of matches and seats; the earlier ranks higher."""
    away: int = 0
    """Months in a row without a match, before this one."""


def season_of(time: int) -> int:
    """The season of a time (ms): its month in UTC, counted from the year 0."""
    when = datetime.fromtimestamp(time / 1000, UTC)
    return when.year * 12 + when.month - 1


def season_name(season: int) -> str:
    """A season as 2026-11."""
    return f"{season // 12:04}-{season % 12 + 1:02}"


def with_match(member: Member, result: str, when: int, *, is_full: bool = True) -> Member:
    """A member after a match that was won, drawn, lost or left.

    :param when: a number for the match and the seat, greater than every one before.
    :param is_full: whether it counts in full; otherwise it gives the points of a loss.
    """
    counts = member.played < COUNTED or result == "left"
    gained = POINTS[result if is_full or result == "left" else "lost"] if counts else 0
    return Member(
        member.tier,
        member.played + 1,
        member.won + (result == "won" and counts and is_full),
        member.points + gained,
        when if gained else member.since,
        member.away,
    )


def order(named: tuple[str, Member]) -> tuple[int, int, int]:
    """Sort key for the members of a tier, best first; it is unique."""
    member = named[1]
    return -member.points, -member.won, member.since


def next_season(members: Iterable[tuple[str, Member]]) -> dict[str, Member]:
    """The members of the next season, each in a tier, with no matches played.

    People who lost their place are removed first. Then the first fifth of each tier moves up and the last fifth down,
    whatever the sizes of the tiers. Then the lowest, which takes the newcomers, is split if it has a hundred or more,
    and merged into the one above if it has fewer than ten.
    """
    staying = ([named for named in tier if _stays(named[1])] for tier in _by_tier(members))
    tiers = [tier for tier in staying if tier]
    after: list[list[tuple[str, Member]]] = [[] for _ in tiers]
    for place, tier in enumerate(tiers):
        for named, step in zip(tier, _steps(tier, place, len(tiers)), strict=True):
            after[place + step].append(named)
    # Each tier lists those who came down, stayed and came up, in the order of their former tiers.
    return _in_tiers(_with_lowest_even(after))


def _with_lowest_even(tiers: list[list[tuple[str, Member]]]) -> list[list[tuple[str, Member]]]:
    if len(tiers) > 1 and len(tiers[-1]) < SMALLEST:
        return [*tiers[:-2], [*tiers[-2], *tiers[-1]]]
    if not tiers:
        return []
    *others, lowest = tiers
    parts = max(1, len(lowest) // TIER)
    cuts = [len(lowest) * part // parts for part in range(parts + 1)]
    return [*others, *(lowest[start:end] for start, end in pairwise(cuts))]


def _in_tiers(tiers: list[list[tuple[str, Member]]]) -> dict[str, Member]:
    count = sum(map(len, tiers))
    placed = ((number, named) for number, tier in enumerate(tiers, 1) for named in tier)
    return {
        person: Member(number, since=place - count, away=0 if member.played else member.away + 1)
        for place, (number, (person, member)) in enumerate(placed)
    }


def next_season_before(members: Iterable[tuple[str, Member]]) -> dict[str, Member]:
    """The same under settlement version 1, for months that were closed with it."""
    tiers = _by_tier(members)
    queues: list[list[tuple[str, Member]]] = [[] for _ in range(len(tiers) + 1)]
    for place, tier in enumerate(tiers):
        for named, step in zip(tier, _steps(tier, place, len(tiers)), strict=True):
            queues[place + step].append(named)
    # Each queue lists those who came down, stayed and came up, in the order of their former tiers.
    queue = [named for queue in queues for named in queue if _stays(named[1])]
    return _in_tiers([queue[start : start + TIER] for start in range(0, len(queue), TIER)])


def _by_tier(members: Iterable[tuple[str, Member]]) -> list[list[tuple[str, Member]]]:
    found: dict[int, list[tuple[str, Member]]] = {}
    for named in sorted(members, key=order):
        found.setdefault(named[1].tier, []).append(named)
    return [found[tier] for tier in sorted(found)]


def _steps(tier: Sequence[tuple[str, Member]], place: int, tiers: int) -> list[int]:
    """How many tiers each moves down: -1, 0 or 1."""
    moving = len(tier) // SHARE
    up = moving if place > 0 else 0
    down = moving if place < tiers - 1 else 0
    return [-1] * up + [0] * (len(tier) - up - down) + [1] * down


def _stays(member: Member) -> bool:
    return member.played > 0 or member.away + 1 < MONTHS_AWAY


def entry_tier(tiers: Iterable[int]) -> int:
    """The tier that a newcomer enters: the lowest."""
    return max(tiers, default=1)
