"""Etiquette in bidding and play at every level, and the mistakes that the lower levels make all the same."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bidwhist.arena.duplicate import compare_points
from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.auction.net_calls import net_values
from bidwhist.bots.bot import Bot
from bidwhist.bots.heuristics.reading import read
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.bots.levels import make_bot
from bidwhist.bots.partner_safety.calls import decent_calls
from bidwhist.bots.partner_safety.cards import NEVER, broken_rules, well_mannered
from bidwhist.core.actions import PASS, Action, Bid, Discard, Pass, Play, Suffix
from bidwhist.core.apply import apply
from bidwhist.core.cards import JOKERS, format_card, parse_hand
from bidwhist.core.deal import AUCTION, PLAY, Deal
from bidwhist.core.rules.options import NoTrumpJokers
from bidwhist.core.rules.presets import CLASSIC, FIFTY_TWO, PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View, view
from support.endings import ending, laid, with_rules
from support.nightly import amount, by_day
from support.random_rules import rulesets
from support.table import calls, deal_with
from unit.bots.partner_safety.test_never import NEVER as POSITIONS

SOFT = ("beginner", "casual")
LEVELS = (*SOFT, "steady")
SEARCHING = ("strong", "champion")
EVERY = (*LEVELS, *SEARCHING)
EVERY_BY_DAY = by_day(EVERY, "beginner", "steady", "strong")
PARTNERSHIPS = ("classic", "andrews", "palace", "fifty-two", "bid-wiz")
SEED = seed_from_text("manners")
WEAK = "9C 8C 7C 8D 7D 6D 9H 8H 7H 9S 8S 7S"
STRONG = "BJ LJ AS KS QS JS TS 9S AH KH AD 2C"
SUIT_HAND = "AS KS QS JS TS 9S 8S 7S 2H 3D 4C 5C"
MIDDLING = "KS JS 8S 5S QH 9H 6H KD TD 7D 8C 6C"


def choices(bot: Bot, seen: View, often: int = 12) -> set[Action]:
    """A bot's actions in a position, over many random generators."""
    return {bot.choose(seen, Random(number)) for number in range(often)}


# Cards


@pytest.mark.parametrize("level", SOFT)
@pytest.mark.parametrize("sin", POSITIONS)
def test_a_soft_level_would_never(sin: str, level: str) -> None:
    deal, good = POSITIONS[sin]
    cards = {
        format_card(one.card) for one in choices(make_bot(level), view(deal, deal.to_act)) if isinstance(one, Play)
    }
    assert cards <= set(good.split())


def plays(rules: Ruleset, number: int, level: str) -> Iterator[tuple[Deal, Play]]:
    """Each card of a deal among bots of a level."""
    bot, random, deal = make_bot(level), Random(number), fresh_deal(rules, SEED, number)
    while not deal.is_over:
        action = bot.choose(view(deal, deal.to_act), random)
        if isinstance(action, Play):
            yield deal, action
        deal = apply(deal, action)


@settings(deadline=None, max_examples=amount(14, 40))
@given(rules=rulesets(), number=st.integers(0, 9_999), level=st.sampled_from(SOFT))
def test_no_card_of_a_soft_level_is_one_that_is_never_played(rules: Ruleset, number: int, level: str) -> None:
    for deal, play in plays(rules, number, level):
        reading = read(view(deal, deal.to_act))
        assert play in well_mannered(reading)
        assert not any(one.words == NEVER[0].words for one in broken_rules(reading, play.card))


@pytest.mark.parametrize("never", NEVER, ids=lambda never: never.words)
def test_each_thing_that_is_never_done_can_come_up(never: object) -> None:
    """Each rule of etiquette must forbid something in some position; else its test would test nothing."""
    found = [
        sin
        for sin, (deal, _) in POSITIONS.items()
        if any(
            one is never
            for play in honest_plays(view(deal, deal.to_act))
            for one in broken_rules(read(view(deal, deal.to_act)), play.card)
        )
    ]
    assert found


