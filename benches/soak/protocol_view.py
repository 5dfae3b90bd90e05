"""What a client makes of a view: its defaults put back, the part that all see, and something legal to do."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

Message = dict[str, Any]

SCHEMA = json.loads((Path(__file__).parents[2] / "docs/schema/protocol.schema.json").read_text(encoding="utf-8"))
TYPES: Mapping[str, Any] = SCHEMA["$defs"]
TAGS: Mapping[str, str] = {
    tag: ref.rsplit("/", 1)[1] for tag, ref in TYPES["ServerMessage"]["discriminator"]["mapping"].items()
}

CLAIMS = 0.02  # how often a player claims who may


# ---- what is left out, put back


def _shape(schema: Mapping[str, Any]) -> str | None:
    """The one type that a field names, itself or beside null."""
    named = [one["$ref"].rsplit("/", 1)[1] for one in (schema, *schema.get("anyOf", ())) if "$ref" in one]
    return named[0] if len(named) == 1 else None


def whole(shape: str | None, sent: Any) -> Any:
    """A value as the server meant it, with the defaults of the schema where a field is missing."""
    if isinstance(sent, list):
        return [whole(shape, one) for one in sent]
    if shape is None or not isinstance(sent, dict):
        return sent
    fields = TYPES[shape].get("properties", {})
    left_out = {name: of["default"] for name, of in fields.items() if "default" in of}
    return {
        name: whole(_shape(fields[name].get("items", fields[name])) if name in fields else None, value)
        for name, value in {**left_out, **sent}.items()
    }


# ---- the part of a step that all see

VIEW_OF_ALL = ("turn_seq", "phase", "match", "deal", "turn", "leader", "trick", "tricks", "tricks_won", "deadline")
SEAT_OF_ALL = ("name", "person", "bot", "cards", "tricks", "is_dealer", "is_declarer", "is_turn", "is_ready")


def seen_by_all(update: Message) -> str:
    """The part of a step that is the same for everybody, as text."""
    view = update["view"]
    contract = view["contract"] or {}
    return repr(
        (
            [(event["kind"], event["seat"]) for event in update["events"]],
            [view[name] for name in VIEW_OF_ALL],
            [[seat[name] for name in SEAT_OF_ALL] for seat in view["seats"]],
            [contract.get(name) for name in ("declarer", "strain", "direction", "need", "have")],
            [call["seat"] for call in view["auction"]],
            (view["sheet"] or {}).get("score"),
        )
    )


# ---- a choice from what the view offers


def _from_choices(view: Message, rng: random.Random) -> Message | None:
    return dict(rng.choice(view["choices"])["action"]) if view["choices"] else None


def _discard(view: Message, rng: random.Random) -> Message | None:
    box = view["discard_box"]
    if box is None:
        return None
    free = [held["card"] for held in view["hand"] if held["card"] not in box["required"]]
    return {"kind": "discard", "cards": [*box["required"], *rng.sample(free, box["count"] - len(box["required"]))]}


def _card(view: Message, rng: random.Random) -> Message | None:
    cards = [held["card"] for held in view["hand"] if held["may"]]
    return {"kind": "play", "card": rng.choice(cards)} if cards else None


TURNS: Mapping[str, Callable[[Message, random.Random], Message | None]] = {
    "auction": _from_choices,
    "declare": _from_choices,
    "discard": _discard,
    "play": _card,
}


def action(view: Message, rng: random.Random) -> Message | None:
    """Something legal, where it is the viewer's turn."""
    if view["may"]["claim"] and rng.random() < CLAIMS:
        return {"kind": "claim"}
    if view["you"] is None or view["turn"] != view["you"]:
        return None
    return TURNS[view["phase"]](view, rng) if view["phase"] in TURNS else None
