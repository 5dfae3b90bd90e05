"""A worker process of the server: it reads jobs from stdin and answers on stdout.

Both ends are the server's own, so jobs are pickled: eight bytes of length, then a function with its arguments; the
result or exception comes back the same way.
"""

import os
import pickle
import struct
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

from bidwhist.errors import WhistError
from bidwhist.server.platform.jobs.priority import step_back

LENGTH = struct.Struct("!Q")


def packed(what: Any) -> bytes:
    """A value in its form for the pipe."""
    body = pickle.dumps(what, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def main() -> None:
    """Run jobs until the server closes the pipe."""
    step_back()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # A bot's prints must not get between two answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    while (work := _next_work(sys.stdin.buffer)) is not None:
        answer = _answer(work)
        try:
            answers.write(answer)
            answers.flush()
        except BrokenPipeError:
            # The server is gone; a normal exit would try to write the rest of the buffer again.
            os._exit(0)


def _next_work(pipe: BinaryIO) -> bytes | None:
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (size,) = LENGTH.unpack(head)
    body = pipe.read(size)
    return body if len(body) == size else None


def _answer(work: bytes) -> bytes:
    try:
        function: Callable[[], Any] = pickle.loads(work)
        return packed((function(), None))
    except WhistError as error:
        return packed((None, error))
    except Exception as error:
        # Other exceptions may not be picklable.
        return packed((None, RuntimeError(f"{type(error).__name__}: {error}")))


if __name__ == "__main__":
    main()
