"""An install without the extra ``server``, as far as a program can tell: none of its libraries can be imported.

It goes first in a process of its own.
"""

import importlib
import json
import sys

from bidwhist.server.extras import LIBRARIES


def take_away() -> None:
    """Makes this process a program without those libraries."""
    for one in LIBRARIES:
        sys.modules[one.module] = None  # type: ignore[assignment]


def run_each(commands: list[list[str]]) -> None:
    """Runs one command after another, with a line after each that says how it ended."""
    main = importlib.import_module("bidwhist.cli.__main__").main
    for words in commands:
        sys.argv[1:] = words
        try:
            main()
        except SystemExit as ended:
            sys.stderr.write(f"ended with {ended.code}\n")


if __name__ == "__main__":
    take_away()
    if sys.argv[1:2] == ["each"]:
        run_each(json.loads(sys.argv[2]))
    else:
        importlib.import_module("bidwhist.cli.__main__").main()
