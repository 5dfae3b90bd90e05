"""``bidwhist daily``: eight deals of a day in the terminal, compared with the bots, or with a server's field."""

import io
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import click
from msgspec import Struct
from msgspec.structs import replace

from bidwhist.bots.levels import make_bot
from bidwhist.cli.consoles import left, right
from bidwhist.cli.going_on import given_again
from bidwhist.cli.mistakes import Mistake
from bidwhist.cli.output import decimal, say, tell
from bidwhist.cli.parameters import bots_option, language_option, rules_option
from bidwhist.cli.play import find_waiting, has_signs, say_in_letters
from bidwhist.core.actions import parse_contract
from bidwhist.core.match import Match
from bidwhist.core.rules.parse import named_rules
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import Unknown, WhistError
from bidwhist.i18n import Language
from bidwhist.narration import contract_name
from bidwhist.records.files import read_matches
from bidwhist.server.daily.domain.bot_line import double_dummy, played_by
from bidwhist.server.daily.domain.day import PLAYED, check_rules, deals_for, ends, event_of, is_ranked
from bidwhist.server.daily.domain.dealing import board_bytes, board_match, board_seed
from bidwhist.server.daily.domain.result import Line, line_of
from bidwhist.server.daily.domain.scoring import FULL_FIELD, WHOLE, shares
from bidwhist.tools.urls import server_parts
from bidwhist.tui.one_deal import OneDeal
from bidwhist.tui.preferences import tidy_name
from bidwhist.tui.saves import Save
from bidwhist.tui.session import PERSON, sit_down
from bidwhist.tui.setting import Setting

SEAT = 0
"""Where the player sits, as at a server's daily table."""
REQUEST_TIMEOUT_S = 20
"""Seconds to wait for a server."""
SEED = "bidwhist"
"""The default seed, so that everybody without a server plays the same deals on a day."""


class Day(Struct, frozen=True):
    """A day's deals, and where its field is, if it has one."""

    day: str
    rules: Ruleset
    secret: bytes
    server: str = ""
    full: int = 0
    """Results of a full field, to which thinner ones are adjusted."""

    def seed_of(self, board: int) -> bytes:
        """The seed of a deal."""
        return board_seed(board_bytes(event_of(self.day), self.secret, board))


@click.command()
@click.option("--day", default=None, metavar="DATE", help="The day, as in 2026-11-22; without one, today (UTC).")
@click.option("--server", default="", metavar="URL", help="Play a day of this server that is over, against its field.")
@click.option("--results", is_flag=True, help="With --server: show how everybody did on the day, and play nothing.")
@rules_option("Rules of a day without a server: a preset or a share code.", default="palace", show_default=True)
@bots_option("Who plays with you")
@click.option("--seed", default=SEED, metavar="TEXT", help="Without a server: the same text deals the same cards.")
@click.option("--name", default=PERSON, show_default=True, help="Your name; it also chooses which deals you meet.")
@click.option("--save", "save_path", default=None, type=click.Path(path_type=Path), help="Keep the day in this file.")
@language_option()
def command(
    *,
    day: str | None,
    server: str,
    results: bool,
    preset: str,
    bots: str,
    seed: str,
    name: str,
    save_path: Path | None,
    language: Language,
) -> int:
    """Play eight deals of a day, each once, and compare your results with others'.

    Without --server the deals come from the date and --seed, and each is compared with the bots in every chair.
    A server's own deals are played in its page; here they can be played once the day is over.
    """
    date = day or datetime.now(UTC).strftime("%Y-%m-%d")
    ends(date)
    if results:
        return _show_results(date, server, language)
    chosen = _fetched(date, server) if server else _offline(date, named_rules(preset), seed)
    own = tidy_name(name)
    make_bot(bots)
    sit_down(chosen.rules, SEAT, own, (bots,), bytes(32))
    save = Save(save_path or Save(None).path.with_name(f"daily-{date}.json"))
    with save.held():
        return _play(chosen, own, bots, save, language)


def _offline(day: str, rules: Ruleset, seed: str) -> Day:
    check_rules(rules)
    return Day(day, rules, sha256(f"bidwhist/daily at home\0{seed}".encode(errors="surrogatepass")).digest())


def _fetched(day: str, server: str) -> Day:
    told = _ask(server, f"api/daily/days/{day}")
    with _read_from(server):
        results = [one["players"] + 1 for one in told["boards"] if is_ranked(one["board"])]
        full = max(FULL_FIELD, *results, 0) if told["version"] > 1 else 0
        return Day(day, named_rules(told["preset"]), bytes.fromhex(told["secret"]), server, full)


@contextmanager
def _read_from(server: str) -> Iterator[None]:
    """What an answer lacks is told of the server: it may be one of another kind."""
    try:
        yield
    except (LookupError, TypeError, ValueError) as error:
        raise WhistError(Mistake.of("cli-daily-no-table", server=server)) from error


def _ask(server: str, path: str) -> Any:
    if server_parts(server) is None:
        raise Unknown(Mistake.of("cli-daily-address", server=repr(server[:60])))
    try:
        with urlopen(f"{server.rstrip('/')}/{path}", timeout=REQUEST_TIMEOUT_S) as answer:
            return json.load(answer)
    except URLError as error:
        if getattr(error, "code", None) == 404:
            raise WhistError(Mistake.of("cli-daily-not-over", path=path)) from error
        raise WhistError(Mistake.of("cli-daily-silent", reason=str(error.reason), server=server)) from error
    except (OSError, ValueError, HTTPException) as error:
        raise WhistError(Mistake.of("cli-daily-no-table", server=server)) from error


