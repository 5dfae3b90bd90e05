"""``bidwhist arena``: figures for people and programs, the same for the same seed, kept when a run is stopped."""

import json
import os
import re
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bidwhist.core.rules.presets import PRESETS
from support.command import run
from support.waiting import PATIENCE, running, until

PAIR = ("arena", "--bots", "steady,greedy", "--rules", "palace", "--jobs", "1")


def figures(*words: str) -> list[dict[str, Any]]:
    """What a run prints as JSON, without the times, which depend on the machine."""
    ran = run(*words, "--json")
    assert ran.code == 0, ran.err
    found: list[dict[str, Any]] = [json.loads(line) for line in ran.out.splitlines()]
    for one in found:
        for bot in ("a", "b"):
            one["report"][bot].pop("time")
    return found


def test_people_get_tables_and_the_meaning_of_a_and_b() -> None:
    ran = run(*PAIR, "--measure", "play,points,matches", "--deals", "6")
    assert ran.code == 0
    for words in ("tricks: declaring", "together", "points a deal", "matches won", "ms a decision", "no-trump"):
        assert words in ran.out
    assert "A is steady, B is greedy. Intervals are 95 % (Student's t over deals)." in ran.out


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "--bots", "random,steady", "--jobs", "1", "--measure", "points,matches", "--deals", "6"),
        ("simulate", "--bots", "random", "--matches", "3", "--jobs", "1", "--out", os.devnull),
    ],
    ids=lambda words: words[0],
)
def test_a_figure_below_nothing_has_a_real_minus(words: tuple[str, ...]) -> None:
    ran = run(*words)
    assert ran.code == 0, ran.err
    told = ran.out + ran.err
    assert re.search(r"−\d", told) and not re.search(r"(?<![\w-])-\d", told), told


def test_the_same_seed_gives_the_same_figures_however_many_work() -> None:
    words = (*PAIR[:-1], "1", "--measure", "play,points", "--deals", "6")
    first = figures(*words)
    assert figures(*(*PAIR[:-1], "2", *words[len(PAIR) :])) == first
    assert figures(*words, "--seed", "other") != first


def test_every_rule_set_is_measured_alone() -> None:
    words = ("arena", "--bots", "steady,random", "--jobs", "1", "--measure", "points", "--deals", "2")
    found = figures(*words, "--rules", "palace, classic", "--set", "target=11")
    assert [one["rules"] for one in found] == ["palace", "classic"]
    assert figures(*words, "--rules", "classic", "--set", "target=11")[0]["report"] == found[1]["report"]
    assert len(figures(*words, "--rules", "all")) == len(PRESETS)


def test_a_run_goes_on_from_its_file(tmp_path: Path) -> None:
    kept = str(tmp_path / "run.jsonl")
    words = (*PAIR, "--measure", "points", "--resume", kept)
    figures(*words, "--deals", "4")
    assert figures(*words, "--deals", "8") == figures(*PAIR, "--measure", "points", "--deals", "8")
    refused = run(*words, "--deals", "8", "--seed", "2")
    assert refused.code == 1
    assert "was made by another plan (seed" in refused.err


def test_a_sequential_test_ends_with_its_verdict() -> None:
    ran = run(*PAIR, "--measure", "points", "--sprt", "--deals", "500")
    assert ran.code == 0
    assert "palace: steady is better than greedy (+" in ran.out
    found = figures(*PAIR, "--measure", "points", "--until-ci", "1.2", "--references", "4")
    assert found[0]["report"]["points_less_lucky"]["half_width"] <= 1.2
    plain = figures(*PAIR, "--measure", "points", "--until-ci", "1.2")
    assert plain[0]["report"]["points"]["half_width"] <= 1.2
    assert plain[0]["report"]["points_less_lucky"] is None


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Less luck: the luck of the cards is taken out, told by 2 reference deals a deal"),
        ("es", "Menos suerte: sin la suerte de las cartas, según 2 manos de referencia"),
        ("fr", "Moins de chance\N{NO-BREAK SPACE}: sans la chance des cartes, d'après 2 donnes de référence"),
        ("he", "פחות מזל: בלי המזל שבקלפים, לפי 2 חלוקות השוואה"),
    ],
)
def test_both_intervals_are_told_in_every_language(language: str, says: str) -> None:
    words = ("--language", language, *PAIR, "--measure", "points,matches,bids", "--deals", "3", "--references", "2")
    ran = run(*words)
    assert ran.code == 0, ran.err
    assert says in ran.out.replace("\u2068", "").replace("\u2069", "").replace("\u200f", "")
    assert ran.out.splitlines()[1].count("±") == 5
    without = run(*words[:-1], "0")
    assert says.partition(" 2")[0] not in without.out
    assert without.out.splitlines()[1].count("±") == 3


