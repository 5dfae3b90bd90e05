"""Hints follow one plan through a deal, say it, and say what changed it. They depend only on what the seat saw."""

from collections.abc import Sequence
from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.bot import random_for
from bidwhist.bots.explanations.reason import Case, Kind
from bidwhist.bots.explanations.table import is_true
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.hints import at_the_bid, at_the_discard, hint, taken
from bidwhist.bots.levels import make_bot
from bidwhist.core.act import act
from bidwhist.core.actions import Action, Bid, Declare, Discard
from bidwhist.core.cards import JOKERS, Strain, cards_of
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, PLAY, Deal
from bidwhist.core.rules.options import BidNames, NoTrumpJokers, Sport
from bidwhist.core.rules.presets import CLASSIC, PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view
from bidwhist.tui.session import decisions
from bidwhist.tui.table_screen import hint_in_words
from support.blindness import redealt, swappable
from support.nightly import amount, by_day
from support.random_rules import rulesets
from support.reasons import Said, hinted, towards

SEED = seed_from_text("hints")
STEADY = SteadyBot()
ROOM = 2 * 76
"""Letters on the two lines that a terminal of 80 by 24 has for news."""


def check_plan(told: Sequence[Said]) -> int:
    """One plan from the bid to the name, unless a change is told with its reason; how many changes there were."""
    plans: dict[int, Declare | None] = {}
    changes = 0
    for one in told:
        assert not one.faults, f"{one.advice.words} {one.faults}"
        seat, plan = one.case.view.seat, towards(one.advice)
        if one.deal.phase in (DECLARE, DISCARD):
            changed = [reason for reason in one.advice.reasons if reason.kind is Kind.PLAN_CHANGED]
            if changed:
                changes += 1
                assert (changed[0].was, changed[0].contract) == (plans[seat], plan)
                assert len(one.advice.reasons) > 1, "a change says what changed it"
            else:
                assert plan == plans[seat], one.advice.words
        plans[seat] = plan
    return changes


@pytest.mark.parametrize("level", ["beginner", "casual", "steady"])
@pytest.mark.parametrize("preset", PRESETS)
def test_the_plan_of_a_bid_is_what_goes_and_what_is_named(preset: str, level: str) -> None:
    for number in range(amount(2, 6)):
        check_plan([*hinted(PRESETS[preset], make_bot(level), SEED, number)])


@pytest.mark.parametrize("preset", by_day(["classic", "palace", "cutthroat"], "palace"))
@pytest.mark.parametrize("level", by_day(["strong", "champion"], "strong"))
def test_the_plan_of_a_search_holds_too(level: str, preset: str) -> None:
    check_plan([*hinted(PRESETS[preset], make_bot(level), SEED, 3)])


@settings(deadline=None, max_examples=amount(14, 40))
@given(rules=rulesets(), number=st.integers(0, 999))
def test_the_plan_holds_in_every_mix_of_rules(rules: Ruleset, number: int) -> None:
    check_plan([*hinted(rules, STEADY, SEED, number, cards=True)])


def test_a_kitty_that_changes_the_plan_is_told_and_most_do_not() -> None:
    changes = sum(check_plan([*hinted(CLASSIC, STEADY, SEED, number)]) for number in range(40))
    assert 2 < changes < 20


def test_before_the_kitty_is_seen_nothing_changes_a_plan() -> None:
    for number in range(20):
        assert check_plan([*hinted(PALACE, STEADY, SEED, number)]) == 0


def test_a_kitty_that_lay_open_at_the_bid_changes_nothing_later() -> None:
    rules = replace(CLASSIC, sport=Sport.BEFORE_AUCTION)
    for number in range(amount(10, 30)):
        assert check_plan([*hinted(rules, make_bot("casual"), SEED, number)]) == 0


def test_a_bid_against_the_hint_brings_its_own_plan() -> None:
    """A person's own bid sets the plan, and hints then follow it."""
    for number in range(10):
        deal = fresh_deal(CLASSIC, SEED, number)
        deal = act(deal, Bid(7, next(one.suffix for one in bids(deal) if one.number == 7)))
        suffix = deal.calls[0].suffix  # type: ignore[union-attr]  # a bid
        while deal.phase is not PLAY:
            action = advised(deal, number)
            if isinstance(action, Declare):
                assert action in view(deal, deal.to_act).legal
                assert suffix is not None
            deal = act(deal, action)


def bids(deal: Deal) -> list[Bid]:
    """The bids that may be made now."""
    return [call for call in view(deal, deal.to_act).legal if isinstance(call, Bid)]


def advised(deal: Deal, number: int) -> Action:
    """What the hint in the seat to act is."""
    seat = deal.to_act
    return hint(view(deal, seat), STEADY, partial(random_for, SEED, number, seat)).action


