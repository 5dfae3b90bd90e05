"""Evidence: everything a seat does gives a sign, and the true world becomes likelier than sampled ones."""

from random import Random

import numpy as np
import pytest

from bidwhist.bots.determinization.evidence import SIGNS, signs
from bidwhist.bots.determinization.likely import evidence_weights, likely_pool, pile_odds
from bidwhist.bots.determinization.sample import sample_worlds
from bidwhist.core.cards import cards_of, deck, parse_card, parse_hand
from bidwhist.core.deal import PLAY, Deal
from bidwhist.core.rules.presets import CLASSIC, FIFTY_TWO, PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import view
from property.bots.determinization.test_worlds import TABLES, moments
from support.endings import ending, trick
from support.nightly import by_day
from support.table import calls, deal_with


@pytest.mark.parametrize("name", by_day(["random", "steady"], "random"))
@pytest.mark.parametrize("table", TABLES)
def test_every_sign_has_a_weight(table: str, name: str) -> None:
    for deal in moments(TABLES[table], name, 2)[::4]:
        for seat in range(deal.players):
            shown = view(deal, seat)
            found = signs(shown, sample_worlds(shown, 6, Random(1)))
            assert found.shape[1] == 6
            assert not found.size or 0 <= found.min() <= found.max() < SIGNS
    assert np.isfinite(evidence_weights()).all()


@pytest.mark.parametrize("rules", [PALACE, CLASSIC, FIFTY_TWO, PRESETS["cutthroat"]], ids=str)
def test_the_true_world_stands_out_in_play_by_steady(rules: Ruleset) -> None:
    support = [standing_out(deal) for deal in moments(rules, "steady", 6)[::5] if deal.phase is PLAY]
    assert sum(support) / len(support) > 1.0


def standing_out(deal: Deal) -> float:
    """The logarithm of the true world's share among sampled ones, over an even share."""
    shown = view(deal, deal.to_act)
    truth = np.array([[deal.hand(seat) for seat in range(deal.players)]], dtype=np.uint64)
    worlds = np.concatenate((truth, sample_worlds(shown, 30, Random(3), pile_odds(shown))))
    support = evidence_weights()[signs(shown, worlds)].sum(axis=0)
    return float(support[0] - np.log(np.exp(support - support.max()).mean()) - support.max())


def test_a_hand_that_bid_is_taken_to_be_better_than_one_that_passed() -> None:
    deal = calls(deal_with(PALACE, mix=4), "- 5U -")
    aces = parse_hand("AC AD AH AS KC KD KH KS BJ LJ")
    likely = likely_pool(view(deal, deal.to_act), 800, 1.0, Random(2)).draw(400)
    bidder, passer = (deal.dealer + 2) % 4, (deal.dealer + 1) % 4
    means = [
        float(np.average([(int(world[seat]) & aces).bit_count() for world in likely.worlds], weights=likely.weights))
        for seat in (bidder, passer)
    ]
    assert means[0] > means[1] + 0.5


def test_who_lets_a_trick_go_is_taken_not_to_hold_its_winner() -> None:
    before = (trick(0, "9H 3H 4H 2H", 0),)
    deal = ending(CLASSIC, "4US", "AS 3D 4D", "KH 6D 7D", "8D 9C QH", "6C TD JD", won=(7, 2), tricks=before)
    likely = likely_pool(view(deal, 0), 800, 1.0, Random(1)).draw(400)
    king = np.uint64(parse_hand("KH"))
    second, last = (float(likely.weights[(likely.worlds[:, seat] & king) > 0].sum()) for seat in (1, 3))
    assert last < 0.5 * second


def test_declarers_are_taken_to_have_put_low_cards_aside_and_no_trumps() -> None:
    deal = next(one for one in moments(PALACE, "steady", 3) if one.phase is PLAY and one.order and one.order.has_trump)
    order = deal.order
    assert order is not None
    seat = (deal.declarer + 1) % 4
    shown = view(deal, seat)
    likely = likely_pool(shown, 400, 1.0, Random(4)).draw(200)
    pile = [deck(2) & ~shown.played & ~int(np.bitwise_or.reduce(world)) for world in likely.worlds]
    assert sum((one & order.trumps).bit_count() for one in pile) < 0.05 * len(pile)
    assert pile_odds(view(deal, deal.declarer)) is None
    odds = pile_odds(shown)
    assert odds is not None
    side = next(suit for suit in "CDHS" if not order.trumps >> parse_card("5" + suit) & 1)
    best = max(cards_of(parse_hand(f"A{side} K{side} 2{side}")), key=lambda card: order.rank_of[card])
    assert odds[best] == min(odds[card] for card in cards_of(parse_hand(f"A{side} K{side} 5{side}")))


def test_without_temper_the_calls_and_cards_are_ignored() -> None:
    deal = moments(PALACE, "steady", 1)[-12]
    likely = likely_pool(view(deal, deal.to_act), 64, 0.0, Random(4)).draw(64)
    assert len(likely.worlds) == 64
    assert (likely.weights == 1).all()
