"""Writes `web/src/learn/lesson.json`: the first lesson on chosen cards, each claim of it asked of the core.

The cards and what the other seats do are laid by hand; what is said of them is the name of a message with its parts.
A test plays every way of every question again.
"""

import json
import sys
from pathlib import Path
from typing import Any, TypeAlias

from bidwhist.act import act, why_not
from bidwhist.actions import PASS, Action, Bid, Claim, Declare, Discard, Play, parse_call
from bidwhist.cards import CODES, SUIT_LETTERS, Strain, cards_of, format_card, is_joker, mask_of, parse_card
from bidwhist.deal import Deal, start_deal
from bidwhist.legality import legal
from bidwhist.penalties import PENALTY
from bidwhist.rules.options import Direction
from bidwhist.rules.order import order_for, sort_hand
from bidwhist.rules.presets import CLASSIC
from bidwhist.rules.scoring import outcome

TARGET = Path(__file__).parent / "src" / "learn" / "lesson.json"
RULES = CLASSIC
YOU, LEFT, PARTNER, RIGHT = range(4)
NAMES = ("", "Nell", "Ben", "Omar")
"""The others at the table; the first is whoever learns."""

HANDS = (
    "BJ AS QS 9S 6S 4S AH 8H 4H AD KC 5C",
    "JS TS 5S JH 6H 3H KD JD AC 9C 7C 2C",
    "KS 7S KH QH 9H QD TD 6D 2D TC 6C 4C",
    "8S 3S TH 7H 5H 9D 8D 5D 4D QC JC 8C",
)
KITTY = "LJ 2S 2H 7D 3D 3C"
CALLS = (PASS, PASS, parse_call("3D"))
BID = parse_call("4U")
ASIDE = ("7D", "3D", "5C", "3C", "2H")
"""What the lesson has put aside; the sixth is asked for."""
SIXTH = "4H"
TRUMP = Strain.SPADES
BOOKS = ("BJ 5S 7S 3S", "LJ TS KS 8S", "AS JS 2D 4D", "KC AC 4C 8C", "3H KH 5H 8H", "TC JC 2S 2C")
"""The books that are played, each from its leader; the rest is claimed."""

Words: TypeAlias = dict[str, Any]
Step: TypeAlias = dict[str, Any]


def say(message: str, /, **parts: str | int) -> Words:
    """A message of the page by its name, with its parts."""
    return {"name": message.removeprefix("lesson-"), "parts": parts}


def _cards(text: str) -> list[int]:
    return [parse_card(code) for code in text.split()]


def _code(card: int) -> str:
    return CODES[card]


def _card(card: int) -> str:
    return f"card:{_code(card)}"


def _suit(suit: int) -> str:
    return f"suit:{SUIT_LETTERS[suit]}"


def _bid(bid: Bid) -> str:
    return f"bid:{bid.number}{bid.suffix.value if bid.suffix else ''}"


def new_deal() -> Deal:
    """The deal as it lies before the first call; whoever learns deals, and so speaks last."""
    return start_deal(RULES, YOU, [mask_of(_cards(hand)) for hand in HANDS], mask_of(_cards(KITTY)))


def _acted(deal: Deal, *actions: Action) -> Deal:
    for action in actions:
        deal = act(deal, action)
    return deal


def _hand(deal: Deal) -> list[str]:
    held = deal.hand(YOU) if deal.hands else deal.dealt[YOU]
    return [_code(card) for card in sort_hand(held, deal.order)]


def _lying(deal: Deal, cards: tuple[int, ...], leader: int) -> list[dict[str, Any]]:
    return [{"seat": (leader + place) % deal.players, "card": _code(card)} for place, card in enumerate(cards)]


def _step(deal: Deal, chapter: str, words: Words, **more: Any) -> Step:
    books = list(deal.tricks_won) or [0, 0]
    return {
        "chapter": chapter,
        "say": words,
        "hand": _hand(deal),
        "trick": _lying(deal, deal.table, deal.leader),
        "winner": None,
        "books": books,
        "kitty": 1 if deal.discards else 0,
        "ways": [],
        **more,
    }


# A book shown by itself: who takes it?


