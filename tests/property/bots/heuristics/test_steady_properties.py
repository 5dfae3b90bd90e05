"""Properties of steady over random rule sets: legal, one answer for a view, independent of hidden cards,
fast, strong."""

from random import Random
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bidwhist.arena.duplicate import compare_matches, compare_points
from bidwhist.arena.tables import fresh_deal, play_out
from bidwhist.bots.levels import BOTS, make_bot
from bidwhist.core.act import act
from bidwhist.core.rules.presets import PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view
from support.blindness import history, twins
from support.nightly import amount
from support.random_rules import rulesets

STEADY = make_bot("steady")
SEED = seed_from_text("steady")


@settings(deadline=None, max_examples=amount(4, 30))
@given(rules=rulesets(), number=st.integers(0, 999), name=st.sampled_from(list(BOTS)))
def test_every_choice_is_legal_and_every_deal_ends(rules: Ruleset, number: int, name: str) -> None:
    last = None
    for deal, action in history(rules, SEED, number, make_bot(name)):
        assert action in view(deal, deal.to_act).legal
        last = act(deal, action)
    assert last is not None
    assert last.is_over


@settings(deadline=None, max_examples=amount(14, 40))
@given(rules=rulesets(), number=st.integers(0, 999), score=st.integers(-6, 6))
def test_every_action_has_a_sentence_and_a_view_has_one_answer(rules: Ruleset, number: int, score: int) -> None:
    scores = (score, *(0,) * (rules.sides - 1))
    for deal, _ in history(rules, SEED, number, STEADY):
        seen = view(deal, deal.to_act, scores)
        advice = STEADY.advise(seen, Random(1))
        assert advice.action == STEADY.choose(seen, Random(2))
        assert advice.words[0].isupper()
        assert advice.words.endswith(".")
        assert advice.words.count(".") == 1


@settings(deadline=None, max_examples=amount(14, 40))
@given(rules=rulesets(), number=st.integers(0, 999))
def test_no_hidden_card_moves_a_decision(rules: Ruleset, number: int) -> None:
    played = [*history(rules, SEED, number, STEADY)]
    for seen, other, place in twins(played, Random(number)):
        assert other == seen
        assert STEADY.choose(other, Random(3)) == played[place][1]


@pytest.mark.nightly
@pytest.mark.parametrize("name", PRESETS)
def test_a_decision_takes_under_five_milliseconds_on_average(name: str) -> None:
    rules = PRESETS[name]
    start, decisions = process_time(), 0
    for number in range(3):
        decisions += sum(1 for _ in history(rules, SEED, number, STEADY))
    assert (process_time() - start) / decisions < 0.005


@pytest.mark.parametrize("name", PRESETS)
def test_steady_outscores_chance_on_the_same_deals(name: str) -> None:
    found = compare_points(PRESETS[name], STEADY, make_bot("random"), range(8), SEED)
    assert found.mean - found.half_width > 0


def test_steady_beats_chance_in_nearly_every_match() -> None:
    share = compare_matches(PALACE, STEADY, make_bot("random"), [seed_from_text(str(n)) for n in range(10)])
    assert share.mean > 0.95


def test_most_contracts_are_made_in_self_play() -> None:
    deals = [
        play_out(fresh_deal(PALACE, SEED, number), (STEADY,) * 4, SEED, number) for number in range(amount(30, 80))
    ]
    made = [deal.outcome.made for deal in deals if deal.outcome]
    assert len(made) == len(deals)
    assert sum(made) >= 0.6 * len(made)
