"""Endpoints of finished matches: record, replay, the coach's findings, a person's figures, counts of deals."""

from typing import Any

import msgspec

from bidwhist.core.view import WATCHER
from bidwhist.i18n import Saying, saying_of
from bidwhist.server.history.coach.service import CoachIsBusy
from bidwhist.server.history.messages import Coached, CoachedSoFar, FairStatistics, Profile, Replay
from bidwhist.server.history.replays import statistics_of
from bidwhist.server.history.routes.what_if import finished_match
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault, person_of


async def profile(call: Call) -> Answer:
    """Your own statistics and matches."""
    person = person_of(call)
    found = await call.server_state.history.figures(person, call.who)
    broke_off = await call.server_state.history.times_broken_off(person)
    return Answer(Profile(person, statistics_of(found), tuple(one.line for one in found), broke_off))


async def record(call: Call) -> Answer:
    """A finished match as a record, with its fairness block."""
    found = await finished_match(call)
    return Answer(msgspec.Raw(found.record), file=f"bidwhist-{found.id}.json")


async def replayed(call: Call) -> Answer:
    """A finished match moment by moment, as seat ``?seat=`` saw it, or everybody."""
    seat = call.query.get("seat")
    asked = _SEATS.get(seat)
    known = None if asked is None else call.server_state.history.known_replay(call.path["match"], asked, call.language)
    if known is not None:
        return Answer(msgspec.Raw(known))
    found = await finished_match(call)
    viewer = _viewer(seat, len(msgspec.json.decode(found.record)["players"]))
    return Answer(msgspec.Raw(await call.server_state.history.replay(found, viewer, call.who, call.language)))


_SEATS: dict[str | None, int] = {None: WATCHER, **{str(seat): seat for seat in range(5)}}


def _viewer(seat: str | None, players: int) -> int:
    if seat is None:
        return WATCHER
    if seat not in map(str, range(players)):
        raise Fault(422, "bad_seat", Saying.of("fault-seat-of-replay", last=players - 1))
    return int(seat)


async def coached(call: Call) -> Answer:
    """The cost of each choice of a finished match; takes seconds the first time."""
    found = await finished_match(call)
    try:
        lesson = await call.server_state.coach.lesson(found.id, found.record, call.who)
    except CoachIsBusy as error:
        raise Fault(503, "busy", saying_of(error)) from error
    you = await call.server_state.history.seat_in(found.id, person_of(call))
    return Answer(
        Coached(found.id, lesson.judge, you, lesson.findings[call.language.code], lesson.players, lesson.chances)
    )


async def coach_progress(call: Call) -> Answer:
    """What the coach has found so far in a match that it is looking at."""
    found = await finished_match(call)
    you = await call.server_state.history.seat_in(found.id, person_of(call))
    return Answer(call.server_state.coach.so_far(found.id, you, call.language))


async def fair(call: Call) -> Answer:
    """Counts over the deals of all finished matches, a minute old at most."""
    return Answer(await call.server_state.history.deal_statistics())


MATCHES: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me/profile", profile, Profile, is_for_people=True, limit="profile"),
    Endpoint("GET", "/api/matches/{match}/record", record, dict[str, Any]),
    Endpoint("GET", "/api/matches/{match}/replay", replayed, Replay, limit="replay", is_compressed=True),
    Endpoint(
        "GET", "/api/matches/{match}/coach", coached, Coached, is_for_people=True, limit="coach", is_compressed=True
    ),
    Endpoint(
        "GET", "/api/matches/{match}/coach/progress", coach_progress, CoachedSoFar, is_for_people=True, limit="read"
    ),
    Endpoint("GET", "/api/fair", fair, FairStatistics),
)
"""The endpoints of finished matches."""
