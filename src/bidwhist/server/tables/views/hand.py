"""A seat's own cards, and what it may do with them in its turn."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

from msgspec.structs import replace

from bidwhist.core.act import reason_not, why_illegal
from bidwhist.core.actions import PASS, Action, Bid, Call, Discard, Pass, Play, format_call
from bidwhist.core.bidding import all_bids, legal_calls
from bidwhist.core.cards import BIT, CODES, Card, Hand
from bidwhist.core.deal import DECLARE, DISCARD, PLAY, Deal
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.rules.options import BidNames
from bidwhist.core.rules.order import Order, sort_hand
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.i18n import Language, Saying
from bidwhist.narration import call_name, fate_of_discards
from bidwhist.server.protocol.actions import BidAction
from bidwhist.server.protocol.table_view import BidBox, BidChoice, Choice, DiscardBox, HandCard
from bidwhist.server.protocol.translation import codes, wire_of
from bidwhist.server.protocol.view_changes import BidsUpdate, HandUpdate, WhyNoBid
from bidwhist.server.tables.views.narration import action_label, action_words, bid_words, order_of_bids


def resting_hand(view: View) -> tuple[HandCard, ...]:
    """The cards of a seat that is not to act now."""
    return resting_cards(view.hand, view.order)


def resting_cards(hand: Hand, order: Order | None) -> tuple[HandCard, ...]:
    """Cards that nobody may use now, as they are held in an order of cards."""
    return tuple([_RESTING[card] for card in sort_hand(hand, order)])


_RESTING = tuple(HandCard(code) for code in CODES)
_MAY_PLAY = tuple(HandCard(code, may=True) for code in CODES)


def hand_of(deal: Deal, view: View, language: Language) -> tuple[HandCard, ...]:
    """The cards of a seat that is to act, each with whether it may be used."""
    if view.phase is DECLARE:
        return hand_to_name(deal, view.seat)
    if view.phase is DISCARD:
        return tuple(_card_to_discard(deal, view, card, language) for card in sort_hand(view.hand, view.order))
    if view.phase is PLAY:
        _, held_back, why = _cards_to_play(deal, view, language)
        kept = {card: HandCard(CODES[card], why=why) for card in held_back}
        return tuple([kept.get(card) or _MAY_PLAY[card] for card in sort_hand(view.hand, view.order)])
    return resting_hand(view)


def hand_in_turn(deal: Deal, plays: Sequence[Action], held: Hand, language: Language, **moved: Any) -> HandUpdate:
    """What its turn changes in the hand of the seat to play: these may be played of the cards it holds.

    :param moved: what else changes in it, by the fields of the update.
    """
    if len(plays) == held.bit_count():
        return HandUpdate(**moved, all_live=True)
    for one in plays:
        held &= ~BIT[one.card]  # type: ignore[union-attr]  # in play all actions are cards
    # Of its own cards a turn knows one reason alone.
    why = language.tell(why_illegal(deal, Play(held.bit_length() - 1)))
    return HandUpdate(**moved, live=tuple([CODES[one.card] for one in plays]), why=why)  # type: ignore[union-attr]


def _cards_to_play(deal: Deal, view: View, language: Language) -> tuple[list[Card], list[Card], str]:
    """The cards that may be played, those that may not, and why: of its own cards a turn knows one reason alone."""
    cards = sort_hand(view.hand, view.order)
    if len(view.legal) == len(cards):
        return cards, [], ""
    may = {action.card for action in view.legal if isinstance(action, Play)}
    held_back = [card for card in cards if card not in may]
    why = language.tell(why_illegal(deal, Play(held_back[0])))
    return [card for card in cards if card in may], held_back, why


def hand_to_name(deal: Deal, seat: int) -> tuple[HandCard, ...]:
    """The cards of the seat that is to name a contract, each with whether it came from the kitty."""
    hand, new = resting_cards(deal.hand(seat), deal.order), codes(kitty_in_hand(deal))
    return tuple(HandCard(one.card, from_kitty=one.card in new) for one in hand) if new else hand


def kitty_in_hand(deal: Deal) -> Hand:
    """The cards of the kitty while the declarer holds all of them."""
    return deal.kitty if deal.kitty_is_taken and not deal.discards else 0


def _card_to_discard(deal: Deal, view: View, card: Card, language: Language) -> HandCard:
    must = bool(_discards(view).required & BIT[card])
    why = _why_not(deal, Discard(_without(view, card)), language) if must else None
    return HandCard(CODES[card], True, why, must, from_kitty=bool((view.kitty or 0) & BIT[card]))


def _why_not(deal: Deal, action: Action, language: Language) -> str:
    reason = reason_not(deal, action)
    return language.tell(reason) if reason else ""


class _Reasons:
    """Why the rules do not allow actions of one turn; most of them for the same few reasons."""

    def __init__(self, deal: Deal, language: Language) -> None:
        self._deal, self._language = deal, language
        self._words: dict[Saying, str] = {}

    def of(self, action: Action) -> str:
        """The words for an action that is not legal."""
        reason = why_illegal(self._deal, action)
        words = self._words.get(reason)
        if words is None:
            words = self._words[reason] = self._language.tell(reason)
        return words


def _without(view: View, card: Card) -> int:
    # A discard of the right size without this card: the core says why it is refused.
    kept = [CODES.index(code) for code in codes(view.hand & ~BIT[card])]
    return sum(BIT[other] for other in kept[: view.rules.kitty])


def _discards(view: View) -> DiscardChoices:
    assert isinstance(view.legal, DiscardChoices)
    return view.legal


def choices_of(view: View, language: Language) -> tuple[Choice, ...]:
    """The legal actions, one by one."""
    if view.phase is PLAY:
        return tuple([_card_choice(action.card, language) for action in view.legal if isinstance(action, Play)])
    return named_choices(view.rules, tuple(view.legal), language)


@lru_cache(maxsize=1024)
def named_choices(rules: Ruleset, actions: tuple[Action, ...], language: Language) -> tuple[Choice, ...]:
    """These calls or declarations, one by one."""
    return tuple([_choice(rules, action, language) for action in actions])


@lru_cache(maxsize=1024)
def _card_choice(card: Card, language: Language) -> Choice:
    # A card's words do not depend on the rules, and hashing the rules takes longer than the look-up saves.
    action = Play(card)
    return Choice(wire_of(action), action_label(action, language), f"{action_label(action, language)}.")


@lru_cache(maxsize=1024)
def _choice(rules: Ruleset, action: Action, language: Language) -> Choice:
    return Choice(wire_of(action), action_label(action, language), action_words(rules, action, language))


def bid_box(deal: Deal, view: View, language: Language) -> BidBox:
    """Every call there is, live or dimmed."""
    may_pass = PASS in view.legal
    return replace(
        blank_box(view.rules, language),
        bids=tuple(_bid_choice(deal, view, bid, language) for bid in all_bids(view.rules)),
        may_pass=may_pass,
        why_no_pass=None if may_pass else _why_not(deal, PASS, language),
    )


def bids_now(deal: Deal, language: Language) -> BidsUpdate:
    """What the seat to act can bid in its turn, of all bids that there are."""
    highest, place = deal.bid, len(deal.calls)
    return _bids_after(deal.rules, (PASS,) * place if highest is None else (highest, *(PASS,) * (place - 1)), language)


@lru_cache(maxsize=1024)
def _bids_after(rules: Ruleset, calls: tuple[Call, ...], language: Language) -> BidsUpdate:
    # Bids depend on how many have called and on the highest bid alone, so this deal has no cards.
    deal = Deal(rules=rules, dealer=rules.players - 1, dealt=(0,) * rules.players, kitty=0, calls=calls)
    live: list[str] = []
    why: dict[str, list[str]] = {}
    words, legal = _Reasons(deal, language), set(legal_calls(rules, calls))
    for bid in all_bids(rules):
        (live if bid in legal else why.setdefault(words.of(bid), [])).append(_call_code(bid))
    may_pass = PASS in legal
    return BidsUpdate(
        live=tuple(live),
        why=why_no_bid(why),
        may_pass=may_pass,
        why_no_pass=None if may_pass else _why_not(deal, PASS, language),
    )


def why_no_bid(reasons: dict[str, list[str]]) -> tuple[WhyNoBid, ...]:
    """Why bids cannot be made, from the bids of each reason: most of them are not named, for all others are live."""
    *others, most = sorted(reasons, key=lambda one: len(reasons[one])) or [""]
    named = [WhyNoBid(words, tuple(reasons[words])) for words in others]
    return (*named, WhyNoBid(most)) if most else ()


_call_code = lru_cache(maxsize=128)(format_call)


def blank_box(rules: Ruleset, language: Language) -> BidBox:
    """Every bid that there is at a table, none of them live."""
    return BidBox(
        numbers=tuple(range(rules.min_bid, rules.max_bid + 1)),
        suffixes=tuple(dict.fromkeys(_suffix(bid) for bid in all_bids(rules))),
        bids=tuple(_bid_named(rules, bid, language) for bid in all_bids(rules)),
        words=order_of_bids(rules, language) if rules.bid_names is BidNames.SUFFIX or rules.dealer_matches else "",
    )


def _suffix(bid: Bid) -> Literal["U", "D", "N", ""]:
    return bid.suffix.value if bid.suffix else ""  # type: ignore[return-value,unused-ignore]


def _bid_choice(deal: Deal, view: View, bid: Bid, language: Language) -> BidChoice:
    may = bid in view.legal
    why = None if may else _why_not(deal, bid, language)
    return replace(_bid_named(view.rules, bid, language), may=may, why=why)


def _bid_named(rules: Ruleset, bid: Bid, language: Language) -> BidChoice:
    return _bid_worth(bid, rules.free_tricks, rules.all_tricks, language)


@lru_cache(maxsize=1024)
def _bid_worth(bid: Bid, free_tricks: int, all_tricks: int, language: Language) -> BidChoice:
    # All that its words take from the rules; hashing the rules takes longer than the look-up saves.
    return BidChoice(
        action=BidAction(format_call(bid)),
        number=bid.number,
        suffix=_suffix(bid),
        label=call_name(bid, language),
        words=bid_words(bid, free_tricks, all_tricks, language),
    )


def discard_box(view: View, language: Language) -> DiscardBox:
    """What the declarer has to discard."""
    return box_for_discards(view, _discards(view), language)


def box_for_discards(deal: Deal | View, choices: DiscardChoices, language: Language) -> DiscardBox:
    """The same from the discards that there are."""
    return DiscardBox(choices.size, codes(choices.required), fate_of_discards(deal, language))


def is_forced(view: View) -> bool:
    """Whether the seat to act has exactly one legal card."""
    return view.phase is PLAY and len(view.legal) == 1 and not isinstance(view.legal[0], Pass)
