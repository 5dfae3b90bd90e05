"""A match as the score card of a meeting; side 0 has the seats of the first side."""

from collections.abc import Callable

from bidwhist.core.deal import Deal
from bidwhist.core.match import Match
from bidwhist.server.tournaments.domain.decisions import MOST_HANDS, MOST_POINTS
from bidwhist.server.tournaments.domain.log import Card


def card_of(match: Match, *, needs_winner: bool) -> Card:
    """The score card of a match, as far as it was played.

    Without a result the side with more points wins, then the side with more hands. If there has to be a winner and they
    are level, it is the side named first.
    """
    points = (_within(match.score[0]), _within(match.score[1]))
    hands, bostons = _counted(match, _winner_of), _counted(match, _boston_of)
    winner = match.result.winner if match.result is not None else _ahead(points)
    if winner is None and needs_winner:
        winner = _ahead(hands) or 0
    return Card(winner, points, hands, bostons)


def _within(points: int) -> int:
    return max(-MOST_POINTS, min(MOST_POINTS, points))


def _ahead(figures: tuple[int, int]) -> int | None:
    return None if figures[0] == figures[1] else int(figures[1] > figures[0])


def _counted(match: Match, whose: Callable[[Deal], int | None]) -> tuple[int, int]:
    won = [whose(deal) for deal in match.deals]
    return min(MOST_HANDS, won.count(0)), min(MOST_HANDS, won.count(1))


def _winner_of(deal: Deal) -> int | None:
    """The side that won a deal; None if it was not played out."""
    if deal.outcome is None:
        return None
    declaring: int = deal.rules.side_of[deal.declarer]
    return declaring if deal.outcome.made else 1 - declaring


def _boston_of(deal: Deal) -> int | None:
    """The side that won every book."""
    winner = _winner_of(deal)
    return winner if winner is not None and not deal.tricks_won[1 - winner] else None
