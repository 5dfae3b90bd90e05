"""A house moved from one store to another and back: every row is there, what is wrong is said, nothing is half done."""

import asyncio
import subprocess
from functools import partial
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bidwhist.cli import store as store_command
from bidwhist.core.rules.presets import CLASSIC, PALACE
from bidwhist.errors import WhistError
from bidwhist.server.accounts.repository import execute
from bidwhist.server.accounts.service import Accounts
from bidwhist.server.daily.domain.day import Day
from bidwhist.server.daily.domain.field_grade import FieldGrade
from bidwhist.server.daily.domain.result import (
    DailyLine,
    DailyPlace,
    KeptLine,
    KeptPlace,
    Line,
)
from bidwhist.server.daily.repository import (
    Closing,
    close_day,
    make_day,
    plays_at,
)
from bidwhist.server.history import store_transfer
from bidwhist.server.history.log_export import export_log
from bidwhist.server.history.store_transfer import transfer_store
from bidwhist.server.moderation.bans import Ban
from bidwhist.server.moderation.reports import Report
from bidwhist.server.moderation.repository import keep_ban, keep_report, reports
from bidwhist.server.platform.cluster.repository import Me, NodeRows
from bidwhist.server.platform.database.database import Connection, Work
from bidwhist.server.platform.database.migrations import KEYS, TABLES
from bidwhist.server.platform.database.opening import done_at, is_there
from bidwhist.server.platform.database.paths import InPostgres
from bidwhist.server.platform.database.store import Store
from bidwhist.server.ratings.repository import keep_outcome
from bidwhist.server.ratings.settlement_repository import settle_some
from bidwhist.server.tables.domain.log import MatchOver, Readied, Row, TableOpened
from bidwhist.server.tables.finished_match import finished_by
from bidwhist.server.tables.match_repository import keep
from bidwhist.server.tables.repository import append, insert
from support.clubs import outcomes
from support.command import run
from support.stores import in_postgres, missing
from support.tables import Play
from support.waiting import running, until

NOW = 10**12
REPORT = {"about": "words", "words": "rude", "reporter": "ann", "reporter_name": "Ann", "person": "bo", "name": "Bo"}
WHERE = {"address": "", "table": "t1", "title": "", "step": 1, "match": "", "talk": ()}


