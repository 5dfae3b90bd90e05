"""Play-outs behind a search: each card comes to what the deal would come to, and nobody sees more than their seat."""

from random import Random

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.bots.determinization.likely import likely_pool
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.bots.search.play_outs import plays_out, tricks_after
from bidwhist.bots.search.search import Searched, search
from bidwhist.bots.search.stakes import match_stakes
from bidwhist.bots.searching import CHAMPION
from bidwhist.bots.skill import steady_skill
from bidwhist.core.cards import Card
from bidwhist.core.deal import PLAY
from bidwhist.core.rules.options import Renege
from bidwhist.core.rules.presets import PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View, view
from bidwhist.simulator import COMPILED, State, new_state, skilled_action, skilled_end, typed_deal
from support.nightly import amount
from support.random_rules import bid_rulesets
from support.simulated import SIMULATED

SEED = seed_from_text("play-outs")

pytestmark = pytest.mark.skipif(not COMPILED, reason="without the kernel nothing is played out")


def at_play(rules: Ruleset, number: int, plays: int) -> State:
    """A deal of skilled seats after so many cards, or at its end."""
    state, skill = new_state(rules, SEED, number), steady_skill(rules)
    while not state.is_over and (state.phase < PLAY or plays > 0):
        plays -= state.phase == PLAY
        state.apply_action(skilled_action(state, skill))
    return state


def seen_by_the_seat_to_act(state: State) -> tuple[View, tuple[Card, ...]]:
    deal = typed_deal(state)
    seen = view(deal, deal.to_act)
    return seen, tuple(play.card for play in honest_plays(seen))


def assert_each_card_comes_to_what_the_deal_comes_to(state: State) -> None:
    seen, cards = seen_by_the_seat_to_act(state)
    true = np.array([state.held, state.held], dtype=np.uint64)
    found = tricks_after(seen, true, cards)
    side = seen.aiming_side
    for card, tricks in zip(cards, found[0], strict=True):
        after = state.clone()
        after.apply_action(card)
        assert tricks == skilled_end(after, steady_skill(seen.rules)).tricks_won[side] - seen.tricks_won[side]
    assert (found[0] == found[1]).all()


@settings(deadline=None, max_examples=amount(40, 400))
@given(bid_rulesets(), st.integers(0, 1000), st.integers(0, 60))
def test_in_the_true_world_each_card_comes_to_what_the_deal_comes_to(rules: Ruleset, number: int, plays: int) -> None:
    state = at_play(rules, number, plays)
    assume(not state.is_over and not rules.lets_reneges_through)
    assert_each_card_comes_to_what_the_deal_comes_to(state)


@pytest.mark.parametrize("preset", SIMULATED)
def test_so_it_is_in_every_preset_from_the_first_card_to_the_last(preset: str) -> None:
    for plays in range(0, 48, 7):
        state = at_play(SIMULATED[preset], plays, plays)
        if not state.is_over:
            assert_each_card_comes_to_what_the_deal_comes_to(state)


@settings(deadline=None, max_examples=amount(20, 200))
@given(bid_rulesets(), st.integers(0, 1000), st.integers(0, 60))
def test_every_likely_world_can_be_played_out(rules: Ruleset, number: int, plays: int) -> None:
    state = at_play(rules, number, plays)
    assume(not state.is_over and not rules.lets_reneges_through)
    seen, cards = seen_by_the_seat_to_act(state)
    tricks = tricks_after(seen, likely_pool(seen, 60, 0.65, Random(number)).draw(40).worlds, cards)
    assert ((tricks >= 0) & (tricks <= rules.hand_size + 1)).all()


def found_by(seen: View, played: float) -> Searched:
    found = search(seen, Random(1), replace(CHAMPION, played=played), match_stakes)
    assert found is not None
    return found


def test_the_figures_of_a_card_are_those_of_both_ways_by_their_shares() -> None:
    seen, _ = seen_by_the_seat_to_act(at_play(PALACE, 3, 9))
    quarter, half, most = (found_by(seen, share) for share in (0.25, 0.5, 0.75))
    for name in ("values", "chances", "tricks", "makes"):
        one, two, three = (getattr(found, name) for found in (quarter, half, most))
        assert np.allclose(two, (one + three) / 2)
        assert not np.allclose(one, three)


def test_no_play_outs_where_trump_is_turned_up_or_reneges_may_pass_or_cards_are_missing() -> None:
    seen, _ = seen_by_the_seat_to_act(at_play(PALACE, 3, 9))
    assert plays_out(seen)
    assert not plays_out(replace(seen, rules=PRESETS["whist"]))
    assert not plays_out(replace(seen, rules=replace(PALACE, renege=Renege.CALLED)))
    assert not plays_out(replace(seen, played=0))


def test_a_world_too_hard_for_the_solver_leaves_the_play_outs() -> None:
    seen, cards = seen_by_the_seat_to_act(at_play(PALACE, 3, 0))
    found = search(seen, Random(1), replace(CHAMPION, nodes=1), match_stakes)
    assert found is not None
    assert found.cards == cards
    assert found.worlds > CHAMPION.worlds
