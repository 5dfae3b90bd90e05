"""What the server does for an event: opens tables, sees who is there, takes results, and closes tables."""

from contextlib import suppress
from typing import Protocol

from bidwhist.i18n import ENGLISH
from bidwhist.records import decode_record, replay
from bidwhist.server.accounts.names import MAX_TITLE_LETTERS
from bidwhist.server.platform.cluster.ownership import WrongNode
from bidwhist.server.platform.database.database import Conflict, NotSaved
from bidwhist.server.ratings.domain.outcomes import SETTLEMENT
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.access import new_invite
from bidwhist.server.tables.domain.log import MeetingSeats as AtTable
from bidwhist.server.tables.domain.log import TableOpened
from bidwhist.server.tables.domain.table import Stage
from bidwhist.server.tables.session import TableSession
from bidwhist.server.tournaments.domain.announcement import Announced
from bidwhist.server.tournaments.domain.commands import Command, Report, Sit
from bidwhist.server.tournaments.domain.deadlines import MINUTE_MS
from bidwhist.server.tournaments.domain.event import Event, Meeting
from bidwhist.server.tournaments.repository import meets_at, played_at
from bidwhist.server.tournaments.score_cards import card_of


class EventMeeting(Protocol):
    """What seating needs of an event."""

    announced: Announced
    event: Event
    tables: dict[int, str]


async def attend(server_state: ServerState, tournament: EventMeeting, now: int) -> list[Command]:
    """Open the missing tables; gives the commands that follow from the others."""
    if tournament.event.stage != "playing" or tournament.event.paused_at is not None:
        return []
    found: list[Command] = []
    for meeting in tournament.event.open_meetings:
        table = tournament.tables.get(meeting.id)
        if table is None:
            await _open(server_state, tournament, meeting)
        elif (said := await _look_at(server_state, tournament.event, meeting, table, now)) is not None:
            found.append(said)
        found += _bots_are_there(tournament.event, meeting)
    return found


def people_of(event: Event, meeting: Meeting, side: int) -> tuple[str, ...]:
    """The ids of a side's players in a meeting, empty for bots."""
    return tuple(person for number in meeting.sides[side] for person in event.entrants[number - 1].people)


def _bots_are_there(event: Event, meeting: Meeting) -> list[Command]:
    return [
        Sit(meeting.id, side) for side in (0, 1) if not meeting.here[side] and not any(people_of(event, meeting, side))
    ]


# Opening.


async def _open(server_state: ServerState, tournament: EventMeeting, meeting: Meeting) -> None:
    announced, event = tournament.announced, tournament.event
    people, bots = _by_chair(announced, event, meeting)
    arrive = event.opened.arrive * MINUTE_MS if any(people) else 0
    opened = TableOpened(
        rules=announced.rules,
        name=_title(event, meeting),
        preset=announced.preset,
        pace=announced.pace,
        bots=announced.bots,
        hints=False,
        rated=announced.rated,
        settlement=SETTLEMENT,
        tempo="usual" if any(people) else "at_once",
        invite=new_invite(),
        contest=AtTable(announced.id, meeting.id, people, server_state.context.now() + arrive, bots),
    )
    faces = await server_state.accounts.faces_of([person for person in people if person])
    with suppress(Conflict):
        # Another server has opened it.
        await server_state.registry.open_reserved(
            opened, _names(event), faces, lambda table: meets_at(announced.id, meeting.id, table)
        )


