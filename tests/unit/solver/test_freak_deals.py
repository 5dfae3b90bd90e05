"""The set of freak deals: the same for everybody, and as freak as it says."""

from functools import cache

import pytest
from benches.common.freak_deals import KINDS, SEATS, SUIT_LENGTH, SUITS, freak_positions
from benches.speed.freaks import digest_of, line_of

from bidwhist.solver import COMPILED, Budget, Position, Solver

SUIT = (1 << SUIT_LENGTH) - 1


@cache
def drawn() -> list[Position]:
    """The thousand deals."""
    return freak_positions(1000)


def lengths_of(hand: int) -> list[int]:
    """The cards of a hand by suit."""
    return [(hand >> SUIT_LENGTH * suit & SUIT).bit_count() for suit in range(SUITS)]


def test_the_thousand_deals_are_the_same_everywhere() -> None:
    assert digest_of(drawn()) == "197fbc2df5063238"
    assert line_of(drawn()[0]) == "H S N:T7.AT942.AQ976.J .KQ76..QT8765432 Q.J85.JT5432.AK9 AKJ9865432.3.K8."


def test_a_shorter_set_is_the_beginning_of_a_longer_one() -> None:
    assert freak_positions(30) == drawn()[:30]


def test_another_seed_gives_other_deals() -> None:
    assert len(set(freak_positions(100, seed=1)) & set(drawn())) < 5


def test_every_deal_is_a_whole_pack_of_four_full_hands() -> None:
    for position in drawn():
        assert sum(position.hands) == (1 << 52) - 1
        assert [hand.bit_count() for hand in position.hands] == [13] * SEATS


@pytest.mark.parametrize("kind", KINDS)
def test_every_deal_is_a_freak_of_its_kind(kind: str) -> None:
    for position in drawn()[KINDS.index(kind) :: len(KINDS)]:
        voids = [lengths_of(hand).count(0) for hand in position.hands]
        if kind == "round":
            assert min(voids) >= 1
        elif kind == "both":
            assert {voids[0] >= 2 and voids[2] >= 2, voids[1] >= 2 and voids[3] >= 2} >= {True}
        else:
            assert max(voids) >= 2


@pytest.mark.parametrize(("kind", "steps"), [("partner", (2,)), ("opponent", (1, 3))])
def test_a_long_suit_is_where_the_hand_with_two_voids_has_none(kind: str, steps: tuple[int, ...]) -> None:
    for position in drawn()[KINDS.index(kind) :: len(KINDS)]:
        lengths = [lengths_of(hand) for hand in position.hands]
        assert any(
            lengths[seat].count(0) >= 2
            and any(lengths[(seat + step) % SEATS][suit] >= 7 and not lengths[seat][suit] for suit in range(SUITS))
            for seat in range(SEATS)
            for step in steps
        )


def test_short_suits_have_the_higher_cards_in_every_other_row_of_kinds() -> None:
    ranks: dict[bool, list[int]] = {True: [], False: []}
    for number, position in enumerate(drawn()):
        if number // len(KINDS) % 2:
            continue
        for hand in position.hands:
            for suit in range(SUITS):
                held = [rank for rank in range(SUIT_LENGTH) if hand >> SUIT_LENGTH * suit + rank & 1]
                if held:
                    ranks[len(held) <= 3].extend(held)
    short, long = (sum(ranks[is_short]) / len(ranks[is_short]) for is_short in (True, False))
    assert short > long + 2


def test_every_strain_and_leader_occurs() -> None:
    assert {(position.strain, position.leader) for position in drawn()} == {
        (s, seat) for s in range(5) for seat in range(4)
    }


def test_the_set_holds_deals_that_a_million_nodes_do_not_settle() -> None:
    solver = Solver()
    unsettled = [number for number in (67, 69) if not solver.value(drawn()[number], Budget(nodes=1_000_000)).exact]
    assert unsettled == [67, 69]


@pytest.mark.skipif(not COMPILED, reason="needs the compiled kernel")
def test_hands_of_two_suits_all_round_are_settled_by_a_few_million_nodes() -> None:
    assert Solver().value(drawn()[309], Budget(nodes=4_000_000)).exact


@pytest.mark.skipif(not COMPILED, reason="needs the compiled kernel")
def test_ranks_that_change_nothing_are_told_by_what_the_table_knows_of_their_other_owners() -> None:
    assert Solver().value(drawn()[129], Budget(nodes=5_000_000)).exact
