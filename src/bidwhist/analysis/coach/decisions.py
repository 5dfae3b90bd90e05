"""Every decision of a match with what its seat knew, and the decisions that cannot be judged."""

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from bidwhist.bots.honest_plays import honest_plays
from bidwhist.core.actions import Action, Bid, CallRenege, Claim, Declare, Discard, Pass, Play, RefusedClaim
from bidwhist.core.deal import PLAY, Deal
from bidwhist.core.match import Match, Tally
from bidwhist.core.view import View, view
from bidwhist.i18n import Saying
from bidwhist.records import history
from bidwhist.records.replaying import decisions as recorded
from bidwhist.records.writing import record_of_deal

KINDS: dict[type, str] = {Pass: "bid", Bid: "bid", Declare: "naming", Discard: "discard", Play: "card"}
"""The name of each kind of action. A pass is a decision about bidding."""


class Decision(Struct, frozen=True, kw_only=True):
    """One action of the seat whose turn it was."""

    deal: int
    """From 1."""
    number: int
    """In its deal, from 0."""
    trick: int | None
    """From 1; none before the first lead."""
    seat: int
    action: Action
    view: View
    """All that the seat knew."""
    before: Deal
    """The deal before the action, hidden cards included. Only for hindsight."""

    @property
    def kind(self) -> str:
        """One of ``bid``, ``naming``, ``discard``, ``card``."""
        return KINDS[type(self.action)]

    @property
    def is_free(self) -> bool:
        """Whether there was a choice. A renege does not count as one."""
        view = self.view
        return len(honest_plays(view) if view.phase is PLAY else view.legal) > 1


class Skipped(Struct, frozen=True, kw_only=True):
    """An action that is not judged, and why."""

    deal: int
    trick: int | None
    seat: int
    action: Action
    why: Saying


def decisions_of(match: Match, only: int | None = None) -> Iterator[Decision | Skipped]:
    """Every decision of a match, or of its deal ``only`` from 1, in the order of play. Unfinished deals
    are included."""
    for number, (deal, before) in enumerate(zip(match.deals, match.tallies[:-1], strict=True), 1):
        if only in (None, number):
            yield from _in_deal(deal, number, before)


def _in_deal(deal: Deal, number: int, tally: Tally) -> Iterator[Decision | Skipped]:
    left = None if deal.rules.max_deals is None else deal.rules.max_deals - tally.deals
    actions = [one.action for one in recorded(deal.rules, record_of_deal(deal, ()))]
    place = 0
    for (before, after), settled in zip(pairwise(history(deal)), actions, strict=True):
        # A refused claim changed nothing, and does not count in the numbers of later decisions.
        action = Claim(settled.by) if isinstance(settled, RefusedClaim) else settled
        trick = len(before.tricks) + 1 if before.phase is PLAY else None
        why = _not_judged(before, after, action)
        seat = action.by if isinstance(action, CallRenege | Claim) else before.to_act
        if why:
            yield Skipped(deal=number, trick=trick, seat=seat, action=action, why=why)
        else:
            knew = view(before, seat, tally.score, left, tally.sets)
            yield Decision(deal=number, number=place, trick=trick, seat=seat, action=action, view=knew, before=before)
        place += not isinstance(settled, RefusedClaim)


def _not_judged(before: Deal, after: Deal, action: Action) -> Saying | None:
    if isinstance(action, Claim):
        return Saying("not-judged-claim")
    if isinstance(action, CallRenege):
        return Saying("not-judged-call")
    if len(after.reneges) > len(before.reneges):
        return Saying("not-judged-renege")
    return None