def _show_results(day: str, server: str, language: Language) -> int:
    if not server:
        raise Unknown(Mistake.of("cli-daily-no-server"))
    told = _ask(server, f"api/daily/days/{day}")
    with _read_from(server):
        head = language.say("cli-daily-results", day=day, table=told["preset"])
        lines = [
            f"{one['place'] or '-':>4}  {left(one['name'], 24)}  "
            f"{right(_percent(one['share'], language), 6)}  {one['boards']}"
            for one in told["places"]
        ]
    for line in (head, *lines):
        say(line)
    return 0


def _percent(share: int, language: Language) -> str:
    return language.say("cli-percent", number=decimal(100 * share / WHOLE, 1, language))


def _play(day: Day, name: str, bots: str, save: Save, language: Language) -> int:
    before = _played(save, day, name)
    own = list[int]()
    for place, board in enumerate(deals_for(name, event_of(day.day), day.secret), 1):
        seed = day.seed_of(board)
        begin = partial(sit_down, day.rules, SEAT, name, (bots,), seed, language=language)
        notice = language.say("cli-deal-is", deal=place, count=PLAYED)
        new = Setting(begin=begin, save=save, language=language, notice=notice)
        match = before.get(seed) or _deal(new, day, name, seed)
        if match is None:
            again = (f"bidwhist daily --day {day.day}", *given_again(_GOES_ON_BY))
            tell(language.say("tui-goes-on", command=" ".join(again)))
            return 0
        own.append(_compare(day, board, match, bots, language))
    say(language.say("cli-daily-played", share=_percent(sum(own) // len(own), language)))
    return 0


_GOES_ON_BY = ("server", "preset", "bots", "seed", "name", "save_path")
"""Which deals they are, who plays and where they are kept."""


def _played(save: Save, day: Day, name: str) -> Mapping[bytes | None, Match]:
    """The deals that a person has played by the rules of a day. Another's, or by other rules, may be beside them."""
    if not save.finished.exists() or not save.finished.stat().st_size:
        return {}
    return {match.seed: match for match in read_matches(str(save.finished)) if _is_of(match, day, name)}


def _is_of(match: Match, day: Day, name: str) -> bool:
    return match.rules == day.rules and name in match.players


def _deal(new: Setting, day: Day, name: str, seed: bytes) -> Match | None:
    """The match once its deal is played; None if the person left before its end.

    :raises WhistError: if another's deal waits in the file, or one by other rules or of another seed; or if it could
        not be saved.
    """
    waiting, damage = find_waiting(new.save, new.language)
    if waiting is not None and not (_is_of(waiting.match, day, name) and waiting.match.seed == seed):
        raise WhistError(Mistake.of("cli-daily-waits", file=str(new.save.path)))
    setting = replace(new, waiting=waiting, notice=f"{damage} {new.notice}".lstrip())
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    mark = ">" if sys.stdin.isatty() else ""
    dialogue = OneDeal(setting, sys.stdin, say if has_signs(sys.stdout.encoding) else say_in_letters, mark)
    is_saved = dialogue.run()
    if dialogue.played is None and not is_saved:
        raise WhistError(Mistake.of("cli-not-saved", file=str(new.save.path)))
    if dialogue.played is not None and new.save.path.exists():
        new.save.put_away(dialogue.played)
    return dialogue.played


def _compare(day: Day, board: int, match: Match, bots: str, language: Language) -> int:
    """Tells how a deal came out elsewhere; one's own share of the matchpoints."""
    assert match.deal is not None
    own = line_of(match.deal)
    others = list(_field(day, board) if day.server else _server_lines(day, board, bots, language))
    say(f"  {_result(language.say('you'), own, language)}")
    for who, line in others:
        say(f"  {_result(who, line, language)}")
    found = double_dummy(match.deal)
    if found is not None:
        say(f"  {language.say('cli-daily-open', count=found)}")
    return shares([own.points, *(line.points for _, line in others)], day.full)[0]


def _server_lines(day: Day, board: int, bots: str, language: Language) -> Iterator[tuple[str, Line]]:
    given = board_bytes(event_of(day.day), day.secret, board)
    match = played_by(board_match(day.rules, (f"bot:{bots}",) * day.rules.players, given), make_bot(bots))
    assert match.deal is not None
    yield language.say("cli-daily-bots"), line_of(match.deal)


def _field(day: Day, board: int) -> Sequence[tuple[str, Line]]:
    try:
        told = _ask(day.server, f"api/daily/days/{day.day}/{board}")
        with _read_from(day.server):
            return [
                (one["name"], Line(one["points"], one["contract"], one["declarer"], one["books"], made=one["made"]))
                for one in told["lines"]
            ]
    except WhistError:
        return ()


def _result(who: str, line: Line, language: Language) -> str:
    is_code = bool(line.contract) and " " not in line.contract
    contract = contract_name(parse_contract(line.contract), language) if is_code else line.contract
    came = "passed" if not contract else "made" if line.made else "set"
    return language.say(
        "cli-daily-line", who=who, contract=contract, came=came, points=language.signed(f"{line.points:+}")
    )
