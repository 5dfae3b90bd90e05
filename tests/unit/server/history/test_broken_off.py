"""A match broken off while its deals are mixed, at a real server: kept, counted, told of who did it (S11)."""

import json
from hashlib import sha256
from pathlib import Path

from bidwhist.records import check, decode_record
from bidwhist.server.history.coach.lessons import lesson_of
from bidwhist.server.history.log_export import export_log, import_log
from bidwhist.server.moderation.service import milliseconds
from bidwhist.server.platform.database.store import Store
from bidwhist.server.tables.match_repository import times_broken_off
from support.online import SECRET, Guest, at_table, server
from support.stores import place


async def mixing(address: str) -> tuple[Guest, str]:
    """A guest who promised bytes and got up before the cards: the guest and the match."""
    async with at_table(address, {"options": {"max_deals": 1}}) as (ann, table, talk):
        await talk.ask("ready", table, commitment=sha256(SECRET).hexdigest())
        await talk.until(lambda frame: frame["type"] == "update" and bool(frame["view"]["may"]["entropy"]))
        await talk.ask("stand", table)
        return ann, f"{table}-1"


async def test_it_is_kept_counted_and_told_in_the_profile(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, match = await mixing(address)
        record = decode_record(json.dumps(await ann.get(f"/api/matches/{match}/record")))
        check(record)
        assert record.fairness and record.fairness.seats[0].commitment == sha256(SECRET).hexdigest()
        assert record.fairness.seats[0].entropy is None
        profile = await ann.get("/api/me/profile")
        assert profile["broke_off"] == 1
        assert [one["match"] for one in profile["matches"]] == [match]
        counted = await ann.get("/api/fair")
        assert {name: counted[name] for name in ("matches", "abandoned", "undealt", "withheld", "deals")} == {
            "matches": 1,
            "abandoned": 1,
            "undealt": 1,
            "withheld": 1,
            "deals": 0,
        }


async def test_a_match_without_a_card_has_an_empty_replay_and_no_lesson(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, match = await mixing(address)
        replay = await ann.get(f"/api/matches/{match}/replay")
        assert (replay["steps"], replay["fairness"]["match"]) == ([], 1)
        record = await ann.get(f"/api/matches/{match}/record")
    assert lesson_of(json.dumps(record).encode()).findings["en"] == ()


async def test_an_export_brings_it_to_another_server(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, _ = await mixing(address)
    other = place(tmp_path / "other.sqlite")
    import_log(other, export_log(place(tmp_path / "tables.sqlite")), milliseconds())
    store = Store(other)
    assert await store.read(times_broken_off(ann.person["id"])) == 1
    store.close()


async def test_who_plays_on_broke_nothing_off(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        async with at_table(address, {"options": {"max_deals": 1}}) as (ann, table, talk):
            await talk.start(table)
            await talk.play(table, lambda view: view.get("phase") == "match_over")
        assert (await ann.get("/api/me/profile"))["broke_off"] == 0
        counted = await ann.get("/api/fair")
        assert (counted["abandoned"], counted["undealt"], counted["withheld"]) == (0, 0, 0)
