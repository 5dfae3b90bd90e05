"""Encodes and decodes messages as frames, and gives their schema.

Every message is one JSON object whose ``type`` names it. Cards are codes (``AS``, ``TD``, ``BJ``), seats are 0 …
players-1 clockwise, times are milliseconds since 1970. A field with its default is not sent; the schema has the
defaults.
"""

from inspect import cleandoc
from typing import Any

import msgspec

from bidwhist.server.protocol.client_messages import ClientMessage
from bidwhist.server.protocol.server_messages import ServerMessage

PROTOCOL = 4
"""The protocol version, exchanged in ``hello`` and ``welcome``; it grows when a message changes its meaning."""
OLDER_PROTOCOL = 3
"""The version before it, served for a release more: updates with whole views, as text clients and programs read."""
MAX_FRAME_BYTES = 4096
"""Most bytes of a message from a client."""
_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_ENCODER = msgspec.json.Encoder()


def decode(frame: bytes | str) -> ClientMessage:
    """The message in a frame.

    :raises msgspec.MsgspecError: if it is not JSON, not a known message, or has an unknown field.
    """
    try:
        return _DECODER.decode(frame)
    except RecursionError:
        raise msgspec.DecodeError("JSON is malformed: it is nested too deep") from None


def encode(message: ServerMessage) -> bytes:
    """A message as a frame."""
    return _ENCODER.encode(message)


def protocol_schema() -> dict[str, Any]:
    """The JSON Schema (2020-12) of every message."""
    (client, server), components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"bidwhist table protocol {PROTOCOL}",
        "description": "Messages of the online table; client messages go to the server, server messages come from it.",
        "$defs": {**_cleaned(components), "ClientMessage": client, "ServerMessage": server},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }


def _cleaned(components: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Components whose descriptions have no indentation, which msgspec takes away since 0.23."""
    return {
        name: {**one, "description": cleandoc(one["description"])} if "description" in one else one
        for name, one in components.items()
    }
