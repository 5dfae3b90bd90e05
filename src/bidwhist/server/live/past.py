"""The past of a table: its log gone through, up to where it stands now."""

from collections import deque
from collections.abc import Sequence

from msgspec import Struct

from bidwhist.server.game.advance import advance, open_table
from bidwhist.server.game.log import Row
from bidwhist.server.game.table import Shift, Table

KEPT_STEPS = 40
"""Steps that a resume replays at most; who missed more gets a snapshot."""


class Past(Struct, frozen=True):
    """A table and its last steps."""

    table: Table
    steps: tuple[Shift, ...]


def past_of(rows: Sequence[Row]) -> Past:
    """The past that a log tells. It touches nothing else, so that a thread can do it."""
    table = open_table(rows[0])
    steps: deque[Shift] = deque(maxlen=KEPT_STEPS)
    for row in rows[1:]:
        after = advance(table, row)
        steps.append(Shift(table, row, after))
        table = after
    return Past(table, tuple(steps))
