"""What happened at a table from one row to the next, told to one viewer; and the log of the deal so far."""

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any, Literal

from msgspec.structs import replace

from bidwhist.core.actions import Bid, Declare, Discard, Pass, Play
from bidwhist.core.deal import Deal
from bidwhist.core.events import events
from bidwhist.i18n import ENGLISH, Language
from bidwhist.narration import draws_in_words
from bidwhist.server.protocol.server_messages import Happening
from bidwhist.server.tables.domain.log import (
    Acted,
    BotTook,
    Closed,
    Committed,
    Dealt,
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
    Undone,
)
from bidwhist.server.tables.domain.table import Shift, Table
from bidwhist.server.tables.views.match_result import result_words
from bidwhist.server.tables.views.narration import TableNarrator, happening_of, narrator_for


def happenings(before: Table, row: Row, after: Table, seat: int, language: Language = ENGLISH) -> tuple[Happening, ...]:
    """What a row means to a seat (0-3) or to ``WATCHER``."""
    narrator = narrator_for(after, seat, language)
    if isinstance(row.body, Acted):
        return _acted(narrator, before, row.body, after)
    if isinstance(row.body, Started):
        return (*_started(narrator, after), *told_of_deal(narrator, None, after.deal))
    if isinstance(row.body, Dealt):
        return told_of_deal(narrator, None, after.deal)
    if isinstance(row.body, MatchOver):
        return (Happening("match_over", result_words(after, narrator)),)
    tell = _TELL.get(type(row.body))
    return (tell(narrator, before, row.body),) if tell else ()


def told_to_all(
    shift: Shift, seats: Iterable[int], narrator: TableNarrator, spared: frozenset[str] = frozenset()
) -> dict[int, tuple[Happening, ...]]:
    """The same for several seats; ``narrator`` is a watcher's narrator, and kinds that are spared may have no words.

    A card, and an action before the first card, read the same to everybody whom they do not concern.
    """
    concerned, body = _concerned(shift), shift.row.body
    if concerned is None or not isinstance(body, Acted):
        return {seat: happenings(shift.before, shift.row, shift.after, seat, narrator.language) for seat in seats}
    to_others = _acted(narrator, shift.before, body, shift.after, spared)
    if {one.kind for one in to_others} <= spared:
        # What needs no words has nothing that only some may see.
        return dict.fromkeys(seats, to_others)
    return {
        seat: _acted(replace(narrator, me=seat), shift.before, body, shift.after, spared)
        if seat in concerned
        else to_others
        for seat in seats
    }


def _concerned(shift: Shift) -> set[int] | None:
    """The seats that a card, or an action before the first card, concerns, where nothing else came of it."""
    body, deal, old = shift.row.body, shift.after.deal, shift.before.deal
    if not isinstance(body, Acted) or deal is None or old is None or deal.is_over:
        return None
    if isinstance(body.action, Bid | Pass | Declare | Discard):
        return {body.seat, deal.declarer}
    if not isinstance(body.action, Play) or deal.renege_calls is not old.renege_calls:
        return None
    return {body.seat} if deal.tricks is old.tricks else {body.seat, deal.tricks[-1].winner}


def deal_log(table: Table, seat: int, language: Language = ENGLISH) -> tuple[tuple[str, ...], ...]:
    """The spoken log of the deal on the table, oldest first: the words of the dealing, and of each action."""
    if table.deal is None:
        return ()
    narrator = narrator_for(table, seat, language)
    pairs = pairwise((None, *table.before, table.deal))
    return tuple(
        tuple(told.words for told in told_of_deal(narrator, before, after) if told.words) for before, after in pairs
    )


def told_of_deal(
    narrator: TableNarrator, before: Deal | None, after: Deal | None, spared: frozenset[str] = frozenset()
) -> tuple[Happening, ...]:
    """What happened between two deals one action apart, or at the dealing; kinds that are spared have no words."""
    assert after is not None
    return tuple([happening_of(narrator, after, event, spared) for event in events(before, after, narrator.me)])


def _acted(
    narrator: TableNarrator, before: Table, body: Acted, after: Table, spared: frozenset[str] = frozenset()
) -> tuple[Happening, ...]:
    return (*_clock(narrator, body), *told_of_deal(narrator, before.deal, after.deal, spared))


def _clock(narrator: TableNarrator, body: Acted) -> tuple[Happening, ...]:
    return (Happening("clock", narrator.says("clock", body.seat), body.seat),) if body.by == "clock" else ()


def _started(narrator: TableNarrator, after: Table) -> tuple[Happening, ...]:
    assert after.match is not None
    mixed = Happening("mixed", narrator.say("mixed"))
    return (mixed, *(Happening("drawn", words) for words in draws_in_words(narrator, after.match)))


def _answered(narrator: TableNarrator, _: Table, body: UndoAnswered) -> Happening:
    return Happening("undo_answered", narrator.says("agrees" if body.agree else "disagrees", body.seat), body.seat)


def _stood(narrator: TableNarrator, before: Table, body: StoodUp) -> Happening:
    # The chair is a bot's by now; name the person who was there before.
    return Happening("stood", narrator.say("stood", name=before.name_of(body.seat)), body.seat)


def _in_line(kind: Literal["lined_up", "left_line"], message: str) -> "_Teller":
    return lambda narrator, _, body: Happening(kind, narrator.say(message, name=body.name))


def _of_seat(kind: Literal["seated", "ready", "bot_took", "handed_back", "undo_asked"], message: str) -> "_Teller":
    return lambda narrator, _, body: Happening(kind, narrator.says(message, body.seat), body.seat)


def _plain(kind: Literal["opened", "rose", "committed", "undone", "resumed", "closed"], message: str) -> "_Teller":
    return lambda narrator, *_: Happening(kind, narrator.say(message))


# Each type of row has its own function.
_Teller = Callable[[TableNarrator, Table, Any], Happening]
_TELL: dict[type, _Teller] = {
    TableOpened: _plain("opened", "table-open"),
    Seated: _of_seat("seated", "sits-down"),
    StoodUp: _stood,
    LinedUp: _in_line("lined_up", "gets-in-line"),
    Rose: _plain("rose", "rose"),
    LeftQueue: _in_line("left_line", "leaves-line"),
    Readied: _of_seat("ready", "says-ready"),
    Committed: _plain("committed", "committed"),
    UndoAsked: _of_seat("undo_asked", "asks-undo"),
    UndoAnswered: _answered,
    Undone: _plain("undone", "undone"),
    BotTook: _of_seat("bot_took", "bot-took"),
    HandedBack: _of_seat("handed_back", "handed-back"),
    Resumed: _plain("resumed", "resumed"),
    Closed: _plain("closed", "closed"),
}
