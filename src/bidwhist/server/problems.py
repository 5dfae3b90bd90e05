"""What an error becomes over HTTP: a status, a code, and words for a person."""

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from bidwhist.errors import WhistError
from bidwhist.server.accounts import NameTaken, NotSignedIn
from bidwhist.server.api import Problem
from bidwhist.server.calls import Fault
from bidwhist.server.database import NotSaved
from bidwhist.server.names import BadName
from bidwhist.server.passwords import WeakPassword
from bidwhist.server.turns import TooBusy

_STATUS: dict[type[Exception], tuple[int, str]] = {
    NotSignedIn: (401, "not_signed_in"),
    NameTaken: (409, "name_taken"),
    NotSaved: (503, "not_saved"),
    TooBusy: (503, "busy"),
    BadName: (422, "bad_name"),
    WeakPassword: (422, "weak_password"),
    WhistError: (422, "refused"),
    msgspec.MsgspecError: (422, "bad_body"),
}
EXPECTED = tuple(_STATUS)
"""Errors, with their subclasses, that a request may meet."""


def problem(status: int, code: str, words: str) -> Response:
    """An answer that says what was wrong."""
    return Response(msgspec.json.encode(Problem(code, words)), status, media_type="application/json")


async def not_found(request: Request, error: Exception | None = None) -> Response:
    """The answer where nothing is, or where it is asked in another way."""
    status = getattr(error, "status_code", 404)
    if status == 405:
        return problem(405, "method", "this path is asked in another way")
    if request.scope["path"].startswith("/api/"):
        return problem(404, "not_found", "there is nothing at this path")
    return HTMLResponse("<!doctype html><title>Not here</title><h1>There is no such page.</h1>", 404)


def problem_of(error: Exception) -> Response:
    """The answer to a request that failed with one of the expected errors."""
    if isinstance(error, Fault):
        return problem(error.status, error.code, str(error))
    status, code = next(_STATUS[kind] for kind in type(error).__mro__ if kind in _STATUS)
    return problem(status, code, str(error))
