"""A house at its place: opened for a server, or for one piece of work beside it."""

from contextlib import closing
from pathlib import Path

from bidwhist.errors import WhistError
from bidwhist.server.platform.database.database import ERRORS, Database, T, Work
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.platform.database.postgres import PostgresDatabase, has_tables
from bidwhist.server.platform.database.sqlite import SqliteFile


def database_at(place: Place, *, is_held: bool = False) -> Database:
    """What is kept at a place, brought to this program's version; held for one server where that is asked.

    :raises WhistError: if it cannot be opened, or another server has it.
    """
    if isinstance(place, Path):
        return SqliteFile(place, is_held=is_held)
    return PostgresDatabase(place, is_held=is_held)


def is_there(place: Place) -> bool:
    """Whether a house has been made at a place.

    :raises WhistError: if it cannot be asked.
    """
    return place.exists() if isinstance(place, Path) else has_tables(place)


def unmake(place: Place) -> None:
    """Take away a file that was made in vain; what was made in a database is empty and stays."""
    if isinstance(place, Path):
        for made in (place, Path(f"{place}-wal"), Path(f"{place}-shm")):
            made.unlink(missing_ok=True)


def done_at(place: Place, work: Work[T], *, is_held: bool = False) -> T:
    """The result of work in one transaction, whole or not at all.

    :raises WhistError: if the house cannot be opened or written, or another server has it.
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
