"""Caches by rule set are bounded: people think of more house rules than a server has memory for."""

import re
from functools import _lru_cache_wrapper
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any

from bidwhist.core.rules.ruleset import Ruleset
from support.modules import MODULES

SOURCES = Path(__file__).parents[2] / "src" / "bidwhist"


def test_no_cache_by_rule_set_grows_without_end() -> None:
    found: list[Any] = [one for name in MODULES for one in vars(import_module(name)).values()]
    by_rules = {one for one in found if isinstance(one, _lru_cache_wrapper) and takes_rules(one.__wrapped__)}
    assert len(by_rules) > 10
    assert [one.__qualname__ for one in by_rules if one.cache_parameters()["maxsize"] is None] == []


def test_the_most_rule_sets_of_a_cache_are_said_in_one_place() -> None:
    sources = {path.name: path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")}
    by_number = re.compile(r"maxsize=\d+\)\ndef \w+\(rules: Ruleset\)")
    assert [name for name, text in sources.items() if by_number.search(text)] == []


def takes_rules(function: Any) -> bool:
    return any(one.annotation is Ruleset for one in signature(function).parameters.values())
