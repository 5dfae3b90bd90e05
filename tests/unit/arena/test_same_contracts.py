"""The bench of cards in the same contracts: level against itself, and better cards gain."""

from benches.strength.same_contracts import Gain, Task, gain_of, table

from bidwhist.core.rules.presets import CUTTHROAT, PALACE
from bidwhist.core.shuffle import seed_from_text

SEED = seed_from_text("same contracts")


def test_a_bot_gains_nothing_over_itself() -> None:
    for rules in (PALACE, CUTTHROAT):
        assert {gain_of(Task(rules, ("counting", "counting"), SEED, number)) for number in range(5)} == {Gain()}


def test_what_one_gains_the_other_loses_and_better_cards_gain() -> None:
    ours = [gain_of(Task(PALACE, ("steady", "random"), SEED, number)) for number in range(20)]
    theirs = [gain_of(Task(PALACE, ("random", "steady"), SEED, number)) for number in range(20)]
    assert [(-one.chance, -one.tricks, -one.made) for one in ours] == [
        (one.chance, one.tricks, one.made) for one in theirs
    ]
    assert sum(one.tricks for one in ours) > 20
    assert sum(one.chance for one in ours) > 1


def test_the_table_has_a_line_for_each_measure() -> None:
    assert [line.strip() for line in table([Gain(0.01, 1, 1), Gain(0.03, 1, -1)])] == [
        "+2.00 ± 12.71 % of a match",
        "+1.00 ± 0.00 tricks",
        "+0.00 ± 1270.62 % of contracts made",
    ]
