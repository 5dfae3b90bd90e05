"""Endpoints of clubs: page, members, results, and invite link."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec.structs import replace

from bidwhist.i18n import Saying
from bidwhist.records import decode_record, ruleset_of
from bidwhist.server.accounts.domain.club import (
    Club,
    ClubFull,
    ClubMatch,
    ClubNameTaken,
    LastKeeper,
    Member,
    SentOut,
)
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault, person_of
from bidwhist.server.http.titles import title_of
from bidwhist.server.protocol.server_messages import LobbyTable
from bidwhist.server.social.club_messages import (
    ClubJoined,
    ClubLine,
    ClubMember,
    ClubPage,
    ClubResult,
    Clubs,
    ClubWanted,
    KeeperWanted,
)
from bidwhist.server.tables.access import MustWait
from bidwhist.server.tables.domain.table import Chair


async def mine(call: Call) -> Answer:
    """Your clubs."""
    found = await call.server_state.clubs.of_person(person_of(call).id)
    return Answer(Clubs(tuple(ClubLine(one.id, one.name) for one in found)))


async def found(call: Call) -> Answer:
    """A new club, with its founder as keeper."""
    person, (name, about) = _account(call), _words(call)
    with _explained():
        club = await call.server_state.clubs.found(person.id, name, about)
    return await _page(call, club)


async def page(call: Call) -> Answer:
    """A club: its members, their matches with one another, and their open tables."""
    return await _page(call, await _club(call))


async def join(call: Call) -> Answer:
    """Join the club that a link leads to."""
    person, wanted = _account(call), call.body
    try:
        call.server_state.table_access.begin_invite(call.who)
    except MustWait as error:
        raise Fault(429, "too_fast", Saying("fault-too-fast")) from error
    with _explained():
        club = await call.server_state.clubs.join(wanted.word, person.id)
    if club is None:
        raise Fault(404, "no_club", Saying("fault-club-word"))
    call.server_state.table_access.was_invite(call.who)
    return await _page(call, club)


async def leave(call: Call) -> Answer:
    """Leave a club."""
    club = await _club(call)
    with _explained():
        await call.server_state.clubs.leave(club.id, person_of(call).id)
    return await mine(call)


async def change(call: Call) -> Answer:
    """Change name and text; for keepers."""
    club = await _kept(call)
    name, about = _words(call, club.name)
    with _explained():
        changed = await call.server_state.clubs.change(club.id, name, about)
    return await _page(call, _known(changed))


async def new_word(call: Call) -> Answer:
    """A new invite link; the old one stops working; for keepers."""
    club = await _kept(call)
    return await _page(call, _known(await call.server_state.clubs.renew_link(club.id)))


async def set_keeper(call: Call) -> Answer:
    """Make a member a keeper, or no longer one; for keepers."""
    club, wanted = await _kept(call), call.body
    with _explained():
        await call.server_state.clubs.set_keeper(club.id, call.path["person"], is_keeper=wanted.keeper)
    return await _page(call, club)


async def send_out(call: Call) -> Answer:
    """Remove a person from the club; for keepers."""
    club = await _kept(call)
    with _explained():
        await call.server_state.clubs.send_out(club.id, call.path["person"])
    return await _page(call, await _club(call))


async def let_back(call: Call) -> Answer:
    """Let a removed person join again by the link; for keepers."""
    club = await _kept(call)
    await call.server_state.clubs.let_back(club.id, call.path["person"])
    return await _page(call, club)


def _account(call: Call) -> Person:
    person = person_of(call)
    if person.kind != "account":
        raise Fault(422, "no_account", Saying("fault-club-account"))
    return person


def _words(call: Call, name: str = "") -> tuple[str, str]:
    """The requested name and text, normalized; a club's present name is accepted unchanged."""
    wanted: ClubWanted = call.body
    said = call.server_state.moderation.words.said
    return name if wanted.name == name else said(title_of(wanted.name)), said(wanted.about.strip())


