"""A claim at an online table: told to all, kept in the log with its answer, and no step of the turn."""

from random import Random

from msgspec.structs import replace

from bidwhist.core.actions import Claim, RefusedClaim
from bidwhist.core.claims import is_certain
from bidwhist.core.deal import NOBODY, PLAY
from bidwhist.core.rules.presets import CLASSIC
from bidwhist.core.view import WATCHER, view
from bidwhist.server.tables.domain.allowed import undo_target
from bidwhist.server.tables.domain.commands import AnswerUndo, Ask, AskUndo, Decide
from bidwhist.server.tables.domain.log import Acted, decode_row, encode_row
from bidwhist.server.tables.domain.table import Table
from bidwhist.server.tables.domain.transitions import apply_row
from bidwhist.server.tables.views.events import happenings
from bidwhist.server.tables.views.table import table_view
from support.tables import Play


def is_led_to(table: Table) -> bool:
    return table.deal is not None and table.deal.phase is PLAY


def at_the_first_lead() -> Play:
    """A table of two people, whose cards are to be played."""
    return Play(people=2, pace="steady").start().play(Random(4), until=is_led_to)


def claim(play: Play, person: str) -> None:
    play.ask(person, Decide(play.table.seq, Claim(NOBODY)))


def test_a_refused_claim_is_told_to_the_table_and_leaves_turn_clock_and_undo_as_they_were() -> None:
    play = at_the_first_lead()
    before = play.table
    play.now += 3_000
    step = play.ask("ann", Decide(before.seq, Claim(NOBODY)))
    assert len(step.rows) == 1
    assert isinstance(play.table.actions[-1].action, RefusedClaim)
    assert (play.table.turn_seq, play.table.turn_began) == (before.turn_seq, before.turn_began)
    assert undo_target(play.table, 0) in (None, undo_target(before, 0))
    told = {seat: happenings(before, step.rows[0], play.table, seat) for seat in (WATCHER, 0, 1)}
    assert [one.kind for one in told[1]] == ["claim_refused"]
    assert told[0][0].words.startswith("From your seat the rest is not certainly yours")
    assert "from that seat it is not certain" in told[1][0].words
    assert told[1] == told[WATCHER]


def test_the_log_keeps_what_came_of_a_claim_so_that_no_restart_judges_it_again() -> None:
    play = at_the_first_lead()
    before = play.table
    row = play.ask("ann", Decide(before.seq, Claim(NOBODY))).rows[0]
    assert decode_row(encode_row(row)) == row
    assert apply_row(before, row).deal == play.table.deal


def test_after_two_refused_claims_the_table_offers_none_and_takes_none() -> None:
    play = at_the_first_lead()
    for left in (True, False):
        claim(play, "ann")
        assert table_view(play.table, 0).may.claim is left
    refusal = play.send(Ask("ann", "third", Decide(play.table.seq, Claim(NOBODY)))).refusal
    assert refusal is not None and "two claims were refused in this deal" in refusal.words
    assert table_view(play.table, 1).may.claim


def test_a_granted_claim_is_kept_as_one_and_ends_the_deal() -> None:
    def is_anns(table: Table) -> bool:
        return table.deal is not None and is_certain(view(table.deal, 0))

    rules = replace(CLASSIC, floor=None, target=100)
    play = Play(rules, people=1).start().play(Random(5), until=is_anns)
    row = play.ask("ann", Decide(play.table.seq, Claim(NOBODY))).rows[0]
    assert isinstance(row.body, Acted) and row.body.action == Claim(0)
    assert play.table.before[-1].phase is PLAY and play.deal.claim == Claim(0)


def test_a_refused_claim_is_no_decision_to_take_back() -> None:
    play = Play(people=1).start().play(Random(4), until=is_led_to)
    last = undo_target(play.table, 0)
    claim(play, "ann")
    assert undo_target(play.table, 0) == last
    if last is not None:
        play.ask("ann", AskUndo(play.table.seq))
        assert play.deal.refused_claims == ()


def test_a_claim_that_is_refused_ends_an_undo_that_was_asked_for() -> None:
    play = Play(people=2, pace="steady").start().play(Random(3), until=may_take_back)
    asks = play.table.actions[-1].seat
    play.ask(play.person(asks), AskUndo(play.table.seq))
    claim(play, play.person(1 - asks))
    assert isinstance(play.table.actions[-1].action, RefusedClaim)
    answer = Ask(play.person(1 - asks), "yes", AnswerUndo(play.table.seq, True))
    assert play.send(answer).refusal is not None
    play.act(Random(4))


def may_take_back(table: Table) -> bool:
    """Whether a person could take back the last card of a trick, which the other one has won."""
    is_led = is_led_to(table) and table.deal is not None and not table.deal.table
    return is_led and table.to_act in (0, 1) and undo_target(table, 1 - (table.to_act or 0)) is not None
