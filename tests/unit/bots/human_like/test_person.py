"""The mistakes of people: errors about a hand belong to the deal, careless cards keep the manners and cost little."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.heuristics.cards import weigher
from bidwhist.bots.heuristics.estimate import table_of
from bidwhist.bots.heuristics.judgement import DIRECTIONS
from bidwhist.bots.heuristics.leads import Lead
from bidwhist.bots.heuristics.reading import read
from bidwhist.bots.heuristics.weights import SPREADS
from bidwhist.bots.human_like.person import BEGINNER, CASUAL, MOST, Nature, PersonBot, bias_of
from bidwhist.bots.levels import make_bot
from bidwhist.bots.partner_safety.cards import well_mannered
from bidwhist.core.actions import Play
from bidwhist.core.cards import Strain
from bidwhist.core.deal import PLAY
from bidwhist.core.rules.order import OPEN
from bidwhist.core.rules.presets import CUTTHROAT_FIVE, PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View, view
from support.blindness import history
from support.nightly import amount
from support.random_rules import rulesets

SOFT = {"beginner": BEGINNER, "casual": CASUAL}
SUITS = [strain for strain in Strain if strain is not Strain.NO_TRUMP]
STEADY = make_bot("steady")
SEED = seed_from_text("person")
GREAT = 3.0
"""So many tricks let almost every card count as good."""


def card_views(rules: Ruleset, number: int) -> Iterator[View]:
    """What the seat to play sees at each card of a deal of steady bots."""
    for deal, _ in history(rules, SEED, number, STEADY):
        if deal.phase is PLAY:
            yield view(deal, deal.to_act)


def card(bot: PersonBot, seen: View, number: int) -> Play:
    """The card of a bot with the generator of that number."""
    play = bot.choose(seen, Random(number))
    assert isinstance(play, Play)
    return play


def person(slips: float, careless: float = GREAT) -> PersonBot:
    """A player with no failing but careless cards."""
    return PersonBot("careless", Nature(slips=slips, careless=careless))


# Careless cards


@settings(deadline=None, max_examples=amount(10, 40))
@given(rules=rulesets(), number=st.integers(0, 9_999), careless=st.floats(0.0, GREAT))
def test_a_careless_card_never_breaks_manners(rules: Ruleset, number: int, careless: float) -> None:
    bot, careful = person(1.0, careless), person(0.0)
    for seen in card_views(rules, number):
        reading, play = read(seen), card(bot, seen, number)
        assert play in well_mannered(reading)
        if seen.led == OPEN:
            manners = Lead(reading, bot.nature.judgement).manners
            assert manners(play.card) >= manners(card(careful, seen, number).card)


@settings(deadline=None, max_examples=amount(10, 40))
@given(rules=rulesets(), number=st.integers(0, 9_999), careless=st.floats(0.0, 1.0))
def test_a_careless_card_costs_no_more_than_was_said(rules: Ruleset, number: int, careless: float) -> None:
    bot, careful = person(1.0, careless), person(0.0)
    for seen in card_views(rules, number):
        weigh = weigher(read(seen), bot.nature.judgement)
        lost = weigh(card(careful, seen, 0).card) - weigh(card(bot, seen, number).card)
        assert -1e-5 <= lost <= careless + 1e-5


@settings(deadline=None, max_examples=amount(10, 40))
@given(rules=rulesets(), number=st.integers(0, 9_999), slips=st.floats(0.0, 1.0))
def test_who_slips_more_often_slips_at_the_same_cards_and_more(rules: Ruleset, number: int, slips: float) -> None:
    careful, some, always = person(0.0), person(slips), person(1.0)
    for place, seen in enumerate(card_views(rules, number)):
        best, played, worst = (card(bot, seen, place) for bot in (careful, some, always))
        assert played in {best, worst}
        assert card(some, seen, place) == played


def test_who_never_slips_plays_its_best_card_however_careless() -> None:
    for seen in card_views(PALACE, 1):
        assert len({card(person(0.0), seen, number) for number in range(4)}) == 1
        assert card(person(0.0), seen, 0) == card(person(1.0, careless=0.0), seen, 1)


def test_slips_come_as_often_as_the_number_says() -> None:
    """A careless play takes one of several cards, the best among them, so it counts where another was taken."""
    seen = max(card_views(PALACE, 2), key=lambda one: len({card(person(1.0), one, number) for number in range(20)}))
    best = card(person(0.0), seen, 0)
    missed = {slips: sum(card(person(slips), seen, number) != best for number in range(400)) for slips in (0.25, 1.0)}
    assert missed[1.0] > 200
    assert missed[0.25] == pytest.approx(missed[1.0] / 4, rel=0.3)


# Errors about a hand


def first_views(rules: Ruleset, number: int) -> list[View]:
    """What each seat sees of a deal before it has begun."""
    deal = fresh_deal(rules, SEED, number)
    return [view(deal, seat) for seat in range(rules.players)]


@settings(deadline=None, max_examples=amount(10, 40))
@given(rules=rulesets(), number=st.integers(0, 9_999), level=st.sampled_from([*SOFT]))
def test_an_error_is_bounded_and_belongs_to_the_deal(rules: Ruleset, number: int, level: str) -> None:
    nature = SOFT[level]
    seen = [view(deal, 1) for deal, _ in history(rules, SEED, number, STEADY)]
    (bias,) = {bias_of(one, nature) for one in seen}
    most = (nature.misjudges + nature.mixes_up) * MOST + nature.shy + nature.shuns_no_trump
    for strain in Strain:
        spread = SPREADS[table_of(rules, strain, exchanged=False)]
        assert all(abs(bias.of(strain, way)) <= most * spread + 1e-9 for way in DIRECTIONS)


@pytest.mark.parametrize("name", PRESETS)
def test_a_hand_misjudged_as_a_whole_is_wrong_alike_in_every_suit(name: str) -> None:
    rules = PRESETS[name]
    off = [bias_of(seen, Nature(misjudges=0.5)) for number in range(3) for seen in first_views(rules, number)]
    assert all(len({bias.of(strain, way) for strain in SUITS for way in DIRECTIONS}) == 1 for bias in off)
    assert len(set(off)) == len(off)


def test_who_mixes_up_is_wrong_about_each_strain_and_direction_by_itself() -> None:
    bias = bias_of(first_views(PALACE, 0)[1], Nature(mixes_up=0.5))
    assert len({bias.of(strain, way) for strain in Strain for way in DIRECTIONS}) == len(Strain) * len(DIRECTIONS)


def test_an_error_is_in_the_spreads_of_the_table() -> None:
    shy = Nature(shy=1.0, shuns_no_trump=0.5)
    for rules in (PALACE, CUTTHROAT_FIVE):
        bias = bias_of(first_views(rules, 0)[0], shy)
        for strain, shyness in ((Strain.SPADES, 1.0), (Strain.NO_TRUMP, 1.5)):
            spread = SPREADS[table_of(rules, strain, exchanged=False)]
            assert {bias.of(strain, way) for way in DIRECTIONS} == {-shyness * spread}


def test_errors_about_a_hand_are_neither_good_nor_bad_on_average() -> None:
    seen = [one for number in range(amount(60, 300)) for one in first_views(PALACE, number)]
    spread = SPREADS[table_of(PALACE, Strain.SPADES, exchanged=False)]
    off = [bias_of(one, Nature(misjudges=0.5)).of(Strain.SPADES, DIRECTIONS[0]) / spread for one in seen]
    assert abs(sum(off) / len(off)) < 0.1
    assert sum(one * one for one in off) / len(off) == pytest.approx(0.24, abs=0.06)


def test_a_beginner_makes_every_mistake_more_than_a_casual_player() -> None:
    for number in ("misjudges", "mixes_up", "shy", "shuns_no_trump", "slips", "careless"):
        assert 0.0 < getattr(CASUAL, number) < getattr(BEGINNER, number)
