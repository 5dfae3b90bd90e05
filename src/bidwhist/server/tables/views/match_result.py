"""How a match ended, told to each viewer."""

from msgspec import Struct

from bidwhist.core.match import Match, Result
from bidwhist.core.view import WATCHER
from bidwhist.narration import ending_in_words, why_ended
from bidwhist.records import moments_in
from bidwhist.server.protocol.table_view import BestMoment, MatchResult
from bidwhist.server.tables.domain.streak import streak_of
from bidwhist.server.tables.domain.table import Table
from bidwhist.server.tables.views.narration import TableNarrator


class MatchEnd(Struct, frozen=True, gc=False):
    """What is the same for all viewers of how a match ended."""

    result: Result
    in_a_row: int
    """Matches that the same people have won here one after another, this one included."""
    best: tuple[BestMoment | None, ...]
    """By side, the end of the deal that gained it most."""


def match_end(table: Table) -> MatchEnd | None:
    """How the table's match ended; nothing before that, and where its deals are compared with others'."""
    match = table.match
    result = match.result if match is not None and table.opened.boards is None else None
    if match is None or result is None:
        return None
    streak = streak_of(table)
    best = tuple(_best_moment(match, side) for side in range(match.rules.sides))
    return MatchEnd(result, streak.matches if any(streak.winners) else 0, best)


def match_result(table: Table, end: MatchEnd | None, narrator: TableNarrator) -> MatchResult | None:
    """How the match ended, for a viewer; nothing before its end."""
    match = table.match
    if match is not None and table.opened.boards is not None:
        return _given_result(table, match, narrator)
    if match is None or end is None:
        return None
    winner = end.result.winner
    side = winner if narrator.me == WATCHER else narrator.sides[narrator.me]
    return MatchResult(
        winner=winner,
        words=f"{ending_in_words(narrator, match.rules, end.result)}.",
        match=table.match_id,
        head=_head(narrator, winner),
        why=why_ended(narrator, match.rules, end.result),
        in_a_row=end.in_a_row,
        best=None if side is None else end.best[side],
    )


def result_words(table: Table, narrator: TableNarrator) -> str:
    """How the match ended, in a sentence; it must have."""
    match = table.match
    assert match is not None
    if table.opened.boards is not None:
        given = _given_result(table, match, narrator)
        assert given is not None
        return given.words
    assert match.result is not None
    return f"{ending_in_words(narrator, match.rules, match.result)}."


def _head(narrator: TableNarrator, winner: int | None) -> str:
    return (
        narrator.say("match-head-draw")
        if winner is None
        else narrator.says_of("match-head", narrator.side_as_subject(winner))
    )


def _best_moment(match: Match, side: int) -> BestMoment | None:
    gains = [deal.points[side] - max(_others(deal.points, side)) if deal.is_over else 0 for deal in match.deals]
    if max(gains) <= 0:
        return None
    best = len(gains) - 1 - gains[::-1].index(max(gains))
    return BestMoment(best + 1, sum(moments_in(deal) for deal in match.deals[: best + 1]) - 1)


def _others(points: tuple[int, ...], side: int) -> list[int]:
    return [gained for other, gained in enumerate(points) if other != side]


def _given_result(table: Table, match: Match, narrator: TableNarrator) -> MatchResult | None:
    """The result of a deal that is compared with others': whose points, and that it is recorded."""
    boards = table.opened.boards
    if match.deal is None or not match.deal.is_over or boards is None:
        return None
    best = max(match.score)
    winner = match.score.index(best) if match.score.count(best) == 1 else None
    words = narrator.say("given-kept", number=table.match_number, count=len(boards.numbers))
    return MatchResult(winner, words, "")
