"""A Ray cluster of two nodes on this machine writes what one machine writes, also when a node is lost."""

import os
import sys
from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from bidwhist.arena import workers as workers_module
from bidwhist.arena.simulation import CHUNK, Plan, simulate
from bidwhist.arena.workers import Here, Workers, cluster, in_order
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text
from bidwhist.errors import WhistError
from bidwhist.records.shapes import ProgramRecord
from support.command import run
from support.fits import FITS
from support.waiting import until

pytestmark = [
    pytest.mark.cluster,
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed; pip install 'bidwhist[ray]'"),
]
PLAN = Plan(PRESETS["palace"], ("random",) * 4, seed_from_text("two nodes"), 20)
MATCHES = 10 * CHUNK


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Two nodes with a processor each."""
    from ray.cluster_utils import Cluster  # noqa: PLC0415  Ray is optional

    # What the tests can import, a node can.
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    two = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    two.add_node(num_cpus=1)
    try:
        yield two
    finally:
        two.shutdown()


def meets_another(folder: Path, number: int) -> str:
    """The node that works on this, once both tasks are being worked on."""
    import ray  # noqa: PLC0415

    node = str(ray.get_runtime_context().get_node_id())
    (folder / str(number)).write_text(node)
    until((folder / str(1 - number)).exists, "the other task")
    return node


def test_both_nodes_work_at_the_same_time(nodes: Any, tmp_path: Path) -> None:
    with cluster(nodes.address) as workers:
        assert workers.size == 2
        assert len({*in_order(workers, partial(meets_another, tmp_path), range(2))}) == 2


def test_two_nodes_write_the_records_of_one_machine(nodes: Any, tmp_path: Path) -> None:
    words = ["--bots", "random", "--matches", str(MATCHES), "--seed", "grandma"]
    assert run("simulate", *words, "--jobs", "1", "--out", str(tmp_path / "here")).code == 0
    ran = run("simulate", *words, "--cluster", nodes.address, "--out", str(tmp_path / "there"))
    assert (ran.code, ran.out) == (0, "")
    assert (tmp_path / "there").read_bytes() == (tmp_path / "here").read_bytes()


def test_a_node_that_is_lost_in_the_middle_changes_nothing(nodes: Any) -> None:
    lines = [played.line for played in simulate(PLAN, MATCHES, Here())]
    third = nodes.add_node(num_cpus=1)
    with cluster(nodes.address) as workers:
        assert workers.size == 3
        playing = simulate(PLAN, MATCHES, workers)
        begun = [next(playing).line]
        nodes.remove_node(third, allow_graceful=False)
        assert begun + [played.line for played in playing] == lines


def test_the_fits_have_the_same_rows_on_two_nodes(nodes: Any) -> None:
    with cluster(nodes.address) as workers:
        assert {name: collect(workers) for name, collect in FITS.items()} == {
            name: collect(Here()) for name, collect in FITS.items()
        }


def test_a_node_with_another_version_is_refused_in_words(nodes: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "stamp", lambda: ProgramRecord("9.9", True))
    with (
        cluster(nodes.address) as workers,
        pytest.raises(WhistError, match=r"this machine bidwhist 9\.9 with its kernel"),
    ):
        _one(workers)


def _one(workers: Workers) -> None:
    assert [*in_order(workers, abs, [1])] == [1]
