"""Endpoints of reports and mutes."""

from msgspec.structs import replace

from bidwhist.i18n import Saying
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault, person_of
from bidwhist.server.moderation.messages import MutedPerson, ReportMade, ReportWanted
from bidwhist.server.moderation.reports import Report
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.session import TableSession


async def report(call: Call) -> Answer:
    """Report a person to the server's owner; the latest chat is added."""
    wanted: ReportWanted = call.body
    if wanted.table is not None and wanted.person is not None:
        found = await _at_table(call, wanted, wanted.table, wanted.person)
    elif wanted.match is not None and wanted.seat is not None:
        found = await _in_replay(call, wanted, wanted.match, wanted.seat)
    else:
        raise Fault(422, "bad_report", Saying("fault-report-whom"))
    if found.person == found.reporter:
        raise Fault(422, "bad_report", Saying("fault-report-you"))
    return Answer(ReportMade(await call.server_state.moderation.report(found)))


async def _at_table(call: Call, wanted: ReportWanted, table: str, person: str) -> Report:
    session, me = await call.server_state.registry.look(table), person_of(call)
    if session is None or me.id not in names_at(call.server_state, session):
        raise Fault(404, "no_table", Saying("fault-report-table"))
    names = names_at(call.server_state, session)
    if person not in names:
        raise Fault(422, "bad_report", Saying("fault-report-person"))
    found = _report(call, wanted, session.table.id, person, names[person])
    return replace(found, title=session.table.opened.name, step=session.table.seq)


def names_at(server_state: ServerState, session: TableSession) -> dict[str, str]:
    """The people around a table, by id: those who have spoken, watch, wait or sit."""
    spoke = {one.person: one.name for one in server_state.moderation.talk.at(session.table.id)}
    there = {connection.person.id: connection.person.name for connection in session.followers.connections}
    waits = {one.person: one.name for one in session.table.line}
    sits = {chair.person: chair.name for chair in session.table.chairs if chair.person is not None}
    return spoke | there | waits | sits


async def _in_replay(call: Call, wanted: ReportWanted, match: str, seat: int) -> Report:
    found = await call.server_state.history.match(match)
    played = await call.server_state.history.people_of(match)
    if found is None or seat not in played:
        raise Fault(404, "no_match", Saying("fault-report-match"))
    person, name = played[seat]
    return replace(_report(call, wanted, found.table, person, name), step=wanted.step, match=found.id)


def _report(call: Call, wanted: ReportWanted, table: str, person: str, name: str) -> Report:
    me, server_state = person_of(call), call.server_state
    return Report(
        id=0,
        closed=0,
        made=server_state.moderation.now(),
        about=wanted.about,
        words=" ".join(wanted.words.split()),
        reporter=me.id,
        reporter_name=me.name,
        person=person,
        name=name,
        address=next(
            (connection.address for connection in server_state.connections.all if connection.person.id == person), ""
        ),
        table=table,
        title="",
        step=0,
        match="",
        talk=server_state.moderation.talk.at(table),
    )


async def muted(call: Call) -> Answer:
    """The people you have muted."""
    found = await call.server_state.accounts.muted_people(person_of(call))
    return Answer(tuple(MutedPerson(*one) for one in found))


REPORTS: tuple[Endpoint, ...] = (
    Endpoint("POST", "/api/reports", report, ReportMade, ReportWanted, is_for_people=True, limit="report"),
    Endpoint("GET", "/api/me/muted", muted, tuple[MutedPerson, ...], is_for_people=True),
)
"""The endpoints of reports and mutes, for guests too."""
