"""Attackers with all limits on try what they can, while people play at their tables: what these people notice.

Run: python -m benches.soak.attackers, or with --seconds 60 --only pongs. Server, attackers and players are three
processes on this machine. Everybody comes from loopback addresses, eight players from each of some and the attackers
from eight others. With more than eight players each thinks longer, so that all together decide 32 times a second. For
each attack it prints how long the players waited for what they did, how long for their bots, the server's memory, and
how many were sent away or refused; first without any attack, and last with all attacks at once.
"""

import argparse
import asyncio
import os
import random
import resource
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from benches.common.load import Sample, percentile, sample_of
from benches.common.processes import FORKS, start_process
from benches.common.table_client import DISCONNECTED, Account, View, decision, decode, encode, free_port, until_live
from benches.soak.attacks import ATTACKS, Attackers, attack_process

from bidwhist.core.match import match_view
from bidwhist.core.rules.presets import PALACE
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.service import Accounts
from bidwhist.server.app.running import serve
from bidwhist.server.http.settings import Settings, usual_workers
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.platform.database.store import Store
from bidwhist.server.protocol.encoding import OLDER_PROTOCOL
from bidwhist.server.tables.domain.commands import Ask, BeReady, BotDecides, Decide, TableCommand
from bidwhist.server.tables.domain.decisions import decide
from bidwhist.server.tables.domain.log import Row, Seated, TableOpened
from bidwhist.server.tables.domain.table import Stage, Table
from bidwhist.server.tables.domain.transitions import replay
from bidwhist.server.tables.finished_match import finished_by
from bidwhist.server.tables.repository import append

ATTACKERS = 48
THINK_TIME_S = 0.25
"""Seconds that each of a few players thinks, and between two pings; many think longer, as people do."""
PLAYERS_PER_ADDRESS = 8
"""Players who come from one address."""
MAX_DECISIONS_PER_S = 32.0
"""Decisions and as many pings a second of all players."""
BASELINE, ALL_ATTACKS = "nothing", "everything"
MAX_BASELINE_S = 60.0
"""Seconds without any attack at most: enough to compare with."""


class Prepared(msgspec.Struct):
    """What is in the file before the server starts."""

    players: list[str]
    """Their tokens."""
    tables: list[str]
    attackers: Attackers


class Effects(msgspec.Struct):
    """What the players noticed of one attack, and what became of it."""

    attack: str
    answers: list[float]
    """Seconds from each command or ping to its answer."""
    bots: list[float]
    """Seconds from the answer to a decision until it is one's turn again or the deal is over."""
    refused: int
    """Of what the players sent."""
    broken: int
    moves: tuple[int, ...]
    """By player, what was sent and acknowledged since the attack began."""
    memory: int
    processor: float
    """The share of one processor that the server used."""
    rejected: float
    """Attackers' sockets sent away, and requests and messages refused as too often."""
    load: float


