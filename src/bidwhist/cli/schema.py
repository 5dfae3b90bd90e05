"""The JSON Schemas of what commands print, made from the types. ``python -m bidwhist.cli.schema`` writes them."""

import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from bidwhist.cli.arena_items import Measured
from bidwhist.cli.coach_items import CoachedMatch
from bidwhist.cli.items import (
    ActionItem,
    AgreementItem,
    BestLine,
    Converted,
    DifferenceItem,
    EventItem,
    EventMeetingItem,
    EventPlaceItem,
    OptionItem,
    Preset,
    Prospects,
    RuleSet,
    ShareCode,
    Simulated,
    SolvedDeal,
    StandingItem,
    Table,
    Verified,
)

FOLDER = Path("docs/schema")
ITEMS: Mapping[str, Any] = MappingProxyType(
    {
        "rules": Preset | OptionItem | RuleSet | DifferenceItem | ShareCode,
        "conventions": AgreementItem,
        "standings": StandingItem,
        "event": EventItem | EventMeetingItem | EventPlaceItem,
        "simulate": Simulated,
        "arena": Measured,
        "verify": Verified,
        "solve": Table | Prospects | BestLine | SolvedDeal,
        "coach": CoachedMatch,
        "replay": ActionItem,
        "convert": Converted,
    }
)
"""What a line of each command can be."""


MAY_BE_INFINITE = {"Interval": "half_width"}
"""By type: a number that may be infinite, which JSON has no word for; it is written as null."""


def item_schema(command: str) -> dict[str, Any]:
    """The schema for a line of a command."""
    made = msgspec.json.schema(ITEMS[command])
    for name, number in MAY_BE_INFINITE.items():
        if name in made["$defs"]:
            made["$defs"][name]["properties"][number]["type"] = ["number", "null"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"a line of bidwhist {command} --json",
        **made,
    }


def write_schemas() -> None:
    """Writes the schemas where people and tests read them."""
    for command in ITEMS:
        text = json.dumps(item_schema(command), indent=1, ensure_ascii=False)
        (FOLDER / f"{command}.schema.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_schemas()
