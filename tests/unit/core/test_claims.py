"""Claims: certain from the claimer's own view or refused, the same view always the same answer (rules X11, X18)."""

from random import Random

import pytest
from benches.check.claim_layouts import dealt_again, hidden, layout_of, layouts
from benches.check.claims import Answers, before_tricks, check_ending, rules_of
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.core.act import act, why_not
from bidwhist.core.actions import Claim, Play, RefusedClaim
from bidwhist.core.apply import apply
from bidwhist.core.cards import cards_of, parse_hand
from bidwhist.core.claims import BUDGET, is_certain
from bidwhist.core.claims.glance import has_a_loser, holds_the_rest
from bidwhist.core.claims.search import Claimer, Search
from bidwhist.core.claims.unseen import possible, unseen
from bidwhist.core.deal import Deal, Phase
from bidwhist.core.events import ClaimRefused, events
from bidwhist.core.legality import interruptions
from bidwhist.core.rules.options import Renege
from bidwhist.core.rules.presets import CLASSIC, CUTTHROAT, FIFTY_TWO, PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import WATCHER, view
from bidwhist.errors import IllegalAction
from bidwhist.records.open_claims import holds_openly
from support.endings import ending as laid_out
from support.endings import trick
from support.nightly import amount
from support.random_rules import rulesets
from support.table import deal_with, honest, suit, to_play

numbers = st.integers(0, 10_000)


def finesse(queen_at: int) -> Deal:
    """Seat 1 leads with A J 2 of hearts opposite K 10 3, the queen third at seat 0 or seat 2; three tricks are left."""
    sides = ("QH 9H 8H", "7H 6H 5H") if queen_at == 0 else ("7H 6H 5H", "QH 9H 8H")
    return laid_out(FIFTY_TWO, "4UN", sides[0], "AH JH 2H", sides[1], "KH TH 3H", leader=1, declarer=1)


def test_a_two_way_finesse_is_refused_wherever_the_queen_lies() -> None:
    assert view(finesse(0), 1) == view(finesse(2), 1)
    for queen_at in (0, 2):
        deal = finesse(queen_at)
        refused = act(deal, Claim(1))
        assert refused.refused_claims == (RefusedClaim(1, deal.played.bit_count()),)
        assert replace(refused, refused_claims=()) == deal, "nothing else has changed"
        assert holds_openly(deal, 1), "with all hands open it was granted, and told where the queen lies"


def strategy_exists(worlds: list[Deal], seat: int) -> bool:
    """Whether one way of playing takes every trick in all of some deals that look alike, each card tried in turn."""
    deal = worlds[0]
    if deal.is_over:
        return True
    if deal.to_act == seat:
        return any(_goes_on([apply(one, Play(card)) for one in worlds], seat) for card in plays(deal))
    seen: dict[int, list[Deal]] = {}
    for one in worlds:
        for card in plays(one):
            seen.setdefault(card, []).append(apply(one, Play(card)))
    return all(_goes_on(alike, seat) for alike in seen.values())


def _goes_on(worlds: list[Deal], seat: int) -> bool:
    deal = worlds[0]
    lost = not deal.table and deal.side(deal.tricks[-1].winner) != deal.side(seat)
    return not lost and strategy_exists(worlds, seat)


def plays(deal: Deal) -> list[int]:
    """The cards of the seat to act that do not renege."""
    order, hand = deal.order, deal.hand(deal.to_act)
    assert order is not None
    return cards_of(order.lawful(hand, deal.led, not deal.table))


def ending(rules: Ruleset, number: int, left: int) -> Deal | None:
    """A deal with so many tricks left."""
    return next((deal for deal in before_tricks(rules, number) if deal.tricks_left == left), None)


MOST_LAYOUTS = 120


def check_by_force(deal: Deal, seat: int) -> bool | None:
    """Whether a claim is certain by every layout laid out and every card tried; nothing if there are too many."""
    alike: list[Deal] = []
    for one in layouts(deal, seat):
        alike.append(one)
        if len(alike) > MOST_LAYOUTS:
            return None
    return strategy_exists(alike, seat)


def test_a_claim_is_certain_just_where_every_layout_laid_out_says_so() -> None:
    found = []
    for number in range(amount(30, 80)):
        rules = rules_of(number)
        deal = ending(rules, number, 2 + (number % 5 == 0))
        for seat in range(rules.players) if deal else ():
            assert deal is not None
            # With many cards unseen there are too many layouts to lay out.
            wanted = check_by_force(deal, seat) if hidden(view(deal, seat)).bit_count() <= 7 else None
            if wanted is not None:
                assert is_certain(view(deal, seat)) is wanted, (number, seat)
                found.append(wanted)
    assert found.count(True) > amount(3, 10) and found.count(False) > amount(15, 40)


