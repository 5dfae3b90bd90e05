"""The past of a table: its log gone through, up to where it stands now."""

from collections import deque
from collections.abc import Sequence

from msgspec import Struct

from bidwhist.server.tables.domain.log import Row
from bidwhist.server.tables.domain.table import Shift, Table
from bidwhist.server.tables.domain.transitions import apply_row, open_table

MAX_REPLAYED_STEPS = 40
"""Steps that a resume replays at most; who missed more gets a snapshot."""


class RecoveredTable(Struct, frozen=True):
    """A table and its last steps."""

    table: Table
    steps: tuple[Shift, ...]


def recovered(rows: Sequence[Row]) -> RecoveredTable:
    """The past that a log tells. It touches nothing else, so that a thread can do it."""
    table = open_table(rows[0])
    steps: deque[Shift] = deque(maxlen=MAX_REPLAYED_STEPS)
    for row in rows[1:]:
        after = apply_row(table, row)
        steps.append(Shift(table, row, after))
        table = after
    return RecoveredTable(table, tuple(steps))
