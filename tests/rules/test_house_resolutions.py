"""Our own rules where the sources are silent (rules X1–X20), each shown at the table."""

import pytest
from msgspec.structs import replace

from bidwhist.act import act
from bidwhist.actions import PASS, Bid, CallRenege, Claim, Declare, Play, Suffix
from bidwhist.cards import JOKERS, Strain, cards_of, parse_card, parse_hand
from bidwhist.deal import Deal
from bidwhist.draws import draw_first_dealer, draw_partners
from bidwhist.errors import BadRuleset, IllegalAction
from bidwhist.events import events
from bidwhist.legality import interruptions, legal
from bidwhist.match import Reason, Result, deal_next, new_match, play
from bidwhist.rules.conflicts import kitties_that_divide
from bidwhist.rules.describe import describe, format_sheet
from bidwhist.rules.options import (
    Boston,
    Direction,
    DiscardTrick,
    NoTrumpJokers,
    OpeningLead,
    Partners,
    Renege,
    RenegeShort,
    SetPays,
)
from bidwhist.rules.order import OPEN, order_for
from bidwhist.rules.presets import (
    ANDREWS,
    CLASSIC,
    CUTTHROAT,
    CUTTHROAT_FIVE,
    CUTTHROAT_FOUR,
    FIFTY_TWO,
    PALACE,
    PRESETS,
)
from bidwhist.rules.ruleset import Ruleset
from bidwhist.shuffle import seed_from_text
from bidwhist.view import WATCHER, view
from support.table import (
    PLAYERS,
    after,
    bid_to,
    call_texts,
    calls,
    cards_to_play,
    deal_with,
    declare,
    discard,
    honest,
    lay,
    match_after,
    played,
    rest_played,
    suit,
    to_play,
)

CALLED = replace(CLASSIC, renege=Renege.CALLED)
TOP_SPADES = "BJ LJ " + suit("S", "AKQJT98765")
ROCK = deal_with(CLASSIC, "", TOP_SPADES)
"""Seat 1 holds twelve trumps that nobody can beat if spades are trumps."""


@pytest.mark.rule("X1")
def test_the_ace_is_high_downtown_in_every_suit() -> None:
    for preset in PRESETS.values():
        order = order_for(preset, Strain.SPADES, Direction.DOWNTOWN)
        for letter in "CDHS":
            ace, two, king = (parse_card(rank + letter) for rank in "A2K")
            assert order.rank_of[ace] > order.rank_of[two] > order.rank_of[king]


@pytest.mark.rule("X2")
def test_a_player_without_the_suit_led_may_play_a_joker_in_no_trump() -> None:
    deal = deal_with(CLASSIC, "", "2H", "BJ " + suit("S", "AKQJT987654"))
    deal = lay(to_play(deal, "4UN"), "2H")
    assert cards_to_play(deal) == deal.hand(2)
    assert lay(deal, "BJ").table[-1] == parse_card("BJ")


@pytest.mark.rule("X3")
@pytest.mark.parametrize(
    ("call", "named"),
    [
        ("4U", {(strain, Direction.UPTOWN) for strain in Strain if strain != Strain.NO_TRUMP}),
        ("4D", {(strain, Direction.DOWNTOWN) for strain in Strain if strain != Strain.NO_TRUMP}),
        ("4N", {(Strain.NO_TRUMP, Direction.UPTOWN), (Strain.NO_TRUMP, Direction.DOWNTOWN)}),
    ],
)
def test_the_suffix_of_the_bid_binds_and_only_the_rest_is_named_after_the_discard(
    call: str, named: set[tuple[Strain, Direction]]
) -> None:
    deal = discard(calls(deal_with(CLASSIC), f"{call} - - -"))
    assert set(legal(deal)) == {Declare(strain, direction) for strain, direction in named}
    wrong = Declare(Strain.NO_TRUMP, Direction.UPTOWN) if call != "4N" else Declare(Strain.SPADES, Direction.UPTOWN)
    with pytest.raises(IllegalAction, match="it binds"):
        act(deal, wrong)


