"""``bidwhist standings``: the leaderboards of a server, read from its store."""

from pathlib import Path

import click
from rich.table import Table

from bidwhist.cli.consoles import print_table, screen
from bidwhist.cli.items import StandingItem
from bidwhist.cli.mistakes import Mistake
from bidwhist.cli.output import say_json, tell
from bidwhist.cli.parameters import json_option, language_option
from bidwhist.cli.stores import ask, chosen_store, with_store
from bidwhist.core.rules.presets import PRESETS
from bidwhist.errors import Unknown
from bidwhist.i18n import Language
from bidwhist.narration import names_in_line
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.platform.database.store import Store
from bidwhist.server.ratings.domain.pools import CUTTHROAT, PARTNERS, POOLS
from bidwhist.server.ratings.messages import Board
from bidwhist.server.ratings.service import RatingService
from bidwhist.tools.printable import one_line

BOARDS = (
    *POOLS,
    "league",
    "experience",
    *(
        f"{pool}.{preset}"
        for preset, rules in PRESETS.items()
        for pool in (PARTNERS if rules.sides == 2 else CUTTHROAT,)
    ),
)
"""The leaderboards; those of a rule set by its name."""


@click.command()
@click.argument("board", type=click.Choice(BOARDS), default="partners", metavar="[BOARD]")
@click.option("--tier", type=click.IntRange(1, 10_000), default=1, show_default=True, help="Which tier of the league.")
@click.option("--rebuild", "again", is_flag=True, help="Rebuild all standings first; the server must be stopped.")
@with_store
@json_option("a line of the board")
@language_option()
def command(
    *, board: str, tier: int, again: bool, db: Path | None, store: Place | None, as_json: bool, language: Language
) -> None:
    """Show a BOARD of a server: partners, pairs, cutthroat, league or experience.

    A named rule set has boards of its own: partners.palace.
    """
    place = chosen_store(db, store)
    if again:
        settled = ask(place, lambda opened: RatingService(opened, has_chips=False).rebuild(), is_held=True)
        tell(language.say("cli-standings-again", count=settled))
    found = ask(place, lambda opened: _board(opened, board, tier))
    if as_json:
        for item in _items(found):
            say_json(item)
    elif found.lines:
        print_table(screen(), _table(found, language))
    else:
        tell(language.say("cli-standings-empty"))


async def _board(store: Store, named: str, tier: int) -> Board:
    found = await RatingService(store, has_chips=False).board(named, tier, None)
    if found is None:
        raise Unknown(Mistake.of("cli-standings-no-board", board=named))
    return found


def _items(found: Board) -> list[StandingItem]:
    return [
        StandingItem(
            board=found.board,
            place=line.place,
            names=line.names,
            worth=line.worth,
            played=line.played,
            won=line.won,
            certainty=line.certainty,
        )
        for line in found.lines
    ]


def _table(found: Board, language: Language) -> Table:
    heads = [language.say("cli-standings-head", column=name) for name in ("place", "who", "worth", "played", "won")]
    table = Table(*heads, title=f"{found.board}, {found.month}", box=None)
    for line in found.lines:
        names = names_in_line([one_line(name) for name in line.names], language)
        table.add_row(str(line.place), names, str(line.worth), str(line.played), str(line.won))
    return table
