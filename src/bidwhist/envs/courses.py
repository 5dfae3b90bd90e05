"""What an episode goes through: one deal after another of a seed, or the deals of a match until it is won."""

from collections.abc import Mapping
from typing import Any, Final

from bidwhist.core.draws import draw_first_dealer
from bidwhist.core.match import Result, Tally, blank_tally, result_after, tally_after
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.envs.dealing import Dealing, seed_bytes
from bidwhist.errors import WhistError
from bidwhist.simulator import State, new_state, typed_deal

MOST_DEALS: Final = 200
"""A match that has no winner after so many deals is cut short: under rules without a floor chance may never win."""


class DealCourse:
    """Episodes of one deal: a seed starts at its deal 0, and every episode takes the next."""

    def __init__(self, rules: Ruleset) -> None:
        self._dealing = Dealing(rules)
        self.tally: Tally | None = None

    @property
    def place(self) -> tuple[bytes, int]:
        """The seed, and the number of the deal."""
        return self._dealing.place

    def start(self, seed: int | None, options: Mapping[str, Any] | None) -> State:
        """The deal of an episode; ``options`` as ``Dealing.deal`` has them."""
        return self._dealing.deal(seed, options)

    def after(self, state: State) -> State | None:
        """The next deal of the episode: there is none."""
        return None


class MatchCourse:
    """Episodes of a whole match: a seed starts at its match 0, and every episode takes the next.

    Match 0 of a seed has the first dealer and the deals that ``bidwhist`` gives the seed everywhere.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.rules: Final = rules
        self.tally: Tally = blank_tally(rules)
        self.result: Result | None = None
        self.deals = 0
        self._first: bytes | None = None
        self._next = 0
        self._seed = b""
        self._first_dealer = 0

    @property
    def place(self) -> tuple[bytes, int]:
        """The seed of the match, and the number of its deal."""
        return self._seed, self.deals - 1

    @property
    def is_cut(self) -> bool:
        """Whether the match was cut short, undecided."""
        return self.result is None and self.deals >= MOST_DEALS

    def start(self, seed: int | None, options: Mapping[str, Any] | None) -> State:
        """The first deal of a match.

        :param options: ``match``, the number of the match of the seed.
        :raises WhistError: for options that choose a deal.
        """
        chosen = options or {}
        if chosen.keys() & {"deal", "hands", "kitty", "dealer"}:
            raise WhistError("the task match deals by itself: name a seed, or a match of it with options={'match': 3}")
        if seed is not None or self._first is None:
            self._first, self._next = seed_bytes(seed), 0
        number = int(chosen.get("match", self._next))
        self._next = number + 1
        self._seed = self._first if number == 0 else seed_from_text(f"{self._first.hex()} match {number}")
        self._first_dealer = draw_first_dealer(self.rules, self._seed).result[0]
        self.tally, self.result, self.deals = blank_tally(self.rules), None, 0
        return self._deal()

    def after(self, state: State) -> State | None:
        """Counts a finished deal in: the next deal, or None if the match is over or cut short."""
        deal = typed_deal(state)
        self.tally = tally_after(self.rules, self.tally, deal)
        self.result = result_after(self.rules, deal, self.tally)
        return None if self.result is not None or self.is_cut else self._deal()

    def _deal(self) -> State:
        number = self.deals
        self.deals += 1
        return new_state(self.rules, self._seed, number, (self._first_dealer + number) % self.rules.players)
