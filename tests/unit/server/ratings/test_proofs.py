"""Short forms of what shows that standings hold; the long ones are commands of ``benches``."""

from benches.check.settling import hold, settle_through_crashes
from benches.strength.grades import ours, pairs_found, played_out


def test_random_settlements_with_crashes_between_their_statements_hold() -> None:
    connection, crashes = settle_through_crashes(300, seed=3)
    found = hold(connection)
    assert crashes > 100 and found.pop("settled") == 300 and found.pop("entries") > 1000
    assert set(found.values()) == {0}, found


def test_grades_find_the_strong_people_and_the_strong_pairs_of_a_club() -> None:
    club = played_out(200, 8000, seed=2)
    early, late = ours(club, 200, 400), ours(club, 200, 7000)
    assert 0.2 < early.correlation < late.correlation and late.correlation > 0.7
    by_pair, by_people, count = pairs_found(club)
    assert count > 30 and by_pair > 0.7 and by_pair > by_people - 0.05
