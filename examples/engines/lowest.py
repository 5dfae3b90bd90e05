"""An engine in Python without bidwhist: it passes where it may and plays its lowest card."""

import json
import sys
from typing import Any


def choose(question: dict[str, Any]) -> int | str:
    """Its action: the number of a legal one, or the cards of a discard."""
    if "discard" not in question:
        return 0  # the first: pass where it is legal, else the lowest bid; the lowest card
    discard = question["discard"]
    others = [card for card in discard["cards"] if card not in discard["required"]]
    return " ".join([*discard["required"], *others][: discard["size"]])


def answer(message: dict[str, Any]) -> dict[str, Any] | None:
    """What is said to a message, if anything."""
    if message["type"] == "hello":
        return {"type": "ready", "protocol": 1, "name": "Lowest", "version": "1"}
    if message["type"] == "choose":
        return {"type": "action", "id": message["id"], "action": choose(message)}
    return None  # rules, for engines that care


for line in sys.stdin:
    try:
        message = json.loads(line)
        if message["type"] == "quit":
            break
        said = answer(message)
    except (ValueError, KeyError, TypeError) as error:
        said = {"type": "error", "text": repr(error)}
    if said:
        sys.stdout.write(json.dumps(said) + "\n")
        sys.stdout.flush()
