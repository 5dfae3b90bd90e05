"""Endpoints that try other choices in finished matches."""

import msgspec

from bidwhist.i18n import Saying, saying_of
from bidwhist.server.history.coach.service import CoachIsBusy
from bidwhist.server.history.what_if_messages import Crossroads, OtherWay, WhatIf, WhatIfSoFar
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault
from bidwhist.server.tables.domain.finished import Finished

MAX_DIGITS = 6


async def finished_match(call: Call) -> Finished:
    """The match that a path names.

    :raises Fault: if there is none, or it is not over.
    """
    found = await call.server_state.history.match(call.path["match"])
    if found is None:
        raise Fault(404, "no_match", Saying("fault-no-match"))
    return found


async def crossroads(call: Call) -> Answer:
    """The choices at the moment ``?step=`` of a finished match.

    Each card has its double-dummy tricks, unless ``?solved=no`` says that the page solves the position itself.
    """
    found = await finished_match(call)
    step = _step(call)
    solved = _is_solved(call)
    choices = call.server_state.history.crossroads(found, step, call.who, call.language, solved=solved)
    return Answer(msgspec.Raw(await choices))


_SOLVED = {None: True, "yes": True, "no": False}


def _is_solved(call: Call) -> bool:
    asked = _SOLVED.get(call.query.get("solved"))
    if asked is None:
        raise Fault(422, "bad_solved", Saying("fault-bad-solved"))
    return asked


def _step(call: Call) -> int:
    step = call.query.get("step", "")
    if not (step.isascii() and step.isdigit() and len(step) <= MAX_DIGITS):
        raise Fault(422, "bad_step", Saying("fault-bad-step"))
    return int(step)


async def what_if(call: Call) -> Answer:
    """Another choice at a moment of a finished match, played out by a bot; takes seconds the first time."""
    found = await finished_match(call)
    other: OtherWay = call.body
    await _check(call, found, other)
    try:
        return Answer(msgspec.Raw(await call.server_state.what_if_jobs.tried(found, other, call.who, call.language)))
    except CoachIsBusy as error:
        raise Fault(503, "busy", saying_of(error)) from error


async def what_if_progress(call: Call) -> Answer:
    """How far a choice tried at the moment ``?step=`` has been played out."""
    step = _step(call)
    found = await finished_match(call)
    return Answer(call.server_state.what_if_jobs.so_far(found.id, step))


async def _check(call: Call, found: Finished, other: OtherWay) -> None:
    # Do not start a process for an illegal choice.
    ways = msgspec.json.decode(
        await call.server_state.history.crossroads(found, other.step, call.who, solved=False), type=Crossroads
    ).ways
    if other.action not in [way.action for way in ways]:
        raise Fault(422, "not_allowed", Saying("fault-not-allowed"))


WHAT_IF: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/matches/{match}/crossroads", crossroads, Crossroads, limit="replay"),
    Endpoint("POST", "/api/matches/{match}/what-if", what_if, WhatIf, OtherWay, is_for_people=True, limit="coach"),
    Endpoint(
        "GET", "/api/matches/{match}/what-if/moves", what_if_progress, WhatIfSoFar, is_for_people=True, limit="read"
    ),
)
"""Endpoints of finished matches."""
