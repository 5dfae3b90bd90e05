"""Writes `web/src/protocol/messages.ts`: the TypeScript types of the server's messages, from their JSON schema.

The server leaves out what has its default; `whole.ts` puts that back from the tables written here, so that in the types
of what the page is sent every field is there.
"""

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from bidwhist.server.bot_accounts import messages as bot_messages
from bidwhist.server.daily import messages as daily_messages
from bidwhist.server.history import messages as history_messages
from bidwhist.server.history import what_if_messages
from bidwhist.server.moderation import messages as moderation_messages
from bidwhist.server.moderation import reports
from bidwhist.server.protocol import bodies
from bidwhist.server.protocol.encoding import protocol_schema
from bidwhist.server.ratings import messages as ratings_messages
from bidwhist.server.social import club_messages, friend_messages
from bidwhist.server.tournaments import messages as tournaments_messages

TARGET = Path(__file__).parent / "src" / "protocol" / "messages.ts"
HEAD = "// Written by web/protocol_types.py from the server's own types; a test compares, so change it there.\n"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """Every message and every HTTP body as TypeScript, and what `whole.ts` puts back."""
    components = _components()
    sent = _names_within({"$ref": "#/$defs/ServerMessage"}, components) - _names_within(
        {"$ref": "#/$defs/ClientMessage"}, components
    )
    for name in sent:
        if not name.endswith(PARTIAL):
            components[name]["required"] = list(components[name].get("properties", {}))
    parts = [_declared(name, schema) for name, schema in components.items()]
    return "\n\n".join([HEAD.rstrip(), *parts, _shapes(sent, components)]) + "\n"


def _names_within(schema: Any, components: Mapping[str, Any]) -> set[str]:
    """The components that a schema uses, through others too."""
    names: set[str] = set()
    waiting = [schema]
    while waiting:
        new = set(_REFERENCE.findall(str(waiting.pop()))) - names
        names |= new
        waiting += [components[name] for name in new]
    return names


_REFERENCE = re.compile(r"#/\$defs/(\w+)")


def _shapes(sent: set[str], components: Mapping[str, Any]) -> str:
    defaults = {name: _defaults(components[name]) for name in components if name in sent}
    lacking = {name for name, left in defaults.items() if left}
    reaching = {name for name, schema in components.items() if _names_within(schema, components) & lacking}
    completed = sent | _names_within([{"$ref": f"#/$defs/{name}"} for name in COMPLETED_ANSWERS], components)
    shapes = {
        name: {"left": defaults.get(name, {}), "of": _of(components[name], lacking | reaching)}
        for name in components
        if name in (lacking | reaching) & completed and components[name].get("type") == "object"
    }
    tags = {
        schema["properties"]["type"]["enum"][0]: name
        for name, schema in components.items()
        if name in shapes and "type" in schema["properties"] and name in sent
    }
    answers = " | ".join(f'"{name}"' for name in COMPLETED_ANSWERS)
    shapes = {name: {part: fields for part, fields in shape.items() if fields} for name, shape in shapes.items()}
    return f"{_ANSWERS} = {answers};\n\n{_SHAPES} = {_json(shapes)};\n\n{_TAGS} = {_json(tags)};"


COMPLETED_ANSWERS = ("Invitation", "Replay")
"""Answers of the HTTP half to which the page puts back what was left out."""
_ANSWERS = """/** Answers of the HTTP half that have a shape here. */
export type CompletedAnswer"""
_SHAPES = """/** What each shape leaves out where it is the usual, and which of its fields have shapes of their own. */
export const SHAPES: Record<string, { left?: object; of?: Record<string, string> }>"""
_TAGS = """/** The shape of each message, by its type. */
export const TAGS: Record<string, string>"""


def _defaults(schema: Mapping[str, Any]) -> dict[str, Any]:
    properties: Mapping[str, Any] = schema.get("properties", {})
    return {field: one["default"] for field, one in properties.items() if "default" in one}


def _of(schema: Mapping[str, Any], shaped: set[str]) -> dict[str, str]:
    found = {field: set(_REFERENCE.findall(str(one))) & shaped for field, one in schema["properties"].items()}
    return {field: names.pop() for field, names in found.items() if len(names) == 1}


def _json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()


def _components() -> dict[str, Any]:
    kinds = [
        kind
        for module in (
            *(bodies, history_messages, what_if_messages, ratings_messages, daily_messages),
            *(club_messages, tournaments_messages, friend_messages, moderation_messages, reports, bot_messages),
        )
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__
    ]
    structs = [kind for kind in kinds if issubclass(kind, msgspec.Struct) and not kind.__name__.startswith("_")]
    _, components = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    messages = protocol_schema()["$defs"]
    unions = ("ClientMessage", "ServerMessage")
    for union in unions:
        messages[union] = {"anyOf": [one for one in messages[union]["anyOf"] if one["$ref"] not in _FOR_PROGRAMS]}
    kept = {*unions, *_names_within([messages[union] for union in unions], messages)}
    return {**components, **{name: one for name, one in messages.items() if name in kept}}


_FOR_PROGRAMS = ("#/$defs/Question", "#/$defs/Choose", "#/$defs/Update")
"""Messages that the page never hears or sends."""
PARTIAL = "Change"
"""How the names of those end that have only the fields which a step changed."""


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
