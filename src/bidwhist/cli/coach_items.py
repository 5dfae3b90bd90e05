"""The line of JSON that ``coach`` prints for a match; apart, because it needs what judges need."""

from bidwhist.analysis.coach.json_form import PlayerItem, SkippedItem, VerdictItem
from bidwhist.cli.items import Item, Number


class CoachedMatch(Item, frozen=True, kw_only=True, tag="coached"):
    """A match of ``coach``."""

    match: Number
    judge: str
    seed: str
    decisions: tuple[VerdictItem, ...]
    not_judged: tuple[SkippedItem, ...]
    players: dict[str, PlayerItem]
