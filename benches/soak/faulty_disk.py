"""A process whose disk has faults, and what would have been left of its files after a power cut."""

import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

SOURCE = Path(__file__).with_name("faulty_disk.c")
COMPILER = shutil.which("cc")
FILES = {"d": "tables.sqlite", "w": "tables.sqlite-wal"}
_HEAD = struct.Struct("<ccqq")

WORKER = """
import asyncio, sys
from pathlib import Path
from bidwhist.core.rules.presets import CLASSIC
from bidwhist.server.platform.database.database import NotSaved
from bidwhist.server.tables.domain.log import Readied, Row, TableOpened
from bidwhist.server.tables.repository import append
from bidwhist.server.platform.database.store import Store

async def work():
    store = Store(Path(sys.argv[1]))
    opened = TableOpened(rules=CLASSIC, name="a", preset="classic", invite="i")
    await store.write(append((Row("t1", 0, 5, "", "", opened),)))
    print("opened", flush=True)
    seq = 1
    for line in sys.stdin:
        word = line.strip()
        try:
            if word == "probe":
                await store.probe()
            else:
                await store.write(append((Row("t1", seq, 5, "", "", Readied(0)),)))
                seq += 1
            print("done", seq - 1, flush=True)
        except NotSaved as error:
            print("failed", getattr(error, "detail", "") or error, flush=True)
    store.close()

asyncio.run(work())
"""
"""Appends a row of a table for each line it reads, and says what came of it."""


class Worker:
    """A process with a store on such a disk."""

    def __init__(self, process: "subprocess.Popen[str]", faults: Path) -> None:
        self.process, self.faults = process, faults

    def set(self, fault: str) -> None:
        """From now on: F the disk is full, E it fails, N all is well."""
        self.faults.write_text(fault)

    def ask(self, word: str = "write") -> str:
        """What comes of a write."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(word + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()


@contextmanager
def worker(folder: Path) -> Iterator[Worker]:
    """A process that writes to ``tables.sqlite`` of a folder."""
    shim = folder / "faulty_disk.so"
    assert COMPILER is not None
    subprocess.run([COMPILER, "-shared", "-fPIC", "-O1", "-o", shim, SOURCE, "-ldl"], check=True)
    faults = folder / "faults"
    faults.write_text("N")
    places = {"LD_PRELOAD": str(shim), "FAULTS": str(faults), "JOURNAL": str(folder / "journal")}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", WORKER, folder / "tables.sqlite"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, **places},
        )
    try:
        assert process.stdout is not None and process.stdout.readline() == "opened\n"
        yield Worker(process, faults)
    finally:
        process.kill()
        process.communicate()


class Change(Struct, frozen=True):
    """A write, a sync or a cut of one of the two files."""

    kind: str
    file: str
    at: int
    data: bytes


def changes(journal: Path) -> list[Change]:
    """Everything that was done to the files, in order."""
    text, place, found = journal.read_bytes(), 0, []
    while place < len(text):
        kind, file, at, size = _HEAD.unpack_from(text, place)
        place += _HEAD.size
        found.append(Change(kind.decode(), file.decode(), at, text[place : place + size]))
        place += size
    return found


def after_power_cut(done: list[Change], folder: Path, *, believes_syncs: bool = True, kept: int = 0) -> Path:
    """The files as they are after a power cut: what was synced, and of the rest the first writes so many.

    A disk that lies has synced nothing that it said it had.
    """
    synced = {file: _last_sync(done, file) if believes_syncs else -1 for file in FILES}
    images = {file: bytearray() for file in FILES}
    for place, change in enumerate(done):
        if change.kind == "S" or (place > synced[change.file] and (kept := kept - 1) < 0):
            continue
        _apply(change, images[change.file])
    folder.mkdir()
    for file, name in FILES.items():
        (folder / name).write_bytes(images[file])
    return folder / FILES["d"]


def _last_sync(done: list[Change], file: str) -> int:
    return max((place for place, one in enumerate(done) if one.kind == "S" and one.file == file), default=-1)


def _apply(change: Change, image: bytearray) -> None:
    if change.kind == "T":
        image[change.at :] = bytes(max(0, change.at - len(image)))
        return
    image.extend(bytes(max(0, change.at - len(image))))
    image[change.at : change.at + len(change.data)] = change.data
