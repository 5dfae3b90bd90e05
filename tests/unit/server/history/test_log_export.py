"""Import: what a server has exported comes in again byte for byte; anything else is refused whole, and says where."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bidwhist.core.actions import Bid, Claim, Discard
from bidwhist.core.actions import Play as PlayCard
from bidwhist.core.rules.options import Renege, Rotation
from bidwhist.core.rules.presets import CLASSIC, PALACE
from bidwhist.errors import BadRecord, WhistError
from bidwhist.server.history.log_check import MAX_CLOCK_AHEAD_MS
from bidwhist.server.history.log_export import MAX_LINE_BYTES, export_log, import_log
from bidwhist.server.platform.database.database import Conflict
from bidwhist.server.platform.database.opening import database_at
from bidwhist.server.platform.database.store import Store
from bidwhist.server.tables.domain.commands import (
    AskUndo,
    BeReady,
    GiveUp,
    GoOn,
    LeaveSeat,
    Restart,
    Return,
    TakeOver,
    TakeSeat,
)
from bidwhist.server.tables.domain.log import (
    Acted,
    BotTook,
    Closed,
    Committed,
    Dealt,
    Given,
    Readied,
    Resumed,
    Row,
    Seated,
    Started,
    TableOpened,
    Undone,
    encode_row,
)
from bidwhist.server.tables.domain.table import MIXING_MS
from support.command import run
from support.nightly import amount
from support.stores import is_empty, place, words_for
from support.tables import Play

NOW = 10**12
ONE_DEAL = replace(PALACE, max_deals=1)


def log_of(play: Play, table: str = "table1") -> list[Row]:
    """The log of a played table as a server writes it: its maker opens it and sits down."""
    opened = replace(play.table.opened, invite=table)
    first, second, *rest = play.rows
    maker = second if opened.looks_on else replace(second, id="")
    rows = [replace(first, person="ann", body=opened), maker, *rest]
    return [replace(row, table=table) for row in rows]


@cache
def log() -> tuple[Row, ...]:
    """A table of two people who have played one deal, with undo, absence and a restart."""
    play = Play(ONE_DEAL, people=2).start()
    chance = Random(3)
    play.play(chance, lambda table: table.to_act == 0)
    play.act(chance)
    play.send(TakeOver(1))
    play.send(Restart())
    play.send(Return(play.person(1)))
    return tuple(log_of(play.play(chance)))


def lines(rows: list[Row] | tuple[Row, ...]) -> list[bytes]:
    """Rows as an export writes them."""
    return [encode_row(row) + b"\n" for row in rows]


def taken(folder: Path, rows: list[Row] | tuple[Row, ...]) -> list[bytes]:
    """What an empty store that has taken these rows exports."""
    import_log(place(folder / "s.sqlite"), lines(rows), NOW)
    return list(export_log(place(folder / "s.sqlite")))


def refused(folder: Path, found: list[bytes]) -> str:
    """Why an import is refused; nothing may have been written."""
    path = place(folder / "s.sqlite")
    with pytest.raises(BadRecord) as error:
        import_log(path, found, NOW, "tables.jsonl")
    assert is_empty(path)
    assert str(error.value).startswith("tables.jsonl, line "), error.value
    assert "nothing was imported" in str(error.value)
    return str(error.value)


# What a server has written.


def with_line() -> Play:
    """A table of rise and fly where somebody waits."""
    play = Play(replace(ONE_DEAL, rotation=Rotation.RISE_AND_FLY), people=4)
    play.ask("eve", TakeSeat("Eve"))
    play.start().play(Random(5))
    play.now += 100_000
    play.send(GoOn())
    return play


def broken_off() -> Play:
    """A table that is closed while the deals are mixed."""
    play = Play(ONE_DEAL, people=2)
    play.start()
    play.play(Random(1), lambda table: bool(table.deal and table.deal.tricks))
    play.ask("bo", LeaveSeat())
    play.ask("ann", LeaveSeat())
    return play


def with_undo() -> Play:
    """A person among bots who takes something back."""
    play = Play(ONE_DEAL).start()
    chance = Random(2)
    play.play(chance, lambda table: table.to_act == table.seat_of("ann"))
    play.act(chance)
    play.ask("ann", AskUndo(play.table.seq))
    return play.play(chance)


def with_a_clock() -> Play:
    """A table whose clock runs out, and where promised bytes are withheld."""
    play = Play(ONE_DEAL, people=2, pace="quick")
    play.ask("ann", BeReady(play.table.seq, "a" * 64))
    play.ask("bo", BeReady(play.table.seq))
    play.now += MIXING_MS + 1
    play.send(GoOn())
    return play.play(Random(4))


def changed_chairs() -> Play:
    """Somebody who changes chairs, and a table that nobody comes to any more."""
    play = Play(ONE_DEAL, people=2)
    play.ask("ann", TakeSeat("Ann", 3))
    play.send(GiveUp())
    return play


def with_reneges() -> Play:
    """A table where reneges are called."""
    return Play(replace(ONE_DEAL, renege=Renege.CALLED), people=3).start().play(Random(8))


def looked_on() -> Play:
    """A table on a television: its maker takes no chair, and two others do."""
    play = Play(ONE_DEAL, people=0, looks_on=True)
    for person in ("bo", "cy"):
        play.ask(person, TakeSeat(person.title()))
    return play.start().play(Random(6))


HONEST: dict[str, Callable[[], Play]] = {
    "classic": lambda: Play(CLASSIC, people=4).start().play(Random(7)),
    "rise and fly": with_line,
    "broken off": broken_off,
    "undo": with_undo,
    "clock": with_a_clock,
    "chairs": changed_chairs,
    "reneges": with_reneges,
    "television": looked_on,
    "password": lambda: Play(ONE_DEAL, kind="password", lock="a" * 64),
}


@pytest.mark.parametrize("name", HONEST)
def test_what_a_server_has_written_comes_in_again_byte_for_byte(name: str, tmp_path: Path) -> None:
    rows = log_of(HONEST[name]())
    assert taken(tmp_path, rows) == lines(rows)


def test_several_tables_come_in_together(tmp_path: Path) -> None:
    rows = [*log_of(changed_chairs(), "first"), *log_of(HONEST["password"](), "second"), *log()]
    assert taken(tmp_path, rows) == lines(rows)


def test_a_log_is_what_it_should_be(tmp_path: Path) -> None:
    assert taken(tmp_path, log()) == lines(log())
    assert {Committed, Given, Started, Acted, BotTook, Resumed} <= {type(row.body) for row in log()}


# What no server has written.


def place_of(kind: type, number: int = 0) -> int:
    """Where the log has a row of a kind."""
    return [place for place, row in enumerate(log()) if isinstance(row.body, kind)][number]


def with_row(place: int, **changes: Any) -> list[Row]:
    """The log with one row changed."""
    rows = list(log())
    rows[place] = replace(rows[place], **changes)
    return rows


def with_body(kind: type, number: int = 0, /, **changes: Any) -> list[Row]:
    """The log with what one row says changed."""
    place = place_of(kind, number)
    return with_row(place, body=replace(log()[place].body, **changes))


def without(place: int) -> list[Row]:
    """The log without a row, numbered again."""
    rows = [*log()[:place], *log()[place + 1 :]]
    return [replace(row, seq=seq) for seq, row in enumerate(rows)]


def twice(place: int) -> list[Row]:
    """The log with a row twice, numbered again."""
    rows = [*log()[: place + 1], *log()[place:]]
    return [replace(row, seq=seq) for seq, row in enumerate(rows)]


def inserted(place: int, body: Any, person: str = "", name: str = "") -> list[Row]:
    """The log with another row, numbered again."""
    new = Row("table1", place, log()[place - 1].time, person, name, body)
    rows = [*log()[:place], new, *log()[place:]]
    return [replace(row, seq=seq) for seq, row in enumerate(rows)]


def card() -> int:
    """Where the log has the second card that a person has played."""
    cards = [place for place, row in enumerate(log()) if isinstance(row.body, Acted) and row.body.by == "person"]
    return cards[-1]


def acted(**changes: Any) -> list[Row]:
    """The log with one decision of a person changed."""
    return with_row(card(), body=replace(log()[card()].body, **changes))


WRONG: dict[str, tuple[Callable[[], list[Row]], str]] = {
    "a gap": (lambda: [*log()[:5], *log()[6:]], "not whole"),
    "a start in the middle": (lambda: list(log()[3:]), "not whole"),
    "two openings": (lambda: inserted(2, log()[0].body), "not whole"),
    "a maker who looks on where everybody may come": (
        lambda: with_row(0, body=replace(log()[0].body, looks_on=True, kind="open")),
        "looks on where nobody may",
    ),
    "only an opening": (lambda: [log()[0]], "breaks off"),
    "half a step": (lambda: list(log()[: place_of(Committed)]), "middle of a step"),
    "a table id with a path": (lambda: [replace(row, table="../../x") for row in log()], "no id of a table"),
    "a table id that is long": (lambda: [replace(row, table="x" * 99) for row in log()], "no id of a table"),
    "time that runs back": (lambda: with_row(9, time=5), "before the row before"),
    "time before time": (lambda: with_row(0, time=-1), "not a time"),
    "time to come": (lambda: with_row(len(log()) - 1, time=NOW + MAX_CLOCK_AHEAD_MS + 1), "not a time"),
    "a person nobody is": (lambda: with_row(place_of(Readied), person="zoe"), "take a seat first"),
    "a person without a command": (lambda: with_row(place_of(Readied), id=""), "has an id"),
    "a command of nobody": (lambda: with_row(place_of(Acted), person="", id="k"), "no id of a command"),
    "a command done twice": (lambda: with_row(place_of(Given), id=log()[place_of(Readied)].id), "done once"),
    "a decision in another's name": (
        lambda: with_row(card(), person="bo" if log()[card()].person == "ann" else "ann"),
        "",
    ),
    "a seat that is not there": (lambda: with_body(Seated, 1, seat=7), "no such seat"),
    "a seat below zero": (lambda: with_body(Seated, 1, seat=-1), "no such seat"),
    "a huge seat": (lambda: with_body(Readied, seat=2**62), "no such seat"),
    "a chair that is taken": (lambda: with_body(Seated, 1, seat=log()[1].body.seat), "cannot be taken"),  # type: ignore[union-attr]
    "a person put into a chair": (lambda: with_body(Seated, 1, person="victim"), "no command"),
    "a name that is not seen": (lambda: with_body(Seated, 1, name="\u202eoB"), "not shown"),
    "a name of nothing": (lambda: with_body(Seated, 1, name="\u3164"), "not shown"),
    "a name of spaces": (lambda: with_body(Seated, 1, name=" "), "not shown"),
    "a name that is long": (lambda: with_body(Seated, 1, name="x" * 25), "not shown"),
    "a name of a bot": (lambda: with_body(Seated, 1, name="bot:champion"), "not shown"),
    "a title of two lines": (lambda: with_body(TableOpened, name="a\nb"), "title"),
    "a preset that it is not": (lambda: with_body(TableOpened, preset="classic"), "preset"),
    "conventions that are none": (lambda: with_body(TableOpened, bots="steady/five-kings"), "conventions"),
    "a bot of control characters": (lambda: with_body(TableOpened, bots="\x1b[2J"), "conventions"),
    "an invite that is none": (lambda: with_body(TableOpened, invite="a b"), "invite"),
    "no invite": (lambda: with_body(TableOpened, invite=""), "invite"),
    "a password without its hash": (lambda: with_body(TableOpened, kind="password"), "password"),
    "a hash that costs gigabytes": (
        lambda: with_body(TableOpened, kind="password", lock="$argon2id$v=19$m=4194304,t=99,p=1$c29tZXNhbHQ$aGFzaA"),
        "no hash",
    ),
    "a promise that is none": (lambda: with_body(Readied, commitment="x"), "32 bytes"),
    "bytes that are none": (lambda: with_body(Given, entropy="zz"), "32 bytes"),
    "bytes that were not promised": (lambda: with_body(Given, entropy="0" * 64), "not the bytes you committed to"),
    "a server's bytes that are none": (lambda: with_body(Committed, server_bytes="A" * 64), "32 bytes"),
    "another seed": (lambda: with_body(Committed, server_bytes="0" * 64), ""),
    "a match without a promise": (lambda: without(place_of(Committed)), "follows"),
    "a start too early": (lambda: inserted(place_of(Given), Started()), "has not started"),
    "a deal out of turn": (lambda: inserted(card(), Dealt()), "has not started"),
    "a card twice": (lambda: twice(card()), ""),
    "a card left out": (lambda: without(card()), ""),
    "a card that there is not": (lambda: acted(action=PlayCard(99)), "may not"),
    "a card below zero": (lambda: acted(action=PlayCard(-1)), "may not"),
    "cards that there are not": (lambda: acted(action=Discard(-1)), "may not"),
    "a bid out of time": (lambda: acted(action=Bid(99)), "may not"),
    "a claim granted that is not certain": (lambda: inserted(card(), Acted(0, Claim(0), "bot")), ""),
    "a claim by nobody": (lambda: acted(action=Claim(2**40)), ""),
    "a bot's card for a person": (lambda: acted(by="bot"), "it is a person's turn, not a bot's"),
    "a clock that has not run out": (lambda: acted(by="clock"), "it is a person's turn, not a bot's"),
    "a step taken back to nowhere": (lambda: inserted(card(), Undone(99)), "no command"),
    "a bot that took a chair that is free": (lambda: inserted(2, BotTook(3)), "changes nothing"),
    "an end that has not come": (lambda: inserted(card(), Closed("empty")), ""),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_no_server_would_have_written_is_refused_whole(name: str, tmp_path: Path) -> None:
    make, words = WRONG[name]
    good = log_of(changed_chairs(), "first")
    assert words in refused(tmp_path, lines([*good, *make()]))


def test_the_line_of_the_first_fault_is_named(tmp_path: Path) -> None:
    good = log_of(changed_chairs(), "first")
    said = refused(tmp_path, lines([*good, *with_body(Seated, 1, seat=7)]))
    where = len(good) + place_of(Seated, 1)
    assert said.startswith(f"tables.jsonl, line {where + 1}, row {place_of(Seated, 1)} of table table1: ")


@pytest.mark.parametrize(
    "line",
    [
        b"a letter",
        b"",
        b"{}",
        b"null",
        b"\xff\xfe",
        b'{"table":' * 5000,
        b"[" * 60_000,
        b'{"x":' + b"[" * 60_000,
        b'{"table":"t' + b"x" * MAX_LINE_BYTES,
        encode_row(log()[0]).replace(b'"seq":0', b'"seq":1e400'),
        encode_row(log()[0]).replace(b'"seq":0', b'"seq":' + b"9" * 400),
        encode_row(log()[0]).replace(b'"seq":0', b'"seq":0,"more":1'),
        encode_row(log()[0]).replace(b'"body":{', b'"body":{"more":1,'),
        encode_row(log()[0]).replace(b'"time":', b'"time":"x","x":'),
        encode_row(log()[0]).replace(b'"kitty":', b'"kitty":"x","x":'),
        encode_row(log()[0]).replace(b'"type":"opened"', b'"type":"exploded"'),
    ],
    ids=lambda line: repr(line[:24]),
)
def test_a_line_that_is_no_row_is_refused(line: bytes, tmp_path: Path) -> None:
    refused(tmp_path, [line + b"\n"])


def test_a_table_whose_rows_stand_apart_is_refused(tmp_path: Path) -> None:
    other = log_of(changed_chairs(), "other")
    assert "follow one another" in refused(tmp_path, lines([*log()[:2], *other, *log()[2:]]))


def test_a_table_or_an_invite_that_is_there_already_is_refused(tmp_path: Path) -> None:
    before = taken(tmp_path, log())
    again = log_of(changed_chairs(), "another")
    again[0] = replace(again[0], body=log()[0].body)
    for rows in (list(log()), again):
        with pytest.raises(Conflict, match="nothing was imported"):
            import_log(place(tmp_path / "s.sqlite"), lines([*log_of(changed_chairs(), "first"), *rows]), NOW)
        assert list(export_log(place(tmp_path / "s.sqlite"))) == before


@pytest.mark.sqlite
def test_whatever_is_changed_is_refused_or_comes_in_as_it_is(tmp_path: Path) -> None:
    chance, found = Random(11), lines(log())
    accepted, rounds = 0, amount(60, 300)
    for number in range(rounds):
        place = chance.randrange(len(found))
        line = bytearray(found[place])
        for _ in range(chance.choice((1, 1, 1, 3))):
            line[chance.randrange(len(line) - 1)] = chance.choice(b'0123456789abz"{}[]:,-\\ ')
        path = tmp_path / f"{number}.sqlite"
        changed = [*found[:place], bytes(line), *found[place + 1 :]]
        try:
            import_log(path, changed, NOW)
        except (BadRecord, Conflict):
            assert is_empty(path)
        else:
            accepted += 1
            again = list(export_log(path))
            assert list(map(msgspec.json.decode, again)) == list(map(msgspec.json.decode, changed))
    assert accepted < rounds / 3


@pytest.mark.sqlite
def test_a_disk_that_is_locked_or_no_store_says_so(tmp_path: Path) -> None:
    Store(tmp_path / "s.sqlite").close()
    other = sqlite3.connect(tmp_path / "s.sqlite", isolation_level=None)
    other.execute("PRAGMA query_only = 1")
    (tmp_path / "letter").write_text("this is a letter, not a database" * 40)
    with pytest.raises(WhistError, match="cannot be opened"):
        import_log(place(tmp_path / "letter"), lines(log()), NOW)
    assert (tmp_path / "letter").exists(), "what was there stays"
    other.close()


def test_the_command_line_names_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "good.jsonl").write_bytes(b"".join(lines(log())))
    (tmp_path / "bad.jsonl").write_bytes(b"".join(lines(without(card()))))
    database = place(tmp_path / "s.sqlite")
    bad = run("serve", *words_for(tmp_path / "s.sqlite"), "--import", str(tmp_path / "bad.jsonl"))
    assert bad.code == 1 and f"{tmp_path / 'bad.jsonl'}, line " in bad.err and bad.err.count("\n") == 1
    assert is_empty(database)
    assert run("serve", *words_for(tmp_path / "s.sqlite"), "--import", str(tmp_path / "good.jsonl")).code == 0
    out = run("serve", *words_for(tmp_path / "s.sqlite"), "--export")
    assert out.code == 0 and out.out.encode() == (tmp_path / "good.jsonl").read_bytes()


def test_a_store_that_a_server_has_open_takes_nothing(tmp_path: Path) -> None:
    path = place(tmp_path / "s.sqlite")
    with (
        closing(database_at(path, is_held=True)),
        pytest.raises(WhistError, match="another server has these tables open"),
    ):
        import_log(path, [], NOW)
