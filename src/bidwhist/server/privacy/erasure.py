"""Erases a person: name, account and counters go; finished matches stay, without the name."""

import asyncio
import logging
from contextlib import suppress

from bidwhist.errors import WhistError
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.bot_accounts.repository import bots_of
from bidwhist.server.platform.database.database import Damaged
from bidwhist.server.privacy.repository import (
    PendingErasure,
    drop_log,
    erase,
    matches_at,
    named_in,
    pending_erasures,
    tables_with,
    unname,
    without_name,
)
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.domain.commands import Ask, LeaveSeat
from bidwhist.server.tables.repository import every_table_of
from bidwhist.server.tables.session import TableSession

LOG = logging.getLogger("bidwhist.server")


async def erase_person(server_state: ServerState, person: Person) -> None:
    """Erase a person's data, and that of their bots; they are signed out and leave all their tables."""
    for bot in await server_state.store.read(bots_of(person.id)):
        await erase_person(server_state, bot.person)
    server_state.connections.log_out(person)
    await server_state.accounts.log_out_everywhere(person)
    for table in await server_state.store.read(every_table_of(person.id)):
        with suppress(Damaged):
            session = await server_state.registry.take(table)
            if session is not None:
                await _get_up(session, person)
    await server_state.store.write(erase(person.id, await _tables_with(server_state, person)))
    server_state.accounts.forget_known()
    server_state.forget_erased()
    server_state.peers.tell_all("erased", "")
    await clear_names(server_state)


async def _get_up(session: TableSession, person: Person) -> None:
    # A person cannot leave a table of given deals, where nobody else sits: it is closed. A match of an event goes on
    # without its absent people, who have not got out of its result; nor have the others to answer for them.
    refusal = (await session.do(Ask(person.id, "", LeaveSeat()))).refusal
    if refusal is not None and session.table.opened.contest is None:
        await session.give_up()


async def _tables_with(server_state: ServerState, person: Person) -> list[str]:
    tables: list[str] = []
    after: str | None = ""
    while after is not None:
        found, after = await server_state.store.read(tables_with(person.id, after))
        tables += found
    return tables


async def clear_names(server_state: ServerState) -> None:
    """Remove the names of erased people from finished matches; open tables wait for the next run."""
    for gone in await server_state.store.read(pending_erasures):
        try:
            await _clear_table(server_state, gone)
        except WhistError as error:
            # One table that cannot be read must not keep the names at others; it is tried again at the next run.
            LOG.error("the name of somebody who left is still at table %s: %s", gone.table, error)


async def _clear_table(server_state: ServerState, gone: PendingErasure) -> None:
    for match in await server_state.store.read(matches_at(gone.table)):
        await _clear_match(server_state, match, gone)
    if server_state.registry.let_go_closed(gone.table):
        await server_state.store.write(drop_log(gone))


async def _clear_match(server_state: ServerState, match: str, gone: PendingErasure) -> None:
    named = await server_state.store.read(named_in(match, gone))
    if named is None:
        return
    await server_state.store.write(unname(match, gone.person, await asyncio.to_thread(without_name, named)))
    erase_from_match(server_state, match)
    server_state.context.ownership.tell("match", match)


def erase_from_match(server_state: ServerState, match: str) -> None:
    """Drop a match from the caches, so that it is read again."""
    server_state.history.forget(match)
    server_state.coach.forget(match)
    server_state.what_if_jobs.forget(match)
