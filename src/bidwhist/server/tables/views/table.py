"""The whole view of a table for a seat or a watcher, built from what that seat may know.

Parts that a step leaves unchanged are reused from the step before: a deal is a value, so the same object has the same
view. A test compares all such views with freshly built ones.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.core.actions import Interruption
from bidwhist.core.deal import AUCTION, DISCARD, DONE, PLAY, Deal
from bidwhist.core.match import match_view
from bidwhist.core.view import WATCHER, View
from bidwhist.core.view import view as deal_view
from bidwhist.i18n import ENGLISH, Language
from bidwhist.narration import prompt
from bidwhist.server.protocol.table_view import InLine, Kept, MatchResult, May, ScoreSheet, TableView
from bidwhist.server.protocol.translation import codes
from bidwhist.server.tables.domain.allowed import free_seats
from bidwhist.server.tables.domain.rotation import has_line
from bidwhist.server.tables.domain.table import Stage, Table, goes_on_at
from bidwhist.server.tables.views.deal import (
    auction_of,
    contract_line,
    deal_result,
    own_result,
    reneges_of,
    tally_of,
    trick_of,
    tricks_of,
)
from bidwhist.server.tables.views.hand import bid_box, choices_of, discard_box, hand_of, resting_hand
from bidwhist.server.tables.views.match_result import MatchEnd, match_end, match_result
from bidwhist.server.tables.views.narration import TableNarrator, narrator_for
from bidwhist.server.tables.views.out_of_turn import interruptions_of, may_of, undo_asked
from bidwhist.server.tables.views.phase import phase_of, status_words
from bidwhist.server.tables.views.score_sheet import own_sheet, score_sheet
from bidwhist.server.tables.views.seats import Seats, empty_seat, placed, seats_of


class Shown(Struct, frozen=True, gc=False):
    """The public view of a table, made once a step; each seat adds its own knowledge."""

    table: Table
    public: TableView
    """The watcher's view."""
    view: View | None
    """The deal as a watcher may know it; nothing before a match."""
    narrator: TableNarrator
    """The names, for a watcher."""
    interruptions: tuple[Interruption, ...]
    """Claims and renege calls that the rules allow now, of all seats."""
    end: MatchEnd | None = None
    """How the match ended, if it did."""


def shown(table: Table, language: Language = ENGLISH, last: Shown | None = None) -> Shown:
    """The public view in a language; ``last`` is the same deal as it was shown before."""
    narrator, deal = last.narrator if last is not None else narrator_for(table, WATCHER, language), table.deal
    if table.match is None or deal is None:
        return Shown(table, _empty_view(table, narrator), None, narrator, ())
    view = _watched(table, deal, last)
    calls = interruptions_of(table)
    end = last.end if last is not None and _ends_the_same(table, last) else match_end(table)
    if last is None:
        public = _public_view(table, deal, view, narrator, end)
    else:
        public = _public_after(table, deal, view, last, end)
    return Shown(table, public, view, narrator, calls, end)


def _ends_the_same(table: Table, last: Shown) -> bool:
    return table.deal is last.table.deal and table.streak is last.table.streak and table.began is last.table.began


def _watched(table: Table, deal: Deal, last: Shown | None) -> View:
    assert table.match is not None
    if last is None or last.view is None or not _counts_the_same(deal, last):
        return match_view(table.match, WATCHER)
    return deal_view(deal, WATCHER, last.view.score, last.view.deals_left, last.view.sets)


def _counts_the_same(deal: Deal, last: Shown) -> bool:
    # While a deal is played it adds nothing to the match; after its end a renege may still be called.
    old = last.table.deal
    return deal is old or not (deal.is_over or old is None or old.is_over)


def table_view(table: Table, seat: int, language: Language = ENGLISH) -> TableView:
    """All that a seat, or ``WATCHER``, may know of a table."""
    return view_for(shown(table, language), seat)


def view_for(shown: Shown, seat: int) -> TableView:
    """The view of a seat or ``WATCHER``: the public view and what its own view of the deal adds."""
    if seat == WATCHER:
        return shown.public
    table, public, deal, watched = shown.table, shown.public, shown.table.deal, shown.view
    narrator = replace(shown.narrator, me=seat)
    seats = placed(public.seats, table.opened.rules, seat)
    if deal is None or watched is None:
        may = may_of(table, seat, shown.interruptions, narrator.language)
        return replace(public, you=seat, seats=seats, status=status_words(table, narrator), may=may)
    result = match_result(table, shown.end, narrator) if public.match_result else None
    return _own_view(shown, deal, watched, narrator, (seats, own_sheet(table, public.sheet, narrator), result))


def view_after(shown: Shown, last: Shown, own: TableView) -> TableView:
    """The same, for a seat that saw ``own`` when ``last`` was shown of the same deal."""
    deal, watched, seat = shown.table.deal, shown.view, own.you
    assert deal is not None and watched is not None and seat is not None
    public, seats = shown.public, placed(shown.public.seats, deal.rules, seat, (last.public.seats, own.seats))
    if _rests(shown.table, last.table, seat):
        return _resting_view(shown, seats, own, seat)
    narrator = replace(shown.narrator, me=seat)
    sheet = own.sheet if public.sheet is last.public.sheet else own_sheet(shown.table, public.sheet, narrator)
    is_kept = public.match_result is last.public.match_result
    result = own.match_result if is_kept else match_result(shown.table, shown.end, narrator)
    return _own_view(shown, deal, watched, narrator, (seats, sheet, result))


