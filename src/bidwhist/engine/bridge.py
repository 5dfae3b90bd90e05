"""An engine at tables of a server: what the server asks goes to the engine, and its answers go back (docs/protocol.md).

The server keeps the time: where no answer comes, a bot of the table decides that once, and nobody waits.
"""

import asyncio
import json
import logging
from collections.abc import Callable
from hashlib import sha256
from http.client import HTTPException
from random import Random
from socket import EAI_AGAIN, gaierror
from ssl import SSLError
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from bidwhist.bots.bot import Bot
from bidwhist.bots.engines.positions import PHASES, Position, action_of, view_of
from bidwhist.core.actions import Action, format_action
from bidwhist.core.cards import mask_of, parse_card
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.rules.code import parse_code
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.errors import BadNotation, WhistError
from bidwhist.tools.urls import server_parts

LOG = logging.getLogger("bidwhist.engines")
PROTOCOL = 3
"""The version of the table's protocol that is spoken here."""
SILENCE_S, GIVE_UP_S = 3.0, 7.0
"""Seconds until a silent connection is pinged, and until it is given up."""
HTTP_S = 20.0
LONGEST_PAUSE_S = 30.0
"""Seconds between two attempts to connect, at most."""
PASSING = (408, 425, 429)
"""What a server answers that may have tables and is too busy to say so, as with all statuses from 500 on."""
MATCH_OVER = "match_over"
_PHASE_OF = {name: phase for phase, name in PHASES.items()}
Frame = dict[str, Any]


class Address(Struct, frozen=True):
    """A server, and the word that leads to one of its tables."""

    server: str
    """Without a slash at its end."""
    invite: str = ""

    @classmethod
    def of(cls, url: str) -> "Address":
        """The address in the link of a server or of an invitation.

        :raises BadNotation: if it is neither.
        """
        parts = server_parts(url if "://" in url else f"https://{url}")
        if parts is None:
            raise BadNotation(f"{url!r} is not the address of a server: write it as https://whist.example")
        _, sign, word = parts.fragment.partition("/join/")
        return cls(f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}", word.strip("/") if sign else "")


class Followed(Struct):
    """What is known of a table that is followed."""

    rules: Ruleset
    seq: int = 0
    entropy: str = ""
    """The bytes that were promised for the next match, in hexadecimal."""
    promised: int = -1
    """The number of the view that was answered with ``ready`` last."""
    matches: int = 0
    """Matches that ended here."""
    ended: int = -1
    """The number of the match that ended last."""


