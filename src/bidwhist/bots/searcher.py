"""A card player that searches, and says in figures what each card is worth."""

from functools import cache
from random import Random
from warnings import warn

import numpy as np
from msgspec import Struct

from bidwhist.actions import Play
from bidwhist.bots.bot import Advice, Weighed
from bidwhist.bots.cardplay import choose_play, weigher
from bidwhist.bots.chance import honest_plays
from bidwhist.bots.judgement import STEADY
from bidwhist.bots.manners import broken, well_mannered
from bidwhist.bots.reading import read
from bidwhist.bots.reasons import play_words
from bidwhist.bots.search import EQUAL, PLAIN_CARDS, Effort, Searched, Stakes, can_search, rough_stakes, search
from bidwhist.cards import Card, name_card
from bidwhist.kernel import COMPILED
from bidwhist.view import View

NO_SEARCH = (
    "bidwhist was installed without its compiled kernel: strong bots play their cards as steady does, and search "
    f"only the last {PLAIN_CARDS} tricks; hint: install a C++17 compiler and install bidwhist again"
)


class Searcher(Struct, frozen=True):
    """Plays the card that does most for the match over likely worlds; steady chooses among equals."""

    effort: Effort
    stakes: Stakes = rough_stakes

    def __post_init__(self) -> None:
        if not COMPILED:
            say_once()

    def choose(self, view: View, random: Random) -> Play:
        """The best card found; steady's where nothing can be searched."""
        found = self._search(view, random)
        return choose_play(read(view), STEADY) if found is None else Play(_best(view, found, self.effort.clear))

    def advise(self, view: View, random: Random) -> Advice:
        """The same card with what hangs on it."""
        found = self._search(view, random)
        if found is None:
            play = choose_play(read(view), STEADY)
            return Advice(play, play_words(read(view), play))
        best = _best(view, found, self.effort.clear)
        return Advice(Play(best), _words(view, found, best))

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """Every card that is no renege, the one it would play first; without tricks where nothing could be searched."""
        found = self._search(view, random)
        if found is None:
            return _weighed_alike(view)
        best = _best(view, found, self.effort.clear)
        weighed = (
            (float(value), Weighed(Play(card), float(chance), float(tricks), float(makes)))
            for card, value, chance, tricks, makes in zip(
                found.cards, found.values, found.chances, found.tricks, found.makes, strict=True
            )
        )
        ordered = sorted(weighed, key=lambda one: (one[1].action != Play(best), -one[0]))
        return tuple(one for _, one in ordered)

    def _search(self, view: View, random: Random) -> Searched | None:
        return search(view, random, self.effort, self.stakes) if can_search(view) else None


def _best(view: View, found: Searched, clear: float) -> Card:
    """The card of the highest value, among those equal steady's; what is never done only where it gains clearly."""
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


def _words(view: View, found: Searched, best: Card) -> str:
    verb = "Play" if view.table else "Lead"
    at = found.cards.index(best)
    return f"{verb} the {name_card(best)}: {_outlook(view, float(found.makes[at]))}, and {_next_best(view, found, at)}."


def _outlook(view: View, makes: float) -> str:
    assert view.contract is not None
    declares = view.side == view.rules.side_of[view.declarer]
    ours = makes if declares else 1.0 - makes
    if ours > 0.995:
        return f"{view.contract.number} is safe" if declares else "the contract is set"
    if ours < 0.005:
        return f"{view.contract.number} is out of reach" if declares else "the contract cannot be set"
    return f"{'it makes' if declares else 'it sets'} the contract {round(100 * ours)} times in 100"


def _next_best(view: View, found: Searched, at: int) -> str:
    """The best other card that is not as good and what it would cost, or the better one that is not done."""
    gap = found.values[at] - found.values
    top = int(np.argmin(gap))
    if gap[top] < -EQUAL:
        never = next((f" to {one.words}" for one in broken(read(view), found.cards[top])), "")
        return f"the {name_card(found.cards[top])} would gain too little{never}"
    worse = [other for other in range(len(found.cards)) if gap[other] > EQUAL]
    if not worse:
        return "every other card is as good"
    other = min(worse, key=lambda one: (gap[one], found.cards[one]))
    sign = 1 if view.side == view.rules.side_of[view.declarer] else -1
    makes = round(100 * sign * float(found.makes[at] - found.makes[other]))
    tricks = sign * float(found.tricks[at] - found.tricks[other])
    name = name_card(found.cards[other])
    if makes > 0:
        return f"the next best, the {name}, would cost {makes} of them"
    if tricks >= 0.05:
        return f"the next best, the {name}, would cost {tricks:.1f} books"
    return f"the {name} would do nearly as well"


@cache
def say_once() -> None:
    """Says, once a process, that strong bots search little here."""
    warn(NO_SEARCH, RuntimeWarning, stacklevel=4)
