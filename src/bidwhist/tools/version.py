"""The version of this program, which its files are stamped with."""

from functools import cache
from importlib import import_module
from typing import Any

UNKNOWN = "unknown"
"""The version of a source tree that was never installed."""


@cache
def program_version() -> str:
    """The version as it was installed, such as ``0.1.0``."""
    # It takes a fifth of the time in which a command starts, and most commands never say their version.
    metadata: Any = import_module("importlib.metadata")
    try:
        return str(metadata.version("bidwhist"))
    except metadata.PackageNotFoundError:
        return UNKNOWN
