"""The naming box: the suits a declarer may choose down, the directions across."""

from bidwhist.core.actions import DIRECTION_LETTERS, Action, Declare
from bidwhist.core.cards import STRAIN_LETTERS
from bidwhist.core.view import View
from bidwhist.i18n import Language
from bidwhist.tui.grid import Grid


class NamingBox(Grid):
    """Shows only what the bid leaves open."""

    label = 13

    def text_of(self, action: Action) -> str:
        """The direction; the row says the suit."""
        assert isinstance(action, Declare)
        return self.language.say("direction", direction=DIRECTION_LETTERS[action.direction])

    def show_declarations(self, view: View, language: Language) -> None:
        """Every declaration that may be made now."""
        self.language = language
        declarations = [action for action in view.legal if isinstance(action, Declare)]
        strains = dict.fromkeys(declare.strain for declare in declarations)
        rows = [
            (
                language.say("tui-suit", suit=STRAIN_LETTERS[strain]),
                tuple(declare for declare in declarations if declare.strain is strain),
            )
            for strain in strains
        ]
        self.show(rows, declarations)
