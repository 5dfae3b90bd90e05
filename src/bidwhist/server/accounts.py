"""Who people are: guests first, accounts by choice, revocable login sessions, recovery codes, no e-mail."""

import secrets
import sqlite3
import time
from hashlib import sha256

from bidwhist.errors import WhistError
from bidwhist.server.database import Conflict, Work
from bidwhist.server.hashing import NOBODYS, Hasher
from bidwhist.server.protocol import Person
from bidwhist.server.store import Store
from bidwhist.server.turns import NOBODY, Who

RECOVERY_CODES = 8
_LETTERS = "abcdefghjkmnpqrstvwxyz23456789"


class NotSignedIn(WhistError):
    """Name, password or code do not fit; which of them is not told."""


class NameTaken(WhistError):
    """An account of that name exists."""


def random_word(length: int) -> str:
    """A word nobody can guess, without letters that look alike."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def hash_of(token: str) -> str:
    """What is stored of a token that is random itself."""
    return sha256(token.encode()).hexdigest()


def account_key(name: str) -> str:
    """Two accounts may not differ by capitals or spaces alone."""
    return " ".join(name.split()).casefold()


class Accounts:
    """People and their login sessions in a store."""

    def __init__(self, store: Store, hasher: Hasher | None = None) -> None:
        self.store, self.hasher = store, hasher or Hasher()
        self._known: dict[str, Person] = {}
        """People by the hash of their token, so that a request costs no read."""

    async def guest(self, name: str | None) -> tuple[Person, str]:
        """A new guest, with the token that proves it."""
        person = Person("g" + random_word(11), clean_name(name) or f"Guest {random_word(3)}", "guest")
        await self.store.write(_insert_person(person))
        return person, await self._log_in(person)

    async def person_of(self, token: str) -> Person | None:
        """Who a token belongs to; nobody where it was taken back."""
        key = hash_of(token)
        if key not in self._known:
            person = await self.store.read(_person_of(key))
            if person is None:
                return None
            self._remember(key, person)
        return self._known[key]

    def _remember(self, key: str, person: Person) -> None:
        if len(self._known) > 10_000:
            self._known.clear()
        self._known[key] = person

    async def _log_in(self, person: Person) -> str:
        token = secrets.token_urlsafe(32)
        await self.store.write(_insert_login(hash_of(token), person.id))
        self._remember(hash_of(token), person)
        return token

    async def rename(self, person: Person, name: str) -> Person:
        """The person under another name; an account keeps the name it signs in with."""
        renamed = Person(person.id, clean_name(name) or person.name, person.kind)
        await self.store.write(_execute("UPDATE people SET name = ? WHERE id = ?", renamed.name, person.id))
        self._known.clear()
        return renamed

    async def register(
        self, person: Person, name: str, password: str, who: Who = NOBODY
    ) -> tuple[Person, tuple[str, ...]]:
        """A guest who becomes an account and keeps the history; with recovery codes.

        :raises NameTaken: if there is such an account.
        """
        if person.kind == "account":
            raise NameTaken("you have an account already")
        hashed = await self.hasher.hash(password, who)
        codes = tuple("-".join((random_word(4), random_word(4), random_word(4))) for _ in range(RECOVERY_CODES))
        account = Person(person.id, clean_name(name), "account")
        try:
            await self.store.write(_make_account(account, hashed, codes))
        except Conflict as error:
            raise NameTaken("there is an account of that name already") from error
        self._known.clear()
        return account, codes

    async def log_in(self, name: str, password: str, who: Who = NOBODY) -> tuple[Person, str]:
        """A new login session of an account.

        :raises NotSignedIn: if name and password do not fit.
        """
        found = await self.store.read(_account(account_key(name)))
        # A name nobody has costs the same time.
        person, hashed = found or (None, NOBODYS)
        if not await self.hasher.fits(hashed, password, who) or person is None:
            raise NotSignedIn("name and password do not fit")
        return person, await self._log_in(person)

    async def recover(self, name: str, code: str, password: str, who: Who = NOBODY) -> tuple[Person, str]:
        """A new password by a recovery code, which is used up; every old login session ends.

        :raises NotSignedIn: if name and code do not fit.
        """
        found = await self.store.read(_account(account_key(name)))
        hashed = await self.hasher.hash(password, who)
        person = found[0] if found else None
        if person is None or not await self.store.write(_use_code(person.id, hash_of(code.strip().lower()), hashed)):
            raise NotSignedIn("name and recovery code do not fit")
        self._known.clear()
        return person, await self._log_in(person)

    async def log_out(self, token: str) -> None:
        """End one login session."""
        await self.store.write(_execute("DELETE FROM logins WHERE token = ?", hash_of(token)))
        self._known.pop(hash_of(token), None)

    async def log_out_everywhere(self, person: Person) -> None:
        """End every login session of a person."""
        await self.store.write(_execute("DELETE FROM logins WHERE person = ?", person.id))
        self._known.clear()

    async def muted_by(self, person: Person) -> frozenset[str]:
        """Whom a person does not want to hear."""
        return await self.store.read(_muted_by(person.id))

    async def mute(self, person: Person, other: str, muted: bool) -> None:
        """Hear somebody no more, or again."""
        query = "INSERT OR IGNORE INTO muted VALUES (?, ?)" if muted else "DELETE FROM muted WHERE person=? AND other=?"
        await self.store.write(_execute(query, person.id, other))


def clean_name(name: str | None) -> str:
    """A name fit to be shown: one line, no signs that cannot be seen, 24 letters at most."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name or "")
    return " ".join(shown.split())[:24].strip()


