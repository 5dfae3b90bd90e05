"""The standings of an event: wins, then hands, then points, then head to head; and the Boston tally."""

from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.server.tournaments.domain.event import Event, Meeting, half_wins, rest_counts
from bidwhist.server.tournaments.domain.pairings import is_played_out


class Standing(Struct, frozen=True):
    """One entrant's place and figures."""

    entrant: int
    rank: int = 0
    """The place from 1; entrants that are level share it."""
    played: int = 0
    halves: int = 0
    """Half wins; a bye is a win, a draw half of one."""
    hands: int = 0
    points: int = 0
    bostons: int = 0
    byes: int = 0
    streak: int = 0
    """Current run of wins."""
    best_streak: int = 0

    @property
    def wins(self) -> str:
        """Wins as written, ``3`` or ``3½``."""
        return f"{self.halves // 2 or ''}½" if self.halves % 2 else str(self.halves // 2)

    @property
    def key(self) -> tuple[int, int, int]:
        """The sort key before head to head."""
        return self.halves, self.hands, self.points


def standings(event: Event) -> tuple[Standing, ...]:
    """All entrants, the best first."""
    byes = rest_counts(event)
    found = {one.id: Standing(one.id, halves=2 * byes[one.id], byes=byes[one.id]) for one in event.entrants}
    settled = [one for one in event.meetings() if one.is_settled]
    for meeting in settled:
        for side in (0, 1):
            for entrant in meeting.sides[side]:
                found[entrant] = _with(found[entrant], meeting, side)
    ordered: list[Standing] = []
    best_first = sorted(found.values(), key=lambda one: (one.key, -one.entrant), reverse=True)
    for _, tied in groupby(best_first, key=lambda one: one.key):
        ordered += _ranked(list(tied), settled, len(ordered) + 1)
    return tuple(ordered)


def _with(one: Standing, meeting: Meeting, side: int) -> Standing:
    card = meeting.card
    assert card is not None
    streak = one.streak + 1 if card.winner == side else 0
    return replace(
        one,
        played=one.played + 1,
        halves=one.halves + half_wins(meeting, side),
        hands=one.hands + card.hands[side],
        points=one.points + card.points[side],
        bostons=one.bostons + card.bostons[side],
        streak=streak,
        best_streak=max(streak, one.best_streak),
    )


def _ranked(tied: list[Standing], settled: list[Meeting], first: int) -> list[Standing]:
    """Level entrants, ordered by the wins among themselves."""
    if len(tied) == 1:
        return [replace(tied[0], rank=first)]
    among = {one.entrant: 0 for one in tied}
    for meeting in settled:
        _count_among(among, meeting)
    tied = sorted(tied, key=lambda one: (-among[one.entrant], one.entrant))
    better = [sum(among[other.entrant] > among[one.entrant] for other in tied) for one in tied]
    return [replace(one, rank=first + ahead) for one, ahead in zip(tied, better, strict=True)]


def _count_among(among: dict[int, int], meeting: Meeting) -> None:
    here = [[one for one in side if one in among] for side in meeting.sides]
    if all(here):
        for side in (0, 1):
            for one in here[side]:
                among[one] += half_wins(meeting, side)


def champion(event: Event) -> int | None:
    """The winner of a finished event; None while it runs, in a room, or if first place is shared."""
    table = standings(event)
    is_over = event.stage == "closed" or (event.stage == "between" and is_played_out(event))
    if event.is_room or not event.rounds or not is_over:
        return None
    return table[0].entrant if sum(one.rank == 1 for one in table) == 1 else None


def bostons(event: Event) -> tuple[Standing, ...]:
    """The people who made Bostons, most first."""
    made = [one for one in standings(event) if one.bostons]
    return tuple(sorted(made, key=lambda one: (-one.bostons, one.rank, one.entrant)))
