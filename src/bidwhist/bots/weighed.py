"""The value of a legal action to a bot."""

from msgspec import Struct

from bidwhist.core.actions import Action, Declare


class Weighed(Struct, frozen=True):
    """A legal action and its value, as far as the bot looked."""

    action: Action
    value: float
    """The chance in the match, 0 to 1, of the side of the seat that acts: a mean over what it cannot see."""
    tricks: float | None = None
    """Tricks of the declaring side at the end of the deal, discards counted in. None where nothing was played out.
    Where trump is turned up, of the seat's own side."""
    makes: float | None = None
    """The chance that the contract is made; where trump is turned up, that the seat's side scores."""
    merit: float | None = None
    """The number that the choice goes by, where that is not the value."""
    stands: float | None = None
    """For a bid: how often nobody bids over it."""
    towards: Declare | None = None
    """The strain and direction that a bid, a name or a discard leads to."""

    @property
    def rank(self) -> float:
        """The number that the choice goes by."""
        return self.value if self.merit is None else self.merit
