"""The cache of equity tables: those of presets are shipped, those of house rules are computed once and saved."""

from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from io import BytesIO
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray
from platformdirs import user_cache_path

from bidwhist.bots.auction.evaluator import evaluator_of
from bidwhist.bots.auction.model import field_of
from bidwhist.bots.auction.selfplay import frequencies_of, imagined_deals
from bidwhist.bots.equity.equity import Equity, Rough, Table, axes_of, table_of
from bidwhist.bots.equity.stakes import Stakes, Standing, stakes_by
from bidwhist.core.rules.presets import preset_name
from bidwhist.core.rules.ruleset import CACHED_RULE_SETS, Ruleset

VERSION = "3"
"""The version of the tables; change it whenever the computed tables change."""
DEALS = 200
"""Simulated deals for the table of house rules."""


@lru_cache(maxsize=CACHED_RULE_SETS)
def equity_of(rules: Ruleset) -> Equity:
    """The equity of a rule set: shipped, cached, or computed now, which takes a second or two.

    Tables come from simulated auctions. Where trump is turned up there is no auction, and a formula is used (rule R2).
    """
    if rules.turns_trump:
        return Rough(rules)
    values = _shipped().get(preset_name(rules))
    return Table(rules, axes_of(rules), values) if values is not None else _kept(rules)


def prepare(rules: Ruleset) -> None:
    """Compute what a rule set needs once: its equity, its typical hand, and the evaluator's tables of suits."""
    stakes_of(Standing(rules, (0,) * rules.sides, rules.max_deals, 0))
    if rules.turns_trump:
        return
    field_of(rules)
    evaluator_of(rules).load()


def make_equity(rules: Ruleset, deals: int = DEALS) -> Table:
    """Compute a table of equity from simulated deals at level scores. It is the same on every machine."""
    level = Standing(rules, (0,) * rules.sides, rules.max_deals, rules.side_of[rules.players - 1])
    return table_of(rules, frequencies_of(imagined_deals(rules, deals, 11), stakes_by(level, Rough(rules))))


@lru_cache(maxsize=512)
def stakes_of(standing: Standing) -> Stakes:
    """The chances in the match after every end of a deal."""
    return stakes_by(standing, equity_of(standing.rules))


@cache
def _shipped() -> dict[str, NDArray[np.float32]]:
    blob = files("bidwhist.bots.equity").joinpath("data", "equity.npz")
    if not blob.is_file():
        return {}
    with np.load(BytesIO(blob.read_bytes()), allow_pickle=False) as found:
        return {name: found[name].astype(np.float32) for name in found.files}


def _kept(rules: Ruleset) -> Table:
    # The table is a function of the rules alone. The cache saves time and changes nothing.
    path = cache_path(rules)
    axes = axes_of(rules)
    try:
        values = np.load(path, allow_pickle=False)
    except (OSError, ValueError, EOFError):
        values = np.round(make_equity(rules).values, 4)
        _keep(path, values)
    return Table(rules, axes, values)


def _keep(path: Path, values: NDArray[np.float32]) -> None:
    blob = BytesIO()
    np.save(blob, values, allow_pickle=False)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half = path.with_suffix(".half")
        half.write_bytes(blob.getvalue())
        half.replace(path)
    except OSError:  # there is no place to keep it, so it is made again next time
        return


def cache_path(rules: Ruleset) -> Path:
    """The cache file of a house rule set's table."""
    name = sha256(VERSION.encode() + msgspec.json.encode(rules)).hexdigest()[:24]
    return user_cache_path("bidwhist") / "equity" / f"{name}.npy"
