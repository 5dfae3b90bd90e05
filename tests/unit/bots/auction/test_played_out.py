"""Deals played out by skilled seats: what they tell of calls, names and discards, and where they are left out."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.auction import played
from bidwhist.bots.auction.exchange import choices_of
from bidwhist.bots.auction.played import PlayedAuctions, history_of
from bidwhist.bots.auction.players import Exchanger, RolloutBidder
from bidwhist.bots.auction.rollout import Effort, RollOut, heard_worlds
from bidwhist.bots.auction.worlds import Worlds
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.hints import hint
from bidwhist.bots.levels import make_bot
from bidwhist.bots.searching import by_phase
from bidwhist.bots.skill import steady_skill
from bidwhist.core.act import act
from bidwhist.core.actions import PASS, Action, Bid, CallRenege, Claim, Contract, RefusedClaim, Suffix
from bidwhist.core.bidding import all_bids
from bidwhist.core.deal import AUCTION, DISCARD, NOBODY, PLAY, Deal
from bidwhist.core.legality import declarations
from bidwhist.core.rules.options import AllPass
from bidwhist.core.rules.presets import PALACE
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View, view
from bidwhist.records.replaying import decisions
from bidwhist.records.writing import record_of_deal
from bidwhist.simulator import Skill, restored_state, skilled_end
from bidwhist.simulator.numbering import number_of, numbers_of
from support.simulated import SIMULATED

SEED = seed_from_text("played out")
JUDGED = Effort(drawn=24, kept=8, tried=4)
PLAYED = replace(JUDGED, played=1.0)


def before_play(rules: Ruleset, deals: int = 3) -> Iterator[tuple[Deal, View]]:
    """Each state of some deals of steady's before the first card, with what the seat to act sees."""
    steady = make_bot("steady")
    for number in range(deals):
        deal = fresh_deal(rules, SEED, number)
        while not deal.is_over and deal.phase is not PLAY:
            seen = view(deal, deal.to_act)
            yield deal, seen
            deal = act(deal, steady.choose(seen, Random(1)))


def calls_of(rules: Ruleset) -> Iterator[View]:
    return (seen for deal, seen in before_play(rules) if deal.phase is AUCTION and len(seen.legal) > 1)


def choices_at(rules: Ruleset) -> Iterator[View]:
    return (seen for deal, seen in before_play(rules) if deal.phase is not AUCTION and len(seen.legal) > 1)


@pytest.mark.parametrize("preset", SIMULATED)
def test_what_a_view_shows_was_done_is_what_was_done(preset: str) -> None:
    for deal, seen in before_play(SIMULATED[preset]):
        actions = [one.action for one in decisions(deal.rules, record_of_deal(deal, ()))]
        done = [one for one in actions if not isinstance(one, RefusedClaim | Claim | CallRenege)]
        assert history_of(seen) == [number for one in done for number in numbers_of(one)]


@pytest.mark.parametrize("preset", SIMULATED)
def test_an_auction_ends_as_skilled_seats_end_it_world_by_world(preset: str) -> None:
    rules = SIMULATED[preset]
    skill = steady_skill(rules)
    for seen in calls_of(rules):
        auction = RollOut(seen, Random(2), PLAYED)
        for call in auction.candidates():
            bids, holders = auction.ends_of(call)
            tricks = 0
            for row in np.flatnonzero(holders != NOBODY):
                bid, holder = auction.menu.bids[bids[row]], int(holders[row])
                state = restored_state(
                    rules,
                    seen.dealer,
                    [int(hand) for hand in auction.worlds.hands[row]],
                    int(auction.worlds.kitty[row]),
                    PlayedAuctions(seen, auction.worlds).calls(bid, holder),
                )
                tricks += skilled_end(state, skill).tricks_won[rules.side_of[holder]]
            sums = auction.sums(bids, holders, auction.stakes)
            assert sums.tricks == tricks
            assert 0 <= sums.made <= sums.count <= len(auction.worlds)
            assert 0 <= sums.value <= len(auction.worlds)


