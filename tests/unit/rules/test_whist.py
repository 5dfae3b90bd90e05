"""Classic Whist, a relative: nobody bids, the last card dealt is turned up and fixes trump (rules R1–R5)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist import simulator
from bidwhist.core.act import act
from bidwhist.core.actions import PASS, Contract
from bidwhist.core.cards import BIT, CODES, SUIT_MASKS, Strain, deck, parse_card
from bidwhist.core.deal import NOBODY, Deal, Phase, deal_from_seed, start_deal
from bidwhist.core.draws import draw_first_dealer
from bidwhist.core.events import TrumpTurned, events
from bidwhist.core.legality import legal
from bidwhist.core.match import Reason, Result, deal_given, deal_next, given_match, match_view, new_match
from bidwhist.core.rules.code import format_code, parse_code
from bidwhist.core.rules.describe import describe, format_sheet
from bidwhist.core.rules.difference import difference
from bidwhist.core.rules.options import Boston, Direction
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.presets import CLASSIC, WHIST
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.scoring import outcome
from bidwhist.core.shuffle import seed_from_text, shuffled_pack
from bidwhist.core.view import WATCHER, view
from bidwhist.core.whereabouts import whereabouts
from bidwhist.errors import BadRecord, BadRuleset, IllegalAction, Misdeal
from bidwhist.narration import Narrator, result_in_words, standing, verdict, why_points
from bidwhist.records import check, decode_record, encode_record, format_record, parse_record, record_of
from support.nightly import amount
from support.random_play import random_match, states
from support.random_rules import turned_rulesets
from support.table import deal_with, hand, lay, rest_played, suit

VOICE = Narrator(("Ann", "Bo", "Cleo", "Dee"), 0, (0, 1, 0, 1))
SEED = seed_from_text("whist")
few = settings(max_examples=amount(9, 25), deadline=None)


def dealt(dealer: int = 3, turned: str = "9H", rules: Ruleset = WHIST) -> Deal:
    """Each seat has one suit: clubs at the dealer's left, then diamonds, spades, and hearts with the dealer."""
    hands = [""] * 4
    for turn, letter in enumerate("CDSH", 1):
        hands[(dealer + turn) % 4] = suit(letter)
    return deal_with(rules, *hands, dealer=dealer, turned=turned)


@pytest.mark.rule("R1")
def test_four_play_with_52_cards_thirteen_each_and_nobody_bids() -> None:
    match = deal_next(new_match(WHIST, VOICE.names, SEED))
    deal = match.deal
    assert deal is not None
    assert [held.bit_count() for held in deal.dealt] == [13] * 4 and deal.kitty == 0
    assert deal.phase is Phase.PLAY and deal.calls == () and deal.bid is None
    with pytest.raises(IllegalAction):
        act(deal, PASS)


