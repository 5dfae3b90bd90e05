"""Fuzzers for an hour or a minute: what is wrong is refused in words, and nothing else ever happens.

    python -m benches.soak.fuzzers records --minutes 60
    python -m benches.soak.fuzzers imports sockets http --minutes 60 --seed 2

``records`` changes whole matches in each written form, reads and checks them. ``imports`` changes exported logs and
imports them into an empty store, which stays empty where they are refused. ``sockets`` sends hostile frames to a server
whose table must not notice. ``http`` asks every endpoint by its own document, right and wrong, and takes no 500.
``cluster-sockets`` and ``cluster-http`` do the same with a cluster of two servers over the tests' PostgreSQL. One line
of JSON for each, and the first faults in full; exit code 1 if there was any.
"""

import argparse
import asyncio
import importlib
import json
import sys
import time
import traceback
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from benches.check.accounts import random_record
from benches.common.checkout import TESTS
from benches.common.mutations import mutated
from msgspec import Struct
from msgspec.structs import asdict, replace

from bidwhist.core.rules.presets import PALACE
from bidwhist.errors import WhistError
from bidwhist.records import check, decode_record, encode_record, format_record, parse_records
from bidwhist.server.app.routes import ENDPOINTS
from bidwhist.server.history.log_export import export_log, import_log

SHOWN = 5
"""Faults that are printed whole."""
SOURCES = 40
"""Texts that the changes start from, generated from the seed."""
NOW = 10**12


Opened = Callable[[Path], AbstractAsyncContextManager[tuple[Any, Any]]]
"""A cluster in a folder: the state of the table's server, and that of the hostile client's."""


class Fuzzed(Struct):
    """What came of a fuzzer."""

    tried: int = 0
    taken: int = 0
    refused: int = 0
    faults: int = 0

    def add(self, outcome: str) -> None:
        """Counts one try: ``taken`` or ``refused``."""
        self.tried += 1
        setattr(self, outcome, getattr(self, outcome) + 1)

    def fault(self, what: str) -> None:
        """Counts a fault and shows the first ones."""
        self.tried += 1
        self.faults += 1
        if self.faults <= SHOWN:
            print(f"FAULT: {what[:3000]}\n{traceback.format_exc()}", flush=True)


def tried(fuzzed: Fuzzed, text: str, read: Callable[[str], object]) -> None:
    """Reads one text: it is taken, or refused by an error of ours."""
    try:
        read(text)
    except (WhistError, UnicodeEncodeError) as error:
        if not str(error).strip():
            fuzzed.fault(f"a refusal without words: {text!r}")
        else:
            fuzzed.add("refused")
    except Exception:
        fuzzed.fault(repr(text))
    else:
        fuzzed.add("taken")


def records(random: Random, end: float) -> Fuzzed:
    """Matches in JSON and as text, changed, read and checked."""
    fuzzed = Fuzzed()
    whole = [random_record(random, 400) for _ in range(SOURCES)]
    written = [format_record(decode_record(text.encode())) for text in whole]
    while time.monotonic() < end:
        if random.random() < 0.5:
            tried(fuzzed, mutated(random.choice(whole), random), _read_json)
        else:
            tried(fuzzed, mutated(random.choice(written), random), _read_text)
    return fuzzed


def _read_json(text: str) -> None:
    record = decode_record(text.encode())
    check(record)
    encode_record(record)


def _read_text(text: str) -> None:
    for found in parse_records(text):
        check(found.record)


def imports(random: Random, end: float) -> Fuzzed:
    """Logs of tables, changed and imported."""
    play = importlib.import_module("support.tables").Play
    test = importlib.import_module("server.history.test_transfer")
    logs = [b"".join(test.lines(test.log())).decode()]
    for seed in range(5):
        rules = replace(PALACE, max_deals=1)
        logs.append(b"".join(test.lines(test.log_of(play(rules, people=3).start().play(Random(seed))))).decode())
    fuzzed = Fuzzed()
    with TemporaryDirectory() as folder:
        while time.monotonic() < end:
            text = mutated(random.choice(logs), random)
            path = Path(folder) / "fuzzed.sqlite"
            tried(fuzzed, text, lambda text, path=path: _import(text, path))  # type: ignore[misc]
            for made in Path(folder).iterdir():
                made.unlink()
    return fuzzed


def _import(text: str, path: Path) -> None:
    lines = text.encode("utf-8", "surrogatepass").splitlines(keepends=True)
    try:
        count = import_log(path, lines, NOW)
    except WhistError:
        assert not path.exists(), "refused, and yet something was written"
        raise
    assert len([*export_log(path)]) == count


def sockets(_: Random, end: float) -> Fuzzed:
    """Hostile frames from a stranger; the table that they aim at stays as it was."""
    return asyncio.run(_among_frames(end, _alone))


