"""A client written from docs/protocol.md alone finds its table in a cluster of several servers, and follows it."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from benches.soak.protocol_client import drill, judged
from benches.soak.protocol_player import Player, called

from support.nodes import servers
from support.stores import in_postgres, missing
from support.waiting import PATIENCE

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


async def test_a_client_follows_its_table_to_the_server_that_has_it_and_plays_on_when_that_one_ends(
    tmp_path: Path,
) -> None:
    async with servers(tmp_path, 2) as [(first, running), (second, _)]:
        news = asyncio.Condition()
        player = await asyncio.to_thread(Player, first.partition("://")[2], "Ann", Random(1), news)
        rules = {"preset": "classic", "options": {"max_deals": 1}}
        wanted = {"kind": "private", "bots": "random", "rules": rules}
        made = await asyncio.to_thread(called, player.address, player.token, "/api/tables", wanted)
        player.table, player.secret, player.chair = made["table"], made["invite"], 0
        player.address, player.stops = second.partition("://")[2], True
        playing = asyncio.create_task(player.run())
        async with asyncio.timeout(PATIENCE), news:
            await news.wait_for(lambda: len(player.notes.acknowledged) > 5)
            assert player.address == first.partition("://")[2]
            running.should_exit = True
            await news.wait_for(lambda: player.view.get("phase") == "match_over")
        assert player.address == second.partition("://")[2] and not player.notes.faults
        playing.cancel()


@pytest.mark.nightly
def test_a_client_of_the_page_alone_loses_doubles_and_learns_nothing_when_servers_of_a_cluster_are_killed(
    tmp_path: Path,
) -> None:
    rules = {"preset": "classic", "options": {"max_deals": 1}}
    store = in_postgres(tmp_path / "tables.sqlite").url
    result, found = judged(drill(kills=3, seed=7, folder=tmp_path, rules=rules, nodes=3, store=store))
    assert found.all() == ()
    assert result.kills == 3
    assert result.acknowledged > 10 and result.frames > 100
