"""``bidwhist event``: manage a server's events over its store, in the terminal and from scripts."""

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import wraps
from pathlib import Path
from typing import Any, get_args

import click
from msgspec.structs import replace
from rich.table import Table

from bidwhist.bots.levels import make_bot
from bidwhist.cli.consoles import print_table, screen
from bidwhist.cli.items import EventItem, EventMeetingItem, EventPlaceItem
from bidwhist.cli.mistakes import Mistake
from bidwhist.cli.output import say, say_json, tell
from bidwhist.cli.parameters import bots_option, json_option, language_option, rules_option
from bidwhist.cli.stores import ask, chosen_store, with_store
from bidwhist.core.rules.parse import named_rules
from bidwhist.core.rules.presets import preset_name
from bidwhist.errors import BadNotation, BadRuleset, Unknown, WhistError
from bidwhist.i18n import ENGLISH, Language
from bidwhist.server.accounts.club_service import ClubService
from bidwhist.server.accounts.service import Accounts, random_word
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.platform.database.store import Store
from bidwhist.server.tournaments.domain.announcement import Announced
from bidwhist.server.tournaments.domain.commands import Close, Command, Draw, Enter, Gather, Invite, Withdraw
from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.log import EventOpened
from bidwhist.server.tournaments.domain.standings import champion, standings
from bidwhist.server.tournaments.messages import Form
from bidwhist.server.tournaments.rating import why_not_rated
from bidwhist.server.tournaments.service import Tournament, TournamentService
from bidwhist.tools.printable import one_line, unmarked

MOST_LISTED = 50
SECRET_BYTES = 32
"""Random bytes in the secret of an event's lots."""


@click.group(name="event")
def command() -> None:
    """Announce and direct events that are played at a server's own tables.

    Each works on the store of the tables, whether or not the server runs; a running server knows within seconds.
    """


def _acting(function: Callable[..., Any]) -> Callable[..., Any]:
    """A command that acts on a store and shows the resulting event."""

    @with_store
    @json_option("an event")
    @language_option()
    @wraps(function)
    def acted(db: Path | None, store: Place | None, as_json: bool, language: Language, **words: Any) -> None:
        where = chosen_store(db, store)
        _show(_found(where, function(where, **words)), language, as_json=as_json)

    return acted


@command.command(name="list")
@with_store
@json_option("an event")
@language_option()
def list_events(db: Path | None, store: Place | None, as_json: bool, language: Language) -> None:
    """List events that are not over, those that begin first."""
    where = chosen_store(db, store)
    for one in ask(where, lambda opened: _service(opened).all_open(MOST_LISTED)):
        _show(one, language, as_json=as_json)


@command.command(name="show")
@click.argument("event")
@with_store
@json_option("the event, then a meeting, then a place")
@language_option()
def show(event: str, db: Path | None, store: Place | None, as_json: bool, language: Language) -> None:
    """Show an EVENT: its tables and its standings."""
    found = _show(_found(chosen_store(db, store), event), language, as_json=as_json)
    if as_json:
        for item in (*_meetings(found), *_places(found)):
            say_json(item)
    else:
        print_table(screen(), _tables(found, language))
        print_table(screen(), _order(found, language))


@command.command(name="announce")
@click.argument("called")
@click.option("--form", "event_form", type=click.Choice(get_args(Form)), default="knockout", show_default=True)
@click.option("--begins", type=click.DateTime(), default=None, help="When the first round is drawn, in UTC.")
@click.option("--minutes", type=click.IntRange(1, 240), default=30, show_default=True, help="Of a round.")
@click.option("--deals", "deal_count", type=click.IntRange(1, 24), default=None, help="Of a match.")
@rules_option("Rules: a preset or a share code.", default="palace", show_default=True)
@bots_option("Who plays for people who do not come")
@click.option("--rated", "is_rated", is_flag=True, help="Its matches count for grades and the league.")
@_acting
def announce_event(
    where: Place,
    *,
    called: str,
    event_form: Form,
    begins: datetime | None,
    minutes: int,
    deal_count: int | None,
    preset: str,
    bots: str,
    is_rated: bool,
) -> str:
    """Announce an event of the server, called CALLED."""
    rules = named_rules(preset)
    if not rules.has_fixed_pairs:
        raise BadRuleset(Mistake.of("cli-event-pairs"))
    rules = replace(rules, max_deals=deal_count) if deal_count else rules
    make_bot(bots)
    if is_rated and (reason := why_not_rated(rules, bots)) is not None:
        raise BadRuleset(reason)
    name = one_line(called).strip()[:40]
    if not name:
        raise BadNotation(Mistake.of("cli-event-name"))
    start = int(begins.replace(tzinfo=UTC).timestamp() * 1000) if begins else 0
    announced = Announced(
        id=random_word(8),
        club="",
        host="",
        rules=rules,
        preset=preset_name(rules),
        bots=bots,
        pace="steady",
        who="accounts",
        rated=is_rated,
    )
    opened = EventOpened(
        name=name,
        form=event_form,
        minutes=minutes,
        rest=2,
        arrive=5,
        begins=start,
        is_online=True,
        needs_people=True,
    )
    ask(where, lambda store: _service(store).announce(announced, opened))
    return announced.id


