"""The restore drill for PostgreSQL: a dump of a house that is open, made as docs/operations.md says, has every row."""

import re
import shlex
import shutil
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.server.accounts.service import Accounts
from bidwhist.server.platform.database.database import Connection
from bidwhist.server.platform.database.migrations import TABLES
from bidwhist.server.platform.database.opening import done_at
from bidwhist.server.platform.database.paths import InPostgres
from bidwhist.server.platform.database.store import Store
from bidwhist.server.tables.domain.log import Readied, Row, TableOpened
from bidwhist.server.tables.repository import append
from support.stores import SERVER, ask, in_postgres, missing

PAGE = (Path(__file__).parents[5] / "docs/operations.md").read_text("utf-8")
RECIPE = re.findall(r"^pg_\w+ .*$", PAGE, re.MULTILINE)
OPENED = Row("t1", 0, 5, "ann", "", TableOpened(rules=CLASSIC, name="porch", preset="classic", invite="maple7"))


def everything(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    """All rows, by table."""
    return {name: sorted(connection.execute(f"SELECT * FROM {name}"), key=repr) for name in TABLES}


def as_written(line: str, **values: str) -> list[str]:
    """A line of the page with its variables filled in."""
    return [re.sub(r"\$(\w+)", lambda found: values[found[1]], word) for word in shlex.split(line)]


@pytest.mark.nightly
async def test_a_dump_of_a_running_cluster_is_restored_with_every_row(tmp_path: Path) -> None:
    if why := missing():
        pytest.skip(why)
    if shutil.which("pg_dump") is None:
        pytest.skip("pg_dump is not installed")
    assert [line.split()[0] for line in RECIPE] == ["pg_dump", "pg_restore"]
    place = in_postgres(tmp_path)
    schema = place.url.rpartition("%3D")[2]
    with closing(Store(place, is_held=True)) as store:
        await store.write(append((OPENED, *(Row("t1", seq, seq, "", "", Readied(0)) for seq in range(1, 200)))))
        await Accounts(store).guest("Théodora")
        # Tests share one database, so theirs is named by its schema.
        dump = [*as_written(RECIPE[0], BIDWHIST_STORE=place.url), f"--schema={schema}"]
        subprocess.run(dump, cwd=tmp_path, check=True, capture_output=True)
    other = f"{schema}_again"
    ask(f"CREATE DATABASE {other} TEMPLATE template0 ENCODING 'UTF8'")
    try:
        address = f"{SERVER.rpartition('/')[0]}/{other}"
        subprocess.run(as_written(RECIPE[1], EMPTY=address), cwd=tmp_path, check=True, capture_output=True)
        restored = InPostgres(f"{address}?options=-csearch_path%3D{schema}")
        assert done_at(restored, everything) == done_at(place, everything)
    finally:
        ask(f"DROP DATABASE {other}")
