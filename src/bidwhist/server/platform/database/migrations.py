"""Schema migrations, written once for both databases."""

import re

from msgspec import Struct


class Migration(Struct, frozen=True):
    """Brings a database one version further."""

    schema: str
    """In SQLite's dialect; ``in_postgres`` translates it."""
    older_files: str = ""
    """Migrates rows of old files, in SQLite only: no PostgreSQL database is that old."""


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
    Migration("""
    CREATE TABLE friends (person TEXT NOT NULL, other TEXT NOT NULL, since INTEGER NOT NULL,
        PRIMARY KEY (person, other)) WITHOUT ROWID;
    CREATE INDEX friends_of_other ON friends (other);
    CREATE TABLE invitations (person TEXT NOT NULL, table_id TEXT NOT NULL, host TEXT NOT NULL, made INTEGER NOT NULL,
        PRIMARY KEY (person, table_id)) WITHOUT ROWID;
    CREATE TABLE clubs (id TEXT PRIMARY KEY, name TEXT NOT NULL, about TEXT NOT NULL, word TEXT NOT NULL UNIQUE,
        founded INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE members (club TEXT NOT NULL, person TEXT NOT NULL, since INTEGER NOT NULL,
        keeper INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (club, person)) WITHOUT ROWID;
    CREATE INDEX members_by_person ON members (person);
    CREATE TABLE club_matches (club TEXT NOT NULL, match TEXT NOT NULL, finished INTEGER NOT NULL,
        PRIMARY KEY (club, match)) WITHOUT ROWID;
    CREATE INDEX club_matches_by_time ON club_matches (club, finished);
    """),
    Migration("""
    CREATE TABLE nodes (id TEXT PRIMARY KEY, epoch INTEGER NOT NULL, url TEXT NOT NULL, heartbeat INTEGER NOT NULL,
        state TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE owners (table_id TEXT PRIMARY KEY, node TEXT NOT NULL, epoch INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX owners_of_node ON owners (node, epoch);
    CREATE TABLE hints (id TEXT PRIMARY KEY, node TEXT NOT NULL, topic TEXT NOT NULL,
        subject TEXT NOT NULL) WITHOUT ROWID;
    """),
    Migration("""
    CREATE TABLE outcomes (id TEXT PRIMARY KEY, finished INTEGER NOT NULL, place INTEGER,
        body BLOB NOT NULL) WITHOUT ROWID;
    CREATE UNIQUE INDEX outcomes_in_order ON outcomes (place);
    CREATE INDEX outcomes_open ON outcomes (finished, id) WHERE place IS NULL;
    CREATE TABLE settled (person TEXT NOT NULL, place INTEGER NOT NULL, reason TEXT NOT NULL, time INTEGER NOT NULL,
        came TEXT NOT NULL, chips INTEGER NOT NULL, league INTEGER NOT NULL, experience INTEGER NOT NULL, mean REAL,
        doubt REAL, PRIMARY KEY (person, place, reason)) WITHOUT ROWID;
    CREATE TABLE grades (pool TEXT NOT NULL, player TEXT NOT NULL, mean REAL NOT NULL, doubt REAL NOT NULL,
        played INTEGER NOT NULL, won INTEGER NOT NULL, season INTEGER NOT NULL, shown INTEGER NOT NULL,
        PRIMARY KEY (pool, player)) WITHOUT ROWID;
    CREATE INDEX boards ON grades (pool, season, shown) WHERE played >= 20;
    CREATE TABLE league (season INTEGER NOT NULL, person TEXT NOT NULL, tier INTEGER NOT NULL,
        played INTEGER NOT NULL, won INTEGER NOT NULL, points INTEGER NOT NULL, since INTEGER NOT NULL,
        away INTEGER NOT NULL, PRIMARY KEY (season, person)) WITHOUT ROWID;
    CREATE INDEX tiers ON league (season, tier, points);
    CREATE TABLE seasons (id INTEGER PRIMARY KEY, lowest INTEGER NOT NULL);
    CREATE TABLE earned (person TEXT PRIMARY KEY, points INTEGER NOT NULL, matches INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX earned_most ON earned (points);
    CREATE TABLE balances (account TEXT PRIMARY KEY, chips INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE together (person TEXT NOT NULL, partner TEXT NOT NULL, played INTEGER NOT NULL,
        won INTEGER NOT NULL, PRIMARY KEY (person, partner)) WITHOUT ROWID;
    CREATE TABLE counts (pool TEXT NOT NULL, season INTEGER NOT NULL, shown INTEGER NOT NULL,
        people INTEGER NOT NULL, PRIMARY KEY (pool, season, shown)) WITHOUT ROWID;
    """),
    Migration("""
    CREATE TABLE given (table_id TEXT PRIMARY KEY, event TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX given_of_event ON given (event);
    CREATE TABLE sealed (event TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE days (day TEXT PRIMARY KEY, secret TEXT NOT NULL, preset TEXT NOT NULL, bots TEXT NOT NULL,
        rules BLOB NOT NULL, closed INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
    CREATE TABLE daily_tables (day TEXT NOT NULL, person TEXT NOT NULL, table_id TEXT NOT NULL,
        PRIMARY KEY (day, person)) WITHOUT ROWID;
    CREATE TABLE daily_lines (day TEXT NOT NULL, board INTEGER NOT NULL, entrant TEXT NOT NULL, name TEXT NOT NULL,
        match TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (day, board, entrant)) WITHOUT ROWID;
    CREATE INDEX daily_lines_of_entrant ON daily_lines (entrant);
    CREATE TABLE daily_places (day TEXT NOT NULL, entrant TEXT NOT NULL, name TEXT NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (day, entrant)) WITHOUT ROWID;
    CREATE INDEX daily_places_of_entrant ON daily_places (entrant);
    CREATE TABLE field_grades (entrant TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
    """),
    Migration("""
    CREATE TABLE contests (id TEXT PRIMARY KEY, club TEXT NOT NULL, begins INTEGER NOT NULL, closed INTEGER NOT NULL,
        body BLOB NOT NULL) WITHOUT ROWID;
    CREATE INDEX contests_by_time ON contests (closed, begins);
    CREATE TABLE contest_log (contest TEXT NOT NULL, seq INTEGER NOT NULL, time INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (contest, seq)) WITHOUT ROWID;
    CREATE TABLE contest_tables (contest TEXT NOT NULL, meeting INTEGER NOT NULL, table_id TEXT NOT NULL,
        PRIMARY KEY (contest, meeting)) WITHOUT ROWID;
    CREATE INDEX contests_of_table ON contest_tables (table_id);
    CREATE TABLE contest_people (person TEXT NOT NULL, contest TEXT NOT NULL,
        PRIMARY KEY (person, contest)) WITHOUT ROWID;
    """),
    # Tables opened earlier are read again when they are listed.
    Migration("""
    ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 1;
    CREATE INDEX tables_listed ON tables (opened) WHERE closed = 0 AND listed = 1;
    """),
    # With an index over all places SQLite sorted every waiting outcome to find the first. Open tables are few; the
    # tables of all events that ever were are not.
    Migration("""
    DROP INDEX outcomes_in_order;
    CREATE UNIQUE INDEX outcomes_in_order ON outcomes (place) WHERE place IS NOT NULL;
    CREATE INDEX tables_open ON tables (id) WHERE closed = 0;
    """),
    # A day that a person has begun is finished under the version that it began with.
    Migration("""
    ALTER TABLE days ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE daily_tables ADD COLUMN guest INTEGER NOT NULL DEFAULT 0;
    UPDATE days SET version = 2
        WHERE closed = 0 AND NOT EXISTS (SELECT 1 FROM daily_tables WHERE daily_tables.day = days.day);
    """),
    Migration("""
    CREATE TABLE met (person TEXT NOT NULL, opponent TEXT NOT NULL, season INTEGER NOT NULL, times INTEGER NOT NULL,
        PRIMARY KEY (person, opponent)) WITHOUT ROWID;
    CREATE TABLE excuses (person TEXT NOT NULL, partner TEXT NOT NULL, season INTEGER NOT NULL,
        PRIMARY KEY (person, partner)) WITHOUT ROWID;
    CREATE TABLE escrow (match TEXT NOT NULL, person TEXT NOT NULL, chips INTEGER NOT NULL,
        PRIMARY KEY (match, person)) WITHOUT ROWID;
    CREATE INDEX escrow_of_person ON escrow (person);
    """),
    # Who announced an event, the secret of its lots, removed club members, and look-alike names of clubs.
    Migration("""
    ALTER TABLE contests ADD COLUMN secret TEXT NOT NULL DEFAULT '';
    ALTER TABLE contests ADD COLUMN person TEXT NOT NULL DEFAULT '';
    CREATE INDEX contests_of_person ON contests (person) WHERE closed = 0;
    CREATE TABLE club_outs (club TEXT NOT NULL, person TEXT NOT NULL, since INTEGER NOT NULL,
        PRIMARY KEY (club, person)) WITHOUT ROWID;
    CREATE TABLE club_names (key TEXT NOT NULL, club TEXT NOT NULL, PRIMARY KEY (key, club)) WITHOUT ROWID;
    """),
    # Rows that transactions lock which look for a name and then take it.
    Migration("""
    CREATE TABLE name_locks (kind TEXT PRIMARY KEY, times INTEGER NOT NULL) WITHOUT ROWID;
    """),
    # Names that say what a row is. A server of an earlier version cannot run beside this one.
    Migration("""
    ALTER TABLE played RENAME TO match_players;
    DROP INDEX played_of_match;
    CREATE INDEX match_players_of_match ON match_players (match);
    ALTER TABLE recovery RENAME TO recovery_codes;
    ALTER TABLE muted RENAME TO mutes;
    ALTER TABLE sits RENAME TO table_players;
    DROP INDEX sits_at_table;
    CREATE INDEX table_players_of_table ON table_players (table_id);
    ALTER TABLE broke_off RENAME TO abandonments;
    ALTER TABLE forgotten RENAME TO pending_erasures;
    ALTER TABLE club_outs RENAME TO club_removals;
    ALTER TABLE hints RENAME TO outbox;
    ALTER TABLE settled RENAME TO settlements;
    ALTER TABLE settlements RENAME COLUMN came TO result;
    ALTER TABLE earned RENAME TO experience;
    DROP INDEX earned_most;
    CREATE INDEX experience_by_points ON experience (points);
    ALTER TABLE together RENAME TO partnerships;
    ALTER TABLE met RENAME TO opponents;
    ALTER TABLE counts RENAME TO grade_counts;
    ALTER TABLE given RENAME TO board_tables;
    DROP INDEX given_of_event;
    CREATE INDEX board_tables_of_event ON board_tables (event);
    ALTER TABLE sealed RENAME TO sealed_events;
    ALTER TABLE contests RENAME TO tournaments;
    DROP INDEX contests_by_time;
    CREATE INDEX tournaments_by_time ON tournaments (closed, begins);
    DROP INDEX contests_of_person;
    CREATE INDEX tournaments_of_person ON tournaments (person) WHERE closed = 0;
    ALTER TABLE contest_log RENAME TO tournament_log;
    ALTER TABLE tournament_log RENAME COLUMN contest TO tournament;
    ALTER TABLE contest_tables RENAME TO tournament_tables;
    ALTER TABLE tournament_tables RENAME COLUMN contest TO tournament;
    DROP INDEX contests_of_table;
    CREATE INDEX tournaments_of_table ON tournament_tables (table_id);
    ALTER TABLE contest_people RENAME TO tournament_players;
    ALTER TABLE tournament_players RENAME COLUMN contest TO tournament;
    """),
    # Accounts of programs, and the people who answer for them.
    Migration("""
    CREATE TABLE bot_accounts (person TEXT PRIMARY KEY, owner TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX bot_accounts_of_owner ON bot_accounts (owner);
    CREATE INDEX bots_by_name ON people (name, id) WHERE kind = 'bot';
    """),
    # The figure a person has chosen to be drawn as.
    Migration("ALTER TABLE people ADD COLUMN face INTEGER;"),
)
"""The schema version; a newer database is refused."""


