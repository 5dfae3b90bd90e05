"""A file written line by line under a temporary name, and renamed when complete. A stopped run keeps its lines."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import BinaryIO

from bidwhist.cli.mistakes import Mistake
from bidwhist.errors import WhistError
from bidwhist.records.files import PACKED, STANDARD, alone, beside, led_to, opened, pack, written

Check = Callable[[int, bytes], None]
"""Called with each line that is there already and its number, from 0. It raises if the line does not belong there."""


def can_be_kept(name: str) -> bool:
    """Whether a run that writes there can be stopped and resumed: it is a file, or nothing yet."""
    return name != STANDARD and (not Path(name).exists() or Path(name).is_file())


def kept_lines(path: Path) -> Iterator[bytes]:
    """The whole lines of a file, without their ends. A last line that was cut off is left out."""
    with opened(str(path)) as stream:
        for line in stream:
            if line.endswith(b"\n"):
                yield line[:-1]


@contextmanager
def resumable(name: str, check: Check | None = None) -> Iterator[BinaryIO]:
    """A stream appending to the lines that are there. On success the file gets its name, packed where that ends in
    .gz, else it keeps the temporary one.

    :param check: to go on from existing lines, after checking each; without it, there must be none.
    :raises WhistError: if an earlier run was stopped, and this one does not go on from it; or another one is writing.
    """
    if not can_be_kept(name):
        with written(name) as stream:
            yield stream
        return
    path = led_to(name)
    part = beside(path)
    found, is_empty = part if part.exists() else path, False
    try:
        with alone(part, partial(_finish, part, path)) as stream:
            try:
                size = _checked(found, check, None if found is part else stream) if check else _begun(part)
                stream.truncate(size)
                stream.seek(size)
                yield stream
            except BaseException:
                stream.flush()
                is_empty = not part.stat().st_size
                raise
    except BaseException:
        if is_empty:  # and closed: Windows removes no open file
            part.unlink()
        raise


def _finish(part: Path, path: Path) -> None:
    if path.suffix == PACKED:
        pack(part, path)
    else:
        part.replace(path)


def _begun(part: Path) -> int:
    if next(kept_lines(part), None) is not None:
        raise WhistError(Mistake.of("cli-left-over", file=str(part)))
    return 0


def _checked(found: Path, check: Check, copy: BinaryIO | None) -> int:
    """How many bytes of a file are lines that belong there. Those of a whole file with fewer lines are copied."""
    size = 0
    if found.exists():
        for number, line in enumerate(kept_lines(found)):
            check(number, line)
            size += len(line) + 1
        if copy is not None:
            with opened(str(found)) as kept:
                shutil.copyfileobj(kept, copy)
    return size
