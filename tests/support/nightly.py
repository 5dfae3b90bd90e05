"""What of a matrix is tried by day, and what at night alone."""

from collections.abc import Iterable
from typing import Any, TypeVar

import pytest
from hypothesis import settings

T = TypeVar("T")
is_left_out = False
"""Whether this run leaves out the night, so that its values need not be made tests first."""


def by_day(values: Iterable[Any], *telling: Any) -> list[Any]:
    """All values of a matrix, of which those that tell most are tried by day too; all must be among them."""
    found = list(values)
    missing = [one for one in telling if one not in found]
    assert telling and not missing, f"not among the values: {missing}"
    return [one if one in telling else _at_night(one) for one in found if one in telling or not is_left_out]


def _at_night(value: Any) -> Any:
    """One value, or the values of several parameters."""
    return pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.nightly)


def amount(day: T, night: T) -> T:
    """How many, or which, are tried: few by day, many at night."""
    return night if settings.get_current_profile_name() == "nightly" else day
