"""What the commands say of a record in which a claim was refused."""

import json
from pathlib import Path

from bidwhist.core.actions import Claim
from bidwhist.core.deal import PLAY
from bidwhist.core.match import play
from bidwhist.core.rules.presets import CLASSIC
from bidwhist.records import encode_record, record_of
from support.command import run
from support.random_play import states
from support.table import match_after


def test_verify_takes_a_refused_claim_and_replay_prints_it(tmp_path: Path) -> None:
    deal = next(one for one in states(CLASSIC, 1) if one.phase is PLAY)
    match = play(match_after(CLASSIC, deal), Claim(deal.dealer))
    path = tmp_path / "match.jsonl"
    path.write_bytes(encode_record(record_of(match)) + b"\n")
    ran = run("verify", str(path))
    assert ran.code == 0, ran.err
    items = [json.loads(line) for line in run("replay", str(path), "--json").out.splitlines()]
    refused = [item for item in items if item.get("action") == "claim refused"]
    assert [item["seat"] for item in refused] == [deal.dealer]
    assert "it is not certain" in refused[0]["words"]
