"""Cards and their texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bidwhist.core.actions import (
    PLAYS,
    PLAYS_IN_SUIT,
    Bid,
    Contract,
    Suffix,
    format_call,
    format_contract,
    parse_call,
    parse_contract,
    plays_of,
)
from bidwhist.core.cards import (
    JOKERS,
    SUIT_MASKS,
    Strain,
    cards_of,
    deck,
    draw_card,
    format_card,
    format_hand,
    mask_of,
    name_card,
    parse_card,
    parse_hand,
)
from bidwhist.core.rules.options import Direction
from bidwhist.errors import BadNotation


@given(st.integers(0, 53))
def test_a_card_reads_back_from_its_code_in_any_case(card: int) -> None:
    assert parse_card(format_card(card)) == card
    assert parse_card(format_card(card).lower()) == card


@given(st.sets(st.integers(0, 53)))
def test_a_hand_reads_back_from_its_text(cards: set[int]) -> None:
    assert set(cards_of(mask_of(cards))) == cards
    assert parse_hand(format_hand(mask_of(cards))) == mask_of(cards)


@given(st.sets(st.integers(0, 53)))
def test_the_plays_of_a_hand_are_its_cards_from_the_lowest(cards: set[int]) -> None:
    assert plays_of(mask_of(cards)) == tuple(PLAYS[card] for card in sorted(cards))


@given(st.integers(0, 3), st.sets(st.integers(0, 53)))
def test_a_suit_with_jokers_is_played_from_the_lowest_card_too(suit: int, cards: set[int]) -> None:
    hand = mask_of(cards) & (SUIT_MASKS[suit] | JOKERS)
    assert PLAYS_IN_SUIT[hand] == tuple(PLAYS[card] for card in cards_of(hand))


@given(st.integers(0, 51))
def test_a_card_reads_back_from_the_signs_that_are_drawn(card: int) -> None:
    assert parse_card(draw_card(card)) == card


@given(st.text(max_size=8))
def test_any_other_text_is_refused_in_words(text: str) -> None:
    try:
        card = parse_card(text)
    except BadNotation as error:
        assert "no such card" in str(error)
    else:
        assert 0 <= card < 54


def test_a_card_written_twice_is_refused() -> None:
    with pytest.raises(BadNotation, match="twice: AS"):
        parse_hand("AS kd as")


def test_cards_are_named_as_they_are_spoken() -> None:
    assert name_card(parse_card("10D")) == "ten of diamonds"
    assert [name_card(parse_card(code)) for code in ("LJ", "BJ")] == ["Little Joker", "Big Joker"]


@pytest.mark.parametrize(("jokers", "count"), [(0, 52), (1, 53), (2, 54)])
def test_a_pack_has_its_jokers_and_one_joker_is_the_big_one(jokers: int, count: int) -> None:
    assert deck(jokers).bit_count() == count
    assert (jokers >= 1) is bool(deck(jokers) & parse_hand("BJ"))


calls = st.builds(Bid, st.integers(1, 20), st.sampled_from([None, *Suffix]))
contracts = st.builds(Contract, st.integers(1, 20), st.sampled_from(Direction), st.sampled_from(Strain))


@given(calls)
def test_a_bid_reads_back_from_its_code(bid: Bid) -> None:
    assert parse_call(format_call(bid)) == bid


@given(contracts)
def test_a_contract_reads_back_from_its_code(contract: Contract) -> None:
    assert parse_contract(format_contract(contract)) == contract


@given(st.text(max_size=6))
def test_text_that_is_no_call_or_contract_is_refused_in_words(text: str) -> None:
    for parse in (parse_call, parse_contract):
        try:
            parse(text)
        except BadNotation as error:
            assert "no such" in str(error)
