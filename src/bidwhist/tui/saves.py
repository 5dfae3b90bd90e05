"""The saved match of a person: written atomically at every decision, checked when read, never deleted."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Literal

import msgspec
from platformdirs import user_data_path

from bidwhist.bots.levels import PREFIX
from bidwhist.core.match import Match
from bidwhist.errors import BadRecord, WhistError
from bidwhist.i18n import Saying
from bidwhist.records import Record, check, encode_record, record_of
from bidwhist.records.stamp import stamped
from bidwhist.tools.file_lock import try_lock
from bidwhist.tui.files import append_line, beside_save, replace_whole
from bidwhist.tui.session import Sitting

FORMAT: Literal["bidwhist-save/1"] = "bidwhist-save/1"
MOST_BYTES = 64 * 1024 * 1024


class SavedSitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a save file: where the person sits, and the record of the match so far."""

    format: Literal["bidwhist-save/1"]
    seat: int
    record: Record


class Damaged(WhistError):
    """A save that cannot be read. It has been moved aside, and the message says where."""


class Save:
    """One save file, and beside it the records of matches that were finished or given up."""

    def __init__(self, path: Path | None = None) -> None:
        """Take a file, or where the user's data live.

        :raises WhistError: if the path is not a file.
        """
        self.is_usual = path is None
        self.path = (path or user_data_path("bidwhist") / "match.json").resolve()
        if self.path.exists() and not self.path.is_file():
            raise WhistError(Saying.of("tui-only-file", file=str(self.path)))

    @property
    def finished(self) -> Path:
        """The file of finished matches, one record a line."""
        return beside_save(self.path, "matches.jsonl")

    @contextmanager
    def held(self) -> Iterator[None]:
        """Lock the match against other programs. If a program is killed, the lock is freed.

        :raises WhistError: if another program has locked it.
        """
        with ExitStack() as stack:
            with suppress(OSError):  # where nothing can be written, no lock is needed
                self.path.parent.mkdir(parents=True, exist_ok=True)
                lock = stack.enter_context(self.path.with_name(f"{self.path.name}.lock").open("ab"))
                if not try_lock(lock.fileno()):
                    raise WhistError(Saying.of("tui-played-elsewhere", file=str(self.path)))
            yield

    def write(self, sitting: Sitting) -> None:
        """Write a sitting to the disk atomically. When this returns, it is there.

        :raises OSError: if it cannot be written; what was saved before stays.
        """
        saved = SavedSitting(FORMAT, sitting.seat, stamped(record_of(sitting.match)))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        replace_whole(self.path, msgspec.json.encode(saved) + b"\n")

    def read(self) -> Sitting | None:
        """The saved sitting, or None.

        :raises Damaged: if the file is damaged; it is moved aside, not deleted.
        :raises OSError: if it cannot be read.
        """
        if not self.path.exists():
            return None
        try:
            return _checked_sitting(self.path.read_bytes())
        except BadRecord as error:
            aside = str(self.set_aside("damaged"))
            raise Damaged(Saying.of("tui-damaged", aside=aside, why=str(error))) from None

    def set_aside(self, why: str) -> Path:
        """Gives the file another name beside this one, so that nothing is written over it.

        :raises OSError: if it cannot be renamed, or there is none.
        """
        number = 1
        while (aside := beside_save(self.path, f"{why}-{number}.json")).exists():
            number += 1
        self.path.rename(aside)
        return aside

    def put_away(self, match: Match) -> None:
        """Keeps the record of a match that will not go on, and removes it from the save file.

        :raises OSError: if it cannot be written; the save file is unchanged then.
        """
        self.finished.parent.mkdir(parents=True, exist_ok=True)
        append_line(self.finished, encode_record(stamped(record_of(match))) + b"\n")
        self.path.unlink(missing_ok=True)


class Keeper:
    """Saves every step of a sitting, and tells the person when the disk fails."""

    def __init__(self, save: Save) -> None:
        self.save = save
        self.is_saved = True

    def keep(self, sitting: Sitting) -> Saying | None:
        """Saves a step. Returns words when saving begins to fail, or works again."""
        before = self.is_saved
        try:
            self.save.write(sitting)
        except OSError as error:
            self.is_saved = False
            why = error.strerror or str(error)
            return Saying.of("tui-cannot-save", why=why) if before else None
        self.is_saved = True
        return None if before else Saying("tui-saved-again")

    def put_away(self, sitting: Sitting) -> Saying | None:
        """Keeps the record of a match that will not go on. Returns words when that fails."""
        try:
            self.save.put_away(sitting.match)
        except OSError as error:
            return Saying.of("tui-record-lost", why=error.strerror or str(error))
        return None

    def make_room(self, sitting: Sitting) -> Saying | None:
        """The same before another match is saved: one whose record cannot be kept stays, in a file of its own."""
        lost = self.put_away(sitting)
        if lost is not None:
            with suppress(OSError):
                return Saying.of("tui-set-aside", aside=str(self.save.set_aside("kept")), **dict(lost.parts))
        return lost


def _checked_sitting(content: bytes) -> Sitting:
    if len(content) > MOST_BYTES:
        raise BadRecord(f"a saved match has at most {MOST_BYTES} bytes: {len(content)}")
    try:
        saved = msgspec.json.decode(content, type=SavedSitting)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(str(error)) from None
    return _sitting(saved.seat, check(saved.record))


def _sitting(seat: int, match: Match) -> Sitting:
    people = [place for place, name in enumerate(match.players) if not name.startswith(PREFIX)]
    if match.deal is None or match.seed is None or people != [seat]:
        raise BadRecord("this is not a match of one person against bots")
    return Sitting(match=match, seat=seat)
