"""``--json``: a line an item, each as its published schema says, in every command that prints facts."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import click
import pytest
from jsonschema import Draft202012Validator
from jsonschema_rs import Draft202012Validator as FastValidator

from bidwhist.cli.schema import FOLDER, ITEMS, item_schema
from bidwhist.core.rules.options import Renege
from bidwhist.core.rules.parse import parse_rules
from bidwhist.records import encode_record, record_of
from bidwhist.solver import COMPILED
from support.clubs import with_events, with_standings
from support.command import run
from support.command_cases import CUPS, EVENTS, OPEN_DEAL, PLAYS_OR_SERVES, leaves, records
from support.random_matches import lively_match

ROOT = Path(__file__).parents[3]
WHOLE = "N:K5.J9742.AK84.3 JT96.K5.63.872.B Q7.QT6.752.JT64 A832.A8.T9.AK9.L"
CARD = re.compile(r"[2-9TJQKA][CDHS]|BJ|LJ")
CONTRACT = re.compile(r"[1-9][0-9]?[UDB][CDHSN]")
NAMED = re.compile(r"[UDB][CDHSN]")

ASKED = [
    ["rules", "list"],
    ["rules", "options"],
    ["rules", "show", "classic", "--set", "renege=called"],
    ["rules", "diff", "classic", "fifty-two"],
    ["rules", "code", "palace", "--set", "max_deals=12"],
    ["conventions"],
    ["standings", "--db", "{folder}/house.sqlite"],
    *(["event", name, *words, "--db", "{folder}/house.sqlite"] for name, words in EVENTS),
    ["simulate", "--bots", "random", "--matches", "3", "--jobs", "1", "--out", "{folder}/out.jsonl"],
    ["arena", "--bots", "greedy,random", "--measure", "points", "--references", "1", "--deals", "2", "--jobs", "1"],
    [
        *("arena", "--bots", "greedy,random", "--rules", "palace,cutthroat", "--measure", "matches"),
        *("--deals", "2", "--set", "max_deals=3", "--jobs", "1"),
    ],
    ["arena", "--bots", "steady,random", "--measure", "play,shortfall", "--deals", "2", "--jobs", "1", "--bound"],
    ["arena", "--bots", "steady,steady", "--measure", "points", "--sprt", "--deals", "2", "--jobs", "1"],
    ["verify", "{folder}/good.jsonl", "{folder}/wrong.jsonl"],
    ["solve", OPEN_DEAL],
    ["solve", OPEN_DEAL, "--contract", "3DS", "--declarer", "E"],
    ["solve", WHOLE, "--rules", "palace", "--contract", "4US"],
    ["coach", "{folder}/good.jsonl", "--bot", "steady", "--no-hindsight"],
    ["coach", "{folder}/lively.jsonl", "--bot", "steady", "--no-hindsight", "--match", "2"],
    ["replay", "{folder}/good.jsonl"],
    ["replay", "{folder}/lively.jsonl", "--seat", "1"],
    ["convert", "{folder}/good.jsonl", "{folder}/out.txt"],
]
NEED_THE_KERNEL = [
    ["solve", WHOLE, "--rules", "palace"],
    ["solve", "{folder}/good.jsonl"],
    ["coach", "{folder}/good.jsonl", "--bot", "steady", "--match", "1", "--deal", "1"],
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Records: good ones, one with claims and calls of reneges, and one that is none."""
    folder = tmp_path_factory.mktemp("json")
    records(folder)
    rules = parse_rules("classic", [f"renege={Renege.CALLED.value}"])
    lively = [encode_record(record_of(lively_match(rules, number, most_actions=120))) for number in range(3)]
    (folder / "lively.jsonl").write_bytes(b"\n".join(lively))
    with_events(with_standings(folder / "house.sqlite"), *CUPS)
    (folder / "wrong.jsonl").write_text("{", encoding="utf-8")
    return folder


_LINES: dict[tuple[str, ...], list[Any]] = {}


def lines(words: list[str], folder: Path) -> list[Any]:
    """What a command prints with ``--json``, asked once."""
    key = (*words, str(folder))
    if key not in _LINES:
        ran = run(*(word.format(folder=folder) for word in words), "--json")
        assert ran.code == (1 if words[0] == "verify" else 0), ran.err
        _LINES[key] = [json.loads(line) for line in ran.out.splitlines()]
        assert _LINES[key]
    return _LINES[key]


