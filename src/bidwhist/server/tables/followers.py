"""The connections that follow a table: which of them have a seat, and what each is sent."""

import logging

from msgspec.structs import replace

from bidwhist.core.view import WATCHER
from bidwhist.i18n import Language, Saying
from bidwhist.server.platform.jobs.fair_queue import NOBODY, Who
from bidwhist.server.protocol.encoding import encode
from bidwhist.server.protocol.server_messages import (
    Absent,
    AtDoor,
    Happening,
    Presence,
    Reveal,
    Said,
    ServerMessage,
    Snapshot,
    Standing,
    Update,
)
from bidwhist.server.protocol.table_view import TableView
from bidwhist.server.tables.bot_chat import PHRASES, Remark
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.deal_chat import DealChat
from bidwhist.server.tables.domain.log import Closed, Committed, Given, MatchOver, Row, Started
from bidwhist.server.tables.domain.table import Shift, Stage, Table
from bidwhist.server.tables.finished_match import fair_block
from bidwhist.server.tables.views.changes import Seen, changes, seen
from bidwhist.server.tables.views.differences import lean, whole_step
from bidwhist.server.tables.views.events import deal_log, happenings, told_to_all
from bidwhist.server.tables.views.facts import facts_for
from bidwhist.server.tables.views.hand import blank_box
from bidwhist.server.tables.views.invite import at_door
from bidwhist.server.tables.views.own_words import Reader
from bidwhist.server.tables.views.questions import question_for
from bidwhist.server.tables.views.steps import Shown, steps_of
from bidwhist.server.tables.views.table import table_view

LOG = logging.getLogger("bidwhist.server")
RECONNECT_GRACE_MS = 10_000
"""Milliseconds without a connection after which others may ask a bot to play for a person."""
RETRY_MS = 5_000
"""Milliseconds before a client reconnects whose table could not be shown."""
MAX_STANDING_BY = 12
"""Most people who may look at a table while they choose a chair."""
_REVEALING = (Committed, Given, Started, MatchOver, Closed)
"""Rows that reveal more of the seed exchange."""


