"""Checks imported logs: every row is decided again and must be what this server would have written."""

import re
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bidwhist.bots.levels import PREFIX, conventions_of
from bidwhist.core.act import why_not
from bidwhist.core.actions import Claim, RefusedClaim
from bidwhist.core.rules.presets import preset_name
from bidwhist.errors import BadRecord, WhistError
from bidwhist.records import decode_record
from bidwhist.records.checking import check
from bidwhist.server.accounts.names import MAX_NAME_LETTERS, MAX_TITLE_LETTERS
from bidwhist.server.accounts.password_hasher import is_made_as_here
from bidwhist.server.tables.domain.commands import (
    AnswerUndo,
    Ask,
    AskUndo,
    BeReady,
    BotDecides,
    CloseTable,
    Decide,
    Give,
    GiveUp,
    GoOn,
    LeaveSeat,
    Relieve,
    Restart,
    Return,
    TableCommand,
    TakeOver,
    TakeSeat,
    Wish,
)
from bidwhist.server.tables.domain.decisions import decide
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.domain.log import (
    Acted,
    Body,
    BotTook,
    Closed,
    Committed,
    Dealt,
    Given,
    HandedBack,
    LeftQueue,
    LinedUp,
    MatchOver,
    Readied,
    Resumed,
    Rose,
    Row,
    Seated,
    Started,
    StoodUp,
    TableOpened,
    UndoAnswered,
    UndoAsked,
)
from bidwhist.server.tables.domain.table import Table
from bidwhist.server.tables.domain.transitions import apply_row, open_table
from bidwhist.server.tables.finished_match import finished_by

MAX_CLOCK_AHEAD_MS = 24 * 3600 * 1000
"""Milliseconds that the clock of another server may be ahead of ours."""

_TABLE = re.compile(r"[a-z0-9]{4,24}")
_PERSON = re.compile(r"[A-Za-z0-9_-]{1,40}")
_COMMAND = re.compile(r"[A-Za-z0-9_-]{1,32}")
_HEX32 = re.compile(r"[0-9a-f]{64}")
_INVITE = re.compile(r"[a-z0-9]{4,40}")
_HIDDEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\ufe00-\ufe0f\uffa0]")
"""Invisible characters of the categories letter or mark."""
_LOCK = re.compile(r"[0-9a-f]{64}")


class BadRow(BadRecord):
    """A row that this server would not have written; ``place`` is its place in its log, from 0."""

    def __init__(self, place: int, words: str) -> None:
        super().__init__(words)
        self.place = place


def checked(log: list[Row], now: int) -> list[Finished]:
    """The matches that a log finishes or breaks off, after checking every row at a time (ms).

    :raises BadRow: at the first row that is wrong.
    """
    for place, row in enumerate(log):
        _check_row(place, row, log[0].table, now)
    _check_opening(log)
    _check_names_of_commands(log)
    return _decided(log)


def _check_row(place: int, row: Row, table: str, now: int) -> None:
    body = row.body
    if row.seq != place or isinstance(body, TableOpened) is not (place == 0):
        raise BadRow(place, "the log is not whole: its rows are numbered from 0, without a gap, and the first opens it")
    wrong = (
        (not _TABLE.fullmatch(table), "that is no id of a table"),
        (not 0 <= row.time <= now + MAX_CLOCK_AHEAD_MS, "its time is not a time in milliseconds that has passed"),
        (bool(row.person) and not _PERSON.fullmatch(row.person), "that is no id of a person"),
        (bool(row.id) and not (row.person and _COMMAND.fullmatch(row.id)), "that is no id of a command"),
        (not _has_good_person(body), "it names nobody, or somebody in a way that is not shown"),
        (not _has_good_bytes(body), "its bytes are not 32 bytes in lower-case hexadecimal"),
    )
    for is_wrong, words in wrong:
        if is_wrong:
            raise BadRow(place, words)


def _has_good_person(body: Body) -> bool:
    if not isinstance(body, Seated | LinedUp | LeftQueue):
        return True
    return bool(_PERSON.fullmatch(body.person)) and is_shown(body.name, MAX_NAME_LETTERS)


def is_shown(name: str, longest: int) -> bool:
    """Whether a name is one visible line without extra spaces, and not a bot's.

    New names have stricter rules; logs outlive changes of those rules.
    """
    is_tidy = name == " ".join(name.split()) and name.isprintable() and 0 < len(name) <= longest
    return is_tidy and not _HIDDEN.search(name) and not name.casefold().startswith(PREFIX)