@cache
def published(command: str) -> dict[str, Any]:
    """The schema of a command's lines."""
    schema: dict[str, Any] = json.loads((ROOT / FOLDER / f"{command}.schema.json").read_text(encoding="utf-8"))
    return schema


@cache
def judge(command: str) -> FastValidator:
    """What the published schema says."""
    return FastValidator(published(command))


CASES = [*ASKED, *(NEED_THE_KERNEL if COMPILED else [])]


@pytest.mark.parametrize("words", CASES, ids=" ".join)
def test_every_line_is_as_its_schema_says(words: list[str], folder: Path) -> None:
    for line in lines(words, folder):
        judge(words[0]).validate(line)


@pytest.mark.parametrize("words", CASES, ids=" ".join)
def test_seats_contracts_and_cards_are_written_one_way(words: list[str], folder: Path) -> None:
    for key, value in (pair for line in lines(words, folder) for pair in walk(line)):
        if key in ("seat", "declarer", "dealer", "leader", "winner"):
            assert isinstance(value, int) and 0 <= value <= 4
        elif key == "contract":
            assert CONTRACT.fullmatch(value)
        elif key == "named":
            assert NAMED.fullmatch(value)
        elif key in ("kitty", "discards"):
            assert isinstance(value, list) and all(CARD.fullmatch(card) for card in value)
        elif key == "hands":
            assert all(CARD.fullmatch(card) for hand in value for card in hand)
        elif key == "card" and not isinstance(value, dict):
            assert CARD.fullmatch(value)


def walk(value: Any) -> Iterator[tuple[str, Any]]:
    """Every key of an object with its value, however deep; options of rules are apart."""
    if isinstance(value, dict):
        for key, below in value.items():
            if key != "rules":
                yield key, below
                yield from walk(below)
    elif isinstance(value, list):
        for below in value:
            yield from walk(below)


@pytest.mark.parametrize("command", ITEMS)
def test_the_published_schema_is_the_one_of_the_types(command: str) -> None:
    Draft202012Validator.check_schema(item_schema(command))
    assert json.loads(json.dumps(item_schema(command))) == published(command), "run: python -m bidwhist.cli.schema"


@pytest.mark.parametrize("name", leaves())
def test_every_command_that_prints_facts_has_the_switch_and_a_schema(name: str) -> None:
    has_switch = any("--json" in one.opts for one in leaves()[name].params if isinstance(one, click.Option))
    assert has_switch is (name not in PLAYS_OR_SERVES)
    assert (name.split(maxsplit=1)[0] in ITEMS) is has_switch
    if has_switch:
        assert any(" ".join(words).startswith(name) for words in ASKED), "a command that no test asks for JSON"


@pytest.mark.skipif(not COMPILED, reason="some of them need the compiled kernel")
@pytest.mark.parametrize("command", ITEMS)
def test_every_kind_of_line_is_printed_by_some_command(command: str, folder: Path) -> None:
    known = {kind.__struct_config__.tag for kind in get_args(ITEMS[command]) or (ITEMS[command],)}
    asked = [words for words in CASES if words[0] == command]
    assert {line["kind"] for words in asked for line in lines(words, folder)} == known


def test_a_schema_refuses_what_no_command_prints(folder: Path) -> None:
    line = lines(["rules", "code", "palace", "--set", "max_deals=12"], folder)[0]
    assert not judge("rules").is_valid({**line, "wager": 5})
    assert not judge("rules").is_valid({**line, "kind": "other"})
    action = lines(["replay", "{folder}/good.jsonl"], folder)[0]
    assert not judge("replay").is_valid({**action, "seat": "N"})
    assert not judge("solve").is_valid({"kind": "deal", "contract": "4 uptown in spades"})


def test_one_seat_alone_is_not_told_what_another_puts_aside(folder: Path) -> None:
    shown = [one for one in lines(["replay", "{folder}/lively.jsonl", "--seat", "1"], folder) if one["action"] is None]
    assert shown and all(one["seat"] != 1 for one in shown)
