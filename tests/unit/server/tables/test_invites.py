"""Invites of a word and two digits: plain, never the same at two open tables, and useless to guess."""

import asyncio
import re
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import pytest

from bidwhist.server.history.log_check import _INVITE
from bidwhist.server.platform.limits.attempts import PATIENCE
from bidwhist.server.tables.invites import DIGITS, SPARSE, WORDS, spoken_invite, words_for
from support.asking import client_of, guest

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


async def test_two_tables_that_draw_the_same_invite_at_once_are_both_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    same, chosen = iter([WORDS[0], DIGITS[0]] * 3), SystemRandom.choice

    def choice(self: SystemRandom, among: Any) -> Any:
        drawn = next(same, None) if among in (WORDS, DIGITS) else None
        return chosen(self, among) if drawn is None else drawn

    async with client_of(tmp_path) as client:
        await guest(client)
        monkeypatch.setattr(SystemRandom, "choice", choice)
        both = await asyncio.gather(*[client.post("/api/tables", json={"name": "Porch"}) for _ in range(2)])
        assert [answer.status_code for answer in both] == [200, 200]
        tables = [answer.json() for answer in both]
        assert [one["invite"] for one in tables].count(f"{WORDS[0]}{DIGITS[0]}") == 1
        for one in tables:
            at = (await client.get(f"/api/invite/{one['invite']}")).json()
            assert at["table"] == one["table"]
