"""A record in JSON: what is written comes back, and what is no record is refused in words."""

import json
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.core.match import Match, Reason
from bidwhist.core.rules.presets import PRESETS
from bidwhist.errors import BadRecord
from bidwhist.records import check, decode_record, encode_record, format_record, record_of
from bidwhist.records import json_form as json_form_module
from bidwhist.records.files import write_records
from bidwhist.records.shapes import ResultRecord
from support.nightly import amount
from support.random_matches import lively_match, matches

RECORD = record_of(lively_match(PRESETS["palace"], 2, most_actions=150))
LINE = encode_record(RECORD)


@given(matches())
@settings(deadline=None, max_examples=amount(14, 40))
def test_encode_and_decode_are_inverse(match: Match) -> None:
    record = record_of(match)
    assert decode_record(encode_record(record)) == record


def test_a_record_may_be_laid_out_for_people() -> None:
    assert decode_record(json.dumps(json.loads(LINE), indent=2)) == RECORD
    assert decode_record(json.dumps(json.loads(LINE), sort_keys=True).encode()) == RECORD


def test_cards_in_other_spellings_are_read_and_written_our_way() -> None:
    text = LINE.decode()
    for ours, other in (('"TS"', '"10♠"'), ('"AH"', '"a♥"'), ('"BJ"', '"bj"'), ('"-"', '"pass"')):
        assert ours in text
        text = text.replace(ours, other)
    assert decode_record(text) == RECORD


def test_every_option_stands_in_the_record() -> None:
    rules = json.loads(LINE)["rules"]
    assert rules["preset"] == "palace"
    for name in set(rules) - {"preset"}:
        less = {key: value for key, value in rules.items() if key != name}
        with pytest.raises(BadRecord, match=f"missing required field `{name}`"):
            decode_record(json.dumps(json.loads(LINE) | {"rules": less}))


def test_the_reasons_are_those_of_a_match() -> None:
    for reason in Reason:
        ending = json.loads(LINE) | {"result": {"winner": 0, "reason": reason.value}}
        assert decode_record(json.dumps(ending)).result == ResultRecord(0, reason.value)


def changed(**changes: object) -> str:
    return json.dumps(json.loads(LINE) | changes)


def with_rules(**changes: object) -> str:
    return changed(rules=json.loads(LINE)["rules"] | changes)


def with_deal(**changes: object) -> str:
    tree = json.loads(LINE)
    tree["deals"][1] |= changes
    return json.dumps(tree)


