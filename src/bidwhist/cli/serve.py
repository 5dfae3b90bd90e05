"""``bidwhist serve``: the online table, for this machine, for friends or for the public."""

import importlib
import os
import re
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from urllib.request import urlopen

import click
from msgspec import Struct
from msgspec.structs import replace

from bidwhist.bots.guests import installed
from bidwhist.bots.levels import BOTS, make_bot
from bidwhist.cli.mistakes import Mistake, Mistaken, Misused, told
from bidwhist.cli.output import tell
from bidwhist.cli.parameters import BOT_NAMES, RULES, Words, language_option
from bidwhist.cli.stores import BUS_KEY, bus_of, check_bus_key, chosen_store, note_address, with_store
from bidwhist.core.rules.parse import named_rules
from bidwhist.errors import WhistError
from bidwhist.i18n import Language
from bidwhist.i18n.unknown import unknown
from bidwhist.records.files import opened, shown
from bidwhist.server.daily.domain.day import check_rules
from bidwhist.server.moderation.word_filter import FILTER_MODES, LANGUAGES, FilterMode
from bidwhist.server.platform.database.paths import InPostgres, Place
from bidwhist.server.platform.limits.addresses import networks
from bidwhist.server.platform.limits.rate_limits import COUNTS, RATES, Count, Limit, Rate
from bidwhist.tools.printable import printable_json

NEW_TABLE = "#/play"
"""Where the web client opens a table against three bots."""


def _word_lists(_: click.Context, __: click.Parameter, named: str) -> tuple[str, ...]:
    found = tuple(name.strip().lower() for name in named.split(","))
    for name in found:
        if name not in LANGUAGES:
            raise Mistaken(unknown("word-list", name, LANGUAGES))
    return found


def _path(_: click.Context, __: click.Parameter, named: str) -> str:
    # A slash before it and none behind.
    path = named.strip("/")
    if re.fullmatch(r"([\w-]+(/[\w-]+)*)?", path, re.ASCII) is None:
        raise Mistaken("cli-serve-path", named=repr(named))
    return f"/{path}" if path else ""


def _contact(_: click.Context, __: click.Parameter, named: str) -> str:
    if named and re.fullmatch(r"(mailto:|https://)[!-~]+", named) is None:
        raise Mistaken("cli-serve-contact", named=repr(named))
    return named


def _node_url(_: click.Context, __: click.Parameter, named: str) -> str:
    if named and re.fullmatch(r"https?://[\w.\-]+(:\d+)?(/[\w\-/]*)?", named, re.ASCII) is None:
        raise Mistaken("cli-serve-node", named=repr(named))
    return named.rstrip("/")


def _of_many(database: Place) -> Place:
    if not isinstance(database, InPostgres):
        raise Misused("cli-one-postgresql")
    return replace(database, is_shared=True)


def _proxies(_: click.Context, __: click.Parameter, named: tuple[str, ...]) -> tuple[str, ...]:
    try:
        networks(named)
    except WhistError as error:
        raise click.BadParameter(str(error)) from error
    return named


_EXAMPLE = "sockets-of-address=200"


class Chosen(Struct, frozen=True):
    """Limits that differ from the defaults."""

    rates: dict[Limit, Rate]
    counts: dict[Count, int]


def _limits(_: click.Context, __: click.Parameter, named: tuple[str, ...]) -> Chosen:
    counted = {count: number for one in named for count, number in _count(one)}
    return Chosen(dict(_rate(one) for one in named if not _count(one)), counted)


def _count(named: str) -> list[tuple[Count, int]]:
    name, _, number = named.partition("=")
    found = next((count for count in COUNTS if count == name), None)
    if found is None:
        return []
    if not re.fullmatch(r"[1-9]\d{0,5}", number):
        raise Mistaken("cli-serve-count", example=f"{found}={COUNTS[found]}", named=named)
    return [(found, int(number))]


def _rate(named: str) -> tuple[Limit, Rate]:
    found = re.fullmatch(r"([a-z-]+)=(\d{1,6}(?:\.\d{1,6})?)/(\d{1,6})", named)
    name = next((limit for limit in RATES if found and limit == found[1]), None)
    if found is None or name is None or not float(found[2]) or not int(found[3]):
        raise Mistaken("cli-serve-limit", rate="sign-in=0.2/40", count=_EXAMPLE, named=named)
    return name, Rate(float(found[2]), int(found[3]))


