"""The SQLite file: how it is opened, its tables, and what may go wrong with it."""

import json
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias, TypeVar

from bidwhist.errors import WhistError
from bidwhist.server.store.look_alikes import keys_of
from bidwhist.server.store.storefile import make_private

LOG = logging.getLogger("bidwhist.server")
T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], T]


class NotSaved(WhistError):
    """The store could not write; nothing has changed."""


class Damaged(NotSaved):
    """What is stored cannot be read."""


class Conflict(NotSaved):
    """Somebody else has written this step of the table."""


class Repeated(NotSaved):
    """The command has been stored before; ``seq`` is the row that answers it."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"this command is stored already, as step {seq}")
        self.seq = seq


MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE log (table_id TEXT NOT NULL, seq INTEGER NOT NULL, time INTEGER NOT NULL, person TEXT NOT NULL,
        command TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
    CREATE TABLE tables (id TEXT PRIMARY KEY, invite TEXT NOT NULL UNIQUE, opened INTEGER NOT NULL,
        closed INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
    CREATE TABLE matches (id TEXT PRIMARY KEY, table_id TEXT NOT NULL, number INTEGER NOT NULL,
        finished INTEGER NOT NULL, preset TEXT NOT NULL, abandoned INTEGER NOT NULL,
        record BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE played (person TEXT NOT NULL, match TEXT NOT NULL, seat INTEGER NOT NULL, finished INTEGER NOT NULL,
        PRIMARY KEY (person, match)) WITHOUT ROWID;
    CREATE TABLE people (id TEXT PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, account TEXT UNIQUE,
        password TEXT, created INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE logins (token TEXT PRIMARY KEY, person TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX logins_of_person ON logins (person);
    CREATE TABLE recovery (person TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (person, code)) WITHOUT ROWID;
    CREATE TABLE muted (person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other)) WITHOUT ROWID;
    """,
    """
    CREATE TABLE sits (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
    CREATE INDEX sits_at_table ON sits (table_id);
    INSERT INTO sits SELECT json_extract(CAST(body AS TEXT), '$.person') AS sitter, table_id
        FROM log JOIN tables ON id = table_id
        WHERE closed = 0 AND json_extract(CAST(body AS TEXT), '$.type') = 'seated'
        GROUP BY sitter, table_id
        HAVING max(seq) > coalesce((SELECT max(seq) FROM log AS later WHERE later.table_id = log.table_id
            AND later.person = sitter AND json_extract(CAST(later.body AS TEXT), '$.type') = 'stood_up'), -1);
    """,
    "CREATE INDEX commands ON log (table_id, person, command) WHERE command <> '';",
    "ALTER TABLE played ADD COLUMN figures BLOB;",
    "CREATE TABLE broke_off (person TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (person, match)) WITHOUT ROWID;",
    """
    CREATE TABLE reports (id INTEGER PRIMARY KEY AUTOINCREMENT, made INTEGER NOT NULL, reporter TEXT NOT NULL,
        person TEXT NOT NULL, closed INTEGER NOT NULL DEFAULT 0, body BLOB NOT NULL);
    CREATE INDEX reports_of_reporter ON reports (reporter, closed);
    CREATE TABLE bans (who TEXT PRIMARY KEY, name TEXT NOT NULL, why TEXT NOT NULL, made INTEGER NOT NULL,
        until INTEGER) WITHOUT ROWID;
    CREATE INDEX played_of_match ON played (match);
    CREATE TABLE owner_keys (key TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
    """,
    """
    CREATE TABLE names (key TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (key, person)) WITHOUT ROWID;
    CREATE INDEX names_of_person ON names (person);
    INSERT OR IGNORE INTO names SELECT value, people.id FROM people, json_each(name_keys(name)) WHERE kind = 'account';
    INSERT OR IGNORE INTO names SELECT value, people.id FROM people, json_each(name_keys(account))
        WHERE kind = 'account';
    ALTER TABLE logins ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
    UPDATE logins SET used = CAST(strftime('%s', 'now') AS INTEGER);
    """,
    """
    CREATE TABLE forgotten (person TEXT NOT NULL, table_id TEXT NOT NULL,
        PRIMARY KEY (person, table_id)) WITHOUT ROWID;
    """,
)
"""Each brings the file one version further; a file newer than this program is refused."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection to a file, which is made where it is missing.

    :raises WhistError: if it cannot be opened.
    """
    try:
        make_private(path)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode=WAL")
    except (sqlite3.Error, OSError) as error:
        words = error.strerror if isinstance(error, OSError) else error
        raise WhistError(f"the table store cannot be opened, {words}: {path}") from error
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file to the version of this program.

    :raises WhistError: if the file is newer than the program.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise WhistError(f"the table store was written by a newer bidwhist: version {version}")
    connection.create_function("name_keys", 1, _name_keys, deterministic=True)
    for number in range(version, len(MIGRATIONS)):
        connection.executescript(f"BEGIN;{MIGRATIONS[number]}PRAGMA user_version={number + 1};COMMIT;")


def failure(error: sqlite3.Error, doing: str) -> NotSaved:
    """What becomes of an error of SQLite: a line in the log, and words for whoever waits."""
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    LOG.error("the store could not %s: %s (%s)", doing, error, name)
    kind = Damaged if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")) else NotSaved
    return kind(f"the store could not {doing}: {error}")


def _name_keys(name: str | None) -> str:
    return json.dumps(sorted(keys_of(name or "")))
