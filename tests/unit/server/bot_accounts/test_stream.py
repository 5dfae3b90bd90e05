"""A bot's stream over HTTP: lines to read, a request for each message, and one stream for each token."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from support.bots import bot_of, owner, program_table
from support.online import Frame, Guest, guest, server
from support.waiting import PATIENCE

SAMPLE = Path(__file__).parents[4] / "examples" / "programs" / "over_http.py"


class Stream:
    """A stream that is read line by line, and what is sent beside it."""

    def __init__(self, client: httpx.AsyncClient, answer: httpx.Response) -> None:
        self.client, self.answer = client, answer
        self.lines = answer.aiter_lines()
        self.empty = 0

    async def until(self, kind: str) -> Frame:
        """The next message of a kind."""
        async for line in self.lines:
            self.empty += not line
            if line and (frame := json.loads(line))["type"] == kind:
                return dict(frame)
        raise AssertionError(f"the stream ended before a message {kind}")

    async def send(self, **message: object) -> None:
        """Send a message in a request of its own."""
        assert (await self.client.post("/api/stream", json=message)).status_code == 202


@asynccontextmanager
async def streaming(bot: Guest) -> AsyncIterator[Stream]:
    """The stream of a bot account."""
    async with (
        httpx.AsyncClient(base_url=bot.address, headers=bot.headers, timeout=PATIENCE) as client,
        client.stream("GET", "/api/stream") as answer,
    ):
        assert answer.status_code == 200, await answer.aread()
        yield Stream(client, answer)


async def test_a_program_plays_with_plain_requests_and_sees_each_question(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        bot = await bot_of(await owner(address))
        async with streaming(bot) as stream:
            assert (await stream.until("welcome"))["you"]["name"] == "Deep Pie"
            table = (await program_table(bot))["table"]
            await stream.send(type="watch", table=table)
            seq = (await stream.until("snapshot"))["seq"]
            await stream.send(type="ready", table=table, id="go", seq=seq)
            for turn in range(5):
                asked = await stream.until("question")
                if "discard" in asked:
                    break
                # The highest bid ends the auction, so that no deal is thrown in.
                action = len(asked["legal"]) - 1
                await stream.send(type="choose", table=table, id=f"c{turn}", seq=asked["seq"], action=action)
                assert (await stream.until("ack"))["id"] == f"c{turn}"


async def test_a_stream_is_for_bots_and_messages_want_one_that_is_open(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        person, bot = await guest(address), await bot_of(await owner(address, "Bo"))
        for who, method, status in ((person, "GET", 403), (person, "POST", 403), (bot, "POST", 409)):
            async with httpx.AsyncClient(base_url=address, headers=who.headers) as client:
                answer = await client.request(method, "/api/stream", json={"type": "ping"})
            assert answer.status_code == status, (who.person, method)
        async with httpx.AsyncClient(base_url=address) as client:
            assert (await client.get("/api/stream")).status_code == 401


async def test_opened_again_the_first_stream_ends(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        bot = await bot_of(await owner(address))
        async with streaming(bot) as first:
            await first.until("welcome")
            async with streaming(bot) as second:
                await second.until("welcome")
                assert (await first.until("bye"))["code"] == "too_many"
                await second.send(type="ping", number=4)
                assert (await second.until("pong"))["number"] == 4


async def test_who_leaves_is_gone_and_a_message_that_cannot_be_read_is_refused_there(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await owner(address)
        bot = await bot_of(ann)
        async with streaming(bot) as stream:
            await stream.until("welcome")
            assert (await ann.get("/api/me/bots"))["bots"][0]["here"]
            assert (await stream.client.post("/api/stream", content=b"{nonsense")).status_code == 202
            assert (await stream.until("refused"))["code"] == "bad_message"
            assert (await stream.client.post("/api/stream", content=b" " * 9000)).status_code == 413
        while (await ann.get("/api/me/bots"))["bots"][0]["here"]:
            pass


async def test_the_sample_of_thirty_lines_plays_a_deal_beside_a_person(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await owner(address)
        bot = await bot_of(ann)
        program = await asyncio.create_subprocess_exec(
            sys.executable, str(SAMPLE), address, bot.token, stderr=asyncio.subprocess.PIPE
        )
        try:
            while not (await ann.get("/api/programs"))["programs"]:
                assert program.returncode is None
            table = (await program_table(ann))["table"]
            async with ann.at(table) as host:
                await ann.post("/api/me/invitations", {"table": table, "people": [bot.person["id"]]})
                await host.until(
                    lambda frame: frame["type"] == "update" and any(seat["program"] for seat in frame["view"]["seats"])
                )
                await host.start(table)
                view = await host.play(table, lambda view: view["deal_result"] is not None)
                assert not any(seat["bot"] for seat in view["seats"] if seat["program"]), "no bot played for it"
        finally:
            program.kill()
            _, said = await program.communicate()
        assert said == b""
