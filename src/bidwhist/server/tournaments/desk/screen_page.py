"""The hall's big screen: tables, standings, and in a room the queue, streaks and Bostons."""

from bidwhist.server.tournaments.desk.forms import Asking
from bidwhist.server.tournaments.desk.frame import page, section
from bidwhist.server.tournaments.desk.markup import Markup, joined, tag
from bidwhist.server.tournaments.desk.tables import (
    boston_tally,
    heading,
    line_of_room,
    names,
    resting,
    score,
    standings_table,
    state,
)
from bidwhist.server.tournaments.domain.event import Event, Meeting


def screen(asking: Asking) -> str:
    """The page of the big screen."""
    event = asking.event
    room = line_of_room(asking) if event.is_room else Markup("")
    right = tag("div", room, boston_tally(asking), section(asking.say("hall-standings"), standings_table(asking)))
    return page(
        asking,
        asking.say("hall-screen"),
        heading(asking),
        tag("div", _tables(asking), right, class_="halves"),
        kind="screen",
    )


def _tables(asking: Asking) -> Markup:
    event, last = asking.event, asking.event.last_round
    if last is None:
        return section(asking.say("hall-tables"), tag("p", asking.say("hall-nothing-drawn")))
    shown = event.open_meetings if event.is_room else last.meetings
    rests = joined(*(tag("p", resting(asking, one)) for one in last.rests))
    return section(
        asking.say("hall-tables"), tag("ul", *(_table(asking, one) for one in shown), class_="tables"), rests
    )


def _table(asking: Asking, meeting: Meeting) -> Markup:
    event, card = asking.event, meeting.card
    number = tag("b", asking.say("hall-table-number", table=meeting.table), class_="number")
    sides = [
        tag("span", names(event, side), class_="won" if card and meeting.is_settled and card.winner == place else None)
        for place, side in enumerate(meeting.sides)
    ]
    against = tag("span", asking.say("hall-against"), class_="against")
    told = score(card) if meeting.is_settled else state(asking, meeting)
    both = tag("span", sides[0], " ", against, " ", sides[1], class_="sides")
    return tag("li", number, both, tag("span", told, class_="state"), _streak(asking, event, meeting))


def _streak(asking: Asking, event: Event, meeting: Meeting) -> Markup:
    held = next((one for one in event.holders if one.table == meeting.table), None)
    if held is None:
        return Markup("")
    return tag("span", asking.say("hall-streak-of", names=names(event, held.side), count=held.streak), class_="streak")
