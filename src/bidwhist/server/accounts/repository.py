"""Queries of people: names, accounts, login sessions, recovery codes and mutes."""

from collections.abc import Collection
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.server.accounts.domain.person import Person, Registered
from bidwhist.server.platform.database.confusables import keys_of
from bidwhist.server.platform.database.database import Conflict, Connection, Work


class Login(Struct, frozen=True):
    """A login session: its person, when it began and when it was last used (seconds since 1970)."""

    token: str
    """The hash of its token."""
    person: Person
    created: int
    used: int


def execute(query: str, *values: object) -> Work[None]:
    """Run a statement without a result."""

    def work(connection: Connection) -> None:
        connection.execute(query, values)

    return work


def person_named(person: str) -> Work[Person | None]:
    """The person with an id."""

    def work(connection: Connection) -> Person | None:
        found = connection.execute("SELECT id, name, kind, face FROM people WHERE id = ?", (person,)).fetchone()
        return Person(*found) if found else None

    return work


_REGISTERED = "SELECT id, name, kind, face, created FROM people"


def people_like(name: str, most: int) -> Work[list[Registered]]:
    """People whose name contains these letters or whose id they are; newest first, up to a limit."""
    query = f"{_REGISTERED} WHERE lower(name) LIKE lower(?) ESCAPE '\\' OR id = ? ORDER BY created DESC, id LIMIT ?"
    like = name.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return _registered(query, f"%{like}%", name, most)


def people_of(ids: Collection[str]) -> Work[list[Registered]]:
    """The people with these ids, by name."""
    if not ids:
        return lambda connection: []
    return _registered(f"{_REGISTERED} WHERE id IN ({', '.join('?' * len(ids))}) ORDER BY name, id", *ids)


def _registered(query: str, *values: object) -> Work[list[Registered]]:
    return lambda connection: [Registered(Person(*row[:4]), row[4]) for row in connection.execute(query, values)]


def insert_person(person: Person, now: int) -> Work[None]:
    """A new person."""
    query = "INSERT INTO people (id, kind, name, created) VALUES (?, ?, ?, ?)"
    return execute(query, person.id, person.kind, person.name, now)


def insert_login(token: str, person: str, now: int, instead_of: str | None = None) -> Work[None]:
    """Store a new login session, replacing another."""

    def work(connection: Connection) -> None:
        connection.execute("DELETE FROM logins WHERE token = ?", (instead_of,))
        connection.execute(
            "INSERT INTO logins (token, person, created, used) VALUES (?, ?, ?, ?)", (token, person, now, now)
        )

    return work


def log_in_with(token: str, person: str, now: int, password: str, instead_of: str | None = None) -> Work[bool]:
    """Store a new login session if an account still has the password that was compared (its hash); says whether."""

    def work(connection: Connection) -> bool:
        has_it = _has_password(connection, person, password)
        if has_it:
            insert_login(token, person, now, instead_of)(connection)
        return has_it

    return work


def _has_password(connection: Connection, person: str, password: str) -> bool:
    # Writing the row locks it, so that the password cannot change before the transaction ends.
    query = "UPDATE people SET password = password WHERE id = ? AND password = ?"
    return bool(connection.execute(query, (person, password)).rowcount)


def login_of(token: str) -> Work[Login | None]:
    """A login session; a guest whose name an account has since taken appears under another."""
    query = (
        "SELECT people.id, name, kind, face, logins.created, used FROM logins JOIN people ON people.id = person "
        "WHERE token = ?"
    )

    def work(connection: Connection) -> Login | None:
        found = connection.execute(query, (token,)).fetchone()
        if found is None:
            return None
        person = Person(*found[:4])
        if person.kind == "guest" and owner_of(connection, person.name, person.id):
            person = stand_in(person)
        return Login(token, person, *found[4:])

    return work


def stand_in(person: Person) -> Person:
    """The guest under a unique stand-in name."""
    return replace(person, name=f"Guest {person.id[1:4]}")


def lock_names(connection: Connection, kind: Literal["people", "clubs"]) -> None:
    """Let no other transaction take a name of this kind before this one ends.

    Two transactions of PostgreSQL would otherwise both find a name free and both take it.
    """
    query = "INSERT INTO name_locks VALUES (?, 1) ON CONFLICT (kind) DO UPDATE SET times = name_locks.times + 1"
    connection.execute(query, (kind,))


def owner_of(connection: Connection, name: str, but: str = "") -> bool:
    """Whether an account of somebody else has a name, or one that looks like it."""
    keys = sorted(keys_of(name))
    query = f"SELECT 1 FROM names WHERE key IN ({', '.join('?' * len(keys))}) AND person <> ? LIMIT 1"
    return connection.execute(query, (*keys, but)).fetchone() is not None


def is_taken(name: str, but: str) -> Work[bool]:
    """Whether an account of somebody else has a name, or one that looks like it."""
    return lambda connection: owner_of(connection, name, but)


