"""Fuzzers for an hour or a minute: what is wrong is refused in words, and nothing else ever happens.

    python -m benches.soak.fuzzers records --minutes 60
    python -m benches.soak.fuzzers imports sockets http --minutes 60 --seed 2

``records`` changes whole matches in each written form, reads and checks them. ``imports`` changes exported logs and
imports them into an empty store, which stays empty where they are refused. ``sockets`` sends hostile frames to a hall
whose table must not notice. ``http`` asks every endpoint by its own document, right and wrong, and takes no 500. One
line of JSON for each, and the first faults in full; exit code 1 if there was any.
"""

import argparse
import asyncio
import importlib
import json
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from benches.check.accounts import random_record
from benches.common.checkout import TESTS
from benches.common.mutations import mutated
from msgspec import Struct
from msgspec.structs import asdict, replace

from bidwhist.errors import WhistError
from bidwhist.record import check, decode_record, encode_record, format_record, parse_records
from bidwhist.rules.presets import PALACE
from bidwhist.server.history.transfer import export_log, import_log

SHOWN = 5
"""Faults that are printed whole."""
SOURCES = 40
"""Texts that the changes start from, made anew by the seed."""
NOW = 10**12


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
    return asyncio.run(_sockets(end))


async def _sockets(end: float) -> Fuzzed:
    test = importlib.import_module("server.http.test_fuzz_socket")
    fuzzed = Fuzzed()
    while time.monotonic() < end:
        frames = test.frames_of(400)
        with TemporaryDirectory() as folder:
            try:
                await _strangers_frames(test, Path(folder), frames, fuzzed)
            except Exception:
                fuzzed.fault("a hall among hostile frames")
    return fuzzed


async def _strangers_frames(test: Any, folder: Path, frames: list[str | bytes], fuzzed: Fuzzed) -> None:
    async with test.hall_over(folder) as hall:
        ann, eve = await test.newcomer(hall, "Ann"), await test.newcomer(hall, "Eve")
        room, own = await test.table_of(hall, ann), await test.table_of(hall, eve)
        await test.hush(room)
        before = room.table
        test.taken(ann)
        for frame in frames:
            own.clockwork.stop()
            sent = test.aimed(frame, room.table.id, own.table.id)
            try:
                await test.heard(hall, eve, sent)
                told = [one for one in test.taken(eve) if one.get("table") == room.table.id]
                assert {one["type"] for one in told} <= {"refused"}, told
                assert room.table == before and not test.taken(ann), "somebody's table has changed"
            except Exception:
                fuzzed.fault(repr(sent))
            else:
                fuzzed.add("refused" if told else "taken")
            eve.is_closed = False


def http(_: Random, end: float) -> Fuzzed:
    """Every endpoint by its own document, with right and wrong requests."""
    test = importlib.import_module("server.http.test_fuzz_http")
    fuzzed = Fuzzed()
    while time.monotonic() < end:
        with TemporaryDirectory() as folder:
            api = test.api_over(Path(folder))
            for endpoint in test.ENDPOINTS:
                if time.monotonic() >= end:
                    break
                try:
                    test.test_every_request_is_answered_as_the_document_says(endpoint, api)
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
}


def main() -> int:
    """Runs the fuzzers asked for, one after another; 1 if there was a fault."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fuzzers", nargs="+", choices=FUZZERS)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    sys.path[:0] = [str(TESTS)]
    faults = 0
    for name in asked.fuzzers:
        start = time.monotonic()
        found = FUZZERS[name](Random(f"{name} {asked.seed}"), start + asked.minutes * 60)
        minutes = round((time.monotonic() - start) / 60, 1)
        print(json.dumps({"fuzzer": name, "minutes": minutes, **asdict(found)}))
        faults += found.faults
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
