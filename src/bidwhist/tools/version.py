"""The version of this program, which its files are stamped with."""

from functools import cache
from importlib.metadata import PackageNotFoundError, version

UNKNOWN = "unknown"
"""The version of a source tree that was never installed."""


@cache
def program_version() -> str:
    """The version as it was installed, such as ``0.1.0``."""
    try:
        return version("bidwhist")
    except PackageNotFoundError:
        return UNKNOWN
