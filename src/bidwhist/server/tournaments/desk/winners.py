"""The winners' moment on the big screen and the desk: their names and likenesses on the Lone Star of the quilts."""

from collections.abc import Sequence
from math import cos, pi, sin

from bidwhist.server.accounts.domain.person import FACES
from bidwhist.server.tournaments.desk.forms import Asking
from bidwhist.server.tournaments.desk.markup import Markup, tag
from bidwhist.server.tournaments.domain.standings import champion

COLOURS = ("#d6a548", "#7a3260", "#f4e3c0", "#1a7770", "#b3122a")
"""The patches of the star, from its middle."""
ROWS, REACH = 5, 29
"""Rows of patches in an arm, and how far they reach in a picture of 108."""


def winners(asking: Asking) -> Markup:
    """Who has won, or nothing while the event runs."""
    winner = champion(asking.event)
    if winner is None:
        return Markup("")
    who = " & ".join(asking.event.names_of((winner,)))
    faces = tag("div", *map(_likeness, likenesses_of(who.split(" & "))), class_="faces")
    words = tag("p", asking.say("hall-champion", names=who), class_="winner")
    return tag("section", tag("div", _star(), class_="burst"), faces, words, class_="trophy")


def likenesses_of(names: Sequence[str]) -> tuple[int, ...]:
    """The places of people's faces: the same name has the same one, and no two of a team have one."""
    taken: list[int] = []
    for name in names:
        place = sum(name.encode()) % FACES
        while place in taken and len(taken) < FACES:
            place = (place + 1) % FACES
        taken.append(place)
    return tuple(taken)


def _likeness(place: int) -> Markup:
    face = tag("svg", tag("use", href=f"/likenesses.svg#face-{place}"), viewBox="0 0 64 64", aria_hidden="true")
    return tag("span", face, class_="med")


def _star() -> Markup:
    patches = [_patch(arm, x, y) for arm in range(8) for x in range(ROWS) for y in range(ROWS)]
    return tag("svg", *patches, viewBox="-54 -54 108 108", aria_hidden="true")


def _patch(arm: int, x: int, y: int) -> Markup:
    one, two, size = arm * pi / 4, (arm + 1) * pi / 4, REACH / ROWS

    def at(right: int, up: int) -> str:
        return f"{(right * cos(one) + up * cos(two)) * size:.1f} {(right * sin(one) + up * sin(two)) * size:.1f}"

    shape = f"M{at(x, y)}L{at(x + 1, y)}L{at(x + 1, y + 1)}L{at(x, y + 1)}z"
    return tag("path", d=shape, fill=COLOURS[(x + y) % len(COLOURS)], data_style=f"--i:{x + y}")
