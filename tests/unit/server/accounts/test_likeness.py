"""The figures of people at a table: the server finds the same as the page, which both read in one file."""

import json
from pathlib import Path

from bidwhist.server.accounts.domain.likeness import figures_of

CASES = json.loads((Path(__file__).parents[3] / "golden" / "figures.json").read_text())
"""Ids and choices of people with the figures of each; ``web/tests/figures.test.ts`` reads them too."""


def test_the_figures_are_those_that_the_page_draws() -> None:
    assert len(CASES) > 20
    for case in CASES:
        assert list(figures_of([tuple(one) for one in case["people"]])) == case["figures"]


def test_no_two_at_a_table_look_the_same_and_a_choice_comes_first() -> None:
    alike = figures_of([("ann", None), ("ann", None), (None, None), ("bo", 3), ("cy", 3)])
    seated = [figure for figure in alike if figure is not None]
    assert len(set(seated)) == len(seated) == 4
    assert alike[2] is None and alike[3] == 3
