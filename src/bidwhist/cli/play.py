"""``bidwhist play``: a match in the terminal, drawn, or as a line dialogue."""

import importlib
import io
import os
import shlex
import sys
from pathlib import Path
from secrets import token_bytes
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from bidwhist.bots.guests import SIGN as MODULE_SIGN
from bidwhist.bots.levels import PREFIX
from bidwhist.cli.going_on import given_again
from bidwhist.cli.mistakes import Mistake
from bidwhist.cli.output import say, tell
from bidwhist.cli.parameters import Finite, bots_option, language_option, rules_option, settings_option
from bidwhist.core.cards import SUIT_LETTERS, SUIT_SYMBOLS
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.errors import BotFault, Unknown, WhistError
from bidwhist.i18n import ENGLISH, Language, language_of, of_commands, saying_of
from bidwhist.narration import capital, names_in_line
from bidwhist.tui.dialogue import Dialogue
from bidwhist.tui.preferences import Preferences, keep_preferences, preferences_path, read_preferences, tidy_name
from bidwhist.tui.saves import Damaged, Save
from bidwhist.tui.session import PERSON, Sitting, get_ready, sit_down
from bidwhist.tui.setting import FAILED, LEFT_AT_START, NOT_SAVED, Setting

if TYPE_CHECKING:
    from bidwhist.tui.app import WhistApp


@click.command()
@rules_option("Rules to play by: a preset or a share code.", default="classic", show_default=True)
@settings_option()
@click.option("--seat", default=0, show_default=True, help="Where you sit, counted clockwise from 0.")
@bots_option("Who plays the other seats")
@click.option("--seed", default=None, metavar="TEXT", help="The same text deals the same cards.")
@click.option("--name", default=PERSON, show_default=True, help="Your name on the record.")
@click.option("--new", "is_new", is_flag=True, help="Start a new match; a saved one is set aside.")
@click.option("--save", "save_path", default=None, type=click.Path(path_type=Path), help="Save in this file.")
@click.option("--plain", is_flag=True, help="A line dialogue, for screen readers and scripts.")
@click.option("--pace", default=0.8, show_default=True, type=Finite(0, 10), help="Seconds a bot takes to act.")
@click.option(
    "--claims/--no-claims", default=True, show_default=True, help="Bots claim the rest when it is certainly theirs."
)
@click.option("--four-colours", is_flag=True, help="A colour for each suit.")
@language_option()
def command(
    *,
    preset: str,
    settings: tuple[str, ...],
    seat: int,
    bots: str,
    seed: str | None,
    name: str,
    is_new: bool,
    save_path: Path | None,
    plain: bool,
    pace: float,
    claims: bool,
    four_colours: bool,
    language: Language,
) -> int:
    """Play a match against bots.

    Without options that say what to play, a start asks: rules, bots, a saved match, a first lesson, settings. The match
    is saved at every decision and continues where it stopped. Without a terminal, or with --plain, it is a line
    dialogue.
    """
    save = Save(save_path)
    path = preferences_path(save.path)
    preferences = read_preferences(path)
    asked = _given()
    if "language" not in asked:
        language = of_commands(language_of(preferences.language)) if preferences.language else language
    if not asked & CHOSEN_AT_START and not plain and is_terminal() and why_not_drawn(language) is None:
        return _open_start(save, preferences, language, claims=claims)
    rules = parse_rules(preset, settings)
    named = tuple(name.strip() for name in bots.split(","))

    def begin() -> Sitting:
        return sit_down(rules, seat, tidy_name(name), named, fresh_seed(seed), language=language)

    begin()  # what is asked wrongly is refused before a screen is drawn
    with save.held():
        waiting, notice = find_waiting(save, language)
        if is_new and waiting is not None:
            save.put_away(waiting.match)
            waiting = None
        if waiting is not None:
            take_up(waiting, named)
            notice = f"{notice} {_left_out(waiting, rules, named, language)}".strip()
        setting = Setting(
            begin=begin,
            save=save,
            waiting=waiting,
            pace=pace if "pace" in asked else preferences.pace_s,
            claims=claims,
            four_colours=four_colours or preferences.four_colours,
            language=language,
            notice=notice,
        )
        if plain or not is_terminal():
            return talk(setting)
        reason = why_not_drawn(language)
        if reason:
            tell(language.say("tui-by-lines", why=reason))
        return talk(setting) if reason else draw(setting, preferences, path)


CHOSEN_AT_START = frozenset({"preset", "settings", "seat", "bots", "seed", "name", "is_new"})
"""The parameters that say what to play; where none is given, the start asks."""


def _given() -> set[str]:
    """The parameters that the command line gives, to the command or to the program."""
    return {
        str(param.name)
        for context in (click.get_current_context(), click.get_current_context().find_root())
        for param in context.command.params
        if context.get_parameter_source(str(param.name)) is ParameterSource.COMMANDLINE
    }


def _open_start(save: Save, preferences: Preferences, language: Language, *, claims: bool) -> int:
    """Opens the start; a language on the command line holds until another one is chosen there."""
    path = preferences_path(save.path)
    before = preferences.language

    def spoken(chosen: Preferences) -> Language:
        return of_commands(language_of(chosen.language)) if chosen.language not in ("", before) else language

    with save.held():
        waiting, notice = find_waiting(save, language)
        if waiting is not None:
            take_up(waiting, ())

        def setting(chosen: Preferences, item: str) -> Setting:
            table = parse_rules("classic", FIRST_DEAL_RULES) if item == "first-deal" else parse_rules(chosen.rules)
            return Setting(
                begin=lambda: sit_down(
                    table, 0, chosen.name, (chosen.bots,), fresh_seed(None), language=spoken(chosen)
                ),
                save=save,
                waiting=waiting,
                answer="on" if item == "resume" else "new",
                pace=chosen.pace_s,
                claims=claims,
                four_colours=chosen.four_colours,
                language=spoken(chosen),
            )

        start = importlib.import_module("bidwhist.tui.start").Start(waiting, notice, setting, spoken)
        app = importlib.import_module("bidwhist.tui.app").WhistApp(
            start=start, preferences=preferences, keep=lambda chosen: keep_preferences(path, chosen)
        )
        return _run(app, save)


