"""What each message of a client does."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from bidwhist.core.actions import Claim, Pass
from bidwhist.errors import BotFault
from bidwhist.i18n import Saying, language_of, saying_of
from bidwhist.server.moderation.word_filter import Unfit
from bidwhist.server.platform.cluster.ownership import WrongNode
from bidwhist.server.platform.database.database import Damaged
from bidwhist.server.platform.jobs.executors import TooBusy
from bidwhist.server.protocol.client_messages import (
    Answer,
    AskHint,
    Chat,
    Choose,
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
from bidwhist.server.protocol.encoding import OLDER_PROTOCOL, PROTOCOL
from bidwhist.server.protocol.server_messages import Hint, Pong, Refused, Welcome
from bidwhist.server.protocol.translation import action_of, wire_of
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.bot_chat import ASKS_FOR_A_HINT, PHRASES
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.domain.commands import (
    AnswerUndo,
    Ask,
    AskUndo,
    BeReady,
    Decide,
    Give,
    LeaveSeat,
    TakeSeat,
    Wish,
)
from bidwhist.server.tables.domain.commands import Relieve as RelieveSeat
from bidwhist.server.tables.domain.rotation import belongs
from bidwhist.server.tables.followers import MAX_STANDING_BY, seat_in
from bidwhist.server.tables.session import TableSession
from bidwhist.server.tables.views.narration import action_label
from bidwhist.server.tables.views.questions import answered

LEARNING_S = 600
"""Seconds from a bot account's new token on in which nothing that comes too fast closes its connection."""


async def hear(server_state: ServerState, connection: Connection, message: ClientMessage) -> None:
    """Do what a message says, unless its sender speaks too fast."""
    price = _PRICES.get(type(message), 1.0) + len(getattr(message, "resume", ()))
    if connection.is_limited and not _may_ask(server_state, connection, price):
        _too_fast(server_state, connection, message, price)
        return
    try:
        await _HEAR[type(message)](server_state, connection, message)
    except WrongNode as error:
        await send_elsewhere(server_state, connection, error)


async def send_elsewhere(server_state: ServerState, connection: Connection, error: WrongNode) -> None:
    """Say where a table is."""
    url = error.url or await server_state.context.ownership.where(error.table)
    server_state.redirects.send(connection, error.table, url)


def _may_ask(server_state: ServerState, connection: Connection, price: float) -> bool:
    return connection.messages.take(time.monotonic(), price) and server_state.limits.allows(
        "messages", connection.address, price
    )


def _too_fast(server_state: ServerState, connection: Connection, message: ClientMessage, price: float) -> None:
    now = time.monotonic()
    # The program of a new bot account has a while to learn how fast it may speak.
    if not connection.patience.take(now) and not _is_learning(server_state, connection):
        connection.part("too_fast", Saying("bye-too-fast"), 5000)
        return
    table, name = getattr(message, "table", None), getattr(message, "id", None)
    wait = max(
        connection.messages.wait_ms(now, price), server_state.limits.wait_ms("messages", connection.address, price)
    )
    connection.refuse("too_fast", "refused-too-fast", table, name, wait=wait)


def _is_learning(server_state: ServerState, connection: Connection) -> bool:
    login = connection.login
    is_new = login is not None and server_state.accounts.clock() - login.created < LEARNING_S
    return is_new and connection.person.kind == "bot"


async def _hello(server_state: ServerState, connection: Connection, message: Hello) -> None:
    """Welcome somebody, and go on with the tables they follow."""
    if message.language is not None:
        connection.language = language_of(message.language)
    connection.takes_changes, connection.takes_positions = message.changes, message.positions
    connection.takes_steps, connection.has_own_words = message.protocol == PROTOCOL, message.own_words
    if message.protocol not in (PROTOCOL, OLDER_PROTOCOL):
        connection.part("protocol", Saying.of("bye-protocol", number=PROTOCOL))
        return
    connection.send(
        Welcome(
            protocol=message.protocol,
            you=connection.person,
            phrases=tuple(connection.language.say(phrase) for phrase in PHRASES),
            muted=tuple(sorted(connection.muted)),
            tables=await server_state.registry.of_person(connection.person),
            now=server_state.context.now(),
            version=server_state.version,
            nodes=server_state.context.ownership.urls,
        )
    )
    for seen in message.resume:
        try:
            await _resume(server_state, connection, seen)
        except WrongNode as error:
            await send_elsewhere(server_state, connection, error)
        except Damaged as error:
            # The other tables can be gone on with.
            connection.refuse("not_saved", saying_of(error), seen.table)


async def _resume(server_state: ServerState, connection: Connection, seen: Seen) -> None:
    session = await server_state.registry.find(seen.table)
    if session is None:
        connection.refuse("no_table", "refused-no-table", seen.table)
        return
    if _is_refused(connection, await server_state.table_access.why_not_watch(session, connection, seen.secret)):
        return
    if not _has_room_for(server_state, connection, seen.table, ""):
        return
    kind = session.send_missed(connection, seen.seq)
    server_state.metrics.resumes.labels(kind).inc()
    await session.join(connection)


