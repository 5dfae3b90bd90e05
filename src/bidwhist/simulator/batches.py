"""Many deals at once: played to their end, or in step in the caller's arrays."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import check_numbers
from bidwhist.errors import WhistError
from bidwhist.simulator import compiled, plain, plain_batch
from bidwhist.simulator.numbering import ACTIONS
from bidwhist.simulator.observation import OBSERVATION_SIZE
from bidwhist.simulator.packing import PACKED_MASK_SIZE, PACKED_SIZE
from bidwhist.simulator.skill import Skill
from bidwhist.simulator.states import DEALS_AT_ONCE, Policy, policy_values


class Simulation(msgspec.Struct, frozen=True):
    """The results of many deals; row r is deal ``first + r``."""

    points: NDArray[np.int16]
    """int16[n, sides]: points by side."""
    tricks: NDArray[np.int8]
    """int8[n, sides]: tricks by side, the discard trick counted in."""
    contracts: NDArray[np.int8]
    """int8[n, 4]: declarer, number, strain, direction; -1, 0, -1, -1 for a deal thrown in."""
    decisions: int
    """Actions taken in all."""


def simulate(
    count: int,
    seed: bytes,
    rules: Ruleset,
    *,
    first: int = 0,
    policy: Policy | Skill = Policy.CHANCE,
    lapses: NDArray[np.uint8] | None = None,
) -> Simulation:
    """Plays deals ``first``, ``first + 1`` … of a seed to their end; each depends on its own number alone.

    :param policy: how every seat plays; a skill must be one for these rules.
    :param lapses: uint8[count, players], for seats of known strength: how many of 256 cards each seat lays by chance;
        all else is done by the plain rule, whatever the policy.
    :raises WhistError: if the seed is not 32 bytes, has no such deals, the lapses are not for every deal and seat, or
        the skill is for other rules.
    """
    compiled.check_seed(seed)
    check_numbers(first, count)
    if lapses is not None and (lapses.shape != (count, rules.players) or lapses.dtype != np.uint8):
        raise WhistError(f"lapses must be uint8[{count}, {rules.players}], not {lapses.dtype}{list(lapses.shape)}")
    if not compiled.COMPILED:
        compiled.say_once()
    points = np.zeros((count, rules.sides), dtype=np.int16)
    tricks = np.zeros((count, rules.sides), dtype=np.int8)
    contracts = np.zeros((count, 4), dtype=np.int8)
    play = compiled.simulator.simulate if compiled.COMPILED else plain.simulate
    known = compiled.compiled_rules(rules) if compiled.COMPILED else rules
    policy_number, skill = policy_values(rules, policy)
    known_skill = compiled.compiled_skill(skill) if compiled.COMPILED and skill is not None else skill
    given = None if lapses is None else np.require(lapses, requirements=["C", "W"])
    decisions = 0
    for start in range(0, count, DEALS_AT_ONCE):
        part = slice(start, start + DEALS_AT_ONCE)
        decisions += play(
            known,
            seed,
            first + start,
            policy_number,
            points[part],
            tricks[part],
            contracts[part],
            None if given is None else given[part],
            known_skill,
        )
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
    """int8[n, OBSERVATION_SIZE], if wanted: the last observation of a finished deal, by the seat that acted last."""


def new_buffers(rules: Ruleset, size: int, *, with_finals: bool = False) -> Buffers:
    """Arrays of the right shapes.

    :param size: how many deals are in step.
    """
    return Buffers(
        observations=np.zeros((size, OBSERVATION_SIZE), dtype=np.int8),
        masks=np.zeros((size, ACTIONS), dtype=np.int8),
        turns=np.zeros(size, dtype=np.int8),
        rewards=np.zeros((size, rules.players), dtype=np.float32),
        ended=np.zeros(size, dtype=np.bool_),
        finals=np.zeros((size, OBSERVATION_SIZE), dtype=np.int8) if with_finals else None,
    )


class PackedBuffers(msgspec.Struct, frozen=True):
    """The same with observations and masks as bits; ``simulator.packing`` says where each is, and unpacks them."""

    observations: NDArray[np.uint64]
    """uint64[n, PACKED_SIZE]: what the seat to act may know."""
    masks: NDArray[np.uint64]
    """uint64[n, PACKED_MASK_SIZE]: a bit for each legal action."""
    turns: NDArray[np.int8]
    """int8[n]: the seat to act."""
    rewards: NDArray[np.float32]
    """float32[n, players]: points of each seat's side, in the step that ends a deal; else zeros."""
    ended: NDArray[np.bool_]
    """bool[n]: the step ended a deal; what is shown is already the next one."""
    finals: NDArray[np.uint64] | None = None
    """uint64[n, PACKED_SIZE], if wanted: the last observation of a finished deal, by the seat that acted last."""


