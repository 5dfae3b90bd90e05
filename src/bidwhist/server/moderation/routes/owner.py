"""Endpoints of the owner's page, behind the owner's key: reports, bans, people, tables and health."""

from typing import Any, Literal

from bidwhist.errors import Unknown
from bidwhist.i18n import Saying
from bidwhist.server.accounts.domain.person import Person, Registered
from bidwhist.server.accounts.service import clean_name
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault, Handler
from bidwhist.server.moderation.bans import Ban
from bidwhist.server.moderation.fair_play import report_words
from bidwhist.server.moderation.messages import (
    BanLifted,
    BanWanted,
    FairPlayTold,
    Health,
    KnownPerson,
    KnownTable,
    NewName,
)
from bidwhist.server.moderation.reports import Report
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.domain.commands import CloseTable
from bidwhist.server.tables.session import TableSession

MAX_SHOWN = 100
"""Most people or tables in one response."""
WRITE_PROBE_S = 1.0
"""Timeout in seconds of a test write to the store."""


async def owner_health(call: Call) -> Answer:
    """The server's health."""
    server_state = call.server_state
    space = await server_state.space()
    return Answer(
        Health(
            version=server_state.version,
            started=server_state.moderation.started,
            now=server_state.moderation.now(),
            people=server_state.connections.count_people(),
            lines=len(server_state.connections.all),
            tables=len(server_state.registry.known),
            reports=await server_state.moderation.count_open_reports(),
            bans=len(server_state.moderation.bans),
            file_bytes=space.kept,
            free_bytes=space.free,
            saves=await server_state.saves(WRITE_PROBE_S),
            refused={limit: count for limit, count in server_state.limits.refused.items() if count},
            sent_away=server_state.limits.sent_away,
            bots_missed=server_state.bot_service.missed,
        )
    )


async def owner_reports(call: Call) -> Answer:
    """Open reports, newest first; with ``?all=1`` the closed ones too."""
    return Answer(await call.server_state.moderation.reports(with_closed=call.query.get("all") == "1"))


async def owner_closes_report(call: Call) -> Answer:
    """Close a report."""
    number = call.path["report"]
    is_number = number.isascii() and number.isdecimal() and len(number) < 16
    if not is_number or not await call.server_state.moderation.close_report(int(number)):
        raise Fault(404, "no_report", Saying("fault-no-report"))
    return await owner_reports(call)


async def owner_bans(call: Call) -> Answer:
    """Who is banned, newest first."""
    await call.server_state.moderation.look()
    return Answer(call.server_state.moderation.bans)


async def owner_bans_somebody(call: Call) -> Answer:
    """Ban a person or an address; they are told so, and their connections close."""
    wanted: BanWanted = call.body
    try:
        await call.server_state.moderation.ban(wanted.who, wanted.why, wanted.days)
    except Unknown:
        raise Fault(404, "nobody", Saying("fault-nobody")) from None
    call.server_state.connections.close_banned()
    return await owner_bans(call)


async def owner_lifts_ban(call: Call) -> Answer:
    """Lift a ban."""
    wanted: BanLifted = call.body
    if not await call.server_state.moderation.lift(wanted.who):
        raise Fault(404, "no_ban", Saying("fault-no-ban"))
    return await owner_bans(call)


async def owner_people(call: Call) -> Answer:
    """The connected people; with ``?name=`` everybody with a similar name, or with that id."""
    server_state, name = call.server_state, call.query.get("name", "")[:40]
    if name:
        return _people(server_state, await server_state.accounts.people_like(name, MAX_SHOWN))
    here = tuple({connection.person.id for connection in server_state.connections.all})[:MAX_SHOWN]
    return _people(server_state, await server_state.accounts.people_of(here))


def _people(server_state: ServerState, found: list[Registered]) -> Answer:
    return Answer(tuple(_known(server_state, one) for one in found))


