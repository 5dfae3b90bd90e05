"""The solver against the reference, over every rule of play, and the promises of its face."""

import random
import threading

import msgspec
import numpy as np
import pytest
from benches.common.freak_deals import freak_positions

from bidwhist.solver import COMPILED, Budget, Position, Solver, check, reference, solve_leaders, solve_many
from bidwhist.solver.worlds import score_worlds
from support.nightly import amount
from support.positions import draw_position, text_hand

LEVELS = [-1, 0, 1] if COMPILED else [-1]

needs_kernel = pytest.mark.skipif(not COMPILED, reason="needs the compiled kernel")
pytestmark = pytest.mark.filterwarnings("ignore:bidwhist was installed without")


def assert_agrees(solver: Solver, position: Position) -> None:
    """The solver's value, best card and card values are those of the reference."""
    expected = reference.card_values(position)
    declaring = position.sides >> position.to_play & 1
    best = max(expected.values()) if declaring else min(expected.values())
    bounds = solver.value(position)
    assert (bounds.low, bounds.high) == (best, best), position
    assert bounds.card is None or expected[bounds.card] == best, position
    assert {card.card: (card.low, card.high) for card in solver.cards(position)} == {
        card: (value, value) for card, value in expected.items()
    }, position


@pytest.mark.parametrize("level", LEVELS)
def test_every_machine_agrees_with_the_reference_over_all_rules(level: int) -> None:
    drawn = random.Random(f"rules {level}")
    solver = Solver(memory_mb=4, level=level)
    for number in range(amount(150, 6000) if COMPILED else 60):
        assert_agrees(solver, draw_position(drawn, 4 if number % 5 == 0 else 3))


@needs_kernel
def test_five_cards_a_hand_agree_with_the_reference() -> None:
    drawn = random.Random("five cards")
    solver = Solver(memory_mb=4)
    for _ in range(12):
        assert_agrees(solver, draw_position(drawn, 5))


def test_a_joker_takes_no_trick_in_no_trump() -> None:
    hands = (text_hand("BJ 2C"), text_hand("LJ 3C"), text_hand("4C 5C"), text_hand("6C 7C"))
    assert Solver().value(Position(hands, strain=4, leader=0)).low == 0


def test_the_big_joker_takes_the_little_one_under_a_trump_suit() -> None:
    hands = (text_hand("BJ 2C"), text_hand("LJ 3C"), text_hand("4C 5C"), text_hand("6C 7C"))
    assert Solver().value(Position(hands, strain=0, leader=0)).low == 1


def test_a_joker_may_be_kept_back_or_played_at_any_time_under_jester() -> None:
    hands = (text_hand("AS 2H"), text_hand("KS BJ"), text_hand("3S 4S"), text_hand("5S 6S"))
    plain = Position(hands, strain=4, leader=0)
    jester = msgspec.structs.replace(plain, jokers_any_time=True)
    assert reference.legal_cards(reference.play(plain, 51)[0]) == text_hand("KS")
    assert reference.legal_cards(reference.play(jester, 51)[0]) == text_hand("KS BJ")
    assert Solver().value(plain).low == reference.value(plain)
    assert Solver().value(jester).low == reference.value(jester)


def test_the_first_trick_may_count_two() -> None:
    hands = (text_hand("AS"), text_hand("2S"), text_hand("3S"), text_hand("4S"))
    assert Solver().value(Position(hands, strain=4, leader=0, first_trick=2)).low == 2


def test_downtown_turns_the_ranks_over_but_not_the_ace() -> None:
    hands = (text_hand("2S"), text_hand("KS"), text_hand("3S"), text_hand("QS"))
    ace_out = (text_hand("2S"), text_hand("AS"), text_hand("3S"), text_hand("QS"))
    assert Solver().value(Position(hands, strain=4, leader=0, direction=1)).low == 1
    assert Solver().value(Position(ace_out, strain=4, leader=0, direction=1)).low == 0
    assert Solver().value(Position(ace_out, strain=4, leader=0, direction=2)).low == 1


