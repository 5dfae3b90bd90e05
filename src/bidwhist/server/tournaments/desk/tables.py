"""Parts that several pages share: who sits where, standings, Bostons, the state of a meeting, the stage of an event."""

from collections.abc import Callable, Sequence

from bidwhist.i18n import Saying
from bidwhist.server.tournaments.desk.forms import Asking, clock_time
from bidwhist.server.tournaments.desk.frame import listed, section, table
from bidwhist.server.tournaments.desk.markup import Markup, joined, tag
from bidwhist.server.tournaments.desk.names import pair
from bidwhist.server.tournaments.domain.deadlines import meeting_ends, play_ends
from bidwhist.server.tournaments.domain.event import Event, Meeting, Rest
from bidwhist.server.tournaments.domain.log import Card, Side
from bidwhist.server.tournaments.domain.pairings import rounds_planned, sides_in_line
from bidwhist.server.tournaments.domain.standings import Standing, bostons, champion, standings


def names(event: Event, side: Side) -> str:
    """A side by its names."""
    return " & ".join(event.names_of(side))


def whole_name(event: Event, number: int) -> str:
    """An entrant by the names, with the club and the city."""
    one = event.entrants[number - 1]
    home = ", ".join(part for part in (one.club, one.city) if part)
    return f"{' & '.join(one.names)} ({home})" if home else " & ".join(one.names)


def stage(asking: Asking) -> str:
    """What an event is doing, in words."""
    event = asking.event
    if event.paused_at is not None:
        return asking.say("hall-paused", reason=event.pause_reason)
    if event.is_room and event.stage == "playing":
        return asking.say("hall-room-open")
    last = len(event.rounds)
    planned = rounds_planned(event) if event.rounds else 0
    return _STAGES[event.stage](asking, last, planned)


def _of(asking: Asking, name: str, last: int, planned: int) -> str:
    return asking.say(f"{name}-of", round=last, rounds=planned) if planned else asking.say(name, round=last)


_STAGES: dict[str, Callable[[Asking, int, int], str]] = {
    "entries": lambda asking, last, planned: asking.say("hall-entries-open", count=len(asking.event.active)),
    "playing": lambda asking, last, planned: _of(asking, "hall-round-runs", last, planned),
    "between": lambda asking, last, planned: _of(asking, "hall-round-is-over", last, planned),
    "closed": lambda asking, last, planned: asking.say("hall-closed"),
}


def trophy(asking: Asking) -> Markup:
    """The winner of the event, or nothing while it runs."""
    winner = champion(asking.event)
    if winner is None:
        return Markup("")
    return tag("p", asking.say("hall-champion", names=names(asking.event, (winner,))), class_="trophy-words")


def heading(asking: Asking) -> Markup:
    """The event's name and stage, and the director's notice."""
    event = asking.event
    title = tag("div", tag("h1", event.opened.name), tag("p", tag("b", stage(asking))), trophy(asking))
    return tag("header", title, time_left(asking), notice(asking), class_="banner")


def notice(asking: Asking) -> Markup:
    """The director's notice to everybody, or nothing if there is none."""
    words = asking.event.notice
    return tag("p", words, class_="told-all", role="status") if words else Markup("")


def score(card: Card | None, side: int = 0) -> str:
    """The points of a card as a side reads them."""
    return "" if card is None else f"{card.points[side]} : {card.points[1 - side]}"


def state(asking: Asking, meeting: Meeting) -> str:
    """The state of a meeting, in words."""
    if meeting.state == "playing":
        seated = sum(meeting.here)
        return asking.say(("hall-state-playing", "hall-state-one-here", "hall-state-playing")[seated])
    if meeting.state == "entered":
        return asking.say("hall-state-entered", time=clock_time(meeting_ends(asking.event, meeting)))
    if meeting.state == "disputed":
        return asking.say("hall-state-disputed")
    return asking.say(f"hall-how-{meeting.how}")