def everything(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    """All rows, by table."""
    return {name: sorted(connection.execute(f"SELECT * FROM {name}"), key=repr) for name in TABLES}


def report() -> Report:
    """What somebody tells the owner."""
    return Report(id=0, made=1, closed=0, **REPORT, **WHERE)  # type: ignore[arg-type]


def kept(play: Play, table: str) -> Work[None]:
    """Keep what was played, with its match."""
    rows = [replace(row, table=table) for row in play.rows]
    rows[0] = replace(rows[0], body=replace(rows[0].body, invite=table))
    over = next(place for place, row in enumerate(rows) if isinstance(row.body, MatchOver))
    finished = finished_by(play.rows[over], play.tables[over - 1])
    assert finished is not None
    match = replace(finished, id=f"{table}-1", table=table)

    def work(connection: Connection) -> None:
        insert(connection, tuple(rows))
        keep(connection, match)

    return work


def fill_store(place: Path, *, tables: int = 3) -> None:
    """A house with something of everything."""
    for number in range(tables):
        play = Play(replace(PALACE, max_deals=1), people=2).start().play(Random(number))
        done_at(place, kept(play, f"table{number}"))
    rows = NodeRows("5")
    for me in (Me("n1", 1), Me("n2", 1)):
        done_at(place, rows.register(me, f"http://{me.id}"))
    done_at(place, rows.claim("table0", Me("n1", 1)))
    done_at(place, rows.tell(Me("n1", 1), (("h1", "taken", "table0"),)))

    async def people() -> None:
        store = Store(place)
        accounts = Accounts(store)
        guest, _ = await accounts.guest("Théodora")
        await accounts.register(guest, "Théodora", "sunday pie at four")
        await accounts.mute(guest, "g2", True)
        for _ in range(3):
            await store.write(keep_report(report()))
        await store.write(keep_ban(Ban("g9", "", "spam", 1, None)))
        await store.write(execute("INSERT INTO owner_keys VALUES ('key', 5)"))
        await store.write(execute("INSERT INTO pending_erasures VALUES ('g7', 'table0')"))
        for outcome in outcomes(Random(1), 250):
            await store.write(partial(keep_outcome, outcome=outcome))
        await store.write(settle_some(250))
        await store.write(execute("INSERT INTO escrow VALUES ('table0-2', 'g7', 20)"))
        await store.write(execute("INSERT INTO friends VALUES ('g7', 'g8', 5)"))
        await store.write(execute("INSERT INTO invitations VALUES ('g7', 'table0', 'g8', 5)"))
        await store.write(execute("INSERT INTO clubs VALUES ('c1', 'Porch', '', 'word', 5)"))
        await store.write(execute("INSERT INTO members VALUES ('c1', 'g7', 5, 0)"))
        await store.write(execute("INSERT INTO club_removals VALUES ('c1', 'g8', 5)"))
        await store.write(execute("INSERT INTO club_names VALUES ('porch', 'c1')"))
        await store.write(execute("INSERT INTO bot_accounts VALUES ('pdeepdeepdee', 'g9')"))
        await store.write(execute("INSERT INTO name_locks VALUES ('clubs', 1)"))
        await store.write(execute("INSERT INTO club_matches VALUES ('c1', 'table0-1', 5)"))
        await store.write(
            execute("INSERT INTO tournaments (id, club, begins, closed, body) VALUES ('cup', 'c1', 5, 0, ?)", b"{}")
        )
        await store.write(execute("INSERT INTO tournament_log VALUES ('cup', 0, 5, ?)", b"{}"))
        await store.write(execute("INSERT INTO tournament_tables VALUES ('cup', 1, 'table0')"))
        await store.write(execute("INSERT INTO tournament_players VALUES ('g7', 'cup')"))
        await store.write(execute("INSERT INTO abandonments VALUES ('g7', 'table0-1')"))
        await store.write(execute("UPDATE match_players SET figures = ? WHERE seat = 0", b"\x00\xff"))
        await days(store, guest.id)
        opened = TableOpened(rules=CLASSIC, name="porch", preset="classic", invite="elm")
        await store.write(append((Row("open", 0, NOW, guest.id, "", opened),)))
        store.close()

    asyncio.run(people())


async def days(store: Store, person: str) -> None:
    """A day of daily deals that is over, and one that is played."""
    told, today = (Day(day, "ab" * 32, "palace", "steady", PALACE) for day in ("2026-11-21", "2026-11-22"))
    kept = KeptLine(Line(4, "4US", 0, 10, made=True), 500_000, 0, 11)
    line = DailyLine(1, person, "Théodora", "table0-1", kept)
    place = DailyPlace(person, "Théodora", KeptPlace(1, 1, 62_500, 0))
    for day in (told, today):
        await store.write(make_day(day))
    await store.write(plays_at(today.day, person)("table0"))
    await store.write(execute("INSERT INTO board_tables VALUES ('table0', ?)", today.event))
    await store.write(close_day(Closing(told, 7, frozenset(), (line,), (place,), {person: FieldGrade((500_000,))})))


@pytest.fixture
def elsewhere(tmp_path: Path) -> InPostgres:
    """An empty place in PostgreSQL."""
    if why := missing():
        pytest.skip(why)
    return in_postgres(tmp_path)


def test_every_table_is_moved_by_the_columns_that_name_its_rows(tmp_path: Path) -> None:
    assert set(KEYS) == set(TABLES)
    Store(tmp_path / "s.sqlite").close()

    def keys(connection: Connection) -> dict[str, tuple[str, ...]]:
        found = {name: connection.execute(f"PRAGMA table_info({name})").fetchall() for name in TABLES}
        return {name: tuple(column[1] for column in columns if column[5]) for name, columns in found.items()}

    assert done_at(tmp_path / "s.sqlite", keys) == KEYS


def test_a_store_moves_to_postgresql_and_comes_back_as_it_was(
    tmp_path: Path, elsewhere: InPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_transfer, "COPY_BATCH_ROWS", 7)
    first, back = tmp_path / "first.sqlite", tmp_path / "back.sqlite"
    fill_store(first)
    before = done_at(first, everything)
    assert all(before[name] for name in TABLES if name != "recovery"), [name for name in TABLES if not before[name]]
    there = transfer_store(first, elsewhere)
    assert done_at(elsewhere, everything) == before == done_at(first, everything)
    again = transfer_store(elsewhere, back)
    assert done_at(back, everything) == before
    assert list(export_log(back)) == list(export_log(first)) == list(export_log(elsewhere))
    assert there == again and (there.replayed, there.damaged) == (4, ())
    assert there.rows == sum(map(len, before.values()))
    for place in (elsewhere, back):
        done_at(place, keep_report(report()))
        assert [one.id for one in done_at(place, reports(with_closed=True))] == [4, 3, 2, 1], "numbers go on"


def test_a_place_that_is_not_empty_is_refused_and_stays_as_it_is(tmp_path: Path, elsewhere: InPostgres) -> None:
    first, second = tmp_path / "first.sqlite", tmp_path / "second.sqlite"
    fill_store(first, tables=1)
    done_at(second, keep_ban(Ban("g9", "", "spam", 1, None)))
    done_at(elsewhere, keep_ban(Ban("g9", "", "spam", 1, None)))
    for place in (second, elsewhere):
        before = done_at(place, everything)
        with pytest.raises(WhistError, match="empty place, and there are bans in this one"):
            transfer_store(first, place)
        assert done_at(place, everything) == before


def test_a_row_that_is_not_the_same_there_stops_it_and_nothing_is_moved(tmp_path: Path) -> None:
    first, second = tmp_path / "first.sqlite", tmp_path / "second.sqlite"
    fill_store(first, tables=1)
    change = "CREATE TRIGGER t AFTER INSERT ON people BEGIN UPDATE people SET name = 'x' WHERE id = NEW.id; END"
    done_at(second, execute(change))
    with pytest.raises(WhistError, match="the people are not the same at the new place"):
        transfer_store(first, second)
    assert not any(done_at(second, everything).values())


def test_an_error_on_the_way_leaves_nothing_at_the_new_place(tmp_path: Path, elsewhere: InPostgres) -> None:
    first, second = tmp_path / "first.sqlite", tmp_path / "second.sqlite"
    fill_store(first, tables=1)
    # A file may have what PostgreSQL has no column for.
    done_at(first, execute("UPDATE people SET created = 'yesterday'"))
    with pytest.raises(WhistError, match=r"cannot be moved, .*yesterday.*nothing is at the new place"):
        transfer_store(first, elsewhere)
    assert not any(done_at(elsewhere, everything).values())
    done_at(first, execute("DROP TABLE pending_erasures"))
    with pytest.raises(WhistError, match="cannot be moved, no such table"):
        transfer_store(first, second)
    assert not is_there(second)


def test_a_log_that_is_damaged_is_moved_as_it_is_and_told(tmp_path: Path) -> None:
    first, second = tmp_path / "first.sqlite", tmp_path / "second.sqlite"
    fill_store(first, tables=2)
    done_at(first, execute("UPDATE log SET body = ? WHERE table_id = 'table0' AND seq = 3", b"{"))
    done_at(first, append((Row("open", 1, NOW, "", "", Readied(99)),)))
    moved = transfer_store(first, second)
    assert (moved.damaged, moved.replayed) == (("open", "table0"), 1)
    assert done_at(second, everything) == done_at(first, everything)


def test_what_cannot_be_moved_is_said_in_one_line(tmp_path: Path) -> None:
    fill_store(tmp_path / "first.sqlite", tables=1)
    (tmp_path / "letter").write_text("this is a letter, not a database" * 40)
    first = str(tmp_path / "first.sqlite")
    wrong = {
        (str(tmp_path / "none.sqlite"), str(tmp_path / "to.sqlite")): (1, "there is no store to move"),
        (first, first): (1, "to itself"),
        (str(tmp_path / "letter"), str(tmp_path / "to.sqlite")): (1, "cannot be opened"),
        (first, str(tmp_path / "letter")): (1, "cannot be opened"),
        (first, str(tmp_path / "nowhere" / "to.sqlite")): (1, "cannot be opened"),
        (first, "mysql://db.example/house"): (2, "this is neither"),
        (first, "postgresql://ann:secret@127.0.0.1:1/house"): (1, "cannot be opened"),
    }
    for words, (code, said) in wrong.items():
        ran = run("store", "move", *words)
        assert ran.code == code and said in ran.err, ran.err
        assert "Traceback" not in ran.err and "secret" not in ran.err
    assert not (tmp_path / "to.sqlite").exists()


def test_a_store_that_a_server_uses_is_not_moved(tmp_path: Path) -> None:
    first, said = tmp_path / "first.sqlite", tmp_path / "said"
    with (
        said.open("wb") as out,
        running("serve", "--port", "0", "--db", str(first), stdout=out, stderr=subprocess.STDOUT),
    ):
        until(lambda: b"is open at" in said.read_bytes(), "the server")
        ran = run("store", "move", str(first), str(tmp_path / "second.sqlite"))
        assert ran.code == 1 and "another server has these tables open" in ran.err


def test_how_far_it_is_and_what_came_of_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_command, "PROGRESS_INTERVAL_S", 0.0)
    first, second = str(tmp_path / "first.sqlite"), str(tmp_path / "second.sqlite")
    fill_store(Path(first), tables=1)
    ran = run("store", "move", first, second)
    assert ran.code == 0, ran.err
    assert "rows copied" in ran.err and "2 of 2 logs replayed" in ran.err
    assert "counted and compared" in ran.err and f"start the server with --store {second}" in ran.err
