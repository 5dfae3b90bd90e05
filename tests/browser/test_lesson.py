"""The first lesson: every branch is played again and each claim asked of the core; a person goes through it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from bidwhist.core.act import act, why_not
from bidwhist.core.actions import Bid, Claim, Declare, Discard, Play, parse_call
from bidwhist.core.cards import CODES, SUIT_LETTERS, cards_of, mask_of, parse_card
from bidwhist.core.deal import DONE, Deal, start_deal
from bidwhist.core.legality import legal
from bidwhist.core.penalties import PENALTY
from bidwhist.core.rules.order import Order
from bidwhist.core.rules.presets import CLASSIC
from bidwhist.lesson import script

from .conftest import NewPerson

SCRIPT: dict[str, Any] = vars(script)
STEPS: list[dict[str, Any]] = json.loads(SCRIPT["text"]())["steps"]
ASKED = [(at, way) for at, step in enumerate(STEPS) for way in step["ways"]]
SIZES = [(1366, 625), (844, 390), (667, 375), (390, 844), (360, 640), (320, 568)]
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
OUTSIDE = """() => {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) faults.push('the page scrolls');
  for (const one of document.querySelectorAll('.lesson button, .lesson a, .lesson p, .lesson h1, .lesson .card')) {
    const box = one.getBoundingClientRect();
    const holder = one.closest('.felt, .note, header, .hand')?.getBoundingClientRect();
    const card = one.dataset.card ?? one.dataset.lying ?? '';
    const words = `${card} ${one.className} ${one.textContent.slice(0, 30)} ${box.top} to ${box.bottom}`;
    if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1) faults.push('outside: ' + words);
    if (holder && (box.bottom > holder.bottom + 2 || box.top < holder.top - 9)) faults.push('cut: ' + words);
    if (one.matches('button:not(.card), a') && (box.height < 43.5 || box.width < 43.5)) faults.push('small: ' + words);
  }
  const felt = document.querySelector('.felt').getBoundingClientRect();
  if (felt.height < 120) faults.push('the felt is only ' + felt.height);
  return faults;
}"""


def _card(part: str) -> int:
    return parse_card(part.removeprefix("card:"))


def _before_play() -> Deal:
    deal: Deal = SCRIPT["new_deal"]()
    for call in (*SCRIPT["CALLS"], SCRIPT["BID"]):
        deal = act(deal, call)
    deal = act(deal, Discard(mask_of(map(parse_card, (*SCRIPT["ASIDE"], SCRIPT["SIXTH"])))))
    return act(deal, next(one for one in legal(deal) if isinstance(one, Declare) and one.strain.name == "SPADES"))


def _at(step: dict[str, Any]) -> Deal:
    """The deal as it stands where a card is asked for: the books before it, and what lies."""
    deal = _before_play()
    for book in SCRIPT["BOOKS"][: sum(step["books"]) - 1]:
        for card in book.split():
            deal = act(deal, Play(parse_card(card)))
    for lying in step["trick"]:
        assert deal.to_act == lying["seat"]
        deal = act(deal, Play(parse_card(lying["card"])))
    return deal


def _out(deal: Deal, seats: tuple[int, ...]) -> list[int]:
    return [card for seat in seats for card in cards_of(deal.hand(seat))]


def _is_over(deal: Deal, card: int, other: int) -> bool:
    """Whether the second card beats the first where the first is led."""
    assert deal.order is not None
    strength = deal.order.strength[deal.order.suit_of[card]]
    return strength[other] > strength[card]


def _order(deal: Deal) -> Order:
    assert deal.order is not None
    return deal.order


def _is_trump(deal: Deal, card: int) -> bool:
    return bool(_order(deal).trumps >> card & 1)


def _trumps(deal: Deal, seats: tuple[int, ...]) -> int:
    assert deal.order is not None
    return sum((deal.hand(seat) & deal.order.trumps).bit_count() for seat in seats)


def _takes(deal: Deal, way: dict[str, Any], seat: int) -> bool:
    done = deal
    for lying in way["trick"][len(deal.table) :]:
        assert done.to_act == lying["seat"]
        done = act(done, Play(parse_card(lying["card"])))
    return bool(done.tricks[-1].winner == way["winner"] == seat)


Claimed = Callable[[Deal, dict[str, Any], dict[str, Any]], bool]
PLAYED: dict[str, Claimed] = {
    "must-follow": lambda deal, way, parts: (
        why_not(deal, Play(parse_card(way["card"]))) is not None and parts["suit"] == f"suit:{SUIT_LETTERS[deal.led]}"
    ),
    "lead-sure": lambda deal, way, parts: (
        _takes(deal, way, 0)
        and not any(_is_over(deal, _card(parts["card"]), one) for one in _out(deal, (1, 2, 3)))
        and parts["count"] == sum(_is_trump(deal, parse_card(one["card"])) for one in way["trick"][1:])
    ),
    "lead-too": lambda deal, way, parts: (
        _takes(deal, way, 0) and not any(_is_over(deal, _card(parts["card"]), one) for one in _out(deal, (1, 2, 3)))
    ),
    "lead-low": lambda deal, way, parts: (
        _card(parts["other"]) in _out(deal, (1, 2, 3)) and _is_over(deal, _card(parts["card"]), _card(parts["other"]))
    ),
    "lead-plain": lambda deal, way, parts: (
        parts["count"] == _trumps(deal, (1, 3)) and not _is_trump(deal, _card(parts["card"]))
    ),
    "left": lambda deal, way, parts: (
        _takes(deal, way, 2) and {"seat": 2, "card": CODES[_card(parts["card"])]} in way["trick"]
    ),
    "took": lambda deal, way, parts: _takes(deal, way, 0) and len(deal.table) == 3 and _takes_without(deal) == 2,
    "ruffed": lambda deal, way, parts: (
        _takes(deal, way, 0)
        and _card(parts["card"])
        == min(cards_of(deal.hand(0) & _order(deal).trumps), key=_order(deal).rank_of.__getitem__)
    ),
    "ruffed-dear": lambda deal, way, parts: (
        _takes(deal, way, 0)
        and any(one["card"] == CODES[_card(parts["other"])] and one["right"] for one in STEPS[13]["ways"])
    ),
    "thrown": lambda deal, way, parts: (
        _takes(deal, way, 3) and {"seat": 3, "card": CODES[_card(parts["other"])]} in way["trick"]
    ),
}
"""What makes each sentence about a card true."""


def _takes_without(deal: Deal) -> int:
    """Who takes the book with the learner's lowest card that is legal."""
    assert deal.order is not None
    low = min((one.card for one in legal(deal) if isinstance(one, Play)), key=deal.order.rank_of.__getitem__)
    return act(deal, Play(low)).tricks[-1].winner


