"""Each option is read in few places: what it means is asked of ``Meaning``, by name."""

import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

import bidwhist
from bidwhist.core.rules.meaning import Meaning
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.spec import ROWS

PACKAGE = Path(bidwhist.__file__).parent
SIZES = ("players", "jokers", "kitty", "min_bid", "max_bid", "directions", "target", "floor", "max_deals", "max_sets")
"""Options that are numbers everybody counts with; reading one is no reading of a rule."""
READ = re.compile(r"\b(?:rules|base|yours|theirs)\.(\w+)")


@cache
def _readings() -> dict[str, set[str]]:
    found = defaultdict[str, set[str]](set)
    for path in PACKAGE.rglob("*.py"):
        place = path.relative_to(PACKAGE).with_suffix("")
        if place.parts[:2] == ("core", "rules"):
            continue
        name = place.parts[0] if place.parts[0] in {"server", "narration"} else place.as_posix()
        for option in READ.findall(path.read_text()):
            found[option].add(name)
    return found


@pytest.mark.parametrize("option", [name for name in Ruleset.__struct_fields__ if name not in SIZES])
def test_an_option_is_read_where_its_row_says_and_nowhere_else(option: str) -> None:
    assert _readings()[option] == {*ROWS[option].readers}


def test_that_the_first_trick_counts_two_is_said_once() -> None:
    asked = [path for path in PACKAGE.rglob("*.py") if "DiscardTrick.FIRST_TRICK" in path.read_text()]
    named = {path.relative_to(PACKAGE).as_posix() for path in asked}
    assert named <= {
        "core/rules/meaning.py",
        "core/rules/sentences.py",
        "core/rules/presets.py",
        "core/rules/difference.py",
        "narration/nouns.py",
    }


def test_every_meaning_says_its_rule() -> None:
    meanings = [one for name, one in vars(Meaning).items() if isinstance(one, property)]
    assert len(meanings) > 15
    assert all("(rule" in (one.__doc__ or "") for one in meanings if one.fget is not None)
