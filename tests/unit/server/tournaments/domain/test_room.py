"""A rise-and-fly room: the line, who gets up, streaks, singles who are paired in order."""

from bidwhist.server.tournaments.domain.commands import Draw, Enter, Pause, Report, Resume, Withdraw
from bidwhist.server.tournaments.domain.log import Card
from bidwhist.server.tournaments.domain.pairings import sides_in_line
from bidwhist.server.tournaments.domain.standings import bostons, standings
from support.events import Driven


def room(*entrants: tuple[str, ...], tables: int = 1) -> Driven:
    """A room that has begun."""
    driven = Driven(form="room", tables=tables)
    driven.do(*(Enter(one) for one in entrants), Draw())
    return driven


def win(driven: Driven, side: int, bostons: int = 0) -> None:
    """A side wins the match that is played."""
    made = (bostons, 0) if side == 0 else (0, bostons)
    driven.do(Report(driven.event.open_meetings[0].id, None, Card(side, (7, 3), (3, 3), made)))


PAIRS = [("Ann", "Al"), ("Bea", "Ben"), ("Cleo", "Cy"), ("Dot", "Dan")]


def test_winners_stay_and_losers_go_to_the_end_of_the_line() -> None:
    driven = room(*PAIRS)
    assert driven.event.open_meetings[0].sides == ((1,), (2,)) and driven.event.line == (3, 4)
    win(driven, 1)
    assert driven.event.open_meetings[0].sides == ((2,), (3,)) and driven.event.line == (4, 1)
    assert driven.event.holders[0].streak == 1


def test_a_streak_grows_and_the_pairing_tells_it() -> None:
    driven = room(*PAIRS)
    for _ in range(3):
        win(driven, 0, bostons=1)
    assert driven.event.holders[0].streak == 3
    assert [str(why) for why in driven.event.open_meetings[0].why] == [
        "they have won 3 in a row and keep the table",
        "the next in line",
    ]
    first = standings(driven.event)[0]
    assert (first.entrant, first.streak, first.best_streak, first.bostons) == (1, 3, 3, 3)
    assert [one.entrant for one in bostons(driven.event)] == [1]
    win(driven, 1)
    assert driven.event.holders[0].streak == 1
    assert standings(driven.event)[0].best_streak == 3


def test_nine_singles_are_paired_in_order_and_the_odd_one_with_the_next_to_rise() -> None:
    driven = room(*((name,) for name in "ABCDEFGHI"))
    assert driven.event.open_meetings[0].sides == ((1, 2), (3, 4))
    assert sides_in_line(driven.event) == [(5, 6), (7, 8)]
    win(driven, 0)
    assert driven.event.open_meetings[0].sides == ((1, 2), (5, 6))
    assert sides_in_line(driven.event) == [(7, 8), (9, 3)]


def test_a_single_waits_while_a_whole_pair_behind_goes_first() -> None:
    driven = room(("Ann", "Al"), ("Bea", "Ben"), ("Solo",), ("Cleo", "Cy"))
    assert sides_in_line(driven.event) == [(4,)]


def test_a_pair_alone_with_the_holders_meets_them_again() -> None:
    driven = room(*PAIRS[:2])
    win(driven, 0)
    assert driven.event.open_meetings[0].sides == ((1,), (2,))


def test_two_tables_share_one_line() -> None:
    driven = room(*PAIRS, ("Eve", "Ed"), tables=2)
    assert [one.table for one in driven.event.open_meetings] == [1, 2]
    assert driven.event.line == (5,)


def test_holders_who_leave_give_the_table_up() -> None:
    driven = room(*PAIRS)
    win(driven, 0)
    driven.do(Withdraw(1, "late"))
    met = driven.event.open_meetings[0]
    assert 1 not in (*met.sides[0], *met.sides[1]) and 1 not in driven.event.line


def test_a_match_without_a_score_ends_with_the_clock_and_both_get_up() -> None:
    driven = room(*PAIRS)
    driven.after(50)
    assert driven.event.open_meetings[0].sides == ((3,), (4,)) and driven.event.line == (1, 2)


def test_nobody_is_called_to_a_table_in_a_pause() -> None:
    driven = room(*PAIRS)
    driven.do(Pause("supper"))
    win(driven, 0)
    assert driven.event.open_meetings == ()
    driven.do(Resume())
    assert len(driven.event.open_meetings) == 1


def test_somebody_has_to_win_in_a_room() -> None:
    driven = room(*PAIRS)
    assert "There must be a winner" in str(driven.refused(Report(1, 0, Card(None))))
