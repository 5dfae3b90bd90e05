"""The sequential test is wrong as seldom as it says, on coin flips, however often one looks."""

from math import isinf
from random import Random
from statistics import fmean, variance

import pytest

from bidwhist.arena.sequential import FIRST_LOOK, Running, always_valid, decision, evidence

MARGIN = 0.1


def decided(random: Random, win: float, most: int = 20_000) -> tuple[bool | None, int]:
    """What the test says of flips that win so often, each half a match up or down, and after how many."""
    running = Running()
    while running.count < most:
        running.add(0.5 if random.random() < win else -0.5)
        found = decision(running, MARGIN)
        if found is not None:
            return found, running.count
    return None, most


def test_a_bot_that_is_no_better_is_seldom_called_better() -> None:
    random = Random(1)
    assert fmean(decided(random, 0.5)[0] is True for _ in range(1500)) < 0.05 + 0.012


def test_a_bot_that_is_better_by_the_margin_is_seldom_missed() -> None:
    random = Random(2)
    assert fmean(decided(random, 0.5 + MARGIN)[0] is False for _ in range(1500)) < 0.05 + 0.012


def test_the_clearer_the_case_the_sooner_it_is_decided() -> None:
    random = Random(3)
    lengths = [fmean(decided(random, win)[1] for _ in range(100)) for win in (0.55, 0.6, 0.7, 0.9)]
    assert lengths == sorted(lengths, reverse=True)
    assert all(decided(random, 0.8)[0] is True for _ in range(50))


def test_nothing_is_said_before_the_first_look() -> None:
    running = Running()
    for _ in range(FIRST_LOOK - 1):
        running.add(5.0)
    assert decision(running, MARGIN) is None
    assert isinf(always_valid(running))
    running.add(5.0)
    assert decision(running, MARGIN) is True


def test_a_bot_against_itself_is_found_to_be_no_better() -> None:
    running = Running()
    for _ in range(200):
        running.add(0.0)
    assert decision(running, MARGIN) is False
    assert always_valid(running) == 0.0


def test_running_figures_are_those_of_the_whole() -> None:
    random = Random(4)
    values = [random.gauss(1, 3) for _ in range(500)]
    running = Running()
    for value in values:
        running.add(value)
    assert running.mean == pytest.approx(fmean(values))
    assert running.variance == pytest.approx(variance(values))
    assert evidence(running, 2.0) == pytest.approx(2.0 * 500 * (fmean(values) - 1.0) / variance(values))


@pytest.mark.nightly
def test_the_interval_holds_at_every_look_at_once() -> None:
    random = Random(5)
    missed = 0
    for _ in range(400):
        running = Running()
        for _ in range(1500):
            running.add(random.choice((-2.0, 0.0, 0.0, 0.0, 2.0)))
            if abs(running.mean) > always_valid(running):
                missed += 1
                break
    assert missed / 400 < 0.05 + 0.02
