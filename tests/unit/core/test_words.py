"""The words for each person of a match."""

import pytest

from bidwhist.core.match import Match, Reason
from bidwhist.core.rules.presets import CLASSIC
from bidwhist.core.view import WATCHER
from bidwhist.narration import Narrator, Subject, result_in_words
from bidwhist.server.tables.views.narration import TableNarrator
from support.random_play import random_match

NAMES = ("Ann", "Bo", "Cy", "Di")


def sunk() -> Match:
    """A match that a side lost by falling to the floor."""
    played = (random_match(CLASSIC, number, deals_at_most=9) for number in range(99))
    return next(match for match in played if match.result is not None and match.result.reason is Reason.FLOOR)


def test_the_team_that_fell_to_the_floor_is_named_as_the_listener_knows_it() -> None:
    match = sunk()
    assert match.result is not None and match.result.winner is not None
    beaten = 1 - match.result.winner
    loser, winner = CLASSIC.side_of.index(beaten), CLASSIC.side_of.index(match.result.winner)
    assert result_in_words(Narrator(NAMES, loser, CLASSIC.side_of), match) == "They win the match: we are down to −7"
    assert result_in_words(Narrator(NAMES, winner, CLASSIC.side_of), match) == "We win the match: they are down to −7"


def test_a_watcher_hears_the_names_of_both_pairs() -> None:
    words = result_in_words(TableNarrator(NAMES, WATCHER, CLASSIC.side_of), sunk())
    assert words in (
        "Ann and Cy win the match: Bo and Di are down to −7",
        "Bo and Di win the match: Ann and Cy are down to −7",
    )


@pytest.mark.parametrize(
    ("subject", "said"),
    [
        (Subject("we", "We"), "We win the match: a Boston"),
        (Subject("name", "Mae"), "Mae wins the match: a Boston"),
        (Subject("names", "Mae and Otis"), "Mae and Otis win the match: a Boston"),
        (Subject("name", "Salt and Pepper"), "Salt and Pepper wins the match: a Boston"),
    ],
)
def test_a_verb_agrees_with_its_subject(subject: Subject, said: str) -> None:
    narrator = Narrator(NAMES, 0, CLASSIC.side_of)
    assert narrator.says_of("match-won", subject, why="a Boston") == said


def test_only_pronouns_lose_their_capital_inside_a_sentence() -> None:
    narrator = Narrator(NAMES, 0, CLASSIC.side_of)
    assert narrator.says_of("ends-floor", Subject("they", "They"), floor=-7) == "they are down to -7"
    assert narrator.says_of("ends-floor", Subject("name", "They"), floor=-7) == "They is down to -7"
    assert narrator.says_of("ends-floor", Subject("names", "Mae and Otis"), floor=-7) == "Mae and Otis are down to -7"
