"""Deals from text: hands that name only the cards that matter, auctions, plays, and whole deals to a wanted result."""

from functools import cache, reduce
from random import Random

from bidwhist.core.act import act
from bidwhist.core.actions import PASS, Action, Bid, Declare, Discard, Play, Suffix, parse_call, parse_contract
from bidwhist.core.cards import CARDS, Card, Hand, Strain, cards_of, deck, mask_of, parse_card, parse_hand
from bidwhist.core.deal import NOBODY, Deal, Phase, start_deal
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.legality import legal
from bidwhist.core.match import Match
from bidwhist.core.rules.options import BidNames, Direction
from bidwhist.core.rules.order import OPEN, Order, order_for
from bidwhist.core.rules.ruleset import Ruleset

PLAYERS = ("Ann", "Bo", "Cleo", "Dee", "Eli")


def hand(text: str) -> Hand:
    """A hand from text: ``hand("AS KD BJ")``."""
    return parse_hand(text)


def deal_with(
    rules: Ruleset,
    *hands: str | Hand,
    kitty: str | Hand = "",
    dealer: int = 0,
    mix: int | None = None,
    turned: str | None = None,
) -> Deal:
    """A fresh deal in which the seats (and the kitty) hold at least the cards named.

    Cards that nobody names fill the places up in turn, lowest first, or shuffled by ``mix``.
    """
    named = [_mask(one) for one in (*hands, *("",) * (rules.players - len(hands)), kitty)]
    sizes = [rules.hand_size] * rules.players + [rules.kitty]
    rest = cards_of(deck(rules.jokers) & ~reduce(int.__or__, named))
    if mix is not None:
        Random(mix).shuffle(rest)
    while rest:
        for place, size in enumerate(sizes):
            if rest and named[place].bit_count() < size:
                named[place] |= 1 << rest.pop(0)
    return start_deal(rules, dealer, named[:-1], named[-1], None if turned is None else parse_card(turned))


def _mask(cards: str | Hand) -> Hand:
    return parse_hand(cards) if isinstance(cards, str) else cards


def after(deal: Deal, *actions: Action) -> Deal:
    """The deal after some actions, each checked."""
    return reduce(act, actions, deal)


def calls(deal: Deal, text: str) -> Deal:
    """The deal after calls from the seat to act on: ``calls(deal, "- 4D - -")``."""
    return after(deal, *map(parse_call, text.split()))


def cards_to_play(deal: Deal) -> Hand:
    """The mask of cards that the seat to act may play."""
    return mask_of(one.card for one in legal(deal) if isinstance(one, Play))


def call_texts(deal: Deal) -> set[str]:
    """The legal calls of the seat to act, as text people would say: ``4 uptown``, ``pass``."""
    return {str(call) for call in legal(deal)}


def declare(deal: Deal, text: str) -> Deal:
    """The deal after the declarer names direction and strain: ``declare(deal, "US")``."""
    named = parse_contract(f"1{text}")
    return act(deal, Declare(named.strain, named.direction))


def discard(deal: Deal, text: str = "") -> Deal:
    """The deal after a discard of the cards named, and for the rest of the kitty as it came, or what must go."""
    choices = legal(deal)
    assert isinstance(choices, DiscardChoices)
    first = choices.required | parse_hand(text)
    spare = [*cards_of(deal.kitty & ~first), *cards_of(choices.hand & ~deal.kitty & ~first)]
    return act(deal, Discard(first | mask_of(spare[: choices.size - first.bit_count()])))


def lay(deal: Deal, text: str) -> Deal:
    """The deal after cards from the seat to act on: ``lay(deal, "AS 2S 3S 4S")``."""
    return after(deal, *(Play(parse_card(word)) for word in text.split()))


def bid_for(rules: Ruleset, contract: str) -> Bid:
    """The bid that leads to a contract: ``4US`` by ``4U``, ``4DN`` by ``4N``, or by ``4`` where suffixes are hidden."""
    named = parse_contract(contract)
    if rules.bid_names is BidNames.NUMBER:
        return Bid(named.number)
    if named.strain is Strain.NO_TRUMP:
        return Bid(named.number, Suffix.NO_TRUMP)
    return Bid(named.number, Suffix.UPTOWN if named.direction is Direction.UPTOWN else Suffix.DOWNTOWN)


def bid_to(deal: Deal, contract: str, declarer: int | None = None) -> Deal:
    """The deal after an auction that a seat (the forehand, if none is named) wins while all others pass."""
    seat = deal.forehand if declarer is None else declarer
    while deal.phase is Phase.AUCTION:
        deal = act(deal, bid_for(deal.rules, contract) if deal.to_act == seat else PASS)
    return deal