QUIZZES = {"uptown": "3N U", "downtown": "3N D", "trumps": "3U S"}
"""Steps that show a book by itself: what its leader has bid and named."""


def _quiz_played(step: dict[str, Any]) -> Deal:
    """A deal in which the book of a quiz is played, each seat holding its card."""
    laid = {one["seat"]: parse_card(one["card"]) for one in step["trick"]}
    leader = step["trick"][0]["seat"]
    suit, rest = laid[leader] // 13, [card for card in range(54) if card not in laid.values()]
    # Cards of the suit that is led go where somebody follows it, so that the others may lay what they lay.
    rest.sort(key=lambda card: card // 13 == suit)
    following = [seat for seat, card in laid.items() if card // 13 == suit]
    hands = {seat: [card] for seat, card in laid.items()}
    for seat in sorted(hands, key=following.__contains__):
        hands[seat] += [rest.pop(0) for _ in range(11)]
    deal = start_deal(CLASSIC, (leader - 1) % 4, [mask_of(hands[seat]) for seat in range(4)], mask_of(rest))
    bid, named = QUIZZES[step["chapter"]].split()
    for call in (bid, "-", "-", "-"):
        deal = act(deal, parse_call(call))
    deal = act(deal, Discard(deal.kitty))
    names = [one for one in legal(deal) if isinstance(one, Declare)]
    deal = act(deal, next(one for one in names if named in (one.direction.value[0].upper(), one.strain.name[0])))
    for one in step["trick"]:
        deal = act(deal, Play(parse_card(one["card"])))
    return deal


@pytest.mark.parametrize("at", [1, 2, 3])
def test_the_card_that_a_quiz_calls_right_takes_its_book_in_a_deal(at: int) -> None:
    step = STEPS[at]
    deal = _quiz_played(step)
    assert len(deal.tricks) == 1 and deal.order is not None
    strength, winner = deal.order.strength[deal.order.suit_of[deal.tricks[0].cards[0]]], deal.tricks[0].winner
    [right] = [way["card"] for way in step["ways"] if way["right"]]
    assert {"seat": winner, "card": right} in step["trick"]
    for way in step["ways"]:
        parts = way["why"]["parts"]
        assert parts["card"] == f"card:{way['card']}"
        if not way["right"]:
            assert way["why"]["name"] == "beaten" and parts["other"] == f"card:{right}"
            assert strength[_card(parts["other"])] > strength[_card(parts["card"])]
    ace = _card(f"card:A{right[1]}")
    if step["chapter"] == "downtown":
        assert strength[ace] > strength[parse_card(right)], "an ace would still beat it"
    if step["chapter"] == "trumps":
        others = [card for card in range(52) if not deal.order.trumps >> card & 1]
        assert all(strength[parse_card(right)] > strength[card] for card in others)


def test_each_question_has_a_right_answer_and_offers_all_that_can_be_touched() -> None:
    for step in STEPS:
        if step["ways"]:
            assert any(way["right"] for way in step["ways"])
        if step.get("on") == "hand":
            assert [way["card"] for way in step["ways"]] == step["hand"]


@pytest.mark.parametrize(("at", "way"), [one for one in ASKED if one[1]["why"]["name"] in PLAYED])
def test_what_is_said_of_a_card_that_is_tried_is_so(at: int, way: dict[str, Any]) -> None:
    deal = _at(STEPS[at])
    assert deal.to_act == 0
    assert PLAYED[way["why"]["name"]](deal, way, way["why"]["parts"])


def test_what_is_said_of_a_bid_is_so() -> None:
    deal: Deal = SCRIPT["new_deal"]()
    for call in SCRIPT["CALLS"]:
        deal = act(deal, call)
    ways = {way["bid"]: way for way in STEPS[4]["ways"]}
    assert why_not(deal, parse_call("3U")) is not None and not ways["3U"]["right"]
    assert all(why_not(deal, parse_call(bid)) is None for bid in ("-", "4U", "4D", "7U"))
    passed = act(deal, parse_call("-"))
    assert (passed.declarer, passed.bid) == (3, parse_call("3D")), "then Omar has it"
    taken = act(deal, parse_call("4U"))
    assert taken.declarer == 0, "nobody speaks after"
    assert ways["4U"]["why"]["parts"]["need"] == 10 == 4 + deal.rules.free_tricks
    assert ways["7U"]["why"]["parts"]["all"] == deal.rules.all_tricks == 7 + deal.rules.free_tricks
    high = [card for card in STEPS[4]["hand"] if card[0] in "AK" or card in ("BJ", "LJ")]
    low = [card for card in STEPS[4]["hand"] if card[0] in "234"]
    assert ways["4D"]["why"]["parts"] == {"low": len(low), "high": len(high)}


def test_what_is_said_of_the_kitty_and_of_trump_is_so() -> None:
    kitty, naming = STEPS[5], STEPS[6]
    assert sorted([*kitty["hand"], *kitty["aside"]]) == sorted([*STEPS[4]["hand"], *kitty["shown"]])
    suits = {suit: sum(card[1] == suit for card in kitty["hand"] if card not in ("BJ", "LJ")) for suit in "SHDC"}
    for way in kitty["ways"]:
        card, name = way["card"], way["why"]["name"]
        if name == "aside-long":
            assert suits[card[1]] == max(suits.values())
        elif name != "aside-right":
            assert (
                card in ("BJ", "LJ")
                if name == "aside-joker"
                else card[0] == {"aside-ace": "A", "aside-king": "K", "aside-higher": "8"}[name]
            )
    after = _before_play()
    assert after.tricks_won == (1, 0), "the cards aside are the first book"
    for way in naming["ways"]:
        count = sum(card[1] == way["suit"] or card in ("BJ", "LJ") for card in naming["hand"])
        assert way["why"]["parts"]["count"] == count
    assert after.order is not None and (after.hand(0) & after.order.trumps).bit_count() == 8


def test_what_is_said_of_books_that_are_watched_of_the_claim_and_of_the_score_is_so() -> None:
    for at, left in ((8, 1), (9, 0)):
        played = _before_play()
        for book in SCRIPT["BOOKS"][: at - 6]:
            for card in book.split():
                played = act(played, Play(parse_card(card)))
        assert _trumps(played, (1, 2, 3)) == left == STEPS[at]["say"]["parts"]["left"]
    deal = _before_play()
    for book in SCRIPT["BOOKS"]:
        for card in book.split():
            deal = act(deal, Play(parse_card(card)))
    assert STEPS[14]["say"]["parts"]["count"] == deal.tricks_left == 6
    over = act(deal, Claim(0))
    assert over.phase is DONE and over.claim is not None, "the core grants it"
    assert over.tricks_won == (12, 1) and over.outcome is not None
    assert STEPS[15]["sum"] == {"books": 11, "kitty": 1, "all": 12, "free": 6, "need": 10, "points": over.points[0]}
    assert isinstance(SCRIPT["BID"], Bid) and STEPS[16]["sum"]["points"] == -SCRIPT["BID"].number
    assert STEPS[12]["say"]["parts"]["count"] == PENALTY


def test_who_goes_through_the_lesson_may_try_everything_and_it_fits(person: NewPerson) -> None:
    page = person(width=320, height=568)
    page.goto("/#/learn")
    page.get_by_role("link", name="Your first lesson").click()
    for at, step in enumerate(STEPS):
        page.wait_for_selector(f"[data-step='{at}']")
        wrong = next((way for way in step["ways"] if not way["right"]), None)
        right = next((way for way in step["ways"] if way["right"]), None)
        for way in filter(None, (wrong, right)):
            before = page.locator(".note p").first.inner_text()
            place = list(step["ways"]).index(way)
            if "card" in way:
                page.locator(f".card[data-card='{way['card']}'], button[data-lying='{way['card']}']").first.click()
            else:
                page.get_by_role("group", name="Your choice").get_by_role("button").nth(place).click()
            assert page.locator(".note p").first.inner_text() != before
            assert ("Try another." in page.locator(".note p").first.inner_text()) is not way["right"]
        for width, height in SIZES if at in {1, 4, 5, 6, 7, 11, 15, 16} else SIZES[-1:]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            page.wait_for_timeout(30)
            assert page.evaluate(OUTSIDE) == [], (at, width, height)
        if at < len(STEPS) - 1:
            page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Your first deal").click()
    page.wait_for_selector(".table")
