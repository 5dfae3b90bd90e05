"""The flat numbering of actions: one whole number for each thing a seat can do, the same under every rule set.

===========  =================================================================================================
numbers      action
===========  =================================================================================================
0 – 53       play the card of that number
54 – 107     discard the card 54 lower; a kitty of k cards is k such actions one after another, in any order
108          pass
109 – 180    bid: 109 + 4 · (number - 1) + 0 uptown, 1 downtown, 2 no-trump, 3 a number alone
181 – 195    declare: 181 + 3 · strain (clubs 0 … spades 3, no-trump 4) + 0 uptown, 1 downtown, 2 aces low
196 – 213    call a renege in trick 0 … 17; made by the seat to act, before its turn; each trick once a seat
===========  =================================================================================================

Version 1, and frozen: a number means for ever what it means here. Claims have no number: a claim
only shortens what the cards would bring anyway.
"""

from bidwhist.core.actions import PASS, PLAYS, Action, Bid, CallRenege, Claim, Declare, Discard, Suffix
from bidwhist.core.cards import CARDS, Card, Strain
from bidwhist.core.rules.options import Direction
from bidwhist.errors import BadNotation

VERSION = 1
ACTIONS = 214
"""How many numbers there are."""
FIRST_DISCARD = 54
PASS_NUMBER = 108
FIRST_BID = 109
FIRST_DECLARATION = 181
FIRST_RENEGE_CALL = 196

SUFFIXES: tuple[Suffix | None, ...] = (Suffix.UPTOWN, Suffix.DOWNTOWN, Suffix.NO_TRUMP, None)
DIRECTIONS = tuple(Direction)
DECLARATIONS: tuple[Declare, ...] = tuple(Declare(strain, direction) for strain in Strain for direction in DIRECTIONS)
"""By number less ``FIRST_DECLARATION``."""


def bid_slot(bid: Bid) -> int:
    """The place 0 … 71 of a bid among the bids."""
    return len(SUFFIXES) * (bid.number - 1) + SUFFIXES.index(bid.suffix)


def bid_at(slot: int) -> Bid:
    """The bid at a place 0 … 71."""
    number, suffix = divmod(slot, len(SUFFIXES))
    return Bid(number + 1, SUFFIXES[suffix])


BIDS: tuple[Bid, ...] = tuple(bid_at(slot) for slot in range(FIRST_DECLARATION - FIRST_BID))
_NUMBERS: dict[Action, int] = {
    PASS: PASS_NUMBER,
    **{play: number for number, play in enumerate(PLAYS)},
    **{bid: FIRST_BID + slot for slot, bid in enumerate(BIDS)},
    **{declare: FIRST_DECLARATION + place for place, declare in enumerate(DECLARATIONS)},
}


_UNNUMBERED = Claim, Discard
"""Actions without a number of their own."""


def number_of(action: Action) -> int:
    """The number of an action that has one of its own: a play, a call or a declaration.

    :raises BadNotation: for a discard of several cards, a claim, or an action that no deal has.
    """
    if isinstance(action, CallRenege) and 0 <= action.trick < ACTIONS - FIRST_RENEGE_CALL:
        return FIRST_RENEGE_CALL + action.trick
    if isinstance(action, _UNNUMBERED) or action not in _NUMBERS:
        raise BadNotation(f"this has no number of its own: {action}")
    return _NUMBERS[action]


def numbers_of(action: Action) -> tuple[int, ...]:
    """The numbers that an action is made of: one, or for a discard one a card, lowest card first.

    :raises BadNotation: for a claim, or an action that no deal has.
    """
    if isinstance(action, Discard):
        return tuple(FIRST_DISCARD + card for card in range(CARDS) if action.cards >> card & 1)
    return (number_of(action),)


def discarded_card(number: int) -> Card:
    """The card that goes with a number 54 … 107."""
    return number - FIRST_DISCARD


def action_at(number: int, seat: int) -> Action:
    """The action of a number when a seat takes it; a discard is of one card.

    :raises BadNotation: if no action has the number.
    """
    if not 0 <= number < ACTIONS:
        raise BadNotation(f"actions are numbered 0 to {ACTIONS - 1}: {number}")
    if number < FIRST_DISCARD:
        return PLAYS[number]
    if number < PASS_NUMBER:
        return Discard(1 << discarded_card(number))
    if number < FIRST_BID:
        return PASS
    if number < FIRST_DECLARATION:
        return BIDS[number - FIRST_BID]
    if number < FIRST_RENEGE_CALL:
        return DECLARATIONS[number - FIRST_DECLARATION]
    return CallRenege(seat, number - FIRST_RENEGE_CALL)


def format_number(number: int) -> str:
    """An action in words, no two the same.

    >>> [format_number(number) for number in (51, 54, 108, 117, 190, 196)]
    ['play the ace of spades', 'discard two of clubs', 'pass', '3 uptown', 'spades uptown', 'call a renege in trick 1']

    :raises BadNotation: if no action has the number.
    """
    return str(action_at(number, 0))