class Bridge:
    """Sits a bot down at tables, and plays for it until it is stopped."""

    def __init__(
        self,
        bot: Bot,
        address: Address,
        token: str,
        random: Random,
        *,
        comes_when_asked: bool = True,
        most_matches: int | None = None,
        tell: Callable[[str], None] = lambda words: None,
    ) -> None:
        """Prepare a bridge.

        :param token: the bot account's.
        :param random: for the bytes that shuffles are mixed with, and for the bot's own chance.
        :param comes_when_asked: whether it sits down wherever somebody asks it to.
        :param most_matches: how many matches it plays before it gets up and ends; None for any number.
        :param tell: is given what happens, in words.
        """
        self.bot: Final = bot
        self.address: Final = address
        self.random: Final = random
        self.comes_when_asked: Final = comes_when_asked
        self.most_matches: Final = most_matches
        self.tell: Final = tell
        self.tables: dict[str, Followed] = {}
        self.matches: int = 0
        """How many it has played."""
        self.decisions: int = 0
        """How many it has sent."""
        self._headers = {"authorization": f"Bearer {token}"}
        self._url = address.server
        self._waits: dict[str, Frame] = {}
        """What was sent and not answered yet, by its id."""
        self._names = 0
        self._is_done = self._is_known = False

    async def run(self) -> None:
        """Play until it is cancelled, or has played as many matches as it shall.

        :raises WhistError: if the server does not know the token, or the table, or there is no such server.
        """
        failed = 0
        while not self._is_done:
            try:
                wait_s = await self._talk()
                failed = 0
            except (OSError, WebSocketException, TimeoutError) as error:
                if isinstance(error, InvalidHandshake) and _status_of(error) in (401, 403):
                    raise WhistError(f"{self._url} does not know this token: make another one") from None
                self._check_address(error)
                LOG.info("the connection to %s is lost: %s", self._url, error)
                if not failed:
                    self.tell(f"{self._url} cannot be reached: {error}; it goes on trying")
                wait_s = None
            if wait_s is None:
                failed += 1
                self._url = self.address.server
                wait_s = min(LONGEST_PAUSE_S, 0.1 * (1 << min(failed, 10)))
            if not self._is_done:
                await asyncio.sleep(wait_s)

    def _check_address(self, error: Exception) -> None:
        """Check that to try again can help: it cannot at an address that was wrong from the start."""
        if self._is_known:
            return
        status = _status_of(error)
        if 0 < status < 500 and status not in PASSING:
            raise WhistError(f"there are no tables at {self._url}: {error}") from None
        is_unknown = isinstance(error, gaierror) and error.errno != EAI_AGAIN
        if is_unknown or isinstance(error, SSLError):
            raise WhistError(f"{self._url} cannot be reached: {error}") from None

    async def _talk(self) -> float | None:
        """One connection; gives the seconds to wait before the next one, None if it was simply lost."""
        async with connect(
            self._url.replace("http", "ws", 1) + "/ws",
            additional_headers=self._headers,
            max_size=None,
            ping_interval=SILENCE_S,
            ping_timeout=GIVE_UP_S,
        ) as socket:
            resume = [{"table": table, "seq": seen.seq} for table, seen in self.tables.items()]
            await _say(socket, type="hello", protocol=PROTOCOL, positions=True, language="en", resume=resume)
            async for text in socket:
                frame = self._frame_of(text)
                self._is_known = True
                if frame["type"] == "bye":
                    self.tell(frame["words"])
                    return float(frame.get("wait", 0)) / 1000 or None
                if frame["type"] == "moved":
                    self._url = frame.get("url") or self.address.server
                    return float(frame.get("wait", 0)) / 1000 + 0.05
                await self._heard(socket, frame)
                if self._is_done:
                    return 0.0
        return None

    def _frame_of(self, text: str | bytes) -> Frame:
        try:
            frame: Frame = json.loads(text)
            frame["type"]
        except (ValueError, KeyError, TypeError, RecursionError):
            raise WhistError(f"there are no tables at {self._url}: it is a server of another kind") from None
        return frame

    async def _heard(self, socket: ClientConnection, frame: Frame) -> None:
        hear = _HEARD.get(frame["type"])
        if hear is not None:
            await hear(self, socket, frame)

    # Coming to a table.

    async def _welcome(self, socket: ClientConnection, frame: Frame) -> None:
        self.tell(f"{frame['you']['name']} is at {self._url}")
        for again in list(self._waits.values()):
            await _say(socket, **again)
        for table in frame.get("tables", ()):
            if table not in self.tables:
                await _say(socket, type="watch", table=table)
        if self.address.invite and not self.tables and not frame.get("tables"):
            invited = await asyncio.to_thread(
                fetched, self.address.server, f"/api/invite/{quote(self.address.invite)}", self._headers
            )
            await self._sit(socket, invited["table"], self.address.invite)

    async def _asked_over(self, socket: ClientConnection, frame: Frame) -> None:
        if self.comes_when_asked:
            self.tell(f"{frame['host_name']} asks it to {frame['name']}")
            await self._sit(socket, frame["table"], frame["invite"])

    async def _sit(self, socket: ClientConnection, table: str, secret: str) -> None:
        await self._ask(socket, type="sit", table=table, secret=secret)

    # At a table.

    async def _snapshot(self, socket: ClientConnection, frame: Frame) -> None:
        seen = self.tables.get(frame["table"])
        if seen is None:
            seen = self.tables[frame["table"]] = Followed(parse_code(frame["room"]["code"]))
            self.tell(f"it sits at {frame['room']['name']}")
        await self._update(socket, frame)

    async def _update(self, socket: ClientConnection, frame: Frame) -> None:
        seen, view = self.tables.get(frame["table"]), frame["view"]
        if seen is None:
            return
        seen.seq = frame["seq"]
        may, phase = view.get("may", {}), view["phase"]
        if phase == MATCH_OVER and seen.ended != view["match"]:
            seen.ended = view["match"]
            self.matches += 1
            self.tell(f"match {self.matches} is over")
            if self.most_matches is not None and self.matches >= self.most_matches:
                await self._ask(socket, type="stand", table=frame["table"])
                self._is_done = True
                return
        if may.get("ready") and seen.promised != seen.seq:
            seen.promised = seen.seq
            await self._be_ready(socket, frame["table"], seen, begins=phase in ("seating", MATCH_OVER))
        if may.get("entropy") and seen.entropy:
            await self._ask(socket, type="entropy", table=frame["table"], entropy=seen.entropy)

    async def _be_ready(self, socket: ClientConnection, table: str, seen: Followed, *, begins: bool) -> None:
        promise = {}
        if begins:
            fresh = self.random.randbytes(32)
            seen.entropy = fresh.hex()
            promise = {"commitment": sha256(fresh).hexdigest()}
        await self._ask(socket, type="ready", table=table, seq=seen.seq, **promise)

    async def _answer(self, socket: ClientConnection, frame: Frame) -> None:
        seen = self.tables[frame["table"]]
        view = asked_view(frame, seen.rules)
        # One decision after another: the engine is one program, and the server's clocks are patient enough.
        action = await asyncio.to_thread(self.bot.choose, view, self.random)
        self.decisions += 1
        await self._ask(socket, type="choose", table=frame["table"], seq=frame["seq"], action=format_action(action))

    # What is asked, and answered.

    async def _ask(self, socket: ClientConnection, **message: Any) -> None:
        self._names += 1
        name = f"b{self.random.getrandbits(64):016x}{self._names}"
        self._waits[name] = {**message, "id": name}
        await _say(socket, **self._waits[name])

    async def _acknowledged(self, _: ClientConnection, frame: Frame) -> None:
        self._waits.pop(frame["id"], None)

    async def _refused(self, socket: ClientConnection, frame: Frame) -> None:
        asked = self._waits.get(frame.get("id") or "")
        if frame["code"] in ("too_fast", "not_saved") and asked is not None:
            await asyncio.sleep(max(frame.get("wait", 0) / 1000, 0.2))
            await _say(socket, **asked)
            return
        self._waits.pop(frame.get("id") or "", None)
        is_meant = asked is not None and asked["type"] == "sit" and asked.get("secret") == self.address.invite
        if is_meant:
            raise WhistError(f"it cannot sit there: {frame['words']}")
        if frame["code"] not in ("stale", "not_now"):
            self.tell(f"refused: {frame['words']}")


