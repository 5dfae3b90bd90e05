"""Endpoints of ratings: leaderboards, people's pages, and the daily gift."""

from bidwhist.i18n import Saying
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault, person_of
from bidwhist.server.ratings.messages import Board, StandingPage

MAX_TIER = 10_000


async def board(call: Call) -> Answer:
    """A leaderboard: partners, pairs, cutthroat, one of these as partners.palace, league or experience."""
    found = await call.server_state.ratings.board(call.path["board"], _tier(call.query.get("tier")), call.person)
    if found is None:
        raise Fault(404, "no_board", Saying("fault-board"))
    return Answer(found)


def _tier(text: str | None) -> int | None:
    if text is None:
        return None
    if text.isascii() and text.isdigit() and len(text) < 10 and 1 <= int(text) <= MAX_TIER:
        return int(text)
    raise Fault(422, "bad_tier", Saying("fault-tier"))


async def standing(call: Call) -> Answer:
    """Your ratings: grades, the curve, the season, partners, experience and chips."""
    return Answer(await call.server_state.ratings.page(person_of(call), is_own=True))


async def standing_of(call: Call) -> Answer:
    """The ratings of a person with an account."""
    person = await call.server_state.accounts.person(call.path["person"])
    if person is None or person.kind != "account":
        raise Fault(404, "nobody", Saying("fault-nobody"))
    return Answer(await call.server_state.ratings.page(person, is_own=False))


async def gift(call: Call) -> Answer:
    """The daily gift of chips, on a server with chips; a second call on the same day changes nothing."""
    person, standings = person_of(call), call.server_state.ratings
    if not standings.has_chips:
        raise Fault(404, "no_chips", Saying("terms-no-chips"))
    if person.kind == "guest":
        raise Fault(403, "not_allowed", Saying("terms-account"))
    await standings.give(person)
    return Answer(await standings.page(person, is_own=True))


STANDINGS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/standings/{board}", board, Board, is_compressed=True),
    Endpoint("GET", "/api/people/{person}/standing", standing_of, StandingPage, limit="profile"),
    Endpoint("GET", "/api/me/standing", standing, StandingPage, is_for_people=True, limit="profile"),
    Endpoint("POST", "/api/me/gift", gift, StandingPage, is_for_people=True, limit="profile"),
)
"""The endpoints of ratings."""
