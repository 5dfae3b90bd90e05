"""Many worlds in arrays: the same answers as one position at a time."""

import random

import msgspec
import numpy as np
import pytest

from bidwhist.solver import COMPILED, Solver, solve
from bidwhist.solver import worlds as worlds_of
from bidwhist.solver.worlds import score_worlds
from support.positions import draw_position

pytestmark = pytest.mark.filterwarnings("ignore:bidwhist was installed without")
CARDS = 6 if COMPILED else 3


def test_worlds_are_scored_as_their_positions_are() -> None:
    position = draw_position(random.Random("worlds"), CARDS, players=4, table=False)
    seat, (first, second) = position.leader, [other for other in range(4) if other != position.leader][:2]
    swapped = list(position.hands)
    swapped[first], swapped[second] = swapped[second], swapped[first]
    worlds = np.array([position.hands, swapped], dtype=np.uint64)
    scores = score_worlds(worlds, position, threads=2)
    assert scores.shape == (2, position.hands[seat].bit_count(), 2)
    for world, score in zip(worlds.tolist(), scores.tolist(), strict=True):
        cards = Solver(memory_mb=4).cards(msgspec.structs.replace(position, hands=tuple(world)))
        assert score == [[card.low, card.high] for card in cards]


def test_with_a_target_the_answer_is_yes_or_no() -> None:
    position = draw_position(random.Random("target"), CARDS, players=4, table=False)
    worlds = np.array([position.hands], dtype=np.uint64)
    values = score_worlds(worlds, position)[0, :, 0]
    for target in range(CARDS + 1):
        reached = score_worlds(worlds, position, target=target)[0]
        assert reached[:, 0].tolist() == reached[:, 1].tolist() == [int(value >= target) for value in values]


@pytest.mark.skipif(not COMPILED, reason="needs the compiled kernel")
def test_worlds_that_make_no_sense_are_refused() -> None:
    position = draw_position(random.Random("refused"), CARDS, players=4, table=False)
    doubled = np.array([[position.hands[0]] * 4], dtype=np.uint64)
    with pytest.raises(ValueError, match="same card"):
        score_worlds(doubled, position)


def test_no_worlds_and_empty_hands_have_no_scores_with_a_kernel_and_without(monkeypatch: pytest.MonkeyPatch) -> None:
    position = draw_position(random.Random("none"), 3, players=4, table=False)
    over = msgspec.structs.replace(position, hands=(0,) * 4)
    for compiled in dict.fromkeys((COMPILED, False)):
        monkeypatch.setattr(solve, "COMPILED", compiled)
        monkeypatch.setattr(worlds_of, "COMPILED", compiled)
        assert score_worlds(np.zeros((0, 4), dtype=np.uint64), position).shape == (0, 0, 2)
        assert score_worlds(np.zeros((2, 4), dtype=np.uint64), over).shape == (2, 0, 2)
