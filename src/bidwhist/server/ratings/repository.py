"""Queries of ratings: outcomes in their order, their entries, and the ratings maintained from them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import astuple, replace

from bidwhist.server.platform.database.database import Connection
from bidwhist.server.ratings.domain.chips import deposit_for
from bidwhist.server.ratings.domain.outcomes import (
    Chair,
    Gift,
    Outcome,
    Played,
    decode_outcome,
    encode_outcome,
    name_of,
)
from bidwhist.server.ratings.domain.pools import pair_of
from bidwhist.server.ratings.domain.ratings import Earned, Entry, Met, Ratings, Standing, Together
from bidwhist.server.ratings.domain.seasons import Member
from bidwhist.server.ratings.domain.settlement import touched

READ_BATCH = 400
"""Most parameters of one query."""
PAGE_ROWS = 2000
"""Outcomes read at a time."""


class Part(Struct, frozen=True):
    """One part of the ratings as a table: the columns of its key, those of its row, and how a row is made."""

    table: str
    key: tuple[str, ...]
    columns: tuple[str, ...]
    make: Callable[..., Any]
    tell: Callable[[Any], tuple[Any, ...]] = astuple
    adds: bool = False
    """Whether written values are added to the stored ones."""


def _itself(row: int) -> tuple[int]:
    return (row,)


PARTS: dict[str, Part] = {
    "grades": Part("grades", ("pool", "player"), ("mean", "doubt", "played", "won", "season", "shown"), Standing),
    "members": Part("league", ("season", "person"), ("tier", "played", "won", "points", "since", "away"), Member),
    "seasons": Part("seasons", ("id",), ("lowest",), int, _itself),
    "earned": Part("experience", ("person",), ("points", "matches"), Earned),
    "balances": Part("balances", ("account",), ("chips",), int, _itself),
    "together": Part("partnerships", ("person", "partner"), ("played", "won"), Together),
    "met": Part("opponents", ("person", "opponent"), ("season", "times"), Met),
    "excuses": Part("excuses", ("person", "partner"), ("season",), int, _itself),
    "counts": Part("grade_counts", ("pool", "season", "shown"), ("people",), int, _itself, adds=True),
}
"""The parts of the ratings by their names in them."""


# Outcomes.


def keep_outcome(connection: Connection, outcome: Outcome) -> bool:
    """Store an outcome to be settled; says whether it is new.

    The chips held for its match are written into it. People who were erased during the match have their alias in it.
    """
    if isinstance(outcome, Played):
        outcome = _with_aliases(connection, outcome)
        outcome = _with_deposits(connection, outcome) if outcome.stake else outcome
    query = "INSERT INTO outcomes VALUES (?, ?, NULL, ?) ON CONFLICT DO NOTHING"
    values = (name_of(outcome), outcome.finished, encode_outcome(outcome))
    return connection.execute(query, values).rowcount > 0


def _with_aliases(connection: Connection, played: Played) -> Played:
    # Everything else of theirs, held chips included, was renamed when they were erased.
    query = "SELECT 1 FROM pending_erasures WHERE person = ? AND table_id = ?"
    for person in touched(played):
        if connection.execute(query, (person, played.table)).fetchone() is not None:
            played = _renamed(played, person, alias_of(person))
    return played


def _with_deposits(connection: Connection, played: Played) -> Played:
    held = held_for(connection, played.match) or _held_late(connection, played)
    return (
        replace(played, deposits=tuple(held.get(chair.person or "", 0) for chair in played.chairs)) if held else played
    )


def take_next(connection: Connection) -> tuple[int, Outcome] | None:
    """Take the next outcome to settle, which closed first of those left, and assign its place."""
    query = "SELECT id, body FROM outcomes WHERE place IS NULL ORDER BY finished, id LIMIT 1"
    found = connection.execute(query).fetchone()
    if found is None:
        return None
    place = last_place(connection) + 1
    # Places are unique: a server that settles at the same time fails here.
    connection.execute("UPDATE outcomes SET place = ? WHERE id = ? AND place IS NULL", (place, found[0]))
    return place, decode_outcome(found[1])


def last_place(connection: Connection) -> int:
    """The place of the last settled outcome; 0 before the first."""
    query = "SELECT coalesce(max(place), 0) FROM outcomes WHERE place IS NOT NULL"
    return int(connection.execute(query).fetchone()[0])


def settled_outcomes(connection: Connection) -> Iterator[tuple[int, Outcome]]:
    """All settled outcomes with their places, in order."""
    after = 0
    while True:
        query = f"SELECT place, body FROM outcomes WHERE place > ? ORDER BY place LIMIT {PAGE_ROWS}"
        rows = connection.execute(query, (after,)).fetchall()
        yield from ((place, decode_outcome(body)) for place, body in rows)
        if len(rows) < PAGE_ROWS:
            return
        after = rows[-1][0]


def matches_at(connection: Connection, places: Sequence[int]) -> dict[int, Played]:
    """The match ids of the outcomes at these places."""
    if not places:
        return {}
    query = f"SELECT place, body FROM outcomes WHERE place IN ({_marks(places)})"
    found = ((place, decode_outcome(body)) for place, body in connection.execute(query, tuple(places)).fetchall())
    return {place: outcome for place, outcome in found if isinstance(outcome, Played)}


# Held chips.


def _held_late(connection: Connection, played: Played) -> dict[str, int]:
    """Chips for a match that began before chips were held: those available as it ends."""
    known = connection.execute("SELECT 1 FROM outcomes WHERE id = ?", (played.match,)).fetchone()
    people = [chair.person for chair in played.chairs if chair.person] if played.settlement > 1 and not known else []
    found = {one: deposit_for(played.stake, max(0, free)) for one, free in _free_of(connection, people).items()}
    rows = [(played.match, person, amount) for person, amount in found.items()]
    if rows:
        connection.executemany("INSERT INTO escrow (match, person, chips) VALUES (?, ?, ?)", rows)
    return found


def hold(connection: Connection, match: str, people: Sequence[str], stake: int) -> str | None:
    """Hold everybody's chips for a match that begins; if some have too few, hold nothing and name them.

    Held chips stay on the accounts until the match is settled, but cannot be used for another.
    """
    found = {person: deposit_for(stake, free) for person, free in _free_of(connection, people).items()}
    if short := next((person for person in people if found[person] < stake), None):
        return short
    rows = [(match, person, found[person]) for person in people]
    connection.executemany("INSERT INTO escrow (match, person, chips) VALUES (?, ?, ?)", rows)
    return None


def _free_of(connection: Connection, people: Sequence[str]) -> dict[str, int]:
    # Writing a row locks it, so that the same chips cannot be held twice at the same time. All transactions lock in the
    # same order, as `write` does: otherwise two servers could wait for each other.
    for person in sorted(people):
        connection.execute("UPDATE balances SET chips = chips WHERE account = ?", (person,))
    return {person: free_chips(connection, person) for person in people}


def free_chips(connection: Connection, person: str) -> int:
    """A person's chips that are not held for a match."""
    has = connection.execute("SELECT chips FROM balances WHERE account = ?", (person,)).fetchone()
    held = connection.execute("SELECT coalesce(sum(chips), 0) FROM escrow WHERE person = ?", (person,)).fetchone()
    return (int(has[0]) if has else 0) - int(held[0])


