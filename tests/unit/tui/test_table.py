"""The table at 80 by 24: what it shows in each phase, and what its keys and the mouse do."""

import re
from pathlib import Path

import pytest

from bidwhist.core.actions import PASS, Bid, Claim, Play, Suffix
from bidwhist.core.cards import JOKERS, cards_of, name_card
from bidwhist.core.claims import is_certain
from bidwhist.core.deal import Phase
from bidwhist.core.discards import DiscardChoices
from bidwhist.tui.bid_box import BidBox
from bidwhist.tui.exchange import Exchange
from bidwhist.tui.hand_widget import HandWidget
from bidwhist.tui.key_bar import KeyBar
from bidwhist.tui.naming_box import NamingBox
from bidwhist.tui.session import Sitting, advice
from support.positions_at_table import LONG, in_phase, until
from support.simulated import SIMULATED
from support.terminal import (
    at_table,
    message_text,
    new_sitting,
    press,
    screen_text,
    sheet_text,
    sitting_of,
    table_app,
)


async def test_the_draws_and_the_seats_are_shown_before_the_first_deal(tmp_path: Path) -> None:
    sitting = new_sitting("andrews", "draw", "partners=drawn", "first_dealer=low_card")
    assert sitting.match.dealer_draw is not None
    assert sitting.match.partners_draw is not None
    drawn = [card for draw in (sitting.match.dealer_draw, sitting.match.partners_draw) for _, card in draw.cards]
    async with at_table(sitting, tmp_path, read_draws=False) as pilot:
        assert len(drawn) == 8
        assert all(name_card(card) in sheet_text(pilot) for card in drawn)
        assert "your partner" in sheet_text(pilot)


async def test_the_bid_box_opens_only_what_may_be_bid_and_says_why_not_the_rest(tmp_path: Path) -> None:
    sitting = until(new_sitting("classic", "bids"), lambda one: one.waits_for_person and one.deal.bid is not None)
    async with at_table(sitting, tmp_path) as pilot:
        box = pilot.app.screen.query_one(BidBox)
        assert box.open == frozenset(sitting.view.legal)
        closed = next(bid for _, bids in box.rows for bid in bids if bid not in box.open)
        box.point_at(closed)
        await press(pilot, "enter")
        assert f"A bid must beat {sitting.deal.bid}" in message_text(pilot)
        assert sitting_of(pilot).deal == sitting.deal


@pytest.mark.parametrize("preset", SIMULATED)
async def test_every_bid_of_a_preset_has_room_in_the_box(preset: str, tmp_path: Path) -> None:
    sitting = until(new_sitting(preset, "room"), lambda one: one.waits_for_person)
    async with at_table(sitting, tmp_path) as pilot:
        found = re.findall(r"[\[▸] *(\d+|pass) *[]◂]", screen_text(pilot))
        legal = [str(one.number) if isinstance(one, Bid) else str(one) for one in sitting.view.legal]
        assert sorted(found) == sorted(legal)


async def test_a_bid_is_typed_with_a_number_and_a_letter(tmp_path: Path) -> None:
    sitting = until(new_sitting("classic", "type"), lambda one: one.waits_for_person)
    async with at_table(sitting, tmp_path) as pilot:
        await press(pilot, "7", "n")
        assert Bid(7, Suffix.NO_TRUMP) in sitting_of(pilot).deal.calls


async def test_a_bid_of_two_digits_is_typed_in_cutthroat(tmp_path: Path) -> None:
    async with at_table(in_phase(Phase.AUCTION, "cutthroat"), tmp_path) as pilot:
        await press(pilot, "1", "7", "u")
        assert Bid(17, Suffix.UPTOWN) in sitting_of(pilot).deal.calls


async def test_arrows_walk_the_bid_box_and_p_passes(tmp_path: Path) -> None:
    sitting = until(new_sitting("classic", "walk"), lambda one: one.waits_for_person and one.deal.bid is None)
    async with at_table(sitting, tmp_path) as pilot:
        box = pilot.app.screen.query_one(BidBox)
        await press(pilot, "up", "up", "right")
        assert box.action == Bid(4, Suffix.DOWNTOWN)
        assert "4 downtown" in message_text(pilot)
        await press(pilot, "p")
        assert PASS in sitting_of(pilot).deal.calls


async def test_a_click_bids_what_is_under_it(tmp_path: Path) -> None:
    sitting = until(new_sitting("classic", "walk"), lambda one: one.waits_for_person and one.deal.bid is None)
    async with at_table(sitting, tmp_path) as pilot:
        lines = screen_text(pilot).split("\n")
        row = next(number for number, line in enumerate(lines) if "uptown" in line and "[ 5" in line)
        await pilot.click(offset=(lines[row].index("[ 5") + 2, row))
        assert Bid(5, Suffix.UPTOWN) in sitting_of(pilot).deal.calls


