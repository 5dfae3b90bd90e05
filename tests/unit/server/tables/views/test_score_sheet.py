"""The score sheet, the places of the seats and forced cards, held against the match itself."""

from random import Random

import pytest
from msgspec.structs import replace

from bidwhist.core.deal import Phase
from bidwhist.core.match import match_view
from bidwhist.core.rules.options import BidNames
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.view import WATCHER
from bidwhist.narration.results import verdict
from bidwhist.records import history
from bidwhist.server.protocol.table_view import MatchResult
from bidwhist.server.tables.domain.commands import BeReady
from bidwhist.server.tables.domain.log import Boards, Row, Seated
from bidwhist.server.tables.domain.table import Table
from bidwhist.server.tables.domain.transitions import apply_row
from bidwhist.server.tables.views.hand import is_forced
from bidwhist.server.tables.views.narration import narrator_for
from bidwhist.server.tables.views.table import table_view
from support.tables import Play


def played(name: str, deals: int = 3) -> list[Table]:
    """Every table of a match of some deals, two people and bots."""
    rules = replace(PRESETS[name], max_deals=deals, floor=None, target=100)
    return Play(rules, people=2).start().play(Random(5)).tables


@pytest.mark.parametrize("name", ["classic", "cutthroat", "columbus", "fifty-two"])
def test_the_sheet_has_a_row_for_each_deal_that_is_over_and_the_score_after_it(name: str) -> None:
    for table in played(name):
        if table.match is None:
            continue
        sheet, rules = table_view(table, WATCHER).sheet, table.opened.rules
        assert sheet is not None
        over = [
            (deal, score) for deal, score in zip(table.match.deals, table.match.scores, strict=True) if deal.is_over
        ]
        assert sheet.score == (over[-1][1] if over else (0,) * rules.sides)
        assert [(row.deal, row.score, row.points) for row in sheet.rows] == [
            (number, score, deal.points) for number, (deal, score) in enumerate(over, 1)
        ]
        for row, (deal, _) in zip(sheet.rows, over, strict=True):
            assert (row.declarer, row.came == "thrown_in") == (
                (None, True) if deal.is_thrown_in else (deal.declarer, False)
            )
            if deal.outcome is not None:
                came = "boston" if deal.outcome.boston else "made" if deal.outcome.made else "set"
                assert row.came == came
        assert [seat for seats in sheet.seats for seat in seats] == sorted(
            range(rules.players), key=lambda seat: (rules.side_of[seat], seat)
        )
        assert sheet.sets == (table.match.tally.sets if rules.max_sets is not None else None)


@pytest.mark.parametrize("name", PRESETS)
def test_each_sees_themselves_first_and_the_partner_across(name: str) -> None:
    table = Play(PRESETS[name], people=2).start().table
    rules = table.opened.rules
    for viewer in range(rules.players):
        seats = table_view(table, viewer).seats
        assert [one.seat for one in seats if one.place == "you"] == [viewer]
        partners = [seat for seat, side in enumerate(rules.side_of) if side == rules.side_of[viewer] and seat != viewer]
        assert [one.seat for one in seats if one.place == "partner"] == partners
    assert {one.place for one in table_view(table, WATCHER).seats} <= {"left", "right", "across"}


def test_an_empty_chair_has_no_bot_and_no_name() -> None:
    seats = table_view(Play(people=2).table, WATCHER).seats
    assert [(one.name, one.bot) for one in seats] == [("Ann", None), ("Bo", None), ("", None), ("", None)]


def test_a_card_is_forced_where_it_is_the_only_one_that_may_be_played() -> None:
    forced = 0
    for table in played("classic", deals=1):
        if table.match is None or table.deal is None or table.to_act is None:
            continue
        view = match_view(table.match, table.to_act)
        assert is_forced(view) is (table.deal.phase is Phase.PLAY and len(view.legal) == 1)
        forced += is_forced(view)
    assert forced > 4


@pytest.mark.parametrize("name", PRESETS)
def test_the_order_of_bids_is_told_where_bids_have_more_than_a_number(name: str) -> None:
    rules = PRESETS[name]
    play = Play(rules, people=1).start().play(Random(1), until=lambda table: table.to_act == 0)
    box = table_view(play.table, 0).bid_box
    if box is not None:
        assert bool(box.words) is (rules.bid_names is BidNames.SUFFIX or rules.dealer_matches)


