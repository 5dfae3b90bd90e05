"""``bidwhist serve``: says where it is, ends cleanly on Ctrl-C, and moves its logs."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from support.command import run
from support.online import at_table
from support.waiting import PATIENCE, until

COMMAND = [sys.executable, "-m", "bidwhist.cli", "serve"]
BARE = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"}}
"""An environment without a screen."""


@contextmanager
def serving(database: Path, *more: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server and the address it tells."""
    asked = [*COMMAND, "--port", "0", "--db", str(database), *more]
    process = subprocess.Popen(asked, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        told = re.search(r"http://\S+/", process.stderr.readline())
        assert told is not None
        yield told[0], process
    finally:
        process.kill()
        process.wait()
        assert process.stderr is not None
        process.stderr.close()


def test_it_tells_its_address_and_ends_cleanly_on_ctrl_c(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite") as (address, process):
        assert httpx.get(f"{address}ready").status_code == 200
        process.send_signal(signal.SIGINT)
        _, words = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert words.strip().endswith("every table is kept") and "Traceback" not in words


def _told_by_a_start(tmp_path: Path, **environment: str) -> str:
    """What ``serve --open`` says until it is stopped, with nothing of a screen but this environment."""
    asked = [*COMMAND, "--port", "0", "--db", str(tmp_path / "tables.sqlite"), "--open"]
    process = subprocess.Popen(asked, stderr=subprocess.PIPE, text=True, env={**BARE, **environment})
    assert process.stderr is not None
    first = process.stderr.readline()
    if "BROWSER" in environment:
        seen = tmp_path / "seen"
        until(lambda: seen.exists() and seen.read_text(), "the browser")
    else:  # the hint comes after the address, and a stop between the two would cut it off
        first += process.stderr.readline()
    process.send_signal(signal.SIGINT)
    _, rest = process.communicate(timeout=PATIENCE)
    return first + rest


def test_where_there_is_no_browser_the_address_of_a_table_is_told(tmp_path: Path) -> None:
    told = _told_by_a_start(tmp_path, PATH=str(tmp_path))
    assert re.search(r"http://127\.0\.0\.1:\d+/#/play ", told) and "hint: no browser was found here" in told


def test_where_there_is_a_browser_it_is_opened_at_a_table(tmp_path: Path) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    browser.chmod(0o755)
    told = _told_by_a_start(tmp_path, BROWSER=f"{browser} %s")
    assert "hint" not in told and seen.read_text().strip() in told
    assert seen.read_text().strip().endswith("/#/play")


def test_a_port_that_is_taken_is_said_in_words(tmp_path: Path) -> None:
    with serving(tmp_path / "one.sqlite") as (address, _):
        port = address.rstrip("/").rpartition(":")[2]
        asked = [*COMMAND, "--port", port, "--db", str(tmp_path / "two.sqlite")]
        came = subprocess.run(asked, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert came.returncode == 1 and "choose another --port" in came.stderr and "Traceback" not in came.stderr


def test_a_person_who_asks_for_a_table_twice_is_sent_to_the_one_that_is_open(tmp_path: Path) -> None:
    with serving(tmp_path / "one.sqlite") as (address, _):
        asked = [
            *COMMAND,
            "--port",
            address.rstrip("/").rpartition(":")[2],
            "--db",
            str(tmp_path / "two.sqlite"),
            "--open",
        ]
        came = subprocess.run(
            asked, capture_output=True, text=True, timeout=PATIENCE, check=False, env={**BARE, "PATH": ""}
        )
    assert came.returncode == 0 and f"{address}#/play" in came.stderr and "another server of yours" in came.stderr


def test_logs_are_exported_and_imported(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    with serving(database) as (address, process), httpx.Client(base_url=address) as client:
        client.post("/api/guest", json={"name": "Ann"})
        client.post("/api/play", json={})
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
    exported = subprocess.run([*COMMAND, "--db", str(database), "--export"], capture_output=True, check=True)
    assert exported.stdout.count(b"\n") == 2
    lines = tmp_path / "log.jsonl"
    lines.write_bytes(exported.stdout)
    read = subprocess.run([*COMMAND, "--db", str(copy), "--import", str(lines)], capture_output=True, check=True)
    assert b"2 rows read" in read.stderr


def test_what_is_no_log_is_refused_in_words(tmp_path: Path) -> None:
    lines = tmp_path / "log.jsonl"
    lines.write_text("a letter\n")
    asked = [*COMMAND, "--db", str(tmp_path / "tables.sqlite"), "--import", str(lines)]
    came = subprocess.run(asked, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert came.returncode == 1 and "line 1" in came.stderr and "Traceback" not in came.stderr


async def test_ctrl_c_in_the_middle_of_a_match_loses_nothing_and_the_next_start_goes_on(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"

    def is_later(view: dict[str, Any]) -> bool:
        return view["phase"] == "play" and len(view["tricks"]) >= 2 and view["turn"] == view["you"]

    with serving(database, "--pace", "none") as (address, process):
        async with at_table(address.rstrip("/"), {"options": {"max_deals": 1}}) as (ann, table, talk):
            await talk.start(table)
            seen = await talk.play(table, is_later)
            process.send_signal(signal.SIGINT)
            bye = await talk.until(lambda frame: frame["type"] == "bye")
            assert bye["code"] == "shutdown"
        _, words = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
        assert process.returncode == 0 and "Traceback" not in words
    with serving(database, "--pace", "none") as (address, process):
        ann.address = address.rstrip("/")
        assert table in (await ann.get("/api/me"))["tables"], "one's own table is listed again"
        async with ann.connect(({"table": table, "seq": seen["seq"]},)) as talk:
            talk.view = seen
            first = await talk.until(lambda frame: frame["type"] in ("presence", "update", "snapshot"))
            assert first["type"] == "presence", "nothing was missed, so nothing is sent"
            view = await talk.play(table, lambda now: now["phase"] == "match_over")
            assert view["match_result"] and view["sheet"]["rows"]
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0


async def test_every_message_is_logged_with_its_outcome_and_never_a_card(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", "--pace", "none", "--log") as (address, process):
        async with at_table(address.rstrip("/"), {"options": {"max_deals": 1}}) as (_, table, talk):
            await talk.start(table)
            seen = await talk.play(table, lambda view: view["phase"] == "play" and view["turn"] == view["you"])
            await talk.ask("command", table, seq=0, action={"kind": "play", "card": seen["hand"][0]["card"]})
            await talk.socket.send("?")
            await talk.until(lambda frame: frame.get("code") == "bad_message")
        process.send_signal(signal.SIGINT)
        _, words = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
    said = [json.loads(line) for line in words.splitlines() if line.startswith("{")]
    assert [(one["message"], one["outcome"]) for one in said[:2]] == [("hello", "done"), ("watch", "done")]
    assert [(one["message"], one["outcome"]) for one in said[-2:]] == [("command", "stale"), (None, "bad_message")]
    assert said[-2]["seq"] == 0 and said[-2]["table"] == table
    assert not re.search(r'"([2-9TJQKA][CDHS]|LJ|BJ)"', words)


def test_the_word_lists_have_one_name() -> None:
    ran = subprocess.run([*COMMAND, "--languages", "french"], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "No such option" in ran.stderr and "--languages" in ran.stderr


def test_the_link_of_the_owner_has_the_port_of_the_server(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with serving(database) as (address, _):
        assert run("owner", "link", "--db", str(database)).out.startswith(f"{address}#/owner/")
