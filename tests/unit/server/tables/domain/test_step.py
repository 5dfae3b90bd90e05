"""The pure step of a table: seats, readiness, play, repetition, absence, undo, clocks, the end."""

from random import Random

import pytest
from msgspec.structs import replace

from bidwhist.core.actions import PASS, CallRenege
from bidwhist.core.actions import Play as PlayCard
from bidwhist.core.cards import parse_card
from bidwhist.core.deal import NOBODY
from bidwhist.core.legality import legal
from bidwhist.core.rules.options import Partners, Renege
from bidwhist.core.rules.presets import CLASSIC, PRESETS
from bidwhist.records.fairness import commitment_to
from bidwhist.server.tables.domain.allowed import may_answer
from bidwhist.server.tables.domain.commands import (
    Ask,
    BeReady,
    BotDecides,
    Decide,
    Give,
    GiveUp,
    GoOn,
    LeaveSeat,
    Restart,
    Return,
    TakeOver,
    TakeSeat,
)
from bidwhist.server.tables.domain.log import BotTook, Closed, Committed, HandedBack, Row, decode_row, encode_row
from bidwhist.server.tables.domain.table import Stage, Table, goes_on_at, turn_ends
from bidwhist.server.tables.domain.transitions import RESTART_CREDIT_MS, replay
from support.tables import Play, secret_of

LONG = replace(CLASSIC, floor=None, target=100)
"""A match that one deal played by chance does not end."""
COMMAND = 1000
"""Milliseconds that go by before each command of these tests."""


def bytes_of(rows: list[Row]) -> bytes:
    return b"\n".join(map(encode_row, rows))


def stage(play: Play) -> Stage:
    return play.table.stage


def between(table: Table) -> bool:
    return table.is_between_deals


def test_one_person_and_three_bots_start_when_the_person_is_ready() -> None:
    play = Play().start()
    assert stage(play) is Stage.PLAYING
    assert play.deal.hands and play.table.match_number == 1


def test_the_match_waits_for_everybody_to_be_ready() -> None:
    play = Play(people=2)
    play.ask("ann", BeReady(play.table.seq))
    assert stage(play) is Stage.SEATING
    play.ask("bo", BeReady(play.table.seq))
    assert stage(play) is Stage.PLAYING


def test_promised_bytes_are_waited_for_five_seconds_and_no_longer() -> None:
    play = Play(people=2)
    play.ask("ann", BeReady(play.table.seq, commitment_to(secret_of("ann"))))
    play.ask("bo", BeReady(play.table.seq))
    assert stage(play) is Stage.MIXING
    assert play.send(GoOn()).refusal is not None
    play.now += 5000
    assert play.send(GoOn()).refusal is None
    assert stage(play) is Stage.PLAYING
    assert play.table.mixing is not None
    ann = play.table.mixing.block.seats[0]
    assert ann.entropy is None and ann.commitment is not None


def test_other_bytes_than_were_promised_are_refused() -> None:
    play = Play()
    play.ask("ann", BeReady(play.table.seq, commitment_to(secret_of("ann"))))
    came = play.send(Ask("ann", "x", Give(secret_of("bo").hex())))
    assert came.refusal is not None and came.refusal.code == "not_allowed"


@pytest.mark.parametrize("name", PRESETS)
def test_a_whole_match_replays_from_its_log_to_the_same_table(name: str) -> None:
    play = Play(replace(PRESETS[name], max_deals=2), people=2).start().play(Random(5))
    assert stage(play) is Stage.OVER
    assert replay(decode_row(encode_row(row)) for row in play.rows) == play.table


def test_a_card_for_an_older_turn_is_stale() -> None:
    play = Play(people=4).start().play(Random(2), until=lambda table: len(table.actions) == 12)
    old = play.tables[-3].seq
    seat = play.table.to_act
    assert seat is not None
    came = play.send(Ask(play.person(seat), "old", Decide(old, PlayCard(parse_card("2C")))))
    assert came.refusal is not None and came.refusal.code == "stale"


def test_somebody_sitting_down_does_not_disturb_a_turn() -> None:
    play = Play(people=2).start().play(Random(2), until=lambda table: table.to_act == 0)
    seen = play.table.seq
    play.send(TakeOver(1))
    assert play.table.seq == seen + 1
    assert play.send(Ask("ann", "k", Decide(seen, PASS))).refusal is None


def test_it_is_said_whose_turn_it_is() -> None:
    play = Play(people=2).start()
    waiting = next(seat for seat in (0, 1) if seat != play.table.to_act)
    came = play.send(Ask(play.person(waiting), "k", Decide(play.table.seq, PASS)))
    assert came.refusal is not None and "it is the turn of" in came.refusal.words


