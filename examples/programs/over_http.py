"""A program at a table over plain HTTP, without our package: it plays the first legal action (docs/programs.md).

python over_http.py https://whist.example TOKEN
"""

import json
import sys
import urllib.request
from itertools import count
from typing import Any

server, headers = sys.argv[1], {"authorization": f"Bearer {sys.argv[2]}", "content-type": "application/json"}
names = (f"n{number}" for number in count())


def send(**message: Any) -> None:
    request = urllib.request.Request(f"{server}/api/stream", json.dumps(message).encode(), headers)
    urllib.request.urlopen(request).close()


for line in urllib.request.urlopen(urllib.request.Request(f"{server}/api/stream", headers=headers)):
    told: dict[str, Any] = json.loads(line) if line.strip() else {"type": "nothing yet"}
    if told["type"] == "asked_over":
        send(type="sit", id=next(names), table=told["table"], secret=told["invite"])
    elif told["type"] == "question":
        discard = told.get("discard", {"cards": [], "required": [], "size": 0})
        cards = [*discard["required"], *(card for card in discard["cards"] if card not in discard["required"])]
        answer = " ".join(cards[: discard["size"]]) or 0
        send(type="choose", id=next(names), table=told["table"], seq=told["seq"], action=answer)
    elif told["type"] in ("refused", "bye"):
        sys.stderr.write(told["words"] + "\n")
