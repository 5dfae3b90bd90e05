"""What happened at a table from one row to the next, told to one viewer; and the log of the deal so far."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Literal

from bidwhist.deal import Deal
from bidwhist.events import events
from bidwhist.server.log import (
    Acted,
    BotTook,
    Closed,
    Committed,
    Dealt,
    HandedBack,
    LeftLine,
    LinedUp,
    MatchOver,
    Opened,
    Readied,
    Resumed,
    Rose,
    Row,
    Seated,
    Started,
    StoodUp,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from bidwhist.server.protocol import Happening
from bidwhist.server.table import Table
from bidwhist.server.voices import TableVoice, happening_of, match_words, voice_for
from bidwhist.words import draws_in_words


def happenings(before: Table, row: Row, after: Table, seat: int) -> tuple[Happening, ...]:
    """What a row means to a seat, or to ``WATCHER``."""
    voice = voice_for(after, seat)
    if isinstance(row.body, Acted):
        return _acted(voice, before, row.body, after)
    if isinstance(row.body, Started):
        return (*_started(voice, after), *told_of_deal(voice, None, after.deal))
    if isinstance(row.body, Dealt):
        return told_of_deal(voice, None, after.deal)
    if isinstance(row.body, MatchOver):
        assert after.match is not None
        return (Happening("match_over", match_words(voice, after.match)),)
    tell = _TELL.get(type(row.body))
    return (tell(voice, before, row.body),) if tell else ()


def deal_log(table: Table, seat: int) -> tuple[str, ...]:
    """The spoken log of the deal on the table, oldest first."""
    if table.deal is None:
        return ()
    voice = voice_for(table, seat)
    deals = (None, *table.before, table.deal)
    pairs = pairwise(deals)
    return tuple(told.words for before, after in pairs for told in told_of_deal(voice, before, after) if told.words)


def told_of_deal(voice: TableVoice, before: Deal | None, after: Deal | None) -> tuple[Happening, ...]:
    """What happened between two deals one action apart, or at the dealing."""
    assert after is not None
    return tuple(happening_of(voice, after, event) for event in events(before, after, voice.me))


def _acted(voice: TableVoice, before: Table, body: Acted, after: Table) -> tuple[Happening, ...]:
    told = told_of_deal(voice, before.deal, after.deal)
    if body.by != "clock":
        return told
    return (Happening("clock", f"Time is up for {_you(voice, body.seat)}; a bot acts once.", body.seat), *told)


def _you(voice: TableVoice, seat: int) -> str:
    return "you" if seat == voice.me else voice.names[seat]


def _started(voice: TableVoice, after: Table) -> tuple[Happening, ...]:
    assert after.match is not None
    mixed = Happening("mixed", "The deals are mixed from what the server and the players gave.")
    return (mixed, *(Happening("drawn", words) for words in draws_in_words(voice, after.match)))


def _answered(voice: TableVoice, _: Table, body: UndoAnswered) -> Happening:
    verb = "agree" if body.agree else "disagree"
    return Happening("undo_answered", f"{voice.does(body.seat, verb)}.", body.seat)


def _stood(_: TableVoice, before: Table, body: StoodUp) -> Happening:
    # The chair is a bot's by now; whoever rises was there before.
    return Happening("stood", f"{before.name_of(body.seat)} gets up.", body.seat)


def _in_line(kind: Literal["lined_up", "left_line"], does: str) -> "_Teller":
    return lambda voice, _, body: Happening(kind, f"{body.name} {does}.")


def _of_seat(kind: Literal["seated", "ready", "bot_took", "handed_back", "undo_asked"], verb: str) -> "_Teller":
    return lambda voice, _, body: Happening(kind, f"{voice.does(body.seat, verb)}.", body.seat)


def _plain(kind: Literal["opened", "rose", "committed", "undone", "resumed", "closed"], words: str) -> "_Teller":
    return lambda *_: Happening(kind, words)


# Each row of the log has its own type, which its teller knows.
_Teller = Callable[[TableVoice, Table, Any], Happening]
_TELL: dict[type, _Teller] = {
    Opened: _plain("opened", "The table is open."),
    Seated: _of_seat("seated", "sit down"),
    StoodUp: _stood,
    LinedUp: _in_line("lined_up", "gets in line"),
    Rose: _plain("rose", "Rise and fly: the pair that lost gets up, and the next in line sits down."),
    LeftLine: _in_line("left_line", "leaves the line"),
    Readied: _of_seat("ready", "say ready"),
    Committed: _plain("committed", "Everybody is ready. The server has fixed its part of the deals."),
    UndoAsked: _of_seat("undo_asked", "ask to take the last action back"),
    UndoAnswered: _answered,
    Undone: _plain("undone", "The last action is taken back."),
    BotTook: _of_seat("bot_took", "step away, and a bot keeps the seat"),
    HandedBack: _of_seat("handed_back", "take the seat back"),
    Resumed: _plain("resumed", "The server was started anew; the clock was given time."),
    Closed: _plain("closed", "The table is closed."),
}
