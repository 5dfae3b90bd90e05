"""Faces for research: PettingZoo, Gymnasium and OpenSpiel, over the simulator; each asks for its own package."""
