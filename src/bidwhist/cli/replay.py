"""``bidwhist replay``: steps through recorded matches in the terminal, or prints them where there is none."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import takewhile
from pathlib import PurePath
from types import MappingProxyType

import click
from rich.console import Group

from bidwhist.cli.consoles import screen
from bidwhist.cli.film import FILM_KEYS, MOVES, Film, Place, Reel, Spot, deal_in_lines, moved, onlooker
from bidwhist.cli.film_drawing import draw
from bidwhist.cli.keys import keys
from bidwhist.cli.mistakes import Mistake
from bidwhist.cli.output import say, say_json
from bidwhist.cli.parameters import RECORDS, deal_option, json_option, language_option, match_option
from bidwhist.cli.replay_items import action_items
from bidwhist.cli.selection import Chosen, chosen_matches
from bidwhist.core.cards import Hand
from bidwhist.core.deal import Deal
from bidwhist.core.match import Match
from bidwhist.errors import Unknown
from bidwhist.i18n import Language
from bidwhist.narration import Narrator, draws_in_words, hand_in_words, result_in_words, standing_in_words
from bidwhist.records.files import STANDARD

_KEYS: Mapping[str, str] = MappingProxyType(
    {" ": "n", "\r": "n", "\n": "n", "\x1b[C": "n", "\x1b[D": "p", "\x1b[B": "t", "\x1b[A": "T", "N": "n", "P": "p"}
)
"""Other keys for the same moves: space, enter and the arrows."""
_QUIT = ("q", "Q", "\x1b", "\x04")


@click.command("replay")
@click.argument("file", metavar="FILE", type=RECORDS)
@match_option()
@deal_option("Begin with this deal; printed, show this deal alone, of each match.")
@click.option("--seat", type=click.IntRange(0, 4), help="Look over the shoulder of this seat alone.")
@click.option("--plain", is_flag=True, help="Print it, for screen readers and scripts.")
@json_option("an action")
@language_option()
def command(
    *,
    file: str,
    match: int | None,
    deal: int | None,
    seat: int | None,
    plain: bool,
    as_json: bool,
    language: Language,
) -> None:
    """Step through recorded matches.

    n or space goes on, p goes back, t and d go on to the next trick and the next deal, m to the next match, T, D and M
    back, s changes whose cards are shown, q leaves. Without a terminal all matches are printed, a line a call and a
    line a trick. FILE is JSON, JSON lines, the text form or Trickster's; - reads standard input.
    """
    matches = (_with_seat(one, seat) for one in chosen_matches(file, match, deal=deal) if one.match.deals)
    if as_json:
        for chosen in matches:
            for item in action_items(chosen, deal, seat):
                say_json(item)
    elif plain or file == STANDARD or not (sys.stdin.isatty() and sys.stdout.isatty()):
        for chosen, is_alone in _with_company(matches):
            for line in _printed(chosen, deal, seat, language, tell_match=match is None and not is_alone):
                say(line)
    else:
        _show(Reel(matches), (deal or 1) - 1, seat, PurePath(file).name, language)


def _with_seat(chosen: Chosen, seat: int | None) -> Chosen:
    """The match, if it has the seat.

    :raises Unknown: if it has not.
    """
    last = chosen.match.rules.players - 1
    if seat is not None and seat > last:
        raise Unknown(Mistake.of("cli-no-seat", last=last, match=chosen.number, seat=seat))
    return chosen


def _with_company(matches: Iterator[Chosen]) -> Iterator[tuple[Chosen, bool]]:
    """Each match, and whether it is the only one."""
    first, second = next(matches, None), next(matches, None)
    for one in (first, second):
        if one is not None:
            yield one, second is None
    for one in matches:
        yield one, False


def _printed(
    chosen: Chosen, only: int | None, seat: int | None, language: Language, *, tell_match: bool
) -> Iterator[str]:
    match, say = chosen.match, language.say
    narrator, film = onlooker(match, language), Film(match)
    if tell_match:
        yield from ("", say("cli-match-is", match=chosen.number))
    if only is None:
        yield from draws_in_words(narrator, match)
    for number, tally in enumerate(match.tallies[1:]):
        if only in (None, number + 1):
            place = say("cli-deal-is", deal=number + 1, count=len(match.deals))
            yield from ("", f"{place} {narrator.says('deals', match.deals[number].dealer)}")
            yield from _dealt(narrator, match.deals[number], seat)
            yield from deal_in_lines(narrator, film.states(number), seat)
            yield say("cli-score-is", score=standing_in_words(narrator, match.rules, tally.score, tally.sets))
    if only is None:
        yield from ("", f"{result_in_words(narrator, match)}." if match.result else say("cli-match-not-over"))


def _dealt(narrator: Narrator, deal: Deal, seat: int | None) -> Iterator[str]:
    for one, hand in enumerate(deal.dealt):
        if seat in (None, one):
            yield narrator.say("cli-hand-of", name=narrator.names[one], hand=_hand(hand, narrator))
    if deal.kitty and seat is None:
        yield narrator.say("cli-kitty-is", hand=_hand(deal.kitty, narrator))


def _hand(hand: Hand, narrator: Narrator) -> str:
    return hand_in_words(hand, None, narrator.language)


def _show(reel: Reel, deal: int, seat: int | None, name: str, language: Language) -> None:
    if 0 not in reel:
        return
    console, spot = screen(), Spot(0, Place(deal, 0))
    # Ctrl-C leaves like q at any time.
    with suppress(KeyboardInterrupt), keys() as pressed, console.screen(hide_cursor=True) as display:
        display.update(_drawn(reel, spot, seat, name, language))
        for key in takewhile(lambda key: key not in _QUIT, pressed):
            if key == "s":
                seat = _next_seat(reel.film(spot.film).match, seat)
            elif _KEYS.get(key, key) in (*MOVES, *FILM_KEYS):
                spot = moved(reel, spot, _KEYS.get(key, key))
            display.update(_drawn(reel, spot, seat, name, language))


def _drawn(reel: Reel, spot: Spot, seat: int | None, name: str, language: Language) -> Group:
    film = reel.film(spot.film)
    title = language.say("cli-of-match", file=name, match=reel.number(spot.film))
    return draw(film, spot.place, onlooker(film.match, language), seat, title)


def _next_seat(match: Match, seat: int | None) -> int | None:
    # Everybody, then each seat in turn.
    if seat is None:
        return 0
    return seat + 1 if seat + 1 < match.rules.players else None
