"""Pages of events as a server would send them, with long names: before the first round, in the middle, over."""

from collections.abc import Coroutine, Iterable
from types import SimpleNamespace
from typing import Any

import msgspec
from msgspec.structs import replace

from bidwhist.i18n.languages import language_of
from bidwhist.server.tournaments.domain.announcement import Announced
from bidwhist.server.tournaments.domain.commands import Close, Draw, Enter, Report, Tell
from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.log import Card
from bidwhist.server.tournaments.event_view import page_of
from bidwhist.server.tournaments.messages import EventPage
from support.events import Driven
from support.tournaments import CUP_OF_BOTS

NAMES = (
    "Bartholomew Featherstonehaugh-Okonkwo",
    "Wilhelmina Featherstonehaugh-Montague",
    "Ann Abara",
    "Bo Washington",
    "Cleopatra Montgomery-Delacroix",
    "Dee Ray",
    "Earl Whitfield",
    "Fay Adams",
    "Gus Bell",
    "Hal Carter-Featherstone",
    "Ida Dean",
    "Jo Evans",
)
NOTICE = "Peach cobbler is on the stove, and the coffee is fresh."


def pair(number: int) -> tuple[str, str]:
    """The names of a team; the first has the longest."""
    end = f" {number // len(NAMES) + 1}" if number >= len(NAMES) else ""
    first, second = NAMES[number % len(NAMES)], NAMES[(number * 5 + 1) % len(NAMES)]
    return first + end, second + f" {number // len(NAMES) + 2}" if first == second else second + end


def entered(pairs: int, **settings: object) -> Driven:
    """An event that so many teams have entered."""
    driven = Driven(is_online=True, **settings)
    for number in range(pairs):
        one = pair(number)
        driven.do(Enter(one, people=(f"p{number}", f"q{number}")))
    return driven


def play(driven: Driven, most: int | None = None) -> None:
    """Play a round, or so many tables of it."""
    if driven.event.stage != "playing":
        driven.do(Draw())
    for place, meeting in enumerate(driven.event.open_meetings[:most]):
        points = (21, 7 + place % 12) if place % 3 else (9, 21)
        driven.do(Report(meeting.id, None, Card(0 if points[0] > points[1] else 1, points, (4, 2), (place == 1, 0))))


def in_round(pairs: int, number: int, done: int, **settings: object) -> Driven:
    """An event in the middle of a round, of which some tables are settled."""
    driven = entered(pairs, **settings)
    for _ in range(number - 1):
        play(driven)
    driven.do(Draw())
    play(driven, done)
    driven.do(Tell(NOTICE))
    return driven


def played_out(pairs: int, **settings: object) -> Driven:
    """An event with its winners."""
    driven = entered(pairs, **settings)
    while driven.event.stage != "closed":
        play(driven)
        if len(driven.event.active) < 2 or driven.refused(Draw()) is not None:
            driven.do(Close(None))
    return driven


STATES: dict[str, Any] = {
    "not begun": lambda: entered(40, form="swiss", begins=7_200_000),
    "in round 3 of 5": lambda: in_round(40, 3, 7, form="swiss", rounds=5, minutes=40),
    "a knockout of 16": lambda: in_round(16, 2, 1, form="knockout", minutes=40),
    "a room": lambda: in_round(9, 1, 0, form="room"),
    "a room of 24": lambda: in_round(24, 1, 0, form="room"),
    "over": lambda: played_out(16, form="knockout"),
    "nobody yet": lambda: entered(0, form="swiss"),
}
"""Events in the states that a room sees, by what they are called."""


class _NoTables(SimpleNamespace):
    """A service of events whose tables are open to nobody."""

    async def invites(self, tournament: object) -> dict[int, tuple[str, str]]:
        """The open tables and their invites: none."""
        return {}


async def _no_faces(people: Iterable[str]) -> dict[str, int]:
    """Nobody has chosen a face."""
    return {}


def _at_once(made: Coroutine[Any, Any, EventPage]) -> EventPage:
    """What a coroutine gives that waits for nothing; a browser's test has an event loop already."""
    try:
        made.send(None)
    except StopIteration as done:
        page: EventPage = done.value
        return page
    raise AssertionError("it waits for something")


def page_in(event: Event, language: str, *, entrant: int | None = 3, is_director: bool = False) -> bytes:
    """The page of an event as JSON, for somebody of a team."""
    announced: Announced = replace(CUP_OF_BOTS, id="shown", host="Thursday Night Kitchen Table")
    contest = SimpleNamespace(
        announced=announced,
        event=replace(event, opened=replace(event.opened, name="Thursday Night Kitchen Cup")),
        tables={},
    )
    accounts = SimpleNamespace(faces_of=_no_faces)
    call = SimpleNamespace(
        language=language_of(language),
        person=None,
        server_state=SimpleNamespace(accounts=accounts),
        services=SimpleNamespace(of=lambda _: _NoTables()),
    )
    page = _at_once(page_of(call, contest, is_director=is_director))  # type: ignore[arg-type]
    you = replace(page.you, entrant=entrant if page.entrants else None)
    return msgspec.json.encode(replace(page, you=you))
