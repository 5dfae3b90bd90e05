"""The simulator: deals played by numbers, play-outs, and batches of deals in the caller's arrays.

The compiled kernel answers where it was built, else plain Python, with the same results. Deals come from a seed as
everywhere in bidwhist; deal ``number`` has dealer ``number mod players`` unless one is named.
"""

import warnings
from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from importlib import import_module
from typing import Any, Protocol, Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from bidwhist.cards import Hand
from bidwhist.deal import Deal, check_cards
from bidwhist.errors import Misdeal, SlowWarning, WhistError
from bidwhist.kernel import plain
from bidwhist.kernel.numbering import ACTIONS
from bidwhist.kernel.observation import OBSERVATION_SIZE
from bidwhist.kernel.tables import table_values
from bidwhist.rules.ruleset import Ruleset

try:
    from bidwhist.kernel._kernel import best_level
except ImportError:
    COMPILED = False
else:
    COMPILED = True
    # The same simulator twice: for any processor, and for those of the level x86-64-v3.
    _simulator: Any = import_module(f"bidwhist.kernel._simulator{'_v3' if best_level() >= 1 else ''}")


NO_KERNEL = (
    "bidwhist was installed without its compiled kernel: deals are simulated in plain Python, the same but a hundred "
    "times slower; hint: install a C++17 compiler and install bidwhist again"
)


class Policy(IntEnum):
    """How play-outs choose."""

    CHANCE = 0
    """Any action of the turn, each as likely; reneges happen where the rules let them, nobody calls them."""
    RULE = 1
    """A plain rule without chance. Calls: pass, or where that is forbidden the lowest bid. Declarations: the longest
    suit, the lower number on a tie. Discards: the lowest card, trumps counted above all others. Play: lead the highest
    card so counted; where an opponent is winning, win as cheaply as can be; else throw the lowest."""


class State(Protocol):
    """A deal that is played by numbers; it changes in place, and can be cloned, copied, pickled and undone."""

    @property
    def rules(self) -> Ruleset:
        """The rule set."""

    @property
    def to_act(self) -> int:
        """The seat to act, -1 when the deal is over."""

    @property
    def phase(self) -> int:
        """The phase, as ``bidwhist.Phase`` numbers them."""

    @property
    def is_over(self) -> bool:
        """Whether the deal is played or thrown in."""

    @property
    def dealer(self) -> int:
        """The seat that dealt."""

    @property
    def dealt(self) -> tuple[Hand, ...]:
        """Each seat's cards as dealt."""

    @property
    def held(self) -> tuple[Hand, ...]:
        """Each seat's cards now."""

    @property
    def kitty(self) -> Hand:
        """The kitty as dealt."""

    @property
    def points(self) -> tuple[int, ...]:
        """Points by side; zeros before the end."""

    @property
    def tricks_won(self) -> tuple[int, ...]:
        """Tricks by side, the discard trick and moved tricks counted in."""

    @property
    def history(self) -> list[int]:
        """The actions taken so far."""

    def legal_actions(self) -> list[int]:
        """The numbers of what the seat to act may do, lowest first; none when the deal is over."""

    def apply_action(self, action: int) -> None:
        """Takes an action.

        :raises IllegalAction: if it is not legal now.
        """

    def undo_action(self) -> None:
        """Takes the last action back.

        :raises IllegalAction: if there is none.
        """

    def clone(self) -> Self:
        """A state of its own that stands where this one does."""

    def observe(self, seat: int, into: NDArray[np.int8]) -> None:
        """Writes what a seat may know into int8[OBSERVATION_SIZE]."""

    def mask(self, into: NDArray[np.int8]) -> None:
        """Writes 1 for each legal action and 0 for all others into int8[ACTIONS]."""

    def play_outs(self, random: int, policy: int, points: NDArray[np.int16]) -> None:
        """Fills int16[n, sides]; see ``play_outs``."""


@cache
def _say_once() -> None:
    warnings.warn(NO_KERNEL, SlowWarning, stacklevel=3)


@cache
def _compiled(rules: Ruleset) -> Any:
    return _simulator.compile(rules, *table_values(rules))


