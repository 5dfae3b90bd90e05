"""Daily deals under people who bend them: guests by the dozen, accounts made late, fields that are stuffed."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bidwhist.core.rules.presets import PALACE
from bidwhist.server.accounts.repository import execute
from bidwhist.server.daily.domain.day import GUEST_DEALS, MADE, Day, DayVersion, deals_for, deals_on, event_of
from bidwhist.server.daily.domain.dealing import board_bytes
from bidwhist.server.daily.domain.result import Line
from bidwhist.server.daily.domain.scoring import WHOLE
from bidwhist.server.daily.scores import BOT_LINE, GUEST_BOT_LINE, Entry, closing_of
from bidwhist.server.platform.jobs.fair_queue import NOBODY
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.domain.commands import BeReady, BotDecides
from bidwhist.server.tables.domain.log import Boards, Row, Seated, TableOpened
from bidwhist.server.tables.domain.table import Stage, Table
from bidwhist.server.tables.domain.transitions import apply_row
from support.dailies import (
    DAY,
    MIDNIGHT,
    DailyServer,
    begin,
    daily_server,
    first_of,
    play_day,
    play_deal,
    register,
    with_account,
)
from support.in_process import started_server
from support.online import Guest, guest
from support.tables import Play

SECRET = bytes(range(32))
EVENT = event_of(DAY)


def opened_at(daily: DailyServer, table: str) -> TableOpened:
    """The first row of a daily table."""
    return daily.daily.server_state.registry.known[table].table.opened


def deals_at(daily: DailyServer, table: str) -> tuple[int, ...]:
    """The deals that are played at a table."""
    boards = opened_at(daily, table).boards
    assert boards is not None
    return boards.numbers


# Guests who look at the deals first.


async def test_guests_see_none_of_the_deals_that_count_however_many_they_are(tmp_path: Path) -> None:
    async with daily_server(tmp_path) as daily:
        guests = [await guest(daily.address, f"Guest {number}") for number in range(8)]
        seen = {deal for one in guests for deal in deals_at(daily, await begin(one))}
        assert len({deal for one in guests for deal in deals_for(one.person["id"], EVENT, SECRET)}) >= 20, "as it was"
        ann = await with_account(daily.address, "Ann")
        own = deals_at(daily, await begin(ann))
        assert seen == set(GUEST_DEALS) and not seen & set(own) and max(own) <= MADE


async def test_who_plays_without_an_account_has_a_whole_day_and_a_field(tmp_path: Path) -> None:
    async with daily_server(tmp_path, daily_bots="random") as daily:
        una, dos = [await guest(daily.address, name) for name in ("Una", "Dos")]
        before = await una.get("/api/daily")
        assert before["deals"] == 8 and not before["is_ranked"] and not before["began_as_guest"]
        for person in (una, dos):
            await play_day(person, 2)
        await daily.turn_to(MIDNIGHT)
        told = await una.get(f"/api/daily/days/{DAY}")
        shown = {one["name"]: (one["place"], one["is_guest"], one["boards"]) for one in told["places"]}
        assert shown == dict.fromkeys(("Una", "Dos", "bot:random"), (None, True, 2))
        assert sorted(told["places"], key=lambda one: -one["share"]) == told["places"]
        mine = [one for one in told["boards"] if one["yours"]]
        assert [one["board"] for one in mine] == list(GUEST_DEALS[:2]) and all(one["is_guests"] for one in mine)
        board = await una.get(f"/api/daily/days/{DAY}/{GUEST_DEALS[0]}")
        assert {one["name"] for one in board["lines"]} == {"Una", "Dos", "bot:random"}
        line = next(one for one in board["lines"] if one["you"])
        assert (await una.get(f"/api/matches/{line['match']}/replay"))["match"]


# Accounts that are made once it is known how the day went.


async def test_an_account_of_a_guest_who_has_seen_a_card_gets_no_second_go(tmp_path: Path) -> None:
    async with daily_server(tmp_path, daily_bots="random") as daily:
        ann = await guest(daily.address, "Ann")
        table = await begin(ann)
        async with ann.connect() as talk:
            await talk.watch(table)
            await play_deal(talk, table)
        await register(ann, "Ann")
        assert await begin(ann) == table and deals_at(daily, table) == GUEST_DEALS
        today = await ann.get("/api/daily")
        assert today["began_as_guest"] and not today["is_ranked"] and today["played"] == 1
        await daily.turn_to(MIDNIGHT)
        told = await ann.get(f"/api/daily/days/{DAY}")
        (own,) = (one for one in told["places"] if one["you"])
        assert own["place"] is None and own["is_guest"]
        today = await ann.get("/api/daily")
        assert today["is_ranked"] and not today["began_as_guest"], "from the next day on it counts"
        assert max(deals_at(daily, await begin(ann))) <= MADE


async def test_who_makes_an_account_before_the_first_card_is_ranked_today(tmp_path: Path) -> None:
    async with daily_server(tmp_path, daily_bots="random") as daily:
        ann = await guest(daily.address, "Ann")
        old = await begin(ann)
        await register(ann, "Ann")
        today = await ann.get("/api/daily")
        assert today["is_ranked"] and not today["began_as_guest"]
        table = await begin(ann)
        assert table != old and table == await begin(ann) == (await ann.get("/api/daily"))["table"]
        assert daily.daily.server_state.registry.known[table].table.stage is Stage.SEATING
        assert max(deals_at(daily, table)) <= MADE
        await play_day(ann, 1)
        await daily.turn_to(MIDNIGHT)
        told = await ann.get(f"/api/daily/days/{DAY}")
        assert [one["place"] for one in told["places"] if one["you"]] == [1]


# Deals that somebody has seen, met again.


def given_table(table: str, *, own_dice: bool) -> Table:
    """A table at the same deal as others, at its first decision, which is a bot's."""
    boards = Boards(EVENT, (1,), (board_bytes(EVENT, SECRET, 1).hex(),), ("ann",), own_dice=own_dice)
    play = Play(PALACE, people=0, boards=boards)
    play.rows = [replace(row, table=table) for row in play.rows]
    play.tables = [replace(one, id=table) for one in play.tables]
    play.rows.append(Row(table, 1, play.now, "", "", Seated(0, "ann", "Ann")))
    play.tables.append(apply_row(play.table, play.rows[-1]))
    play.ask("ann", BeReady(play.table.seq))
    while play.table.to_act == 0:
        play.act(Random(0))
    return play.table


