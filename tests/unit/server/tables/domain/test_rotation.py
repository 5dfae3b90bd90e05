"""Rise and fly at an online table: the line, who gets up after a match, and who sits down."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.core.rules.options import Rotation
from bidwhist.core.rules.presets import CLASSIC
from bidwhist.core.view import WATCHER
from bidwhist.server.tables.domain.commands import Ask, BeReady, GoOn, LeaveSeat, TakeSeat
from bidwhist.server.tables.domain.decisions import decide
from bidwhist.server.tables.domain.log import decode_row, encode_row
from bidwhist.server.tables.domain.table import RISING_MS, Stage, Table, goes_on_at, rises
from bidwhist.server.tables.domain.transitions import replay
from bidwhist.server.tables.views.events import happenings
from bidwhist.server.tables.views.table import table_view
from support.nightly import amount
from support.tables import FRESH, Play

FLYING = replace(CLASSIC, rotation=Rotation.RISE_AND_FLY, max_deals=1)


def sitting(table: Table) -> list[str | None]:
    return [chair.person for chair in table.chairs]


def in_line(table: Table) -> list[str]:
    return [one.person for one in table.line]


def match_over(people: int, waiting: int, seed: int = 1) -> Play:
    """A match among people that is over, with others in line."""
    play = Play(FLYING, people).start()
    for number in range(waiting):
        play.ask(f"next{number}", TakeSeat(f"Next {number}"))
    return play.play(Random(seed))


def flown(play: Play) -> Play:
    """The same when the result has been read."""
    when = goes_on_at(play.table)
    if when is not None:
        play.now = when
        assert play.send(GoOn()).refusal is None
    return play


def winner_of(table: Table) -> int | None:
    assert table.match is not None and table.match.result is not None
    return table.match.result.winner


def test_who_finds_no_chair_waits_in_line_and_may_leave_it() -> None:
    play = Play(FLYING, 4)
    play.ask("eve", TakeSeat("Eve"))
    assert in_line(play.table) == ["eve"] and play.table.seat_of("eve") is None
    assert not play.ask("eve", TakeSeat("Eve")).rows, "once is enough"
    play.ask("flo", TakeSeat("Flo"))
    play.ask("eve", LeaveSeat())
    assert in_line(play.table) == ["flo"]


def test_where_nobody_rises_there_is_no_line() -> None:
    play = Play(CLASSIC, 4)
    came = decide(play.table, Ask("eve", "k", TakeSeat("Eve")), play.now, FRESH)
    assert came.refusal is not None and came.refusal.code == "full"
    assert table_view(play.table, WATCHER).line is None


def test_a_chair_that_comes_free_can_be_taken_from_the_line() -> None:
    play = Play(FLYING, 4)
    play.ask("eve", TakeSeat("Eve"))
    play.ask("bo", LeaveSeat())
    play.ask("eve", TakeSeat("Eve"))
    assert play.table.seat_of("eve") is not None and not play.table.line


def test_the_table_stays_open_while_somebody_waits() -> None:
    play = Play(FLYING, 4)
    play.ask("eve", TakeSeat("Eve"))
    for person in ("ann", "bo", "cy", "di"):
        play.ask(person, LeaveSeat())
    assert play.table.stage is Stage.SEATING


def test_the_beaten_pair_gets_up_for_the_pair_in_line_when_the_result_has_been_read() -> None:
    play = match_over(people=4, waiting=2)
    before = play.table
    assert before.stage is Stage.OVER and None not in sitting(before)
    assert table_view(before, WATCHER).deadline == goes_on_at(before) == before.time + RISING_MS
    assert all("next in line sits down" in table_view(before, seat).status for seat in (0, WATCHER))
    early = play.send(GoOn())
    assert early.refusal is not None
    after = flown(play).table
    side_of, winner = FLYING.side_of, winner_of(before)
    beaten = {person for seat, person in enumerate(sitting(before)) if side_of[seat] != winner}
    assert set(sitting(after)) == set(sitting(before)) - beaten | {"next0", "next1"}
    assert set(in_line(after)) == beaten and after.stage is Stage.SEATING
    kept = [seat for seat, person in enumerate(sitting(before)) if person not in beaten]
    assert all(sitting(after)[seat] == sitting(before)[seat] for seat in kept)


def test_a_rematch_waits_until_the_beaten_pair_has_got_up() -> None:
    play = match_over(people=4, waiting=2)
    for seat in play.table.people:
        play.ask(play.person(seat), BeReady(play.table.seq))
    assert play.table.stage is Stage.SEATING and {"next0", "next1"} < set(sitting(play.table))
    assert not any(chair.is_ready for chair in play.table.chairs)


def test_everybody_is_told_who_rises_and_who_sits_down() -> None:
    play = match_over(people=4, waiting=2)
    over = play.table.seq
    flown(play)
    told = [
        one.words
        for old, row, new in zip(play.tables, play.rows[1:], play.tables[1:], strict=False)
        if row.seq > over
        for one in happenings(old, row, new, WATCHER)
    ]
    assert told[0].startswith("Rise and fly") and sum(words.endswith("gets up.") for words in told) == 2
    assert {"Next 0 sits down.", "Next 1 sits down."} <= set(told)
    assert sum(words.endswith("gets in line.") for words in told) == 2
    line = table_view(play.table, WATCHER).line
    assert line is not None and [one.person for one in line] == in_line(play.table)


def test_of_a_beaten_pair_one_stays_where_only_one_waits() -> None:
    play = match_over(people=4, waiting=1)
    before = set(sitting(play.table))
    after = flown(play).table
    assert "next0" in sitting(after) and None not in sitting(after) and len(in_line(after)) == 1
    assert before | {"next0"} == {*sitting(after), *in_line(after)}


def test_nobody_gets_up_where_nobody_waits() -> None:
    play = match_over(people=4, waiting=0)
    before = play.table
    assert goes_on_at(before) is None and flown(play).table is before
    play.start()
    assert sitting(play.table) == sitting(before) and play.table.match_number == 2


def test_a_new_match_begins_with_those_who_sit() -> None:
    play = flown(match_over(people=4, waiting=2)).start()
    assert play.table.match_number == 2 and play.table.stage is Stage.PLAYING
    assert play.table.match is not None and "Next 0" in play.table.match.players


@settings(max_examples=amount(5, 15), deadline=None)
@given(people=st.integers(1, 4), waiting=st.integers(0, 5), seed=st.integers(0, 99))
def test_nobody_is_lost_or_doubled_and_the_log_tells_it_all(people: int, waiting: int, seed: int) -> None:
    play = match_over(people, waiting, seed)
    before = [*filter(None, sitting(play.table)), *in_line(play.table)]
    rose = rises(play.table)
    after = flown(play).table
    here = [*filter(None, sitting(after)), *in_line(after)]
    assert sorted(before) == sorted(here) and len(set(here)) == len(here)
    if rose:
        assert None not in sitting(after) or not after.line, "no empty chair while somebody waits"
    assert replay([decode_row(encode_row(row)) for row in play.rows]) == after
