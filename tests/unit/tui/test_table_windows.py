"""The table in windows of all sizes, its sheets, its pace, and what it never shows."""

import time
from pathlib import Path

import pytest

from bidwhist.core.cards import SUIT_SYMBOLS, cards_of, draw_card, name_card
from bidwhist.core.deal import Phase
from bidwhist.tui.hand_widget import HandWidget
from bidwhist.tui.key_bar import KeyBar
from bidwhist.tui.session import Sitting
from bidwhist.tui.setting import SAVED
from support.positions_at_table import LONG, in_phase, until
from support.terminal import (
    at_table,
    new_sitting,
    press,
    screen_text,
    sheet_text,
    sitting_of,
    table_app,
)
from support.waiting import PATIENCE


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("s", "First to 100"),
        ("l", "took book"),
        ("t", "★"),
        ("r", "Bidding"),
        ("question_mark", "walk your cards"),
        ("f1", "walk your cards"),
    ],
)
async def test_every_sheet_opens_on_its_key_and_closes_on_escape(key: str, words: str, tmp_path: Path) -> None:
    sitting = until(
        new_sitting("classic", "sheets", *LONG), lambda one: one.waits_for_person and len(one.deal.tricks) > 2
    )
    async with at_table(sitting, tmp_path) as pilot:
        await press(pilot, key)
        assert words in sheet_text(pilot)
        await press(pilot, "end", "home", "down", "escape")
        assert pilot.app.screen is table_app(pilot).table


async def test_a_sported_kitty_lies_open_on_the_table(tmp_path: Path) -> None:
    sitting = in_phase(Phase.AUCTION, "classic", "sport", "sport=before_auction")
    async with at_table(sitting, tmp_path) as pilot:
        assert "the kitty, sported" in screen_text(pilot)
        table = screen_text(pilot).split("\n")[2:14]
        suits = [card for card in cards_of(sitting.deal.kitty) if card < 52]
        assert sum(row.count(sign) for row in table for sign in SUIT_SYMBOLS) == len(suits)


async def test_no_card_is_on_the_screen_that_the_person_may_not_see(tmp_path: Path) -> None:
    sitting = until(
        new_sitting("classic", "secret", *LONG), lambda one: one.waits_for_person and len(one.deal.tricks) > 3
    )
    hidden = [card for seat in (1, 2, 3) for card in cards_of(sitting.deal.hand(seat))]
    async with at_table(sitting, tmp_path) as pilot:
        words = screen_text(pilot)
        assert not [card for card in hidden if f" {draw_card(card)} " in words or name_card(card) in words]


async def test_a_renege_is_called_by_its_book_at_a_table_of_honour(tmp_path: Path) -> None:
    sitting = until(
        new_sitting("classic", "honour", "renege=called", *LONG),
        lambda one: one.waits_for_person and len(one.deal.tricks) > 2,
    )
    async with at_table(sitting, tmp_path) as pilot:
        assert "Renege" in screen_text(pilot)
        await press(pilot, "g", "2")
        assert [call.trick for call in sitting_of(pilot).deal.renege_calls] == [1]
        assert "costs nothing" in " ".join(table_app(pilot).table.news)


async def test_where_reneges_are_prevented_no_key_calls_one(tmp_path: Path) -> None:
    sitting = until(
        new_sitting("classic", "honour", *LONG), lambda one: one.waits_for_person and len(one.deal.tricks) > 2
    )
    async with at_table(sitting, tmp_path) as pilot:
        assert "Renege" not in screen_text(pilot)
        await press(pilot, "g")
        assert pilot.app.screen is table_app(pilot).table


async def test_the_result_of_a_deal_tells_the_bid_the_books_the_points_and_all_hands(tmp_path: Path) -> None:
    sitting = until(
        new_sitting("classic", "result", *LONG), lambda one: one.deal.is_over and one.deal.contract is not None
    )
    async with at_table(sitting, tmp_path) as pilot:
        words = sheet_text(pilot)
        assert str(sitting.deal.bid) in words
        assert "needed" in words
        assert all(draw_card(card) in words for hand in sitting.deal.dealt for card in cards_of(hand))
        assert f"aside {''}" in words


async def test_a_small_window_asks_for_room_and_takes_no_decision(tmp_path: Path) -> None:
    sitting = in_phase(Phase.PLAY)
    async with at_table(sitting, tmp_path, size=(40, 10)) as pilot:
        assert "needs 80 by 24" in screen_text(pilot)
        await press(pilot, "enter", "h", "u", "c", "s")
        assert sitting_of(pilot).deal == sitting.deal
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        await press(pilot, "enter")
        assert "to play" in screen_text(pilot)
        await press(pilot, "h", "enter")
        assert sitting_of(pilot).deal != sitting.deal


