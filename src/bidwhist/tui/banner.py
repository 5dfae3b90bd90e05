"""The two lines on top: which table and what the score is, and the contract with books needed and taken."""

from rich.style import Style

from bidwhist.core.cards import draw_card
from bidwhist.core.deal import NOBODY, Phase
from bidwhist.core.view import View
from bidwhist.narration import Narrator, call_name, contract_words, standing, standing_in_words
from bidwhist.tui import pages
from bidwhist.tui.canvas import Canvas, Drawn

TITLE = Style(bold=True)
SCORE = Style(color="#f0c987", bold=True)
CONTRACT = Style(color="#1d1510", bgcolor="#e8d3ab", bold=True)


class Banner(Drawn):
    """Score and contract."""

    DEFAULT_CSS = """
    Banner { height: 2; width: 1fr; background: $panel; color: $foreground; }
    """

    view: View | None = None
    narrator: Narrator | None = None
    number: int = 1
    is_saved: bool = True

    def show(self, view: View, narrator: Narrator, number: int, *, is_saved: bool) -> None:
        """Shows the state of deal ``number``, counted from 1."""
        self.view, self.narrator, self.number, self.is_saved = view, narrator, number, is_saved
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """The table's line and the contract's."""
        view, narrator = self.view, self.narrator
        if view is None or narrator is None:
            return
        game = "Whist" if view.rules.turns_trump else "Bid Whist"
        canvas.write(
            1,
            0,
            f"{game} · {pages.table_called(view.rules, narrator.language)}"
            if self.is_saved
            else narrator.say("tui-not-saved"),
            TITLE,
        )
        canvas.write_centred(
            canvas.width // 2 + 4, 0, standing_in_words(narrator, view.rules, view.score, view.sets), SCORE
        )
        canvas.write_right(
            canvas.width - 1, 0, narrator.say("tui-to-and-deal", target=view.rules.target, deal=self.number)
        )
        canvas.write(0, 1, " " * canvas.width, CONTRACT)
        line, dealer = contract_line(narrator, view), f"(D) {narrator.says('deals', view.dealer)}".rstrip(".")
        canvas.write(1, 1, line, CONTRACT)
        if len(line) + len(dealer) + 4 <= canvas.width:
            canvas.write_right(canvas.width - 1, 1, dealer, CONTRACT)


def contract_line(narrator: Narrator, view: View) -> str:
    """Who plays what and how it is going, or the state of the auction."""
    if view.declarer == NOBODY:
        if view.bid is None:
            return narrator.say("tui-auction-none")
        return narrator.say("tui-auction-stands", bid=call_name(view.bid, narrator.language))
    contract = contract_words(view, narrator.language)
    plays = f"{narrator.who(view.declarer)}: {contract}"
    if view.turned is not None:
        plays = f"{contract} ({draw_card(view.turned)} {narrator.who(view.dealer)})"
    return f"{plays} · {standing(view, narrator.language)}" if view.phase in (Phase.PLAY, Phase.DONE) else plays
