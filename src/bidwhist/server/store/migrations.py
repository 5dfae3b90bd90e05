"""The tables of a store, version by version, written once for both databases."""

import re

from msgspec import Struct


class Migration(Struct, frozen=True):
    """Brings a store one version further."""

    schema: str
    """In SQLite's words; ``in_postgres`` says it in PostgreSQL's."""
    older_files: str = ""
    """What becomes of rows that older files have, in SQLite alone: no house in PostgreSQL was ever so old."""


MIGRATIONS: tuple[Migration, ...] = (
    Migration("""
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
    """),
    Migration(
        """
    CREATE TABLE sits (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
    CREATE INDEX sits_at_table ON sits (table_id);
    """,
        """
    INSERT INTO sits SELECT json_extract(CAST(body AS TEXT), '$.person') AS sitter, table_id
        FROM log JOIN tables ON id = table_id
        WHERE closed = 0 AND json_extract(CAST(body AS TEXT), '$.type') = 'seated'
        GROUP BY sitter, table_id
        HAVING max(seq) > coalesce((SELECT max(seq) FROM log AS later WHERE later.table_id = log.table_id
            AND later.person = sitter AND json_extract(CAST(later.body AS TEXT), '$.type') = 'stood_up'), -1);
    """,
    ),
    Migration("CREATE INDEX commands ON log (table_id, person, command) WHERE command <> '';"),
    Migration("ALTER TABLE played ADD COLUMN figures BLOB;"),
    Migration("""
    CREATE TABLE broke_off (person TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (person, match)) WITHOUT ROWID;
    """),
    Migration("""
    CREATE TABLE reports (id INTEGER PRIMARY KEY AUTOINCREMENT, made INTEGER NOT NULL, reporter TEXT NOT NULL,
        person TEXT NOT NULL, closed INTEGER NOT NULL DEFAULT 0, body BLOB NOT NULL);
    CREATE INDEX reports_of_reporter ON reports (reporter, closed);
    CREATE TABLE bans (who TEXT PRIMARY KEY, name TEXT NOT NULL, why TEXT NOT NULL, made INTEGER NOT NULL,
        until INTEGER) WITHOUT ROWID;
    CREATE INDEX played_of_match ON played (match);
    CREATE TABLE owner_keys (key TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
    """),
    Migration(
        """
    CREATE TABLE names (key TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (key, person)) WITHOUT ROWID;
    CREATE INDEX names_of_person ON names (person);
    ALTER TABLE logins ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
    """,
        """
    INSERT OR IGNORE INTO names SELECT value, people.id FROM people, json_each(name_keys(name)) WHERE kind = 'account';
    INSERT OR IGNORE INTO names SELECT value, people.id FROM people, json_each(name_keys(account))
        WHERE kind = 'account';
    UPDATE logins SET used = CAST(strftime('%s', 'now') AS INTEGER);
    """,
    ),
    Migration("""
    CREATE TABLE forgotten (person TEXT NOT NULL, table_id TEXT NOT NULL,
        PRIMARY KEY (person, table_id)) WITHOUT ROWID;
    """),
)
"""A store newer than this program is refused."""

TABLES: tuple[str, ...] = tuple(name for step in MIGRATIONS for name in re.findall(r"CREATE TABLE (\w+)", step.schema))
"""Everything that a store keeps."""
KEYS: dict[str, tuple[str, ...]] = {
    "log": ("table_id", "seq"),
    "tables": ("id",),
    "matches": ("id",),
    "played": ("person", "match"),
    "people": ("id",),
    "logins": ("token",),
    "recovery": ("person", "code"),
    "muted": ("person", "other"),
    "sits": ("person", "table_id"),
    "broke_off": ("person", "match"),
    "reports": ("id",),
    "bans": ("who",),
    "owner_keys": ("key",),
    "names": ("key", "person"),
    "forgotten": ("person", "table_id"),
}
"""The columns that name a row of each; they are its first."""
PARTITIONS = 8
"""Parts of the log in PostgreSQL, by the table's id: each has indexes of its own, and is swept on its own."""

_WORDS = {
    "INTEGER PRIMARY KEY AUTOINCREMENT": "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY",
    "INTEGER": "BIGINT",
    "TEXT": 'TEXT COLLATE "C"',  # in the order of bytes, as SQLite has it
    "BLOB": "BYTEA",
    " WITHOUT ROWID": "",
}
_LOG = re.compile(r"(CREATE TABLE log [^;]*);")


def in_postgres(schema: str) -> str:
    """A schema in PostgreSQL's words."""
    said = re.sub("|".join(_WORDS), lambda found: _WORDS[found[0]], schema)
    parts = "".join(
        f"CREATE TABLE log_{part} PARTITION OF log FOR VALUES WITH (MODULUS {PARTITIONS}, REMAINDER {part});"
        for part in range(PARTITIONS)
    )
    return _LOG.sub(rf"\1 PARTITION BY HASH (table_id); {parts}", said)
