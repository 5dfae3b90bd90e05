"""Endpoints of events: announced, entered, directed, looked at."""

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from bidwhist.core.rules.presets import preset_name
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.i18n import Saying
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.service import random_word
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault, person_of
from bidwhist.server.http.titles import title_of
from bidwhist.server.tables.bot_service import favourite
from bidwhist.server.tables.routes.rules import rules_of
from bidwhist.server.tables.routes.tables import bots_of
from bidwhist.server.tournaments.domain.announcement import Announced, EventLimits, TooManyEvents
from bidwhist.server.tournaments.domain.commands import (
    Close,
    Come,
    Command,
    Decline,
    Draw,
    Enter,
    Gather,
    Invite,
    Pause,
    Reply,
    Resume,
    Rule,
    Tell,
    Undo,
    Withdraw,
)
from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.log import Card, EventOpened
from bidwhist.server.tournaments.event_view import line_of, page_of
from bidwhist.server.tournaments.messages import (
    MOST_BOT_PAIRS,
    AnswerWanted,
    DirectWanted,
    EnterWanted,
    EventLine,
    EventPage,
    EventRow,
    EventWanted,
)
from bidwhist.server.tournaments.rating import why_not_rated
from bidwhist.server.tournaments.service import DAY_MS, Tournament, TournamentService

EVENT_LIMITS = EventLimits(of_host=10, of_person=3)
"""Most open events; the server's owner may announce as many as the server may have."""
FARTHEST_DAYS = 90
"""Most days from the announcement of an event to its start."""


def _tournaments(call: Call) -> TournamentService:
    return call.services.of(TournamentService)


async def events(call: Call) -> Answer:
    """Events announced, in progress, or ended within a day; of one club with ``?club=``."""
    me = call.person.id if call.person else ""
    is_owner = await call.server_state.moderation.is_owner(call.token)
    shown = await _tournaments(call).listed(call.query.get("club"), me, is_owner=is_owner)
    return Answer(tuple(line_of(one, call.language, me) for one in shown))


async def announce(call: Call) -> Answer:
    """A new event: of a club by a keeper, of the server by its owner."""
    wanted: EventWanted = call.body
    club = await _host(call, wanted.club)
    tournaments = _tournaments(call)
    _check_time(wanted.begins, tournaments.clock())
    rules = _rules(wanted)
    bots = bots_of(wanted.bots, call.server_state.bot_service.levels) or favourite()
    announced = Announced(
        id=random_word(8),
        club=wanted.club or "",
        host=club,
        rules=rules,
        preset=preset_name(rules),
        bots=bots,
        pace=wanted.pace,
        who=wanted.who if wanted.club else "accounts",
        about=call.server_state.moderation.words.said(wanted.about.strip()),
        rated=wanted.rated,
    )
    if wanted.rated and (why := why_not_rated(rules, bots)) is not None:
        raise Fault(422, "bad_terms", why)
    by = "" if call.person is None or await call.server_state.moderation.is_owner(call.token) else call.person.id
    try:
        return await _page(
            call, await tournaments.announce(announced, _opened(call, wanted), by=by, limits=EVENT_LIMITS)
        )
    except TooManyEvents as error:
        why = (
            Saying.of("fault-event-yours", most=EVENT_LIMITS.of_person)
            if error.is_persons
            else Saying("fault-event-many")
        )
        raise Fault(422, "too_many", why) from None


def _check_time(begins: int, now: int) -> None:
    if begins and begins < now:
        raise Fault(422, "bad_time", Saying("fault-event-past"))
    if begins > now + FARTHEST_DAYS * DAY_MS:
        raise Fault(422, "bad_time", Saying.of("fault-event-far", days=FARTHEST_DAYS))


async def _host(call: Call, club: str | None) -> str:
    """The name of the event's host, after checking that the person may announce it."""
    if not await _may_direct(call, club or ""):
        raise Fault(403, "not_director", Saying("fault-event-director"))
    found = await call.server_state.clubs.club(club) if club else None
    return found.name if found else ""


