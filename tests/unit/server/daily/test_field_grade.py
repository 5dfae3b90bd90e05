"""The field grade: against equals, against a strong field, kept up and rebuilt."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bidwhist.server.daily.domain.field_grade import AVERAGE, COUNTED, SHOWN, FieldGrade, graded, rebuilt
from bidwhist.server.daily.domain.places import Result, Scored, compared
from bidwhist.server.daily.domain.scoring import WHOLE
from support.nightly import amount


def day_of(random: Random, strength: dict[str, float], boards: int = 8) -> tuple[Scored, ...]:
    return compared(
        Result(board, name, round(random.gauss(strong, 4)))
        for board in range(boards)
        for name, strong in strength.items()
    )


def test_a_grade_begins_at_average_and_is_told_after_twenty_days() -> None:
    assert FieldGrade().grade == AVERAGE and not FieldGrade().is_told
    assert FieldGrade((AVERAGE,) * SHOWN).is_told


def test_a_deal_that_nobody_else_played_says_nothing() -> None:
    assert graded({}, compared([Result(1, "a", 9)])) == {}


def test_the_same_share_against_stronger_people_is_worth_more() -> None:
    strong = FieldGrade((700_000,) * 500)
    against = {
        name: graded({"b": grade}, compared([Result(1, "a", 4), Result(1, "b", 0)]))["a"]
        for name, grade in (("strong", strong), ("average", FieldGrade()))
    }
    assert against["strong"].grade > against["average"].grade > AVERAGE


def test_the_last_two_thousand_deals_count() -> None:
    old = FieldGrade((0,) * COUNTED)
    after = graded({"a": old}, compared([Result(1, "a", 4), Result(1, "b", 0)]))["a"]
    assert len(after.performances) == COUNTED and after.performances[-1] == WHOLE + FieldGrade().grade - AVERAGE


def test_grades_find_the_order_of_strength() -> None:
    strength = {"a": 2.0, "b": 1.0, "c": 0.0, "d": -1.0, "e": -2.0}
    grades = rebuilt(day_of(Random(day), strength) for day in range(100))
    assert sorted(grades, key=lambda name: -grades[name].grade) == list(strength)


@settings(max_examples=amount(7, 20))
@given(st.integers(0, 2**32), st.integers(1, 12))
def test_kept_up_is_rebuilt_to_the_last_bit(seed: int, days: int) -> None:
    random = Random(seed)
    names = "abcdefg"
    events = [day_of(random, dict.fromkeys(random.sample(names, random.randint(1, 7)), 0.0)) for _ in range(days)]
    kept: dict[str, FieldGrade] = {}
    for event in events:
        entrants = {one.entrant for one in event}
        kept |= graded({name: grade for name, grade in kept.items() if name in entrants}, event)
    assert kept == rebuilt(events)
