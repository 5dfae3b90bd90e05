"""Pages for paper: the pairings of a round, a sheet for each table with the codes of its cards, the standings."""

from bidwhist.server.tournaments.desk.forms import Asking
from bidwhist.server.tournaments.desk.frame import page, table
from bidwhist.server.tournaments.desk.markup import Markup, joined, tag
from bidwhist.server.tournaments.desk.secrets import scanned
from bidwhist.server.tournaments.desk.tables import (
    boston_tally,
    names,
    resting,
    standings_table,
    trophy,
    whole_name,
    why,
)
from bidwhist.server.tournaments.domain.event import Meeting, Round


def pairings(asking: Asking) -> str:
    """The pairings of the round, with their reasons."""
    say, last = asking.say, asking.event.last_round
    heads = [say("hall-table"), say("hall-pair"), say("hall-pair"), say("hall-why")]
    rows = [_pairing(asking, one) for one in _meetings(asking, last)]
    rests = joined(*(tag("p", resting(asking, one)) for one in (last.rests if last else ())))
    title = say("hall-pairings-of", round=len(asking.event.rounds))
    return page(
        asking,
        title,
        _heading(asking, title),
        table(heads, rows, title, numbers=(0,)),
        rests,
        kind="paper",
        part="pairings",
    )


def _pairing(asking: Asking, meeting: Meeting) -> list[str]:
    sides = [" + ".join(whole_name(asking.event, number) for number in side) for side in meeting.sides]
    return [str(meeting.table), *sides, why(asking, meeting.why)]


def _meetings(asking: Asking, last: Round | None) -> tuple[Meeting, ...]:
    if asking.event.is_room:
        return asking.event.open_meetings
    return last.meetings if last else ()


def _heading(asking: Asking, title: str) -> Markup:
    press = tag("button", asking.say("hall-print"), type="button", data_print="")
    return tag("header", tag("h1", f"{asking.event.opened.name} – {title}"), press)


def sheets(asking: Asking) -> str:
    """A sheet for each table, two on paper: both sides with their codes, and lines to write on."""
    title = asking.say("hall-sheets")
    shown = [_sheet(asking, one) for one in _meetings(asking, asking.event.last_round)]
    return page(asking, title, _heading(asking, title), *shown, kind="paper", part="sheets")


def _sheet(asking: Asking, meeting: Meeting) -> Markup:
    say = asking.say
    title = say("hall-sheet-of", table=meeting.table, round=meeting.round)
    sides = (_side(asking, meeting, side) for side in (0, 1))
    whose = tag("span", f"{asking.event.opened.name} – ", class_="whose")
    return tag("section", tag("h2", whose, title), tag("div", *sides, class_="halves"), class_="sheet")


def _side(asking: Asking, meeting: Meeting, side: int) -> Markup:
    who = names(asking.event, meeting.sides[side])
    address = f"{asking.home}card/{asking.desk.token(meeting, side)}"
    lines = (asking.say(name) for name in ("hall-points", "hall-hands", "hall-bostons", "hall-signed"))
    blanks = tag("dl", *(joined(tag("dt", one), tag("dd")) for one in lines))
    code = scanned(address, asking.say("hall-card-of", names=who))
    return tag("div", tag("h3", who), code, tag("p", address, class_="address"), blanks)


def standings_sheet(asking: Asking) -> str:
    """The standings for the wall."""
    title = asking.say("hall-standings")
    parts = (trophy(asking), standings_table(asking), boston_tally(asking))
    return page(asking, title, _heading(asking, title), *parts, kind="paper")
