"""The board: all parts of the table screen, and what arrows and Enter do in each phase."""

from collections.abc import Callable
from typing import Any, TypeAlias

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from bidwhist.core.actions import Action, Bid, Declare, Discard, Pass, Play
from bidwhist.core.cards import mask_of
from bidwhist.core.deal import Phase
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.rules.order import sort_hand
from bidwhist.core.view import View
from bidwhist.i18n import Language
from bidwhist.narration import prompt
from bidwhist.tui.banner import Banner
from bidwhist.tui.bid_box import BidBox
from bidwhist.tui.card_art import Palette
from bidwhist.tui.exchange import Exchange
from bidwhist.tui.grid import Grid
from bidwhist.tui.hand_widget import HandWidget
from bidwhist.tui.key_bar import Hotkey, KeyBar
from bidwhist.tui.message import Message, as_many_as_fit
from bidwhist.tui.naming_box import NamingBox
from bidwhist.tui.session import Sitting
from bidwhist.tui.side import Side
from bidwhist.tui.table import Table, scene_of

Box: TypeAlias = BidBox | NamingBox | Exchange


class Board(Vertical):
    """From the top: banner, table and sheet, the box of the phase, messages, hand, keys."""

    DEFAULT_CSS = """
    Board > #middle { height: 1fr; }
    """

    def compose(self) -> ComposeResult:
        """Every part; the boxes are hidden until their phase."""
        yield Banner()
        with Horizontal(id="middle"):
            yield Table()
            yield Side()
        yield BidBox()
        yield NamingBox()
        yield Exchange()
        yield Message()
        yield HandWidget()
        yield KeyBar()

    def on_mount(self) -> None:
        """Finds the parts once."""
        self.hand, self.exchange, self.bid_box = (
            self.query_one(HandWidget),
            self.query_one(Exchange),
            self.query_one(BidBox),
        )

    def show(self, sitting: Sitting, keys: tuple[Hotkey, ...], *, is_saved: bool) -> None:
        """Shows what the person may know of a sitting."""
        view, narrator = sitting.view, sitting.narrator
        self.query_one(Banner).show(view, narrator, len(sitting.match.deals), is_saved=is_saved)
        self.query_one(Table).show(scene_of(view, narrator))
        self.query_one(Side).show(sitting)
        self.query_one(Message).ask(prompt(narrator, view))
        self._show_box(view, sitting.language)
        self.show_hand(view)
        self.query_one(KeyBar).show(keys, sitting.language)

    def say(self, sentences: list[str]) -> None:
        """Shows as many sentences as fit in two lines, the last ones first."""
        self.query_one(Message).say(as_many_as_fit(sentences, 2 * (self.app.size.width - 4)))

    def use(self, palette: Palette) -> None:
        """Colour the suits."""
        for widget in (self.hand, self.query_one(Table)):
            widget.palette = palette
            widget.redraw()

    def _show_box(self, view: View, language: Language) -> None:
        for phase, (kind, show) in _BOXES.items():
            box, is_wanted = self.query_one(kind), view.is_my_turn and view.phase is phase
            box.display = is_wanted
            if is_wanted:
                show(box, view, language)

    def show_hand(self, view: View) -> None:
        """Shows the hand for the phase: cards that may be played, or that are put aside, stand up."""
        cards = sort_hand(view.hand, view.order)
        if view.is_my_turn and view.phase is Phase.PLAY:
            live = mask_of(action.card for action in view.legal if isinstance(action, Play))
            self.hand.show(cards, standing=live, shaded=view.hand & ~live, pointing=True)
            if self.hand.card is not None and not live >> self.hand.card & 1:
                self.hand.point_at(next(card for card in cards if live >> card & 1))
        elif view.is_my_turn and view.phase is Phase.DISCARD:
            self.hand.show(cards, standing=self.exchange.aside, marked=view.kitty or 0, pointing=True)
        else:
            self.hand.show(cards, pointing=False)

    def control(self, phase: Phase) -> Grid | HandWidget:
        """The part that arrows and Enter work on in a phase."""
        return self.query_one(_CONTROLS.get(phase, HandWidget))

    def point_at(self, action: Action, view: View) -> None:
        """Make an action ready for Enter, or for done."""
        _POINT[type(action)](self, action, view)

    def point_at_choice(self, action: Action, view: View) -> None:
        """Point at a call or a declaration."""
        grid = self.control(view.phase)
        assert isinstance(grid, Grid)
        grid.point_at(action)

    def point_at_discard(self, action: Discard, view: View) -> None:
        """Put the cards of a hint aside."""
        self.exchange.take_hint(action.cards)
        self.show_hand(view)

    def point_at_card(self, action: Play, _: View) -> None:
        self.hand.point_at(action.card)


def _show_exchange(box: Exchange, view: View, language: Language) -> None:
    assert isinstance(view.legal, DiscardChoices)
    box.show(view.legal, language)


_BOXES: dict[Phase, tuple[type[Box], Callable[[Any, View, Language], None]]] = {
    Phase.AUCTION: (BidBox, BidBox.show_calls),
    Phase.DECLARE: (NamingBox, NamingBox.show_declarations),
    Phase.DISCARD: (Exchange, _show_exchange),
}
_CONTROLS: dict[Phase, type[Grid] | type[HandWidget]] = {Phase.AUCTION: BidBox, Phase.DECLARE: NamingBox}
_POINT: dict[type, Callable[[Board, Any, View], None]] = {
    Pass: Board.point_at_choice,
    Bid: Board.point_at_choice,
    Declare: Board.point_at_choice,
    Discard: Board.point_at_discard,
    Play: Board.point_at_card,
}