def _own_view(
    shown: Shown,
    deal: Deal,
    watched: View,
    narrator: TableNarrator,
    drawn: tuple[Seats, ScoreSheet | None, MatchResult | None],
) -> TableView:
    table, public, language, seat = shown.table, shown.public, narrator.language, narrator.me
    view = deal_view(deal, seat, watched.score, watched.deals_left, watched.sets)
    acts = table.stage is Stage.PLAYING and view.is_my_turn
    return replace(
        public,
        you=seat,
        seats=drawn[0],
        status=status_words(table, narrator) or prompt(narrator, view),
        hand=hand_of(deal, view, language) if acts else resting_hand(view),
        choices=choices_of(view, language) if acts and view.phase is not DISCARD else (),
        bid_box=bid_box(deal, view, language) if acts and view.phase is AUCTION else None,
        discard_box=discard_box(view, language) if acts and view.phase is DISCARD else None,
        kitty=codes(view.kitty) if view.kitty is not None else None,
        discards=codes(view.discards) if view.discards is not None else None,
        reneges=reneges_of(view, narrator),
        sheet=drawn[1],
        deal_result=own_result(deal, public.deal_result, narrator),
        match_result=drawn[2],
        may=may_of(table, seat, shown.interruptions, language),
    )


def _rests(table: Table, before: Table, seat: int) -> bool:
    """Whether a step of play did not concern a seat: not its turn before or after, and not its cards."""
    deal, old = table.deal, before.deal
    assert deal is not None and old is not None
    return (
        deal.phase is PLAY
        and old.phase is PLAY
        and table.stage is Stage.PLAYING
        and before.stage is Stage.PLAYING
        and seat not in (deal.to_act, old.to_act)
        and deal.hands is old.hands
        and deal.discards == old.discards
        and deal.renege_calls is old.renege_calls
        and not (deal.played ^ old.played) & deal.hands[seat]
    )


def _resting_view(shown: Shown, seats: Seats, own: TableView, seat: int) -> TableView:
    # A seat that does not act reads the same words about the turn as a watcher.
    return replace(
        shown.public,
        you=seat,
        seats=seats,
        hand=own.hand,
        kitty=own.kitty,
        discards=own.discards,
        reneges=own.reneges,
        sheet=own.sheet,
        may=may_of(shown.table, seat, shown.interruptions, shown.narrator.language),
    )


def _empty_view(table: Table, narrator: TableNarrator) -> TableView:
    return TableView(
        seq=table.seq,
        turn_seq=table.turn_seq,
        phase=phase_of(table),
        match=table.match_number,
        deal=0,
        seats=tuple(empty_seat(table, seat) for seat in range(len(table.chairs))),
        status=status_words(table, narrator),
        tricks_won=(0,) * table.opened.rules.sides,
        may=May(sit=free_seats(table)),
        line=_line(table),
        deadline=goes_on_at(table),
    )


def _public_view(table: Table, deal: Deal, view: View, narrator: TableNarrator, end: MatchEnd | None) -> TableView:
    return _public(
        table,
        deal,
        view,
        narrator,
        seats=seats_of(table, view, narrator.language),
        auction=auction_of(view, narrator.language),
        contract=contract_line(view, narrator.language) if view.contract else None,
        tricks=tricks_of(view),
        tally=tally_of(view),
        reneges=reneges_of(view, narrator),
        sheet=score_sheet(table, narrator),
        match_result=match_result(table, end, narrator),
    )


def _public_after(table: Table, deal: Deal, view: View, last: Shown, end: MatchEnd | None) -> TableView:
    """The same where the same deal was shown before: only the changed parts are built."""
    old, public, narrator = last.table.deal, last.public, last.narrator
    assert old is not None
    language = narrator.language
    same_calls, same_tricks = deal.calls is old.calls, deal.tricks is old.tricks and deal.tricks_won is old.tricks_won
    same_contract = same_calls and same_tricks and deal.contract is old.contract and deal.phase is old.phase
    same_end = deal is old and table.stage is last.table.stage
    return _public(
        table,
        deal,
        view,
        narrator,
        seats=seats_of(table, view, language, public.seats),
        auction=public.auction if same_calls else auction_of(view, language),
        contract=public.contract if same_contract else contract_line(view, language) if view.contract else None,
        tricks=public.tricks if deal.tricks is old.tricks else tricks_of(view),
        tally=public.tally if same_tricks and deal.claim is old.claim else tally_of(view),
        reneges=public.reneges if deal.renege_calls is old.renege_calls else reneges_of(view, narrator),
        sheet=public.sheet if _counts_the_same(deal, last) else score_sheet(table, narrator),
        match_result=public.match_result if same_end else match_result(table, end, narrator),
    )


def _public(table: Table, deal: Deal, view: View, narrator: TableNarrator, *, seats: Seats, **parts: Any) -> TableView:
    return TableView(
        seq=table.seq,
        turn_seq=table.turn_seq,
        phase=phase_of(table),
        match=table.match_number,
        deal=len(table.match.deals) if table.match else 0,
        seats=seats,
        turn=table.to_act,
        status=status_words(table, narrator) or prompt(narrator, view),
        kitty=codes(view.kitty) if view.kitty is not None else None,
        kitty_count=0 if deal.kitty_is_taken or view.phase is DONE else view.rules.kitty,
        discards=codes(view.discards) if view.discards is not None else None,
        leader=view.leader if view.phase is PLAY else None,
        trick=trick_of(view),
        tricks_won=view.tricks_won,
        deal_result=deal_result(deal, narrator) if deal.is_over else None,
        kept=_kept(table),
        undo=undo_asked(table),
        line=_line(table),
        may=May(sit=free_seats(table)),
        deadline=goes_on_at(table),
        **parts,
    )


def _kept(table: Table) -> Kept | None:
    return Kept(table.left.seat, table.left.person) if table.left is not None else None


def _line(table: Table) -> tuple[InLine, ...] | None:
    return tuple(InLine(one.person, one.name) for one in table.line) if has_line(table) else None
