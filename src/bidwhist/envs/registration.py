"""Gymnasium's register: ``gymnasium.make("BidWhist-v0")`` finds the environment of ``task_env``."""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

ID: Final = "BidWhist-v0"


def register() -> None:
    """Registers the environment once; without Gymnasium there is nothing to register with."""
    if find_spec("gymnasium") is None:
        return
    gymnasium = import_module("gymnasium")
    if ID not in gymnasium.registry:
        gymnasium.register(ID, entry_point="bidwhist.envs.task_env:BidWhistTask")
