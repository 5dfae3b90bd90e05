"""Which deal an environment plays: numbered deals of a seed, one after another, or a deal that is given."""

import secrets
from collections.abc import Mapping
from typing import Any

from bidwhist.core.rules.code import parse_code
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.errors import BadRuleset, WhistError
from bidwhist.simulator import State, given_state, new_state

PLAYED = tuple(name for name, rules in PRESETS.items() if not rules.turns_trump)
"""The presets that the environments play: every one whose deals begin with an auction."""


def rules_from(rules: Ruleset | str) -> Ruleset:
    """A rule set as given, or that of a preset's name or a share code.

    :raises BadNotation: if the text is neither.
    :raises BadRuleset: for rules that turn trump up.
    """
    chosen = parse_code(rules) if isinstance(rules, str) else rules
    if chosen.turns_trump:
        raise BadRuleset(
            "the environments play deals that begin with an auction, and these rules turn trump up; take one of "
            + ", ".join(PLAYED)
        )
    return chosen


def seat_in(rules: Ruleset, seat: int) -> int:
    """A seat as given.

    :raises WhistError: if the rules have no such seat.
    """
    if not 0 <= seat < rules.players:
        raise WhistError(f"no such seat; seats are 0 to {rules.players - 1}: {seat}")
    return seat


def seed_bytes(seed: int | None) -> bytes:
    """Thirty-two bytes for a seed, as ``seed_from_text`` makes them of its digits; from the system without one."""
    return secrets.token_bytes(32) if seed is None else seed_from_text(str(seed))


class Dealing:
    """The deals of an environment, reset after reset: a seed starts at deal 0, no seed takes the next deal."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._seed: bytes | None = None
        self._next = 0

    @property
    def place(self) -> tuple[bytes, int]:
        """The seed, and the number of the deal that was dealt last; given cards have the number of the one before."""
        assert self._seed is not None
        return self._seed, max(0, self._next - 1)

    def deal(self, seed: int | None, options: Mapping[str, Any] | None) -> State:
        """The state after a reset.

        :param options: ``deal``, the number of the deal; or ``hands`` and ``kitty``, masks of given cards, with
            ``dealer``. Other options are left to wrappers.
        :raises WhistError: if there is no such deal or dealer, or given cards are not a whole deal.
        """
        chosen = options or {}
        if seed is not None or self._seed is None:
            self._seed, self._next = seed_bytes(seed), 0
        if "hands" in chosen:
            state = given_state(self.rules, chosen.get("dealer", 0), chosen["hands"], chosen.get("kitty", 0))
        else:
            number = chosen.get("deal", self._next)
            state = new_state(self.rules, self._seed, number, chosen.get("dealer"))
            self._next = number + 1
        return state