async def decisions(server_state: ServerState, table: Table) -> list[object]:
    """What the three bots of a table do first, each asked in turn."""
    found: list[object] = []
    play = Play(PALACE, people=0)
    play.tables = [table]
    while len(found) < 3 and (seat := play.table.to_act):
        found.append(await server_state.bot_service.choose(play.table, seat, NOBODY))
        play.send(BotDecides(seat, play.table.turn_seq, found[-1]))  # type: ignore[arg-type]
    return found


async def test_bots_at_another_table_decide_by_other_dice_though_the_deal_is_the_same(tmp_path: Path) -> None:
    names = [f"table{number}" for number in range(24)]  # six came to three different bids by chance
    async with started_server(tmp_path, workers=0) as server_state:
        before = {str(await decisions(server_state, given_table(name, own_dice=False))) for name in names}
        assert len(before) == 1, "as it was: who had seen the deal knew what the bots would do"
        after = [str(await decisions(server_state, given_table(name, own_dice=True))) for name in names]
        assert len(set(after)) > 3
        assert after == [str(await decisions(server_state, given_table(name, own_dice=True))) for name in names]


async def test_tables_of_a_day_have_dice_of_their_own(tmp_path: Path) -> None:
    async with daily_server(tmp_path) as daily:
        for person in (await guest(daily.address, "Una"), await with_account(daily.address, "Ann")):
            boards = opened_at(daily, await begin(person)).boards
            assert boards is not None and boards.own_dice


# Fields that are stuffed.


def day(version: DayVersion) -> Day:
    """A day that is over."""
    return Day(DAY, SECRET.hex(), "palace", "steady", PALACE, version=version)


def entry(entrant: str, board: int, points: int) -> Entry:
    """A deal that was played."""
    return Entry(entrant, entrant, board, f"{entrant}-{board}", Line(points, "", None, 0, made=False), None)


def share_of_ann(version: DayVersion, guests: int) -> float:
    """Ann's share of a day of nine accounts, with so many guests who lose 14 points a deal."""
    accounts = ("ann", *(f"account{number}" for number in range(8)))
    chance = {account: Random(account) for account in accounts}
    entries = [
        entry(account, board, chance[account].randint(-7, 7))
        for account in accounts
        for board in deals_on(version, account, EVENT, SECRET, is_guest=False)
    ]
    entries += [
        entry(f"guest{number}", board, -14)
        for number in range(guests)
        for board in deals_on(version, f"guest{number}", EVENT, SECRET, is_guest=True)
    ]
    entries += [entry(BOT_LINE, board, 0) for board in sorted({one.board for one in entries})]
    places = closing_of(day(version), 0, entries, frozenset(accounts), {}).places
    return next(one.kept.share for one in places if one.entrant == "ann") / WHOLE


def test_forty_guests_who_lose_on_purpose_move_nobodys_share() -> None:
    assert share_of_ann(1, 40) > share_of_ann(1, 0) + 0.3, "as it was"
    assert share_of_ann(2, 40) == share_of_ann(2, 0)


