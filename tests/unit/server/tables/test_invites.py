"""Invites of a word and two digits: plain, never the same at two open tables, and useless to guess."""

import re
from random import Random

import pytest

from bidwhist.server.platform.limits.attempts import PATIENCE
from bidwhist.server.tables.invites import DIGITS, ODDS, WORDS, spoken_invite, words_for

DAY_S = 24 * 3600


def test_the_words_are_plain_and_none_comes_twice() -> None:
    assert len(WORDS) == len(set(WORDS)) >= 400
    assert [word for word in WORDS if not re.fullmatch("[a-z]{4,9}", word)] == []


def test_an_invite_is_a_word_and_two_digits() -> None:
    random = Random(1)
    for _ in range(200):
        found = re.fullmatch("([a-z]+)([1-9][0-9])", spoken_invite(3, random))
        assert found is not None and found[1] in WORDS


@pytest.mark.parametrize("tables", [0, 1, 40, 50, 1000, 20_000])
def test_a_guess_finds_a_table_once_in_a_thousand_times_however_many_are_open(tables: int) -> None:
    codes = len(WORDS) ** words_for(tables) * len(DIGITS)
    assert codes >= tables * ODDS
    # As a link it is stored and checked by the log's own rule.
    assert len(spoken_invite(tables, Random(2))) <= 24


def test_an_address_that_guesses_all_day_finds_a_table_in_a_week_at_the_earliest() -> None:
    patience = PATIENCE["address"]
    # Wrong ones are forgotten after a rest, so it may guess freely again: the best that it can do.
    best = 0.0
    for guesses in range(patience.free, 200):
        seconds = sum(patience.wait(wrong) for wrong in range(1, guesses + 1)) + patience.forgotten
        best = max(best, guesses / seconds * DAY_S)
    steady = DAY_S / patience.longest
    assert max(best, steady) < ODDS / 7
