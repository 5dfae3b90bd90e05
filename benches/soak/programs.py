"""Strangers' engines at web tables: a server, bot accounts, and a match of so many deals for each pair of programs.

python -m benches.soak.programs --deals 20 --engine "python3 examples/engines/lowest.py" --engine ./lowest
"""

import argparse
import asyncio
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from bidwhist.bots.engines.engine import Engine
from bidwhist.engine.bridge import Address, Bridge, fetched
from bidwhist.errors import WhistError

STARTS_S = 60.0
STEADY = f"{sys.executable} -m bidwhist.engine steady"


def main() -> None:
    """Play, and print what became of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20, help="deals of each match")
    parser.add_argument("--engine", action="append", required=True, help="a program; each plays a match")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        words = [sys.executable, "-m", "bidwhist", "serve", "--db", str(Path(folder) / "tables.sqlite")]
        server = subprocess.Popen([*words, "--port", str(port), "--pace", "none"], stdout=subprocess.DEVNULL)
        try:
            address = f"http://127.0.0.1:{port}"
            for number, command in enumerate(asked.engine):
                owner = _account(address, f"Ann {number}")
                print(asyncio.run(_match(address, owner, command, number, asked.deals)), flush=True)
        finally:
            server.terminate()
            server.wait()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def _account(address: str, name: str) -> dict[str, str]:
    """The header of a new account, as soon as the server is there."""
    until = time.monotonic() + STARTS_S
    while True:
        try:
            token = fetched(address, "/api/guest?token=1", {}, {"name": name})["token"]
            break
        except WhistError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)
    made = fetched(address, "/api/accounts?token=1", _bearer(token), {"name": name, "password": "sunday pie at four"})
    return _bearer(made["token"])


def _bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def _match(address: str, owner: dict[str, str], command: str, number: int, deals: int) -> str:
    """One match of a program and of steady, both as engines, with two bots of the table between them."""
    guest, host = (fetched(address, "/api/me/bots", owner, {"name": f"{who} {number}"}) for who in ("Pie", "Cake"))
    rules: dict[str, Any] = {"preset": "palace", "options": {"max_deals": deals, "target": 100, "floor": None}}
    terms = {"rules": rules, "programs": True, "pace": "slow", "bots": "steady", "tempo": "at_once", "talk": False}
    made = fetched(address, "/api/tables", _bearer(host["token"]), terms)
    link = Address(address, made["invite"])
    began = time.monotonic()
    with Engine(command) as engine, Engine(STEADY) as steady:
        seats = [
            Bridge(engine, link, guest["token"], Random(number), most_matches=1),
            Bridge(steady, link, host["token"], Random(number), most_matches=1),
        ]
        async with asyncio.TaskGroup() as both:
            both.create_task(seats[0].run())
            while not seats[0].tables:
                await asyncio.sleep(0.01)
            both.create_task(seats[1].run())
        engine_faults, steady_faults = len(engine.faults), len(steady.faults)
    return (
        f"{command}: {deals} deals, {seats[0].decisions} decisions, {engine_faults} faults; "
        f"steady {seats[1].decisions}, {steady_faults}; {time.monotonic() - began:.1f} s"
    )


if __name__ == "__main__":
    main()
