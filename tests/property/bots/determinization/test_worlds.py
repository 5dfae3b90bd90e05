"""Worlds that a seat thinks possible: they agree with all it has seen, include the true one, and are equally likely."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.bot import random_for
from bidwhist.bots.determinization.sample import sample_worlds
from bidwhist.bots.levels import make_bot
from bidwhist.core.act import act
from bidwhist.core.actions import CallRenege
from bidwhist.core.apply import apply
from bidwhist.core.cards import JOKERS, cards_of, deck, parse_card, parse_hand
from bidwhist.core.deal import DISCARD, PLAY, Deal
from bidwhist.core.legality import interruptions
from bidwhist.core.rules.options import DeclareWhen, NoTrumpJokers, Renege, Sport
from bidwhist.core.rules.presets import CLASSIC, PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View, view
from bidwhist.core.whereabouts import whereabouts
from support.endings import ending, laid, trick, with_rules
from support.nightly import amount, by_day

SEED = seed_from_text("worlds")
TABLES = {
    **PRESETS,
    "sported before": with_rules(PALACE, sport=Sport.BEFORE_AUCTION),
    "sported after": with_rules(CLASSIC, sport=Sport.BEFORE_PICKUP),
    "any time": with_rules(PALACE, no_trump_jokers=NoTrumpJokers.ANY_TIME),
    "sported for trump bids": with_rules(PALACE, sport=Sport.TRUMP_BIDS),
    "named with the kitty": with_rules(
        CLASSIC, declare=DeclareWhen.AFTER_KITTY, no_trump_jokers=NoTrumpJokers.DECLARER_DISCARDS
    ),
    "must go": with_rules(PALACE, no_trump_jokers=NoTrumpJokers.DECLARER_DISCARDS),
}


def moments(rules: Ruleset, name: str, deals: int) -> list[Deal]:
    """Every state of some deals played by a bot."""
    bot, seen = make_bot(name), []
    for number in range(deals):
        deal, decision = fresh_deal(rules, SEED, number), 0
        while not deal.is_over:
            seen.append(deal)
            seat = deal.to_act
            deal = apply(deal, bot.choose(view(deal, seat), random_for(SEED, number, seat, decision)))
            decision += 1
    return seen


@pytest.mark.parametrize("name", by_day(["random", "steady"], "random"))
@pytest.mark.parametrize("table", TABLES)
def test_worlds_agree_with_everything_seen_and_the_true_one_is_among_them(table: str, name: str) -> None:
    for deal in moments(TABLES[table], name, 2)[:: amount(7, 3)]:
        for seat in range(deal.players):
            shown = view(deal, seat)
            worlds = sample_worlds(shown, 5, Random(seat))
            assert worlds.shape == (5, deal.players)
            places = whereabouts(shown, trusting=True)
            for world in worlds.tolist():
                agrees(shown, world)
                assert all(places.may_lie[card] >> at & 1 for at, card in lying(shown, world))
            truth = [deal.hand(one) for one in range(deal.players)]
            assert all(places.may_lie[card] >> at & 1 for at, card in lying(shown, truth))


def lying(shown: View, world: list[int]) -> list[tuple[int, int]]:
    """(seat, card) of every hidden card that a seat holds."""
    return [(seat, card) for seat, hand in enumerate(world) if seat != shown.seat for card in cards_of(hand)]


def agrees(shown: View, world: list[int]) -> None:
    assert world[shown.seat] == shown.hand
    assert tuple(hand.bit_count() for hand in world) == shown.counts
    held = sum(world)
    assert held.bit_count() == sum(shown.counts)
    assert not held & (shown.played | (shown.discards or 0))
    pile = deck(shown.rules.jokers) & ~held & ~shown.played
    if shown.phase is PLAY and shown.kitty is not None:
        assert not any(
            hand & shown.kitty for seat, hand in enumerate(world) if seat not in (shown.seat, shown.declarer)
        )
    if shown.phase < DISCARD and shown.kitty is not None and shown.seat != shown.declarer:
        assert pile == shown.kitty or world[shown.declarer] & shown.kitty


@pytest.mark.parametrize("table", TABLES)
def test_worlds_replay_legally(table: str) -> None:
    for deal in moments(TABLES[table], "random", 2)[::5]:
        if deal.order is None or not deal.tricks:
            continue
        seat = (deal.to_act + 1) % deal.players
        for world in sample_worlds(view(deal, seat), 4, Random(1)).tolist():
            hands = list(world)
            for trick_played in (
                (deal.leader, deal.table),
                *((one.leader, one.cards) for one in reversed(deal.tricks)),
            ):
                leader, cards = trick_played
                for place, card in enumerate(cards):
                    hands[(leader + place) % deal.players] |= 1 << card
                led = next((suit for card in cards if (suit := deal.order.suit_of[card]) < 4), 4)
                for place, card in enumerate(cards[1:], 1):
                    follows = deal.order.follow[led] | deal.order.exempt
                    earlier = any(deal.order.suit_of[one] < 4 for one in cards[:place])
                    hand = hands[(leader + place) % deal.players]
                    assert not earlier or follows >> card & 1 or not hand & deal.order.follow[led]


def test_every_world_is_as_likely() -> None:
    deal = laid(ending(CLASSIC, "4US", "AH 3D", "5H 6D", "2S 8D", "6H TD", hidden="2C 3C 4C", won=(7, 2)), "AH 5H 2S")
    shown = view(deal, 3)
    # Seat 2 has no hearts; seat 0 was the declarer: five cards are hidden, three of them put aside.
    found = Counter(map(tuple, sample_worlds(shown, 12000, Random(5)).tolist()))
    assert len(found) == 6 * 5 * 4
    assert max(abs(times - 100) for times in found.values()) < 45


def test_voids_make_worlds_uneven_in_number_but_not_in_chance() -> None:
    shown_void = (trick(0, "AC 2C 3D 4C", 0),)
    deal = ending(
        CLASSIC, "4US", "7C 6H", "KC QH", "9H 8D", "QC KD", declarer=1, hidden="5C TD", won=(4, 2), tricks=shown_void
    )
    # Seat 2 has no clubs: two of the five other cards are its own, then two of six are seat 1's, two of four seat 3's.
    found = Counter(map(tuple, sample_worlds(view(deal, 0), 30000, Random(5)).tolist()))
    assert len(found) == 10 * 15 * 6
    mean = 30000 / len(found)
    assert max(abs(times - mean) for times in found.values()) < 6 * mean**0.5


def test_odds_bring_cards_to_the_pile_as_often_as_they_say() -> None:
    deal = ending(CLASSIC, "4US", "7C 6H", "KC QH", "9H 8D", "QC KD", declarer=1, hidden="5C TD", won=(4, 2))
    likely, unlikely = parse_card("5C"), parse_card("KD")
    worlds = sample_worlds(view(deal, 0), 20000, Random(3), {likely: 4.0, unlikely: 0.25})
    held = np.bitwise_or.reduce(worlds, axis=1)
    rest = parse_hand("KC QH 9H 8D QC TD")
    pairs = Counter((parse_hand("7C 6H 5C KC QH 9H 8D QC KD TD") & ~int(one)) for one in held)
    # Two of eight cards, each pair by the product of its odds.
    total = 15 + 6 * 4 + 6 * 0.25 + 4 * 0.25
    assert pairs[1 << likely | 1 << unlikely] / 20000 == pytest.approx(1 / total, abs=0.006)
    with_likely = sum(times for pair, times in pairs.items() if pair >> likely & 1 and pair & rest)
    assert with_likely / 20000 == pytest.approx(24 / total, abs=0.015)


def test_a_seat_that_did_not_follow_is_doubted_where_reneges_are_called() -> None:
    rules = with_rules(CLASSIC, renege=Renege.CALLED)
    seen = (trick(0, "AC 2C 3D 4C", 0),)
    deal = ending(rules, "4US", "7C 6H", "KC QH", "9H 8D", "QC KD", declarer=1, hidden="5C TD", won=(4, 2), tricks=seen)
    clubs = np.uint64(parse_hand("KC QC 5C"))
    suspects = (sample_worlds(view(deal, 0), 2000, Random(2))[:, 2] & clubs) > 0
    assert 0.005 < suspects.mean() < 0.06


def test_a_declarer_who_had_to_put_jokers_aside_holds_none() -> None:
    rules = with_rules(CLASSIC, no_trump_jokers=NoTrumpJokers.DECLARER_DISCARDS)
    deal = ending(rules, "4UN", "7C 6H", "KC QH", "9H LJ", "QC KD", declarer=1, hidden="BJ TD", won=(4, 2))
    worlds = sample_worlds(view(deal, 0), 300, Random(2))
    assert not (worlds[:, 1] & np.uint64(JOKERS)).any()
    assert (worlds[:, 2] & np.uint64(JOKERS)).any()


def test_the_same_generator_gives_the_same_worlds() -> None:
    deal = moments(PALACE, "steady", 1)[-20]
    shown = view(deal, deal.to_act)
    assert (sample_worlds(shown, 50, Random(4)) == sample_worlds(shown, 50, Random(4))).all()
    assert (sample_worlds(shown, 50, Random(4)) != sample_worlds(shown, 50, Random(5))).any()


@pytest.mark.parametrize("calls", [False, True], ids=["quiet", "called"])
def test_worlds_are_found_whatever_was_reneged_and_called(calls: bool) -> None:
    rules = with_rules(PALACE, renege=Renege.CALLED)
    random = Random(8)
    for number in range(amount(2, 4)):
        deal = fresh_deal(rules, SEED, number)
        while not deal.is_over:
            for seat in range(4):
                shown = view(deal, seat)
                for world in sample_worlds(shown, 4, Random(seat)).tolist():
                    agrees(shown, world)
            deal = act(deal, random.choice(view(deal, deal.to_act).legal))
            open_calls = [one for one in interruptions(deal) if isinstance(one, CallRenege)]
            if calls and open_calls and random.random() < 0.2:
                deal = act(deal, random.choice(open_calls))
