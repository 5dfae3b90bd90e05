"""The bid box: every bid of the rule set, the legal ones open. Typed digits and a letter bid too."""

from bidwhist.core.actions import PASS, Action, Bid, Suffix
from bidwhist.core.bidding import all_bids
from bidwhist.core.view import View
from bidwhist.i18n import Language
from bidwhist.tui.grid import Grid

_LETTERS = {suffix.value.lower(): suffix for suffix in Suffix}


class BidBox(Grid):
    """Numbers across, ways of playing down, and the pass below them."""

    typed: str = ""
    """Digits typed so far of a bid's number."""

    def text_of(self, action: Action) -> str:
        """The number alone; the row says the rest."""
        return str(action.number) if isinstance(action, Bid) else self.language.say("pass")

    def show_calls(self, view: View, language: Language) -> None:
        """Every call of the rules, with those open that may be made now."""
        self.typed, self.language = "", language
        self.show([*_bid_rows(view, language), ("", (PASS,))], view.legal)

    def type(self, key: str) -> bool:
        """Takes a key of a typed bid, ``4`` then ``u`` ``d`` ``n``. Returns whether it was one."""
        if key.isdigit():
            self._type_digit(key)
            return True
        return bool(self.typed) and key in _LETTERS and self._type_suffix(_LETTERS[key])

    def _type_digit(self, digit: str) -> None:
        numbers = {str(bid.number) for bid in self._bids()}
        longer = self.typed + digit
        self.typed = longer if any(number.startswith(longer) for number in numbers) else digit
        fits = [bid for bid in self._bids() if str(bid.number) == self.typed]
        here = self.action.suffix if isinstance(self.action, Bid) else None
        if fits:
            self.point_at(next((bid for bid in fits if bid.suffix is here), fits[0]))

    def _type_suffix(self, suffix: Suffix) -> bool:
        bid = Bid(int(self.typed), suffix)
        self.typed = ""
        if bid in self._bids():
            self.point_at(bid)
            self.pick()
        return True

    def _bids(self) -> list[Bid]:
        return [action for _, actions in self.rows for action in actions if isinstance(action, Bid)]


def _bid_rows(view: View, language: Language) -> list[tuple[str, tuple[Action, ...]]]:
    bids = all_bids(view.rules)
    suffixes = dict.fromkeys(bid.suffix for bid in bids)
    return [
        (
            language.say("tui-way", way=suffix.value if suffix else "none"),
            tuple(bid for bid in bids if bid.suffix is suffix),
        )
        for suffix in suffixes
    ]
