"""One event by commands: scores, disputes, rulings, pauses, undone rounds, and what the clock does by itself."""

import pytest

from bidwhist.errors import BadRecord
from bidwhist.server.tournaments.domain.commands import (
    Close,
    Command,
    Confirm,
    Dispute,
    Draw,
    Enter,
    Pause,
    Report,
    Resume,
    Rule,
    Sit,
    Substitute,
    Tick,
    Undo,
    Withdraw,
)
from bidwhist.server.tournaments.domain.deadlines import CONFIRMING_MS, MINUTE_MS, PAUSE_MS, RULING_MS, next_wait
from bidwhist.server.tournaments.domain.decisions import decide, decide_all
from bidwhist.server.tournaments.domain.fold import fold
from bidwhist.server.tournaments.domain.log import Card, Row, decode_row, encode_row
from bidwhist.server.tournaments.domain.log_check import other_pairings
from bidwhist.server.tournaments.domain.next_step import next_step
from support.events import SECRET, Driven

WON_CARD = Card(0, (21, 7), (5, 2), (1, 0))
LOST_CARD = Card(1, (7, 21), (2, 5))


def four(**settings: object) -> Driven:
    """An event of four pairs whose first round is drawn."""
    driven = Driven(**settings)
    driven.enter(4)
    driven.do(Draw())
    return driven


def test_a_score_that_the_other_side_confirms_stands() -> None:
    driven = four()
    driven.do(Report(1, 0, WON_CARD))
    assert driven.table().state == "entered"
    driven.do(Confirm(1, 1, WON_CARD))
    assert (driven.table().state, driven.table().how, driven.table().card) == ("settled", "confirmed", WON_CARD)


def test_a_score_that_nobody_confirms_is_locked_after_five_minutes() -> None:
    driven = four()
    driven.do(Report(1, 0, WON_CARD))
    driven.after(CONFIRMING_MS / MINUTE_MS - 0.01)
    assert driven.table().state == "entered"
    driven.after(0.01)
    assert driven.table().how == "locked"
    assert str(driven.refused(Dispute(1, 1))) == "The score of this table is final; only the director can change it."


def test_the_side_that_entered_a_score_may_change_it_and_starts_the_five_minutes_again() -> None:
    driven = four()
    driven.do(Report(1, 0, WON_CARD))
    driven.after(4)
    driven.do(Report(1, 0, LOST_CARD))
    driven.after(4)
    assert driven.table().card == LOST_CARD and driven.table().state == "entered"
    assert str(driven.refused(Confirm(1, 1, WON_CARD))) == "The score has changed in the meantime; please look again."


def test_the_same_score_from_both_sides_is_a_confirmation_and_another_one_a_dispute() -> None:
    driven = four()
    driven.do(Report(1, 0, WON_CARD), Report(1, 1, WON_CARD), Report(2, 0, WON_CARD), Report(2, 1, LOST_CARD))
    assert driven.table(1).how == "confirmed"
    assert driven.table(2).state == "disputed" and driven.table(2).words == "7 : 21"


def test_the_director_rules_on_a_dispute_with_a_reason_that_is_in_the_log() -> None:
    driven = four()
    driven.do(Report(1, 0, WON_CARD), Dispute(1, 1, "we made the last hand"))
    assert driven.refused(Report(1, 0, LOST_CARD)) is not None
    assert driven.refused(Rule(1, LOST_CARD, " ")) is not None
    driven.do(Rule(1, LOST_CARD, "the sheet says so"))
    assert driven.table().how == "ruled" and driven.table().card == LOST_CARD
    assert driven.table().words == "the sheet says so"


def test_a_dispute_that_nobody_rules_on_is_a_draw_and_may_be_ruled_on_later() -> None:
    driven = four()
    driven.do(Report(1, 0, WON_CARD), Dispute(1, 1))
    driven.after(RULING_MS / MINUTE_MS)
    assert driven.table().how == "unruled" and driven.table().card == Card(None)
    driven.do(Rule(1, WON_CARD, "found the sheet"))
    assert driven.table().card == WON_CARD


