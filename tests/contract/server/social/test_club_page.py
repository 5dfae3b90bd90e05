"""A club behind one router: sixty people share an address, and all of them play."""

import asyncio
import re
from pathlib import Path

import pytest

from bidwhist.cli.serve import Chosen, _limits
from support.online import Guest, guest, server
from support.waiting import PATIENCE

TEXT = (Path(__file__).parents[4] / "docs/server.md").read_text(encoding="utf-8")
PEOPLE = 60


def advised() -> Chosen:
    """The limits that docs/server.md advises for a club."""
    (command,) = re.findall(r"bidwhist serve --limit sign-in.*?```", TEXT, re.S)
    return _limits(None, None, tuple(re.findall(r"--limit (\S+)", command)))  # type: ignore[arg-type]


@pytest.mark.nightly
async def test_sixty_people_of_one_address_all_play(tmp_path: Path) -> None:
    chosen = advised()
    async with server(tmp_path, is_limited=True, rates=chosen.rates, counts=chosen.counts) as address:
        people = [await guest(address, f"P{number}") for number in range(PEOPLE)]
        is_everybody_there = asyncio.Barrier(PEOPLE)
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as all_of_them:
            for person in people:
                all_of_them.create_task(plays(person, is_everybody_there))


async def plays(person: Guest, is_everybody_there: asyncio.Barrier) -> None:
    """Open a table, follow it, and be dealt a hand."""
    table = (await person.post("/api/tables", {}))["table"]
    async with person.connect() as talk:
        await is_everybody_there.wait()
        await talk.send(type="watch", table=table)
        shown = await talk.until(lambda frame: frame["type"] in ("snapshot", "bye", "refused"))
        assert shown["type"] == "snapshot", shown
        await talk.send(type="ready", table=table, id="r1", seq=shown["seq"])
        await talk.until(lambda frame: frame["type"] == "ack" and frame["id"] == "r1")
        await is_everybody_there.wait()


@pytest.mark.parametrize(
    "wrong", ["sockets-of-address=0", "sockets-of-address=1/2", "socks=3", "muted=", "sign-in=3", "sign-in=0/3"]
)
def test_a_limit_that_there_is_not_is_refused_with_an_example(wrong: str) -> None:
    with pytest.raises(Exception, match=r"sockets-of-address=200|as in"):
        _limits(None, None, (wrong,))  # type: ignore[arg-type]