class Followers:
    """The connections that follow one table."""

    def __init__(self) -> None:
        self.connections: dict[Connection, None] = {}
        """In order of arrival: the order of a set would differ from process to process."""
        self.gone: dict[str, int] = {}
        """When the last connection of each seated person was lost (ms)."""
        self.standing: dict[Connection, AtDoor] = {}
        """People who are choosing a chair, and the chairs each was sent last."""
        self.seen: dict[Language, Seen] = {}
        """The last step as it was shown, by language."""
        self.stepped: dict[Reader, Shown] = {}
        """The last step as it was told in protocol 4, by how it is read."""
        self.saw: dict[Connection, tuple[int, Language | Reader]] = {}
        """The seat and language in which each connection saw it, or how it reads protocol 4."""
        self.chat = DealChat()

    @property
    def is_nobody(self) -> bool:
        """Whether nobody follows the table or is choosing a chair."""
        return not self.connections and not self.standing

    def __contains__(self, connection: Connection) -> bool:
        return connection in self.connections or connection in self.standing

    # Who is there.

    def add(self, connection: Connection, table: Table) -> None:
        """A connection follows the table from now on."""
        self.standing.pop(connection, None)
        self.connections[connection] = None
        connection.tables.add(table.id)
        self.gone.pop(connection.person.id, None)

    def remove(self, connection: Connection, table: Table, now: int) -> None:
        """A connection follows the table no longer, at a time (ms)."""
        self.standing.pop(connection, None)
        self.saw.pop(connection, None)
        self.connections.pop(connection, None)
        connection.tables.discard(table.id)
        if seat_in(table, connection) != WATCHER and not any(
            other.person.id == connection.person.id for other in self.connections
        ):
            self.gone[connection.person.id] = now

    def stand_by(self, connection: Connection, table: Table) -> None:
        """A person is choosing a chair: send them the chairs and nothing else."""
        self.saw.pop(connection, None)
        self.connections.pop(connection, None)
        connection.tables.add(table.id)
        self.standing[connection] = at_door(table)
        connection.send(self.standing[connection])

    def tell_door(self, table: Table) -> None:
        """Send the chairs to the people who are choosing one and have seen them differently."""
        if not self.standing:
            return
        now = at_door(table)
        for connection, told in list(self.standing.items()):
            if told != now:
                self.standing[connection] = now
                connection.send(now)

    def heard(self, person: str, now: int) -> None:
        """A person is present, perhaps without a connection to this server."""
        if person in self.gone:
            self.gone[person] = now

    def connected(self, table: Table) -> set[int]:
        """The seats whose person has a connection here."""
        here = {connection.person.id for connection in self.connections}
        return {seat for seat, chair in enumerate(table.chairs) if chair.person in here}

    def presence(self, table: Table, now: int) -> Presence:
        """The presence of each seated person at a time (ms)."""
        watching = {connection.person.id for connection in self.connections if seat_in(table, connection) == WATCHER}
        connected = tuple(sorted(self.connected(table)))
        return Presence(table.id, connected, len(watching), self._absent(table, now), self._standing(table))

    def _absent(self, table: Table, now: int) -> tuple[Absent, ...]:
        connected = self.connected(table)
        return tuple(
            Absent(seat, self.bot_from(person, now))
            for seat, chair in enumerate(table.chairs)
            if (person := chair.person) is not None and not chair.is_away and seat not in connected
        )

    def bot_from(self, person: str, now: int) -> int:
        """When (ms) a bot may first be asked to play for a person who is disconnected."""
        return self.gone.setdefault(person, now) + RECONNECT_GRACE_MS

    def may_come_back(self, table: Table, seat: int, now: int) -> bool:
        """Whether the person of a seat is there at a time (ms), or has not been gone for long."""
        if seat not in table.people:
            return False
        person = table.chairs[seat].person or ""
        return seat in self.connected(table) or self.bot_from(person, now) > now

    def _standing(self, table: Table) -> tuple[Standing, ...]:
        people = {one.person.id: one.person.name for one in self.standing if seat_in(table, one) == WATCHER}
        return tuple(Standing(person, name) for person, name in sorted(people.items()))

    def who(self, table: Table) -> Who:
        """The person on whose account the bots' work is counted: the first present, by seat."""
        seated = [connection for connection in self.connections if seat_in(table, connection) != WATCHER]
        return min(seated, key=lambda connection: seat_in(table, connection)).who if seated else NOBODY

    # What they are sent.

    def show(self, shift: Shift) -> None:
        """A step of the table to everybody, each as they may see it."""
        by_steps: dict[Reader, dict[int, list[Connection]]] = {}
        by_views: dict[Language, dict[int, list[Connection]]] = {}
        for connection in self.connections:
            if connection.takes_steps:
                seats = by_steps.setdefault(reader_of(connection), {})
            else:
                seats = by_views.setdefault(connection.language, {})
            seats.setdefault(seat_in(shift.after, connection), []).append(connection)
        self.seen = {language: self._show_in(language, seats, shift) for language, seats in by_views.items()}
        self.stepped = {reader: self._step_to(reader, seats, shift) for reader, seats in by_steps.items()}

    def send_snapshot(self, connection: Connection, table: Table) -> None:
        """Send the current table to one connection."""
        seat, language = seat_in(table, connection), connection.language
        told = facts_for(table, connection.person.id, language)
        log = self.chat.merged(table, deal_log(table, seat, language), connection.muted, language)
        view = table_view(table, seat, language)
        shown = Snapshot(table.id, table.seq, told, view, log)
        if connection.takes_steps:
            shown = replace(shown, view=lean(view), box=blank_box(table.opened.rules, language))
        connection.send(shown)
        _send_reveal(connection, table)

    def show_whole(self, table: Table) -> None:
        """A snapshot to everybody, where a step could not be told.

        A client that cannot be sent even that is told to reconnect.
        """
        self.seen.clear()
        self.stepped.clear()
        self.saw.clear()
        for connection in list(self.connections):
            try:
                self.send_snapshot(connection, table)
            except Exception:
                LOG.exception("table %s cannot be shown at step %d", table.id, table.seq)
                connection.part("resync", Saying("refused-our-side"), RETRY_MS)

    def _show_in(self, language: Language, seats: dict[int, list[Connection]], shift: Shift) -> Seen:
        """Send the step to readers of one language; those who saw the last step from the same seat get the changes."""
        last = self.seen.get(language)
        last = last if last is not None and last.shown.table is shift.before else None
        now = seen(shift.after, seats, language, last)
        told = told_to_all(shift, seats, now.shown.narrator)
        for seat, connections in seats.items():
            whole, part = None, None
            before = last.views.get(seat) if last is not None else None
            for connection in connections:
                place = seat, language
                if before is not None and connection.takes_changes and self.saw.get(connection) == place:
                    part = part or encode(_changed(shift.after, told[seat], now.views[seat], before))
                    connection.send_frame(part)
                else:
                    whole = whole or encode(_whole(shift.after, told[seat], now.views[seat]))
                    connection.send_frame(whole)
                self.saw[connection] = place
        return now

    def _step_to(self, reader: Reader, seats: dict[int, list[Connection]], shift: Shift) -> Shown:
        """Send the step to readers of protocol 4; who has not seen the one before has all of it."""
        last = self.stepped.get(reader)
        steps, now = steps_of(shift, seats, reader, last)
        is_next = last is not None and last.table is shift.before
        frames: dict[int, bytes] = {}
        for seat, connections in seats.items():
            step, place, whole = steps[seat], (seat, reader), None
            for connection in connections:
                if is_next and self.saw.get(connection) == place:
                    frame = frames.get(id(step))
                    if frame is None:
                        frame = frames[id(step)] = encode(step)
                    connection.send_frame(frame)
                else:
                    view = table_view(shift.after, seat, reader.language)
                    whole = whole or encode(whole_step(shift.after, step.events, view, reader))
                    connection.send_frame(whole)
                self.saw[connection] = place
        return now

    def ask(self, table: Table, now: int) -> None:
        """Ask the seat to act, where its person follows with a program and was not asked about this turn (ms)."""
        for connection in self.connections:
            if connection.takes_positions and connection.asked.get(table.id) != table.turn_seq:
                ask(connection, table, now)

    def tell_presence(self, table: Table, now: int) -> None:
        """Send presence to everybody, and to those who sit also the people who are choosing a chair."""
        presence = self.presence(table, now)
        seated, others = encode(presence), encode(replace(presence, standing=()))
        for connection in self.connections:
            connection.send_frame(others if seat_in(table, connection) == WATCHER else seated)

    def tell_reveal(self, table: Table, row: Row) -> None:
        """Send everybody what a row reveals of the seed exchange."""
        reveal = _reveal(table) if isinstance(row.body, _REVEALING) else None
        if reveal is not None:
            self.tell(reveal)

    def tell(self, message: ServerMessage) -> None:
        """One message to everybody."""
        frame = encode(message)
        for connection in self.connections:
            connection.send_frame(frame)

    def say(self, table: Table, connection: Connection, text: Saying, phrase: int | None) -> None:
        """Words of a person to everybody who has not muted them."""
        seat, person = seat_in(table, connection), connection.person
        spoken = None if seat == WATCHER else seat
        self.chat.add(table, person.id, person.name, text)
        for other in self.connections:
            if person.id not in other.muted:
                words = other.language.tell(text)
                other.send(Said(table.id, person.id, person.name, spoken, words, phrase))

    def say_for_bot(self, table: Table, remark: Remark) -> None:
        """A phrase of a bot to everybody who has not muted it."""
        person, name = f"bot {remark.seat}", table.name_of(remark.seat)
        said = Saying(PHRASES[remark.phrase])
        self.chat.add(table, person, name, said)
        for other in self.connections:
            if person not in other.muted:
                other.send(Said(table.id, person, name, remark.seat, other.language.tell(said), remark.phrase))


