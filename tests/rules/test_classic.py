"""The classic game (rules C1–C30), each rule shown at the table."""

from random import Random

import pytest
from msgspec.structs import replace

from bidwhist.act import act, why_not
from bidwhist.actions import PASS, Bid, CallRenege, Declare, Discard, Play, Suffix
from bidwhist.cards import ALL_CARDS, BIG_JOKER, BIT, LITTLE_JOKER, SUIT_MASKS, Strain, parse_card
from bidwhist.deal import Deal, Phase
from bidwhist.discards import DiscardChoices
from bidwhist.draws import draw_first_dealer
from bidwhist.errors import BadRuleset, IllegalAction, Misdeal
from bidwhist.events import events
from bidwhist.legality import legal
from bidwhist.match import Reason, Result, deal_given, deal_next, given_match, new_match, play
from bidwhist.rules.options import (
    AllPass,
    BidNames,
    Boston,
    BothLimits,
    DeclareWhen,
    DefendersScore,
    Direction,
    DiscardTrick,
    NoTrumpJokers,
    Renege,
    Rotation,
    Sport,
    SuffixOrder,
)
from bidwhist.rules.order import order_for
from bidwhist.rules.presets import CLASSIC, CUTTHROAT, CUTTHROAT_FIVE, CUTTHROAT_FOUR, FIFTY_TWO
from bidwhist.rules.ruleset import Ruleset
from bidwhist.server.game.commands import GoOn, TakeSeat
from bidwhist.server.game.table import goes_on_at
from bidwhist.shuffle import deal_cards, destinations, seed_from_text
from bidwhist.view import WATCHER, view
from support import tables
from support.table import (
    PLAYERS,
    bid_to,
    call_texts,
    calls,
    cards_to_play,
    deal_with,
    declare,
    discard,
    hand,
    lay,
    match_after,
    played,
    rest_played,
    suit,
    to_play,
)

UPTOWN_RANKS = "AKQJT98765432"
DOWNTOWN_RANKS = "A23456789TJQK"
ONE_SUIT_EACH = deal_with(
    CLASSIC,
    suit("S", UPTOWN_RANKS[:12]),
    suit("C", UPTOWN_RANKS[:12]),
    suit("H", UPTOWN_RANKS[:12]),
    suit("D", UPTOWN_RANKS[:12]),
    kitty="2S 2C 2H 2D BJ LJ",
)
"""Seat 0 deals and holds spades, seat 1 clubs, seat 2 hearts, seat 3 diamonds; the twos and jokers are the kitty."""


def four_in_clubs() -> Deal:
    return to_play(ONE_SUIT_EACH, "4UC")


def seeds(number: int) -> list[bytes]:
    return [seed_from_text(str(one)) for one in range(number)]


@pytest.mark.rule("C1")
def test_partners_sit_opposite_and_keep_one_score_together() -> None:
    assert CLASSIC.players == 4
    assert CLASSIC.side_of[0] == CLASSIC.side_of[2] != CLASSIC.side_of[1] == CLASSIC.side_of[3]
    by_declarer, by_partner = played(CLASSIC, "4US", 10, declarer=1), played(CLASSIC, "4US", 10, declarer=3)
    assert match_after(CLASSIC, by_declarer, by_partner).scores == ((0, 4), (0, 8))


@pytest.mark.rule("C2")
def test_the_lowest_card_cut_deals_first() -> None:
    for seed in seeds(200):
        draw = draw_first_dealer(CLASSIC, seed)
        assert [seat for seat, _ in draw.cards] == [0, 1, 2, 3]
        ranks = [card % 13 for _, card in draw.cards]
        assert ranks[draw.result[0]] == min(ranks)


