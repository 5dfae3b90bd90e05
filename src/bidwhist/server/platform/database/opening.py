"""Opens a database for a server, or for one piece of work."""

from contextlib import closing
from pathlib import Path

from bidwhist.errors import WhistError
from bidwhist.server.platform.database.database import ERRORS, Database, T, Work
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.platform.database.postgres import PostgresDatabase, has_tables
from bidwhist.server.platform.database.sqlite import SqliteFile


def database_at(place: Place, *, is_held: bool = False) -> Database:
    """Open a database and migrate it; locked for one server if asked.

    :raises WhistError: if it cannot be opened, or another server has locked it.
    """
    if isinstance(place, Path):
        return SqliteFile(place, is_held=is_held)
    return PostgresDatabase(place, is_held=is_held)


def is_there(place: Place) -> bool:
    """Whether a database exists at a place.

    :raises WhistError: if it cannot be reached.
    """
    return place.exists() if isinstance(place, Path) else has_tables(place)


def unmake(place: Place) -> None:
    """Delete a file created in vain; a PostgreSQL schema created in vain is empty and stays."""
    if isinstance(place, Path):
        for made in (place, Path(f"{place}-wal"), Path(f"{place}-shm")):
            made.unlink(missing_ok=True)


def done_at(place: Place, work: Work[T], *, is_held: bool = False) -> T:
    """The result of work in one transaction, all or nothing.

    :raises WhistError: if the database cannot be opened or written, or another server has locked it.
    """
    with closing(database_at(place, is_held=is_held)) as database:
        try:
            result = work(database.begin())
            database.commit()
        except BaseException as error:
            database.roll_back()
            if isinstance(error, ERRORS):
                raise WhistError(
                    f"the store cannot be read or written, {error}; nothing has changed: {place}"
                ) from error
            raise
    return result