FIRST_DEAL_RULES = ("max_deals=1",)


def _left_out(waiting: Sitting, rules: Ruleset, named: tuple[str, ...], language: Language) -> str:
    """The options that a saved match would ignore; empty if all of them agree with it."""
    bots = {player for player in waiting.match.players if player.startswith(PREFIX)}
    agree = {
        "preset": rules == waiting.rules,
        "settings": rules == waiting.rules,
        "bots": {PREFIX + name.removeprefix(PREFIX) for name in named} == bots,
        "seat": False,
        "seed": False,
        "name": False,
    }
    asked, params = _given(), click.get_current_context().command.params
    given = [param.opts[0] for param in params if not agree.get(str(param.name), True) and param.name in asked]
    return language.say("tui-own-rules", options=names_in_line(given, language)) if given else ""


def fresh_seed(text: str | None) -> bytes:
    """The seed a person asked for, or a random one."""
    return token_bytes(32) if text is None else seed_from_text(text)


def find_waiting(save: Save, language: Language = ENGLISH) -> tuple[Sitting | None, str]:
    """The saved match to go on with, if any, and a message for the person."""
    try:
        waiting = save.read()
    except Damaged as error:
        return None, f"{capital(language.tell(saying_of(error)))}."
    if waiting is not None and waiting.match.result is not None:
        save.put_away(waiting.match)
        return None, ""
    return waiting, ""


def take_up(waiting: Sitting, named: tuple[str, ...]) -> None:
    """Prepare the bots of a saved match. A bot ``module:Class`` must be named again.

    :raises Unknown: if a bot is named by the file alone, so that no file can have a module imported.
    """
    known = {PREFIX + name.removeprefix(PREFIX) for name in named}
    for name in waiting.match.players:
        own = name.removeprefix(PREFIX)
        if name.startswith(PREFIX) and MODULE_SIGN in own and name not in known:
            raise Unknown(Mistake.of("cli-saved-bots", bots=own))
    get_ready(waiting)


def is_terminal() -> bool:
    """Whether there is a terminal on all ends. The table is drawn on standard error."""
    return sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty()


def why_not_drawn(language: Language) -> str | None:
    """Why a terminal cannot show the drawn table; None if it can."""
    kind = os.environ.get("TERM", "dumb")
    if kind in ("dumb", "unknown"):
        return language.say("tui-no-pictures", kind=kind)
    if not has_signs(sys.stdout.encoding):
        return language.say("tui-no-signs", encoding=sys.stdout.encoding, needed="UTF-8")
    return None


SIGNS, LETTERS = f"{SUIT_SYMBOLS}★☆·▸…", f"{SUIT_LETTERS}**->."
"""The signs in the texts of the game, and what is written for each where there are none."""


def has_signs(encoding: str) -> bool:
    """Whether an encoding has the signs of the game."""
    try:
        f"{SIGNS}╭─╮".encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def say_in_letters(words: str) -> None:
    """Prints a line with letters for the suits."""
    say(words.translate(str.maketrans(SIGNS, LETTERS)))


def talk(setting: Setting) -> int:
    """Plays by lines. An interrupt leaves as ``quit`` does."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            # Characters that a terminal cannot write, or bytes that are not text, do not stop the game.
            stream.reconfigure(errors="replace")
    mark = ">" if sys.stdin.isatty() else ""
    dialogue = Dialogue(setting, sys.stdin, say if has_signs(sys.stdout.encoding) else say_in_letters, mark)
    try:
        is_saved = dialogue.run()
    except KeyboardInterrupt:
        is_saved = dialogue.flow.is_saved
    return farewell(setting.save, setting.language, is_saved=is_saved)


def draw(setting: Setting, preferences: Preferences, path: Path) -> int:
    """Plays on the drawn table, which is loaded only when needed.

    :raises BotFault: if a bot failed during play.
    """
    app = importlib.import_module("bidwhist.tui.app").WhistApp(
        setting, preferences=preferences, keep=lambda chosen: keep_preferences(path, chosen)
    )
    return _run(app, setting.save)


def _run(app: "WhistApp", save: Save) -> int:
    word = app.run()
    if word is not None and word.startswith(FAILED):
        raise BotFault(word.removeprefix(FAILED))
    if app.return_code or word == LEFT_AT_START:
        return app.return_code or 0
    return farewell(save, app.language, is_saved=word != NOT_SAVED)


def farewell(save: Save, language: Language, *, is_saved: bool) -> int:
    """Prints how to go on, or what was lost.

    :raises WhistError: if the last steps could not be saved.
    """
    if not is_saved:
        raise WhistError(Mistake.of("cli-not-saved", file=str(save.path)))
    if not save.path.exists() and save.finished.exists():
        coach = f"bidwhist coach {shlex.quote(str(save.finished))} --last"
        tell(language.say("tui-is-kept", command=coach))
        return 0
    where = () if save.is_usual else ("--save", shlex.quote(str(save.path)))
    tell(language.say("tui-goes-on", command=" ".join(("bidwhist play", *_guests(), *where))))
    return 0


def _guests() -> tuple[str, ...]:
    """The option that names bots of other packages again: :func:`take_up` takes none by the file alone."""
    return tuple(option for option in given_again(("bots",)) if MODULE_SIGN in option.replace(PREFIX, ""))