def _quiz(deal: Deal, chapter: str, direction: Direction, strain: Strain, book: tuple[int, str]) -> Step:
    leader, text = book
    cards = _cards(text)
    order = order_for(RULES, strain, direction)
    strength = order.strength[order.suit_of[cards[0]]]
    best = max(cards, key=lambda card: strength[card])
    taken = "lesson-takes-trump" if order.has_trump and order.suit_of[best] == int(strain) else "lesson-takes"
    ways = [
        {
            "card": _code(card),
            "right": card == best,
            "why": say(f"{taken}-{direction.value}" if taken == "lesson-takes" else taken, card=_card(best))
            if card == best
            else say("lesson-beaten", card=_card(card), other=_card(best)),
        }
        for card in cards
    ]
    trick = [{"seat": (leader + place) % 4, "card": _code(card)} for place, card in enumerate(cards)]
    return _step(deal, chapter, say(f"lesson-ask-{chapter}"), trick=trick, ways=ways, on="trick")


# The bidding.


def _calls(deal: Deal) -> list[dict[str, Any]]:
    return [
        {"seat": (deal.forehand + place) % 4, "bid": "" if call == PASS else str(_bid(call))[4:]}
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


def _bidding(deal: Deal) -> Step:
    standing = deal.bid
    assert standing is not None
    high, low = high_and_low(deal)
    name = NAMES[(deal.forehand + deal.calls.index(standing)) % 4]
    need = BID.number + RULES.free_tricks  # type: ignore[union-attr]
    whys = {
        "-": say("lesson-bid-pass", name=name, bid=_bid(standing), high=high),
        "3U": say("lesson-bid-low", bid="bid:3U", over=_bid(standing)),
        "4U": say("lesson-bid-right", bid=_bid(BID), need=need),  # type: ignore[arg-type]
        "4D": say("lesson-bid-down", low=low, high=high),
        "7U": say("lesson-bid-all", bid="bid:7U", all=RULES.all_tricks),
    }
    ways = [{"bid": code, "right": code == "4U", "why": why} for code, why in whys.items()]
    said = say("lesson-ask-bid", name=name, bid=_bid(standing))
    return _step(deal, "bidding", said, calls=_calls(deal), ways=ways, on="bids")


# The kitty, and naming trump.


def _aside(deal: Deal) -> Step:
    left = deal.hands[YOU] & ~mask_of(map(parse_card, ASIDE))
    cards = sort_hand(left, None)
    suits = {suit: [card for card in cards if not is_joker(card) and card // 13 == suit] for suit in range(4)}
    longest = max(suits, key=lambda suit: len(suits[suit]))
    ways = [{"card": _code(card), "right": _code(card) == SIXTH, "why": _why_aside(card, longest)} for card in cards]
    return _step(
        deal,
        "kitty",
        say("lesson-ask-kitty", count=RULES.kitty, done=len(ASIDE)),
        hand=[_code(card) for card in cards],
        shown=KITTY.split(),
        aside=list(ASIDE),
        ways=ways,
        on="hand",
    )


def _why_aside(card: int, longest: int) -> Words:
    if _code(card) == SIXTH:
        return say("lesson-aside-right", count=RULES.kitty)
    if is_joker(card):
        return say("lesson-aside-joker", card=_card(card))
    if card // 13 == longest:
        return say("lesson-aside-long", card=_card(card), suit=_suit(longest))
    if format_card(card)[0] == "A":
        return say("lesson-aside-ace", card=_card(card))
    if format_card(card)[0] == "K":
        return say("lesson-aside-king", card=_card(card))
    return say("lesson-aside-higher", card=_card(card), other=f"card:{SIXTH}")


def _naming(deal: Deal) -> Step:
    choices = {one.strain: one for one in legal(deal) if isinstance(one, Declare)}
    counts = {strain: act(deal, one).order.trumps & deal.hands[YOU] for strain, one in choices.items()}  # type: ignore[union-attr]
    best = counts[TRUMP].bit_count()
    ways = [
        {
            "suit": SUIT_LETTERS[strain],
            "right": strain is TRUMP,
            "why": say("lesson-trump-right", suit=_suit(TRUMP), count=best)
            if strain is TRUMP
            else say(
                "lesson-trump-short", suit=_suit(strain), count=counts[strain].bit_count(), best=best, long=_suit(TRUMP)
            ),
        }
        for strain in sorted(choices, reverse=True)
    ]
    return _step(deal, "trump", say("lesson-ask-trump"), ways=ways, on="suits")


# The play.


def rest_of_book(deal: Deal, book: str) -> tuple[Action, ...]:
    """What the other seats lay after the learner's card: what is written, or what wins as cheaply as can be."""
    plan = _cards(book)
    is_planned = not deal.table or deal.table[0] == plan[0]
    actions: list[Action] = []
    while deal.table:
        wanted = plan[len(deal.table)]
        choices = [one.card for one in legal(deal) if isinstance(one, Play)]
        actions.append(Play(wanted if is_planned and wanted in choices else _cheapest(deal, choices)))
        deal = act(deal, actions[-1])
    return tuple(actions)


def _cheapest(deal: Deal, choices: list[int]) -> int:
    """The lowest card that beats the book so far, for the other side; else the lowest."""
    assert deal.order is not None
    strength = deal.order.strength[deal.led]
    best = max(deal.table, key=lambda card: strength[card])
    winning = [card for card in choices if strength[card] > strength[best]]
    is_against = deal.side(deal.to_act) != deal.side(YOU)
    return min(
        winning if is_against and winning else choices, key=lambda card: (strength[card], deal.order.rank_of[card])
    )


def _ask_card(deal: Deal, chapter: str, words: Words, book: str, right: str) -> Step:
    ways = [_card_way(deal, card, book, right) for card in sort_hand(deal.hand(YOU), deal.order)]
    return _step(deal, chapter, words, ways=ways, on="hand")


def _card_way(deal: Deal, card: int, book: str, right: str) -> dict[str, Any]:
    if why_not(deal, Play(card)) is not None:
        return {"card": _code(card), "right": False, "why": say("lesson-must-follow", suit=_suit(deal.led))}
    after = act(deal, Play(card))
    done = _acted(after, *rest_of_book(after, book))
    trick = done.tricks[-1]
    shown = {"trick": _lying(deal, trick.cards, trick.leader), "winner": trick.winner}
    is_right = _code(card) == right or (not deal.table and is_sure(deal, card))
    return {"card": _code(card), "right": is_right, "why": _why_card(deal, card, trick, right), **shown}


def beats(deal: Deal, card: int) -> int | None:
    """The best card in other hands that beats a lead of the learner's; none where it is sure of its book."""
    assert deal.order is not None
    strength = deal.order.strength[deal.order.suit_of[card]]
    others = [one for seat in (LEFT, PARTNER, RIGHT) for one in cards_of(deal.hand(seat))]
    best = max(others, key=lambda one: strength[one])
    return best if strength[best] > strength[card] else None


def is_sure(deal: Deal, card: int) -> bool:
    """Whether a lead is a trump that nothing outside the learner's hand beats."""
    assert deal.order is not None
    return deal.order.suit_of[card] == int(deal.order.strain) and beats(deal, card) is None


def trumps_against(deal: Deal) -> int:
    """How many trumps the other side holds."""
    assert deal.order is not None
    return sum((deal.hand(seat) & deal.order.trumps).bit_count() for seat in (LEFT, RIGHT))


def _why_card(deal: Deal, card: int, trick: Any, right: str) -> Words:
    order = deal.order
    assert order is not None
    is_trump = order.suit_of[card] == int(order.strain)
    if not deal.table:
        if not is_trump:
            return say("lesson-lead-plain", card=_card(card), count=trumps_against(deal), suit=_suit(int(order.strain)))
        over = beats(deal, card)
        if over is not None:
            return say("lesson-lead-low", card=_card(card), other=_card(over))
        drawn = sum(order.suit_of[one] == int(order.strain) for one in trick.cards) - 1
        return say("lesson-lead-sure" if _code(card) == right else "lesson-lead-too", card=_card(card), count=drawn)
    name = NAMES[trick.winner]
    if _code(card) == right:
        won = trick.winner == YOU
        return (
            say("lesson-ruffed", card=_card(card))
            if won
            else say("lesson-left", name=name, card=_card(trick.cards[(trick.winner - trick.leader) % 4]))
        )
    if trick.winner == YOU:
        return (
            say("lesson-ruffed-dear", card=_card(card), other=f"card:{right}")
            if is_trump
            else say("lesson-took", card=_card(card), name=NAMES[PARTNER])
        )
    return say(
        "lesson-thrown", card=_card(card), name=name, other=_card(trick.cards[(trick.winner - trick.leader) % 4])
    )


def _finished(deal: Deal, chapter: str, name: str) -> Step:
    """The book just played, with what came of it."""
    trick = deal.tricks[-1]
    card = trick.cards[(trick.winner - trick.leader) % 4]
    trumps = deal.order.trumps.bit_count() - (deal.played & deal.order.trumps).bit_count()  # type: ignore[union-attr]
    mine = (deal.hand(YOU) & deal.order.trumps).bit_count()  # type: ignore[union-attr]
    words = say(name, name=NAMES[trick.winner], card=_card(card), lead=_card(trick.cards[0]), left=trumps - mine)
    words["parts"] = {part: words["parts"][part] for part in PARTS[name]}
    return _step(deal, chapter, words, trick=_lying(deal, trick.cards, trick.leader), winner=trick.winner)


PARTS = {"lesson-second": ("card", "left"), "lesson-third": ("card", "left"), "lesson-lost": ("lead", "name", "card")}
"""What is told of a book that is only watched."""


def steps() -> list[Step]:
    """The lesson from the welcome to the score."""
    deal = new_deal()
    told = [_step(deal, "table", say("lesson-welcome", left=NAMES[LEFT], partner=NAMES[PARTNER], right=NAMES[RIGHT]))]
    hearts = LEFT, "3H KH 9H 5H"
    told.append(_quiz(deal, "uptown", Direction.UPTOWN, Strain.NO_TRUMP, hearts))
    told.append(_quiz(deal, "downtown", Direction.DOWNTOWN, Strain.NO_TRUMP, hearts))
    told.append(_quiz(deal, "trumps", Direction.UPTOWN, TRUMP, (PARTNER, "TC JC 2S 2C")))
    deal = _acted(deal, *CALLS)
    told.append(_bidding(deal))
    deal = act(deal, BID)
    told.append(_aside(deal))
    deal = act(deal, Discard(mask_of(map(parse_card, (*ASIDE, SIXTH)))))
    told.append(_naming(deal))
    deal = act(deal, next(one for one in legal(deal) if isinstance(one, Declare) and one.strain is TRUMP))
    told.append(_ask_card(deal, "play", say("lesson-ask-lead", count=trumps_against(deal)), BOOKS[0], "BJ"))
    deal = _play(deal, BOOKS[0])
    for book, name in zip(BOOKS[1:4], ("lesson-second", "lesson-third", "lesson-lost"), strict=True):
        deal = _play(deal, book)
        told.append(_finished(deal, "play", name))
    *others, _ = BOOKS[4].split()
    deal = _acted(deal, *(Play(parse_card(code)) for code in others))
    told.append(
        _ask_card(deal, "follow", say("lesson-ask-follow", name=NAMES[LEFT], suit=_suit(deal.led)), BOOKS[4], "8H")
    )
    deal = act(deal, Play(parse_card("8H")))
    told.append(_step(deal, "renege", say("lesson-renege", count=PENALTY), trick=[]))
    first, second, *_ = BOOKS[5].split()
    deal = _acted(deal, Play(parse_card(first)), Play(parse_card(second)))
    told.append(
        _ask_card(deal, "ruff", say("lesson-ask-ruff", name=NAMES[PARTNER], suit=_suit(deal.led)), BOOKS[5], "2S")
    )
    deal = _acted(deal, Play(parse_card("2S")))
    deal = _acted(deal, *rest_of_book(deal, BOOKS[5]))
    told.append(_step(deal, "claim", say("lesson-claim", count=deal.tricks_left), trick=[]))
    deal = act(deal, Claim(YOU))
    return [*told, *_scores(deal)]


def _play(deal: Deal, book: str) -> Deal:
    return _acted(deal, *(Play(card) for card in _cards(book)))


def _scores(deal: Deal) -> list[Step]:
    out, side = deal.outcome, deal.side(YOU)
    assert out is not None and out.made and isinstance(BID, Bid)
    books, need = deal.tricks_won[side], BID.number + RULES.free_tricks
    total = {
        "books": books - 1,
        "kitty": 1,
        "all": books,
        "free": RULES.free_tricks,
        "need": need,
        "points": out.points[side],
    }
    short = outcome(RULES, BID.number, False, side, (need - 1, RULES.all_tricks - need + 1))
    made = say("lesson-score", books=books - 1, all=books, need=need, points=out.points[side], free=RULES.free_tricks)
    lost = say("lesson-set", books=need - 1, need=need, points=-short.points[side], target=RULES.target)
    return [
        _step(deal, "score", made, trick=[], hand=[], sum=total),
        _step(
            deal,
            "score",
            lost,
            trick=[],
            hand=[],
            sum={**total, "books": need - 2, "all": need - 1, "points": short.points[side]},
        ),
    ]


def text() -> str:
    """The lesson as it is written."""
    return json.dumps({"names": list(NAMES), "steps": steps()}, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.write_text(text(), encoding="utf-8")
