"""Taking back an action: alone, among people, and what ends the asking."""

from random import Random

from msgspec.structs import replace

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.server.tables.domain.commands import AnswerUndo, Ask, AskUndo, TakeOver
from bidwhist.server.tables.domain.table import Stage, Table
from support.tables import Play

LONG = replace(CLASSIC, floor=None, target=100)
"""A match that one deal played by chance does not end."""
COMMAND = 1000
"""Milliseconds that go by before each command of these tests."""


def test_against_bots_the_last_decision_can_be_taken_back() -> None:
    play = Play(people=1).start().play(Random(4), until=lambda table: len(table.actions) == 14)
    actions = [acted for acted in play.table.actions if acted.seat == 0]
    play.ask("ann", AskUndo(play.table.seq))
    assert [acted for acted in play.table.actions if acted.seat == 0] == actions[:-1]
    assert play.table.to_act == 0 and play.table.was_undone


def test_what_was_taken_back_is_said_of_its_own_match_alone() -> None:
    play = Play(replace(CLASSIC, max_deals=1)).start().play(Random(4), until=lambda table: len(table.actions) == 14)
    play.ask("ann", AskUndo(play.table.seq))
    play.play(Random(4))
    assert play.table.stage is Stage.OVER and play.table.was_undone
    play.start()
    assert play.table.match_number == 2 and not play.table.was_undone


def test_nothing_is_taken_back_when_all_hands_have_been_shown() -> None:
    play = Play(people=1).start().play(Random(4), until=lambda table: table.is_between_deals)
    assert play.send(Ask("ann", "u", AskUndo(play.table.seq))).refusal is not None


def person_laid_a_card(table: Table) -> bool:
    """A person's card is the last of a trick that is not complete."""
    assert table.deal is not None
    return bool(table.deal.table) and table.actions[-1].by == "person"


def undo_among_people() -> tuple[Play, int]:
    play = Play(people=2).start()
    play.play(Random(9), until=person_laid_a_card)
    return play, play.table.actions[-1].seat


def test_among_people_an_undo_needs_everybody() -> None:
    play, seat = undo_among_people()
    before = len(play.table.actions)
    play.ask(play.person(seat), AskUndo(play.table.seq))
    assert len(play.table.actions) == before
    play.ask(play.person(1 - seat), AnswerUndo(play.table.seq, True))
    assert len(play.table.actions) == before - 1


def test_an_undo_that_is_declined_changes_nothing() -> None:
    play, seat = undo_among_people()
    before = play.table.actions
    play.ask(play.person(seat), AskUndo(play.table.seq))
    play.ask(play.person(1 - seat), AnswerUndo(play.table.seq, False))
    assert play.table.actions == before and play.table.undo_by is None


def test_an_undo_ends_when_a_bot_takes_the_seat_that_asked_for_it() -> None:
    play, seat = undo_among_people()
    play.ask(play.person(seat), AskUndo(play.table.seq))
    play.send(TakeOver(seat))
    assert play.table.undo_by is None
    answer = Ask(play.person(1 - seat), "yes", AnswerUndo(play.table.seq, True))
    assert play.send(answer).refusal is not None
    play.act(Random(1))


def test_an_undo_goes_on_when_a_bot_takes_another_seat() -> None:
    play, seat = undo_among_people()
    before = len(play.table.actions)
    play.ask(play.person(seat), AskUndo(play.table.seq))
    play.send(TakeOver(1 - seat))
    play.ask(play.person(1 - seat), AnswerUndo(play.table.seq, True))
    assert len(play.table.actions) == before - 1


def test_among_people_nothing_is_taken_back_after_somebody_acted() -> None:
    play, seat = undo_among_people()
    play.act(Random(1))
    if play.table.actions[-1].seat != seat:
        assert play.send(Ask(play.person(seat), "u", AskUndo(play.table.seq))).refusal is not None
