"""Calls whose values are the network's in part: the sum of both, over the calls that the network finds best."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from bidwhist.arena.peers import make_peer
from bidwhist.arena.peers.net import champion_with_net
from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.auction.net_calls import net_values
from bidwhist.bots.auction.players import RolloutBidder
from bidwhist.bots.auction.rollout import Effort, RollOut
from bidwhist.bots.bot import Bot
from bidwhist.bots.composed import Composed
from bidwhist.bots.levels import make_bot
from bidwhist.bots.partner_safety.calls import fitting_calls
from bidwhist.core.act import act
from bidwhist.core.deal import AUCTION
from bidwhist.core.rules.presets import PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View, view

SEED = seed_from_text("blended")
SMALL = Effort(drawn=24, kept=8, tried=12)
UNTRAINED = replace(PALACE, target=9)


def views(rules: Ruleset) -> Iterator[View]:
    """What the seats to call see in the auctions of steady."""
    steady = make_bot("steady")
    for number in range(4):
        deal = fresh_deal(rules, SEED, number)
        while deal.phase is AUCTION:
            seen = view(deal, deal.to_act)
            yield seen
            deal = act(deal, steady.choose(seen, Random(1)))


@pytest.mark.parametrize("share", [0.25, 1.0])
def test_a_value_is_the_networks_in_part_and_the_roll_outs_for_the_rest(share: float) -> None:
    for seen in views(PALACE):
        by_net = net_values(seen)
        rolled = {one.call: one for one in RollOut(seen, Random(3), SMALL).all_prospects()}
        blended = RollOut(seen, Random(3), replace(SMALL, net=share)).all_prospects()
        assert {one.call for one in blended} == {*rolled}
        for one in blended:
            own = rolled[one.call]
            assert one.value == pytest.approx((1 - share) * own.value + share * min(max(by_net[one.call], 0), 1))
            assert one.merit - one.value == pytest.approx(own.merit - own.value)
            assert (one.makes, one.tricks, one.declares) == (own.makes, own.tricks, own.declares)


def test_the_calls_that_the_network_finds_best_are_rolled_out_and_the_best_decent_one() -> None:
    few = replace(SMALL, net=0.5, shortlist=3)
    for seen in views(PALACE):
        by_net, auction = net_values(seen), RollOut(seen, Random(3), few)
        tried = auction.tried_calls()
        assert 1 <= len(tried) <= 3
        fitting = fitting_calls(seen)
        assert max(fitting, key=lambda call: by_net[call]) in tried
        decent = [call for call in auction.decent_calls if call in fitting]
        assert not decent or max(decent, key=lambda call: by_net[call]) in tried


def test_where_no_network_was_trained_nothing_is_otherwise() -> None:
    for seen in views(UNTRAINED):
        own = RollOut(seen, Random(3), SMALL).all_prospects()
        assert RollOut(seen, Random(3), replace(SMALL, net=0.5, shortlist=2)).all_prospects() == own


def test_a_network_counts_for_a_quarter_of_champions_calls_in_some_presets() -> None:
    with_net, champion = bidder_of(champion_with_net(25)), bidder_of(make_bot("champion"))
    assert replace(with_net, effort=replace(with_net.effort, presets=champion.effort.presets)) == champion
    counts = {name for name, rules in PRESETS.items() if champion.effort.asks_net(rules)}
    assert counts == {"palace", "classic", "andrews"}
    assert champion.effort.asks_net(replace(PALACE, no_trump_factor=1))
    assert not champion.effort.asks_net(UNTRAINED)


def test_a_network_that_does_not_count_in_a_preset_changes_no_value_there() -> None:
    elsewhere = replace(SMALL, net=0.5, shortlist=2, presets=("classic",))
    for seen in views(PALACE):
        own = RollOut(seen, Random(3), SMALL).all_prospects()
        assert RollOut(seen, Random(3), elsewhere).all_prospects() == own
        assert RollOut(seen, Random(3), replace(elsewhere, presets=("palace",))).all_prospects() != own


def bidder_of(bot: Bot | None) -> RolloutBidder:
    """The part that calls."""
    assert isinstance(bot, Composed)
    calls = bot.parts[AUCTION]
    assert isinstance(calls, RolloutBidder)
    return calls


def test_there_is_no_champion_with_the_whole_of_a_network() -> None:
    assert make_peer("champion-net99") is not None
    assert make_peer("champion-net100") is None
