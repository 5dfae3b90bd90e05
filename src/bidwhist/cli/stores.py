"""The options that say which store a command works on, and which bus."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem
from platformdirs import user_data_path

from bidwhist.cli.mistakes import Mistake, Misused
from bidwhist.errors import BadNotation, WhistError
from bidwhist.server.platform.bus.opening import needs_key, open_bus
from bidwhist.server.platform.bus.signed import check_key
from bidwhist.server.platform.database.database import NotSaved
from bidwhist.server.platform.database.opening import is_there
from bidwhist.server.platform.database.paths import Place, place_of
from bidwhist.server.platform.database.store import Store

Command = TypeVar("Command", bound=Callable[..., Any])
T = TypeVar("T")
_NO_LOG = logging.NullHandler()


class StoreName(click.ParamType):  # type: ignore[type-arg, unused-ignore]  # older versions of click have no argument
    """The parameter for the place of a store."""

    name = "store"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Place:
        """The place of a name."""
        try:
            return value if not isinstance(value, str) else place_of(value)
        except BadNotation as error:
            self.fail(str(error), param, ctx)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Complete files; addresses have to be typed."""
        return [CompletionItem(incomplete, type="file")]


DATABASE = click.option("--db", type=click.Path(path_type=Path), help="The file that keeps all tables.")
STORE = click.option(
    "--store",
    type=StoreName(),
    metavar="PLACE",
    envvar="BIDWHIST_STORE",
    help="Where all tables are kept: a file, or postgresql://...; better by $BIDWHIST_STORE.",
)


def with_store(command: Command) -> Command:
    """Add the options that name a store to a command."""
    return DATABASE(STORE(command))


def chosen_store(db: Path | None, store: Place | None) -> Place:
    """The store that was named, or the default file."""
    if db is not None:
        return db
    return store or usual_database()


def ask(place: Place, use: Callable[[Store], Awaitable[T]], *, is_held: bool = False) -> T:
    """The answer of a service over the store of a place; ``is_held`` where no server may have it meanwhile.

    :raises WhistError: if there is no such store, it cannot be read or written, or a server has it.
    :raises BadNotation: if what is asked for is not text.
    """
    if not is_there(place):
        kind = "file" if isinstance(place, Path) else "database"
        raise WhistError(Mistake.of("cli-no-store", kind=kind, place=str(place)))
    # What the store logs is in the error that the command ends with.
    logging.getLogger("bidwhist.server").addHandler(_NO_LOG)
    try:
        return asyncio.run(_asked(place, use, is_held=is_held))
    except NotSaved as error:
        raise WhistError(Mistake.of("cli-not-changed", fault=str(error.detail or error), place=str(place))) from error
    except UnicodeEncodeError as error:  # a word of the command line, which a shell passes on as bytes
        raise BadNotation(Mistake.of("cli-not-text", word=repr(error.object[:40]))) from error


async def _asked(place: Place, use: Callable[[Store], Awaitable[T]], *, is_held: bool) -> T:
    store = Store(place, is_held=is_held)
    try:
        return await use(store)
    finally:
        store.close()


def usual_database() -> Path:
    """The default file of the store."""
    return user_data_path("bidwhist", ensure_exists=True) / "tables.sqlite"


def note_address(place: Place, address: str) -> None:
    """Write the server's address next to its store file, for ``bidwhist owner link``."""
    if isinstance(place, Path):
        with suppress(OSError):
            _address_file(place).write_text(address, encoding="utf-8")


def last_address(place: Path) -> str | None:
    """The last address of a store file's server, or None."""
    try:
        return _address_file(place).read_text(encoding="utf-8").strip() or None
    except (OSError, UnicodeDecodeError):
        return None


def _address_file(place: Path) -> Path:
    return place.with_name(f"{place.name}.address")


def bus_of(_: click.Context, __: click.Parameter, named: str) -> str:
    """Check the address of a bus.

    :raises click.BadParameter: if it is malformed.
    """
    try:
        open_bus(named)
    except WhistError as error:
        raise click.BadParameter(str(error)) from error
    return named


def _key(_: click.Context, __: click.Parameter, named: str) -> str:
    """The bus key if one is given; it must be long enough."""
    try:
        if named:
            check_key(named)
    except WhistError as error:
        raise click.BadParameter(str(error)) from error
    return named


BUS_KEY = click.option(
    "--bus-key",
    default="",
    callback=_key,
    envvar="BIDWHIST_BUS_KEY",
    metavar="KEY",
    help="What messages on the bus are signed with, the same everywhere; better by $BIDWHIST_BUS_KEY.",
)


def check_bus_key(bus: str, key: str) -> None:
    """Refuse a bus that others can reach without a key.

    :raises click.UsageError: if there is no key and one is needed.
    """
    if needs_key(bus) and not key:
        raise Misused("cli-bus-key", command="BIDWHIST_BUS_KEY=$(openssl rand -hex 32)")
