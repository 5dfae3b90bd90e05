"""Rebuilds the field grades from published days."""

from bidwhist.server.daily.domain.day import compared_on, is_ranked
from bidwhist.server.daily.domain.field_grade import FieldGrade, rebuilt
from bidwhist.server.daily.domain.places import Result
from bidwhist.server.daily.repository import lines_of, told_days
from bidwhist.server.platform.database.database import Connection


def rebuilt_grades(connection: Connection) -> dict[str, FieldGrade]:
    """All field grades computed from every day's results in order; equal to those updated daily."""
    return rebuilt(
        compared_on(
            version,
            [
                Result(one.board, one.entrant, one.kept.line.points)
                for one in lines_of(day)(connection)
                if is_ranked(one.board)
            ],
        )
        for day, version in told_days(connection)
    )
