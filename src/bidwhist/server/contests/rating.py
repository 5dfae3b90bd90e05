"""Whether the matches of an event may count for grades and the league."""

from bidwhist.club.anchors import is_anchored, level_of
from bidwhist.language import Saying
from bidwhist.rules.ruleset import Ruleset


def why_not_rated(rules: Ruleset, bots: str) -> Saying | None:
    """Why not: ratings are of Bid Whist (rule R1), at tables whose bots have been measured."""
    if rules.turns_trump:
        return Saying("fault-event-unrated")
    return None if is_anchored(bots) else Saying.of("terms-bots", name=level_of(bots))
