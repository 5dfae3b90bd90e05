"""A day of daily deals seen from outside: what anybody can learn before its end, and what its records say after it."""

import asyncio
import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from hashlib import sha256
from typing import Any, TypeAlias

import httpx
from msgspec import Struct

from bidwhist.records import check, decode_record, record_of
from bidwhist.server.app.routes import ENDPOINTS
from bidwhist.server.daily.domain.day import GUEST_DEALS, MADE, PLAYED, Day, day_after, deals_on, event_of
from bidwhist.server.daily.domain.dealing import board_bytes, board_match
from support.dailies import DAY, text
from support.online import Guest

WHOLE = 10**6
PATHS = ("/metrics", "/m/{match}/0/picture.png")
"""What is no endpoint of the document."""
ABOUT_MATCHES = "/api/matches/"
CARD = r'"([^"]{1,3})"'
Whose: TypeAlias = tuple[str, bool]
"""A name, and whether it is among the guests."""
MANY_CARDS = r'\[(?:"[^"]{1,3}",? ?){9,}\]'
"""A hand, or as much of one as says whose it is."""


class Begun(Struct, frozen=True):
    """Somebody's part of a day: the table, and how many deals they have seen."""

    person: Guest
    table: str
    deals: int
    heard: str
    """All frames of their connection, as text."""


async def asked_everywhere(asker: Guest, known: Begun) -> str:
    """What somebody is told who asks every endpoint that can be asked about another's table, as one text."""
    person = known.person.person["id"]
    names = {"table": known.table, "match": f"{known.table}-1", "day": DAY, "board": "1", "person": person}
    told = list[str]()
    async with httpx.AsyncClient(base_url=asker.address, headers=asker.headers, timeout=60) as client:
        for path in _paths(names):
            answer = await client.get(path, params={"step": "0", "at": "0"})
            assert answer.status_code < 500, path
            assert ABOUT_MATCHES not in path or answer.status_code == 404, f"{path} tells of a match of today"
            told.append(answer.text)
    return "".join(told)


def _paths(names: dict[str, str]) -> Iterator[str]:
    for path in (*(one.path for one in ENDPOINTS if one.method == "GET"), *PATHS, f"/api/daily/days/{day_after(DAY)}"):
        yield re.sub(r"\{(\w+)\}", lambda found: names.get(found[1], found[1]), path)


async def listened(spy: Guest, known: Begun) -> str:
    """What somebody hears who tries to look on at another's table, to sit down there, and listens to the lobby."""
    async with spy.connect() as connection:
        await connection.send(type="lobby", on=True)
        invite = (await known.person.get(f"/api/tables/{known.table}"))["invite"]
        # Where the day is played out, the table may be gone; and a door at which many knock rests a little.
        for answer in (
            await connection.watch(known.table),
            await connection.watch(known.table, secret=invite),
            await connection.ask("sit", known.table, secret=invite),
        ):
            assert answer["type"] == "refused" and answer["code"] in ("not_allowed", "no_table", "secret"), answer
        return text(connection.heard)


def leaks(day: Day, begun: Begun, told: str) -> list[str]:
    """What somebody was told of the day that is not theirs to know yet: the secret, and deals they have not begun."""
    secret = bytes.fromhex(day.secret)
    person = begun.person.person
    order = deals_on(day.version, person["id"], event_of(day.day), secret, is_guest=person["kind"] == "guest")
    others = [number for number in (*range(1, MADE + 1), *GUEST_DEALS) if number not in order[: begun.deals]]
    hands = {frozenset(re.findall(CARD, found)) for found in re.findall(MANY_CARDS, told)}
    # The hash of the secret is told the day before; those of the deals are not.
    found = ["the secret"] if day.secret in told else []
    return found + [f"deal {number}" for number in others if _is_known(day, secret, number, told, hands)]


def _is_known(day: Day, secret: bytes, number: int, told: str, hands: set[frozenset[str]]) -> bool:
    """Whether a deal was told: its bytes, their hash, or one of its hands, in whatever order."""
    given = board_bytes(day.event, secret, number)
    match = board_match(day.rules, tuple("ABCD"), given)
    (dealt,) = record_of(match).deals
    is_dealt = any(frozenset(hand) in hands for hand in dealt.hands)
    return is_dealt or given.hex() in told or sha256(given).hexdigest() in told


class _Told(Struct):
    """A line as its record says it."""

    name: str
    points: int
    line: dict[str, Any]


async def standings_of_records(asker: Guest) -> int:
    """Check every line and place of a day that is over against the records of its matches; how many those were."""
    told = await asker.get(f"/api/daily/days/{DAY}")
    shares, counts, number = dict[Whose, Fraction](), dict[Whose, int](), 0
    full = {
        is_guests: max(10, *(one["players"] + 1 for one in told["boards"] if one["is_guests"] == is_guests), 0)
        for is_guests in (False, True)
    }
    for one in told["boards"]:
        board = await asker.get(f"/api/daily/days/{DAY}/{one['board']}")
        lines = await asyncio.gather(*(_from_record(asker, line) for line in board["lines"]))
        for line, share in zip(lines, _shares([one.points for one in lines], full[one["is_guests"]]), strict=True):
            assert line.line["points"] == line.points, f"{line.line['match']}: points are those of its record"
            assert abs(line.line["share"] - share * WHOLE) <= 1, f"{line.line['match']}: its part of the matchpoints"
            number += 1
            whose = line.name, one["is_guests"]
            shares[whose] = shares.get(whose, Fraction(0)) + share
            counts[whose] = counts.get(whose, 0) + 1
    boards = {is_guests: sum(one["is_guests"] == is_guests for one in told["boards"]) for is_guests in (False, True)}
    _check_places(told["places"], shares, counts, boards)
    return number


def _check_places(
    places: list[dict[str, Any]], shares: dict[Whose, Fraction], counts: dict[Whose, int], boards: dict[bool, int]
) -> None:
    assert {(one["name"], one["is_guest"]) for one in places} == set(shares)
    ranked = [one for one in places if one["place"] is not None]
    for one in places:
        whose = one["name"], one["is_guest"]
        deals = boards[one["is_guest"]] if one["is_house"] else PLAYED
        assert one["boards"] == counts[whose]
        assert abs(one["share"] - shares[whose] / deals * WHOLE) <= 2, f"{one['name']}: the share of the day"
    for one in ranked:
        ahead = sum(other["share"] > one["share"] for other in ranked)
        assert one["place"] == 1 + ahead, f"{one['name']}: the place"


async def _from_record(asker: Guest, line: dict[str, Any]) -> _Told:
    record = await asker.get(f"/api/matches/{line['match']}/record")
    (deal,) = check(decode_record(text(record).encode())).deals
    side = deal.rules.side_of[0]
    points = deal.points[side] - sum(number for place, number in enumerate(deal.points) if place != side)
    return _Told(line["name"], points, line)


def _shares(points: Sequence[int], full: int) -> list[Fraction]:
    """Two for each result that is beaten and one for each that is equalled, brought to a full field by Neuberg."""
    won = [sum(2 * (own > other) + (own == other) for other in points) - 1 for own in points]
    return [(Fraction((one + 1) * full, len(points)) - 1) / (2 * (full - 1)) for one in won]