def test_a_side_that_sits_alone_wins_and_a_table_without_a_score_is_a_draw() -> None:
    driven = four()
    driven.after(10)
    driven.do(Sit(1, 1))
    driven.after(14)
    assert not driven.table(1).is_settled
    driven.after(1)
    assert driven.table(1).card == Card(1) and driven.table(1).how == "absent"
    driven.after(45)
    assert driven.table(2).card == Card(None) and driven.table(2).how == "time"


def test_a_side_that_answers_in_time_is_not_missed_any_more() -> None:
    driven = four()
    driven.do(Sit(1, 1))
    driven.after(14)
    driven.do(Sit(1, 0))
    driven.after(10)
    assert driven.table(1).state == "playing"


def test_rounds_go_on_and_the_event_closes_though_nobody_does_anything() -> None:
    driven = four(rounds=3)
    for _ in range(60):
        if driven.event.stage == "closed":
            break
        wait = next_wait(driven.event)
        assert wait is not None
        driven.after((wait.until - driven.now) / MINUTE_MS)
    assert driven.event.stage == "closed" and driven.said.count("RoundOver") == 3
    assert other_pairings(driven.rows) == ()


def test_in_a_pause_no_clock_runs_and_it_ends_by_itself() -> None:
    driven = four()
    driven.do(Report(1, 0, WON_CARD), Pause("supper"))
    driven.after(30)
    assert driven.table().state == "entered"
    driven.do(Resume())
    driven.after(4)
    assert driven.table().state == "entered"
    driven.after(1)
    assert driven.table().how == "locked"
    driven.do(Pause("fire alarm"))
    driven.after(PAUSE_MS / MINUTE_MS)
    assert driven.event.paused_at is None


def test_an_undone_round_counts_for_nothing_and_is_drawn_again() -> None:
    driven = Driven()
    driven.enter(6)
    driven.play_round()
    driven.play_round()
    before = driven.event.rounds[0]
    driven.do(Undo("two cards were mixed up"))
    assert driven.event.rounds == (before,) and driven.event.stage == "between"
    driven.play_round()
    assert len(driven.event.rounds) == 2 and driven.event.rounds[1].meetings[0].id == 7
    assert other_pairings(driven.rows) == ()


def test_the_next_round_comes_by_itself_after_the_break() -> None:
    driven = Driven(rounds=2)
    driven.enter(4)
    driven.play_round()
    driven.after(15)
    assert len(driven.event.rounds) == 2 and driven.event.stage == "playing"


def test_a_pair_whose_opponents_leave_has_won() -> None:
    driven = four()
    gone = driven.table().sides[1][0]
    driven.do(Withdraw(gone, "went home"))
    assert driven.table().card == Card(0) and driven.table().how == "withdrawn"
    other = driven.table(2)
    driven.do(Withdraw(other.sides[0][0], "ill"))
    assert driven.event.stage == "between"


def test_a_substitute_keeps_the_results() -> None:
    driven = four()
    driven.do(Report(1, None, WON_CARD), Substitute(1, ("Ann 0", "Cleo"), "Bo had to leave"))
    assert driven.event.entrants[0].names == ("Ann 0", "Cleo")
    assert driven.refused(Substitute(1, ("Cleo",), "alone")) is not None


def test_who_comes_late_plays_from_the_next_round_and_never_in_a_knockout() -> None:
    driven = four()
    driven.do(Enter(("Zoe", "Yan")))
    for meeting in driven.event.open_meetings:
        driven.do(Report(meeting.id, None, WON_CARD))
    driven.do(Draw())
    assert (
        any(5 in (*one.sides[0], *one.sides[1]) for one in driven.event.open_meetings) or driven.event.rounds[1].rests
    )
    knockout = four(form="knockout")
    assert str(knockout.refused(Enter(("Zoe", "Yan")))) == "A knockout takes no entries after its first draw."


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (Enter(("Ann",)), "two names"),
        (Enter(("Ann", "ann")), "differ"),
        (Enter(("Ann", "x" * 41)), "40"),
        (Enter((" ann  0", "BO 0")), "already"),
        (Withdraw(9, "x"), "no such team"),
        (Withdraw(1, ""), "reason"),
        (Draw(), "being played"),
        (Sit(9, 0), "no such table"),
        (Confirm(1, 1, WON_CARD), "No score"),
        (Resume(), "running"),
        (Report(1, 0, Card(0, (1000, 0))), "999"),
        (Report(1, 0, Card(0, (1, 0), (1, 0), (2, 0))), "Bostons"),
        (Report(1, 0, Card(2)), "who won"),
        (Close(""), "reason"),
    ],
)
def test_what_cannot_be_done_is_refused_in_words_and_changes_nothing(command: Command, words: str) -> None:
    driven = four()
    before = driven.event
    assert words in str(driven.refused(command))
    assert driven.event == before