@pytest.mark.rule("X4")
def test_two_jokers_cannot_fill_a_trick_so_every_no_trump_trick_has_a_winner_with_a_suit() -> None:
    assert min(preset.players for preset in PRESETS.values()) > JOKERS.bit_count()
    with pytest.raises(BadRuleset, match="players must be 3, 4 or 5"):
        replace(CUTTHROAT, players=2)
    deal = deal_with(CUTTHROAT, "2H " + suit("S"), "LJ", "BJ")
    deal = lay(to_play(deal, "9UN"), "LJ BJ 2H")
    assert deal.tricks[0].winner == 0


@pytest.mark.rule("X5")
def test_54_cards_without_a_kitty_are_refused_with_the_sizes_that_would_do() -> None:
    with pytest.raises(BadRuleset, match="54 cards less a kitty of 0 do not divide among 4 players") as refusal:
        replace(CLASSIC, kitty=0)
    words = str(refusal.value)
    assert "jokers 2 with kitty 2 or 6" in words and "jokers 0 with kitty 0 or 4" in words


@pytest.mark.rule("X5")
def test_a_kitty_is_refused_just_when_the_cards_do_not_divide() -> None:
    for kitty in (0, 2, 3, 4, 5, 6):
        for jokers in (0, 1, 2):
            fits = kitty in kitties_that_divide(4, jokers)
            assert fits is ((52 + jokers - kitty) % 4 == 0)
            if fits:
                rules = replace(CLASSIC, jokers=jokers, kitty=kitty, max_bid=6, discard_trick=DiscardTrick.NOBODY)
                assert rules.hand_size * 4 + kitty == 52 + jokers
            else:
                with pytest.raises(BadRuleset):
                    replace(CLASSIC, jokers=jokers, kitty=kitty)


@pytest.mark.rule("X5")
def test_no_jokers_and_no_kitty_are_thirteen_cards_each() -> None:
    assert replace(CLASSIC, jokers=0, kitty=0).hand_size == 13


@pytest.mark.rule("X6")
@pytest.mark.parametrize(
    ("rules", "cards", "kitty", "tricks", "lowest"),
    [(CUTTHROAT, 17, 3, 18, 9), (CUTTHROAT_FOUR, 12, 6, 13, 7), (CUTTHROAT_FIVE, 10, 4, 11, 6)],
)
def test_cutthroat_hands_kitties_tricks_and_bids(
    rules: Ruleset, cards: int, kitty: int, tricks: int, lowest: int
) -> None:
    assert (rules.hand_size, rules.kitty, rules.all_tricks) == (cards, kitty, tricks)
    texts = call_texts(deal_with(rules))
    assert texts == {
        "pass",
        *(f"{number} {way}" for number in range(lowest, tricks + 1) for way in ("uptown", "downtown", "no-trump")),
    }
    assert to_play(deal_with(rules), f"{lowest}US").tricks_won[1] == 1


@pytest.mark.rule("X6")
def test_cutthroat_scores_the_tricks_taken_or_loses_the_bid_and_defenders_score_nothing() -> None:
    assert played(CUTTHROAT, "9US", 12).points == (0, 12, 0)
    assert played(CUTTHROAT, "9US", 8).points == (0, -9, 0)
    assert played(CUTTHROAT_FIVE, "6US", 11).points == (0, 11, 0, 0, 0)


@pytest.mark.rule("X6")
def test_the_cutthroat_sheet_says_that_the_arithmetic_is_ours() -> None:
    for rules in (CUTTHROAT, CUTTHROAT_FOUR, CUTTHROAT_FIVE):
        assert "our own arithmetic" in format_sheet(describe(rules), 1000)


@pytest.mark.rule("X7")
def test_equal_scores_after_the_last_deal_are_a_draw() -> None:
    rules = replace(PALACE, max_deals=2)
    deals = played(rules, "3US", 9, declarer=1), played(rules, "3US", 9, declarer=0)
    assert match_after(rules, *deals).result == Result(None, Reason.DEALS)


def three_alone(target: int, **changes: int) -> tuple[Ruleset, Deal, Deal]:
    """A cutthroat table where a set pays the others, and two deals: seat 1 set on nine, seat 0 set on nine."""
    rules = replace(CUTTHROAT, set=SetPays.DEFENDERS_SCORE_BID, target=target, **changes)
    return rules, played(rules, "9US", 8, declarer=1), played(rules, "9US", 8, declarer=0)