def test_who_leads_the_best_of_cards_that_may_lie_anywhere_is_not_overlooked() -> None:
    # Seat 2 has no spade, so two of the three hearts; seat 3 may lead the queen, which seat 2 cannot take.
    shown = (trick(0, "AS 2S 2D 3S", 0),)
    hands = ("AC 4S", "7S 8S", "8H TH", "QH TS")
    deal = laid_out(PALACE, "4UN", *hands, leader=3, tricks=shown)
    assert [cards_of(held) for held in unseen(view(deal, 0))[0]][2] == cards_of(parse_hand("8H TH QH"))
    assert not is_certain(view(deal, 0))


@settings(max_examples=amount(20, 60), deadline=None)
@given(st.one_of(rulesets(), numbers.map(rules_of)), numbers, st.integers(2, 6))
def test_the_same_view_gives_the_same_answer_and_bots_claim_what_is_granted(
    rules: Ruleset, number: int, left: int
) -> None:
    check_ending(rules, number, left, Answers(), swaps=4)


def test_some_of_these_claims_are_granted_and_the_cards_really_lie_otherwise() -> None:
    answers = Answers()
    for number in range(24):
        check_ending(rules_of(number), number, 2 + number % 3, answers, swaps=4)
    assert answers.granted > 5 and answers.refused > 20 and answers.dealt_again > 30 and answers.by_bots > 2


def test_a_claim_that_is_plain_is_granted_at_the_first_trick() -> None:
    solid = to_play(deal_with(PALACE, "", "BJ LJ " + suit("S", "AKQJT98765"), dealer=0), "4US")
    assert is_certain(view(solid, 1))


def test_high_side_cards_are_no_claim_while_a_trump_is_out() -> None:
    deal = to_play(deal_with(PALACE, "", suit("H", "AKQJT9876543"), "2S"), "4US")
    assert not is_certain(view(deal, 1))


def test_a_partner_who_holds_the_rest_is_no_reason_to_claim() -> None:
    deal = to_play(deal_with(CLASSIC, "", "BJ LJ " + suit("S", "AKQJT98765")), "4US")
    assert act(deal, Claim(3)).refused_claims == (RefusedClaim(3, 0),)


def test_a_seat_not_on_lead_may_claim_where_it_takes_whatever_is_led() -> None:
    deal = laid_out(CLASSIC, "4US", "KH 3D", "BJ LJ", "4D 5D", "JD 8D", leader=0, declarer=1)
    assert is_certain(view(deal, 1)) and act(deal, Claim(1)).is_over
    assert not is_certain(view(deal, 0))


def test_the_declarer_knows_its_discards_and_nobody_else_does() -> None:
    hands = ("QH JH", "2D 3D", "4D 5D", "JD 8D")
    for declarer, certain in ((0, True), (2, False)):
        deal = laid_out(CLASSIC, "4UN", *hands, leader=0, declarer=declarer, hidden="KH")
        assert is_certain(view(deal, 0)) is certain


def test_where_a_renege_gets_through_a_void_shown_proves_nothing() -> None:
    shown = (trick(0, "AS 2D 3D 4D", 0),)
    for renege, certain in ((Renege.PREVENTED, True), (Renege.CALLED, False)):
        rules = replace(CLASSIC, renege=renege)
        deal = laid_out(
            rules, "4UN", "5S AH", "3H 2H", "5D 6D", "JD 8D", leader=0, declarer=2, tricks=shown, hidden="9S"
        )
        assert is_certain(view(deal, 0)) is certain


def test_two_refused_claims_end_the_claims_of_that_seat_for_that_deal() -> None:
    deal = to_play(deal_with(CLASSIC, mix=1), "4US")
    assert view(deal, 0).claims_left == 2
    once = act(deal, Claim(0))
    assert view(once, 0).claims_left == 1 and Claim(0) in interruptions(once)
    twice = act(once, Claim(0))
    assert view(twice, 0).claims_left == 0 and view(twice, 1).claims_left == 2
    assert [one.by for one in interruptions(twice) if isinstance(one, Claim)] == [1, 2, 3]
    with pytest.raises(IllegalAction, match="two claims were refused in this deal"):
        act(twice, Claim(0))


