"""The file of an event: a line with its secret, then a line of JSON for each row; append-only."""

import os
from contextlib import ExitStack
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from bidwhist.errors import BadRecord, WhistError
from bidwhist.server.platform.database.database_file import PRIVATE, held
from bidwhist.server.tournaments.domain.log import Row, decode_row, encode_row
from bidwhist.tools.durable import to_disk


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: Literal["bidwhist event 1"]
    secret: str
    """The secret that the director's key and the cards' addresses are derived from, in hexadecimal."""


class DeskFile:
    """The file of one event, locked by one desk at a time."""

    def __init__(self, path: Path, fresh: bytes) -> None:
        """Open it, or make it with fresh random bytes as its secret.

        :raises BadRecord: if it is not an event, or a line in it is damaged.
        :raises WhistError: if another desk has locked it, or it cannot be opened.
        """
        self._held = ExitStack()
        self.path = path
        try:
            self._hold()
            if not path.exists() or not path.stat().st_size:
                _write_new(path, msgspec.json.encode(Head("bidwhist event 1", fresh.hex())) + b"\n")
            self.secret, self.rows, whole = self._read()
            # Cut off a line that was half written when the laptop stopped: nobody was shown it.
            os.truncate(path, whole)
            self._stream = os.open(path, os.O_WRONLY | os.O_APPEND)
        except OSError as error:
            self._held.close()
            raise WhistError(f"the event's file cannot be opened, {error.strerror}: {path}") from error
        except WhistError:
            self._held.close()
            raise

    def _hold(self) -> None:
        try:
            self._held.enter_context(held(self.path))
        except WhistError as error:
            words = "another desk has this event open, or its folder cannot be written to"
            raise WhistError(f"{words}: {self.path}") from error

    def _read(self) -> tuple[bytes, list[Row], int]:
        """The secret, the rows, and how many bytes are whole lines."""
        whole, end, _ = self.path.read_bytes().rpartition(b"\n")
        head, *lines = whole.split(b"\n")
        try:
            secret = bytes.fromhex(msgspec.json.decode(head, type=Head).secret)
        except ValueError as error:
            raise BadRecord(f"this is not a file of an event: {self.path}") from error
        rows = [self._row(number, line) for number, line in enumerate(lines, start=2)]
        return secret, rows, len(whole) + len(end)

    def _row(self, number: int, line: bytes) -> Row:
        try:
            return decode_row(line)
        except ValueError as error:
            raise BadRecord(f"line {number} of the event is damaged: {self.path}") from error

    def write(self, rows: tuple[Row, ...]) -> None:
        """Add rows; when this returns they are on the disk.

        :raises OSError: if they could not be written; the file is unchanged then.
        """
        text = b"".join(encode_row(row) + b"\n" for row in rows)
        size = os.fstat(self._stream).st_size
        try:
            if os.write(self._stream, text) != len(text):
                raise OSError(28, "the disk is full")
            to_disk(self._stream)
        except OSError:
            os.truncate(self.path, size)
            raise
        self.rows += rows

    def close(self) -> None:
        """Close and unlock the file; calling it again does nothing."""
        if self._stream >= 0:
            os.close(self._stream)
            self._stream = -1
        self._held.close()


def _write_new(path: Path, text: bytes) -> None:
    stream = os.open(path, os.O_CREAT | os.O_WRONLY, PRIVATE)
    with os.fdopen(stream, "wb") as file:
        file.write(text)
        file.flush()
        to_disk(file.fileno())
