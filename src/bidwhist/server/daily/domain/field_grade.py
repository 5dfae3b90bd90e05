"""The field grade: how well somebody does on the same deals as others, against a field of known strength.

What counts of a deal is the share of the matchpoints, moved by how much stronger or weaker the others of the deal are
than an average field. The last two thousand deals count alike, with fifty average ones besides, so that a good first
day is no grade yet. It is made after the English Bridge Union's National Grading Scheme. All numbers are whole: a grade
that is kept up day by day and one that is rebuilt are the same to the last bit.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from bidwhist.server.daily.domain.places import Scored
from bidwhist.server.daily.domain.scoring import WHOLE, rounded

COUNTED = 2000
"""Deals that count, the latest."""
STEADYING = 50
"""Average deals that stand in every grade besides."""
SHOWN = 160
"""Deals from which on a grade is told: twenty days of eight."""
AVERAGE = WHOLE // 2


class FieldGrade(Struct, frozen=True):
    """Somebody's grade: what the deals that count were worth, the oldest first, in millionths."""

    performances: tuple[int, ...] = ()

    @property
    def grade(self) -> int:
        """In millionths; half is an average player of an average field."""
        return grade_from(sum(self.performances), len(self.performances))

    @property
    def is_told(self) -> bool:
        """Whether it rests on enough deals."""
        return len(self.performances) >= SHOWN


def grade_from(total: int, count: int) -> int:
    """The grade of so many deals with so much in sum."""
    return rounded(total + STEADYING * AVERAGE, count + STEADYING)


def graded(before: Mapping[str, FieldGrade], scored: Sequence[Scored]) -> dict[str, FieldGrade]:
    """The grades of everybody who played in an event, after it; the grades before it say how strong the field was.

    ``scored`` is by deal, as ``standing.compared`` gives it.
    """
    grades = {one.entrant: before.get(one.entrant, FieldGrade()).grade for one in scored}
    worth = defaultdict[str, list[int]](list)
    for entrant, performance in performances(scored, grades):
        worth[entrant].append(performance)
    return {
        entrant: FieldGrade((*before.get(entrant, FieldGrade()).performances, *new)[-COUNTED:])
        for entrant, new in worth.items()
    }


def performances(scored: Iterable[Scored], grades: Mapping[str, int]) -> Iterable[tuple[str, int]]:
    """What each result was worth: its share, moved by the strength of the others of its deal.

    A deal that nobody else played says nothing, and gives nothing.
    """
    by_board = defaultdict[int, list[Scored]](list)
    for one in scored:
        by_board[one.board].append(one)
    for board in sorted(by_board):
        field = by_board[board]
        total, others = sum(grades[one.entrant] for one in field), len(field) - 1
        if others:
            for one in field:
                yield one.entrant, one.share + rounded(total - grades[one.entrant], others) - AVERAGE


def rebuilt(events: Iterable[Sequence[Scored]]) -> dict[str, FieldGrade]:
    """All grades from the events in the order in which they closed."""
    known = dict[str, FieldGrade]()
    for scored in events:
        known |= graded(known, scored)
    return known
