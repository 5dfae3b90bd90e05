"""OpenSpiel's information-set tree search, played through our OpenSpiel game: every phase of the deal is searched.

Worlds come from our own sampler, values from random play-outs of the kernel; the tree, its growth and its policy are
OpenSpiel's code. Needs the extra ``openspiel``.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bidwhist.bots.bot import Advice
from bidwhist.bots.determinization.sample import sample_worlds
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.core.actions import PLAYS, Action, Declare, Discard
from bidwhist.core.cards import Card, Hand, cards_of, deck, mask_of
from bidwhist.core.deal import DISCARD, NOBODY, PLAY, Trick
from bidwhist.core.rules.code import format_code
from bidwhist.core.view import View
from bidwhist.core.whereabouts import kitty_is_taken
from bidwhist.errors import IllegalAction, WhistError
from bidwhist.simulator import State, play_outs, restored_state
from bidwhist.simulator.numbering import FIRST_DISCARD, action_at, numbers_of
from bidwhist.simulator.observation import OBSERVATION_SIZE

try:
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType

    from bidwhist.envs.openspiel import BidWhistState
except ImportError:
    raise WhistError("ismcts needs OpenSpiel; hint: pip install open_spiel") from None

EXPLORE = 8.0
"""How much the search explores, in points: about as much as deals differ. Of 1, 2 and 8 the last did best."""


class IsmctsBot:
    """So many simulations for every decision; for a discard, for every card of it."""

    def __init__(self, simulations: int) -> None:
        self.name: Final = f"ismcts{simulations}"
        self.simulations: Final = simulations

    def choose(self, view: View, random: Random) -> Action:
        """The action visited most often."""
        if view.phase is DISCARD:
            return self._discard(view, random)
        allowed = honest_plays(view) if view.phase is PLAY else view.legal
        if len(allowed) == 1:
            return allowed[0]
        ranked = (action_at(number, view.seat) for number in self._ranked(view, (), random))
        return next(action for action in ranked if action in allowed)

    def advise(self, view: View, random: Random) -> Advice:
        """The same action, with words on how it is chosen."""
        return Advice(self.choose(view, random), f"It came out best in {self.simulations} games played out by chance.")

    def _discard(self, view: View, random: Random) -> Discard:
        gone: tuple[Card, ...] = ()
        while len(gone) < view.rules.kitty:
            gone = (*gone, next(self._ranked(view, gone, random)) - FIRST_DISCARD)
        return Discard(mask_of(gone))

    def _ranked(self, view: View, gone: tuple[Card, ...], random: Random) -> Iterator[int]:
        """The actions by number, the one visited most often first."""
        search = _Search(self.simulations, view, gone, random)
        policy = search.run_search(search.sample_root_state(None))
        yield from (action for action, _ in sorted(policy, key=lambda pair: -pair[1]))


class _Standing(BidWhistState):
    """A game state in the middle of a deal, whatever was dealt before."""

    def __init__(self, game: Any, deal: State) -> None:
        super().__init__(game)
        self.deal: State = deal
        self._player = deal.to_act


class _Search(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search with our worlds, and an observation's bytes as the key."""

    def __init__(self, simulations: int, view: View, gone: tuple[Card, ...], random: Random) -> None:
        chance = np.random.RandomState(random.getrandbits(32))
        game = pyspiel.load_game("bid_whist", {"rules": format_code(view.rules)})
        super().__init__(
            game,
            _PlayOuts(random.getrandbits(60)),
            EXPLORE,
            simulations,
            random_state=chance,
            final_policy_type=ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT,
        )
        self._worlds = _states(view, gone, simulations + 1, random)

    def sample_root_state(self, state: Any) -> _Standing:
        """The next world."""
        return _Standing(self._game, next(self._worlds))

    def get_state_key(self, state: Any) -> tuple[int, bytes]:
        """All that the seat to act knows."""
        row: NDArray[np.int8] = np.zeros(OBSERVATION_SIZE, dtype=np.int8)
        state.deal.observe(state.current_player(), row)
        return state.current_player(), row.tobytes()


class _PlayOuts:
    """The value of a state: the points of one random play-out."""

    def __init__(self, random: int) -> None:
        self._random = random

    def evaluate(self, state: _Standing) -> list[float]:
        """Points by seat."""
        self._random += 1
        points = play_outs(state.deal, 1, random=self._random)[0].tolist()
        return [float(points[side]) for side in state.deal.rules.side_of]

    def prior(self, state: _Standing) -> list[tuple[int, float]]:
        """Every action equally likely."""
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def _states(view: View, gone: tuple[Card, ...], count: int, random: Random) -> Iterator[State]:
    """The deal in worlds that the seat thinks possible, without end.

    :raises WhistError: if none of them can have come about.
    """
    failed = 0
    while failed < 10:
        before = failed
        for hands in sample_worlds(view, count, random).tolist():
            dealt, kitty, aside = _dealt(view, hands, random)
            history = _history(view, aside or gone)
            try:
                yield restored_state(view.rules, view.dealer, dealt, kitty, history)
            except IllegalAction:
                failed = before + 1
    raise WhistError(f"no deal agrees with what seat {view.seat} has seen")


def _dealt(view: View, hands: list[Hand], random: Random) -> tuple[list[Hand], Hand, tuple[Card, ...]]:
    """What was dealt, the kitty, and the discards of a finished exchange, where these hands are held now."""
    played = _played_by(view)
    dealt = [hand | out for hand, out in zip(hands, played, strict=True)]
    pile = deck(view.rules.jokers) & ~sum(dealt)
    if not kitty_is_taken(view):
        return dealt, pile, ()
    aside = () if view.phase is DISCARD else tuple(cards_of(pile))
    if view.declarer == view.seat:
        assert view.kitty is not None
        return [*dealt[: view.seat], view.dealt, *dealt[view.seat + 1 :]], view.kitty, aside
    whole = dealt[view.declarer] | pile
    kitty = mask_of(random.sample(cards_of(whole), view.rules.kitty)) if view.kitty is None else view.kitty
    dealt[view.declarer] = whole & ~kitty
    return dealt, kitty, aside


def _played_by(view: View) -> list[Hand]:
    hands = [0] * view.players
    for trick in (*view.tricks, Trick(view.leader, view.table, NOBODY)):
        for place, card in enumerate(trick.cards):
            hands[(trick.leader + place) % view.players] |= 1 << card
    return hands


def _history(view: View, aside: tuple[Card, ...]) -> list[int]:
    """The actions so far by number; renege calls, which only move tricks, are left out."""
    return [number for action in _actions(view, aside) for number in numbers_of(action)]


def _actions(view: View, aside: tuple[Card, ...]) -> Iterator[Action]:
    named: list[Action] = [Declare(view.contract.strain, view.contract.direction)] if view.contract else []
    exchanged: list[Action] = [Discard(1 << card) for card in aside]
    yield from view.calls
    yield from named + exchanged if view.rules.names_before_discard else exchanged + named
    yield from (PLAYS[card] for trick in view.tricks for card in trick.cards)
    yield from (PLAYS[card] for card in view.table)
