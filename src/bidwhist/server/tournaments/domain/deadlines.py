"""What an event waits for, until when, and what happens then, so that nothing waits for ever."""

from collections.abc import Iterator

from msgspec import Struct

from bidwhist.server.tournaments.domain.entries import MOST_ENTRANTS
from bidwhist.server.tournaments.domain.event import Event, Meeting, WaitlistEntry
from bidwhist.server.tournaments.domain.log import Body, Card, Closed, Confirmed, Default, Defaulted, Entered, Resumed
from bidwhist.server.tournaments.domain.pairings import LotsLost, drawn_next, is_played_out

MINUTE_MS = 60_000
CONFIRMING_MS = 5 * MINUTE_MS
"""Milliseconds until a score that nobody confirms becomes final."""
RULING_MS = 20 * MINUTE_MS
"""Milliseconds until a dispute without a ruling is a draw; the director may still rule on it later."""
BOT = "Ruby"
"""The bot that partners a person who came alone and found nobody."""
AFTER_END_MS = 60 * MINUTE_MS
"""Milliseconds from the last round until the event closes."""
PAUSE_MS = 120 * MINUTE_MS
"""Milliseconds until stopped clocks go on."""
IDLE_MS = 12 * 60 * MINUTE_MS
"""Milliseconds without any activity until an event closes."""
MAX_EVENT_MS = 7 * 24 * 60 * MINUTE_MS
"""Milliseconds from the announced start, or else the announcement, until an event closes in any case."""


class Wait(Struct, frozen=True, order=True):
    """When a wait ends (ms since 1970), and the meeting it is for; 0 for the event itself."""

    until: int
    meeting: int = 0


def next_wait(event: Event) -> Wait | None:
    """The next automatic change; None in a closed event."""
    return min(_waits(event), default=None)


def meeting_ends(event: Event, meeting: Meeting) -> int:
    """When the clock will settle a meeting; in a pause, as if the clock went on now."""
    stopped = event.time - event.paused_at if event.paused_at is not None else 0
    return _meeting_due(event, meeting) + event.paused_for + stopped


def _waits(event: Event) -> Iterator[Wait]:
    if event.stage == "closed":
        return
    yield Wait(min(_idle(event), overdue_at(event)))
    if event.paused_at is not None:
        yield Wait(event.paused_at + PAUSE_MS)
        return
    if event.stage == "entries" and event.opened.begins:
        yield Wait(event.opened.begins)
    if event.stage == "between":
        rest = event.opened.rest * MINUTE_MS
        yield Wait(event.since + event.paused_for + (AFTER_END_MS if is_played_out(event) else rest))
    for meeting in event.open_meetings:
        yield Wait(_meeting_due(event, meeting) + event.paused_for, meeting.id)


def _idle(event: Event) -> int:
    return max(event.touched, event.opened.begins) + IDLE_MS


def overdue_at(event: Event) -> int:
    """When an event closes in any case, even in the middle of play."""
    return max(event.announced, event.opened.begins) + MAX_EVENT_MS


def _meeting_due(event: Event, meeting: Meeting) -> int:
    if meeting.state == "entered":
        return meeting.since + CONFIRMING_MS
    if meeting.state == "disputed":
        return meeting.since + RULING_MS
    end, arrive = meeting.began + round_time(event), event.opened.arrive * MINUTE_MS
    if event.opened.is_online:
        return end if all(meeting.here) else min(meeting.began + arrive, end)
    return min(meeting.since + arrive, end) if sum(meeting.here) == 1 else end


def round_time(event: Event) -> int:
    """Milliseconds of a round, including the time to enter its scores."""
    return event.opened.minutes * MINUTE_MS + CONFIRMING_MS


def play_ends(event: Event) -> int | None:
    """When the running round's time for playing is up (ms since 1970); None in a room, a pause and between rounds."""
    playing = [one for one in event.open_meetings if one.state == "playing"]
    if event.is_room or not playing or event.paused_at is not None:
        return None
    return playing[0].began + event.opened.minutes * MINUTE_MS + event.paused_for


def due(event: Event, now: int, secret: str = "") -> tuple[Body, ...]:
    """The first automatic change that is due, or nothing."""
    wait = next_wait(event)
    if wait is None or wait.until > now:
        return ()
    if now >= overdue_at(event):
        return (Closed("overdue"),)
    if wait.meeting:
        meeting = event.meeting(wait.meeting)
        assert meeting is not None
        return (settled_by_clock(event, meeting),)
    if wait.until == _idle(event):
        return (Closed("idle"),)
    if event.paused_at is not None:
        return (Resumed("clock"),)
    if pairs := gathered(event):
        return pairs
    try:
        return drawn_next(event, secret) or (Closed("few" if not event.rounds else "finished"),)
    except LotsLost:
        return (Closed("idle"),) if now >= _idle(event) else ()


def gathered(event: Event) -> tuple[Body, ...]:
    """Pairs of the people on the waitlist, in order of arrival; the last of an odd number plays with a bot.

    In a room each comes alone: the queue makes pairs.
    """
    if event.rounds and event.opened.form not in ("swiss", "moving"):
        return ()
    waiting = event.waitlist[: 2 * (MOST_ENTRANTS - len(event.entrants))]
    first = len(event.entrants) + 1
    if event.is_room:
        return tuple(Entered(number, (one.name,), people=(one.person,)) for number, one in enumerate(waiting, first))
    pairs = [waiting[place : place + 2] for place in range(0, len(waiting), 2)]
    return tuple(_as_pair(number, pair) for number, pair in enumerate(pairs, start=first))


def _as_pair(number: int, pair: tuple[WaitlistEntry, ...]) -> Entered:
    names, people = tuple(one.name for one in pair), tuple(one.person for one in pair)
    alone = len(pair) == 1
    return Entered(number, (*names, BOT) if alone else names, people=(*people, "") if alone else people)


def settled_by_clock(event: Event, meeting: Meeting) -> Body:
    """The result of a meeting whose time is over."""
    if meeting.state == "entered":
        return Confirmed(meeting.id, "clock")
    if meeting.state == "disputed":
        return Defaulted(meeting.id, drawn(event), "unruled")
    if sum(meeting.here) == 1:
        return Defaulted(meeting.id, Card(meeting.here.index(True)), "absent")
    if event.opened.is_online and not any(meeting.here):
        return Defaulted(meeting.id, drawn(event), "absent")
    return Defaulted(meeting.id, drawn(event), "time")


def drawn(event: Event) -> Card:
    """The card of a meeting without a winner; in a knockout the side named first goes on."""
    return Card(0 if event.opened.form == "knockout" else None)


def walkover(event: Event, meeting: Meeting) -> Defaulted | None:
    """The result of an open meeting that a side has left; None if both are still in."""
    left = [any(event.entrants[number - 1].is_withdrawn for number in side) for side in meeting.sides]
    why: Default = "withdrawn"
    if not any(left):
        return None
    return Defaulted(meeting.id, Card(None if all(left) else left.index(False)), why)
