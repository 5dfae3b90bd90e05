"""People: guests first, accounts by choice, revocable login sessions, recovery codes, no e-mail."""

import time
from collections.abc import Callable, Collection, Iterable
from random import Random, SystemRandom

from msgspec.structs import replace

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying
from bidwhist.server.accounts.devices import known_device, new_device
from bidwhist.server.accounts.domain.person import ID_LETTERS, Person, Registered
from bidwhist.server.accounts.login_sessions import LIVES, NOTED_EVERY, ends_at, hash_of, new_token
from bidwhist.server.accounts.names import MAX_TITLE_LETTERS, BadName, is_reserved, shown_name
from bidwhist.server.accounts.password_hasher import Hasher, as_spoken, nobodys_hash
from bidwhist.server.accounts.password_policy import WeakPassword, check_password
from bidwhist.server.accounts.repository import (
    Login,
    NewAccount,
    NoGuest,
    account_called,
    account_of,
    execute,
    insert_login,
    insert_person,
    is_taken,
    log_in_with,
    login_of,
    make_account,
    muted_by,
    muted_people,
    password_of,
    people_like,
    people_of,
    person_named,
    rename,
    set_face,
    set_password,
    use_code,
)
from bidwhist.server.platform.database.database import Conflict
from bidwhist.server.platform.database.store import Store
from bidwhist.server.platform.jobs.fair_queue import NOBODY, Who

RECOVERY_CODES = 8
MAX_KNOWN = 10_000
CLOCK_TOLERANCE_S = 24 * 3600.0
"""Seconds by which the wall clock may have been changed before expired sessions are no longer deleted."""
_LETTERS = "abcdefghjkmnpqrstvwxyz23456789"
_RANDOM = SystemRandom()
_TAKEN = Saying("name-taken")
_ALREADY = Saying("account-already")
_SIGN_IN_WRONG = Saying("sign-in-wrong")
_PASSWORD_WRONG = Saying("password-wrong")
_RECOVERY_WRONG = Saying("recovery-wrong")
_RESERVED_SAYING = Saying("name-of-house")


class NotSignedIn(WhistError):
    """The name, password or code is wrong; it does not say which."""


class NameTaken(WhistError):
    """The name is that of an account or a bot, or looks like one."""


def random_word(length: int, random: Random = _RANDOM) -> str:
    """A random word without letters that look alike."""
    return "".join(random.choice(_LETTERS) for _ in range(length))


def account_key(name: str) -> str:
    """An account's sign-in key: its name with case, width and extra spaces normalized."""
    return as_spoken(name)


def _older_key(name: str) -> str:
    return " ".join(name.split()).casefold()