def share_over(version: DayVersion, others: int) -> int:
    """The share of a day of somebody who beats the house, and all of so many others but one, at each deal."""
    own = deals_on(version, "ann", EVENT, SECRET, is_guest=False)
    points = {BOT_LINE: 0, "ann": 4, **{f"other{number}": 5 if number == 0 else -4 for number in range(others)}}
    entries = [entry(entrant, board, came) for entrant, came in points.items() for board in own]
    # A deal that another eleven play, so that the field is a full one in both.
    entries += [entry(f"far{number}", next(n for n in range(1, MADE) if n not in own), 0) for number in range(11)]
    closing = closing_of(day(version), 0, entries, frozenset(points) - {BOT_LINE}, {})
    return next(one.kept.share for one in closing.places if one.entrant == "ann")


def test_a_day_over_the_bots_alone_is_worth_less_than_one_over_ten_others() -> None:
    assert share_over(1, 0) == WHOLE > share_over(1, 10) > 900_000, "as it was"
    assert share_over(2, 0) == 775_000 < share_over(2, 9) == share_over(1, 9) == 900_000


def test_guests_are_not_in_the_grades() -> None:
    entries = [entry("ann", 1, 4), entry("guest", GUEST_DEALS[0], 9)]
    entries += [entry(BOT_LINE, board, 0) for board in (1, GUEST_DEALS[0])]
    closing = closing_of(day(2), 0, entries, frozenset(), {})
    assert set(closing.grades) == {"ann", BOT_LINE}
    assert {len(grade.performances) for grade in closing.grades.values()} == {1}
    boards = {one.entrant: one.kept.boards for one in closing.places}
    assert boards == {"ann": 1, "guest": 1, BOT_LINE: 1, GUEST_BOT_LINE: 1}
    shares = {one.entrant: one.kept.share for one in closing.lines if one.board == GUEST_DEALS[0]}
    assert shares["guest"] > WHOLE // 2 > shares[BOT_LINE], "guests are compared, with each other and the house"


# Days that were begun or are over when the server is brought up to date.


def test_a_day_from_before_is_scored_as_it_was() -> None:
    entries = [entry("ann", 1, 4), entry("guest", 1, 9), entry(BOT_LINE, 1, 0)]
    closing = closing_of(day(1), 0, entries, frozenset({"ann"}), {})
    assert [(one.entrant, one.kept.share) for one in closing.lines] == [
        ("ann", 500_000),
        ("guest", WHOLE),
        (BOT_LINE, 0),
    ]
    assert set(closing.grades) == {"ann", "guest", BOT_LINE}
    assert {one.entrant: one.kept.place for one in closing.places} == {"ann": 1, "guest": None, BOT_LINE: None}


async def test_a_day_that_was_begun_before_is_played_to_its_end_as_it_began(tmp_path: Path) -> None:
    async with daily_server(tmp_path, daily_bots="random") as daily:
        await daily.daily.server_state.store.write(execute("UPDATE days SET version = 1 WHERE day = ?", DAY))
        una, ann = await guest(daily.address, "Una"), await with_account(daily.address, "Ann")
        for person in (una, ann):
            boards = opened_at(daily, await begin(person)).boards
            assert boards is not None and max(boards.numbers) <= MADE and not boards.own_dice
        await _play_first(una)
        await daily.turn_to(MIDNIGHT)
        told = await una.get(f"/api/daily/days/{DAY}")
        assert told["version"] == 1 and not any(one["is_guest"] for one in told["places"])
        assert [one["board"] for one in told["boards"]] == [deals_at(daily, await _table(una))[0]]


async def _play_first(person: Guest) -> None:
    table = await begin(person)
    async with person.connect() as talk:
        await talk.watch(table)
        await play_deal(talk, table, first_of)


async def _table(person: Guest) -> str:
    told = await person.get(f"/api/daily/days/{DAY}")
    (board,) = (one["board"] for one in told["boards"])
    lines = (await person.get(f"/api/daily/days/{DAY}/{board}"))["lines"]
    return str(next(one["match"] for one in lines if one["you"])).partition("-")[0]


@pytest.mark.parametrize("number", range(3))
def test_every_account_meets_eight_deals_of_its_own_and_every_guest_the_same(number: int) -> None:
    account, other = f"account{number}", f"other{number}"
    own = deals_on(2, account, EVENT, SECRET, is_guest=False)
    assert own == deals_for(account, EVENT, SECRET) != deals_on(2, other, EVENT, SECRET, is_guest=False)
    assert deals_on(2, account, EVENT, SECRET, is_guest=True) == GUEST_DEALS
