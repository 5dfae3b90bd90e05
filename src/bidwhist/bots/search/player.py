"""A card player that searches, and gives figures for each card."""

from functools import cache
from random import Random
from warnings import warn

import numpy as np
from msgspec import Struct

from bidwhist.bots.bot import Advice
from bidwhist.bots.determinization.likely import evidence_weights
from bidwhist.bots.explanations.cards import Choice, why_card
from bidwhist.bots.explanations.reason import Kind, Reason, in_100
from bidwhist.bots.explanations.table import advice
from bidwhist.bots.heuristics.cards import choose_play, weigher
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.bots.heuristics.reading import Reading, read
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.bots.partner_safety.cards import GIVES_BOOK_AWAY, ROBS_PARTNER, broken_rules, well_mannered
from bidwhist.bots.search.search import EQUAL, PLAIN_CARDS, Effort, Searched, Stakes, can_search, rough_stakes, search
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Play
from bidwhist.core.cards import Card
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.errors import SlowWarning
from bidwhist.solver import COMPILED

NO_SEARCH = (
    "bidwhist was installed without its compiled kernel: bots that search play their cards as steady does, and search "
    f"only the last {PLAIN_CARDS} tricks; hint: install a C++17 compiler and install bidwhist again"
)


class Searcher(Struct, frozen=True):
    """Plays the card that does most for the match over likely worlds. Steady chooses among equal ones."""

    effort: Effort
    stakes: Stakes = rough_stakes

    def __post_init__(self) -> None:
        if not COMPILED:
            say_once()

    def prepare(self, rules: Ruleset) -> None:
        """Reads the weights of evidence now, so that no card waits for them."""
        evidence_weights()

    def choose(self, view: View, random: Random) -> Play:
        """The best card found. Steady's card where nothing can be searched."""
        found = self._search(view, random)
        return choose_play(read(view), STEADY) if found is None else Play(_best(view, found, self.effort.clear))

    def advise(self, view: View, random: Random) -> Advice:
        """The same card with its figures."""
        found = self._search(view, random)
        if found is None:
            play = choose_play(read(view), STEADY)
            return advice(view, play, (why_card(view, play),))
        best = _best(view, found, self.effort.clear)
        at = found.cards.index(best)
        # Where trump is turned up there is no contract to speak of.
        first = _outlook(view, found, at) if view.turned is None else why_card(view, Play(best))
        return advice(view, Play(best), (first, _next_best(view, found, at)))

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """Every card that is not a renege, the chosen one first. Without tricks if nothing could be searched."""
        found = self._search(view, random)
        if found is None:
            return _weighed_alike(view)
        best = _best(view, found, self.effort.clear)
        weighed = (
            Weighed(Play(card), float(chance), float(tricks), float(makes), merit=float(value))
            for card, value, chance, tricks, makes in zip(
                found.cards, found.values, found.chances, found.tricks, found.makes, strict=True
            )
        )
        return tuple(sorted(weighed, key=lambda one: (one.action != Play(best), -one.rank)))

    def _search(self, view: View, random: Random) -> Searched | None:
        return search(view, random, self.effort, self.stakes) if can_search(view) else None


def _best(view: View, found: Searched, clear: float) -> Card:
    """The card of the highest value; among equal ones steady's. What etiquette forbids only where it gains clearly."""
    reading = read(view)
    fine = {play.card for play in well_mannered(reading)}
    mannered = np.array([card in fine for card in found.cards])
    best = found.values[mannered].max()
    if found.values.max() > best + clear:
        mannered[:], best = True, found.values.max()
    equal = [found.cards[at] for at in np.flatnonzero(mannered & (found.values > best - EQUAL))]
    if len(equal) == 1:
        return equal[0]
    weigh, rank_of = weigher(reading, STEADY), reading.order.rank_of
    return max(equal, key=lambda card: (round(weigh(card), 6), -rank_of[card]))


def _weighed_alike(view: View) -> tuple[Weighed, ...]:
    """Steady's card first, where no figure was found."""
    first = choose_play(read(view), STEADY)
    plays = sorted(honest_plays(view), key=lambda play: play != first)
    return tuple(Weighed(play, 0.0) for play in plays)


