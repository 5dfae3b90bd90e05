"""Forged fairness blocks: every kind is refused with words, honest ones of both versions are accepted (S11)."""

import json
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from bidwhist.core.rules.options import Partners
from bidwhist.core.rules.presets import CLASSIC, PRESETS
from bidwhist.errors import BadRecord
from bidwhist.records import Record, check, decode_record, encode_record, format_record, parse_record
from bidwhist.records.fairness import NONE, FairBlock, commitment_to
from bidwhist.records.proving import UNBOUND, fairness_in_words
from bidwhist.server.tables.domain.log import decode_row
from support.command import run
from support.fair import finished, second_verifier
from support.forging import CHOSEN, FIFTH, KINDS, forged, made_up
from support.nightly import amount
from support.tables import matches_in

DRAWN = replace(CLASSIC, partners=Partners.DRAWN)
HONEST = finished(DRAWN, people=3, silent=("bo",))
GOLDEN = Path(__file__).parents[4] / "golden" / "fairness-1.jsonl"


def old_records() -> list[Record]:
    """Two matches of a server that knew version 1 alone, out of its logs."""
    rows = [decode_row(line) for line in GOLDEN.read_bytes().splitlines()]
    logs = [[row for row in rows if row.table == table] for table in ("table1", "table2")]
    return [decode_record(kept.record) for log in logs for kept in matches_in(log)]


OLD = old_records()


def block_of(record: Record) -> FairBlock:
    assert record.fairness
    return record.fairness


@pytest.mark.parametrize("kind", KINDS)
def test_a_forged_block_is_refused_with_words_that_name_the_fault(kind: str) -> None:
    check(HONEST)
    forgery = forged(kind, HONEST)
    with pytest.raises(BadRecord, match=re.escape(forgery.words)):
        check(decode_record(forgery.text))


@pytest.mark.parametrize("kind", KINDS)
def test_verify_refuses_it_too_in_one_line(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "forged.json"
    path.write_bytes(forged(kind, HONEST).text)
    ran = run("verify", str(path))
    assert (ran.code, ran.out) == (1, "") and ran.err.startswith("error: ") and ran.err.count("\n") == 1


def test_the_second_verifier_refuses_what_is_forged(tmp_path: Path) -> None:
    both = [kind for kind in KINDS if forged(kind, HONEST).is_for_both]
    assert len(both) >= 30
    paths = [tmp_path / f"{place}.json" for place, _ in enumerate(both)]
    for path, kind in zip(paths, both, strict=True):
        path.write_bytes(forged(kind, HONEST).text)
    told = second_verifier(paths, tmp_path)
    assert [kind for kind, words in zip(both, told, strict=True) if not words.startswith("FORGED ")] == []


def test_the_second_verifier_agrees_on_honest_matches(tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.json" for number in range(amount(40, 200))]
    for number, path in enumerate(paths):
        rules = list(PRESETS.values())[number % len(PRESETS)]
        if rules.partners is Partners.FIXED and number % 3 == 0:
            rules = replace(rules, partners=Partners.DRAWN)
        silent = ("bo",) if number % 4 == 0 else ()
        record = finished(rules, 1 + number % rules.players, number, silent if number % rules.players else ())
        check(record)
        assert block_of(record).version == 2
        path.write_bytes(encode_record(record))
    assert second_verifier(paths, tmp_path) == [f"fair {path}" for path in paths]


# Version 1.


def test_logs_of_version_1_deal_the_same_cards_as_then() -> None:
    seeds = [record.seed for record in OLD]
    assert seeds == [
        "add3e5dca9a2f58ad49090cb190a0f2009837bdc623f3d60383142eb854c6666",
        "9a5a509674ee4882c99da84d23117b6db2206c418cfd1b8dd738d836b24a06ad",
    ]
    assert OLD[0].players == ("Ann", "bot:random", "Cy", "Bo")
    # Ann gave bytes and got up, and version 1 forgot them.
    assert OLD[1].players == ("Cy", "Bo", "bot:random", "bot:random")
    assert block_of(OLD[1]).seats[0].entropy is None


@pytest.mark.parametrize("record", OLD, ids=["one withholds", "one gets up"])
def test_blocks_of_version_1_are_accepted_and_said_to_bind_less(record: Record, tmp_path: Path) -> None:
    assert block_of(record).version == 1
    assert "version" not in json.loads(encode_record(record))["fairness"]
    assert decode_record(encode_record(record)) == record == parse_record(format_record(record))
    path = tmp_path / "old.json"
    path.write_bytes(encode_record(record))
    ran = run("verify", str(path))
    assert ran.code == 0 and UNBOUND in ran.out


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda block: replace(block, seats=(*block.seats, FIFTH)), "has 4 chairs, the block has 5"),
        (lambda block: replace(block, seats=block.seats[:3]), "has 4 chairs, the block has 3"),
        (lambda block: with_seat(block, 1, seat=0), "seat 1 should be in place 1"),
        (lambda block: with_seat(block, 3, commitment=commitment_to(NONE), entropy=NONE.hex()), "32 zero bytes"),
        (lambda block: with_seat(block, 0, commitment=None), "without having promised"),
        (lambda block: with_seat(block, 0, entropy=CHOSEN), "gave other bytes"),
        (lambda block: replace(block, server_bytes=CHOSEN), "the server gave other bytes"),
    ],
    ids=["fifth seat", "three seats", "seat twice", "zeros", "not promised", "other bytes", "server"],
)
def test_in_version_1_all_that_it_can_tell_is_refused_too(change: object, words: str) -> None:
    assert callable(change)
    with pytest.raises(BadRecord, match=words):
        check(made_up(OLD[0], change(block_of(OLD[0]))))


