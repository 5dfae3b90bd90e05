"""Many deals in step in plain Python: what answers without a kernel, and what checks the compiled batch."""

import numpy as np
from numpy.typing import NDArray

from bidwhist.core.deal import NOBODY
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import IllegalAction
from bidwhist.simulator.numbering import ACTIONS
from bidwhist.simulator.observation import OBSERVATION_SIZE
from bidwhist.simulator.packing import pack, pack_mask
from bidwhist.simulator.plain import PlainState, SplitMix64, chance_for, dealt_state, next_action
from bidwhist.simulator.skill import Skill


class PlainBatch:
    """Many deals in step, in the caller's arrays; each is replaced by its next one the moment it ends."""

    def __init__(  # noqa: PLR0917  # the compiled one takes them so
        self,
        rules: Ruleset,
        seed: bytes,
        first: int,
        learner: int,
        observations: NDArray[np.int8],
        masks: NDArray[np.int8],
        turns: NDArray[np.int8],
        rewards: NDArray[np.float32],
        ended: NDArray[np.bool_],
        finals: NDArray[np.int8] | None,
        others: int = 0,
        skill: Skill | None = None,
    ) -> None:
        self._observations, self._masks, self._turns = observations, masks, turns
        self._rewards, self._ended, self._finals = rewards, ended, finals
        self._others, self._skill = others, skill
        self.restart(seed, first, rules, learner)

    def restart(self, seed: bytes, first: int, rules: Ruleset, learner: int) -> None:
        """Begins again with other deals."""
        size = len(self._turns)
        self._rules, self._seed, self._learner = rules, seed, learner
        self._numbers = [first + row - size for row in range(size)]
        self._states: list[PlainState] = [None] * size  # type: ignore[list-item]  # filled by the next line
        self._chances = [SplitMix64(0)] * size
        self._rewards[:] = 0
        self._ended[:] = False
        for row in range(size):
            self._start_next(row)
            self._show(row)

    def number(self, row: int) -> int:
        """Which deal of the seed an environment plays.

        :raises ValueError: if there is no such environment.
        """
        if not 0 <= row < len(self._numbers):
            raise ValueError("there is no such environment")
        return self._numbers[row]

    def step(self, actions: NDArray[np.int64]) -> None:
        """Takes one action in every environment.

        :raises IllegalAction: if one is not legal; then none is taken.
        :raises ValueError: if there are more actions or fewer than environments.
        """
        self._check_shape(actions)
        for row, action in enumerate(actions):
            if not 0 <= action < ACTIONS or action not in self._states[row].legal_actions():
                raise IllegalAction(f"environment {row} may not take action {action} now; its mask says what it may")
        for row, action in enumerate(actions):
            self._step_row(row, int(action))

    def choose(self, random: int, actions: NDArray[np.int64]) -> None:
        """Writes one legal action an environment, each as likely."""
        self._check_shape(actions)
        chance = SplitMix64(random)
        for row, state in enumerate(self._states):
            may = state.legal_actions()
            actions[row] = may[chance.below(len(may))]

    def _check_shape(self, actions: NDArray[np.int64]) -> None:
        if actions.shape != (len(self._states),):
            raise ValueError("an action an environment is needed")

    def _step_row(self, row: int, action: int) -> None:
        state = self._states[row]
        seat = state.to_act
        state.trust_action(action)
        self._let_others_act(row)
        self._rewards[row] = [state.points[side] for side in self._rules.side_of]
        self._ended[row] = state.is_over
        if state.is_over:
            if self._finals is not None:
                state.observe(seat, self._finals[row])
            self._start_next(row)
        self._show(row)

    def _start_next(self, row: int) -> None:
        self._numbers[row] += len(self._numbers)
        number = self._numbers[row]
        self._states[row] = dealt_state(self._rules, self._seed, number, number % self._rules.players)
        self._chances[row] = chance_for(self._seed, number)
        self._let_others_act(row)

    def _let_others_act(self, row: int) -> None:
        state = self._states[row]
        while self._learner != NOBODY and not state.is_over and state.to_act != self._learner:
            state.trust_action(next_action(state, self._others, self._chances[row], self._skill))

    def _show(self, row: int) -> None:
        state = self._states[row]
        state.observe(state.to_act, self._observations[row])
        state.mask(self._masks[row])
        self._turns[row] = state.to_act


class PackedPlainBatch(PlainBatch):
    """The same with observations and masks as bits in the caller's arrays."""

    def __init__(  # noqa: PLR0917  # the compiled one takes them so
        self,
        rules: Ruleset,
        seed: bytes,
        first: int,
        learner: int,
        observations: NDArray[np.uint64],
        masks: NDArray[np.uint64],
        turns: NDArray[np.int8],
        rewards: NDArray[np.float32],
        ended: NDArray[np.bool_],
        finals: NDArray[np.uint64] | None,
        others: int = 0,
        skill: Skill | None = None,
    ) -> None:
        size = len(turns)
        self._packed = observations, masks, finals
        super().__init__(
            rules,
            seed,
            first,
            learner,
            np.zeros((size, OBSERVATION_SIZE), dtype=np.int8),
            np.zeros((size, ACTIONS), dtype=np.int8),
            turns,
            rewards,
            ended,
            None if finals is None else np.zeros((size, OBSERVATION_SIZE), dtype=np.int8),
            others,
            skill,
        )

    def restart(self, seed: bytes, first: int, rules: Ruleset, learner: int) -> None:
        """Begins again with other deals."""
        super().restart(seed, first, rules, learner)
        self._pack()

    def step(self, actions: NDArray[np.int64]) -> None:
        """Takes one action in every environment; refused as in ``PlainBatch``."""
        super().step(actions)
        self._pack()

    def _pack(self) -> None:
        observations, masks, finals = self._packed
        observations[:] = pack(self._observations)
        masks[:] = pack_mask(self._masks)
        if finals is not None and self._finals is not None:
            finals[:] = pack(self._finals)
