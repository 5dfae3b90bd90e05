"""Fair deals: published vectors, honest blocks accepted, every changed byte refused (S11)."""

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.cli.verify import command
from bidwhist.errors import BadRecord
from bidwhist.record import check, decode_record, encode_record, record_of
from bidwhist.record.fairness import check_fairness, commitment_to, match_seed
from bidwhist.record.shapes import Record
from bidwhist.rules.presets import CLASSIC, CUTTHROAT
from bidwhist.server.keeping import fair_block, finished_by
from bidwhist.server.log import Closed, MatchOver, Row
from bidwhist.server.step import BeReady, GiveUp, GoOn, step
from support.tables import FRESH, Play, secret_of


def finished(people: int = 3) -> Record:
    play = Play(replace(CLASSIC, max_deals=1), people=people).start().play(Random(8))
    row = next(row for row in play.rows if isinstance(row.body, MatchOver))
    kept = finished_by(row, play.tables[row.seq - 1])
    assert kept is not None
    return decode_record(kept.record)


RECORD = finished()


def test_the_published_vectors_hold() -> None:
    assert commitment_to(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    seed = match_seed("porch1", 1, bytes(range(32)), (bytes([1] * 32), None, bytes([2] * 32), None))
    assert seed.hex() == "4f036e77c65a5504362c8c9fb441031e15434f718dafa8881631190e2742fb64"


def test_an_honest_record_is_accepted_and_says_who_mixed() -> None:
    check(RECORD)
    assert RECORD.fairness
    told = check_fairness(RECORD.fairness, RECORD.seed)
    assert any("Ann mixed" in words for words in told) and any("took no part" in words for words in told)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_changed_byte_of_hash_bytes_seed_or_cards_is_refused(data: st.DataObject) -> None:
    text = encode_record(RECORD)
    start = text.index(b'"fairness"') if data.draw(st.booleans()) else text.index(b'"seed"')
    digits = [place for place in range(start, len(text)) if _is_in_hex(text, place)]
    place = data.draw(st.sampled_from(digits))
    other = data.draw(st.sampled_from(b"0123456789abcdef").filter(lambda one: one != text[place]))
    with pytest.raises(BadRecord):
        check(decode_record(text[:place] + bytes([other]) + text[place + 1 :]))


def _is_in_hex(text: bytes, place: int) -> bool:
    run = text[max(0, place - 63) : place + 64]
    return text[place] in b"0123456789abcdef" and any(len(word) == 64 for word in run.replace(b":", b'"').split(b'"'))


def test_cards_that_the_seed_does_not_deal_are_refused() -> None:
    deal = RECORD.deals[0]
    hands = (deal.hands[1], deal.hands[0], *deal.hands[2:])
    with pytest.raises(BadRecord):
        check(replace(RECORD, deals=(replace(deal, hands=hands),)))


def test_verify_checks_the_block_of_a_downloaded_match(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(encode_record(RECORD))
    assert CliRunner().invoke(command, [str(path)]).exit_code == 0
    changed = json.loads(path.read_text())
    changed["fairness"]["server_bytes"] = "0" * 64
    path.write_text(json.dumps(changed))
    result = CliRunner().invoke(command, [str(path)])
    assert result.exit_code == 1 and "the server gave other bytes" in result.stderr


def test_the_servers_bytes_are_told_only_when_the_match_is_over() -> None:
    play = Play(people=1).start()
    block = fair_block(play.table, is_over=False)
    assert block is not None and block.server_bytes is None and block.seed is None
    with pytest.raises(BadRecord, match="not over"):
        check_fairness(block, None)


def test_who_withholds_the_promised_bytes_is_named() -> None:
    play = Play(CUTTHROAT, people=2)
    play.ask("ann", BeReady(commitment_to(secret_of("ann"))))
    play.ask("bo", BeReady())
    play.now += 6000
    play.send(GoOn())
    block = fair_block(play.table, is_over=True)
    assert block is not None
    told = check_fairness(block, block.seed)
    assert "Ann withheld the bytes it had promised" in told and "Bo took no part in mixing" in told


def test_an_abandoned_match_is_kept_and_counted() -> None:
    play = Play(people=1).start().play(Random(1), until=lambda table: len(table.actions) == 10)
    came = step(play.table, GiveUp(), play.now, FRESH)
    row = came.rows[0]
    assert isinstance(row.body, Closed)
    kept = finished_by(row, play.table)
    assert kept is not None and kept.abandoned
    assert decode_record(kept.record).result.reason == "unfinished"


def test_no_row_but_an_end_finishes_a_match() -> None:
    play = Play(people=1)
    row = Row("table1", 1, 0, "", "", Closed("idle"))
    assert finished_by(row, play.table) is None
    assert record_of(Play(people=1).start().table.match).result.reason == "unfinished"  # type: ignore[arg-type]