@command.command(name="enter")
@click.argument("event")
@click.option("--pair", nargs=2, default=None, help="The names of two accounts, who are asked.")
@click.option("--bot-pairs", type=click.IntRange(0, 256), default=0, help="Enter so many pairs of bots too.")
@_acting
def enter(where: Place, event: str, pair: tuple[str, str] | None, bot_pairs: int) -> str:
    """Ask two accounts to play as a pair in an EVENT, which they do once both have agreed; or enter pairs of bots."""
    names = pair or ()
    people = tuple(_account(where, name) for name in names)
    pairs: list[Command] = [Invite(names, people)] if names else []
    first = len(_found(where, event).event.entrants) + 1
    pairs += [Enter((f"Otis {place}", f"Mae {place}"), people=("", "")) for place in range(first, first + bot_pairs)]
    return _direct(where, event, *pairs)


@command.command(name="draw")
@click.argument("event")
@_acting
def draw(where: Place, event: str) -> str:
    """Draw the next round of an EVENT now; while one is played, there is nothing to do."""
    if _found(where, event).event.stage == "playing":
        return event
    return _direct(where, event, Gather(), Draw())


@command.command(name="withdraw")
@click.argument("event")
@click.argument("entrant", type=click.IntRange(1))
@click.option("--why", required=True, help="The reason, which the log shows.")
@_acting
def withdraw(where: Place, event: str, entrant: int, why: str) -> str:
    """Take ENTRANT, by number, out of an EVENT."""
    reason = _said(why)
    found = _found(where, event).event.entrant(entrant)
    return event if found is not None and found.is_withdrawn else _direct(where, event, Withdraw(entrant, reason))


@command.command(name="close")
@click.argument("event")
@click.option("--why", required=True, help="The reason, which the log shows.")
@_acting
def close(where: Place, event: str, why: str) -> str:
    """End an EVENT."""
    reason = _said(why)
    return event if _found(where, event).event.stage == "closed" else _direct(where, event, Close(reason))


def _said(why: str) -> str:
    if not why.strip():
        raise BadNotation(Mistake.of("cli-event-reason"))
    return why


def _account(where: Place, name: str) -> str:
    found = ask(where, lambda store: Accounts(store).account_called(name))
    if found is None:
        raise Unknown(Mistake.of("cli-no-account", name=one_line(name)[:40]))
    return found


def _direct(where: Place, named: str, *commands: Command) -> str:
    refusal = ask(where, lambda store: _service(store).do(named, *commands))
    if refusal is not None:
        raise WhistError(refusal)
    return named


def _found(where: Place, named: str) -> Tournament:
    found = ask(where, lambda store: _service(store).find(named))
    if found is None:
        raise Unknown(Mistake.of("cli-no-event", event=one_line(named)[:40]))
    return found


def _service(store: Store) -> TournamentService:
    return TournamentService(store, ClubService(store, time.time), _now)


def _now() -> int:
    return time.time_ns() // 1_000_000


# Shown.


def _show(tournament: Tournament, language: Language, *, as_json: bool) -> Event:
    event, named = tournament.event, tournament.announced.id
    item = _item(tournament.announced, event)
    if as_json:
        say_json(item)
        return event
    say_in = language.say
    line = say_in(
        "cli-event-line",
        won="yes" if item.champion else "no",
        name=item.name,
        form=say_in("cli-event-form", rated="yes" if item.rated else "no", form=item.form),
        stage=say_in("cli-event-stage", stage=item.stage),
        pairs=say_in("cli-event-pairs-entered", count=item.entered),
        round=item.rounds,
        winner=" & ".join(item.champion or ()),
    )
    say(one_line(unmarked(f"{named}  {line}")))
    if event.stage == "entries":
        tell(say_in("cli-event-enter", page=f"#/event/{named}"))
    return event


def _item(announced: Announced, event: Event) -> EventItem:
    winner = champion(event)
    return EventItem(
        event=announced.id,
        name=event.opened.name,
        form=event.opened.form,
        rated=announced.rated,
        stage=event.stage,
        begins=event.opened.begins,
        entered=len(event.active),
        rounds=len(event.rounds),
        champion=None if winner is None else event.names_of((winner,)),
    )


def _meetings(event: Event, language: Language = ENGLISH) -> Iterator[EventMeetingItem]:
    for met in event.meetings():
        yield EventMeetingItem(
            round=met.round,
            table=met.table,
            sides=(event.names_of(met.sides[0]), event.names_of(met.sides[1])),
            state=met.state,
            won_by=met.card.winner if met.card else None,
            points=met.card.points if met.card else None,
            match=met.match,
            why=tuple(map(language.tell, met.why)),
        )


def _places(event: Event) -> Iterator[EventPlaceItem]:
    for one in standings(event):
        names = event.names_of((one.entrant,))
        yield EventPlaceItem(
            place=one.rank, entrant=one.entrant, names=names, halves=one.halves, hands_won=one.hands, points=one.points
        )


def _heads(language: Language, *columns: str) -> Table:
    return Table(*(language.say("cli-event-head", column=column) for column in columns), box=None)


def _tables(event: Event, language: Language) -> Table:
    table = _heads(language, "round", "table", "first", "second", "points", "why")
    for one in _meetings(event, language):
        points = " : ".join(map(str, one.points)) if one.points else language.say("cli-event-meeting", state=one.state)
        sides = [one_line(" & ".join(side)) for side in one.sides]
        table.add_row(str(one.round), str(one.table), *sides, points, "; ".join(one.why))
    return table


def _order(event: Event, language: Language) -> Table:
    table = _heads(language, "place", "pair", "wins", "hands", "points")
    for one in standings(event):
        names = one_line(" & ".join(event.names_of((one.entrant,))))
        table.add_row(str(one.rank), names, one.wins, str(one.hands), str(one.points))
    return table
