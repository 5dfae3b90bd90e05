"""``bidwhist play`` as a command: a short match in a folder of its own."""

import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "bidwhist.cli.__main__"]
MATCH = ("--rules", "andrews", "--set", "max_deals=2", "--seed", "script", "--name", "Ann")


def options(folder: Path, *more: str) -> list[str]:
    """A match of two deals, saved in a folder."""
    return [*COMMAND, "play", *MATCH, "--save", str(folder / "match.json"), *more]


def shelved(folder: Path) -> list[str]:
    """The records of matches put away."""
    return (folder / "match.matches.jsonl").read_text().splitlines()
