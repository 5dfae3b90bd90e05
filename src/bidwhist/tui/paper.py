"""A sheet of paper over the screen, with its title in the border."""

from textual.containers import Vertical
from textual.screen import ModalScreen

from bidwhist.tui.answered import AnsweredScreen


class PaperScreen(AnsweredScreen, ModalScreen[str]):
    """A screen whose widgets stand on ``paper()``."""

    DEFAULT_CSS = """
    PaperScreen { align: center middle; background: $background 60%; }
    PaperScreen > #paper {
        width: 78; max-width: 100%; height: auto; max-height: 100%;
        background: $panel; border: round $accent; border-title-color: $accent; border-title-style: bold;
        padding: 0 1;
    }
    PaperScreen KeyBar { dock: none; background: $panel; margin-top: 1; }
    """

    def __init__(self, title: str) -> None:
        super().__init__()
        self.heading = title

    def paper(self) -> Vertical:
        """The paper, with the title."""
        paper = Vertical(id="paper")
        paper.border_title = self.heading
        return paper
