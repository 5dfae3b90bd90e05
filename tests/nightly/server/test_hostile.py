"""The bench of hostile clients in small: attacks are turned down, and who plays meanwhile goes on playing.

What is measured holds on every machine, however busy: no time is.
"""

from pathlib import Path

import pytest
from benches.soak.attackers import BASELINE, siege

from support.stores import place

TURNED_DOWN = ["pongs", "continuations", "messages", "guests", "reconnects"]
"""Attacks that go beyond a limit within a second or two, on a machine however slow."""
FITS = ["big frames", "records", "replays", "hints", "claims", "slow readers"]
"""Attacks of which all may be within the limits in so short a time."""
MOST_MORE = 250 * 2**20
"""Bytes of memory that an attack may cost."""


@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("fits", "rejected"),
    [(FITS[:1], TURNED_DOWN[:2]), (FITS, TURNED_DOWN)],
    ids=["some", "all"],
)
async def test_players_go_on_while_attacks_are_rejected(tmp_path: Path, fits: list[str], rejected: list[str]) -> None:
    quick = await siege(place(tmp_path / "quick.sqlite"), [BASELINE, *fits], 2.0, players=3, matches=6)
    noticed = await siege(place(tmp_path / "tables.sqlite"), [BASELINE, *rejected], 2.0, players=3, matches=6, rounds=7)
    for one in (*quick, *noticed):
        assert all(one.moves), f"somebody's moves did not go through during {one.attack}: {one.moves}"
        assert one.refused == 0, f"a player was refused during {one.attack}"
        assert one.rejected > 0 or one.attack not in TURNED_DOWN, f"nothing was turned down of {one.attack}"
        assert one.memory < quick[0].memory + MOST_MORE, "memory is bounded"
