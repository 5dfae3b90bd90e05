"""All deals counted in the open: each match once, and near what chance gives."""

from pathlib import Path

import pytest

from bidwhist.core.rules.presets import CLASSIC, FIFTY_TWO
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.records import encode_record, record_of
from bidwhist.server.history import service
from bidwhist.server.history.deal_counts import DealCounter
from bidwhist.server.platform.database.database import Work
from bidwhist.server.platform.database.store import Store
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.domain.log import Row, TableOpened
from bidwhist.server.tables.match_repository import Kept, matches_but, matches_kept
from bidwhist.server.tables.repository import append
from support.asking import client_of
from support.in_process import finished, started_server
from support.random_play import random_match
from support.stores import place


def kept(number: int, rules: Ruleset = CLASSIC, abandoned: bool = False) -> Kept:
    match = random_match(rules, number, deals_at_most=2)
    return Kept(f"t-{number}", abandoned, encode_record(record_of(match)))


def test_a_match_counts_once() -> None:
    counter = DealCounter()
    counter.add(kept(1))
    once = counter.statistics()
    counter.add(kept(1))
    assert counter.statistics() == once and once.matches == 1
    counter.add(kept(2, abandoned=True))
    assert (counter.statistics().matches, counter.statistics().abandoned) == (2, 1)


def test_every_card_of_every_deal_is_counted_and_honest_deals_are_near_what_chance_gives() -> None:
    counter = DealCounter()
    for number in range(60):
        counter.add(kept(number))
    found = counter.statistics()
    assert found.freedom == 53 * 4
    assert found.freedom * 0.6 < found.chi_square < found.freedom * 1.5
    for count in found.counts:
        assert abs(count.seen - count.expected) < 4 * count.expected**0.5


def test_deals_that_favour_a_seat_stand_out() -> None:
    counter = DealCounter()
    for number in range(30):
        one = kept(7)
        counter.add(Kept(f"again-{number}", one.abandoned, one.record))
    assert counter.statistics().chi_square > 10 * counter.statistics().freedom


def test_packs_without_jokers_have_their_own_chances() -> None:
    counter = DealCounter()
    counter.add(kept(1, FIFTY_TWO))
    found = counter.statistics()
    assert found.freedom == 51 * 4 and all(count.seen == count.expected == 0 for count in found.counts)


async def test_only_what_is_new_is_read_from_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(place(tmp_path / "tables.sqlite"))
    for number in range(3):
        opened = TableOpened(rules=CLASSIC, name="porch", preset="classic", invite=f"word{number}")
        one = kept(number)
        match = Finished(one.id, f"t{number}", 1, 9, "classic", one.abandoned, one.record, (None,) * 4)
        await store.write(append((Row(f"t{number}", 0, 1, "", "", opened),), match))
    new = await store.read(matches_kept(await store.read(matches_but({"t-1"}))))
    assert [one.id for one in new] == ["t-0", "t-2"] and new[0].record == kept(0).record
    assert await store.read(matches_but({"t-0", "t-1", "t-2"})) == []
    store.close()
    listed: list[int] = []

    def listing(known: set[str]) -> Work[list[str]]:
        listed.append(len(known))
        return matches_but(known)

    monkeypatch.setattr(service, "COUNT_BATCH", 1)
    monkeypatch.setattr(service, "matches_but", listing)
    async with client_of(tmp_path) as client:
        assert (await client.get("/api/fair")).json()["matches"] == 3
    assert listed == [0], "all matches are listed once, however many batches are counted"


def test_a_match_that_cannot_be_read_is_told_of_and_the_others_are_counted() -> None:
    counter = DealCounter()
    counter.add(kept(1))
    counter.add(Kept("t-2", False, b"{torn"))
    counter.add(kept(3))
    found = counter.statistics()
    assert (found.matches, found.damaged) == (3, 1) and found.deals >= 2


async def test_a_match_that_cannot_be_read_costs_no_page_its_answer(tmp_path: Path) -> None:
    _, line = await finished(tmp_path)
    store = Store(place(tmp_path / "tables.sqlite"))
    await store.write(lambda connection: connection.execute("UPDATE matches SET record = ?", (b"{torn",)) and None)
    store.close()
    async with started_server(tmp_path) as server_state:
        assert await server_state.history.figures(line.person, line.who) == []
    async with client_of(tmp_path) as client:
        for _ in range(2):
            answer = await client.get("/api/fair")
            assert answer.status_code == 200 and answer.json()["damaged"] == 1