def _tables() -> tuple[str, ...]:
    schema = "".join(step.schema for step in MIGRATIONS)
    renamed = dict(re.findall(r"ALTER TABLE (\w+) RENAME TO (\w+)", schema))
    return tuple(renamed.get(name, name) for name in re.findall(r"CREATE TABLE (\w+)", schema))


TABLES: tuple[str, ...] = _tables()
"""All tables of the schema, in the order of their creation."""
KEYS: dict[str, tuple[str, ...]] = {
    "log": ("table_id", "seq"),
    "tables": ("id",),
    "matches": ("id",),
    "match_players": ("person", "match"),
    "people": ("id",),
    "logins": ("token",),
    "recovery_codes": ("person", "code"),
    "mutes": ("person", "other"),
    "table_players": ("person", "table_id"),
    "abandonments": ("person", "match"),
    "reports": ("id",),
    "bans": ("who",),
    "owner_keys": ("key",),
    "names": ("key", "person"),
    "bot_accounts": ("person",),
    "pending_erasures": ("person", "table_id"),
    "friends": ("person", "other"),
    "invitations": ("person", "table_id"),
    "clubs": ("id",),
    "members": ("club", "person"),
    "club_matches": ("club", "match"),
    "club_removals": ("club", "person"),
    "club_names": ("key", "club"),
    "name_locks": ("kind",),
    "nodes": ("id",),
    "owners": ("table_id",),
    "outbox": ("id",),
    "outcomes": ("id",),
    "settlements": ("person", "place", "reason"),
    "grades": ("pool", "player"),
    "league": ("season", "person"),
    "seasons": ("id",),
    "experience": ("person",),
    "balances": ("account",),
    "partnerships": ("person", "partner"),
    "grade_counts": ("pool", "season", "shown"),
    "opponents": ("person", "opponent"),
    "excuses": ("person", "partner"),
    "escrow": ("match", "person"),
    "board_tables": ("table_id",),
    "sealed_events": ("event",),
    "days": ("day",),
    "daily_tables": ("day", "person"),
    "daily_lines": ("day", "board", "entrant"),
    "daily_places": ("day", "entrant"),
    "field_grades": ("entrant",),
    "tournaments": ("id",),
    "tournament_log": ("tournament", "seq"),
    "tournament_tables": ("tournament", "meeting"),
    "tournament_players": ("person", "tournament"),
}
"""The number of key columns of each table; they come first."""
PARTITIONS = 8
"""Partitions of the log in PostgreSQL, by hash of the table's id: each has its own indexes and vacuum."""

_WORDS = {
    "INTEGER PRIMARY KEY AUTOINCREMENT": "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY",
    "INTEGER": "BIGINT",
    "TEXT": 'TEXT COLLATE "C"',  # in the order of bytes, as SQLite has it
    "BLOB": "BYTEA",
    "REAL": "DOUBLE PRECISION",
    " WITHOUT ROWID": "",
}
_LOG = re.compile(r"(CREATE TABLE log [^;]*);")


def in_postgres(schema: str) -> str:
    """Translate a schema to PostgreSQL's dialect."""
    said = re.sub("|".join(_WORDS), lambda found: _WORDS[found[0]], schema)
    parts = "".join(
        f"CREATE TABLE log_{part} PARTITION OF log FOR VALUES WITH (MODULUS {PARTITIONS}, REMAINDER {part});"
        for part in range(PARTITIONS)
    )
    return _LOG.sub(rf"\1 PARTITION BY HASH (table_id); {parts}", said)
