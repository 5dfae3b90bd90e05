"""Who may come into a table: its invite word and its password, and how often wrong ones may be tried."""

import hmac
from collections import OrderedDict
from hashlib import sha256
from typing import Literal

from bidwhist.errors import WhistError
from bidwhist.server.hashing import PREFIX, Hasher, as_spoken
from bidwhist.server.line import Line
from bidwhist.server.log import Opened
from bidwhist.server.protocol import Refused
from bidwhist.server.rising import is_in_line
from bidwhist.server.room import Room
from bidwhist.server.tries import Key, Tries, time_in_words
from bidwhist.server.turns import TooBusy, Who

MOST_LET_IN = 10_000
"""People of a table who need not show its secret again; who came in longest ago is forgotten first."""
INVITE_LETTERS = 10
"""Of 30 letters each: 49 bits."""


class MustWait(WhistError):
    """So many wrong secrets that the next try has to wait."""


class Entry:
    """Lets people in who know the secret of a table."""

    def __init__(self, hasher: Hasher, tries: Tries | None = None) -> None:
        self.hasher, self.tries = hasher, tries or Tries()
        self._let_in: OrderedDict[tuple[str, str], None] = OrderedDict()

    async def why_not_sit(self, room: Room, line: Line, secret: str | None) -> Refused | None:
        """Why somebody may not take a seat; nothing where the table is open to them."""
        return None if is_known(room, line) else await self._why_not(room, line, secret)

    async def why_not_watch(self, room: Room, line: Line, secret: str | None) -> Refused | None:
        """Why somebody may not follow a table; nothing where they may."""
        if is_known(room, line) or line in room.lines:
            return None
        if not room.table.opened.watchers:
            return Refused("not_allowed", "this table has no watchers: take a chair to see it", room.table.id)
        return await self._why_not(room, line, secret)

    async def _why_not(self, room: Room, line: Line, secret: str | None) -> Refused | None:
        opened, guest = room.table.opened, (room.table.id, line.person.id)
        if opened.kind == "open" or guest in self._let_in:
            return None
        if not (secret or "").strip():
            return Refused("secret", _ASKS[opened.kind], room.table.id)
        refused = await self._why_wrong(room, line.who, secret or "")
        if refused is None:
            self._let_in[guest] = None
            if len(self._let_in) > MOST_LET_IN:
                self._let_in.popitem(last=False)
        return refused

    async def _why_wrong(self, room: Room, who: Who, secret: str) -> Refused | None:
        own = _keys(who)
        wait = self.tries.wait(*own)
        if wait > 0:
            return _refused(room, "a few words went wrong, so the door rests a little", wait)
        if _is_invite(room.table.opened, secret):
            return None
        if room.table.opened.kind == "password":
            return await self._why_no_password(room, who, secret)
        self.tries.begin(*own)
        return _refused(room, _WRONG["private"], self.tries.wait(*own))

    async def _why_no_password(self, room: Room, who: Who, secret: str) -> Refused | None:
        own, table = _keys(who), Key("table", room.table.id)
        wait = self.tries.wait(table)
        if wait > 0:
            self._count_word(room.table.opened, own, secret)
            return _refused(room, _TABLE_RESTS, wait)
        self.tries.begin(*own, table)
        try:
            if await self._is_password(room.table.opened, secret, who):
                self.tries.was_right(*own, table)
                return None
        except TooBusy as error:
            self.tries.was_right(*own, table)
            return Refused("too_fast", str(error), room.table.id)
        return _refused(room, _WRONG["password"], self.tries.wait(*own, table))

    def _count_word(self, opened: Opened, own: tuple[Key, ...], secret: str) -> None:
        # Only what could have been the invite was looked at: a password tried too early costs nothing.
        if len(secret.strip()) == len(opened.invite):
            self.tries.begin(*own)

    async def _is_password(self, opened: Opened, secret: str, who: Who) -> bool:
        if opened.lock.startswith(PREFIX):
            return await self.hasher.fits(opened.lock, as_spoken(secret), who)
        return hmac.compare_digest(old_lock(opened.invite, secret), opened.lock)

    def begin_invite(self, who: Who) -> None:
        """Somebody asks where an invite leads; it counts as a wrong one until ``was_invite``.

        :raises MustWait: if they had too many wrong ones.
        """
        keys = _keys(who)
        wait = self.tries.wait(*keys)
        if wait > 0:
            raise MustWait(f"a few words led nowhere; you can try again in {time_in_words(wait)}")
        self.tries.begin(*keys)

    def was_invite(self, who: Who) -> None:
        """The invite leads to a table."""
        self.tries.was_right(*_keys(who))


_ASKS = {
    "private": "this table is by invitation: follow the link you were sent",
    "password": "this table asks for its password",
}
_WRONG = {
    "private": "that is not the word of this table; look at the link you were sent",
    "password": "that is not the password of this table; perhaps a letter slipped",
}
_TABLE_RESTS = "many wrong words were tried at this table, so its password rests; the invite link works all the while"


def _keys(who: Who) -> tuple[Key, ...]:
    kinds: tuple[tuple[Literal["address", "person"], str], ...] = (("address", who.address), ("person", who.person))
    return tuple(Key(kind, name) for kind, name in kinds if name)


def _refused(room: Room, words: str, wait: float) -> Refused:
    when = f"try again in {time_in_words(wait)}" if wait > 0 else "try again whenever you like"
    return Refused("secret", f"{words}; {when}", room.table.id, wait=round(wait * 1000))


def is_known(room: Room, line: Line) -> bool:
    """Whether somebody sits at a table, or waits in line for a chair."""
    return room.table.seat_of(line.person.id) is not None or is_in_line(room.table, line.person.id)


def _is_invite(opened: Opened, secret: str) -> bool:
    return hmac.compare_digest(secret.strip().lower().encode(errors="surrogatepass"), opened.invite.encode())


def old_lock(invite: str, password: str) -> str:
    """What tables opened by older programs keep of their password."""
    return sha256(f"bidwhist table {invite} {password}".encode(errors="surrogatepass")).hexdigest()
