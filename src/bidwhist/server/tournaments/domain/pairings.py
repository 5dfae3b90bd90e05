"""Pairings of the next round, by the event's form; pure, so that every draw can be recomputed."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.server.tournaments.domain.event import Event, Meeting, halves, rest_counts, times_met
from bidwhist.server.tournaments.domain.log import Body, Bye, Form, Paired, Pairing
from bidwhist.server.tournaments.domain.lookahead import SLOTS, pairings_that_go_on, with_byes
from bidwhist.server.tournaments.domain.lots import Lots, as_drawn, entry_line, hashed, link_of, lots_drawn
from bidwhist.server.tournaments.domain.matching import (
    APART,
    DISTANCE,
    MORE_BYES,
    MOST_BYES,
    MOST_TIMES,
    REMATCH,
    SECOND_BYE,
    TOP,
    cheapest_pairs,
)

Pairs: TypeAlias = tuple[tuple[int, int], ...]


class Odds(Struct, frozen=True):
    """The inputs of a draw: who met, who had byes, who shares a club, and how far apart two entrants are."""

    lots: Lots
    round: int
    met: dict[frozenset[int], int]
    rested: dict[int, int]
    homes: dict[int, tuple[str, str]]
    """Club and city, in small letters."""
    places: dict[int, int]
    """The standing of each: half wins, or twice the number of the table they move to."""
    is_apart: bool

    def cost(self, one: int, other: int) -> int:
        """The cost of pairing two entrants."""
        times = min(self.met.get(frozenset((one, other)), 0), MOST_TIMES)
        near = shared_home(self.homes[one], self.homes[other]) if self.is_apart else 0
        gap = self.places[one] - self.places[other]
        apart = gap * gap
        return times * REMATCH + near * APART + apart * DISTANCE + self.lots.of(self.round, one, other)

    def bye_cost(self, one: int, lowest: int) -> int:
        """The cost of giving an entrant the bye: the lowest in the standings come first."""
        gap = self.places[one] - lowest
        away = gap * gap
        rests = min(self.rested[one], MOST_BYES)
        again = SECOND_BYE if rests else 0
        return again + rests * MORE_BYES + away * DISTANCE * 4 + self.lots.of(self.round, one)


def shared_home(one: tuple[str, str], other: tuple[str, str]) -> int:
    """2 for two of one club, 1 for two of one city, else 0."""
    return 2 if one[0] and one[0] == other[0] else 1 if one[1] and one[1] == other[1] else 0


def odds_of(event: Event, places: dict[int, int]) -> Odds:
    """The inputs of an event's next draw."""
    number = len(event.rounds) + 1
    homes = {one.id: (one.club.casefold(), one.city.casefold()) for one in event.entrants}
    is_apart = number <= event.opened.apart
    return Odds(event.lots, number, times_met(event), rest_counts(event), homes, places, is_apart)


def next_draw(event: Event) -> Paired | None:
    """The next round; None if there is none or nobody to meet."""
    if len(event.active) < 2 or is_played_out(event) or is_without_people(event):
        return None
    return _DRAWS[event.opened.form](event)


class LotsLost(Exception):
    """The secret of an event's lots does not match the announced commitment."""


def drawn_next(event: Event, secret: str) -> tuple[Body, ...]:
    """The rows of the next round: the lots, if they are sealed, and the pairings; none if there is no next round.

    :raises LotsLost: if the secret does not open the seal.
    """
    if event.is_room or event.opened.draws == 1:
        drawn = next_draw(event)
        return (drawn,) if drawn else ()
    if len(event.active) < 2 or is_played_out(event) or is_without_people(event):
        return ()
    shown = lots_drawn(link_of(secret, event.links_shown + 1), entries_of(event))
    if hashed(shown.link) != event.link:
        raise LotsLost
    drawn = next_draw(replace(event, lots=as_drawn(shown)))
    return (shown, drawn) if drawn else ()


def is_without_people(event: Event) -> bool:
    """Whether only bots would play, in an event that is for people."""
    return event.opened.needs_people and not event.has_people


def entries_of(event: Event) -> dict[int, str]:
    """The entries in the draw of a round, as hashed for the lots."""
    return {one.id: entry_line(one.names) for one in event.active}


def rounds_planned(event: Event) -> int:
    """How many rounds an event has; 0 if it is open, as in a knockout."""
    asked = event.opened.rounds
    return _LENGTHS[event.opened.form](len(first_entrants(event)), asked)


def is_played_out(event: Event) -> bool:
    """Whether the last round has been played."""
    if event.is_room:
        return False
    if event.opened.form == "knockout":
        return bool(event.rounds) and len(survivors(event)) < 2
    return len(event.rounds) >= rounds_planned(event)


def first_entrants(event: Event) -> list[int]:
    """The entrants of the first round; before it, all who have not withdrawn."""
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
    """A matching of all active entrants; tables are in the order of their standing."""
    odds, numbers = odds_of(event, places), event.lots.in_order(one.id for one in event.active)
    low = (max if is_bottom_high else min)(places[number] for number in numbers)
    bye_cost = partial(odds.bye_cost, lowest=low)
    pairs, rests = _looking_ahead(event, odds, numbers, bye_cost) or cheapest_pairs(numbers, odds.cost, bye_cost)
    sign, place = 1 if is_bottom_high else -1, event.lots.place
    ordered = sorted(pairs, key=lambda pair: (sign * (places[pair[0]] + places[pair[1]]), *map(place, pair)))
    return _in_tables(event, ordered, (Bye(rests, len(ordered)),) if rests is not None else ())


