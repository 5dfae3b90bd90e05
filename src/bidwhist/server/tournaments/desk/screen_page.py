"""The hall's big screen: the running round, the clock, bracket or standings, what comes next, a code for phones."""

from collections.abc import Sequence
from typing import TypeVar

from bidwhist.server.tournaments.desk.bracket_picture import bracket_parts
from bidwhist.server.tournaments.desk.forms import Asking
from bidwhist.server.tournaments.desk.frame import page
from bidwhist.server.tournaments.desk.markup import Markup, classes, joined, tag
from bidwhist.server.tournaments.desk.names import length_of, pair, people_in_line
from bidwhist.server.tournaments.desk.secrets import scanned
from bidwhist.server.tournaments.desk.tables import (
    boston_tally,
    line_of_room,
    names,
    notice,
    resting,
    shown_places,
    stage,
    standings_rows,
    state,
    time_left,
)
from bidwhist.server.tournaments.desk.winners import winners
from bidwhist.server.tournaments.domain.event import Event, Meeting
from bidwhist.server.tournaments.domain.pairings import is_played_out, rounds_planned
from bidwhist.server.tournaments.domain.standings import champion

MOST_TABLES, MOST_PLACES, MOST_TEAMS = 8, 8, 20
"""Tables, places and teams on a leaf of the screen."""
FEW = 3
"""Tables that stand one above another, large."""
Item = TypeVar("Item")


def screen(asking: Asking) -> str:
    """The page of the big screen."""
    return page(
        asking,
        asking.say("hall-screen"),
        _head(asking),
        _middle(asking),
        _coming(asking),
        kind="screen",
        main=classes("event", "wall"),
    )


def _head(asking: Asking) -> Markup:
    event = asking.event
    title = tag("div", tag("h1", event.opened.name), tag("p", stage(asking), class_="stage"), class_="title")
    code = tag("div", _code(asking), tag("span", asking.say("hall-scan")), class_="join")
    return tag("header", title, time_left(asking), code if event.rounds else "")


def _code(asking: Asking) -> Markup:
    return scanned(asking.home, asking.say("hall-scan"))


def _middle(asking: Asking) -> Markup:
    event = asking.event
    if not event.rounds:
        return _before(asking)
    if champion(event) is not None:
        return tag("div", winners(asking), _standings(asking), class_="middle")
    if event.is_room:
        return tag("div", _room(asking), _standings(asking), class_="middle")
    if event.opened.form == "knockout":
        return tag(
            "div", _leaves(asking, asking.say("hall-bracket"), bracket_parts(asking)), class_=classes("middle", "whole")
        )
    return tag("div", _tables(asking), _standings(asking), class_="middle")


def leaves_of(items: Sequence[Item], most: int) -> list[Sequence[Item]]:
    """Items in leaves of nearly the same length, of at most so many."""
    count = max(1, -(-len(items) // most))
    long = -(-len(items) // count)
    return [items[place * long : (place + 1) * long] for place in range(count)]


def _leaves(asking: Asking, heading: str, leaves: list[Markup]) -> Markup:
    """Leaves of which the script shows one after another; without it the first."""
    say = asking.say
    counts = (
        tag("small", say("hall-leaf", leaf=place, leaves=len(leaves))) if len(leaves) > 1 else ""
        for place in range(1, len(leaves) + 1)
    )
    shown = (
        tag("section", tag("h2", heading, count), leaf, class_="leaf", data_leaf="", hidden=None if place == 0 else "")
        for place, (leaf, count) in enumerate(zip(leaves, counts, strict=True))
    )
    return joined(*shown)


def _before(asking: Asking) -> Markup:
    event, say = asking.event, asking.say
    invite = tag("section", _code(asking), tag("b", say("hall-scan")), tag("p", stage(asking)), class_="invite")
    if not event.active:
        return tag("div", invite, class_=classes("middle", "before", "whole"))
    lists = [
        tag(
            "ul",
            *(tag("li", people_in_line(one.names), class_=length_of(one.names)) for one in leaf),
            class_="entered",
            data_style=f"--rows:{(len(leaf) + 1) // 2}",
        )
        for leaf in leaves_of(event.active, MOST_TEAMS)
    ]
    return tag(
        "div", invite, tag("div", _leaves(asking, say("hall-entries"), lists)), class_=classes("middle", "before")
    )


def _tables(asking: Asking) -> Markup:
    last = asking.event.rounds[-1]
    rests = joined(*(tag("p", resting(asking, one)) for one in last.rests))
    leaves = [_tiles(asking, leaf, rests) for leaf in leaves_of(last.meetings, MOST_TABLES)]
    return tag("div", _leaves(asking, asking.say("hall-tables"), leaves))


def _tiles(asking: Asking, meetings: Sequence[Meeting], rests: str = "") -> Markup:
    kind = classes("tables", "few") if len(meetings) <= FEW else "tables"
    return tag("div", tag("ul", *(_table(asking, one) for one in meetings), class_=kind), rests)


def _table(asking: Asking, meeting: Meeting) -> Markup:
    event = asking.event
    card = meeting.card if meeting.is_settled else None
    parts = [tag("b", str(meeting.table), class_="number")]
    for side in (0, 1):
        won = "won" if card is not None and card.winner == side else ""
        parts.append(pair(event, meeting.sides[side], classes("side", won)))
        if card is not None:
            parts.append(tag("b", str(card.points[side]), class_="points"))
    if meeting.state in ("entered", "disputed"):
        parts.append(tag("span", state(asking, meeting), class_="state"))
    return tag("li", *parts, class_=classes("met", "over") if meeting.is_settled else "met")


def _room(asking: Asking) -> Markup:
    event = asking.event
    held = joined(*(tag("p", _streak(asking, event, one)) for one in event.open_meetings))
    return tag(
        "div", _tiles(asking, event.open_meetings), held, line_of_room(asking), boston_tally(asking), class_="hall"
    )


def _streak(asking: Asking, event: Event, meeting: Meeting) -> Markup:
    held = next((one for one in event.holders if one.table == meeting.table), None)
    if held is None:
        return Markup("")
    return tag("span", asking.say("hall-streak-of", names=names(event, held.side), count=held.streak), class_="streak")


def _standings(asking: Asking) -> Markup:
    leaves = [
        tag("div", standings_rows(asking, leaf, is_wall=True), class_="ranks", data_style=f"--rows:{len(leaf)}")
        for leaf in leaves_of(shown_places(asking.event), MOST_PLACES)
    ]
    return tag("div", _leaves(asking, asking.say("hall-standings"), leaves))


def _coming(asking: Asking) -> Markup:
    """What comes next, and the director's notice."""
    words = _next_words(asking)
    told = notice(asking)
    parts = [tag("p", tag("b", one) if place == 0 else one) for place, one in enumerate(words)]
    return tag("div", *parts, told, class_="coming") if words or told else Markup("")


def _next_words(asking: Asking) -> list[str]:
    event, say = asking.event, asking.say
    if event.stage == "playing" and not event.is_room:
        still = say("hall-still-playing", count=len(event.open_meetings))
        first = say("hall-last-round") if is_last(event) else say("hall-next-round", round=len(event.rounds) + 1)
        return [first, still]
    if event.stage == "entries" or (event.stage == "between" and not is_played_out(event)):
        return [say("hall-drawn-soon")]
    return []


def is_last(event: Event) -> bool:
    """Whether the last round is drawn: of a knockout the one between the last two."""
    if event.opened.form == "knockout":
        return len(event.rounds[-1].meetings) + len(event.rounds[-1].rests) == 1
    planned = rounds_planned(event)
    return bool(planned) and len(event.rounds) >= planned