@contextmanager
def _explained() -> Iterator[None]:
    """The response for an error of changing a club."""
    try:
        yield
    except ClubFull:
        raise Fault(422, "club_full", Saying("fault-club-full")) from None
    except ClubNameTaken:
        raise Fault(422, "name_taken", Saying("name-taken")) from None
    except SentOut:
        raise Fault(403, "sent_out", Saying("fault-club-out")) from None
    except LastKeeper:
        raise Fault(422, "last_keeper", Saying("fault-club-keeper")) from None


async def _club(call: Call) -> Club:
    return _known(await call.server_state.clubs.club(call.path["club"]))


def _known(club: Club | None) -> Club:
    if club is None:
        raise Fault(404, "no_club", Saying("fault-no-club"))
    return club


async def _kept(call: Call) -> Club:
    club, person = await _club(call), person_of(call)
    if person.id not in await call.server_state.clubs.keepers(club.id):
        raise Fault(403, "not_keeper", Saying("fault-not-keeper"))
    return club


async def _page(call: Call, club: Club) -> Answer:
    clubs = call.server_state.clubs
    members = await clubs.members(club.id)
    you = next((one for one in members if call.person is not None and one.person.id == call.person.id), None)
    page = ClubPage(
        club=club.id, name=club.name, about=club.about, founded=club.founded, count=len(members), member=you is not None
    )
    if you is None:
        return Answer(page)
    played = await clubs.matches(club.id)
    return Answer(
        replace(
            page,
            members=_members(call, members),
            results=await asyncio.to_thread(lambda: tuple(map(_result, played))),
            tables=await _tables(call, members),
            keeper=you.is_keeper,
            word=club.word,
            out=await clubs.sent_out(club.id) if you.is_keeper else (),
        )
    )


def _members(call: Call, members: tuple[Member, ...]) -> tuple[ClubMember, ...]:
    here = {connection.person.id for connection in call.server_state.connections.all}
    return tuple(ClubMember(one.person, one.since, one.is_keeper, one.person.id in here) for one in members)


async def _tables(call: Call, members: tuple[Member, ...]) -> tuple[LobbyTable, ...]:
    people = {one.person.id for one in members}
    registry = call.server_state.registry.known
    return tuple(
        one
        for one in await call.server_state.registry.listed()
        if not one.locked and one.table in registry and _sit(people, registry[one.table].table.chairs)
    )


def _sit(people: set[str], chairs: tuple[Chair, ...]) -> bool:
    return any(chair.person in people for chair in chairs)


def _result(found: ClubMatch) -> ClubResult:
    record = decode_record(found.record)
    sides = ruleset_of(record.rules).side_of
    winner = record.result.winner if record.result else None
    winners = tuple(seat for seat, side in enumerate(sides) if side == winner)
    return ClubResult(found.match, found.finished, found.preset, record.players, winners)


CLUBS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me/clubs", mine, Clubs, is_for_people=True),
    Endpoint("POST", "/api/clubs", found, ClubPage, ClubWanted, is_for_people=True, limit="open"),
    Endpoint("POST", "/api/clubs/join", join, ClubPage, ClubJoined, is_for_people=True, limit="ask"),
    Endpoint("GET", "/api/clubs/{club}", page, ClubPage),
    Endpoint("POST", "/api/clubs/{club}", change, ClubPage, ClubWanted, is_for_people=True),
    Endpoint("POST", "/api/clubs/{club}/leave", leave, Clubs, is_for_people=True),
    Endpoint("POST", "/api/clubs/{club}/word", new_word, ClubPage, is_for_people=True),
    Endpoint("POST", "/api/clubs/{club}/members/{person}", set_keeper, ClubPage, KeeperWanted, is_for_people=True),
    Endpoint("POST", "/api/clubs/{club}/members/{person}/out", send_out, ClubPage, is_for_people=True),
    Endpoint("POST", "/api/clubs/{club}/members/{person}/back", let_back, ClubPage, is_for_people=True),
)
"""The endpoints of clubs; people who are not members see a club's name and text only."""