def _has_good_bytes(body: Body) -> bool:
    told = {Readied: "commitment", Given: "entropy", Committed: "server_bytes"}.get(type(body))
    found = getattr(body, told) if told else None
    return found is None or _HEX32.fullmatch(found) is not None


def _check_opening(log: list[Row]) -> None:
    first = log[0]
    opened = first.body
    assert isinstance(opened, TableOpened)
    wrong = (
        (not first.person and not _is_of_bots(opened), "nobody opened this table"),
        (bool(first.id), "a table is opened by no command"),
        (not is_shown(opened.name, MAX_TITLE_LETTERS), "its title is not one line that can be seen"),
        (opened.preset != preset_name(opened.rules), "its rules are not those of the preset that it names"),
        (not _are_bots(opened.bots), "its bots play conventions that there are not"),
        (not _INVITE.fullmatch(opened.invite), "its invite is no word of an invite link"),
        (
            opened.looks_on and (opened.kind != "private" or not opened.watchers or opened.is_reserved),
            "its maker looks on where nobody may",
        ),
        (bool(opened.lock) is not (opened.kind == "password"), "a password and a table that asks for one go together"),
        (
            bool(opened.lock) and not (_LOCK.fullmatch(opened.lock) or _is_our_hash(opened.lock)),
            "its password is no hash",
        ),
    )
    for is_wrong, words in wrong:
        if is_wrong:
            raise BadRow(0, words)
    if opened.looks_on:
        return
    if len(log) < 2:
        raise BadRow(0, "the log breaks off: the person who opens a table takes a seat there at once")
    if _is_of_bots(opened):
        return
    maker = log[1]
    if not (isinstance(maker.body, Seated) and maker.person == maker.body.person == first.person and not maker.id):
        raise BadRow(1, "the person who opens a table takes a seat there at once")


def _is_of_bots(opened: TableOpened) -> bool:
    """Whether a meeting of an event has bots alone."""
    return opened.contest is not None and not any(opened.contest.people)


def _is_our_hash(lock: str) -> bool:
    # Another hash of that kind could take minutes and gigabytes to compare with.
    return len(lock) <= 200 and is_made_as_here(lock)


def _are_bots(bots: str) -> bool:
    if not bots.isprintable() or len(bots) > 80:
        return False
    try:
        conventions_of(bots)
    except WhistError:
        return False
    return True


def _check_names_of_commands(log: list[Row]) -> None:
    known = set[tuple[str, str]]()
    for place, row in enumerate(log):
        if row.id and (row.person, row.id) in known:
            raise BadRow(place, "a person's command is done once, and this one was done before")
        known.add((row.person, row.id))
        is_own = isinstance(row.body, TableOpened | Acted | Seated) or not row.person
        if not row.id and not is_own:
            raise BadRow(place, "a person's command has an id")


# Every step again.


def _decided(log: list[Row]) -> list[Finished]:
    table, found = open_table(log[0]), list[Finished]()
    place = 1
    while place < len(log):
        made = _step_at(table, log, place)
        for row, right in zip(log[place:], made, strict=False):
            if not _is_same(row, right):
                raise BadRow(row.seq, _difference(row, right))
            match = finished_by(row, table)
            if match is not None:
                _check_match(row.seq, match)
                found.append(match)
            table = apply_row(table, row)
        place += len(made)
    if place > len(log):
        raise BadRow(len(log) - 1, "the log breaks off in the middle of a step")
    return found


def _step_at(table: Table, log: list[Row], place: int) -> tuple[Row, ...]:
    row = log[place]
    if row.time < table.time:
        raise BadRow(place, "it was written before the row before it")
    seat = getattr(row.body, "seat", 0)
    if not 0 <= seat < len(table.chairs):
        raise BadRow(place, f"there is no such seat; seats are 0 to {len(table.chairs) - 1}")
    make = _COMMANDS.get(type(row.body))
    command = make(table, log, place) if make else None
    if command is None:
        raise BadRow(place, "no command leads to this here")
    decision = decide(table, command, row.time, _fresh(log, place))
    if decision.refusal is not None:
        raise BadRow(place, decision.refusal.words)
    if not decision.rows:
        raise BadRow(place, "it changes nothing")
    return decision.rows


def _fresh(log: list[Row], place: int) -> bytes:
    """The random bytes that a step drew, if it drew any."""
    for row in log[place : place + 16]:
        if isinstance(row.body, Committed):
            return bytes.fromhex(row.body.server_bytes)
    return bytes(32)