def cluster_sockets(_: Random, end: float) -> Fuzzed:
    """The same from a person connected to another server than the table's owner."""
    return asyncio.run(_among_frames(end, _two_servers))


@asynccontextmanager
async def _alone(folder: Path) -> AsyncIterator[tuple[Any, Any]]:
    async with importlib.import_module("support.in_process").hall_over(folder) as server_state:
        yield server_state, server_state


@asynccontextmanager
async def _two_servers(folder: Path) -> AsyncIterator[tuple[Any, Any]]:
    async with importlib.import_module("support.nodes").node_states(folder, "one", "other") as (one, other):
        yield one, other


async def _among_frames(end: float, opened: Opened) -> Fuzzed:
    hostile, fuzzed = importlib.import_module("support.hostile"), Fuzzed()
    while time.monotonic() < end:
        frames = hostile.frames_of(400)
        with TemporaryDirectory() as folder:
            try:
                async with opened(Path(folder)) as (one, other):
                    await _strangers_frames(hostile, one, other, frames, fuzzed)
            except Exception:
                fuzzed.fault("a server among hostile frames")
    return fuzzed


async def _strangers_frames(hostile: Any, one: Any, other: Any, frames: list[str | bytes], fuzzed: Fuzzed) -> None:
    use = importlib.import_module("support.in_process")
    ann, eve, session, own = await hostile.beset(one, other)
    before = session.table
    for frame in frames:
        own.scheduler.stop()
        await asyncio.sleep(0)
        sent = hostile.aimed(frame, session.table.id, own.table.id)
        try:
            await use.heard(other, eve, sent)
            told = [answer for answer in use.taken(eve) if answer.get("table") == session.table.id]
            assert {answer["type"] for answer in told} <= {"refused", "moved"}, told
            # A server that was suspended for too long gives its tables away, and says so.
            heard = {answer["type"] for answer in use.taken(ann)} - {"nodes", "moved"}
            assert session.table == before and not heard, "somebody's table has changed"
        except Exception:
            fuzzed.fault(repr(sent))
        else:
            fuzzed.add("refused" if told else "taken")
        eve.is_closed = False


def http(_: Random, end: float) -> Fuzzed:
    """Every endpoint by its own document, with right and wrong requests."""
    documented = importlib.import_module("support.documented")

    @contextmanager
    def alone(folder: Path) -> Iterator[tuple[Any, list[str | None]]]:
        yield documented.api_over(folder), [None]

    return _by_document(end, alone)


def cluster_http(_: Random, end: float) -> Fuzzed:
    """The same at two servers of a cluster in turn."""
    documented, nodes = importlib.import_module("support.documented"), importlib.import_module("support.nodes")

    @contextmanager
    def two_servers(folder: Path) -> Iterator[tuple[Any, list[str | None]]]:
        documented.keep_a_match(replace(nodes.shared(folder), is_shared=False))
        with nodes.standing(folder, 2) as addresses:
            yield documented.schemathesis.openapi.from_url(f"{addresses[0]}/api/openapi.json"), addresses

    return _by_document(end, two_servers)


def _by_document(end: float, opened: Callable[[Path], Any]) -> Fuzzed:
    documented, fuzzed = importlib.import_module("support.documented"), Fuzzed()
    while time.monotonic() < end:
        with TemporaryDirectory() as folder, opened(Path(folder)) as (api, addresses):
            for endpoint in ENDPOINTS:
                if time.monotonic() >= end:
                    break
                try:
                    documented.ask_by_document(endpoint, api, addresses=addresses)
                except Exception:
                    fuzzed.fault(f"{endpoint.method} {endpoint.path}")
                else:
                    fuzzed.add("taken")
    return fuzzed


FUZZERS: dict[str, Callable[[Random, float], Fuzzed]] = {
    "records": records,
    "imports": imports,
    "sockets": sockets,
    "http": http,
    "cluster-sockets": cluster_sockets,
    "cluster-http": cluster_http,
}


def main() -> int:
    """Runs the fuzzers asked for, one after another; 1 if there was a fault."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fuzzers", nargs="+", choices=FUZZERS)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    sys.path[:0] = [str(TESTS)]
    stores = importlib.import_module("support.stores")
    if any(name.startswith("cluster-") for name in asked.fuzzers) and (why := stores.missing()):
        parser.error(why)
    faults = 0
    try:
        for name in asked.fuzzers:
            start = time.monotonic()
            found = FUZZERS[name](Random(f"{name} {asked.seed}"), start + asked.minutes * 60)
            minutes = round((time.monotonic() - start) / 60, 1)
            print(json.dumps({"fuzzer": name, "minutes": minutes, **asdict(found)}))
            faults += found.faults
    finally:
        stores.take_away()
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
