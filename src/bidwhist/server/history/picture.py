"""A moment of a finished match as a picture for chats: all hands, the book, contract, score and what happened."""

from contextlib import suppress
from functools import cache

from msgspec import Struct

from bidwhist.i18n import ENGLISH, Language, with_minus
from bidwhist.server.extras import NotInstalled
from bidwhist.server.history.image import Colour, Image, shortened, width_of
from bidwhist.server.history.messages import ReplayStep
from bidwhist.server.history.replays import moment_of
from bidwhist.server.tables.domain.finished import Finished

WIDTH, HEIGHT = 1200, 630
"""As chats show pictures of links."""
PLUM, PLUM_LIFT, BRASS, BRASS_LIFT = (59, 18, 45), (122, 50, 96), (214, 165, 72), (240, 205, 132)
FELT, SHADE = (15, 92, 88), (10, 67, 64)
PAPER, CREAM, LINE = (251, 245, 230), (253, 245, 230), (168, 146, 108)
BLACK, RED = (36, 26, 43), (179, 33, 58)
SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SUITS = "SHCD"
JOKERS = ("BJ", "LJ")
LETTER, JOKER, TITLE, RANK = 22, 19, 34, 42
FELT_TOP, FELT_HIGH = 84, 476
MIDDLE = WIDTH // 2, FELT_TOP + FELT_HIGH // 2


SCALE, RIM = 3, 4
"""How much larger cards and table are painted first, and points around a card for its shadow or its rim."""


class Size(Struct, frozen=True):
    """How large a card is drawn, its corner, and the sizes of its rank and sign."""

    width: int
    height: int
    corner: int
    rank: int
    sign: int


IN_HAND, ON_TABLE = Size(40, 56, 5, 22, 18), Size(84, 112, 8, RANK, 44)
STEP, GAP = 30, 14
"""From one card of a hand to the next, and more between suits."""


class Place(Struct, frozen=True):
    """Where a seat's hand lies: at the top or the bottom around a middle, or in rows at a side; and where its card."""

    side: str
    middle: int
    card: tuple[int, int]


_DOWN, _LEFT, _RIGHT = Place("bottom", MIDDLE[0], (0, 62)), Place("left", 40, (-96, 0)), Place("right", 40, (96, 0))
PLACES = {
    3: (_DOWN, _LEFT, _RIGHT),
    4: (_DOWN, _LEFT, Place("top", MIDDLE[0], (0, -62)), _RIGHT),
    5: (_DOWN, _LEFT, Place("top", 380, (-52, -62)), Place("top", 820, (52, -62)), _RIGHT),
}
"""By how many there are at the table, from the first seat on."""


class Painted(Struct, frozen=True):
    """A moment as chats show it: a title, what happened, and a PNG file; empty where there is no Pillow."""

    title: str
    words: str
    png: bytes


def picture_of(found: Finished, step: int, language: Language = ENGLISH) -> Painted:
    """A moment of a match, painted, with what happened in a language.

    :raises NoMoment: if there is no such moment.
    """
    moment = moment_of(found, step, language)
    with suppress(NotInstalled):
        return Painted(title_of(moment), words_of(moment), painted(moment, language))
    return Painted(title_of(moment), words_of(moment), b"")


def words_of(moment: ReplayStep) -> str:
    """What happened at a moment."""
    return " ".join(event.words for event in moment.events if event.words) or moment.view.status


def painted(moment: ReplayStep, language: Language = ENGLISH) -> bytes:
    """A moment as a PNG file, whose lines begin where those of the language do.

    :raises NotInstalled: if there is no Pillow.
    """
    canvas = Image(WIDTH, HEIGHT)
    canvas.stamp(0, 0, _table())
    is_rtl = language.direction == "rtl"
    _title(canvas, moment, is_rtl=is_rtl)
    _hands(canvas, moment)
    _trick(canvas, moment)
    _line(canvas, 578, shortened(words_of(moment), LETTER, WIDTH - 60), LETTER, CREAM, is_right=is_rtl)
    return canvas.png()


@cache
def _table() -> Image:
    canvas = Image(WIDTH, HEIGHT, SCALE)
    canvas.box(0, 0, WIDTH, HEIGHT, PLUM)
    canvas.box(18, FELT_TOP - 6, WIDTH - 36, FELT_HIGH + 12, BRASS, 26)
    canvas.box(21, FELT_TOP - 3, WIDTH - 42, FELT_HIGH + 6, PLUM_LIFT, 24)
    canvas.box(25, FELT_TOP + 1, WIDTH - 50, FELT_HIGH - 2, FELT, 21)
    return canvas.reduced()


def _line(canvas: Image, top: int, words: str, size: int, colour: Colour, *, is_right: bool) -> None:
    """Words at the left or the right edge."""
    canvas.text(WIDTH - 30 - width_of(words, size) if is_right else 30, top, words, size, colour)


