"""The steps before a card is led: books to judge, the bid, the kitty, and naming trump."""

from typing import Any

from bidwhist.core.act import act
from bidwhist.core.actions import PASS, Bid, Declare
from bidwhist.core.cards import SUIT_LETTERS, Strain, cards_of, format_card, is_joker, mask_of, parse_card
from bidwhist.core.deal import Deal
from bidwhist.core.legality import legal
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.order import order_for, sort_hand
from bidwhist.lesson.laid import ASIDE, BID, KITTY, NAMES, RULES, SIXTH, TRUMP, YOU, cards_in
from bidwhist.lesson.steps import Step, Words, bid_part, card_part, code_of, say, step, suit_part


def quiz(deal: Deal, chapter: str, direction: Direction, strain: Strain, book: tuple[int, str]) -> Step:
    leader, text = book
    cards = cards_in(text)
    order = order_for(RULES, strain, direction)
    strength = order.strength[order.suit_of[cards[0]]]
    best = max(cards, key=lambda card: strength[card])
    taken = "lesson-takes-trump" if order.has_trump and order.suit_of[best] == int(strain) else "lesson-takes"
    ways = [
        {
            "card": code_of(card),
            "right": card == best,
            "why": say(f"{taken}-{direction.value}" if taken == "lesson-takes" else taken, card=card_part(best))
            if card == best
            else say("lesson-beaten", card=card_part(card), other=card_part(best)),
        }
        for card in cards
    ]
    trick = [{"seat": (leader + place) % 4, "card": code_of(card)} for place, card in enumerate(cards)]
    return step(deal, chapter, say(f"lesson-ask-{chapter}"), trick=trick, ways=ways, on="trick")


def _calls(deal: Deal) -> list[dict[str, Any]]:
    return [
        {"seat": (deal.forehand + place) % 4, "bid": str(bid_part(call))[4:] if isinstance(call, Bid) else ""}
        for place, call in enumerate(deal.calls)
        if isinstance(call, Bid) or call == PASS
    ]


def high_and_low(deal: Deal) -> tuple[int, int]:
    """How many aces, kings and jokers, and how many cards below five, the learner was dealt."""
    hand = cards_of(deal.dealt[YOU])
    return (
        sum(is_joker(card) or format_card(card)[0] in "AK" for card in hand),
        sum(not is_joker(card) and format_card(card)[0] in "234" for card in hand),
    )


def bidding(deal: Deal) -> Step:
    standing = deal.bid
    assert isinstance(standing, Bid)
    high, low = high_and_low(deal)
    name = NAMES[(deal.forehand + deal.calls.index(standing)) % 4]
    need = BID.number + RULES.free_tricks  # type: ignore[union-attr]
    whys = {
        "-": say("lesson-bid-pass", name=name, bid=bid_part(standing), high=high),
        "3U": say("lesson-bid-low", bid="bid:3U", over=bid_part(standing)),
        "4U": say("lesson-bid-right", bid=bid_part(BID), need=need),  # type: ignore[arg-type]
        "4D": say("lesson-bid-down", low=low, high=high),
        "7U": say("lesson-bid-all", bid="bid:7U", all=RULES.all_tricks),
    }
    ways = [{"bid": code, "right": code == "4U", "why": why} for code, why in whys.items()]
    said = say("lesson-ask-bid", name=name, bid=bid_part(standing))
    return step(deal, "bidding", said, calls=_calls(deal), ways=ways, on="bids")


def kitty(deal: Deal) -> Step:
    left = deal.hands[YOU] & ~mask_of(map(parse_card, ASIDE))
    cards = sort_hand(left, None)
    suits = {suit: [card for card in cards if not is_joker(card) and card // 13 == suit] for suit in range(4)}
    longest = max(suits, key=lambda suit: len(suits[suit]))
    ways = [
        {"card": code_of(card), "right": code_of(card) == SIXTH, "why": _why_aside(card, longest)} for card in cards
    ]
    return step(
        deal,
        "kitty",
        say("lesson-ask-kitty", count=RULES.kitty, done=len(ASIDE)),
        hand=[code_of(card) for card in cards],
        shown=KITTY.split(),
        aside=list(ASIDE),
        ways=ways,
        on="hand",
    )


def _why_aside(card: int, longest: int) -> Words:
    if code_of(card) == SIXTH:
        return say("lesson-aside-right", count=RULES.kitty)
    if is_joker(card):
        return say("lesson-aside-joker", card=card_part(card))
    if card // 13 == longest:
        return say("lesson-aside-long", card=card_part(card), suit=suit_part(longest))
    if format_card(card)[0] == "A":
        return say("lesson-aside-ace", card=card_part(card))
    if format_card(card)[0] == "K":
        return say("lesson-aside-king", card=card_part(card))
    return say("lesson-aside-higher", card=card_part(card), other=f"card:{SIXTH}")


def naming(deal: Deal) -> Step:
    choices = {one.strain: one for one in legal(deal) if isinstance(one, Declare)}
    counts = {strain: act(deal, one).order.trumps & deal.hands[YOU] for strain, one in choices.items()}  # type: ignore[union-attr]
    best = counts[TRUMP].bit_count()
    ways = [
        {
            "suit": SUIT_LETTERS[strain],
            "right": strain is TRUMP,
            "why": say("lesson-trump-right", suit=suit_part(TRUMP), count=best)
            if strain is TRUMP
            else say(
                "lesson-trump-short",
                suit=suit_part(strain),
                count=counts[strain].bit_count(),
                best=best,
                long=suit_part(TRUMP),
            ),
        }
        for strain in sorted(choices, reverse=True)
    ]
    return step(deal, "trump", say("lesson-ask-trump"), ways=ways, on="suits")
