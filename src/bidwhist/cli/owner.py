"""``bidwhist owner``: administration of a server, over its store."""

from pathlib import Path

import click

from bidwhist.cli.mistakes import Mistake
from bidwhist.cli.output import say, tell
from bidwhist.cli.parameters import Finite, language_option
from bidwhist.cli.stores import ask, chosen_store, last_address, with_store
from bidwhist.errors import BadNotation, Unknown
from bidwhist.i18n import Language
from bidwhist.server.accounts.service import Accounts
from bidwhist.server.moderation.bans import MAX_BAN_DAYS, MAX_REASON_LETTERS, Ban, NoBan, who_of
from bidwhist.server.moderation.fair_play import ENOUGH, FairPlay, report_words
from bidwhist.server.moderation.owner_keys import KEY_LIFETIME_H
from bidwhist.server.moderation.service import Moderation
from bidwhist.server.platform.cluster.node import newest_address
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.platform.database.store import Store
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
@language_option()
def link(db: Path | None, store: Place | None, site: str | None, language: Language) -> None:
    """Print the address of the owner's page, with a key that is good for some hours."""
    place = chosen_store(db, store)
    key = ask(place, lambda opened: Moderation(opened).new_key())
    say(f"{(site or _address_of(place)).rstrip('/')}/#/owner/{key}")
    tell(language.say("cli-owner-link", count=KEY_LIFETIME_H))


def _address_of(place: Place) -> str:
    """The address of a store's server: the last it announced, or one of several servers, or the default port."""
    if isinstance(place, Path):
        return last_address(place) or USUAL_ADDRESS
    return ask(place, newest_address) or USUAL_ADDRESS


@command.command()
@with_store
@language_option()
def lock(db: Path | None, store: Place | None, language: Language) -> None:
    """End every key of the owner's page."""
    ended = ask(chosen_store(db, store), lambda opened: Moderation(opened).end_keys())
    tell(language.say("cli-owner-keys", count=ended))


@command.command(name="fair-play")
@with_store
@click.argument("person")
@click.option("--deals", "judged", type=click.IntRange(1, 5000), default=ENOUGH, show_default=True, help="Their last.")
@language_option()
def fair_play(db: Path | None, store: Place | None, person: str, judged: int, language: Language) -> None:
    """Compare how a PERSON, by id, plays with what honest players find; it proves nothing.

    Takes some seconds for each hundred deals. Deals at tables with other people count alone.
    """
    for line in report_words(ask(chosen_store(db, store), lambda opened: _fair_play(opened, person, judged))):
        _echo(language.tell(line))


async def _fair_play(store: Store, person: str, judged: int) -> FairPlay:
    found = await Accounts(store).person(person)
    if found is None:
        raise Unknown(Mistake.of("cli-no-person", person=one_line(person)[:40]))
    return await Moderation(store).fair_play(found, judged)


@command.command(name="reports")
@with_store
@click.option("--all", "with_closed", is_flag=True, help="Those that were seen to as well.")
@language_option()
def list_reports(db: Path | None, store: Place | None, with_closed: bool, language: Language) -> None:
    """List what people have reported, newest first."""
    for one in ask(chosen_store(db, store), lambda opened: Moderation(opened).reports(with_closed=with_closed)):
        place = language.say("cli-owner-place", kind="match" if one.match else "table", id=one.match or one.table)
        where = language.say("cli-owner-report", name=one.name, person=one.person, place=place, step=str(one.step))
        _echo(f"{one.id} {one.about}: {where}: {one.words or '-'}")
        for spoken in one.talk:
            _echo(f"    {spoken.name} ({spoken.person}): {spoken.text}")


@command.command()
@with_store
@click.argument("who")
@click.option(
    "--why", required=True, metavar="WORDS", help=f"What they are told; at most {MAX_REASON_LETTERS} letters."
)
@click.option("--days", type=Finite(0, MAX_BAN_DAYS, min_open=True), help="How many days; for good without it.")
@language_option()
def ban(  # noqa: PLR0917  # click fills it in by name
    db: Path | None, store: Place | None, who: str, why: str, days: float | None, language: Language
) -> None:
    """Ban WHO, the id of a person, an address, or a network as in 203.0.113.0/24."""
    try:
        made = ask(chosen_store(db, store), lambda opened: Moderation(opened).ban(who, why, days))
    except (NoBan, Unknown) as error:
        raise BadNotation(str(error)) from None
    tell(language.say("cli-owner-told", who=made.who, words=str(made.words)))


@command.command()
@with_store
@click.argument("who")
def unban(db: Path | None, store: Place | None, who: str) -> None:
    """Lift the ban of WHO."""
    try:
        was_there = ask(chosen_store(db, store), lambda opened: Moderation(opened).lift(who_of(who)))
    except NoBan as error:
        raise BadNotation(str(error)) from None
    if not was_there:
        raise BadNotation(Mistake.of("cli-owner-no-ban", who=who))


@command.command()
@with_store
def bans(db: Path | None, store: Place | None) -> None:
    """List who is banned, newest first."""
    for one in ask(chosen_store(db, store), _bans):
        _echo(f"{one.who} {one.name or '-'}: {one.words}")


async def _bans(store: Store) -> tuple[Ban, ...]:
    moderation = Moderation(store)
    await moderation.look()
    return moderation.bans


def _echo(words: str) -> None:
    # People's words may contain terminal control characters.
    say(one_line(words))
