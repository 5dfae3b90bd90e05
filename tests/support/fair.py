"""Builders for tests of fair deals: finished matches of an online table, and the second verifier out of the docs."""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from msgspec.structs import replace

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.records import decode_record
from bidwhist.records.fairness import commitment_to
from bidwhist.records.shapes import Record
from bidwhist.server.tables.domain.commands import BeReady, Give, GoOn
from support.tables import Play, matches_in, secret_of

PAGE = Path(__file__).parents[2] / "docs" / "fair-deals.md"


def finished(rules: Ruleset = CLASSIC, people: int = 3, number: int = 8, silent: Sequence[str] = ()) -> Record:
    """The record of a match of one deal: people who mix, but for the silent, who withhold what they promised."""
    return record_of_play(mixed(Play(replace(rules, max_deals=1), people=people), silent).play(Random(number)))


def mixed(play: Play, silent: Sequence[str] = ()) -> Play:
    """The table when everybody has promised bytes, and all but the silent have given them."""
    sitting = [play.person(seat) for seat in play.table.people]
    for person in sitting:
        play.ask(person, BeReady(play.table.seq, commitment_to(secret_of(person))))
    for person in sitting:
        if person not in silent:
            play.ask(person, Give(secret_of(person).hex()))
    if silent:
        play.now += 6000
        play.send(GoOn())
    return play


def record_of_play(play: Play) -> Record:
    """The record of the only match that a table has finished or broken off."""
    [kept] = matches_in(play.rows)
    return decode_record(kept.record)


def second_verifier(paths: Sequence[Path], folder: Path) -> list[str]:
    """What the verifier of docs/fair-deals.md says of each file, run on its own: ``fair``, or what is wrong."""
    [program] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    script = folder / "second_verifier.py"
    script.write_text(program, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-I", str(script), *map(str, paths)], capture_output=True, text=True, check=True
    )
    return ran.stdout.splitlines()
