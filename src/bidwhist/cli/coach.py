"""``bidwhist coach``: what each decision of a record cost, worst first, and how well each player did."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

import click
from msgspec import Struct
from rich.text import Text

from bidwhist.analysis.coach import Skipped, Verdict, coach, free_decisions
from bidwhist.analysis.coach.bot_judge import JUDGES, USUAL_JUDGE, make_judge
from bidwhist.analysis.coach.json_form import skipped_in_json, summary_in_json, verdict_in_json
from bidwhist.analysis.coach.judging import Judge
from bidwhist.bots.levels import BOTS, PREFIX
from bidwhist.cards import SUIT_LETTERS, SUIT_SYMBOLS
from bidwhist.cli.bulk import progress
from bidwhist.cli.coach_drawing import drawn
from bidwhist.cli.coached import Coached
from bidwhist.cli.consoles import aside, screen
from bidwhist.cli.film import onlooker
from bidwhist.cli.items import CoachedMatch
from bidwhist.cli.output import say_json, tell
from bidwhist.cli.parameters import RECORDS, Words, deal_option, json_option, match_option, seed_option
from bidwhist.cli.record_files import read_records
from bidwhist.cli.selection import check_chosen, replayed
from bidwhist.errors import Unknown
from bidwhist.kernel import COMPILED
from bidwhist.match import Match

JUDGE = Words("judge", lambda: ((name, BOTS[name]) for name in JUDGES))


class Asked(Struct, frozen=True, kw_only=True):
    """Which matches of a file are coached, and how."""

    judge: Judge
    seed: str
    match: int | None
    """From 1; None for all of the file."""
    is_last: bool
    deal: int | None
    player: str | None
    hindsight: bool


@click.command("coach")
@click.argument("file", metavar="RECORD", type=RECORDS)
@click.option("--player", metavar="NAME|SEAT", help="Coach one player alone: a name in the record, or a seat from 0.")
@match_option()
@click.option("--last", "is_last", is_flag=True, help="Of several matches, the last one alone.")
@deal_option()
@click.option("--bot", type=JUDGE, default=USUAL_JUDGE, show_default=True, help=f"Who judges: {', '.join(JUDGES)}.")
@click.option("--worst", type=click.IntRange(0), default=10, show_default=True, help="How many decisions to show.")
@click.option("--in-order", is_flag=True, help="Show every decision, in the order of play.")
@click.option("--no-hindsight", is_flag=True, help="Leave out what things cost with all cards open.")
@click.option("--worlds", type=click.IntRange(1, 1000), help="Worlds the judge looks at for a card; without: its own.")
@seed_option("verdicts")
@json_option("a match")
def command(
    *,
    file: str,
    player: str | None,
    match: int | None,
    is_last: bool,
    deal: int | None,
    bot: str,
    worst: int,
    in_order: bool,
    no_hindsight: bool,
    worlds: int | None,
    seed: str,
    as_json: bool,
) -> None:
    """What each decision of a record cost, worst first, and how well each player did.

    A bot judges every bid, naming, discard and card by what its seat could know: the cost is a chance in the match.
    Beside it stands what it cost with all cards open, which is hindsight and no mistake. RECORD is JSON, JSON lines,
    the text form or Trickster's; - reads standard input.
    """
    judge = make_judge(bot, worlds)
    if not COMPILED and not no_hindsight:
        tell("note: there is no hindsight without the compiled kernel")
    asked = Asked(
        judge=judge,
        seed=seed,
        match=match,
        is_last=is_last,
        deal=deal,
        player=player,
        hindsight=not no_hindsight and COMPILED,
    )
    found = _coached(file, asked)
    if as_json:
        for one in found:
            say_json(_in_json(one, asked))
    else:
        _print(drawn([*found], judge.name, worst=None if in_order else worst, one_player=player is not None))


def _print(lines: Iterable[Text]) -> None:
    console = screen(width=min(80, screen().width))
    for line in lines:
        console.print(line if _has_suits(console.encoding) else Text(line.plain.translate(_LETTERS)))


_LETTERS = str.maketrans(SUIT_SYMBOLS, SUIT_LETTERS)


def _has_suits(encoding: str) -> bool:
    try:
        SUIT_SYMBOLS.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _coached(file: str, asked: Asked) -> Iterator[Coached]:
    matches = _matches(file, asked)
    seated = [(number, match, _seat(match, asked.player)) for number, match in matches]
    wanted = [one for one in seated if asked.player is None or one[2] is not None]
    _check_player(asked, [match for _, match in matches], len(wanted))
    with _progress([(match, seat) for _, match, seat in wanted], asked) as advance:
        for number, match, seat in wanted:
            found = []
            for one in coach(match, asked.judge, asked.seed, deal=asked.deal, seat=seat, hindsight=asked.hindsight):
                found.append(one)
                advance()
            yield Coached(
                number=number,
                match=match,
                voice=onlooker(match),
                seat=seat,
                verdicts=[one for one in found if isinstance(one, Verdict)],
                skipped=[one for one in found if isinstance(one, Skipped)],
            )


def _matches(file: str, asked: Asked) -> list[tuple[int, Match]]:
    """(number, match) of each wanted match of the file."""
    records = list(enumerate(read_records(file), 1))
    wanted = [pair for pair in records if asked.match in (None, pair[0])]
    matches = [(number, replayed(file, found)) for number, found in (wanted[-1:] if asked.is_last else wanted)]
    most = max((len(match.deals) for _, match in matches), default=0)
    check_chosen(file, len(records), asked.match, most, asked.deal)
    return matches


def _seat(match: Match, player: str | None) -> int | None:
    """The seat of a player; None if the player is not in this match."""
    if player is None:
        return None
    names = zip(match.players, onlooker(match).names, strict=True)
    seats = [seat for seat, known in enumerate(names) if _is_called(player, known)]
    if len(seats) > 1:
        raise Unknown(f"several seats are called that; say which, 0 to {match.rules.players - 1}: {player!r}")
    if not seats and player.isdecimal() and int(player) < match.rules.players:
        return int(player)
    return seats[0] if seats else None


def _is_called(player: str, known: tuple[str, ...]) -> bool:
    return player.casefold() in {name.casefold().removeprefix(PREFIX) for name in known} | {known[0].casefold()}


def _check_player(asked: Asked, matches: Sequence[Match], wanted: int) -> None:
    if not wanted:
        names = list(dict.fromkeys(name for match in matches[:3] for name in onlooker(match).names))
        raise Unknown(f"nobody here is called that; there are {', '.join(names)}: {asked.player!r}")


@contextmanager
def _progress(wanted: Sequence[tuple[Match, int | None]], asked: Asked) -> Iterator[Callable[[], None]]:
    total = sum(len(free_decisions(match, deal=asked.deal, seat=seat)) for match, seat in wanted)
    with progress(aside()) as bar:
        task = bar.add_task(f"{asked.judge.name} is looking at every decision", total=total)
        yield lambda: bar.advance(task)


def _in_json(one: Coached, asked: Asked) -> CoachedMatch:
    names = one.voice.names
    return CoachedMatch(
        match=one.number,
        judge=asked.judge.name,
        seed=asked.seed,
        decisions=tuple(verdict_in_json(verdict, names[verdict.decision.seat]) for verdict in one.verdicts),
        not_judged=tuple(skipped_in_json(skipped, names[skipped.seat]) for skipped in one.skipped),
        players={name: summary_in_json(summary) for name, summary in one.summaries.items()},
    )