def _is_same(row: Row, right: Row) -> bool:
    if isinstance(row.body, Committed) and isinstance(right.body, Committed):
        # Seeds of version 1 are still read.
        right = replace(right, body=replace(right.body, fairness=row.body.fairness))
    return row == right


def _difference(row: Row, right: Row) -> str:
    kind, wanted = (type(one.body).__struct_config__.tag for one in (row, right))
    if kind != wanted:
        return f"it says {kind}, where {wanted} follows"
    if isinstance(row.body, Acted) and isinstance(row.body.action, Claim | RefusedClaim):
        return "a claim is granted where it is certain, and refused where it is not"
    return f"this {kind} is not what the rows before it lead to"


def _check_match(place: int, match: Finished) -> None:
    try:
        check(decode_record(match.record))
    except BadRecord as error:
        raise BadRow(place, f"the match that ends here is wrong: {error}") from error


# The command that a row answers.


def _asked(row: Row, wish: Wish) -> TableCommand | None:
    return Ask(row.person, row.id, wish) if row.person else None


def _sits_down(table: Table, log: list[Row], place: int) -> TableCommand | None:
    row = log[place]
    assert isinstance(row.body, Seated)
    is_maker = place == 1 and not table.opened.looks_on
    if row.person != row.body.person or not (row.id or is_maker):
        return None
    return _asked(row, TakeSeat(row.body.name, row.body.seat, row.body.face))


def _gets_up(_: Table, log: list[Row], place: int) -> TableCommand | None:
    row, after = log[place], log[place + 1] if place + 1 < len(log) else None
    # To change chairs is to get up and to sit down, in one step.
    if after is not None and isinstance(after.body, Seated) and after.body.person == row.person and not after.person:
        return _asked(row, TakeSeat(after.body.name, after.body.seat, after.body.face))
    return _asked(row, LeaveSeat())


def _acts(table: Table, log: list[Row], place: int) -> TableCommand | None:
    row = log[place]
    body = row.body
    assert isinstance(body, Acted)
    action = Claim(body.action.by) if isinstance(body.action, RefusedClaim) else body.action
    if table.deal is None:
        raise BadRow(place, "no cards are dealt")
    reason = why_not(table.deal, action)
    if reason is not None:
        raise BadRow(place, reason)
    if body.by != "person":
        return BotDecides(body.seat, table.turn_seq, action, body.by)
    return _asked(row, Decide(table.seq, action))


def _bot_took(_: Table, log: list[Row], place: int) -> TableCommand | None:
    row = log[place]
    assert isinstance(row.body, BotTook)
    return _asked(row, Relieve(row.body.seat)) or TakeOver(row.body.seat)


def _closes(row: Row) -> TableCommand:
    assert isinstance(row.body, Closed)
    return CloseTable(row.body.winners) if row.body.reason == "house" else GiveUp()


def _of_nobody(command: TableCommand) -> "_Maker":
    return lambda table, log, place: command


def _of_somebody(make: Callable[[Table, Any], Wish]) -> "_Maker":
    return lambda table, log, place: _asked(log[place], make(table, log[place].body))


_Maker = Callable[[Table, list[Row], int], TableCommand | None]
_COMMANDS: dict[type, _Maker] = {
    Seated: _sits_down,
    StoodUp: _gets_up,
    LinedUp: _of_somebody(lambda table, body: TakeSeat(body.name, face=body.face)),
    LeftQueue: _of_somebody(lambda table, body: LeaveSeat()),
    Readied: lambda table, log, place: (
        _asked(log[place], BeReady(table.seq, log[place].body.commitment)) or GoOn()  # type: ignore[union-attr]
    ),
    Committed: _of_nobody(GoOn()),
    Given: _of_somebody(lambda table, body: Give(body.entropy)),
    Acted: _acts,
    UndoAsked: _of_somebody(lambda table, body: AskUndo(table.seq)),
    UndoAnswered: _of_somebody(lambda table, body: AnswerUndo(table.seq, body.agree)),
    BotTook: _bot_took,
    HandedBack: lambda table, log, place: Return(table.chairs[log[place].body.seat].person or ""),  # type: ignore[union-attr]
    Rose: _of_nobody(GoOn()),
    Started: _of_nobody(GoOn()),
    Dealt: _of_nobody(GoOn()),
    MatchOver: _of_nobody(GoOn()),
    Resumed: _of_nobody(Restart()),
    Closed: lambda table, log, place: _closes(log[place]),
}
"""The command of each type of row; rows that only follow from others have none."""
