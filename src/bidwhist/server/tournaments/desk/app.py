"""The desk as an ASGI application: routes, clock, and access."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from bidwhist.i18n import Saying
from bidwhist.server.http.call import Fault
from bidwhist.server.http.middleware import SecurityMiddleware
from bidwhist.server.http.requests import language_of_request
from bidwhist.server.http.settings import Settings
from bidwhist.server.platform.limits.rate_limits import Limits
from bidwhist.server.platform.transport.lan import Lan
from bidwhist.server.tournaments.desk.card_page import card_page, gone_page, seen
from bidwhist.server.tournaments.desk.desk import Desk
from bidwhist.server.tournaments.desk.desk_page import PRINTED, desk_page
from bidwhist.server.tournaments.desk.forms import COMMANDS, Asking, asked, card_in, shown
from bidwhist.server.tournaments.desk.frame import page
from bidwhist.server.tournaments.desk.log_page import log_page
from bidwhist.server.tournaments.desk.markup import tag
from bidwhist.server.tournaments.desk.print_pages import pairings, sheets, standings_sheet
from bidwhist.server.tournaments.desk.screen_page import screen
from bidwhist.server.tournaments.desk.secrets import card_of, is_same
from bidwhist.server.tournaments.desk.spreadsheets import SPREADSHEETS
from bidwhist.server.tournaments.domain.commands import Command, Confirm, Dispute, Report, Sit, Tick
from bidwhist.server.tournaments.domain.event import Meeting

LOG = logging.getLogger("bidwhist.server")
COOKIE = "bidwhist-desk"
"""The cookie that holds the director's key."""
COOKIE_AGE_S = 24 * 3600
STATIC = Path(__file__).parent / "static"
PRINTERS = dict(zip(PRINTED, (pairings, sheets, standings_sheet), strict=True))
Handler = Callable[[Request], Awaitable[Response]]


class DeskGuard(SecurityMiddleware):
    """The online server's guards in front of a desk: hosts, limits, cross-origin requests, headers."""

    def origins_of_nodes(self) -> tuple[str, ...]:
        """A desk has no other nodes."""
        return ()

    async def say_goodbye(self) -> None:
        """Nothing to do: there are no lasting connections."""


def build_app(desk: Desk, *, is_limited: bool = True) -> Starlette:
    """The desk as an ASGI application; its clock runs during the application's lifespan."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        clock = asyncio.create_task(desk.keep_time())
        try:
            yield
        finally:
            clock.cancel()
            with suppress(asyncio.CancelledError):
                await clock
            desk.file.close()

    app = Starlette(routes=_routes(), lifespan=lifespan, exception_handlers={404: _nothing, 405: _nothing})
    app.router.redirect_slashes = False
    app.state.desk, app.state.lan = desk, Lan()
    app.state.limits = Limits(is_limited=is_limited)
    return app


def guarded_desk(desk: Desk, settings: Settings) -> DeskGuard:
    """The desk behind its guards."""
    return DeskGuard(build_app(desk, is_limited=settings.is_limited), settings)


def _routes() -> list[Route]:
    return [
        Route("/", _answering(_screen)),
        Route("/version", _answering(_version)),
        Route("/desk", _answering(_enter_desk)),
        Route("/desk/log", _answering(_for_director(log_page))),
        *(Route(f"/desk/print/{name}", _answering(_for_director(draw))) for name, draw in PRINTERS.items()),
        *(Route(f"/desk/{name}.csv", _answering(_csv(name))) for name in SPREADSHEETS),
        Route("/desk/{what}", _answering(_direct), methods=["POST"]),
        Route("/card/{token}", _answering(_card)),
        Route("/card/{token}/{what}", _answering(_play), methods=["POST"]),
        *(Route(f"/{name}", _file(STATIC / name, kind)) for name, kind in _FILES.items()),
        # Browsers ask for it whatever the page says.
        Route("/favicon.ico", _file(STATIC / "icon.svg", "image/svg+xml")),
    ]


_FILES = {
    "desk.css": "text/css; charset=utf-8",
    "look.css": "text/css; charset=utf-8",
    "star.svg": "image/svg+xml",
    "desk.js": "text/javascript; charset=utf-8",
    "icon.svg": "image/svg+xml",
    "quilt.svg": "image/svg+xml",
    "likenesses.svg": "image/svg+xml",
}


def _file(path: Path, kind: str) -> Handler:
    body = path.read_bytes()

    async def answer(_: Request) -> Response:
        return Response(body, media_type=kind, headers={"cache-control": "no-cache"})

    return answer


def _answering(handler: Handler) -> Handler:
    """Wrap a handler so that its errors are answered with a page in words."""

    async def answer(request: Request) -> Response:
        try:
            await request.app.state.desk.do(Tick())
            return await handler(request)
        except Fault as fault:
            return await _fault_page(request, fault.args[0], fault.status)
        except ClientDisconnect:
            return Response(status_code=499)
        except OSError:
            LOG.exception("the event could not be written")
            return await _fault_page(request, Saying("hall-not-written"), 503)

    return answer


async def _fault_page(request: Request, saying: Saying, status: int) -> Response:
    language = language_of_request(request)
    asking = Asking(request.app.state.desk, language, {}, "", {})
    words = language.tell(saying)
    back = tag("a", language.say("hall-back"), href=request.url.path.rpartition("/")[0] or "/")
    return shown(page(asking, words, tag("h1", words), tag("p", back), kind="phone"), status)


async def _nothing(request: Request, error: Exception) -> Response:
    return await _fault_page(request, Saying("hall-nothing-here"), getattr(error, "status_code", 404))


async def _screen(request: Request) -> Response:
    return shown(screen(await asked(request)))


async def _version(request: Request) -> Response:
    return JSONResponse(request.app.state.desk.event.seq, headers={"cache-control": "no-store"})


def _is_director(request: Request) -> bool:
    desk: Desk = request.app.state.desk
    return is_same(request.cookies.get(COOKIE, ""), desk.key)


def _require_director(request: Request) -> None:
    if not _is_director(request):
        raise Fault(403, "not_director", Saying("hall-not-director"))


async def _enter_desk(request: Request) -> Response:
    """The director's page; a key in the address is stored as a cookie and removed from the address."""
    asking = await asked(request)
    key = asking.fields.get("key")
    if key is not None and is_same(key, asking.desk.key):
        response = RedirectResponse("/desk", 303)
        response.set_cookie(COOKIE, key, max_age=COOKIE_AGE_S, path="/desk", httponly=True, samesite="lax")
        return response
    _require_director(request)
    return shown(desk_page(asking))


