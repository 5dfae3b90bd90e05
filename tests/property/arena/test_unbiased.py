"""Taking luck out moves no mean: counted exactly over every way that small games of chance can come out."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bidwhist.arena.control import Control, less_lucky
from bidwhist.arena.luck import above_mean

WHOLE = st.integers(-9, 9)
CARDS = 3
"""A deal of the small games is one of so many cards, each equally likely."""


def mean(values: list[float]) -> Fraction:
    return sum(map(Fraction, values), Fraction()) / len(values)


@given(st.lists(WHOLE, min_size=CARDS, max_size=CARDS), st.lists(WHOLE, min_size=CARDS, max_size=CARDS))
def test_the_mean_of_two_deals_stays_whatever_is_played_and_however_they_are_valued(
    results: list[int], value: list[int]
) -> None:
    plain, less = list[float](), list[float]()
    for first, second in product(product(range(CARDS), repeat=2), repeat=2):
        rows = [
            (float(results[played]), above_mean([float(value[played]), float(value[reference])]))
            for played, reference in (first, second)
        ]
        plain += [row for row, _ in rows]
        less += less_lucky(rows)
    assert float(mean(less)) == pytest.approx(float(mean(plain)), abs=1e-9)


@given(
    st.lists(WHOLE, min_size=CARDS * CARDS, max_size=CARDS * CARDS),
    st.lists(st.lists(WHOLE, min_size=CARDS, max_size=CARDS), min_size=CARDS + 1, max_size=CARDS + 1),
    st.integers(0, CARDS - 1),
)
def test_the_mean_of_a_match_stays_though_its_cards_tell_when_it_ends_and_what_a_deal_is_worth(
    results: list[int], value: list[list[int]], ends_on: int
) -> None:
    plain, less = list[float](), list[float]()
    for one, its_reference, two, another in product(range(CARDS), repeat=4):
        luck = above_mean([float(value[CARDS][one]), float(value[CARDS][its_reference])])
        result = results[one]
        if one != ends_on:
            luck += above_mean([float(value[one][two]), float(value[one][another])])
            result = results[one * CARDS + two]
        plain.append(float(result))
        less.append(float(result) - luck)
    assert mean(less) == pytest.approx(mean(plain), abs=Fraction(1, 10**9))


def test_a_weight_that_knew_its_own_value_would_move_the_mean() -> None:
    """The enumeration can tell: here the weight is fitted on the very value that it is used for."""

    def knowing(rows: list[tuple[float, float]]) -> float:
        control = Control()
        for value, luck in rows:
            control.less_lucky(value, luck)
        return sum(value - control.weight * luck for value, luck in rows) / len(rows)

    def before(rows: list[tuple[float, float]]) -> float:
        return sum(less_lucky(rows)) / len(rows)

    def over_all(told: Callable[[list[tuple[float, float]]], float]) -> Fraction:
        found = []
        for cards in product(product(range(CARDS), repeat=2), repeat=2):
            rows = [(float(card * card * card), above_mean([float(card), float(other)])) for card, other in cards]
            found.append(told(rows))
        return mean(found)

    assert over_all(before) == pytest.approx(Fraction(3), abs=Fraction(1, 10**9))
    assert abs(over_all(knowing) - 3) > Fraction(1, 1000)


@given(st.lists(st.tuples(WHOLE, WHOLE), max_size=30))
def test_what_comes_later_changes_no_value_before_it(rows: list[tuple[int, int]]) -> None:
    pairs = [(float(value), float(luck)) for value, luck in rows]
    whole = less_lucky(pairs)
    for count in range(len(pairs)):
        assert less_lucky(pairs[:count]) == whole[:count]


@given(st.lists(WHOLE, max_size=30))
def test_values_without_luck_stay_as_they_are(values: list[int]) -> None:
    assert less_lucky((float(value), 0.0) for value in values) == values


def test_luck_that_is_all_of_a_value_is_all_taken_out_and_luck_of_something_else_is_left_in() -> None:
    luck = [float((7 * number) % 11 - 5) for number in range(400)]
    left = less_lucky((one, one) for one in luck)
    assert max(map(abs, left)) < 0.5
    assert left[200:] == pytest.approx([0.0] * 200, abs=0.01)
    noise = [float((5 * number) % 13 - 6) for number in range(400)]
    found = Control()
    for value, one in zip(noise, luck, strict=True):
        found.less_lucky(value, one)
    assert abs(found.weight) < 0.1
