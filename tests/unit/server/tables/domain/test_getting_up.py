"""Getting up in the middle of a deal, sitting down again, and a bot for somebody whose connection is lost."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.core.rules.presets import CLASSIC, PALACE
from bidwhist.server.history.log_check import _decided
from bidwhist.server.tables.domain.commands import Ask, BeReady, LeaveSeat, Relieve, Return, TakeSeat
from bidwhist.server.tables.domain.log import BotTook
from bidwhist.server.tables.domain.table import Stage
from bidwhist.server.tables.domain.transitions import is_over, replay
from support.tables import Play


@given(seed=st.integers(0, 50), rules=st.sampled_from([CLASSIC, PALACE]), steps=st.integers(0, 40))
def test_who_got_up_in_a_deal_sits_down_again_until_somebody_acts(seed: int, rules: object, steps: int) -> None:
    play = Play(rules, people=2).start()  # type: ignore[arg-type]
    random = Random(seed)
    for _ in range(steps):
        if play.table.to_act is not None:
            play.act(random)
    if play.table.to_act is None:
        return
    before, seat = play.table, play.table.seat_of("bo")
    play.ask("bo", LeaveSeat())
    assert play.table.keeps_for("bo") == seat and play.table.keeps_for("ann") is None
    play.ask("bo", TakeSeat("Bo"))
    assert play.table.seat_of("bo") == seat and play.table.keeps_for("bo") is None
    assert play.table.match == before.match and play.table.turn_seq == before.turn_seq
    play.ask("bo", LeaveSeat())
    play.act(random)
    assert play.table.keeps_for("bo") is None
    if play.table.to_act is not None:
        assert play.send(Ask("bo", "late", TakeSeat("Bo", seat))).refusal is not None
    _decided(play.rows)
    assert replay(play.rows) == play.table


def test_nobody_else_takes_the_chair_that_is_kept() -> None:
    play = Play(people=2).start()
    play.ask("bo", LeaveSeat())
    seat = play.table.left.seat if play.table.left else None
    assert play.send(Ask("cy", "x", TakeSeat("Cy", seat))).refusal is not None
    assert play.send(Ask("cy", "y", TakeSeat("Cy"))).refusal is not None


@pytest.mark.parametrize("looks_on", [False, True])
@pytest.mark.parametrize("stage", [Stage.SEATING, Stage.PLAYING, Stage.OVER])
def test_a_table_on_a_television_stays_open_for_the_next_and_another_closes(stage: Stage, looks_on: bool) -> None:
    play = Play(replace(PALACE, max_deals=1), people=0, looks_on=looks_on)
    play.ask("bo", TakeSeat("Bo"))
    if stage is not Stage.SEATING:
        play.start()
    if stage is Stage.OVER:
        play.play(Random(2))
    assert play.table.stage is stage
    play.ask("bo", LeaveSeat())
    assert (play.table.stage is Stage.CLOSED) is not looks_on
    _decided(play.rows)
    if not looks_on:
        return
    play.play(Random(2), until=lambda table: table.to_act is None)
    play.ask("cy", TakeSeat("Cy"))
    play.start()
    assert play.table.stage is Stage.PLAYING and play.table.match_number == (1 if stage is Stage.SEATING else 2)
    _decided(play.rows)
    assert replay(play.rows) == play.table


def test_a_chair_left_before_the_cards_is_anybodys() -> None:
    play = Play(people=2)
    play.ask("bo", LeaveSeat())
    assert play.table.left is None
    play.ask("cy", TakeSeat("Cy", 1))


def test_a_bot_is_let_play_for_whom_the_table_waits_for_and_for_nobody_else() -> None:
    play = Play(people=2)
    play.ask("ann", BeReady(play.table.seq))
    play.ask("ann", Relieve(1))
    assert play.table.stage is Stage.PLAYING and play.table.chairs[play.table.seat_of("bo") or 0].is_away
    play.send(Return("bo"))
    play.play(Random(2), until=lambda table: table.to_act is not None and table.to_act != table.seat_of("bo"))
    bo = play.table.seat_of("bo")
    assert bo is not None
    refused = play.send(Ask("ann", "x", Relieve(bo))).refusal
    assert refused is not None and refused.code == "not_now"
    play.play(Random(2), until=lambda table: table.to_act == bo)
    play.ask("ann", Relieve(bo))
    assert isinstance(play.rows[-1].body, BotTook) and play.rows[-1].person == "ann"
    assert not play.ask("ann", Relieve(bo)).rows, "once is enough"
    _decided(play.rows)


@pytest.mark.parametrize("seat", [0, 2, 4])
def test_a_bot_is_let_play_for_no_bot_nor_for_oneself(seat: int) -> None:
    refused = Play(people=2).send(Ask("ann", "x", Relieve(seat))).refusal
    assert refused is not None and refused.code == "not_allowed"


def test_who_does_not_sit_relieves_nobody() -> None:
    refused = Play(people=2).send(Ask("cy", "x", Relieve(1))).refusal
    assert refused is not None and refused.code == "not_seated"


@pytest.mark.parametrize("stage", [Stage.SEATING, Stage.PLAYING, Stage.OVER])
def test_the_end_of_a_log_says_whether_the_match_is_over_as_the_whole_log_does(stage: Stage) -> None:
    play = Play(replace(PALACE, max_deals=1), people=2, looks_on=True)
    if stage is not Stage.SEATING:
        play.start()
    if stage is Stage.OVER:
        play.play(Random(2))
        play.start()
        play.play(Random(3))
    play.ask("bo", LeaveSeat())
    for number in range(1, len(play.rows) + 1):
        rows = play.rows[:number]
        assert is_over(reversed(rows)) is (replay(rows).stage is Stage.OVER), rows[-1]
    assert is_over(reversed(play.rows)) is (stage is Stage.OVER)
