"""Bid Whist for PettingZoo: an agent-environment-cycle environment of one deal.

Agents are ``seat_0`` … ``seat_3`` (three or five seats where the rules say so), clockwise. Each decision is one
number of ``bidwhist.simulator.numbering``; an observation is a dict of ``observation``, the named slices of
``bidwhist.simulator.observation``, and ``action_mask``. Rewards come when the deal ends: the points of the
seat's side.

    from bidwhist.envs import bid_whist_v0
    env = bid_whist_v0.env(rules="palace")
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.envs.dealing import Dealing, rules_from
from bidwhist.envs.spaces import action_number, observation_space
from bidwhist.envs.texts import information_text, state_text
from bidwhist.errors import IllegalAction
from bidwhist.simulator import State
from bidwhist.simulator.numbering import ACTIONS
from bidwhist.simulator.observation import OBSERVATION_SIZE
from bidwhist.simulator.tables import points_range

Observation = dict[str, NDArray[np.int8]]


def env(rules: Ruleset | str = "classic", render_mode: str | None = None) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual guards: an illegal action ends the deal and costs most of all."""
    bare = raw_env(rules, render_mode)
    guarded = wrappers.TerminateIllegalWrapper(bare, illegal_reward=points_range(bare.rules)[0] - 1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801  # PettingZoo's own name
    """The environment without guards.

    :param rules: a rule set, a preset's name or a share code.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "bid_whist_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, rules: Ruleset | str = "classic", render_mode: str | None = None) -> None:
        super().__init__()
        self.rules = rules_from(rules)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._dealing = Dealing(self.rules)
        self._state: State | None = None
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of observations, the same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of actions, the same for every seat."""
        return self.action_spaces[agent]

    @property
    def deal(self) -> State:
        """The deal in play, as the simulator holds it: clone it, undo in it, look at it, or play it out.

        :raises IllegalAction: before the first reset.
        """
        if self._state is None:
            raise IllegalAction("reset the environment first")
        return self._state

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deals. A seed starts at its deal 0, no seed takes the next deal; ``options`` as ``Dealing.deal`` has them."""
        state = self._state = self._dealing.deal(seed, options)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[state.to_act]

    def observe(self, agent: str) -> Observation:
        """What a seat may know. Its mask is all zeros when it is not its turn."""
        state, seat = self.deal, self._seat_of[agent]
        observation = np.empty(OBSERVATION_SIZE, dtype=np.int8)
        state.observe(seat, observation)
        if seat != state.to_act:
            return {"observation": observation, "action_mask": np.zeros(ACTIONS, dtype=np.int8)}
        mask = np.empty(ACTIONS, dtype=np.int8)
        state.mask(mask)
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Takes an action of the seat to act, or nothing once the deal is over.

        :raises IllegalAction: if the action is not legal now.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        state = self.deal
        state.apply_action(action_number(action))
        self._cumulative_rewards[agent] = 0
        if not state.is_over:
            self.agent_selection = self.possible_agents[state.to_act]
            return
        self._finish(state)

    def undo(self) -> None:
        """Takes the last action back.

        :raises IllegalAction: if there is none, or the deal is over.
        """
        if self.deal.is_over:
            raise IllegalAction("the deal is over and its rewards are paid; reset instead")
        self.deal.undo_action()
        self.agent_selection = self.possible_agents[self.deal.to_act]

    def _finish(self, state: State) -> None:
        points = state.points
        self.rewards = {agent: points[self.rules.side_of[seat]] for agent, seat in self._seat_of.items()}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The whole deal as text, hidden cards too, in the mode ``ansi``."""
        return state_text(self.deal) if self.render_mode == "ansi" else None

    def information(self, agent: str) -> str:
        """What a seat may know, as text."""
        return information_text(self.deal, self._seat_of[agent])

    def close(self) -> None:
        """Nothing to close."""
