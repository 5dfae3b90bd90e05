"""``bidwhist serve``: says where it is, ends cleanly on Ctrl-C, and moves its logs."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

COMMAND = [sys.executable, "-m", "bidwhist.cli", "serve"]


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
        _, words = process.communicate(timeout=10)
        assert process.returncode == 0
        assert words.strip().endswith("every table is kept") and "Traceback" not in words


def test_a_port_that_is_taken_is_said_in_words(tmp_path: Path) -> None:
    with serving(tmp_path / "one.sqlite") as (address, _):
        port = address.rstrip("/").rpartition(":")[2]
        asked = [*COMMAND, "--port", port, "--db", str(tmp_path / "two.sqlite")]
        came = subprocess.run(asked, capture_output=True, text=True, timeout=20, check=False)
    assert came.returncode == 1 and "choose another --port" in came.stderr and "Traceback" not in came.stderr


def test_logs_are_exported_and_imported(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    with serving(database) as (address, process), httpx.Client(base_url=address) as client:
        client.post("/api/guest", json={"name": "Ann"})
        client.post("/api/play", json={})
        process.send_signal(signal.SIGINT)
        process.wait(10)
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
    came = subprocess.run(asked, capture_output=True, text=True, timeout=20, check=False)
    assert came.returncode == 1 and "line 1" in came.stderr and "Traceback" not in came.stderr
