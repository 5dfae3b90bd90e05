"""The play network: a place for every card, the same values at the table as in training, sums in any order."""

from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest
from benches.fit import play_net_deals
from benches.fit.play_net import PATH, SHORT, Training, main, on_grids, slopes, stored
from benches.fit.play_net_deals import Samples, ends_of, rules_of, samples_of, state_of

from bidwhist.arena.tables import fresh_deal, until_play
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.heuristics.reading import read
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.bots.play_net.facts import DIRECTIONS, cards_by_cell, cell_of_card, inputs_of, order_number, sights_of
from bidwhist.bots.play_net.net import PlayWeights, layers_of, plays_by_net, shipped
from bidwhist.bots.play_net.player import NetPlayer, net_values
from bidwhist.bots.skill import steady_skill
from bidwhist.core.act import act
from bidwhist.core.actions import PLAYS, Play
from bidwhist.core.cards import CARDS, Strain
from bidwhist.core.deal import PLAY, Deal
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.presets import PALACE, PRESETS
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view
from bidwhist.simulator import COMPILED, typed_deal
from bidwhist.simulator.numbering import number_of
from bidwhist.simulator.skilled_cards import card_to_play
from support.blindness import history

SEED = seed_from_text("play net")
STEADY = SteadyBot()
DEALS = 4
needs_kernel = pytest.mark.skipif(not COMPILED, reason="play-outs of whole deals need the compiled kernel")


@cache
def fresh() -> PlayWeights:
    """A network that was not trained."""
    return on_grids(Training(np.random.Generator(np.random.PCG64(4))).net)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> Samples:
    """The decisions of a few deals."""
    monkeypatch.setattr(play_net_deals, "CHUNK", DEALS)
    return samples_of(1, 0)


def test_every_card_has_one_place_in_every_order_the_strongest_last() -> None:
    for strain in Strain:
        for direction in DIRECTIONS:
            row = cards_by_cell()[order_number(strain, direction)]
            assert sorted(card for card in row.tolist() if card < CARDS) == list(range(CARDS))
    downtown = cards_by_cell()[order_number(Strain.HEARTS, Direction.DOWNTOWN)].reshape(-1)
    assert downtown[:13].tolist() == [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 12]
    assert downtown[43:45].tolist() == [52, 53]


@pytest.mark.parametrize("name", ["palace", "andrews", "fifty-two", "whist"])
def test_what_may_be_played_is_what_is_legal_and_steady_tells_its_values(name: str) -> None:
    looked = 0
    for deal, _ in history(PRESETS[name], SEED, 3, STEADY):
        if deal.phase is not PLAY:
            continue
        reading = read(view(deal, deal.to_act))
        sights = sights_of([reading])
        legal, cards = inputs_of(sights).legal[0], cards_by_cell()[sights.order[0]]
        assert {int(card) for card in cards[legal]} == {play.card for play in honest_plays(reading.view)}
        assert (sights.steady[0][~legal] == 0).all()
        if np.count_nonzero(legal) > 1 and deal.played.bit_count() < 40:
            best = int(cards[np.where(legal, sights.steady[0], -np.inf).argmax()])
            values = {int(card): value for card, value in zip(cards[legal], sights.steady[0][legal], strict=True)}
            chosen = STEADY.choose(reading.view, Random(1))
            assert values[chosen.card] == values[best]  # type: ignore[union-attr]
            looked += 1
    assert looked > 10


@needs_kernel
def test_a_seat_values_cards_at_the_table_as_in_training(few: Samples) -> None:
    together = layers_of(fresh(), inputs_of(few.sights)).values
    for row in range(0, len(few), 7):
        alone = layers_of(fresh(), inputs_of(few.sights.take(np.array([row])))).values
        assert np.array_equal(alone[0], together[row])


@needs_kernel
def test_the_slopes_are_the_same_in_whatever_order_rows_are_added(few: Samples) -> None:
    one, _ = slopes(fresh(), few)
    other, _ = slopes(fresh(), few.take(np.random.default_rng(1).permutation(len(few))))
    for name, slope in one.items():
        assert np.array_equal(slope, other[name]), name


@needs_kernel
def test_a_network_learns_what_cards_came_to(few: Samples) -> None:
    training = Training(np.random.Generator(np.random.PCG64(6)))
    errors = [training.learn(few, 1.0 - step / 150) for step in range(150)]
    assert errors[-1] < errors[0] / 3


