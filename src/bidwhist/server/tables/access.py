"""Who may come into a table: its invite word and its password, and how often wrong ones may be tried."""

import hmac
from collections import OrderedDict
from hashlib import sha256
from typing import Literal

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying, saying_of
from bidwhist.server.accounts.password_hasher import PREFIX, Hasher, as_spoken
from bidwhist.server.accounts.service import random_word
from bidwhist.server.platform.jobs.executors import TooBusy
from bidwhist.server.platform.jobs.fair_queue import Who
from bidwhist.server.platform.limits.attempts import Attempts, Key, time_said
from bidwhist.server.protocol.server_messages import Refused
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.domain.commands import RefusalCode
from bidwhist.server.tables.domain.log import TableOpened
from bidwhist.server.tables.domain.rotation import belongs
from bidwhist.server.tables.invites import as_invite
from bidwhist.server.tables.session import TableSession

MAX_LET_IN = 10_000
"""People at a table who have already proved that they know its secret; the oldest entry is dropped first."""
INVITE_LETTERS = 10
"""Characters in an invite, each one of 30: 49 bits."""


class MustWait(WhistError):
    """Too many wrong secrets: the next try has to wait."""


class TableAccess:
    """Admits people who know a table's secret, and limits how often they may guess."""

    def __init__(self, hasher: Hasher, tries: Attempts | None = None) -> None:
        self.hasher, self.tries = hasher, tries or Attempts()
        self._let_in: OrderedDict[tuple[str, str], None] = OrderedDict()

    async def why_not_sit(self, session: TableSession, connection: Connection, secret: str | None) -> Refused | None:
        """Why a person may not take a seat, or nothing if they may."""
        return None if is_known(session, connection) else await self._why_not(session, connection, secret)

    async def why_not_watch(self, session: TableSession, connection: Connection, secret: str | None) -> Refused | None:
        """Why a person may not watch a table, or nothing if they may."""
        if is_known(session, connection) or connection in session.followers.connections:
            return None
        if not session.table.opened.watchers:
            return _refusal(connection, "not_allowed", Saying("refused-no-watchers"), session)
        return await self._why_not(session, connection, secret)

    async def _why_not(self, session: TableSession, connection: Connection, secret: str | None) -> Refused | None:
        opened, guest = session.table.opened, (session.table.id, connection.person.id)
        if opened.kind == "open" or session.table.host == connection.person.id or guest in self._let_in:
            return None
        if not (secret or "").strip():
            return _refusal(connection, "secret", Saying(_ASKS[opened.kind]), session)
        refused = await self._why_wrong(session, connection, secret or "")
        if refused is None:
            self._let_in[guest] = None
            if len(self._let_in) > MAX_LET_IN:
                self._let_in.popitem(last=False)
        return refused

    async def _why_wrong(self, session: TableSession, connection: Connection, secret: str) -> Refused | None:
        own = _keys(connection.who)
        wait = self.tries.wait(*own)
        if wait > 0:
            return _refused(connection, session, "refused-door-rests", wait)
        if _is_invite(session.table.opened, secret):
            return None
        if session.table.opened.kind == "password":
            return await self._why_no_password(session, connection, secret)
        self.tries.begin(*own)
        return _refused(connection, session, _WRONG["private"], self.tries.wait(*own))

    async def _why_no_password(self, session: TableSession, connection: Connection, secret: str) -> Refused | None:
        own, table = _keys(connection.who), Key("table", session.table.id)
        wait = self.tries.wait(table)
        if wait > 0:
            self._count_word(session.table.opened, own, secret)
            return _refused(connection, session, "refused-table-rests", wait)
        self.tries.begin(*own, table)
        try:
            if await self._is_password(session.table.opened, secret, connection.who):
                self.tries.was_right(*own, table)
                return None
        except TooBusy as error:
            self.tries.was_right(*own, table)
            return _refusal(connection, "too_fast", saying_of(error), session)
        return _refused(connection, session, _WRONG["password"], self.tries.wait(*own, table))

    def _count_word(self, opened: TableOpened, own: tuple[Key, ...], secret: str) -> None:
        # The invite was checked first, so a password tried too early does not count as a wrong guess.
        if len(secret.strip()) == len(opened.invite):
            self.tries.begin(*own)

    async def _is_password(self, opened: TableOpened, secret: str, who: Who) -> bool:
        if opened.lock.startswith(PREFIX):
            return await self.hasher.fits(opened.lock, as_spoken(secret), who)
        return hmac.compare_digest(old_lock(opened.invite, secret), opened.lock)

    def begin_invite(self, who: Who) -> None:
        """Count a look-up of an invite as a wrong guess until ``was_invite`` takes it back.

        :raises MustWait: after too many wrong guesses.
        """
        keys = _keys(who)
        wait = self.tries.wait(*keys)
        if wait > 0:
            raise MustWait(Saying.of("refused-words-nowhere", time=time_said(wait)))
        self.tries.begin(*keys)

    def was_invite(self, who: Who) -> None:
        """The invite was right: do not count it as a wrong guess."""
        self.tries.was_right(*_keys(who))


def new_invite() -> str:
    """A random invite for a table with reserved chairs, which nobody is told."""
    return random_word(INVITE_LETTERS)


_ASKS = {
    "private": "refused-by-invitation",
    "password": "refused-asks-password",
}
_WRONG = {
    "private": "refused-wrong-word",
    "password": "refused-wrong-password",
}


def _keys(who: Who) -> tuple[Key, ...]:
    kinds: tuple[tuple[Literal["address", "person"], str], ...] = (("address", who.address), ("person", who.person))
    return tuple(Key(kind, name) for kind, name in kinds if name)


def _refused(connection: Connection, session: TableSession, why: str, wait: float) -> Refused:
    when = Saying.of("refused-again-in", time=time_said(wait)) if wait > 0 else Saying("refused-again-now")
    saying = Saying.of("refused-then", why=Saying(why), when=when)
    return _refusal(connection, "secret", saying, session, round(wait * 1000))


def _refusal(connection: Connection, code: RefusalCode, why: Saying, session: TableSession, wait: int = 0) -> Refused:
    return Refused(code, connection.language.tell(why), session.table.id, wait=wait)


def is_known(session: TableSession, connection: Connection) -> bool:
    """Whether a person sits at a table, waits in its queue, or has a chair reserved."""
    return belongs(session.table, connection.person.id)


def _is_invite(opened: TableOpened, secret: str) -> bool:
    return hmac.compare_digest(as_invite(secret).encode(errors="surrogatepass"), opened.invite.encode())


def old_lock(invite: str, password: str) -> str:
    """The password hash as earlier versions stored it with a table."""
    return sha256(f"bidwhist table {invite} {password}".encode(errors="surrogatepass")).hexdigest()
