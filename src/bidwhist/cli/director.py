"""``bidwhist director``: one event on this laptop, with phones of the hall as score cards and no internet."""

import asyncio
import importlib
import threading
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from bidwhist.cli.mistakes import Mistake, Mistaken
from bidwhist.cli.output import say, tell
from bidwhist.cli.parameters import language_option
from bidwhist.cli.serve import usable_browser
from bidwhist.errors import BadNotation, BadRecord, WhistError
from bidwhist.i18n import Language, Saying
from bidwhist.server.tournaments.domain.commands import Enter
from bidwhist.server.tournaments.domain.decisions import decide, open_event
from bidwhist.server.tournaments.domain.entries import MAX_FILE_LETTERS, MAX_NAME_LETTERS, entries_by_line, tidy
from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.log import EventOpened, Form
from bidwhist.server.tournaments.domain.log_check import other_pairings

FORMS: dict[str, Form] = {
    "swiss": "swiss",
    "round-robin": "round_robin",
    "knockout": "knockout",
    "moving": "moving",
    "room": "room",
}
"""The forms of events by the words of the command line."""
PRINTED = ("results", "standings", "check")


def _title(_: click.Context, __: click.Parameter, named: str) -> str:
    if not 0 < len(tidy(named)) <= MAX_NAME_LETTERS:
        raise Mistaken("cli-director-title", last=MAX_NAME_LETTERS)
    return tidy(named)


@click.command(name="director")
@click.argument("event_file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--title", default="Bid Whist", show_default=True, callback=_title, help="What the event is called.")
@click.option("--form", "event_form", type=click.Choice(list(FORMS)), default="swiss", show_default=True)
@click.option("--rounds", type=click.IntRange(0, 99), default=0, help="How many; by default what the form has.")
@click.option("--minutes", type=click.IntRange(1, 600), default=45, show_default=True, help="Of a round.")
@click.option(
    "--apart",
    type=click.IntRange(0, 99),
    default=2,
    show_default=True,
    help="First rounds in which one club or city does not meet.",
)
@click.option("--tables", type=click.IntRange(1, 99), default=1, show_default=True, help="Tables of a room.")
@click.option("--moves", type=click.Choice(["winners", "losers"]), default="winners", help="Who moves in `moving`.")
@click.option("--entries", type=click.Path(path_type=Path), help="A CSV file: two names, club, city.")
@click.option("--port", type=click.IntRange(0, 65535), default=8643, show_default=True, help="Port to listen on.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--lan/--no-lan", default=True, help="Listen on the network of the hall too, for phones.")
@click.option("--host-name", "names", multiple=True, help="A name it is asked for by, as in desk.example.")
@click.option("--open", "opens", is_flag=True, help="Open a browser at the desk.")
@click.option("--print", "printed", type=click.Choice(PRINTED), help="Print CSV, or check the draws, and end.")
@language_option()
def command(  # noqa: PLR0917  # click fills it in by name
    event_file: Path,
    title: str,
    event_form: str,
    rounds: int,
    minutes: int,
    apart: int,
    tables: int,
    moves: Any,
    entries: Path | None,
    port: int,
    host: str,
    lan: bool,
    names: tuple[str, ...],
    opens: bool,
    printed: str | None,
    language: Language,
) -> None:
    """Direct an event from FILE: entries, draws, score cards on phones, rulings, printed sheets, a big screen.

    A FILE that is not there begins an event with the options; one that is there goes on as it was.
    """
    opened = EventOpened(
        name=title,
        form=FORMS[event_form],
        rounds=rounds,
        minutes=minutes,
        apart=apart,
        tables=tables,
        moves=moves,
    )
    is_new = not event_file.exists() or not event_file.stat().st_size
    if printed is not None and is_new and entries is None:
        raise WhistError(Mistake.of("cli-director-no-event", file=str(event_file)))
    running = importlib.import_module("bidwhist.server.app.desk")
    entered = [] if entries is None else _read_entries(entries)
    if entries is not None and is_new:
        # Before the file is made, so that a mistake in the entries leaves no event behind.
        _check_entries(open_event(opened, 0).event, entered, entries)
    desk = running.open_desk(event_file, opened)
    try:
        if entries is not None:
            _enter(desk, entered, entries, language)
        if printed is not None:
            _print(desk, printed, language)
            return
        at_home = partial(_tell_of_hall, language) if lan else None
        running.serve_desk(desk, host, port, names, started=_greeter(desk, language, opens=opens), at_home=at_home)
    finally:
        desk.file.close()
    tell(language.say("cli-director-stopped", file=str(event_file)))


def _read_entries(path: Path) -> Sequence[tuple[int, Enter]]:
    """The entries of a CSV file, each with its line.

    :raises WhistError: naming the file, if a row is not an entry.
    """
    bytes_read = path.read_bytes()[: 4 * MAX_FILE_LETTERS + 1]
    try:
        text = bytes_read.decode("utf-8-sig")
    except UnicodeDecodeError:
        # As older spreadsheets write it.
        text = bytes_read.decode("cp1252", errors="replace")
    try:
        return entries_by_line(text)
    except BadNotation as error:
        raise WhistError(Mistake.of("cli-in-file", file=str(path), fault=_said(error))) from error


def _check_entries(event: Event, entered: Sequence[tuple[int, Enter]], path: Path) -> None:
    """Checks that an event takes all of them.

    :raises WhistError: naming file and line, at the first that it refuses.
    """
    for line, entry in entered:
        done = decide(event, entry, 0)
        if done.refusal is not None:
            raise WhistError(Mistake.of("cli-in-line", file=str(path), line=line, fault=done.refusal))
        event = done.event


def _enter(desk: Any, entered: Sequence[tuple[int, Enter]], path: Path, language: Language) -> None:
    """Enter everybody, unless there are entries already."""
    if desk.event.entrants:
        tell(language.say("cli-note", words=language.say("cli-director-entered")))
        return
    _check_entries(desk.event, entered, path)
    refusal = asyncio.run(desk.do(*(entry for _, entry in entered)))
    if refusal is not None:
        raise WhistError(Mistake.of("cli-in-file", file=str(path), fault=refusal))


def _print(desk: Any, printed: str, language: Language) -> None:
    if printed != "check":
        sheets = importlib.import_module("bidwhist.server.tournaments.desk.spreadsheets")
        say(sheets.SPREADSHEETS[printed](desk.event).replace("\r\n", "\n").removesuffix("\n"))
        return
    wrong = other_pairings(desk.rows)
    if wrong:
        raise BadRecord(Mistake.of("cli-director-other-draw", row=wrong[0], file=str(desk.file.path)))
    say(language.say("cli-director-checked", count=len(desk.rows)))


def _greeter(desk: Any, language: Language, *, opens: bool) -> Any:
    def greet(address: str) -> None:
        page = f"{address}desk?key={desk.key}"
        aside = language.say("cli-director-aside", file=str(desk.file.path))
        tell(f"{language.say('cli-director-open', page=page)}  ({aside})")
        browser = usable_browser() if opens else None
        if browser is not None:
            threading.Thread(target=browser.open, args=(page,), daemon=True).start()

    return greet


def _said(error: Exception) -> Saying | str:
    said = error.args[0]
    return said if isinstance(said, Saying) else str(said)


def _tell_of_hall(language: Language, page: str) -> None:
    tell(language.say("cli-director-phones", page=page))
