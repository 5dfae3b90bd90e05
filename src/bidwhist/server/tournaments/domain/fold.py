"""An event from its log, row by row; rows are trusted because ``decide`` made them."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from bidwhist.errors import BadRecord
from bidwhist.server.tournaments.domain.event import (
    Entrant,
    Event,
    Holder,
    How,
    Invitation,
    Meeting,
    Rest,
    Round,
    WaitlistEntry,
)
from bidwhist.server.tournaments.domain.log import (
    Answered,
    Arrived,
    Body,
    Card,
    Closed,
    Confirmed,
    Defaulted,
    Disputed,
    Entered,
    EventOpened,
    Invited,
    LotsDrawn,
    Paired,
    Paused,
    Reported,
    Resumed,
    RoundOver,
    RoundUndone,
    Row,
    Ruled,
    Seated,
    Side,
    Substituted,
    Told,
    Went,
    Withdrawn,
)
from bidwhist.server.tournaments.domain.lots import Lots, as_drawn
from bidwhist.server.tournaments.domain.pairing_reasons import Reasons
from bidwhist.tools.tuples import with_item

BY_CLOCK = (LotsDrawn, Paired, Defaulted, RoundOver, Resumed, Closed)
"""Rows that may be written without a person's action."""


def fold(rows: Iterable[Row]) -> Event:
    """The event that a log leads to.

    :raises BadRecord: if the log does not begin with an event, or a row is missing.
    """
    rows = iter(rows)
    first = next(rows, None)
    if first is None or not isinstance(first.body, EventOpened) or first.seq != 1:
        raise BadRecord("a log of an event begins with its opening, as row 1")
    event = opened(first)
    for row in rows:
        if row.seq != event.seq + 1:
            raise BadRecord(f"row {event.seq + 1} is missing; row {row.seq} is in its place")
        event = advance(event, row)
    return event


def opened(row: Row) -> Event:
    """The event of a first row."""
    assert isinstance(row.body, EventOpened)
    settings, at = row.body, row.time
    lots, seal = Lots(settings.seed), settings.seal
    return Event(opened=settings, seq=row.seq, time=at, announced=at, lots=lots, link=seal, since=at, touched=at)


def advance(event: Event, row: Row) -> Event:
    """The event after one more row."""
    if isinstance(row.body, Paused):
        changed = replace(event, paused_at=row.time, pause_reason=row.body.reason)
    elif isinstance(row.body, Resumed):
        stopped = row.time if event.paused_at is None else event.paused_at
        changed = replace(event, paused_at=None, paused_for=event.paused_for + row.time - stopped)
    else:
        changed = _CHANGES[type(row.body)](event, row.body, event.clock(row.time))
    by_person = not isinstance(row.body, BY_CLOCK) and not (isinstance(row.body, Confirmed) and row.body.by == "clock")
    return replace(changed, seq=row.seq, time=row.time, touched=row.time if by_person else event.touched)


def _entered(event: Event, body: Entered, _: int) -> Event:
    entrant = Entrant(body.entrant, body.names, body.club, body.city, len(event.rounds), people=body.people)
    line = (*event.line, body.entrant) if event.is_room else ()
    event = replace(event, entrants=(*event.entrants, entrant), line=line)
    return _in_play(event, body.people)


def _in_play(event: Event, people: tuple[str, ...]) -> Event:
    """The event without its new players in the waitlist and in open invitations."""
    if not any(people):
        return event
    open_still = tuple(one for one in event.invitations if not set(filter(None, one.people)) & set(people))
    return replace(event, waitlist=_without(event.waitlist, people), invitations=open_still)


def _invited(event: Event, body: Invited, _: int) -> Event:
    plays = event.entrants[body.entrant - 1].people if body.entrant else ()
    asked = tuple(one for one in body.people if one and one not in plays)
    made = Invitation(body.entrant, body.names, body.people, body.reason, asked)
    others = tuple(one for one in event.invitations if not body.entrant or one.entrant != body.entrant)
    return replace(event, invitations=(*others, made))


