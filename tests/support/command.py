"""The ``bidwhist`` command run inside the tests' own process, its streams caught."""

import asyncio
import io
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple
from unittest.mock import patch

import pytest

from bidwhist.cli.__main__ import main


class Ran(NamedTuple):
    """How a command ended and what it wrote."""

    code: object
    out: str
    err: str


def run(*words: str, stdin: bytes = b"") -> Ran:
    """Run ``bidwhist`` with these words; streams are not terminals."""
    read = io.TextIOWrapper(io.BufferedReader(io.BytesIO(stdin)), encoding="utf-8")
    out, err = io.BytesIO(), io.BytesIO()
    written, told = io.TextIOWrapper(out, encoding="utf-8"), io.TextIOWrapper(err, encoding="utf-8")
    streams = patch.multiple(sys, argv=["bidwhist", *words], stdin=read, stdout=written, stderr=told)
    with streams, pytest.raises(SystemExit) as ended:
        _run_main()
    written.flush()
    told.flush()
    return Ran(ended.value.code, out.getvalue().decode(), err.getvalue().decode())


def _run_main() -> None:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        main()
        return
    # The loop of the test is running in this thread, and a command may need one of its own.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(main).result()
