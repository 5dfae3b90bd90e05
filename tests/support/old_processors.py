"""What the kernel answers on a processor, as a hash. Without pytest, which takes two seconds to import under QEMU."""

import random
from hashlib import sha256

from bidwhist.core.rules.presets import PRESETS
from bidwhist.simulator import Policy, simulate
from bidwhist.solver import Position, Solver
from support.positions import draw_position

POSITIONS = 40
DEALS = 200


def answers() -> str:
    """A hash of what solver and simulator say of drawn positions and deals."""
    drawn, solver = random.Random("processors"), Solver(memory_mb=4)
    positions: list[Position] = [draw_position(drawn, 5) for _ in range(POSITIONS)]
    told = sha256(repr([solver.value(one) for one in positions]).encode())
    played = simulate(DEALS, b"processors".ljust(32), PRESETS["palace"], policy=Policy.RULE)
    for array in (played.points, played.tricks, played.contracts):
        told.update(array.tobytes())
    return told.hexdigest()