async def test_a_hint_points_at_its_card_and_says_why(tmp_path: Path) -> None:
    sitting = in_phase(Phase.PLAY)
    tip = advice(sitting)
    assert isinstance(tip.action, Play)
    async with at_table(sitting, tmp_path) as pilot:
        await press(pilot, "h")
        assert "Hint: Play the " + name_card(tip.action.card) in message_text(pilot)
        assert tip.words[:30] in message_text(pilot)
        await press(pilot, "enter")
        assert sitting_of(pilot).deal.played >> tip.action.card & 1


async def test_undo_takes_the_last_decision_back_and_the_save_with_it(tmp_path: Path) -> None:
    sitting = in_phase(Phase.PLAY)
    async with at_table(sitting, tmp_path) as pilot:
        await press(pilot, "h", "enter", "u")
        assert sitting_of(pilot).deal == sitting.deal
        assert table_app(pilot).table.flow.keeper.save.read() == sitting
        assert "Taken back" in message_text(pilot)


async def test_undo_with_nothing_to_take_back_says_so(tmp_path: Path) -> None:
    sitting = until(new_sitting("classic", "none"), lambda one: one.waits_for_person)
    async with at_table(sitting, tmp_path) as pilot:
        await press(pilot, "u")
        assert "nothing to take back" in message_text(pilot)


async def test_a_claim_that_is_not_certain_is_refused_in_words_and_the_third_is_not_taken(tmp_path: Path) -> None:
    def leads(sitting: Sitting) -> bool:
        return sitting.waits_for_person and sitting.deal.phase is Phase.PLAY and not sitting.deal.table

    sitting = until(new_sitting("classic", "claim", *LONG), leads)
    async with at_table(sitting, tmp_path) as pilot:
        for left in ("one claim left", "no claim left"):
            await press(pilot, "c")
            news = " ".join(str(table_app(pilot).table.news).split())
            assert "From your seat the rest is not certainly yours" in news and left in news
        assert [one.by for one in sitting_of(pilot).deal.refused_claims] == [0, 0]
        await press(pilot, "c")
        assert "Two claims were refused in this deal" in " ".join(message_text(pilot).split())
        assert sitting_of(pilot).deal.played == sitting.deal.played


async def test_a_claim_that_holds_ends_the_deal(tmp_path: Path) -> None:
    def may_claim(sitting: Sitting) -> bool:
        deal = sitting.deal
        close = deal.phase is Phase.PLAY and not deal.table and deal.tricks_left <= 3
        return close and sitting.waits_for_person and is_certain(sitting.view)

    sitting = until(new_sitting("classic", "claim", *LONG), may_claim)
    async with at_table(sitting, tmp_path) as pilot:
        await press(pilot, "c")
        assert sitting_of(pilot).deal.claim == Claim(0)
        assert "You claim the rest" in str(table_app(pilot).table.news)
        assert "Score:" in sheet_text(pilot)


async def test_the_kitty_exchange_counts_marks_and_waits_for_the_right_number(tmp_path: Path) -> None:
    sitting = in_phase(Phase.DISCARD)
    async with at_table(sitting, tmp_path) as pilot:
        assert "0 of 6 discarded" in screen_text(pilot)
        assert screen_text(pilot).count("•") == 7
        await press(pilot, "enter", "right", "right", "space")
        assert "2 of 6 discarded" in screen_text(pilot)
        await press(pilot, "d")
        assert "Exactly 6 cards go, not 2" in message_text(pilot)
        await press(pilot, "enter")
        assert "1 of 6 discarded" in screen_text(pilot)
        await press(pilot, "h", "d")
        assert sitting_of(pilot).deal.discards.bit_count() == 6


async def test_a_click_on_done_ends_the_exchange(tmp_path: Path) -> None:
    async with at_table(in_phase(Phase.DISCARD), tmp_path) as pilot:
        await press(pilot, "h")
        lines = screen_text(pilot).split("\n")
        row = next(number for number, line in enumerate(lines) if "Done" in line)
        await pilot.click(offset=(lines[row].index("Done"), row))
        assert sitting_of(pilot).deal.discards.bit_count() == 6


async def test_enter_takes_the_hint_of_the_exchange_and_says_what_happened(tmp_path: Path) -> None:
    sitting = in_phase(Phase.DISCARD)
    hinted = advice(sitting).action
    async with at_table(sitting, tmp_path, pace=5.0) as pilot:
        await press(pilot, "h")
        assert "Hint, Enter takes it" in message_text(pilot)
        assert "[ Enter  Done ]" in screen_text(pilot)
        await press(pilot, "enter")
        assert sitting_of(pilot).deal.discards == hinted.cards  # type: ignore[union-attr]
        assert "You discard 6 cards: " in message_text(pilot)