def played_out(**settings: object) -> Driven:
    """An event whose rounds are all over."""
    driven = four(**settings)
    while True:
        for meeting in driven.event.open_meetings:
            driven.do(Report(meeting.id, None, WON_CARD))
        if next_step(driven.event) != "draw":
            return driven
        driven.do(Draw())


@pytest.mark.parametrize("settings", [{"form": "knockout"}, {"rounds": 2}, {"form": "round_robin"}])
def test_the_directors_next_step_is_a_draw_until_the_final_and_then_the_end(settings: dict[str, object]) -> None:
    driven = Driven(**settings)
    assert next_step(driven.event) is None, "nobody has entered"
    driven.enter(4)
    assert next_step(driven.event) == "draw"
    driven.do(Draw())
    assert next_step(driven.event) is None, "tables are playing"
    driven.do(Pause("pie"))
    assert next_step(driven.event) == "resume"
    over = played_out(**settings)
    assert next_step(over.event) == "close"
    over.do(Close(None))
    assert over.event.stage == "closed" and next_step(over.event) is None


def test_an_event_that_is_not_over_ends_with_a_reason_alone() -> None:
    driven = four()
    assert "reason" in str(driven.refused(Close(None)))


def test_nothing_is_done_in_a_closed_event() -> None:
    driven = four()
    driven.do(Close("fire in the kitchen"))
    assert str(driven.refused(Draw())) == "The event is closed."
    assert next_wait(driven.event) is None


def test_one_cannot_confirm_ones_own_score() -> None:
    driven = four()
    driven.do(Report(1, 0, WON_CARD))
    assert str(driven.refused(Confirm(1, 0, WON_CARD))) == "The other team has to confirm it."


def test_a_log_is_read_back_and_one_with_a_gap_is_refused() -> None:
    driven = four()
    driven.do(Report(1, 0, WON_CARD), Dispute(1, 1, "no"), Rule(1, LOST_CARD, "yes"), Pause("tea"), Resume())
    read = [decode_row(encode_row(row)) for row in driven.rows]
    assert fold(read) == driven.event
    with pytest.raises(BadRecord, match="row 3"):
        fold([*read[:2], *read[3:]])
    with pytest.raises(BadRecord, match="begins"):
        fold(read[1:])


def test_a_pairing_that_the_draw_would_not_make_is_found() -> None:
    driven = four()
    row = next(row for row in driven.rows if type(row.body).__name__ == "Paired")
    other = decode_row(encode_row(row).replace(b'"round":1', b'"round":2'))
    forged = [Row(one.seq, one.time, other.body) if one is row else one for one in driven.rows]
    assert other_pairings(forged) == (row.seq,)


def test_of_commands_one_of_which_is_refused_none_is_done_but_what_was_due() -> None:
    driven = four(minutes=30)
    driven.do(Report(1, 0, WON_CARD))
    now = driven.now + CONFIRMING_MS
    done = decide_all(driven.event, (Pause("supper"), Report(9, 0, WON_CARD)), now, SECRET)
    assert done.refusal is not None
    due = decide(driven.event, Tick(), now, SECRET)
    assert (done.event, done.rows) == (due.event, due.rows)
    assert done.rows and done.event.paused_at is None


def test_commands_are_done_one_after_another() -> None:
    driven = four()
    done = decide_all(driven.event, (Pause("supper"), Resume()), driven.now, SECRET)
    assert [type(row.body).__name__ for row in done.rows] == ["Paused", "Resumed"]
    assert done.refusal is None and fold([*driven.rows, *done.rows]) == done.event
