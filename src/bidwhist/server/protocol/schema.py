"""Writes the published schema of the protocol: ``python -m bidwhist.server.protocol.schema``, from a checkout."""

import json
from pathlib import Path

from bidwhist.server.protocol.encoding import protocol_schema

SCHEMA = Path("docs/schema/protocol.schema.json")


def write_schema() -> None:
    """Write the schema to the file that the web client and the tests read."""
    SCHEMA.write_text(json.dumps(protocol_schema(), indent=1) + "\n")


if __name__ == "__main__":
    write_schema()
