"""The deal as everybody sees it: auction, contract, tricks, reneges, and how it came out."""

from typing import Any

from msgspec.structs import replace

from bidwhist.core.actions import Call, Pass
from bidwhist.core.cards import CODES, STRAIN_LETTERS
from bidwhist.core.deal import PLAY, Deal, Trick
from bidwhist.core.tally import tallies
from bidwhist.core.view import View
from bidwhist.i18n import Language
from bidwhist.narration import (
    books_left,
    brief_call,
    call_name,
    capital,
    contract_name,
    needed,
    standing,
    verdict,
    why_points,
)
from bidwhist.server.protocol.table_view import (
    CallMade,
    ContractLine,
    DealResult,
    OpenHand,
    RenegeFound,
    SideTally,
    TableCard,
    TrickView,
)
from bidwhist.server.protocol.translation import codes
from bidwhist.server.tables.views.narration import TableNarrator


def auction_of(view: Deal | View, language: Language, first: int = 0) -> tuple[CallMade, ...]:
    """The calls so far, from one of them on."""
    seat = view.dealer + 1
    return tuple(
        [
            CallMade((seat + first + place) % view.players, call_name(call, language), isinstance(call, Pass))
            for place, call in enumerate(view.calls[first:])
        ]
    )


def called(call: Call, language: Language) -> dict[str, Any]:
    """The fields of a seat that its call has changed."""
    passed = {"passed": True} if isinstance(call, Pass) else {}
    return {"call": brief_call(call, language), **passed}


def tally_of(view: Deal | View) -> tuple[SideTally, ...]:
    """Where the tricks of each side came from."""
    return tuple([SideTally(one.played, one.discards, one.claimed, one.moved) for one in tallies(view)])


def contract_line(view: Deal | View, language: Language) -> ContractLine:
    """The contract and how it is going; there must be one."""
    contract = view.contract
    assert contract is not None
    have, need = view.tricks_won[view.rules.side_of[view.declarer]], needed(view)
    return ContractLine(
        declarer=view.declarer,
        label=contract_name(contract, language),
        strain=STRAIN_LETTERS[contract.strain],  # type: ignore[arg-type]
        direction=contract.direction.value,
        need=need,
        have=have,
        left=books_left(view),
        state=_state(view, have, need),  # type: ignore[arg-type]
        words=standing(view, language),
        turned=None if view.turned is None else CODES[view.turned],  # type: ignore[arg-type,unused-ignore]
    )


def _state(view: Deal | View, have: int, need: int) -> str:
    # Where reneges are allowed nothing is certain before the end; where trump is turned up nothing is promised.
    if view.turned is not None or (view.rules.lets_reneges_through and view.phase is PLAY):
        return "open"
    return "made" if have >= need else "set" if have + books_left(view) < need else "open"


def trick_of(view: Deal | View, first: int = 0) -> tuple[TableCard, ...]:
    """The cards on the table, from one of them on, and which of them wins so far."""
    if not view.table or view.order is None:
        return ()
    best = max(view.table, key=view.order.strength[view.led].__getitem__)
    return tuple(
        [
            TableCard((view.leader + place) % view.players, CODES[card], card == best)
            for place, card in enumerate(view.table[first:], first)
        ]
    )


def tricks_of(view: Deal | View, first: int = 0) -> tuple[TrickView, ...]:
    """The finished tricks, from one of them on."""
    return tuple([_finished(number, trick) for number, trick in enumerate(view.tricks[first:], first)])


def _finished(number: int, trick: Trick) -> TrickView:
    return TrickView(number, trick.leader, trick.winner, tuple([CODES[card] for card in trick.cards]))


def reneges_of(view: View, narrator: TableNarrator) -> tuple[RenegeFound, ...]:
    """The reneges that were called or found."""
    return tuple(
        RenegeFound(call.called_by, call.trick, call.seat, call.moved, _renege_words(narrator, call.seat, call.trick))
        for call in view.renege_calls
    )


def _renege_words(narrator: TableNarrator, seat: int | None, trick: int) -> str:
    if seat is None:
        return narrator.say("book-without-renege", book=trick + 1)
    return narrator.says("book-reneged", seat, book=trick + 1)


def deal_result(deal: Deal, narrator: TableNarrator) -> DealResult:
    """How a finished deal came out, for a watcher."""
    return DealResult(
        headline=f"{verdict(narrator, deal)}.",
        words=(f"{capital(why_points(deal, narrator.language))}.",),
        hands=tuple(OpenHand(seat, codes(hand)) for seat, hand in enumerate(deal.dealt)),
        kitty=codes(deal.kitty),
        discards=codes(deal.discards),
    )


def own_result(deal: Deal, result: DealResult | None, narrator: TableNarrator) -> DealResult | None:
    """The same for a seat: a deal it declared is its own, and one without a declarer belongs to both sides."""
    if result is None or (deal.declarer != narrator.me and deal.turned is None):
        return result
    return replace(result, headline=f"{verdict(narrator, deal)}.")
