"""Match equity: solved chances compared with matches worked out by hand, and checks of the shipped tables."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from bidwhist.bots.auction.equity_cache import cache_path, equity_of
from bidwhist.bots.equity.ends import distinct_ends, ended_deal, ends_shape, settled
from bidwhist.bots.equity.equity import Frequencies, Rough, table_of
from bidwhist.bots.equity.stakes import Standing, stakes_by
from bidwhist.core.cards import Strain
from bidwhist.core.rules.options import Boston, Rotation
from bidwhist.core.rules.presets import CLASSIC, CUTTHROAT, PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset


def always(rules: Ruleset, share: float = 0.5, tricks: int = 9, thrown_in: float = 0.0) -> Frequencies:
    """Every deal a contract of three in a suit that takes so many tricks; the dealer's side plays a share of them."""
    ends = np.zeros(ends_shape(rules))
    ends[0, 0, 0, tricks], ends[1, 0, 0, tricks] = share, 1.0 - share
    return Frequencies(ends * (1.0 - thrown_in), thrown_in)


SIX = replace(CLASSIC, target=6, floor=None)
"""Two contracts of three win."""


def test_a_race_of_even_steps_has_the_chances_of_a_coin() -> None:
    table = table_of(SIX, always(SIX))
    assert table.chances((0, 0), None, 0) == pytest.approx([0.5, 0.5], abs=1e-3)
    assert table.chances((3, 0), None, 0) == pytest.approx([0.75, 0.25], abs=1e-3)
    assert table.chances((3, 3), None, 0) == pytest.approx([0.5, 0.5], abs=1e-3)


def test_a_deal_thrown_in_changes_nothing_but_the_dealer() -> None:
    with_some = table_of(SIX, always(SIX, thrown_in=0.4))
    assert with_some.chances((3, 0), None, 0) == pytest.approx([0.75, 0.25], abs=1e-3)


def test_who_deals_matters_where_dealers_declare_more() -> None:
    table = table_of(SIX, always(SIX, share=0.8))
    assert table.chances((3, 3), None, 0)[0] == pytest.approx(0.8, abs=1e-3)
    assert table.chances((3, 3), None, 1)[0] == pytest.approx(0.2, abs=1e-3)


def test_the_floor_loses_as_the_target_wins() -> None:
    rules = replace(CLASSIC, target=6, floor=-6)
    table = table_of(rules, always(rules, tricks=8))  # every contract is set
    assert table.chances((-3, 0), None, 0) == pytest.approx([0.25, 0.75], abs=1e-3)


def test_the_last_deal_decides_a_match_with_so_many() -> None:
    rules = replace(CLASSIC, target=21, floor=None, max_deals=4)
    table = table_of(rules, always(rules))
    assert table.chances((1, 0), 1, 0) == pytest.approx([0.5, 0.5], abs=1e-3)
    assert table.chances((4, 0), 1, 0) == pytest.approx([1.0, 0.0], abs=1e-3)
    assert table.chances((1, 0), 2, 0) == pytest.approx([0.75, 0.25], abs=1e-3)


def test_a_boston_that_wins_and_a_pair_that_gets_up_end_the_match() -> None:
    wins = replace(CLASSIC, boston=Boston.WINS, target=100, floor=None)
    deal = ended_deal(wins, 1, 3, Strain.SPADES, 13)
    assert settled(wins, deal, (0, 7), None) == pytest.approx([0.0, 1.0])
    flies = replace(CLASSIC, rotation=Rotation.RISE_AND_FLY)
    assert settled(flies, ended_deal(flies, 0, 4, Strain.SPADES, 9), (-4, 0), None) == pytest.approx([0.0, 1.0])
    assert settled(flies, ended_deal(flies, 0, 3, Strain.SPADES, 9), (3, 0), None) is None


def test_ends_that_score_alike_are_asked_once() -> None:
    kept, like = distinct_ends(PALACE)
    assert like.shape == ends_shape(PALACE)
    assert len(kept) < like.size
    made = ended_deal(PALACE, 0, 4, Strain.HEARTS, 11)
    assert kept[like[0, 1, 0, 11]].points == made.points
    assert kept[like[0, 1, 1, 11]].points == tuple(2 * points for points in made.points)


@pytest.mark.parametrize("name", PRESETS)
def test_shipped_tables_make_sense(name: str) -> None:
    rules = PRESETS[name]
    equity, level = equity_of(rules), (0,) * rules.sides
    for dealer in range(rules.sides):
        assert sum(equity.chances(level, rules.max_deals, dealer)) == pytest.approx(1.0)
    ahead = [
        equity.chances((score, *level[1:]), rules.max_deals, 0)[0]
        for score in range(-rules.target // 2, rules.target, max(1, rules.target // 6))
    ]
    assert ahead[-1] > ahead[0] + 0.15
    # Each score has a few hundred deals of its own, so neighbouring scores also differ by chance.
    assert all(later > before - 0.08 for before, later in pairwise(ahead))


def test_stakes_are_the_cores_own_scores_looked_up() -> None:
    equity = equity_of(PALACE)
    stakes = stakes_by(Standing(PALACE, (4, 2), None, 0), equity)
    assert stakes.of(0, 3, False, 0)[9] == 1.0  # three made from four reaches seven
    assert stakes.of(1, 5, True, 1)[4] == 0.0  # ten down is the floor
    assert stakes.of(0, 3, False, 0)[8] == pytest.approx(equity.chances((1, 2), None, 1)[0])
    assert stakes.of(0, 3, False, 1)[8] == pytest.approx(1.0 - stakes.of(0, 3, False, 0)[8])


def test_in_cutthroat_the_declarer_alone_is_scored() -> None:
    stakes = stakes_by(Standing(CUTTHROAT, (0, 0, 0), None, 0), Rough(CUTTHROAT))
    mine = stakes.of(1, 10, False, 1)
    assert mine[10] > mine[9]
    assert stakes.of(1, 10, False, 0)[9] > stakes.of(1, 10, False, 0)[10]


def test_a_mix_of_house_rules_is_made_once_and_is_the_same_again(cache: Path) -> None:
    rules = replace(PALACE, target=9, floor=-9)
    first = equity_of(rules).chances((4, 0), None, 0)
    assert cache_path(rules).is_file()
    equity_of.cache_clear()
    assert equity_of(rules).chances((4, 0), None, 0) == pytest.approx(first, abs=1e-6)
    cache_path(rules).write_bytes(b"no table")
    equity_of.cache_clear()
    assert equity_of(rules).chances((4, 0), None, 0) == pytest.approx(first, abs=1e-6)
