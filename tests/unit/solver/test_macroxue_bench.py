"""What the bench beside macroxue's solver asks and understands, without that program."""

from pathlib import Path

import pytest
from benches.common.solver_deals import bridge_hands
from benches.speed import macroxue

from bidwhist.solver import Position, Solver


def a_program(path: Path, answer: str) -> str:
    """A program that answers every line alike."""
    path.write_text(f"#!/bin/sh\nwhile read -r line; do echo '{answer}'; done\n")
    path.chmod(0o755)
    return str(path)


def an_ending() -> Position:
    """Three cards each, which north and south win by whatever they lead."""
    return Position((0b111 << 10, 0b111 << 23, 0b111 << 36, 0b111 << 49), 0, 0, sides=0b0101)


def test_a_line_of_answers_ends_with_milliseconds() -> None:
    assert macroxue.answer_of("3 4 12.5\n") == ([3, 4], 12.5)


def test_their_leaders_are_put_into_our_order() -> None:
    assert macroxue.our_order([1, 2, 3, 4, 5, 6, 7, 8]) == [3, 2, 4, 1, 7, 6, 8, 5]


def test_a_table_is_asked_for_every_strain_and_leader() -> None:
    line = macroxue.table_line(bridge_hands(1)[0])
    assert line.startswith("SHDCN WENS N:K7542.T983.6.852 J9.")


def test_a_program_that_answers_otherwise_ends_the_run(tmp_path: Path) -> None:
    position = an_ending()
    right = Solver().value(position).low
    ours = lambda item: [Solver().value(item).low]  # noqa: E731
    agreed = macroxue.in_turns(a_program(tmp_path / "right", f"{right} 2.5"), [position], 3, ours, str)
    assert [their for _, their in agreed] == [2.5]
    with pytest.raises(SystemExit, match="no agreement"):
        macroxue.in_turns(a_program(tmp_path / "wrong", f"{right - 1} 2.5"), [position], 1, ours, str)


def test_a_program_that_fails_has_given_the_deal_up(tmp_path: Path) -> None:
    failing = tmp_path / "failing"
    failing.write_text("#!/bin/sh\nexit 3\n")
    failing.chmod(0o755)
    assert macroxue.their_freak(str(failing), an_ending(), 7) == {"value": None, "seconds": 7.0}
    answering = a_program(tmp_path / "answering", "3 500")
    assert macroxue.their_freak(answering, an_ending(), 7) == {"value": 3, "seconds": 0.5}
