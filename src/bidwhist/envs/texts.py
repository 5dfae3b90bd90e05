"""What a seat may know, or a whole state, as one line of text. Two seats know the same if the texts are equal."""

from collections.abc import Iterator

from bidwhist.core.actions import format_call, format_contract
from bidwhist.core.cards import CODES, Hand, format_hand
from bidwhist.core.deal import AUCTION, NOBODY, PLAY
from bidwhist.core.view import View, view
from bidwhist.simulator import State, plain_state
from bidwhist.simulator.plain import PlainState


def information_text(state: State, seat: int) -> str:
    """All that a seat has seen: its own cards, the auction, the contract, every trick, the calls of reneges."""
    same = plain_state(state)
    return " | ".join(_parts(view(same.deal, seat), same))


def state_text(state: State) -> str:
    """A whole state: every hand as dealt, the kitty, and the actions so far."""
    hands = "; ".join(format_hand(hand) for hand in state.dealt)
    actions = " ".join(map(str, state.history))
    return f"dealer {state.dealer} | {hands} | kitty {format_hand(state.kitty)} | {actions}"


def _parts(shown: View, state: PlainState) -> Iterator[str]:
    yield f"seat {shown.seat} of {shown.players}, dealer {shown.dealer}, {shown.phase.name.lower()}"
    yield f"dealt {format_hand(shown.dealt)}"
    yield from _kitty(shown, state)
    yield "calls " + " ".join(format_call(call) for call in shown.calls)
    if shown.phase is not AUCTION and shown.declarer != NOBODY:
        yield f"declarer {shown.declarer}"
    if shown.contract is not None:
        yield format_contract(shown.contract)
    yield from _tricks(shown)
    yield from _reneges(shown, state)


def _kitty(shown: View, state: PlainState) -> Iterator[str]:
    if shown.kitty is not None:
        yield f"kitty {format_hand(shown.kitty)}"
    put_aside: Hand = (shown.discards or 0) | (state.pending if shown.seat == shown.declarer else 0)
    if put_aside:
        yield f"discards {format_hand(put_aside)}"
    elif state.pending:
        yield f"{state.pending.bit_count()} put aside"


def _tricks(shown: View) -> Iterator[str]:
    for trick in shown.tricks:
        yield f"{trick.leader}: {' '.join(CODES[card] for card in trick.cards)}"
    if shown.phase is PLAY:
        yield f"{shown.leader}: {' '.join(CODES[card] for card in shown.table)}"


def _reneges(shown: View, state: PlainState) -> Iterator[str]:
    if state.asked:
        yield "asked " + " ".join(f"{seat}?{trick + 1}" for seat, trick in sorted(state.asked))
    found = [f"{call.seat} in {call.trick + 1}" for call in shown.renege_calls if call.seat is not None]
    if found:
        yield f"reneged {', '.join(found)}"
