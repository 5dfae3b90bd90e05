"""What the bots and the notebook of the tutorials come to: ``python -m benches.strength.tutorials --write``.

Commands, bots and cells are taken from the pages and run as they are there, but for the numbers of deals and matches.
It needs what the pages need: a C++ compiler, Node.js, pandas and matplotlib.
"""

import json
import os
import platform
import re
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import chdir
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click
from benches.common.pages import ROOT

PAGE = ROOT / "docs" / "tutorials" / "first_bot.md"
NOTEBOOK = ROOT / "examples" / "ten_thousand_matches.ipynb"
RESULTS = ROOT / "benches" / "results" / "tutorials.md"
WHOLE = "MATCHES = 10_000"
COUNTED = ("--deals", "--resume")
"""Options of the page's commands that are not taken from it."""


@click.command()
@click.option("--deals", default=200, show_default=True, help="Deals of each row of the arena.")
@click.option("--matches", default=10_000, show_default=True, help="Matches of the notebook.")
@click.option("--write", is_flag=True, help="Write the page of results as well.")
def main(deals: int, matches: int, write: bool) -> None:
    """Measure, and print the page of results."""
    with tempfile.TemporaryDirectory() as folder:
        page = "\n".join(
            (
                *_heading(deals, matches),
                *_arena(Path(folder), deals),
                *_notebook(Path(folder), matches),
            )
        )
    if write:
        RESULTS.write_text(f"{page}\n", encoding="utf-8")
    click.echo(page)


def _heading(deals: int, matches: int) -> Iterator[str]:
    yield "# Tutorials"
    yield ""
    yield "What the bots and the notebook of the tutorials come to, run from the pages as they are."
    yield ""
    yield f"`python -m benches.strength.tutorials --deals {deals} --matches {matches} --write`,"
    yield f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} shared cores ({platform.machine()}, {platform.system()})"
    yield f"at a load of {os.getloadavg()[0]:.0f}, Python {platform.python_version()}."
    yield ""


def _arena(folder: Path, deals: int) -> Iterator[str]:
    """A row for each command of the arena on the page."""
    text = PAGE.read_text(encoding="utf-8")
    (folder / "careful.py").write_text(text.split("```mybots\n")[1].split("```")[0], encoding="utf-8")
    (folder / "examples").symlink_to(ROOT / "examples")
    (compiled,) = re.findall(r"^c\+\+ .*$", text, re.M)
    subprocess.run(shlex.split(compiled), cwd=folder, check=True)
    yield "## [Your first bot](../../docs/tutorials/first_bot.md)"
    yield ""
    yield "| bots | deals | points a deal | s |"
    yield "|---|---|---|---|"
    for command in re.findall(r"^bidwhist (arena .*)$", text, re.M):
        words = _without(shlex.split(command), COUNTED)
        began = time.perf_counter()
        found = _points(folder, [*words, "--deals", str(deals), "--seed", "tutorials"])
        took = time.perf_counter() - began
        bots = words[words.index("--bots") + 1]
        yield f"| `{bots}` | {found['deals']} | {found['mean']:+.2f} ± {found['half_width']:.2f} | {took:.0f} |"
    yield ""


def _points(folder: Path, words: list[str]) -> Any:
    ran = subprocess.run(
        [sys.executable, "-m", "bidwhist", *words, "--measure", "points", "--jobs", "1", "--json"],
        cwd=folder,
        stdout=subprocess.PIPE,
        check=True,
    )
    return json.loads(ran.stdout)["report"]["points"]


def _without(words: list[str], options: tuple[str, ...]) -> list[str]:
    """The words of a command without some options and their values."""
    left = zip(["", *words], words, strict=False)
    return [word for before, word in left if word not in options and before not in options]


def _notebook(folder: Path, matches: int) -> Iterator[str]:
    """The table that the notebook ends with."""
    os.environ["MPLBACKEND"] = "svg"
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    known: dict[str, Any] = {}
    began = time.perf_counter()
    with chdir(folder):
        for cell in (one for one in cells if one["cell_type"] == "code"):
            exec("".join(cell["source"]).replace(WHOLE, f"MATCHES = {matches}"), known)
    took = time.perf_counter() - began
    yield "## [Ten thousand matches](../../docs/tutorials/analyse_matches.md)"
    yield ""
    yield f"{matches} matches of `steady` by `palace`, from the first cell to the plot in {took:.0f} s."
    yield ""
    yield "| bid | deals | made | points gained a deal |"
    yield "|---|---|---|---|"
    for bid, row in known["by_bid"].iterrows():
        error = 1.96 * (row["made"] * (1 - row["made"]) / row["deals"]) ** 0.5
        yield f"| {bid} | {row['deals']:.0f} | {100 * row['made']:.1f} ± {100 * error:.1f} % | {row['gain']:+.2f} |"


if __name__ == "__main__":
    main()