async def _watch(server_state: ServerState, connection: Connection, message: Watch) -> None:
    """Follow a table."""
    session = await _room_for(server_state, connection, message.table, "")
    if session is None:
        return
    if _is_refused(connection, await server_state.table_access.why_not_watch(session, connection, message.secret)):
        return
    if not _has_room_for(server_state, connection, message.table, ""):
        return
    session.send_snapshot(connection)
    await session.join(connection)


async def _leave(server_state: ServerState, connection: Connection, message: Leave) -> None:
    """Follow a table no longer."""
    server_state.registry.left(connection, message.table)


async def _sit(server_state: ServerState, connection: Connection, message: Sit) -> None:
    """Take a seat, where the table is open to the person."""
    session = await _room_for(server_state, connection, message.table, message.id)
    if session is None:
        return
    if _is_refused(
        connection, await server_state.table_access.why_not_sit(session, connection, message.secret), message.id
    ):
        return
    why_not = await server_state.ratings.why_not_sit(session.table.opened, connection.person)
    if why_not is not None and not belongs(session.table, connection.person.id):
        connection.refuse("not_allowed", why_not, message.table, message.id)
        return
    if not _has_room_for(server_state, connection, message.table, message.id):
        return
    person = connection.person
    wish = TakeSeat(person.name, message.seat, person.face)
    decision = await session.do(Ask(person.id, message.id, wish), connection)
    if decision.refusal is None and connection not in session.followers.connections:
        session.send_snapshot(connection)
        await session.join(connection)
    session.scheduler.wake()


async def _stand_by(server_state: ServerState, connection: Connection, message: StandBy) -> None:
    """Be seen as somebody who is choosing a chair; who follows the table is seen already."""
    session = await _room_for(server_state, connection, message.table, "")
    if session is None or connection in session.followers.connections:
        return
    if _is_refused(connection, await server_state.table_access.why_not_sit(session, connection, message.secret)):
        return
    if not _has_room_for(server_state, connection, message.table, ""):
        return
    if connection not in session.followers and len(session.followers.standing) >= MAX_STANDING_BY:
        connection.refuse("full", "refused-many-standing", message.table)
        return
    session.stand_by(connection)


def _has_room_for(server_state: ServerState, connection: Connection, table: str, name: str) -> bool:
    most = server_state.limits.counts["tables-of-socket"]
    if table in connection.tables or len(connection.tables) < most:
        return True
    connection.refuse("full", Saying.of("refused-tables", count=most), table, name or None)
    return False


async def _wish(server_state: ServerState, connection: Connection, table: str, name: str, wish: Wish) -> None:
    """A wish about a table that somebody sits at."""
    session = await _room_for(server_state, connection, table, name)
    if session is None:
        return
    if _is_claim(wish) and not (
        server_state.limits.allows("claim", connection.person.id) and server_state.limits.allows("claim", table)
    ):
        wait = max(server_state.limits.wait_ms("claim", one) for one in (connection.person.id, table))
        connection.refuse("too_fast", "refused-claims", table, name, wait=wait)
        return
    await session.do_now(Ask(connection.person.id, name, wish), connection)
    server_state.registry.let_go_closed(table)


async def _choose(server_state: ServerState, connection: Connection, message: Choose) -> None:
    """An engine's answer to a question; what it means is decided on the view that it was asked about."""
    session = await _room_for(server_state, connection, message.table, message.id)
    if session is None:
        return
    seat = seat_in(session.table, connection)
    try:
        action = answered(session.table, seat, message.action) if session.table.turn_seq <= message.seq else None
    except BotFault as error:
        connection.refuse("illegal", saying_of(error), message.table, message.id, seq=session.table.seq)
        return
    # Where the seat is not asked, any action is refused, unless the log has the answer to this id already.
    await session.do_now(Ask(connection.person.id, message.id, Decide(message.seq, action or Pass())), connection)


async def _room_for(server_state: ServerState, connection: Connection, table: str, name: str) -> TableSession | None:
    session = await server_state.registry.find(table)
    if session is None:
        connection.refuse("no_table", "refused-no-table", table, name or None)
        return None
    # Whatever a person says about the table hands the seat back that a bot kept.
    await session.back(connection)
    return session


async def _chat(server_state: ServerState, connection: Connection, message: Chat) -> None:
    """Free words, where the table allows them."""
    session = await _room_to_speak_in(server_state, connection, message.table)
    if session is None:
        return
    if connection.person.kind == "bot":
        connection.refuse("not_allowed", "refused-programs-say", message.table)
        return
    if not session.table.opened.chat:
        connection.refuse("not_allowed", "refused-phrases", message.table)
        return
    if session.table.opened.kind == "open" and connection.person.kind == "guest":
        connection.refuse("not_allowed", "refused-strangers", message.table)
        return
    try:
        text = server_state.moderation.words.said(" ".join(message.text.split()))
    except Unfit as error:
        connection.refuse("not_allowed", saying_of(error), message.table)
        return
    _say(server_state, session, connection, Saying.of("in-words", words=text), None)