@pytest.mark.rule("C2")
def test_the_deal_passes_clockwise() -> None:
    match = new_match(CLASSIC, PLAYERS[:4], seed_from_text("clockwise"))
    dealers = []
    for _ in range(5):
        match = deal_next(match)
        assert match.deal is not None
        dealers.append(match.deal.dealer)
        for _ in range(4):
            match = play(match, PASS)
    assert dealers == [(match.first_dealer + turn) % 4 for turn in range(5)]


@pytest.mark.rule("C3")
def test_the_pack_is_52_cards_and_two_jokers_that_differ() -> None:
    hands, kitty = deal_cards(CLASSIC, seed_from_text("pack"), 0, 0)
    assert sum(hands) + kitty == ALL_CARDS == sum(SUIT_MASKS) + BIT[BIG_JOKER] + BIT[LITTLE_JOKER]
    assert ALL_CARDS.bit_count() == 54


@pytest.mark.rule("C4")
@pytest.mark.parametrize(
    ("direction", "ranks"), [(Direction.UPTOWN, UPTOWN_RANKS), (Direction.DOWNTOWN, DOWNTOWN_RANKS)]
)
@pytest.mark.parametrize("letter", "CDHS")
def test_trumps_and_side_suits_rank_by_the_direction_of_the_contract(
    direction: Direction, ranks: str, letter: str
) -> None:
    order = order_for(CLASSIC, Strain.SPADES, direction)
    cards = [parse_card(rank + letter) for rank in ranks]
    led = order.suit_of[cards[0]]
    powers = [order.strength[led][card] for card in cards]
    assert powers == sorted(powers, reverse=True) and len({*powers}) == 13


@pytest.mark.rule("C5")
@pytest.mark.parametrize("direction", [Direction.UPTOWN, Direction.DOWNTOWN])
def test_the_jokers_are_the_two_highest_trumps_big_over_little_over_the_ace(direction: Direction) -> None:
    order = order_for(CLASSIC, Strain.HEARTS, direction)
    powers = [order.strength[Strain.CLUBS][parse_card(code)] for code in ("BJ", "LJ", "AH")]
    assert powers == sorted(powers, reverse=True) and len({*powers}) == 3
    assert powers[0] == max(order.strength[Strain.CLUBS])


@pytest.mark.rule("C5")
def test_a_joker_cannot_win_in_no_trump() -> None:
    deal = deal_with(CLASSIC, "BJ " + suit("S", "AKQJT987654"), "2C", "LJ " + suit("H", "AKQJT987654"), "3C", dealer=0)
    deal = lay(to_play(deal, "4UN"), "2C LJ 3C BJ")
    assert deal.tricks[0].winner == 3


@pytest.mark.rule("C6")
def test_thirteen_tricks_are_twelve_played_and_the_discard_of_the_declaring_side() -> None:
    deal = four_in_clubs()
    assert deal.tricks_won == (0, 1) and deal.tricks_left == 12
    over = rest_played(deal)
    assert len(over.tricks) == 12 and sum(over.tricks_won) == CLASSIC.all_tricks == 13


@pytest.mark.rule("C6")
def test_the_first_six_tricks_are_free() -> None:
    assert CLASSIC.free_tricks == 6
    assert played(CLASSIC, "3US", 9).points == (0, 3)
    assert played(CLASSIC, "3US", 8).points == (0, -3)


@pytest.mark.rule("C7")
def test_the_match_is_won_at_seven() -> None:
    six, one_more = played(CLASSIC, "6US", 12), played(CLASSIC, "3US", 9)
    assert match_after(CLASSIC, six).result is None
    assert match_after(CLASSIC, six, one_more).result == Result(1, Reason.TARGET)


@pytest.mark.rule("C7")
def test_the_match_is_lost_at_minus_seven() -> None:
    set_once, set_again = played(CLASSIC, "4US", 9), played(CLASSIC, "3US", 8)
    assert match_after(CLASSIC, set_once).result is None
    assert match_after(CLASSIC, set_once, set_again).result == Result(0, Reason.FLOOR)


