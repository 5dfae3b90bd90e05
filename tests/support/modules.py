"""Every module of the package that is imported without a learner's libraries."""

import pkgutil

import bidwhist

FOR_LEARNERS = "bidwhist.envs.sb3"
"""It needs Stable-Baselines3, which is installed for its own tests alone: tests/unit/envs/test_learners.py."""
MODULES = sorted(
    module.name for module in pkgutil.walk_packages(bidwhist.__path__, "bidwhist.") if module.name != FOR_LEARNERS
)