def _outlook(view: View, found: Searched, at: int) -> Reason:
    reading = read(view)
    if reading.side_needs <= 0:
        return Reason(kind=Kind.IS_MADE)
    if reading.side_needs > _left(view):
        return Reason(kind=Kind.IS_SET)
    makes, declares = float(found.makes[at]), reading.declares
    ours = makes if declares else 1.0 - makes
    if ours >= 1.0 - EQUAL:
        return Reason(kind=Kind.ALWAYS_MADE if declares else Kind.ALWAYS_SET)
    if ours <= EQUAL:
        return Reason(kind=Kind.NEVER_MADE if declares else Kind.NEVER_SET)
    return Reason(kind=Kind.OFTEN_MADE if declares else Kind.OFTEN_SET, count=in_100(ours))


def _left(view: View) -> int:
    """Tricks that can still be won, the one on the table among them."""
    return view.hand.bit_count() - 1 + view.rules.trick_worth(len(view.tricks))


def _next_best(view: View, found: Searched, at: int) -> Reason:
    """The best other card that is less good, with its cost; or the better one that etiquette forbids."""
    gap = found.values[at] - found.values
    top = int(np.argmin(gap))
    if gap[top] < -EQUAL:
        return Reason(kind=Kind.GAINS_TOO_LITTLE, card=found.cards[top], said=_never(view, found.cards[top]))
    worse = [other for other in range(len(found.cards)) if gap[other] > EQUAL]
    if not worse:
        return Reason(kind=Kind.ALL_AS_GOOD)
    figures = _Figures(view, found, at)
    rival = max(worse, key=lambda one: (figures.ahead(one), -gap[one]))
    if figures.ahead(rival) > 0:
        return figures.why_not(rival)
    return figures.next_best(min(worse, key=lambda one: (gap[one], found.cards[one])))


class _Figures:
    """The figures of the card played compared with another's, as they are given.

    The figure of a card is how often it makes or sets the contract. If that is settled, or trump was turned up and
    there is no contract, it is books.
    """

    def __init__(self, view: View, found: Searched, at: int) -> None:
        self.found, self.at = found, at
        self.sign = 1 if view.side == view.aiming_side else -1
        needs = read(view).side_needs
        self.of_books = view.turned is not None or not 0 < needs <= _left(view)

    def _ours(self, card: int) -> float:
        makes = float(self.found.makes[card])
        return makes if self.sign > 0 else 1.0 - makes

    def _books(self, other: int) -> int:
        """Tenths of a book that another card wins more."""
        return round(10 * self.sign * float(self.found.tricks[other] - self.found.tricks[self.at]))

    def ahead(self, other: int) -> int:
        """How much better another card is by the given figure: times in 100, or tenths of a book."""
        return self._books(other) if self.of_books else in_100(self._ours(other)) - in_100(self._ours(self.at))

    def why_not(self, rival: int) -> Reason:
        """Why a card with the better figure is not played."""
        loses = self.found.chances[rival] < self.found.chances[self.at]
        kind = Kind.RIVAL_WINS_LESS if loses else Kind.RIVAL_IS_LESS_SAFE
        return Reason(kind=kind, card=self.found.cards[rival], count=self.ahead(rival), flag=self.of_books)

    def next_best(self, other: int) -> Reason:
        """What the next best card costs."""
        card, found = self.found.cards[other], self.found
        # Not by what each leaves of 1, whose rounding may tell a half otherwise.
        more = self.sign * float(found.makes[self.at] - found.makes[other])
        chances = 0 if self.of_books else round(100 * more)
        wins = round(100 * float(found.chances[self.at] - found.chances[other]))
        if chances > 0:
            return Reason(kind=Kind.NEXT_COSTS_CHANCES, card=card, count=chances)
        if self._books(other) < 0:
            return Reason(kind=Kind.NEXT_COSTS_BOOKS, card=card, count=-self._books(other))
        if wins > 0:
            return Reason(kind=Kind.NEXT_WINS_LESS, card=card, count=wins)
        return Reason(kind=Kind.NEXT_AS_WELL, card=card)


def _never(view: View, card: Card) -> str:
    """What etiquette forbids that the card certainly does. The first two rules depend mostly on hidden cards."""
    reading = read(view)
    for one in broken_rules(reading, card):
        if one in (GIVES_BOOK_AWAY, ROBS_PARTNER) and not _is_certain(reading):
            continue
        return one.words
    return ""


def _is_certain(reading: Reading) -> bool:
    """Whether the trick certainly can be won, or is a friend's, whatever the hidden cards are."""
    return any(Choice(reading, play.card).is_sure for play in honest_plays(reading.view))


@cache
def say_once() -> None:
    """Warns, once a process, that strong bots search little here."""
    warn(NO_SEARCH, SlowWarning, stacklevel=4)
