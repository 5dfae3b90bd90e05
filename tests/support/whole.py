"""What the server leaves out of a message, put back as the published schema says: all that a client needs to know."""

import json
from pathlib import Path
from typing import Any

_SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "schema" / "protocol.schema.json").read_text())["$defs"]
_BY_TYPE = {
    schema["properties"]["type"]["enum"][0]: schema
    for schema in _SCHEMA.values()
    if "type" in schema.get("properties", {})
}


def whole(message: dict[str, Any]) -> dict[str, Any]:
    """A server's message with every field."""
    filled: dict[str, Any] = _filled(_BY_TYPE[message["type"]], message)
    return filled


def completed(update: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """An update with what its view leaves out because it is as in the view before; both with every field."""
    view = dict(update["view"])
    for field in update["same"]:
        view[field] = before[field]
    if "seats" in update["same"]:
        new = {one["seat"]: one for one in update["view"]["seats"]}
        view["seats"] = [new.get(one["seat"], one) for one in before["seats"]]
    return {**update, "view": view, "same": []}


def stepped(step: dict[str, Any], before: dict[str, Any], box: dict[str, Any]) -> dict[str, Any]:
    """The view after a step of protocol 4, by the rules in its schema.

    ``before`` and the snapshot's ``box`` have every field, the step is as sent.
    """
    step = whole(step)
    view = {**before, "seq": step["seq"], "turn_seq": step["seq"], **(step["view"] or {})}
    for name in ("tricks", "auction"):
        view[name] = [*view[name], *step[name]]
    laid = step["laid"]
    if laid is not None:
        lost = {"winning": False} if laid["winning"] else {}
        view["trick"] = [*({**one, **lost} for one in view["trick"]), laid]
        view["seats"] = [{**one, "cards": one["cards"] - (one["seat"] == laid["seat"])} for one in view["seats"]]
    if step["hand"] is not None:
        view["hand"] = _held(step["hand"], [one["card"] for one in view["hand"]])
    if step["bids"] is not None:
        codes = [one["action"]["bid"] for one in box["bids"]]
        marks = _marks(codes, step["bids"]["live"], {one["words"]: one["bids"] for one in step["bids"]["why"]})
        bids = [{**bid, **mark} for bid, mark in zip(box["bids"], marks, strict=True)]
        view["bid_box"] = {**box, "bids": bids, **{name: step["bids"][name] for name in ("may_pass", "why_no_pass")}}
    for name in ("contract", "may"):
        if step[name] is not None:
            view[name] = {**view[name], **step[name]}
    changed = {one["seat"]: one for one in step["seats"]}
    view["seats"] = [
        {**one, **changed.get(one["seat"], {}), "is_turn": one["seat"] == view["turn"]} for one in view["seats"]
    ]
    return view


def _held(hand: dict[str, Any], before: list[str]) -> list[dict[str, Any]]:
    cards = hand["order"] or [card for card in before if card not in hand["gone"]]
    live = cards if hand["all_live"] else hand["live"]
    marks = [{"may": True} if card in live else {"why": hand["why"]} for card in cards]
    return [
        whole_part("HandCard", {"card": card, **mark, "from_kitty": card in hand["from_kitty"]})
        for card, mark in zip(cards, marks, strict=True)
    ]


def _marks(codes: list[str], live: list[str], reasons: dict[str, list[str]]) -> list[dict[str, Any]]:
    """Of bids whether they may be made now, and why not: a reason without any is that of all others."""
    why = {code: words for words, named in reasons.items() for code in named}
    rest = next((words for words, named in reasons.items() if not named), None)
    return [{"may": code in live, "why": None if code in live else why.get(code, rest)} for code in codes]


def whole_part(name: str, part: dict[str, Any]) -> dict[str, Any]:
    """A part of a message, by the name that the schema has for it, with every field."""
    filled: dict[str, Any] = _filled(_SCHEMA[name], part)
    return filled


def whole_view(view: dict[str, Any]) -> dict[str, Any]:
    """A view with every field."""
    filled: dict[str, Any] = _filled(_SCHEMA["TableView"], view)
    return filled


def _filled(schema: dict[str, Any], value: Any) -> Any:
    if not isinstance(value, list | dict):
        return value
    schema = _SCHEMA[schema["$ref"].rsplit("/", 1)[-1]] if "$ref" in schema else schema
    if isinstance(value, list) and "items" in schema:
        return [_filled(schema["items"], one) for one in value]
    if isinstance(value, dict) and "anyOf" in schema:
        objects = [one for one in schema["anyOf"] if "$ref" in one]
        return _filled(objects[0], value) if len(objects) == 1 else value
    if not isinstance(value, dict) or "properties" not in schema:
        return value
    fields = schema["properties"]
    given = {
        field: _filled(fields[field], one) if isinstance(one, list | dict) else one for field, one in value.items()
    }
    return {**_left_out(schema), **given}


_LEFT_OUT: dict[int, dict[str, Any]] = {}
"""What the fields of a schema are where they are left out; by its identity, for schemas last as long as this module."""


def _left_out(schema: dict[str, Any]) -> dict[str, Any]:
    if id(schema) not in _LEFT_OUT:
        fields = schema["properties"].items()
        _LEFT_OUT[id(schema)] = {field: one["default"] for field, one in fields if "default" in one}
    return _LEFT_OUT[id(schema)]
