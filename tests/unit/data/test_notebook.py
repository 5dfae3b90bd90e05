"""The notebook of ten thousand matches, run from its first cell to its last with a few of them."""

import json
from pathlib import Path
from typing import Any

import pytest

from bidwhist.data import columns

NOTEBOOK = Path(__file__).parents[3] / "examples" / "ten_thousand_matches.ipynb"
CELLS = [
    "".join(cell["source"])
    for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    if cell["cell_type"] == "code"
]
WHOLE = "MATCHES = 10_000"


def test_no_cell_of_the_notebook_keeps_what_it_once_printed() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    assert not any(cell.get("outputs") or cell.get("execution_count") for cell in cells)
    assert sum(WHOLE in cell for cell in CELLS) == 1


@pytest.mark.frames
def test_the_notebook_goes_from_matches_to_a_plot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MPLBACKEND", "svg")
    known: dict[str, Any] = {}
    for cell in CELLS:
        exec(cell.replace(WHOLE, "MATCHES = 12"), known)
    deals = columns("steady.jsonl.gz", "deals")
    bids = [bid for bid in deals["bid"] if bid]
    assert known["by_bid"]["deals"].sum() == len(bids) > 20
    made = [tricks >= needed for tricks, needed in zip(deals["tricks"], deals["needed"], strict=True) if needed]
    assert (known["by_bid"]["made"] * known["by_bid"]["deals"]).sum() == pytest.approx(sum(made))
    gains = [
        (first - second) * (-1) ** declarer
        for first, second, declarer in zip(deals["points_0"], deals["points_1"], deals["declarer"], strict=True)
        if declarer is not None
    ]
    assert known["declared"]["gain"].tolist() == gains
    assert (tmp_path / "bids.svg").read_text(encoding="utf-8").startswith("<?xml")
