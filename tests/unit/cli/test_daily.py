"""``bidwhist daily``: a deal is played once and compared; a server's day that is over is played against its field."""

import asyncio
import subprocess
import sys
from pathlib import Path

from support.command import run
from support.dailies import DAY, MIDNIGHT, daily_server, play_day, with_account
from support.online import guest

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
