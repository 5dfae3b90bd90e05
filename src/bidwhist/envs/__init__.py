"""Environments for research: PettingZoo, Gymnasium and OpenSpiel, over the simulator. Each needs its own package."""