@pytest.mark.rule("C7")
def test_if_one_deal_brings_both_about_the_side_at_minus_seven_has_lost() -> None:
    rules = replace(CLASSIC, defenders_score=DefendersScore.ODD_TRICKS)
    deals = (
        played(rules, "3US", 8, declarer=0),
        played(rules, "4US", 10, declarer=1),
        played(rules, "4US", 4, declarer=0),
    )
    match = match_after(rules, *deals)
    assert match.scores == ((-3, 0), (-3, 4), (-7, 7))
    assert match.result == Result(1, Reason.FLOOR)
    most_points = match_after(replace(rules, both_limits=BothLimits.MOST_POINTS), *deals)
    assert most_points.result == Result(1, Reason.TARGET)


@pytest.mark.rule("C8")
def test_twelve_cards_go_to_each_player_and_six_to_the_kitty() -> None:
    for number, seed in enumerate(seeds(20)):
        hands, kitty = deal_cards(CLASSIC, seed, number, number % 4)
        assert [one.bit_count() for one in hands] == [12, 12, 12, 12] and kitty.bit_count() == 6


@pytest.mark.rule("C8")
def test_cards_are_dealt_in_batches_of_three_four_three_and_two() -> None:
    order = destinations(CLASSIC, seed_from_text("x"), 0, dealer=0)
    assert order[:12] == (3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0)
    assert order[12:16] == (3, 3, 3, 3) and order[-6:] == (-1,) * 6


@pytest.mark.rule("C8")
def test_the_kitty_lies_face_down() -> None:
    deal = four_in_clubs()
    assert [view(deal, seat).kitty for seat in range(4)] == [None, deal.kitty, None, None]


@pytest.mark.rule("C9")
@pytest.mark.parametrize("fault", ["a card short", "a card twice", "a card of another pack"])
def test_a_wrong_deal_is_void_and_the_same_dealer_deals_again(fault: str) -> None:
    hands, kitty = deal_cards(CLASSIC, seed_from_text("misdeal"), 0, 2)
    first, *others = hands
    wrong = {
        "a card short": first & (first - 1),
        "a card twice": first & (first - 1) | others[0] & -others[0],
        "a card of another pack": first & (first - 1) | 1 << 60,
    }[fault]
    match = given_match(CLASSIC, PLAYERS[:4], 2)
    with pytest.raises(Misdeal):
        deal_given(match, (wrong, *others), kitty)
    again = deal_given(match, hands, kitty)
    assert again.deal is not None and again.deal.dealer == 2


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


@pytest.mark.rule("C15")
@pytest.mark.parametrize("declarer", range(4))
def test_the_declarer_leads_any_card(declarer: int) -> None:
    deal = to_play(deal_with(CLASSIC), "4US", declarer)
    assert deal.to_act == declarer
    assert cards_to_play(deal) == deal.hand(declarer)


@pytest.mark.rule("C16")
def test_a_player_who_can_follow_must() -> None:
    deal = deal_with(CLASSIC, "", "AH", "2H 9H AS BJ", "")
    deal = lay(to_play(deal, "4US"), "AH")
    assert cards_to_play(deal) == deal.hand(2) & SUIT_MASKS[Strain.HEARTS]
    words = why_not(deal, Play(parse_card("AS")))
    assert words is not None and "you still have hearts and must follow" in words


@pytest.mark.rule("C16")
def test_a_player_who_cannot_follow_plays_anything() -> None:
    deal = lay(four_in_clubs(), "AC")
    assert cards_to_play(deal) == deal.hand(2)


@pytest.mark.rule("C16")
def test_jokers_follow_trump() -> None:
    deal = deal_with(CLASSIC, "", "AS", "LJ " + suit("H", "AKQJT98765") + " 2D", "")
    deal = lay(to_play(deal, "4US"), "AS")
    assert cards_to_play(deal) == hand("LJ")