@pytest.mark.rule("X8")
def test_several_over_the_target_in_one_deal_most_points_wins() -> None:
    rules, one, other = three_alone(18)
    match = match_after(rules, one, other)
    assert match.score == (9, 9, 18) and match.result == Result(2, Reason.TARGET)
    rules, one, other = three_alone(17)
    nine = played(rules, "9US", 9, declarer=2)
    both = match_after(rules, nine, one)
    assert both.score == (9, 0, 18) and both.result == Result(2, Reason.TARGET)


@pytest.mark.rule("X8")
def test_equal_scores_over_the_target_play_on() -> None:
    rules, one, _ = three_alone(9)
    match = match_after(rules, one)
    assert match.score == (9, 0, 9) and match.result is None
    settled = match_after(rules, one, played(rules, "9US", 10, declarer=2))
    assert settled.score == (9, 0, 19) and settled.result == Result(2, Reason.TARGET)


@pytest.mark.rule("X8")
def test_equal_scores_over_the_target_in_the_last_deal_are_a_draw() -> None:
    rules, one, _ = three_alone(9, max_deals=1)
    assert match_after(rules, one).result == Result(None, Reason.DEALS)


@pytest.mark.rule("X9")
@pytest.mark.parametrize(
    ("rules", "tricks"),
    [
        (CLASSIC, 13),
        (FIFTY_TWO, 13),
        (replace(CLASSIC, discard_trick=DiscardTrick.NOBODY, max_bid=6), 12),
        (replace(PALACE, kitty=2, discard_trick=DiscardTrick.NOBODY), 13),
        (replace(PALACE, jokers=0, kitty=0), 13),
    ],
)
def test_a_boston_is_every_trick_that_counts_the_discard_trick_where_it_does(rules: Ruleset, tricks: int) -> None:
    rules = replace(rules, boston=Boston.WINS)
    assert rules.all_tricks == tricks
    every, all_but_one = played(rules, "4US", tricks).outcome, played(rules, "4US", tricks - 1).outcome
    assert every is not None and every.boston
    assert all_but_one is not None and not all_but_one.boston


@pytest.mark.rule("X10")
def test_a_declarer_who_must_discard_jokers_always_has_a_kitty_large_enough() -> None:
    with pytest.raises(BadRuleset, match="cannot discard jokers without a kitty"):
        replace(CUTTHROAT, kitty=0, no_trump_jokers=NoTrumpJokers.DECLARER_DISCARDS)
    rules = replace(ANDREWS, kitty=2, discard_trick=DiscardTrick.NOBODY)
    deal = declare(bid_to(deal_with(rules, "", "BJ LJ"), "4UN"), "UN")
    assert len(legal(deal)) == 1
    assert discard(deal).discards == JOKERS


@pytest.mark.rule("X11")
def test_the_last_trick_can_be_looked_at_by_everybody() -> None:
    deal = lay(to_play(deal_with(CLASSIC, "2H", "3H", "4H", "5H"), "4US"), "3H 4H 5H 2H")
    assert all(view(deal, seat).tricks[-1] == deal.tricks[-1] for seat in (WATCHER, 0, 1, 2, 3))


@pytest.mark.rule("X11")
def test_the_discard_is_seen_by_the_declarer_alone_until_the_deal_is_over() -> None:
    before = bid_to(ROCK, "4US")
    deal = discard(before)
    assert [view(deal, seat).discards for seat in range(4)] == [None, deal.discards, None, None]
    told = [event for seat in (WATCHER, 0, 2, 3) for event in events(before, deal, seat)]
    assert all(getattr(event, "cards", None) is None for event in told)
    over = rest_played(declare(deal, "US"))
    assert {view(over, seat).discards for seat in (WATCHER, 0, 1, 2, 3)} == {deal.discards}


@pytest.mark.rule("X11")
def test_a_claim_is_granted_only_when_it_is_certain_from_the_claimers_own_view() -> None:
    deal = to_play(ROCK, "4US")
    claimed = act(deal, Claim(1))
    assert claimed.is_over and claimed.tricks_won == (0, 13)
    for seat in (0, 2, 3):
        # Seat 3 is the partner of all the trumps, and cannot know it.
        refused = act(deal, Claim(seat))
        assert not refused.is_over and refused.refused_claims[-1].by == seat


