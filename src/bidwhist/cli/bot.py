"""``bidwhist bot``: an engine sits down at tables of a server, under a name of its own."""

import asyncio
import os
import re
from pathlib import Path
from random import SystemRandom

import click

from bidwhist.bots.engines.engine import Engine
from bidwhist.cli.mistakes import Mistake, Misused
from bidwhist.cli.output import say, tell
from bidwhist.cli.parameters import language_option
from bidwhist.engine.bridge import Address, Bridge, fetched
from bidwhist.errors import WhistError
from bidwhist.i18n import Language

TOKEN = "BIDWHIST_BOT_TOKEN"  # the name of a variable
_TOKEN = re.compile(r"[!-~]+")
"""What can stand in the header of a request."""


@click.command(name="bot")
@click.option("--engine", "program", required=True, type=click.Path(), help="The program, with its arguments.")
@click.option(
    "--table", "link", required=True, metavar="URL", help="A server, or the invite link of one of its tables."
)
@click.option(
    "--token",
    "token_file",
    type=click.Path(dir_okay=False, path_type=Path),
    help=f"The file with the bot account's token; without it {TOKEN} holds the token.",
)
@click.option("--new", metavar="NAME", help="Make the bot account first, and keep its token in the file.")
@click.option("--account", metavar="NAME", help="Your account, which answers for a new bot; its password is asked.")
@click.option("--matches", type=click.IntRange(min=1), help="Get up after so many matches, and end.")
@click.option("--only-there/--when-asked", default=False, help="Do not come to other tables when somebody asks.")
@click.option("--limit-ms", type=click.IntRange(1, 600_000), help="Milliseconds for a decision; 2000 unless said.")
@click.option("--show", is_flag=True, help="Start the engine, say where it would play, and go nowhere.")
@language_option()
def command(
    *,
    program: str,
    link: str,
    token_file: Path | None,
    new: str | None,
    account: str | None,
    matches: int | None,
    only_there: bool,
    limit_ms: int | None,
    show: bool,
    language: Language,
) -> None:
    """Let an engine play at tables of a server.

    It needs a bot account, which you make on your page there or with --new. It plays at tables whose host lets
    programs sit down: at the one that the link leads to, and where people ask it over.
    """
    if account is not None and new is None:
        raise Misused("cli-goes-with", switch="--account", other="--new")
    address = Address.of(link)
    if show:
        _show(program, address, language)
        return
    token = _made(address, new, account, token_file, language) if new else _kept(token_file)
    with Engine(program, limit_ms=limit_ms) as engine:
        engine.start()
        bridge = Bridge(
            engine,
            address,
            token,
            SystemRandom(),
            comes_when_asked=not only_there,
            most_matches=matches,
            tell=tell,
        )
        asyncio.run(bridge.run())
        played = language.say("cli-matches", count=bridge.matches)
        decisions = language.say("cli-decisions", count=bridge.decisions)
        tell(language.say("cli-bot-done", matches=played, decisions=decisions, faults=len(engine.faults), bot="steady"))


def _show(program: str, address: Address, language: Language) -> None:
    with Engine(program) as engine:
        ready = engine.start()
        name, table = f"{ready.name} {ready.version}".strip(), "this" if address.invite else "any"
        say(language.say("cli-bot-would", table=table, name=name, server=address.server, invite=address.invite or ""))


def _kept(token_file: Path | None) -> str:
    try:
        token = token_file.read_text(encoding="utf-8").strip() if token_file else os.environ.get(TOKEN, "").strip()
    except UnicodeDecodeError:
        token = ""
    if not _TOKEN.fullmatch(token):
        raise WhistError(Mistake.of("cli-bot-no-token", variable=TOKEN))
    return token


def _made(address: Address, name: str, account: str | None, token_file: Path | None, language: Language) -> str:
    if token_file is None or account is None:
        raise WhistError(Mistake.of("cli-bot-new"))
    if token_file.exists():
        raise WhistError(Mistake.of("cli-bot-token-there", file=str(token_file)))
    password = click.prompt(language.say("cli-bot-password", name=account), hide_input=True, err=True)
    # The file first: a token that cannot be kept would be lost.
    token_file.touch(mode=0o600, exist_ok=False)
    try:
        signed_in = fetched(address.server, "/api/login?token=1", {}, {"name": account, "password": password})
        made = fetched(
            address.server, "/api/me/bots", {"authorization": f"Bearer {signed_in['token']}"}, {"name": name}
        )
    except WhistError:
        token_file.unlink()
        raise
    token_file.write_text(made["token"] + "\n", encoding="utf-8")
    return str(made["token"])
