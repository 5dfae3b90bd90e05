"""Endpoints of friends: asking, agreeing, ending it, and invitations to a table."""

from bidwhist.i18n import Saying
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.names import BadName, shown_name
from bidwhist.server.accounts.repository import account_called
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault, person_of
from bidwhist.server.social import presence
from bidwhist.server.social.friend_messages import Asking, Friend, FriendAsked, Friends, FriendWanted, TableInvitation
from bidwhist.server.social.friend_repository import (
    Asked,
    Invited,
    TooManyFriends,
    are_friends,
    ask_for_friend,
    end_friendship,
    friends_of,
    invitations_of,
    put_aside,
)
from bidwhist.server.tables.session import TableSession


async def list_friends(call: Call) -> Answer:
    """One's friends with who of them is here, who asks to be one, and the tables that friends ask one to."""
    return Answer(await _friends(call, person_of(call)))


async def _friends(call: Call, me: Person) -> Friends:
    found = await call.server_state.store.read(friends_of(me.id))
    return Friends(
        friends=tuple(
            Friend(one.person, one.since, _is_somewhere(call, one.person)) for one in found if one.by_me and one.by_them
        ),
        asks_you=tuple(_asking(one) for one in found if not one.by_me),
        you_asked=tuple(_asking(one) for one in found if not one.by_them),
        invitations=await _invitations(call, me),
    )


def _is_somewhere(call: Call, person: Person) -> bool:
    return call.server_state.is_here(person.id) or call.server_state.is_elsewhere(person.id)


def _asking(one: Asked) -> Asking:
    return Asking(one.person, one.since)


async def _invitations(call: Call, me: Person) -> tuple[TableInvitation, ...]:
    found = []
    for one in await call.server_state.store.read(invitations_of(me.id, _now(call))):
        session = await call.server_state.registry.look(one.table)
        if session is not None:
            found.append(_invitation(one, session))
    return tuple(found)


def _invitation(one: Invited, session: TableSession) -> TableInvitation:
    host = Person(one.host, one.host_name, "account")
    return TableInvitation(one.table, host, session.table.opened.name, one.invite, one.made)


async def ask(call: Call) -> Answer:
    """Ask somebody to be a friend, by name or id; who has asked already is a friend then."""
    wanted: FriendWanted = call.body
    me = person_of(call)
    if me.kind != "account":
        raise Fault(422, "no_account", Saying("fault-friends-account"))
    other = wanted.person or await _account(call, wanted.name or "")
    if other == me.id:
        raise Fault(422, "bad_friend", Saying("fault-friend-you"))
    try:
        known = other is not None and await call.server_state.store.write(ask_for_friend(me.id, other, _now(call)))
    except TooManyFriends:
        raise Fault(422, "too_many", Saying("fault-friends-many")) from None
    if not known:
        raise Fault(404, "nobody", Saying("fault-friend-nobody"))
    return Answer(await _friends(call, me))


async def _account(call: Call, name: str) -> str | None:
    try:
        return await call.server_state.store.read(account_called(shown_name(name)))
    except BadName:
        return None


async def end(call: Call) -> Answer:
    """Say no to who asks, take a question back, or be friends no more."""
    me = person_of(call)
    await call.server_state.store.write(end_friendship(me.id, call.path["person"]))
    return Answer(await _friends(call, me))


async def ask_over(call: Call) -> Answer:
    """Ask friends to the table where one sits; those who are here are told at once."""
    wanted: FriendAsked = call.body
    me = person_of(call)
    session = await call.server_state.registry.look(wanted.table)
    if session is None or session.table.seat_of(me.id) is None:
        raise Fault(404, "no_table", Saying("fault-no-seat"))
    for person in wanted.people:
        if not await call.server_state.store.read(are_friends(me.id, person)):
            raise Fault(422, "no_friend", Saying("fault-no-friend"))
    for person in wanted.people:
        await presence.ask_over(call.server_state, me, person, session, _now(call))
    return Answer(await _friends(call, me))


async def decline(call: Call) -> Answer:
    """An invitation to a table is answered with no, or has been followed."""
    me = person_of(call)
    await call.server_state.store.write(put_aside(me.id, call.path["table"]))
    return Answer(await _friends(call, me))


def _now(call: Call) -> int:
    return int(call.server_state.accounts.clock())


FRIENDS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me/friends", list_friends, Friends, is_for_people=True),
    Endpoint("POST", "/api/me/friends", ask, Friends, FriendWanted, is_for_people=True, limit="ask"),
    Endpoint("POST", "/api/me/friends/{person}/end", end, Friends, is_for_people=True),
    Endpoint("POST", "/api/me/invitations", ask_over, Friends, FriendAsked, is_for_people=True, limit="ask"),
    Endpoint("POST", "/api/me/invitations/{table}/end", decline, Friends, is_for_people=True),
)
"""For everybody who is signed in; to ask somebody, one has an account."""
