"""What bots say: phrases alone, of what everybody has seen, the same from the same log; and who asks for a hint."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bidwhist.rules.presets import CLASSIC
from bidwhist.server.game.table import Stage, Table
from bidwhist.server.live.banter import PHRASES, Remark, remark_on
from bidwhist.server.live.clockwork import BEFORE_CARDS, TEMPOS
from bidwhist.server.live.dispatch import hear
from bidwhist.server.protocol.asked import AskHint, Prefer, Ready, Sit, Watch
from bidwhist.server.protocol.bodies import Tempo
from support.halls import hall_over, newcomer, play, playing, porch, table_of, taken, told, until
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
    async with hall_over(tmp_path) as hall:
        people = [await newcomer(hall, "Ann"), await newcomer(hall, "Bo")]
        room = await table_of(hall, people[0], "open", CLASSIC)
        await hear(hall, people[1], Sit(room.table.id, "s1"))
        for number, one in enumerate(people):
            await hear(hall, one, Ready(room.table.id, f"r{number}", room.table.seq))
        await until(lambda: room.table.to_act in (0, 1))
        asks = room.table.to_act
        assert asks is not None
        taken(people[1 - asks])
        await hear(hall, people[asks], AskHint(room.table.id, room.table.seq))
        assert "I ask for a hint" in [one.get("text") for one in taken(people[1 - asks])]


async def test_alone_with_bots_a_hint_is_nobodys_business(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room, ann = await playing(hall)
        await until(lambda: room.table.to_act == 0)
        kinds = [one["type"] for one in await told(hall, ann, AskHint(room.table.id, room.table.seq))]
        assert "hint_given" in kinds and "said" not in kinds


@pytest.mark.parametrize(("wanted", "stretch"), [(None, 2.0), ("at_once", 0.0), ("quick", TEMPOS["quick"])])
async def test_who_plays_with_bots_alone_says_how_fast_they_are(
    tmp_path: Path, wanted: Tempo | None, stretch: float
) -> None:
    async with hall_over(tmp_path) as hall:
        ann, bo = await newcomer(hall, "Ann"), await newcomer(hall, "Bo")
        room = await hall.rooms.open(replace(porch(CLASSIC, "open"), tempo="slow"), ann.person, 0)
        await hear(hall, ann, Watch(room.table.id))
        await hear(hall, ann, Prefer(room.table.id, forced=False, tempo=wanted))
        assert room.clockwork.stretch == stretch
        await hear(hall, bo, Sit(room.table.id, "s1"))
        assert room.clockwork.stretch == TEMPOS["slow"], "among people it is as the table has it"


async def test_bots_lose_less_time_over_calls_than_over_cards(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room, ann = await playing(hall, rules=replace(CLASSIC, max_deals=1))
        found: set[tuple[bool, float]] = set()

        def seen() -> bool:
            deal = room.table.deal
            if deal is not None:
                found.add((bool(deal.played), room.clockwork.stretch))
            return room.table.stage is not Stage.PLAYING

        playing_on = asyncio.create_task(play(hall, room, ann, (f"k{number}" for number in range(10**6))))
        await until(seen)
        await playing_on
        assert found == {(False, BEFORE_CARDS), (True, TEMPOS["usual"])}