def test_who_does_not_sit_cannot_play() -> None:
    play = Play().start()
    came = play.send(Ask("stranger", "k", Decide(play.table.seq, PASS)))
    assert came.refusal is not None and came.refusal.code == "not_seated"


def test_a_bot_keeps_the_seat_of_who_is_away_and_hands_it_back() -> None:
    play = Play(people=2).start()
    play.send(TakeOver(0))
    assert play.table.chairs[0].bot_acts
    play.send(Return("ann"))
    assert not play.table.chairs[0].bot_acts
    assert [type(row.body) for row in play.rows[-2:]] == [BotTook, HandedBack]


def test_nobody_comes_back_who_was_not_away() -> None:
    play = Play(people=2).start()
    for person in ("ann", "a stranger"):
        assert play.send(Return(person)).rows == ()


def test_a_command_is_named_in_its_first_row_and_its_consequences_are_nobodys() -> None:
    play = Play(people=2)
    play.ask("ann", BeReady(play.table.seq))
    rows = play.ask("bo", BeReady(play.table.seq), name="the last").rows
    assert len(rows) > 1
    assert [(row.person, row.id) for row in rows] == [("bo", "the last"), *[("", "")] * (len(rows) - 1)]


def test_nobody_answers_what_was_not_asked() -> None:
    play = Play(people=2).start()
    assert not any(may_answer(play.table, seat) for seat in range(4))


def test_who_comes_back_to_their_turn_has_the_whole_time_for_it_again() -> None:
    play = Play(people=4, pace="quick").start()
    seat = play.table.to_act
    assert seat is not None
    play.send(TakeOver(seat))
    play.now += 5000
    play.send(Return(play.person(seat)))
    assert turn_ends(play.table) == play.now + 8_000 + 30_000


def test_who_comes_back_in_the_turn_of_another_takes_none_of_that_time() -> None:
    play = Play(people=4, pace="quick").start()
    began, away = play.table.turn_began, next(seat for seat in range(4) if seat != play.table.to_act)
    play.send(TakeOver(away))
    play.send(Return(play.person(away)))
    assert play.table.turn_began == began


def test_a_clock_that_ran_out_before_somebody_went_away_is_forgotten_when_they_return() -> None:
    play = Play(people=1, pace="quick").start().play(Random(1), until=lambda table: table.to_act == 0)
    play.now = turn_ends(play.table) or 0
    play.send(BotDecides(0, play.table.turn_seq, legal(play.deal)[0], "clock"))
    assert play.table.chairs[0].lapses == 1
    play.send(TakeOver(0))
    play.send(Return("ann"))
    assert play.table.chairs[0].lapses == 0


def test_a_bot_cannot_act_for_a_person_who_is_there() -> None:
    play = Play(people=4).start()
    seat = play.table.to_act
    assert seat is not None
    came = play.send(BotDecides(seat, play.table.turn_seq, PlayCard(1)))
    assert came.refusal is not None and came.refusal.code == "not_yours"


def test_a_bot_that_thought_of_an_older_turn_or_another_seat_comes_too_late() -> None:
    play = Play(people=1).start().play(Random(1), until=lambda table: table.to_act == 2)
    for seat, turn in ((2, play.table.turn_seq - 1), (3, play.table.turn_seq)):
        came = play.send(BotDecides(seat, turn, legal(play.deal)[0]))
        assert came.refusal is not None and came.refusal.code == "stale"


def test_two_clocks_run_out_in_a_row_and_a_bot_keeps_the_seat() -> None:
    play = Play(people=1, pace="quick").start()
    for _ in range(2):
        play.play(Random(1), until=lambda table: table.to_act == 0)
        play.now = turn_ends(play.table) or 0
        play.send(BotDecides(0, play.table.turn_seq, legal(play.deal)[0], "clock"))
    assert play.table.chairs[0].is_away


def test_slow_actions_draw_on_the_bank_of_the_deal() -> None:
    play = Play(people=4, pace="steady").start()
    seat = play.table.to_act
    assert seat is not None
    play.now += 19_000
    play.act(Random(1))
    assert play.table.banks[seat] == 60_000 - 5_000


def test_a_restart_gives_the_running_clock_time() -> None:
    play = Play(people=4, pace="quick").start()
    play.now += 10**7
    play.send(Restart())
    assert (turn_ends(play.table) or 0) == play.now + RESTART_CREDIT_MS


