"""An event as the page shows it, in the reader's language."""

from collections.abc import Callable

from bidwhist.core.rules.presets import called
from bidwhist.i18n import Language
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.http.call import Call
from bidwhist.server.protocol.bodies import TableMade
from bidwhist.server.tournaments.domain.deadlines import next_wait, play_ends
from bidwhist.server.tournaments.domain.event import Entrant, Event, Holder, Invitation, Meeting, Rest, Round
from bidwhist.server.tournaments.domain.next_step import Step, next_step
from bidwhist.server.tournaments.domain.pairings import rounds_planned, sides_in_line
from bidwhist.server.tournaments.domain.standings import Standing, bostons, champion, standings
from bidwhist.server.tournaments.messages import (
    EventEntrant,
    EventHolder,
    EventHope,
    EventInvitation,
    EventLine,
    EventMeeting,
    EventPage,
    EventRest,
    EventRoom,
    EventRound,
    EventStanding,
    EventStep,
    EventTally,
    EventYou,
)
from bidwhist.server.tournaments.service import Tournament, TournamentService


def line_of(tournament: Tournament, language: Language, person: str = "") -> EventLine:
    """An event as a line of a list, for one person."""
    announced, event = tournament.announced, tournament.event
    return EventLine(
        event=announced.id,
        name=event.opened.name,
        form=event.opened.form,
        begins=event.opened.begins,
        stage=event.stage,
        words=_stage(event, language),
        club=announced.club or None,
        host=announced.host,
        entered=len(event.active),
        asks=bool(person) and _asks(event, person),
    )


def _asks(event: Event, person: str) -> bool:
    is_asked = any(one.partner == person for one in event.waitlist) and event.entrant_of(person) is None
    return event.stage != "closed" and (is_asked or event.invitation(person) is not None)


def _stage(event: Event, language: Language) -> str:
    if event.paused_at is not None:
        return language.say("hall-paused", reason=event.pause_reason)
    if event.is_room and event.stage == "playing":
        return language.say("hall-room-open")
    return _STAGES[event.stage](event, language)


def _of_round(name: str) -> Callable[[Event, Language], str]:
    def words(event: Event, language: Language) -> str:
        last, planned = len(event.rounds), rounds_planned(event)
        if planned:
            return language.say(f"{name}-of", round=last, rounds=planned)
        return language.say(name, round=last)

    return words


_STAGES: dict[str, Callable[[Event, Language], str]] = {
    "entries": lambda event, language: language.say("hall-entries-open", count=len(event.active)),
    "playing": _of_round("hall-round-runs"),
    "between": _of_round("hall-round-is-over"),
    "closed": lambda event, language: language.say("hall-closed"),
}


async def page_of(call: Call, tournament: Tournament, *, is_director: bool) -> EventPage:
    """An event's page, for one person."""
    announced, event, language = tournament.announced, tournament.event, call.language
    tables = await _tables(call, tournament)
    faces = await call.server_state.accounts.faces_of({one for team in event.entrants for one in team.people if one})
    wait, winner = next_wait(event), champion(event)
    muted = await call.server_state.accounts.muted_by(call.person) if call.person else frozenset[str]()
    placed = [one for one in standings(event) if not event.entrants[one.entrant - 1].is_withdrawn]
    return EventPage(
        line=line_of(tournament, language, call.person.id if call.person else ""),
        about=announced.about,
        preset=announced.preset,
        rules=language.tell(called(announced.preset)) if announced.preset else "",
        minutes=event.opened.minutes,
        rounds_planned=rounds_planned(event),
        next_at=wait.until if wait is not None and event.stage in ("between", "entries") else None,
        ends=play_ends(event),
        playing=len(event.open_meetings),
        paused=event.paused_at is not None,
        notice=event.notice,
        rated=announced.rated,
        who=announced.who,
        entrants=tuple(_entrant(one, faces) for one in event.entrants),
        hopes=tuple(EventHope(one.name, one.partner_name) for one in event.waitlist),
        invitations=tuple(_invitation(event, one) for one in event.invitations) if is_director else (),
        rounds=tuple(_round(event, one, tables, language) for one in event.rounds),
        standings=tuple(
            EventStanding(one.rank, one.entrant, names(event, one.entrant), one.wins, *_figures(one)) for one in placed
        ),
        champion=None if winner is None else names(event, winner),
        room=room_of(event, language) if event.is_room else None,
        you=_you(event, call.person, muted, tables, is_director=is_director),
        step=_step(event, language) if is_director else None,
    )


def _step(event: Event, language: Language) -> EventStep | None:
    step = next_step(event)
    return EventStep(step, words_of_step(event, step, language)) if step else None


def words_of_step(event: Event, step: Step, language: Language) -> str:
    """The director's next step, as its button says it."""
    if step == "draw" and not event.is_room:
        return language.say("hall-draw-round", round=len(event.rounds) + 1)
    return language.say(_STEPS[step])


