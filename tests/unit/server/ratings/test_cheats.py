"""The simulated club in small: kinds of cheats that gained before gain nothing as matches are settled now."""

import pytest
from benches.strength.cheats import KINDS, Gain, gains


@pytest.fixture(scope="module")
def found() -> tuple[dict[str, Gain], dict[str, Gain]]:
    """What each kind gains, before and now."""
    return gains(240, 1, 0.025, 3, settlement=1), gains(240, 1, 0.025, 3, settlement=2)


@pytest.mark.parametrize("kind", KINDS)
def test_no_cheat_has_more_than_honest_people_of_the_same_strength(
    found: tuple[dict[str, Gain], dict[str, Gain]], kind: str
) -> None:
    one = found[1][kind]
    assert all(mean < 3.0 * error for mean, error in (one.grade, one.league, one.chips)), "few people, so wide"


@pytest.mark.parametrize("kind", ["closer", "padder", "passer"])
def test_the_measure_sees_what_was_gained_before(found: tuple[dict[str, Gain], dict[str, Gain]], kind: str) -> None:
    mean, error = found[0][kind].grade
    assert mean > 3.0 * error
