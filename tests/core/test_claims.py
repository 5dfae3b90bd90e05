"""Claims: what is plain at a glance is what the search would find."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bidwhist.actions import Play
from bidwhist.apply import apply
from bidwhist.cards import cards_of
from bidwhist.claims import _holds_the_rest, _Search, claim_holds
from bidwhist.deal import Phase
from bidwhist.rules.presets import PALACE
from support.random_play import fresh_deal
from support.table import deal_with, honest, suit, to_play


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from(["4US", "4DH", "4UN", "4DN"]), st.integers(1, 4))
def test_a_hand_of_winners_with_trumps_enough_takes_the_rest_by_search_too(
    number: int, contract: str, left: int
) -> None:
    deal = to_play(fresh_deal(PALACE, number), contract)
    while deal.phase is Phase.PLAY and (deal.tricks_left > left or deal.table):
        deal = apply(deal, Play(cards_of(honest(deal))[0]))
    assert deal.order is not None
    hands = tuple(deal.hand(seat) for seat in range(4))
    if _holds_the_rest(deal.order, hands, deal.leader):
        friends = tuple(deal.side(seat) == deal.side(deal.leader) for seat in range(4))
        assert _Search(deal.order, friends, 10**6).takes_all(hands, deal.leader)


def test_a_claim_that_is_plain_is_granted_at_the_first_trick() -> None:
    solid = to_play(deal_with(PALACE, "", "BJ LJ " + suit("S", "AKQJT98765"), dealer=0), "4US")
    assert claim_holds(solid, 1) is True


def test_high_side_cards_are_no_claim_while_a_trump_is_out() -> None:
    deal = to_play(deal_with(PALACE, "", suit("H", "AKQJT9876543"), "2S"), "4US")
    assert claim_holds(deal, 1) is not True