def test_cards_put_aside_against_the_hint_may_change_what_is_named() -> None:
    """If a person discards the planned trumps, the hint does not name them as planned."""
    changed = 0
    for number in range(12):
        deal = fresh_deal(CLASSIC, SEED, number)
        while deal.phase is not DISCARD:
            deal = act(deal, advised(deal, number))
        seen = view(deal, deal.to_act)
        plan = towards(hint(seen, STEADY, partial(random_for, SEED, number, seen.seat)))
        assert plan is not None
        suited = sorted(range(54), key=lambda card: (not seen.hand >> card & 1, card // 13 != plan.strain))
        deal = act(deal, Discard(sum(1 << card for card in suited[:6])))
        seen = view(deal, deal.to_act)
        tip = hint(seen, STEADY, partial(random_for, SEED, number, seen.seat))
        assert tip.action in seen.legal
        told = {reason.kind for reason in tip.reasons}
        assert (Kind.PLAN_CHANGED in told) is (tip.action != plan)
        changed += tip.action != plan
    assert changed > 2


def test_a_contract_that_counts_double_may_win_more_though_it_is_made_less() -> None:
    rules = replace(CLASSIC, bid_names=BidNames.NUMBER, no_trump_factor=2)
    told = 0
    # Among the deals of the day is the first that has such a contract.
    for number in range(amount(30, 0), amount(40, 60)):
        for one in hinted(rules, STEADY, SEED, number):
            told += any(reason.kind is Kind.WINS_MORE_OFTEN for reason in one.advice.reasons)
            assert not one.faults, one.advice.words
    assert told > 0


def test_a_joker_kept_against_the_hint_ends_a_plan_of_no_trump() -> None:
    rules = replace(CLASSIC, bid_names=BidNames.NUMBER, no_trump_jokers=NoTrumpJokers.DECLARER_DISCARDS)
    told = 0
    for number in range(60):
        deal = fresh_deal(rules, SEED, number)
        while deal.phase is not DISCARD:
            deal = act(deal, advised(deal, number))
        seen = view(deal, deal.to_act)
        plan = towards(hint(seen, STEADY, partial(random_for, SEED, number, seen.seat)))
        if plan is None or plan.strain is not Strain.NO_TRUMP or not seen.hand & JOKERS:
            continue
        deal = act(deal, Discard(sum(1 << card for card in cards_of(seen.hand & ~JOKERS)[:6])))
        seen = view(deal, deal.to_act)
        tip = hint(seen, STEADY, partial(random_for, SEED, number, seen.seat))
        kinds = {reason.kind for reason in tip.reasons}
        assert tip.action in seen.legal
        assert {Kind.PLAN_CHANGED, Kind.NOT_TO_BE_NAMED} <= kinds
        assert all(is_true(Case(seen, tip.action, STEADY.weigh(seen, Random(0)), plan), one) for one in tip.reasons)
        told += 1
    assert told > 0


@settings(deadline=None, max_examples=amount(14, 40))
@given(rules=rulesets(), number=st.integers(0, 999))
def test_what_was_seen_earlier_is_worked_out_again_from_the_view(rules: Ruleset, number: int) -> None:
    earlier = {}
    for one in hinted(rules, STEADY, SEED, number, cards=True):
        seen = one.case.view
        assert taken(seen) == decisions(one.deal)
        earlier[seen.seat, seen.phase] = seen
        if seen.phase in (DECLARE, DISCARD):
            assert at_the_bid(seen) == earlier[seen.seat, AUCTION]
        if seen.phase is DECLARE and seen.discards:
            assert at_the_discard(seen) == earlier[seen.seat, DISCARD]


def test_no_hidden_card_moves_a_hint() -> None:
    for preset in ("classic", "palace", "cutthroat"):
        told = [*hinted(PRESETS[preset], STEADY, SEED, 4, cards=True)]
        for place, one in enumerate(told):
            pair = swappable(one.deal, one.case.view, Random(place))
            if pair:
                again = redealt(one.deal, [before.advice.action for before in told[:place]], *pair)
                seen = view(again, again.to_act)
                assert hint(seen, STEADY, partial(random_for, SEED, 4, seen.seat)) == one.advice


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hint_fits_the_two_lines_that_a_small_terminal_has(preset: str) -> None:
    for number in range(amount(2, 6)):
        for one in hinted(PRESETS[preset], STEADY, SEED, number, cards=True):
            assert len(hint_in_words(one.advice)) < ROOM, one.advice.words


def test_who_can_take_every_book_left_is_told_that_it_may_be_claimed() -> None:
    told = 0
    for number in range(10):
        for one in hinted(CLASSIC, STEADY, SEED, number, cards=True):
            told += any(reason.kind is Kind.MAY_CLAIM for reason in one.advice.reasons)
            assert not one.faults, one.advice.words
    assert told > 5
