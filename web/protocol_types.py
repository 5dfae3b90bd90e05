"""Writes `web/src/protocol/messages.ts`: the TypeScript types of the server's messages, from their JSON schema."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from bidwhist.server import api
from bidwhist.server.protocol import protocol_schema

TARGET = Path(__file__).parent / "src" / "protocol" / "messages.ts"
HEAD = "// Written by web/protocol_types.py from the server's own types; a test compares, so change it there.\n"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """Every message and every HTTP body as TypeScript."""
    parts = [_declared(name, schema) for name, schema in _components().items()]
    return "\n\n".join([HEAD.rstrip(), *parts]) + "\n"


def _components() -> dict[str, Any]:
    bodies = [kind for kind in vars(api).values() if isinstance(kind, type) and kind.__module__ == api.__name__]
    structs = [kind for kind in bodies if issubclass(kind, msgspec.Struct) and not kind.__name__.startswith("_")]
    _, components = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    return {**components, **protocol_schema()["$defs"]}


def _declared(name: str, schema: Mapping[str, Any]) -> str:
    words = f"/** {schema['description']} */\n" if schema.get("description") else ""
    if schema.get("type") == "object":
        return f"{words}export interface {name} {_object(schema, '')}"
    return f"{words}export type {name} = {_type(schema, '')};"


def _object(schema: Mapping[str, Any], indent: str) -> str:
    properties: Mapping[str, Any] = schema.get("properties", {})
    if not properties:
        return "Record<string, unknown>"
    required = schema.get("required", ())
    inner = indent + "  "
    lines = [
        f"{inner}{name}{'' if name in required else '?'}: {_type(one, inner)};" for name, one in properties.items()
    ]
    return "\n".join(["{", *lines, indent + "}"])


def _type(schema: Mapping[str, Any], indent: str) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one, indent) for one in schema["anyOf"]))
    if "enum" in schema or "const" in schema:
        return " | ".join(msgspec.json.encode(one).decode() for one in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        item = _type(schema.get("items") or {}, indent)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema.get("type") == "object":
        return _object(schema, indent)
    return _PLAIN.get(schema.get("type", ""), "unknown")


if __name__ == "__main__":
    TARGET.write_text(typescript())
    sys.stderr.write(f"{TARGET}\n")
