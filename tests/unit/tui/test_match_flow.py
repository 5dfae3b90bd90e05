"""The course of a match, which terminal app and line dialogue share: what it saves, and the sentences it gives."""

from pathlib import Path
from unittest.mock import patch

import pytest

from bidwhist.core.actions import Play
from bidwhist.errors import WhistError
from bidwhist.records import decode_record
from bidwhist.tui.match_flow import MatchFlow
from bidwhist.tui.saves import Save
from bidwhist.tui.session import Sitting, advice, bot_acts
from bidwhist.tui.setting import Setting
from support.positions_at_table import until
from support.terminal import at_table, new_sitting, press, table_app


def course_of(sitting: Sitting, folder: Path, waiting: Sitting | None = None) -> MatchFlow:
    return MatchFlow(Setting(begin=lambda: sitting, save=Save(folder / "match.json"), waiting=waiting))


def broken_disk(*_: object) -> None:
    raise OSError(5, "Input/output error")


def test_a_decision_is_told_and_saved_and_taken_back(tmp_path: Path) -> None:
    sitting = until(new_sitting("classic", "course"), lambda one: one.waits_for_person)
    course = course_of(sitting, tmp_path)
    assert course.begin() == []
    assert any(word.startswith("You ") for word in course.decide(advice(sitting).action))
    assert course.keeper.save.read() == course.seated != sitting
    assert course.take_back() == ["Taken back."]
    assert course.keeper.save.read() == course.seated == sitting
    with pytest.raises(WhistError, match="nothing to take back"):
        course.take_back()


def test_a_step_of_a_bot_at_once_is_told_but_waits_to_be_saved(tmp_path: Path) -> None:
    sitting = until(new_sitting("classic", "course"), lambda one: one.waits_for_bot)
    course = course_of(sitting, tmp_path)
    course.begin()
    assert course.step(bot_acts(sitting)) != []
    assert course.keeper.save.read() == sitting
    assert course.take(course.seated) == []
    assert course.keeper.save.read() == course.seated


def test_a_refused_decision_gives_its_reason_and_changes_nothing(tmp_path: Path) -> None:
    sitting = until(new_sitting("classic", "course"), lambda one: one.waits_for_person)
    course = course_of(sitting, tmp_path)
    course.begin()
    assert "The auction waits for a call" in (course.refusal(Play(0)) or "")
    assert course.refusal(advice(sitting).action) is None
    assert course.seated == sitting


def test_a_new_match_and_a_rematch_put_the_one_before_on_the_shelf(tmp_path: Path) -> None:
    waiting, sitting = new_sitting("classic", "waits"), new_sitting("classic", "course")
    course = course_of(sitting, tmp_path, waiting)
    assert (course.begin(), course.waiting) == ([], None)
    assert course.rematch() == []
    shelf = (decode_record(line) for line in course.keeper.save.finished.read_bytes().splitlines())
    assert [record.seed for record in shelf] == [one.match.seed.hex() for one in (waiting, sitting) if one.match.seed]
    assert course.seated.match.players == sitting.match.players


def test_a_match_whose_record_cannot_be_kept_is_not_written_over(tmp_path: Path) -> None:
    waiting, sitting = new_sitting("classic", "waits"), new_sitting("classic", "course")
    course = course_of(sitting, tmp_path, waiting)
    course.keeper.save.write(waiting)
    with patch.object(Save, "put_away", broken_disk):
        (begun,), (again,) = course.begin(), course.rematch()
    kept = [tmp_path / "match.kept-1.json", tmp_path / "match.kept-2.json"]
    for words, file, match in zip((begun, again), kept, (waiting, sitting), strict=True):
        why = "could not be kept (Input/output error), so the match was set aside as"
        assert words == f"The record of the match {why} {file}."
        assert Save(file).read() == match


async def test_the_app_says_that_the_record_of_a_match_given_up_could_not_be_kept(tmp_path: Path) -> None:
    waiting = new_sitting("classic", "waits")
    async with at_table(new_sitting("classic", "new"), tmp_path, waiting=waiting, read_draws=False) as pilot:
        with patch.object(Save, "put_away", broken_disk):
            await press(pilot, "n")
        assert "The record of the match could not be kept" in " ".join(table_app(pilot).table.news)
