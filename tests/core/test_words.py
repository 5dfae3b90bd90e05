"""How a match is told to each of its people."""

from bidwhist.match import Match, Reason
from bidwhist.rules.presets import CLASSIC
from bidwhist.server.voices import TableVoice, match_words
from bidwhist.view import WATCHER
from bidwhist.words import Voice, result_in_words
from support.random_play import random_match

NAMES = ("Ann", "Bo", "Cy", "Di")


def sunk() -> Match:
    """A match that a side lost by falling to the floor."""
    played = (random_match(CLASSIC, number, deals_at_most=9) for number in range(99))
    return next(match for match in played if match.result is not None and match.result.reason is Reason.FLOOR)


def test_whoever_fell_to_the_floor_is_named_as_the_listener_knows_them() -> None:
    match = sunk()
    assert match.result is not None and match.result.winner is not None
    beaten = 1 - match.result.winner
    loser, winner = CLASSIC.side_of.index(beaten), CLASSIC.side_of.index(match.result.winner)
    assert result_in_words(Voice(NAMES, loser, CLASSIC.side_of), match) == "They win the match: we are down to -7"
    assert result_in_words(Voice(NAMES, winner, CLASSIC.side_of), match) == "We win the match: they are down to -7"


def test_a_watcher_hears_the_names_of_both_pairs() -> None:
    words = match_words(TableVoice(NAMES, WATCHER, CLASSIC.side_of), sunk())
    assert words in (
        "Ann and Cy win the match: Bo and Di are down to -7.",
        "Bo and Di win the match: Ann and Cy are down to -7.",
    )