@click.command(name="serve")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8642,
    show_default=True,
    help="Port to listen on; 0 takes a free one.",
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for everybody.")
@click.option("--lan", is_flag=True, help="Let friends at home in: listen on the local network too.")
@with_store
@click.option("--open", "opens", is_flag=True, help="Open a browser at a new table against bots, or print its address.")
@click.option("--origin", "origins", multiple=True, help="Another origin pages may come from; may be repeated.")
@click.option("--host-name", "names", multiple=True, help="A name it is asked for by, as in whist.example.")
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    callback=_proxies,
    help="Address or network of a proxy that names its clients.",
)
@click.option("--root-path", default="", callback=_path, help="Path that a proxy serves it under, as in /whist.")
@click.option("--contact", default="", callback=_contact, help="Where to report security faults: mailto: or https:.")
@click.option(
    "--metrics-token",
    default="",
    envvar="BIDWHIST_METRICS_TOKEN",
    help="Token that /metrics asks for; better by $BIDWHIST_METRICS_TOKEN.",
)
@click.option("--metrics", "metrics_here", is_flag=True, help="Let this machine read /metrics without a token.")
@click.option(
    "--node-url",
    default="",
    callback=_node_url,
    envvar="BIDWHIST_NODE_URL",
    metavar="URL",
    help="Be one server of several over one PostgreSQL: where people reach this one.",
)
@click.option("--pace", type=click.Choice(["human", "quick", "none"]), default="human", help="How long bots pause.")
@click.option("--bots", type=BOT_NAMES, metavar="A[,B,...]", help="More bots for its tables, as in module:Class.")
@click.option(
    "--daily",
    type=RULES,
    metavar="RULES",
    default="palace",
    show_default=True,
    help="Rules of the eight deals of each day, of four players in fixed partnerships.",
)
@click.option(
    "--daily-bots",
    type=click.Choice(list(BOTS)),
    default="champion",
    show_default=True,
    help="Who plays the deals of a day with everybody.",
)
@click.option(
    "--words",
    type=click.Choice(FILTER_MODES),
    default="off",
    help="What to do with rude words in talk, names and titles.",
)
@click.option(
    "--word-lists",
    type=Words("text", lambda: [(name, "") for name in LANGUAGES], ","),
    default="english",
    show_default=True,
    metavar="A[,B,...]",
    callback=_word_lists,
    help="Languages whose rude words --words looks for.",
)
@click.option(
    "--limit",
    "rates",
    multiple=True,
    callback=_limits,
    metavar="NAME=RATE/BURST",
    help=f"Another limit, as sign-in=0.2/40 or {_EXAMPLE}; may be repeated.",
)
@click.option(
    "--bus",
    default="",
    envvar="BIDWHIST_BUS",
    callback=bus_of,
    metavar="URL",
    help="Connect to the cluster's other servers and to workers, as over nats://127.0.0.1:4222.",
)
@BUS_KEY
@click.option(
    "--workers",
    type=click.IntRange(0, 64),
    help="Processes in which bots think; by default one or two. With 0 they think at workers on the --bus, and in the "
    "server's own process where there are none.",
)
@click.option(
    "--offline",
    type=click.Path(path_type=Path),
    envvar="BIDWHIST_OFFLINE",
    metavar="FOLDER",
    help="Let browsers fetch what they need to play without a connection, from what bidwhist offline has packed there.",
)
@click.option("--chips", is_flag=True, help="Let rated tables play for chips, which are play money.")
@click.option("--limits/--no-limits", default=True, help="Limit sign-ins, tables and connections of an address.")
@click.option(
    "--log", "logs", is_flag=True, help="Write a line to stderr for every message: names and numbers, no cards."
)
@click.option("--export", "exporting", is_flag=True, help="Write every log of the store to stdout and end.")
@click.option(
    "--import",
    "importing",
    type=click.Path(path_type=Path, allow_dash=True),
    help="Put exported logs into the store and end.",
)
@language_option()
def command(  # noqa: PLR0917  # click fills it in by name
    port: int,
    host: str,
    lan: bool,
    db: Path | None,
    store: Place | None,
    opens: bool,
    origins: tuple[str, ...],
    names: tuple[str, ...],
    proxies: tuple[str, ...],
    root_path: str,
    contact: str,
    metrics_token: str,
    metrics_here: bool,
    node_url: str,
    pace: str,
    bots: str | None,
    daily: str,
    daily_bots: str,
    words: FilterMode,
    word_lists: tuple[str, ...],
    rates: Chosen,
    bus: str,
    bus_key: str,
    workers: int | None,
    offline: Path | None,
    chips: bool,
    limits: bool,
    logs: bool,
    exporting: bool,
    importing: Path | None,
    language: Language,
) -> None:
    """Serve the online table.

    Everything acknowledged is kept, in one file or in PostgreSQL; after Ctrl-C, or a power cut, the next start goes on
    where it was.
    """
    check_rules(named_rules(daily))
    check_bus_key(bus, bus_key)
    if offline is not None:
        importlib.import_module("bidwhist.server.http.offline_files").pack_in(offline)
    database, guests = chosen_store(db, store), _guests(bots, language)
    if exporting or importing:
        _move(database, importing, language)
        return
    running = importlib.import_module("bidwhist.server.app.running")
    chosen = importlib.import_module("bidwhist.server.http.settings")
    settings = chosen.Settings(
        _of_many(database) if node_url else database,
        origins,
        pace,
        limits,
        guests,
        hosts=names,
        proxies=proxies,
        root_path=root_path,
        metrics_token=metrics_token,
        metrics_here=metrics_here,
        offers_lan=opens,
        node_url=node_url,
        contact=contact,
        words=words,
        languages=word_lists,
        rates=rates.rates,
        counts=rates.counts,
        chips=chips,
        bus=bus,
        bus_key=bus_key,
        offline=offline,
        workers=chosen.usual_workers() if workers is None else workers,
        daily=daily,
        daily_bots=daily_bots,
    )
    try:
        at_home = partial(_tell_of_home, language) if lan else None
        greeter = _greeter(database, language, opens=opens)
        running.serve(settings, host, port, greeter, at_home=at_home, logs_messages=logs)
    except WhistError:
        if not (opens and _is_served(port)):
            raise
        # If the server runs already, its table is opened.
        _show(f"http://127.0.0.1:{port}/{NEW_TABLE}", language.say("cli-serve-other"), language)
        return
    tell(language.say("cli-stopped-tables"))