def _by_chair(announced: Announced, event: Event, meeting: Meeting) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The ids of the players by chair, empty for bots; and what the bots are called, empty for people."""
    waiting = [
        [*zip(people_of(event, meeting, side), event.names_of(meeting.sides[side]), strict=True)] for side in (0, 1)
    ]
    seated = [waiting[side].pop(0) for side in announced.rules.side_of]
    return tuple(person for person, _ in seated), tuple("" if person else name for person, name in seated)


def _names(event: Event) -> dict[str, str]:
    return {
        person: name for one in event.entrants for person, name in zip(one.people, one.names, strict=True) if person
    }


def _title(event: Event, meeting: Meeting) -> str:
    # A title is stored in the log, so it must not depend on a language.
    if event.is_room:
        end = ENGLISH.say("contest-title-room", match=meeting.id)
    else:
        end = ENGLISH.say("contest-title", round=meeting.round, table=meeting.table)
    return f"{event.opened.name[: MAX_TITLE_LETTERS - len(end) - 1].strip()} {end}"


# Looking.


async def _look_at(server_state: ServerState, event: Event, meeting: Meeting, table: str, now: int) -> Command | None:
    """The result of a table, or its people who are present; nothing if nothing is new."""
    session = await _room(server_state, table)
    if session is None or not session.table.plays_by_itself:
        finished = await server_state.store.read(played_at(table))
        if finished is None:
            return None
        card = card_of(replay(decode_record(finished.record)), needs_winner=_needs_winner(event))
        return Report(meeting.id, None, card, finished.id)
    if event.clock(now) >= meeting.began + event.opened.minutes * MINUTE_MS and all(meeting.here):
        return _as_it_stands(event, meeting, session)
    here = _newly_here(event, meeting, session)
    return None if here is None else Sit(meeting.id, here)


async def _room(server_state: ServerState, table: str) -> TableSession | None:
    try:
        session = await server_state.registry.find(table)
    except (WrongNode, NotSaved):
        # Another server owns it and reports its result; or it cannot be read, and the clock settles the meeting.
        return None
    if session is not None:
        session.scheduler.wake()
    return session


def _as_it_stands(event: Event, meeting: Meeting, session: TableSession) -> Command | None:
    """The round is over before the match: the score so far counts."""
    match = session.table.match
    if match is None:
        return None
    return Report(meeting.id, None, card_of(match, needs_winner=_needs_winner(event)), session.table.match_id)


def _needs_winner(event: Event) -> bool:
    return event.is_room or event.opened.form == "knockout"


def _newly_here(event: Event, meeting: Meeting, session: TableSession) -> int | None:
    connected = {session.table.chairs[seat].person for seat in session.followers.connected(session.table)}
    for side in (0, 1):
        people = [person for person in people_of(event, meeting, side) if person]
        if not meeting.here[side] and connected.intersection(people):
            return side
    return None


# Putting away.


async def put_away(server_state: ServerState, tournament: EventMeeting, meeting: int, table: str) -> None:
    """Close a table whose meeting is settled or was undone, once nobody is looking at its result.

    A match still being played there counts as the event settled it, and is lost by a pair that left the event. If a
    director ended it, it counts for nobody; but a director who plays in it and is not ahead has left it.
    """
    event = tournament.event
    found = event.meeting(meeting)
    if found is not None and not found.is_settled and event.stage != "closed":
        return
    session = await _room(server_state, table)
    if session is not None and (session.followers.is_nobody or session.table.stage is not Stage.OVER):
        winners = await _winners(server_state, tournament, found, session)
        with suppress(NotSaved):
            await session.close(winners)


async def _winners(
    server_state: ServerState, tournament: EventMeeting, meeting: Meeting | None, session: TableSession
) -> tuple[int, ...]:
    """The sides that are ahead when a match is stopped, both if level; none if it counts for nobody."""
    event, match = tournament.event, session.table.match
    if match is None or match.result is not None or session.table.stage is not Stage.PLAYING:
        return ()
    card = meeting.card if meeting is not None and meeting.how == "played" else None
    if card is not None:
        # The round was over, and the card is the table's own.
        return (0, 1) if card.winner is None else (card.winner,)
    left = _side_that_left(event, meeting) if meeting is not None else None
    if left is not None:
        return (1 - left,)
    keepers = await server_state.clubs.keepers(tournament.announced.club)
    sides = {match.rules.side_of[seat] for seat, person in enumerate(session.table.began) if person in keepers}
    leading = card_of(match, needs_winner=False).winner
    return tuple(1 - side for side in sides if side != leading) if len(sides) == 1 else ()


def _side_that_left(event: Event, meeting: Meeting) -> int | None:
    """The side of a meeting that left the event by itself, while the other stayed."""
    entrants = [[event.entrants[number - 1] for number in side] for side in meeting.sides]
    if meeting.how != "withdrawn" or all(any(one.is_withdrawn for one in side) for side in entrants):
        return None
    return next((side for side in (0, 1) if any(one.has_left for one in entrants[side])), None)
