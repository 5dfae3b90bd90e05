"""The file of a run: the plan, then a JSON line for each number as soon as it is played."""

import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bidwhist.arena.measures import Plan, Row
from bidwhist.core.rules.code import format_code
from bidwhist.errors import BadRecord
from bidwhist.records.files import lock
from bidwhist.records.shapes import ProgramRecord
from bidwhist.records.stamp import stamp

FORM = "bidwhist arena 1"


class _Head(Struct, frozen=True):
    """The first line: the form, and the plan for each rule set, in order."""

    form: str
    plans: tuple[dict[str, Any], ...]
    program: ProgramRecord | UnsetType = UNSET
    """The program that plays; absent in older files."""


class _Line(Struct, frozen=True):
    """Any other line: which plan, and the result of one number."""

    plan: int
    row: Row


class Ledger:
    """Reads the rows of a file and adds more; a context manager that closes the file.

    :raises BadRecord: if the file is another plan's, or damaged anywhere but in its last line.
    :raises WhistError: if another run is writing it.
    """

    def __init__(self, path: Path, plans: tuple[Plan, ...]) -> None:
        self._file = path.open("ab", buffering=0)
        try:
            lock(self._file, path)
            self._rows = self._taken_up(path, _Head(FORM, tuple(map(_in_words, plans)), stamp()))
        except BaseException:
            self._file.close()
            raise

    def _taken_up(self, path: Path, head: _Head) -> list[_Line]:
        """The rows that the file has, when it ends where the next one goes."""
        text, begun = path.read_bytes(), msgspec.json.encode(head) + b"\n"
        # A first line that was cut off while it was written is written again.
        whole = b"" if begun.startswith(text) else text[: text.rfind(b"\n") + 1] or text
        first, *lines = whole.splitlines() or [b""]
        _check(path, first, head)
        rows, kept = _read(path, lines)
        size = len(first) + 1 + kept if first else 0
        # What was cut off is taken away and nothing is written again: a full disk would keep less than there is.
        self._file.truncate(min(size, len(text)))
        if not first:
            self._append(begun)
        elif size > len(text):
            self._append(b"\n")
        return rows

    def rows(self, plan: int) -> dict[int, Row]:
        """The known rows of a plan, by number."""
        return {line.row.number: line.row for line in self._rows if line.plan == plan}

    def add(self, plan: int, row: Row) -> None:
        """Adds a row and writes it at once.

        :raises OSError: if it cannot be written; then nothing of it is in the file.
        """
        self._append(msgspec.json.encode(_Line(plan, row)) + b"\n")

    def _append(self, line: bytes) -> None:
        size, left = os.fstat(self._file.fileno()).st_size, memoryview(line)
        try:
            while left:  # a disk that is nearly full takes a part, and says so only at the next
                left = left[self._file.write(left) :]
        except BaseException:
            with suppress(OSError):
                self._file.truncate(size)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _in_words(plan: Plan) -> dict[str, Any]:
    return {
        "bots": list(plan.names),
        "rules": format_code(plan.rules),
        "seed": plan.seed.hex(),
        "measures": list(plan.measures),
        "bidder": plan.bidder_name,
        "bound": plan.bound,
        # Files from before there were reference deals go on without them.
        **({"references": plan.references} if plan.references else {}),
    }


def _check(path: Path, first: bytes, head: _Head) -> None:
    if not first:
        return
    try:
        found = msgspec.json.decode(first, type=_Head)
    except msgspec.DecodeError as error:
        raise BadRecord(f"{path} is not a file of the arena, so it is left as it is: {error}") from None
    if found == head:
        return
    if found.plans == head.plans and found.form == head.form:
        if found.program is UNSET:
            return
        raise BadRecord(
            f"{path} was made by {_program_in_words(found.program)}, this is {_program_in_words(head.program)}: "
            "their bots may decide otherwise; name another file, or go on with the program that began it"
        )
    what = [] if found.form == head.form else [f"form {found.form!r}, not {head.form!r}"]
    if len(found.plans) != len(head.plans):
        what.append(f"{len(found.plans)} rule sets, not {len(head.plans)}")
    for one, other in zip(found.plans, head.plans, strict=False):
        what += [
            f"{name} {one.get(name)}, not {other.get(name)}" for name in other | one if one.get(name) != other.get(name)
        ]
    raise BadRecord(
        f"{path} was made by another plan ({'; '.join(dict.fromkeys(what))}); "
        "name another file, or use the same settings"
    )


def _program_in_words(program: ProgramRecord | UnsetType) -> str:
    assert program is not UNSET
    return f"version {program.version} {'with' if program.kernel else 'without'} the compiled kernel"


def _read(path: Path, lines: list[bytes]) -> tuple[list[_Line], int]:
    """The rows of some lines and how many bytes hold them; a last line that is damaged is left out."""
    rows, size = list[_Line](), 0
    for place, line in enumerate(lines, 2):
        try:
            rows.append(msgspec.json.decode(line, type=_Line))
        except msgspec.DecodeError as error:
            if place == len(lines) + 1:
                break
            raise BadRecord(f"line {place} of {path} is damaged: {error}") from None
        size += len(line) + 1
    return rows, size
