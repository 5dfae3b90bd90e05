"""Hostile frames of a socket, from right but unwelcome to none at all, and the table that they are aimed at."""

import asyncio
import json
from functools import cache
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bidwhist.server.protocol.client_messages import ClientMessage
from bidwhist.server.protocol.encoding import MAX_FRAME_BYTES, OLDER_PROTOCOL, PROTOCOL
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.session import TableSession
from support.in_process import newcomer, received, send, table_of

SILENT = {"leave", "mute", "prefer", "phrase", "lobby", "stand_by"}
"""Messages that may be done without a word."""

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
deep = st.integers(1, 1900).flatmap(
    lambda depth: st.sampled_from(["[" * depth, "[" * depth + "]" * depth, '{"a":' * depth])
)
actions = st.one_of(
    anything,
    st.sampled_from(
        [
            {"kind": "pass"},
            {"kind": "claim"},
            {"kind": "bid", "bid": "7N"},
            {"kind": "bid", "bid": "99U"},
            {"kind": "declare", "strain": "N", "direction": "downtown"},
            {"kind": "discard", "cards": ["AS"] * 6},
            {"kind": "discard", "cards": []},
            {"kind": "play", "card": "AS"},
            {"kind": "play", "card": "BJ"},
            {"kind": "renege", "trick": 16},
            {"kind": "renege", "trick": 0},
        ]
    ),
)
sequences = st.sampled_from([0, 1, 5, 10**6, 2**53, 2**53 + 1, -1, 2**70, "5", None, 4.5])
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "protocol": st.sampled_from([1, 0, -1, "1", 2**40]),
    "resume": st.lists(st.fixed_dictionaries({"table": st.just("TABLE"), "seq": sequences}), max_size=9) | anything,
    "language": st.sampled_from(["en", "fr", "he", "tlh", "en-US", "überlang und mehr"]) | anything,
    "table": st.sampled_from(["TABLE", "MINE", "", "nonesuch99", "../../etc/passwd"]) | st.text(max_size=12),
    "id": st.sampled_from(["k1", "r", "k1" * 20, "", "auto-3"]) | st.text(max_size=40),
    "seq": sequences,
    "action": actions,
    "seat": st.integers(-2, 6) | scalars,
    "secret": st.text(max_size=70) | scalars,
    "commitment": st.sampled_from(["00" * 32, "zz" * 32, "00"]) | scalars,
    "entropy": st.sampled_from(["00" * 32, "zz" * 32, "00"]) | scalars,
    "agree": scalars,
    "text": st.text(max_size=300),
    "phrase": st.integers(-1, 70),
    "person": st.text(max_size=50),
    "muted": scalars,
    "on": scalars,
    "forced": scalars,
    "changes": st.booleans(),
    "own_words": st.booleans(),
    "positions": st.booleans(),
    "tempo": st.sampled_from(["slow", "at_once", "", 7]) | anything,
    "number": st.integers(),
    "surprise": anything,
}
TYPES = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in ClientMessage.__args__}


@st.composite
def crooked(draw: st.DrawFn) -> dict[str, Any]:
    """A message of a known type with the fields it has, one perhaps missing and one perhaps too many."""
    kind = draw(st.sampled_from(sorted(map(str, TYPES))))
    message = {"type": kind, **{name: draw(FIELDS[name]) for name in TYPES[kind]}}
    if draw(st.integers(0, 3)) == 0:
        message.pop(draw(st.sampled_from(sorted(message))))
    if draw(st.integers(0, 5)) == 0:
        message["surprise"] = draw(anything)
    return message


tables = st.sampled_from(["TABLE", "TABLE", "TABLE", "MINE"])
STRAIGHT: dict[str, st.SearchStrategy[Any]] = {
    **FIELDS,
    "protocol": st.sampled_from([PROTOCOL, OLDER_PROTOCOL]),
    "resume": st.lists(st.fixed_dictionaries({"table": tables, "seq": st.integers(0, 90)}), max_size=4),
    "language": st.sampled_from(["en", "fr", "es", "he"]),
    "table": tables,
    "id": st.sampled_from(["k1", "r", "k2", "k3", "k4"]),
    "seq": st.integers(0, 90),
    "action": actions.filter(lambda one: isinstance(one, dict) and "kind" in one),
    "seat": st.integers(0, 4),
    "secret": st.text(max_size=70) | st.none(),
    "commitment": st.sampled_from(["00" * 32, "ab" * 32]),
    "entropy": st.sampled_from(["00" * 32, "ab" * 32]),
    "agree": st.booleans(),
    "text": st.text(min_size=1, max_size=200),
    "phrase": st.integers(0, 40),
    "muted": st.booleans(),
    "on": st.booleans(),
    "forced": st.booleans(),
    "tempo": st.sampled_from(["slow", "usual", "quick", "at_once"]),
}


@st.composite
def straight(draw: st.DrawFn) -> dict[str, Any]:
    """A message as the schema has it, that only the table can refuse."""
    kind = draw(st.sampled_from(sorted(map(str, TYPES))))
    return {"type": kind, **{name: draw(STRAIGHT[name]) for name in TYPES[kind]}}


written = crooked().map(json.dumps)
well_written = straight().map(json.dumps)
FRAMES = st.one_of(
    well_written,
    well_written,
    well_written,
    written,
    written,
    written,
    st.tuples(written, st.integers(0, 60)).map(lambda cut: cut[0][: -cut[1] or None]),
    written.map(str.encode),
    st.binary(max_size=80),
    st.text(max_size=80),
    anything.map(json.dumps),
    deep,
    st.integers(MAX_FRAME_BYTES - 60, 3 * MAX_FRAME_BYTES).map(
        lambda size: '{"type":"chat","table":"TABLE","text":"' + "x" * size + '"}'
    ),
)


@cache
def frames_of(count: int) -> tuple[str | bytes, ...]:
    """So many hostile frames, drawn once a process: a frame takes some milliseconds."""
    found: list[str | bytes] = []

    @settings(max_examples=count, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(FRAMES)
    def collect(frame: str | bytes) -> None:
        found.append(frame)

    collect()
    return tuple(found)


async def beset(one: ServerState, other: ServerState) -> tuple[Connection, Connection, TableSession, TableSession]:
    """Somebody at one server and somebody hostile at another, or at the same, and the table of each.

    The match at the first table has begun, and nothing moves there by itself.
    """
    ann, eve = await newcomer(one, "Ann"), await newcomer(other, "Eve")
    session, own = await table_of(one, ann), await table_of(other, eve)
    await send(one, ann, type="ready", table=session.table.id, id="r", seq=session.table.seq)
    await hush(session)
    received(ann)
    return ann, eve, session, own


async def hush(session: TableSession) -> None:
    """The table does nothing more by itself, and what it had begun is done."""
    session.scheduler.stop()
    await asyncio.gather(*session.doing)


def kind_of(frame: str | bytes) -> str | None:
    """The type of a frame that is a message, if it is one."""
    try:
        found = json.loads(frame)
    except (ValueError, RecursionError):
        return None
    return found.get("type") if isinstance(found, dict) else None


def aimed(frame: str | bytes, table: str, own: str) -> str | bytes:
    """A frame with the ids of real tables."""
    if isinstance(frame, bytes):
        return frame.replace(b"TABLE", table.encode()).replace(b"MINE", own.encode())
    return frame.replace("TABLE", table).replace("MINE", own)
