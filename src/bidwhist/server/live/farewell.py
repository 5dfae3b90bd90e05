"""Somebody leaves for good: name, account and counters go; finished matches stay, and call them somebody."""

import asyncio

from bidwhist.server.game.commands import Ask, LeaveSeat
from bidwhist.server.live.hall import Hall
from bidwhist.server.live.room import Room
from bidwhist.server.peace.reports import unname_in_reports
from bidwhist.server.protocol.table_view import Person
from bidwhist.server.store.forgetting_rows import (
    Forgotten,
    drop_log,
    erase,
    forgotten,
    matches_at,
    named_in,
    tables_with,
    unname,
    without_name,
)


async def forget(hall: Hall, person: Person) -> None:
    """Take a person out of everything; they are signed out, and get up wherever they sit."""
    hall.log_out(person)
    await hall.accounts.log_out_everywhere(person)
    for table in await hall.rooms.of_person(person):
        room = await hall.rooms.take(table)
        if room is not None:
            await _get_up(room, person)
    await hall.store.write(erase(person.id, await _tables_with(hall, person)))
    await hall.store.write(unname_in_reports(person.id))
    hall.accounts.forget_known()
    await clear_names(hall)


async def _get_up(room: Room, person: Person) -> None:
    # A table of given deals cannot be left; it is closed.
    if (await room.do(Ask(person.id, "", LeaveSeat()))).refusal is not None:
        await room.give_up()


async def _tables_with(hall: Hall, person: Person) -> list[str]:
    tables: list[str] = []
    after: str | None = ""
    while after is not None:
        found, after = await hall.store.read(tables_with(person.id, after))
        tables += found
    return tables


async def clear_names(hall: Hall) -> None:
    """Take the names of those who left out of what is finished; tables that are open still wait for the next time."""
    for gone in await hall.store.read(forgotten):
        for match in await hall.store.read(matches_at(gone.table)):
            await _clear_match(hall, match, gone)
        if hall.rooms.let_go_closed(gone.table):
            await hall.store.write(drop_log(gone))


async def _clear_match(hall: Hall, match: str, gone: Forgotten) -> None:
    named = await hall.store.read(named_in(match, gone))
    if named is None:
        return
    await hall.store.write(unname(match, gone.person, await asyncio.to_thread(without_name, named)))
    forget_match(hall, match)
    hall.house.owning.tell("match", match)


def forget_match(hall: Hall, match: str) -> None:
    """Read a match anew when somebody asks for it."""
    hall.archive.forget(match)
    hall.coach.forget(match)
    hall.other_ways.forget(match)
