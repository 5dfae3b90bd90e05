"""Long answers are compressed for clients that accept it; those that could hold a secret never are."""

from pathlib import Path

import pytest

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.records import encode_record, record_of
from bidwhist.server.app.routes import ENDPOINTS
from support.asking import client_of, guest
from support.random_play import random_match

COMPRESSED = {
    "/api/presets",
    "/api/replay",
    "/api/matches/{match}/replay",
    "/api/matches/{match}/coach",
    "/api/daily/days/{day}",
    "/api/daily/days/{day}/{board}",
    "/api/standings/{board}",
}
"""What is the same for everybody who may ask, with no invite, key or token in it."""
RECORD = encode_record(record_of(random_match(CLASSIC, 3, deals_at_most=1)))


def test_no_other_answer_is_compressed() -> None:
    assert {one.path for one in ENDPOINTS if one.is_compressed} == COMPRESSED


async def test_a_replay_is_the_same_compressed(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        plain, compressed = [
            await client.post("/api/replay", content=RECORD, headers={"accept-encoding": encoding})
            for encoding in ("identity", "gzip, br")
        ]
    assert "content-encoding" not in plain.headers and compressed.headers["content-encoding"] == "gzip"
    assert plain.headers["vary"] == compressed.headers["vary"] == "accept-encoding"
    assert compressed.json() == plain.json() and compressed.headers["content-type"] == plain.headers["content-type"]
    assert int(compressed.headers["content-length"]) < len(plain.content) / 8


@pytest.mark.parametrize("encoding", ["gzip;q=0", "br", "identity"])
async def test_a_client_that_does_not_accept_gzip_is_sent_none(tmp_path: Path, encoding: str) -> None:
    async with client_of(tmp_path) as client:
        answer = await client.get("/api/presets", headers={"accept-encoding": encoding})
    assert "content-encoding" not in answer.headers and answer.json()


async def test_a_refusal_and_a_short_answer_stay_as_they_are(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        await guest(client)
        refused = await client.get("/api/matches/none/replay", headers={"accept-encoding": "gzip"})
        board = await client.get("/api/standings/league", headers={"accept-encoding": "gzip"})
    assert refused.status_code == 404 and board.status_code == 200
    assert "content-encoding" not in refused.headers and "content-encoding" not in board.headers
