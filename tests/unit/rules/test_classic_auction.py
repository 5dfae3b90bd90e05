"""The auction and the kitty of the classic game (rules C10–C14), each rule shown at the table."""

import pytest
from msgspec.structs import replace

from bidwhist.core.act import act
from bidwhist.core.actions import PASS, Bid, Declare, Discard, Suffix
from bidwhist.core.cards import Strain
from bidwhist.core.deal import Phase
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.events import events
from bidwhist.core.legality import legal
from bidwhist.core.rules.options import (
    AllPass,
    BidNames,
    DeclareWhen,
    Direction,
    DiscardTrick,
    NoTrumpJokers,
    SuffixOrder,
)
from bidwhist.core.rules.presets import CLASSIC, FIFTY_TWO
from bidwhist.core.view import view
from bidwhist.errors import IllegalAction
from support.hands import ONE_SUIT_EACH
from support.table import (
    bid_to,
    call_texts,
    calls,
    deal_with,
    declare,
    discard,
    hand,
    match_after,
    suit,
    to_play,
)


@pytest.mark.rule("C10")
def test_each_player_calls_once_from_the_dealers_left_and_the_dealer_last() -> None:
    deal = deal_with(CLASSIC, dealer=2)
    turns = []
    for call in (PASS, Bid(3, Suffix.UPTOWN), PASS, PASS):
        turns.append(deal.to_act)
        deal = act(deal, call)
    assert turns == [3, 0, 1, 2]
    assert deal.phase is Phase.DISCARD and deal.declarer == 0


@pytest.mark.rule("C10")
def test_a_call_is_a_pass_or_three_to_seven_with_uptown_downtown_or_no_trump() -> None:
    bids = {f"{number} {way}" for number in range(3, 8) for way in ("uptown", "downtown", "no-trump")}
    assert call_texts(deal_with(CLASSIC)) == bids | {"pass"}


@pytest.mark.rule("C11")
@pytest.mark.parametrize("way", ["U", "D"])
def test_a_bid_beats_all_bids_before_it_and_no_trump_beats_the_two_directions_which_are_equal(way: str) -> None:
    texts = call_texts(calls(deal_with(CLASSIC), f"3U 5{way}"))
    higher = {f"{number} {name}" for number in (6, 7) for name in ("uptown", "downtown", "no-trump")}
    assert texts == higher | {"5 no-trump", "pass"}
    assert call_texts(calls(deal_with(CLASSIC), "5N")) == higher | {"pass"}


@pytest.mark.rule("C11")
@pytest.mark.parametrize("bid", ["4U", "4D", "4N"])
def test_by_house_rule_no_trump_is_level_with_the_suits_and_only_a_higher_number_beats_a_bid(bid: str) -> None:
    deal = calls(deal_with(replace(CLASSIC, suffix_order=SuffixOrder.NO_TRUMP_LEVEL)), bid)
    texts = call_texts(deal)
    assert texts == {"pass", *(f"{number} {way}" for number in (5, 6, 7) for way in ("uptown", "downtown", "no-trump"))}
    for way in Suffix:
        with pytest.raises(IllegalAction, match="a bid must beat"):
            act(deal, Bid(4, way))


@pytest.mark.rule("C12")
def test_who_has_passed_is_out_for_the_deal() -> None:
    deal = calls(deal_with(CLASSIC), "- 3U - 4D")
    assert deal.phase is not Phase.AUCTION and deal.declarer == 0
    with pytest.raises(IllegalAction):
        act(deal, Bid(5, Suffix.UPTOWN))


@pytest.mark.rule("C13")
def test_four_passes_throw_the_cards_in_and_the_next_dealer_deals() -> None:
    thrown_in = calls(deal_with(CLASSIC, dealer=0), "- - - -")
    assert thrown_in.is_thrown_in and thrown_in.points == (0, 0)
    assert match_after(CLASSIC, thrown_in).next_dealer == 1


@pytest.mark.rule("C13")
def test_by_house_rule_the_dealer_must_bid() -> None:
    deal = calls(deal_with(replace(CLASSIC, all_pass=AllPass.DEALER_MUST)), "- - -")
    assert "pass" not in call_texts(deal)
    with pytest.raises(IllegalAction, match="the dealer must bid"):
        act(deal, PASS)


@pytest.mark.rule("C13", "X12")
def test_by_house_rule_the_dealer_must_make_the_lowest_bid_with_a_suffix_of_choice() -> None:
    rules = replace(CLASSIC, all_pass=AllPass.DEALER_MUST_MINIMUM, min_bid=4)
    deal = calls(deal_with(rules, dealer=0), "- - -")
    assert call_texts(deal) == {"4 uptown", "4 downtown", "4 no-trump"}
    for wrong, words in ((PASS, "the dealer must bid"), (Bid(5, Suffix.UPTOWN), "must bid 4, no more")):
        with pytest.raises(IllegalAction, match=words):
            act(deal, wrong)
    assert act(deal, Bid(4, Suffix.NO_TRUMP)).declarer == 0