def _looking_ahead(
    event: Event, odds: Odds, numbers: list[int], bye_cost: Callable[[int], int]
) -> tuple[Pairs, int | None] | None:
    """The pairs of a small Swiss, chosen so that later rounds can avoid rematches.

    None if the cheapest pairs will do: in larger fields, in other forms, and in version 1.
    """
    if event.opened.draws == 1 or event.opened.form != "swiss" or len(numbers) > SLOTS:
        return None
    bye = len(numbers) if len(numbers) % 2 else None
    slots = range(len(numbers) + len(numbers) % 2)

    def is_fresh(one: int, other: int) -> bool:
        if bye in (one, other):
            return one != other and not odds.rested[numbers[min(one, other)]]
        return one != other and not odds.met.get(frozenset((numbers[one], numbers[other])))

    def cost(pairing: Pairs) -> int:
        return sum(
            bye_cost(numbers[one]) if other == bye else odds.cost(numbers[one], numbers[other])
            for one, other in pairing
        )

    fresh = tuple(sum(1 << other for other in slots if is_fresh(one, other)) for one in slots)
    ahead = rounds_planned(event) - len(event.rounds) - 1
    found = pairings_that_go_on(with_byes(fresh, bye), bye, cost, ahead)
    if found is None:
        return None
    pairs = tuple((numbers[one], numbers[other]) for one, other in found if other != bye)
    return pairs, next((numbers[one] for one, other in found if other == bye), None)


def _swiss(event: Event) -> Paired:
    return _matched(event, halves(event))


def _moving(event: Event) -> Paired:
    return _matched(event, tables_moved_to(event), is_bottom_high=True)


def tables_moved_to(event: Event) -> dict[int, int]:
    """Twice the number of the table to which each entrant moves; after a bye or on entering, the last one."""
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
    """The circle method: one slot stays and the others rotate; an empty slot is a bye for the pair that meets it."""
    slots, number = robin_slots(event), len(event.rounds)
    ring = slots[1:]
    turned = [slots[0], *ring[number % len(ring) :], *ring[: number % len(ring)]]
    half = len(turned) // 2
    facing = list(zip(turned[:half], reversed(turned[half:]), strict=True))
    pairs = _moved_about(event, [(one, other) for one, other in facing if one and other])
    left = [(one or other) for one, other in facing if bool(one) != bool(other)]
    return _in_tables(event, pairs, tuple(Bye(one, len(pairs)) for one in left))


def _moved_about(event: Event, pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The tables of a round by lot, and the side named first; in version 1 one pair never left its table."""
    if event.opened.draws == 1:
        return pairs
    lots, number = event.lots, len(event.rounds) + 1
    named = [(one, other) if lots.place(one) < lots.place(other) else (other, one) for one, other in pairs]
    return sorted(named, key=lambda pair: lots.of(number, *pair))


def robin_slots(event: Event) -> list[int]:
    """The entrants in the circle, 0 for an empty slot; a late entrant takes the empty slot."""
    first = first_entrants(event)
    lots = event.rounds[0].lots if event.rounds else event.lots
    slots = sorted(first, key=lambda number: lots.of(0, number))
    if len(slots) % 2:
        slots.append(next((one.id for one in event.entrants if one.joined and one.id not in first), 0))
    gone = {one.id for one in event.entrants if one.is_withdrawn}
    return [0 if number in gone else number for number in slots]


def has_free_slot(event: Event) -> bool:
    """Whether the circle has a slot for a late entrant."""
    first = first_entrants(event)
    return len(first) % 2 == 1 and not any(one.joined and one.id not in first for one in event.entrants)


def survivors(event: Event) -> list[int]:
    """The entrants left in a knockout, in the order of the bracket."""
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
    rested, lots, number = rest_counts(event), event.lots, len(event.rounds)
    resting = set(sorted(alive, key=lambda one: (rested[one], lots.of(number, one)))[:byes])
    playing = [one for one in alive if one not in resting]
    pairs = (
        list(zip(playing[::2], playing[1::2], strict=True)) if number else _first_pairs(event, lots.in_order(playing))
    )
    return _in_tables(event, pairs, _spread(lots.in_order(resting), len(pairs) + len(resting)))


def _first_pairs(event: Event, playing: list[int]) -> list[tuple[int, int]]:
    odds = odds_of(event, dict.fromkeys((one.id for one in event.entrants), 0))
    pairs, _ = cheapest_pairs(playing, odds.cost, lambda one: TOP - 1)
    return sorted(pairs, key=lambda pair: event.lots.of(1, *pair))


def _spread(resting: list[int], lines: int) -> tuple[Bye, ...]:
    """Places for byes in the bracket, as far apart as possible."""
    return tuple(Bye(one, count * lines // len(resting)) for count, one in enumerate(resting))


def _room(event: Event) -> Paired | None:
    """The first free table of a room and the sides that are next; None if no table is free or too few wait."""
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
    """The queue of a room as sides, next one first; two singles in a row are a side."""
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
