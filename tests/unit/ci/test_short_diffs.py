"""A failed assertion on large values is told at once and in a few lines; one on small values has its whole diff."""

from collections.abc import Callable

import pytest

ROWS = [(number, f"player {number}", number * 7 % 1000) for number in range(20_000)]
OTHERS = [(number, name, worth + number % 3) for number, name, worth in ROWS]


def message(compared: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> str:
    """What pytest says of an assertion that fails in CI, where it shortens nothing by itself."""
    monkeypatch.setenv("CI", "true")
    with pytest.raises(AssertionError) as failed:
        compared()
    return str(failed.value)


def lists() -> None:
    assert ROWS == OTHERS


def texts() -> None:
    assert "\n".join(map(str, ROWS)) == "\n".join(map(str, OTHERS))


def long_lines() -> None:
    assert repr(ROWS) == repr(OTHERS)


@pytest.mark.parametrize("compared", [lists, texts, long_lines])
def test_what_differs_first_is_told_and_no_more(compared: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    said = message(compared, monkeypatch)
    assert "is the first that differs" in said
    shown = said[said.index("\n") :]
    assert "player 1" in shown and len(shown) < 3000


def small() -> None:
    assert ROWS[:3] == OTHERS[:3]


def test_small_values_have_their_whole_diff(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "^" in message(small, monkeypatch) and "differs, of" not in message(small, monkeypatch)
