"""The bench of hostile clients in small: attacks are turned down, and who plays meanwhile is served."""

from pathlib import Path

import pytest
from benches.soak.attackers import NOTHING, siege

TURNED_DOWN = ["pongs", "continuations", "messages", "guests", "reconnects"]
"""Attacks that go beyond a limit within a second or two, on a machine however slow."""
FITS = ["big frames", "records", "replays", "hints", "claims", "slow readers"]
"""Attacks of which all may be within the limits in so short a time."""


@pytest.mark.timeout(600)
async def test_players_are_served_while_attacks_are_turned_down(tmp_path: Path) -> None:
    quick = await siege(tmp_path / "quick.sqlite", [NOTHING, *FITS], 2.0, players=3, matches=6)
    noticed = await siege(tmp_path / "tables.sqlite", [NOTHING, *TURNED_DOWN], 2.0, players=3, matches=6, rounds=20)
    for one in (*quick, *noticed):
        assert one.answers, f"nobody was answered during {one.attack}"
        assert one.refused == one.broken == 0, f"a player was refused or lost the line during {one.attack}"
        assert one.turned_down > 0 or one.attack not in TURNED_DOWN, f"nothing was turned down of {one.attack}"
        assert one.memory < quick[0].memory + 250 * 2**20, "memory is bounded"
