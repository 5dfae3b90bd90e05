"""A command on a store that cannot be read: one line that says what and where, and nothing lost."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from bidwhist.server.platform.database.opening import database_at


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