NO_RECORDS: list[tuple[str | bytes, str]] = [
    (b"", "not JSON"),
    (b"null", "expected `object`"),
    (b"[]", "expected `object`"),
    (b"{}", "missing required field `format`"),
    (LINE[:-1], "not JSON"),
    (LINE + LINE, "not JSON"),
    (LINE.replace(b'"Ann"', b'"\xff"'), "not UTF-8"),
    (LINE.replace(b'"Ann"', b'"\\ud800"'), "not JSON"),
    (b"[" * 1_000_000, "expected `object`"),
    (b'{"a":' * 1_000_000, "unknown field `a`"),
    (b'{"rules":' + b"[" * 1_000_000, "expected `object`, got `array`"),
    (LINE.replace(b'"seed"', b'"seed":null,"seed"'), "the key 'seed' appears twice"),
    (LINE.replace(b'"dealer":', b'"dealer":0,"dealer":', 1), "the key 'dealer' appears twice"),
    (LINE.replace(b'"kitty":6', b'"kitty":6,"kitty":6'), "the key 'kitty' appears twice"),
    (LINE.replace(b'"dealer":', b'"dealer":NaN,"x":', 1), "not JSON"),
    (LINE.replace(b'"declarer":', b'"declarer":1e999,"x":', 1), "range"),
    (LINE.replace(b'"declarer":', b'"declarer":' + b"9" * 6000 + b',"x":', 1), "range"),
    (changed(format="bidwhist-record/2"), "this is bidwhist-record of version 2"),
    (changed(seed="AS"), "seed: expected `str` of length >= 64"),
    (changed(seed="g" * 64), "seed: thirty-two bytes in hex"),
    (changed(players=["Ann", "Bo", "Cleo"]), "players: 4 names are needed: 3"),
    (changed(wager=5), "unknown field `wager`"),
    (changed(deals=[{}] * 1_000_000), "deal 1: object missing required field `dealer`"),
    (changed(first_dealer=4), "first_dealer: seats are 0 to 3: 4"),
    (with_rules(kitty=7), "rules: kitty must be"),
    (with_rules(kitty=4), "rules: 54 cards less a kitty of 4"),
    (with_rules(preset="classic"), "rules: the preset of these options is palace, not 'classic'"),
    (with_rules(directions=["sideways"]), "rules.directions[0]: invalid enum value 'sideways'"),
    (with_deal(dealer=7), "deal 2: dealer: expected `int` <= 4"),
    (with_deal(dealer=True), "deal 2: dealer: expected `int`, got `bool`"),
    (with_deal(dealer=1.5), "deal 2: dealer: expected `int`, got `float`"),
    (with_deal(declarer=4), "deal 2: declarer: seats are 0 to 3: 4"),
    (with_deal(claim={"by": 4}), "deal 2: claim: seats are 0 to 3: 4"),
    (with_deal(kitty=["AS", "1S"]), "deal 2: no such card"),
    (with_deal(kitty=["AS", "as"]), "deal 2: the same card twice: AS"),
    (with_deal(hands=[["AS"]] * 5), "deal 2: 4 hands are needed: 5"),
    (with_deal(auction=["4X"]), "deal 2: no such call"),
    (with_deal(contract="4US and more"), "deal 2: no such contract"),
    (with_deal(tricks=[{"leader": 0, "cards": ["AS", "1S"]}]), "deal 2, trick 1: no such card"),
    (with_deal(tricks=[{"leader": 4, "cards": ["AS"]}]), "deal 2, trick 1: seats are 0 to 3"),
    (with_deal(tricks=[{"leader": 0, "cards": []}]), "deal 2, trick 1: cards: expected `array` of length >= 1"),
    (with_deal(tricks=[{"leader": 0, "cards": "AS"}]), "deal 2, trick 1: cards: expected `array`, got `str`"),
    (
        with_deal(reneges=[{"seat": 4, "trick": 0, "called_by": 0, "moved": 0, "after": 9}]),
        "deal 2: renege: seats are 0 to 3: 4",
    ),
    (with_deal(reneges=[{"seat": None, "trick": 0, "called_by": 0, "moved": 0}]), "missing required field `after`"),
]


@pytest.mark.parametrize(("text", "words"), NO_RECORDS, ids=[words[:40] for _, words in NO_RECORDS])
def test_what_is_no_record_is_refused_in_words(text: str | bytes, words: str) -> None:
    with pytest.raises(BadRecord) as caught:
        decode_record(text)
    assert words in str(caught.value)
    assert len(str(caught.value)) < 400


def test_a_name_with_half_a_character_is_refused_before_a_file_is_begun(tmp_path: Path) -> None:
    odd = replace(RECORD, players=("\udc80", *RECORD.players[1:]))
    for write in (encode_record, format_record):
        with pytest.raises(BadRecord, match=r"half a character, which no file can hold, .*: '\\udc80'"):
            write(odd)
    with pytest.raises(BadRecord, match="half a character"):
        write_records(str(tmp_path / "odd.jsonl"), [odd])
    assert not list(tmp_path.iterdir())


def test_a_record_longer_than_the_limit_is_not_even_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_form_module, "MOST_BYTES", 1000)
    with pytest.raises(BadRecord, match="a record has at most 1000 bytes"):
        decode_record(LINE)


@given(st.integers(0, len(LINE) - 1), st.binary(max_size=3))
@example(0, b"")
@settings(deadline=None, max_examples=amount(50, 150))
def test_damage_anywhere_is_a_bad_record_or_no_damage(place: int, patch: bytes) -> None:
    damaged = LINE[:place] + patch + LINE[place + 1 :]
    try:
        record = decode_record(damaged)
        check(record)
    except BadRecord:
        return
    # Only names, spellings and white space may change unnoticed.
    assert replace(record, players=RECORD.players) == RECORD
