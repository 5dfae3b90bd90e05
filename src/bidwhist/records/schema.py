"""The JSON Schema of a record, from its types: ``python -m bidwhist.records.schema`` writes it, in a checkout."""

import json
from pathlib import Path
from typing import Any

import msgspec

from bidwhist.records.shapes import FORMAT, Record

SCHEMA = Path("docs/schema/record.schema.json")


def record_schema() -> dict[str, Any]:
    """The possible shapes of a record. Only ``check`` can tell whether it follows its rules."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": FORMAT,
        **msgspec.json.schema(Record),
    }


def write_schema() -> None:
    """Writes the schema where people and tests read it."""
    SCHEMA.write_text(json.dumps(record_schema(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_schema()