@pytest.mark.parametrize("level", EVERY)
def test_an_ace_is_not_thrown_away_while_a_joker_is_useless(level: str) -> None:
    for rule in (NoTrumpJokers.WHEN_VOID, NoTrumpJokers.ANY_TIME):
        rules = with_rules(CLASSIC, no_trump_jokers=rule)
        deal = ending(rules, "4UN", "KH 3D 4D", "AD LJ 2C", "9H 8D 9C", "6H TD JD", declarer=0, won=(7, 2))
        seen = view(laid(deal, "KH"), 1)
        assert "AD" not in {format_card(one.card) for one in choices(make_bot(level), seen) if isinstance(one, Play)}


# Bidding


def first_calls(
    rules: Ruleset, hand: str, level: str, before: str = "", score: tuple[int, ...] | None = None
) -> set[Action]:
    """The calls of a seat with a hand after some calls, over many random generators."""
    seat = 1 + len(before.split())
    hands = ["" if one != seat % 4 else hand for one in range(4)]
    deal = calls(deal_with(rules, *hands, mix=5), before)
    return choices(make_bot(level), view(deal, deal.to_act, score), 4)


@pytest.mark.parametrize("level", EVERY_BY_DAY)
@pytest.mark.parametrize("preset", by_day(["classic", "andrews", "palace", "bid-wiz"], "classic", "bid-wiz"))
def test_nobody_bids_on_hope(preset: str, level: str) -> None:
    for before in ("", "-", "- -"):
        assert first_calls(PRESETS[preset], WEAK, level, before) == {PASS}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", PARTNERSHIPS)
def test_nobody_underbids_a_great_hand_to_the_lowest(preset: str, level: str) -> None:
    hand = STRONG if PRESETS[preset].jokers else f"{STRONG[6:]} QH JH"
    for before in ("", "-", "- -"):
        (call,) = first_calls(PRESETS[preset], hand, level, before)
        assert isinstance(call, Bid)
        assert call.number > PRESETS[preset].min_bid


@pytest.mark.parametrize("preset", by_day(PRESETS, "classic", "cutthroat-5"))
def test_while_the_score_is_level_strong_makes_an_indecent_call_only_if_its_network_gains_five_in_100(
    preset: str,
) -> None:
    bot = make_bot("strong")
    for number in range(amount(3, 8)):
        deal = fresh_deal(PRESETS[preset], SEED, number)
        while deal.phase is AUCTION:
            seen = view(deal, deal.to_act)
            call = bot.choose(seen, Random(number))
            values, decent = net_values(seen), decent_calls(seen)
            if call not in decent:
                assert isinstance(call, Pass | Bid)
                assert values[call] >= max(values[one] for one in decent) + 0.05
            deal = apply(deal, call)


@pytest.mark.parametrize("level", by_day(SEARCHING, "strong"))
@pytest.mark.parametrize("preset", by_day(PARTNERSHIPS, "classic"))
def test_who_rolls_calls_out_does_not_underbid_a_great_hand(preset: str, level: str) -> None:
    """Its lowest call is more than the lowest bid, in number, or in no-trump, which counts double."""
    rules = PRESETS[preset]
    hand = STRONG if rules.jokers else f"{STRONG[6:]} QH JH"
    for before in ("", "-", "- -"):
        for call in first_calls(rules, hand, level, before):
            assert isinstance(call, Bid)
            assert call.number > rules.min_bid or call.suffix is Suffix.NO_TRUMP


@pytest.mark.parametrize("level", EVERY_BY_DAY)
@pytest.mark.parametrize("preset", ["classic", "palace"])
def test_jokers_make_no_no_trump_hand(preset: str, level: str) -> None:
    """Two jokers take no trick in no-trump, whatever they would take as trumps."""
    for before in ("", "-", "- -"):
        for call in first_calls(PRESETS[preset], "BJ LJ AS KS QS JS TS 9H 8H 7D 6D 8C", level, before):
            assert not (isinstance(call, Bid) and call.suffix is Suffix.NO_TRUMP)


@pytest.mark.parametrize("level", EVERY_BY_DAY)
@pytest.mark.parametrize("preset", by_day(PARTNERSHIPS, "classic", "fifty-two"))
def test_nobody_bids_no_trump_on_a_suit_hand(preset: str, level: str) -> None:
    for before in ("", "-", "- -"):
        for call in first_calls(PRESETS[preset], SUIT_HAND, level, before):
            assert not (isinstance(call, Bid) and call.suffix is Suffix.NO_TRUMP)


