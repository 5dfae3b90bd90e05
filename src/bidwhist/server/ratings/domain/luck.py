"""Which rules are rated: the presets of Bid Whist, and custom rules whose matches leave enough to skill.

``python -m benches.strength.luck`` measures the share of luck in a match; the limits here keep it below its limit.
"""

from collections.abc import Callable

from bidwhist.core.rules.options import Backdoor, Boston, Rotation
from bidwhist.core.rules.presets import preset_name
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.i18n import Saying

LEAST_DEALS = 6
LEAST_TARGET = 7
HIGHEST_FLOOR = -5
HIGHEST_FIRST_BID = 4
LEAST_RANGE = 2
"""Fewest numbers that can be bid above the lowest."""

_LIMITS: tuple[tuple[Callable[[Ruleset], bool], Saying], ...] = (
    (lambda rules: rules.sides != 2, Saying("terms-luck-partners")),
    (
        lambda rules: rules.max_deals is not None and rules.max_deals < LEAST_DEALS,
        Saying.of("terms-luck-deals", least=LEAST_DEALS),
    ),
    (lambda rules: rules.target < LEAST_TARGET, Saying.of("terms-luck-target", least=LEAST_TARGET)),
    (
        lambda rules: rules.floor is not None and rules.floor > HIGHEST_FLOOR,
        Saying.of("terms-luck-floor", most=HIGHEST_FLOOR),
    ),
    (lambda rules: rules.min_bid > HIGHEST_FIRST_BID, Saying.of("terms-luck-bids", most=HIGHEST_FIRST_BID)),
    (lambda rules: rules.max_bid - rules.min_bid < LEAST_RANGE, Saying.of("terms-luck-range", least=LEAST_RANGE)),
    (
        lambda rules: (
            rules.rotation is Rotation.RISE_AND_FLY
            or rules.max_sets is not None
            or rules.backdoor is Backdoor.GAME
            or rules.boston is Boston.WINS
        ),
        Saying("terms-luck-one-deal"),
    ),
)


def why_not_rated(rules: Ruleset) -> Saying | None:
    """Why matches under these rules are unrated, or None if they can be rated.

    Ratings are of Bid Whist (rule R1). Presets are always rated; of mixes those of two partnerships are whose matches
    are long enough, and whose auctions leave something to bid.
    """
    if rules.turns_trump:
        return Saying("terms-rated-whist")
    if preset_name(rules) != "custom":
        return None
    what = next((words for is_luck, words in _LIMITS if is_luck(rules)), None)
    return None if what is None else Saying.of("terms-rated-luck", what=what)