def held_for(connection: Connection, match: str) -> dict[str, int]:
    """The chips held for a match, by person."""
    rows = connection.execute("SELECT person, chips FROM escrow WHERE match = ?", (match,)).fetchall()
    return dict(tuple(row) for row in rows)


def let_go(connection: Connection, match: str) -> None:
    """Release the chips held for a match."""
    connection.execute("DELETE FROM escrow WHERE match = ?", (match,))


# The ratings.


def load(connection: Connection, ratings: Ratings, name: str, where: str, values: Sequence[Any]) -> None:
    """Load rows of one part into the ratings."""
    part = PARTS[name]
    wide = len(part.key)
    query = f"SELECT {', '.join((*part.key, *part.columns))} FROM {part.table} WHERE {where}"
    kept = ratings.parts()[name]
    for row in connection.execute(query, tuple(values)).fetchall():
        kept[row[0] if wide == 1 else tuple(row[:wide])] = part.make(*row[wide:])


def load_among(connection: Connection, ratings: Ratings, name: str, keys: Sequence[Any], **fixed: Any) -> None:
    """Load the rows of one part whose last key column has one of these values."""
    for start in range(0, len(keys), READ_BATCH):
        some = keys[start : start + READ_BATCH]
        among = f"{PARTS[name].key[-1]} IN ({_marks(some)})"
        load(
            connection,
            ratings,
            name,
            " AND ".join((*(f"{column} = ?" for column in fixed), among)),
            (*fixed.values(), *some),
        )


