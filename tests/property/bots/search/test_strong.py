"""Properties of the searching bots: legal, one answer for a generator, independent of hidden cards, with reasons."""

from itertools import product
from random import Random
from time import process_time

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bidwhist.arena.duplicate import compare_play
from bidwhist.arena.specs import parse_bot
from bidwhist.bots.bot import Part, random_for
from bidwhist.bots.composed import Composed
from bidwhist.bots.explanations.reason import Case
from bidwhist.bots.explanations.table import is_true
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.bots.search import player, search
from bidwhist.bots.search.player import Searcher
from bidwhist.bots.search.search import Searched
from bidwhist.bots.search.stakes import match_stakes
from bidwhist.bots.searching import STRONG as STRONG_EFFORT
from bidwhist.bots.searching import by_phase, champion_bot, strong_bot
from bidwhist.core.actions import Declare, Discard, Play
from bidwhist.core.deal import AUCTION, DISCARD, PLAY
from bidwhist.core.rules.presets import CLASSIC, PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view
from support.blindness import history, twins
from support.endings import ending, laid
from support.nightly import amount, by_day
from support.random_rules import rulesets

SEED = seed_from_text("strong")
STRONG, CHAMPION = strong_bot(), champion_bot()
SEARCHING = {"strong": STRONG, "champion": CHAMPION}


def card_player() -> Composed[Part]:
    """Strong's cards behind steady's calls and discards."""
    return by_phase("cards", SteadyBot(), SteadyBot(), Searcher(STRONG_EFFORT))


CARDS = card_player()


@settings(deadline=None, max_examples=amount(4, 6))
@given(rules=rulesets(), number=st.integers(0, 999))
def test_no_hidden_card_moves_a_decision(rules: Ruleset, number: int) -> None:
    played = [*history(rules, SEED, number, SteadyBot())]
    for seen, other, _ in list(twins(played, Random(number)))[::6]:
        assert other == seen
        assert CARDS.choose(other, Random(3)) == CARDS.choose(seen, Random(3))


@pytest.mark.parametrize(
    ("name", "level"),
    by_day(
        product(["palace", "fifty-two", "cutthroat"], SEARCHING),
        ("palace", "champion"),
        ("fifty-two", "strong"),
        ("cutthroat", "strong"),
    ),
)
def test_no_hidden_card_moves_the_whole_bot(name: str, level: str) -> None:
    bot = SEARCHING[level]
    played = [*history(PRESETS[name], SEED, 5, SteadyBot())]
    for seen, other, _ in list(twins(played, Random(5)))[::7]:
        assert other == seen
        assert bot.choose(other, Random(3)) == bot.choose(seen, Random(3))


@settings(deadline=None, max_examples=amount(3, 6))
@given(rules=rulesets(), number=st.integers(0, 999))
def test_every_action_is_weighed_said_in_one_sentence_and_chosen_alike(rules: Ruleset, number: int) -> None:
    for deal, _ in [*history(rules, SEED, number, SteadyBot())][::5]:
        seen = view(deal, deal.to_act)
        action = CARDS.choose(seen, Random(1))
        advice, weighed = CARDS.advise(seen, Random(1)), CARDS.weigh(seen, Random(1))
        assert advice.action == action == weighed[0].action
        assert action in seen.legal
        assert advice.words[0].isupper()
        assert advice.words.endswith(".")
        actions = [one.action for one in weighed]
        assert len(actions) == len(set(actions))
        assert all(one in seen.legal for one in actions)
        if not isinstance(action, Discard):
            assert isinstance(action, Play) or set(actions) == set(seen.legal)


@pytest.mark.nightly
@pytest.mark.parametrize("bot", [STRONG, CHAMPION], ids=["strong", "champion"])
def test_a_decision_keeps_well_within_its_time(bot: Composed[Part]) -> None:
    times = []
    for number in range(2):
        for deal, _ in [*history(PALACE, SEED, number, SteadyBot())][:: 1 if bot is STRONG else 2]:
            if deal.phase is PLAY:
                begin = process_time()
                bot.choose(view(deal, deal.to_act), Random(1))
                times.append(process_time() - begin)
    assert sum(times) / len(times) < (0.1 if bot is STRONG else 0.3)
    assert max(times) < (0.5 if bot is STRONG else 2.0)


def test_strong_takes_more_tricks_than_who_only_counts_on_the_same_deals() -> None:
    """The arena compares it with steady. Against a weaker bot a few deals are enough."""
    deals = range(amount(3, 16))
    declaring, defending = compare_play(PALACE, (STRONG, parse_bot("counting")), SteadyBot(), deals, SEED)
    assert declaring.mean + defending.mean > 0


def test_words_say_what_a_card_of_bad_manners_would_have_gained() -> None:
    deal = laid(ending(CLASSIC, "4US", "KH 8H 4D 5D", "QH 5H 6D 7D", "AH 2H 3C 4C", "JH 6H TD JD", won=(7, 2)), "KH 5H")
    said = {CHAMPION.advise(view(deal, deal.to_act), Random(number)).words for number in range(8)}
    assert all(words.startswith("Play the two of hearts: ") for words in said)
    assert any("the ace of hearts would gain too little to trump or overtake a book" in words for words in said)


