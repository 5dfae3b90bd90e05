"""Bots' reasons are true: each is proved from the view, by proofs that know nothing of how it was chosen."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.bots.conventions import parse_conventions
from bidwhist.bots.explanations.card_kinds import CARD_KINDS
from bidwhist.bots.explanations.cards import whys_of_card
from bidwhist.bots.explanations.discards import why_discard
from bidwhist.bots.explanations.reason import Case, Kind, Reason
from bidwhist.bots.explanations.table import KINDS, advice, is_true
from bidwhist.bots.levels import BOTS, make_bot, with_conventions
from bidwhist.bots.weighed import Weighed
from bidwhist.core.act import act
from bidwhist.core.actions import PASS, Bid, Declare, Discard, Play
from bidwhist.core.cards import Strain, parse_card, parse_hand
from bidwhist.core.deal import DISCARD, PLAY, Deal, Trick
from bidwhist.core.rules.options import Direction, Renege
from bidwhist.core.rules.presets import CLASSIC, PALACE, PRESETS, WHIST
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view
from support.endings import ending, laid, steady_words
from support.nightly import amount, by_day
from support.random_rules import rulesets
from support.reasons import Said, advised, is_never_bid, misled, passed_over, towards

SEED = seed_from_text("reasons")
QUICK = ("beginner", "casual", "steady")
"""Levels with very fast decisions."""


def said(rules: Ruleset, level: str, number: int, every: int = 1) -> Iterator[Said]:
    """A deal played by one level in all seats, with its advice."""
    return advised(rules, make_bot(level), SEED, number, every)


def said_of_calls(rules: Ruleset, level: str, number: int) -> Iterator[Said]:
    """The auction of the same deal."""
    return advised(rules, make_bot(level), SEED, number, cards=False)


def check(one: Said) -> None:
    """Checks that the words are made of the reasons, and that each of them is true."""
    assert one.advice.reasons
    assert not one.faults, f"{one.advice.words} {one.faults}"


@settings(deadline=None, max_examples=amount(14, 40))
@given(rules=rulesets(), number=st.integers(0, 999), level=st.sampled_from(["random", *QUICK]))
def test_every_reason_is_true_in_every_mix_of_rules(rules: Ruleset, number: int, level: str) -> None:
    for one in said(rules, level, number):
        check(one)


@pytest.mark.parametrize(
    ("preset", "level"),
    by_day(
        product(PRESETS, BOTS),
        *(("classic", level) for level in BOTS if level != "champion"),
        # A champion is a strong bot that searches more.
        *(("cutthroat-5", level) for level in BOTS if level != "strong"),
    ),
)
def test_every_reason_of_every_level_is_true_in_every_preset(preset: str, level: str) -> None:
    every = 1 if level in QUICK else amount(5, 4)
    for one in said(PRESETS[preset], level, 3, every):
        check(one)


@pytest.mark.parametrize("level", ["steady", "strong"])
def test_every_reason_is_true_under_conventions(level: str) -> None:
    name = with_conventions(level, parse_conventions("four-joker/four-aces"))
    for one in said(PALACE, name, 1, 1 if level == "steady" else 3):
        check(one)


CERTAIN = {
    Kind.UNBEATABLE,
    Kind.FOES_CANNOT_BEAT,
    Kind.FRIEND_HAS_IT,
    Kind.MAKES_IT,
    Kind.SETS_IT,
    Kind.TRUMPS_ARE_MINE,
    Kind.TRUMPS_ARE_OURS,
    Kind.PLAYS_LAST,
}
"""Reasons that must be true whatever the hidden cards are: the trick goes to the side of the seat that says so."""


def test_what_is_called_certain_comes_so_with_all_hands_open() -> None:
    held = 0
    for number in range(12):
        for one in said(CLASSIC, "steady", number):
            if not {reason.kind for reason in one.advice.reasons} & CERTAIN:
                continue
            for after in finished(act(one.deal, one.advice.action)):
                held += 1
                assert after.side(after.tricks[-1].winner) == one.case.view.side, one.advice.words
    assert held > 400


def finished(deal: Deal) -> Iterator[Deal]:
    """The trick on the table played to its end, in every way that the hands allow."""
    if deal.is_over or not deal.table:
        if deal.tricks:
            yield deal
        return
    for action in view(deal, deal.to_act).legal:
        yield from finished(act(deal, action))


def test_a_changed_fact_makes_a_reason_false() -> None:
    """Each proof checks the facts: with another count, suit, card, seat or contract the reason is refused."""
    changed = 0
    for preset in PRESETS:
        for one in said(PRESETS[preset], "steady", 5):
            for reason in one.advice.reasons:
                for other in twisted(one.case, reason):
                    changed += 1
                    assert not is_true(one.case, other), f"{one.advice.words} {other}"
    assert changed > 400


def twisted(case: Case, reason: Reason) -> Iterator[Reason]:
    """A reason with one of its facts changed."""
    if reason.count:
        yield replace(reason, count=reason.count + 1)
    if reason.other:
        yield replace(reason, other=reason.other + 1)
    if reason.contract is not None:
        way = next(one for one in Direction if one is not reason.contract.direction)
        yield replace(reason, contract=Declare(reason.contract.strain, way))
    if reason.seat >= 0:
        yield replace(reason, seat=case.view.seat)
    if reason.card >= 0:
        yield replace(reason, card=(reason.card + 1) % 54)
    if reason.kind in CARD_KINDS and reason.suit < 4:
        yield replace(reason, suit=(reason.suit + 1) % 4)


def test_a_card_is_not_said_to_be_what_it_is_not() -> None:
    """Kinds without facts are mostly false of a random card: no proof accepts every card."""
    asked = dict.fromkeys(CARD_KINDS, 0)
    false = dict.fromkeys(CARD_KINDS, 0)
    for number in range(amount(2, 6)):
        for one in said(CLASSIC, "steady", number):
            seen = one.case.view
            for action in seen.legal if seen.phase is PLAY else ():
                for kind in CARD_KINDS:
                    asked[kind] += 1
                    false[kind] += not is_true(Case(seen, action), Reason(kind=kind))
    assert min(asked.values()) > amount(150, 500)
    assert all(false[kind] > asked[kind] / 5 for kind in CARD_KINDS), false


def test_every_kind_has_its_words_and_its_proof() -> None:
    assert set(KINDS) == set(Kind)


# What was false in earlier versions


def test_nothing_is_left_to_a_partner_who_cannot_win() -> None:
    """The ace is on the table and trumps are gone: no card that is out beats it, so partner cannot either."""
    deal = laid(ending(CLASSIC, "4US", "AH 3D", "5H 4H", "9H 8D", "6H TD", won=(6, 4)), "AH")
    words = steady_words(deal)
    assert "partner" not in words
    assert words == "Play the four of hearts: you have nothing that beats the ace of hearts."


def test_what_may_be_left_to_a_partner_is() -> None:
    deal = laid(ending(CLASSIC, "4US", "KH 3D", "5H 4H", "9H 8D", "AH TD", won=(6, 4)), "KH")
    assert steady_words(deal).endswith("leave it to your partner, who may beat the king of hearts.")


def test_a_no_trump_declarer_is_not_told_of_trumps() -> None:
    told = 0
    for number in range(30):
        for one in said(CLASSIC, "steady", number):
            if one.deal.phase is PLAY:
                break
            plan = towards(one.advice) if one.deal.phase is DISCARD else None
            if plan and plan.strain is Strain.NO_TRUMP:
                told += 1
                assert "trump" not in one.advice.words.replace("no-trump", "")
    assert told > 2


def test_where_reneges_are_called_certain_words_say_on_what_condition() -> None:
    rules = replace(CLASSIC, renege=Renege.CALLED)
    conditions = 0
    for one in said(rules, "steady", 2):
        certain = any(KINDS[reason.kind].hidden for reason in one.advice.reasons)
        conditions += certain
        assert one.advice.words.endswith(", if nobody reneges.") is certain
    assert conditions > 5


def test_a_joker_that_was_led_in_no_trump_is_nobodys_book() -> None:
    """A joker led in no-trump takes no trick; the first suit after it does."""
    deal = laid(ending(PALACE, "4UN", "LJ BJ", "4H 5H", "6D 7D", "TD 8D", won=(5, 5)), "LJ 4H")
    words = steady_words(deal)
    assert "has this book" not in words
    assert "winning" not in words


def test_who_has_only_jokers_left_in_no_trump_is_told_so() -> None:
    deal = ending(PALACE, "4UN", "LJ BJ", "4H 5H", "6D 7D", "TD 8D", won=(5, 5))
    assert steady_words(deal).endswith("you have nothing but jokers, and they cannot win in no-trump.")


def test_a_hand_with_more_trumps_than_room_keeps_nothing_else() -> None:
    seen = next(one.case.view for one in said(CLASSIC, "steady", 0) if one.deal.phase is DISCARD)
    seen = replace(seen, hand=parse_hand("BJ LJ AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AC KC QC"))
    gone, plan = Discard(parse_hand("4S 3S 2S AC KC QC")), Declare(Strain.SPADES, Direction.UPTOWN)
    reasons = why_discard(seen, gone, plan)
    case = Case(seen, gone, (Weighed(gone, 0.5, towards=plan),))
    assert Kind.KEEPS_ONLY_TRUMPS in {reason.kind for reason in reasons}
    assert all(is_true(case, reason) for reason in reasons)
    assert not is_true(case, Reason(kind=Kind.KEEPS_ALL_TRUMPS))


# What the second audit found: true reasons that mislead


def test_nobody_is_told_to_come_back_to_a_suit_that_partner_cannot_hold() -> None:
    """West led clubs once; every other club is gone, so the last one here does not return a suit."""
    tricks = (Trick(2, mask_row("KC 2C 3C 4C"), 2),)
    deal = ending(CLASSIC, "4US", "5C AH", "7H 6H", "9H 8D", "6D TD", won=(6, 4), declarer=1, tricks=tricks)
    seen = view(deal, 0)
    reasons = [*whys_of_card(seen, Play(parse_card("5C")))]
    assert Kind.RETURNS not in {reason.kind for reason in reasons}
    returned = Reason(kind=Kind.RETURNS, suit=0, seat=2)
    assert not is_true(Case(seen, Play(parse_card("5C"))), returned)


def test_a_pass_names_no_bid_of_no_trump_on_a_hand_of_open_suits() -> None:
    named = 0
    for number in range(40):
        for one in said_of_calls(CLASSIC, "steady", number):
            for reason in one.advice.reasons:
                if reason.kind in (Kind.TOO_SHORT, Kind.SELDOM_MADE):
                    named += 1
                    assert not is_never_bid(one.case.view, reason.call), one.advice.words
    assert named > 40


@pytest.mark.parametrize("level", by_day(["strong", "champion"], "strong"))
def test_in_classic_whist_no_comparison_is_left_unfinished(level: str) -> None:
    """Nobody has a contract there, so no card "does so" more or less often than another."""
    for one in said(WHIST, level, 0, 2):
        assert "does so" not in one.advice.words
        assert not one.faults, f"{one.advice.words} {one.faults}"


def test_a_comparison_without_its_first_half_is_found() -> None:
    one = next(one for one in said(CLASSIC, "steady", 0) if one.deal.phase is PLAY)
    alone = Reason(kind=Kind.NEXT_COSTS_CHANCES, card=0, count=3)
    assert "an unfinished comparison" in misled(one.case, advice(one.case.view, one.advice.action, [alone]))


def test_a_better_figure_is_not_passed_over_in_silence() -> None:
    """Where the bot's own figures prefer another call, it says what speaks against that call."""
    spoke = 0
    for preset in ("classic", "andrews", "cutthroat-4"):
        for number in range(amount(2, 6)):
            for one in said_of_calls(PRESETS[preset], "strong", number):
                spoke += passed_over(one.case, one.advice)
                assert not one.faults, f"{one.advice.words} {one.faults}"
    assert spoke > 2


def test_a_figure_that_is_passed_over_is_found() -> None:
    one = next(one for one in said(CLASSIC, "strong", 0))
    mine = Weighed(one.advice.action, 0.4, 9.0, 0.5)
    case = Case(one.case.view, mine.action, (mine, Weighed(PASS, 0.45)))
    silent = [Reason(kind=Kind.WINS_MATCH, count=40)]
    assert isinstance(mine.action, Bid)
    assert "a better figure" in misled(case, advice(case.view, mine.action, silent))


def test_the_chance_in_the_match_is_that_of_the_whole_auction_and_said_so() -> None:
    told = 0
    for number in range(amount(4, 8)):
        for one in said_of_calls(CLASSIC, "strong", number):
            if isinstance(one.advice.action, Bid):
                told += "all told" in one.advice.words
                assert "and then you win" not in one.advice.words
    assert told > 2


def mask_row(text: str) -> tuple[int, ...]:
    """The cards of a trick in the order they were played."""
    return tuple(map(parse_card, text.split()))
