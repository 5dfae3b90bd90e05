"""What a step changed in each viewer's view, for clients of protocol 4.

A card that is played is told from the step itself, without a view before and after it; all else is the difference of
two views. A test puts steps together and compares them with views made from nothing.
"""

from collections.abc import Iterable

from msgspec import Struct

from bidwhist.core.view import WATCHER
from bidwhist.server.protocol.server_messages import TableStep
from bidwhist.server.protocol.table_view import May
from bidwhist.server.tables.domain.table import Shift, Table
from bidwhist.server.tables.views.card_steps import card_steps, is_card, mays_in_play
from bidwhist.server.tables.views.changes import Seen, seen
from bidwhist.server.tables.views.differences import lean, step_between
from bidwhist.server.tables.views.events import told_to_all
from bidwhist.server.tables.views.narration import TableNarrator, narrator_for
from bidwhist.server.tables.views.own_words import Reader

Steps = dict[int, TableStep]
"""By seat (or ``WATCHER``); viewers who are told the same have the same value."""


class Shown(Struct, frozen=True):
    """A step as it was told, and what the next is compared with."""

    table: Table
    narrator: TableNarrator
    mays: dict[int, May]
    """By seat, what it may do out of turn; only after a card."""
    seen: Seen | None = None
    """Each seat's view; nothing after a card."""


def steps_of(shift: Shift, seats: Iterable[int], reader: Reader, last: Shown | None) -> tuple[Steps, Shown]:
    """A step for each of these seats (or ``WATCHER``); ``last`` is the step before as it was told, if it was."""
    if last is not None and last.table is not shift.before:
        last = None
    return (_after_card if is_card(shift) else _after_any)(shift, tuple(seats), reader, last)


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


def _after_card(shift: Shift, seats: tuple[int, ...], reader: Reader, last: Shown | None) -> tuple[Steps, Shown]:
    language = reader.language
    narrator = narrator_for(shift.after, WATCHER, language) if last is None else last.narrator
    is_known = last is not None and last.mays.keys() >= set(seats)
    had = last.mays if last is not None and is_known else mays_in_play(shift.before, seats, language)
    has = mays_in_play(shift.after, seats, language)
    return card_steps(shift, seats, reader, narrator, (had, has)), Shown(shift.after, narrator, has)
