"""Endpoints of friends: request, accept, end, and invitations to tables."""

from bidwhist.i18n import Saying
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault, person_of
from bidwhist.server.social.domain.friendship import Asked, Invited, NotFriends, TooManyFriends
from bidwhist.server.social.friend_messages import Asking, Friend, FriendAsked, Friends, FriendWanted, TableInvitation
from bidwhist.server.social.service import FriendService
from bidwhist.server.tables.session import TableSession


def _friends(call: Call) -> FriendService:
    return call.services.of(FriendService)


async def list_friends(call: Call) -> Answer:
    """Your friends and their presence, friend requests, and invitations to tables."""
    return await _page(call)


async def _page(call: Call) -> Answer:
    me, friends = person_of(call), _friends(call)
    found = await friends.friends(me)
    both = (Friend(one.person, one.since, friends.is_present(one.person)) for one in found if one.by_me and one.by_them)
    return Answer(
        Friends(
            friends=tuple(sorted(both, key=lambda friend: not friend.here)),
            asks_you=tuple(_asking(one) for one in found if not one.by_me),
            you_asked=tuple(_asking(one) for one in found if not one.by_them),
            invitations=tuple(_invitation(*one) for one in await friends.invitations(me)),
        )
    )


def _asking(one: Asked) -> Asking:
    return Asking(one.person, one.since)


def _invitation(one: Invited, session: TableSession) -> TableInvitation:
    host = Person(one.host, one.host_name, "account", one.host_face)
    return TableInvitation(one.table, host, session.table.opened.name, one.invite, one.made)


async def ask(call: Call) -> Answer:
    """Ask a person to be friends, by name or id; this accepts their open request."""
    wanted: FriendWanted = call.body
    me = person_of(call)
    if me.kind != "account":
        raise Fault(422, "no_account", Saying("fault-friends-account"))
    other = wanted.person or await call.server_state.accounts.account_called(wanted.name or "")
    if other == me.id:
        raise Fault(422, "bad_friend", Saying("fault-friend-you"))
    try:
        known = other is not None and await _friends(call).ask(me, other)
    except TooManyFriends:
        raise Fault(422, "too_many", Saying("fault-friends-many")) from None
    if not known:
        raise Fault(404, "nobody", Saying("fault-friend-nobody"))
    return await _page(call)


async def end(call: Call) -> Answer:
    """Decline or withdraw a friend request, or end a friendship."""
    await _friends(call).end(person_of(call), call.path["person"])
    return await _page(call)


async def ask_over(call: Call) -> Answer:
    """Invite friends to the table where you sit; those who are connected are told at once."""
    wanted: FriendAsked = call.body
    me = person_of(call)
    session = await call.server_state.registry.look(wanted.table)
    if session is None or session.table.seat_of(me.id) is None:
        raise Fault(404, "no_table", Saying("fault-no-seat"))
    try:
        await _friends(call).ask_over(me, wanted.people, session)
    except NotFriends:
        raise Fault(422, "no_friend", Saying("fault-no-friend")) from None
    return await _page(call)


async def decline(call: Call) -> Answer:
    """Delete an invitation that was declined or followed."""
    await _friends(call).decline(person_of(call), call.path["table"])
    return await _page(call)


FRIENDS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me/friends", list_friends, Friends, is_for_people=True, is_for_bots=True),
    Endpoint("POST", "/api/me/friends", ask, Friends, FriendWanted, is_for_people=True, limit="ask"),
    Endpoint("POST", "/api/me/friends/{person}/end", end, Friends, is_for_people=True),
    Endpoint("POST", "/api/me/invitations", ask_over, Friends, FriendAsked, is_for_people=True, limit="ask"),
    Endpoint("POST", "/api/me/invitations/{table}/end", decline, Friends, is_for_people=True, is_for_bots=True),
)
"""The endpoints of friends; to ask a person you need an account."""
