"""The field grade: how well a player does on the same deals as others, against a field of known strength.

Each deal counts its share of the matchpoints, adjusted by the strength of the others in its field. The last two
thousand deals count alike, plus fifty average ones, so that one good day does not make a grade. It is modelled on the
English Bridge Union's National Grading Scheme. All numbers are integers: a grade that is updated daily and one that is
rebuilt are identical.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from bidwhist.server.daily.domain.places import Scored
from bidwhist.server.daily.domain.scoring import WHOLE, rounded

COUNTED = 2000
"""How many of the latest deals count."""
STEADYING = 50
"""Average deals added to every grade."""
SHOWN = 160
"""Fewest deals before a grade is shown: twenty days of eight."""
AVERAGE = WHOLE // 2


class FieldGrade(Struct, frozen=True):
    """A player's grade: the values of the deals that count, oldest first, in millionths."""

    performances: tuple[int, ...] = ()

    @property
    def grade(self) -> int:
        """The grade in millionths; half is an average player in an average field."""
        return grade_from(sum(self.performances), len(self.performances))

    @property
    def is_told(self) -> bool:
        """Whether it has enough deals to be shown."""
        return len(self.performances) >= SHOWN


def grade_from(total: int, count: int) -> int:
    """The grade from the number of deals and their sum."""
    return rounded(total + STEADYING * AVERAGE, count + STEADYING)


def graded(before: Mapping[str, FieldGrade], scored: Sequence[Scored]) -> dict[str, FieldGrade]:
    """The grades of everybody in an event after it; the grades before it give the strength of the field.

    ``scored`` is by deal, as ``places.compared`` gives it.
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
    """The value of each result: its share, adjusted by the strength of the others in its deal.

    A deal that nobody else played has no value.
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
