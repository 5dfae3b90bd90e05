"""``bidwhist coach``: what each decision of a record cost, worst first, and how well each player did."""

import math
import time
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from contextlib import contextmanager

import click
import msgspec
from msgspec import Struct
from rich.text import Text

from bidwhist.analysis.coach import Skipped, Verdict, coach, free_decisions
from bidwhist.analysis.coach.bot_judge import JUDGES, USUAL_JUDGE, make_judge
from bidwhist.analysis.coach.json_form import skipped_in_json, summary_in_json, verdict_in_json
from bidwhist.analysis.coach.judges import Judge
from bidwhist.analysis.coach.telling import place_in_words, verdict_in_words
from bidwhist.bots.levels import BOTS, PREFIX
from bidwhist.cli.bulk import Stopping, progress, stopping_cleanly
from bidwhist.cli.coach_drawing import drawn
from bidwhist.cli.coach_items import CoachedMatch
from bidwhist.cli.coached import Coached
from bidwhist.cli.consoles import aside, screen
from bidwhist.cli.film import onlooker
from bidwhist.cli.mistakes import Mistake, Misused
from bidwhist.cli.output import json_of, say_json, tell
from bidwhist.cli.parameters import (
    RECORDS,
    Words,
    check_not_read,
    deal_option,
    json_option,
    language_option,
    match_option,
    seed_option,
)
from bidwhist.cli.resumable import resumable
from bidwhist.cli.selection import check_chosen, replayed
from bidwhist.core.cards import SUIT_LETTERS, SUIT_SYMBOLS
from bidwhist.core.match import Match
from bidwhist.errors import BadRecord, Unknown
from bidwhist.i18n import Language
from bidwhist.records.files import read_records
from bidwhist.solver import COMPILED

QUIET_S = 5.0
"""A shorter run reports nothing before its end."""
TOLD_EVERY_S = 10.0
"""Seconds between two lines about how far it is, where there is no terminal for a bar."""
JUDGE = Words("judge", lambda: ((name, BOTS[name]) for name in JUDGES))


class Asked(Struct, frozen=True, kw_only=True):
    """Which matches of a file are coached, and how."""

    judge: Judge
    seed: str
    match: int | None
    """From 1; None for all of the file."""
    last: int | None
    """So many matches at the end; None for all."""
    deal: int | None
    player: str | None
    hindsight: bool
    language: Language
    """What who asks reads."""


@click.command("coach")
@click.argument("file", metavar="RECORD", type=RECORDS)
@click.option("--player", metavar="NAME|SEAT", help="Coach one player alone: a name in the record, or a seat from 0.")
@match_option()
@click.option(
    "--last",
    type=click.IntRange(1),
    is_flag=False,
    flag_value=1,
    metavar="[N]",
    help="The last N matches; without N one.",
)
@deal_option()
@click.option("--bot", type=JUDGE, default=USUAL_JUDGE, show_default=True, help=f"Who judges: {', '.join(JUDGES)}.")
@click.option("--worst", type=click.IntRange(0), default=10, show_default=True, help="How many decisions to show.")
@click.option("--in-order", is_flag=True, help="Show every decision, in the order of play.")
@click.option("--no-hindsight", is_flag=True, help="Leave out what things cost with all cards open.")
@click.option("--worlds", type=click.IntRange(1, 1000), help="Worlds the judge looks at for a card; without: its own.")
@seed_option("verdicts")
@click.option("--out", type=click.Path(), metavar="FILE", help="Write JSON there, a match a line, each as it is done.")
@click.option("--resume", is_flag=True, help="With --out: go on with a run that was stopped.")
@json_option("a match")
@language_option()
def command(
    *,
    file: str,
    player: str | None,
    match: int | None,
    last: int | None,
    deal: int | None,
    bot: str,
    worst: int,
    in_order: bool,
    no_hindsight: bool,
    worlds: int | None,
    seed: str,
    out: str | None,
    resume: bool,
    as_json: bool,
    language: Language,
) -> None:
    """What each decision of a record cost, worst first, and how well each player did.

    A bot judges every bid, naming, discard and card by what its seat could know: the cost is a chance in the match.
    Next to it is what it cost with all cards open, which is hindsight and not a mistake. RECORD is JSON, JSON lines,
    the text form or Trickster's; - reads standard input. Ctrl-C ends it with what was found so far.
    """
    judge = make_judge(bot, worlds)
    if not COMPILED and not no_hindsight:
        tell(language.say("cli-note", words=language.say("cli-coach-no-hindsight")))
    asked = Asked(
        judge=judge,
        seed=seed,
        match=match,
        last=last,
        deal=deal,
        player=player,
        hindsight=not no_hindsight and COMPILED,
        language=language,
    )
    if resume and out is None:
        raise Misused("cli-goes-with", switch="--resume", other="--out FILE")
    if out is not None:
        check_not_read(out, (file,))
    with stopping_cleanly() as stopping:
        if out is not None:
            _write(file, asked, out, resume, stopping)
        elif as_json:
            for one in _coached(file, asked, stopping=stopping):
                say_json(_in_json(one, asked))
        else:
            _show(file, asked, stopping, worst=None if in_order else worst)


def _show(file: str, asked: Asked, stopping: Stopping, *, worst: int | None) -> None:
    """Show the findings, also of an interrupted run.

    :raises KeyboardInterrupt: if it was.
    """
    found = list[Coached]()
    try:
        found.extend(_coached(file, asked, stopping=stopping, part=found.append))
    finally:
        if any(one.verdicts for one in found):
            _print(drawn(found, asked.judge.name, asked.language, worst=worst, one_player=asked.player is not None))