def seat_in(table: Table, connection: Connection) -> int:
    """The seat that a connection looks from; ``WATCHER`` where its person has none."""
    seat = table.seat_of(connection.person.id)
    return WATCHER if seat is None else seat


def reader_of(connection: Connection) -> Reader:
    """How a connection reads protocol 4."""
    return Reader(connection.language, connection.has_own_words)


def ask(connection: Connection, table: Table, now: int) -> None:
    """Ask a program about its turn, if it is its turn at a time (ms)."""
    question = question_for(table, seat_in(table, connection), now) if connection.takes_positions else None
    if question is not None:
        connection.asked[table.id] = table.turn_seq
        connection.send(question)


def send_shifts(connection: Connection, shifts: list[Shift], table: Table) -> None:
    """Steps that a connection has missed, oldest first."""
    for shift in shifts:
        seat, language = seat_in(shift.after, connection), connection.language
        told = happenings(shift.before, shift.row, shift.after, seat, language)
        view = table_view(shift.after, seat, language)
        is_step = connection.takes_steps
        connection.send(
            whole_step(shift.after, told, view, reader_of(connection)) if is_step else _whole(shift.after, told, view)
        )
    _send_reveal(connection, table)


def _send_reveal(connection: Connection, table: Table) -> None:
    reveal = _reveal(table)
    if reveal is not None:
        connection.send(reveal)


def _reveal(table: Table) -> Reveal | None:
    block = fair_block(table, is_over=table.stage in (Stage.OVER, Stage.CLOSED))
    return Reveal(block) if block else None


def _whole(table: Table, told: tuple[Happening, ...], view: TableView) -> Update:
    return Update(table.id, table.seq, told, view)


def _changed(table: Table, told: tuple[Happening, ...], view: TableView, before: TableView) -> Update:
    new = changes(view, before)
    return Update(table.id, table.seq, told, new.view, new.same)
