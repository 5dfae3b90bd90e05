"""What is said at the table, in sentences: events, contracts, results and prompts, the same on screen and in plain."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bidwhist.actions import Action, Bid, Declare, Discard, Pass, Play
from bidwhist.cards import JOKERS, SUIT_SYMBOLS, SUIT_WORDS, Card, Hand, Strain, cards_of, draw_card, name_card
from bidwhist.deal import NOBODY, CalledRenege, Deal, Phase
from bidwhist.draws import Draw
from bidwhist.events import (
    AuctionWon,
    Called,
    Claimed,
    ClaimRefused,
    Dealt,
    Declared,
    Discarded,
    Event,
    KittySported,
    KittyTaken,
    Played,
    RenegeCalled,
    Scored,
    ThrownIn,
    TrickTaken,
)
from bidwhist.match import Match, Reason
from bidwhist.rules.options import (
    BidCounts,
    Boston,
    DefendersScore,
    DiscardTrick,
    FirstDealer,
    Made,
    NoTrumpDoubles,
    RenegePenalty,
    RenegeSettled,
    SetPays,
)
from bidwhist.rules.order import Order, sort_hand
from bidwhist.rules.presets import preset_name
from bidwhist.rules.ruleset import Ruleset
from bidwhist.rules.scoring import boston_points
from bidwhist.rules.sentences import counted, times
from bidwhist.view import View


class Voice(Struct, frozen=True):
    """Who is who, for sentences: names by seat, and which of them is spoken to."""

    names: tuple[str, ...]
    me: int
    sides: tuple[int, ...]

    def who(self, seat: int) -> str:
        """How a seat begins a sentence."""
        return "You" if seat == self.me else self.names[seat]

    def does(self, seat: int, verb: str) -> str:
        """A seat with its verb: ``You pass``, ``Mae passes``."""
        return f"You {verb}" if seat == self.me else f"{self.names[seat]} {_third_person(verb)}"

    def side(self, side: int) -> str:
        """A side: We and They for pairs, a name for one alone."""
        if len(set(self.sides)) == 2 and len(self.sides) == 4:
            return "We" if side == self.sides[self.me] else "They"
        return self.who(self.sides.index(side))

    def sides_in_order(self) -> list[int]:
        """The sides, the person's own first, then clockwise."""
        count = len(self.sides)
        turns = [self.sides[(self.me + turn) % count] for turn in range(count)]
        return list(dict.fromkeys(turns))


_THIRD = {"have": "has", "pass": "passes", "put": "puts"}


def _third_person(verb: str) -> str:
    first, _, rest = verb.partition(" ")
    return " ".join(filter(None, (_THIRD.get(first, f"{first}s"), rest)))


def books(number: int) -> str:
    """A number of books in words: ``1 book``, ``4 books``."""
    return counted(number, "book")


