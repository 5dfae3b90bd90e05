"""What a seat can do in its turn is told in one go, and says of every card and bid what the rules say of it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bidwhist.core.act import why_illegal
from bidwhist.core.actions import PASS, Play, format_call
from bidwhist.core.bidding import all_bids
from bidwhist.core.cards import CODES, cards_of
from bidwhist.core.deal import AUCTION, PLAY
from bidwhist.core.legality import legal
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import view
from bidwhist.i18n import CODES as LANGUAGES
from bidwhist.i18n import language_of
from bidwhist.server.tables.domain.table import Stage, Table
from bidwhist.server.tables.views.differences import hand_update
from bidwhist.server.tables.views.hand import bid_box, bids_now, hand_in_turn, hand_of
from property.server.tables.views.test_changes import TABLES, TELLING, played
from support.nightly import amount, by_day
from support.random_play import states
from support.random_rules import rulesets


def tables_of(name: str) -> list[Table]:
    """Tables of a match at which a seat is to act."""
    return [table for table in played(name, 11, 2).tables if table.stage is Stage.PLAYING and table.to_act is not None]


@pytest.mark.parametrize("name", by_day(TABLES, *TELLING))
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_card_that_may_not_be_played_has_the_reason_of_the_rules(name: str, code: str) -> None:
    language, tables, held_back = language_of(code), tables_of(name), 0
    for table in tables:
        deal = table.deal
        if deal is None or deal.phase is not PLAY:
            continue
        own = view(deal, deal.to_act)
        hand = hand_of(deal, own, language)
        for one in hand:
            card = Play(CODES.index(one.card))
            is_legal = card in legal(deal)
            assert (one.may, one.why) == (is_legal, None if is_legal else language.tell(why_illegal(deal, card)))
            held_back += not is_legal
        told, other = hand_in_turn(deal, legal(deal), own.hand, language), hand_update(hand, ())
        assert (told.all_live, set(told.live), told.why) == (other.all_live, set(other.live), other.why)
    assert held_back > 10 or tables[0].opened.rules.lets_reneges_through


@pytest.mark.parametrize("name", by_day(TABLES, *TELLING))
@pytest.mark.parametrize("code", LANGUAGES)
def test_bids_of_a_turn_are_those_of_the_bid_box_whatever_is_held(name: str, code: str) -> None:
    language = language_of(code)
    for table in tables_of(name):
        deal = table.deal
        if deal is None or deal.phase is not AUCTION:
            continue
        told, box = bids_now(deal, language), bid_box(deal, view(deal, deal.to_act), language)
        rest = next((one.words for one in told.why if not one.bids), None)
        whys = {bid: one.words for one in told.why for bid in one.bids}
        assert (told.may_pass, told.why_no_pass) == (box.may_pass, box.why_no_pass)
        assert told.may_pass is (PASS in legal(deal))
        assert [(one.action.bid, one.may, one.why) for one in box.bids] == [
            (code, code in told.live, None if code in told.live else whys.get(code, rest))
            for code in map(format_call, all_bids(deal.rules))
        ]


@settings(max_examples=amount(60, 600))
@given(rulesets(), st.integers(0, 10**6))
def test_no_rule_set_has_two_reasons_against_cards_of_one_turn(rules: Ruleset, number: int) -> None:
    language = language_of("en")
    for deal in states(rules, number):
        if deal.is_over or deal.phase is not PLAY:
            continue
        may = legal(deal)
        held_back = [card for card in cards_of(view(deal, deal.to_act).hand) if Play(card) not in may]
        assert len({language.tell(why_illegal(deal, Play(card))) for card in held_back}) <= 1
