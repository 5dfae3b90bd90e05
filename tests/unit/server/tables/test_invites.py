"""Invites of a word and two digits: plain, never the same at two open tables, and useless to guess."""

import re
from random import Random

import pytest

from bidwhist.server.history.log_check import _INVITE
from bidwhist.server.platform.limits.attempts import PATIENCE
from bidwhist.server.tables.invites import DIGITS, SPARSE, WORDS, spoken_invite, words_for

WEEK_S = 7 * 24 * 3600


def test_the_words_are_plain_and_none_comes_twice() -> None:
    assert len(WORDS) == len(set(WORDS)) >= 400
    assert [word for word in WORDS if not re.fullmatch("[a-z]{4,9}", word)] == []


def test_an_invite_is_a_word_and_two_digits() -> None:
    random = Random(1)
    for _ in range(200):
        found = re.fullmatch("([a-z]+)([1-9][0-9])", spoken_invite(3, random))
        assert found is not None and found[1] in WORDS


@pytest.mark.parametrize(("tables", "words"), [(0, 1), (43, 1), (44, 2), (900, 2), (10_000, 3), (30_000, 4)])
def test_the_more_tables_are_open_the_more_seldom_a_guess_is_right(tables: int, words: int) -> None:
    assert words_for(tables) == words
    assert len(WORDS) ** words * len(DIGITS) >= SPARSE * tables**2
    # Stored, sent as a secret, and checked in logs.
    assert _INVITE.fullmatch(spoken_invite(tables, Random(2)))


def test_an_address_that_guesses_for_weeks_finds_no_table_of_a_small_server() -> None:
    patience = PATIENCE["address"]
    steady = WEEK_S / patience.longest
    # Wrong ones are forgotten after a rest, after which some are free again.
    free = max(
        guesses / (sum(patience.wait(wrong) for wrong in range(1, guesses + 1)) + patience.forgotten) * WEEK_S
        for guesses in range(patience.free, 200)
    )
    odds = len(WORDS) * len(DIGITS) / 10
    assert max(steady, free) < odds / 5
