"""Lots that nobody can foretell: sealed when announced, shown with the draw, the same in every order of entries."""

import re
import subprocess
import sys
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bidwhist.server.tournaments.domain.commands import Draw, Enter, Undo, Withdraw
from bidwhist.server.tournaments.domain.decisions import decide, open_event
from bidwhist.server.tournaments.domain.log import (
    Entered,
    EventOpened,
    Form,
    LotsDrawn,
    Paired,
    Row,
    decode_row,
    encode_row,
)
from bidwhist.server.tournaments.domain.log_check import other_pairings
from bidwhist.server.tournaments.domain.lots import DRAWS, hashed, link_of
from support.events import SECRET, Driven

FIRST_RULES = Path(__file__).parent / "first_rules.jsonl"
"""Logs of twelve events that were drawn before lots were sealed."""
EVENTS_PAGE = Path(__file__).parents[5] / "docs" / "events.md"
DRAWN_BY_LOT: tuple[Form, ...] = ("swiss", "moving", "knockout", "round_robin")


def entered_in_order(form: Form, names: tuple[str, ...], **settings: Any) -> Driven:
    driven = Driven(form=form, **settings)
    driven.do(*(Enter((name, f"partner of {name}")) for name in names))
    return driven


def drawn(driven: Driven) -> list[tuple[str, ...]]:
    """Who meets whom at which table of the last round, by name, and who is named first there."""
    last = driven.event.last_round
    assert last is not None
    return [tuple(driven.event.names_of(side)[0] for side in one.sides) for one in last.meetings]


def logs_of(path: Path) -> list[list[Row]]:
    logs: list[list[Row]] = []
    for line in path.read_bytes().splitlines():
        row = decode_row(line)
        logs += [[]] if row.seq == 1 else []
        logs[-1].append(row)
    return logs


def test_logs_that_were_written_before_lots_were_sealed_are_drawn_as_they_were() -> None:
    logs = logs_of(FIRST_RULES)
    assert len(logs) == 12
    assert [other_pairings(log) for log in logs] == [()] * 12


@pytest.mark.parametrize("form", DRAWN_BY_LOT)
def test_a_log_shows_nothing_that_lots_follow_from_before_a_round_is_drawn(form: Form) -> None:
    driven = entered_in_order(form, tuple("ABCDEFG"))
    links = [link_of(SECRET, number) for number in range(1, DRAWS + 1)]
    before = b"".join(map(encode_row, driven.rows)).decode()
    assert SECRET not in before and not any(link in before for link in links)
    driven.do(Draw())
    after = b"".join(map(encode_row, driven.rows)).decode()
    assert links[0] in after and not any(link in after for link in links[1:])


@pytest.mark.parametrize("form", DRAWN_BY_LOT)
def test_who_enters_last_cannot_choose_a_neighbour_by_the_order_of_entries(form: Form) -> None:
    """The attack: with a seed that was public, A met H in 67 of 416 orders of eight pairs, and H chose among them."""
    orders = [tuple("ABCDEFGH"), *Random(23).sample(list(permutations("ABCDEFGH")), 30)]
    draws = []
    for names in orders:
        driven = entered_in_order(form, names)
        driven.do(Draw())
        draws.append(drawn(driven))
    assert all(one == draws[0] for one in draws)


def test_who_enters_last_changes_the_whole_draw_and_cannot_tell_how() -> None:
    met = []
    for number in range(200):
        driven = entered_in_order("knockout", (*"ABCDEFG", f"H{number}"))
        driven.do(Draw())
        met.append(next(set(pair) - {f"H{number}"} for pair in drawn(driven) if f"H{number}" in pair))
    counts = [met.count({name}) for name in "ABCDEFG"]
    # Seven neighbours, 200 draws: 28.6 each, within four standard errors.
    assert min(counts) > 28.6 - 4 * 5 and max(counts) < 28.6 + 4 * 5


def test_each_draw_shows_a_link_that_the_one_before_it_was_made_from() -> None:
    driven = entered_in_order("swiss", tuple("ABCDEFG"), rounds=4)
    for _ in range(3):
        driven.play_round()
    links = [row.body.link for row in driven.rows if isinstance(row.body, LotsDrawn)]
    assert [*map(hashed, links)] == [driven.event.opened.seal, *links[:-1]] and len(set(links)) == 3


def test_a_round_that_is_taken_back_is_drawn_by_other_lots_than_those_that_were_seen() -> None:
    driven = entered_in_order("swiss", tuple("ABCDEFGH"))
    driven.do(Draw())
    first = driven.event.lots
    driven.do(Undo("too early"), Enter(("I", "J")), Withdraw(9, "no"), Draw())
    assert driven.event.lots.seed != first.seed
    assert other_pairings(driven.rows) == ()


