"""The independent accountant agrees with every record: what the rules page says is what is scored."""

import json

import pytest
from benches.check.accountant import LATER, faults
from hypothesis import given, settings
from msgspec.structs import replace

from bidwhist.core.match import Match
from bidwhist.core.rules.presets import CLASSIC, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.records import encode_record, record_of
from bidwhist.records.shapes import FIRST_OPTIONS
from support.nightly import amount
from support.random_matches import lively_match, matches


def faults_of(match: Match) -> list[str]:
    """The faults that the accountant finds in a match."""
    return [*faults(json.loads(encode_record(record_of(match))))]


@settings(max_examples=amount(20, 60), deadline=None)
@given(matches())
def test_the_accountant_finds_nothing_in_a_match_by_any_rules(match: Match) -> None:
    assert faults_of(match) == []


@pytest.mark.parametrize("preset", PRESETS)
def test_the_accountant_finds_nothing_in_a_match_of_a_preset(preset: str) -> None:
    assert faults_of(lively_match(PRESETS[preset], 1, most_actions=1200)) == []


def test_the_accountant_notices_a_point_too_many() -> None:
    match = lively_match(CLASSIC, 2, most_actions=400)
    record = json.loads(encode_record(record_of(match)))
    record["deals"][0]["points"][0] += 1
    assert any("points" in fault for fault in faults(record))
    assert faults_of(replace(match, deals=match.deals[:1])) == []


def test_the_accountant_knows_what_a_record_leaves_out() -> None:
    later = {name: getattr(CLASSIC, name) for name in Ruleset.__struct_fields__ if name not in FIRST_OPTIONS}
    assert {name: getattr(value, "value", value) for name, value in later.items()} == LATER
