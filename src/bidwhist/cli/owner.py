"""``bidwhist owner``: what the owner of a server does beside it, with the store of its tables."""

from collections.abc import Callable
from pathlib import Path

import click

from bidwhist.cli.output import say, tell
from bidwhist.cli.stores import chosen_store, last_address, with_store
from bidwhist.errors import BadNotation, Unknown, WhistError
from bidwhist.i18n import ENGLISH
from bidwhist.server.accounts.repository import person_named
from bidwhist.server.moderation.bans import (
    MAX_BAN_DAYS,
    MAX_REASON_LETTERS,
    NoBan,
    ban_of,
    who_of,
)
from bidwhist.server.moderation.fair_play import ENOUGH, figures_of_person, report_words
from bidwhist.server.moderation.owner_keys import KEY_LIFETIME_H, new_key
from bidwhist.server.moderation.repository import (
    bans_at,
    end_keys,
    keep_ban,
    keep_key,
    lift_ban,
    reports,
)
from bidwhist.server.moderation.service import milliseconds
from bidwhist.server.platform.database.database import Connection, T, Work
from bidwhist.server.platform.database.opening import done_at, is_there
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.tables.match_repository import matches_of
from bidwhist.tools.printable import one_line

USUAL_ADDRESS = "http://127.0.0.1:8642"


@click.group(name="owner")
def command() -> None:
    """Look after a server of yours: its owner's page, reports and bans.

    Each works on the store of the tables, whether or not the server runs; a running server knows within seconds.
    """


@command.command()
@with_store
@click.option("--site", default=None, metavar="URL", help="Where the server is reached; without: where it was last.")
def link(db: Path | None, store: Place | None, site: str | None) -> None:
    """Print the address of the owner's page, with a key that is good for some hours."""
    key = new_key()
    place = chosen_store(db, store)
    _do(place, keep_key(key, milliseconds()))
    say(f"{(site or _address_of(place)).rstrip('/')}/#/owner/{key}")
    tell(f"for {KEY_LIFETIME_H} hours whoever has this address is the owner: keep it to yourself")


def _address_of(place: Place) -> str:
    """Where the server of a store is reached: what it told last, or one of several servers, or the usual port."""
    if isinstance(place, Path):
        return last_address(place) or USUAL_ADDRESS
    return _do(place, _newest_node) or USUAL_ADDRESS


def _newest_node(connection: Connection) -> str:
    found = connection.execute("SELECT url FROM nodes ORDER BY heartbeat DESC LIMIT 1").fetchone()
    return str(found[0]) if found else ""


@command.command()
@with_store
def lock(db: Path | None, store: Place | None) -> None:
    """End every key of the owner's page."""
    ended = _do(chosen_store(db, store), end_keys)
    tell(f"{ended} {'key ends' if ended == 1 else 'keys end'}")


@command.command(name="fair-play")
@with_store
@click.argument("person")
@click.option("--deals", "judged", type=click.IntRange(1, 5000), default=ENOUGH, show_default=True, help="Their last.")
def fair_play(db: Path | None, store: Place | None, person: str, judged: int) -> None:
    """Compare how a PERSON, by id, plays with what honest players find; it proves nothing.

    Takes some seconds for each hundred deals. Deals at tables with other people count alone.
    """
    where = chosen_store(db, store)
    if _do(where, person_named(person)) is None:
        raise Unknown(f"there is no such person: {one_line(person)[:40]}")
    for line in report_words(figures_of_person(_do(where, matches_of(person, judged)), judged)):
        _echo(ENGLISH.tell(line))


@command.command(name="reports")
@with_store
@click.option("--all", "with_closed", is_flag=True, help="Those that were seen to as well.")
def list_reports(db: Path | None, store: Place | None, with_closed: bool) -> None:
    """List what people have reported, newest first."""
    for one in _do(chosen_store(db, store), reports(with_closed=with_closed)):
        where = f"match {one.match}" if one.match else f"table {one.table}"
        _echo(f"{one.id} {one.about}: {one.name} ({one.person}) at {where}, step {one.step}: {one.words or '-'}")
        for spoken in one.talk:
            _echo(f"    {spoken.name} ({spoken.person}): {spoken.text}")


@command.command()
@with_store
@click.argument("who")
@click.option(
    "--why", required=True, metavar="WORDS", help=f"What they are told; at most {MAX_REASON_LETTERS} letters."
)
@click.option("--days", type=click.FloatRange(0, MAX_BAN_DAYS, min_open=True), help="For so long; for good otherwise.")
def ban(db: Path | None, store: Place | None, who: str, why: str, days: float | None) -> None:
    """Ban WHO, the id of a person, an address, or a network as in 203.0.113.0/24."""
    found = _asked(lambda: ban_of(who, "", why, days, milliseconds()))
    if "/" not in found.who and not _do(chosen_store(db, store), _has_person(found.who)):
        raise BadNotation(f"there is nobody of that id here; reports and the owner's page tell ids: {who}")
    _do(chosen_store(db, store), keep_ban(found))
    tell(f"{found.who} is told: {found.words}")


@command.command()
@with_store
@click.argument("who")
def unban(db: Path | None, store: Place | None, who: str) -> None:
    """Lift the ban of WHO."""
    if not _do(chosen_store(db, store), lift_ban(_asked(lambda: who_of(who)))):
        raise BadNotation(f"there is no such ban; bidwhist owner bans lists them: {who}")


@command.command()
@with_store
def bans(db: Path | None, store: Place | None) -> None:
    """List who is banned, newest first."""
    for one in _do(chosen_store(db, store), bans_at(milliseconds())):
        _echo(f"{one.who} {one.name or '-'}: {one.words}")


def _has_person(person: str) -> Work[bool]:
    query = "SELECT 1 FROM people WHERE id = ?"
    return lambda connection: connection.execute(query, (person,)).fetchone() is not None


def _asked(make: Callable[[], T]) -> T:
    try:
        return make()
    except NoBan as error:
        raise BadNotation(str(error)) from None


def _echo(words: str) -> None:
    # Words of people may have signs that move a terminal.
    say(one_line(words))


def _do(place: Place, work: Work[T]) -> T:
    """The result of work in a transaction on the store.

    :raises WhistError: if there is no such store, or it cannot be written.
    """
    if not is_there(place):
        what = "there is no server's file; name it with --db" if isinstance(place, Path) else "no server has been there"
        raise WhistError(f"{what}: {place}")
    return done_at(place, work)