def test_an_event_whose_secret_was_changed_draws_nothing_and_says_so() -> None:
    driven = entered_in_order("knockout", tuple("ABCD"))
    done = decide(driven.event, Draw(), 0, "another secret")
    assert done.rows == () and "announce it again" in str(done.refusal)


@pytest.mark.parametrize("change", ["link", "order", "seed", "entry"])
def test_a_log_in_which_somebody_bent_the_lots_is_found_out(change: str) -> None:
    driven = entered_in_order("knockout", tuple("ABCDEFGH"))
    driven.do(Draw())
    place = next(place for place, row in enumerate(driven.rows) if isinstance(row.body, LotsDrawn))
    lots = driven.rows[place].body
    assert isinstance(lots, LotsDrawn)
    bent: dict[str, LotsDrawn] = {
        "link": replace(lots, link=hashed("of my own")),
        "order": replace(lots, order=lots.order[::-1]),
        "seed": replace(lots, seed=hashed("of my own")),
        "entry": lots,
    }
    rows = [*driven.rows]
    rows[place] = replace(rows[place], body=bent[change])
    if change == "entry":
        rows[1] = replace(rows[1], body=replace(rows[1].body, names=("Somebody", "else")))
    assert other_pairings(driven.rows) == () and rows[place].seq in other_pairings(rows)


def test_a_log_is_drawn_as_it_was_though_somebody_in_it_was_deleted() -> None:
    driven = Driven(form="round_robin", is_online=True)
    for number in range(5):
        driven.do(Enter((f"A{number}", f"B{number}"), people=(f"a{number}", f"b{number}")))
    driven.do(Draw())
    rows = [
        replace(row, body=replace(row.body, names=("Somebody", "B2"), people=("gone-1", "b2")))
        if isinstance(row.body, Entered) and row.body.entrant == 3
        else row
        for row in driven.rows
    ]
    assert other_pairings(rows) == ()


def test_no_pair_of_a_round_robin_keeps_its_table_or_is_always_named_first() -> None:
    """By the first rules one pair of the circle sat at table 1 in every round, and was named first there."""
    driven = Driven(form="round_robin")
    driven.enter(10)
    for _ in range(9):
        driven.play_round()
    for number in range(1, 11):
        seats = [(one.table, one.side_of(number)) for one in driven.event.meetings() if one.side_of(number) is not None]
        assert len(seats) == 9
        assert len({table for table, _ in seats}) > 2 and len({side for _, side in seats}) == 2


def script() -> str:
    found = re.search(r"```python\n(# draw\.py.*?)```", EVENTS_PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def as_public(rows: list[Row]) -> str:
    """A log as ``GET /api/events/{event}/log`` gives it."""
    return msgspec.json.encode([{"seq": one.seq, "time": one.time, "body": one.body} for one in rows]).decode()


def checked(rows: list[Row]) -> list[str]:
    """What the script says of a log, in a Python that knows nothing of ours."""
    program = [sys.executable, "-I", "-c", script()]
    ran = subprocess.run(program, input=as_public(rows), capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()


@pytest.mark.parametrize("form", ["swiss", "moving", "knockout"])
@pytest.mark.parametrize("count", [5, 6, 8, 11])
def test_the_script_of_the_docs_makes_the_same_draw_from_the_public_log(form: Form, count: int) -> None:
    driven = Driven(form=form)
    driven.enter(count, clubs=("North", "South", ""))
    driven.do(Withdraw(2, "a cold"))
    driven.play_round()
    driven.do(Draw())
    assert checked(driven.rows) == [
        "draw 1: the lots are as announced",
        "draw 1: the same pairs",
        "draw 2: the lots are as announced",
    ]
    place = next(place for place, row in enumerate(driven.rows) if isinstance(row.body, Paired))
    body = driven.rows[place].body
    assert isinstance(body, Paired)
    bent = [*driven.rows]
    others = tuple(replace(one, sides=one.sides[::-1]) for one in body.pairings)
    bent[place] = replace(bent[place], body=replace(body, pairings=others))
    assert "draw 1: OTHER PAIRS" in checked(bent)


def test_the_script_of_the_docs_has_forty_lines_and_nothing_of_ours() -> None:
    assert len([line for line in script().splitlines() if line]) <= 40 and "bidwhist" not in script()


def test_an_event_without_a_secret_goes_by_the_first_rules() -> None:
    assert open_event(EventOpened(name="Friday", seed="any"), 0).event.opened.draws == 1
