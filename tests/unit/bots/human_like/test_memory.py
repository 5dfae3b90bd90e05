"""Memory and judgement of people: what is forgotten stays forgotten during the deal, and nothing depends on hidden
cards."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.heuristics.reading import read
from bidwhist.bots.human_like.memory import Memory, deal_random, read_with_memory
from bidwhist.bots.human_like.person import Nature, PersonBot
from bidwhist.bots.levels import BOTS, make_bot, partner_level
from bidwhist.core.cards import Hand, cards_of
from bidwhist.core.deal import PLAY
from bidwhist.core.rules.presets import PALACE
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view
from support.blindness import history, twins
from support.nightly import amount
from support.random_rules import rulesets

POOR = Memory(cards=1.0, voids=1.0)
SOFT = ("beginner", "casual")
STEADY = make_bot("steady")
SEED = seed_from_text("memory")


@settings(deadline=None, max_examples=amount(10, 30))
@given(rules=rulesets(), number=st.integers(0, 999))
def test_what_has_slipped_stays_gone_and_is_never_a_trump_an_honour_or_ones_own(rules: Ruleset, number: int) -> None:
    gone = [0] * rules.players
    for deal, _ in history(rules, SEED, number, STEADY):
        if deal.phase is not PLAY:
            continue
        seen = view(deal, deal.to_act)
        whole, dimmed = read(seen), read_with_memory(seen, POOR)
        slipped: Hand = dimmed.unseen & ~whole.unseen
        assert slipped & gone[seen.seat] == gone[seen.seat]
        gone[seen.seat] = slipped
        assert not slipped & (whole.order.trumps | seen.dealt | seen.hand)
        assert all(whole.order.rank_of[card] < POOR.low for card in cards_of(slipped))
        assert not whole.unseen & ~dimmed.unseen


@settings(deadline=None, max_examples=amount(10, 30))
@given(rules=rulesets(), number=st.integers(0, 999))
def test_partners_voids_and_the_last_tricks_are_remembered(rules: Ruleset, number: int) -> None:
    voids = Memory(voids=1.0)
    for deal, _ in history(rules, SEED, number, STEADY):
        if deal.phase is PLAY:
            seen = view(deal, deal.to_act)
            whole, dimmed = read(seen), read_with_memory(seen, voids)
            for seat in range(rules.players):
                mine = seat == seen.seat or rules.side_of[seat] == seen.side
                assert dimmed.may_hold[seat] & whole.may_hold[seat] == whole.may_hold[seat]
                assert not mine or dimmed.may_hold[seat] == whole.may_hold[seat]
            if len(seen.tricks) <= voids.fresh:
                assert dimmed == whole


def test_a_poor_memory_does_lose_cards_and_voids() -> None:
    lost, forgotten = 0, 0
    for number in range(10):
        for deal, _ in history(PALACE, SEED, number, STEADY):
            if deal.phase is PLAY:
                seen = view(deal, deal.to_act)
                whole, dimmed = read(seen), read_with_memory(seen, POOR)
                lost += dimmed.unseen != whole.unseen
                forgotten += read_with_memory(seen, Memory(voids=1.0)).may_hold != whole.may_hold
    assert lost > 50
    assert forgotten > 20


def test_a_perfect_memory_is_the_plain_reading() -> None:
    for deal, _ in history(PALACE, SEED, 3, STEADY):
        if deal.phase is PLAY:
            seen = view(deal, deal.to_act)
            assert read_with_memory(seen, Memory()) == read(seen)


def test_a_bot_without_failings_is_steady() -> None:
    flawless, steady = PersonBot("flawless", Nature()), make_bot("steady")
    same = total = 0
    for number in range(8):
        for deal, _ in history(PALACE, SEED, number, STEADY):
            seen = view(deal, deal.to_act)
            same += flawless.choose(seen, Random(0)) == steady.choose(seen, Random(0))
            total += 1
    # What differs is the list of etiquette, which steady keeps through its weights alone.
    assert same > 0.99 * total


def test_what_is_forgotten_differs_from_seat_to_seat_and_deal_to_deal() -> None:
    views = [
        view(fresh_deal(PALACE, seed_from_text("slips"), number), seat) for number in range(4) for seat in range(4)
    ]
    assert len({deal_random(one, "hand").random() for one in views}) == len(views)
    assert deal_random(views[0], "hand").random() != deal_random(views[0], "cards").random()


@settings(deadline=None, max_examples=amount(9, 25))
@given(rules=rulesets(), number=st.integers(0, 999), level=st.sampled_from(SOFT))
def test_no_hidden_card_moves_a_decision_at_any_level(rules: Ruleset, number: int, level: str) -> None:
    bot, played = make_bot(level), [*history(rules, SEED, number, STEADY)]
    for seen, other, _ in twins(played, Random(number)):
        assert other == seen
        assert bot.choose(other, Random(3)) == bot.choose(seen, Random(3))


def test_a_partner_is_never_below_the_table() -> None:
    levels = [*BOTS]
    for asked in levels:
        for table in levels:
            given_partner = partner_level(asked, [table, "random"])
            assert levels.index(given_partner) >= max(levels.index(asked), levels.index(table))
            assert given_partner in {asked, table}
    assert partner_level("bot:beginner", ["bot:steady/four-joker"]) == "bot:steady/four-joker"