@pytest.mark.rule("C13")
def test_who_bids_before_frees_the_dealer_from_the_lowest_bid() -> None:
    rules = replace(CLASSIC, all_pass=AllPass.DEALER_MUST_MINIMUM)
    assert {"pass", "7 uptown"} <= call_texts(calls(deal_with(rules), "- 3U -"))
    assert {"pass", "7 uptown"} <= call_texts(calls(deal_with(rules), "- -"))


@pytest.mark.rule("C13")
def test_where_bids_are_numbers_alone_the_dealer_must_bid_the_lowest_number() -> None:
    rules = replace(FIFTY_TWO, all_pass=AllPass.DEALER_MUST_MINIMUM)
    assert call_texts(calls(deal_with(rules), "- - -")) == {"1"}


@pytest.mark.rule("C14")
def test_the_declarer_takes_the_kitty_discards_six_and_only_then_names_trump() -> None:
    deal = bid_to(ONE_SUIT_EACH, "4UC")
    assert deal.phase is Phase.DISCARD and deal.hand(1).bit_count() == 18
    for wrong in (0, 5, 7):
        with pytest.raises(IllegalAction, match="exactly 6 cards"):
            act(deal, Discard(hand(suit("C", "AKQJT98"[:wrong]))))
    deal = discard(deal, "2S 2H 2D BJ LJ 3C")
    assert deal.phase is Phase.DECLARE and deal.hand(1).bit_count() == 12
    assert set(legal(deal)) == {Declare(strain, Direction.UPTOWN) for strain in Strain if strain != Strain.NO_TRUMP}
    assert declare(deal, "UH").phase is Phase.PLAY


WITH_KITTY = replace(CLASSIC, declare=DeclareWhen.AFTER_KITTY)


@pytest.mark.rule("C14")
def test_by_house_rule_trump_is_named_with_the_kitty_in_hand_and_then_six_are_discarded() -> None:
    deal = bid_to(deal_with(WITH_KITTY, kitty="2S 2H 2D 2C BJ LJ"), "4UC")
    assert deal.phase is Phase.DECLARE and deal.hand(1).bit_count() == 18
    assert set(legal(deal)) == {Declare(strain, Direction.UPTOWN) for strain in Strain if strain != Strain.NO_TRUMP}
    with pytest.raises(IllegalAction, match="name the contract first"):
        act(deal, Discard(deal.kitty))
    deal = declare(deal, "UH")
    assert deal.phase is Phase.DISCARD and deal.order is not None and deal.order.strain is Strain.HEARTS
    deal = discard(deal)
    assert deal.phase is Phase.PLAY and deal.hand(1).bit_count() == 12 and deal.tricks_won == (0, 1)


@pytest.mark.rule("C14")
def test_who_names_trump_with_the_kitty_in_hand_sees_it_alone_and_all_hear_the_name_before_the_discard() -> None:
    before = calls(deal_with(WITH_KITTY), "4U - -")
    taken = act(before, PASS)
    assert [view(taken, seat).kitty for seat in range(4)] == [None, taken.kitty, None, None]
    assert [type(event).__name__ for event in events(before, taken, 0)] == ["Called", "AuctionWon", "KittyTaken"]
    named = declare(taken, "US")
    assert [type(event).__name__ for event in events(taken, named, 0)] == ["Declared"]
    assert all(view(named, seat).contract == named.contract for seat in range(4))
    assert [type(event).__name__ for event in events(named, discard(named), 0)] == ["Discarded"]


@pytest.mark.rule("C14")
def test_in_no_trump_with_the_kitty_in_hand_the_direction_is_named_and_binds() -> None:
    deal = bid_to(deal_with(WITH_KITTY), "4UN")
    assert set(legal(deal)) == {Declare(Strain.NO_TRUMP, way) for way in CLASSIC.directions}
    assert str(to_play(deal_with(WITH_KITTY), "4DN").contract) == "4 no-trump, downtown"


@pytest.mark.rule("C14", "A5")
@pytest.mark.parametrize("names", BidNames)
def test_jokers_that_must_go_forbid_no_name_while_they_can_still_be_put_aside(names: BidNames) -> None:
    rules = replace(WITH_KITTY, no_trump_jokers=NoTrumpJokers.DECLARER_DISCARDS, bid_names=names)
    deal = bid_to(deal_with(rules, "", "BJ", kitty="LJ"), "4UN")
    deal = declare(deal, "UN")
    choices = legal(deal)
    assert isinstance(choices, DiscardChoices) and choices.required == hand("BJ LJ")
    assert discard(deal).discards & hand("BJ LJ") == hand("BJ LJ")


@pytest.mark.rule("C14")
def test_without_a_kitty_naming_is_all_there_is() -> None:
    rules = replace(WITH_KITTY, jokers=0, kitty=0, discard_trick=DiscardTrick.NOBODY)
    assert declare(bid_to(deal_with(rules), "4US"), "US").phase is Phase.PLAY


@pytest.mark.rule("C14")
def test_in_no_trump_the_declarer_names_the_direction_after_the_discard() -> None:
    deal = discard(bid_to(ONE_SUIT_EACH, "4UN"))
    assert set(legal(deal)) == {
        Declare(Strain.NO_TRUMP, Direction.UPTOWN),
        Declare(Strain.NO_TRUMP, Direction.DOWNTOWN),
    }