def _rules(wanted: EventWanted) -> Ruleset:
    rules = rules_of(wanted.rules)
    if not rules.has_fixed_pairs:
        raise Fault(422, "bad_rules", Saying("fault-event-rules"))
    return replace(rules, max_deals=wanted.deals) if wanted.deals else rules


def _opened(call: Call, wanted: EventWanted) -> EventOpened:
    name = call.server_state.moderation.words.said(title_of(wanted.name))
    return EventOpened(
        name=name,
        form=wanted.form,
        rounds=wanted.rounds,
        minutes=wanted.minutes,
        rest=wanted.rest,
        arrive=wanted.arrive,
        begins=wanted.begins,
        tables=wanted.tables,
        is_online=True,
        needs_people=True,
    )


async def _may_direct(call: Call, club: str) -> bool:
    if await call.server_state.moderation.is_owner(call.token):
        return True
    return bool(club) and call.person is not None and call.person.id in await call.server_state.clubs.keepers(club)


async def page(call: Call) -> Answer:
    """An event: entries, tables with the reasons of the pairings, standings, and where you play."""
    return await _page(call, await _tournament(call))


async def log(call: Call) -> Answer:
    """The log of an event, from which everything else follows."""
    tournament = await _tournament(call)
    rows = await _tournaments(call).rows(tournament)
    return Answer(tuple(EventRow(row.seq, row.time, msgspec.to_builtins(row.body)) for row in rows))


async def enter(call: Call) -> Answer:
    """Enter an event: ask a partner, accept a request, or come alone."""
    tournament, wanted = await _tournament(call), call.body
    me = await _who_may_enter(call, tournament)
    partner = await _partner(call, wanted)
    if partner is not None:
        await _check_may_enter(call, tournament, partner)
    come = Come(me.id, me.name, partner.id, partner.name) if partner else Come(me.id, me.name)
    return await _done(call, tournament, come)


async def _who_may_enter(call: Call, tournament: Tournament) -> Person:
    me = person_of(call)
    if me.kind != "account":
        raise Fault(422, "no_account", Saying("fault-event-account"))
    await _check_may_enter(call, tournament, me)
    return me


async def _check_may_enter(call: Call, tournament: Tournament, person: Person) -> None:
    if not await _tournaments(call).may_enter(tournament, person):
        raise Fault(422, "no_member", Saying("fault-event-members"))


async def answer(call: Call) -> Answer:
    """Answer the director's invitation to play."""
    tournament, wanted = await _tournament(call), call.body
    me = person_of(call)
    if wanted.agrees:
        await _check_may_enter(call, tournament, me)
    return await _done(call, tournament, Reply(me.id, wanted.agrees))


async def _partner(call: Call, wanted: EnterWanted) -> Person | None:
    if wanted.person is None and wanted.partner is None:
        return None
    return await _account(call, wanted.partner or "", wanted.person)


async def _account(call: Call, name: str, known: str | None = None) -> Person:
    accounts = call.server_state.accounts
    found = known or await accounts.account_called(name)
    person = await accounts.person(found) if found else None
    if person is None or person.kind != "account":
        raise Fault(404, "nobody", Saying("fault-event-partner"))
    return person


async def leave(call: Call) -> Answer:
    """Withdraw an entry, or leave the waitlist."""
    tournament, me = await _tournament(call), person_of(call)
    entrant = tournament.event.entrant_of(me.id)
    if entrant is None and tournament.event.waiting_entry(me.id) is None:
        raise Fault(422, "not_in", Saying("fault-event-not-in"))
    own = Withdraw(entrant.id, me.name, is_own=True) if entrant else Decline(me.id)
    return await _done(call, tournament, own)


async def decline(call: Call) -> Answer:
    """Decline a person who asked you to be their partner; they stay on the waitlist."""
    return await _done(call, await _tournament(call), Decline(person_of(call).id, call.path["person"]))


