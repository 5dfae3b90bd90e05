"""The reason for a card: the first one in a list that is true of a reading of the play."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec import Struct

from bidwhist.bots.explanations.reason import Kind, Reason
from bidwhist.bots.heuristics.leads import is_dead, is_ruffing_lead, suit_led_by
from bidwhist.bots.heuristics.reading import Forgotten, Reading, read
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.core.actions import Play
from bidwhist.core.cards import Card, Hand, is_joker
from bidwhist.core.deal import NOBODY
from bidwhist.core.rules.order import OPEN
from bidwhist.core.view import View

FEW_OUT = 2
"""A lead is worth a try while no more than so many better cards are out."""


def why_card(view: View, play: Play) -> Reason:
    """The first reason for a card."""
    return next(whys_of_card(view, play))


def whys_of_card(view: View, play: Play) -> Iterator[Reason]:
    """The reasons for a card, the most important first, from what the seat can see.

    What the bot forgot makes no difference.
    """
    choice = Choice(_clear(view), play.card)
    kinds = _FOLLOWING if view.table else _LEADING
    yield from (found for reason in (*_ALWAYS, *kinds) if (found := reason(choice)))


def _clear(view: View) -> Reading:
    # A seat that was caught at a renege has shown no void by it.
    caught = frozenset((call.trick, call.seat) for call in view.renege_calls if call.seat is not None)
    return read(view, Forgotten(voids=caught))


class Choice(Struct, frozen=True):
    """A card about to be played, and the facts about it."""

    reading: Reading
    card: Card

    @property
    def suit(self) -> int:
        """The suit of the card, 4 for a joker in no-trump."""
        return self.reading.order.suit_of[self.card]

    @property
    def led(self) -> int:
        """The suit of the trick once the card lies on it."""
        return self.reading.view.led if self.reading.view.led != OPEN else self.suit

    @property
    def is_trump(self) -> bool:
        """Whether the card is a trump."""
        return self.reading.order.has_trump and self.suit == self.reading.order.strain

    @property
    def best(self) -> tuple[int, Card]:
        """The seat that has the trick once the card lies on it, and its card."""
        reading, winning, strength = self.reading, self.reading.winning, self.reading.order.strength[self.led]
        if winning is None or strength[self.card] > strength[winning[1]]:
            return reading.view.seat, self.card
        return winning

    @property
    def takes(self) -> bool:
        """Whether the card beats all that lie on the table."""
        return self.best[0] == self.reading.view.seat

    @property
    def friend_has_it(self) -> bool:
        """Whether a friend's card wins so far."""
        return self.best[0] in self.reading.friends

    @property
    def later_foes(self) -> tuple[int, ...]:
        """The foes that are still to play."""
        return tuple(seat for seat in self.reading.later if seat in self.reading.foes)

    @property
    def later_friends(self) -> tuple[int, ...]:
        """The friends that are still to play."""
        return tuple(seat for seat in self.reading.later if seat in self.reading.friends)

    @property
    def is_sure(self) -> bool:
        """Whether the trick goes to this side whatever the opponents hold."""
        ours = self.takes or self.friend_has_it
        return self.led != OPEN and ours and not self.beating(self.later_foes)

    def beating(self, seats: tuple[int, ...]) -> Hand:
        """The cards with which some seats may still beat the best one."""
        found = 0
        for seat in seats:
            found |= self._of_seat(seat)
        return found

    def _of_seat(self, seat: int) -> Hand:
        reading, order, best = self.reading, self.reading.order, self.best[1]
        held, suit = reading.may_hold[seat], order.suit_of[best]
        higher = held & reading.above[best]
        if suit == self.led:
            ruffs = order.trumps if suit != order.strain else 0
        else:
            higher, ruffs = 0, reading.above[best]
        must_follow = reading.share[seat] >= 1.0 and held & order.follow[self.led]
        return higher | (0 if must_follow else held & ruffs)

    def says(self, kind: Kind) -> Reason:
        """A reason about the suit of the card."""
        return Reason(kind=kind, suit=self.suit)

    @property
    def better_in_hand(self) -> int:
        """How many better cards of its suit there are in hand."""
        return (self.reading.view.hand & self.reading.above[self.card]).bit_count()


Chooses: TypeAlias = Callable[[Choice], Reason | None]


def _when(holds: bool, kind: Kind) -> Reason | None:
    return Reason(kind=kind) if holds else None


def _only(choice: Choice) -> Reason | None:
    return _when(len(choice.reading.view.legal) == 1, Kind.ONLY_CARD)


def _makes_or_sets(choice: Choice) -> Reason | None:
    reading = choice.reading
    if not choice.is_sure:
        return None
    if reading.declares:
        return _when(reading.side_needs == 1, Kind.MAKES_IT)
    return _when(reading.sets_now, Kind.SETS_IT)


def _lets_a_joker_go(choice: Choice) -> Reason | None:
    if not is_joker(choice.card) or choice.is_trump:
        return None
    only = choice.reading.view.hand & ~choice.reading.order.trumps
    return Reason(kind=Kind.JOKERS_LEFT if not _suited(choice, only) else Kind.JOKER_GOES)


def _suited(choice: Choice, cards: Hand) -> Hand:
    return cards & sum(choice.reading.order.follow)


_ALWAYS: tuple[Chooses, ...] = (_only, _makes_or_sets, _lets_a_joker_go)


