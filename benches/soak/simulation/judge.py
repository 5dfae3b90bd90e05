"""What must hold in a cluster under any fault, looked at while it runs and after each storm."""

from collections import Counter
from hashlib import blake2b

import msgspec
from benches.soak.simulation.machines import Machine
from benches.soak.simulation.people import Frame, Person, Seen
from benches.soak.simulation.shared_store import Rows, SharedDatabase
from benches.soak.simulation.virtual_time import World

from bidwhist.server.tables.domain.log import Row
from bidwhist.server.tables.domain.table import Table
from bidwhist.server.tables.domain.transitions import apply_row, open_table
from bidwhist.server.tables.repository import rows_of
from bidwhist.server.tables.views.table import table_view

MAX_RECOVERY_S = 5.0
"""Seconds after the end of a storm in which everybody is shown their table again."""
SETTLE_TIME_S = 1.0
"""Seconds in which a server knows what it has written."""
SAMPLE = 8
"""One step in so many is compared with what the log says was to be seen."""
MOST_TOLD = 20


class Judge:
    """Notes what is wrong."""

    def __init__(self, world: World, shared: SharedDatabase) -> None:
        self.world, self.shared = world, shared
        self.faults: list[str] = []
        self.acks = self.steps_shown = self.compared = 0
        self.backs: list[float] = []
        """Seconds that it took people to be back, after each storm."""
        self._acks: dict[tuple[str, str, str], int | None] = {}
        self._shown: dict[tuple[str, int, int], bytes] = {}
        """What was shown at a step of a table to a seat, hashed."""
        self._written: dict[str, float] = {}
        """When each log was last written."""
        self._told: dict[str, tuple[list[Row], Table]] = {}
        """The rows of each log that were gone through last, and the table that they tell."""
        shared.written = self.written

    def wrong(self, what: str) -> None:
        """Something must not be."""
        if len(self.faults) < MOST_TOLD:
            self.faults.append(f"{self.world.now:.3f} {what}")
        self.world.note(f"wrong: {what}")

    # While it runs.

    def written(self, server: str, rows: Rows) -> None:
        """A server writes rows of logs: every table of them is its own by now."""
        for table, seq in rows:
            self.world.note(f"{server} writes {table} {seq}")
            self._written[table] = self.world.now
        for table in {table: None for table, _ in rows}:
            self._check_owner(server, table, min(seq for one, seq in rows if one == table))

    def _check_owner(self, server: str, table: str, seq: int) -> None:
        query = "SELECT url FROM owners JOIN nodes ON nodes.id = owners.node WHERE table_id = ?"
        found = self.shared.connection.execute(query, (table,)).fetchone()
        if found != (f"http://{server}",) and (found is not None or seq > 0):
            self.wrong(f"fence: {server} writes {table} from step {seq}, which {found and found[0]} has")

    def acknowledged(self, person: Person, name: str, seq: int | None) -> None:
        """A command is said to be stored: it is, once, at that step."""
        self.acks += 1
        key = person.plan.table, person.named.id, name
        if self._acks.setdefault(key, seq) != seq:
            self.wrong(f"acknowledged as {self._acks[key]}, then as {seq}: {key}")
        if seq is not None:
            self._check_stored(key, seq)
        self.world.note(f"ack {person.named.id} {name} {seq}")

    def _check_stored(self, key: tuple[str, str, str], seq: int) -> None:
        query = "SELECT seq FROM log WHERE table_id = ? AND person = ? AND command = ? AND command <> ''"
        if self.shared.connection.execute(query, key).fetchall() != [(seq,)]:
            self.wrong(f"acknowledged as step {seq}, and not stored so: {key}")

    def shown(self, person: Person, frame: Frame, view: Seen) -> None:
        """A step was shown: shown again to the same seat it must be the same."""
        self.steps_shown += 1
        if frame.same or frame.seq is None or view.you is None:
            return
        key = person.plan.table, frame.seq, view.you
        seen = blake2b(bytes(frame.view), digest_size=8).digest()
        if self._shown.setdefault(key, seen) != seen:
            self.wrong(f"shown otherwise: step {frame.seq} of {key[0]} to seat {view.you}")

    # After a storm.

    def check_back(self, people: list[Person], since: float) -> None:
        """Everybody has been shown their table again in time."""
        for person in people:
            took = self.world.now - since if person.back is None else person.back - since
            self.backs.append(max(0.0, took))
            if took > MAX_RECOVERY_S:
                which = "has not been" if person.back is None else f"after {took:.1f} s was"
                self.wrong(f"away: {person.named.id} {which} shown {person.plan.table}")

    def check_ownership(self, machines: list[Machine], tables: list[str]) -> None:
        """One server at most has each table, and has it as its log tells it."""
        for table in tables:
            rows = rows_of(table)(self.shared.connection)
            having = [
                one for one in machines if one.server_state is not None and table in one.server_state.registry.known
            ]
            if len(having) > 1:
                self.wrong(f"many have {table}: {', '.join(one.name for one in having)}")
            if [row.seq for row in rows] != list(range(len(rows))):
                self.wrong(f"gap: the log of {table}")
            for one in having:
                assert one.server_state is not None
                self._check_memory(one.server_state.registry.known[table].table, rows, one.name)

    def _check_memory(self, known: Table, rows: list[Row], server: str) -> None:
        is_old = self.world.now - self._written[known.id] > SETTLE_TIME_S
        if known.seq > rows[-1].seq:
            self.wrong(f"ahead: {server} has {known.id} at {known.seq}, its log ends at {rows[-1].seq}")
        elif known.seq < rows[-1].seq and is_old:
            self.wrong(f"behind: {server} has {known.id} at {known.seq}, its log ends at {rows[-1].seq}")
        elif self._at(rows[: known.seq + 1]) != known:
            self.wrong(f"otherwise: {server} has {known.id} at {known.seq} otherwise than its log tells")

    def _at(self, rows: list[Row]) -> Table:
        # A log only grows: what was gone through the last time is not gone through again.
        before, table = self._told.get(rows[0].table, ([], None))
        if table is None or rows[: len(before)] != before:
            before, table = rows[:1], open_table(rows[0])
        for row in rows[len(before) :]:
            table = apply_row(table, row)
        self._told[rows[0].table] = rows, table
        return table

    def heights(self, tables: list[str]) -> dict[str, int]:
        """How far each table's log has come."""
        query = "SELECT max(seq) FROM log WHERE table_id = ?"
        return {table: self.shared.connection.execute(query, (table,)).fetchone()[0] for table in tables}

    def check_alive(self, before: dict[str, int]) -> None:
        """Every table has moved."""
        after = self.heights(list(before))
        for table, height in before.items():
            if after[table] <= height:
                self.wrong(f"stuck: {table} stays at step {height}")

    # At the end.

    def check_logs(self, tables: list[str]) -> int:
        """Every log is whole, has each command once, and tells what was shown; how many rows there are."""
        count = 0
        for table in tables:
            rows = rows_of(table)(self.shared.connection)
            count += len(rows)
            names = Counter((row.person, row.id) for row in rows if row.id)
            for (person, name), times in names.items():
                if times > 1:
                    self.wrong(f"doubled: {name} of {person} stands {times} times in {table}")
            self._compare(rows)
        for key, seq in self._acks.items():
            if seq is not None:
                self._check_stored(key, seq)
        return count

    def _compare(self, rows: list[Row]) -> None:
        table = open_table(rows[0])
        for row in rows[1:]:
            table = apply_row(table, row)
            if row.seq % SAMPLE == 0:
                for seat in table.people:
                    self._compare_view(table, seat)

    def _compare_view(self, table: Table, seat: int) -> None:
        seen = self._shown.get((table.id, table.seq, seat))
        if seen is not None:
            self.compared += 1
            told = msgspec.json.encode(table_view(table, seat))
            if blake2b(told, digest_size=8).digest() != seen:
                self.wrong(f"shown otherwise than stored: step {table.seq} of {table.id} to seat {seat}")