async def direct(call: Call) -> Answer:
    """Draw, pause, undo a round, rule, withdraw, substitute, enter bots, or end it; for the event's director."""
    tournament = await _tournament(call)
    if not await _may_direct(call, tournament.announced.club):
        raise Fault(403, "not_director", Saying("fault-event-director"))
    wanted: DirectWanted = call.body
    if wanted.do == "substitute":
        return await _done(call, tournament, await _substitution(call, tournament, wanted))
    if wanted.do == "tell":
        return await _done(call, tournament, Tell(call.server_state.moderation.words.said(wanted.words.strip())))
    return await _decided(call, tournament, lambda event: _DOINGS[wanted.do](event, wanted))


async def _substitution(call: Call, tournament: Tournament, wanted: DirectWanted) -> Command:
    people = [await _account(call, name) for name in wanted.names or ("", "")]
    for person in people:
        await _check_may_enter(call, tournament, person)
    names, ids = tuple(one.name for one in people), tuple(one.id for one in people)
    if not tournament.event.entrant(wanted.entrant or 0):
        raise Fault(422, "refused", Saying("event-no-entrant"))
    return Invite(names, ids, wanted.entrant or 0, wanted.reason)


def _bots(event: Event, wanted: DirectWanted) -> Sequence[Command]:
    if sum(not any(one.people) for one in event.active) + wanted.count > MOST_BOT_PAIRS:
        raise Fault(422, "too_many", Saying.of("fault-event-bots", most=MOST_BOT_PAIRS))
    first = len(event.entrants) + 1
    numbers = range(first, first + wanted.count)
    return [Enter((f"Otis {number}", f"Mae {number}"), people=("", "")) for number in numbers]


_DOINGS: dict[str, Callable[[Event, DirectWanted], Sequence[Command]]] = {
    "draw": lambda _, wanted: (Gather(), Draw()),
    "pause": lambda _, wanted: (Pause(wanted.reason),),
    "resume": lambda _, wanted: (Resume(),),
    "undo": lambda _, wanted: (Undo(wanted.reason),),
    "close": lambda _, wanted: (Close(wanted.reason or None),),
    "withdraw": lambda _, wanted: (Withdraw(wanted.entrant or 0, wanted.reason),),
    "rule": lambda _, wanted: (Rule(wanted.meeting or 0, Card(wanted.winner, wanted.points), wanted.reason),),
    "bots": _bots,
}


async def _tournament(call: Call) -> Tournament:
    found = await _tournaments(call).find(call.path["event"])
    if found is None:
        raise Fault(404, "no_event", Saying("fault-no-event"))
    me = call.person.id if call.person else ""
    if not await _tournaments(call).may_see(found, me) and not await call.server_state.moderation.is_owner(call.token):
        raise Fault(403, "no_member", Saying("fault-event-members"))
    return found


async def _done(call: Call, tournament: Tournament, *commands: Command) -> Answer:
    return await _decided(call, tournament, lambda _: commands)


async def _decided(call: Call, tournament: Tournament, deciding: Callable[[Event], Sequence[Command]]) -> Answer:
    refusal = await _tournaments(call).decide(tournament.announced.id, deciding)
    if refusal is not None:
        raise Fault(422, "refused", refusal)
    return await _page(call, tournament)


async def _page(call: Call, tournament: Tournament) -> Answer:
    is_director = await _may_direct(call, tournament.announced.club)
    return Answer(await page_of(call, tournament, is_director=is_director))


EVENTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/events", events, tuple[EventLine, ...]),
    Endpoint("POST", "/api/events", announce, EventPage, EventWanted, limit="open"),
    Endpoint("GET", "/api/events/{event}", page, EventPage),
    Endpoint("GET", "/api/events/{event}/log", log, tuple[EventRow, ...]),
    Endpoint("POST", "/api/events/{event}/enter", enter, EventPage, EnterWanted, is_for_people=True, limit="ask"),
    Endpoint("POST", "/api/events/{event}/leave", leave, EventPage, is_for_people=True),
    Endpoint("POST", "/api/events/{event}/no/{person}", decline, EventPage, is_for_people=True),
    Endpoint("POST", "/api/events/{event}/answer", answer, EventPage, AnswerWanted, is_for_people=True),
    Endpoint("POST", "/api/events/{event}/direct", direct, EventPage, DirectWanted),
)
"""The endpoints of events, which a club's keepers or the server's owner announce and direct."""
