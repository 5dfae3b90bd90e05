"""Thousands of deals in step for Stable-Baselines3, on the kernel: one seat among players of chance or bots.

    from bidwhist.envs.sb3 import BatchVecEnv
    from sb3_contrib import MaskablePPO
    MaskablePPO("MlpPolicy", BatchVecEnv(256, rules="palace")).learn(100_000)

For tasks, ``stable_baselines3.common.env_util.make_vec_env("BidWhist-v0", …)`` makes vectors of them.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.envs.opponents import AnyBot
from bidwhist.envs.scaling import scaled
from bidwhist.envs.vector import BidWhistVectorEnv
from bidwhist.errors import Unknown
from bidwhist.simulator import Skill
from bidwhist.simulator.observation import OBSERVATION_SIZE


class BatchVecEnv(VecEnv):  # type: ignore[misc]
    """``BidWhistVectorEnv`` as Stable-Baselines3 wants it: scaled observations, masks on request, deals in a row.

    The reward is the points of the seat's side, when a deal ends.
    """

    def __init__(
        self,
        num_envs: int,
        rules: Ruleset | str = "classic",
        seat: int = 0,
        *,
        opponents: AnyBot | Sequence[AnyBot] | Skill | None = None,
        seed: int | None = None,
    ) -> None:
        """Makes the batch.

        :param opponents: as in ``BidWhistVectorEnv``; without, chance in the kernel.
        :param seed: environment i plays deals i, i + n … of it.
        :raises WhistError: if there is no such rule set or bot.
        """
        self._inner = BidWhistVectorEnv(num_envs, rules, seat, copies=False, opponents=opponents)
        self._first_seed = seed
        self._actions: NDArray[np.int64] = np.zeros(num_envs, dtype=np.int64)
        self.render_mode = None
        super().__init__(
            num_envs,
            spaces.Box(0.0, 1.0, shape=(OBSERVATION_SIZE,), dtype=np.float32),
            self._inner.single_action_space,
        )

    def reset(self) -> NDArray[np.float32]:
        """Deals in every environment: the seed's deals first, and new ones at the next reset."""
        seeds = [seed for seed in self._seeds if seed is not None]
        seen, _ = self._inner.reset(seed=seeds[0] if seeds else self._first_seed)
        self._first_seed = None
        self._reset_seeds()
        return scaled(seen["observation"])

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Keeps the actions for ``step_wait``."""
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Takes one legal action in every environment.

        :raises IllegalAction: if one is not legal; then none is taken.
        """
        seen, rewards, ended, _, info = self._inner.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(ended):
            infos[row] = {
                "terminal_observation": scaled(info["final_obs"][row]["observation"]),
                "TimeLimit.truncated": False,
            }
        return scaled(seen["observation"]), rewards, ended.copy(), infos

    def close(self) -> None:
        """Nothing to close."""

    def action_masks(self) -> NDArray[np.bool_]:
        """bool[n, ACTIONS]: which actions are legal now."""
        return self._inner.buffers.masks.astype(np.bool_)

    def has_attr(self, attr_name: str) -> bool:
        """Whether every environment has an attribute: ``action_masks`` alone."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: int | Iterable[int] | None = None) -> list[Any]:
        """An attribute of the batch, once for every environment.

        :raises AttributeError: if it has none of the name.
        """
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: int | Iterable[int] | None = None) -> None:
        """Refused: environments of a batch have nothing of their own.

        :raises Unknown: always.
        """
        raise Unknown(f"environments of a batch have nothing of their own to set: {attr_name!r}")

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """``action_masks`` of environments; they have no other method.

        :raises Unknown: for another name.
        """
        if method_name != "action_masks":
            raise Unknown(f"environments of a batch have one method, action_masks: {method_name!r}")
        return [*self.action_masks()[list(self._get_indices(indices))]]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: int | Iterable[int] | None = None) -> list[bool]:
        """None is."""
        return [False for _ in self._get_indices(indices)]
