"""Our own rules where the sources are silent (rules X1–X14), each shown at the table."""

import pytest
from msgspec.structs import replace

from bidwhist.core.act import act
from bidwhist.core.actions import Bid, Claim, Declare, Play, Suffix
from bidwhist.core.cards import JOKERS, Strain, cards_of, parse_card
from bidwhist.core.deal import Deal
from bidwhist.core.draws import draw_first_dealer, draw_partners
from bidwhist.core.events import events
from bidwhist.core.legality import legal
from bidwhist.core.match import Reason, Result
from bidwhist.core.rules.conflicts import kitties_that_divide
from bidwhist.core.rules.describe import describe, format_sheet
from bidwhist.core.rules.options import Boston, Direction, DiscardTrick, NoTrumpJokers, Partners, SetPays
from bidwhist.core.rules.order import order_for
from bidwhist.core.rules.presets import (
    ANDREWS,
    CLASSIC,
    CUTTHROAT,
    CUTTHROAT_FIVE,
    CUTTHROAT_FOUR,
    FIFTY_TWO,
    PALACE,
    PRESETS,
)
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import WATCHER, view
from bidwhist.errors import BadRuleset, IllegalAction
from support.hands import ROCK
from support.table import (
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
