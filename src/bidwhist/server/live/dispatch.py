"""What each message of a client does."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from bidwhist.language import Saying, language_of, saying_of
from bidwhist.server.cluster.owning import Elsewhere
from bidwhist.server.game.commands import AnswerUndo, Ask, AskUndo, BeReady, Decide, Give, LeaveSeat, TakeSeat, Wish
from bidwhist.server.game.commands import Relieve as RelieveSeat
from bidwhist.server.game.rotation import belongs
from bidwhist.server.live.banter import ASKS_FOR_A_HINT, PHRASES
from bidwhist.server.live.connection import Connection
from bidwhist.server.live.followers import MOST_STANDING, seat_in
from bidwhist.server.live.hall import Hall
from bidwhist.server.live.room import Room
from bidwhist.server.peace.moderation import Unfit
from bidwhist.server.protocol.actions import ClaimAction
from bidwhist.server.protocol.asked import (
    Answer,
    AskHint,
    Chat,
    ClientMessage,
    Command,
    Entropy,
    Hello,
    Leave,
    Lobby,
    Mute,
    Phrase,
    Ping,
    Prefer,
    Ready,
    Relieve,
    Seen,
    Sit,
    Stand,
    StandBy,
    Undo,
    Watch,
)
from bidwhist.server.protocol.encoding import PROTOCOL
from bidwhist.server.protocol.told import Hint, Pong, Refused, Welcome
from bidwhist.server.protocol.translation import wire_of
from bidwhist.server.store.database import Damaged
from bidwhist.server.view.voice import action_label
from bidwhist.server.work.workers import TooBusy


async def hear(hall: Hall, connection: Connection, message: ClientMessage) -> None:
    """Do what a message says, unless its sender speaks too fast."""
    if connection.is_limited and not _may_ask(hall, connection, message):
        _too_fast(connection, message)
        return
    try:
        await _HEAR[type(message)](hall, connection, message)
    except Elsewhere as error:
        await send_elsewhere(hall, connection, error)


async def send_elsewhere(hall: Hall, connection: Connection, error: Elsewhere) -> None:
    """Say where a table is."""
    url = error.url or await hall.house.owning.where(error.table)
    hall.redirects.send(connection, error.table, url)


def _may_ask(hall: Hall, connection: Connection, message: ClientMessage) -> bool:
    price = _PRICES.get(type(message), 1.0) + len(getattr(message, "resume", ()))
    return connection.messages.take(time.monotonic(), price) and hall.limits.allows(
        "messages", connection.address, price
    )


def _too_fast(connection: Connection, message: ClientMessage) -> None:
    if not connection.patience.take(time.monotonic()):
        connection.part("too_fast", Saying("bye-too-fast"), 5000)
        return
    table, name = getattr(message, "table", None), getattr(message, "id", None)
    connection.refuse("too_fast", "refused-too-fast", table, name)


async def _hello(hall: Hall, connection: Connection, message: Hello) -> None:
    """Welcome somebody, and go on with the tables they follow."""
    if message.language is not None:
        connection.language = language_of(message.language)
    connection.takes_changes = message.changes
    if message.protocol != PROTOCOL:
        connection.part("protocol", Saying.of("bye-protocol", number=PROTOCOL))
        return
    connection.send(
        Welcome(
            protocol=PROTOCOL,
            you=connection.person,
            phrases=tuple(connection.language.say(phrase) for phrase in PHRASES),
            muted=tuple(sorted(connection.muted)),
            tables=await hall.rooms.of_person(connection.person),
            now=hall.house.now(),
            version=hall.version,
            nodes=hall.house.owning.urls,
        )
    )
    for seen in message.resume:
        try:
            await _resume(hall, connection, seen)
        except Elsewhere as error:
            await send_elsewhere(hall, connection, error)
        except Damaged as error:
            # The other tables can be gone on with.
            connection.refuse("not_saved", saying_of(error), seen.table)


async def _resume(hall: Hall, connection: Connection, seen: Seen) -> None:
    room = await hall.rooms.find(seen.table)
    if room is None:
        connection.refuse("no_table", "refused-no-table", seen.table)
        return
    if _is_refused(connection, await hall.entry.why_not_watch(room, connection, seen.secret)):
        return
    if not _has_room_for(hall, connection, seen.table, ""):
        return
    kind = room.send_missed(connection, seen.seq)
    hall.metrics.resumes.labels(kind).inc()
    await room.join(connection)


async def _watch(hall: Hall, connection: Connection, message: Watch) -> None:
    """Follow a table."""
    room = await _room_for(hall, connection, message.table, "")
    if room is None:
        return
    if _is_refused(connection, await hall.entry.why_not_watch(room, connection, message.secret)):
        return
    if not _has_room_for(hall, connection, message.table, ""):
        return
    room.send_snapshot(connection)
    await room.join(connection)


async def _leave(hall: Hall, connection: Connection, message: Leave) -> None:
    """Follow a table no longer."""
    hall.rooms.left(connection, message.table)


async def _sit(hall: Hall, connection: Connection, message: Sit) -> None:
    """Take a seat, where the table is open to the person."""
    room = await _room_for(hall, connection, message.table, message.id)
    if room is None:
        return
    if _is_refused(connection, await hall.entry.why_not_sit(room, connection, message.secret), message.id):
        return
    why_not = await hall.standings.why_not_sit(room.table.opened, connection.person)
    if why_not is not None and not belongs(room.table, connection.person.id):
        connection.refuse("not_allowed", why_not, message.table, message.id)
        return
    if not _has_room_for(hall, connection, message.table, message.id):
        return
    came = await room.do(
        Ask(connection.person.id, message.id, TakeSeat(connection.person.name, message.seat)), connection
    )
    if came.refusal is None and connection not in room.followers.connections:
        room.send_snapshot(connection)
        await room.join(connection)
    room.clockwork.wake()


async def _stand_by(hall: Hall, connection: Connection, message: StandBy) -> None:
    """Be seen as somebody who is choosing a chair; who follows the table is seen already."""
    room = await _room_for(hall, connection, message.table, "")
    if room is None or connection in room.followers.connections:
        return
    if _is_refused(connection, await hall.entry.why_not_sit(room, connection, message.secret)):
        return
    if not _has_room_for(hall, connection, message.table, ""):
        return
    if connection not in room.followers and len(room.followers.standing) >= MOST_STANDING:
        connection.refuse("full", "refused-many-standing", message.table)
        return
    room.stand_by(connection)


def _has_room_for(hall: Hall, connection: Connection, table: str, name: str) -> bool:
    most = hall.limits.counts["tables-of-socket"]
    if table in connection.tables or len(connection.tables) < most:
        return True
    connection.refuse("full", Saying.of("refused-tables", count=most), table, name or None)
    return False


async def _wish(hall: Hall, connection: Connection, table: str, name: str, wish: Wish) -> None:
    """A wish about a table that somebody sits at."""
    room = await _room_for(hall, connection, table, name)
    if room is None:
        return
    if _is_claim(wish) and not (
        hall.limits.allows("claim", connection.person.id) and hall.limits.allows("claim", table)
    ):
        connection.refuse("too_fast", "refused-claims", table, name)
        return
    await room.do_now(Ask(connection.person.id, name, wish), connection)
    hall.rooms.let_go_closed(table)


async def _room_for(hall: Hall, connection: Connection, table: str, name: str) -> Room | None:
    room = await hall.rooms.find(table)
    if room is None:
        connection.refuse("no_table", "refused-no-table", table, name or None)
        return None
    # Whatever a person says about the table hands the seat back that a bot kept.
    await room.back(connection)
    return room


async def _chat(hall: Hall, connection: Connection, message: Chat) -> None:
    """Free words, where the table allows them."""
    room = await _room_to_speak_in(hall, connection, message.table)
    if room is None:
        return
    if not room.table.opened.chat:
        connection.refuse("not_allowed", "refused-phrases", message.table)
        return
    if room.table.opened.kind == "open" and connection.person.kind == "guest":
        connection.refuse("not_allowed", "refused-strangers", message.table)
        return
    try:
        text = hall.peace.words.said(" ".join(message.text.split()))
    except Unfit as error:
        connection.refuse("not_allowed", saying_of(error), message.table)
        return
    _say(hall, room, connection, Saying.of("in-words", words=text), None)


async def _phrase(hall: Hall, connection: Connection, message: Phrase) -> None:
    """One of the phrases."""
    room = await _room_to_speak_in(hall, connection, message.table)
    if room is not None and message.phrase < len(PHRASES):
        _say(hall, room, connection, Saying(PHRASES[message.phrase]), message.phrase)


def _say(hall: Hall, room: Room, connection: Connection, text: Saying, phrase: int | None) -> None:
    hall.peace.heard(room.table.id, connection.person, str(text))
    room.say(connection, text, phrase)


async def _room_to_speak_in(hall: Hall, connection: Connection, table: str) -> Room | None:
    room = hall.rooms.known.get(table)
    if room is None or connection not in room.followers.connections:
        connection.refuse("not_allowed", "refused-follow-first", table)
        return None
    if not connection.words.take(time.monotonic()):
        connection.refuse("too_fast", "refused-words", table)
        return None
    await room.back(connection)
    return room


async def _mute(hall: Hall, connection: Connection, message: Mute) -> None:
    """Hear somebody no more, or again."""
    most = hall.limits.counts["muted"]
    if message.muted and len(connection.muted) >= most:
        connection.refuse("full", Saying.of("refused-mutes", count=most))
        return
    await hall.accounts.mute(connection.person, message.person, message.muted)
    change = frozenset.union if message.muted else frozenset.difference
    for other in hall.connections:
        if other.person.id == connection.person.id:
            other.muted = change(other.muted, {message.person})
    hall.tell_all("muted", connection.person.id)


async def _follow_lobby(hall: Hall, connection: Connection, message: Lobby) -> None:
    """Be told of open tables."""
    connection.in_lobby = message.on
    if message.on:
        connection.send(await hall.lobby_news())


async def _hint(hall: Hall, connection: Connection, message: AskHint) -> None:
    """What the table's bot would do."""
    room = await _room_for(hall, connection, message.table, "")
    if room is None:
        return
    table, seat = room.table, seat_in(room.table, connection)
    if not table.opened.hints or table.to_act != seat:
        connection.refuse("not_now", "refused-no-hint", message.table)
        return
    if not hall.limits.allows("hint", connection.person.id):
        connection.refuse("too_fast", "refused-hints", message.table)
        return
    try:
        advice = await hall.thinkers.advise(table, seat, connection.who)
    except TooBusy as error:
        connection.refuse("not_now", saying_of(error), message.table)
        return
    if len(table.people) > 1:
        # Among people nobody is helped in secret.
        room.say(connection, Saying(ASKS_FOR_A_HINT), None)
    label = action_label(advice.action, connection.language)
    connection.send(Hint(table.id, table.seq, wire_of(advice.action), label, advice.words_in(connection.language)))


