"""What is shown from step to step: the same as if made from nothing, and put together again from what has changed."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.core.actions import Play as PlayCard
from bidwhist.core.deal import Phase
from bidwhist.core.match import Match, match_view
from bidwhist.core.rules.options import Renege, Rotation
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.view import WATCHER, View
from bidwhist.i18n import ENGLISH, language_of
from bidwhist.server.protocol.encoding import encode
from bidwhist.server.protocol.server_messages import Update
from bidwhist.server.tables.domain.allowed import waiting_for_answer
from bidwhist.server.tables.domain.commands import AnswerUndo, Ask, AskUndo, GiveUp, GoOn, TakeOver
from bidwhist.server.tables.domain.log import Acted
from bidwhist.server.tables.domain.table import BETWEEN_DEALS_MS, Shift, Stage, Table
from bidwhist.server.tables.views.changes import Seen, changes, seen
from bidwhist.server.tables.views.events import happenings, told_to_all
from bidwhist.server.tables.views.narration import narrator_for
from bidwhist.server.tables.views.table import table_view
from support.nightly import amount, by_day
from support.tables import PEOPLE, Play
from support.whole import completed, whole

TABLES = {
    **PRESETS,
    "honour": replace(PRESETS["classic"], renege=Renege.CALLED, max_deals=2),
    "rise and fly": replace(PRESETS["classic"], rotation=Rotation.RISE_AND_FLY),
}
TELLING = ("classic", "cutthroat-5", "honour", "rise and fly")
MOMENTS = 150
FRENCH = language_of("fr")


def played(name: str, seed: int, people: int) -> Play:
    """A table with a clock, where some actions are taken back and some seats are kept by bots."""
    random = Random(seed)
    play = Play(TABLES[name], people=people, pace="steady", hints=True).start()
    while len(play.tables) < MOMENTS and play.table.stage is Stage.PLAYING:
        chance = random.random()
        if chance < 0.05:
            play.send(Ask(random.choice(PEOPLE[:people]), f"u{len(play.tables)}", AskUndo(play.table.seq)))
        elif play.table.undo_by is not None and chance < 0.5:
            other = play.person(waiting_for_answer(play.table)[0])
            play.send(Ask(other, f"a{len(play.tables)}", AnswerUndo(play.table.seq, agree=chance < 0.4)))
        elif chance > 0.98:
            play.send(TakeOver(random.randrange(people)))
        elif play.table.is_between_deals:
            play.deal_on()
            # Where bots keep all seats nobody is waited for.
            play.now += BETWEEN_DEALS_MS
            play.send(GoOn())
        else:
            play.act(random)
    play.send(GiveUp())
    return play


@pytest.mark.parametrize("name", by_day(TABLES, *TELLING))
@settings(max_examples=amount(2, 4), deadline=None)
@given(seed=st.integers(0, 10**6), people=st.integers(1, 3))
def test_what_is_taken_over_from_the_step_before_is_as_if_it_were_made_from_nothing(
    name: str, seed: int, people: int
) -> None:
    tables, random, last = played(name, seed, people).tables, Random(seed), None
    for table in tables:
        seats = [seat for seat in (WATCHER, *range(len(table.chairs))) if random.random() < 0.8]
        last = seen(table, seats, FRENCH if seed % 3 else ENGLISH, last)
        for seat, view in last.views.items():
            assert view == table_view(table, seat, last.shown.narrator.language)
        if random.random() < 0.05:
            last = None


@pytest.mark.parametrize("name", by_day(TABLES, *TELLING))
def test_a_viewer_who_is_sent_what_changed_has_the_whole_view(name: str) -> None:
    play = played(name, 7, 2)
    last: dict[int, dict[str, Any]] = {}
    sizes = {True: 0, False: 0}
    seats = (WATCHER, *range(len(play.table.chairs)))
    views = {seat: table_view(play.tables[0], seat) for seat in seats}
    for before, row, after in zip(play.tables, play.rows[1:], play.tables[1:], strict=False):
        for seat in seats:
            view = table_view(after, seat)
            new, views[seat] = changes(view, views[seat]), view
            told = happenings(before, row, after, seat)
            part, all_of_it = (
                encode(Update(after.id, after.seq, told, new.view, new.same)),
                encode(Update(after.id, after.seq, told, view)),
            )
            sizes[True] += len(part)
            sizes[False] += len(all_of_it)
            if seat in last:
                assert completed(whole(json.loads(part)), last[seat])["view"] == whole(json.loads(all_of_it))["view"]
            last[seat] = whole(json.loads(all_of_it))["view"]
    assert sizes[True] < 0.75 * sizes[False], "what seldom changes is seldom sent"


@pytest.mark.parametrize("name", by_day(TABLES, *TELLING))
def test_a_step_is_told_to_all_as_it_is_to_each(name: str) -> None:
    play = played(name, 11, 2)
    for before, row, after in zip(play.tables, play.rows[1:], play.tables[1:], strict=False):
        seats = (WATCHER, *range(len(after.chairs)))
        told = told_to_all(Shift(before, row, after), seats, narrator_for(after, WATCHER))
        assert told == {seat: happenings(before, row, after, seat) for seat in seats}


KEPT = {
    "auction": lambda deal, old: deal.calls is old.calls,
    "tricks": lambda deal, old: deal.tricks is old.tricks,
    "reneges": lambda deal, old: deal.renege_calls is old.renege_calls,
    "contract": lambda deal, old: (
        deal.tricks is old.tricks and deal.contract is old.contract and deal.calls is old.calls
    ),
    "tally": lambda deal, old: deal.tricks_won is old.tricks_won and deal.claim is old.claim,
    "sheet": lambda deal, old: not deal.is_over,
}
"""Parts of a view, and when a step of a deal leaves each as it was."""


def goes_on(last: Seen | None, table: Table) -> bool:
    """Whether a table is still at the deal that was on it."""
    old, deal = last.shown.table.deal if last else None, table.deal
    return old is not None and deal is not None and not old.is_over and old.hands == deal.hands


def seen_on(table: Table, last: Seen | None) -> Seen:
    """What a watcher and four seats see."""
    return seen(table, (WATCHER, 0, 1, 2, 3), ENGLISH, last)


@pytest.mark.parametrize("part", KEPT)
def test_a_part_of_a_view_that_a_step_leaves_as_it_was_is_not_made_again(part: str) -> None:
    kept, last = 0, None
    for table in played("classic", 5, 2).tables:
        now = seen_on(table, last)
        if last is not None and goes_on(last, table) and KEPT[part](table.deal, last.shown.table.deal):
            assert getattr(now.shown.public, part) is getattr(last.shown.public, part)
            kept += 1
        last = now
    assert kept > 20


def test_the_score_is_counted_when_a_deal_is_over_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[Match] = []

    def counts(match: Match, seat: int) -> View:
        counted.append(match)
        return match_view(match, seat)

    monkeypatch.setattr("bidwhist.server.tables.views.table.match_view", counts)
    steps, last = 0, None
    for table in played("classic", 5, 2).tables:
        counted.clear()
        now = seen_on(table, last)
        if goes_on(last, table) and table.deal is not None:
            assert bool(counted) == table.deal.is_over
            steps += 1
        last = now
    assert steps > 50


def test_a_card_is_told_once_to_all_whom_it_does_not_concern() -> None:
    play, shared = played("classic", 3, 2), 0
    for before, row, after in zip(play.tables, play.rows[1:], play.tables[1:], strict=False):
        is_card = isinstance(row.body, Acted) and isinstance(row.body.action, PlayCard)
        if not is_card or after.deal is None or after.deal.is_over:
            continue
        told = told_to_all(Shift(before, row, after), range(4), narrator_for(after, WATCHER))
        assert len({id(one) for one in told.values()}) <= 3, "who played, who won the trick, and all others"
        shared += 1
    assert shared > 20


def test_a_seat_at_rest_keeps_its_own_view_as_it_was() -> None:
    kept, last = 0, None
    for table in played("classic", 5, 2).tables:
        now, deal = seen_on(table, last), table.deal
        old = last.shown.table.deal if last is not None else None
        if last is not None and old is not None and deal is not None and goes_on(last, table):
            is_play = (old.phase, deal.phase) == (Phase.PLAY, Phase.PLAY) and table.stage is Stage.PLAYING
            played_by = {seat for seat in range(4) if (deal.played ^ old.played) & deal.hands[seat]}
            for seat in {0, 1, 2, 3} - {old.to_act, deal.to_act} - played_by if is_play else ():
                assert now.views[seat].hand is last.views[seat].hand
                assert now.views[seat].sheet is last.views[seat].sheet
                kept += 1
        last = now
    assert kept > 40
