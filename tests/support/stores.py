"""Where the stores of tests are: in files, or in schemas of PostgreSQL (``pytest --store postgresql``)."""

import os
from contextlib import closing
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from bidwhist.errors import WhistError
from bidwhist.server.platform.database.database import Database, Fault, Writing
from bidwhist.server.platform.database.migrations import TABLES
from bidwhist.server.platform.database.opening import done_at, is_there
from bidwhist.server.platform.database.paths import InPostgres, Place
from bidwhist.server.platform.database.postgres import PostgresConnection
from bidwhist.server.tables.repository import tables_in

CHOSEN = "BIDWHIST_TEST_STORE"
"""The variable that says which store the tests run over, in this process and those that it starts."""
SERVER = os.environ.get("BIDWHIST_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
"""The PostgreSQL that tests use; they make schemas there and take them away again."""
_made: set[str] = set()


def place(path: Path) -> Place:
    """The store that a test calls by the path of a file."""
    return in_postgres(path) if os.environ.get(CHOSEN) == "postgresql" else path


def in_postgres(path: Path) -> InPostgres:
    """The same in PostgreSQL; its schema is made when it is first named."""
    schema = f"whist_test_{sha256(str(path).encode()).hexdigest()[:20]}"
    if schema not in _made:
        _made.add(schema)
        ask(f"CREATE SCHEMA IF NOT EXISTS {schema}")
    return InPostgres(f"{SERVER}?options=-csearch_path%3D{schema}")


def words_for(path: Path) -> tuple[str, str]:
    """The words by which the command line is given such a store."""
    found = place(path)
    return ("--db", str(found)) if isinstance(found, Path) else ("--store", found.url)


def writers_of(database: Database) -> type[Writing]:
    """The class of all writers of a database, of the event loop's too: for tests that make writes fail."""
    return next(kind for kind in type(database).__mro__ if "commit" in vars(kind))


def kept_in(path: Path) -> list[tuple[Any, ...]]:
    """Every row of every table of a store."""
    return done_at(
        place(path), lambda connection: [row for name in TABLES for row in connection.execute(f"SELECT * FROM {name}")]
    )


def is_empty(place: Place) -> bool:
    """Whether nothing is kept at a place."""
    return not is_there(place) or not done_at(place, tables_in)


def ask(query: str, place: InPostgres | None = None) -> list[Any]:
    """What PostgreSQL answers."""
    with closing(PostgresConnection(place or InPostgres(SERVER))) as connection:
        found = connection.execute(query)
        return found.fetchall() if query.startswith("SELECT") else []


@cache
def missing() -> str:
    """Why there is no PostgreSQL here; empty where there is one."""
    try:
        ask("SELECT 1")
    except (WhistError, Fault) as error:
        return f"no PostgreSQL at {SERVER}: {error}"
    return ""


def take_away() -> None:
    """Take away the schemas that this process has made."""
    for schema in _made:
        ask(f"DROP SCHEMA IF EXISTS {schema} CASCADE")
    _made.clear()
