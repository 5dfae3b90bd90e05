"""Conventions: bids are made only with the hands that the card promises, and the others read them by it."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.arena.tables import fresh_deal, until_play
from bidwhist.bots.auction.agreed import AgreedCalls
from bidwhist.bots.bot import Advice
from bidwhist.bots.conventions import (
    ACES,
    AGREEMENTS,
    HIGH,
    LOW,
    ConventionCard,
    describe_conventions,
    format_conventions,
    heard,
    may_say,
    means,
    parse_conventions,
)
from bidwhist.bots.determinization.likely import likely_pool
from bidwhist.bots.determinization.promised import BROKEN, promise_weights
from bidwhist.bots.determinization.sample import sample_worlds
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.heuristics.exchange import Guesses
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.bots.levels import conventions_of, make_bot, shared_conventions, with_conventions
from bidwhist.core.actions import Action, Bid, Pass, Suffix
from bidwhist.core.apply import apply
from bidwhist.core.cards import JOKERS, Strain, parse_hand
from bidwhist.core.deal import PLAY
from bidwhist.core.rules.options import AllPass, Direction
from bidwhist.core.rules.presets import CLASSIC, CUTTHROAT, FIFTY_TWO, PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View, view
from bidwhist.errors import BadNotation, WhistError
from support.endings import with_rules
from support.nightly import amount, by_day
from support.table import calls, deal_with

SEED = seed_from_text("conventions")
EVERYTHING = ConventionCard((*AGREEMENTS,))
CONVENTIONAL = {"beginner": 40, "casual": 40, "steady": 40, "strong": 3}
"""Levels that play conventions, and the deals they are watched in; a search takes its time."""


@pytest.mark.parametrize("names", ["four-joker", "four-joker/four-aces", "one-two-three/four-joker/four-aces"])
def test_a_card_is_read_as_it_is_written(names: str) -> None:
    assert format_conventions(parse_conventions(names)) == names


@pytest.mark.parametrize("names", ["four-kings", "", "four-joker/", "four-joker/four-joker"])
def test_a_card_of_no_agreement_or_one_twice_is_refused(names: str) -> None:
    with pytest.raises(BadNotation):
        parse_conventions(names)


def test_everybody_is_told_every_agreement_and_which_have_no_place() -> None:
    told = describe_conventions(EVERYTHING, FIFTY_TWO)
    assert len(told) == len(AGREEMENTS)
    assert all(words.endswith(".") or words.endswith(".)") for words in told)
    assert [words.endswith("(Not under these rules.)") for words in told] == [False, True, True]
    assert describe_conventions(None) == ("No conventions: a bid says what it says, and no more.",)


@pytest.mark.parametrize(
    ("rules", "fitting"),
    [
        (FIFTY_TWO, {"one-two-three"}),
        (PALACE, {"four-joker", "four-aces"}),
        (CLASSIC, {"four-joker", "four-aces"}),
        (with_rules(PALACE, jokers=0, kitty=4), {"four-aces"}),
        (CUTTHROAT, set()),
    ],
    ids=["fifty-two", "palace", "classic", "no jokers", "cutthroat"],
)
def test_an_agreement_speaks_only_where_its_bids_and_cards_are(rules: Ruleset, fitting: set[str]) -> None:
    assert {name for name, one in AGREEMENTS.items() if one.fits(rules)} == fitting


def first_call(rules: Ruleset, hand: str, bot: str, before: str = "") -> Bid | Pass:
    """The call of a seat with a hand, after some calls by the seats before it."""
    seat = 1 + len(before.split())
    hands = ["" if one != seat % 4 else hand for one in range(4)]
    deal = calls(deal_with(rules, *hands, mix=5), before)
    action = make_bot(bot).choose(view(deal, deal.to_act), Random(0))
    assert isinstance(action, Pass | Bid)
    return action


@pytest.mark.parametrize("name", CONVENTIONAL)
@pytest.mark.parametrize(
    "preset", by_day(["classic", "andrews", "palace", "bid-wiz", "fifty-two"], "classic", "bid-wiz")
)
def test_no_bid_is_made_on_what_the_card_forbids(name: str, preset: str) -> None:
    """A conventional bid is made when the hand holds what it promises, and only then."""
    bot, rules, made = make_bot(with_conventions(name, EVERYTHING)), PRESETS[preset], 0
    for number in range(CONVENTIONAL[name]):
        deal = until_play(fresh_deal(rules, SEED, number), bot, SEED, number)
        for place, call in enumerate(deal.calls):
            seat = (deal.dealer + 1 + place) % 4
            promise = means(EVERYTHING, call, view(deal, seat), place)
            made += promise is not None
            assert promise is None or promise.holds(deal.dealt[seat])
    assert made or CONVENTIONAL[name] < 40


def test_four_uptown_needs_a_joker_where_that_is_agreed() -> None:
    four = Bid(4, Suffix.UPTOWN)
    with_joker = view(deal_with(PALACE, "", "BJ KS QS JS 9S 8S AH KH AD 3D 2C 3C", mix=5), 1)
    without = view(deal_with(PALACE, "", "AS KS QS JS 9S 8S AH KH AD 3D 2C 3C", mix=5), 1)
    card = parse_conventions("four-joker")
    assert may_say(card, with_joker, four)
    assert not may_say(card, without, four)
    assert may_say(None, without, four)
    assert may_say(card, without, Bid(5, Suffix.UPTOWN))


def test_a_hand_that_would_bid_four_bids_something_else_without_its_joker() -> None:
    hand = "AS KS QS JS 9S 8S 7S 6S KH QH 2C 3C"
    assert first_call(PALACE, hand, "steady") == Bid(4, Suffix.UPTOWN)
    assert first_call(PALACE, hand, "steady/four-joker") not in {Bid(4, Suffix.UPTOWN), Bid(4, Suffix.DOWNTOWN)}


def test_a_forced_dealer_promises_nothing() -> None:
    rules = with_rules(PALACE, min_bid=4)
    assert rules.all_pass is AllPass.DEALER_MUST
    forced = view(calls(deal_with(rules, mix=5), "- - -"), 0)
    card = parse_conventions("four-joker")
    assert means(card, Bid(4, Suffix.UPTOWN), forced, 3) is None
    assert means(card, Bid(4, Suffix.UPTOWN), forced, 2) is not None


@pytest.mark.parametrize(
    ("hand", "number"),
    [
        ("AS KS QS JS TH KH QD JD 2C 3C 7C 8C", 3),
        ("AS 2S 3S 4S 5H 3H 2D 4D KC QC 7C 8C", 2),
        ("AS KS QS 2S 3H 7H 8D 9D 4C JC 7C 8C", 1),
    ],
)
def test_one_two_three_show_the_way_a_hand_runs(hand: str, number: int) -> None:
    seen = view(deal_with(FIFTY_TWO, "", hand, mix=5), 1)
    card = parse_conventions("one-two-three")
    assert [one for one in (1, 2, 3) if may_say(card, seen, Bid(one, None))] == [number]
    assert may_say(card, seen, Bid(4, None))


def test_one_two_three_say_nothing_once_partner_has_called() -> None:
    card = parse_conventions("one-two-three")
    seen = view(calls(deal_with(FIFTY_TWO, mix=5), "- -"), 3)
    assert means(card, Bid(2, None), seen, 2) is None
    assert means(card, Bid(2, None), seen, 1) is not None


def test_partners_promise_is_read_and_a_foes_against() -> None:
    hand = "AS KS QS JS 9S 8S AH KH 7D 3D 2C 3C"
    deal = calls(deal_with(PALACE, "", "", "", hand, mix=5), "4U -")
    seen = view(deal, 3)
    card = parse_conventions("four-joker")

    def mean(judgement: object) -> float:
        return Guesses(seen, judgement).of(Strain.SPADES, Direction.UPTOWN).mean  # type: ignore[arg-type]  # a judgement

    plain = mean(STEADY)
    assert mean(replace(STEADY, card=card)) > plain + 0.5
    assert mean(replace(STEADY, foes_card=card)) == plain
    foes = view(calls(deal_with(PALACE, "", "", hand, "", mix=5), "4U"), 2)
    before = Guesses(foes, STEADY).of(Strain.SPADES, Direction.UPTOWN).mean
    assert Guesses(foes, replace(STEADY, foes_card=card)).of(Strain.SPADES, Direction.UPTOWN).mean < before


def test_what_partner_shows_decides_the_way_an_even_hand_is_named() -> None:
    even = "AS KS 9S 8S 7S 6S 3S 2S AH 7H 8D 7D"
    named = set()
    for shown in ("2", "3"):
        deal = calls(deal_with(FIFTY_TWO, "", "", "", even, mix=5), f"{shown} - 5 -")
        action = make_bot("steady/one-two-three").choose(view(deal, 3), Random(0))
        named.add((shown, action.direction))  # type: ignore[union-attr]  # a declaration
    assert named == {("2", Direction.DOWNTOWN), ("3", Direction.UPTOWN)}


def test_a_hidden_convention_cannot_be_had_the_card_stands_in_the_name() -> None:
    bot = make_bot("bot:steady/four-joker")
    assert bot.name == "steady/four-joker"
    assert conventions_of(bot.name) == parse_conventions("four-joker")
    assert conventions_of("steady") is None
    assert with_conventions("bot:steady", parse_conventions("four-aces")) == "bot:steady/four-aces"
    with pytest.raises(WhistError, match="random plays no conventions"):
        make_bot("random/four-joker")


def test_one_table_has_one_card() -> None:
    card = parse_conventions("four-joker")
    assert shared_conventions(["bot:steady/four-joker", "casual/four-joker", "bot:random"]) == card
    assert shared_conventions(["steady", "casual"]) is None
    assert shared_conventions([]) is None
    with pytest.raises(WhistError, match="the same conventions: steady, steady/four-joker"):
        shared_conventions(["steady", "steady/four-joker"])


@settings(deadline=None, max_examples=amount(10, 30))
@given(number=st.integers(0, 10_000), suffix=st.sampled_from("UDN"))
def test_worlds_are_weighed_by_what_calls_promised(number: int, suffix: str) -> None:
    deal = calls(fresh_deal(with_rules(PALACE, min_bid=4), SEED, number - number % 4), f"4{suffix} -")
    seen = view(deal, deal.to_act)
    worlds = sample_worlds(seen, 60, Random(number))
    weights = promise_weights(seen, worlds, EVERYTHING)
    partner = (seen.seat + 2) % 4
    for world, weight in zip(worlds.tolist(), weights, strict=True):
        kept = (world[partner] & ACES).bit_count() >= 2 if suffix == "N" else world[partner] & JOKERS
        assert weight == (1.0 if kept else BROKEN)
    assert (promise_weights(seen, worlds, None) == 1.0).all()


@settings(deadline=None, max_examples=amount(5, 15))
@given(number=st.integers(0, 10_000))
def test_promises_hold_in_the_world_that_is_all_deal_long(number: int) -> None:
    bot = make_bot("steady/four-joker/four-aces")
    deal = fresh_deal(PALACE, SEED, number)
    while not deal.is_over:
        seen = view(deal, deal.to_act)
        truth = np.array([[deal.hand(seat) for seat in range(4)]], dtype=np.uint64)
        assert promise_weights(seen, truth, EVERYTHING, EVERYTHING)[0] == 1.0
        deal = apply(deal, bot.choose(seen, Random(0)))


def test_searching_bots_think_of_worlds_in_which_partner_kept_its_promise() -> None:
    deal = calls(deal_with(PALACE, mix=5), "- 4U - -")
    while deal.phase is not PLAY:
        deal = apply(deal, make_bot("steady").choose(view(deal, deal.to_act), Random(0)))
    seen, card = view(deal, (deal.declarer + 2) % 4), parse_conventions("four-joker")
    shares = []
    for told in (None, card):
        likely = likely_pool(seen, 400, 0.65, Random(3), card=told).draw(60)
        held = (likely.worlds[:, deal.declarer] & np.uint64(JOKERS)) > 0
        shares.append(likely.weights[held].sum() / likely.weights.sum())
    assert shares[1] > max(0.9, shares[0])


def test_a_bidder_that_knows_no_card_is_kept_to_it() -> None:
    four = Bid(4, Suffix.UPTOWN)

    class Stubborn(SteadyBot):
        """Always four uptown."""

        def choose(self, view: View, random: Random) -> Action:
            return four

        def advise(self, view: View, random: Random) -> Advice:
            return Advice(four, "Bid four uptown, come what may.")

    part = AgreedCalls(Stubborn(), parse_conventions("four-joker"))
    with_joker = view(deal_with(PALACE, "", "BJ KS QS JS 9S 8S AH KH AD 3D 2C 3C", mix=5), 1)
    without = view(deal_with(PALACE, "", "AS KS QS JS 9S 8S 7S 6S KH QH 2C 3C", mix=5), 1)
    assert part.choose(with_joker, Random(0)) == part.advise(with_joker, Random(0)).action == four
    assert part.choose(without, Random(0)) == part.advise(without, Random(0)).action != four
    assert part.weigh(without, Random(0))[0].action == part.choose(without, Random(0))
    assert four not in {one.action for one in part.weigh(without, Random(0))}


def test_what_is_heard_names_seat_call_and_agreement() -> None:
    deal = calls(deal_with(PALACE, mix=5), "3U 4D 4N")
    found = [(one.seat, str(one.call), one.agreement.name) for one in heard(view(deal, 0), EVERYTHING, EVERYTHING)]
    assert found == [(2, "4 downtown", "four-joker"), (3, "4 no-trump", "four-aces")]
    assert list(heard(view(deal, 0), None, None)) == []
    assert [one.seat for one in heard(view(deal, 0), EVERYTHING, None)] == [2]


def test_high_and_low_cards_are_those_the_words_name() -> None:
    assert parse_hand("KS QS JS TS KH QH JH TH KD QD JD TD KC QC JC TC") == HIGH
    assert parse_hand("5S 4S 3S 2S 5H 4H 3H 2H 5D 4D 3D 2D 5C 4C 3C 2C") == LOW
