"""The sheet beside the table: the auction, the books of each side, the last book, and those before it."""

from rich.text import Text
from textual.widgets import Static

from bidwhist.cards import draw_card
from bidwhist.deal import Phase, Trick
from bidwhist.view import View
from bidwhist.words import Voice

HEAD = "bold #f0c987"
_INK = ("#f7ecd9", "#ffab98", "#ffab98", "#f7ecd9", "#f7ecd9")
"""By suit, jokers last: red suits a little red, on the dark sheet."""


class Side(Static):
    """Lines of text, the most wanted first; what does not fit is on the score sheet and the list of books."""

    DEFAULT_CSS = """
    Side { width: 27; height: 1fr; background: $panel; color: $foreground; padding: 0 1; }
    """

    def show(self, view: View, voice: Voice) -> None:
        """Show what a view tells."""
        self.update(
            Text("\n").join([*_auction(view, voice), *_books(view, voice), *_tricks(view, voice)]), layout=False
        )


def _auction(view: View, voice: Voice) -> list[Text]:
    alone = len(voice.sides_in_order()) > 2 and view.phase in _COUNTED
    lines = [Text(f"{'Auction':<20}{'Books' if alone else ''}", HEAD)]
    for turn in range(view.players):
        seat = (view.dealer + 1 + turn) % view.players
        call = str(view.calls[turn]) if turn < len(view.calls) else "…" if turn == len(view.calls) else ""
        won = " ◂" if seat == view.declarer else ""
        books = str(view.tricks_won[voice.sides[seat]]) if alone else ""
        lines.append(Text(f" {voice.who(seat):<7.7} {call + won:<13}{books:>3}"))
    return lines


_COUNTED = (Phase.PLAY, Phase.DONE)


def _books(view: View, voice: Voice) -> list[Text]:
    sides = voice.sides_in_order()
    if view.phase not in _COUNTED or len(sides) > 2:
        return []
    won = "   ".join(f"{voice.side(side)} {view.tricks_won[side]}" for side in sides)
    return [Text("Books", HEAD), Text(f" {won}")]


def _tricks(view: View, voice: Voice) -> list[Text]:
    if not view.tricks:
        return []
    lines = [Text("Last book", HEAD), _trick(view.tricks[-1], voice)]
    earlier = [_trick(trick, voice) for trick in reversed(view.tricks[:-1])]
    return [*lines, *([Text("Before it", HEAD), *earlier] if earlier else [])]


def _trick(trick: Trick, voice: Voice) -> Text:
    line = Text(" ")
    for place, card in enumerate(trick.cards):
        taken = trick.seat_of(place) == trick.winner
        line.append(draw_card(card), f"{'bold underline ' if taken else ''}{_INK[card // 13]}")
        line.append(" ")
    return line.append(f"{voice.who(trick.winner)}")