@pytest.mark.parametrize("level", EVERY_BY_DAY)
@pytest.mark.parametrize("preset", ["classic", "palace"])
def test_nobody_bids_over_partner_on_a_middling_hand(preset: str, level: str) -> None:
    assert first_calls(PRESETS[preset], MIDDLING, level, "4D -") == {PASS}


@pytest.mark.parametrize("level", EVERY)
def test_a_forced_dealer_with_nothing_promises_least(level: str) -> None:
    for call in first_calls(PALACE, WEAK, level, "- - -"):
        assert isinstance(call, Bid)
        assert call.number == PALACE.min_bid


@pytest.mark.parametrize("level", EVERY)
def test_the_dealer_matches_rather_than_raises(level: str) -> None:
    assert first_calls(FIFTY_TWO, "AS KS QS JS TS 9S AH KH AD KD 2C 3C", level, "- - 4") == {Bid(4)}


@pytest.mark.parametrize("level", EVERY_BY_DAY)
@pytest.mark.parametrize("rule", NoTrumpJokers)
def test_jokers_are_put_aside_in_no_trump(rule: NoTrumpJokers, level: str) -> None:
    rules = with_rules(PALACE, no_trump_jokers=rule)
    deal = calls(deal_with(rules, "", "BJ LJ AC KC QC AD KD QD AH KH 5S 6S", mix=7), "4N - - -")
    bot = make_bot(level)
    deal = apply(deal, bot.choose(view(deal, 1), Random(0)))
    for action in choices(bot, view(deal, 1), 4):
        assert isinstance(action, Discard)
        assert action.cards & JOKERS == JOKERS


@pytest.mark.parametrize("level", EVERY_BY_DAY)
def test_calls_vary_with_the_hand_and_not_always_the_cheapest(level: str) -> None:
    """Every level jumps now and then."""
    bot, jumps, bids = make_bot(level), 0, 0
    for number in range(amount(20, 60)):
        deal = fresh_deal(PALACE, SEED, number)
        call = bot.choose(view(deal, deal.to_act), Random(0))
        assert isinstance(call, Pass | Bid)
        bids += isinstance(call, Bid)
        jumps += isinstance(call, Bid) and call.number > PALACE.min_bid
    assert jumps > 0.1 * bids > 0


@pytest.mark.parametrize("level", SOFT)
def test_a_soft_level_errs(level: str) -> None:
    """A weak level is not steady with another name: over some deals its calls and cards differ."""
    bot, steady, differ = make_bot(level), make_bot("steady"), 0
    for number in range(12):
        for deal, _ in plays(PALACE, number, "steady"):
            seen = view(deal, deal.to_act)
            differ += bot.choose(seen, Random(0)) != steady.choose(seen, Random(0))
    assert differ > 10


def test_every_level_has_a_plain_reason_for_what_it_does() -> None:
    for level in SOFT:
        bot = make_bot(level)
        for number in range(4):
            deal = fresh_deal(PALACE, SEED, number)
            while not deal.is_over:
                seen = view(deal, deal.to_act)
                advice = bot.advise(seen, Random(1))
                assert advice.action == bot.choose(seen, Random(1))
                assert advice.words.endswith(".")
                assert deal.phase is not PLAY or advice.words.startswith(("Play ", "Lead "))
                deal = apply(deal, advice.action)


@pytest.mark.parametrize(("upper", "lower", "deals"), [("steady", "beginner", 150), ("beginner", "random", 30)])
def test_levels_stand_apart_on_the_same_deals(upper: str, lower: str, deals: int) -> None:
    """Single steps are measured in the arena; two of them show in a hundred deals or two."""
    found = compare_points(PALACE, make_bot(upper), make_bot(lower), range(amount(deals, 2 * deals)), SEED)
    assert found.low > 0


def test_the_great_hand_of_these_tests_is_whole() -> None:
    assert parse_hand(STRONG).bit_count() == 12
    assert parse_hand(SUIT_HAND).bit_count() == 12
