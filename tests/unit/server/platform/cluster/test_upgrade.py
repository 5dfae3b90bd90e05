"""A cluster whose servers are replaced one by one by a newer version, while people play.

From an older release: ``python -m benches.soak.upgrade --from COMMIT``.
"""

import shutil
from pathlib import Path

import pytest
from benches.soak.upgrade import ROOT, one_step_further, upgrade

from support.nodes import shared
from support.stores import missing

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


@pytest.mark.nightly
async def test_people_play_on_while_a_newer_version_brings_the_database_a_step_further(tmp_path: Path) -> None:
    place, folder = shared(tmp_path), tmp_path / "newer"
    found = await upgrade(place, ROOT / "src", one_step_further(folder))
    shutil.rmtree(folder)
    outcome = found.judged.outcome
    assert found.is_further and found.judged.faults == {"upgrade": 2} and outcome.acknowledged >= 24
    assert (outcome.lost, outcome.doubled, outcome.moved, outcome.gaps) == (0, 0, 0, 0)