@pytest.mark.rule("X11")
def test_after_two_refused_claims_a_seat_claims_no_more_in_that_deal() -> None:
    deal = after(to_play(ROCK, "4US"), Claim(0), Claim(0))
    with pytest.raises(IllegalAction, match="two claims were refused in this deal"):
        act(deal, Claim(0))
    assert act(deal, Claim(1)).is_over


@pytest.mark.rule("X11")
def test_a_claim_that_one_defence_breaks_is_refused() -> None:
    deal = to_play(deal_with(CLASSIC, "", "2H BJ LJ " + suit("S", "AKQJT9876"), suit("H", "AKQJT9876543")), "4US")
    while deal.tricks_left > 3:
        card = cards_of(honest(deal))[-1]
        deal = act(deal, Play(card))
    assert act(deal, Claim(1)).refused_claims


@pytest.mark.rule("X12")
def test_a_dealer_forced_to_bid_may_make_any_bid_not_only_the_lowest() -> None:
    deal = calls(deal_with(PALACE, dealer=0), "- - -")
    for number in (3, 5, 7):
        assert act(deal, Bid(number, Suffix.NO_TRUMP)).declarer == 0


@pytest.mark.rule("X13")
def test_a_dealer_matches_number_and_suffix_both() -> None:
    rules = replace(CLASSIC, dealer_matches=True)
    texts = call_texts(calls(deal_with(rules), "4D - -"))
    assert {"4 downtown", "4 no-trump"} <= texts and "4 uptown" not in texts
    assert calls(deal_with(rules, dealer=0), "4D - - 4D").declarer == 0


@pytest.mark.rule("X14")
def test_equal_ranks_in_a_cut_are_parted_by_suit_and_no_joker_is_ever_cut() -> None:
    ties = 0
    for number in range(300):
        draw = draw_first_dealer(CLASSIC, seed_from_text(str(number)))
        cards = [card for _, card in draw.cards]
        assert all(card < 52 for card in cards)
        lowest = [card for card in cards if card % 13 == min(one % 13 for one in cards)]
        ties += len(lowest) > 1
        assert cards[draw.result[0]] == min(lowest)
    assert ties > 10


