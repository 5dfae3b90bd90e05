"""The naming box: the suits a declarer may choose down, the directions across."""

from bidwhist.core.actions import DIRECTION_WORDS, Action, Declare
from bidwhist.core.cards import STRAIN_WORDS, SUIT_SYMBOLS, Strain
from bidwhist.core.view import View
from bidwhist.tui.grid import Grid


class NamingBox(Grid):
    """Shows only what the bid leaves open."""

    label = 13

    def text_of(self, action: Action) -> str:
        """The direction; the row says the suit."""
        return DIRECTION_WORDS[action.direction] if isinstance(action, Declare) else str(action)

    def show_declarations(self, view: View) -> None:
        """Every declaration that may be made now."""
        declarations = [action for action in view.legal if isinstance(action, Declare)]
        strains = dict.fromkeys(declare.strain for declare in declarations)
        rows = [
            (_label(strain), tuple(declare for declare in declarations if declare.strain is strain))
            for strain in strains
        ]
        self.show(rows, declarations)


def _label(strain: Strain) -> str:
    return STRAIN_WORDS[strain] if strain is Strain.NO_TRUMP else f"{SUIT_SYMBOLS[strain]} {STRAIN_WORDS[strain]}"
