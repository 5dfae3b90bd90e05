"""A command on a store that cannot be read: one line that says what and where, and nothing lost."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bidwhist.server.platform.database.opening import database_at
from support.command import run


def test_a_store_that_cannot_be_read_is_told_in_one_line(tmp_path: Path) -> None:
    # In a process of its own, for pytest catches what is logged.
    store = tmp_path / "tables.sqlite"
    database_at(store).close()
    with closing(sqlite3.connect(store)) as connection:
        connection.execute("DROP TABLE bans")
    command = (sys.executable, "-m", "bidwhist", "owner", "bans", "--db", str(store))
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stderr == f"error: the store could not be read: no such table: bans; nothing has changed: {store}\n"


@pytest.mark.parametrize("words", [("owner", "unban"), ("owner", "fair-play"), ("event", "show")])
def test_a_name_whose_bytes_are_no_text_is_refused_in_words(tmp_path: Path, words: tuple[str, ...]) -> None:
    store = tmp_path / "tables.sqlite"
    database_at(store).close()
    ran = run(*words, "\udcff", "--db", str(store))
    assert ran.code == 2 and "not UTF-8, so nothing is called that" in ran.err
