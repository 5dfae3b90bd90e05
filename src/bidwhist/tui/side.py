"""The sheet beside the table: the auction, the books of each side, the last book, and those before it."""

from collections.abc import Sequence
from textwrap import shorten

from rich.text import Text
from textual import events
from textual.widgets import Static

from bidwhist.core.bidding import seat_at
from bidwhist.core.cards import SUIT_SYMBOLS, Strain, draw_card
from bidwhist.core.deal import Deal, Phase, Trick
from bidwhist.core.view import View
from bidwhist.narration import Narrator, brief_call, call_name
from bidwhist.tui.session import Sitting
from bidwhist.tui.themes import painted_text

HEAD = "bold #f0c987"
WIDE_COLUMNS = 36
"""Columns from which the deals of the match stand on the sheet too, and every book with its number."""
_INK = ("#f7ecd9", "#ffab98", "#ffab98", "#f7ecd9", "#f7ecd9")
"""By suit, jokers last: red suits a little red, on the dark sheet."""
_DEALS = 6
"""How many of the latest deals of the match are shown."""
_POINTS_COLUMNS = 5
"""Columns of a side's points."""


class Side(Static):
    """Lines of text, the most wanted first. What does not fit is on the score sheet and the list of books."""

    DEFAULT_CSS = """
    Side { width: 27; height: 1fr; background: $panel; color: $foreground; padding: 0 1; }
    """

    sitting: Sitting | None = None

    def show(self, sitting: Sitting) -> None:
        """Show what the person may know of a sitting."""
        self.sitting = sitting
        self._write()

    def on_resize(self, _: events.Resize) -> None:
        """Says more where there is more room."""
        self._write()

    def _write(self) -> None:
        if self.sitting is not None:
            columns = self.size.width
            lines = _wide_sheet(self.sitting, columns) if columns >= WIDE_COLUMNS else _sheet(self.sitting)
            self.update(painted_text(Text("\n").join(lines), self.app.theme), layout=False)


def _sheet(sitting: Sitting) -> list[Text]:
    view, narrator = sitting.view, sitting.narrator
    return [*_auction(view, narrator), *_books(view, narrator), *_tricks(view, narrator)]


def _wide_sheet(sitting: Sitting, columns: int) -> list[Text]:
    view, narrator = sitting.view, sitting.narrator
    parts = (
        _score(sitting, columns),
        _auction(view, narrator),
        _books(view, narrator),
        _numbered_tricks(view, narrator),
    )
    return [line for part in parts if part for line in (*part, Text())]


def _score(sitting: Sitting, columns: int) -> list[Text]:
    narrator, over = sitting.narrator, [deal for deal in sitting.match.deals if deal.is_over]
    sides = narrator.sides_in_order()
    room = columns - 6 - _POINTS_COLUMNS * len(sides)
    lines = [
        _row("", narrator.say("tui-score"), room, [narrator.side(side)[: _POINTS_COLUMNS - 1] for side in sides], HEAD)
    ]
    for number, deal in [*enumerate(over, 1)][-_DEALS:]:
        points = ["0" if not deal.points[side] else format(deal.points[side], "+") for side in sides]
        lines.append(_row(f"{number:>2}", _came(narrator, deal), room, points))
    total = [str(sitting.match.tally.score[side]) for side in sides]
    return [*lines, _row("", narrator.say("tui-to", target=sitting.rules.target), room, total, "bold")]


def _row(number: str, words: str, room: int, points: Sequence[str], style: str = "") -> Text:
    figures = "".join(f"{one:>{_POINTS_COLUMNS}}" for one in points)
    label = words if style == HEAD else f"{number:>2}  {shorten(words, room, placeholder=''):<{room}}"
    return Text(f"{label:<{room + 4}}{figures}", style)


def _came(narrator: Narrator, deal: Deal) -> str:
    if deal.outcome is None or deal.contract is None:
        return narrator.say("tui-thrown-in")
    strain = deal.contract.strain
    sign = "" if strain is Strain.NO_TRUMP else f" {SUIT_SYMBOLS[strain]}"
    if deal.turned is not None:
        return f"{narrator.say('tui-trumps')}{sign}"
    assert deal.bid is not None
    came = narrator.say("tui-came", came="made" if deal.outcome.made else "set")
    return f"{narrator.who(deal.declarer):.7} {brief_call(deal.bid, narrator.language)}{sign} {came}"


def _auction(view: View, narrator: Narrator) -> list[Text]:
    if view.turned is not None:
        turned = narrator.say("tui-turned-up", card=draw_card(view.turned))
        return [Text(narrator.say("tui-trumps"), HEAD), Text(f" {turned}")]
    alone = len(narrator.sides_in_order()) > 2 and view.phase in _COUNTED
    lines = [Text(f"{narrator.say('tui-auction'):<20}{narrator.say('tui-books') if alone else ''}", HEAD)]
    for turn in range(view.players):
        seat = seat_at(view.players, view.dealer, turn)
        call = (
            call_name(view.calls[turn], narrator.language)
            if turn < len(view.calls)
            else "…"
            if turn == len(view.calls)
            else ""
        )
        won = " ◂" if seat == view.declarer else ""
        books = str(view.tricks_won[narrator.sides[seat]]) if alone else ""
        lines.append(Text(f" {narrator.who(seat):<7.7} {call + won:<13}{books:>3}"))
    return lines


_COUNTED = (Phase.PLAY, Phase.DONE)


def _books(view: View, narrator: Narrator) -> list[Text]:
    sides = narrator.sides_in_order()
    if view.phase not in _COUNTED or len(sides) > 2:
        return []
    won = "   ".join(f"{narrator.side(side)} {view.tricks_won[side]}" for side in sides)
    return [Text(narrator.say("tui-books"), HEAD), Text(f" {won}")]


def _tricks(view: View, narrator: Narrator) -> list[Text]:
    if not view.tricks:
        return []
    lines = [Text(narrator.say("tui-last-book"), HEAD), _trick(view.tricks[-1], narrator)]
    earlier = [_trick(trick, narrator) for trick in reversed(view.tricks[:-1])]
    return [*lines, *([Text(narrator.say("tui-before-it"), HEAD), *earlier] if earlier else [])]


def _numbered_tricks(view: View, narrator: Narrator) -> list[Text]:
    if not view.tricks:
        return []
    lines = [
        Text(f"{number:>2}  {narrator.who(trick.leader):<8.8}").append(_trick(trick, narrator))
        for number, trick in reversed([*enumerate(view.tricks, 1)])
    ]
    head = f"    {narrator.say('tui-led-by'):<8} {narrator.say('tui-taker-last')}"
    return [Text(head, HEAD), *lines]


def _trick(trick: Trick, narrator: Narrator) -> Text:
    line = Text(" ")
    for place, card in enumerate(trick.cards):
        taken = trick.seat_of(place) == trick.winner
        line.append(draw_card(card), f"{'bold underline ' if taken else ''}{_INK[card // 13]}")
        line.append(" ")
    return line.append(f"{narrator.who(trick.winner)}")
