"""Draws the solver's times against DDS: by cards left, and the distribution with its tail. Needs matplotlib.

python -m benches.speed.solver single cards --deals 200 --times times.json
python -m benches.speed.solver_plots times.json
"""

import argparse
import json
import statistics
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt  # type: ignore[import-not-found]
from benches.common.checkout import ROOT

IMAGES = ROOT / "docs" / "images"
OURS, THEIRS = "#0b6e4f", "#b5542a"
Times = list[tuple[float, float]]


def by_cards(subjects: dict[str, Times]) -> None:
    """Mean and median time against the number of cards left, every legal card scored."""
    sizes = [12, 10, 8, 6]
    figure, axes = plt.subplots(figsize=(6.4, 4.0))
    for place, (name, colour) in enumerate((("bidwhist", OURS), ("DDS 2.9 (endplay)", THEIRS))):
        columns = [[pair[place] for pair in subjects[f"cards {size}"]] for size in sizes]
        axes.plot(sizes, [statistics.median(column) for column in columns], "o-", color=colour, label=f"{name}, median")
        axes.plot(sizes, [statistics.mean(column) for column in columns], "s:", color=colour, label=f"{name}, mean")
    axes.set(yscale="log", xlabel="cards in each hand", ylabel="milliseconds, one thread", xticks=sizes)
    axes.set_title("Scoring every legal card")
    finish(figure, axes, "solver-by-cards.svg")


def distribution(times: Times) -> None:
    """How many deals took longer than so many milliseconds."""
    figure, axes = plt.subplots(figsize=(6.4, 4.0))
    for place, (name, colour) in enumerate((("bidwhist", OURS), ("DDS 2.9 (endplay)", THEIRS))):
        ordered = sorted(pair[place] for pair in times)
        share = [1 - rank / len(ordered) for rank in range(len(ordered))]
        axes.step(ordered, share, where="post", color=colour, label=name)
    axes.set(xscale="log", yscale="log", xlabel="milliseconds, one thread", ylabel="share of deals that took longer")
    axes.set_title("One value of a full deal: the distribution and its tail")
    finish(figure, axes, "solver-tail.svg")


def finish(figure: Any, axes: Any, name: str) -> None:
    """Legend, grid, file."""
    axes.grid(visible=True, which="both", alpha=0.25)
    axes.legend()
    figure.tight_layout()
    figure.savefig(IMAGES / name, metadata={"Date": None})
    plt.close(figure)


def main() -> None:
    """Reads times, draws both figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("times")
    subjects = {entry["subject"]: entry["times"] for entry in json.loads(Path(parser.parse_args().times).read_text())}
    IMAGES.mkdir(parents=True, exist_ok=True)
    plt.rcParams["svg.hashsalt"] = "bidwhist"
    by_cards(subjects)
    distribution(subjects["single"])


if __name__ == "__main__":
    main()
