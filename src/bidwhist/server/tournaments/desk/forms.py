"""A request to the desk, and the commands that its form asks for."""

import re
from collections.abc import Callable
from datetime import datetime
from urllib.parse import parse_qsl

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from bidwhist.errors import BadNotation
from bidwhist.i18n import Language, Saying
from bidwhist.server.http.call import Fault
from bidwhist.server.http.requests import body_of, language_of_request
from bidwhist.server.tournaments.desk.desk import Desk
from bidwhist.server.tournaments.domain.commands import (
    Close,
    Command,
    Draw,
    Enter,
    Pause,
    Report,
    Resume,
    Rule,
    Substitute,
    Tell,
    Undo,
    Withdraw,
)
from bidwhist.server.tournaments.domain.entries import entries_in, names_in
from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.log import Card

MAX_FORM_BYTES = 256 * 1024
"""Most bytes of a form; a list of entries may be long."""
MAX_FIELDS = 40
_NUMBER = re.compile(r"-?\d{1,4}", re.ASCII)


class Asking(Struct, frozen=True):
    """A request to the desk: the event, its form, and the person's language."""

    desk: Desk
    language: Language
    fields: dict[str, str]
    home: str
    """The address at which phones reach the desk, with a trailing slash."""
    path: dict[str, str]
    notice: str = ""
    """The notice above the page."""

    @property
    def event(self) -> Event:
        """The current event."""
        return self.desk.event

    def say(self, name: str, /, **parts: str | int) -> str:
        """A message in the language of the request."""
        return self.language.say(name, **parts)


async def asked(request: Request) -> Asking:
    """A request with its form.

    :raises Fault: if the form is too long or malformed.
    """
    desk: Desk = request.app.state.desk
    fields = await _form(request) if request.method == "POST" else dict(request.query_params)
    pages = request.app.state.lan.pages
    home = pages[0] if pages else f"{str(request.base_url).rstrip('/')}/"
    return Asking(desk, language_of_request(request), fields, home, dict(request.path_params))


async def _form(request: Request) -> dict[str, str]:
    body = await body_of(request, MAX_FORM_BYTES)
    try:
        return dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=MAX_FIELDS))
    except ValueError as error:
        raise Fault(422, "bad_body", Saying("hall-form-torn")) from error


def shown(page: str, status: int = 200) -> Response:
    """A page as a response that browsers do not cache."""
    return HTMLResponse(page, status, {"cache-control": "no-store"})


def number_in(fields: dict[str, str], name: str) -> int:
    """A number in a form; an empty field is 0.

    :raises Fault: if it is not a number.
    """
    text = fields.get(name, "").strip().replace("−", "-")
    if text and _NUMBER.fullmatch(text) is None:
        raise Fault(422, "number", Saying("hall-number"))
    return int(text or 0)


def card_in(fields: dict[str, str], side: int = 0) -> Card:
    """The score card in a form filled in by a side: ``us`` is that side, ``them`` the other.

    :raises Fault: if a number is malformed or no winner is given.
    """
    winner = {"us": side, "them": 1 - side, "draw": None}.get(fields.get("won", ""), -1)
    if winner == -1:
        raise Fault(422, "won", Saying("event-who-won"))
    figures = [_by_side(fields, name, side) for name in ("points", "hands", "bostons")]
    return Card(winner, *figures)


def _by_side(fields: dict[str, str], name: str, side: int) -> tuple[int, int]:
    us, them = number_in(fields, f"{name}-us"), number_in(fields, f"{name}-them")
    return (us, them) if side == 0 else (them, us)


def _names(fields: dict[str, str]) -> tuple[str, ...]:
    first, second = fields.get("name", ""), fields.get("partner", "")
    return (first, second) if second.strip() else names_in(first)


def _reason(fields: dict[str, str]) -> str:
    return fields.get("reason", "")


def _entries(fields: dict[str, str]) -> tuple[Command, ...]:
    try:
        return entries_in(fields.get("entries", ""))
    except BadNotation as error:
        raise Fault(422, "entries", error.args[0]) from error


COMMANDS: dict[str, Callable[[dict[str, str]], tuple[Command, ...]]] = {
    "enter": lambda form: (Enter(_names(form), form.get("club", ""), form.get("city", "")),),
    "entries": _entries,
    "withdraw": lambda form: (Withdraw(number_in(form, "entrant"), _reason(form)),),
    "substitute": lambda form: (Substitute(number_in(form, "entrant"), _names(form), _reason(form)),),
    "draw": lambda form: (Draw(),),
    "score": lambda form: (Report(number_in(form, "meeting"), None, card_in(form)),),
    "rule": lambda form: (Rule(number_in(form, "meeting"), card_in(form), _reason(form)),),
    "pause": lambda form: (Pause(_reason(form)),),
    "resume": lambda form: (Resume(),),
    "undo": lambda form: (Undo(_reason(form)),),
    "tell": lambda form: (Tell(form.get("words", "")),),
    "close": lambda form: (Close(_reason(form) or None),),
}
"""The commands of the director's forms, by the last part of their address."""


def clock_time(milliseconds: int) -> str:
    """A time as this machine's local time."""
    return datetime.fromtimestamp(milliseconds / 1000).astimezone().strftime("%H:%M")
