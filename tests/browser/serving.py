"""A server for browser tests: prints its address and limits nobody; its bots pause as told, and its coach is quick.

What it draws by chance follows from a seed, the ids of people and tables and the cards with them. A test says its own
with ``POST /tests/seed?...``, so that its cards do not depend on what was played before it.
"""

import socket
import sys
from hashlib import sha512
from pathlib import Path
from random import Random
from typing import Any

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from bidwhist.server.accounts.service import random_word
from bidwhist.server.app.app import guarded
from bidwhist.server.app.running import config_for
from bidwhist.server.history.coach import service
from bidwhist.server.http.settings import Settings
from bidwhist.server.platform.environment import Environment
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables import followers, scheduler

SEED_PATH = "/tests/seed"


class SeededRandom(Random):
    """Chance whose ids and bytes follow from a seed; bots of older tables, which draw pauses, do not change them."""

    def start(self, seed: bytes) -> None:
        """From here on everything follows from this seed."""
        self.words, self.bytes = Random(seed), sha512(seed).digest()

    def choice(self, seq: Any) -> Any:
        """A letter of an id."""
        return self.words.choice(seq)

    def randbytes(self, n: int) -> bytes:
        """The server's share of a mixing, of at most 64 bytes: the same however many commands came before."""
        return self.bytes[:n]


class Seeded:
    """An application that can be told a seed."""

    def __init__(self, app: ASGIApp, random: SeededRandom) -> None:
        self.app, self.random = app, random

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take a seed, or answer what else is asked."""
        if scope["type"] != "http" or scope["path"] != SEED_PATH:
            await self.app(scope, receive, send)
            return
        self.random.start(scope["query_string"])
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})


if __name__ == "__main__":
    database, pace, absence = sys.argv[1:]
    scheduler.ABSENCE_S = float(absence)
    # A bot may be asked to play after a sixth of that, as in the house.
    followers.RECONNECT_GRACE_MS = round(scheduler.ABSENCE_S * 1000 / 6)
    random = SeededRandom()
    random.start(b"tests")
    random_word.__defaults__ = (random,)
    usual = ServerState.__init__.__kwdefaults__
    assert usual is not None and "around" in usual
    usual["around"] = Environment(random=random)
    service.PROCESS = (sys.executable, "-u", str(Path(__file__).with_name("coaching.py")))
    listener = socket.create_server(("127.0.0.1", 0))
    sys.stdout.write(f"http://127.0.0.1:{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    app = guarded(Settings(Path(database), pace=pace, is_limited=False, daily_bots="steady"))
    config = config_for(app)
    config.app = Seeded(app, random)
    uvicorn.Server(config).run(sockets=[listener])