def _write(file: str, asked: Asked, out: str, resume: bool, stopping: Stopping) -> None:
    """Writes each match as it is done; those that are there already are not judged again."""
    kept = list[int]()

    def take(number: int, line: bytes) -> None:
        try:
            done = msgspec.json.decode(line, type=CoachedMatch)
        except msgspec.DecodeError:
            raise BadRecord(Mistake.of("cli-coach-other-file", file=out, line=number + 1)) from None
        if (done.judge, done.seed) != (asked.judge.name, asked.seed):
            raise BadRecord(
                Mistake.of("cli-coach-other-run", file=out, line=number + 1, judge=done.judge, seed=done.seed)
            )
        kept.append(done.match)

    try:
        with resumable(out, take if resume else None) as stream:
            for one in _coached(file, asked, stopping=stopping, without=kept):
                stream.write(json_of(_in_json(one, asked)) + b"\n")
                stream.flush()
                kept.append(one.number)
    except KeyboardInterrupt:
        tell(asked.language.say("cli-kept", matches=asked.language.say("cli-matches", count=len(kept))))
        raise


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


def _coached(
    file: str,
    asked: Asked,
    *,
    stopping: Stopping,
    without: Container[int] = (),
    part: Callable[[Coached], object] = lambda one: None,
) -> Iterator[Coached]:
    """Each match when all of it is judged; ``part`` gets the one in which the run is stopped."""
    matches = _matches(file, asked)
    seated = [(number, match, _seat(match, asked.player)) for number, match in matches]
    wanted = [one for one in seated if asked.player is None or one[2] is not None]
    _check_player(asked, [match for _, match in matches], len(wanted))
    wanted = [one for one in wanted if one[0] not in without]
    with _progress([(match, seat) for _, match, seat in wanted], asked) as advance:
        for number, match, seat in wanted:
            found = list[Verdict | Skipped]()
            try:
                for one in coach(match, asked.judge, asked.seed, deal=asked.deal, seat=seat, hindsight=asked.hindsight):
                    found.append(one)
                    advance(number, one)
                    stopping.check()
            except KeyboardInterrupt:
                part(_as_coached(number, match, seat, found, asked.language))
                raise
            yield _as_coached(number, match, seat, found, asked.language)


def _as_coached(
    number: int, match: Match, seat: int | None, found: Sequence[Verdict | Skipped], language: Language
) -> Coached:
    return Coached(
        number=number,
        match=match,
        narrator=onlooker(match, language),
        seat=seat,
        verdicts=[one for one in found if isinstance(one, Verdict)],
        skipped=[one for one in found if isinstance(one, Skipped)],
    )


def _matches(file: str, asked: Asked) -> list[tuple[int, Match]]:
    """(number, match) of each wanted match of the file."""
    records = list(enumerate(read_records(file), 1))
    wanted = [pair for pair in records if asked.match in (None, pair[0])]
    matches = [(number, replayed(file, found)) for number, found in wanted[-(asked.last or 0) :]]
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
        raise Unknown(Mistake.of("cli-coach-several", last=match.rules.players - 1, player=repr(player)))
    if not seats and player.isdecimal() and int(player) < match.rules.players:
        return int(player)
    return seats[0] if seats else None


def _is_called(player: str, known: tuple[str, ...]) -> bool:
    return player.casefold() in {name.casefold().removeprefix(PREFIX) for name in known} | {known[0].casefold()}


def _check_player(asked: Asked, matches: Sequence[Match], wanted: int) -> None:
    if not wanted:
        names = list(dict.fromkeys(name for match in matches[:3] for name in onlooker(match).names))
        raise Unknown(Mistake.of("cli-coach-nobody", names=", ".join(names), player=repr(asked.player)))


@contextmanager
def _progress(
    wanted: Sequence[tuple[Match, int | None]], asked: Asked
) -> Iterator[Callable[[int, Verdict | Skipped], None]]:
    """Tells each mistake as it is found, and how far it is: by a bar on a terminal, elsewhere in lines."""
    total = sum(len(free_decisions(match, deal=asked.deal, seat=seat)) for match, seat in wanted)
    begun = told = time.monotonic()
    done, language = 0, asked.language
    with progress(aside()) as bar:
        task = bar.add_task(language.say("cli-coach-looking", judge=asked.judge.name), total=total)

        def advance(match: int, one: Verdict | Skipped) -> None:
            nonlocal done, told
            done += 1
            bar.advance(task)
            now = time.monotonic()
            if now - begun < QUIET_S:
                return
            if isinstance(one, Verdict) and not one.is_good:
                place, words = place_in_words(one.decision, language), verdict_in_words(one, language)
                bar.console.print(
                    language.say("cli-coach-found", match=match, place=place, words=words), soft_wrap=True
                )
            if bar.disable and now - told > TOLD_EVERY_S:
                told = now
                left = math.ceil((now - begun) / done * (total - done) / 60)
                decisions, minutes = language.say("cli-decisions", count=total), language.say("cli-minutes", count=left)
                bar.console.print(language.say("cli-coach-to-go", done=done, decisions=decisions, minutes=minutes))

        yield advance


def _in_json(one: Coached, asked: Asked) -> CoachedMatch:
    names = one.narrator.names
    return CoachedMatch(
        match=one.number,
        judge=asked.judge.name,
        seed=asked.seed,
        decisions=tuple(verdict_in_json(verdict, names[verdict.decision.seat]) for verdict in one.verdicts),
        not_judged=tuple(skipped_in_json(skipped, names[skipped.seat]) for skipped in one.skipped),
        players={name: summary_in_json(summary) for name, summary in one.summaries.items()},
    )