def new_packed_buffers(rules: Ruleset, size: int, *, with_finals: bool = False) -> PackedBuffers:
    """Arrays of the right shapes for observations and masks that are bits.

    :param size: how many deals are in step.
    """
    return PackedBuffers(
        observations=np.zeros((size, PACKED_SIZE), dtype=np.uint64),
        masks=np.zeros((size, PACKED_MASK_SIZE), dtype=np.uint64),
        turns=np.zeros(size, dtype=np.int8),
        rewards=np.zeros((size, rules.players), dtype=np.float32),
        ended=np.zeros(size, dtype=np.bool_),
        finals=np.zeros((size, PACKED_SIZE), dtype=np.uint64) if with_finals else None,
    )


AnyBuffers = TypeVar("AnyBuffers", Buffers, PackedBuffers)


class Batch(Generic[AnyBuffers]):
    """Many deals in step: environment i plays deals first + i, first + i + n, first + i + 2n … of a seed."""

    def __init__(
        self,
        rules: Ruleset,
        seed: bytes,
        buffers: AnyBuffers,
        *,
        first: int = 0,
        learner: int | None = None,
        others: Policy | Skill = Policy.CHANCE,
    ) -> None:
        """Deals, and writes the first observations.

        :param buffers: made by ``new_buffers``, or by ``new_packed_buffers`` for bits, in half the time.
        :param learner: the one seat whose turns are shown; every seat's if none.
        :param others: how all other seats play where there is a learner.
        :raises WhistError: if the seed is not 32 bytes or has no such deals, there is no such seat, or the skill is for
            other rules.
        :raises ValueError: if the buffers are not such as ``new_buffers`` makes.
        """
        compiled.check_seed(seed)
        check_numbers(first, len(buffers.turns))
        seat = _learner(rules, learner)
        _check_buffers(rules, buffers)
        number, skill = policy_values(rules, others)
        if not compiled.COMPILED:
            compiled.say_once()
        self.rules: Final = rules
        self.buffers: Final[AnyBuffers] = buffers
        self._batch = _batch_class(buffers)(
            compiled.compiled_rules(rules) if compiled.COMPILED else rules,
            seed,
            first,
            seat,
            buffers.observations,
            buffers.masks,
            buffers.turns,
            buffers.rewards,
            buffers.ended,
            buffers.finals,
            number,
            compiled.compiled_skill(skill) if compiled.COMPILED and skill is not None else skill,
        )
        self._learner = seat
        self.step: Callable[[NDArray[np.int64]], None] = self._batch.step
        """``step(actions)`` with int64[n]: one action in every environment; all refused if one is not legal."""

    def restart(self, seed: bytes, *, first: int = 0) -> None:
        """Begins again with the deals of another seed.

        :param first: which deal of the seed the first environment plays, from 0.
        :raises WhistError: if the seed is not 32 bytes or has no such deals.
        """
        compiled.check_seed(seed)
        check_numbers(first, len(self.buffers.turns))
        self._batch.restart(
            seed, first, compiled.compiled_rules(self.rules) if compiled.COMPILED else self.rules, self._learner
        )

    def choose(self, random: int, actions: NDArray[np.int64]) -> None:
        """Writes one legal action for each environment, each as likely.

        :param random: the seed of the SplitMix64 that they are drawn from.
        :param actions: int64[n], which is filled.
        """
        self._batch.choose(random & plain.WORD, actions)

    def number(self, row: int) -> int:
        """Which deal of the seed an environment plays now.

        :param row: which environment, by the row of its deals in the arrays, from 0.
        """
        number: int = self._batch.number(row)
        return number


def _learner(rules: Ruleset, learner: int | None) -> int:
    if learner is None:
        return -1
    if not 0 <= learner < rules.players:
        raise WhistError(f"no such seat; seats are 0 to {rules.players - 1}: {learner}")
    return learner


def _batch_class(buffers: Buffers | PackedBuffers) -> Any:
    if isinstance(buffers, PackedBuffers):
        return compiled.simulator.PackedBatch if compiled.COMPILED else plain_batch.PackedPlainBatch
    return compiled.simulator.Batch if compiled.COMPILED else plain_batch.PlainBatch


def _check_buffers(rules: Ruleset, buffers: Buffers | PackedBuffers) -> None:
    make = new_packed_buffers if isinstance(buffers, PackedBuffers) else new_buffers
    fitting = make(rules, len(buffers.turns), with_finals=buffers.finals is not None)
    for name in buffers.__struct_fields__:
        given, right = getattr(buffers, name), getattr(fitting, name)
        if right is None:
            continue
        if given.dtype != right.dtype or given.shape != right.shape:
            found = f"{given.dtype}{list(given.shape)}"
            raise ValueError(f"the buffer {name} must be {right.dtype}{list(right.shape)}: {found}")
        if not (given.flags.c_contiguous and given.flags.writeable):
            raise ValueError(f"the buffer {name} must be contiguous and writable")