def _guests(named: str | None, language: Language) -> tuple[str, ...]:
    """The guest bots for the tables: those that are named, and those that are installed and work.

    :raises WhistError: if one that is named cannot be created.
    """
    chosen = [name.strip() for name in named.split(",")] if named is not None else []
    for name in chosen:
        make_bot(name)
    working = [name for name in installed() if _works(name, language)]
    return tuple(dict.fromkeys(name for name in (*chosen, *working) if name not in BOTS))


def _works(name: str, language: Language) -> bool:
    try:
        make_bot(name)
    except WhistError as error:
        fault = language.say("cli-serve-no-bot", fault=told(error, language))
        tell(language.say("cli-note", words=fault))
        return False
    return True


def _move(database: Place, importing: Path | None, language: Language) -> None:
    transfer = importlib.import_module("bidwhist.server.history.log_export")
    opening = importlib.import_module("bidwhist.server.platform.database.opening")
    if importing is not None:
        now = importlib.import_module("bidwhist.server.moderation.service").milliseconds()
        with opened(str(importing)) as stream:
            lines = iter(partial(stream.readline, transfer.MAX_LINE_BYTES + 1), b"")
            rows = transfer.import_log(database, lines, now, shown(str(importing)))
            tell(language.say("cli-serve-rows", count=rows))
        return
    if not opening.is_there(database):
        raise WhistError(Mistake.of("cli-serve-no-export", place=str(database)))
    for line in transfer.export_log(database):
        sys.stdout.buffer.write(printable_json(line.decode()).encode())


def _greeter(database: Place, language: Language, *, opens: bool) -> Callable[[str], None]:
    def greet(address: str) -> None:
        note_address(database, address)
        aside = language.say("cli-serve-aside", place=str(database))
        if opens:
            _show(address + NEW_TABLE, aside, language)
        else:
            _tell(address, aside, language)

    return greet


def _tell(page: str, aside: str, language: Language) -> None:
    tell(f"{language.say('cli-serve-open', page=page)}  ({aside})")


def _tell_of_home(language: Language, page: str) -> None:
    tell(language.say("cli-serve-friends", page=page))


def _show(page: str, aside: str, language: Language) -> None:
    """Opens the page in a browser, or says that there is none."""
    _tell(page, aside, language)
    browser = usable_browser()
    if browser is None:
        tell(language.say("cli-serve-no-browser"))
    else:
        threading.Thread(target=browser.open, args=(page,), daemon=True).start()


def _is_served(port: int) -> bool:
    """Whether a server of ours answers at a port of this machine."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/api/presets", timeout=2) as answer:
            return b'"classic"' in answer.read(100_000)
    except (OSError, ValueError):
        return False


def usable_browser() -> webbrowser.BaseBrowser | None:
    """A browser with a window, or the one of $BROWSER. A text browser would take the terminal and show no table."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return None
    is_text = type(browser) is webbrowser.GenericBrowser and "BROWSER" not in os.environ
    return None if is_text else browser
