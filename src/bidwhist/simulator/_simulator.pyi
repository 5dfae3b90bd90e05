"""Types of the compiled simulator."""

from collections.abc import Sequence
from typing import Generic, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from bidwhist.core.cards import Hand
from bidwhist.core.rules.ruleset import Ruleset

Number = TypeVar("Number", np.int8, np.uint64)

ACTIONS: int
OBSERVATION_SIZE: int
PACKED_SIZE: int

def best_level() -> int: ...

class CompiledRules:
    @property
    def rules(self) -> Ruleset: ...

def compile(  # noqa: A001  # the extension's own name
    rules: Ruleset,
    numbers: dict[str, int],
    side_of: Sequence[int],
    destinations: Sequence[int],
    bids: Sequence[tuple[int, int]],
    openings: Sequence[Sequence[int]],
    declarations: Sequence[int],
    orders: list[dict[str, object]],
    pays: Sequence[int],
    /,
) -> CompiledRules: ...

class CompiledSkill: ...

def compile_skill(tables: dict[str, NDArray[np.int64]], /) -> CompiledSkill: ...

class State:
    @property
    def rules(self) -> Ruleset: ...
    @property
    def to_act(self) -> int: ...
    @property
    def phase(self) -> int: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def dealer(self) -> int: ...
    @property
    def dealt(self) -> tuple[Hand, ...]: ...
    @property
    def held(self) -> tuple[Hand, ...]: ...
    @property
    def kitty(self) -> Hand: ...
    @property
    def points(self) -> tuple[int, ...]: ...
    @property
    def tricks_won(self) -> tuple[int, ...]: ...
    @property
    def history(self) -> list[int]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def undo_action(self) -> None: ...
    def clone(self) -> Self: ...
    def observe(self, seat: int, into: NDArray[np.int8]) -> None: ...
    def mask(self, into: NDArray[np.int8]) -> None: ...
    def play_outs(
        self, random: int, policy: int, points: NDArray[np.int16], skill: CompiledSkill | None, /
    ) -> None: ...
    def skilled_action(self, skill: CompiledSkill, /) -> int: ...

def given_state(rules: CompiledRules, dealer: int, hands: Sequence[Hand], kitty: Hand, /) -> State: ...
def dealt_state(rules: CompiledRules, seed: bytes, number: int, dealer: int, /) -> State: ...
def simulate(
    rules: CompiledRules,
    seed: bytes,
    first: int,
    policy: int,
    points: NDArray[np.int16],
    tricks: NDArray[np.int8],
    contracts: NDArray[np.int8],
    lapses: NDArray[np.uint8] | None,
    skill: CompiledSkill | None,
    /,
) -> int: ...
def skilled_ends(
    rules: CompiledRules,
    skill: CompiledSkill,
    dealer: int,
    hands: NDArray[np.uint64],
    kitties: NDArray[np.uint64],
    histories: NDArray[np.uint8],
    tricks: NDArray[np.int8],
    contracts: NDArray[np.int8],
    /,
) -> None: ...

class _Batch(Generic[Number]):
    def __init__(
        self,
        rules: CompiledRules,
        seed: bytes,
        first: int,
        learner: int,
        observations: NDArray[Number],
        masks: NDArray[Number],
        turns: NDArray[np.int8],
        rewards: NDArray[np.float32],
        ended: NDArray[np.bool_],
        finals: NDArray[Number] | None,
        others: int,
        skill: CompiledSkill | None,
        /,
    ) -> None: ...
    def restart(self, seed: bytes, first: int, rules: CompiledRules, learner: int, /) -> None: ...
    def step(self, actions: NDArray[np.int64], /) -> None: ...
    def choose(self, random: int, actions: NDArray[np.int64], /) -> None: ...
    def number(self, row: int, /) -> int: ...

class Batch(_Batch[np.int8]): ...
class PackedBatch(_Batch[np.uint64]): ...
