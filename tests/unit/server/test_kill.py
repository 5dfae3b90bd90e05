"""A server killed with SIGKILL while people play: nothing acknowledged is lost or doubled (S1, in small)."""

from pathlib import Path

from benches.soak.kills import drive

from support.stores import place
from support.waiting import PATIENCE


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    outcome = await drive(place(tmp_path / "tables.sqlite"), kills=4, tables=4, seconds=PATIENCE, seed=3, answers=6)
    assert outcome.kills == 4 and outcome.acknowledged > 20
    assert (outcome.lost, outcome.doubled, outcome.moved, outcome.gaps) == (0, 0, 0, 0)