def hand_in_words(hand: Hand, order: Order | None) -> str:
    """A hand by suit, strongest left: ``Big Joker; spades A K 4; hearts Q 10``.

    >>> from bidwhist.cards import parse_hand
    >>> hand_in_words(parse_hand("BJ AS 4S QH"), None)
    'Big Joker; spades A 4; hearts Q'
    """
    groups: dict[str, list[str]] = {}
    for card in sort_hand(hand, order):
        if (1 << card) & JOKERS:
            groups.setdefault("", []).append(name_card(card))
        else:
            groups.setdefault(SUIT_WORDS[card // 13], []).append(draw_card(card)[:-1])
    return "; ".join(" ".join((suit, *ranks)) if suit else ", ".join(ranks) for suit, ranks in groups.items())


def hand_in_signs(hand: Hand, order: Order | None) -> str:
    """A hand in signs, strongest left: ``BJ A♠ 4♠ Q♥``."""
    return " ".join(draw_card(card) for card in sort_hand(hand, order))


def contract_words(deal: Deal | View) -> str:
    """The contract with its suit's sign, or the bid that stands, or nothing."""
    if deal.contract is None:
        return str(deal.bid) if deal.bid else ""
    strain = deal.contract.strain
    sign = "" if strain is Strain.NO_TRUMP else f" {SUIT_SYMBOLS[strain]}"
    return f"{deal.contract}{sign}"


_TABLES = {"custom": "house rules"}


def table_name(rules: Ruleset) -> str:
    """Whose rules a table plays by: a preset's name, or house rules."""
    name = preset_name(rules)
    return _TABLES.get(name, name)


def needed(view: View) -> int:
    """Books the declaring side has to take, the discard counted as the rules say."""
    assert view.bid is not None
    return view.bid.number + view.rules.free_tricks


def books_left(view: View) -> int:
    """Books that nobody has yet."""
    return view.rules.all_tricks - sum(view.tricks_won)


def standing(view: View) -> str:
    """How the contract stands: ``need 10 books, have 6, 5 to go``, or that it is certain already."""
    have, need, left = view.tricks_won[view.rules.side_of[view.declarer]], needed(view), books_left(view)
    tail = "made" if have >= need else "set" if have + left < need else f"{left} to go"
    return f"need {books(need)}, have {have}, {tail}"


def _dealt(voice: Voice, deal: Deal, event: Dealt) -> str:
    return f"{voice.does(event.dealer, 'deal')}. Your hand: {hand_in_words(event.hand, deal.order)}."


def _called(voice: Voice, _deal: Deal, event: Called) -> str:
    if isinstance(event.call, Pass):
        return f"{voice.does(event.seat, 'pass')}."
    return f"{voice.does(event.seat, 'bid')} {event.call}."


def _auction_won(voice: Voice, deal: Deal, event: AuctionWon) -> str:
    return f"{voice.does(event.seat, 'win')} the bid with {deal.bid}."


def _declared(voice: Voice, _deal: Deal, event: Declared) -> str:
    return f"{voice.does(event.seat, 'play')} {event.contract}."


def _kitty_sported(_voice: Voice, deal: Deal, event: KittySported) -> str:
    return f"The kitty is sported: {hand_in_words(event.kitty, deal.order)}."


def _kitty_taken(voice: Voice, deal: Deal, event: KittyTaken) -> str:
    shown = f": {hand_in_words(event.kitty, deal.order)}" if event.kitty else ""
    return f"{voice.does(event.seat, 'take')} the kitty, {counted(event.count, 'card')}{shown}."


_DISCARDS_ARE = {
    DiscardTrick.DECLARER: " They count as a book",
    DiscardTrick.FIRST_TRICK: " They go with the first book",
    DiscardTrick.NOBODY: " They count for nobody",
}


def fate_of_discards(deal: Deal | View) -> str:
    """What becomes of the cards put aside, in a sentence without its full stop."""
    return _DISCARDS_ARE[deal.rules.discard_trick].strip()


def _discarded(voice: Voice, deal: Deal, event: Discarded) -> str:
    shown = f": {hand_in_words(event.cards, deal.order)}" if event.cards else ""
    return f"{voice.does(event.seat, 'put')} {counted(event.count, 'card')} aside{shown}. {fate_of_discards(deal)}."


def _played(voice: Voice, _deal: Deal, event: Played) -> str:
    return f"{voice.does(event.seat, 'play')} the {name_card(event.card)}."


def _trick_taken(voice: Voice, _deal: Deal, event: TrickTaken) -> str:
    trick = event.trick
    card = trick.cards[(trick.winner - trick.leader) % len(trick.cards)]
    return f"{voice.does(trick.winner, 'take')} book {event.number + 1} with the {name_card(card)}."


def _renege_called(voice: Voice, deal: Deal, event: RenegeCalled) -> str:
    call = event.call
    if call.called_by == NOBODY and call.seat is not None:
        return f"{voice.does(call.seat, 'have')} reneged in book {call.trick + 1}, and {_price(deal, call)}."
    said = f"{voice.does(call.called_by, 'call')} a renege in book {call.trick + 1}"
    if call.seat is None:
        return f"{said}: there was none, and it costs nothing."
    return f"{said}: {voice.does(call.seat, 'have')} reneged, and {_price(deal, call)}."


def _price(deal: Deal, call: CalledRenege) -> str:
    """What a renege that was found costs, or will."""
    if deal.rules.renege_settled is RenegeSettled.DEAL_END and deal.phase is not Phase.DONE:
        return "it is paid for when the deal is over"
    if deal.rules.renege_penalty is not RenegePenalty.TRICKS:
        return {RenegePenalty.BID: "it costs the bid", RenegePenalty.GAME: "it costs the match"}[
            deal.rules.renege_penalty
        ]
    return f"{books(call.moved)} changed sides"


def _claimed(voice: Voice, _deal: Deal, event: Claimed) -> str:
    return f"{voice.does(event.seat, 'claim')} the rest, {books(event.tricks)}, and the claim holds."


def _claim_refused(voice: Voice, _deal: Deal, event: ClaimRefused) -> str:
    if event.seat != voice.me:
        return f"{voice.does(event.seat, 'claim')} the rest, but from that seat it is not certain. Play goes on."
    return f"From your seat the rest is not certainly yours, so play goes on. {_CLAIMS_LEFT[event.left]}"


_CLAIMS_LEFT = ("You have no claim left in this deal.", "You have one claim left in this deal.")


def _scored(voice: Voice, deal: Deal, event: Scored) -> str:
    return f"{verdict(voice, deal)}. {points_in_words(voice, event.points)}."


_TELL: dict[type, Callable[[Voice, Deal, Any], str]] = {
    Dealt: _dealt,
    Called: _called,
    AuctionWon: _auction_won,
    ThrownIn: lambda *_: "Everybody passed: the deal is thrown in.",
    Declared: _declared,
    KittySported: _kitty_sported,
    KittyTaken: _kitty_taken,
    Discarded: _discarded,
    Played: _played,
    TrickTaken: _trick_taken,
    RenegeCalled: _renege_called,
    Claimed: _claimed,
    ClaimRefused: _claim_refused,
    Scored: _scored,
}


def tell(voice: Voice, deal: Deal, event: Event) -> str:
    """An event of a deal in one sentence or two; the deal is the one after it."""
    return _TELL[type(event)](voice, deal, event)


def points_in_words(voice: Voice, points: tuple[int, ...]) -> str:
    """Points by side: ``We +4, They 0``."""
    return ", ".join(f"{voice.side(side)} {points[side]:+}".replace("+0", "0") for side in voice.sides_in_order())


def score_in_words(voice: Voice, score: tuple[int, ...]) -> str:
    """The score by side: ``We 5, They -2``."""
    return ", ".join(f"{voice.side(side)} {score[side]}" for side in voice.sides_in_order())


def sets_in_words(voice: Voice, rules: Ruleset, sets: tuple[int, ...]) -> str:
    """The sets by side where they lose the match: ``sets: We 1, They 0``; nothing where they do not (rule X22)."""
    if rules.max_sets is None:
        return ""
    return "sets: " + ", ".join(f"{voice.side(side)} {sets[side]}" for side in voice.sides_in_order())


def standing_in_words(voice: Voice, rules: Ruleset, score: tuple[int, ...], sets: tuple[int, ...]) -> str:
    """The score by side, and the sets where they lose the match: ``We 3, They -2; sets: We 0, They 1``."""
    return "; ".join(filter(None, (score_in_words(voice, score), sets_in_words(voice, rules, sets))))


def verdict(voice: Voice, deal: Deal) -> str:
    """How a deal came out: who bid what, the books taken and needed, made, set or Boston."""
    out = deal.outcome
    if out is None:
        return "Everybody passed: thrown in, nobody scores"
    assert deal.bid is not None
    side = deal.side(deal.declarer)
    won, need = deal.tricks_won[side], deal.bid.number + deal.rules.free_tricks
    came = "a Boston" if out.boston else "made" if out.made else "set"
    if deal.guilty != NOBODY:
        came = f"{came} by a renege"
    elif out.swept:
        came = f"{came}, and a Boston for the others"
    return f"{voice.does(deal.declarer, 'play')} {contract_words(deal)}: {books(won)} of the {need} needed, {came}"


def why_points(deal: Deal) -> str:
    """Where the points of a deal come from, in a sentence without its full stop."""
    out, rules = deal.outcome, deal.rules
    if out is None or deal.contract is None:
        return "No bid, no points"
    reasons = [_WHY_MADE[rules.made] if out.made else _WHY_SET[rules.set].format(deal.contract.number)]
    if out.made and rules.made is Made.ODD_TRICKS and rules.bid_counts is BidCounts.TRICKS:
        reasons = ["made, every book counts"]
    if deal.guilty != NOBODY:
        reasons.insert(0, "a renege decides the bid")
    if out.boston and rules.boston_points:
        reasons = [f"a Boston is {counted(rules.boston_points, 'point')}"]
    elif out.boston and rules.boston is Boston.DOUBLE:
        reasons.append("a Boston counts double")
    if out.swept:
        reasons.append(
            f"the defenders' Boston is {counted(boston_points(rules, rules.all_tricks - rules.free_tricks), 'point')}"
        )
    elif rules.defenders_score is DefendersScore.ODD_TRICKS:
        reasons.append("defenders score their books over six")
    doubles = out.made or rules.no_trump_doubles is NoTrumpDoubles.MADE_OR_SET
    if deal.contract.strain is Strain.NO_TRUMP and rules.no_trump_factor > 1 and doubles:
        reasons.append("doubled for no-trump")
    return "; ".join(reasons)


_WHY_MADE = {
    Made.ODD_TRICKS: "made, every book over six counts",
    Made.BID: "made, the bid counts and no more",
}
_WHY_SET = {
    SetPays.MINUS_BID: "set, minus the {}",
    SetPays.DEFENDERS_SCORE_BID: "set, the others score the {}",
}

_REASONS = {
    Reason.TARGET: "first to {target}",
    Reason.FLOOR: "{beaten} {are} down to {floor}",
    Reason.BOSTON: "a Boston wins the match",
    Reason.DEALS: "the last deal is played",
    Reason.SETS: "{beaten} {are} set {times}",
    Reason.RENEGE: "a renege loses it",
    Reason.SET: "a pair that is set gets up",
}


def result_in_words(voice: Voice, match: Match) -> str:
    """How a match ended, in a sentence without its full stop."""
    result = match.result
    assert result is not None
    reason = _REASONS[result.reason]
    if result.winner is None:
        return f"The match is a draw: {reason}"
    winner = voice.side(result.winner)
    beaten = _beaten(voice, result.winner)
    are = "are" if beaten in ("we", "they", "you", _OTHERS) or " and " in beaten else "is"
    rules = match.rules
    why = reason.format(
        target=rules.target, floor=rules.floor, beaten=beaten, are=are, times=times(rules.max_sets or 0)
    )
    return f"{winner} {'win' if winner in ('We', 'They', 'You') else 'wins'} the match: {why}"


_OTHERS = "the others"


def _beaten(voice: Voice, winner: int) -> str:
    others = [side for side in voice.sides_in_order() if side != winner]
    if len(others) > 1:
        return _OTHERS
    beaten = voice.side(others[0])
    return beaten.lower() if beaten in ("We", "They", "You") else beaten


_HOW_DRAWN = {
    FirstDealer.LOW_CARD: "lowest card deals first",
    FirstDealer.FIRST_DIAMOND: "cards fall face up until the first diamond, which deals first",
    FirstDealer.FIRST_CLUB: "cards fall face up until the first club, which deals first",
    FirstDealer.RANDOM: "the first dealer is found by chance",
}


def draws_in_words(voice: Voice, match: Match) -> list[str]:
    """The draws before a match, a sentence each: partners where they are drawn, then the first dealer."""
    lines = []
    drawn = match.partners_draw
    if drawn and drawn.cards:
        lines += _partners_in_words(voice, drawn)
    if match.dealer_draw:
        lines += _dealer_in_words(voice, match, match.dealer_draw)
    return lines


def _partners_in_words(voice: Voice, draw: Draw) -> list[str]:
    # The draw counts players as they came; what they were called then is where they sit now.
    cards = [f"{voice.does(draw.result.index(player), 'draw')} the {name_card(card)}" for player, card in draw.cards]
    pair = f"{voice.who(0)} and {voice.who(2)} against {voice.who(1)} and {voice.who(3)}"
    return [f"Draw for partners, the two highest together: {'; '.join(cards)}.", f"It is {pair}."]


def _dealer_in_words(voice: Voice, match: Match, draw: Draw) -> list[str]:
    how = _HOW_DRAWN[match.rules.first_dealer]
    fallen = "; ".join(f"{voice.does(seat, 'draw')} the {name_card(card)}" for seat, card in draw.cards)
    lines = [f"The first deal, {how}: {fallen}." if fallen else f"The first deal: {how}."]
    return [*lines, f"{voice.does(match.first_dealer, 'deal')} first."]


def _prompt_auction(view: View) -> str:
    stands = f"{view.bid} stands" if view.bid else "nobody has bid"
    must = "" if Pass() in view.legal else "; all others passed, so you must bid"
    return f"Your turn to bid: {stands}{must}."


def _prompt_declare(view: View) -> str:
    rules = view.rules
    kitty = ", and the kitty is in your hand" if rules.names_with_kitty_seen and rules.names_before_discard else ""
    return f"You won with {view.bid}{kitty}: name how it is played."


def _prompt_discard(view: View) -> str:
    return f"Put {counted(view.rules.kitty, 'card')} aside. {fate_of_discards(view)}."


def _prompt_play(view: View) -> str:
    count = len(view.legal)
    if not view.table:
        return "Your turn to lead: any card."
    asked = SUIT_WORDS[view.led] if view.led < 4 else "jokers, no suit yet"
    if view.rules.reneges_are_called:
        return f"Your turn: {asked} led; follow if you can, for only the players check."
    if view.rules.reneges_are_found:
        return f"Your turn: {asked} led; follow if you can, for the table finds every renege."
    if count == view.hand.bit_count():
        return f"Your turn: {asked} led, you may play any card."
    return f"Your turn: {asked} led, {counted(count, 'card')} can be played."


_PROMPTS: dict[Phase, Callable[[View], str]] = {
    Phase.AUCTION: _prompt_auction,
    Phase.DECLARE: _prompt_declare,
    Phase.DISCARD: _prompt_discard,
    Phase.PLAY: _prompt_play,
}
_WAITING = {
    Phase.AUCTION: "bid",
    Phase.DECLARE: "name the contract",
    Phase.DISCARD: "put cards aside",
    Phase.PLAY: "play",
}


def prompt(voice: Voice, view: View) -> str:
    """Whose turn it is and what for, in a sentence."""
    if view.phase is Phase.DONE:
        return "The deal is over."
    if view.is_my_turn:
        return _PROMPTS[view.phase](view)
    return f"{voice.who(view.to_act)} is to {_WAITING[view.phase]}."


def advised(action: Action) -> str:
    """An advised action as an order: ``Bid 4 uptown``, ``Play the ace of spades``."""
    return _ADVISED[type(action)](action)


_ADVISED: dict[type, Callable[[Any], str]] = {
    Pass: lambda _: "Pass",
    Bid: lambda bid: f"Bid {bid}",
    Declare: lambda declare: f"Name {declare}",
    Discard: lambda discard: "Put aside " + " ".join(draw_card(card) for card in reversed(cards_of(discard.cards))),
    Play: lambda play: f"Play the {name_card(play.card)}",
}


def to_you(reason: str, seat: int) -> str:
    """The core's words about a seat, said to the person in it."""
    said = reason.replace(f"seat {seat} may not", "You may not", 1)
    return f"{capital(said)}."


def capital(words: str) -> str:
    """Words with a capital at their beginning."""
    return words[:1].upper() + words[1:]


def trick_in_words(voice: Voice, leader: int, cards: tuple[Card, ...]) -> str:
    """The cards of a trick with who played them: ``Mae K♥, You 3♥``."""
    players = len(voice.names)
    return ", ".join(f"{voice.who((leader + place) % players)} {draw_card(card)}" for place, card in enumerate(cards))
