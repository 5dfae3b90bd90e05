"""The bracket of a knockout on the big screen: its rounds in columns, and lines from each table to the next."""

from collections.abc import Iterator

from msgspec import Struct

from bidwhist.server.tournaments.desk.forms import Asking
from bidwhist.server.tournaments.desk.markup import Markup, classes, joined, tag
from bidwhist.server.tournaments.desk.names import pair
from bidwhist.server.tournaments.domain.event import Event, Meeting, Round

MOST_SLOTS = 8
"""Slots of a round that one screen holds."""
WIDE = 0.92
"""The part of a column that its slots take; lines run in the rest."""
_LATE = {1: "hall-final", 2: "hall-semifinals", 4: "hall-quarterfinals"}


class Slot(Struct, frozen=True):
    """A table of a round, a bye, or a place where nobody stands yet."""

    entrants: tuple[int, ...] = ()
    meeting: Meeting | None = None


def bracket_parts(asking: Asking) -> list[Markup]:
    """The bracket: whole if it can be read, else the running round and what follows, in parts."""
    rounds = _slots(asking.event)
    whole = next((place for place, slots in enumerate(rounds) if len(slots) <= MOST_SLOTS), 0)
    first = min(len(asking.event.rounds) - 1, whole)
    parts = -(-len(rounds[first]) // MOST_SLOTS)
    return [_picture(asking, rounds, first, part, parts) for part in range(parts)]


def _slots(event: Event) -> list[list[Slot]]:
    rounds = [_of_round(one) for one in event.rounds]
    while len(rounds[-1]) > 1:
        rounds.append([Slot()] * -(-len(rounds[-1]) // 2))
    return rounds


def _of_round(one: Round) -> list[Slot]:
    slots = [Slot((*met.sides[0], *met.sides[1]), met) for met in one.meetings]
    for rest in one.rests:
        slots.insert(min(rest.place, len(slots)), Slot((rest.entrant,)))
    return slots


def _picture(asking: Asking, rounds: list[list[Slot]], first: int, part: int, parts: int) -> Markup:
    drawn = len(asking.event.rounds)
    widths = [1.5 if place < drawn else 1.0 for place in range(first, len(rounds))]
    edges = [100 * sum(widths[:place]) / sum(widths) for place in range(len(widths) + 1)]
    shown = [_within(slots, part, parts) for slots in rounds[first:]]
    boxes, lines, heads = list[Markup](), list[str](), list[Markup]()
    for place, (begin, slots) in enumerate(shown):
        left, wide = edges[place], (edges[place + 1] - edges[place]) * WIDE
        heads.append(tag("h3", _called(asking, rounds, first + place), data_style=f"inset-inline-start:{left:.2f}%"))
        for at, slot in enumerate(slots):
            y = 100 * (at + 0.5) / len(slots)
            boxes.append(_box(asking, slot, f"inset-inline-start:{left:.2f}%;width:{wide:.2f}%;top:{y:.2f}%"))
            if place + 1 < len(shown):
                after, following = shown[place + 1]
                to = 100 * (_next(slot, begin + at, rounds[first + place + 1]) - after + 0.5) / len(following)
                half = (edges[place + 1] - edges[place] - wide) / 2
                lines.append(f"M{left + wide:.2f} {y:.2f}h{half:.2f}V{to:.2f}h{half:.2f}")
    path = tag("path", d="".join(lines), vector_effect="non-scaling-stroke")
    svg = tag("svg", path, viewBox="0 0 100 100", preserveAspectRatio="none", aria_hidden="true")
    tall = max(len(slots) for _, slots in shown)
    style = f"--units:{sum(widths)};--tall:{tall}"
    tree = tag("div", *heads, tag("div", svg, *boxes, class_="slots"), class_=_tree(tall), data_style=style)
    return tag(
        "div",
        tree,
        class_=classes("bracket", "fills"),
        tabindex=0,
        role="region",
        aria_label=asking.say("hall-bracket"),
    )


def _tree(tall: int) -> str:
    return classes("tree", "dense") if tall > MOST_SLOTS // 2 else "tree"


def _within(slots: list[Slot], part: int, parts: int) -> tuple[int, list[Slot]]:
    begin = len(slots) * part // parts
    return begin, slots[begin : -(-len(slots) * (part + 1) // parts)]


def _next(slot: Slot, place: int, following: list[Slot]) -> int:
    own = set(slot.entrants)
    return next((at for at, one in enumerate(following) if own & set(one.entrants)), place // 2)


def _called(asking: Asking, rounds: list[list[Slot]], place: int) -> str:
    late = _LATE.get(len(rounds[place]))
    return asking.say(late) if late else asking.say("hall-round", round=place + 1)


def _box(asking: Asking, slot: Slot, style: str) -> Markup:
    met = slot.meeting
    is_running = met is not None and not met.is_settled
    number = tag("b", str(met.table), class_="at") if met is not None and is_running else ""
    return tag(
        "div", number, *_lines(asking, slot), class_=classes("slot", "runs") if is_running else "slot", data_style=style
    )


def _lines(asking: Asking, slot: Slot) -> Iterator[Markup]:
    met = slot.meeting
    if met is None:
        yield from (pair(asking.event, (one,), "won") for one in slot.entrants)
        if not slot.entrants:
            yield joined(tag("span", "\u00a0"), tag("b"), tag("i", class_="rule"), tag("span", "\u00a0"), tag("b"))
        return
    for side in (0, 1):
        if side:
            yield tag("i", class_="rule")
        card = met.card if met.is_settled else None
        kind = "" if card is None else "won" if card.winner == side else "lost"
        yield joined(pair(asking.event, met.sides[side], kind), tag("b", str(card.points[side]) if card else ""))
