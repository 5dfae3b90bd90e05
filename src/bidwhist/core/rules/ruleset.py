"""A rule set as one frozen value: every option of the five sources, checked when it is made.

``fields`` has the options, ``meaning`` what follows from them, ``conflicts`` the contradictions.
"""

from enum import EnumType
from typing import get_type_hints

from msgspec.structs import force_setattr

from bidwhist.core.rules.conflicts import CONFLICTS
from bidwhist.core.rules.meaning import Meaning
from bidwhist.core.rules.options import Direction
from bidwhist.errors import BadRuleset
from bidwhist.tools.typed import type_fault

CACHED_RULE_SETS = 256
"""Rule sets of which a cache knows something: people think of more house rules than a server has memory for."""


class Ruleset(Meaning, frozen=True):
    """The rules that one table plays by.

    :raises BadRuleset: if options contradict one another; the message names values that would do.
    """

    def __post_init__(self) -> None:
        _check_types(self)
        # Imported options come in any order. One fixed order makes equal rule sets equal values.
        ordered = tuple(direction for direction in Direction if direction in self.directions)
        if ordered != self.directions and len(ordered) == len(self.directions):
            force_setattr(self, "directions", ordered)
        for holds, words in CONFLICTS:
            if holds(self):
                raise BadRuleset(words(self))


_CHOICES: dict[str, type] = {
    name: hint for name, hint in get_type_hints(Ruleset).items() if hint is bool or isinstance(hint, EnumType)
}
"""The options that are a member of an enum, or yes or no. Numbers are checked for their values as well."""


def _check_types(rules: Ruleset) -> None:
    # An equal value of another type would use the caches of the right one.
    for name, kind in _CHOICES.items():
        value = getattr(rules, name)
        if type(value) is not kind:
            raise BadRuleset(type_fault(name, value, (kind,)))
    if type(rules.directions) is not tuple or any(type(one) is not Direction for one in rules.directions):
        raise BadRuleset(f"directions must be a tuple of Direction members: {rules.directions!r:.80}")
