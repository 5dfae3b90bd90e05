"""A person who says ready, told to each viewer from the step itself, without a view before or after it."""

from typing import Any

from msgspec.structs import replace

from bidwhist.server.protocol.server_messages import TableStep
from bidwhist.server.protocol.table_view import May
from bidwhist.server.protocol.view_changes import MayChange, SeatChange
from bidwhist.server.tables.domain.log import Readied
from bidwhist.server.tables.domain.table import Shift, Stage, goes_on_at
from bidwhist.server.tables.views.differences import changed_fields, view_change
from bidwhist.server.tables.views.events import told_to_all
from bidwhist.server.tables.views.narration import TableNarrator
from bidwhist.server.tables.views.out_of_turn import Mays
from bidwhist.server.tables.views.own_words import Reader, told_to
from bidwhist.server.tables.views.phase import status_words


def is_ready(shift: Shift) -> bool:
    """Whether a step is a person who says ready for the next deal, and nothing else."""
    table, before = shift.after, shift.before
    return (
        isinstance(shift.row.body, Readied)
        and table.stage is Stage.PLAYING
        and before.stage is Stage.PLAYING
        and table.match is before.match
        and table.undo_by is None
        and before.undo_by is None
        and table.left == before.left
        and table.line == before.line
    )


def ready_steps(
    shift: Shift, seats: tuple[int, ...], reader: Reader, narrator: TableNarrator, mays: tuple[Mays, Mays]
) -> dict[int, TableStep]:
    """The step for each of these seats, with what they may do out of turn before and after it."""
    table, before, body = shift.after, shift.before, shift.row.body
    assert isinstance(body, Readied)
    told, (had, has) = told_to_all(shift, seats, narrator), mays
    was = before.chairs[body.seat].is_ready
    ready = () if was else (SeatChange(seat=body.seat, is_ready=True),)
    public = _public_fields(shift)
    steps = {}
    for seat in seats:
        own = replace(narrator, me=seat)
        words, old = status_words(table, own), status_words(before, own)
        whole = public if words == old else {**public, "status": words}
        may = MayChange(**changed_fields(May, has[seat], had[seat])) if has[seat] != had[seat] else None
        events = told_to(reader, told[seat])
        steps[seat] = TableStep(table.id, table.seq, events, view_change(whole), seats=ready, may=may)
    return steps


def _public_fields(shift: Shift) -> dict[str, Any]:
    table, before = shift.after, shift.before
    whole: dict[str, Any] = {}
    if table.turn_seq != table.seq:
        whole["turn_seq"] = table.turn_seq
    if goes_on_at(table) != goes_on_at(before):
        whole["deadline"] = goes_on_at(table)
    return whole
