"""The saved match: whole at every moment, set aside when damaged, and missed aloud when the disk is full."""

import errno
import json
from pathlib import Path
from unittest.mock import patch

import pytest

from bidwhist.errors import WhistError
from bidwhist.records import check, decode_record
from bidwhist.tui.preferences import preferences_path
from bidwhist.tui.saves import Damaged, Keeper, Save
from bidwhist.tui.session import advice, bot_acts, decide
from support.terminal import at_table, new_sitting, press, screen_text, sheet_text, sitting_of, table_app


def full_disk(*_: object) -> None:
    """What writing to a full disk does."""
    raise OSError(errno.ENOSPC, "No space left on device")


def test_what_is_written_is_read_back_the_same_at_every_step(tmp_path: Path) -> None:
    save, sitting = Save(tmp_path / "match.json"), new_sitting("andrews", "steps", "max_deals=1")
    while not sitting.deal.is_over:
        save.write(sitting)
        assert save.read() == sitting
        sitting = decide(sitting, advice(sitting).action) if sitting.waits_for_person else bot_acts(sitting)
    save.write(sitting)
    assert save.read() == sitting


def test_saves_that_differ_in_their_ending_alone_are_played_side_by_side(tmp_path: Path) -> None:
    first, second = Save(tmp_path / "a.json"), Save(tmp_path / "a.dat")
    with first.held(), second.held(), pytest.raises(WhistError, match=r"a\.json"), Save(tmp_path / "a.json").held():
        pass


def test_saves_that_differ_in_their_ending_alone_have_files_of_their_own_beside_them(tmp_path: Path) -> None:
    first, second = tmp_path / "a.json", tmp_path / "a.dat"
    assert Save(first).finished != Save(second).finished
    assert preferences_path(first) != preferences_path(second)
    for path in (first, second):
        path.write_text("torn")
    assert Save(first).set_aside("damaged") != Save(second).set_aside("damaged")
    assert {one.name for one in tmp_path.iterdir()} == {"a.damaged-1.json", "a.dat.damaged-1.json"}