async def _phrase(server_state: ServerState, connection: Connection, message: Phrase) -> None:
    """One of the phrases."""
    session = await _room_to_speak_in(server_state, connection, message.table)
    if session is not None and message.phrase < len(PHRASES):
        _say(server_state, session, connection, Saying(PHRASES[message.phrase]), message.phrase)


def _say(
    server_state: ServerState, session: TableSession, connection: Connection, text: Saying, phrase: int | None
) -> None:
    server_state.moderation.heard(session.table.id, connection.person, str(text))
    session.say(connection, text, phrase)


async def _room_to_speak_in(server_state: ServerState, connection: Connection, table: str) -> TableSession | None:
    session = server_state.registry.known.get(table)
    if session is None or connection not in session.followers.connections:
        connection.refuse("not_allowed", "refused-follow-first", table)
        return None
    if not connection.words.take(time.monotonic()):
        connection.refuse("too_fast", "refused-words", table, wait=connection.words.wait_ms(time.monotonic()))
        return None
    await session.back(connection)
    return session


async def _mute(server_state: ServerState, connection: Connection, message: Mute) -> None:
    """Hear somebody no more, or again."""
    most = server_state.limits.counts["muted"]
    if message.muted and len(connection.muted) >= most:
        connection.refuse("full", Saying.of("refused-mutes", count=most))
        return
    await server_state.accounts.mute(connection.person, message.person, message.muted)
    change = frozenset.union if message.muted else frozenset.difference
    for other in server_state.connections.all:
        if other.person.id == connection.person.id:
            other.muted = change(other.muted, {message.person})
    server_state.peers.tell_all("muted", connection.person.id)


async def _follow_lobby(server_state: ServerState, connection: Connection, message: Lobby) -> None:
    """Be told of open tables."""
    connection.in_lobby = message.on
    if message.on:
        connection.send(await server_state.lobby_news())


async def _hint(server_state: ServerState, connection: Connection, message: AskHint) -> None:
    """What the table's bot would do."""
    session = await _room_for(server_state, connection, message.table, "")
    if session is None:
        return
    table, seat = session.table, seat_in(session.table, connection)
    if not table.opened.hints or table.to_act != seat or connection.person.kind == "bot":
        connection.refuse("not_now", "refused-no-hint", message.table)
        return
    if not server_state.limits.allows("hint", connection.person.id):
        wait = server_state.limits.wait_ms("hint", connection.person.id)
        connection.refuse("too_fast", "refused-hints", message.table, wait=wait)
        return
    try:
        advice = await server_state.bot_service.advise(table, seat, connection.who)
    except TooBusy as error:
        connection.refuse("not_now", saying_of(error), message.table)
        return
    if len(table.people) > 1:
        # Among people nobody is helped in secret.
        session.say(connection, Saying(ASKS_FOR_A_HINT), None)
    label = action_label(advice.action, connection.language)
    connection.send(Hint(table.id, table.seq, wire_of(advice.action), label, advice.words_in(connection.language)))


async def _prefer(server_state: ServerState, connection: Connection, message: Prefer) -> None:
    """Whether forced cards are played automatically, and the bots' pace for a person who plays alone."""
    session = await _room_for(server_state, connection, message.table, "")
    if session is not None and session.table.seat_of(connection.person.id) is not None:
        (session.scheduler.forced.add if message.forced else session.scheduler.forced.discard)(connection.person.id)
        if len(session.table.people) == 1:
            session.scheduler.tempo = message.tempo
        session.scheduler.wake()


async def _ping(server_state: ServerState, connection: Connection, message: Ping) -> None:
    """Still there."""
    connection.send(Pong(message.number, server_state.context.now()))


def _is_refused(connection: Connection, refused: Refused | None, name: str | None = None) -> bool:
    """Whether somebody is sent away, who is told why."""
    if refused is not None:
        connection.send(replace(refused, id=name))
    return refused is not None


def _for_wish(make: Callable[[Any], Wish]) -> Callable[[ServerState, Connection, Any], Awaitable[None]]:
    return lambda server_state, connection, message: _wish(
        server_state, connection, message.table, message.id, make(message)
    )


def _is_claim(wish: Wish) -> bool:
    return isinstance(wish, Decide) and isinstance(wish.action, Claim)


_PRICES: dict[type, float] = {Hello: 2.0, Watch: 3.0, StandBy: 3.0, Sit: 2.0, AskHint: 2.0, Chat: 2.0, Phrase: 2.0}
"""What a message costs of what a connection and an address may send; any other costs one."""

# Each message has its own type, which its row knows.
_HEAR: dict[type, Callable[[ServerState, Connection, Any], Awaitable[None]]] = {
    Hello: _hello,
    Watch: _watch,
    Leave: _leave,
    Sit: _sit,
    StandBy: _stand_by,
    Relieve: _for_wish(lambda message: RelieveSeat(message.seat)),
    Stand: _for_wish(lambda message: LeaveSeat()),
    Ready: _for_wish(lambda message: BeReady(message.seq, message.commitment)),
    Entropy: _for_wish(lambda message: Give(message.entropy)),
    Choose: _choose,
    Command: _for_wish(lambda message: Decide(message.seq, action_of(message.action))),
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