VOID_IN_DIAMONDS = deal_with(
    CLASSIC,
    suit("H", "AKQJT98765") + " 5C QC",
    suit("D", "32QJT") + " " + suit("C", "AKJT876"),
    suit("S", "AKQJT98765") + " 2C 9C",
    suit("D", "AK987654") + " 4C 3C 4H 3H",
    kitty="BJ LJ 4S 3S 2S 2H",
)
"""Seats 0 and 2 hold no diamond, seats 1 and 3 hold them all."""


@pytest.mark.rule("C17")
@pytest.mark.parametrize(
    ("contract", "cards", "winner"),
    [
        ("4UC", "3D AS 4D AH", 3),
        ("4DC", "3D AS 4D AH", 1),
        ("4DC", "2D AS AD AH", 3),
        ("4UC", "QD 2C KD AH", 2),
        ("4UC", "QD 2C KD 5C", 0),
        ("4DC", "QD 2C KD 5C", 2),
        ("4UN", "3D AS 4D AH", 3),
        ("4DN", "3D AS 4D AH", 1),
    ],
)
def test_the_highest_trump_wins_else_the_highest_card_of_the_suit_led_in_the_contracts_direction(
    contract: str, cards: str, winner: int
) -> None:
    deal = lay(to_play(VOID_IN_DIAMONDS, contract), cards)
    assert deal.tricks[0].winner == deal.to_act == winner


@pytest.mark.rule("C18")
def test_a_joker_led_is_a_trump_led() -> None:
    deal = deal_with(CLASSIC, "", "LJ", "2S 9S AH", "BJ 2H")
    led = lay(to_play(deal, "4US"), "LJ")
    assert cards_to_play(led) == deal.dealt[2] & SUIT_MASKS[Strain.SPADES]
    assert lay(led, "2S BJ").table[-1] == BIG_JOKER


CALLED = replace(CLASSIC, renege=Renege.CALLED)


@pytest.mark.rule("C19")
def test_a_renege_costs_three_tricks_if_the_other_side_names_the_trick() -> None:
    over = honest_but_for_one_card()
    before = over.tricks_won
    assert before[0] >= 3
    after_call = act(over, CallRenege(1, 1))
    assert after_call.tricks_won == (before[0] - 3, before[1] + 3)


@pytest.mark.rule("C19")
@pytest.mark.parametrize("call", [CallRenege(1, 0), CallRenege(3, 2), CallRenege(0, 1)])
def test_a_renege_costs_nothing_if_another_trick_is_named_or_the_own_side_calls(call: CallRenege) -> None:
    over = honest_but_for_one_card()
    assert act(over, call).tricks_won == over.tricks_won


@pytest.mark.rule("C19")
def test_an_honest_hand_has_nothing_to_fear() -> None:
    over = rest_played(to_play(deal_with(CALLED), "4US"))
    for trick in range(12):
        assert act(over, CallRenege(1, trick)).tricks_won == over.tricks_won


def honest_but_for_one_card() -> Deal:
    """A finished deal in which seat 2 follows spades, then throws a club on hearts that it could follow."""
    deal = deal_with(CALLED, "BJ LJ KS QS JS TS KH", "AS AH", "2S 2H 2C", "3S 3H")
    deal = lay(to_play(deal, "4US"), "AS 2S 3S KS AH 2C 3H KH")
    return rest_played(deal)


@pytest.mark.rule("C20")
@pytest.mark.parametrize(("tricks", "points"), [(9, 3), (10, 4), (12, 6)])
def test_a_bid_made_scores_a_point_for_each_odd_trick_overtricks_included(tricks: int, points: int) -> None:
    assert played(CLASSIC, "3DH", tricks).points == (0, points)


@pytest.mark.rule("C21")
@pytest.mark.parametrize("tricks", [3, 9])
def test_a_bid_set_costs_the_bid_and_gives_the_defenders_nothing(tricks: int) -> None:
    assert played(CLASSIC, "4UH", tricks).points == (0, -4)


