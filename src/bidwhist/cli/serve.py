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
from bidwhist.cli.output import tell
from bidwhist.cli.parameters import BOT_NAMES, RULES, Words
from bidwhist.cli.stores import BUS_KEY, bus_of, check_bus_key, chosen_store, note_address, with_store
from bidwhist.core.rules.parse import named_rules
from bidwhist.errors import WhistError
from bidwhist.records.files import opened, shown
from bidwhist.server.daily.domain.day import check_rules
from bidwhist.server.moderation.word_filter import FILTER_MODES, LANGUAGES, FilterMode
from bidwhist.server.platform.database.paths import InPostgres, Place
from bidwhist.server.platform.limits.addresses import networks
from bidwhist.server.platform.limits.rate_limits import COUNTS, RATES, Count, Limit, Rate
from bidwhist.tools.nearest import unknown
from bidwhist.tools.printable import printable_json

NEW_TABLE = "#/play"
"""Where the web client opens a table against three bots."""


def _renamed(_: click.Context, parameter: click.Parameter, value: str | None) -> None:
    if value is not None:
        raise click.UsageError(f"{parameter.opts[0]} is now called --word-lists: it names the word lists of --words")


def _word_lists(_: click.Context, __: click.Parameter, named: str) -> tuple[str, ...]:
    found = tuple(name.strip().lower() for name in named.split(","))
    for name in found:
        if name not in LANGUAGES:
            raise click.BadParameter(unknown("word list", name, LANGUAGES))
    return found


def _path(_: click.Context, __: click.Parameter, named: str) -> str:
    # A slash before it and none behind.
    path = named.strip("/")
    if re.fullmatch(r"([\w-]+(/[\w-]+)*)?", path, re.ASCII) is None:
        raise click.BadParameter(f"letters, digits, - and _ between slashes, as in /whist, not {named!r}")
    return f"/{path}" if path else ""


def _contact(_: click.Context, __: click.Parameter, named: str) -> str:
    if named and re.fullmatch(r"(mailto:|https://)[!-~]+", named) is None:
        raise click.BadParameter(f"mailto: with an address, or an https:// page, not {named!r}")
    return named


def _node_url(_: click.Context, __: click.Parameter, named: str) -> str:
    if named and re.fullmatch(r"https?://[\w.\-]+(:\d+)?(/[\w\-/]*)?", named, re.ASCII) is None:
        raise click.BadParameter(f"an address as people reach it, as in http://10.0.0.5:8642, not {named!r}")
    return named.rstrip("/")


def _of_many(database: Place) -> Place:
    if not isinstance(database, InPostgres):
        raise click.UsageError("several servers need one PostgreSQL between them: give --store postgresql://...")
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
        raise click.BadParameter(f"this limit is a number, as in {found}={COUNTS[found]}: {named}")
    return [(found, int(number))]


def _rate(named: str) -> tuple[Limit, Rate]:
    found = re.fullmatch(r"([a-z-]+)=(\d{1,6}(?:\.\d{1,6})?)/(\d{1,6})", named)
    name = next((limit for limit in RATES if found and limit == found[1]), None)
    if found is None or name is None or not float(found[2]) or not int(found[3]):
        raise click.BadParameter(f"a limit is sign-in=0.2/40, so many a second and at once, or {_EXAMPLE}: {named}")
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
@click.option("--languages", hidden=True, expose_value=False, callback=_renamed)
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
    chips: bool,
    limits: bool,
    logs: bool,
    exporting: bool,
    importing: Path | None,
) -> None:
    """Serve the online table.

    Everything acknowledged is kept, in one file or in PostgreSQL; after Ctrl-C, or a power cut, the next start goes on
    where it was.
    """
    check_rules(named_rules(daily))
    check_bus_key(bus, bus_key)
    database, guests = chosen_store(db, store), _guests(bots)
    if exporting or importing:
        _move(database, importing)
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
        workers=chosen.usual_workers() if workers is None else workers,
        daily=daily,
        daily_bots=daily_bots,
    )
    try:
        at_home = _tell_of_home if lan else None
        running.serve(settings, host, port, _greeter(database, opens=opens), at_home=at_home, logs_messages=logs)
    except WhistError:
        if not (opens and _is_served(port)):
            raise
        # If the server runs already, its table is opened.
        _show(f"http://127.0.0.1:{port}/{NEW_TABLE}", "another server of yours has it open")
        return
    tell("stopped; every table is kept")


def _guests(named: str | None) -> tuple[str, ...]:
    """The guest bots for the tables: those that are named, and those that are installed and work.

    :raises WhistError: if one that is named cannot be created.
    """
    chosen = [name.strip() for name in named.split(",")] if named is not None else []
    for name in chosen:
        make_bot(name)
    return tuple(dict.fromkeys(name for name in (*chosen, *filter(_works, installed())) if name not in BOTS))


def _works(name: str) -> bool:
    try:
        make_bot(name)
    except WhistError as error:
        tell(f"note: no table can have it: {error}")
        return False
    return True


def _move(database: Place, importing: Path | None) -> None:
    transfer = importlib.import_module("bidwhist.server.history.log_export")
    opening = importlib.import_module("bidwhist.server.platform.database.opening")
    if importing is not None:
        now = importlib.import_module("bidwhist.server.moderation.service").milliseconds()
        with opened(str(importing)) as stream:
            lines = iter(partial(stream.readline, transfer.MAX_LINE_BYTES + 1), b"")
            tell(f"{transfer.import_log(database, lines, now, shown(str(importing)))} rows read")
        return
    if not opening.is_there(database):
        raise WhistError(f"there is no store to export: {database}")
    for line in transfer.export_log(database):
        sys.stdout.buffer.write(printable_json(line.decode()).encode())


def _greeter(database: Place, *, opens: bool) -> Callable[[str], None]:
    def greet(address: str) -> None:
        note_address(database, address)
        aside = f"Ctrl-C ends it; tables are kept in {database}"
        if opens:
            _show(address + NEW_TABLE, aside)
        else:
            _tell(address, aside)

    return greet


def _tell(page: str, aside: str) -> None:
    tell(f"the table is open at {page}  ({aside})")


def _tell_of_home(page: str) -> None:
    tell(f"friends on your network open {page}")


def _show(page: str, aside: str) -> None:
    """Opens the page in a browser, or says that there is none."""
    _tell(page, aside)
    browser = usable_browser()
    if browser is None:
        tell("hint: no browser was found here; open that address in one")
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
