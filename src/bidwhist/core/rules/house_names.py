"""The names that players have for house rules, said on the sheet of a mix beside what it changes (rules P5–P14)."""

from collections.abc import Callable

from bidwhist.core.rules.options import DiscardTrick, NoTrumpJokers, Sport, SuffixOrder
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.i18n import Listed, Saying

_NAMED: dict[str, Callable[[Ruleset], bool]] = {
    "declarer-always-leads": lambda rules: rules.declarer_leads,
    "jester": lambda rules: rules.jokers > 0 and rules.no_trump_jokers is NoTrumpJokers.ANY_TIME,
    "low-beats-high": lambda rules: rules.suffix_order is SuffixOrder.DOWNTOWN_OVER_UPTOWN,
    "no-jokers": lambda rules: rules.jokers == 0,
    "single-nt": lambda rules: rules.no_trump_factor == 1,
    "small-kitty": lambda rules: rules.kitty == rules.jokers and rules.discard_trick is DiscardTrick.NOBODY,
    "sport-the-kitty": lambda rules: rules.sport is Sport.BEFORE_PICKUP,
}
"""When a table plays a house rule that has a name."""


def house_names(rules: Ruleset, base: Ruleset) -> Listed:
    """The names of the house rules that a mix plays and the rule set it is written from does not.

    >>> from bidwhist.core.rules.parse import parse_rules
    >>> mix = parse_rules("palace", ["no_trump_jokers=any_time", "opening_lead=declarer"])
    >>> [str(one) for one in house_names(mix, parse_rules("palace")).sayings]
    ['Declarer Always Leads', 'Jester']
    """
    if rules.turns_trump:
        return Listed(())
    new = (name for name, plays in _NAMED.items() if plays(rules) and not plays(base))
    return Listed(tuple(Saying(f"house-rule-{name}") for name in new))