def test_two_bots_may_share_a_part() -> None:
    found = figures(
        "arena", "--bots", "bid=greedy+play=steady,steady", "--rules", "palace", "--jobs", "1", "--measure", "play",
        "--deals", "3",
    )  # fmt: skip
    assert found[0]["report"]["play"]["together"] == {"mean": 0.0, "half_width": 0.0, "deals": 3}


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["--bots", "steady"], 2, "--bots takes two bots"),
        (["--bots", "steady,xyzzy"], 2, "no such bot; there are"),
        (["--bots", "steady,bid=steady"], 2, "nobody is named to play"),
        (["--bots", "steady,greedy", "--bidder", "gready"], 2, "no such bot; did you mean greedy"),
        (["--bots", "steady,greedy", "--rules", "bridge"], 2, "no such rule set"),
        (["--bots", "steady,greedy", "--measure", "luck"], 2, "--measure takes each of play, points"),
        (["--bots", "steady,greedy", "--measure", "play,play"], 2, "--measure takes each of"),
        (["--bots", "steady,greedy", "--sprt"], 2, "need one --measure"),
        (["--bots", "steady,greedy", "--sprt", "--measure", "shortfall"], 2, "need one --measure"),
        (["--bots", "steady,greedy", "--measure", "play", "--sprt", "--until-ci", "1"], 2, "not both"),
        (["--bots", "steady,greedy", "--margin", "1"], 2, "--margin goes with --sprt"),
        (["--bots", "steady,greedy", "--deals", "1"], 2, "1 is not in the range"),
        (["--bots", "steady,greedy", "--measure", "points", "--sprt", "--margin", "nan"], 2, "is not a valid float"),
        (["--bots", "steady,greedy", "--measure", "points", "--until-ci", "inf"], 2, "is not a valid float"),
        (["--bots", "steady,greedy", "--measure", "points", "--bound"], 2, "--bound goes with --measure play"),
        (["--bots", "steady,greedy", "--measure", "bids", "--bidder", "open"], 2, "--bidder goes with --measure play"),
        (["--bots", "steady,greedy", "--measure", "play", "--references", "4"], 2, "with --measure points,matches"),
    ],
)
def test_what_is_asked_wrongly_is_refused_in_words(words: list[str], code: int, says: str) -> None:
    ran = run("arena", *words)
    assert (ran.code, ran.out) == (code, "")
    assert says in ran.err


@pytest.mark.parametrize(("jobs", "number"), [("1", signal.SIGINT), ("2", signal.SIGINT), ("2", signal.SIGTERM)])
def test_a_run_that_is_stopped_tells_what_it_knows_and_keeps_it(
    tmp_path: Path, jobs: str, number: signal.Signals
) -> None:
    kept = tmp_path / "run.jsonl"
    words = [
        "--bots",
        "steady,greedy",
        "--measure",
        "points",
        "--deals",
        "100000",
        "--jobs",
        jobs,
        "--resume",
        str(kept),
    ]
    with running("arena", *words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        until(lambda: kept.exists() and kept.read_bytes().count(b"\n") > 4, "four deals")
        process.send_signal(number)
        out, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    deals = kept.read_bytes().count(b"\n") - 1
    assert b"points a deal" in out
    # A deal that was just written may not be in the figures yet. It is there when the run goes on.
    says = [f"stopped after {number} deals; --resume {kept} goes on from here" for number in (deals, deals - 1)]
    assert any(words in told.decode() for words in says)
    assert b"Traceback" not in told


def test_of_whist_no_contracts_are_told() -> None:
    ran = run(*PAIR, "--measure", "play", "--rules", "whist", "--deals", "2", "--jobs", "1")
    assert ran.code == 0 and "tricks: declaring" in ran.out and "same contracts" not in ran.out
