"""Names on the big screen: a line breaks between the people of a team, and long names are set smaller."""

from bidwhist.server.tournaments.desk.markup import Markup, classes, tag
from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.log import Side

LONG, LONGEST = 30, 52
"""Letters of a team's names from which they are set smaller."""


def pair(event: Event, side: Side, kind: str = "") -> Markup:
    """A team by its names, with a class of its own."""
    people = event.names_of(side)
    return tag("span", people_in_line(people), class_=classes(kind, length_of(people)) or None)


def people_in_line(people: tuple[str, ...]) -> Markup:
    """Names with ``&`` between them; each stays on a line if it can."""
    shown = [*(f"{name} &" for name in people[:-1]), people[-1]]
    parts = (tag("span", name, class_="person") for name in shown)
    return tag("bdi", Markup(" ".join(parts)))


def length_of(people: tuple[str, ...]) -> str:
    """The class of names by their length."""
    letters = len(" & ".join(people))
    return "longest" if letters > LONGEST else "long" if letters > LONG else ""
