"""Bots claim only when every layout of the hidden cards grants it."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.claims import sure_claim
from bidwhist.bots.determinization.sample import sample_worlds
from bidwhist.bots.levels import make_bot
from bidwhist.core.act import act
from bidwhist.core.actions import Claim
from bidwhist.core.apply import apply
from bidwhist.core.claims import is_certain
from bidwhist.core.deal import Deal
from bidwhist.core.rules.options import NoTrumpJokers, Renege
from bidwhist.core.rules.presets import CLASSIC, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view
from bidwhist.records.open_claims import holds_openly
from support.endings import ending, laid, trick, with_rules
from support.nightly import amount
from support.random_rules import rulesets

SEED = seed_from_text("claims")
STEADY = make_bot("steady")


def positions(rules: Ruleset, number: int) -> Iterator[Deal]:
    """Each state of a deal that steady bots play out to the last card."""
    deal = fresh_deal(rules, SEED, number)
    while not deal.is_over:
        yield deal
        deal = apply(deal, STEADY.choose(view(deal, deal.to_act), Random(0)))


def claimed(rules: Ruleset, number: int) -> Iterator[tuple[Deal, Claim]]:
    """Each position of a deal in which the seat to act would claim."""
    for deal in positions(rules, number):
        claim = sure_claim(view(deal, deal.to_act))
        if claim:
            yield deal, claim


def lies(deal: Deal, count: int, random: Random) -> Iterator[Deal]:
    """The deal with its hidden cards placed otherwise, in a way the seat to act thinks possible."""
    seen = view(deal, deal.to_act)
    for hands in sample_worlds(seen, count, random).tolist():
        kept = tuple(hand | deal.hands[seat] & deal.played for seat, hand in enumerate(hands))
        yield replace(deal, hands=kept)


def holds(deal: Deal, seat: int) -> bool:
    """Whether a claim is certain from its seat, and would hold with all hands open."""
    return is_certain(view(deal, seat)) and holds_openly(deal, seat)


@settings(deadline=None, max_examples=amount(27, 80))
@given(rules=rulesets(), number=st.integers(0, 9_999))
def test_a_claim_is_granted_however_the_hidden_cards_lie(rules: Ruleset, number: int) -> None:
    for deal, claim in claimed(rules, number):
        assert act(deal, claim).is_over
        assert all(
            is_certain(view(lie, claim.by)) and holds_openly(lie, claim.by) for lie in lies(deal, 5, Random(number))
        )


@pytest.mark.parametrize("name", PRESETS)
def test_no_claim_is_wrong_in_any_preset_and_some_are_made(name: str) -> None:
    found = [pair for number in range(12) for pair in claimed(PRESETS[name], number)]
    assert found
    for deal, claim in found:
        assert is_certain(view(deal, claim.by))
        assert all(holds(lie, claim.by) for lie in lies(deal, 3, Random(1)))


def test_a_hand_of_winners_is_claimed() -> None:
    deal = ending(CLASSIC, "4US", "AS KS AH", "QS 3H 2D", "4H 5H 6H", "7D 8D 9D", leader=0, won=(6, 3))
    assert sure_claim(view(deal, 0)) == Claim(0)


def test_small_cards_behind_enough_winners_are_claimed() -> None:
    deal = ending(CLASSIC, "4US", "AH KH 2H", "QH 3D 2D", "4D 5D 6D", "JD 8D 9D", leader=0, won=(6, 3))
    assert sure_claim(view(deal, 0)) == Claim(0)


def test_nothing_is_claimed_while_a_trump_may_be_out() -> None:
    deal = ending(CLASSIC, "4US", "AH KH AD", "2S 3D 2D", "4D 5D 6D", "JD 8D 9D", leader=0, won=(6, 3))
    assert sure_claim(view(deal, 0)) is None


def test_a_trump_among_the_discards_counts_as_out_for_those_who_do_not_know() -> None:
    hands = ("QC 3D 2D", "AH KH AD", "4D 5D 6D", "JD 8D 9D")
    deal = ending(CLASSIC, "4US", *hands, leader=1, declarer=0, won=(6, 3), hidden="2S")
    assert sure_claim(view(deal, 1)) is None
    assert sure_claim(view(replace(deal, leader=0, to_act=0), 0)) is None


def test_a_seat_that_did_not_follow_is_taken_to_hold_none_only_where_reneges_are_prevented() -> None:
    shown = (trick(0, "AS 2D 3D 4D", 0),)
    hands = ("KH QH", "3H 2H", "5D 6D", "JD 8D")
    for renege, certain in ((Renege.PREVENTED, True), (Renege.CALLED, False)):
        rules = with_rules(CLASSIC, renege=renege)
        deal = ending(rules, "4US", *hands, leader=0, won=(6, 3), tricks=shown, hidden="9S")
        deal = replace(deal, declarer=2)
        assert (sure_claim(view(deal, 0)) is not None) is certain


def test_a_joker_that_may_fall_at_any_time_can_save_a_card() -> None:
    hands = ("AH QH", "KH BJ", "4D 5D", "JD 8D")
    for rule, certain in ((NoTrumpJokers.WHEN_VOID, True), (NoTrumpJokers.ANY_TIME, False)):
        deal = ending(with_rules(CLASSIC, no_trump_jokers=rule), "4UN", *hands, leader=0, won=(6, 3))
        assert (sure_claim(view(deal, 0)) is not None) is certain
        assert is_certain(view(deal, 0)) is certain


def test_a_joker_in_hand_is_never_claimed_with_in_no_trump() -> None:
    deal = ending(CLASSIC, "4UN", "AH BJ", "3D 2D", "4D 5D", "JD 8D", leader=0, won=(6, 3))
    assert sure_claim(view(deal, 0)) is None


def test_nobody_claims_in_the_middle_of_a_book_or_for_the_last_card() -> None:
    deal = ending(CLASSIC, "4US", "AH KH", "3D 2D", "4D 5D", "JD 8D", leader=3, won=(6, 3))
    assert sure_claim(view(laid(deal, "JD"), 0)) is None
    last = ending(CLASSIC, "4US", "AH", "3D", "4D", "JD", leader=0, won=(6, 3))
    assert sure_claim(view(last, 0)) is None
