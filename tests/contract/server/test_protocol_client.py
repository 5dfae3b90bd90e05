"""A client written from docs/protocol.md alone, and a server that is killed: no loss, no repetition, no leak."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from benches.soak.protocol_cards import cards_named
from benches.soak.protocol_checks import checked
from benches.soak.protocol_client import Evidence, drill, judged

from support.nightly import by_day

ROOT = Path(__file__).parents[3]
ONE_DEAL = {"preset": "classic", "options": {"max_deals": 1}}


@pytest.fixture(scope="module", params=by_day([1, 3], 1))
def evidence(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Evidence:
    return drill(kills=request.param, seed=7, folder=tmp_path_factory.mktemp("drill"), rules=ONE_DEAL)


def test_a_client_of_the_page_alone_loses_doubles_and_learns_nothing_when_the_server_is_killed(
    evidence: Evidence, request: pytest.FixtureRequest
) -> None:
    result, found = judged(evidence)
    assert found.all() == ()
    assert result.kills == request.node.callspec.params["evidence"]
    assert result.acknowledged > 10
    assert result.frames > 100


def test_the_drill_sees_what_was_acknowledged_and_is_not_in_the_log(evidence: Evidence) -> None:
    name = next(reversed(evidence.players[0].notes.acknowledged))
    shorter = [row for row in evidence.log if row["id"] != name]
    assert len(checked(evidence.players, shorter, evidence.replays).lost) == 1


def test_the_drill_sees_what_is_in_the_log_twice(evidence: Evidence) -> None:
    again = next(row for row in evidence.log if row["id"] and row["person"] == evidence.players[0].person)
    assert len(checked(evidence.players, [*evidence.log, again], evidence.replays).doubled) == 1


def test_the_drill_sees_a_card_of_another_hand(evidence: Evidence) -> None:
    player = evidence.players[0]
    hidden = evidence.replays[0]["steps"][0]["hands"][2]["cards"][0]
    frame = next(frame for frame in player.notes.frames if frame.phase == "auction")
    player.notes.frames.append(replace(frame, cards=frozenset({hidden})))
    try:
        leaked = checked(evidence.players, evidence.log, evidence.replays).leaked
    finally:
        player.notes.frames.pop()
    assert len(leaked) == 1
    assert hidden in leaked[0]


def test_cards_are_found_as_codes_and_in_words_and_bids_are_none() -> None:
    sent = {
        "action": {"kind": "bid", "bid": "4D"},
        "words": "Bo plays the ten of spades.",
        "log": ["You draw the two of clubs.", "Bo deals. Your hand: Big Joker; hearts 10 9."],
        "events": [{"kind": "drawn", "cards": ["AC"]}, {"kind": "played", "cards": ["KH"]}],
    }
    assert set(cards_named(sent)) == {"TS", "BJ", "TH", "9H", "KH"}


def test_the_client_of_the_page_uses_nothing_of_the_program() -> None:
    paths = sorted((ROOT / "benches/soak").glob("protocol_*.py"))
    assert paths
    ours = re.compile(r"^\s*(?:from|import)\s.*\bbidwhist\b", re.MULTILINE)
    assert [path.name for path in paths if ours.search(path.read_text(encoding="utf-8"))] == []
