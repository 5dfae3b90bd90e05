"""What decisions cost with all cards open, which no player could see: double dummy, deal by deal."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.analysis.coach.decisions import Decision
from bidwhist.analysis.discarding import Prospect, prospect
from bidwhist.analysis.double_dummy import Worth, opening_position, worth_of_play
from bidwhist.core.actions import Action, Bid, Contract, Declare, Discard, Play
from bidwhist.core.cards import Hand
from bidwhist.core.deal import NOBODY, Deal, Trick
from bidwhist.solver import COMPILED, SHARED_MEMORY_MB, Budget, Position, Solver

BUDGET = Budget(nodes=2_000_000)
"""The most nodes for a question about another discard or naming. That is enough for nearly all of them."""


class Hindsight(Struct, frozen=True):
    """The result of a decision with all cards open and best play by all after it."""

    tricks: int
    """Tricks of the declaring side at the end of the deal, those of the discards counted where the rules count them.
    Where trump is turned up, of the seat's own side."""
    cost: int
    """Tricks that the seat's side gave away. For the bid that won: tricks by which the contract falls short."""
    better: Action | None = None
    """The action that would have kept them. None where nothing was given away, and for a bid."""


class OpenDeals:
    """Hindsight for the decisions of one match. What the decisions of a deal share is computed once."""

    def __init__(self, deals: tuple[Deal, ...]) -> None:
        self.deals = deals
        self._cards: dict[int, Sequence[Worth]] = {}
        self._best: dict[tuple[int, Declare], Prospect] = {}

    def of(self, decision: Decision) -> Hindsight | None:
        """What a decision cost. None for calls that did not win the bid, after a renege, and without the kernel."""
        if self.deals[decision.deal - 1].contract is None or not COMPILED:
            return None
        return _JUDGES[decision.kind](self, decision)

    def deal_of(self, decision: Decision) -> Deal:
        """The deal of a decision at its end, or as far as it was played."""
        return self.deals[decision.deal - 1]

    def cards_of(self, decision: Decision) -> Sequence[Worth]:
        """The worth of each card played in a decision's deal, an unfinished trick included, up to a renege."""
        if decision.deal not in self._cards:
            deal = self.deal_of(decision)
            unfinished = (Trick(deal.leader, deal.table, NOBODY),) if deal.table else ()
            self._cards[decision.deal] = tuple(worth_of_play(replace(deal, tricks=(*deal.tricks, *unfinished))))
        return self._cards[decision.deal]

    def best_of(self, decision: Decision, declare: Declare) -> Prospect:
        """The best the declarer could do with a naming, the kitty taken and the best put aside."""
        key = decision.deal, declare
        if key not in self._best:
            deal = self.deal_of(decision)
            contract = _contract(deal, declare)
            self._best[key] = prospect(
                deal.rules,
                deal.dealt,
                deal.kitty,
                contract,
                declarer=deal.declarer,
                dealer=deal.dealer,
                budget=BUDGET,
            )
        return self._best[key]


def _contract(deal: Deal, declare: Declare) -> Contract:
    assert deal.contract is not None
    return Contract(deal.contract.number, declare.direction, declare.strain)


def _opening(deal: Deal, hands: tuple[Hand, ...], declare: Declare) -> Position:
    contract = _contract(deal, declare)
    return opening_position(deal.rules, hands, contract, declarer=deal.declarer, dealer=deal.dealer)


def _of_discards(deal: Deal, position: Position) -> int:
    """Tricks that the discards count for, beside those still to be played."""
    return int(deal.rules.counts_discards and position.first_trick == 1)


def _named(deal: Deal) -> Declare:
    assert deal.contract is not None
    return Declare(deal.contract.strain, deal.contract.direction)


def _of_bid(deals: OpenDeals, decision: Decision) -> Hindsight | None:
    deal = deals.deal_of(decision)
    if decision.number != max(place for place, call in enumerate(deal.calls) if isinstance(call, Bid)):
        return None
    assert deal.contract is not None
    tricks = deals.best_of(decision, _named(deal)).tricks
    return Hindsight(tricks, max(0, deal.contract.number + deal.rules.free_tricks - tricks))


def _of_naming(deals: OpenDeals, decision: Decision) -> Hindsight:
    deal, named = deals.deal_of(decision), decision.action
    assert isinstance(named, Declare)
    others = [action for action in decision.view.legal if isinstance(action, Declare) and action != named]
    if deal.rules.names_before_discard:
        tricks = deals.best_of(decision, named).tricks
        found = [(deals.best_of(decision, other).tricks, other) for other in others]
        best, better = max(found, key=lambda pair: pair[0], default=(tricks, named))
        return Hindsight(tricks, max(0, best - tricks), better if best > tricks else None)
    return _best_named_late(deal, decision.before.hands, named, others)


def _best_named_late(deal: Deal, hands: tuple[Hand, ...], named: Declare, others: Sequence[Declare]) -> Hindsight:
    position = _opening(deal, hands, named)
    tricks = most = Solver(memory_mb=SHARED_MEMORY_MB).value(position).low
    better: Declare | None = None
    for other in others:
        solver, question = Solver(memory_mb=SHARED_MEMORY_MB), _opening(deal, hands, other)
        while most < question.most and solver.reaches(question, most + 1, BUDGET):
            most, better = most + 1, other
    return Hindsight(tricks + _of_discards(deal, position), most - tricks, better)


def _of_discard(deals: OpenDeals, decision: Decision) -> Hindsight:
    deal = deals.deal_of(decision)
    best = deals.best_of(decision, _named(deal))
    assert isinstance(decision.action, Discard)
    hands = decision.before.hands
    kept = hands[deal.declarer] & ~decision.action.cards
    position = _opening(deal, (*hands[: deal.declarer], kept, *hands[deal.declarer + 1 :]), _named(deal))
    tricks = Solver(memory_mb=SHARED_MEMORY_MB).value(position).low + _of_discards(deal, position)
    # The best is looked for among discards of low cards. A discard of higher cards may be as good, or better.
    cost = max(0, best.tricks - tricks)
    return Hindsight(tricks, cost, Discard(best.discards) if cost else None)


def _of_card(deals: OpenDeals, decision: Decision) -> Hindsight | None:
    cards, before = deals.cards_of(decision), decision.before
    place = before.played.bit_count()
    if place >= len(cards):
        return None
    worth = cards[place]
    tricks = before.tricks_won[before.side(before.declarer)] + worth.low
    aims, declares = decision.view.aiming_side, before.side(before.declarer)
    # Where trump is turned up each side aims for itself (rule R4), while the solver counts for the dealer's.
    tricks = tricks if aims == declares else before.rules.all_tricks - tricks
    return Hindsight(tricks, worth.cost, None if worth.better is None else Play(worth.better))


_JUDGES: Mapping[str, Callable[[OpenDeals, Decision], Hindsight | None]] = MappingProxyType(
    {"bid": _of_bid, "naming": _of_naming, "discard": _of_discard, "card": _of_card}
)
