"""When a rated match may begin: people in all chairs, all connected, and no bot where reneges are called."""

from bidwhist.core.rules.options import Partners
from bidwhist.i18n import Saying
from bidwhist.server.tables.domain.table import Table


def is_held_to_terms(table: Table) -> bool:
    """Whether a match begins here only between people who are there; a match of an event begins at its time."""
    opened = table.opened
    return opened.rated and opened.settlement > 1 and not opened.is_reserved


def absent(table: Table) -> tuple[int, ...]:
    """The seats whose people are away, and so cannot be in a rated match that begins now."""
    return tuple(seat for seat in table.people if table.chairs[seat].is_away) if is_held_to_terms(table) else ()


def why_not_begin(table: Table) -> Saying | None:
    """Why a rated match cannot begin with the people who are there, or nothing if it can."""
    if not is_held_to_terms(table):
        return None
    rules = table.opened.rules
    here = [seat for seat in table.people if not table.chairs[seat].is_away]
    if rules.reneges_are_called and len(here) < rules.players:
        return Saying("refused-rated-reneges")
    return None if _are_opponents(table, here) else Saying("refused-rated-alone")


def _are_opponents(table: Table, here: list[int]) -> bool:
    rules = table.opened.rules
    if rules.partners in (Partners.NONE, Partners.FIXED):
        return len({rules.side_of[seat] for seat in here}) > 1
    # Partners are drawn: of three people two are opponents, however the lots fall.
    return len(here) > 2