class Accounts:
    """Guests, accounts and login sessions over a store."""

    def __init__(
        self,
        store: Store,
        hasher: Hasher | None = None,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store, self.hasher, self.clock = store, hasher or Hasher(), clock
        self._steady = steady
        self._ahead = self.clock() - steady()
        """Seconds from the monotonic clock to the wall clock, at the start."""
        self.levels: Iterable[str] = ()
        """Bots from other packages, whose names are reserved too."""
        self.changed: Callable[[], None] = lambda: None
        """Called when other servers have to drop their cached people too."""
        self._known: dict[str, Login] = {}
        """Cache of login sessions by token hash, so that a request needs no read."""
        self._ended = 0
        """Counts ended sessions: a read that began before the last one is not cached."""

    def _now(self) -> int:
        return int(self.clock())

    async def name_for(self, name: str, person: str) -> str:
        """A name normalized for display, if the person may have it.

        :raises BadName: if it is not allowed; ``NameTaken`` if it is another person's or reserved.
        """
        shown = shown_name(name)
        if is_reserved(shown, self.levels):
            raise NameTaken(_RESERVED_SAYING)
        if await self.store.read(is_taken(shown, person)):
            raise NameTaken(_TAKEN)
        return shown

    async def guest(self, name: str | None) -> tuple[Person, str]:
        """Create a guest, with its session token.

        :raises BadName: if the name is not allowed; ``NameTaken`` if it is another person's.
        """
        shown = await self.name_for(name, "") if name and name.strip() else f"Guest {random_word(3)}"
        person = Person("g" + random_word(ID_LETTERS - 1), shown, "guest")
        now, token = self._now(), new_token()
        await self.store.write(insert_person(person, now))
        await self.store.write(insert_login(hash_of(token), person.id, now))
        self._remember(Login(hash_of(token), person, now, now))
        return person, token

    # Login sessions.

    async def person_of(self, token: str) -> Person | None:
        """The person of a token, or None if it was revoked or has expired."""
        login = await self.login_of(token)
        return login.person if login else None

    async def login_of(self, token: str) -> Login | None:
        """The login session of a token, or None if it was revoked or has expired."""
        key, now, ended = hash_of(token), self._now(), self._ended
        login = self._known.get(key) or await self.store.read(login_of(key))
        if login is None:
            return None
        if now >= ends_at(login):
            # It stays in the store until the hourly sweep, so a clock that is ahead for a moment signs nobody out.
            return None
        if now - login.used >= NOTED_EVERY:
            login = replace(login, used=now)
            await self.store.write(execute("UPDATE logins SET used = ? WHERE token = ?", now, key))
        if ended == self._ended:
            self._remember(login)
        return login

    async def has_ended(self, login: Login) -> bool:
        """Whether a login session has ended since it was looked up."""
        return login.token not in self._known and await self.store.read(login_of(login.token)) is None

    def _remember(self, login: Login) -> None:
        if len(self._known) >= MAX_KNOWN:
            self._known.clear()
        self._known[login.token] = login

    async def _log_in(self, person: Person, password: str, instead_of: str | None, wrong: Saying) -> str:
        """Sign in to an account with the password that was compared (its hash), unless it has changed meanwhile."""
        token = new_token()
        old = hash_of(instead_of) if instead_of else None
        if not await self.store.write(log_in_with(hash_of(token), person.id, self._now(), password, old)):
            raise NotSignedIn(wrong)
        self._forget_known(old)
        return token

    async def log_out(self, token: str) -> None:
        """End one login session."""
        await self.store.write(execute("DELETE FROM logins WHERE token = ?", hash_of(token)))
        self._forget_known(hash_of(token))

    async def log_out_everywhere(self, person: Person) -> None:
        """End every login session of a person."""
        await self.store.write(execute("DELETE FROM logins WHERE person = ?", person.id))
        self.forget_known()

    async def forget_old_logins(self) -> None:
        """Delete expired login sessions from the store."""
        query = (
            "DELETE FROM logins WHERE (used < ? OR created < ?) "
            "AND (SELECT kind FROM people WHERE people.id = person) = ?"
        )
        if self._is_clock_set():
            return
        for kind, life in LIVES.items():
            await self.store.write(execute(query, self._now() - life.idle, self._now() - life.longest, kind))

    def _is_clock_set(self) -> bool:
        # Sessions deleted by a wrong clock would not come back when it is corrected.
        return abs(self.clock() - self._steady() - self._ahead) > CLOCK_TOLERANCE_S

    # Names and accounts.

    async def rename(self, person: Person, name: str) -> Person:
        """Rename a person; an account keeps its sign-in name.

        :raises BadName: if it is not allowed; ``NameTaken`` if it is another person's.
        """
        renamed = replace(person, name=await self.name_for(name, person.id))
        try:
            await self.store.write(rename(renamed))
        except Conflict as error:
            raise NameTaken(_TAKEN) from error
        self.forget_known()
        return renamed

    async def choose_face(self, person: Person, face: int) -> Person:
        """Keep the figure that a person wants to be drawn as, from the next seat on."""
        await self.store.write(set_face(person.id, face))
        self.forget_known()
        return replace(person, face=face)

    async def register(
        self, person: Person, name: str, password: str, who: Who = NOBODY
    ) -> tuple[Person, tuple[str, ...], str]:
        """Turn a guest into an account with the same history; gives recovery codes and the only valid token.

        :raises BadName: if the name is not allowed; ``NameTaken`` if it is another person's.
        :raises WeakPassword: if the password is too easily guessed.
        """
        if person.kind == "account":
            raise NameTaken(_ALREADY)
        account = replace(person, name=await self.name_for(name, person.id), kind="account")
        hashed = await self._new_hash(password, account.name, who)
        codes = tuple("-".join((random_word(4), random_word(4), random_word(4))) for _ in range(RECOVERY_CODES))
        token, hashes = new_token(), tuple(map(hash_of, codes))
        new = NewAccount(account, account_key(account.name), hashed, hashes, hash_of(token), self._now())
        try:
            await self.store.write(make_account(new))
        except Conflict as error:
            raise NameTaken(_TAKEN) from error
        except NoGuest as error:
            raise NameTaken(_ALREADY) from error
        self.forget_known()
        return account, codes, token

    async def log_in(
        self, name: str, password: str, who: Who = NOBODY, instead_of: str | None = None
    ) -> tuple[Person, str]:
        """Sign in to an account; the new login session replaces the current one.

        :raises NotSignedIn: if the name or password is wrong.
        """
        found = await self.store.read(account_of(account_key(name), _older_key(name)))
        # A name nobody has costs the same time.
        person, hashed = found or (None, nobodys_hash())
        if not await self.hasher.fits(hashed, password, who) or person is None:
            raise NotSignedIn(_SIGN_IN_WRONG)
        return person, await self._log_in(person, hashed, instead_of, _SIGN_IN_WRONG)

    async def device_among(self, name: str, devices: Iterable[str]) -> str:
        """The name of the device that has signed in to an account before; empty where none of these has."""
        found = await self.store.read(account_of(account_key(name), _older_key(name)))
        return known_device(devices, found[1] if found else nobodys_hash())

    async def new_device(self, person: Person) -> str:
        """The device entry for a browser that has signed in to an account."""
        hashed = await self.store.read(password_of(person.id))
        return new_device(hashed or nobodys_hash())

    async def recover(
        self, name: str, code: str, password: str, who: Who = NOBODY, instead_of: str | None = None
    ) -> tuple[Person, str]:
        """Set a new password with a recovery code, which is used up; every old login session ends.

        :raises NotSignedIn: if the name or code is wrong.
        :raises WeakPassword: if the password is too easily guessed.
        """
        hashed = await self._new_hash(password, name, who)
        found = await self.store.read(account_of(account_key(name), _older_key(name)))
        person = found[0] if found else None
        if person is None or not await self.store.write(use_code(person.id, hash_of(code.strip().lower()), hashed)):
            raise NotSignedIn(_RECOVERY_WRONG)
        self.forget_known()
        return person, await self._log_in(person, hashed, instead_of, _RECOVERY_WRONG)

    async def change_password(self, person: Person, old: str, new: str, who: Who = NOBODY) -> str:
        """Change the password; every login session ends except a new one, whose token is returned.

        :raises NotSignedIn: if the old one is wrong.
        :raises WeakPassword: if the new one is too easily guessed.
        """
        if person.kind == "guest":
            raise WeakPassword(Saying("guest-no-password"))
        proved = await self.prove(person, old, who) or ""
        hashed, token = await self._new_hash(new, person.name, who), new_token()
        if not await self.store.write(set_password(person.id, proved, hashed, hash_of(token), self._now())):
            raise NotSignedIn(_PASSWORD_WRONG)
        self.forget_known()
        return token

    async def prove(self, person: Person, password: str, who: Who = NOBODY) -> str | None:
        """Check an account's password again, and give its hash; a guest has none.

        :raises NotSignedIn: if it is wrong.
        """
        hashed = await self.store.read(password_of(person.id))
        if hashed is not None and not await self.hasher.fits(hashed, password, who):
            raise NotSignedIn(_PASSWORD_WRONG)
        return hashed

    async def _new_hash(self, password: str, name: str, who: Who) -> str:
        await self.hasher.do(who, lambda: check_password(password, name))
        return await self.hasher.hash(password, who)

    def forget_known(self, *, is_ours: bool = True) -> None:
        """Drop all cached people; tell other servers if the change was made here."""
        self._ended += 1
        self._known.clear()
        if is_ours:
            self.changed()

    def _forget_known(self, login: str | None) -> None:
        self._ended += 1
        if self._known.pop(login or "", None) is not None or login:
            self.changed()

    # Finding people.

    async def person(self, person: str) -> Person | None:
        """The person with an id."""
        return await self.store.read(person_named(person))

    async def account_called(self, name: str) -> str | None:
        """The id of the account with a name, or with one that looks like it; None for a name that is not allowed."""
        try:
            return await self.store.read(account_called(shown_name(name)))
        except BadName:
            return None

    async def people_like(self, name: str, most: int) -> list[Registered]:
        """People whose name contains these letters or whose id they are; newest first, up to a limit."""
        return await self.store.read(people_like(name, most))

    async def people_of(self, ids: Collection[str]) -> list[Registered]:
        """The people with these ids, by name."""
        return await self.store.read(people_of(ids))

    async def faces_of(self, ids: Collection[str]) -> dict[str, int | None]:
        """The figures that the people with these ids have chosen."""
        return {one.person.id: one.person.face for one in await self.people_of(ids)}

    # Mutes.

    async def muted_by(self, person: Person) -> frozenset[str]:
        """The ids that a person has muted."""
        return await self.store.read(muted_by(person.id))

    async def muted_people(self, person: Person) -> list[tuple[str, str]]:
        """The ids and names of the people a person has muted, by name."""
        return await self.store.read(muted_people(person.id))

    async def mute(self, person: Person, other: str, muted: bool) -> None:
        """Mute or unmute a person."""
        keep, drop = (
            "INSERT INTO mutes VALUES (?, ?) ON CONFLICT DO NOTHING",
            "DELETE FROM mutes WHERE person=? AND other=?",
        )
        query = keep if muted else drop
        await self.store.write(execute(query, person.id, other))


def clean_name(name: str | None) -> str:
    """A title made of one line of visible signs, 40 letters at most."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name or "")
    return " ".join(shown.split())[:MAX_TITLE_LETTERS].strip()
