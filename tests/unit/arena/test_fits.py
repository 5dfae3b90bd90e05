"""The deals that bots are fitted to are the same however many processes play them."""

import pytest

from bidwhist.arena.workers import Here, processes
from support.fits import FITS
from support.nightly import by_day


@pytest.mark.parametrize("name", by_day(FITS, "steady"))
def test_a_fit_has_the_same_rows_however_many_play(name: str) -> None:
    collect = FITS[name]
    alone = collect(Here())
    with processes(2) as two:
        assert collect(two) == alone
