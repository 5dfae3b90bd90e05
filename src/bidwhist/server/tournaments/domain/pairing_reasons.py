"""Why two sides meet or one has a bye, in words, from the event as it was before the draw."""

from collections.abc import Callable

from bidwhist.i18n import Saying
from bidwhist.server.tournaments.domain.event import Event, halves, rest_counts
from bidwhist.server.tournaments.domain.log import Bye, Form, Pairing
from bidwhist.server.tournaments.domain.pairings import Odds, odds_of, shared_home, tables_moved_to


class Reasons:
    """The reasons of one draw; what its pairings share is computed once."""

    def __init__(self, before: Event) -> None:
        self.event, self.form = before, before.opened.form
        self._won = halves(before)
        self._odds = odds_of(before, {}) if not before.is_room else None
        self._tables = tables_moved_to(before) if self.form == "moving" else {}
        self._rested = rest_counts(before)

    def of_pairing(self, pairing: Pairing) -> tuple[Saying, ...]:
        """Why two sides meet, in words."""
        if self._odds is None:
            return self._in_room(pairing)
        one, other = pairing.sides[0][0], pairing.sides[1][0]
        return (*self._by_form(one, other), *_never_met(self._odds, one, other), *_homes(self._odds, one, other))

    def of_bye(self, bye: Bye) -> tuple[Saying, ...]:
        """Why an entrant has the bye."""
        again = self._rested[bye.entrant]
        if again:
            return (Saying(_RESTS_AGAIN.get(self.form, _RESTS[self.form])), Saying("why-bye-again"))
        return (Saying(_RESTS[self.form]), Saying("why-bye-first"))

    def _by_form(self, one: int, other: int) -> tuple[Saying, ...]:
        return _FORMS[self.form](self, one, other)

    def score(self, one: int, other: int) -> tuple[Saying, ...]:
        """How near their scores are."""
        gap = abs(self._won[one] - self._won[other])
        if not self.event.rounds:
            return (Saying("why-lot"),)
        return (Saying.of("why-near-score", wins=_wins(gap)) if gap else Saying("why-same-score"),)

    def bracket(self, *_: int) -> tuple[Saying, ...]:
        """The bracket, or the lot that made it."""
        return (Saying("why-bracket") if self.event.rounds else Saying("why-lot"),)

    def schedule(self, *_: int) -> tuple[Saying, ...]:
        """The circle in which everybody meets everybody."""
        return (Saying.of("why-schedule", round=len(self.event.rounds) + 1),)

    def tables(self, one: int, other: int) -> tuple[Saying, ...]:
        """The tables they move to."""
        if not self.event.rounds:
            return (Saying("why-lot"),)
        first, second = sorted((self._tables[one] // 2, self._tables[other] // 2))
        if first == second:
            return (Saying.of("why-same-table", table=first),)
        return (Saying.of("why-near-table", table=first, other=second),)

    def _in_room(self, pairing: Pairing) -> tuple[Saying, ...]:
        held = next((one for one in self.event.holders if one.table == pairing.table), None)
        next_up = Saying("why-next-in-line")
        return (Saying.of("why-holds", streak=held.streak), next_up) if held else (next_up,)


def _wins(halves_: int) -> str:
    return f"{halves_ // 2 or ''}½" if halves_ % 2 else str(halves_ // 2)


def _never_met(odds: Odds, one: int, other: int) -> tuple[Saying, ...]:
    times = odds.met.get(frozenset((one, other)), 0)
    return (Saying.of("why-rematch", times=times) if times else Saying("why-never-met"),)


def _homes(odds: Odds, one: int, other: int) -> tuple[Saying, ...]:
    known = [any(odds.homes[number]) for number in (one, other)]
    if not odds.is_apart or not all(known):
        return ()
    return (Saying(("why-apart", "why-one-city", "why-one-club")[shared_home(odds.homes[one], odds.homes[other])]),)


_FORMS: dict[Form, Callable[[Reasons, int, int], tuple[Saying, ...]]] = {
    "swiss": Reasons.score,
    "moving": Reasons.tables,
    "round_robin": Reasons.schedule,
    "knockout": Reasons.bracket,
}
_RESTS: dict[Form, str] = {
    "swiss": "why-bye-lowest",
    "moving": "why-bye-table",
    "round_robin": "why-bye-schedule",
    "knockout": "why-bye-bracket",
}
_RESTS_AGAIN: dict[Form, str] = {"swiss": "why-bye-odd", "moving": "why-bye-odd"}
