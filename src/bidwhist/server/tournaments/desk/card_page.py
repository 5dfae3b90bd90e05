"""The score card of one side, on a phone: enter a score, confirm it or dispute it, and find the next table."""

from bidwhist.server.tournaments.desk.forms import Asking, clock_time
from bidwhist.server.tournaments.desk.frame import button, field, folded, form, listed, page, section
from bidwhist.server.tournaments.desk.markup import Markup, joined, tag
from bidwhist.server.tournaments.desk.tables import names, resting, score, stage, time_left, trophy, why, won_by
from bidwhist.server.tournaments.domain.deadlines import meeting_ends
from bidwhist.server.tournaments.domain.event import Event, Meeting
from bidwhist.server.tournaments.domain.log import Card, Side
from bidwhist.server.tournaments.domain.pairings import sides_in_line


def card_page(asking: Asking, meeting: Meeting, side: int) -> str:
    """The current card of a side."""
    event, say = asking.event, asking.say
    where = say("hall-table-number", table=meeting.table)
    rounds = tag("p", say("hall-round", round=meeting.round)) if not event.is_room else Markup("")
    head = tag("header", tag("div", tag("h1", where), rounds), time_left(asking), class_="banner")
    sides = tag(
        "dl",
        *(tag("dt", say("hall-you")), tag("dd", names(event, meeting.sides[side]))),
        *(tag("dt", say("hall-they")), tag("dd", names(event, meeting.sides[1 - side]))),
        class_="sides",
    )
    reasons = tag("p", why(asking, meeting.why), class_="why")
    parts = (head, sides, reasons, _PARTS[meeting.state](asking, meeting, side))
    return page(asking, where, *parts, kind="phone")


def gone_page(asking: Asking) -> str:
    """The page for a card whose round was undone."""
    words = asking.say("hall-card-gone")
    return page(asking, words, tag("h1", words), tag("p", asking.say("hall-ask-director")), kind="phone")


def _playing(asking: Asking, meeting: Meeting, side: int) -> Markup:
    return joined(
        _presence(asking, meeting, side), section(asking.say("hall-enter-score"), card_form(asking, meeting, side))
    )


def _presence(asking: Asking, meeting: Meeting, side: int) -> Markup:
    """Who is missing at the table, and what to do about it."""
    say, sit = asking.say, _at(asking, meeting, side, "sit")
    if not any(meeting.here):
        return folded(say("hall-they-are-missing"), button(say("hall-call-them"), sit))
    if all(meeting.here):
        return Markup("")
    until = clock_time(meeting_ends(asking.event, meeting))
    if meeting.here[side]:
        return tag("p", say("hall-we-wait", time=until), class_="told")
    return joined(tag("p", say("hall-they-wait", time=until), class_="told"), button(say("hall-we-are-here"), sit))


def _entered(asking: Asking, meeting: Meeting, side: int) -> Markup:
    say = asking.say
    until = clock_time(meeting_ends(asking.event, meeting))
    if meeting.by == side:
        told = tag("p", say("hall-waits-for-them", time=until), class_="told")
        return joined(
            figures(asking, meeting, side), told, folded(say("hall-change-score"), card_form(asking, meeting, side))
        )
    told = tag("p", say("hall-they-entered", time=until), class_="told")
    confirm = form(_at(asking, meeting, side, "confirm"), _hidden(meeting), words=say("hall-confirm"))
    words = field(say("hall-what-is-wrong"), "words", maxlength=200)
    dispute = folded(
        say("hall-dispute"), form(_at(asking, meeting, side, "dispute"), words, words=say("hall-call-director"))
    )
    return joined(told, figures(asking, meeting, side), confirm, dispute)


def _hidden(meeting: Meeting) -> Markup:
    # The form carries the score that was shown, so that nobody confirms a score they have not seen.
    return tag("input", type="hidden", name="seen", value=seen(meeting.card))


def seen(card: Card | None) -> str:
    """A card as a hidden field of a form."""
    if card is None:
        return ""
    return ",".join(map(str, (card.winner, *card.points, *card.hands, *card.bostons)))


def _disputed(asking: Asking, meeting: Meeting, side: int) -> Markup:
    words = tag("p", asking.say("hall-said", words=meeting.words)) if meeting.words else ""
    return joined(tag("p", asking.say("hall-director-called"), class_="told"), figures(asking, meeting, side), words)


def _settled(asking: Asking, meeting: Meeting, side: int) -> Markup:
    said = tag("p", asking.say(f"hall-how-{meeting.how}"), class_="told")
    ruling = tag("p", asking.say("hall-said", words=meeting.words)) if meeting.words and meeting.how == "ruled" else ""
    return joined(
        tag("p", won_by(asking, meeting), class_="result"),
        figures(asking, meeting, side),
        said,
        ruling,
        _next(asking, meeting, side),
    )