_HEARD: dict[str, Callable[[Bridge, ClientConnection, Frame], Any]] = {
    "welcome": Bridge._welcome,
    "asked_over": Bridge._asked_over,
    "snapshot": Bridge._snapshot,
    "update": Bridge._update,
    "question": Bridge._answer,
    "ack": Bridge._acknowledged,
    "refused": Bridge._refused,
}


def _status_of(error: Exception) -> int:
    """What a server answered instead of opening a connection; 0 if there was no answer."""
    return int(getattr(getattr(error, "response", None), "status_code", 0))


async def _say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


def asked_view(frame: Frame, rules: Ruleset) -> View:
    """The view that a ``question`` asks about."""
    position = msgspec.convert(frame["view"], Position)
    phase = _PHASE_OF[position.phase]
    discard = frame.get("discard")
    if discard is not None:
        required, cards = (mask_of(map(parse_card, discard[name])) for name in ("required", "cards"))
        return view_of(position, rules, DiscardChoices(cards, discard["size"], required))
    legal: tuple[Action, ...] = tuple(action_of(text, phase) for text in frame.get("legal", ()))
    return view_of(position, rules, legal)


def fetched(server: str, path: str, headers: dict[str, str], body: Frame | None = None) -> Frame:
    """What an endpoint of a server answers.

    :raises WhistError: if it refuses, in its words, or cannot be reached.
    """
    sent = None if body is None else json.dumps(body).encode()
    request = Request(server + path, sent, {"content-type": "application/json", **headers})
    try:
        with urlopen(request, timeout=HTTP_S) as answer:
            found: Frame = json.load(answer)
            if not isinstance(found, dict):
                raise WhistError(f"{server} is a server of another kind")
            return found | {"token": found.get("token") or answer.headers.get("x-bidwhist-token", "")}
    except HTTPError as error:
        raise WhistError(f"{server} refuses: {_words_of(error)}") from None
    except (URLError, OSError, ValueError, HTTPException) as error:
        raise WhistError(f"{server} cannot be reached: {error}") from None


def _words_of(error: HTTPError) -> str:
    try:
        return str(json.load(error)["words"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"
