"""What a viewer is sent of a table: the whole view for a seat or a watcher, built from what that seat may know."""

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.actions import Interruption
from bidwhist.deal import AUCTION, DISCARD, DONE, PLAY, Deal
from bidwhist.language import ENGLISH, Language
from bidwhist.legality import interruptions
from bidwhist.match import match_view
from bidwhist.server.game.allowed import free_seats
from bidwhist.server.game.rotation import has_line
from bidwhist.server.game.table import Stage, Table, goes_on_at
from bidwhist.server.protocol.table_view import InLine, Kept, May, TableView
from bidwhist.server.protocol.translation import codes
from bidwhist.server.view.asides import may_besides, undo_asked
from bidwhist.server.view.deal import (
    auction_of,
    contract_line,
    deal_result,
    finished_trick,
    own_result,
    reneges_of,
    tally_of,
    trick_of,
)
from bidwhist.server.view.hand import bid_box, choices_of, discard_box, hand_of, resting_hand
from bidwhist.server.view.seats import empty_seat, placed, seats_of
from bidwhist.server.view.sheet import match_result, own_sheet, score_sheet
from bidwhist.server.view.stage import phase_of, status_words
from bidwhist.server.view.voice import TableVoice, voice_for
from bidwhist.view import WATCHER, View
from bidwhist.view import view as deal_view
from bidwhist.words import prompt


class Shown(Struct, frozen=True, gc=False):
    """A table as everybody may see it; a step makes it once, and each seat adds what it alone may know."""

    table: Table
    public: TableView
    """What a watcher is sent."""
    view: View | None
    """The deal as a watcher may know it; none before a match."""
    voice: TableVoice
    """Who is who, told to a watcher."""
    interruptions: tuple[Interruption, ...]
    """Claims and renege calls that the rules list now, of all seats."""


def shown(table: Table, language: Language = ENGLISH) -> Shown:
    """A table as everybody may see it who reads a language."""
    voice, deal = voice_for(table, WATCHER, language), table.deal
    if table.match is None or deal is None:
        return Shown(table, _empty_view(table, voice), None, voice, ())
    view = match_view(table.match, WATCHER)
    calls = interruptions(deal) if table.stage is Stage.PLAYING else ()
    return Shown(table, _public_view(table, deal, view, voice), view, voice, calls)


def table_view(table: Table, seat: int, language: Language = ENGLISH) -> TableView:
    """All that a seat, or ``WATCHER``, may know of a table."""
    return view_for(shown(table, language), seat)


def view_for(shown: Shown, seat: int) -> TableView:
    """All that a seat, or ``WATCHER``, may know: what everybody sees, and what its own view of the deal adds."""
    if seat == WATCHER:
        return shown.public
    table, public, deal, watched = shown.table, shown.public, shown.table.deal, shown.view
    language = shown.voice.language
    voice = replace(shown.voice, me=seat)
    seats = placed(public.seats, table.opened.rules, seat)
    may = may_besides(table, seat, public, shown.interruptions, language)
    if deal is None or watched is None:
        return replace(public, you=seat, seats=seats, status=status_words(table, voice), may=may)
    view = deal_view(deal, seat, watched.score, watched.deals_left, watched.sets)
    acts = table.stage is Stage.PLAYING and view.is_my_turn
    return replace(
        public,
        you=seat,
        seats=seats,
        status=status_words(table, voice) or prompt(voice, view),
        hand=hand_of(deal, view, language) if acts else resting_hand(view),
        choices=choices_of(view, language) if acts and view.phase is not DISCARD else (),
        bid_box=bid_box(deal, view, language) if acts and view.phase is AUCTION else None,
        discard_box=discard_box(view, language) if acts and view.phase is DISCARD else None,
        kitty=codes(view.kitty) if view.kitty is not None else None,
        discards=codes(view.discards) if view.discards is not None else None,
        reneges=reneges_of(view, voice),
        sheet=own_sheet(table, public.sheet, voice),
        deal_result=own_result(deal, public.deal_result, voice),
        match_result=match_result(table, voice) if public.match_result else None,
        may=may,
    )


def _empty_view(table: Table, voice: TableVoice) -> TableView:
    return TableView(
        seq=table.seq,
        turn_seq=table.turn_seq,
        phase=phase_of(table),
        match=table.match_number,
        deal=0,
        seats=tuple(empty_seat(table, seat) for seat in range(len(table.chairs))),
        status=status_words(table, voice),
        tricks_won=(0,) * table.opened.rules.sides,
        may=May(sit=free_seats(table)),
        line=_line(table),
        deadline=goes_on_at(table),
    )


def _public_view(table: Table, deal: Deal, view: View, voice: TableVoice) -> TableView:
    assert table.match is not None
    return TableView(
        seq=table.seq,
        turn_seq=table.turn_seq,
        phase=phase_of(table),
        match=table.match_number,
        deal=len(table.match.deals),
        seats=seats_of(table, view, voice.language),
        turn=table.to_act,
        status=status_words(table, voice) or prompt(voice, view),
        auction=auction_of(view, voice.language),
        contract=contract_line(view, voice.language) if view.contract else None,
        kitty=codes(view.kitty) if view.kitty is not None else None,
        kitty_count=0 if deal.kitty_is_taken or view.phase is DONE else view.rules.kitty,
        discards=codes(view.discards) if view.discards is not None else None,
        leader=view.leader if view.phase is PLAY else None,
        trick=trick_of(view),
        tricks=tuple(finished_trick(number, trick) for number, trick in enumerate(view.tricks)),
        tricks_won=view.tricks_won,
        tally=tally_of(view),
        reneges=reneges_of(view, voice),
        sheet=score_sheet(table, voice),
        deal_result=deal_result(deal, voice) if deal.is_over else None,
        match_result=match_result(table, voice),
        kept=_kept(table),
        undo=undo_asked(table),
        line=_line(table),
        may=May(sit=free_seats(table)),
        deadline=goes_on_at(table),
    )


def _kept(table: Table) -> Kept | None:
    return Kept(table.left.seat, table.left.person) if table.left is not None else None


def _line(table: Table) -> tuple[InLine, ...] | None:
    return tuple(InLine(one.person, one.name) for one in table.line) if has_line(table) else None