def test_a_refused_claim_is_told_to_all_and_moves_nothing() -> None:
    deal = to_play(deal_with(CLASSIC, mix=1), "4US")
    refused = act(deal, Claim(2))
    for seat in (WATCHER, 0, 1, 2, 3):
        assert events(deal, refused, seat) == (ClaimRefused(2, 1),)
        assert view(refused, seat).refused_claims == (RefusedClaim(2, 0),)
    assert (refused.to_act, refused.played, refused.tricks_won) == (deal.to_act, deal.played, deal.tricks_won)


def test_a_claim_at_a_wrong_moment_is_no_refused_claim() -> None:
    deal = to_play(deal_with(CLASSIC, mix=1), "4US")
    led = act(deal, Play(cards_of(honest(deal))[0]))
    for wrong in (led, deal_with(CLASSIC)):
        assert why_not(wrong, Claim(0))
        with pytest.raises(IllegalAction, match="claims are made"):
            act(wrong, Claim(0))


@settings(max_examples=amount(17, 50), deadline=None)
@given(numbers, st.integers(1, 4))
def test_what_is_told_at_a_glance_is_what_the_search_finds(number: int, left: int) -> None:
    deal = ending(rules_of(number), number, left)
    if deal is None or deal.order is None:
        return
    seen = view(deal, deal.leader)
    held, room = unseen(seen)
    opponents = [seat for seat in range(deal.players) if deal.side(seat) != deal.side(deal.leader)]
    sure = holds_the_rest(deal.order, seen.hand, held, room)
    lost = has_a_loser(deal.order, seen.hand, held, room, opponents)
    assert not (sure and lost)
    if hidden(seen).bit_count() <= 6:
        wanted = check_by_force(deal, deal.leader)
        assert not sure or wanted in (True, None)
        assert not lost or wanted in (False, None)


def test_a_glance_decides_most_claims_so_that_they_need_no_search() -> None:
    sure = lost = 0
    for number in range(160):
        for deal in before_tricks([*PRESETS.values()][number % len(PRESETS)], number):
            assert deal.order is not None
            seen = view(deal, deal.leader)
            held, room = unseen(seen)
            opponents = [seat for seat in range(deal.players) if deal.side(seat) != deal.side(deal.leader)]
            sure += holds_the_rest(deal.order, seen.hand, held, room)
            lost += has_a_loser(deal.order, seen.hand, held, room, opponents)
    assert (sure, lost) == (230, 1470), "what is decided no more has to be searched"


def test_a_search_tries_the_likeliest_cards_first_and_wastes_no_position() -> None:
    certain = spent = 0
    for number in range(80):
        for deal in before_tricks([*PRESETS.values()][number % len(PRESETS)], number):
            for seat in range(deal.players) if deal.tricks_left in (2, 3, 5) else ():
                seen = view(deal, seat)
                held, room = unseen(seen)
                opponents = tuple(other for other in range(deal.players) if deal.side(other) != deal.side(seat))
                assert deal.order is not None
                search = Search(Claimer(deal.order, seat, opponents, room[-1]), 10 * BUDGET)
                certain += search.takes_all(seen.hand, held, deal.leader)
                spent += 10 * BUDGET - search.left
    assert (certain, spent) == (60, 4724), "claims that are certain, and positions looked at"


@settings(max_examples=amount(14, 40), deadline=None)
@given(numbers, st.integers(2, 4))
def test_a_card_may_lie_just_where_some_layout_has_it(number: int, left: int) -> None:
    deal = ending(rules_of(number), number, left)
    if deal is None or hidden(view(deal, deal.leader)).bit_count() > 7 or deal.renege_calls:
        return
    held, _ = unseen(view(deal, deal.leader))
    found = [0] * len(held)
    for one in layouts(deal, deal.leader):
        for place, cards in enumerate(layout_of(one)):
            found[place] |= cards & hidden(view(deal, deal.leader))
    assert list(held) == found


def test_no_layout_at_all_is_found_out() -> None:
    assert possible([0b011, 0b011, 0b111], [1, 1, 1]) == (0b011, 0b011, 0b100)
    assert possible([0b001, 0b001, 0b111], [1, 1, 1]) is None
    assert possible([0b001, 0b001, 0b001], [1, 1, 1]) is None


def test_cards_dealt_again_look_the_same_and_lie_otherwise() -> None:
    deal = next(before_tricks(CLASSIC, 3))
    other = dealt_again(deal, 0, Random(1), 30)
    assert view(other, 0) == view(deal, 0) and other != deal and other.phase is Phase.PLAY


def test_the_widest_position_ends_within_its_budget() -> None:
    deal = next(before_tricks(CUTTHROAT, 51))
    assert {is_certain(view(deal, seat), budget) for seat in range(3) for budget in (1, BUDGET)} == {False}