def test_what_is_learned_is_what_skilled_seats_make_of_each_card() -> None:
    skill, sides = steady_skill(PALACE), set[bool]()
    deal = until_play(fresh_deal(PALACE, SEED, 2), STEADY, SEED, 2)
    state = state_of(deal)
    while not deal.is_over:
        reading = read(view(deal, deal.to_act))
        values, makes = ends_of(state, reading, skill)
        cells = cell_of_card()[order_number(reading.order.strain, reading.order.direction)]
        for play in honest_plays(reading.view)[:2] if deal.played.bit_count() % 5 == 0 else ():
            end = by_skill(act(deal, play))
            taken = end.tricks_won[reading.view.aiming_side]
            sign = 1 if reading.declares else -1
            assert values[cells[play.card]] == sign * (taken - deal.tricks_won[reading.view.aiming_side])
            assert makes[cells[play.card]] == sign * (taken >= reading.view.needed)
            sides.add(reading.declares)
        action = STEADY.choose(reading.view, Random(1))
        assert isinstance(action, Play)
        deal = act(deal, action)
        state.apply_action(number_of(action))
    assert sides == {True, False}


def by_skill(deal: Deal) -> Deal:
    """The deal played to its end by skilled seats, from what each of them sees."""
    skill = steady_skill(deal.rules)
    while not deal.is_over:
        deal = act(deal, PLAYS[card_to_play(skill, view(deal, deal.to_act))])
    return deal


@pytest.mark.parametrize("name", ["palace", "classic", "andrews", "fifty-two", "bid-wiz", "columbus"])
def test_the_simulators_state_is_the_deal_where_the_first_card_is_to_be_played(name: str) -> None:
    deal = until_play(fresh_deal(PRESETS[name], SEED, 3), STEADY, SEED, 3)
    assert typed_deal(state_of(deal)) == deal


@needs_kernel
def test_short_training_writes_the_same_bytes_each_time(tmp_path: Path) -> None:
    paths = [tmp_path / "one.npz", tmp_path / "two.npz"]
    for path, jobs in zip(paths, ("1", "2"), strict=True):
        main(["--short", "--jobs", jobs, "--out", str(path)])
    assert paths[0].read_bytes() == paths[1].read_bytes()
    assert SHORT.chunks < 3


def test_half_of_what_is_learned_is_palace_and_every_table_with_partners_is_in_it() -> None:
    learned = [rules_of(chunk) for chunk in range(28)]
    assert sum(rules.target == PALACE.target and rules.min_bid == PALACE.min_bid for rules in learned) >= 14
    assert all((rules.players, rules.sides) == (4, 2) for rules in learned)
    assert {rules.jokers for rules in learned} == {0, 2}


def test_the_shipped_network_fits_and_is_small() -> None:
    wanted = stored(Training(np.random.Generator(np.random.PCG64(4))))
    assert {key: one.shape for key, one in shipped().items()} == {key: one.shape for key, one in wanted.items()}
    assert PATH.stat().st_size < 200_000


def test_every_card_that_may_be_played_has_a_value_and_no_other_has() -> None:
    for deal, _ in history(PALACE, SEED, 2, STEADY):
        if deal.phase is PLAY:
            reading = read(view(deal, deal.to_act))
            assert [*net_values(reading, fresh())] == [play.card for play in honest_plays(reading.view)]


@pytest.mark.parametrize("preset", ["cutthroat", "whist"])
def test_another_part_plays_where_no_network_was_trained(preset: str) -> None:
    rules, strong = PRESETS[preset], NetPlayer(STEADY, STEADY)
    assert not plays_by_net(rules)
    for deal, action in history(rules, SEED, 1, STEADY):
        if deal.phase is PLAY:
            seen = view(deal, deal.to_act)
            assert strong.choose(seen, Random(1)) == strong.advise(seen, Random(1)).action == action
            assert strong.weigh(seen, Random(1)) == STEADY.weigh(seen, Random(1))


def test_a_card_is_chosen_weighed_and_told_alike_and_differs_from_steadys_at_times() -> None:
    player, differs = NetPlayer(STEADY, STEADY), 0
    for deal, action in history(PALACE, SEED, 3, STEADY):
        if deal.phase is PLAY:
            seen = view(deal, deal.to_act)
            play = player.choose(seen, Random(1))
            assert play == player.advise(seen, Random(1)).action == player.weigh(seen, Random(1))[0].action
            differs += play != action
            assert play == action or seen.hand.bit_count() > player.few
    assert differs
