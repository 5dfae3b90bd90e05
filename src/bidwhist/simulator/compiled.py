"""The compiled simulator, if it was built, in the variant this machine can run."""

import warnings
from functools import cache, lru_cache
from importlib import import_module
from typing import Any
from weakref import WeakKeyDictionary

from bidwhist.core.rules.ruleset import CACHED_RULE_SETS, Ruleset
from bidwhist.errors import SlowWarning, WhistError
from bidwhist.simulator import skill as skills
from bidwhist.simulator.tables import table_values

try:
    from bidwhist.simulator import _simulator
except ImportError:
    COMPILED = False
else:
    COMPILED = True
    # The same simulator is built twice: for any processor, and for those of the level x86-64-v3.
    simulator: Any = _simulator
    if _simulator.best_level() >= 1:
        simulator = import_module("bidwhist.simulator._simulator_v3")

NO_KERNEL = (
    "bidwhist was installed without its compiled kernel: deals are simulated in plain Python, the same but a hundred "
    "times slower; hint: install a C++17 compiler and install bidwhist again"
)


@cache
def say_once() -> None:
    """Says, once a process, that the kernel is missing."""
    warnings.warn(NO_KERNEL, SlowWarning, stacklevel=3)


@lru_cache(maxsize=CACHED_RULE_SETS)
def compiled_rules(rules: Ruleset) -> Any:
    """A rule set in the extension's form."""
    return simulator.compile(rules, *table_values(rules))


_SKILLS: WeakKeyDictionary[skills.Skill, Any] = WeakKeyDictionary()


def compiled_skill(skill: skills.Skill) -> Any:
    """A skill in the extension's form, compiled once for as long as it lives."""
    if skill not in _SKILLS:
        _SKILLS[skill] = simulator.compile_skill(skills.table_values(skill))
    return _SKILLS[skill]


def check_seed(seed: bytes) -> None:
    """Check the length of a seed.

    :raises WhistError: if it has not 32 bytes.
    """
    if len(seed) != 32:
        raise WhistError(f"a seed has 32 bytes; seed_from_text makes one of a word: {len(seed)}")