def to_play(deal: Deal, contract: str, declarer: int | None = None, discards: str = "") -> Deal:
    """The deal with its auction, declaration and exchange behind it, waiting for the opening lead."""
    deal = bid_to(deal, contract, declarer)
    while deal.phase is not Phase.PLAY:
        deal = declare(deal, contract[-2:]) if deal.phase is Phase.DECLARE else discard(deal, discards)
    return deal


def suit(letter: str, ranks: str = "AKQJT98765432") -> str:
    """Cards of one suit: ``suit("H", "AKQ")`` is ``AH KH QH``, ``suit("H")`` is all thirteen."""
    return " ".join(rank + letter for rank in ranks)


def rest_played(deal: Deal) -> Deal:
    """The deal played to its end, every seat honestly laying its highest card."""
    while deal.phase is Phase.PLAY:
        deal = act(deal, Play(cards_of(honest(deal))[-1]))
    return deal


def honest(deal: Deal) -> Hand:
    """The cards of the seat to act that do not renege, even where the table lets one through."""
    assert deal.order is not None
    cards = deal.hand(deal.to_act)
    return deal.order.lawful(cards, deal.led, not deal.table)


@cache
def played(rules: Ruleset, contract: str, tricks: int, declarer: int = 1, dealer: int = 0) -> Deal:
    """A whole deal, every card played, whose declaring side won ``tricks`` tricks, the discard trick counted in.

    ``played(PALACE, "4US", 9)`` is four uptown in spades, set by one.
    """
    winners = tricks - (1 if rules.counts_discards else 0)
    named = parse_contract(contract)
    mine = _run_and_losers(rules, order_for(rules, named.strain, named.direction), winners)
    hands = [mine if seat == declarer else 0 for seat in range(rules.players)]
    for mix in range(400):
        deal = _played_with_winners(deal_with(rules, *hands, dealer=dealer, mix=mix), contract, winners, declarer)
        if deal.tricks_won[deal.side(declarer)] == tricks:
            return deal
    raise AssertionError(f"no deal found in which {contract} takes {tricks} tricks")


def _played_with_winners(fresh: Deal, contract: str, winners: int, declarer: int) -> Deal:
    deal = bid_to(fresh, contract, declarer)
    while deal.phase is not Phase.PLAY:
        deal = declare(deal, contract[-2:]) if deal.phase is Phase.DECLARE else discard(deal)
    while deal.phase is Phase.PLAY:
        deal = act(deal, Play(_card_for(deal, winners)))
    return deal


def _run_and_losers(rules: Ruleset, order: Order, winners: int) -> Hand:
    """A hand of so many certain winners, one suit from the top, and for the rest the lowest cards of the others."""
    suit = Strain.SPADES if order.strain is Strain.NO_TRUMP else order.strain
    upwards = sorted(cards_of(deck(rules.jokers)), key=lambda card: order.rank_of[card])
    others = [card for card in upwards if order.suit_of[card] not in (suit, OPEN)]
    run = [card for card in reversed(upwards) if order.suit_of[card] == suit]
    run = [*run, *reversed(others)][: max(winners, 0)]
    return mask_of([*run, *others[: rules.hand_size - len(run)]])


def _card_for(deal: Deal, winners: int) -> Card:
    """High from the side that should win this trick, low from the other."""
    order = deal.order
    assert order is not None
    mine = deal.side(deal.declarer)
    taken = sum(deal.side(trick.winner) == mine for trick in deal.tricks)
    wants_to_win = (deal.side(deal.to_act) == mine) is (taken < winners)
    strength = order.strength[deal.led]
    if not deal.table:
        strength = tuple(order.strength[order.suit_of[card]][card] for card in range(CARDS))
    # Who throws cards away keeps high ones, so that the declarer's losers lose; the partner keeps low ones.
    keeps = -1 if deal.to_act == _partner(deal) else 1
    cards = sorted(cards_of(honest(deal)), key=lambda card: (strength[card], keeps * order.rank_of[card]))
    return cards[-1] if wants_to_win and deal.to_act != _partner(deal) else cards[0]


def _partner(deal: Deal) -> int:
    return (deal.declarer + 2) % 4 if deal.rules.sides == 2 else NOBODY


def match_after(rules: Ruleset, *deals: Deal) -> Match:
    """A match whose deals are those given."""
    return Match(rules=rules, players=PLAYERS[: rules.players], seed=None, first_dealer=0, deals=deals)