@pytest.mark.rule("C22")
def test_by_house_rule_defenders_score_a_point_an_odd_trick() -> None:
    rules = replace(CLASSIC, defenders_score=DefendersScore.ODD_TRICKS)
    assert played(rules, "4UH", 5).points == (2, -4)
    assert played(rules, "4UH", 10).points == (0, 4)


@pytest.mark.rule("C23")
@pytest.mark.parametrize(("tricks", "single"), [(10, 4), (9, -4)])
def test_by_house_rule_no_trump_doubles_made_and_set(tricks: int, single: int) -> None:
    assert played(CLASSIC, "4UN", tricks).points == (0, single)
    assert played(replace(CLASSIC, no_trump_factor=2), "4UN", tricks).points == (0, 2 * single)
    assert played(replace(CLASSIC, no_trump_factor=2), "4US", tricks).points == (0, single)


@pytest.mark.rule("C24")
@pytest.mark.parametrize(("boston", "points", "wins"), [("none", 7, False), ("double", 14, False), ("wins", 7, True)])
def test_a_boston_scores_seven_or_doubles_or_wins_the_match(boston: str, points: int, wins: bool) -> None:
    rules = replace(CLASSIC, boston=Boston(boston), target=50)
    deal = played(rules, "4US", 13)
    assert deal.outcome is not None and deal.outcome.boston
    assert deal.points == (0, points)
    assert match_after(rules, deal).result == (Result(1, Reason.BOSTON) if wins else None)


@pytest.mark.rule("C24")
def test_all_tricks_but_one_are_no_boston() -> None:
    deal = played(replace(CLASSIC, boston=Boston.WINS), "4US", 12)
    assert deal.outcome is not None and not deal.outcome.boston and not deal.outcome.wins_match


@pytest.mark.rule("C25")
def test_by_house_rule_the_kitty_is_sported_before_the_auction() -> None:
    deal = deal_with(replace(CLASSIC, sport=Sport.BEFORE_AUCTION))
    assert [view(deal, seat).kitty for seat in range(4)] == [deal.kitty] * 4
    assert [view(deal_with(CLASSIC), seat).kitty for seat in range(4)] == [None] * 4


TRUMP_ONLY = replace(CLASSIC, sport=Sport.TRUMP_BIDS)


@pytest.mark.rule("C25")
@pytest.mark.parametrize("when", DeclareWhen)
@pytest.mark.parametrize(("contract", "shown"), [("4US", True), ("4DN", False)])
def test_by_house_rule_the_kitty_is_sported_for_trump_bids_only(when: DeclareWhen, contract: str, shown: bool) -> None:
    deal = bid_to(deal_with(replace(TRUMP_ONLY, declare=when)), contract)
    if when is DeclareWhen.BEFORE_KITTY:
        assert all(view(deal, seat).kitty is None for seat in range(4))
        deal = declare(deal, contract[1:])
    assert [view(deal, seat).kitty == deal.kitty for seat in (0, 2, 3)] == [shown] * 3
    assert view(deal, 1).kitty == deal.kitty
    deal = to_play(deal, contract)
    assert [view(deal, seat).kitty == deal.kitty for seat in (WATCHER, 0, 2, 3)] == [shown] * 4


@pytest.mark.rule("C25")
def test_where_bids_are_numbers_the_kitty_is_sported_once_trump_is_named() -> None:
    rules = replace(FIFTY_TWO, sport=Sport.TRUMP_BIDS)
    for name, shown in (("US", True), ("UN", False)):
        before = bid_to(deal_with(rules), f"4{name}")
        after = declare(before, name)
        told = [type(event).__name__ for event in events(before, after, 0)]
        assert ("KittySported" in told) is shown and view(before, 0).kitty is None
    for late in (DeclareWhen.AFTER_KITTY, DeclareWhen.AFTER_DISCARD):
        with pytest.raises(BadRuleset, match="declare must be before_kitty, or bid_names suffix"):
            replace(rules, declare=late)


