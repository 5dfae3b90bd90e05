"""The cost of a decision, counted in worlds and nodes at every table. No bot asks a clock."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bidwhist.arena.peers.levels_before import BEFORE
from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.auction import equity_cache, rollout
from bidwhist.bots.auction.dealing import deal_out
from bidwhist.bots.auction.players import Exchanger, RolloutBidder
from bidwhist.bots.bot import Part, prepare
from bidwhist.bots.composed import Composed
from bidwhist.bots.determinization import likely
from bidwhist.bots.determinization.sample import sample_worlds
from bidwhist.bots.equity.equity import LAYERS, POINTS_AN_AXIS, axes_of, scores_of
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.levels import BOTS, make_bot
from bidwhist.bots.search import search
from bidwhist.bots.searching import champion_bot, strong_bot
from bidwhist.core.act import act
from bidwhist.core.deal import AUCTION, DISCARD, PLAY
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View, view
from bidwhist.solver import Budget
from bidwhist.solver.worlds import score_worlds
from support.nightly import amount, by_day
from support.random_rules import rulesets

SEED = seed_from_text("budget")
SEARCHING: dict[str, Composed[Part]] = {"strong-1": BEFORE["strong-1"](), "champion": champion_bot()}
"""Strong is the one of before where no network was trained."""
NODES = {"strong-1": 2_000_000, "champion": 10_000_000}
"""A node takes 50 to 110 nanoseconds (benches/results/time.md): at most 0.22 and 1.1 seconds a card."""
HANDS = {"strong-1": 2_000, "champion": 8_000}
"""Worlds times calls tried: the most that the nets of a call or a name are asked for."""


def first_decisions(rules: Ruleset, number: int) -> Iterator[View]:
    """The first decision of each phase in a deal of steady's, and a card from the middle of the play."""
    deal, steady, known = fresh_deal(rules, SEED, number), SteadyBot(), set[object]()
    while not deal.is_over:
        seen = view(deal, deal.to_act)
        moment = deal.phase, len(deal.tricks) >= 4
        if moment not in known and len(seen.legal) > 1:
            known.add(moment)
            yield seen
        deal = act(deal, steady.choose(seen, Random(number)))


def counted(patch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts the calls of solver and sampler from now on."""
    asked = Counter[str]()
    solve, sample, deal = score_worlds, sample_worlds, deal_out

    def solving(worlds: Any, position: Any, *, budget: Budget) -> Any:
        assert budget.nodes is not None
        assert budget.milliseconds is None
        asked["nodes"] += len(worlds) * budget.nodes
        return solve(worlds, position, budget=budget)

    def sampling(seen: View, count: int, *rest: Any) -> Any:
        asked["pool"] += count
        return sample(seen, count, *rest)

    def dealing(cards: int, sizes: Any, count: int, random: Any) -> Any:
        asked["dealt"] += count
        return deal(cards, sizes, count, random)

    patch.setattr(search, "score_worlds", solving)
    patch.setattr(likely, "sample_worlds", sampling)
    patch.setattr(rollout, "deal_out", dealing)
    return asked


@settings(max_examples=amount(3, 5), suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(rules=st.one_of(st.sampled_from([*PRESETS.values()]), rulesets()), number=st.integers(0, 99))
@pytest.mark.parametrize("name", SEARCHING)
def test_no_decision_at_any_table_asks_for_more_than_its_budget(name: str, rules: Ruleset, number: int) -> None:
    bot = SEARCHING[name]
    prepare(bot, rules)
    for seen in first_decisions(rules, number):
        with pytest.MonkeyPatch.context() as patch:
            asked = counted(patch)
            bot.choose(seen, Random(number))
        assert asked["nodes"] <= NODES[name]
        assert asked["pool"] <= bot.parts[PLAY].effort.pool  # type: ignore[attr-defined]  # it is a Searcher
        assert asked["dealt"] <= bot.parts[AUCTION].effort.drawn  # type: ignore[attr-defined]  # and this a bidder
        if seen.phase is PLAY:
            assert asked["pool"] > 0
            assert not asked["dealt"]


@pytest.mark.parametrize("name", SEARCHING)
def test_budgets_are_worlds_times_nodes_and_worlds_times_calls(name: str) -> None:
    bot: Composed[Part] = SEARCHING[name]
    calls, exchange, cards = bot.parts[AUCTION], bot.parts[DISCARD], bot.parts[PLAY]
    assert isinstance(calls, RolloutBidder)
    assert isinstance(exchange, Exchanger)
    assert cards.effort.worlds * cards.effort.nodes <= NODES[name]  # type: ignore[attr-defined]  # it is a Searcher
    assert calls.effort.kept * calls.effort.tried <= HANDS[name]


@settings(max_examples=amount(3, 5), suppress_health_check=[HealthCheck.too_slow])
@given(rules=rulesets())
def test_a_bot_that_has_got_ready_makes_no_table_while_it_decides(rules: Ruleset) -> None:
    def busy(*_: object) -> None:
        raise AssertionError("made in a decision")

    for bot in (*SEARCHING.values(), strong_bot()):
        equity_cache.equity_of.cache_clear()
        equity_cache.stakes_of.cache_clear()
        prepare(bot, rules)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(equity_cache, "make_equity", busy)
            for seen in first_decisions(rules, 1):
                if seen.phase is not PLAY:
                    bot.choose(seen, Random(1))


@given(rules=rulesets())
def test_the_equity_of_no_mix_has_more_than_so_many_scores(rules: Ruleset) -> None:
    """Every step over a table costs so many scores, so this bounds what a bot needs to get ready."""
    scores, alike = scores_of(rules, axes_of(rules))
    # An axis has a point for each step, and one more where it begins.
    assert len(scores) <= (POINTS_AN_AXIS[2] + 1) ** 2 == 3721
    assert len(alike) == axes_of(rules).points ** rules.sides
    assert LAYERS <= 24


# A champion is a strong bot that searches more.
@pytest.mark.parametrize("level", by_day(BOTS, *(level for level in BOTS if level != "champion")))
def test_getting_ready_changes_no_decision(level: str) -> None:
    rules = PRESETS["cutthroat"]
    before = [make_bot(level).choose(seen, Random(2)) for seen in first_decisions(rules, 2)]
    bot = make_bot(level)
    prepare(bot, rules)
    assert [bot.choose(seen, Random(2)) for seen in first_decisions(rules, 2)] == before
