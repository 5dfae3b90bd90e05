"""What a viewer is sent of a table: the whole view for a seat or a watcher, built from what that seat may know."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.act import why_not
from bidwhist.actions import (
    PASS,
    Action,
    Bid,
    CallRenege,
    Claim,
    Discard,
    Interruption,
    Pass,
    Play,
    format_call,
)
from bidwhist.bidding import all_bids
from bidwhist.cards import BIT, CODES, STRAIN_LETTERS, Card
from bidwhist.deal import AUCTION, DECLARE, DISCARD, PLAY, Deal, Trick
from bidwhist.discards import DiscardChoices
from bidwhist.legality import interruptions
from bidwhist.match import match_view
from bidwhist.rules.options import BidNames
from bidwhist.rules.order import sort_hand
from bidwhist.rules.ruleset import Ruleset
from bidwhist.server.protocol import (
    BidAction,
    BidBox,
    BidChoice,
    CallMade,
    Choice,
    Clock,
    ContractLine,
    DealResult,
    DiscardBox,
    HandCard,
    InLine,
    MatchResult,
    May,
    OpenHand,
    PhaseName,
    RenegeFound,
    ScoreRow,
    ScoreSheet,
    SeatView,
    TableCard,
    TableView,
    TrickView,
    UndoAsked,
)
from bidwhist.server.rising import has_line
from bidwhist.server.step import (
    free_seats,
    may_answer,
    may_be_ready,
    may_give,
    undo_target,
    waiting_for_answer,
    without_seat,
)
from bidwhist.server.table import Stage, Table, goes_on_at, rises, turn_ends
from bidwhist.server.voices import TableVoice, action_label, action_words, match_words, order_of_bids, voice_for
from bidwhist.server.wire import codes, wire_of
from bidwhist.view import WATCHER, View
from bidwhist.view import view as deal_view
from bidwhist.words import books_left, fate_of_discards, needed, prompt, standing, verdict, why_points

_PHASES: dict[int, PhaseName] = {0: "auction", 1: "declare", 2: "discard", 3: "play", 4: "deal_over"}
_STAGES: dict[Stage, PhaseName] = {
    Stage.SEATING: "seating",
    Stage.MIXING: "mixing",
    Stage.OVER: "match_over",
    Stage.CLOSED: "closed",
}


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


def shown(table: Table) -> Shown:
    """A table as everybody may see it."""
    voice, deal = voice_for(table, WATCHER), table.deal
    if table.match is None or deal is None:
        return Shown(table, _empty_view(table, voice), None, voice, ())
    view = match_view(table.match, WATCHER)
    calls = interruptions(deal) if table.stage is Stage.PLAYING else ()
    return Shown(table, _public_view(table, deal, view, voice), view, voice, calls)


def table_view(table: Table, seat: int) -> TableView:
    """All that a seat, or ``WATCHER``, may know of a table."""
    return view_for(shown(table), seat)


def view_for(shown: Shown, seat: int) -> TableView:
    """All that a seat, or ``WATCHER``, may know: what everybody sees, and what its own view of the deal adds."""
    if seat == WATCHER:
        return shown.public
    table, public, deal, watched = shown.table, shown.public, shown.table.deal, shown.view
    voice = replace(shown.voice, me=seat)
    seats = _placed(public.seats, table.opened.rules, seat)
    may = _may(shown, seat)
    if deal is None or watched is None:
        return replace(public, you=seat, seats=seats, status=_status(table, voice), may=may)
    view = deal_view(deal, seat, watched.score, watched.deals_left, watched.sets)
    acts = table.stage is Stage.PLAYING and view.is_my_turn
    return replace(
        public,
        you=seat,
        seats=seats,
        status=_status(table, voice) or prompt(voice, view),
        hand=_hand(deal, view) if acts else _resting_hand(view),
        choices=_choices(view) if acts and view.phase is not DISCARD else (),
        bid_box=_bid_box(deal, view) if acts and view.phase is AUCTION else None,
        discard_box=_discard_box(view) if acts and view.phase is DISCARD else None,
        kitty=codes(view.kitty) if view.kitty is not None else None,
        discards=codes(view.discards) if view.discards is not None else None,
        reneges=_reneges(view, voice),
        sheet=_own_sheet(table, public.sheet, voice),
        deal_result=_own_result(deal, public.deal_result, voice),
        match_result=_match_result(table, voice) if public.match_result else None,
        may=may,
    )


def _empty_view(table: Table, voice: TableVoice) -> TableView:
    return TableView(
        seq=table.seq,
        turn_seq=table.turn_seq,
        phase=phase_of(table),
        match=table.match_number,
        deal=0,
        seats=tuple(_empty_seat(table, seat) for seat in range(len(table.chairs))),
        status=_status(table, voice),
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
        seats=_seats(table, view),
        turn=table.to_act,
        status=_status(table, voice) or prompt(voice, view),
        auction=_auction(view),
        contract=_contract(view) if view.contract else None,
        kitty=codes(view.kitty) if view.kitty is not None else None,
        kitty_count=0 if deal.kitty_is_taken or view.phase == 4 else view.rules.kitty,
        discards=codes(view.discards) if view.discards is not None else None,
        leader=view.leader if view.phase is PLAY else None,
        trick=_trick(view),
        tricks=tuple(_finished(number, trick) for number, trick in enumerate(view.tricks)),
        tricks_won=view.tricks_won,
        reneges=_reneges(view, voice),
        sheet=_sheet(table, voice),
        deal_result=_deal_result(deal, voice) if deal.is_over else None,
        match_result=_match_result(table, voice),
        undo=_undo(table),
        line=_line(table),
        may=May(sit=free_seats(table)),
        deadline=goes_on_at(table),
    )


def _line(table: Table) -> tuple[InLine, ...] | None:
    return tuple(InLine(one.person, one.name) for one in table.line) if has_line(table) else None


def phase_of(table: Table) -> PhaseName:
    """What a table is doing, as the wire names it."""
    if table.stage is Stage.PLAYING and table.deal is not None:
        return _PHASES[table.deal.phase]
    return _STAGES.get(table.stage, "seating")


def _status(table: Table, voice: TableVoice) -> str:
    if table.stage is Stage.PLAYING and not table.is_between_deals:
        return ""
    if table.stage is Stage.MIXING:
        return "Everybody is ready; the deals are being mixed."
    if table.stage is Stage.CLOSED:
        return "This table is closed."
    if rises(table):
        return "Rise and fly: in a moment the pair that lost gets up, and the next in line sits down."
    waiting = [voice.who(seat) for seat in table.people if may_be_ready(table, seat)]
    if not waiting:
        return "Waiting for people to sit down."
    what = {Stage.SEATING: "to start", Stage.OVER: "for a rematch"}.get(table.stage, "for the next deal")
    return f"Waiting for {', '.join(name.replace('You', 'you') for name in waiting)} {what}."


# Seats.

_PLACES = {
    3: ("you", "left", "right"),
    4: ("you", "left", "across", "right"),
    5: ("you", "left", "across", "across", "right"),
}


def _placed(seats: tuple[SeatView, ...], rules: Ruleset, viewer: int) -> tuple[SeatView, ...]:
    places = _places(rules, viewer)
    return tuple(replace(one, place=place) for one, place in zip(seats, places, strict=True))


@lru_cache(maxsize=256)
def _places(rules: Ruleset, viewer: int) -> tuple[str, ...]:
    return tuple(_place(rules, seat, viewer) for seat in range(rules.players))


def _place(rules: Ruleset, seat: int, viewer: int) -> str:
    turns = (seat - max(viewer, 0)) % rules.players
    place = _PLACES[rules.players][turns]
    if place == "you" and viewer == WATCHER:
        return "across"
    return "partner" if place == "across" and rules.has_partners and viewer != WATCHER else place


def _empty_seat(table: Table, seat: int) -> SeatView:
    chair, rules = table.chairs[seat], table.opened.rules
    return SeatView(
        seat=seat,
        name=table.name_of(seat) if chair.person is not None else "",
        person=chair.person,
        bot=table.opened.bots if chair.is_away else None,
        side=rules.side_of[seat],
        place=_places(rules, WATCHER)[seat],  # type: ignore[arg-type]
        is_ready=chair.is_ready,
    )


def _seats(table: Table, view: View) -> tuple[SeatView, ...]:
    winners = [trick.winner for trick in view.tricks]
    turn, clock = table.to_act, _clock(table)
    return tuple(
        SeatView(
            seat=seat,
            name=table.name_of(seat),
            person=chair.person,
            bot=table.opened.bots if chair.bot_acts else None,
            side=view.rules.side_of[seat],
            place=place,  # type: ignore[arg-type]
            cards=view.counts[seat],
            tricks=winners.count(seat),
            is_dealer=seat == view.dealer,
            is_declarer=seat == view.declarer,
            is_turn=seat == turn,
            is_ready=chair.is_ready,
            call=_call(view, seat),
            clock=clock if seat == turn else None,
        )
        for seat, (chair, place) in enumerate(zip(table.chairs, _places(view.rules, WATCHER), strict=True))
    )


def _call(view: View, seat: int) -> str | None:
    place = (seat - view.dealer - 1) % view.players
    return str(view.calls[place]) if place < len(view.calls) else None


def _clock(table: Table) -> Clock | None:
    ends, seat = turn_ends(table), table.to_act
    return Clock(ends, table.banks[seat]) if ends is not None and seat is not None else None


# One's own cards and choices.


def _resting_hand(view: View) -> tuple[HandCard, ...]:
    return tuple(_resting_card(card) for card in sort_hand(view.hand, view.order))


@lru_cache(maxsize=1024)
def _resting_card(card: Card) -> HandCard:
    return HandCard(CODES[card])


def _hand(deal: Deal, view: View) -> tuple[HandCard, ...]:
    cards = sort_hand(view.hand, view.order)
    if view.phase is DISCARD:
        return tuple(_card_to_discard(deal, view, card) for card in cards)
    if view.phase is PLAY:
        return tuple(_card_to_play(deal, view, card) for card in cards)
    if view.seat == deal.declarer and deal.kitty_is_taken and not deal.discards and view.phase is DECLARE:
        return tuple(HandCard(CODES[card], from_kitty=bool(deal.kitty & BIT[card])) for card in cards)
    return _resting_hand(view)


def _card_to_play(deal: Deal, view: View, card: Card) -> HandCard:
    if Play(card) in view.legal:
        return HandCard(CODES[card], True)
    return HandCard(CODES[card], False, without_seat(why_not(deal, Play(card)) or ""))


def _card_to_discard(deal: Deal, view: View, card: Card) -> HandCard:
    must = bool(_discards(view).required & BIT[card])
    why = without_seat(why_not(deal, Discard(_without(view, card))) or "") if must else None
    return HandCard(CODES[card], True, why, must, from_kitty=bool((view.kitty or 0) & BIT[card]))


def _without(view: View, card: Card) -> int:
    # A discard of the right size that keeps the card: the core says why it will not do.
    kept = [CODES.index(code) for code in codes(view.hand & ~BIT[card])]
    return sum(BIT[other] for other in kept[: view.rules.kitty])


def _discards(view: View) -> DiscardChoices:
    assert isinstance(view.legal, DiscardChoices)
    return view.legal


def _choices(view: View) -> tuple[Choice, ...]:
    return tuple(_choice(view.rules, action) for action in view.legal)


@lru_cache(maxsize=1024)
def _choice(rules: Ruleset, action: Action) -> Choice:
    return Choice(wire_of(action), action_label(action), action_words(rules, action))


def _bid_box(deal: Deal, view: View) -> BidBox:
    rules, may_pass = view.rules, PASS in view.legal
    return BidBox(
        numbers=tuple(range(rules.min_bid, rules.max_bid + 1)),
        suffixes=tuple(dict.fromkeys(_suffix(bid) for bid in all_bids(rules))),
        bids=tuple(_bid_choice(deal, view, bid) for bid in all_bids(rules)),
        may_pass=may_pass,
        why_no_pass=None if may_pass else without_seat(why_not(deal, PASS) or ""),
        words=order_of_bids(rules) if rules.bid_names is BidNames.SUFFIX or rules.dealer_matches else "",
    )


def _suffix(bid: Bid) -> Literal["U", "D", "N", ""]:
    return bid.suffix.value if bid.suffix else ""  # type: ignore[return-value,unused-ignore]


def _bid_choice(deal: Deal, view: View, bid: Bid) -> BidChoice:
    may = bid in view.legal
    return BidChoice(
        action=BidAction(format_call(bid)),
        number=bid.number,
        suffix=_suffix(bid),
        label=str(bid),
        words=action_words(view.rules, bid),
        may=may,
        why=None if may else without_seat(why_not(deal, bid) or ""),
    )


def _discard_box(view: View) -> DiscardBox:
    choices = _discards(view)
    return DiscardBox(choices.size, codes(choices.required), f"{fate_of_discards(view)}.")


# The deal as everybody sees it.


def _auction(view: View) -> tuple[CallMade, ...]:
    first = view.dealer + 1
    return tuple(CallMade((first + place) % view.players, str(call)) for place, call in enumerate(view.calls))


def _contract(view: View) -> ContractLine:
    contract = view.contract
    assert contract is not None
    have, need = view.tricks_won[view.rules.side_of[view.declarer]], needed(view)
    return ContractLine(
        declarer=view.declarer,
        label=str(contract),
        strain=STRAIN_LETTERS[contract.strain],  # type: ignore[arg-type]
        direction=contract.direction.value,
        need=need,
        have=have,
        left=books_left(view),
        state=_state(view, have, need),  # type: ignore[arg-type]
        words=standing(view),
    )


def _state(view: View, have: int, need: int) -> str:
    # Where reneges are let through nothing is certain before the end.
    if view.rules.lets_reneges_through and view.phase is PLAY:
        return "open"
    return "made" if have >= need else "set" if have + books_left(view) < need else "open"


def _trick(view: View) -> tuple[TableCard, ...]:
    if not view.table or view.order is None:
        return ()
    strength = view.order.strength[view.led]
    best = max(view.table, key=strength.__getitem__)
    seats = ((view.leader + place) % view.players for place in range(len(view.table)))
    return tuple(TableCard(seat, CODES[card], card == best) for seat, card in zip(seats, view.table, strict=True))


@lru_cache(maxsize=1024)
def _finished(number: int, trick: Trick) -> TrickView:
    return TrickView(number, trick.leader, trick.winner, tuple(CODES[card] for card in trick.cards))


def _reneges(view: View, voice: TableVoice) -> tuple[RenegeFound, ...]:
    return tuple(
        RenegeFound(call.called_by, call.trick, call.seat, call.moved, _renege_words(voice, call.seat, call.trick))
        for call in view.renege_calls
    )


def _renege_words(voice: TableVoice, seat: int | None, trick: int) -> str:
    return f"Book {trick + 1}: {'no renege' if seat is None else voice.does(seat, 'have') + ' reneged'}."


def _sheet(table: Table, voice: TableVoice) -> ScoreSheet:
    match, rules = table.match, table.opened.rules
    assert match is not None
    done = [(deal, score) for deal, score in zip(match.deals, match.scores, strict=True) if deal.is_over]
    return ScoreSheet(
        sides=_sides(voice),
        seats=tuple(
            tuple(seat for seat in range(rules.players) if rules.side_of[seat] == side) for side in range(rules.sides)
        ),
        score=done[-1][1] if done else (0,) * rules.sides,
        target=rules.target,
        floor=rules.floor,
        max_sets=rules.max_sets,
        sets=match.tally.sets if rules.max_sets is not None else None,
        deals_left=match.deals_left,
        rows=tuple(_row(voice, number, deal, score) for number, (deal, score) in enumerate(done, 1)),
    )


def _own_sheet(table: Table, sheet: ScoreSheet | None, voice: TableVoice) -> ScoreSheet:
    # The sheet of everybody, with the sides as they are to this seat, and the deals it declared told to it as its own.
    assert sheet is not None and table.match is not None
    deals = table.match.deals
    rows = (
        replace(row, words=f"{verdict(voice, deals[row.deal - 1])}.") if row.declarer == voice.me else row
        for row in sheet.rows
    )
    return replace(sheet, sides=_sides(voice), rows=tuple(rows))


@lru_cache(maxsize=4096)
def _sides(voice: TableVoice) -> tuple[str, ...]:
    return tuple(voice.side(side) for side in range(max(voice.sides) + 1))


def _row(voice: TableVoice, number: int, deal: Deal, score: tuple[int, ...]) -> ScoreRow:
    out = deal.outcome
    came = "thrown_in" if out is None else "boston" if out.boston else "made" if out.made else "set"
    return ScoreRow(
        deal=number,
        declarer=None if out is None else deal.declarer,
        bid=str(deal.contract or ""),
        came=came,  # type: ignore[arg-type]
        books=deal.tricks_won,
        points=deal.points,
        score=score,
        words=f"{verdict(voice, deal)}.",
    )


def _deal_result(deal: Deal, voice: TableVoice) -> DealResult:
    return DealResult(
        headline=f"{verdict(voice, deal)}.",
        words=(f"{_capital(why_points(deal))}.",),
        hands=tuple(OpenHand(seat, codes(hand)) for seat, hand in enumerate(deal.dealt)),
        kitty=codes(deal.kitty),
        discards=codes(deal.discards),
    )


def _own_result(deal: Deal, result: DealResult | None, voice: TableVoice) -> DealResult | None:
    if result is None or deal.declarer != voice.me:
        return result
    return replace(result, headline=f"{verdict(voice, deal)}.")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _match_result(table: Table, voice: TableVoice) -> MatchResult | None:
    match = table.match
    result = match.result if match else None
    if match is None or result is None:
        return None
    return MatchResult(result.winner, match_words(voice, match), table.match_id)


# What may be done besides a turn.


def _undo(table: Table) -> UndoAsked | None:
    return None if table.undo_by is None else UndoAsked(table.undo_by, waiting_for_answer(table))


def _may(shown: Shown, seat: int) -> May:
    table = shown.table
    ready = may_be_ready(table, seat)
    own = [action for action in shown.interruptions if action.by == seat]
    return May(
        sit=shown.public.may.sit if table.stage is not Stage.PLAYING else (),
        stand=table.stage is not Stage.CLOSED,
        ready=ready,
        ready_words=_READY_WORDS.get(table.stage) if ready else None,
        entropy=may_give(table, seat),
        undo=table.undo_by is None and undo_target(table, seat) is not None,
        answer=may_answer(table, seat),
        claim=any(isinstance(action, Claim) for action in own),
        hint=shown.public.turn == seat and table.opened.hints,
        reneges=_renege_choices(table.deal, own) if table.deal is not None else (),
    )


_READY_WORDS = {Stage.SEATING: "Deal the cards", Stage.OVER: "Rematch", Stage.PLAYING: "Next deal"}


def _renege_choices(deal: Deal, own: list[Interruption]) -> tuple[Choice, ...]:
    # Once is enough: a call that was made stands in the deal.
    called = {(call.called_by, call.trick) for call in deal.renege_calls}
    return tuple(
        Choice(wire_of(action), f"Book {action.trick + 1}", f"Call a renege in book {action.trick + 1}.")
        for action in own
        if isinstance(action, CallRenege) and (action.by, action.trick) not in called
    )


def is_forced(view: View) -> bool:
    """Whether a seat to act has one card alone that it may play."""
    return view.phase is PLAY and len(view.legal) == 1 and not isinstance(view.legal[0], Pass)