async def _prefer(hall: Hall, connection: Connection, message: Prefer) -> None:
    """Forced cards by choice, and how fast the bots of whoever plays alone are."""
    room = await _room_for(hall, connection, message.table, "")
    if room is not None and room.table.seat_of(connection.person.id) is not None:
        (room.clockwork.forced.add if message.forced else room.clockwork.forced.discard)(connection.person.id)
        if len(room.table.people) == 1:
            room.clockwork.tempo = message.tempo
        room.clockwork.wake()


async def _ping(hall: Hall, connection: Connection, message: Ping) -> None:
    """Still there."""
    connection.send(Pong(message.number, hall.house.now()))


def _is_refused(connection: Connection, refused: Refused | None, name: str | None = None) -> bool:
    """Whether somebody is sent away, who is told why."""
    if refused is not None:
        connection.send(replace(refused, id=name))
    return refused is not None


def _for_wish(make: Callable[[Any], Wish]) -> Callable[[Hall, Connection, Any], Awaitable[None]]:
    return lambda hall, connection, message: _wish(hall, connection, message.table, message.id, make(message))


def _is_claim(wish: Wish) -> bool:
    return isinstance(wish, Decide) and isinstance(wish.action, ClaimAction)


_PRICES: dict[type, float] = {Hello: 2.0, Watch: 3.0, StandBy: 3.0, Sit: 2.0, AskHint: 2.0, Chat: 2.0, Phrase: 2.0}
"""What a message costs of what a connection and an address may send; any other costs one."""

# Each message has its own type, which its row knows.
_HEAR: dict[type, Callable[[Hall, Connection, Any], Awaitable[None]]] = {
    Hello: _hello,
    Watch: _watch,
    Leave: _leave,
    Sit: _sit,
    StandBy: _stand_by,
    Relieve: _for_wish(lambda message: RelieveSeat(message.seat)),
    Stand: _for_wish(lambda message: LeaveSeat()),
    Ready: _for_wish(lambda message: BeReady(message.seq, message.commitment)),
    Entropy: _for_wish(lambda message: Give(message.entropy)),
    Command: _for_wish(lambda message: Decide(message.seq, message.action)),
    Undo: _for_wish(lambda message: AskUndo(message.seq)),
    Answer: _for_wish(lambda message: AnswerUndo(message.seq, message.agree)),
    Chat: _chat,
    Phrase: _phrase,
    Mute: _mute,
    Lobby: _follow_lobby,
    AskHint: _hint,
    Prefer: _prefer,
    Ping: _ping,
}