_PARTS = {"playing": _playing, "entered": _entered, "disputed": _disputed, "settled": _settled}


def figures(asking: Asking, meeting: Meeting, side: int) -> Markup:
    """The figures of a card as a side reads them."""
    card = meeting.card
    if card is None:
        return Markup("")
    rows = (
        (asking.say("hall-points"), score(card, side)),
        (asking.say("hall-hands"), f"{card.hands[side]} : {card.hands[1 - side]}"),
        (asking.say("hall-bostons"), f"{card.bostons[side]} : {card.bostons[1 - side]}"),
    )
    return tag("dl", *(joined(tag("dt", name), tag("dd", value)) for name, value in rows), class_="figures")


def card_form(asking: Asking, meeting: Meeting, side: int, action: str = "") -> Markup:
    """The form in which a side, or the director, enters a score."""
    return form(
        action or _at(asking, meeting, side, "report"),
        *card_fields(asking, meeting, side),
        words=asking.say("hall-enter"),
    )


def card_fields(asking: Asking, meeting: Meeting, side: int, *, by_name: bool = False) -> tuple[Markup, ...]:
    """The fields of a score, filled in with what was entered before; with the sides' names for the director."""
    say, names_of = asking.say, [names(asking.event, one) for one in meeting.sides]
    us, them = (names_of[0], names_of[1]) if by_name else (say("hall-us"), say("hall-them"))
    rows = (_pair_of_fields(asking, kind, (us, them), meeting.card, side) for kind in ("points", "hands", "bostons"))
    return (*rows, _who_won(asking, meeting, side, (us, them)))


def _pair_of_fields(asking: Asking, kind: str, who: tuple[str, str], card: Card | None, side: int) -> Markup:
    numbers: tuple[int, int] | None = getattr(card, kind) if card else None
    shown = (numbers[side], numbers[1 - side]) if numbers else (None, None)
    keys = "numeric" if kind != "points" else "text"
    fields = (
        field(name, f"{kind}-{end}", inputmode=keys, autocomplete="off", size=4, maxlength=5, value=value)
        for name, end, value in zip(who, ("us", "them"), shown, strict=True)
    )
    return tag("fieldset", tag("legend", asking.say(f"hall-{kind}")), *fields)


def _who_won(asking: Asking, meeting: Meeting, side: int, who: tuple[str, str]) -> Markup:
    choices = [("us", who[0]), ("them", who[1])]
    if asking.event.opened.form not in ("room", "knockout"):
        choices.append(("draw", asking.say("hall-draw-result")))
    chosen = (
        ("us" if meeting.card.winner == side else "draw" if meeting.card.winner is None else "them")
        if meeting.card
        else ""
    )
    buttons = (
        tag(
            "label",
            tag("input", type="radio", name="won", value=value, required="", checked="" if value == chosen else None),
            tag("span", words),
        )
        for value, words in choices
    )
    return tag("fieldset", tag("legend", asking.say("hall-who-won")), *buttons, class_="won-by")


def _at(asking: Asking, meeting: Meeting, side: int, what: str) -> str:
    return f"/card/{asking.desk.token(meeting, side)}/{what}"


def _next(asking: Asking, meeting: Meeting, side: int) -> Markup:
    """Where the people of a side play next."""
    event = asking.event
    found = {later.id: (later, place) for later, place in (_later(event, one) for one in meeting.sides[side]) if later}
    others = [one for one in found.values() if one[0].id > meeting.id]
    links = [
        tag(
            "a",
            asking.say("hall-next-table", table=later.table),
            href=f"/card/{asking.desk.token(later, place)}",
            class_="next",
        )
        for later, place in others
    ]
    rests = [tag("p", resting(asking, one)) for one in event.rounds[-1].rests if (one.entrant,) == meeting.sides[side]]
    waits = listed(_places_in_line(asking, meeting.sides[side]) or [stage(asking)]) if not links else ""
    return joined(*links, *rests, waits, trophy(asking))


def _places_in_line(asking: Asking, side: Side) -> list[str]:
    """The places of a side's people in a room's queue, with their next partners; empty if they are not in it."""
    event, say = asking.event, asking.say
    sides = sides_in_line(event)
    places = [
        say("hall-your-place", names=names(event, other), place=place)
        for place, other in enumerate(sides, start=1)
        if set(side) & set(other)
    ]
    alone = [one for one in side if one in event.line and not any(one in other for other in sides)]
    return places + [say("hall-waits-for-partner", name=names(event, (one,))) for one in alone]


def _later(event: Event, entrant: int) -> tuple[Meeting, int]:
    meeting = event.meeting_of(entrant)
    assert meeting is not None
    return meeting, meeting.side_of(entrant) or 0
