"""The score sheet, and how the match ended."""

from functools import lru_cache

from msgspec.structs import replace

from bidwhist.core.deal import Deal
from bidwhist.core.match import Match
from bidwhist.core.view import WATCHER
from bidwhist.narration import contract_name, verdict, why_over
from bidwhist.records import moments_in
from bidwhist.server.protocol.table_view import BestMoment, MatchResult, ScoreRow, ScoreSheet
from bidwhist.server.tables.domain.streak import streak_of
from bidwhist.server.tables.domain.table import Table
from bidwhist.server.tables.views.narration import TableNarrator, match_words


def score_sheet(table: Table, narrator: TableNarrator) -> ScoreSheet:
    """The score so far; there must be a match."""
    match, rules = table.match, table.opened.rules
    assert match is not None
    done = [(deal, score) for deal, score in zip(match.deals, match.scores, strict=True) if deal.is_over]
    return ScoreSheet(
        sides=_sides(narrator),
        seats=tuple(
            tuple(seat for seat in range(rules.players) if rules.side_of[seat] == side) for side in range(rules.sides)
        ),
        score=done[-1][1] if done else (0,) * rules.sides,
        target=rules.target,
        floor=rules.floor,
        max_sets=rules.max_sets,
        sets=match.tally.sets if rules.max_sets is not None else None,
        deals_left=match.deals_left,
        rows=tuple(_row(narrator, number, deal, score) for number, (deal, score) in enumerate(done, 1)),
    )


def own_sheet(table: Table, sheet: ScoreSheet | None, narrator: TableNarrator) -> ScoreSheet:
    """The sheet for a seat: us and them, and the deals it declared, or nobody did, as its own."""
    assert sheet is not None and table.match is not None
    deals = table.match.deals
    rows = (
        replace(row, words=f"{verdict(narrator, deals[row.deal - 1])}.") if _is_own(row, narrator) else row
        for row in sheet.rows
    )
    return replace(sheet, sides=_sides(narrator), rows=tuple(rows))


def _is_own(row: ScoreRow, narrator: TableNarrator) -> bool:
    return row.declarer == narrator.me or row.came == "scored"


@lru_cache(maxsize=4096)
def _sides(narrator: TableNarrator) -> tuple[str, ...]:
    return tuple(narrator.side(side) for side in range(max(narrator.sides) + 1))


def _row(narrator: TableNarrator, number: int, deal: Deal, score: tuple[int, ...]) -> ScoreRow:
    out = deal.outcome
    how = "thrown_in" if out is None else "boston" if out.boston else "made" if out.made else "set"
    if out is not None and deal.turned is not None:
        how = "scored"
    return ScoreRow(
        deal=number,
        declarer=None if out is None or deal.turned is not None else deal.declarer,
        bid=contract_name(deal.contract, narrator.language) if deal.contract else "",
        came=how,  # type: ignore[arg-type]
        books=deal.tricks_won,
        points=deal.points,
        score=score,
        words=f"{verdict(narrator, deal)}.",
    )


def match_result(table: Table, narrator: TableNarrator) -> MatchResult | None:
    """How the match ended; nothing before its end."""
    match = table.match
    if match is not None and table.opened.boards is not None:
        return _given_result(table, match, narrator)
    result = match.result if match else None
    if match is None or result is None:
        return None
    streak = streak_of(table)
    return MatchResult(
        winner=result.winner,
        words=match_words(narrator, match),
        match=table.match_id,
        head=_head(narrator, result.winner),
        why=why_over(narrator, match),
        in_a_row=streak.matches if any(streak.winners) else 0,
        best=_best_moment(match, result.winner if narrator.me == WATCHER else narrator.sides[narrator.me]),
    )


def _head(narrator: TableNarrator, winner: int | None) -> str:
    return (
        narrator.say("match-head-draw")
        if winner is None
        else narrator.says_of("match-head", narrator.side_as_subject(winner))
    )


def _best_moment(match: Match, side: int | None) -> BestMoment | None:
    if side is None:
        return None
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
