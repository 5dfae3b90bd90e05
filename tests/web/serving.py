"""A server for browser tests: prints its address, limits nobody, and its bots pause and take over as told."""

import socket
import sys
from pathlib import Path

import uvicorn

from bidwhist.server.app.app import guarded
from bidwhist.server.app.running import config_for
from bidwhist.server.http.settings import Settings
from bidwhist.server.tables import followers, scheduler

if __name__ == "__main__":
    database, pace, absence = sys.argv[1:]
    scheduler.ABSENCE_S = float(absence)
    # A bot may be asked to play after a sixth of that, as in the house.
    followers.RECONNECT_GRACE_MS = round(scheduler.ABSENCE_S * 1000 / 6)
    listener = socket.create_server(("127.0.0.1", 0))
    sys.stdout.write(f"http://127.0.0.1:{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    app = guarded(Settings(Path(database), pace=pace, is_limited=False, daily_bots="steady"))
    uvicorn.Server(config_for(app)).run(sockets=[listener])
