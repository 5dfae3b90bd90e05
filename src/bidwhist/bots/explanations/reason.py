"""A reason for an action, as a value that can be worded and checked."""

from collections.abc import Callable
from enum import Enum, auto
from functools import cached_property

from msgspec import Struct

from bidwhist.bots.explanations.seen import Seen
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Action, Call, Declare
from bidwhist.core.cards import Card
from bidwhist.core.deal import NOBODY
from bidwhist.core.rules.order import OPEN
from bidwhist.core.view import View
from bidwhist.i18n import Saying


class Kind(Enum):
    """The kinds of reasons. ``KINDS`` in ``table`` has the words and the proof of each."""

    BY_CHANCE = auto()
    # Cards
    ONLY_CARD = auto()
    MAKES_IT = auto()
    SETS_IT = auto()
    JOKERS_LEFT = auto()
    JOKER_GOES = auto()
    DRAWS = auto()
    TRUMPS_ARE_MINE = auto()
    TRUMPS_ARE_OURS = auto()
    TRUMPS_FALL = auto()
    RETURNS = auto()
    UNBEATABLE = auto()
    FOES_CANNOT_BEAT = auto()
    FRIEND_RUFFS = auto()
    WILL_RUFF = auto()
    BEATEN_BY = auto()
    FRIEND_MAY_TAKE = auto()
    KEEPS_BETTER = auto()
    LONE = auto()
    BEST_OF_SUIT = auto()
    FRIEND_HAS_IT = auto()
    RUFFS = auto()
    PLAYS_LAST = auto()
    FRIEND_LEADS_IT = auto()
    FRIEND_MAY_BEAT = auto()
    CANNOT_BEAT = auto()
    KEEPS_TRUMPS = auto()
    # Calls
    ONLY_CALL = auto()
    MUST_BID = auto()
    PARTNER_HOLDS = auto()
    SHOULD_MAKE = auto()
    TOO_SHORT = auto()
    SELDOM_MADE = auto()
    STANDS = auto()
    STANDS_PERHAPS = auto()
    GOES_OVER = auto()
    WINS_MATCH = auto()
    OTHER_CALL = auto()
    ON_HOPE = auto()
    PASS_WINS_NO_MORE = auto()
    TOO_STRONG = auto()
    TOO_OPEN = auto()
    AT_A_GLANCE = auto()
    NOT_AGREED = auto()
    # Names and discards
    BEST_NAME = auto()
    BEST_FOR_MATCH = auto()
    NAME_MAKES = auto()
    NEXT_NAME = auto()
    NEXT_NAME_WINS_NO_MORE = auto()
    TOWARDS = auto()
    KEEPS_ALL_TRUMPS = auto()
    KEEPS_ONLY_TRUMPS = auto()
    KEEPS_TOPS = auto()
    KEEPS_OTHER_TOPS = auto()
    CAN_RUFF = auto()
    JOKERS_AWAY = auto()
    DISCARD_MAKES = auto()
    # The plan of a deal
    AS_PLANNED = auto()
    PLAN_CHANGED = auto()
    KITTY_BROUGHT = auto()
    MADE_MORE_OFTEN = auto()
    WINS_MORE_OFTEN = auto()
    NOT_TO_BE_NAMED = auto()
    # What a search found
    IS_MADE = auto()
    IS_SET = auto()
    ALWAYS_MADE = auto()
    ALWAYS_SET = auto()
    NEVER_MADE = auto()
    NEVER_SET = auto()
    OFTEN_MADE = auto()
    OFTEN_SET = auto()
    NEXT_COSTS_CHANCES = auto()
    NEXT_COSTS_BOOKS = auto()
    NEXT_WINS_LESS = auto()
    NEXT_AS_WELL = auto()
    RIVAL_WINS_LESS = auto()
    RIVAL_IS_LESS_SAFE = auto()
    ALL_AS_GOOD = auto()
    GAINS_TOO_LITTLE = auto()
    # The end of a deal
    MAY_CLAIM = auto()


class Reason(Struct, frozen=True, kw_only=True):
    """One reason with its facts. Each kind uses facts of its own; the others keep their defaults."""

    kind: Kind
    seat: int = NOBODY
    suit: int = OPEN
    card: Card = -1
    count: int = 0
    """Cards, books, or times in 100."""
    other: int = 0
    """A second number."""
    flag: bool = False
    contract: Declare | None = None
    was: Declare | None = None
    """The plan before."""
    call: Call | None = None
    said: str = ""
    """What is never done, by its message in ``partner_safety``."""


class Case(Struct, frozen=True, dict=True):
    """What a reason is checked against: the view, the action, and the values found for the actions."""

    view: View
    action: Action
    weighed: tuple[Weighed, ...] = ()
    planned: Declare | None = None
    """The contract of the hints before this one."""

    @cached_property
    def seen(self) -> Seen:
        """What the seat can prove of the play."""
        return Seen(self.view)

    def worth(self, action: Action | None) -> Weighed | None:
        """The value found for an action, if it was looked at."""
        return next((one for one in self.weighed if one.action == action), None)


class Row(Struct, frozen=True):
    """A kind of reason: its words, its proof, and how its words are joined to those before it."""

    words: Callable[[View, Reason], Saying]
    holds: Callable[[Case, Reason], bool]
    joint: str = "join-also"
    """The message that joins it to those before it."""
    after: str = ""
    """The message that joins those after it, where this kind sets it."""
    hidden: bool = False
    """Whether it says what hidden cards cannot do, which is only true if nobody reneges."""


def in_100(chance: float) -> int:
    """A chance in times of 100; what is not certain is never called so.

    >>> in_100(0.627), in_100(0.999)
    (63, 99)
    """
    return min(99, max(1, round(100 * chance)))
