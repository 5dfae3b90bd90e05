"""What bots say: phrases alone, of what everybody has seen, the same from the same log; and who asks for a hint."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.server.http.dispatch import hear
from bidwhist.server.protocol.bodies import Tempo
from bidwhist.server.protocol.client_messages import AskHint, Prefer, Ready, Sit, Watch
from bidwhist.server.tables.bot_chat import PHRASES, Remark, remark_on
from bidwhist.server.tables.domain.log import Row
from bidwhist.server.tables.domain.table import Stage, Table
from bidwhist.server.tables.scheduler import BEFORE_CARDS, FIRST_BOOK, TEMPOS
from support.in_process import newcomer, play, playing, porch, received, replies, started_server, table_of, until
from support.tables import Play


def remarks(talk: bool) -> list[tuple[Table, Remark]]:
    """All that bots say in a whole match against one person, with the table then."""
    play = Play(people=1, talk=talk).start().play(Random(3))
    said = [(after, remark_on(before, after)) for before, after in zip(play.tables, play.tables[1:], strict=False)]
    return [(table, remark) for table, remark in said if remark is not None]


def test_bots_speak_only_when_all_hands_are_shown_and_the_same_every_time() -> None:
    said = remarks(talk=True)
    assert said and said == remarks(talk=True)
    for table, remark in said:
        assert table.deal is not None and table.deal.is_over
        assert table.chairs[remark.seat].person is None
        assert 0 <= remark.phrase < len(PHRASES)
    assert said[-1][0].stage is Stage.OVER


def test_a_table_can_have_quiet_bots() -> None:
    assert remarks(talk=False) == []


async def test_among_people_a_hint_is_asked_for_aloud(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        people = [await newcomer(server_state, "Ann"), await newcomer(server_state, "Bo")]
        session = await table_of(server_state, people[0], "open", CLASSIC)
        await hear(server_state, people[1], Sit(session.table.id, "s1"))
        for number, one in enumerate(people):
            await hear(server_state, one, Ready(session.table.id, f"r{number}", session.table.seq))
        await until(lambda: session.table.to_act in (0, 1))
        asks = session.table.to_act
        assert asks is not None
        received(people[1 - asks])
        await hear(server_state, people[asks], AskHint(session.table.id, session.table.seq))
        assert "I ask for a hint" in [one.get("text") for one in received(people[1 - asks])]


async def test_alone_with_bots_a_hint_is_nobodys_business(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session, ann = await playing(server_state)
        await until(lambda: session.table.to_act == 0)
        kinds = [one["type"] for one in await replies(server_state, ann, AskHint(session.table.id, session.table.seq))]
        assert "hint_given" in kinds and "said" not in kinds


@pytest.mark.parametrize(("wanted", "stretch"), [(None, 2.0), ("at_once", 0.0), ("quick", TEMPOS["quick"])])
async def test_who_plays_with_bots_alone_says_how_fast_they_are(
    tmp_path: Path, wanted: Tempo | None, stretch: float
) -> None:
    async with started_server(tmp_path) as server_state:
        ann, bo = await newcomer(server_state, "Ann"), await newcomer(server_state, "Bo")
        session = await server_state.registry.open(replace(porch(CLASSIC, "open"), tempo="slow"), ann.person, 0)
        await hear(server_state, ann, Watch(session.table.id))
        await hear(server_state, ann, Prefer(session.table.id, forced=False, tempo=wanted))
        assert session.scheduler.stretch == stretch
        await hear(server_state, bo, Sit(session.table.id, "s1"))
        assert session.scheduler.stretch == TEMPOS["slow"], "among people it is as the table has it"


async def test_bots_lose_less_time_over_calls_and_the_first_book_than_over_other_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with started_server(tmp_path) as server_state:
        session, ann = await playing(server_state, rules=replace(CLASSIC, max_deals=1))
        found: set[tuple[bool, bool, float]] = set()
        keep = session._keep

        def noted(row: Row, after: Table) -> None:
            keep(row, after)
            if after.deal is not None and after.stage is Stage.PLAYING:
                found.add((bool(after.deal.played), bool(after.deal.tricks), session.scheduler.stretch))

        monkeypatch.setattr(session, "_keep", noted)
        await play(server_state, session, ann, (f"k{number}" for number in range(10**6)))
        assert found == {
            (False, False, BEFORE_CARDS),
            (True, False, FIRST_BOOK),
            (True, True, TEMPOS["usual"]),
        }
