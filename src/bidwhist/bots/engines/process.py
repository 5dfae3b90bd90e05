"""A program that answers lines: started, given time and memory, and stopped with all that it started."""

import os
import shlex
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO

from bidwhist.errors import BotFault

MAX_MEMORY_BYTES = 4 << 30
"""Address space that an engine may take, where the system can limit it."""
MAX_LINES_AHEAD = 1000
"""Lines that an engine may write without being asked, before it is stopped."""
STDERR_LINES = 50
"""The last lines of an engine's stderr, which are kept for its author."""
QUIT_S = 1.0
"""Seconds in which an engine ends after ``quit``, before it is killed."""


class EngineLost(BotFault):
    """The program ended, was silent, or said what cannot be read: it must be started again."""


class EngineProcess:
    """A running program, spoken to line by line."""

    def __init__(
        self,
        command: str,
        max_line_bytes: int,
        folder: Path | None = None,
        settings: Mapping[str, str] | None = None,
        tell: Callable[[str], object] = lambda line: None,
    ) -> None:
        """Start a program.

        :param command: the program and its arguments, quoted as for a shell.
        :param folder: the current folder, if it is not ours.
        :param settings: variables of its environment beside ours.
        :param tell: called with each line that it writes to stderr, in a thread.
        :raises EngineLost: if it cannot be started.
        """
        self._max_line, self._tell = max_line_bytes, tell
        self._owner = os.getpid()
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        self._stderr: deque[str] = deque(maxlen=STDERR_LINES)
        try:
            self._process = subprocess.Popen(
                words_of(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=folder,
                env={**os.environ, **(settings or {})},
                start_new_session=os.name == "posix",
            )
        except (OSError, ValueError) as error:
            raise EngineLost(f"it cannot be started: {error}") from None
        _limit_memory(self._process.pid)
        assert self._process.stdout and self._process.stderr
        self._readers = (
            Thread(target=self._read, args=(self._process.stdout,), daemon=True),
            Thread(target=self._keep, args=(self._process.stderr,), daemon=True),
        )
        for one in self._readers:
            one.start()

    @property
    def stderr(self) -> str:
        """The last lines that it wrote to stderr."""
        return "\n".join(self._stderr)

    def write(self, line: bytes) -> None:
        """Send a line.

        :raises EngineLost: if the program has ended.
        """
        assert self._process.stdin
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
        except OSError:
            raise EngineLost(self._how_it_ended()) from None

    def read(self, until: float) -> bytes:
        """The next line of its answer.

        :param until: the time (``monotonic``) to wait for it.
        :raises EngineLost: if none comes, or the program ends.
        """
        try:
            line = self._lines.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise EngineLost("it did not answer in time") from None
        if line is None:
            raise EngineLost(self._how_it_ended())
        if len(line) > self._max_line:
            raise EngineLost(f"it wrote a line of more than {self._max_line} bytes")
        return line

    @property
    def is_inherited(self) -> bool:
        """Whether this process has it from the one that it was forked from, which alone hears its answers."""
        return os.getpid() != self._owner

    def has_ended(self, within_s: float) -> bool:
        """Whether the program ends within some seconds."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(within_s)
        return self._process.poll() is not None

    def stop(self, farewell: bytes = b"") -> None:
        """End the program, kindly if there is a last line for it, and everything that it started."""
        if farewell:
            with suppress(EngineLost, subprocess.TimeoutExpired):
                self.write(farewell)
                self._process.wait(QUIT_S)
        _kill(self._process)
        self._process.wait()
        assert self._process.stdin
        with suppress(OSError):
            self._process.stdin.close()
        for one in self._readers:  # which close what they read
            one.join(QUIT_S)

    def _how_it_ended(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(QUIT_S)
        code = self._process.returncode
        if code is None:
            return "it closed its output"
        return f"it was ended by signal {-code}" if code < 0 else f"it ended with exit status {code}"

    def _read(self, stream: IO[bytes]) -> None:
        # One byte more than allowed tells a line that is too long from one that is not.
        with stream, suppress(ValueError, OSError):
            while line := stream.readline(self._max_line + 1):
                self._lines.put(line)
                if self._lines.qsize() > MAX_LINES_AHEAD:
                    _kill(self._process)
                    break
        self._lines.put(None)

    def _keep(self, stream: IO[bytes]) -> None:
        with stream, suppress(ValueError, OSError):
            while line := stream.readline(4096):
                self._stderr.append(line.decode("utf-8", "replace").rstrip())
                self._tell(self._stderr[-1])


def words_of(command: str) -> list[str]:
    """A command's program and arguments; a program in the current folder may be written without ``./``.

    :raises ValueError: if a quotation is not closed, or there is nothing to start.
    """
    words = shlex.split(command, posix=os.name == "posix")
    if not words:
        raise ValueError("no program is named")
    here = Path(words[0])
    return [str(here.absolute()) if os.sep not in words[0] and here.is_file() else words[0], *words[1:]]


def _limit_memory(pid: int) -> None:
    if sys.platform == "linux":
        import resource  # noqa: PLC0415 - there is none on Windows

        with suppress(OSError, ValueError):
            resource.prlimit(pid, resource.RLIMIT_AS, (MAX_MEMORY_BYTES, MAX_MEMORY_BYTES))


def _kill(process: "subprocess.Popen[bytes]") -> None:
    with suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
