"""The bidding network: legal calls and no others, the same values at the table as in training, sums in any order."""

from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest
from benches.fit.bidding_net import PATH, SHORT, TRAINED, Training, main, on_grids, slopes
from benches.fit.bidding_selfplay import Player, Pool, Samples, joined
from msgspec.structs import replace

from bidwhist.bots.auction.bidding_net import NetWeights, legal_table, net_name, shipped
from bidwhist.bots.auction.equity_cache import stakes_of
from bidwhist.bots.auction.net_calls import NetSeats, calls_heard, net_values
from bidwhist.bots.equity.stakes import Standing
from bidwhist.core.apply import apply
from bidwhist.core.bidding import legal_calls
from bidwhist.core.cards import cards_of, deck, mask_of, parse_hand
from bidwhist.core.deal import AUCTION, deal_from_seed, start_deal
from bidwhist.core.rules.presets import PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view

DEALS = 24
ROUNDED = 1e-4
"""What the chances of a deal's tricks may miss one by, since each is on a grid."""


@cache
def fresh(name: str) -> NetWeights:
    """A network that was not trained."""
    return on_grids(Training(PRESETS[name], 8, np.random.Generator(np.random.PCG64(4))).net)


@cache
def pool(rules: Ruleset) -> Pool:
    """Some deals."""
    return Pool(rules, DEALS, 3)


def level(rules: Ruleset) -> Standing:
    """Level scores, the last seat dealing."""
    nothing = (0,) * rules.sides
    return Standing(rules, nothing, rules.max_deals, rules.side_of[rules.players - 1], nothing)


def decisions(rules: Ruleset, weights: NetWeights) -> Samples:
    """Every seat's decision in every deal."""
    table = pool(rules).table(stakes_of(level(rules)), np.arange(DEALS))
    return joined([*Player(table, weights).decisions(np.random.Generator(np.random.PCG64(5)))])


@pytest.mark.parametrize("name", TRAINED)
def test_every_legal_call_has_a_value_and_no_other_has(name: str) -> None:
    rules, random = PRESETS[name], Random(name)
    for number in range(4):
        deal = deal_from_seed(rules, seed_from_text("net"), number, number % rules.players)
        while deal.phase is AUCTION:
            seen = view(deal, deal.to_act, (0,) * rules.sides)
            values = net_values(seen, fresh(name))
            assert [*values] == [*seen.legal]
            assert all(np.isfinite(value) for value in values.values())
            deal = apply(deal, random.choice(legal_calls(rules, deal.calls)))


@pytest.mark.parametrize("name", ["palace", "fifty-two"])
def test_a_seat_values_calls_at_the_table_as_in_training(name: str) -> None:
    rules, weights = PRESETS[name], fresh(name)
    at = level(rules)
    stakes, worlds = stakes_of(at), pool(rules).worlds
    seats, table = NetSeats(worlds, stakes, weights), pool(rules).table(stakes, np.arange(DEALS))
    player, dealer = Player(table, weights), rules.players - 1
    for number in range(6):
        hands = [int(hand) for hand in worlds.hands[number]]
        deal = start_deal(rules, dealer, hands, int(worlds.kitty[number]))
        for place in range(rules.players):
            called = np.repeat(calls_heard(rules, deal.calls), DEALS, axis=0)
            trained, _, _ = player.values(place, np.arange(DEALS), called)
            assert np.array_equal(seats.values(place, called), trained)
            values = net_values(view(deal, deal.to_act, at.score), weights)
            best = max(values, key=lambda call: values[call])
            legal = trained[number][np.isfinite(trained[number])]
            assert [*values].index(best) == int(legal.argmax())
            assert np.ptp([*values.values()]) == pytest.approx(np.ptp(legal) / 4)
            deal = apply(deal, best)


def test_the_slopes_are_the_same_in_whatever_order_rows_are_added() -> None:
    rows, weights = decisions(PALACE, fresh("palace")), fresh("palace")
    one, _ = slopes(weights, rows)
    other, _ = slopes(weights, rows.take(np.random.default_rng(1).permutation(len(rows))))
    for name, slope in one.items():
        assert np.array_equal(slope, other[name]), name


def test_a_network_learns_what_calls_came_to() -> None:
    rows = decisions(PALACE, fresh("palace"))
    training = Training(PALACE, 150, np.random.Generator(np.random.PCG64(6)))
    errors = [training.learn(rows) for _ in range(150)]
    assert errors[-1] < errors[0] / 3


def test_what_came_of_a_call_is_the_worth_of_an_end() -> None:
    rows = decisions(PALACE, fresh("palace"))
    base = stakes_of(level(PALACE)).thrown_in
    assert (rows.values[~rows.legal] == 0).all()
    chances = rows.values / 4 + np.repeat(base[list(PALACE.side_of)], DEALS)[:, None]
    assert np.all(chances > -ROUNDED)
    assert np.all(chances < 1 + ROUNDED)


def test_short_training_writes_the_same_bytes_each_time(tmp_path: Path) -> None:
    paths = [tmp_path / "one.npz", tmp_path / "two.npz"]
    for path, jobs in zip(paths, ("1", "2"), strict=True):
        main(["--short", "--jobs", jobs, "--out", str(path), "palace", "cutthroat"])
    assert paths[0].read_bytes() == paths[1].read_bytes()
    assert SHORT.deals < 1000


def test_no_call_is_legal_to_nobody() -> None:
    for name in TRAINED:
        rules = PRESETS[name]
        assert legal_table(rules)[0, 0].any()
        assert legal_table(rules)[rules.players - 1, 0].any()


def test_double_and_single_no_trump_share_a_network_and_other_house_rules_have_none() -> None:
    assert net_name(replace(PALACE, no_trump_factor=1)) == net_name(PALACE) == "palace"
    assert net_name(replace(PALACE, target=9)) is None
    seen = view(deal_from_seed(replace(PALACE, target=9), seed_from_text("net"), 0, 0), 1, (0, 0))
    assert net_values(seen) == {}


def test_the_shipped_networks_fit_their_tables_and_are_small() -> None:
    for name, weights in shipped().items():
        wanted = fresh(name)
        assert {key: one.shape for key, one in weights.items()} == {key: one.shape for key, one in wanted.items()}
    data = PATH.parent
    assert sum(path.stat().st_size for path in data.iterdir()) < 1_000_000


def test_the_shipped_network_of_palace_knows_a_great_hand_from_a_poor_one() -> None:
    great, poor = best_value("BJ LJ AS KS QS JS TS 9S AH KH AD AC"), best_value("9S 7S 6S 9H 7H 6H 9D 8D 6D 9C 8C 6C")
    assert great > poor + 0.2


def best_value(hand: str) -> float:
    """The best value of the first seat's calls with a hand, the other cards dealt around."""
    others = cards_of(deck(2) & ~parse_hand(hand))
    hands = [mask_of(others[start:36:3]) for start in range(3)]
    seen = view(start_deal(PALACE, 2, [*hands, parse_hand(hand)], mask_of(others[36:])), 3, (0, 0))
    return max(net_values(seen).values())
