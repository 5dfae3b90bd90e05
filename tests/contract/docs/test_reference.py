"""The docstring of every public name says units, shapes and errors; public is what is exported or shown on a page.

A number has a unit: its name is one of the field's words, or the sentence that names it says one. An array has the kind
of its numbers and its shape. An error of ours that reading can follow from a call to its `raise` is declared.
"""

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from support import docstrings

NEVER = {
    ("bidwhist.format_record", "BadRuleset"): "it writes the options of a rule set by their own names",
    ("bidwhist.analysis.coach.coach", "BadNotation"): "it replays decisions that the match itself has written",
    ("bidwhist.envs.opponents.Opponent.action", "BadNotation"): "an action without a number is a BotFault before",
    ("bidwhist.act", "Unknown"): "a claim of a seat that there is not is an IllegalAction before",
    ("bidwhist.analysis.coach.coach", "Unknown"): "it looks from the seats that have acted",
    ("bidwhist.envs.opponents.Opponent.action", "Unknown"): "it looks from the seat to act",
}
"""Errors that reading finds and that cannot come, each with the reason."""


@cache
def things() -> dict[str, Any]:
    """What is public, by full name."""
    return docstrings.public_things()


@cache
def parts() -> list[docstrings.Part]:
    """Its functions and methods."""
    return [part for name, thing in things().items() for part in docstrings.parts_of(name, thing)]


def test_every_number_of_the_reference_has_a_unit() -> None:
    assert [fault for part in parts() for fault in docstrings.lacking_units(part)] == []


def test_every_array_of_the_reference_has_a_shape() -> None:
    assert [fault for part in parts() for fault in docstrings.lacking_shapes(part)] == []


def test_every_field_of_the_reference_has_its_unit_or_shape() -> None:
    assert [fault for name, thing in things().items() for fault in docstrings.lacking_in_fields(name, thing)] == []


def test_every_error_that_a_public_name_can_raise_is_declared() -> None:
    found = {fault for part in parts() for fault in docstrings.lacking_errors(part)}
    assert found == {f"{name}: raises {error}" for name, error in NEVER}


def test_what_pages_import_is_public_beside_what_is_exported() -> None:
    assert {"bidwhist.Match", "bidwhist.solver.worlds.score_worlds", "bidwhist.envs.vector.BidWhistVectorEnv"} <= {
        *things()
    }


SAMPLE = """
from bidwhist.core.cards import parse_card
from bidwhist.errors import BadNotation, WhistError
from numpy.typing import NDArray

def refused(text: str) -> BadNotation:
    return BadNotation(text)

def follows(text: str) -> int:
    return parse_card(text)

def caught(text: str) -> str:
    try:
        return str(parse_card(text))
    except BadNotation:
        return ""

def again(text: str) -> str:
    try:
        return str(parse_card(text))
    except WhistError:
        raise

def makes(text: str) -> str:
    raise refused(text)

def declares(text: str) -> str:
    '''A text.

    :raises WhistError: always.
    '''
    raise refused(text)

def unsaid(width: int, seat: int) -> str:
    '''Something of a width.'''

def said(width: int) -> str:
    '''Something.

    :param width: in letters.
    '''

def shapeless(worlds: NDArray[int]) -> NDArray[int]:
    '''Some worlds, whose number of cards is given.'''

def shapely(worlds: NDArray[int]) -> NDArray[int]:
    '''Some worlds, each with its seats: int8[n].

    :param worlds: uint64[n, seats], masks.
    '''
"""


@pytest.fixture
def sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module of the package for this test alone."""
    path = tmp_path / "sample.py"
    path.write_text(SAMPLE, encoding="utf-8")
    spec = spec_from_file_location("bidwhist.sample", path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "bidwhist.sample", module)
    spec.loader.exec_module(module)
    docstrings.functions_of.cache_clear()
    return module


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("follows", ["raises BadNotation"]),
        ("caught", []),
        ("again", ["raises BadNotation"]),
        ("makes", ["raises BadNotation"]),
        ("declares", []),
        ("unsaid", ["the unit of width"]),
        ("said", []),
        ("shapeless", ["the shape of worlds", "the shape of what it gives"]),
        ("shapely", []),
    ],
)
def test_what_a_docstring_owes_is_found_and_nothing_else(sample: ModuleType, name: str, expected: list[str]) -> None:
    (part,) = docstrings.parts_of(name, getattr(sample, name))
    lacking = (docstrings.lacking_units, docstrings.lacking_shapes, docstrings.lacking_errors)
    found = [fault.removeprefix(f"{name}: ") for look in lacking for fault in look(part)]
    assert [one for one in found if one != "the unit of what it gives"] == expected