def test_a_renege_can_be_called_once_a_book_even_after_the_last_card() -> None:
    rules = replace(CLASSIC, renege=Renege.CALLED, max_deals=1)
    play = Play(rules, people=1).start().play(Random(4), until=between)
    assert play.table.match is not None and play.table.match.result is not None
    play.ask("ann", Decide(play.table.seq, CallRenege(NOBODY, 0)))
    assert isinstance(play.table.actions[-1].action, CallRenege)
    again = play.send(Ask("ann", "again", Decide(play.table.seq, CallRenege(NOBODY, 0))))
    assert again.refusal is not None and "already" in again.refusal.words
    play.ask("ann", Decide(play.table.seq, CallRenege(NOBODY, 1)))
    play.deal_on()
    assert stage(play) is Stage.OVER


def test_a_book_that_one_has_called_another_may_call_too() -> None:
    rules = replace(CLASSIC, renege=Renege.CALLED, max_deals=1)
    play = Play(rules, people=2).start().play(Random(4), until=between)
    for person in ("ann", "bo"):
        play.ask(person, Decide(play.table.seq, CallRenege(NOBODY, 0)))
    assert [acted.seat for acted in play.table.actions[-2:]] == [0, 1]


def test_a_rematch_is_dealt_when_everybody_is_ready_again() -> None:
    play = Play(replace(CLASSIC, max_deals=1), people=2).start().play(Random(4))
    assert stage(play) is Stage.OVER
    play.start()
    assert stage(play) is Stage.PLAYING and play.table.match_number == 2


def test_a_person_may_take_a_bots_seat_between_deals_alone() -> None:
    play = Play(LONG, people=1).start()
    assert play.send(Ask("bo", "s1", TakeSeat("Bo"))).refusal is not None
    play.play(Random(4), until=between)
    assert between(play.table)
    play.ask("bo", TakeSeat("Bo", 2))
    assert play.table.chairs[2].person == "bo"


def test_who_sits_changes_seats_between_matches_and_not_between_deals() -> None:
    play = Play(LONG, people=1)
    play.ask("ann", TakeSeat("Ann", 2))
    assert [chair.person for chair in play.table.chairs] == [None, None, "ann", None]
    play.start().play(Random(4), until=between)
    came = play.send(Ask("ann", "s2", TakeSeat("Ann", 1)))
    assert came.refusal is not None and "between matches" in came.refusal.words
    play.ask("ann", TakeSeat("Ann", 2))
    assert play.table.seat_of("ann") == 2, "her own seat she has"


def test_drawn_partners_take_their_chairs_with_them() -> None:
    rules = replace(CLASSIC, partners=Partners.DRAWN)
    play = Play(rules, people=4).start()
    match = play.table.match
    assert match is not None
    assert [play.table.name_of(seat) for seat in range(4)] == list(match.players)
    assert {chair.person for chair in play.table.chairs} == {"ann", "bo", "cy", "di"}


def test_the_last_person_to_get_up_closes_the_table() -> None:
    play = Play(people=2).start()
    play.ask("ann", LeaveSeat())
    assert stage(play) is Stage.PLAYING and play.table.chairs[0].person is None
    play.ask("bo", LeaveSeat())
    assert isinstance(play.rows[-1].body, Closed)
    assert play.send(Ask("bo", "x", TakeSeat("Bo"))).refusal is not None


def test_the_next_deal_comes_by_itself_at_a_table_with_a_clock() -> None:
    play = Play(LONG, people=2, pace="steady").start().play(Random(4), until=between)
    time = goes_on_at(play.table)
    assert time is not None
    play.now = time - 1 - COMMAND
    assert play.send(GoOn()).refusal is not None
    assert play.now == time - 1
    play.now = time - COMMAND
    play.send(GoOn())
    assert play.table.match is not None and len(play.table.match.deals) == 2


def test_nothing_comes_by_itself_without_a_clock_or_while_a_deal_is_in_play() -> None:
    for pace in ("none", "steady"):
        play = Play(LONG, people=2, pace=pace).start()
        assert goes_on_at(play.table) is None
        play.play(Random(4), until=between)
        assert (goes_on_at(play.table) is None) is (pace == "none")


def test_an_idle_table_is_given_up() -> None:
    play = Play(people=1)
    play.send(GiveUp())
    assert stage(play) is Stage.CLOSED


def test_the_server_draws_its_bytes_once_everybody_is_ready() -> None:
    play = Play(people=1)
    assert not any(isinstance(row.body, Committed) for row in play.rows)
    play.ask("ann", BeReady(play.table.seq))
    assert sum(isinstance(row.body, Committed) for row in play.rows) == 1