def _title(canvas: Image, moment: ReplayStep, *, is_rtl: bool) -> None:
    view = moment.view
    score = (
        ""
        if view.sheet is None
        else " · ".join(f"{name} {points}" for name, points in zip(view.sheet.sides, view.sheet.score, strict=True))
    )
    score = shortened(with_minus(score), LETTER, 480)
    title = shortened(title_of(moment), TITLE, WIDTH - 90 - width_of(score, LETTER))
    _line(canvas, 30, score, LETTER, BRASS, is_right=not is_rtl)
    _line(canvas, 20, title, TITLE, CREAM, is_right=is_rtl)


def title_of(moment: ReplayStep) -> str:
    """The contract and who plays it; before there is one, the state of the table."""
    contract = moment.view.contract
    return moment.view.status if contract is None else f"{contract.label} · {moment.view.seats[contract.declarer].name}"


def _hands(canvas: Image, moment: ReplayStep) -> None:
    view = moment.view
    for hand in moment.hands:
        seat, place = view.seats[hand.seat], PLACES[len(view.seats)][hand.seat]
        runs = _runs(hand.cards)
        name = shortened(seat.name, LETTER, 260)
        colour = BRASS_LIFT if seat.is_turn else CREAM
        if place.side in ("top", "bottom"):
            top = FELT_TOP + 12 if place.side == "top" else FELT_TOP + FELT_HIGH - 102
            canvas.text(place.middle - width_of(name, LETTER) / 2, top, name, LETTER, colour)
            left = place.middle - (sum(map(_width, runs)) + GAP * (len(runs) - 1)) / 2
            for run in runs:
                left = _run(canvas, left, top + 34, run) + GAP
        else:
            _rows(canvas, place, name, colour, runs)


def _rows(canvas: Image, place: Place, name: str, colour: Colour, runs: list[list[str]]) -> None:
    """A hand in rows, suit by suit, at a side."""
    row = IN_HAND.height + 6
    top = MIDDLE[1] - row * len(runs) / 2
    is_left = place.side == "left"
    inset = place.middle
    canvas.text(inset if is_left else WIDTH - inset - width_of(name, LETTER), top - 24, name, LETTER, colour)
    for at, run in enumerate(runs):
        _run(canvas, inset if is_left else WIDTH - inset - _width(run), top + 12 + row * at, run)


def _runs(cards: tuple[str, ...]) -> list[list[str]]:
    """A hand from the top, suit by suit, jokers first."""
    high = list(reversed(cards))
    jokers = [card for card in high if card in ("BJ", "LJ")]
    suits = [[card for card in high if card not in jokers and card[1] == suit] for suit in SUITS]
    return [run for run in (jokers, *suits) if run]


def _width(run: list[str]) -> int:
    return IN_HAND.width + STEP * (len(run) - 1)


def _colour(card: str) -> Colour:
    return RED if card[1] in "HD" and card not in JOKERS else BLACK


def _run(canvas: Image, left: float, top: float, run: list[str]) -> float:
    """Cards of one suit, each over the one before it; gives where they end."""
    for at, card in enumerate(run):
        canvas.stamp(left + STEP * at - RIM, top - RIM, _card(card, IN_HAND))
    return left + _width(run)


def _trick(canvas: Image, moment: ReplayStep) -> None:
    view = moment.view
    ended = any(event.kind == "trick" for event in moment.events) and view.tricks
    last = view.tricks[-1] if ended else None
    shown = (
        [((last.leader + place) % len(view.seats), card) for place, card in enumerate(last.cards)]
        if last
        else [(one.seat, one.card) for one in view.trick]
    )
    winner = last.winner if last else next((one.seat for one in view.trick if one.winning), None)
    for seat, card in shown:
        x, y = PLACES[len(view.seats)][seat].card
        left, top = MIDDLE[0] + x - ON_TABLE.width // 2, MIDDLE[1] + y - ON_TABLE.height // 2
        canvas.stamp(left - RIM, top - RIM, _card(card, ON_TABLE, is_winning=seat == winner))


@cache
def _card(card: str, size: Size, *, is_winning: bool = False) -> Image:
    """A card with its shadow: rank over sign, at its left edge in a hand and in its middle on the table."""
    width, height = size.width, size.height
    canvas = Image(width + 2 * RIM, height + 2 * RIM, SCALE)
    if is_winning:
        canvas.box(0, 0, width + 2 * RIM, height + 2 * RIM, BRASS_LIFT, size.corner + RIM)
    else:
        canvas.box(RIM, RIM + 1, width + 2, height + 2, SHADE, size.corner)
    canvas.box(RIM, RIM, width, height, LINE, size.corner)
    canvas.box(RIM + 0.5, RIM + 0.5, width - 1, height - 1, PAPER, size.corner)
    middle = RIM + (STEP / 2 + 1 if size is IN_HAND else width / 2)
    rank, over, below = "10" if card[0] == "T" else card[0], RIM + height * 0.3, RIM + height * 0.72
    canvas.letter(middle, over, rank, size.rank - (4 if size is IN_HAND and len(rank) > 1 else 0), _colour(card))
    if card not in JOKERS:
        canvas.letter(middle, below, SIGNS[card[1]], size.sign, _colour(card))
    elif size is ON_TABLE:
        canvas.letter(middle, below, "Joker", JOKER, BLACK)
    return canvas.reduced()
