"""Another machine in small: the same program with other linear algebra, without vectors, and with sets
in another order."""

import os
import subprocess
import sys
from hashlib import sha256
from typing import Any

import pytest
from numpy._core import _multiarray_umath as umath  # type: ignore[attr-defined]

from bidwhist.arena.simulation import Plan, play_number
from bidwhist.core.rules.presets import PRESETS

QUICK = (
    ("andrews", ("casual", "steady") * 2, 6),
    ("classic", ("beginner/four-joker",) * 4, 6),
    ("palace", ("strong",) * 4, 6),
)
GAMES = {
    "some": (*QUICK, ("palace", ("champion", "steady") * 2, 1), ("cutthroat-5", ("strong", *("steady",) * 4), 1)),
    "all": (*QUICK, ("palace", ("champion",) * 4, 1), ("cutthroat-5", ("strong",) * 5, 1)),
}
"""Rules, bots, and deals at most; those who search take most of the time, and fewer seats by day."""


def hashes(games: str) -> list[str]:
    """What comes of the games, in this process."""
    played = (play_number(Plan(PRESETS[rules], bots, b"same" * 8, most), 0) for rules, bots, most in GAMES[games])
    return [sha256(one.line).hexdigest() for one in played]


def vectors() -> str:
    """The sets of vector instructions that NumPy would use here and can do without."""
    features: dict[str, Any] = umath.__cpu_features__
    return " ".join(one for one in umath.__cpu_dispatch__ if features.get(one))


@pytest.fixture(scope="module", params=["some", pytest.param("all", marks=pytest.mark.nightly)])
def games(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def here(games: str) -> list[str]:
    return hashes(games)


@pytest.mark.parametrize(
    "settings",
    [
        {"NPY_DISABLE_CPU_FEATURES": vectors(), "OPENBLAS_CORETYPE": "Prescott", "PYTHONHASHSEED": "1"},
        pytest.param(
            {"OPENBLAS_CORETYPE": "Nehalem", "OPENBLAS_NUM_THREADS": "4", "PYTHONHASHSEED": "2"},
            marks=pytest.mark.nightly,
        ),
    ],
    ids=["no vectors", "threads"],
)
def test_the_same_bytes_whatever_the_machine_has(settings: dict[str, str], games: str, here: list[str]) -> None:
    asked = [sys.executable, __file__, games]
    done = subprocess.run(asked, capture_output=True, text=True, env={**os.environ, **settings}, check=True)
    assert done.stdout.split() == here and len(here) == len(GAMES[games])


if __name__ == "__main__":
    sys.stdout.write("\n".join(hashes(sys.argv[1])))