def rename(person: Person) -> Work[None]:
    """Rename a person; the name by which an account signs in stays reserved.

    The work raises ``Conflict`` if another account has the name.
    """

    def work(connection: Connection) -> None:
        lock_names(connection, "people")
        if owner_of(connection, person.name, person.id):
            raise Conflict("there is an account of that name already")
        connection.execute("UPDATE people SET name = ? WHERE id = ?", (person.name, person.id))
        if person.kind != "guest":
            (account,) = connection.execute("SELECT account FROM people WHERE id = ?", (person.id,)).fetchone()
            keep_names(connection, person.id, (account or person.name, person.name))

    return work


def set_face(person: str, face: int) -> Work[None]:
    """The figure that a person is drawn as."""
    return execute("UPDATE people SET face = ? WHERE id = ?", face, person)


def keep_names(connection: Connection, person: str, names: Collection[str]) -> None:
    """Reserve names, and those that look like them, for a person, instead of the earlier ones."""
    keys = {key for name in names for key in keys_of(name)}
    connection.execute("DELETE FROM names WHERE person = ?", (person,))
    connection.executemany("INSERT INTO names VALUES (?, ?)", [(key, person) for key in sorted(keys)])


class NoGuest(Exception):
    """The person is an account already, or gone."""


class NewAccount(Struct, frozen=True):
    """A guest who becomes an account."""

    person: Person
    account: str
    """Its sign-in key."""
    password: str
    """The hash of the password; recovery codes and token are hashed too."""
    codes: tuple[str, ...]
    token: str
    now: int


def make_account(new: NewAccount) -> Work[None]:
    """Turn a guest into an account; every login session ends except the new one.

    The work raises ``Conflict`` if an account of somebody else has the name, and ``NoGuest`` if there is no such guest.
    """
    person = new.person
    query = "UPDATE people SET kind = 'account', name = ?, account = ?, password = ? WHERE id = ? AND kind = 'guest'"

    def work(connection: Connection) -> None:
        lock_names(connection, "people")
        if owner_of(connection, person.name, person.id):
            raise Conflict("there is an account of that name already")
        if not connection.execute(query, (person.name, new.account, new.password, person.id)).rowcount:
            raise NoGuest
        keep_names(connection, person.id, (new.account, person.name))
        connection.executemany("INSERT INTO recovery_codes VALUES (?, ?)", [(person.id, code) for code in new.codes])
        connection.execute("DELETE FROM logins WHERE person = ?", (person.id,))
        insert_login(new.token, person.id, new.now)(connection)

    return work


def account_of(key: str, older: str) -> Work[tuple[Person, str] | None]:
    """An account and its password hash by sign-in name, in the present form or that of older files."""

    def work(connection: Connection) -> tuple[Person, str] | None:
        query = "SELECT id, name, kind, face, password FROM people WHERE account IN (?, ?) ORDER BY account = ? DESC"
        found = connection.execute(query, (key, older, older)).fetchone()
        return (Person(*found[:4]), found[4]) if found else None

    return work


def password_of(person: str) -> Work[str | None]:
    """The hash of a person's password, or None for a guest."""

    def work(connection: Connection) -> str | None:
        found = connection.execute("SELECT password FROM people WHERE id = ?", (person,)).fetchone()
        return found[0] if found else None

    return work


def set_password(person: str, old: str, password: str, token: str, now: int) -> Work[bool]:
    """Store a new password in place of the one that was compared (hashes); every login session ends except the new one.

    Says whether the account still had the old one.
    """

    def work(connection: Connection) -> bool:
        if not _has_password(connection, person, old):
            return False
        connection.execute("UPDATE people SET password = ? WHERE id = ?", (password, person))
        connection.execute("DELETE FROM logins WHERE person = ?", (person,))
        insert_login(token, person, now)(connection)
        return True

    return work


def use_code(person: str, code: str, password: str) -> Work[bool]:
    """Set a password with a recovery code, which is used up; every login session ends."""

    def work(connection: Connection) -> bool:
        used = connection.execute("DELETE FROM recovery_codes WHERE person = ? AND code = ?", (person, code)).rowcount
        if used:
            connection.execute("UPDATE people SET password = ? WHERE id = ?", (password, person))
            connection.execute("DELETE FROM logins WHERE person = ?", (person,))
        return bool(used)

    return work


def muted_by(person: str) -> Work[frozenset[str]]:
    query = "SELECT other FROM mutes WHERE person = ?"
    return lambda connection: frozenset(other for (other,) in connection.execute(query, (person,)))


def muted_people(person: str) -> Work[list[tuple[str, str]]]:
    """The people a person has muted: id and name (empty for deleted accounts), by name."""
    query = "SELECT other, coalesce(name, '') FROM mutes LEFT JOIN people ON id = other WHERE person = ? ORDER BY 2, 1"
    return lambda connection: [(other, name) for other, name in connection.execute(query, (person,))]


def account_called(name: str) -> Work[str | None]:
    """The account with a name, or with one that looks like it."""
    keys = sorted(keys_of(name))
    query = f"SELECT person FROM names WHERE key IN ({', '.join('?' * len(keys))}) ORDER BY person LIMIT 1"

    def work(connection: Connection) -> str | None:
        found = connection.execute(query, keys).fetchone()
        return found[0] if found else None

    return work
