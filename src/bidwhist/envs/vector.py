"""Bid Whist for Gymnasium: one seat alone, or many deals in step on the batch of the simulator.

    import gymnasium as gym
    from bidwhist.envs.vector import BidWhistEnv, BidWhistVectorEnv
    env = BidWhistEnv(rules="palace", seat=0)
    many = BidWhistVectorEnv(1024, rules="palace")

Observations and actions are as in the other environments: a dict of ``observation`` and ``action_mask``, and one
number.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.envs.dealing import Dealing, rules_from, seat_in, seed_bytes
from bidwhist.envs.opponents import AnyBot, Company, CompanyBatch
from bidwhist.envs.spaces import action_number, action_numbers, first_deal, observation_space
from bidwhist.envs.texts import state_text
from bidwhist.errors import IllegalAction, WhistError
from bidwhist.simulator import Batch, Buffers, Policy, Skill, State, new_buffers, skilled_action
from bidwhist.simulator.numbering import ACTIONS
from bidwhist.simulator.observation import OBSERVATION_SIZE
from bidwhist.simulator.tables import points_range

Observation = dict[str, NDArray[np.int8]]
Info = dict[str, Any]


class BidWhistEnv(gym.Env[Any, Any]):
    """One seat of a deal; all others play by chance, or bots take them. The reward is its side's points at the end.

    An action that is not legal ends the deal: it costs a point more than the worst result there is, and the words are
    in ``info["illegal"]``.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium types it

    def __init__(
        self,
        rules: Ruleset | str = "classic",
        seat: int = 0,
        render_mode: str | None = None,
        opponents: AnyBot | Sequence[AnyBot] | Skill | None = None,
    ) -> None:
        """Takes a seat.

        :param opponents: a bot for all other seats, or one each from the left: names as in ``steady`` or
            ``module:Class``, or bots; a skill, by which the simulator plays them itself; without, they play by chance.
        :raises WhistError: if there is no such seat or bot.
        """
        self.rules = rules_from(rules)
        self.seat, self.render_mode = seat_in(self.rules, seat), render_mode
        self.observation_space = observation_space()
        self.action_space = spaces.Discrete(ACTIONS)
        self._dealing = Dealing(self.rules)
        self._skill = opponents if isinstance(opponents, Skill) else None
        self._company = (
            None if opponents is None or isinstance(opponents, Skill) else Company(self.rules, seat, opponents)
        )
        self._worst = float(points_range(self.rules)[0] - 1)
        self._state: State | None = None

    @property
    def deal(self) -> State:
        """The deal in play, as the simulator holds it.

        :raises IllegalAction: before the first reset.
        """
        if self._state is None:
            raise IllegalAction("reset the environment first")
        return self._state

    def action_masks(self) -> NDArray[np.bool_]:
        """bool[ACTIONS]: which actions are legal now, for learners that ask for them by this name.

        :raises IllegalAction: before the first reset.
        """
        return self._seen()["action_mask"].astype(np.bool_)

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Observation, Info]:
        """Deals, and lets the others act. A seed starts at its deal 0, no seed takes the next deal.

        :raises WhistError: if there are options that no deal can be made from.
        :raises BotFault: if an opponent fails or breaks the rules.
        """
        super().reset(seed=seed)
        self._state = self._dealing.deal(seed, options)
        self._let_others_act()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Takes an action, and lets the others act until it is the seat's turn or the deal is over.

        :returns: as Gymnasium has it; the reward is in points, 0 before the deal is over.
        :raises IllegalAction: before the first reset.
        :raises WhistError: if the opponents' skill is for other rules.
        :raises BotFault: if an opponent fails or breaks the rules.
        """
        try:
            self.deal.apply_action(action_number(action))
        except IllegalAction as error:
            return self._seen(), self._worst, True, False, {"illegal": str(error)}
        self._let_others_act()
        reward = float(self.deal.points[self.rules.side_of[self.seat]])
        return self._seen(), reward, self.deal.is_over, False, {}

    def _let_others_act(self) -> None:
        state = self.deal
        if self._company is not None:
            self._company.act(state, *self._dealing.place)
        while not state.is_over and state.to_act != self.seat:
            state.apply_action(self._chosen(state) if self._skill is None else skilled_action(state, self._skill))

    def _chosen(self, state: State) -> int:
        actions = state.legal_actions()
        return actions[int(self.np_random.integers(len(actions)))]

    def _seen(self) -> Observation:
        observation = np.empty(OBSERVATION_SIZE, dtype=np.int8)
        mask = np.empty(ACTIONS, dtype=np.int8)
        self.deal.observe(self.seat, observation)
        self.deal.mask(mask)
        return {"observation": observation, "action_mask": mask}

    def render(self) -> str | None:
        """The whole deal as text, hidden cards too, in the mode ``ansi``.

        :raises IllegalAction: before the first reset.
        """
        return state_text(self.deal) if self.render_mode == "ansi" else None


class BidWhistVectorEnv(VectorEnv[Any, Any, Any]):
    """Many deals in step; a deal that ends is replaced at once by the next one (the mode ``SAME_STEP``).

    With ``seat`` that seat alone acts, the others play by chance or are ``opponents``, and rewards are its side's
    points. Without it every step is a decision of the seat to act: ``info["to_act"]`` says who, rewards are those of
    the seat that acted, and ``info["rewards"]`` has float32[n, players] for all. Where deals ended,
    ``info["final_obs"]`` has their last observation, ``info["_final_obs"]`` says where.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        rules: Ruleset | str = "classic",
        seat: int | None = None,
        *,
        copies: bool = True,
        opponents: AnyBot | Sequence[AnyBot] | Skill | None = None,
    ) -> None:
        """Makes the arrays.

        :param num_envs: how many deals are in step, n in the shapes of the arrays.
        :param copies: whether observations are the caller's to keep; if not, they are the batch's own arrays, which
            the next step overwrites.
        :param opponents: a bot for all other seats, or one each from the left, or a skill, as in ``BidWhistEnv``; needs
            ``seat``.
        :raises WhistError: if there is no such seat or bot, or there are opponents and ``seat`` is not given.
        """
        self.rules, self.num_envs, self.copies = rules_from(rules), num_envs, copies
        self.seat = None if seat is None else seat_in(self.rules, seat)
        self.single_observation_space = observation_space()
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.buffers = new_buffers(self.rules, num_envs, with_finals=True)
        self._never = np.zeros(num_envs, dtype=np.bool_)
        self._rows = np.arange(num_envs)
        if opponents is not None and seat is None:
            raise WhistError("opponents need a seat to play against, as in seat=0")
        self._others: Policy | Skill = opponents if isinstance(opponents, Skill) else Policy.CHANCE
        self._company: Company | None = None
        if opponents is not None and seat is not None and not isinstance(opponents, Skill):
            self._company = Company(self.rules, seat, opponents)
        self._batch: Batch[Buffers] | CompanyBatch | None = None
        self._turns = np.zeros(num_envs, dtype=np.int8)

    @property
    def batch(self) -> Batch[Buffers] | CompanyBatch:
        """The batch under the environment.

        :raises IllegalAction: before the first reset.
        """
        if self._batch is None:
            raise IllegalAction("reset the environment first")
        return self._batch

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Observation, Info]:
        """Deals in every environment: environment i plays deals first + i, first + i + n … of the seed.

        :param options: ``first``, the number of the first deal, 0 if it is not given.
        :raises WhistError: if the seed has no such deals, or ``first`` is not a whole number.
        """
        first = first_deal(options)
        if self._company is not None:
            arrays = [getattr(self.buffers, name) for name in Buffers.__struct_fields__]
            self._batch = CompanyBatch(self._company, self.rules, seed_bytes(seed), first, arrays)
        else:
            self._batch = Batch(
                self.rules, seed_bytes(seed), self.buffers, first=first, learner=self.seat, others=self._others
            )
        self._turns = self.buffers.turns.copy()
        return self._seen(), {"to_act": self._turns}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Takes one legal action in every environment.

        :param actions: int64[n], the number of an action for each.
        :returns: int8[n, OBSERVATION_SIZE] and int8[n, ACTIONS] by name, float32[n] points, bool[n] whether the deal
            ended, bool[n] that is False, and what else there is to know.
        :raises IllegalAction: if one is not legal; then none is taken.
        """
        acted = self._turns
        self.batch.step(action_numbers(actions))
        buffers = self.buffers
        self._turns = buffers.turns.copy()
        rewards = buffers.rewards[self._rows, acted]
        info: Info = {"to_act": self._turns, "rewards": buffers.rewards.copy() if self.copies else buffers.rewards}
        if buffers.ended.any():
            info |= self._finals()
        ended = buffers.ended.copy() if self.copies else buffers.ended
        return self._seen(), rewards, ended, self._never.copy(), info

    def random_actions(self, random: int, into: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """One legal action for each environment, each equally likely: int64[n].

        :param random: the seed that they are drawn from.
        :param into: int64[n] that is filled; without it a new array.
        :raises IllegalAction: before the first reset.
        """
        actions = np.zeros(self.num_envs, dtype=np.int64) if into is None else into
        self.batch.choose(random, actions)
        return actions

    def _seen(self) -> Observation:
        buffers = self.buffers
        if self.copies:
            return {"observation": buffers.observations.copy(), "action_mask": buffers.masks.copy()}
        return {"observation": buffers.observations, "action_mask": buffers.masks}

    def _finals(self) -> Info:
        finals = self.buffers.finals
        assert finals is not None
        last = np.full(self.num_envs, None, dtype=object)
        for row in np.flatnonzero(self.buffers.ended):
            last[row] = {"observation": finals[row].copy(), "action_mask": np.zeros(ACTIONS, dtype=np.int8)}
        return {"final_obs": last, "_final_obs": self.buffers.ended.copy()}