def write(connection: Connection, ratings: Ratings) -> None:
    """Store what has changed in the ratings."""
    for name, kept in ratings.parts().items():
        part = PARTS[name]
        rows = [(*(key if isinstance(key, tuple) else (key,)), *part.tell(kept[key])) for key in sorted(kept.changed)]
        if rows:
            connection.executemany(_upsert(part), rows)
        kept.changed.clear()


def _upsert(part: Part) -> str:
    wide = len(part.key) + len(part.columns)
    before = f"{part.table}.{part.columns[0]} + " if part.adds else ""
    sets = ", ".join(f"{column} = {before}excluded.{column}" for column in part.columns)
    values = ", ".join("?" * wide)
    return f"INSERT INTO {part.table} VALUES ({values}) ON CONFLICT ({', '.join(part.key)}) DO UPDATE SET {sets}"


def write_entries(connection: Connection, entries: Iterable[Entry]) -> None:
    """Store entries; the primary key refuses one that exists already."""
    rows = [astuple(entry) for entry in entries]
    if rows:
        connection.executemany("INSERT INTO settlements VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def clear(connection: Connection) -> None:
    """Delete everything that can be rebuilt from the outcomes."""
    for table in ("settlements", *(part.table for part in PARTS.values())):
        connection.execute(f"DELETE FROM {table}")


def entries_of(connection: Connection, person: str, reason: str, most: int) -> list[Entry]:
    """The newest entries of a person or pair, oldest first."""
    query = "SELECT * FROM settlements WHERE person = ? AND reason = ? ORDER BY place DESC LIMIT ?"
    return [Entry(*row) for row in reversed(connection.execute(query, (person, reason, most)).fetchall())]


# Erased people.


def alias_of(person: str) -> str:
    """A pseudonym for an erased person; it cannot be traced back."""
    return f"gone-{sha256(person.encode()).hexdigest()[:20]}"


def rename(connection: Connection, person: str) -> None:
    """Rename a person everywhere in ratings, so that other people's stay the same."""
    alias = alias_of(person)
    partners = connection.execute("SELECT partner FROM partnerships WHERE person = ?", (person,)).fetchall()
    _rename_outcomes(connection, person, alias)
    names = {person: alias, **{pair_of(person, one): pair_of(alias, one) for (one,) in partners}}
    for old, new in names.items():
        for table, column in _NAMED:
            connection.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (new, old))


_NAMED = (
    ("settlements", "person"),
    ("grades", "player"),
    ("league", "person"),
    ("experience", "person"),
    ("balances", "account"),
    ("partnerships", "person"),
    ("partnerships", "partner"),
    ("opponents", "person"),
    ("opponents", "opponent"),
    ("excuses", "person"),
    ("excuses", "partner"),
    ("escrow", "person"),
)


def _rename_outcomes(connection: Connection, person: str, alias: str) -> None:
    for name, outcome in _outcomes_that_name(connection, person):
        renamed = _renamed(outcome, person, alias)
        if renamed != outcome:
            values = (name_of(renamed), encode_outcome(renamed), name)
            connection.execute("UPDATE outcomes SET id = ?, body = ? WHERE id = ?", values)


def _outcomes_that_name(connection: Connection, person: str) -> Iterator[tuple[str, Outcome]]:
    # Not by entries: a person who left early, or whose match counted for nobody, has none.
    name, after = msgspec.json.encode(person), ""
    while True:
        query = f"SELECT id, body FROM outcomes WHERE id > ? ORDER BY id LIMIT {PAGE_ROWS}"
        rows = connection.execute(query, (after,)).fetchall()
        yield from ((id_, decode_outcome(body)) for id_, body in rows if name in body)
        if len(rows) < PAGE_ROWS:
            return
        after = rows[-1][0]


OutcomeT = TypeVar("OutcomeT", bound=Outcome)


def _renamed(outcome: OutcomeT, person: str, alias: str) -> OutcomeT:
    def called(one: str | None) -> str | None:
        return alias if one == person else one

    if isinstance(outcome, Gift):
        return replace(outcome, person=called(outcome.person))
    chairs = tuple(Chair(called(chair.person), chair.went, chair.was_held) for chair in outcome.chairs)
    finishers = tuple(alias if one == person else one for one in outcome.finishers)
    return replace(outcome, chairs=chairs, finishers=finishers)


def _marks(values: Sequence[Any]) -> str:
    return ", ".join("?" * len(values))
