"""A table rebuilt from its log."""

from collections import deque
from collections.abc import Sequence

from msgspec import Struct

from bidwhist.server.tables.domain.log import Row
from bidwhist.server.tables.domain.table import Shift, Table
from bidwhist.server.tables.domain.transitions import apply_row, open_table

MAX_REPLAYED_STEPS = 40
"""Most steps that a resume replays; a client that missed more gets a snapshot."""


class RecoveredTable(Struct, frozen=True):
    """A table and its latest steps."""

    table: Table
    steps: tuple[Shift, ...]


def recovered(rows: Sequence[Row]) -> RecoveredTable:
    """Rebuild a table from its log. It touches nothing else, so it can run in a thread."""
    table = open_table(rows[0])
    steps: deque[Shift] = deque(maxlen=MAX_REPLAYED_STEPS)
    for row in rows[1:]:
        after = apply_row(table, row)
        steps.append(Shift(table, row, after))
        table = after
    return RecoveredTable(table, tuple(steps))
