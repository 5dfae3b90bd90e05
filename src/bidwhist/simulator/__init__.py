"""The simulator: deals played by numbers, play-outs, and batches of deals in the caller's arrays.

The compiled kernel answers where it was built, else plain Python, with the same results. Deals come from a seed as
everywhere in bidwhist; deal ``number`` has dealer ``number mod players`` unless one is named.

=====================  ==================================================================
states, batches        one deal at a time; many at once
numbering              a whole number for each thing a seat can do
observation            what a seat may know, as small numbers
packing                the same as bits in words, and back
ends                   many deals of given cards at once, played to their end by skilled seats
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
from bidwhist.simulator.ends import NO_ACTION, Deals, Ends, histories_of, skilled_ends
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
    "NO_ACTION",
    "Batch",
    "Buffers",
    "Deals",
    "Ends",
    "PackedBuffers",
    "Policy",
    "Simulation",
    "Skill",
    "State",
    "given_state",
    "histories_of",
    "new_buffers",
    "new_packed_buffers",
    "new_state",
    "plain_state",
    "play_outs",
    "restored_state",
    "simulate",
    "skilled_action",
    "skilled_end",
    "skilled_ends",
    "typed_deal",
]
