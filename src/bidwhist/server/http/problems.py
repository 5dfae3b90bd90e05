"""What an error becomes over HTTP: a status, a code, and words for a person."""

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from bidwhist.errors import WhistError
from bidwhist.i18n import ENGLISH, Language, language_for, saying_of
from bidwhist.server.accounts.names import BadName
from bidwhist.server.accounts.password_policy import WeakPassword
from bidwhist.server.accounts.service import NameTaken, NotSignedIn
from bidwhist.server.http.call import Fault
from bidwhist.server.platform.database.database import NotSaved
from bidwhist.server.platform.jobs.executors import TooBusy
from bidwhist.server.protocol.bodies import Problem

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


def problem(status: int, code: str, words: str, wait: int = 0) -> Response:
    """An answer that says what was wrong, and how many milliseconds to wait, where that helps."""
    headers = {"retry-after": str(max(1, -(-wait // 1000)))} if wait else None
    return Response(msgspec.json.encode(Problem(code, words, wait)), status, headers, media_type="application/json")


async def not_found(request: Request, error: Exception | None = None) -> Response:
    """The answer where nothing is, or where it is asked in another way."""
    status, say = getattr(error, "status_code", 404), language_for(request.headers.get("accept-language", "")).say
    if status == 405:
        return problem(405, "method", say("fault-method"))
    if request.scope["path"].startswith("/api/"):
        return problem(404, "not_found", say("fault-nothing"))
    return HTMLResponse(f"<!doctype html><title>{say('page-not-here')}</title><h1>{say('page-none')}</h1>", 404)


def problem_of(error: Exception, language: Language = ENGLISH) -> Response:
    """The answer to a request that failed with one of the expected errors, to somebody who reads a language."""
    words = language.tell(saying_of(error))
    if isinstance(error, Fault):
        return problem(error.status, error.code, words, error.wait)
    status, code = next(_STATUS[kind] for kind in type(error).__mro__ if kind in _STATUS)
    return problem(status, code, words)
