"""Files of strangers shown as replays: whatever is in them, and however long they are, they keep nobody waiting."""

import asyncio
import json
import time
from pathlib import Path

import pytest

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.errors import BadRecord
from bidwhist.records import encode_record, record_of
from bidwhist.records.trickster import parse_trickster
from bidwhist.server.history import file_import
from bidwhist.server.history.file_import import file_as_json
from bidwhist.server.history.service import FILES_ADDRESS
from bidwhist.server.platform.jobs.executors import TooBusy
from bidwhist.server.platform.jobs.fair_queue import Who
from support.asking import client_of
from support.in_process import started_server
from support.random_play import random_match
from support.trickster import as_trickster

MATCH = random_match(CLASSIC, 3, deals_at_most=2)
RECORD = encode_record(record_of(MATCH))
NUMBERS = ["-1", "1" + "0" * 400, "1" + "0" * 5000, "1e400", "[" * 2000 + "]" * 2000, "[[[1]]]", "null", '"9"']


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize(
    "field", [b'"dealer":', b'"leader":', b'"declarer":', b'"players":', b'"format":"bidwhist-record/']
)
def test_a_number_that_is_none_of_ours_is_refused_in_words(field: bytes, number: str) -> None:
    before, _, after = RECORD.partition(field)
    assert after
    with pytest.raises(BadRecord, match=r"\w"):
        file_as_json(before + field + number.encode() + after.lstrip(b"0123456789"), rests=False)


def test_versions_and_scores_of_five_thousand_digits_are_words_too() -> None:
    digits = "9" * 5000
    with pytest.raises(BadRecord, match="newer bidwhist"):
        file_as_json(f'{{"format": "bidwhist-record/{digits}"}}'.encode(), rests=False)
    posted = as_trickster(record_of(MATCH)).replace("S:0 0 0 0", f"S:{digits} 0 0 0")
    (imported,) = parse_trickster(posted)
    assert any("score before the deal" in note for note in imported.notes)


async def test_what_is_wrong_in_a_file_is_told_with_422_from_its_process(tmp_path: Path) -> None:
    async with client_of(tmp_path, workers=1) as client:
        for number in NUMBERS:
            before, field, after = RECORD.partition(b'"dealer":')
            wrong = before + field + number.encode() + after.lstrip(b"0123456789")
            answer = await client.post("/api/replay", content=wrong)
            assert answer.status_code == 422 and answer.json()["words"].startswith(("deal 1", "not JSON")), number
        nested = b"[" * 20_000 + b"]" * 20_000
        for file in (nested, b'{"format":' + nested + b"}", b'{"a":' * 9000):
            answer = await client.post("/api/replay", content=file)
            assert answer.status_code == 422 and answer.json()["words"]
        assert (await client.post("/api/replay", content=RECORD)).status_code == 200


def test_a_reader_that_breaks_on_a_file_refuses_it_and_is_heard_of(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(_: object) -> None:
        raise OverflowError("too much")

    monkeypatch.setattr(file_import, "check", breaks)
    with pytest.raises(BadRecord, match="no record"):
        file_as_json(RECORD, rests=False)
    assert "too much" in caplog.text


def test_a_file_is_shown_up_to_so_many_deals_and_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_import, "MOST_MOMENTS", 5)
    with pytest.raises(BadRecord, match="decisions; 5 at most"):
        file_as_json(RECORD, rests=False)
    monkeypatch.setattr(file_import, "MAX_DEALS", 0)
    with pytest.raises(BadRecord, match="at most 0 deals"):
        file_as_json(RECORD, rests=False)


def test_a_file_has_so_much_of_the_processor_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(_: object) -> None:
        while True:
            pass

    monkeypatch.setattr(file_import, "check", endless)
    monkeypatch.setattr(file_import, "LIMIT_S", 0.1)
    with pytest.raises(file_import.FileTooLong, match="too long"):
        file_as_json(RECORD, rests=False)


def test_a_reader_that_takes_every_error_for_a_fault_of_the_file_is_ended_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def stubborn(_: object) -> None:
        ends = time.monotonic() + 60
        while time.monotonic() < ends:
            try:
                sum(range(10_000))
            except Exception:
                time.sleep(0)

    monkeypatch.setattr(file_import, "check", stubborn)
    monkeypatch.setattr(file_import, "LIMIT_S", 0.001)
    with pytest.raises(file_import.FileTooLong, match="too long"):
        file_as_json(RECORD, rests=False)


async def test_files_have_a_process_of_their_own_and_an_address_its_part_of_the_queue(tmp_path: Path) -> None:
    async with started_server(tmp_path, workers=1) as server_state:
        places = server_state.places
        assert places.files not in (places.hints, places.claims, places.archive, places.bots)
        doing = [
            asyncio.create_task(server_state.history.opened(RECORD, Who("one", f"guest {number}")))
            for number in range(12)
        ]
        mine = asyncio.create_task(server_state.history.opened(RECORD, Who("home", "ann")))
        assert json.loads(await mine)["steps"]
        came = await asyncio.gather(*doing, return_exceptions=True)
        refused = [one for one in came if isinstance(one, TooBusy)]
        assert len(refused) >= 12 - 1 - FILES_ADDRESS and len(refused) < 12
