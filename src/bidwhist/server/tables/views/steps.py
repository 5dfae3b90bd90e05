"""What a step changed in each viewer's view, for clients of protocol 4.

Cards, calls, what follows the auction, and a person who says ready are told from the step itself; all else is the
difference of two whole views. A test puts steps together and compares them with views made from nothing.
"""

from collections.abc import Callable, Iterable

from msgspec import Struct

from bidwhist.core.view import WATCHER
from bidwhist.server.protocol.server_messages import TableStep
from bidwhist.server.tables.domain.table import Shift, Table
from bidwhist.server.tables.views.changes import Seen, seen
from bidwhist.server.tables.views.differences import lean, step_between
from bidwhist.server.tables.views.events import told_to_all
from bidwhist.server.tables.views.exchange_steps import exchange_steps, is_exchange
from bidwhist.server.tables.views.narration import TableNarrator, narrator_for
from bidwhist.server.tables.views.out_of_turn import Mays, mays_of
from bidwhist.server.tables.views.own_words import Reader
from bidwhist.server.tables.views.ready_steps import is_ready, ready_steps
from bidwhist.server.tables.views.turn_steps import is_turn, turn_steps

Steps = dict[int, TableStep]
"""By seat (or ``WATCHER``); viewers who are told the same have the same value."""


class Shown(Struct, frozen=True):
    """A step as it was told, and what the next is compared with."""

    table: Table
    narrator: TableNarrator
    mays: Mays
    """What each seat may do out of turn; only after what is told from the step itself."""
    seen: Seen | None = None
    """Each seat's view; only after all else."""


_TellerOfSteps = Callable[[Shift, tuple[int, ...], Reader, TableNarrator, tuple[Mays, Mays]], Steps]
_TOLD_BY: tuple[tuple[Callable[[Shift], bool], _TellerOfSteps], ...] = (
    (is_turn, turn_steps),
    (is_ready, ready_steps),
    (is_exchange, exchange_steps),
)
"""What is told from the step itself, and by what."""


def steps_of(shift: Shift, seats: Iterable[int], reader: Reader, last: Shown | None) -> tuple[Steps, Shown]:
    """A step for each of these seats (or ``WATCHER``); ``last`` is the step before as it was told, if it was."""
    if last is not None and last.table is not shift.before:
        last = None
    told_by = next((one for is_told, one in _TOLD_BY if is_told(shift)), None)
    if told_by is None:
        return _after_any(shift, tuple(seats), reader, last)
    return _after_some(shift, tuple(seats), reader, last, told_by)


def _after_any(shift: Shift, seats: tuple[int, ...], reader: Reader, last: Shown | None) -> tuple[Steps, Shown]:
    before = last.seen if last is not None else None
    if before is None or not before.views.keys() >= set(seats):
        before = seen(shift.before, seats, reader.language)
    now = seen(shift.after, seats, reader.language, before)
    told = told_to_all(shift, seats, now.shown.narrator)
    steps = {
        seat: step_between(shift.after, told[seat], lean(now.views[seat]), lean(before.views[seat]), reader)
        for seat in seats
    }
    return steps, Shown(shift.after, now.shown.narrator, {}, now)


def _after_some(
    shift: Shift, seats: tuple[int, ...], reader: Reader, last: Shown | None, told_by: _TellerOfSteps
) -> tuple[Steps, Shown]:
    language = reader.language
    narrator = narrator_for(shift.after, WATCHER, language) if last is None else last.narrator
    is_known = last is not None and last.mays.keys() >= set(seats)
    had = last.mays if last is not None and is_known else mays_of(shift.before, seats, language)
    has = mays_of(shift.after, seats, language)
    return told_by(shift, seats, reader, narrator, (had, has)), Shown(shift.after, narrator, has)