def _for_director(draw: Callable[[Asking], str]) -> Handler:
    async def answer(request: Request) -> Response:
        _require_director(request)
        return shown(draw(await asked(request)))

    return answer


def _csv(name: str) -> Handler:
    async def answer(request: Request) -> Response:
        _require_director(request)
        asking = await asked(request)
        text = SPREADSHEETS[name](asking.event)
        headers = {"content-disposition": f'attachment; filename="{name}.csv"', "cache-control": "no-store"}
        return Response(f"\ufeff{text}", media_type="text/csv; charset=utf-8", headers=headers)

    return answer


async def _direct(request: Request) -> Response:
    """Carry out a form of the director."""
    _require_director(request)
    asking = await asked(request)
    command = COMMANDS.get(asking.path["what"])
    if command is None:
        raise Fault(404, "not_found", Saying("hall-nothing-here"))
    try:
        refusal = await asking.desk.do(*command(asking.fields))
    except Fault as fault:
        refusal = fault.args[0]
    if refusal is None:
        return RedirectResponse("/desk", 303)
    return shown(desk_page(replace(asking, notice=asking.language.tell(refusal))), 422)


def _meeting(asking: Asking) -> tuple[Meeting | None, int]:
    found = card_of(asking.desk.file.secret, asking.path["token"])
    if found is None:
        raise Fault(404, "no_card", Saying("hall-no-card"))
    return asking.event.meeting(found[0]), found[1]


async def _card(request: Request) -> Response:
    asking = await asked(request)
    meeting, side = _meeting(asking)
    return shown(gone_page(asking) if meeting is None else card_page(asking, meeting, side))


def _plays(asking: Asking, meeting: Meeting, side: int) -> Command:
    """Carry out a form of a score card."""
    what = asking.path["what"]
    if what == "sit":
        return Sit(meeting.id, side)
    if what == "report":
        return Report(meeting.id, side, card_in(asking.fields, side))
    if what == "dispute":
        return Dispute(meeting.id, side, asking.fields.get("words", ""))
    if what != "confirm" or meeting.card is None:
        raise Fault(404, "not_found", Saying("hall-nothing-here"))
    if asking.fields.get("seen") != seen(meeting.card):
        raise Fault(409, "changed", Saying("event-score-changed"))
    return Confirm(meeting.id, side, meeting.card)


async def _play(request: Request) -> Response:
    asking = await asked(request)
    meeting, side = _meeting(asking)
    if meeting is None:
        return shown(gone_page(asking), 404)
    try:
        refusal = await asking.desk.do(_plays(asking, meeting, side))
    except Fault as fault:
        if fault.status == 404:
            raise
        refusal = fault.args[0]
    if refusal is None:
        return RedirectResponse(f"/card/{asking.path['token']}", 303)
    now = asking.event.meeting(meeting.id)
    assert now is not None
    return shown(card_page(replace(asking, notice=asking.language.tell(refusal)), now, side), 422)
