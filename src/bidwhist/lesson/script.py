"""The first lesson on chosen cards from its welcome to the score, each claim of it asked of the core."""

import json
from functools import cache

import msgspec

from bidwhist.core.act import act
from bidwhist.core.actions import Bid, Claim, Declare, Discard, Play
from bidwhist.core.cards import Strain, mask_of, parse_card
from bidwhist.core.deal import Deal
from bidwhist.core.legality import legal
from bidwhist.core.penalties import PENALTY
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.scoring import outcome
from bidwhist.lesson.auction import bidding, kitty, naming, quiz
from bidwhist.lesson.books import ask_card, finished, rest_of_book, trumps_against
from bidwhist.lesson.laid import (
    ASIDE,
    BID,
    BOOKS,
    CALLS,
    LEFT,
    NAMES,
    PARTNER,
    RIGHT,
    RULES,
    SIXTH,
    TRUMP,
    YOU,
    cards_in,
    new_deal,
)
from bidwhist.lesson.shapes import Lesson
from bidwhist.lesson.steps import Step, acted, say, step, suit_part


def steps() -> list[Step]:
    """The lesson from the welcome to the score."""
    deal = new_deal()
    told = [step(deal, "table", say("lesson-welcome", left=NAMES[LEFT], partner=NAMES[PARTNER], right=NAMES[RIGHT]))]
    hearts = LEFT, "3H KH 9H 5H"
    told.append(quiz(deal, "uptown", Direction.UPTOWN, Strain.NO_TRUMP, hearts))
    told.append(quiz(deal, "downtown", Direction.DOWNTOWN, Strain.NO_TRUMP, hearts))
    told.append(quiz(deal, "trumps", Direction.UPTOWN, TRUMP, (PARTNER, "TC JC 2S 2C")))
    deal = acted(deal, *CALLS)
    told.append(bidding(deal))
    deal = act(deal, BID)
    told.append(kitty(deal))
    deal = act(deal, Discard(mask_of(map(parse_card, (*ASIDE, SIXTH)))))
    told.append(naming(deal))
    deal = act(deal, next(one for one in legal(deal) if isinstance(one, Declare) and one.strain is TRUMP))
    told.append(ask_card(deal, "play", say("lesson-ask-lead", count=trumps_against(deal)), BOOKS[0], "BJ"))
    deal = _play(deal, BOOKS[0])
    for book, name in zip(BOOKS[1:4], ("lesson-second", "lesson-third", "lesson-lost"), strict=True):
        deal = _play(deal, book)
        told.append(finished(deal, "play", name))
    *others, _ = BOOKS[4].split()
    deal = acted(deal, *(Play(parse_card(code)) for code in others))
    told.append(
        ask_card(deal, "follow", say("lesson-ask-follow", name=NAMES[LEFT], suit=suit_part(deal.led)), BOOKS[4], "8H")
    )
    deal = act(deal, Play(parse_card("8H")))
    told.append(step(deal, "renege", say("lesson-renege", count=PENALTY), trick=[]))
    first, second, *_ = BOOKS[5].split()
    deal = acted(deal, Play(parse_card(first)), Play(parse_card(second)))
    told.append(
        ask_card(deal, "ruff", say("lesson-ask-ruff", name=NAMES[PARTNER], suit=suit_part(deal.led)), BOOKS[5], "2S")
    )
    deal = acted(deal, Play(parse_card("2S")))
    deal = acted(deal, *rest_of_book(deal, BOOKS[5]))
    told.append(step(deal, "claim", say("lesson-claim", count=deal.tricks_left), trick=[]))
    deal = act(deal, Claim(YOU))
    return [*told, *_scores(deal)]


def _play(deal: Deal, book: str) -> Deal:
    return acted(deal, *(Play(card) for card in cards_in(book)))


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
        step(deal, "score", made, trick=[], hand=[], sum=total),
        step(
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


@cache
def lesson() -> Lesson:
    """The lesson as a value."""
    return msgspec.convert({"names": list(NAMES), "steps": steps()}, Lesson)
