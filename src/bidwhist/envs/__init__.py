"""Environments for research: PettingZoo, Gymnasium and OpenSpiel, over the simulator. Each needs its own package.

Importing it registers ``BidWhist-v0`` with Gymnasium, where that is installed.

=====================  ==================================================================
bid_whist_v0           PettingZoo: every seat of a deal
task_env, tasks        Gymnasium: one seat, by tasks; what is decided and what is paid
vector                 Gymnasium: one deal, and thousands in step
openspiel              OpenSpiel's game and bots
sb3                    thousands of deals in step for Stable-Baselines3
opponents              bots in the other seats
courses, dealing       which deals and matches are played
scaling, spaces        observations as floats of 0 to 1; their spaces
resampling, texts      worlds for a seat; what it knows, as text
registration           Gymnasium's register
=====================  ==================================================================
"""

from bidwhist.envs.registration import register

register()
