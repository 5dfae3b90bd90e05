"""``bidwhist conventions``: the agreements that bots can play, in sentences for the whole table."""

from textwrap import wrap

import click
from rich.text import Text

from bidwhist.bots.conventions import (
    AGREEMENTS,
    SIGN,
    ConventionCard,
    describe_conventions,
    parse_conventions,
)
from bidwhist.cli.consoles import PROSE_COLUMNS, screen
from bidwhist.cli.items import AgreementItem
from bidwhist.cli.output import say_json, tell
from bidwhist.cli.parameters import CONVENTIONS, json_option, language_option, rules_option
from bidwhist.core.rules.parse import parse_rules
from bidwhist.i18n import ENGLISH, Language


@click.command()
@click.argument("card", required=False, type=CONVENTIONS)
@rules_option("Say what these rules have no place for.")
@json_option("an agreement")
@language_option()
def command(*, card: str | None, preset: str | None, as_json: bool, language: Language) -> None:
    """Write the convention CARD in plain English, or every agreement there is.

    A card is written as names with strokes between them, four-joker/four-aces. Bots play the card that stands
    behind their name: bidwhist play --bots steady/four-joker.
    """
    chosen = parse_conventions(card) if card is not None else ConventionCard((*AGREEMENTS,))
    rules = parse_rules(preset) if preset is not None else None
    told = list(zip(chosen.names, describe_conventions(chosen, rules, ENGLISH if as_json else language), strict=True))
    if as_json:
        for name, words in told:
            say_json(AgreementItem(agreement=name, words=words))
        return
    console = screen(soft_wrap=True)
    for name, words in told:
        console.print(Text(name, "bold"))
        console.print(Text("\n".join(wrap(words, PROSE_COLUMNS, initial_indent="  ", subsequent_indent="  "))))
    tell(language.say("cli-bots-play-them", command=f"bidwhist play --bots steady{SIGN}{chosen.names[0]}"))