def _answered(event: Event, body: Answered, _: int) -> Event:
    invitation = event.invitation(body.person)
    if invitation is None:
        raise BadRecord(f"a row answers an invitation that does not exist: {body.person}")
    others = tuple(one for one in event.invitations if one is not invitation)
    if not body.agrees:
        return replace(event, invitations=others)
    still = tuple(one for one in invitation.waits_for if one != body.person)
    return replace(event, invitations=(*others, replace(invitation, waits_for=still)))


def _without(waitlist: tuple[WaitlistEntry, ...], people: tuple[str, ...]) -> tuple[WaitlistEntry, ...]:
    return tuple(one for one in waitlist if one.person not in people)


def _came(event: Event, body: Arrived, _: int) -> Event:
    waiting_entry = WaitlistEntry(body.person, body.name, body.partner, body.partner_name)
    kept = tuple(waiting_entry if one.person == body.person else one for one in event.waitlist)
    is_new = event.waiting_entry(body.person) is None
    return replace(event, waitlist=(*kept, waiting_entry) if is_new else kept)


def _went(event: Event, body: Went, _: int) -> Event:
    return replace(event, waitlist=_without(event.waitlist, (body.person,)))


def _lots_drawn(event: Event, body: LotsDrawn, _: int) -> Event:
    return replace(event, lots=as_drawn(body), link=body.link, links_shown=event.links_shown + 1)


def _paired(event: Event, body: Paired, now: int) -> Event:
    why = Reasons(event)
    meetings = tuple(
        Meeting(
            id=event.meetings_made + count,
            round=body.round,
            table=one.table,
            sides=one.sides,
            why=why.of_pairing(one),
            began=now,
        )
        for count, one in enumerate(body.pairings, start=1)
    )
    made = event.meetings_made + len(meetings)
    if event.is_room and event.rounds:
        only = replace(event.rounds[0], meetings=(*event.rounds[0].meetings, *meetings))
        event = replace(event, rounds=(only,))
    else:
        rests = tuple(Rest(one.entrant, one.place, why.of_bye(one)) for one in body.byes)
        drawn = Round(body.round, meetings, rests, lots=event.lots)
        event = replace(event, rounds=(*event.rounds, drawn), stage="playing", since=now)
    seated = {entrant for one in body.pairings for side in one.sides for entrant in side}
    line = tuple(number for number in event.line if number not in seated)
    return replace(event, meetings_made=made, line=line)


def _with_meeting(event: Event, number: int, **changes: Any) -> Event:
    rounds = tuple(
        replace(one, meetings=tuple(replace(met, **changes) if met.id == number else met for met in one.meetings))
        if any(met.id == number for met in one.meetings)
        else one
        for one in event.rounds
    )
    return replace(event, rounds=rounds)


def _meeting(event: Event, number: int) -> Meeting:
    found = event.meeting(number)
    if found is None:
        raise BadRecord(f"a row names a meeting that does not exist: {number}")
    return found


def _seated(event: Event, body: Seated, now: int) -> Event:
    here = _meeting(event, body.meeting).here
    first, second = with_item(here, body.side, True)
    return _with_meeting(event, body.meeting, here=(first, second), since=now)


def _reported(event: Event, body: Reported, now: int) -> Event:
    if body.side is None:
        event = _with_meeting(event, body.meeting, match=body.match)
        return _settled(event, body.meeting, body.card, "played" if body.match else "confirmed")
    event = _seated(event, Seated(body.meeting, body.side), now)
    return _with_meeting(event, body.meeting, state="entered", card=body.card, by=body.side, since=now)


def _confirmed(event: Event, body: Confirmed, _: int) -> Event:
    card = _meeting(event, body.meeting).card
    assert card is not None
    return _settled(event, body.meeting, card, "confirmed" if body.by == "side" else "locked")


def _disputed(event: Event, body: Disputed, now: int) -> Event:
    return _with_meeting(event, body.meeting, state="disputed", since=now, words=body.words)