@pytest.mark.parametrize("sides", [0b0101, 0b1010])
def test_high_cards_are_not_all_cashed_where_a_partner_must_take_over_and_has_nothing_to_lead(sides: int) -> None:
    """South takes the club and leads a diamond, which North must win; North's club then loses."""
    hands = (text_hand("QD 5C 4C"), text_hand("TC 8C 6C 9S"), text_hand("KC TD 6D"), text_hand("JC 9C 7C"))
    spades = tuple(text_hand(card).bit_length() - 1 for card in ("7S", "2S", "8S"))
    position = Position(hands, strain=4, leader=2, table=spades, sides=sides)
    assert_agrees(Solver(memory_mb=4), position)


def test_one_of_three_partners_who_must_take_over_ends_the_cashing_too() -> None:
    hands = (text_hand("TC 8D QD"), text_hand("5C 7C 3D TD"), text_hand("2C 7D JD"), text_hand("3C 4C 6C"))
    table = tuple(text_hand(card).bit_length() - 1 for card in ("6D", "5D", "9D"))
    position = Position(hands, strain=4, leader=2, table=table, sides=0b1000, direction=1)
    assert reference.card_values(position) == {14: 0, 21: 2}
    assert_agrees(Solver(memory_mb=4), position)


@needs_kernel
def test_turning_the_table_turns_the_answer() -> None:
    drawn = random.Random("turns")
    solver = Solver(memory_mb=8)
    for _ in range(20):
        position = draw_position(drawn, 7, players=4, table=False)
        turned = msgspec.structs.replace(
            position,
            hands=position.hands[1:] + position.hands[:1],
            leader=(position.leader - 1) % 4,
            sides=(position.sides >> 1) | (position.sides & 1) << 3,
        )
        assert solver.value(position).low == solver.value(turned).low, position


@needs_kernel
def test_one_side_takes_what_the_other_leaves() -> None:
    drawn = random.Random("sides")
    solver = Solver(memory_mb=8)
    for _ in range(20):
        position = draw_position(drawn, 7)
        everybody = (1 << len(position.hands)) - 1
        others = msgspec.structs.replace(position, sides=position.sides ^ everybody)
        assert solver.value(position).low + solver.value(others).low == position.most, position


@needs_kernel
def test_a_card_is_worth_what_follows_it() -> None:
    drawn = random.Random("follows")
    solver, fresh = Solver(memory_mb=8), Solver(memory_mb=8)
    for _ in range(15):
        position = draw_position(drawn, 8)
        for bounds in solver.cards(position):
            after, won = reference.play(position, bounds.card)
            assert bounds.low == bounds.high == won + fresh.value(after).low, position


@needs_kernel
def test_a_budget_gives_bounds_that_hold() -> None:
    drawn = random.Random("budgets")
    solver = Solver(memory_mb=8)
    for _ in range(10):
        position = draw_position(drawn, 8)
        exact = solver.value(position).low
        values = {card.card: card.low for card in solver.cards(position)}
        for nodes in (0, 1, 10, 100, 1000, 10000):
            bounds = solver.value(position, Budget(nodes=nodes))
            assert bounds.low <= exact <= bounds.high
            assert solver.reaches(position, exact, Budget(nodes=nodes)) in {True, None}
            for card in solver.cards(position, Budget(nodes=nodes)):
                assert card.low <= values[card.card] <= card.high


@needs_kernel
def test_a_node_budget_gives_the_same_answer_after_as_many_nodes_whatever_ran_before() -> None:
    drawn = random.Random("repeats")
    position = draw_position(drawn, 9, players=4, table=False)
    budget = Budget(nodes=3000)
    used = Solver(memory_mb=8)
    used.value(draw_position(drawn, 8))
    used.value(position)
    first, second = Solver(memory_mb=8).value(position, budget), used.value(position, budget)
    assert first == second


@needs_kernel
def test_no_time_at_all_still_gives_bounds() -> None:
    position = draw_position(random.Random("hurry"), 12, players=4, table=False)
    bounds = Solver().value(position, Budget(milliseconds=0))
    assert 0 <= bounds.low <= bounds.high <= position.most


