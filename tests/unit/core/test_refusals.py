"""What is refused, and the words of it: whom it concerns, what is wrong, and what would be right."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.core.act import act, why_not
from bidwhist.core.actions import PASS, CallRenege, Claim
from bidwhist.core.cards import CODES, cards_of
from bidwhist.core.deal import Deal, check_cards
from bidwhist.core.legality import legal
from bidwhist.core.rules.options import Renege
from bidwhist.core.rules.presets import CLASSIC, PRESETS
from bidwhist.core.rules.scoring import outcome
from bidwhist.core.view import WATCHER, view
from bidwhist.errors import Misdeal, Unknown
from support.nightly import amount
from support.random_play import fresh_deal, random_action


def played(number: int, preset: str = "classic") -> list[Deal]:
    """A deal played by chance, and every deal it went through; nothing interrupts it."""
    deals, random = [fresh_deal(PRESETS[preset], number)], Random(number)
    while not deals[-1].is_over:
        deals.append(act(deals[-1], random_action(deals[-1], random, calls_reneges=False)))
    return deals


def test_a_refusal_names_the_seat_to_act_and_nobody_when_the_deal_is_over() -> None:
    *_, last, over = played(1)
    assert (why_not(last, PASS) or "").startswith(f"seat {last.to_act} may not ")
    assert (why_not(over, PASS) or "").startswith("nobody may not ")


@pytest.mark.parametrize("seat", [-3, -1, 4])
def test_a_seat_that_does_not_exist_is_shown_nobodys_cards(seat: int) -> None:
    deal = fresh_deal(CLASSIC, 1)
    with pytest.raises(Unknown, match=f"no such seat; seats are 0 to 3, -2 watches: {seat}"):
        view(deal, seat)
    assert view(deal, WATCHER).hand == 0


@pytest.mark.parametrize(("side", "tricks"), [(2, (9, 4)), (-1, (9, 4)), (0, (9,)), (0, (9, 4, 0))])
def test_an_outcome_of_sides_that_do_not_exist_is_refused(side: int, tricks: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=f"there are 2 sides, from 0: side {side}, {len(tricks)} have tricks"):
        outcome(CLASSIC, 4, False, side, tricks)
    assert outcome(CLASSIC, 4, False, 0, [11, 2]).points == (5, 0)  # type: ignore[arg-type]  # a list does as well


@pytest.mark.parametrize("seat", range(4))
def test_every_seat_that_exists_is_told_which_books_can_be_called_and_no_other(seat: int) -> None:
    deal = fresh_deal(replace(CLASSIC, renege=Renege.CALLED), 1)
    assert why_not(deal, CallRenege(seat, 0)) == f"seat {seat} may not call a renege: no trick is finished yet"
    for other in (-1, 4):
        assert "there is no such seat; seats are 0 to 3" in (why_not(deal, CallRenege(other, 0)) or "")


@settings(max_examples=amount(7, 20))
@given(st.integers(0, 10_000), st.sampled_from(sorted(PRESETS)))
def test_every_action_in_turn_is_counted_once(number: int, preset: str) -> None:
    deals = [deal for deal in played(number, preset) if deal.to_act >= 0]
    assert deals[0].turns_taken == 0
    assert all(after.turns_taken == before.turns_taken + 1 for before, after in pairwise(deals))


def test_a_card_that_is_dealt_twice_is_named() -> None:
    deal = fresh_deal(CLASSIC, 1)
    twice, gone = cards_of(deal.dealt[0])[-1], cards_of(deal.dealt[1])[0]
    hands = (deal.dealt[0], deal.dealt[1] ^ (1 << gone) | 1 << twice, *deal.dealt[2:])
    with pytest.raises(Misdeal, match=f"seat 1 has a card dealt twice: {CODES[twice]}"):
        check_cards(CLASSIC, hands, deal.kitty)


def test_a_legal_action_has_no_reason_against_it() -> None:
    assert all(why_not(deal, action) is None for deal in played(2)[:-1] for action in list(legal(deal))[:5])


@pytest.mark.parametrize(("preset", "seat"), [("classic", 4), ("classic", -1), ("cutthroat", 3)])
def test_a_claim_from_a_seat_that_does_not_exist_is_told_the_seats(preset: str, seat: int) -> None:
    last = PRESETS[preset].players - 1
    told = why_not(fresh_deal(PRESETS[preset], 1), Claim(seat))
    assert told == f"there is no seat to claim; seats are 0 to {last}: {seat}"
