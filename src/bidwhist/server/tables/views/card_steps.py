"""A card that was played, told to each viewer from the step itself, without a view before or after it."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.core.actions import Play
from bidwhist.core.cards import CODES
from bidwhist.core.deal import PLAY, Deal
from bidwhist.core.legality import interruptions
from bidwhist.core.view import WATCHER
from bidwhist.core.view import view as deal_view
from bidwhist.i18n import Language
from bidwhist.narration import prompt
from bidwhist.server.protocol.server_messages import Happening, TableStep
from bidwhist.server.protocol.table_view import May
from bidwhist.server.protocol.view_changes import ContractChange, MayChange, SeatChange
from bidwhist.server.tables.domain.log import Acted
from bidwhist.server.tables.domain.table import Shift, Stage, Table, goes_on_at, turn_ends
from bidwhist.server.tables.views.deal import contract_line, tally_of, trick_of, tricks_of
from bidwhist.server.tables.views.differences import Told, changed_fields, hand_update, view_change
from bidwhist.server.tables.views.events import told_to_all
from bidwhist.server.tables.views.hand import hand_of
from bidwhist.server.tables.views.narration import TableNarrator
from bidwhist.server.tables.views.out_of_turn import may_in_play
from bidwhist.server.tables.views.own_words import Reader, told_to
from bidwhist.server.tables.views.seats import clock_of


def is_card(shift: Shift) -> bool:
    """Whether a step is a card of a deal that goes on, and nothing else."""
    table, before, body = shift.after, shift.before, shift.row.body
    deal, old = table.deal, before.deal
    return (
        isinstance(body, Acted)
        and isinstance(body.action, Play)
        and deal is not None
        and old is not None
        and deal.phase is PLAY
        and old.phase is PLAY
        and table.stage is Stage.PLAYING
        and before.stage is Stage.PLAYING
        and table.undo_by is None
        and before.undo_by is None
        and (table.chairs is before.chairs or table.chairs == before.chairs)
        and table.left == before.left
        and table.line == before.line
        and deal.hands is old.hands
        and deal.discards == old.discards
        and deal.renege_calls is old.renege_calls
        and deal.refused_claims is old.refused_claims
        and goes_on_at(table) == goes_on_at(before)
    )


Mays = dict[int, May]
"""By seat, what it may do out of turn."""


def mays_in_play(table: Table, seats: tuple[int, ...], language: Language) -> Mays:
    """What seats may do out of turn while a deal is played."""
    assert table.deal is not None
    calls = interruptions(table.deal)
    return {seat: May() if seat == WATCHER else may_in_play(table, seat, calls, language) for seat in seats}


def card_steps(
    shift: Shift, seats: tuple[int, ...], reader: Reader, narrator: TableNarrator, mays: tuple[Mays, Mays]
) -> dict[int, TableStep]:
    """The step of a card for each of these seats, with what they may do out of turn before and after it."""
    told = _told(shift, seats, reader, narrator)
    public = _public_parts(shift, narrator, reader)
    had, has = mays
    return {
        seat: _own_step(shift, replace(narrator, me=seat), told[seat], public, (had[seat], has[seat])) for seat in seats
    }


def _told(shift: Shift, seats: tuple[int, ...], reader: Reader, narrator: TableNarrator) -> dict[int, Told]:
    body = shift.row.body
    assert isinstance(body, Acted)
    if reader.has_own_words and body.by != "clock":
        return dict.fromkeys(seats, _unsaid(shift, body))
    return {seat: told_to(reader, told) for seat, told in told_to_all(shift, seats, narrator).items()}


def _unsaid(shift: Shift, body: Acted) -> Told:
    """What happened, for those who say it themselves: the same for all."""
    deal, old = shift.after.deal, shift.before.deal
    assert deal is not None and old is not None and isinstance(body.action, Play)
    card = Happening("played", seat=old.to_act, cards=(CODES[body.action.card],))
    return (card,) if deal.tricks is old.tricks else (card, Happening("trick", seat=deal.tricks[-1].winner))


class _Public(Struct, frozen=True):
    """What a card changed for everybody."""

    whole: dict[str, Any]
    """Fields of the view, each whole."""
    parts: dict[str, Any]
    """All else that is in a step."""
    steps: dict[int, TableStep] = {}
    """The steps of those who see nothing else, by the identity of what they are told."""


def _public_parts(shift: Shift, narrator: TableNarrator, reader: Reader) -> _Public:
    table, before, deal, old = shift.after, shift.before, shift.after.deal, shift.before.deal
    assert deal is not None and old is not None
    whole: dict[str, Any] = {}
    is_laid = deal.tricks is old.tricks
    parts: dict[str, Any] = {"seats": _seats_after_card(table, before, deal, None if is_laid else old)}
    if table.turn_seq != table.seq:
        whole["turn_seq"] = table.turn_seq
    if table.to_act != before.to_act:
        whole["turn"] = table.to_act
        if not reader.has_own_words:
            whole["status"] = prompt(narrator, deal_view(deal, WATCHER))
    if deal.leader != old.leader:
        whole["leader"] = deal.leader
    if is_laid:
        parts["laid"] = trick_of(deal_view(deal, WATCHER))[-1]
    else:
        _add_trick(whole, parts, deal, old, narrator.language)
    return _Public(whole, parts)


def _seats_after_card(table: Table, before: Table, deal: Deal, ended: Deal | None) -> tuple[Any, ...]:
    # Whose card is laid has one less without being told so; the card that ends a trick is not laid.
    changed: dict[int, dict[str, Any]] = {}
    if ended is not None:
        trick, cards = deal.tricks[-1], deal.played ^ ended.played
        seat = next(seat for seat, hand in enumerate(deal.hands) if hand & cards)
        changed[seat] = {"cards": (deal.hands[seat] & ~deal.played).bit_count()}
        taken = sum(one.winner == trick.winner for one in deal.tricks)
        changed.setdefault(trick.winner, {})["tricks"] = taken
    clocks = turn_ends(before) is not None, turn_ends(table) is not None
    if before.to_act is not None and clocks[0]:
        changed.setdefault(before.to_act, {})["clock"] = None
    if table.to_act is not None and clocks[1]:
        changed.setdefault(table.to_act, {})["clock"] = clock_of(table)
    return tuple([SeatChange(seat=seat, **now) for seat, now in changed.items()])


def _add_trick(whole: dict[str, Any], parts: dict[str, Any], deal: Deal, old: Deal, language: Language) -> None:
    view, was = deal_view(deal, WATCHER), deal_view(old, WATCHER)
    # One trick ends, and the next card of the view's trick is the first of another.
    whole["trick"] = trick_of(view)
    parts["tricks"] = tricks_of(view)[len(old.tricks) :]
    books = ("tricks_won", view.tricks_won, was.tricks_won), ("tally", tally_of(view), tally_of(was))
    whole.update({name: now for name, now, then in books if now != then})
    if view.contract is not None:
        line, before = contract_line(view, language), contract_line(was, language)
        changed = changed_fields(type(line), line, before)
        if changed:
            parts["contract"] = ContractChange(**changed)


def _own_step(shift: Shift, narrator: TableNarrator, told: Told, public: _Public, mays: tuple[May, May]) -> TableStep:
    had, may = mays
    table, deal, old, seat = shift.after, shift.after.deal, shift.before.deal, narrator.me
    assert deal is not None and old is not None
    is_concerned = seat != WATCHER and seat in (deal.to_act, old.to_act)
    if not is_concerned and may == had:
        return _public_step(table, told, public)
    whole, parts = public.whole, public.parts
    if may != had:
        parts = {**parts, "may": MayChange(**changed_fields(May, may, had))}
    if is_concerned:
        acts = seat == deal.to_act
        view = deal_view(deal, seat)
        gone = tuple([CODES[card] for card in _cards(deal.hands[seat] & (deal.played ^ old.played))])
        hand = hand_of(deal, view, narrator.language) if acts else ()
        parts = {**parts, "hand": hand_update(hand, gone)}
        if acts:
            whole = {**whole, "status": prompt(narrator, view)}
    return TableStep(table.id, table.seq, told, view_change(whole), **parts)


def _public_step(table: Table, told: Told, public: _Public) -> TableStep:
    step = public.steps.get(id(told))
    if step is None:
        step = TableStep(table.id, table.seq, told, view_change(public.whole), **public.parts)
        public.steps[id(told)] = step
    return step


def _cards(mask: int) -> list[int]:
    return [card for card in range(mask.bit_length()) if mask >> card & 1]