def won_by(asking: Asking, meeting: Meeting) -> str:
    """Who won a settled meeting, in words."""
    if meeting.card is None or meeting.card.winner is None:
        return asking.say("hall-drawn")
    return asking.say("hall-won-by", names=names(asking.event, meeting.sides[meeting.card.winner]))


def why(asking: Asking, reasons: tuple[Saying, ...]) -> str:
    """Why two sides meet, in one line."""
    return "; ".join(asking.language.tell(one) for one in reasons)


def resting(asking: Asking, rest: Rest) -> str:
    """A bye and its reasons, in words."""
    return asking.say("hall-rests", names=names(asking.event, (rest.entrant,)), why=why(asking, rest.why))


def standings_table(asking: Asking) -> Markup:
    """The standings, with all figures they depend on."""
    return standings_rows(asking, shown_places(asking.event))


def shown_places(event: Event) -> list[Standing]:
    """The places of all who are still in the event."""
    return [one for one in standings(event) if not event.entrants[one.entrant - 1].is_withdrawn]


_FIGURES: dict[str, Callable[[Standing], str]] = {
    "hall-wins": lambda one: one.wins,
    "hall-hands": lambda one: str(one.hands),
    "hall-points": lambda one: str(one.points),
    "hall-bostons": lambda one: str(one.bostons),
    "hall-streak": lambda one: str(one.streak),
    "hall-best-streak": lambda one: str(one.best_streak),
}
_IN_ROUNDS = ("hall-wins", "hall-hands", "hall-points")
_IN_A_ROOM = ("hall-wins", "hall-streak", "hall-best-streak")


def standings_rows(asking: Asking, places: Sequence[Standing], *, is_wall: bool = False) -> Markup:
    """Some places of the standings, as a table; on the wall what is read from far away."""
    say, is_room = asking.say, asking.event.is_room
    figures = (*_IN_ROUNDS, "hall-bostons", *(_IN_A_ROOM[1:] if is_room else ()))
    if is_wall:
        figures = _IN_A_ROOM if is_room else _IN_ROUNDS
    rows = [
        [str(one.rank), _named(asking, one, is_wall=is_wall), *(_FIGURES[name](one) for name in figures)]
        for one in places
    ]
    heads = [say(name) for name in ("hall-rank", "hall-pair", *figures)]
    return table(heads, rows, say("hall-standings"), numbers=(0, *range(2, len(heads))))


def _named(asking: Asking, one: Standing, *, is_wall: bool) -> str:
    return pair(asking.event, (one.entrant,)) if is_wall else whole_name(asking.event, one.entrant)


def boston_tally(asking: Asking) -> Markup:
    """The people who made Bostons, or nothing if nobody has."""
    made = [
        asking.say("hall-boston-count", names=names(asking.event, (one.entrant,)), count=one.bostons)
        for one in bostons(asking.event)
    ]
    return section(asking.say("hall-boston-tally"), listed(made)) if made else Markup("")


def line_of_room(asking: Asking) -> Markup:
    """Who is next at a room, and who waits."""
    event, say = asking.event, asking.say
    sides = sides_in_line(event)
    paired = {number for side in sides for number in side}
    alone = [names(event, (number,)) for number in event.line if number not in paired]
    waiting = [names(event, side) for side in sides[1:]] + [say("hall-waits-for-partner", name=name) for name in alone]
    first = tag("p", say("hall-next-up", names=names(event, sides[0])), class_="next") if sides else Markup("")
    nobody = tag("p", say("hall-line-empty")) if not sides and not alone else Markup("")
    queue = tag("ol", *(tag("li", one) for one in waiting)) if waiting else Markup("")
    return section(say("hall-line"), joined(first, queue, nobody))


def time_left(asking: Asking) -> Markup:
    """The end of the round; the script counts down to it."""
    ends = play_ends(asking.event)
    if ends is None:
        return Markup("")
    words = asking.say("hall-play-until", time=clock_time(ends))
    return tag("p", tag("b", data_until=ends, aria_hidden="true", dir="ltr"), tag("span", words), class_="left")