def _leads_trumps(choice: Choice) -> Reason | None:
    reading, trumps = choice.reading, choice.reading.order.trumps
    if not choice.is_trump:
        return None
    if not reading.declares:
        return _when(bool(reading.held_by((reading.view.declarer,), trumps)), Kind.TRUMPS_FALL)
    against = reading.held_by(reading.foes, trumps).bit_count()
    if against:
        return Reason(kind=Kind.DRAWS, count=against)
    ours = reading.held_by(reading.friends, trumps)
    return Reason(kind=Kind.TRUMPS_ARE_OURS if ours else Kind.TRUMPS_ARE_MINE)


def _returns(choice: Choice) -> Reason | None:
    reading = choice.reading
    if choice.suit != suit_led_by(reading, reading.friends):
        return None
    of_suit = (one for one in reading.view.tricks if reading.order.suit_of[one.cards[0]] == choice.suit)
    leader = next(trick.leader for trick in of_suit if trick.leader in reading.friends)
    if not reading.may_hold[leader] & reading.order.follow[choice.suit]:
        return None  # there is nothing left to come back to
    return Reason(kind=Kind.RETURNS, suit=choice.suit, seat=leader)


def _cannot_lose(choice: Choice) -> Reason | None:
    if not choice.takes or not choice.is_sure:
        return None
    if not choice.reading.later:
        return Reason(kind=Kind.PLAYS_LAST)
    return Reason(kind=Kind.FOES_CANNOT_BEAT if choice.beating(choice.reading.later) else Kind.UNBEATABLE)


def _friend_ruffs(choice: Choice) -> Reason | None:
    order, may_hold = choice.reading.order, choice.reading.may_hold
    if not order.has_trump or choice.is_trump:
        return None
    for seat in choice.reading.friends:
        if not may_hold[seat] & order.follow[choice.suit] and may_hold[seat] & order.trumps:
            return Reason(kind=Kind.FRIEND_RUFFS, suit=choice.suit, seat=seat)
    return None


def _will_ruff(choice: Choice) -> Reason | None:
    reading = choice.reading
    # There is a next round only if somebody may have two cards of the suit: one for this trick and one for that.
    again = any((held & reading.order.follow[choice.suit]).bit_count() > 1 for held in reading.may_hold)
    fits = not reading.declares and not choice.is_trump and is_ruffing_lead(reading, choice.suit) and again
    return choice.says(Kind.WILL_RUFF) if fits else None


def _is_beaten_by(choice: Choice) -> Reason | None:
    if not choice.takes or choice.led == OPEN:
        return None
    beating = choice.beating(choice.reading.later)
    better = beating & choice.reading.above[choice.card]
    return Reason(kind=Kind.BEATEN_BY, suit=choice.suit, count=better.bit_count(), flag=bool(beating & ~better))


def _few_beat_it(choice: Choice) -> Reason | None:
    found = _is_beaten_by(choice)
    return found if found and found.count <= FEW_OUT else None


def _friend_may_take(choice: Choice) -> Reason | None:
    if is_dead(choice.reading, choice.suit):
        return None
    friends = (seat for seat in choice.later_friends if choice.beating((seat,)))
    seat = next(friends, NOBODY)
    return Reason(kind=Kind.FRIEND_MAY_TAKE, seat=seat) if seat != NOBODY else None


def _keeps_better(choice: Choice) -> Reason | None:
    better = choice.better_in_hand
    return Reason(kind=Kind.KEEPS_BETTER, suit=choice.suit, count=better) if better else None


def _is_best(choice: Choice) -> Reason:
    in_suit = choice.reading.view.hand & choice.reading.order.follow[choice.suit]
    return choice.says(Kind.LONE if in_suit.bit_count() == 1 else Kind.BEST_OF_SUIT)


_LEADING: tuple[Chooses, ...] = (
    _leads_trumps,
    _returns,
    _cannot_lose,
    _friend_ruffs,
    _will_ruff,
    _few_beat_it,
    _friend_may_take,
    _keeps_better,
    _is_best,
)


def _friend_has_it(choice: Choice) -> Reason | None:
    if not choice.friend_has_it:
        return None
    return Reason(kind=Kind.FRIEND_HAS_IT if choice.is_sure else Kind.FRIEND_LEADS_IT, seat=choice.best[0])


def _ruffs(choice: Choice) -> Reason | None:
    ruffs = choice.takes and choice.is_trump and choice.led != choice.suit
    return Reason(kind=Kind.RUFFS, suit=choice.led) if ruffs else None


def _friend_may_beat(choice: Choice) -> Reason | None:
    seat = next((one for one in choice.later_friends if choice.beating((one,))), NOBODY)
    if choice.takes or seat == NOBODY:
        return None
    return Reason(kind=Kind.FRIEND_MAY_BEAT, seat=seat, card=choice.best[1])


def _cannot_beat(choice: Choice) -> Reason | None:
    others = (Choice(choice.reading, play.card) for play in honest_plays(choice.reading.view))
    if any(one.takes for one in others):
        return None
    return Reason(kind=Kind.CANNOT_BEAT, card=choice.best[1])


def _keeps_trumps(choice: Choice) -> Reason | None:
    reading = choice.reading
    follows = reading.view.hand & reading.order.follow[choice.led]
    keeps = not follows and not choice.is_trump and reading.view.hand & reading.order.trumps
    return _when(bool(keeps), Kind.KEEPS_TRUMPS)


_FOLLOWING: tuple[Chooses, ...] = (
    _friend_has_it,
    _ruffs,
    _cannot_lose,
    _is_beaten_by,
    _friend_may_beat,
    _cannot_beat,
    _keeps_trumps,
    _keeps_better,
    _is_best,
)
