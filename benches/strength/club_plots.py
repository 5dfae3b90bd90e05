"""Draws what grades find of a simulated club: by matches played, by person and by pair. Needs matplotlib.

python -m benches.strength.grades --cards --iterations 3 --save club.json
python -m benches.strength.club_plots club.json

What fair play figures find of cheats, from another file:
python -m benches.strength.fair_play --curve 100 --save cheats.json
python -m benches.strength.club_plots cheats.json
"""

import argparse
import json
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt  # type: ignore[import-not-found]
from benches.speed.solver_plots import OURS, THEIRS, finish


def by_matches(figures: dict[str, Any]) -> None:
    """How well the order of grades is the order of strength, by matches each."""
    figure, axes = plt.subplots(figsize=(6.4, 4.0))
    axes.plot(*zip(*figures["curve"], strict=True), "o-", color=OURS, label="bidwhist")
    if "referee" in figures:
        axes.plot([figures["curve"][0][0]], [figures["referee"]], "D", color=THEIRS, label="TrueSkill Through Time")
    axes.set(xlabel="matches each", ylabel="rank correlation with true strength", ylim=(0, 1))
    axes.set_title("Who is strong: 2,000 people, 200,000 matches")
    finish(figure, axes, "club-by-matches.svg")


def scattered(points: list[tuple[float, float]], title: str, name: str) -> None:
    """Grades by true strength."""
    figure, axes = plt.subplots(figsize=(6.4, 4.0))
    axes.scatter(
        *zip(*points, strict=True), s=4, color=OURS, alpha=0.5, label="at the end of six seasons", rasterized=True
    )
    axes.set(xlabel="true strength", ylabel="grade")
    axes.set_title(title)
    finish(figure, axes, name)


def cheats(points: list[tuple[float, float, float]]) -> None:
    """How many are pointed at who look at all hands for a share of their cards."""
    figure, axes = plt.subplots(figsize=(6.4, 4.0))
    shares, _, found = zip(*points, strict=True)
    axes.plot(shares, found, "o-", color=OURS, label="pointed at after 300 deals")
    axes.set(xlabel="share of cards with a look at all hands", ylabel="share of cheats pointed at", ylim=(-0.02, 1.02))
    axes.set_title("What fair play figures find")
    finish(figure, axes, "club-cheats.svg")


def main() -> None:
    """Reads figures, draws pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("figures", type=Path)
    figures = json.loads(parser.parse_args().figures.read_text())
    plt.rcParams["svg.hashsalt"] = "bidwhist"
    if "cheats" in figures:
        cheats(figures["cheats"])
        return
    by_matches(figures)
    scattered(figures["people"], "Grades of people", "club-people.svg")
    scattered(figures["pairs"], "Grades of standing pairs", "club-pairs.svg")


if __name__ == "__main__":
    main()