def _ruled(event: Event, body: Ruled, _: int) -> Event:
    return _settled(event, body.meeting, body.card, "ruled", body.reason)


def _defaulted(event: Event, body: Defaulted, _: int) -> Event:
    return _settled(event, body.meeting, body.card, body.why)


def _settled(event: Event, number: int, card: Card, how: How, words: str = "") -> Event:
    was = _meeting(event, number)
    event = _with_meeting(event, number, state="settled", card=card, how=how, words=words or was.words)
    return _risen(event, was, card.winner) if event.is_room and not was.is_settled else event


def _risen(event: Event, meeting: Meeting, winner: int | None) -> Event:
    """A room after a match: the winners keep the table, the losers go to the end of the queue."""
    others = tuple(one for one in event.holders if one.table != meeting.table)
    held = next((one for one in event.holders if one.table == meeting.table), None)
    if winner is None or _has_left(event, meeting.sides[winner]):
        return _in_line(replace(event, holders=others), (*meeting.sides[0], *meeting.sides[1]))
    side = meeting.sides[winner]
    streak = held.streak + 1 if held is not None and held.side == side else 1
    event = replace(event, holders=(*others, Holder(meeting.table, side, streak)))
    return _in_line(event, meeting.sides[1 - winner])


def _has_left(event: Event, side: Side) -> bool:
    return any(event.entrants[number - 1].is_withdrawn for number in side)


def _in_line(event: Event, numbers: Side) -> Event:
    stay = tuple(number for number in numbers if not event.entrants[number - 1].is_withdrawn)
    return replace(event, line=(*event.line, *stay))


def _withdrawn(event: Event, body: Withdrawn, _: int) -> Event:
    gone = replace(event.entrants[body.entrant - 1], is_withdrawn=True, has_left=body.is_own)
    event = replace(
        event,
        entrants=with_item(event.entrants, body.entrant - 1, gone),
        invitations=tuple(one for one in event.invitations if one.entrant != body.entrant),
        line=tuple(number for number in event.line if number != body.entrant),
    )
    return _table_left(event, body.entrant)


def _table_left(event: Event, gone: int) -> Event:
    """A room where one of a table's holders has left: the one who stays goes to the front of the queue."""
    held = next((one for one in event.holders if gone in one.side), None)
    if held is None or any(one.table == held.table for one in event.open_meetings):
        return event
    others = tuple(one for one in event.holders if one is not held)
    return replace(event, holders=others, line=(*(one for one in held.side if one != gone), *event.line))


def _substituted(event: Event, body: Substituted, _: int) -> Event:
    entrant = replace(event.entrants[body.entrant - 1], names=body.names, people=body.people)
    return _in_play(replace(event, entrants=with_item(event.entrants, body.entrant - 1, entrant)), body.people)


def _told(event: Event, body: Told, _: int) -> Event:
    return replace(event, notice=body.words)


def _undone(event: Event, _: RoundUndone, now: int) -> Event:
    rounds = event.rounds[:-1]
    return replace(event, rounds=rounds, stage="between" if rounds else "entries", since=now)


def _round_over(event: Event, _: RoundOver, now: int) -> Event:
    last = replace(event.rounds[-1], is_over=True)
    return replace(event, rounds=(*event.rounds[:-1], last), stage="between", since=now)


def _closed(event: Event, body: Closed, _: int) -> Event:
    return replace(event, stage="closed", closed_reason=body.reason)


_CHANGES: dict[type[Body], Callable[[Event, Any, int], Event]] = {
    Entered: _entered,
    Arrived: _came,
    Went: _went,
    LotsDrawn: _lots_drawn,
    Paired: _paired,
    Seated: _seated,
    Reported: _reported,
    Confirmed: _confirmed,
    Disputed: _disputed,
    Ruled: _ruled,
    Defaulted: _defaulted,
    Withdrawn: _withdrawn,
    Substituted: _substituted,
    Invited: _invited,
    Answered: _answered,
    Told: _told,
    RoundUndone: _undone,
    RoundOver: _round_over,
    Closed: _closed,
}
