"""What a match at a table means above it, however it ends; and when a rated match may begin."""

from random import Random

import pytest
from msgspec.structs import replace

from bidwhist.core.rules.options import Renege
from bidwhist.core.rules.presets import CLASSIC, CUTTHROAT
from bidwhist.records.fairness import commitment_to
from bidwhist.server.history.log_check import _decided
from bidwhist.server.ratings.domain.outcomes import SETTLEMENT, Played
from bidwhist.server.tables.domain.commands import Ask, BeReady, CloseTable, GiveUp, LeaveSeat, TakeOver, TakeSeat
from bidwhist.server.tables.domain.log import Closed, Committed, MeetingSeats, StoodUp
from bidwhist.server.tables.finished_match import finished_by
from support.tables import FRESH, Play


class Rated(Play):
    """A rated table as it is opened from now on."""

    def __init__(self, people: int = 2, rules: object = CLASSIC, **manners: object) -> None:
        super().__init__(rules, people, rated=True, settlement=SETTLEMENT, **manners)  # type: ignore[arg-type]
        opened = replace(self.table.opened, bots="steady")
        self.rows[0] = replace(self.rows[0], body=opened)
        self.tables[-1] = replace(self.table, opened=opened)

    def outcome(self) -> Played | None:
        """What the row that ended the match means."""
        finished = finished_by(self.rows[-1], self.tables[-2])
        return finished.outcome if finished is not None else None

    def some(self, actions: int) -> "Rated":
        """The same after so many actions."""
        for _ in range(actions):
            self.act(Random(7))
        return self


def test_alone_against_bots_nothing_rated_begins_and_the_reason_is_told() -> None:
    play = Rated(people=1, rules=CUTTHROAT)
    came = play.send(Ask("ann", "x", BeReady(play.table.seq)))
    assert came.refusal is not None and "opponents who are people" in came.refusal.words


def test_who_gets_up_first_at_cutthroat_has_lost_and_keeps_nothing() -> None:
    play = Rated(rules=CUTTHROAT).start().some(4)
    side = play.table.seat_of("ann")
    play.ask("ann", LeaveSeat())
    play.ask("bo", LeaveSeat())
    found = play.outcome()
    assert found is not None and found.is_rated and not found.is_void
    assert (found.winner, found.lost) == (None, (side,))


@pytest.mark.parametrize("leaver", ["ann", "bo"])
def test_who_gets_up_first_of_two_sides_has_lost_no_matter_who_was_to_act(leaver: str) -> None:
    play = Rated().start().some(5)
    side = (play.table.seat_of(leaver) or 0) % 2
    play.ask(leaver, LeaveSeat())
    play.ask("bo" if leaver == "ann" else "ann", LeaveSeat())
    found = play.outcome()
    assert found is not None and found.winner == 1 - side


@pytest.mark.parametrize("actions", range(1, 9))
def test_who_stays_away_while_a_bot_is_to_act_has_left_as_well(actions: int) -> None:
    play = Rated(people=3).start().some(actions)
    seat = play.table.seat_of("bo")
    assert seat is not None
    play.send(TakeOver(seat))
    play.send(GiveUp())
    found = play.outcome()
    assert found is not None and found.winner == 1 - seat % 2


@pytest.mark.parametrize(
    ("winners", "winner", "is_rated"), [((), None, None), ((0,), 0, True), ((1,), 1, True), ((0, 1), None, True)]
)
def test_what_the_server_closes_counts_as_it_says_or_for_nobody(
    winners: tuple[int, ...], winner: int | None, is_rated: bool | None
) -> None:
    play = Rated().start().some(5)
    play.send(CloseTable(winners))
    found = play.outcome()
    assert (found.is_rated if found is not None else None) is is_rated
    assert found is None or (found.winner == winner and not found.is_broken_off)
    assert isinstance(play.rows[-1].body, Closed)


def test_closing_a_table_never_wins_a_match_for_a_side_that_is_not_to_act() -> None:
    play = Rated().start().some(3)
    play.send(CloseTable())
    assert play.outcome() is None, "before, the side that was to act had lost"


def test_who_is_away_is_in_no_rated_match_that_they_were_not_ready_for() -> None:
    play = Rated(people=3)
    play.send(TakeOver(2))
    for person in ("ann", "bo"):
        play.ask(person, BeReady(play.table.seq, commitment_to(FRESH)))
    bodies = [row.body for row in play.rows]
    assert StoodUp(2) in bodies and any(isinstance(body, Committed) for body in bodies)
    assert play.table.mixing is not None and play.table.mixing.people[2] is None


def test_a_rated_match_where_reneges_are_called_needs_a_person_in_every_chair() -> None:
    rules = replace(CLASSIC, renege=Renege.CALLED)
    play = Rated(people=3, rules=rules)
    came = play.send(Ask("ann", "x", BeReady(play.table.seq)))
    assert came.refusal is not None and "bots call no reneges" in came.refusal.words
    Rated(people=4, rules=rules).start()


def test_two_partners_against_bots_play_no_rated_match() -> None:
    play = Rated(people=3)
    play.ask("bo", LeaveSeat())
    came = play.send(Ask("ann", "x", BeReady(play.table.seq)))
    assert came.refusal is not None and "opponents who are people" in came.refusal.words


def test_who_never_came_to_a_match_of_an_event_is_not_rated_by_it() -> None:
    contest = MeetingSeats("cup", 1, ("ann", "bo", "cy", "di"), 0)
    play = Rated(people=0, contest=contest)
    for person in ("ann", "bo", "cy", "di"):
        play.ask(person, TakeSeat(person.title(), contest.people.index(person)))
    play.start()
    play.send(TakeOver(3))
    while play.table.to_act is not None and play.table.match_number == 1 and play.table.decided[0][0] < 3:
        play.act(Random(3))
    play.send(CloseTable((0,)))
    found = play.outcome()
    assert found is not None and [chair.person for chair in found.chairs] == ["ann", "bo", "cy", None]


def test_a_log_of_such_a_table_is_one_that_a_server_would_write() -> None:
    play = Rated(people=3)
    play.send(TakeOver(2))
    for person in ("ann", "bo"):
        play.ask(person, BeReady(play.table.seq))
    play.some(6).send(CloseTable((1,)))
    _decided(play.rows)