def test_where_trump_is_turned_up_nobody_declares_and_each_side_is_told_its_own_books() -> None:
    tables = played("whist", deals=2)
    first = next(table for table in tables if table.match is not None)
    for viewer in (0, 1, WATCHER):
        shown = table_view(first, viewer)
        assert shown.phase == "play" and shown.auction == () and not any(one.is_declarer for one in shown.seats)
        line = shown.contract
        assert line is not None and line.turned is not None and line.strain == line.turned[1]
        assert (line.need, line.state) == (7, "open")
    over = next(table for table in tables if table.deal is not None and table.deal.is_over)
    assert over.deal is not None
    for viewer, side in ((0, 0), (1, 1)):
        shown = table_view(over, viewer)
        assert shown.sheet is not None and shown.deal_result is not None
        row, won = shown.sheet.rows[0], over.deal.tricks_won
        assert (row.declarer, row.came, row.books) == (None, "scored", won)
        for words in (row.words, shown.deal_result.headline):
            assert f"We {won[side]} book" in words and f"They {won[1 - side]} book" in words


def test_each_reads_the_deals_they_declared_in_words_of_their_own() -> None:
    own = 0
    for table in played("classic"):
        for seat in (0, 1):
            sheet, narrator = table_view(table, seat).sheet, narrator_for(table, seat)
            if sheet is None or table.match is None:
                continue
            for row in sheet.rows:
                assert row.words == f"{verdict(narrator, table.match.deals[row.deal - 1])}."
                own += row.declarer == seat
    assert own > 3


def given_table() -> Play:
    """Somebody at a table whose two deals are given, before the first."""
    boards = Boards("daily 2026-11-23", (3, 1), tuple(bytes([one] * 32).hex() for one in (1, 2)), ("ann",))
    play = Play(replace(PRESETS["classic"], max_deals=1), people=0, boards=boards)
    play.rows.append(Row("table1", 1, play.now, "", "", Seated(0, "ann", "Ann")))
    play.tables.append(apply_row(play.table, play.rows[-1]))
    return play


@pytest.mark.parametrize("seed", range(6))
def test_a_given_deal_ends_with_whose_points_it_brought_and_leads_to_the_next_deal(seed: int) -> None:
    play = given_table()
    for number in (1, 2):
        play.ask("ann", BeReady(play.table.seq))
        play.play(Random(seed))
        assert play.table.match is not None
        score, shown = play.table.match.score, table_view(play.table, 0)
        assert shown.match_result is not None
        best = [side for side, points in enumerate(score) if points == max(score)]
        assert shown.match_result.winner == (best[0] if len(best) == 1 else None)
        assert shown.match_result.words == f"Deal {number} of 2 is kept."
        assert shown.may.ready_words == ("Next deal" if number == 1 else None)
        waits = "Waiting for you for the next deal." if number == 1 else "All your deals are played."
        assert shown.status.startswith(waits)


def test_a_finished_match_leads_to_a_rematch() -> None:
    play = Play(replace(PRESETS["classic"], max_deals=1), people=1).start().play(Random(2))
    assert table_view(play.table, 0).may.ready_words == "Another one"


def _over(play: Play, seed: int) -> MatchResult:
    shown = table_view(play.play(Random(seed)).table, 0).match_result
    assert shown is not None
    return shown


def test_the_end_says_first_who_won_and_why_it_ended() -> None:
    play = Play(replace(PRESETS["classic"], max_deals=3, target=100, floor=None), people=2).start()
    result = _over(play, 5)
    heads = {None: "A draw", 0: "We won!", 1: "They won"}
    assert result.head == heads[result.winner]
    assert result.why == "the last deal is played"
    other = table_view(play.table, 1).match_result
    assert other is not None and other.head == {None: "A draw", 0: "They won", 1: "We won!"}[result.winner]


def test_the_best_moment_is_the_end_of_the_deal_that_gained_most_as_its_replay_counts_moments() -> None:
    play = Play(replace(PRESETS["classic"], max_deals=4, target=100, floor=None), people=2).start()
    _over(play, 7)
    match = play.table.match
    assert match is not None
    for seat in (0, 1):
        result = table_view(play.table, seat).match_result
        gains = [deal.points[seat] - deal.points[1 - seat] for deal in match.deals]
        assert result is not None
        if max(gains) <= 0:
            assert result.best is None
            continue
        assert result.best is not None and gains[result.best.deal - 1] == max(gains)
        states = [len(list(history(deal))) for deal in match.deals[: result.best.deal]]
        assert result.best.step == sum(states) - 1


def test_matches_that_the_same_people_win_in_a_row_are_counted() -> None:
    play = Play(replace(PRESETS["classic"], max_deals=1, target=100, floor=None), people=1).start()
    before, streak = None, 0
    for seed in range(6):
        result = _over(play, seed)
        streak = streak + 1 if result.winner is not None and result.winner == before else 1
        before = result.winner
        # A side of bots alone has no streak, and a draw ends one.
        assert result.in_a_row == (streak if result.winner == 0 else 0)
        play.ask("ann", BeReady(play.table.seq))