def new_state(rules: Ruleset, seed: bytes, number: int = 0, dealer: int | None = None) -> State:
    """Deal ``number`` (from 0) of a seed, waiting for its first call.

    :raises WhistError: if the seed is not 32 bytes or there is no such dealer.
    """
    _check_seed(seed)
    seat = number % rules.players if dealer is None else dealer
    if not 0 <= seat < rules.players:
        raise WhistError(f"no such dealer; seats are 0 to {rules.players - 1}: {seat}")
    if not COMPILED:
        return plain.dealt_state(rules, seed, number, seat)
    state: State = _simulator.dealt_state(_compiled(rules), seed, number, seat)
    return state


def given_state(rules: Ruleset, dealer: int, hands: Sequence[Hand], kitty: Hand) -> State:
    """A deal of given cards, waiting for its first call.

    :raises Misdeal: if the cards are no whole deal.
    """
    check_cards(rules, hands, kitty)
    if not 0 <= dealer < rules.players:
        raise Misdeal(f"no such dealer; seats are 0 to {rules.players - 1}: {dealer}")
    if not COMPILED:
        return plain.PlainState(rules, dealer, hands, kitty)
    state: State = _simulator.given_state(_compiled(rules), dealer, list(hands), kitty)
    return state


def restored_state(rules: Ruleset, dealer: int, hands: Sequence[Hand], kitty: Hand, history: Sequence[int]) -> State:
    """A deal of given cards after some actions.

    :raises Misdeal: if the cards are no whole deal.
    :raises IllegalAction: if an action was not legal.
    """
    state = given_state(rules, dealer, hands, kitty)
    for action in history:
        state.apply_action(action)
    return state


def typed_deal(state: State) -> Deal:
    """The deal of the core that a state stands for; cards put aside so far count as held until the last of them."""
    return plain_state(state).deal


def plain_state(state: State) -> plain.PlainState:
    """The same state in plain Python."""
    if isinstance(state, plain.PlainState):
        return state
    same = plain.PlainState(state.rules, state.dealer, state.dealt, state.kitty)
    for action in state.history:
        same.trust_action(action)
    return same


def play_outs(state: State, count: int, *, random: int = 0, policy: Policy = Policy.CHANCE) -> NDArray[np.int16]:
    """Plays a state to its end many times; the state stays as it is.

    :param random: play-out r draws from SplitMix64 started at ``random + r``.
    :returns: int16[count, sides], points by side.
    """
    points = np.zeros((count, state.rules.sides), dtype=np.int16)
    state.play_outs(random, int(policy), points)
    return points


class Simulation(msgspec.Struct, frozen=True):
    """What came of many deals; row r is deal ``first + r``."""

    points: NDArray[np.int16]
    """int16[n, sides]: points by side."""
    tricks: NDArray[np.int8]
    """int8[n, sides]: tricks by side, the discard trick counted in."""
    contracts: NDArray[np.int8]
    """int8[n, 4]: declarer, number, strain, direction; -1, 0, -1, -1 for a deal thrown in."""
    decisions: int
    """Actions taken in all."""


def simulate(count: int, seed: bytes, rules: Ruleset, *, first: int = 0, policy: Policy = Policy.CHANCE) -> Simulation:
    """Plays deals ``first``, ``first + 1`` … of a seed to their end; each depends on its own number alone.

    :raises WhistError: if the seed is not 32 bytes.
    """
    _check_seed(seed)
    if not COMPILED:
        _say_once()
    points = np.zeros((count, rules.sides), dtype=np.int16)
    tricks = np.zeros((count, rules.sides), dtype=np.int8)
    contracts = np.zeros((count, 4), dtype=np.int8)
    play = _simulator.simulate if COMPILED else plain.simulate
    decisions = play(_compiled(rules) if COMPILED else rules, seed, first, int(policy), points, tricks, contracts)
    return Simulation(points, tricks, contracts, decisions)


