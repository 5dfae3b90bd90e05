"""A process that computes for the server: it reads work from standard input and answers on standard output.

Both are the server's own, so they are pickled: eight bytes of length, then a function with its arguments; and the same
for its result or its exception.
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
    """A value as it goes through a pipe."""
    body = pickle.dumps(what, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def main() -> None:
    """Work until the server closes the pipe."""
    step_back()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # What a bot prints must not come between two answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    while (work := _next_work(sys.stdin.buffer)) is not None:
        answer = _answer(work)
        try:
            answers.write(answer)
            answers.flush()
        except BrokenPipeError:
            # The server went while this worked; what is left in the buffer would be written again at a usual end.
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
        # Whatever else goes wrong may not be picklable.
        return packed((None, RuntimeError(f"{type(error).__name__}: {error}")))


if __name__ == "__main__":
    main()
