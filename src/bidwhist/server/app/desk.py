"""Serves a director's desk: its file, its address for phones, and its director's link."""

import secrets
from collections.abc import Callable
from pathlib import Path

from bidwhist.server.app.running import serve_app
from bidwhist.server.http.settings import Settings
from bidwhist.server.tournaments.desk.app import guarded_desk
from bidwhist.server.tournaments.desk.desk import Desk
from bidwhist.server.tournaments.desk.desk_file import DeskFile
from bidwhist.server.tournaments.domain.log import EventOpened


def open_desk(path: Path, opened: EventOpened) -> Desk:
    """The desk of a file; a new file begins an event.

    :raises WhistError: if the file is not an event's, is damaged, or another desk has locked it.
    """
    return Desk(DeskFile(path, secrets.token_bytes(32)), opened)


def serve_desk(
    desk: Desk,
    host: str,
    port: int,
    names: tuple[str, ...],
    *,
    started: Callable[[str], None],
    at_home: Callable[[str], None] | None,
) -> None:
    """Serve a desk until Ctrl-C.

    :raises WhistError: if the port is taken, or there is no network for phones.
    """
    settings = Settings(desk.file.path, hosts=(*names, host), offers_lan=True)
    serve_app(guarded_desk(desk, settings), host, port, started, at_home)
