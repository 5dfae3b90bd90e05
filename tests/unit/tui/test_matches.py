"""Whole matches through the terminal app: a pilot presses real keys at 80 by 24."""

from pathlib import Path

import pytest

from bidwhist.core.rules.presets import PRESETS
from bidwhist.records import check, record_of
from support.nightly import by_day
from support.terminal import EIGHTY, at_table, new_sitting, play_match, screen_text, sheet_text, sitting_of


@pytest.mark.parametrize("preset", by_day(PRESETS, "cutthroat-5", "fifty-two", "whist"))
async def test_a_match_of_every_preset_is_played_to_its_end_at_80_by_24(preset: str, tmp_path: Path) -> None:
    # Two deals a match keep the test short, whatever the bots learn; the limits of the preset hold as well.
    async with at_table(new_sitting(preset, "match", "max_deals=2"), tmp_path) as pilot:
        await play_match(pilot)
        match = sitting_of(pilot).match
        assert match.result is not None
        assert check(record_of(match)) == match
        assert "match" in pilot.app.screen.heading  # type: ignore[attr-defined]
        lines = screen_text(pilot).split("\n")
        assert (len(lines[0]), len(lines)) == EIGHTY


@pytest.mark.parametrize(
    "settings",
    [
        ("partners=drawn", "sport=before_auction", "max_deals=1"),
        ("renege=called", "jokers=1", "kitty=5", "max_deals=1"),
        ("kitty=0", "jokers=0", "discard_trick=nobody", "max_deals=1"),
        ("directions=uptown,downtown,downtown_aces_low", "sport=before_pickup", "max_deals=1"),
    ],
    ids=lambda settings: settings[0],
)
async def test_a_match_by_house_rules_is_played_to_its_end(settings: tuple[str, ...], tmp_path: Path) -> None:
    async with at_table(new_sitting("classic", "house", *settings), tmp_path) as pilot:
        await play_match(pilot)
        assert sitting_of(pilot).match.result is not None


async def test_a_rematch_seats_the_same_players_and_keeps_the_record(tmp_path: Path) -> None:
    async with at_table(new_sitting("palace", "again", "max_deals=1"), tmp_path) as pilot:
        await play_match(pilot)
        first = sitting_of(pilot).match
        await pilot.press("enter")
        assert "A new match" in sheet_text(pilot)
        again = sitting_of(pilot).match
        assert (again.players, len(again.deals)) == (first.players, 1)
        assert again.seed != first.seed
        assert len((tmp_path / "match.matches.jsonl").read_text().splitlines()) == 1