_STEPS: dict[Step, str] = {"draw": "hall-open-room", "resume": "hall-resume", "close": "hall-close"}


def _figures(one: Standing) -> tuple[int, int, int, int, int]:
    return one.hands, one.points, one.bostons, one.streak, one.best_streak


def names(event: Event, *side: int) -> str:
    """The names of an entrant or of a side."""
    return " & ".join(event.names_of(side))


def room_of(event: Event, language: Language) -> EventRoom:
    """The tables of a room with their holders, its queue, and its Boston tally."""
    sides = sides_in_line(event)
    paired = {number for side in sides for number in side}
    alone = [names(event, number) for number in event.line if number not in paired]
    behind = [names(event, *side) for side in sides[1:]]
    behind += [language.say("hall-waits-for-partner", name=name) for name in alone]
    return EventRoom(
        holders=tuple(_holder(event, one, language) for one in event.holders),
        next=names(event, *sides[0]) if sides else None,
        next_words=language.say("hall-next-up", names=names(event, *sides[0])) if sides else "",
        line=tuple(behind),
        tally=tuple(EventTally(names(event, one.entrant), one.bostons) for one in bostons(event)),
    )


def _holder(event: Event, held: Holder, language: Language) -> EventHolder:
    both = names(event, *held.side)
    return EventHolder(held.table, both, held.streak, language.say("hall-streak-of", names=both, count=held.streak))


def _place_in_line(event: Event, entrant: Entrant) -> int | None:
    """An entrant's place in the queue: 1 is next up; people without a partner come after all sides."""
    sides = sides_in_line(event)
    found = next((place for place, side in enumerate(sides, start=1) if entrant.id in side), None)
    return found or (len(sides) + 1 if entrant.id in event.line else None)


async def _tables(call: Call, tournament: Tournament) -> dict[int, TableMade]:
    """The tables of the open meetings."""
    made = await call.services.of(TournamentService).invites(tournament)
    meetings = (meeting.id for meeting in tournament.event.open_meetings if meeting.id in made)
    return {meeting: TableMade(*made[meeting]) for meeting in meetings}


def _entrant(one: Entrant, faces: dict[str, int | None]) -> EventEntrant:
    drawn = tuple(faces.get(person) for person in one.people)
    return EventEntrant(one.id, one.names, one.people, one.is_withdrawn, drawn)


def _round(event: Event, one: Round, tables: dict[int, TableMade], language: Language) -> EventRound:
    meetings = tuple(_meeting(event, met, tables.get(met.id), language) for met in one.meetings)
    return EventRound(one.number, meetings, tuple(_rest(event, rest, language) for rest in one.rests))


def _meeting(event: Event, met: Meeting, table: TableMade | None, language: Language) -> EventMeeting:
    how = f"hall-how-{met.how}" if met.is_settled else "hall-state-playing"
    return EventMeeting(
        meeting=met.id,
        number=met.table,
        sides=met.sides,
        names=(names(event, *met.sides[0]), names(event, *met.sides[1])),
        why=tuple(map(language.tell, met.why)),
        settled=met.is_settled,
        winner=met.card.winner if met.card else None,
        points=met.card.points if met.card else None,
        words=" ".join(filter(None, (language.say(how), met.words))),
        table=table,
        match=met.match,
    )


def _rest(event: Event, rest: Rest, language: Language) -> EventRest:
    return EventRest(rest.entrant, names(event, rest.entrant), rest.place, tuple(map(language.tell, rest.why)))


def _you(
    event: Event, person: Person | None, muted: frozenset[str], tables: dict[int, TableMade], *, is_director: bool
) -> EventYou:
    you = person.id if person is not None else ""
    entrant, hope = event.entrant_of(you), event.waiting_entry(you) if you else None
    asking = [one for one in event.waitlist if you and one.partner == you and one.person not in muted]
    invitation = event.invitation(you) if you else None
    asks = tuple(Person(one.person, one.name, "account") for one in asking)
    return EventYou(
        entrant=entrant.id if entrant else None,
        waits=hope is not None,
        asked=hope.partner_name or None if hope else None,
        asks=() if entrant else asks,
        invited=None if invitation is None else _invitation(event, invitation),
        table=_table_of(event, entrant, tables) if entrant else None,
        place=_place_in_line(event, entrant) if entrant and event.is_room and event.rounds else None,
        director=is_director,
    )


def _invitation(event: Event, one: Invitation) -> EventInvitation:
    called = dict(zip(one.people, one.names, strict=True))
    instead = names(event, one.entrant) if one.entrant else ""
    return EventInvitation(one.names, instead, one.reason, tuple(called[person] for person in one.waits_for))


def _table_of(event: Event, entrant: Entrant, tables: dict[int, TableMade]) -> TableMade | None:
    meeting = event.meeting_of(entrant.id)
    return tables.get(meeting.id) if meeting is not None and not meeting.is_settled else None
