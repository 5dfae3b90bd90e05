"""Calls by the network: the best by its values, held to manners, with true reasons; another part calls elsewhere."""

from collections.abc import Iterator
from random import Random

import pytest

from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.auction.net_bidder import NetBidder, mannerly_call
from bidwhist.bots.auction.net_calls import net_values
from bidwhist.bots.explanations.reason import Case, Kind
from bidwhist.bots.explanations.table import is_true
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.partner_safety.calls import decent_calls, fitting_calls
from bidwhist.bots.searching import NET_CLEAR
from bidwhist.core.act import act
from bidwhist.core.actions import PASS, Bid, Pass
from bidwhist.core.deal import AUCTION
from bidwhist.core.rules.presets import PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View, view
from support.nightly import amount, by_day

SEED = seed_from_text("calls by the network")
STEADY = SteadyBot()
BIDDER = NetBidder(NET_CLEAR, STEADY)
TRAINED = ("palace", "classic", "andrews", "bid-wiz", "columbus")


def views(rules: Ruleset, deals: int) -> Iterator[View]:
    """What the seats to call see, where steady calls, at many scores."""
    for number in range(deals):
        deal, score = fresh_deal(rules, SEED, number), [number % rules.target, (3 * number) % rules.target]
        while deal.phase is AUCTION:
            seen = view(deal, deal.to_act, tuple(score[: rules.sides]) if rules.sides == 2 else None)
            yield seen
            deal = act(deal, STEADY.choose(seen, Random(1)))


@pytest.mark.parametrize("preset", by_day(TRAINED, "palace", "bid-wiz"))
def test_a_call_is_chosen_weighed_and_told_alike_and_its_reasons_are_true(preset: str) -> None:
    for seen in views(PRESETS[preset], amount(12, 200)):
        call, advice = BIDDER.choose(seen, Random(1)), BIDDER.advise(seen, Random(1))
        weighed = BIDDER.weigh(seen, Random(1))
        assert call == advice.action == weighed[0].action
        assert sorted(map(str, (one.action for one in weighed))) == sorted(map(str, seen.legal))
        assert [one.value for one in weighed[1:]] == sorted((one.value for one in weighed[1:]), reverse=True)
        assert {one.action: one.value for one in weighed} == net_values(seen)
        case = Case(seen, call, weighed)
        assert advice.reasons and all(is_true(case, reason) for reason in advice.reasons), advice.words


def test_only_a_clear_gain_makes_it_call_what_partners_dislike() -> None:
    indecent = 0
    for seen in views(PALACE, amount(40, 400)):
        values, decent = net_values(seen), decent_calls(seen)
        fitting = [call for call in fitting_calls(seen) if call in values]
        best = max(fitting, key=lambda call: values[call])
        mannerly = [call for call in decent if call in fitting]
        if best in decent or not mannerly:
            continue
        indecent += 1
        gap = values[best] - max(values[call] for call in mannerly)
        assert mannerly_call(seen, values, 0.0) == best
        assert mannerly_call(seen, values, gap + 0.001) in mannerly
    assert indecent


@pytest.mark.parametrize("preset", ["fifty-two", "cutthroat"])
def test_another_part_calls_where_no_network_was_trained(preset: str) -> None:
    for seen in views(PRESETS[preset], 3):
        assert not net_values(seen)
        assert BIDDER.choose(seen, Random(1)) == STEADY.choose(seen, Random(1))
        assert BIDDER.weigh(seen, Random(1)) == STEADY.weigh(seen, Random(1))
        assert BIDDER.advise(seen, Random(1)) == STEADY.advise(seen, Random(1))


def test_a_pass_and_a_bid_are_told_beside_the_best_call_that_was_not_made() -> None:
    """One that fits the hand, or a better one that does not."""
    told = set[type]()
    for seen in views(PALACE, amount(20, 100)):
        advice, values = BIDDER.advise(seen, Random(1)), net_values(seen)
        if len(seen.legal) > 1 and isinstance(advice.action, Pass | Bid):
            told.add(type(advice.action))
            assert "you win the match" in advice.words or "passing wins the match" in advice.words
            assert advice.words.startswith("Pass: " if advice.action == PASS else "Bid ")
            others = [reason.call for reason in advice.reasons if reason.kind is Kind.OTHER_CALL]
            fits = [call for call in fitting_calls(seen) if call != advice.action]
            assert len(others) == 1 or not (others or fits)
            for other in others:
                assert other is not None and other != advice.action
                fit = max((values[call] for call in fits), default=0.0)
                assert values[other] == fit or values[other] > values[advice.action]
    assert told == {Pass, Bid}
