"""A card player without search: a small network values every card that may be played.

======  ============================================================================
facts   what a seat knows while cards are played, as arrays: many decisions at once
net     the network, and its weights in ``data/play_net.npz``
player  the part of a bot that plays by it
======  ============================================================================

``python -m benches.fit.play_net`` writes the weights.
"""
