"""Disks that are full, that fail and that lie: nothing acknowledged is lost, and what is wrong is said."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from benches.soak.faulty_disk import COMPILER, after_power_cut, changes, worker

pytestmark = [
    pytest.mark.sqlite,
    pytest.mark.skipif(
        COMPILER is None or sys.platform != "linux", reason="a disk with faults needs Linux and a C compiler"
    ),
]


def rows_in(database: Path) -> list[int]:
    """The steps in a file, which must be whole."""
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return [seq for (seq,) in connection.execute("SELECT seq FROM log WHERE table_id = 't1' ORDER BY seq")]


@pytest.mark.parametrize(("fault", "words"), [("F", "full"), ("E", "I/O error")])
def test_a_disk_that_takes_nothing_costs_a_refusal_and_the_store_goes_on(
    tmp_path: Path, fault: str, words: str
) -> None:
    with worker(tmp_path) as store:
        assert store.ask() == "done 1"
        store.set(fault)
        for asked in ("write", "probe", "write"):
            said = store.ask(asked)
            assert said.startswith("failed") and words in said
        store.set("N")
        assert store.ask("probe") == "done 1"
        assert [store.ask() for _ in range(3)] == ["done 2", "done 3", "done 4"]
    assert rows_in(tmp_path / "tables.sqlite") == [0, 1, 2, 3, 4]
    assert (tmp_path / "log").read_text().count("the store could not write") == 3, "a line in the log for each"


def test_the_power_can_go_at_any_moment_and_what_was_acknowledged_is_there(tmp_path: Path) -> None:
    acknowledged = []
    with worker(tmp_path) as store:
        for seq in range(1, 25):
            assert store.ask() == f"done {seq}"
            acknowledged.append(len(changes(tmp_path / "journal")))
    done = changes(tmp_path / "journal")
    for number, kept in enumerate((0, 1, 3, 0, 7)):
        for seq, count in list(enumerate(acknowledged, 1))[number::5]:
            later = done[: min(len(done), count + kept)]
            found = rows_in(after_power_cut(later, tmp_path / f"cut-{seq}", kept=kept))
            assert found[: seq + 1] == [*range(seq + 1)], "every step that was acknowledged"
            assert found == [*range(len(found))], "and none without those before it"


def test_a_disk_that_lies_loses_the_newest_steps_alone(tmp_path: Path) -> None:
    with worker(tmp_path) as store:
        for seq in range(1, 15):
            assert store.ask() == f"done {seq}"
    done = changes(tmp_path / "journal")
    opened = next(place for place, one in enumerate(done) if one.kind == "S" and place > len(done) // 2)
    for kept in range(opened, len(done), 3):
        cut = after_power_cut(done, tmp_path / f"cut-{kept}", believes_syncs=False, kept=kept)
        found = rows_in(cut)
        assert found == [*range(len(found))], "a beginning of the log, without a gap"