@pytest.mark.rule("X14")
def test_equal_ranks_in_a_draw_for_partners_are_parted_by_suit() -> None:
    rules = replace(ANDREWS, partners=Partners.DRAWN)
    ties = 0
    for number in range(300):
        draw = draw_partners(rules, seed_from_text(str(number)))
        cards = dict(draw.cards)
        heights = sorted(((card % 13, card // 13), player) for player, card in cards.items())
        ties += heights[1][0][0] == heights[2][0][0]
        assert {player for _, player in heights[2:]} == {draw.result[0], draw.result[2]}
    assert ties > 10


def reneged(rules: Ruleset = CALLED) -> Deal:
    """One trick in: seat 2 threw a club on a heart that it could have followed."""
    deal = deal_with(rules, "2H BJ LJ AS KS QS JS TS", "AH", "3H 2C", "4H")
    return lay(to_play(deal, "4US"), "AH 2C 4H 2H")


@pytest.mark.rule("X15")
def test_where_reneges_are_called_any_card_may_be_laid() -> None:
    deal = lay(to_play(deal_with(CALLED, "", "AH", "3H 2C"), "4US"), "AH")
    assert cards_to_play(deal) == deal.hand(2)
    with pytest.raises(IllegalAction, match="must follow"):
        lay(to_play(deal_with(CLASSIC, "", "AH", "3H 2C"), "4US"), "AH 2C")


@pytest.mark.rule("X15")
def test_a_true_renege_is_remembered_and_told_to_nobody() -> None:
    deal = reneged()
    assert deal.reneges == ((2, 0),)
    assert "reneges" not in view(deal, 1).__struct_fields__
    honest = deal_with(CALLED, "2H BJ LJ AS KS QS JS TS", "AH", "3H 2C", "4H")
    before = lay(to_play(honest, "4US"), "AH")
    names = [type(event).__name__ for event in events(before, lay(before, "2C"), 1)]
    assert names == ["Played"]


@pytest.mark.rule("X15")
def test_declarer_or_defender_calls_it_until_the_next_deal() -> None:
    over = rest_played(reneged())
    assert over.is_over and CallRenege(1, 0) in interruptions(over)
    for caller in (1, 3):
        assert act(over, CallRenege(caller, 0)).renege_calls[-1].seat == 2


@pytest.mark.rule("X15")
def test_a_wrong_call_costs_nothing() -> None:
    deal = reneged()
    wrong = act(rest_played(deal), CallRenege(0, 0))
    assert wrong.renege_calls[-1].seat is None and wrong.renege_calls[-1].moved == 0
    assert wrong.points == rest_played(deal).points


@pytest.mark.rule("X15")
def test_a_renege_is_paid_for_once() -> None:
    over = act(rest_played(reneged()), CallRenege(1, 0))
    assert act(over, CallRenege(3, 0)).tricks_won == over.tricks_won


@pytest.mark.rule("X16")
def test_the_three_tricks_come_from_tricks_won_the_discard_trick_among_them() -> None:
    deal = to_play(deal_with(CALLED, "3S 6S", "AS KS", "2S 5S", "4S 7S 2C"), "4US")
    deal = lay(deal, "AS 2S 4S 3S KS 5S 2C 6S")
    assert deal.tricks_won == (0, 3)
    assert act(deal, CallRenege(0, 1)).tricks_won == (3, 0)


@pytest.mark.rule("X16")
def test_a_side_with_fewer_gives_what_it_has() -> None:
    deal = reneged()
    assert deal.tricks_won == (0, 2) and deal.rules.renege_short is RenegeShort.WHAT_THEY_HAVE
    called = act(deal, CallRenege(1, 0))
    assert called.tricks_won == (0, 2) and called.renege_calls[-1].moved == 0
    assert not called.is_over


@pytest.mark.rule("X17")
def test_a_deal_thrown_in_does_not_count_towards_the_number_of_deals() -> None:
    rules = replace(CLASSIC, max_deals=1)
    match = deal_next(new_match(rules, PLAYERS[:4], seed_from_text("thrown in")))
    for _ in range(4):
        match = play(match, PASS)
    assert match.deal is not None and match.deal.is_thrown_in
    assert match.result is None and match.deals_left == 1
    assert match_after(rules, match.deal, played(rules, "3US", 9)).result == Result(1, Reason.DEALS)


@pytest.mark.rule("X18")
def test_a_claim_is_for_all_tricks_left_by_any_player_between_tricks() -> None:
    deal = to_play(ROCK, "4US")
    assert {one.by for one in interruptions(deal) if isinstance(one, Claim)} == {0, 1, 2, 3}
    assert act(deal, Claim(1)).tricks_won == (0, 13)
    led = lay(deal, "BJ")
    assert not interruptions(led)
    with pytest.raises(IllegalAction, match="between tricks"):
        act(led, Claim(1))


@pytest.mark.rule("X18")
def test_a_claim_before_the_first_trick_takes_the_discard_that_goes_with_it() -> None:
    deal = to_play(deal_with(FIFTY_TWO, "", suit("S", "AKQJT9876543")), "4US")
    claimed = act(deal, Claim(1))
    assert claimed.tricks_won == (0, 13) and claimed.points == (0, 7)


FIRST_VOID = replace(CLASSIC, no_trump_jokers=NoTrumpJokers.FIRST_VOID)
NOT_LED = replace(CLASSIC, no_trump_joker_leads=False)
JOKER_RULES = [replace(NOT_LED, no_trump_jokers=rule) for rule in NoTrumpJokers]


def out_of_hearts(rules: Ruleset, contract: str = "4UN") -> Deal:
    """Seat 1 has led a heart, and seat 2 has jokers and spades alone."""
    deal = deal_with(rules, "", "2H 3H", "BJ LJ " + suit("S", "AKQJT98765"))
    return lay(to_play(deal, contract), "2H")


@pytest.mark.rule("X20")
def test_a_joker_must_go_as_soon_as_its_holder_cannot_follow_in_no_trump() -> None:
    deal = out_of_hearts(FIRST_VOID)
    assert cards_to_play(deal) == parse_hand("BJ LJ")
    with pytest.raises(IllegalAction, match="you have no hearts, so a joker has to go"):
        lay(deal, "5S")
    assert cards_to_play(out_of_hearts(CLASSIC)) == deal.hand(2)


@pytest.mark.rule("X20")
def test_the_second_joker_goes_at_the_second_void() -> None:
    deal = deal_with(FIRST_VOID, "6H 7H", "2H 3H", "BJ LJ " + suit("S", "AKQJT98765"), "AH KH")
    deal = lay(to_play(deal, "4UN"), "2H LJ AH 6H KH 7H 3H")
    assert cards_to_play(deal) == parse_hand("BJ")


@pytest.mark.rule("X20")
def test_who_can_follow_keeps_the_joker_and_with_a_trump_suit_nothing_has_to_go() -> None:
    deal = deal_with(FIRST_VOID, "", "2H", "BJ LJ 4H 5H " + suit("S", "AKQJT987"))
    assert cards_to_play(lay(to_play(deal, "4UN"), "2H")) == parse_hand("4H 5H")
    ruffing = out_of_hearts(FIRST_VOID, "4US")
    assert cards_to_play(ruffing) == ruffing.hand(2)


@pytest.mark.rule("X20")
def test_behind_a_joker_that_was_led_nobody_is_void_yet() -> None:
    deal = deal_with(FIRST_VOID, "", "BJ", "LJ " + suit("S", "AKQJT987654"))
    deal = lay(to_play(deal, "4UN"), "BJ")
    assert cards_to_play(deal) == deal.hand(2)


@pytest.mark.rule("X20", "X15")
def test_where_reneges_are_called_a_joker_held_back_is_one() -> None:
    deal = out_of_hearts(replace(FIRST_VOID, renege=Renege.CALLED))
    assert cards_to_play(deal) == deal.hand(2)
    assert lay(deal, "5S").reneges == ((2, 0),) and lay(deal, "BJ").reneges == ()


@pytest.mark.rule("X20")
@pytest.mark.parametrize("rules", JOKER_RULES)
def test_a_joker_may_not_be_led_in_no_trump_while_another_card_is_in_hand(rules: Ruleset) -> None:
    deal = deal_with(rules, "", "BJ LJ 2H")
    if rules.no_trump_jokers is NoTrumpJokers.DECLARER_DISCARDS:
        deal = deal_with(replace(rules, opening_lead=OpeningLead.FOREHAND), "", "BJ LJ 2H", dealer=0)
        deal = to_play(deal, "4UN", declarer=2)
    else:
        deal = to_play(deal, "4UN")
    assert deal.to_act == 1 and cards_to_play(deal) == deal.hand(1) & ~JOKERS
    with pytest.raises(IllegalAction, match="may not be led in no-trump while you hold another card"):
        lay(deal, "BJ")


@pytest.mark.rule("X20")
def test_with_a_trump_suit_a_joker_may_be_led_always() -> None:
    assert lay(to_play(deal_with(NOT_LED, "", "BJ"), "4US"), "BJ").table == (parse_card("BJ"),)


@pytest.mark.rule("X20", "X15")
def test_a_joker_is_not_led_even_where_any_card_may_be_laid() -> None:
    deal = to_play(deal_with(replace(NOT_LED, renege=Renege.CALLED), "", "BJ LJ"), "4UN")
    assert cards_to_play(deal) == deal.hand(1) & ~JOKERS


@pytest.mark.rule("X20")
def test_a_hand_of_nothing_but_jokers_leads_one_and_the_next_card_sets_the_suit() -> None:
    deal = to_play(deal_with(NOT_LED, "", "BJ LJ " + suit("S", "AKQJT98765")), "4UN")
    while deal.tricks_left > 2:
        deal = act(deal, Play(cards_of(cards_to_play(deal))[-1]))
    assert deal.to_act == 1 and cards_to_play(deal) == JOKERS
    after_joker = lay(deal, "LJ")
    assert after_joker.led == OPEN and cards_to_play(after_joker) == after_joker.hand(2)
