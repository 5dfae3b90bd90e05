"""Grades: the formulas of a well-kept library, on arithmetic of our own."""

from math import isclose, sqrt
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bidwhist.server.ratings.domain import skill
from bidwhist.server.ratings.domain.anchors import GRADES
from bidwhist.server.ratings.domain.shown_grade import certainty, shown
from bidwhist.server.ratings.domain.skill import Grade, chances, rated

Told = tuple[tuple[tuple[float, float], ...], ...]
GRADED = st.builds(Grade, st.floats(0, 60), st.floats(0.5, 9))
OPENSKILL = [
    (
        (((21.33, 1.93), (32.78, 1.34)), ((28.76, 3.54), (12.03, 4.61))),
        0,
        (
            ((21.395511758, 1.928670345), (32.811612916, 1.34058457)),
            ((28.539749767, 3.526544597), (11.656525873, 4.579514476)),
        ),
    ),
    (
        (((11.31, 4.05), (12.44, 1.48)), ((24.86, 7.0), (14.33, 2.47))),
        1,
        (
            ((11.048616322, 4.031899331), (12.405044966, 1.480310582)),
            ((25.640730411, 6.904082374), (14.427257524, 2.466525533)),
        ),
    ),
    (
        (((31.96, 7.91), (30.2, 3.78)), ((44.17, 1.15), (40.05, 2.97))),
        0,
        (
            ((34.310829738, 7.793514), (30.736952945, 3.767808212)),
            ((44.120178191, 1.151206658), (39.718461988, 2.964463813)),
        ),
    ),
    (
        (((15.05, 1.68), (20.8, 6.92)), ((16.33, 5.16), (32.36, 3.59))),
        1,
        (
            ((15.001376812, 1.679737224), (19.976021067, 6.826612573)),
            ((16.788172892, 5.121636447), (32.581810173, 3.577486671)),
        ),
    ),
    (
        (((29.17, 1.27), (12.09, 2.34)), ((33.81, 4.01), (21.0, 5.19))),
        0,
        (
            ((29.226938875, 1.270790527), (12.282996898, 2.336860277)),
            ((33.243474923, 3.990758457), (20.051088019, 5.147591543)),
        ),
    ),
    (
        (((25.86, 3.05), (37.8, 6.04)), ((18.54, 5.11), (28.38, 7.36))),
        1,
        (
            ((25.553459967, 3.043657352), (36.598188887, 5.98629957)),
            ((19.400243016, 5.077693232), (30.164448318, 7.262332644)),
        ),
    ),
    ((((35.53, 2.96),), ((44.31, 1.69),)), 0, (((35.831640361, 2.95115736),), ((44.211587991, 1.689305479),))),
    ((((24.63, 6.48),), ((15.32, 4.47),)), 1, (((23.288879595, 6.393925117),), ((15.958225002, 4.442153486),))),
]
"""Matches as openskill 6.2.0 rates them: ``PlackettLuce(beta=12.5, tau=0.06, gamma=lambda *_: 1.0)``; mean and doubt by
side and player before it, the side that won, and after it."""


@pytest.mark.parametrize(("sides", "winner", "after"), OPENSKILL)
def test_a_match_of_two_sides_moves_grades_as_openskill_has_it(sides: Told, winner: int, after: Told) -> None:
    found = rated([[Grade(*one) for one in side] for side in sides], winner)
    for ours, theirs in zip(found, after, strict=True):
        for one, (mean, doubt) in zip(ours, theirs, strict=True):
            assert isclose(one.mean, mean, abs_tol=2e-9) and isclose(one.doubt, doubt, abs_tol=2e-9)


def test_the_same_matches_lead_to_the_same_bits_everywhere() -> None:
    random, grades = Random(5), [Grade()] * 12
    for _ in range(400):
        a, b, c, d = random.sample(range(12), 4)
        sides = [[grades[a], grades[b]], [grades[c], grades[d]]]
        (grades[a], grades[b]), (grades[c], grades[d]) = rated(sides, random.choice((0, 1, None)))
    assert (grades[0].mean.hex(), grades[0].doubt.hex()) == FIRST


FIRST = ("0x1.74328270d5e97p+4", "0x1.984e5100b9822p+1")


@given(st.lists(st.lists(GRADED, min_size=1, max_size=2), min_size=2, max_size=5))
def test_chances_are_whole_and_a_win_never_costs(sides: list[list[Grade]]) -> None:
    assert isclose(sum(chances(sides)), 1.0, rel_tol=1e-12)
    after = rated(sides, 0)
    assert all(new.mean >= old.mean for new, old in zip(after[0], sides[0], strict=True))
    assert all(
        new.mean <= old.mean
        for side, olds in zip(after[1:], sides[1:], strict=True)
        for new, old in zip(side, olds, strict=True)
    )


def test_a_draw_of_equals_moves_nobody() -> None:
    after = rated([[Grade()], [Grade()]], None)
    assert [one.mean for (one,) in after] == [25.0, 25.0]


@pytest.mark.parametrize(
    ("better", "worse", "share"),
    [
        ("casual", "beginner", 0.590),
        ("steady", "casual", 0.604),
        ("strong", "steady", 0.650),
        ("champion", "strong", 0.628),
    ],
)
def test_bots_stand_where_the_arena_measured_them(better: str, worse: str, share: float) -> None:
    sure = [[Grade(GRADES[name].mean, 0.0)] * 2 for name in (better, worse)]
    assert chances(sure)[0] == pytest.approx(share, abs=0.03)
    assert skill.LUCK * sqrt(2.0) > 0


def test_the_page_of_bots_has_the_numbers_of_the_standings() -> None:
    lines = (Path(__file__).parents[4] / "docs" / "bots.md").read_text("utf-8").splitlines()
    head = lines.index("| " + " | ".join(f"`{level}`" for level in GRADES) + " |")
    assert lines[head + 2] == "| " + " | ".join(str(shown(grade)) for grade in GRADES.values()) + " |"


def test_a_grade_is_shown_with_how_sure_it_is() -> None:
    assert shown(Grade()) == 1000 and certainty(Grade()) == "open"
    assert shown(Grade(30.0, 2.0)) == 1960 and certainty(Grade(30.0, 2.0)) == "certain"
