"""The published JSON Schema is made from the types, takes every record we write and refuses what is none."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from jsonschema import Draft202012Validator

from bidwhist.core.match import Match
from bidwhist.core.rules.presets import PRESETS
from bidwhist.records import encode_record, record_of
from bidwhist.records.schema import record_schema
from support.nightly import amount
from support.random_matches import lively_match, matches

PAGE = Path(__file__).parents[3] / "docs" / "schema" / "record.schema.json"
PUBLISHED = json.loads(PAGE.read_text(encoding="utf-8"))
JUDGE = Draft202012Validator(PUBLISHED)
RECORD = json.loads(encode_record(record_of(lively_match(PRESETS["palace"], 2, most_actions=150))))


def test_the_published_schema_is_the_one_of_the_types() -> None:
    assert json.loads(json.dumps(record_schema())) == PUBLISHED, "run: python -m bidwhist.records.schema"


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(PUBLISHED)


@given(matches())
@settings(deadline=None, max_examples=amount(9, 25))
def test_it_takes_every_record_we_write(match: Match) -> None:
    JUDGE.validate(json.loads(encode_record(record_of(match))))


def broken(path: list[Any], value: object) -> object:
    record = json.loads(json.dumps(RECORD))
    place = record
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return record


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["format"], "bidwhist-record/2"),
        (["wager"], 5),
        (["seed"], "00"),
        (["players"], ["Ann"]),
        (["rules"], {"preset": "palace"}),
        (["rules", "sport"], "always"),
        (["deals", 0, "kitty"], ["XX"]),
        (["deals", 0, "auction"], ["9Z"]),
        (["deals", 0, "contract"], "4"),
        (["deals", 0, "tricks", 0, "leader"], 7),
        (["deals", 0, "tricks", 0, "cards"], []),
        (["deals", 0, "hands"], []),
        (["result", "reason"], "luck"),
    ],
    ids=str,
)
def test_it_refuses_what_is_no_record(path: list[Any], value: object) -> None:
    JUDGE.validate(RECORD)
    assert not JUDGE.is_valid(broken(path, value))