def test_nothing_waits_where_nothing_was_saved(tmp_path: Path) -> None:
    assert Save(tmp_path / "match.json").read() is None


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"format": "bidwhist-save/1"}',
        b'{"format": "bidwhist-save/2", "seat": 0, "record": {}}',
    ],
)
def test_a_damaged_save_is_set_aside_and_never_deleted(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(content)
    with pytest.raises(Damaged, match="set aside"):
        Save(path).read()
    assert not path.exists()
    assert (tmp_path / "match.damaged-1.json").read_bytes() == content
    path.write_bytes(content)
    with pytest.raises(Damaged, match="damaged-2"):
        Save(path).read()


@pytest.mark.parametrize(("field", "value"), [("seat", 1), ("seat", 9), ("seat", "0"), ("extra", 1)], ids=str)
def test_a_save_that_was_tampered_with_is_not_believed(field: str, value: object, tmp_path: Path) -> None:
    save = Save(tmp_path / "match.json")
    save.write(new_sitting("classic", "tamper"))
    saved = json.loads(save.path.read_text())
    saved[field] = value
    save.path.write_text(json.dumps(saved))
    with pytest.raises(Damaged):
        save.read()


def test_a_card_changed_in_a_save_is_found_out(tmp_path: Path) -> None:
    save = Save(tmp_path / "match.json")
    save.write(new_sitting("classic", "tamper"))
    saved = json.loads(save.path.read_text())
    hands = saved["record"]["deals"][0]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    save.path.write_text(json.dumps(saved))
    with pytest.raises(Damaged, match="seed"):
        save.read()


def test_a_save_goes_into_a_file_and_nowhere_else() -> None:
    with pytest.raises(WhistError, match="in a file only"):
        Save(Path("/dev/full"))


@pytest.mark.parametrize("broken", ["os.fsync", "pathlib.Path.replace"])
def test_a_failed_write_leaves_what_was_saved_before(broken: str, tmp_path: Path) -> None:
    save, sitting = Save(tmp_path / "match.json"), new_sitting("classic", "full")
    save.write(sitting)
    with patch(broken, full_disk), pytest.raises(OSError, match="No space"):
        save.write(new_sitting("palace", "other"))
    assert save.read() == sitting
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_a_keeper_speaks_once_when_saving_fails_and_once_when_it_works_again(tmp_path: Path) -> None:
    keeper, sitting = Keeper(Save(tmp_path / "match.json")), new_sitting("classic", "full")
    with patch("os.fsync", full_disk):
        assert "No space left" in str(keeper.keep(sitting))
        assert keeper.keep(sitting) is None
        assert not keeper.is_saved
    assert "saved again" in str(keeper.keep(sitting))
    assert keeper.is_saved


def test_a_match_put_away_is_a_record_that_checks_and_waits_no_more(tmp_path: Path) -> None:
    save, sitting = Save(tmp_path / "match.json"), new_sitting("classic", "away")
    save.write(sitting)
    save.put_away(sitting.match)
    assert save.read() is None
    assert check(decode_record(save.finished.read_bytes().splitlines()[0])) == sitting.match


def test_a_record_that_a_full_disk_refuses_leaves_the_others_as_they_were(tmp_path: Path) -> None:
    save, sitting = Save(tmp_path / "match.json"), new_sitting("classic", "full")
    save.write(sitting)
    save.finished.write_bytes(b"before\n")
    with patch("os.fsync", full_disk), pytest.raises(OSError, match="No space"):
        save.put_away(sitting.match)
    assert save.finished.read_bytes() == b"before\n"
    assert save.read() == sitting


def test_a_record_that_was_cut_off_takes_no_other_with_it(tmp_path: Path) -> None:
    save, sitting = Save(tmp_path / "match.json"), new_sitting("classic", "cut")
    save.finished.write_bytes(b'{"format":"bidwhist-rec')
    save.put_away(sitting.match)
    cut, whole = save.finished.read_bytes().splitlines()
    assert cut == b'{"format":"bidwhist-rec'
    assert check(decode_record(whole)) == sitting.match


def test_a_save_may_have_any_ending_and_is_whole_at_every_moment(tmp_path: Path) -> None:
    save, sitting = Save(tmp_path / "match.new"), new_sitting("classic", "ending")
    save.write(sitting)
    with patch("os.fsync", full_disk), pytest.raises(OSError, match="No space"):
        save.write(new_sitting("palace", "other"))
    assert save.read() == sitting


async def test_a_match_that_waits_is_gone_on_with_at_enter(tmp_path: Path) -> None:
    waiting = bot_acts(new_sitting("classic", "wait"))
    async with at_table(new_sitting("classic", "new"), tmp_path, waiting=waiting, read_draws=False) as pilot:
        assert "A match waits for you" in sheet_text(pilot)
        await press(pilot, "enter")
        assert sitting_of(pilot).match.seed == waiting.match.seed


async def test_a_match_that_waits_is_put_on_the_shelf_for_a_new_one(tmp_path: Path) -> None:
    waiting = new_sitting("classic", "wait")
    async with at_table(new_sitting("classic", "new"), tmp_path, waiting=waiting, read_draws=False) as pilot:
        await press(pilot, "n", "enter")
        assert sitting_of(pilot).match.seed != waiting.match.seed
        assert (tmp_path / "match.matches.jsonl").exists()


async def test_leaving_the_question_leaves_the_match_that_waits_as_it_was(tmp_path: Path) -> None:
    waiting = new_sitting("classic", "wait")
    Save(tmp_path / "match.json").write(waiting)
    async with at_table(new_sitting("classic", "new"), tmp_path, waiting=waiting, read_draws=False) as pilot:
        await press(pilot, "q")
    assert Save(tmp_path / "match.json").read() == waiting


async def test_the_game_goes_on_when_the_disk_is_full_and_says_so(tmp_path: Path) -> None:
    async with at_table(new_sitting("classic", "full"), tmp_path) as pilot:
        before = sitting_of(pilot).deal
        with patch("os.fsync", full_disk):
            await press(pilot, "h", "enter")
            await pilot.pause()
            assert "NOT SAVED" in screen_text(pilot)
            assert "cannot be saved" in " ".join(table_app(pilot).table.news)
            assert sitting_of(pilot).deal != before
            assert not table_app(pilot).table.flow.keeper.is_saved
        await press(pilot, "u")
        assert table_app(pilot).table.flow.keeper.is_saved
        assert "NOT SAVED" not in screen_text(pilot)
