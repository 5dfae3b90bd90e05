"""The log in plain words: what was done, when, by whom, and why."""

from collections.abc import Callable, Sequence
from typing import Any

from bidwhist.server.tournaments.desk.forms import Asking, clock_time
from bidwhist.server.tournaments.desk.frame import page
from bidwhist.server.tournaments.desk.markup import tag
from bidwhist.server.tournaments.desk.tables import names, score
from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.fold import advance, fold
from bidwhist.server.tournaments.domain.log import (
    Body,
    Closed,
    Confirmed,
    Defaulted,
    Disputed,
    Entered,
    EventOpened,
    LotsDrawn,
    Paired,
    Paused,
    Reported,
    Resumed,
    RoundOver,
    RoundUndone,
    Row,
    Ruled,
    Seated,
    Substituted,
    Told,
    Withdrawn,
)


def log_page(asking: Asking) -> str:
    """The page of the log, newest row first."""
    title = asking.say("hall-log")
    rows = [tag("li", tag("time", clock_time(row.time)), " ", words) for row, words in told(asking)]
    back = tag("a", asking.say("hall-desk"), href="/desk")
    return page(
        asking, title, tag("h1", title), back, tag("ol", *reversed(rows), class_="log", reversed=""), kind="desk"
    )


def told(asking: Asking) -> list[tuple[Row, str]]:
    """Every row in words, with the names as they were then."""
    rows: Sequence[Row] = asking.desk.rows
    event, said = fold(rows[:1]), []
    for row in rows:
        if row.seq > 1:
            before, event = event, advance(event, row)
        else:
            before = event
        said.append((row, _WORDS[type(row.body)](asking, before, row.body)))
    return said


def _by_names(kind: str) -> Callable[[Asking, Event, Any], str]:
    def words(asking: Asking, event: Event, body: Any) -> str:
        return asking.say(kind, names=names(event, (body.entrant,)), reason=body.reason)

    return words


def _at_table(kind: str) -> Callable[[Asking, Event, Any], str]:
    """What happened at a table, in words, with the score if there is one."""

    def words(asking: Asking, event: Event, body: Any) -> str:
        meeting = event.meeting(body.meeting)
        assert meeting is not None
        where = asking.say("hall-table-in-round", table=meeting.table, round=meeting.round)
        card = getattr(body, "card", None) or meeting.card
        return asking.say(kind, table=where, score=score(card) or "–")

    return words


def _with_words(kind: str, name: str) -> Callable[[Asking, Event, Any], str]:
    first = _at_table(kind)

    def words(asking: Asking, event: Event, body: Any) -> str:
        said = getattr(body, name)
        return (
            f"{first(asking, event, body)} {asking.say('hall-said', words=said)}"
            if said
            else first(asking, event, body)
        )

    return words


def _defaulted(asking: Asking, event: Event, body: Defaulted) -> str:
    return f"{_at_table('log-defaulted')(asking, event, body)} {asking.say(f'hall-how-{body.why}')}"


_WORDS: dict[type[Body], Callable[[Asking, Event, Any], str]] = {
    EventOpened: lambda asking, event, body: asking.say("log-opened", name=body.name),
    Entered: lambda asking, event, body: asking.say("log-entered", names=" & ".join(body.names)),
    LotsDrawn: lambda asking, event, body: asking.say("log-lots", link=body.link),
    Paired: lambda asking, event, body: asking.say("log-paired", round=body.round, count=len(body.pairings)),
    Seated: _at_table("log-seated"),
    Reported: _at_table("log-reported"),
    Confirmed: _at_table("log-confirmed"),
    Disputed: _with_words("log-disputed", "words"),
    Ruled: _with_words("log-ruled", "reason"),
    Defaulted: _defaulted,
    Withdrawn: _by_names("log-withdrawn"),
    Substituted: _by_names("log-substituted"),
    Told: lambda asking, event, body: asking.say("log-told", words=body.words or "–"),
    Paused: lambda asking, event, body: asking.say("hall-paused", reason=body.reason),
    Resumed: lambda asking, event, body: asking.say("log-resumed"),
    RoundUndone: lambda asking, event, body: asking.say("log-undone", round=body.round, reason=body.reason),
    RoundOver: lambda asking, event, body: asking.say("log-round-over", round=body.round),
    Closed: lambda asking, event, body: asking.say("log-closed", reason=body.reason),
}