def _known(server_state: ServerState, one: Registered) -> KnownPerson:
    person = one.person
    addresses = tuple(
        sorted({connection.address for connection in server_state.connections.all if connection.person.id == person.id})
    )
    ban = server_state.moderation.ban_on(person.id, "")
    return KnownPerson(person.id, person.name, person.kind, one.created, addresses, ban)


async def _somebody(server_state: ServerState, person: str) -> Person:
    found = await server_state.accounts.person(person)
    if found is None:
        raise Fault(404, "nobody", Saying("fault-nobody"))
    return found


async def owner_renames(call: Call) -> Answer:
    """Change the name a person is shown under; an account keeps its sign-in name."""
    wanted: NewName = call.body
    if not clean_name(wanted.name):
        raise Fault(422, "bad_name", Saying("bad-name-letters"))
    person = await call.server_state.accounts.rename(
        await _somebody(call.server_state, call.path["person"]), wanted.name
    )
    for connection in call.server_state.connections.all:
        if connection.person.id == person.id:
            connection.person = person
    return _people(call.server_state, await call.server_state.accounts.people_of((person.id,)))


async def owner_tables(call: Call) -> Answer:
    """The tables in memory, most followed first."""
    registry = sorted(
        call.server_state.registry.known.values(), key=lambda session: -len(session.followers.connections)
    )
    return Answer(tuple(map(_known_table, registry[:MAX_SHOWN])))


def _known_table(session: TableSession) -> KnownTable:
    table = session.table
    return KnownTable(
        table=table.id,
        title=table.opened.name,
        kind=table.opened.kind,
        stage=table.stage.value,
        seats=tuple(table.name_of(seat) for seat in range(len(table.chairs))),
        lines=len(session.followers.connections),
        step=table.seq,
    )


async def owner_closes_table(call: Call) -> Answer:
    """Close a table; a match in progress is broken off, and stored as such."""
    session = await call.server_state.registry.take(call.path["table"])
    if session is None:
        raise Fault(404, "no_table", Saying("refused-no-table"))
    decision = await session.do(CloseTable())
    if decision.refusal is not None:
        raise Fault(409, decision.refusal.code, decision.refusal.saying)
    return await owner_tables(call)


async def owner_fair_play(call: Call) -> Answer:
    """A person's fair-play statistics over their latest deals; they prove nothing."""
    person = await call.server_state.accounts.person(call.path["person"])
    if person is None:
        raise Fault(404, "nobody", Saying("fault-friend-nobody"))
    found = await call.server_state.moderation.fair_play(person)
    lines = tuple(map(call.language.tell, report_words(found)))
    return Answer(FairPlayTold(found.deals, found.is_remarkable, lines))


def _owners(method: Literal["GET", "POST"], path: str, handler: Handler, gives: Any, takes: Any = None) -> Endpoint:
    return Endpoint(method, f"/api/owner{path}", handler, gives, takes, is_for_owner=True)


OWNER: tuple[Endpoint, ...] = (
    _owners("GET", "/health", owner_health, Health),
    _owners("GET", "/reports", owner_reports, tuple[Report, ...]),
    _owners("POST", "/reports/{report}/close", owner_closes_report, tuple[Report, ...]),
    _owners("GET", "/bans", owner_bans, tuple[Ban, ...]),
    _owners("POST", "/bans", owner_bans_somebody, tuple[Ban, ...], BanWanted),
    _owners("POST", "/bans/lift", owner_lifts_ban, tuple[Ban, ...], BanLifted),
    _owners("GET", "/people", owner_people, tuple[KnownPerson, ...]),
    _owners("POST", "/people/{person}/name", owner_renames, tuple[KnownPerson, ...], NewName),
    _owners("GET", "/people/{person}/fair-play", owner_fair_play, FairPlayTold),
    _owners("GET", "/tables", owner_tables, tuple[KnownTable, ...]),
    _owners("POST", "/tables/{table}/close", owner_closes_table, tuple[KnownTable, ...]),
)
"""The endpoints of the owner's page; all need the owner's key."""
