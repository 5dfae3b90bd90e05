"""``bidwhist conventions``: the agreements that bots can play, in sentences for the whole table."""

from textwrap import wrap

import click

from bidwhist.bots.conventions import (
    AGREEMENTS,
    SIGN,
    ConventionCard,
    describe_conventions,
    parse_conventions,
)
from bidwhist.rules.parse import parse_rules

WIDTH = 80


@click.command()
@click.argument("card", required=False)
@click.option("--rules", "rules_name", default=None, metavar="PRESET", help="Say what these rules have no place for.")
def command(card: str | None, rules_name: str | None) -> None:
    """Write the convention CARD in plain English, or every agreement there is.

    A card is written as names with strokes between them, four-joker/four-aces. Bots play the card that stands
    behind their name: bidwhist play --bots steady/four-joker.
    """
    chosen = parse_conventions(card) if card else ConventionCard((*AGREEMENTS,))
    rules = parse_rules(rules_name) if rules_name else None
    for name, words in zip(chosen.names, describe_conventions(chosen, rules), strict=True):
        click.secho(name, bold=True)
        click.echo("\n".join(wrap(words, WIDTH, initial_indent="  ", subsequent_indent="  ")))
    click.echo(f"Bots play them as in: bidwhist play --bots steady{SIGN}{chosen.names[0]}", err=True)
