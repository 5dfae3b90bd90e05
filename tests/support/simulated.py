"""The presets that the simulator and the environments play: those whose deals begin with an auction."""

from bidwhist.core.rules.presets import PRESETS

SIMULATED = {name: rules for name, rules in PRESETS.items() if not rules.turns_trump}
"""Presets by name, without those that turn trump up, which the simulator refuses."""
