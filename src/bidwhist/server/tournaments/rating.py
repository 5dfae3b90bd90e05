"""Whether the matches of an event may count for grades and the league."""

from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.i18n import Saying
from bidwhist.server.ratings.domain.anchors import is_anchored, level_of
from bidwhist.server.ratings.domain.luck import why_not_rated as why_not_rated_under


def why_not_rated(rules: Ruleset, bots: str) -> Saying | None:
    """Why not, or nothing: the rules may leave too much to luck (rule R1, for one), or the bots are unrated."""
    if rules.turns_trump:
        return Saying("fault-event-unrated")
    if (why_not := why_not_rated_under(rules)) is not None:
        return why_not
    return None if is_anchored(bots) else Saying.of("terms-bots", name=level_of(bots))
