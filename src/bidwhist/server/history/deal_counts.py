"""Public statistics of all deals of a server: each finished match is read once and its cards are counted."""

import logging
from collections import defaultdict

from msgspec import UNSET

from bidwhist.core.cards import cards_of
from bidwhist.core.deal import NOBODY, Deal
from bidwhist.errors import WhistError
from bidwhist.records import decode_record
from bidwhist.records import replay as replayed
from bidwhist.records.proving import is_withheld
from bidwhist.server.history.messages import DealCount, FairStatistics
from bidwhist.server.tables.match_repository import Kept

LOG = logging.getLogger("bidwhist.server")
TOGETHER, IN_KITTY = "both jokers in one hand", "jokers in the kitty"


class DealCounter:
    """What has been counted so far."""

    def __init__(self) -> None:
        self.matches: set[str] = set()
        self._abandoned = 0
        self._undealt = 0
        self._withheld = 0
        self._damaged = 0
        self._deals = 0
        # By card and place (a seat from 0, or NOBODY for the kitty): how often it was dealt there, and the expected
        # count.
        self._places: dict[tuple[int, int], int] = defaultdict(int)
        self._chances: dict[tuple[int, int], float] = defaultdict(float)
        self._counts = {TOGETHER: 0, IN_KITTY: 0}
        self._expected = {TOGETHER: 0.0, IN_KITTY: 0.0}

    def add(self, kept: Kept) -> None:
        """Count one more match; a repeated match changes nothing."""
        if kept.id in self.matches:
            return
        self.matches.add(kept.id)
        self._abandoned += kept.abandoned
        try:
            record = decode_record(kept.record)
            match = replayed(record)
        except WhistError:
            LOG.exception("a kept match cannot be read, and is not counted: %s", kept.id)
            self._damaged += 1
            return
        self._undealt += not record.deals
        self._withheld += record.fairness is not UNSET and any(map(is_withheld, record.fairness.seats))
        for deal in match.deals:
            self._deals += 1
            self._add_places(deal)
            if deal.rules.jokers == 2:
                self._add_jokers(deal)

    def _add_places(self, deal: Deal) -> None:
        hands = [*enumerate(deal.dealt), (NOBODY, deal.kitty)]
        pack = [card for _, hand in hands for card in cards_of(hand)]
        for place, hand in hands:
            for card in cards_of(hand):
                self._places[card, place] += 1
            for card in pack:
                self._chances[card, place] += hand.bit_count() / len(pack)

    def _add_jokers(self, deal: Deal) -> None:
        size = deal.rules.hand_size
        self._counts[TOGETHER] += any(hand >> 52 == 3 for hand in deal.dealt)
        self._expected[TOGETHER] += deal.players * size * (size - 1) / (54 * 53)
        self._counts[IN_KITTY] += (deal.kitty >> 52).bit_count()
        self._expected[IN_KITTY] += 2 * deal.rules.kitty / 54

    def statistics(self) -> FairStatistics:
        """The counts with what chance would give."""
        chi_square, freedom = self._chi_square()
        return FairStatistics(
            matches=len(self.matches),
            abandoned=self._abandoned,
            undealt=self._undealt,
            withheld=self._withheld,
            damaged=self._damaged,
            deals=self._deals,
            chi_square=round(chi_square, 2),
            freedom=freedom,
            counts=tuple(DealCount(what, seen, round(self._expected[what], 1)) for what, seen in self._counts.items()),
        )

    def _chi_square(self) -> tuple[float, int]:
        cards = {card for card, _ in self._chances}
        places = {place for _, place in self._chances}
        # Hands have a fixed size, which inflates the plain statistic by cards / (cards - 1).
        square = sum((self._places[key] - count) ** 2 / count for key, count in self._chances.items() if count)
        square *= (len(cards) - 1) / len(cards) if cards else 1
        return square, max(0, (len(cards) - 1) * (len(places) - 1))
