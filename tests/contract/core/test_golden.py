"""The golden transcripts: one deal of each preset, every choice and every view as they were when last looked at."""

import pytest

from bidwhist.core.rules.presets import PRESETS
from support.transcripts import GOLDEN, transcript


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_plays_exactly_as_its_transcript_says(preset: str) -> None:
    assert transcript(preset) == (GOLDEN / f"{preset}.txt").read_text(encoding="utf-8")


def test_every_transcript_belongs_to_a_preset() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(PRESETS)
