"""An install without the extra ``server``, as far as a program can tell: none of its libraries can be imported.

It goes first in a process of its own.
"""

import importlib
import sys

from bidwhist.server.extras import LIBRARIES


def take_away() -> None:
    """Makes this process a program without those libraries."""
    for one in LIBRARIES:
        sys.modules[one.module] = None  # type: ignore[assignment]


if __name__ == "__main__":
    take_away()
    importlib.import_module("bidwhist.cli.__main__").main()