def serve_with_limits(database: Place, port: int) -> None:
    """A server process."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    serve(
        Settings(database, pace="none", workers=usual_workers(), metrics_here=True),
        "127.0.0.1",
        port,
        lambda address: None,
    )


# What is there before.


async def prepared(database: Place, port: int, players: int, matches: int) -> Prepared:
    """People, tables, and finished matches of the first attacker."""
    store = Store(database)
    accounts = Accounts(store)
    everybody = [await accounts.guest(f"P{number}") for number in range(players + ATTACKERS)]
    honest, hostile = everybody[:players], everybody[players:]
    for number in range(matches):
        for rows, finished in played_out(f"over{number}", hostile[0][0], PALACE, random.Random(number)):
            await store.write(append(rows, finished))
    found = Prepared(
        [token for _, token in honest],
        [await table_for(store, person, "casual") for person, _ in honest],
        Attackers(
            port,
            0.0,
            [token for _, token in hostile],
            [await table_for(store, person, "champion") for person, _ in hostile],
            [f"over{number}-1" for number in range(matches)],
        ),
    )
    store.close()
    return found


def first_rows(table: str, person: Person, rules: Ruleset, bots: str, now: int = 1) -> tuple[Row, ...]:
    """A table with somebody in its first chair, opened at a time (ms)."""
    opened = TableOpened(rules=rules, name="porch", preset="palace", kind="open", bots=bots, invite=table)
    return (
        Row(table, 0, now, person.id, "", opened),
        Row(table, 1, now, person.id, "", Seated(0, person.id, person.name)),
    )


async def table_for(store: Store, person: Person, bots: str) -> str:
    """A new table of somebody; its id."""
    table = f"table{random.getrandbits(48):012x}"
    # As old as now: a table of yesterday where nobody is would be closed as the server starts.
    await store.write(append(first_rows(table, person, PALACE, bots, time.time_ns() // 1_000_000)))
    return table


def played_out(name: str, person: Person, rules: Ruleset, chance: random.Random) -> Iterable[tuple[Any, Any]]:
    """A match by chance, as rows to be written with the match that they finish."""
    first = first_rows(name, person, rules, "random")
    yield first, None
    table = replay(first)
    while table.stage is not Stage.OVER:
        before = table
        decided = decide(table, _something(table, person.id, chance), 1, chance.randbytes(32))
        assert decided.rows, decided.refusal
        befores = (before, *decided.tables[:-1])
        kept = [finished_by(row, one) for row, one in zip(decided.rows, befores, strict=True)]
        yield decided.rows, next((one for one in kept if one is not None), None)
        table = decided.tables[-1]


def _something(table: Table, person: str, chance: random.Random) -> TableCommand:
    seat = table.to_act
    if seat is None:
        return Ask(person, f"r{table.seq}", BeReady(table.seq))
    assert table.match is not None
    action = chance.choice(match_view(table.match, seat).legal)
    if table.chairs[seat].bot_acts:
        return BotDecides(seat, table.turn_seq, action)
    return Ask(person, f"a{table.seq}", Decide(table.seq, action))


# Players.


class Player:
    """Somebody honest with a table of their own, who plays match after match and notes every wait."""

    def __init__(self, account: Account, table: str, think_time_s: float = THINK_TIME_S) -> None:
        self.account, self.table, self.think_time_s = account, table, think_time_s
        self.view: View | None = None
        self.sent: dict[str, float] = {}
        self.decided = ""
        self.waits_for_bots: float | None = None
        self.names = 0
        self.reset()

    def reset(self) -> None:
        """Forget what was noticed."""
        self.answers: list[float] = []
        self.bots: list[float] = []
        self.refused = self.broken = self.moves = 0

    async def run(self) -> None:
        """Play until cancelled, over every loss of the connection."""
        while True:
            try:
                async with self.account.connect() as socket:
                    await socket.send(encode(type="hello", protocol=OLDER_PROTOCOL))
                    await socket.send(encode(type="watch", table=self.table))
                    acting = asyncio.create_task(self._act(socket))
                    try:
                        while True:
                            self._receive(await socket.recv())
                    finally:
                        acting.cancel()
            except DISCONNECTED:
                self.broken += 1
                self.sent.clear()
                await asyncio.sleep(0.1)

    async def _act(self, socket: Any) -> None:
        await asyncio.sleep(random.uniform(0, self.think_time_s))
        while True:
            self.names += 1
            decided = decision(self.view) if self.view else None
            if decided is not None and not any(name.startswith("k") for name in self.sent):
                self._note_sent(f"k{self.names}")
                await socket.send(encode(**decided, table=self.table, id=f"k{self.names}-{id(self) % 10**6}"))
            self._note_sent(f"p{self.names}")
            await socket.send(encode(type="ping", number=self.names))
            await asyncio.sleep(self.think_time_s)

    def _note_sent(self, name: str) -> None:
        self.sent[name] = time.perf_counter()

    def _receive(self, text: str | bytes) -> None:
        frame = decode(text)
        now = time.perf_counter()
        if frame.view is not None:
            self.view = frame.view
            if self.waits_for_bots is not None and (frame.view.turn == frame.view.you or frame.view.turn is None):
                self.bots.append(now - self.waits_for_bots)
                self.waits_for_bots = None
        name = (frame.id or "").partition("-")[0] if frame.type in ("ack", "refused") else ""
        if frame.type == "pong":
            name = f"p{msgspec.json.decode(text)['number']}"
        sent = self.sent.pop(name, None)
        if sent is not None:
            self.answers.append(now - sent)
            if frame.type == "ack":
                self.waits_for_bots = now
        self.moves += frame.type == "ack"
        self.refused += frame.type == "refused" and frame.code != "stale"


# The siege.


async def siege(
    database: Place, names: list[str], seconds: float, *, players: int = 8, matches: int = 40, rounds: int = 1
) -> list[Effects]:
    """What the players notice of each attack, one after another.

    An attack that was not refused at all is repeated, so many rounds in all and each twice as long as the one before:
    on a machine that starves it, it may take long to go beyond a limit.
    """
    port = free_port()
    found = await prepared(database, port, players, matches)
    process = start_process(serve_with_limits, database, port)
    address = f"http://127.0.0.1:{port}"
    await until_live(address, ended=lambda: process.exitcode)
    assert process.pid is not None
    think_time_s = max(THINK_TIME_S, players / MAX_DECISIONS_PER_S)
    people = [
        Player(Account(address, token, f"127.0.1.{1 + number // PLAYERS_PER_ADDRESS}"), table, think_time_s)
        for number, (token, table) in enumerate(zip(found.players, found.tables, strict=True))
    ]
    jobs = [asyncio.create_task(player.run()) for player in people]
    await asyncio.sleep(min(3.0, seconds))
    effects = []
    for name in names:
        attackers = msgspec.structs.replace(
            found.attackers, seconds=min(seconds, MAX_BASELINE_S) if name == BASELINE else seconds
        )
        effects.append(await _measure(name, attackers, people, process.pid, address))
        for round_number in range(1, rounds):
            if name == BASELINE or effects[-1].rejected:
                break
            longer = msgspec.structs.replace(attackers, seconds=attackers.seconds * 2**round_number)
            effects[-1] = await _measure(name, longer, people, process.pid, address)
        await asyncio.sleep(min(2.0, seconds))
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)
    process.terminate()
    process.join(10)
    return effects


async def _measure(name: str, attackers: Attackers, people: list[Player], pid: int, address: str) -> Effects:
    kinds = {BASELINE: [], ALL_ATTACKS: list(ATTACKS)}.get(name, [name])
    before = await _rejected(address)
    for player in people:
        player.reset()
    began = sample_of(pid)
    hostile = start_process(attack_process, attackers, kinds)
    await asyncio.sleep(attackers.seconds)
    # On a machine that starves everybody an answer may take longer than the attack.
    while not all(player.moves for player in people):
        await asyncio.sleep(0.1)
    sample: Sample = sample_of(pid)
    effects = Effects(
        name,
        [wait for player in people for wait in player.answers],
        [wait for player in people for wait in player.bots],
        sum(player.refused for player in people),
        sum(player.broken for player in people),
        tuple(player.moves for player in people),
        sample.memory,
        (sample.processor - began.processor) / (sample.time - began.time),
        0.0,
        os.getloadavg()[0],
    )
    while hostile.is_alive():
        await asyncio.sleep(0.1)
    hostile.join()
    effects.rejected = await _rejected(address) - before
    return effects


async def _rejected(address: str) -> float:
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        lines = (await client.get("/metrics")).text.splitlines()
    counted = [one for one in lines if one.startswith(("bidwhist_sockets_sent_away ", "bidwhist_refused{"))]
    return sum(float(one.rsplit(" ", 1)[1]) for one in counted)


def row_of(one: Effects) -> str:
    """A row of figures."""
    waits = [f"{percentile(times, share):8.1f}" for times in (one.answers, one.bots) for share in (0.5, 0.99, 1.0)]
    used = f"{one.memory / 2**20:5.0f} {one.processor:5.2f} {one.rejected:8.0f}"
    rest = f"{one.refused:4} {one.broken:4} {one.load:5.1f}"
    return f"{one.attack:>14} {len(one.answers):5} {' '.join(waits)} {used} {rest}"


WAITS = f"{'p50':>8} {'p99':>8} {'longest':>8} "
HEAD = (
    f"{'milliseconds until':>26} an answer {'… the bots are done':>26}\n"
    f"{'attack':>14} heard {WAITS * 2} MiB   CPU   turned ref. brk.  load"
)


def main() -> None:
    """Lay siege and print what was noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each attack; at most a minute without any")
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--only", nargs="*", choices=[*ATTACKS, ALL_ATTACKS], help="these attacks alone")
    asked = parser.parse_args()
    names = [BASELINE, *(asked.only or [*ATTACKS, ALL_ATTACKS])]
    with tempfile.TemporaryDirectory() as folder:
        effects = asyncio.run(siege(Path(folder) / "tables.sqlite", names, asked.seconds, players=asked.players))
    print(HEAD)
    for one in effects:
        print(row_of(one))


FORKS.set_forkserver_preload(["bidwhist.server.app.running", "benches.soak.attacks", "benches.common.table_client"])

if __name__ == "__main__":
    main()
