"""Programs at tables: where they may sit, how they are asked, what is rated, and that nobody waits for them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.bots import bot_of, owner, program_table
from support.online import Frame, Talk, server

PING_REFUSED = ("refused", None)
"""The answer to a ping that came too fast."""


async def seated(talk: Talk, table: Frame) -> Frame:
    """Sit down; gives the answer."""
    return await talk.ask("sit", table["table"], secret=table["invite"])


async def asks_positions(talk: Talk) -> None:
    """Have each turn asked as a question too."""
    await talk.send(type="hello", protocol=3, positions=True)
    await talk.until(lambda frame: frame["type"] == "welcome")


def an_answer(asked: Frame, turn: int) -> Any:
    """A legal answer: numbers and texts by turns."""
    discard = asked["discard"]
    if discard:
        others = [card for card in discard["cards"] if card not in discard["required"]]
        return " ".join([*discard["required"], *others][: discard["size"]])
    if asked["view"]["phase"] == "auction":
        # The highest bid ends the auction, so that no deal is thrown in.
        return asked["legal"][-1]
    return asked["legal"][-1] if turn % 2 else 0


@asynccontextmanager
async def bidding(address: str) -> AsyncIterator[tuple[Talk, str]]:
    """A program alone at a table of its own, where a match begins."""
    bot = await bot_of(await owner(address))
    async with bot.connect() as talk:
        await asks_positions(talk)
        table = (await program_table(bot))["table"]
        await talk.watch(table)
        await talk.ask("ready", table)
        yield talk, table


async def next_question(talk: Talk, table: str, after: int) -> Frame:
    """The first question about a later step; a deal that ended early is followed by the next one."""
    while True:
        heard = (frame for frame in talk.heard if frame["type"] == "question" and frame["seq"] > after)
        if (found := next(heard, None)) is not None:
            return found
        if talk.view.get("may", {}).get("ready"):
            await talk.ask("ready", table)
        else:
            await talk.hear()


async def test_a_program_sits_only_where_the_host_lets_programs_sit(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await owner(address)
        bot = await bot_of(ann)
        async with bot.connect() as talk:
            refused = await seated(talk, await ann.post("/api/tables", {"pace": "slow"}))
            assert refused["code"] == "not_allowed" and "this table is for people" in refused["words"]
            assert (await seated(talk, await program_table(ann)))["type"] == "ack"
            view = (await talk.until(lambda frame: frame["type"] == "snapshot"))["view"]
            assert [seat["program"] for seat in view["seats"]].count(True) == 1


@pytest.mark.parametrize(
    ("terms", "words"),
    [({"pace": "none"}, "needs a clock"), ({"rated": True, "stake": 10}, "no chips are staked")],
)
async def test_a_table_for_programs_has_a_clock_and_no_chips(terms: Frame, words: str, tmp_path: Path) -> None:
    async with server(tmp_path, chips=True) as address:
        ann = await owner(address)
        async with httpx.AsyncClient(base_url=address, headers=ann.headers) as client:
            wanted = {"programs": True, "pace": "slow", "bots": "steady", **terms}
            answer = await client.post("/api/tables", json=wanted)
        assert answer.status_code == 422 and words in answer.json()["words"]


async def test_a_question_is_answered_by_number_or_text_and_once(tmp_path: Path) -> None:
    async with server(tmp_path) as address, bidding(address) as (talk, table):
        asked: Frame = {"seq": -1}
        for turn in range(12):
            asked = await next_question(talk, table, asked["seq"])
            assert asked["view"]["seat"] == asked["view"]["to_act"] and asked["ms"] > 0
            assert asked["view"]["hands"] is None
            answer = {"seq": asked["seq"], "action": an_answer(asked, turn)}
            first = await talk.ask("choose", table, f"c{turn}", **answer)
            assert first["type"] == "ack", first
            again = await talk.ask("choose", table, f"c{turn}", **answer)
            assert (again["type"], again["seq"]) == ("ack", first["seq"]), "once, whatever is sent twice"


@pytest.mark.parametrize("answer", [999, "AS KS", "nonsense", "4X", ""])
async def test_an_answer_that_is_not_legal_is_refused_and_the_turn_stays(answer: Any, tmp_path: Path) -> None:
    async with server(tmp_path) as address, bidding(address) as (talk, table):
        asked = await talk.until(lambda frame: frame["type"] == "question")
        refused = await talk.ask("choose", table, seq=asked["seq"], action=answer)
        assert refused["code"] == "illegal", refused
        told = await talk.ask("choose", table, seq=asked["seq"], action=an_answer(asked, 0))
        assert told["type"] == "ack", told


async def test_nobody_waits_for_a_program_and_it_speaks_in_phrases(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await owner(address)
        bot = await bot_of(ann)
        table = await program_table(ann)
        async with ann.at(table["table"]) as host, bot.connect() as talk:
            await seated(talk, table)
            await talk.send(type="chat", table=table["table"], text="hello there")
            refused = await talk.until(lambda frame: frame["type"] == "refused")
            assert refused["words"] == "programs speak in the preset phrases"
            await talk.send(type="phrase", table=table["table"], phrase=0)
            await host.until(lambda frame: frame["type"] == "said")
            await host.start(table["table"])
            await host.until(lambda frame: frame["type"] == "update" and frame["view"]["phase"] == "auction")


async def test_a_program_has_no_hint_from_the_tables_bot(tmp_path: Path) -> None:
    async with server(tmp_path) as address, bidding(address) as (talk, table):
        asked = await talk.until(lambda frame: frame["type"] == "question")
        await talk.send(type="hint", table=table, seq=asked["seq"])
        assert (await talk.until(lambda frame: frame["type"] == "refused"))["code"] == "not_now"


async def test_who_speaks_too_fast_is_told_how_long_to_wait(tmp_path: Path) -> None:
    async with server(tmp_path, is_limited=True) as address:
        bot = await bot_of(await owner(address))
        async with bot.connect() as talk:
            for number in range(90):
                await talk.send(type="leave", table=f"none{number}")
            for _ in range(60):
                refused = await talk.until(lambda frame: frame["type"] in ("refused", "bye"))
                assert refused["type"] == "refused", "the program of a new account is not cut off"
                assert refused["code"] == "too_fast" and 0 < refused["wait"] <= 1000
            await talk.send(type="ping", number=7)
            last = await talk.until(
                lambda frame: frame["type"] == "pong" or (frame["type"], frame.get("table")) == PING_REFUSED
            )
            assert last["type"] == "pong" or last["code"] == "too_fast", "the connection is still open"
