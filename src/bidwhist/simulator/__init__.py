"""The simulator: deals played by numbers, play-outs, and batches of deals in the caller's arrays.

The compiled kernel answers where it was built, else plain Python, with the same results. Deals come from a seed as
everywhere in bidwhist; deal ``number`` has dealer ``number mod players`` unless one is named.

=====================  ==================================================================
states, batches        one deal at a time; many at once
numbering              a whole number for each thing a seat can do
observation            what a seat may know, as small numbers
packing                the same as bits in words, and back
skill                  what a skilled seat knows, as whole numbers
skilled_calls          what it calls, names and discards, in plain Python
skilled_cards          what it plays
tables                 a rule set as plain numbers, for the compiled simulator
compiled               the extension, where there is one
plain, plain_batch     the same in plain Python
=====================  ==================================================================
"""

from bidwhist.simulator.batches import (
    Batch,
    Buffers,
    PackedBuffers,
    Simulation,
    new_buffers,
    new_packed_buffers,
    simulate,
)
from bidwhist.simulator.compiled import COMPILED
from bidwhist.simulator.skill import Skill
from bidwhist.simulator.states import (
    Policy,
    State,
    given_state,
    new_state,
    plain_state,
    play_outs,
    restored_state,
    skilled_action,
    skilled_end,
    typed_deal,
)

__all__ = [
    "COMPILED",
    "Batch",
    "Buffers",
    "PackedBuffers",
    "Policy",
    "Simulation",
    "Skill",
    "State",
    "given_state",
    "new_buffers",
    "new_packed_buffers",
    "new_state",
    "plain_state",
    "play_outs",
    "restored_state",
    "simulate",
    "skilled_action",
    "skilled_end",
    "typed_deal",
]