@pytest.mark.parametrize("key", ["left", "right", "up"])
async def test_after_an_arrow_enter_means_a_card_again_and_not_the_hint(key: str, tmp_path: Path) -> None:
    async with at_table(in_phase(Phase.DISCARD), tmp_path) as pilot:
        fan, exchange = pilot.app.screen.query_one(HandWidget), pilot.app.screen.query_one(Exchange)
        await press(pilot, "h")
        fan.point_at(cards_of(exchange.aside)[0])
        await press(pilot, key)
        assert "[ d  Done ]" in screen_text(pilot)
        fan.point_at(cards_of(exchange.aside)[0])
        await press(pilot, "enter")
        assert "5 of 6 discarded" in screen_text(pilot)


async def test_a_contract_is_named_by_arrows_and_enter(tmp_path: Path) -> None:
    sitting = in_phase(Phase.DECLARE, "fifty-two")
    async with at_table(sitting, tmp_path) as pilot:
        assert "downtown, aces low" in screen_text(pilot)
        await press(pilot, "down", "right", "right")
        declare = pilot.app.screen.query_one(NamingBox).action
        assert str(declare) in message_text(pilot)
        await press(pilot, "enter")
        assert sitting_of(pilot).deal.declared == declare


async def test_a_seventh_card_is_not_put_aside(tmp_path: Path) -> None:
    async with at_table(in_phase(Phase.DISCARD), tmp_path) as pilot:
        for _ in range(7):
            await press(pilot, "enter", "right")
        assert "6 of 6 discarded" in screen_text(pilot)
        assert "take one back first" in message_text(pilot)


async def test_jokers_that_must_go_are_put_aside_already_and_stay_there(tmp_path: Path) -> None:
    def must_go(sitting: Sitting) -> bool:
        legal = sitting.view.legal if sitting.waits_for_person else ()
        return isinstance(legal, DiscardChoices) and bool(legal.required & JOKERS)

    sitting = until(new_sitting("andrews", "jokers", *LONG), must_go)
    async with at_table(sitting, tmp_path) as pilot:
        required = pilot.app.screen.query_one(Exchange).aside
        assert required & JOKERS
        pilot.app.screen.query_one(HandWidget).point_at(cards_of(required)[0])
        await press(pilot, "enter")
        assert pilot.app.screen.query_one(Exchange).aside == required
        assert "Jokers must go" in message_text(pilot)


async def test_twenty_cards_stand_side_by_side_at_80_columns(tmp_path: Path) -> None:
    sitting = in_phase(Phase.DISCARD, "cutthroat")
    assert sitting.view.hand.bit_count() == 20
    async with at_table(sitting, tmp_path) as pilot:
        rows = screen_text(pilot).split("\n")[-7:]
        assert sum(row.count(sign) for row in rows for sign in "♣♦♥♠★☆") == 20


async def test_cards_that_may_be_played_stand_up_and_the_others_say_why_not(tmp_path: Path) -> None:
    def must_follow(sitting: Sitting) -> bool:
        follows = sitting.waits_for_person and sitting.deal.phase is Phase.PLAY
        return follows and len(sitting.view.legal) < sitting.view.hand.bit_count()

    sitting = until(new_sitting("classic", "follow", *LONG), must_follow)
    async with at_table(sitting, tmp_path) as pilot:
        fan = pilot.app.screen.query_one(HandWidget)
        assert fan.standing.bit_count() == len(sitting.view.legal)
        fan.point_at(cards_of(fan.shaded)[0])
        await press(pilot, "enter")
        assert "and must follow" in message_text(pilot)
        assert sitting_of(pilot).deal == sitting.deal


async def test_a_click_plays_a_card(tmp_path: Path) -> None:
    sitting = in_phase(Phase.PLAY)
    async with at_table(sitting, tmp_path) as pilot:
        fan = pilot.app.screen.query_one(HandWidget)
        place = next(number for number, card in enumerate(fan.cards) if fan.standing >> card & 1)
        card = fan.cards[place]
        x = fan._left() + place * fan._step() + 1
        await pilot.click(HandWidget, offset=(x, 2))
        assert sitting_of(pilot).deal.played >> card & 1


async def test_a_click_on_the_bottom_line_presses_the_key(tmp_path: Path) -> None:
    async with at_table(in_phase(Phase.PLAY), tmp_path) as pilot:
        await pilot.click(KeyBar, offset=(screen_text(pilot).split("\n")[-1].index("Score"), 0))
        await pilot.pause()
        assert "Score sheet" in sheet_text(pilot)