@pytest.mark.parametrize("read_draws", [True, False], ids=["at the table", "behind a sheet"])
async def test_a_small_window_says_how_to_leave_and_its_key_leaves(read_draws: bool, tmp_path: Path) -> None:
    async with at_table(in_phase(Phase.PLAY), tmp_path, read_draws=read_draws) as pilot:
        await pilot.resize_terminal(40, 10)
        await pilot.pause()
        assert "press q to leave" in screen_text(pilot)
        await press(pilot, "q")
        assert pilot.app.return_value == SAVED


@pytest.mark.parametrize("size", [(1, 1), (80, 23), (79, 24), (100, 30), (200, 60)])
async def test_no_window_is_too_small_or_too_large(size: tuple[int, int], tmp_path: Path) -> None:
    async with at_table(in_phase(Phase.PLAY), tmp_path, size=size) as pilot:
        assert ("to play" in screen_text(pilot)) is (size >= (80, 24) and size[1] >= 24)


async def test_four_colours_are_put_on_and_off_by_a_key(tmp_path: Path) -> None:
    async with at_table(in_phase(Phase.PLAY), tmp_path) as pilot:
        fan = pilot.app.screen.query_one(HandWidget)
        inks = {fan.palette.ink(card) for card in (0, 13, 26, 39)}
        await press(pilot, "f")
        more = {fan.palette.ink(card) for card in (0, 13, 26, 39)}
        assert (len(inks), len(more)) == (2, 4)


async def test_bots_act_one_at_a_time_at_a_human_pace(tmp_path: Path) -> None:
    sitting = until(new_sitting("classic", "pace"), lambda one: one.waits_for_person)
    async with at_table(sitting, tmp_path, pace=3600.0) as pilot:
        await press(pilot, "p")
        await pilot.pause(0.1)
        assert len(sitting_of(pilot).deal.calls) == len(sitting.deal.calls) + 1, "the bots' pause is an hour"
    async with at_table(sitting, tmp_path / "again", pace=0.1) as pilot:
        await press(pilot, "p")
        end = time.monotonic() + PATIENCE
        while len(sitting_of(pilot).deal.calls) < len(sitting.deal.calls) + 2 and time.monotonic() < end:
            await pilot.pause(0.02)
        assert len(sitting_of(pilot).deal.calls) >= len(sitting.deal.calls) + 2, "after it the next one acts"


async def test_a_key_hurries_the_bots_until_it_is_the_persons_turn(tmp_path: Path) -> None:
    sitting = in_phase(Phase.PLAY)
    async with at_table(sitting, tmp_path, pace=10.0) as pilot:
        assert "b Hurry" not in screen_text(pilot)
        await press(pilot, "h", "enter")
        assert "b Hurry" in screen_text(pilot)
        await press(pilot, "b")
        end = time.monotonic() + PATIENCE
        while not (sitting_of(pilot).waits_for_person or sitting_of(pilot).deal.is_over) and time.monotonic() < end:
            await pilot.pause(0.02)
        assert len(sitting_of(pilot).deal.tricks) > len(sitting.deal.tricks)
        assert not table_app(pilot).table.turns.is_hurried
        played = sitting_of(pilot).deal.played
        await press(pilot, "b")
        assert sitting_of(pilot).deal.played == played


async def test_the_key_that_hurries_shows_the_result_at_once(tmp_path: Path) -> None:
    def last_card(sitting: Sitting) -> bool:
        deal = sitting.deal
        return sitting.waits_for_person and deal.phase is Phase.PLAY and deal.tricks_left == 1 and len(deal.table) == 3

    sitting = until(new_sitting("classic", "last", *LONG), last_card)
    async with at_table(sitting, tmp_path, pace=10.0) as pilot:
        await press(pilot, "enter")
        assert pilot.app.screen is table_app(pilot).table
        await press(pilot, "b")
        assert "Score:" in sheet_text(pilot)


async def test_the_bottom_line_has_room_for_every_key_at_a_table_of_honour(tmp_path: Path) -> None:
    sitting = until(
        new_sitting("classic", "honour", "renege=called", *LONG),
        lambda one: one.waits_for_person and len(one.deal.tricks) > 2,
    )
    async with at_table(sitting, tmp_path) as pilot:
        line = screen_text(pilot).split("\n")[-1]
        assert all(word in line for word in ("Hint", "Renege", "Quit"))
        await pilot.click(KeyBar, offset=(line.index("Score"), 0))
        await pilot.pause()
        assert "Score sheet" in sheet_text(pilot)


async def test_bots_wait_while_a_sheet_is_read(tmp_path: Path) -> None:
    sitting = until(new_sitting("classic", "pace"), lambda one: one.waits_for_person)
    async with at_table(sitting, tmp_path, pace=0.1) as pilot:
        await press(pilot, "p", "r")
        calls = len(sitting_of(pilot).deal.calls)
        await pilot.pause(0.3)
        assert len(sitting_of(pilot).deal.calls) == calls
        await press(pilot, "escape")
        await pilot.pause(0.5)
        assert len(sitting_of(pilot).deal.calls) > calls or sitting_of(pilot).deal.phase is not Phase.AUCTION
