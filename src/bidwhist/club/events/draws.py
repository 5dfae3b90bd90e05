"""Who meets whom in the next round, by the form of the event; pure, so that every draw can be made again."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from bidwhist.club.events.event import Event, Meeting, halves, rest_counts, times_met
from bidwhist.club.events.log import Bye, Form, Paired, Pairing
from bidwhist.club.events.matching import (
    APART,
    DISTANCE,
    MORE_BYES,
    MOST_BYES,
    MOST_TIMES,
    REMATCH,
    SECOND_BYE,
    TOP,
    cheapest_pairs,
    lot,
)


class Odds(Struct, frozen=True):
    """What a draw goes by: who met, who rested, who is of one club, and how far apart two stand."""

    seed: str
    round: int
    met: dict[frozenset[int], int]
    rested: dict[int, int]
    homes: dict[int, tuple[str, str]]
    """Club and city, in small letters."""
    places: dict[int, int]
    """Where each stands: halves of wins, or the table they come to, twice."""
    is_apart: bool

    def cost(self, one: int, other: int) -> int:
        """What it costs that two meet."""
        times = min(self.met.get(frozenset((one, other)), 0), MOST_TIMES)
        near = shared_home(self.homes[one], self.homes[other]) if self.is_apart else 0
        gap = self.places[one] - self.places[other]
        apart = gap * gap
        first, second = sorted((one, other))
        return times * REMATCH + near * APART + apart * DISTANCE + lot(self.seed, self.round, first, second)

    def bye_cost(self, one: int, lowest: int) -> int:
        """What it costs that an entrant rests: those who stand lowest rest first."""
        gap = self.places[one] - lowest
        away = gap * gap
        rests = min(self.rested[one], MOST_BYES)
        again = SECOND_BYE if rests else 0
        return again + rests * MORE_BYES + away * DISTANCE * 4 + lot(self.seed, self.round, one)


def shared_home(one: tuple[str, str], other: tuple[str, str]) -> int:
    """2 for two of one club, 1 for two of one city, else 0."""
    return 2 if one[0] and one[0] == other[0] else 1 if one[1] and one[1] == other[1] else 0


def odds_of(event: Event, places: dict[int, int]) -> Odds:
    """What the next draw of an event goes by."""
    number = len(event.rounds) + 1
    homes = {one.id: (one.club.casefold(), one.city.casefold()) for one in event.entrants}
    is_apart = number <= event.opened.apart
    return Odds(event.opened.seed, number, times_met(event), rest_counts(event), homes, places, is_apart)


def next_draw(event: Event) -> Paired | None:
    """The next round; None where there is none, or nobody to meet."""
    if len(event.active) < 2 or is_played_out(event):
        return None
    return _DRAWS[event.opened.form](event)


def rounds_planned(event: Event) -> int:
    """How many rounds an event has; 0 where only its end tells, as in a knockout."""
    asked = event.opened.rounds
    return _LENGTHS[event.opened.form](len(first_entrants(event)), asked)


def is_played_out(event: Event) -> bool:
    """Whether no round comes any more."""
    if event.is_room:
        return False
    if event.opened.form == "knockout":
        return bool(event.rounds) and len(survivors(event)) < 2
    return len(event.rounds) >= rounds_planned(event)


def first_entrants(event: Event) -> list[int]:
    """Those who are there from the first round on; before it, all who have not withdrawn."""
    if not event.rounds:
        return [one.id for one in event.active]
    first = event.rounds[0]
    met = [entrant for meeting in first.meetings for side in meeting.sides for entrant in side]
    return sorted(met + [rest.entrant for rest in first.rests])


def _swiss_length(count: int, asked: int) -> int:
    return asked or max(1, (count - 1).bit_length() + 1)


_LENGTHS: dict[Form, Callable[[int, int], int]] = {
    "swiss": _swiss_length,
    "moving": _swiss_length,
    "round_robin": lambda count, asked: min(asked or count, count - 1 + count % 2),
    "knockout": lambda count, asked: 0,
    "room": lambda count, asked: 0,
}


def _in_tables(event: Event, pairs: Sequence[tuple[int, int]], byes: tuple[Bye, ...] = ()) -> Paired:
    seats = tuple(Pairing(table, ((one,), (other,))) for table, (one, other) in enumerate(pairs, start=1))
    return Paired(len(event.rounds) + 1, seats, byes)


def _matched(event: Event, places: dict[int, int], *, is_bottom_high: bool = False) -> Paired:
    """Everybody active in a matching; the tables in the order of where their pairs stand."""
    odds, numbers = odds_of(event, places), [one.id for one in event.active]
    low = (max if is_bottom_high else min)(places[number] for number in numbers)
    pairs, rests = cheapest_pairs(numbers, odds.cost, partial(odds.bye_cost, lowest=low))
    sign = 1 if is_bottom_high else -1
    ordered = sorted(pairs, key=lambda pair: (sign * (places[pair[0]] + places[pair[1]]), pair))
    return _in_tables(event, ordered, (Bye(rests, len(ordered)),) if rests is not None else ())


def _swiss(event: Event) -> Paired:
    return _matched(event, halves(event))


def _moving(event: Event) -> Paired:
    return _matched(event, tables_moved_to(event), is_bottom_high=True)


def tables_moved_to(event: Event) -> dict[int, int]:
    """The table to which each entrant moves, twice; whoever rested or has just come begins at the last."""
    last = event.last_round
    bottom = len(last.meetings) if last else 1
    places = {one.id: 2 * bottom for one in event.entrants}
    for meeting in last.meetings if last else ():
        first = _ahead(meeting)
        for side in (0, 1):
            moved = _moved(event.opened.moves, meeting.table, bottom, is_winner=side == first)
            places.update(dict.fromkeys(meeting.sides[side], 2 * moved))
    return places


def _ahead(meeting: Meeting) -> int:
    # After a draw the side that is named first counts as the winner.
    winner = meeting.card.winner if meeting.card else None
    return 0 if winner is None else winner


def _moved(who: str, table: int, bottom: int, *, is_winner: bool) -> int:
    if who == "winners":
        return max(1, table - 1) if is_winner else bottom if table == 1 else table
    return table if is_winner else 1 if table == bottom else table + 1


def _robin(event: Event) -> Paired:
    """The circle: one slot stays, the others go round; a slot without a pair is a bye for whoever comes to it."""
    slots, number = robin_slots(event), len(event.rounds)
    ring = slots[1:]
    turned = [slots[0], *ring[number % len(ring) :], *ring[: number % len(ring)]]
    half = len(turned) // 2
    facing = list(zip(turned[:half], reversed(turned[half:]), strict=True))
    pairs = [(one, other) for one, other in facing if one and other]
    left = [(one or other) for one, other in facing if bool(one) != bool(other)]
    return _in_tables(event, pairs, tuple(Bye(one, len(pairs)) for one in left))


def robin_slots(event: Event) -> list[int]:
    """The numbers in the circle, 0 for a slot that is empty; who comes late takes the slot that was empty."""
    first = first_entrants(event)
    slots = sorted(first, key=lambda number: lot(event.opened.seed, 0, number))
    if len(slots) % 2:
        slots.append(next((one.id for one in event.entrants if one.joined and one.id not in first), 0))
    gone = {one.id for one in event.entrants if one.is_withdrawn}
    return [0 if number in gone else number for number in slots]


def has_free_slot(event: Event) -> bool:
    """Whether somebody who comes late finds a slot in the circle."""
    first = first_entrants(event)
    return len(first) % 2 == 1 and not any(one.joined and one.id not in first for one in event.entrants)


def survivors(event: Event) -> list[int]:
    """Who is left in a knockout, in the order of the bracket."""
    last = event.last_round
    if last is None:
        return [one.id for one in event.active]
    lines = [meeting.sides[_ahead(meeting)][0] for meeting in last.meetings if not _is_void(meeting)]
    for rest in last.rests:
        lines.insert(min(rest.place, len(lines)), rest.entrant)
    gone = {one.id for one in event.entrants if one.is_withdrawn}
    return [number for number in lines if number not in gone]


def _is_void(meeting: Meeting) -> bool:
    # Both sides left.
    return meeting.card is not None and meeting.card.winner is None and meeting.how == "withdrawn"


def _knockout(event: Event) -> Paired:
    alive = survivors(event)
    byes = (1 << (len(alive) - 1).bit_length()) - len(alive)
    rested = rest_counts(event)
    seed, number = event.opened.seed, len(event.rounds)
    resting = set(sorted(alive, key=lambda one: (rested[one], lot(seed, number, one)))[:byes])
    playing = [one for one in alive if one not in resting]
    pairs = list(zip(playing[::2], playing[1::2], strict=True)) if number else _first_pairs(event, playing)
    return _in_tables(event, pairs, _spread(sorted(resting), len(pairs) + len(resting)))


def _first_pairs(event: Event, playing: list[int]) -> list[tuple[int, int]]:
    odds = odds_of(event, dict.fromkeys((one.id for one in event.entrants), 0))
    pairs, _ = cheapest_pairs(playing, odds.cost, lambda one: TOP - 1)
    return sorted(pairs, key=lambda pair: lot(event.opened.seed, 1, *pair))


def _spread(resting: list[int], lines: int) -> tuple[Bye, ...]:
    """Byes as far from one another in the bracket as can be."""
    return tuple(Bye(one, count * lines // len(resting)) for count, one in enumerate(resting))


def _room(event: Event) -> Paired | None:
    """The first free table of a room and the sides that are next for it; None where none is free or nobody comes."""
    held = {one.table: one.side for one in event.holders}
    busy = {one.table for one in event.open_meetings}
    waiting = sides_in_line(event)
    for table in range(1, event.opened.tables + 1):
        stays = held.get(table)
        needed = 1 if stays else 2
        if table not in busy and len(waiting) >= needed:
            sides = (stays, waiting[0]) if stays else (waiting[0], waiting[1])
            return Paired(1, (Pairing(table, sides),))
    return None


def sides_in_line(event: Event) -> list[tuple[int, ...]]:
    """The sides that wait in a room, the next one first; two singles in a row are a side."""
    entrants = [event.entrants[number - 1] for number in event.line]
    places = {one.id: place for place, one in enumerate(entrants)}
    singles = [one.id for one in entrants if len(one.names) == 1]
    sides: list[tuple[int, ...]] = [(one.id,) for one in entrants if len(one.names) > 1]
    sides += list(zip(singles[::2], singles[1::2], strict=False))
    return sorted(sides, key=lambda side: places[side[0]])


_DRAWS: dict[Form, Callable[[Event], Paired | None]] = {
    "swiss": _swiss,
    "moving": _moving,
    "round_robin": _robin,
    "knockout": _knockout,
    "room": _room,
}
