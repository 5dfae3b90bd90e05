"""A director's desk for browser tests: prints its address with the key; its clock is ahead as a file says."""

import socket
import sys
from pathlib import Path

import uvicorn

from bidwhist.server.http.settings import Settings
from bidwhist.server.tournaments.desk.app import guarded_desk
from bidwhist.server.tournaments.desk.desk import Desk, milliseconds
from bidwhist.server.tournaments.desk.desk_file import DeskFile
from bidwhist.server.tournaments.domain.log import EventOpened

if __name__ == "__main__":
    folder, form, rounds = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    ahead = folder / "minutes"

    def clock() -> int:
        """Now, and as many minutes as the file says."""
        return milliseconds() + int(ahead.read_text() if ahead.exists() else 0) * 60_000

    path = folder / "evening.event"
    opened = EventOpened(name="Friday at the hall", form=form, rounds=rounds, seed="x")  # type: ignore[arg-type]
    desk = Desk(DeskFile(path, b"s" * 32), opened, clock)
    listener = socket.create_server(("127.0.0.1", 0))
    sys.stdout.write(f"http://127.0.0.1:{listener.getsockname()[1]}/desk?key={desk.key}\n")
    sys.stdout.flush()
    app = guarded_desk(desk, Settings(path, is_limited=False))
    uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listener])