def test_a_dealer_who_may_bid_only_the_least_after_passes_has_heard_a_bid() -> None:
    rules = replace(PALACE, all_pass=AllPass.DEALER_MUST_MINIMUM)
    seen = next(calls_of(rules))
    higher, least = Bid(5, Suffix.UPTOWN), all_bids(rules)[0]
    calls = PlayedAuctions(seen, heard_worlds(seen, PLAYED, Random(1))).calls(higher, seen.dealer)
    assert calls == [number_of(call) for call in (PASS, PASS, least, higher)]


def test_a_call_counts_half_by_the_evaluator_and_half_by_what_was_played() -> None:
    for seen in calls_of(PALACE):
        judged, both, all_played = (
            {one.call: one for one in RollOut(seen, Random(3), effort).all_prospects()}
            for effort in (JUDGED, replace(JUDGED, played=0.5), PLAYED)
        )
        for call, one in both.items():
            for figure in ("value", "tricks", "makes"):
                middle = (getattr(judged[call], figure) + getattr(all_played[call], figure)) / 2
                assert getattr(one, figure) == pytest.approx(middle)
            assert one.declares == judged[call].declares


@pytest.mark.parametrize("preset", ["palace", "classic", "cutthroat"])
def test_names_and_discards_count_half_by_the_evaluator_and_half_by_what_was_played(preset: str) -> None:
    changed = 0
    for seen in choices_at(SIMULATED[preset]):
        judged, both, all_played = (
            {one.action: one for one in choices_of(seen, Random(4), effort)}
            for effort in (JUDGED, replace(JUDGED, played=0.5), PLAYED)
        )
        assert {*both} == {*judged} == {*all_played}
        for action, one in both.items():
            for figure in ("value", "tricks", "makes"):
                middle = (getattr(judged[action], figure) + getattr(all_played[action], figure)) / 2
                assert getattr(one, figure) == pytest.approx(middle)
            changed += one.value != judged[action].value
    assert changed


def test_the_discard_that_skilled_seats_do_best_with_comes_first() -> None:
    skill = steady_skill(PALACE)
    for seen in choices_at(PALACE):
        found, worlds = choices_of(seen, Random(5), PLAYED), heard_worlds(seen, PLAYED, Random(5))
        taken = [_tricks(seen, worlds, one.action, skill) for one in found[:2]]
        assert [one.tricks for one in found[:2]] == pytest.approx(taken)


def _tricks(seen: View, worlds: Worlds, action: Action, skill: Skill) -> float:
    """The mean of what the declaring side takes after an action."""
    history = history_of(seen, [action])
    found = [
        skilled_end(
            restored_state(seen.rules, seen.dealer, [int(one) for one in hands], int(kitty), history),
            skill,
        ).tricks_won[seen.side]
        for hands, kitty in zip(worlds.hands, worlds.kitty, strict=True)
    ]
    return sum(found) / len(found)


@pytest.mark.parametrize("preset", SIMULATED)
def test_hints_imagine_a_contract_named_before_its_time(preset: str) -> None:
    """A hint compares its plan with what is seen now: its view of a discard may have a contract that is yet to come."""
    bot = by_phase("played out", RolloutBidder(PLAYED), Exchanger(PLAYED), SteadyBot())
    hinted = 0
    for seen in choices_at(SIMULATED[preset]):
        assert hint(seen, bot, Random).action in seen.legal
        for named in declarations(seen.rules, seen.bid.suffix if seen.bid else None)[:3]:
            if seen.phase is DISCARD and seen.contract is None:
                contract = Contract(seen.bid.number if seen.bid else 0, named.direction, named.strain)
                as_if = replace(seen, contract=contract)
                assert all(one.action in seen.legal for one in choices_of(as_if, Random(4), PLAYED))
                hinted += 1
    assert hinted or not (SIMULATED[preset].names_after_discard and SIMULATED[preset].kitty)


def test_without_the_kernel_the_evaluator_judges_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played, "COMPILED", False)
    for seen in calls_of(PALACE):
        own = RollOut(seen, Random(3), JUDGED).all_prospects()
        assert RollOut(seen, Random(3), PLAYED).all_prospects() == own
    for seen in choices_at(PALACE):
        assert choices_of(seen, Random(4), PLAYED) == choices_of(seen, Random(4), JUDGED)