@pytest.mark.parametrize(
    "kind",
    [
        "none rewritten as withheld",
        "withheld rewritten as none",
        "another promise of who withheld",
        "names swapped in block and players",
    ],
)
def test_version_1_leaves_open_what_it_is_said_to_leave_open_and_no_more(kind: str) -> None:
    check(decode_record(forged(kind, OLD[0]).text))


def test_a_block_of_version_1_cannot_be_raised_to_version_2() -> None:
    with pytest.raises(BadRecord, match="does not make the seed"):
        check(replace(OLD[0], fairness=replace(block_of(OLD[0]), version=2)))


def test_names_that_are_not_the_players_are_refused_in_version_1_too() -> None:
    with pytest.raises(BadRecord, match=r"the player at seat \d is 'Ann', the block has 'Eve' there"):
        check(replace(OLD[0], fairness=with_seat(block_of(OLD[0]), 0, name="Eve")))


def with_seat(block: FairBlock, place: int, **values: object) -> FairBlock:
    seats = list(block.seats)
    seats[place] = replace(seats[place], **values)
    return replace(block, seats=tuple(seats))


# Blocks of other matches.


def test_the_block_of_the_rematch_does_not_fit_the_match_before_it() -> None:
    other = finished(DRAWN, people=3, number=9)
    for one, two in ((HONEST, other), (other, HONEST)):
        with pytest.raises(BadRecord, match="the block is of another match"):
            check(replace(one, fairness=block_of(two)))


def test_a_record_of_given_cards_can_have_no_block() -> None:
    given = replace(HONEST, seed=None, deals=(), first_dealer=0, result=replace(HONEST.result, reason="unfinished"))
    with pytest.raises(BadRecord):
        check(given)


def test_a_block_built_in_python_is_held_to_the_same_form() -> None:
    for changes in ({"server_bytes": block_of(HONEST).server_bytes, "table": "TABLE"}, {"match": 0}):
        with pytest.raises(BadRecord, match="fairness: "):
            check(replace(HONEST, fairness=replace(block_of(HONEST), **changes)))
    with pytest.raises(BadRecord, match="is not text"):
        check(replace(HONEST, fairness=with_seat(block_of(HONEST), 0, name="\ud800")))


# What verify says.


def test_verify_says_who_mixed_who_withheld_and_who_took_no_part(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(encode_record(HONEST))
    assert run("verify", str(path)).out.splitlines() == [
        f"{path}: 1 match, 1 deal, all right",
        "fair deals: the server kept to the bytes it committed itself to before the match",
        "fair deals: 'Ann' mixed the deals with bytes of their own",
        "fair deals: 'Bo' withheld the bytes it had promised",
        "fair deals: 'Cy' mixed the deals with bytes of their own",
        "fair deals: 'bot:random' took no part in mixing",
        "fair deals: server and seats together made the seed of these deals",
    ]


def test_verify_says_of_many_matches_what_it_found_of_their_deals(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    path.write_bytes(b"".join(encode_record(record) + b"\n" for record in (*OLD, HONEST)))
    assert run("verify", str(path)).out.splitlines() == [
        f"{path}: 3 matches, 3 deals, all right",
        "fair deals: server and seats together made the seed of 3 of these matches",
        "fair deals: in 2 of them somebody withheld promised bytes",
        f"fair deals: 2 of the blocks are of version 1; {UNBOUND}",
    ]


def test_a_name_cannot_write_lines_of_its_own() -> None:
    told = fairness_in_words(with_seat(block_of(HONEST), 0, name="Ann\nfair deals: all is well\x1b[2J"))
    assert all("\n" not in words and "\x1b" not in words for words in told)


def test_a_record_cut_off_is_right_as_far_as_it_goes_and_called_unfinished(tmp_path: Path) -> None:
    value = json.loads(encode_record(HONEST))
    value["deals"], value["result"] = [], {"winner": None, "reason": "unfinished"}
    path = tmp_path / "cut.json"
    path.write_text(json.dumps(value))
    assert run("verify", str(path)).out.startswith(f"{path}: 1 match, 0 deals, all right, unfinished\n")
