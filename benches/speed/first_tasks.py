"""The twelve first tasks of a user, each in three lines at most, beside python-chess or PokerKit where they have it.

    python -m venv peers-env && peers-env/bin/pip install chess==1.11.2 pokerkit==0.7.7 pandas .
    peers-env/bin/python -m benches.speed.first_tasks --write

The lines are shown and run as they are. Time is the best of some rounds, by the wall clock, since engines and files
are part of it. The games differ, so times show what a first script waits for, and not whose code is faster.
"""

import argparse
import os
import platform
import sys
import tempfile
import time
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct

RESULTS = Path(__file__).parents[1] / "results" / "first_tasks.md"
MAX_LINES = 3
PEERS = {"chess": "python-chess", "pokerkit": "PokerKit"}
OURS_FIRST = "import bidwhist\nmatch = bidwhist.Match.new('palace', seed='grandma')"
CHESS_FIRST = "import io, random, chess, chess.pgn\nboard = chess.Board()"
POKER_FIRST = """from pokerkit import Automation, NoLimitTexasHoldem
automations = tuple(Automation)
def poker():
    return NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 200, 2)
state = poker()"""


class Task(Struct, frozen=True):
    """One task: our lines, and those of a peer that has it."""

    name: str
    ours: str
    peer: str = ""
    theirs: str = ""


TASKS = (
    Task("deal", "match = bidwhist.Match.new('palace', seed='grandma')", "pokerkit", "state = poker()"),
    Task("look at a hand", "text = str(match.hand(0))", "pokerkit", "text = str(state.hole_cards[0])"),
    Task("legal calls", "calls = list(match.legal)", "chess", "moves = list(board.legal_moves)"),
    Task("bid", "bid = match.play('4D')", "chess", "board.push_san('e4')\nboard.pop()"),
    Task(
        "play a random match",
        "done = match.play_out('random')",
        "chess",
        "game = chess.Board()\nwhile not game.is_game_over():\n    game.push(random.choice(list(game.legal_moves)))",
    ),
    Task("use a bot", "match = match.play_bot('steady')"),
    Task("ask a hint", "text = match.hint('steady').words"),
    Task(
        "save and load",
        "match.save('a.jsonl')\nagain = bidwhist.Match.load('a.jsonl')",
        "chess",
        "print(chess.pgn.Game.from_board(board), file=open('a.pgn', 'w'))\nagain = chess.pgn.read_game(open('a.pgn'))",
    ),
    Task(
        "iterate a file of 100",
        "for one in bidwhist.read('many.jsonl.gz'):\n    score = one.score",
        "chess",
        "file = open('many.pgn')\nwhile one := chess.pgn.read_game(file):\n    result = one.headers['Result']",
    ),
    Task("double dummy", "tricks = bidwhist.double_dummy(match)['N', 'S']"),
    Task("simulate 20 to a dataframe", "table = bidwhist.simulate('palace', 'steady', 20, seed=1).to_frame()"),
    Task(
        "own bot in the arena, 20 deals",
        "class Mine:\n    def choose(self, view, random): return view.legal[0]\n"
        "found = bidwhist.compare(Mine(), 'steady', rules='palace', deals=20)",
    ),
)
FILES = {
    "bidwhist": "bidwhist.simulate('palace', 'random', 100, seed=1).save('many.jsonl.gz')",
    "chess": """game = chess.Board()
while not game.is_game_over():
    game.push(random.choice(list(game.legal_moves)))
text = str(chess.pgn.Game.from_board(game))
open('many.pgn', 'w').write((text + '\\n\\n') * 100)""",
    "pokerkit": "",
}
"""What makes the files that tasks read."""
FIRST = {"bidwhist": OURS_FIRST, "chess": CHESS_FIRST, "pokerkit": POKER_FIRST}


def measured(library: str, lines: str, rounds: int) -> float:
    """The best time of some rounds in milliseconds; what the lines need is there before.

    :raises Exception: what the lines raise.
    """
    known: dict[str, object] = {}
    for first in (FIRST[library], FILES[library]):
        exec(compile(first, library, "exec"), known)
    code, best = compile(lines, library, "exec"), float("inf")
    for _ in range(rounds):
        round_names = dict(known)
        began = time.perf_counter()
        exec(code, round_names)
        best = min(best, time.perf_counter() - began)
    return 1000 * best


def table(rounds: int) -> str:
    """Every task with both sides' lines and times, as Markdown."""
    rows = ["| task | ours | ms | beside | ms |", "|---|---|---|---|---|"]
    for task in TASKS:
        ours = f"{measured('bidwhist', task.ours, rounds):.3g}"
        theirs = "–"
        if task.peer and find_spec(task.peer):
            theirs = f"{measured(task.peer, task.theirs, rounds):.3g}"
        beside = f"{PEERS[task.peer]}: {_code(task.theirs)}" if task.peer else "–"
        rows.append(f"| {task.name} | {_code(task.ours)} | {ours} | {beside} | {theirs} |")
    return "\n".join(rows)


def _code(lines: str) -> str:
    return "<br>".join(f"`{line.rstrip().replace('|', chr(92) + '|')}`" for line in lines.split("\n"))


def _versions() -> str:
    told = []
    for name in ("bidwhist", "chess", "pokerkit", "pandas"):
        try:
            told.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            told.append(f"{name} is missing")
    return ", ".join(told)


def main() -> None:
    """Measure, and print or write the page of results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="rounds of each task; the best counts")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name} in benches/results")
    asked = parser.parse_args()
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            rows = table(asked.rounds)
        finally:
            os.chdir(here)
    page = f"""# First tasks

What a new user does first, each in three lines at most with public names, and the same with python-chess or PokerKit
where they have the task. The lines were run as they are here; a time is the best of {asked.rounds} rounds, by the wall
clock. The games differ: times show what a first script waits for. A dash is where neither has it by itself.

`python -m benches.speed.first_tasks --write`, {datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} shared cores
({platform.machine()}, {platform.system()}) at a load of {os.getloadavg()[0]:.0f}, Python {platform.python_version()};
{_versions()}.

{rows}
"""
    if asked.write:
        RESULTS.write_text(page, encoding="utf-8")
    sys.stdout.write(page)


if __name__ == "__main__":
    main()
