"""The bench of the engine's speed, without the program beside it."""

import pytest
from benches.speed import engine

from bidwhist.core.rules.presets import PRESETS


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_played_by_chance_to_the_end_of_its_deals(preset: str) -> None:
    play = engine.whist(preset)
    assert 0 < play(1) < play(3)
