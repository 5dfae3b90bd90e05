"""The JSON Schemas of what commands print, made from the types. ``python -m bidwhist.cli.schema`` writes them."""

import json
from pathlib import Path
from typing import Any

import msgspec

from bidwhist.cli.items import ITEMS

FOLDER = Path("docs/schema")


def item_schema(command: str) -> dict[str, Any]:
    """The schema for a line of a command."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"a line of bidwhist {command} --json",
        **msgspec.json.schema(ITEMS[command]),
    }


def write_schemas() -> None:
    """Writes the schemas where people and tests read them."""
    for command in ITEMS:
        text = json.dumps(item_schema(command), indent=1, ensure_ascii=False)
        (FOLDER / f"{command}.schema.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_schemas()