def _execute(query: str, *values: object) -> Work[None]:
    def work(connection: sqlite3.Connection) -> None:
        connection.execute(query, values)

    return work


def _insert_person(person: Person) -> Work[None]:
    return _execute(
        "INSERT INTO people (id, kind, name, created) VALUES (?, ?, ?, ?)",
        person.id,
        person.kind,
        person.name,
        int(time.time()),
    )


def _insert_login(token: str, person: str) -> Work[None]:
    return _execute("INSERT INTO logins VALUES (?, ?, ?)", token, person, int(time.time()))


def _person_of(token: str) -> Work[Person | None]:
    query = "SELECT people.id, name, kind FROM logins JOIN people ON people.id = person WHERE token = ?"

    def work(connection: sqlite3.Connection) -> Person | None:
        found = connection.execute(query, (token,)).fetchone()
        return Person(*found) if found else None

    return work


def _make_account(person: Person, password: str, codes: tuple[str, ...]) -> Work[None]:
    def work(connection: sqlite3.Connection) -> None:
        connection.execute(
            "UPDATE people SET kind = 'account', name = ?, account = ?, password = ? WHERE id = ?",
            (person.name, account_key(person.name), password, person.id),
        )
        connection.executemany("INSERT INTO recovery VALUES (?, ?)", [(person.id, hash_of(code)) for code in codes])

    return work


def _account(key: str) -> Work[tuple[Person, str] | None]:
    def work(connection: sqlite3.Connection) -> tuple[Person, str] | None:
        query = "SELECT id, name, kind, password FROM people WHERE account = ?"
        found = connection.execute(query, (key,)).fetchone()
        return (Person(*found[:3]), found[3]) if found else None

    return work


def _use_code(person: str, code: str, password: str) -> Work[bool]:
    def work(connection: sqlite3.Connection) -> bool:
        used = connection.execute("DELETE FROM recovery WHERE person = ? AND code = ?", (person, code)).rowcount
        if used:
            connection.execute("UPDATE people SET password = ? WHERE id = ?", (password, person))
            connection.execute("DELETE FROM logins WHERE person = ?", (person,))
        return bool(used)

    return work


def _muted_by(person: str) -> Work[frozenset[str]]:
    query = "SELECT other FROM muted WHERE person = ?"
    return lambda connection: frozenset(other for (other,) in connection.execute(query, (person,)))