@settings(deadline=None, max_examples=amount(60, 1000))
@given(st.sampled_from([0, 1]), st.floats(0, 1), st.floats(0, 1), st.sampled_from([0.0, 0.004, 0.3]))
@example(1, 0.0, 0.37499999999999994, 0.0)
def test_what_the_next_best_costs_is_said_as_it_is_proved(seat: int, mine: float, other: float, gap: float) -> None:
    deal = ending(CLASSIC, "4US", "AH 3D 4D", "KH 6D 7D", "9H 8D 9C", "6H TD JD", won=(9, 1))
    deal = laid(deal, "3D") if seat else deal
    seen = view(deal, deal.to_act)
    cards = tuple(play.card for play in honest_plays(seen))
    rest = len(cards) - 2
    found = Searched(
        cards,
        values=np.linspace(0.6, 0.4, len(cards)),
        chances=np.array([0.5, 0.5 - gap, *(0.1,) * rest]),
        tricks=np.array([10.0, 10.0, *(9.0,) * rest]),
        makes=np.array([mine, other, *(0.5,) * rest]),
        worlds=1,
        left_out=0,
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(player, "search", lambda *_: found)
        searcher = Searcher(STRONG_EFFORT)
        advice, weighed = searcher.advise(seen, Random(1)), searcher.weigh(seen, Random(1))
    case = Case(seen, advice.action, weighed)
    assert all(is_true(case, reason) for reason in advice.reasons), advice.words


def test_words_carry_figures() -> None:
    deal = ending(CLASSIC, "4US", "AH 3D 4D", "KH 6D 7D", "9H 8D 9C", "6H TD JD", won=(9, 1))
    words = CHAMPION.advise(view(deal, 0), Random(1)).words
    assert words.startswith("Lead the ace of hearts: ")
    assert "it makes the contract in every layout tried" in words
    assert "in 100 less often" in words
    lost = ending(CLASSIC, "5US", "QH 3D", "KH 2H", "9H 4D", "8H TD", won=(9, 2))
    assert "it sets the contract in every layout tried" in CHAMPION.advise(view(laid(lost, "QH"), 1), Random(1)).words


def test_without_the_kernel_strong_plays_as_steady_but_for_the_last_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "COMPILED", False)
    monkeypatch.setattr(player, "COMPILED", False)
    player.say_once.cache_clear()
    with pytest.warns(RuntimeWarning, match="as steady does"):
        plain = card_player()
    card_player()
    steady, last = SteadyBot(), 0
    for deal, _ in history(PALACE, SEED, 3, steady):
        seen = view(deal, deal.to_act)
        action = plain.choose(seen, Random(1))
        assert action in seen.legal
        if deal.phase is PLAY and seen.hand.bit_count() <= search.PLAIN_CARDS:
            last += 1
            assert action == CARDS.choose(seen, Random(1)) or len(seen.legal) > 1
        else:
            assert action == steady.choose(seen, Random(1))
    assert last


def test_the_plain_search_finds_what_the_kernel_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    for deal, _ in history(PALACE, SEED, 4, SteadyBot()):
        seen = view(deal, deal.to_act)
        if deal.phase is PLAY and seen.hand.bit_count() <= search.PLAIN_CARDS:
            with monkeypatch.context() as patch:
                patch.setattr(search, "COMPILED", False)
                plain = CARDS.weigh(seen, Random(2))
            assert plain == CARDS.weigh(seen, Random(2))


@pytest.mark.parametrize("name", PRESETS)
def test_steadys_skills_weigh_calls_and_names_in_every_preset(name: str) -> None:
    rules = PRESETS[name]
    for number in range(3):
        for deal, action in history(rules, SEED, number, SteadyBot()):
            if deal.phase is PLAY:
                break
            weighed = CARDS.weigh(view(deal, deal.to_act), random_for(SEED, number, deal.to_act, 0))
            assert weighed[0].action == action
            assert deal.phase is DISCARD or len(weighed) == len(view(deal, deal.to_act).legal)
            if deal.phase is AUCTION:
                assert all(0.0 <= one.value <= 1.1 for one in weighed[:1])
            if isinstance(action, Declare):
                assert all(one.makes is not None and 0.0 <= one.makes <= 1.0001 for one in weighed)


@pytest.mark.parametrize("name", PRESETS)
def test_stakes_are_chances_that_rise_with_tricks_for_the_declaring_side_and_fall_for_the_others(name: str) -> None:
    rules = PRESETS[name]
    deal = next(one for one, _ in history(rules, SEED, 8, SteadyBot()) if one.phase is PLAY)
    for seat in range(deal.players):
        seen = view(deal, seat)
        stakes = match_stakes(seen)
        assert len(stakes) == rules.all_tricks + 1
        assert ((stakes >= 0.0) & (stakes <= 1.0)).all()
        steps = np.diff(stakes) * (1 if rules.side_of[seat] == seen.aiming_side else -1)
        assert (steps > -0.02).all()
        assert stakes.max() - stakes.min() > 0.02


def test_stakes_see_that_a_contract_wins_the_match() -> None:
    deal = next(one for one, _ in history(PALACE, SEED, 1, SteadyBot()) if one.phase is PLAY)
    assert deal.contract is not None
    score = [0, 0]
    score[deal.side(deal.declarer)] = 7 - deal.contract.number
    stakes = match_stakes(view(deal, deal.declarer, tuple(score)))
    assert stakes[deal.contract.number + 6] > 0.99
    assert stakes[deal.contract.number + 5] < 0.7