class Buffers(msgspec.Struct, frozen=True):
    """The arrays that a batch writes into; the caller owns them, and they stay the same for the batch's life."""

    observations: NDArray[np.int8]
    """int8[n, OBSERVATION_SIZE]: what the seat to act may know."""
    masks: NDArray[np.int8]
    """int8[n, ACTIONS]: 1 for each legal action."""
    turns: NDArray[np.int8]
    """int8[n]: the seat to act."""
    rewards: NDArray[np.float32]
    """float32[n, players]: points of each seat's side, in the step that ends a deal; else zeros."""
    ended: NDArray[np.bool_]
    """bool[n]: the step ended a deal; what is shown is already the next one."""
    finals: NDArray[np.int8] | None = None
    """int8[n, OBSERVATION_SIZE], where wanted: the last sight of a deal that ended, by the seat that acted last."""


def new_buffers(rules: Ruleset, size: int, *, with_finals: bool = False) -> Buffers:
    """Arrays of the right shapes for so many environments."""
    return Buffers(
        observations=np.zeros((size, OBSERVATION_SIZE), dtype=np.int8),
        masks=np.zeros((size, ACTIONS), dtype=np.int8),
        turns=np.zeros(size, dtype=np.int8),
        rewards=np.zeros((size, rules.players), dtype=np.float32),
        ended=np.zeros(size, dtype=np.bool_),
        finals=np.zeros((size, OBSERVATION_SIZE), dtype=np.int8) if with_finals else None,
    )


class Batch:
    """Many deals in step: environment i plays deals first + i, first + i + n, first + i + 2n … of a seed."""

    def __init__(
        self, rules: Ruleset, seed: bytes, buffers: Buffers, *, first: int = 0, learner: int | None = None
    ) -> None:
        """Deals, and writes the first observations.

        :param learner: the one seat whose turns are shown, all others playing by chance; every seat's if none.
        :raises WhistError: if the seed is not 32 bytes or there is no such seat.
        :raises ValueError: if the buffers are not such as ``new_buffers`` makes.
        """
        _check_seed(seed)
        seat = _learner(rules, learner)
        _check_buffers(rules, buffers)
        if not COMPILED:
            _say_once()
        self.rules, self.buffers = rules, buffers
        make = _simulator.Batch if COMPILED else plain.PlainBatch
        self._batch = make(
            _compiled(rules) if COMPILED else rules,
            seed,
            first,
            seat,
            buffers.observations,
            buffers.masks,
            buffers.turns,
            buffers.rewards,
            buffers.ended,
            buffers.finals,
        )
        self._learner = seat
        self.step = self._batch.step
        """``step(actions)`` with int64[n]: one action in every environment; all refused if one is not legal."""

    def restart(self, seed: bytes, *, first: int = 0) -> None:
        """Begins again with the deals of another seed.

        :raises WhistError: if the seed is not 32 bytes.
        """
        _check_seed(seed)
        self._batch.restart(seed, first, _compiled(self.rules) if COMPILED else self.rules, self._learner)

    def choose(self, random: int, actions: NDArray[np.int64]) -> None:
        """Writes one legal action an environment into int64[n], each as likely, by SplitMix64 from ``random``."""
        self._batch.choose(random & (1 << 64) - 1, actions)

    def number(self, row: int) -> int:
        """Which deal of the seed an environment plays now."""
        number: int = self._batch.number(row)
        return number


def _learner(rules: Ruleset, learner: int | None) -> int:
    if learner is None:
        return -1
    if not 0 <= learner < rules.players:
        raise WhistError(f"no such seat; seats are 0 to {rules.players - 1}: {learner}")
    return learner


def _check_buffers(rules: Ruleset, buffers: Buffers) -> None:
    fitting = new_buffers(rules, len(buffers.turns), with_finals=buffers.finals is not None)
    for name in Buffers.__struct_fields__:
        given, right = getattr(buffers, name), getattr(fitting, name)
        if right is None:
            continue
        if given.dtype != right.dtype or given.shape != right.shape:
            found = f"{given.dtype}{list(given.shape)}"
            raise ValueError(f"the buffer {name} must be {right.dtype}{list(right.shape)}: {found}")
        if not (given.flags.c_contiguous and given.flags.writeable):
            raise ValueError(f"the buffer {name} must be contiguous and writable")


def _check_seed(seed: bytes) -> None:
    if len(seed) != 32:
        raise WhistError(f"a seed has 32 bytes; seed_from_text makes one of a word: {len(seed)}")