@pytest.mark.rule("R2")
@given(st.integers(0, 500))
@few
def test_the_last_card_of_the_pack_is_the_dealers_and_its_suit_is_trump(number: int) -> None:
    deal = deal_from_seed(WHIST, SEED, number, number % 4)
    last = shuffled_pack(WHIST, SEED, number)[-1]
    assert deal.turned == last and deal.dealt[deal.dealer] & BIT[last]
    assert deal.contract == Contract(0, Direction.UPTOWN, Strain(last // 13))
    assert deal.order is not None and deal.order.trumps & deck(0) == SUIT_MASKS[last // 13]


@pytest.mark.rule("R2")
def test_everybody_is_shown_the_card_and_knows_where_it_is_until_it_is_played() -> None:
    deal = dealt()
    nine = parse_card("9H")
    for seat in (*range(4), WATCHER):
        assert view(deal, seat).turned == nine
        assert TrumpTurned(3, nine) in events(None, deal, seat)
    for seat in range(3):
        assert whereabouts(view(deal, seat)).may_lie[nine] == 1 << 3, "only the dealer may have it"
    gone = lay(deal, "AC AD AS 9H")
    assert nine not in whereabouts(view(gone, 0)).may_lie and view(gone, 0).turned == nine


@pytest.mark.rule("R2")
def test_a_given_deal_names_the_card_and_it_is_one_of_the_dealers() -> None:
    deal = dealt()
    for wrong in (None, parse_card("9S"), 60):
        with pytest.raises(Misdeal, match="turned up"):
            start_deal(WHIST, 3, deal.dealt, 0, wrong)
    with pytest.raises(Misdeal, match=f"the card turned up is the dealer's: {CODES[0]}"):
        start_deal(WHIST, 3, deal.dealt, 0, 0)
    (holder,) = (seat for seat, hand in enumerate(deal.dealt) if hand & BIT[0])
    assert start_deal(WHIST, holder, deal.dealt, 0, 0).turned == 0
    with pytest.raises(Misdeal, match="trump is named"):
        named = parse_rules("columbus")
        start_deal(named, 3, deal.dealt, 0, parse_card("9H"))


@pytest.mark.rule("R3")
@pytest.mark.parametrize("dealer", range(4))
def test_the_player_on_the_dealers_left_leads_whatever_was_turned_up(dealer: int) -> None:
    deal = dealt(dealer)
    assert deal.to_act == deal.leader == (dealer + 1) % 4
    assert len(legal(deal)) == 13
    assert lay(deal, "2C AD AS 2H").tricks[0].winner == dealer, "the lowest trump takes it"


@pytest.mark.rule("R4")
@pytest.mark.parametrize("tricks", range(14))
@pytest.mark.parametrize("dealing_side", (0, 1))
def test_each_side_scores_its_tricks_above_six_no_matter_who_dealt(tricks: int, dealing_side: int) -> None:
    # By hand: 13 tricks are 7, 12 are 6, and so on to 7, which are 1; the other side has at most 6, so nothing.
    worth = (0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7)
    out = outcome(WHIST, 0, False, dealing_side, (tricks, 13 - tricks))
    assert out.points == (worth[tricks], worth[13 - tricks])
    assert out.made and not out.wins_match


@pytest.mark.rule("R4")
def test_a_whole_deal_is_told_without_a_contract_and_a_set() -> None:
    deal = rest_played(dealt())
    assert deal.tricks_won == (0, 13) and deal.points == (0, 7)
    assert verdict(VOICE, deal) == "Trumps were hearts, turned up: We 0 books, They 13 books"
    assert why_points(deal) == "every book over six counts, no matter who turned trump up"
    assert standing(view(lay(dealt(), "AC AD AS 9H"), 0)) == "every book over six scores, 12 to go"


@pytest.mark.rule("R4")
def test_a_boston_counts_alike_for_both_sides() -> None:
    double = replace(WHIST, boston=Boston.DOUBLE)
    wins = replace(WHIST, boston=Boston.WINS)
    assert rest_played(dealt(3, rules=double)).points == (0, 14)
    assert rest_played(dealt(2, rules=double)).points == (14, 0)
    assert outcome(double, 0, False, 0, (0, 13)).points == (0, 14), "the side that did not deal"
    for sweeper in (0, 1):
        match = given_match(wins, VOICE.names, 2 + sweeper)
        given = dealt(2 + sweeper, rules=wins)
        match = deal_given(match, given.dealt, given.kitty, given.turned)
        assert replace(match, deals=(rest_played(given),)).result == Result(sweeper, Reason.BOSTON)


@pytest.mark.rule("R5")
@pytest.mark.parametrize(("target", "ends"), ((5, True), (7, True), (9, False)))
def test_the_game_is_five_and_seven_where_the_table_says_so(target: int, ends: bool) -> None:
    rules = replace(WHIST, target=target)
    match = given_match(rules, VOICE.names, 3)
    given = dealt(rules=rules)
    match = replace(deal_given(match, given.dealt, given.kitty, given.turned), deals=(rest_played(dealt(rules=rules)),))
    assert match.score == (0, 7)
    assert match.result == (Result(1, Reason.TARGET) if ends else None)
    if ends:
        assert result_in_words(VOICE, match) == f"They win the match: first to {target}"


@pytest.mark.rule("R5")
@given(st.integers(0, 300))
@few
def test_a_match_goes_on_until_somebody_has_five_and_only_one_side_scores_a_deal(number: int) -> None:
    match = random_match(WHIST, number, deals_at_most=60)
    assert match.result is not None and match.score[match.result.winner or 0] >= 5
    for deal in match.deals:
        assert sum(deal.tricks_won) == 13 and sorted(deal.points)[0] == 0 < sorted(deal.points)[1]


@given(turned_rulesets(), st.integers(0, 300))
@few
def test_any_table_that_turns_trump_up_is_played_kept_and_read_again(rules: Ruleset, number: int) -> None:
    match = random_match(rules, number)
    record = record_of(match)
    assert check(decode_record(encode_record(record))) == match
    assert parse_record(format_record(record)) == record
    assert parse_code(format_code(rules)) == rules
    assert "bid" not in format_sheet(describe(rules), 10_000).replace("Nobody bids", "")


@given(st.integers(0, 300))
@few
def test_no_seat_can_tell_two_deals_apart_that_differ_in_cards_it_has_not_seen(number: int) -> None:
    for deal in states(WHIST, number):
        if deal.is_over:
            continue
        seat = deal.to_act
        one, other = (
            (place for place in range(4) if place not in (seat, deal.dealer)) if seat != deal.dealer else (0, 0)
        )
        if one == other:
            continue
        hands = list(deal.hands)
        left = deal.hand(one), deal.hand(other)
        if left[0].bit_count() != left[1].bit_count():
            continue
        hands[one] = hands[one] & deal.played | left[1]
        hands[other] = hands[other] & deal.played | left[0]
        assert view(replace(deal, hands=tuple(hands), dealt=tuple(hands)), seat) == view(deal, seat)


def test_a_record_that_names_another_card_is_refused() -> None:
    match = random_match(WHIST, 3)
    text = format_record(record_of(match))
    line = next(one for one in text.splitlines() if one.startswith("Turned"))
    held = match.deals[0].dealt[match.deals[0].dealer] & ~BIT[match.deals[0].turned or 0]
    wrong = next(code for code in ("2C", "2D", "2H", "2S", "3C", "3D", "3H", "3S", "4C") if held & hand(code))
    with pytest.raises(BadRecord, match="the card turned up is not the one that the seed deals"):
        check(parse_record(text.replace(line, f"Turned    {wrong}", 1)))


def test_options_that_speak_of_a_declarer_cannot_be_set() -> None:
    for setting in ("jokers=1", "kitty=4", "floor=-5", "max_sets=2", "opening_lead=declarer", "made=bid"):
        with pytest.raises(BadRuleset):
            parse_rules("whist", [setting])
    with pytest.raises(BadRuleset, match="nobody chooses a ranking"):
        parse_rules("whist", ["directions=uptown,downtown"])
    assert parse_rules("whist", ["directions=downtown", "target=7"]).directions == (Direction.DOWNTOWN,)


def test_the_sheet_and_the_difference_speak_of_no_bid() -> None:
    sheet = describe(WHIST)
    assert sheet.title == "Classic Whist" and sheet.code == "whist"
    assert "Bidding" not in [one.title for one in sheet.sections]
    told = [one.option for one in difference(CLASSIC, WHIST)]
    assert told[0] == "trump" and not {"min_bid", "set", "made", "all_pass"} & {*told}


def test_the_simulator_says_in_one_line_that_it_does_not_play_it() -> None:
    with pytest.raises(BadRuleset, match="trump must be named, not turned"):
        simulator.new_state(WHIST, SEED, 0)
    with pytest.raises(BadRuleset, match="trump must be named, not turned"):
        simulator.given_state(WHIST, 3, dealt().dealt, 0)


def test_the_seat_to_act_and_the_view_of_the_match_agree() -> None:
    match = deal_next(new_match(WHIST, VOICE.names, SEED))
    deal = match.deal
    assert deal is not None and deal.to_act != NOBODY
    assert match_view(match, deal.to_act).legal and not match_view(match, deal.dealer).legal
    assert draw_first_dealer(WHIST, SEED).result == (deal.dealer,)
