"""What if: the choices at a moment of a finished match, and another one played on."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bidwhist.analysis.double_dummy import position_of, score_cards
from bidwhist.bots.levels import make_bot
from bidwhist.core.act import act
from bidwhist.core.cards import CODES, mask_of, parse_card
from bidwhist.core.deal import AUCTION, DECLARE, PLAY
from bidwhist.core.legality import legal
from bidwhist.core.rules.presets import CLASSIC
from bidwhist.records import encode_record, history, record_of
from bidwhist.server.history import what_if as other_ways
from bidwhist.server.history.alternatives import NoChoice, alternatives_of, what_if
from bidwhist.server.history.what_if import WhatIfJobs
from bidwhist.server.history.what_if_messages import OtherWay, WhatIfSoFar
from bidwhist.server.platform.database.store import Store
from bidwhist.server.platform.jobs.fair_queue import Who
from bidwhist.server.platform.jobs.single_jobs import MAX_WAITING_EACH, CoachIsBusy
from bidwhist.server.protocol.actions import PassAction
from bidwhist.server.protocol.translation import wire_of
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.domain.log import Row, TableOpened
from bidwhist.server.tables.repository import append
from bidwhist.solver import COMPILED, Budget
from support.asking import client_of, guest
from support.random_play import random_match
from support.stores import place
from support.waiting import PATIENCE

MATCH = random_match(CLASSIC, 3, deals_at_most=2)
FOUND = Finished("t-1", "t", 1, 9, "classic", False, encode_record(record_of(MATCH)), ())
MOMENTS = [(deal, state) for deal in MATCH.deals for state in history(deal)]
LATE = max(step for step, (_, state) in enumerate(MOMENTS) if state.phase is PLAY and len(legal(state)) > 1)


def test_every_moment_offers_what_the_rules_allowed_and_marks_what_was_done() -> None:
    for step, (_, state) in enumerate(MOMENTS):
        if state.phase is PLAY and len(state.tricks) < 9:
            continue  # the solver takes its time there; the later ones show the same
        if state.phase not in (AUCTION, DECLARE, PLAY):
            with pytest.raises(NoChoice):
                alternatives_of(FOUND, step)
            continue
        found = alternatives_of(FOUND, step)
        assert found.seat == state.to_act
        assert [way.action for way in found.ways] == [wire_of(one) for one in legal(state)]
        after = MOMENTS[step + 1][1]
        assert [way.taken for way in found.ways] == [act(state, one) == after for one in legal(state)]


@pytest.mark.skipif(not COMPILED, reason="needs the kernel")
def test_the_last_card_comes_to_what_really_came() -> None:
    step = max(step for step, (_, state) in enumerate(MOMENTS) if state.phase is PLAY)
    deal, state = MOMENTS[step]
    found = alternatives_of(FOUND, step)
    assert [way.tricks for way in found.ways] == [deal.tricks_won[deal.side(state.declarer)]]


@pytest.mark.skipif(not COMPILED, reason="needs the kernel")
def test_solving_the_position_that_comes_along_gives_the_figures_of_the_server() -> None:
    told, asked = alternatives_of(FOUND, LATE), alternatives_of(FOUND, LATE, solved=False)
    assert all(way.tricks is None for way in asked.ways)
    position = position_of(MOMENTS[LATE][1])
    assert asked.position is not None and asked.position == told.position
    assert [mask_of(map(parse_card, hand)) for hand in asked.position.hands] == [*position.hands]
    assert tuple(map(parse_card, asked.position.table)) == position.table
    found = {CODES[one.card]: asked.won + one.low for one in score_cards(position, Budget(nodes=asked.nodes))}
    assert found == {msgspec.to_builtins(way.action)["card"]: way.tricks for way in told.ways}


def test_before_cards_are_played_there_is_no_position_to_solve() -> None:
    early = next(step for step, (_, state) in enumerate(MOMENTS) if state.phase is AUCTION)
    found = alternatives_of(FOUND, early)
    assert (found.position, found.won, found.nodes) == (None, 0, 0)


def test_another_choice_is_played_on_beside_the_one_that_was_made() -> None:
    other = next(way.action for way in alternatives_of(FOUND, LATE).ways if not way.taken)
    found = what_if(FOUND, OtherWay(LATE, other), make_bot("steady"))
    deal, state = MOMENTS[LATE]
    assert found.really.points == deal.points
    for line in (found.taken, found.tried):
        assert len(line.tricks) == len(deal.tricks)
        assert [trick.winner for trick in line.tricks[: len(state.tricks)]] == [one.winner for one in state.tricks]
    card = {len(state.tricks): len(state.table)}
    ((trick, place),) = card.items()
    assert found.tried.tricks[trick].cards[place] != found.taken.tricks[trick].cards[place]
    assert what_if(FOUND, OtherWay(LATE, other), make_bot("steady")) == found, "asked again, it is the same"


def test_the_moves_of_both_lines_are_counted_and_a_finished_line_is_told_before_the_other() -> None:
    other = next(way.action for way in alternatives_of(FOUND, LATE).ways if not way.taken)
    told: list[WhatIfSoFar] = []
    found = what_if(FOUND, OtherWay(LATE, other), make_bot("steady"), tell=told.append)
    done = [one.done for one in told]
    assert done[0] == 0 and done == sorted(done) and done[-1] <= told[-1].moves
    assert {one.really for one in told} == {found.really}
    assert [one.taken for one in told if one.taken is not None] == [found.taken] * (len(told) - len(told) // 2 - 1)


async def test_how_far_a_choice_has_been_played_out_is_told_while_it_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    line = msgspec.json.encode(WhatIfSoFar("t-1", 4, 3, 20)).decode()
    program = f"import sys, time; print('{line}', file=sys.stderr, flush=True); time.sleep(3600)"
    monkeypatch.setattr(other_ways, "PROCESS", (sys.executable, "-c", program))
    ways = WhatIfJobs()
    asking = asyncio.create_task(ways.tried(FOUND, OtherWay(4, PassAction())))
    async with asyncio.timeout(PATIENCE):
        while ways.so_far("t-1", 4).done == 0:
            await asyncio.sleep(0.01)
    assert ways.so_far("t-1", 4) == WhatIfSoFar("t-1", 4, 3, 20)
    assert ways.so_far("t-1", 5).moves == 0, "nothing is tried there"
    await ways.stop()
    with pytest.raises(CoachIsBusy):
        await asking


def test_another_bid_is_played_on_to_the_end() -> None:
    step = next(step for step, (_, state) in enumerate(MOMENTS) if state.phase is AUCTION)
    other = next(way.action for way in alternatives_of(FOUND, step).ways if not way.taken)
    found = what_if(FOUND, OtherWay(step, other), make_bot("steady"))
    assert found.tried.headline and found.taken.headline and found.really.headline


@pytest.mark.parametrize("step", [len(MOMENTS) - 1, len(MOMENTS), 99_999])
def test_after_the_end_there_is_no_choice(step: int) -> None:
    with pytest.raises(NoChoice, match="nothing to choose"):
        alternatives_of(FOUND, step)


async def test_who_asks_for_many_waits_and_is_told_and_what_was_found_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_ways, "PROCESS", (sys.executable, "-c", "import time; time.sleep(600)"))
    ways = WhatIfJobs()
    others = [OtherWay(step, PassAction()) for step in range(MAX_WAITING_EACH + 2)]
    asking = [asyncio.create_task(ways.tried(FOUND, other, Who("10.0.0.1"))) for other in others[:-1]]
    while len(ways._looking) < MAX_WAITING_EACH + 1:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    with pytest.raises(CoachIsBusy, match="your other matches"):
        await ways.tried(FOUND, others[-1], Who("10.0.0.1"))
    await ways.stop()
    assert all(isinstance(one, CoachIsBusy) for one in await asyncio.gather(*asking, return_exceptions=True))
    ways = WhatIfJobs()
    monkeypatch.setattr(other_ways, "PROCESS", (sys.executable, "-c", "print('{}')"))
    first = await ways.tried(FOUND, others[0])
    assert await ways.tried(FOUND, others[0]) is first
    ways.forget("t-1")
    assert await ways.tried(FOUND, others[0]) is not first


async def test_a_server_answers_for_finished_matches_alone_and_for_what_was_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steady = f"{other_ways.__name__}"
    program = f"import {steady} as o, bidwhist.server.history.alternatives as c; c.BOT = 'steady'; o.main()"
    monkeypatch.setattr(other_ways, "PROCESS", (sys.executable, "-c", program))
    async with client_of(tmp_path) as client:
        await guest(client)
        store = Store(place(tmp_path / "tables.sqlite"))
        opened = Row("t", 0, 1, "ann", "", TableOpened(rules=CLASSIC, name="porch", preset="classic", invite="maple"))
        await store.write(append((opened,), FOUND))
        store.close()
        found = (await client.get(f"/api/matches/t-1/crossroads?step={LATE}")).json()
        other = next(way["action"] for way in found["ways"] if not way["taken"])
        path = "/api/matches/t-1/what-if"
        tried = (await client.post(path, json={"step": LATE, "action": other})).json()
        assert tried["bot"] == "steady" and tried["tried"]["headline"]
        refused: list[tuple[str, Any, int]] = [
            ("/api/matches/t-2/what-if", {"step": LATE, "action": other}, 404),
            (path, {"step": LATE, "action": {"kind": "bid", "bid": "4U"}}, 422),
            (path, {"step": -1, "action": other}, 422),
            (path, {"step": 10**9, "action": other}, 422),
            (path, {"step": len(MOMENTS) - 1, "action": other}, 422),
            (path, {"step": LATE, "action": {"kind": "claim"}}, 422),
            (path, {"step": LATE, "action": {**other, "more": 1}}, 422),
        ]
        for address, body, status in refused:
            answer = await client.post(address, json=body)
            assert answer.status_code == status, (body, answer.text)
            assert msgspec.json.decode(answer.content)["words"]
        for step in ("", "-1", "x", "1" * 40, "²", "1.5"):
            assert (await client.get("/api/matches/t-1/crossroads", params={"step": step})).status_code == 422
            assert (await client.get("/api/matches/t-1/what-if/moves", params={"step": step})).status_code == 422
        for solved in ("", "maybe", "No"):
            asked = {"step": LATE, "solved": solved}
            answer = await client.get("/api/matches/t-1/crossroads", params=asked)
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_solved"), solved
        so_far = (await client.get("/api/matches/t-1/what-if/moves", params={"step": LATE})).json()
        assert so_far["moves"] == 0, "it is over"
        assert (await client.get("/api/matches/t-1/coach/progress")).json()["decisions"] == 0, "nobody has asked"
        client.cookies.clear()
        nobody = await client.post(path, json={"step": LATE, "action": other})
        assert nobody.status_code == 401, "who makes the server compute says who they are"
