"""A moment of a finished match as a picture for chats: all hands, the book, contract, score and what happened."""

from msgspec import Struct

from bidwhist.i18n import ENGLISH, Language
from bidwhist.server.history.image import Colour, Image, shortened, width_of
from bidwhist.server.history.messages import ReplayStep
from bidwhist.server.history.replays import moment_of
from bidwhist.server.tables.domain.finished import Finished

WIDTH, HEIGHT = 1200, 630
"""As chats show pictures of links."""
PLUM, FELT, CREAM, BRASS = (59, 18, 43), (20, 92, 86), (253, 245, 230), (224, 176, 76)
BLACK, RED, PALE = (36, 26, 43), (179, 33, 58), (150, 185, 180)
SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SUITS = "SHCD"
LETTER, TITLE, RANK = 22, 34, 60
PIP, PIP_HIGH, ROW = 27, 32, 38
"""Width and height of a card of an open hand, and from one row to the next."""
CARD, CARD_HIGH = 84, 112
FELT_TOP, FELT_HIGH = 84, 476
MIDDLE = WIDTH // 2, FELT_TOP + FELT_HIGH // 2


class Painted(Struct, frozen=True):
    """A moment as chats show it: a title, what happened, and a PNG file."""

    title: str
    words: str
    png: bytes


def picture_of(found: Finished, step: int, language: Language = ENGLISH) -> Painted:
    """A moment of a match, painted, with what happened in a language.

    :raises NoMoment: if there is no such moment.
    """
    moment = moment_of(found, step, language)
    return Painted(title_of(moment), words_of(moment), painted(moment))


def words_of(moment: ReplayStep) -> str:
    """What happened at a moment."""
    return " ".join(event.words for event in moment.events if event.words) or moment.view.status


def painted(moment: ReplayStep) -> bytes:
    """A moment as a PNG file."""
    canvas = Image(WIDTH, HEIGHT, PLUM)
    canvas.box(18, FELT_TOP - 6, WIDTH - 36, FELT_HIGH + 12, BRASS, 14)
    canvas.box(24, FELT_TOP, WIDTH - 48, FELT_HIGH, FELT, 12)
    _title(canvas, moment)
    _hands(canvas, moment)
    _trick(canvas, moment)
    canvas.text(30, 582, shortened(words_of(moment), LETTER, WIDTH - 60), LETTER, CREAM, PLUM)
    return canvas.png()


def _title(canvas: Image, moment: ReplayStep) -> None:
    view = moment.view
    score = (
        ""
        if view.sheet is None
        else " · ".join(f"{name} {points}" for name, points in zip(view.sheet.sides, view.sheet.score, strict=True))
    )
    score = shortened(score.replace("-", "−"), LETTER, 480)
    right = WIDTH - 30 - width_of(score, LETTER)
    canvas.text(right, 30, score, LETTER, BRASS, PLUM)
    title = shortened(title_of(moment), TITLE, right - 60)
    canvas.text(30, 20, title, TITLE, CREAM, PLUM)


def title_of(moment: ReplayStep) -> str:
    """The contract and who plays it; before there is one, the state of the table."""
    contract = moment.view.contract
    return moment.view.status if contract is None else f"{contract.label} · {moment.view.seats[contract.declarer].name}"


def _hands(canvas: Image, moment: ReplayStep) -> None:
    view = moment.view
    for hand in moment.hands:
        seat, place = view.seats[hand.seat], _place(hand.seat, len(view.seats))
        runs = _runs(hand.cards)
        name = shortened(seat.name, LETTER, 260)
        colour = BRASS if seat.is_turn else CREAM
        if place in ("top", "bottom"):
            wide = sum(PIP * len(run) + 34 for run in runs)
            top = FELT_TOP + 10 if place == "top" else FELT_TOP + FELT_HIGH - 78
            canvas.text(MIDDLE[0] - width_of(name, LETTER) // 2, top, name, LETTER, colour, FELT)
            left = MIDDLE[0] - wide // 2
            for run in runs:
                left = _run(canvas, left, top + 32, run) + 8
        else:
            top = MIDDLE[1] - 20 - ROW * len(runs) // 2
            left = 40 if place == "left" else WIDTH - 40 - width_of(name, LETTER)
            canvas.text(left, top - 10, name, LETTER, colour, FELT)
            for at, run in enumerate(runs):
                start = 40 if place == "left" else WIDTH - 40 - PIP * len(run) - 26
                _run(canvas, start, top + 24 + ROW * at, run)


def _place(seat: int, seats: int) -> str:
    return {3: ("bottom", "left", "right")}.get(seats, ("bottom", "left", "top", "right", "right"))[seat]


def _runs(cards: tuple[str, ...]) -> list[list[str]]:
    """A hand from the top, suit by suit, jokers first."""
    high = list(reversed(cards))
    jokers = [card for card in high if card in ("BJ", "LJ")]
    suits = [[card for card in high if card not in jokers and card[1] == suit] for suit in SUITS]
    return [run for run in (jokers, *suits) if run]


def _colour(card: str) -> Colour:
    return RED if card[1] in "HD" and card not in ("BJ", "LJ") else BLACK


def _run(canvas: Image, left: int, top: int, run: list[str]) -> int:
    sign = SIGNS.get(run[0][1], "") if run[0] not in ("BJ", "LJ") else ""
    ink = PALE if sign in "♠♣" else (242, 164, 160)
    left = canvas.text(left, top - 1, sign, LETTER, ink, FELT) + 3
    for card in run:
        canvas.box(left, top, PIP - 2, PIP_HIGH, CREAM, 3)
        rank = card[0]
        canvas.text(left + (PIP - 2 - width_of(rank, LETTER)) // 2, top, rank, LETTER, _colour(card), CREAM)
        left += PIP
    return left


def _trick(canvas: Image, moment: ReplayStep) -> None:
    view = moment.view
    across, down = CARD + 12, CARD_HIGH // 2 + 4
    spots = {"bottom": (0, down), "left": (-across, 0), "top": (0, -down), "right": (across, 0)}
    ended = any(event.kind == "trick" for event in moment.events) and view.tricks
    last = view.tricks[-1] if ended else None
    shown = (
        [((last.leader + place) % len(view.seats), card) for place, card in enumerate(last.cards)]
        if last
        else [(one.seat, one.card) for one in view.trick]
    )
    winner = last.winner if last else next((one.seat for one in view.trick if one.winning), None)
    for seat, card in shown:
        x, y = spots[_place(seat, len(view.seats))]
        left, top = MIDDLE[0] + x - CARD // 2, MIDDLE[1] - 16 + y - CARD_HIGH // 2
        if seat == winner:
            canvas.box(left - 4, top - 4, CARD + 8, CARD_HIGH + 8, BRASS, 6)
        canvas.box(left, top, CARD, CARD_HIGH, CREAM, 5)
        _face(canvas, left, top, card)


def _face(canvas: Image, left: int, top: int, card: str) -> None:
    rank = "10" if card[0] == "T" else card[0]
    size = TITLE if len(rank) > 1 else RANK
    canvas.text(
        left + (CARD - width_of(rank, size)) // 2, top - 8 + (RANK - size) // 2, rank, size, _colour(card), CREAM
    )
    sign = SIGNS.get(card[1], "") if card not in ("BJ", "LJ") else ""
    canvas.text(left + (CARD - width_of(sign, TITLE)) // 2, top + 60, sign, TITLE, _colour(card), CREAM)
    if not sign:
        canvas.text(left + (CARD - width_of("Joker", LETTER)) // 2, top + 70, "Joker", LETTER, BLACK, CREAM)