@pytest.mark.rule("C26")
def test_by_house_rule_the_lowest_bid_is_four() -> None:
    texts = call_texts(deal_with(replace(CLASSIC, min_bid=4)))
    assert "4 downtown" in texts and not any(text.startswith("3") for text in texts)


@pytest.mark.rule("C27")
def test_by_house_rule_there_is_no_kitty_and_nothing_to_discard() -> None:
    rules = replace(CLASSIC, jokers=0, kitty=0)
    deal = bid_to(deal_with(rules), "4US")
    assert [one.bit_count() for one in deal.hands] == [13] * 4
    assert deal.phase is Phase.DECLARE
    deal = declare(deal, "US")
    assert deal.phase is Phase.PLAY and deal.tricks_won == (0, 0) and deal.discards == 0
    assert len(rest_played(deal).tricks) == 13


@pytest.mark.rule("C28")
def test_cutthroat_is_three_players_each_alone_with_seventeen_cards_and_a_kitty_of_three() -> None:
    assert (CUTTHROAT.players, CUTTHROAT.sides, CUTTHROAT.hand_size, CUTTHROAT.kitty) == (3, 3, 17, 3)


@pytest.mark.rule("C28")
def test_cutthroat_bids_are_exact_numbers_of_tricks() -> None:
    assert played(CUTTHROAT, "10US", 10).points == (0, 10, 0)
    assert played(CUTTHROAT, "10US", 9).points == (0, -10, 0)


@pytest.mark.rule("C28")
def test_cutthroat_is_won_by_the_first_to_thirty() -> None:
    fifteen = played(CUTTHROAT, "15US", 15)
    assert match_after(CUTTHROAT, fifteen).result is None
    assert match_after(CUTTHROAT, fifteen, fifteen).result == Result(1, Reason.TARGET)


@pytest.mark.rule("C29")
@pytest.mark.parametrize(("rules", "cards"), [(CUTTHROAT_FOUR, 12), (CUTTHROAT_FIVE, 10)])
def test_four_or_five_can_play_cutthroat_too(rules: Ruleset, cards: int) -> None:
    assert rules.sides == rules.players and rules.hand_size == cards
    deal = played(rules, "8US", 9)
    assert deal.points == tuple(9 if seat == 1 else 0 for seat in range(rules.players))


@pytest.mark.rule("C30")
def test_the_match_of_a_pair_that_is_set_is_over() -> None:
    rules = replace(CLASSIC, rotation=Rotation.RISE_AND_FLY)
    assert match_after(rules, played(rules, "4US", 9, declarer=1)).result == Result(0, Reason.SET)


@pytest.mark.rule("C30")
def test_the_pair_that_is_set_gets_up_and_the_next_pair_sits() -> None:
    play = tables.Play(replace(CLASSIC, rotation=Rotation.RISE_AND_FLY, max_deals=1), people=4).start()
    waiting = ["eli", "flo"]
    for person in waiting:
        play.ask(person, TakeSeat(person.title()))
    table = play.play(Random(1)).table
    assert table.match is not None and table.match.result is not None
    loser = next(side for side in (0, 1) if side != table.match.result.winner)
    beaten = [table.chairs[seat].person for seat in (loser, loser + 2)]
    when = goes_on_at(table)
    assert when is not None
    play.now = when
    play.send(GoOn())
    assert sorted(str(play.table.chairs[seat].person) for seat in (loser, loser + 2)) == waiting
    assert {one.person for one in play.table.line} == set(beaten)


@pytest.mark.rule("C30")
def test_a_bid_made_short_of_game_leaves_everybody_seated() -> None:
    rules = replace(CLASSIC, rotation=Rotation.RISE_AND_FLY)
    assert match_after(rules, played(rules, "4US", 10)).result is None
