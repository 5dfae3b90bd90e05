"""``bidwhist daily``: a deal is played once and compared; a server's day that is over is played against its field."""

import asyncio
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from support.command import run
from support.dailies import DAY, MIDNIGHT, daily_server, play_day, with_account
from support.online import guest
from support.waiting import PATIENCE

WORDS = ("--day", "2026-11-22", "--bots", "random")


class Talk:
    """Somebody who does the first thing that may be done."""

    def __init__(self, *words: str) -> None:
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen([sys.executable, "-m", "bidwhist.cli", "daily", *words], text=True, **pipes)  # type: ignore[call-overload]
        self.heard: list[str] = []

    def play(self, until: str) -> str:
        """Play on until something is said."""
        for line in self.process.stdout:
            self.heard.append(line)
            if until in line:
                break
            if "You may: " in line:
                self.process.stdin.write(f"{self.answer(line)}\n")
                self.process.stdin.flush()
        return "".join(self.heard)

    def answer(self, line: str) -> str:
        """What a hint says next, or to ask for one."""
        if self.heard[-2:-1] and "Hint: " in "".join(self.heard[-3:]):
            said = next(one for one in reversed(self.heard) if one.startswith("Hint: "))
            return said.removeprefix("Hint: ").strip()
        return "hint"

    def quit(self) -> str:
        """Leave."""
        out, _ = self.process.communicate("quit\n", timeout=60)
        return str(out)


def test_a_deal_is_played_once_and_compared_with_the_bots(tmp_path: Path) -> None:
    save = ("--save", str(tmp_path / "day.json"))
    talk = Talk(*WORDS, *save)
    told = talk.play(until="Deal 2 of 8.")
    assert "  You: " in told and "  The bots: " in told
    talk.quit()
    again = run("daily", *WORDS, *save, stdin=b"undo\nquit\n").out
    assert again.startswith("  You: "), "the first deal is not played again"
    assert "Deal 2 of 8." in again and "played once" in again and "go on" not in again.lower().split("deal 2")[0]


def test_a_damaged_record_of_the_day_is_named_with_its_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "day.matches.jsonl").write_bytes(b'{"format":"bidwhist-rec')
    ran = run("daily", *WORDS, "--save", str(tmp_path / "day.json"), stdin=b"quit\n")
    assert ran.code == 1 and "day.matches.jsonl, line 1: not JSON" in ran.err
    (tmp_path / "day.matches.jsonl").write_bytes(b"")
    assert run("daily", *WORDS, "--save", str(tmp_path / "day.json"), stdin=b"quit\n").code == 0


def test_everybody_with_the_same_name_meets_the_same_deals_on_a_day(tmp_path: Path) -> None:
    def hand(name: str, *words: str) -> str:
        out = run("daily", *WORDS, "--save", str(tmp_path / f"{name}{len(words)}.json"), *words, stdin=b"quit\n").out
        return next(line for line in out.splitlines() if "Your hand" in line)

    assert hand("a") == hand("b") != hand("c", "--seed", "other") and hand("a") != hand("d", "--name", "Ann")


async def test_a_servers_day_that_is_over_is_played_against_its_field(tmp_path: Path) -> None:
    async with daily_server(tmp_path) as daily:
        for person in (await with_account(daily.address, "Ann"), await guest(daily.address, "Una")):
            await play_day(person, 1)
        early = await asyncio.to_thread(run, "daily", "--server", daily.address, "--day", DAY, "--results")
        assert early.code == 1 and "midnight" in early.err
        await daily.turn_to(MIDNIGHT)
        shown = await asyncio.to_thread(run, "daily", "--server", daily.address, "--day", DAY, "--results")
        assert shown.code == 0 and all(name in shown.out for name in ("Ann", "Una", "bot:steady"))
        words = ("--server", daily.address, "--day", DAY, "--save", str(tmp_path / "day.json"))
        played = await asyncio.to_thread(run, "daily", *words, stdin=b"quit\n")
        assert played.code == 0 and "Deal 1 of 8." in played.out, played.err


def test_a_deal_that_waits_is_not_written_over_by_another_person_or_rules(tmp_path: Path) -> None:
    save = tmp_path / "day.json"
    words = ("daily", *WORDS, "--save", str(save))
    begun = run(*words, "--name", "Ann O'Hara", stdin=b"quit\n")
    assert f"bidwhist daily --day 2026-11-22 --bots random --name 'Ann O'\"'\"'Hara' --save {save} goes on" in begun.err
    kept = save.read_bytes()
    for other in (("--name", "Bo"), ("--name", "Ann O'Hara", "--rules", "classic"), ("--seed", "x")):
        ran = run(*words, *other, stdin=b"pass\npass\nquit\n")
        assert ran.code == 1 and f"{save} keeps an unfinished deal" in ran.err
        assert save.read_bytes() == kept
    assert run(*words, "--name", "Ann O'Hara", stdin=b"quit\n").code == 0


def test_deals_of_another_person_or_by_other_rules_are_not_ones_own(tmp_path: Path) -> None:
    save = ("--save", str(tmp_path / "day.json"))
    talk = Talk(*WORDS, *save)
    talk.play(until="Deal 2 of 8.")
    talk.quit()
    (tmp_path / "day.json").unlink()
    for other in (("--name", "Ann"), ("--rules", "classic")):
        out = run("daily", *WORDS, *save, *other, stdin=b"quit\n").out
        assert "Deal 1 of 8." in out and "  You: " not in out
        (tmp_path / "day.json").unlink()
    assert run("daily", *WORDS, *save, stdin=b"quit\n").out.startswith("  You: ")


def test_a_damaged_deal_that_waits_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "day.json").write_text("{", encoding="utf-8")
    out = run("daily", *WORDS, "--save", str(tmp_path / "day.json"), stdin=b"quit\n").out
    assert "damaged and was set aside" in out and "Deal 1 of 8." in out


@pytest.mark.parametrize(
    "address", ["http://a b", "http://[::1", "http://localhost:ab", "http://loc\nal", "http://:80"]
)
def test_what_is_no_address_of_a_server_is_refused_in_words(address: str) -> None:
    ran = run("daily", "--day", "2026-01-01", "--results", "--server", address)
    assert ran.code == 2 and "a server is named by its address" in ran.err


@pytest.mark.parametrize("answer", [b"[]", b"{}", b'{"preset":"palace","places":[3]}', b"\xff", None])
@pytest.mark.parametrize("words", [(), ("--results",)])
def test_an_answer_that_is_not_a_tables_is_told_of_the_server(answer: bytes | None, words: tuple[str, ...]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening, ThreadPoolExecutor(1) as pool:
        done = pool.submit(answered_once, listening, answer)
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        ran = run("daily", "--day", "2026-01-01", "--server", address, *words)
        done.result(timeout=PATIENCE)
    assert ran.code == 1 and f"the server does not answer as a table does: {address}" in ran.err


def answered_once(listening: socket.socket, answer: bytes | None) -> None:
    """Answers one request; without an answer, with what another program says at once."""
    there, _ = listening.accept()
    with there:
        there.recv(4096)
        head = b"HTTP/1.0 200 OK\r\n\r\n"
        there.sendall(b"SSH-2.0-Server\r\n" if answer is None else head + answer)


def test_a_deal_that_cannot_be_saved_is_not_said_to_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = run("daily", *WORDS, "--save", str(tmp_path / "file" / "day.json"), stdin=b"pass\nquit\n")
    assert ran.code == 1 and "the last steps could not be saved" in ran.err and "goes on from here" not in ran.err
