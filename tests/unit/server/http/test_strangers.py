"""What strangers are told while the store fails: that it does, and nothing of where it is or what is wrong with it."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bidwhist.i18n import Saying
from bidwhist.server.http.websockets import RECONNECT_AFTER_MS
from bidwhist.server.platform.database.database import ERRORS, Connection, Fault, failure
from bidwhist.server.platform.transport.log_throttle import LogThrottle
from support.asking import client_of, guest
from support.in_process import newcomer, send, started_server, table_of
from support.stores import writers_of

ADDRESS = 'connection to server at "10.1.2.3", port 5432 failed: Connection refused'


def fails(*_: Any) -> Connection:
    """The database is away."""
    raise Fault(ADDRESS, "")


@pytest.mark.parametrize("kind", ERRORS)
@pytest.mark.parametrize("doing", ["write", "be read"])
def test_the_words_of_a_failure_are_for_anybody_and_its_detail_for_the_log(
    kind: type[Exception], doing: str, caplog: pytest.LogCaptureFixture
) -> None:
    error = kind(ADDRESS, "") if kind is Fault else kind(ADDRESS)
    failed = failure(error, doing)
    assert isinstance(failed.args[0], Saying), "a sentence in the reader's language"
    assert "10.1" not in str(failed) and ADDRESS in failed.detail and ADDRESS in caplog.text


async def test_no_request_learns_the_address_of_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with client_of(tmp_path) as client:
        await guest(client)
        store = client._transport.app.app.state.server_state.store  # type: ignore[attr-defined]
        for name in ("begin", "read"):
            monkeypatch.setattr(store.database, name, fails)
        stranger = httpx.AsyncClient(transport=client._transport, base_url="http://table.test")
        answers = [
            await stranger.post("/api/guest", json={"name": "Eve"}),
            await stranger.get("/api/invite/maple7k3vq"),
            await stranger.get("/ready"),
            await client.post("/api/play", json={}),
        ]
        assert [answer.status_code for answer in answers] == [503] * 4
        assert not any("10.1" in answer.text or "5432" in answer.text for answer in answers)
        monkeypatch.undo()


async def test_no_socket_learns_the_address_of_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        session = await table_of(server_state, ann)
        monkeypatch.setattr(writers_of(server_state.store.database), "begin", fails)
        monkeypatch.setattr(server_state.store.database, "read", fails)
        (refused,) = await send(server_state, ann, type="ready", table=session.table.id, id="r1", seq=session.table.seq)
        server_state.registry.drop(session)
        (bye,) = await send(server_state, ann, type="watch", table=session.table.id)
        assert (refused["code"], bye["type"], bye["wait"]) == ("not_saved", "bye", RECONNECT_AFTER_MS)
        assert "10.1" not in refused["words"] + bye["words"]
        monkeypatch.undo()


@pytest.fixture
def written() -> Iterator[tuple[logging.Logger, list[str], list[float]]]:
    """A log whose equal lines are written once in a while, what it wrote, and its clock."""
    log, lines, now = logging.getLogger("bidwhist.test.once"), list[str](), [100.0]
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(record.getMessage())  # type: ignore[method-assign]
    handler.addFilter(LogThrottle(lambda: now[0]))
    log.addHandler(handler)
    log.propagate = False
    log.setLevel(logging.DEBUG)
    yield log, lines, now
    log.removeHandler(handler)


def test_equal_lines_of_the_log_are_written_once_in_a_while_and_counted(
    written: tuple[logging.Logger, list[str], list[float]],
) -> None:
    log, lines, now = written
    for _ in range(1506):
        log.error("the store could not %s", "write")
    log.error("the store could not %s", "be read")
    assert lines == ["the store could not write", "the store could not be read"]
    now[0] += 11
    log.error("the store could not %s", "write")
    assert lines[2:] == ["the store could not write (and 1505 times more since the last such line)"]


def test_the_same_fault_of_many_tables_is_one_line_and_messages_are_all_logged(
    written: tuple[logging.Logger, list[str], list[float]],
) -> None:
    log, lines, _ = written
    for table in range(300):
        try:
            raise RuntimeError(table)
        except RuntimeError:
            log.exception("table %s could not move by itself", table)
        log.debug("heard")
    assert lines.count("heard") == 300 and len(lines) == 301
