"""The limits on docs/server.md are those of the program, every one, and can be changed as it says."""

import re
from fractions import Fraction
from importlib import import_module
from pathlib import Path

import pytest

from bidwhist.server.platform.limits.rate_limits import COUNTS, RATES, Limits, Rate

TEXT = (Path(__file__).parents[3] / "docs/server.md").read_text(encoding="utf-8")
FIXED = re.findall(r"^\| [^|]+ \| (\d+) \| `([\w.]+)\.(\w+)` \|$", TEXT, re.M)


def test_every_limit_is_written_down_as_it_is() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| [^|]+ \| ([\d/.]+) \| (\d+) \|$", TEXT, re.M)
    written = {name: (float(Fraction(rate)), float(burst)) for name, rate, burst in rows}
    assert written == {str(name): (one.rate, one.burst) for name, one in RATES.items()}


def test_every_number_that_may_be_at_a_time_is_written_down_as_it_is() -> None:
    written = dict(re.findall(r"^\| `([\w-]+)` \| [^|]+ \| (\d+) \|$", TEXT, re.M))
    assert written == {name: str(most) for name, most in COUNTS.items()}


@pytest.mark.parametrize(("value", "module", "constant"), FIXED, ids=str)
def test_every_constant_is_written_down_as_it_is(value: str, module: str, constant: str) -> None:
    assert getattr(import_module(f"bidwhist.server.{module}"), constant) == int(value)


def test_the_constants_are_there() -> None:
    assert len(FIXED) >= 12


def test_a_limit_can_be_set_and_the_others_stay() -> None:
    limits = Limits(lambda: 0.0, rates={"report": Rate(1, 2)})
    assert [limits.allows("report", "ann") for _ in range(3)] == [True, True, False]
    assert [limits.allows("claim", "ann") for _ in range(7)] == [True] * 6 + [False]
