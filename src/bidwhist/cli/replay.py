"""``bidwhist replay``: steps through a recorded match in the terminal, or prints it where there is none."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import islice, takewhile
from pathlib import PurePath
from types import MappingProxyType

import click
from rich.console import Console

from bidwhist.cli.film import MOVES, Film, Place, deal_in_lines, onlooker
from bidwhist.cli.film_drawing import draw
from bidwhist.cli.keys import keys
from bidwhist.cli.record_files import read_records, shown
from bidwhist.deal import Deal
from bidwhist.errors import BadRecord
from bidwhist.match import Match
from bidwhist.record import replay
from bidwhist.words import Voice, draws_in_words, hand_in_words, result_in_words, score_in_words

_KEYS: Mapping[str, str] = MappingProxyType(
    {" ": "n", "\r": "n", "\n": "n", "\x1b[C": "n", "\x1b[D": "p", "\x1b[B": "t", "\x1b[A": "T", "N": "n", "P": "p"}
)
"""Other keys for the same moves: space, enter and the arrows."""
_QUIT = ("q", "Q", "\x1b", "\x04")


@click.command("replay")
@click.argument("file", metavar="FILE")
@click.option(
    "--match", "number", type=click.IntRange(1), default=1, show_default=True, help="Which match of the file."
)
@click.option("--deal", "deal", type=click.IntRange(1), help="Begin with this deal; printed, show this deal alone.")
@click.option("--seat", type=click.IntRange(0, 4), help="Look over the shoulder of this seat alone.")
@click.option("--plain", is_flag=True, help="Print it, for screen readers and scripts.")
def command(*, file: str, number: int, deal: int | None, seat: int | None, plain: bool) -> None:
    """Step through a recorded match.

    n or space goes on, p goes back, t and d go on to the next trick and the next deal, T and D back, s changes whose
    cards are shown, q leaves. Without a terminal the match is printed, a line a call and a line a trick. FILE is
    JSON, JSON lines, the text form or Trickster's; - reads standard input.
    """
    match = _match(file, number)
    _check_asked(match, deal, seat)
    if plain or file == "-" or not (sys.stdin.isatty() and sys.stdout.isatty()):
        for line in _printed(match, deal, seat):
            click.echo(line)
    else:
        _show(Film(match), Place((deal or 1) - 1, 0), seat, f"{PurePath(file).name}, match {number}")


def _match(file: str, number: int) -> Match:
    found = next(islice(read_records(file), number - 1, None), None)
    if found is None:
        raise BadRecord(f"{shown(file)}: there is no match {number} in it")
    try:
        return replay(found.record)
    except BadRecord as error:
        raise BadRecord(f"{shown(file)}, line {found.line_of(error)}: {error}") from None


def _check_asked(match: Match, deal: int | None, seat: int | None) -> None:
    if not match.deals:
        raise BadRecord("no cards have been dealt in this match yet")
    if deal is not None and deal > len(match.deals):
        raise click.UsageError(f"--deal is 1 to {len(match.deals)} in this match: {deal}")
    if seat is not None and seat >= match.rules.players:
        raise click.UsageError(f"--seat is 0 to {match.rules.players - 1} in this match: {seat}")


def _printed(match: Match, only: int | None, seat: int | None) -> Iterator[str]:
    voice, film = onlooker(match), Film(match)
    if only is None:
        yield from draws_in_words(voice, match)
    for number, score in enumerate(match.scores):
        if only in (None, number + 1):
            yield from (
                "",
                f"Deal {number + 1} of {len(match.deals)}. {voice.does(match.deals[number].dealer, 'deal')}.",
            )
            yield from _dealt(voice, match.deals[number], seat)
            yield from deal_in_lines(voice, film.states(number), seat)
            yield f"Score: {score_in_words(voice, score)}."
    if only is None:
        yield from ("", f"{result_in_words(voice, match)}." if match.result else "The match is not over.")


def _dealt(voice: Voice, deal: Deal, seat: int | None) -> Iterator[str]:
    for one, hand in enumerate(deal.dealt):
        if seat in (None, one):
            yield f"{voice.names[one]}: {hand_in_words(hand, None)}."
    if deal.kitty and seat is None:
        yield f"Kitty: {hand_in_words(deal.kitty, None)}."


def _show(film: Film, place: Place, seat: int | None, title: str) -> None:
    console, voice = Console(), onlooker(film.match)
    # Ctrl-C leaves like q, whenever it comes.
    with suppress(KeyboardInterrupt), keys() as pressed, console.screen(hide_cursor=True) as screen:
        screen.update(draw(film, place, voice, seat, title))
        for key in takewhile(lambda key: key not in _QUIT, pressed):
            move = MOVES.get(_KEYS.get(key, key))
            place = move(film, place) if move else place
            seat = _next_seat(film.match, seat) if key == "s" else seat
            screen.update(draw(film, place, voice, seat, title))


def _next_seat(match: Match, seat: int | None) -> int | None:
    # Everybody, then each seat in turn.
    if seat is None:
        return 0
    return seat + 1 if seat + 1 < match.rules.players else None
