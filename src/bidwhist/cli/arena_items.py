"""The line of JSON that ``arena`` prints; apart, because it needs what bots need."""

from bidwhist.arena.report import Report
from bidwhist.cli.items import Code, Item


class Measured(Item, frozen=True, kw_only=True, tag="measured"):
    """One rule set of ``arena``."""

    rules: str
    code: Code
    """The share code of the rules, with what was set on top."""
    bots: tuple[str, str]
    """A and B."""
    measures: tuple[str, ...]
    bidder: str
    seed: str
    report: Report
