"""What a command does to an event: rows for its log, or a refusal in words; pure, with the time as an argument."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from bidwhist.i18n import Saying
from bidwhist.server.extras import library
from bidwhist.server.tournaments.domain.commands import (
    Close,
    Come,
    Command,
    Confirm,
    Decision,
    Decline,
    Dispute,
    Draw,
    Enter,
    Gather,
    Invite,
    Pause,
    Reply,
    Report,
    Resume,
    Rule,
    Sit,
    Substitute,
    Tell,
    Tick,
    Undo,
    Withdraw,
)
from bidwhist.server.tournaments.domain.deadlines import due, gathered, walkover
from bidwhist.server.tournaments.domain.entries import MOST_ENTRANTS, name_fault, tidy
from bidwhist.server.tournaments.domain.event import Event, Invitation, Meeting
from bidwhist.server.tournaments.domain.fold import advance, opened
from bidwhist.server.tournaments.domain.log import (
    Answered,
    Arrived,
    Body,
    Card,
    Closed,
    Confirmed,
    Disputed,
    Entered,
    EventOpened,
    Invited,
    Paused,
    Reported,
    Resumed,
    RoundOver,
    RoundUndone,
    Row,
    Ruled,
    Seated,
    Substituted,
    Told,
    Went,
    Withdrawn,
)
from bidwhist.server.tournaments.domain.lots import DRAWS, sealed
from bidwhist.server.tournaments.domain.next_step import next_step
from bidwhist.server.tournaments.domain.pairings import (
    LotsLost,
    drawn_next,
    has_free_slot,
    is_without_people,
    next_draw,
)
from bidwhist.tools.event_log import derive_rows

Verdict: TypeAlias = Saying | tuple[Body, ...]
"""A refusal in words, or the rows to write."""
LONGEST_REASON, LONGEST_NOTICE = 200, 200
MOST_POINTS, MOST_HANDS = 999, 99
MOST_INVITED = 32
"""Most open invitations of an event."""
MOST_UNDONE = DRAWS // 2
"""Draws of an event after which no round can be undone, so that links are left for later rounds."""


def open_event(settings: EventOpened, now: int, secret: str = "") -> Decision:
    """An event that begins; with a secret, its lots are sealed and cannot be foretold.

    :param now: milliseconds since 1970, UTC.
    :raises NotInstalled: if there is no rustworkx, which pairs its entrants.
    """
    library("rustworkx")
    row = Row(1, now, sealed(settings, secret) if secret else settings)
    return Decision(opened(row), (row,))


def decide_all(event: Event, commands: Sequence[Command], now: int, secret: str = "") -> Decision:
    """Carry out commands in order at a time (ms); if one is refused, only what was due happens."""
    after, rows = event, list[Row]()
    for command in commands:
        done = decide(after, command, now, secret)
        if done.refusal is not None:
            return replace(decide(event, Tick(), now, secret), refusal=done.refusal)
        after = done.event
        rows += done.rows
    return Decision(after, tuple(rows))


def decide(event: Event, command: Command, now: int, secret: str = "") -> Decision:
    """What a command does; a sealed event draws its lots from its secret.

    :param now: milliseconds since 1970, UTC.
    """
    now = max(now, event.time)
    # What was due before the command happens first.
    ticked = _all_due(event, now, secret)
    if isinstance(command, Tick):
        return ticked
    verdict = _verdict(ticked.event, command, secret)
    if isinstance(verdict, Saying):
        return Decision(ticked.event, ticked.rows, verdict)
    rows, events = _rows_for(ticked.event, verdict, now)
    return Decision(events[-1] if events else ticked.event, (*ticked.rows, *rows))


def _all_due(event: Event, now: int, secret: str) -> Decision:
    rows: list[Row] = []
    while bodies := due(event, now, secret):
        new, events = _rows_for(event, bodies, now)
        event = events[-1]
        rows += new
    return Decision(event, tuple(rows))


def _rows_for(event: Event, bodies: tuple[Body, ...], now: int) -> tuple[tuple[Row, ...], tuple[Event, ...]]:
    return derive_rows(event, bodies, lambda before, body: Row(before.seq + 1, now, body), advance, _consequence)


def _consequence(event: Event) -> tuple[Body, ...]:
    if event.stage != "playing":
        return ()
    for meeting in event.open_meetings:
        left = walkover(event, meeting)
        if left is not None:
            return (left,)
    if event.is_room:
        paired = next_draw(event) if event.paused_at is None else None
        return (paired,) if paired else ()
    return () if event.open_meetings else (RoundOver(event.rounds[-1].number),)


def _verdict(event: Event, command: Command, secret: str) -> Verdict:
    if event.stage == "closed":
        return Saying("event-closed")
    reason = getattr(command, "reason", None)
    if reason is not None and not 0 < len(reason.strip()) <= LONGEST_REASON:
        return Saying.of("event-needs-reason", most=LONGEST_REASON)
    if isinstance(command, Draw):
        return _draw(event, secret)
    return _VERDICTS[type(command)](event, command)


def _enter(event: Event, command: Enter) -> Verdict:
    names = tuple(map(tidy, command.names))
    if len(event.entrants) >= MOST_ENTRANTS:
        return Saying.of("event-full", most=MOST_ENTRANTS)
    fault = _late(event) or name_fault(names, is_room=event.is_room) or _doubled(event, names)
    number = len(event.entrants) + 1
    return fault or (Entered(number, names, tidy(command.club), tidy(command.city), command.people),)


def _come(event: Event, command: Come) -> Verdict:
    if event.entrant_of(command.person):
        return Saying("event-you-play")
    if event.entrant_of(command.partner) or command.partner == command.person:
        return Saying("event-partner-plays")
    if len(event.entrants) + len(event.waitlist) >= MOST_ENTRANTS:
        return Saying.of("event-full", most=MOST_ENTRANTS)
    if event.is_room and not command.partner:
        return _enter(event, Enter((command.name,), people=(command.person,)))
    asked = event.waiting_entry(command.partner)
    if asked is not None and asked.partner == command.person:
        return _enter(event, Enter((asked.name, command.name), people=(asked.person, command.person)))
    result = Arrived(command.person, tidy(command.name), command.partner, tidy(command.partner_name))
    return _late(event) or (result,)


def _decline(event: Event, command: Decline) -> Verdict:
    asker = event.waiting_entry(command.asker or command.person)
    if asker is None or (command.asker and asker.partner != command.person):
        return Saying("event-nobody-asks")
    if not command.asker:
        return (Went(asker.person),)
    # The person who is told no still wants to play.
    return _come(event, Come(asker.person, asker.name))


def _gather(event: Event, _: Gather) -> Verdict:
    return () if _late(event) else gathered(event)


def _late(event: Event) -> Saying | None:
    if not event.rounds:
        return None
    if event.opened.form == "knockout":
        return Saying("event-late-knockout")
    if event.opened.form == "round_robin" and not has_free_slot(event):
        return Saying("event-late-robin")
    return None


def _doubled(event: Event, names: tuple[str, ...], *, but: int = 0) -> Saying | None:
    taken = {_key(one.names) for one in event.active if one.id != but}
    return Saying.of("event-doubled", names=" & ".join(names)) if _key(names) in taken else None


def _key(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(name.casefold() for name in names))


def _withdraw(event: Event, command: Withdraw) -> Verdict:
    entrant = event.entrant(command.entrant)
    if entrant is None or entrant.is_withdrawn:
        return Saying("event-no-entrant")
    return (Withdrawn(entrant.id, command.reason.strip(), command.is_own),)


def _substitute(event: Event, command: Substitute) -> Verdict:
    entrant, names = event.entrant(command.entrant), tuple(map(tidy, command.names))
    if entrant is None or entrant.is_withdrawn:
        return Saying("event-no-entrant")
    if len(names) != len(entrant.names):
        return Saying("event-as-many-names")
    fault = name_fault(names, is_room=event.is_room) or _doubled(event, names, but=entrant.id)
    if any(event.entrant_of(person) not in (None, entrant) for person in command.people):
        return Saying("event-partner-plays")
    return fault or (Substituted(entrant.id, names, command.reason.strip(), command.people),)


def _invite(event: Event, command: Invite) -> Verdict:
    invited = Invited(command.entrant, tuple(map(tidy, command.names)), command.people, (command.reason or "").strip())
    if any(event.invitation(person) for person in command.people if person):
        return Saying("event-asked-already")
    if len(event.invitations) >= MOST_INVITED:
        return Saying.of("event-asks-many", most=MOST_INVITED)
    verdict = _as_invited(event, invited)
    entrant = event.entrant(command.entrant)
    plays = entrant.people if entrant is not None else ()
    if isinstance(verdict, Saying) or all(person in plays for person in filter(None, command.people)):
        return verdict
    return (invited,)


def _as_invited(event: Event, one: Invited | Invitation) -> Verdict:
    """The rows to write once everybody invited has agreed."""
    if one.entrant:
        return _substitute(event, Substitute(one.entrant, one.names, one.reason, one.people))
    if any(event.entrant_of(person) for person in one.people):
        return Saying("event-partner-plays")
    return _enter(event, Enter(one.names, people=one.people))


def _answer(event: Event, command: Reply) -> Verdict:
    invitation = event.invitation(command.person)
    if invitation is None:
        return Saying("event-nobody-asks")
    answered = Answered(command.person, command.agrees)
    if not command.agrees or invitation.waits_for != (command.person,):
        return (answered,)
    verdict = _as_invited(event, invitation)
    return verdict if isinstance(verdict, Saying) else (answered, *verdict)


def _draw(event: Event, secret: str) -> Verdict:
    if event.stage == "playing":
        return Saying("event-round-runs")
    if event.paused_at is not None:
        return Saying("event-is-paused")
    if is_without_people(event):
        return Saying("event-bots-alone")
    try:
        return drawn_next(event, secret) or Saying("event-no-next-round")
    except LotsLost:
        return Saying("event-lots-lost")


def _playable(event: Event, number: int) -> Meeting | Saying:
    meeting = event.meeting(number)
    if meeting is None:
        return Saying("event-no-meeting")
    return Saying("event-settled") if meeting.is_settled else meeting


def _sit(event: Event, command: Sit) -> Verdict:
    meeting = _playable(event, command.meeting)
    if isinstance(meeting, Saying):
        return meeting
    return () if meeting.here[command.side] else (Seated(meeting.id, command.side),)


def card_fault(event: Event, card: Card) -> Saying | None:
    """What is wrong with a score card, or None."""
    if card.winner not in (None, 0, 1):
        return Saying("event-who-won")
    if card.winner is None and (event.is_room or event.opened.form == "knockout"):
        return Saying("event-needs-winner")
    if any(abs(points) > MOST_POINTS for points in card.points):
        return Saying.of("event-points", most=MOST_POINTS)
    if any(not 0 <= number <= MOST_HANDS for number in (*card.hands, *card.bostons)):
        return Saying.of("event-hands", most=MOST_HANDS)
    if any(bostons > hands for bostons, hands in zip(card.bostons, card.hands, strict=True)):
        return Saying("event-bostons")
    return None


def _report(event: Event, command: Report) -> Verdict:
    meeting = _playable(event, command.meeting)
    if isinstance(meeting, Saying):
        return meeting
    fault = card_fault(event, command.card)
    if fault is not None:
        return fault
    if meeting.state == "disputed" and command.side is not None:
        return Saying("event-in-dispute")
    if meeting.state == "entered" and command.side not in (None, meeting.by):
        # Both sides have entered it: equal scores confirm, different ones are a dispute.
        same = meeting.card == command.card
        return (Confirmed(meeting.id, "side"),) if same else (Disputed(meeting.id, in_figures(command.card)),)
    return (Reported(meeting.id, command.side, command.card, command.match),)


def in_figures(card: Card) -> str:
    """A card as its points, readable in every language."""
    return f"{card.points[0]} : {card.points[1]}"


def _answered(event: Event, number: int, side: int) -> Meeting | Saying:
    meeting = _playable(event, number)
    if isinstance(meeting, Saying):
        return meeting
    if meeting.state != "entered":
        return Saying("event-nothing-entered")
    return Saying("event-own-score") if meeting.by == side else meeting


def _confirm(event: Event, command: Confirm) -> Verdict:
    meeting = _answered(event, command.meeting, command.side)
    if isinstance(meeting, Saying):
        return meeting
    return (Confirmed(meeting.id, "side"),) if meeting.card == command.card else Saying("event-score-changed")


def _dispute(event: Event, command: Dispute) -> Verdict:
    meeting = _answered(event, command.meeting, command.side)
    if isinstance(meeting, Saying):
        return meeting
    return (Disputed(meeting.id, tidy(command.words)[:LONGEST_REASON]),)


def _rule(event: Event, command: Rule) -> Verdict:
    meeting = event.meeting(command.meeting)
    if meeting is None:
        return Saying("event-no-meeting")
    if event.opened.form == "knockout" and meeting.round != len(event.rounds):
        return Saying("event-bracket-went-on")
    return card_fault(event, command.card) or (Ruled(meeting.id, command.card, command.reason.strip()),)


def _tell(event: Event, command: Tell) -> Verdict:
    words = tidy(command.words)
    if len(words) > LONGEST_NOTICE:
        return Saying.of("event-notice-long", most=LONGEST_NOTICE)
    return () if words == event.notice else (Told(words),)


def _pause(event: Event, command: Pause) -> Verdict:
    return Saying("event-is-paused") if event.paused_at is not None else (Paused(command.reason.strip()),)


def _resume(event: Event, _: Resume) -> Verdict:
    return Saying("event-not-paused") if event.paused_at is None else (Resumed("director"),)


def _undo(event: Event, command: Undo) -> Verdict:
    if event.is_room or not event.rounds:
        return Saying("event-nothing-to-undo")
    if event.links_shown >= MOST_UNDONE:
        return Saying.of("event-undone-often", most=MOST_UNDONE)
    return (RoundUndone(event.rounds[-1].number, command.reason.strip()),)


def _close(event: Event, command: Close) -> Verdict:
    if command.reason is not None:
        return (Closed("director", command.reason.strip()),)
    if next_step(event) != "close":
        return Saying.of("event-needs-reason", most=LONGEST_REASON)
    return (Closed("finished"),)


_VERDICTS: dict[type[Command], Callable[[Event, Any], Verdict]] = {
    Enter: _enter,
    Come: _come,
    Decline: _decline,
    Gather: _gather,
    Withdraw: _withdraw,
    Substitute: _substitute,
    Invite: _invite,
    Reply: _answer,
    Sit: _sit,
    Report: _report,
    Confirm: _confirm,
    Dispute: _dispute,
    Rule: _rule,
    Tell: _tell,
    Pause: _pause,
    Resume: _resume,
    Undo: _undo,
    Close: _close,
}
