"""Laws of steady over random rule sets: legal, one answer a view, blind to hidden cards, quick, strong."""

from collections.abc import Iterator
from random import Random
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bidwhist.act import act
from bidwhist.actions import Action, Discard
from bidwhist.apply import apply
from bidwhist.arena.duplicate import compare_matches, compare_points
from bidwhist.arena.tables import fresh_deal, play_out
from bidwhist.bots.levels import BOTS, make_bot
from bidwhist.cards import BIT, Card, Hand, cards_of, deck
from bidwhist.deal import Deal, start_deal
from bidwhist.rules.presets import PALACE, PRESETS
from bidwhist.rules.ruleset import Ruleset
from bidwhist.shuffle import seed_from_text
from bidwhist.view import View, view
from support.random_rules import rulesets

STEADY = make_bot("steady")
SEED = seed_from_text("steady")


def history(rules: Ruleset, number: int, name: str = "steady") -> Iterator[tuple[Deal, Action]]:
    """Each state of a deal among bots of a name, with what the seat to act did."""
    bot = make_bot(name)
    deal = fresh_deal(rules, SEED, number)
    random = Random(number)
    while not deal.is_over:
        action = bot.choose(view(deal, deal.to_act), random)
        yield deal, action
        deal = apply(deal, action)


@settings(deadline=None, max_examples=60)
@given(rules=rulesets(), number=st.integers(0, 999), name=st.sampled_from(list(BOTS)))
def test_every_choice_is_legal_and_every_deal_ends(rules: Ruleset, number: int, name: str) -> None:
    last = None
    for deal, action in history(rules, number, name):
        assert action in view(deal, deal.to_act).legal
        last = act(deal, action)
    assert last is not None
    assert last.is_over


@settings(deadline=None, max_examples=40)
@given(rules=rulesets(), number=st.integers(0, 999), score=st.integers(-6, 6))
def test_every_action_has_a_sentence_and_a_view_has_one_answer(rules: Ruleset, number: int, score: int) -> None:
    scores = (score, *(0,) * (rules.sides - 1))
    for deal, _ in history(rules, number):
        seen = view(deal, deal.to_act, scores)
        advice = STEADY.advise(seen, Random(1))
        assert advice.action == STEADY.choose(seen, Random(2))
        assert advice.words[0].isupper()
        assert advice.words.endswith(".")
        assert advice.words.count(".") == 1


def hidden(seen: View) -> Hand:
    """The cards that a seat has no way to see."""
    return deck(seen.rules.jokers) & ~(seen.hand | seen.dealt | seen.played | (seen.kitty or 0) | (seen.discards or 0))


def swap(cards: Hand, one: Card, other: Card) -> Hand:
    """A mask with two cards exchanged."""
    if bool(cards & BIT[one]) is bool(cards & BIT[other]):
        return cards
    return cards ^ BIT[one] ^ BIT[other]


def redealt(deal: Deal, actions: list[Action], one: Card, other: Card) -> Deal:
    """The deal as it would have come with two cards exchanged, every action taken again."""
    hands = [swap(hand, one, other) for hand in deal.dealt]
    again = start_deal(deal.rules, deal.dealer, hands, swap(deal.kitty, one, other))
    for action in actions:
        again = act(again, Discard(swap(action.cards, one, other)) if isinstance(action, Discard) else action)
    return again


def swappable(deal: Deal, seen: View, random: Random) -> tuple[Card, Card] | None:
    """Two hidden cards that can change places without making a play wrong: of one suit once there is an order."""
    cards = cards_of(hidden(seen))
    random.shuffle(cards)
    order = deal.order
    for place, one in enumerate(cards):
        for other in cards[place + 1 :]:
            if order is None or order.suit_of[one] == order.suit_of[other]:
                return one, other
    return None


@settings(deadline=None, max_examples=40)
@given(rules=rulesets(), number=st.integers(0, 999))
def test_no_hidden_card_moves_a_decision(rules: Ruleset, number: int) -> None:
    random, actions = Random(number), list[Action]()
    for deal, action in history(rules, number):
        seen = view(deal, deal.to_act)
        pair = swappable(deal, seen, random)
        if pair:
            other = view(redealt(deal, actions, *pair), deal.to_act)
            assert other == seen
            assert STEADY.choose(other, Random(3)) == action
        actions.append(action)


@pytest.mark.parametrize("name", PRESETS)
def test_a_decision_takes_under_five_milliseconds_on_average(name: str) -> None:
    rules = PRESETS[name]
    start, decisions = process_time(), 0
    for number in range(3):
        decisions += sum(1 for _ in history(rules, number))
    assert (process_time() - start) / decisions < 0.005


@pytest.mark.parametrize("name", PRESETS)
def test_steady_outscores_chance_on_the_same_deals(name: str) -> None:
    found = compare_points(PRESETS[name], STEADY, make_bot("random"), range(8), SEED)
    assert found.mean - found.half_width > 0


def test_steady_beats_chance_in_nearly_every_match() -> None:
    share = compare_matches(PALACE, STEADY, make_bot("random"), [seed_from_text(str(n)) for n in range(10)])
    assert share.mean > 0.95


def test_most_contracts_are_made_in_self_play() -> None:
    deals = [play_out(fresh_deal(PALACE, SEED, number), (STEADY,) * 4, SEED, number) for number in range(80)]
    made = [deal.outcome.made for deal in deals if deal.outcome]
    assert len(made) == len(deals)
    assert sum(made) >= 0.6 * len(made)
