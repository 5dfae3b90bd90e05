"""The order of an event: wins, hands, points, head to head; and what is the same stays level."""

from bidwhist.server.tournaments.domain.commands import Draw, Report
from bidwhist.server.tournaments.domain.log import Card
from bidwhist.server.tournaments.domain.standings import Standing, champion, standings
from support.events import Driven


def played(cards: dict[frozenset[int], tuple[int, int, int]], count: int) -> tuple[Standing, ...]:
    """A round robin in which the pair that is named wins with its hands and points."""
    driven = Driven(form="round_robin")
    driven.enter(count)
    for _ in range(count - 1 + count % 2):
        driven.do(Draw())
        for meeting in driven.event.open_meetings:
            both = frozenset((meeting.sides[0][0], meeting.sides[1][0]))
            winner, hands, points = cards[both]
            side = meeting.side_of(winner)
            assert side is not None
            figures = [(hands, points), (0, 0)] if side == 0 else [(0, 0), (hands, points)]
            card = Card(side, (figures[0][1], figures[1][1]), (figures[0][0], figures[1][0]))
            driven.do(Report(meeting.id, None, card))
    return standings(driven.event)


def test_hands_part_those_with_the_same_wins_and_points_those_with_the_same_hands() -> None:
    by = {frozenset((1, 2)): (1, 3, 21), frozenset((2, 3)): (2, 5, 21), frozenset((1, 3)): (3, 3, 25)}
    assert [(one.entrant, one.rank) for one in played(by, 3)] == [(2, 1), (3, 2), (1, 3)]


def test_who_beat_whom_parts_those_with_the_same_wins_hands_and_points() -> None:
    by = {frozenset(pair): (pair[0], 3, 21) for pair in [(1, 2), (3, 1), (2, 4), (4, 3), (1, 4), (2, 3)]}
    ranked = played(by, 4)
    assert [one.entrant for one in ranked[:2]] == [1, 2] and [one.rank for one in ranked[:2]] == [1, 2]
    assert [one.entrant for one in ranked[2:]] == [4, 3]


def test_those_whom_nothing_parts_share_a_rank_and_there_is_no_champion() -> None:
    by = {frozenset(pair): (pair[0], 3, 21) for pair in [(1, 2), (2, 3), (3, 1)]}
    assert [one.rank for one in played(by, 3)] == [1, 1, 1]


def test_a_draw_is_half_a_win() -> None:
    driven = Driven(rounds=1)
    driven.enter(2)
    driven.do(Draw(), Report(1, None, Card(None)))
    assert [one.wins for one in standings(driven.event)] == ["½", "½"]
    assert champion(driven.event) is None


def test_there_is_no_champion_before_the_last_round_is_over() -> None:
    driven = Driven(rounds=2)
    driven.enter(2)
    driven.play_round()
    assert champion(driven.event) is None
    driven.play_round()
    assert champion(driven.event) in (1, 2)