@needs_kernel
def test_budgets_targets_and_guesses_beyond_all_numbers_are_taken_as_the_nearest() -> None:
    position = draw_position(random.Random("beyond"), 8)
    solver, exact = Solver(memory_mb=4), Solver(memory_mb=4).value(position)
    for guess in (-(1 << 70), 1 << 31, 1 << 70):
        assert solver.value(position, Budget(nodes=1 << 70, milliseconds=1 << 70), guess).low == exact.low
    assert solver.value(position, Budget(nodes=-1)) == solver.value(position, Budget(nodes=0))
    assert (solver.reaches(position, -(1 << 70)), solver.reaches(position, 1 << 70)) == (True, False)
    row = np.array([position.hands], dtype=np.uint64)
    assert (score_worlds(row, position, target=1 << 70) == 0).all()
    assert (score_worlds(row, position, target=-(1 << 70), budget=Budget(nodes=-1)) == 1).all()


@needs_kernel
def test_many_positions_keep_to_a_budget_of_time() -> None:
    position = draw_position(random.Random("hurry"), 12, players=4, table=False)
    hard = freak_positions(26)[25]
    for bounds in solve_many([position, hard], Budget(milliseconds=0), threads=2):
        assert 0 <= bounds.low <= bounds.high <= 13
    assert not solve_many([hard], Budget(milliseconds=0))[0].exact
    scores = score_worlds(np.array([hard.hands], dtype=np.uint64), hard, budget=Budget(milliseconds=0))
    assert (scores[..., 0] < scores[..., 1]).any()


@needs_kernel
def test_a_search_can_be_cancelled_from_another_thread() -> None:
    drawn = random.Random("cancel")
    solver = Solver()
    positions = [draw_position(drawn, 13, players=4, table=False) for _ in range(3)]
    timer = threading.Timer(0.05, solver.cancel)
    timer.start()
    found = [solver.value(position, Budget(milliseconds=400)) for position in positions]
    timer.join()
    assert all(bounds.low <= bounds.high for bounds in found)


@needs_kernel
def test_the_answers_do_not_depend_on_the_number_of_threads() -> None:
    drawn = random.Random("threads")
    positions = [draw_position(drawn, 8) for _ in range(12)]
    budget = Budget(nodes=2000)
    assert solve_many(positions, budget) == solve_many(positions, budget, threads=2)


@needs_kernel
def test_leaders_solved_together_are_the_same_as_one_by_one() -> None:
    positions = [draw_position(random.Random(f"leaders {seed}"), 7, table=False) for seed in range(6)]
    for position, values in zip(positions, solve_leaders(positions), strict=True):
        for leader, value in enumerate(values):
            assert Solver(memory_mb=4).value(msgspec.structs.replace(position, leader=leader)).low == value


@needs_kernel
def test_best_only_finds_exactly_the_best_cards() -> None:
    drawn = random.Random("best")
    solver = Solver(memory_mb=8)
    for _ in range(15):
        position = draw_position(drawn, 7)
        value = solver.value(position).low
        best = {card.card for card in solver.cards(position) if card.low == value}
        found = {card.card for card in solver.cards(position, best_only=True) if card.exact and card.low == value}
        assert found == best, position


@pytest.mark.parametrize(
    ("hands", "changes"),
    [
        ((1, 1, 2, 4), {}),
        ((1, 6, 8, 16), {}),
        ((1, 2), {}),
        ((1, 2, 4, 8), {"leader": 4}),
        ((1, 2, 4, 8), {"strain": 5}),
        ((1, 2, 4, 8), {"direction": 3}),
        ((1, 2, 4, 8), {"table": (0,)}),
        ((1, 2, 4, 8), {"table": (9, 10, 11, 12)}),
        ((1, 2, 4, 8), {"first_trick": 3}),
        ((1 << 54, 2, 4, 8), {}),
    ],
)
def test_positions_that_make_no_sense_are_refused(hands: tuple[int, ...], changes: dict[str, int]) -> None:
    position = msgspec.structs.replace(Position(hands, strain=4, leader=0), **changes)
    with pytest.raises(ValueError, match=r"."):
        check(position)
    with pytest.raises(ValueError, match=r"."):
        Solver().value(position)


def test_a_finished_position_has_no_tricks_left() -> None:
    assert Solver().value(Position((0, 0, 0, 0), strain=4, leader=0)).high == 0
