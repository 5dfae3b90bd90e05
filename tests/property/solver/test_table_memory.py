"""The memory of the solver's table: it grows as a deal needs it, keeps to its limit, and forgets the cheapest first."""

import random
from functools import cache

import pytest
from benches.common.freak_deals import freak_positions

from bidwhist.solver import COMPILED, DEAL_MEMORY_MB, Budget, Position, Solver
from support.nightly import amount, by_day
from support.positions import draw_position

pytestmark = pytest.mark.skipif(not COMPILED, reason="needs the compiled kernel")

MEGABYTE = 1 << 20
FREAKS = (25, 297)
"""Deals of 3 and 8 million nodes, too much to remember for a small table."""
NODES = {25: 17_000_000, 297: 40_000_000}
"""Half as many again as a table of one megabyte needs; before it forgot, neither ended within 60 million."""


@cache
def freak(number: int) -> Position:
    """A deal of the set of freaks."""
    return freak_positions(number + 1)[number]


@pytest.mark.parametrize("number", by_day(FREAKS, 25))
def test_a_small_table_forgets_and_gives_the_same_value(number: int) -> None:
    found = Solver().value(freak(number))
    small = Solver(memory_mb=1).value(freak(number), Budget(nodes=NODES[number]))
    assert (small.low, small.high) == (found.low, found.high)
    assert found.exact


@pytest.mark.parametrize("limit", by_day([1, 2, 5], 1, 5))
def test_a_table_keeps_to_its_limit(limit: int) -> None:
    solver = Solver(memory_mb=limit)
    solver.value(freak(25))
    assert limit * MEGABYTE // 2 < solver.memory_bytes <= (limit * MEGABYTE) + MEGABYTE // 4


def test_a_table_takes_what_its_deal_needs_and_not_its_limit() -> None:
    solver = Solver()
    solver.value(draw_position(random.Random("small"), 6, players=4))
    assert solver.memory_bytes < MEGABYTE
    solver.value(freak(25))
    assert 4 * MEGABYTE < solver.memory_bytes < DEAL_MEMORY_MB * MEGABYTE / 8


def test_what_was_forgotten_is_the_same_each_time() -> None:
    budget = Budget(nodes=amount(2_000_000, 6_000_000))
    used = Solver(memory_mb=1)
    used.value(freak(297), budget)
    first, second = Solver(memory_mb=1).value(freak(25), budget), used.value(freak(25), budget)
    assert first == second


@pytest.mark.parametrize("level", [0, 1, 2])
def test_every_set_of_instructions_searches_the_same_nodes_when_it_forgets(level: int) -> None:
    budget = Budget(nodes=amount(1_000_000, 3_000_000))
    assert Solver(memory_mb=1, level=level).value(freak(25), budget) == Solver(memory_mb=1).value(freak(25), budget)


def test_cards_after_forgetting_are_those_of_a_table_with_room() -> None:
    drawn = random.Random("cards after forgetting")
    small, roomy = Solver(memory_mb=1), Solver()
    small.value(freak(297), Budget(nodes=amount(1_000_000, 3_000_000)))
    for _ in range(40):
        position = draw_position(drawn, 9)
        assert small.cards(position) == roomy.cards(position)


def test_a_table_that_forgot_goes_on_with_later_positions_of_the_deal() -> None:
    small = Solver(memory_mb=1)
    position = freak(25)
    expected = Solver().cards(position)
    assert small.cards(position) == expected
    assert small.value(position).low == max(card.low for card in expected)
