"""Endpoints of names, accounts and login sessions."""

from collections.abc import Iterator
from contextlib import contextmanager

from bidwhist.i18n import Saying
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.service import NotSignedIn, account_key
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault, person_of
from bidwhist.server.platform.limits.attempts import Key, time_said
from bidwhist.server.privacy.erasure import erase_person
from bidwhist.server.privacy.export import export_person
from bidwhist.server.protocol.bodies import (
    AccountMade,
    AccountWanted,
    Export,
    FaceWanted,
    Farewell,
    Gone,
    GuestWanted,
    Login,
    Me,
    NameWanted,
    PasswordChange,
    Recovery,
)


async def _me(call: Call, person: Person) -> Me:
    return Me(person, await call.server_state.registry.of_person(person))


async def guest(call: Call) -> Answer:
    """Play without an account; a second call changes nothing, but a browser keeps its cookie for longer."""
    if call.person is not None:
        return Answer(await _me(call, call.person), call.token)
    call.server_state.moderation.words.check_name(call.body.name)
    person, token = await call.server_state.accounts.guest(call.body.name)
    return Answer(await _me(call, person), token)


async def me(call: Call) -> Answer:
    """Who is signed in."""
    return Answer(await _me(call, person_of(call)))


async def rename(call: Call) -> Answer:
    """Change the display name, from the next seat on."""
    call.server_state.moderation.words.check_name(call.body.name)
    person = await call.server_state.accounts.rename(person_of(call), call.body.name)
    if person.kind != "guest":
        await call.server_state.connections.keep_name(person)
    return Answer(await _me(call, person))


async def choose_face(call: Call) -> Answer:
    """Choose the figure you are drawn as, from the next seat on; at a table the first who comes has it."""
    person = await call.server_state.accounts.choose_face(person_of(call), call.body.face)
    return Answer(await _me(call, person))


async def register(call: Call) -> Answer:
    """Turn a guest into an account with the same name and history, and a new token; every other login session ends."""
    server_state, wanted = call.server_state, call.body
    server_state.moderation.words.check_name(wanted.name)
    person, codes, token = await server_state.accounts.register(person_of(call), wanted.name, wanted.password, call.who)
    server_state.connections.call_back(person)
    await server_state.connections.keep_name(person)
    return Answer(AccountMade(person, codes), token, device=await server_state.accounts.new_device(person))


async def log_in(call: Call) -> Answer:
    """Sign in to an account; the previous login session ends."""
    wanted = call.body
    with _counted(call, *await _sign_in_keys(call, wanted.name)):
        person, token = await call.server_state.accounts.log_in(wanted.name, wanted.password, call.who, call.token)
    _leave_the_old(call)
    return Answer(await _me(call, person), token, device=await call.server_state.accounts.new_device(person))


async def recover(call: Call) -> Answer:
    """Set a new password with a recovery code; every other login session ends."""
    wanted = call.body
    accounts = call.server_state.accounts
    with _counted(call, *await _sign_in_keys(call, wanted.name)):
        person, token = await accounts.recover(wanted.name, wanted.code, wanted.password, call.who, call.token)
    call.server_state.connections.log_out(person)
    _leave_the_old(call)
    return Answer(await _me(call, person), token, device=await accounts.new_device(person))


async def _sign_in_keys(call: Call, name: str) -> tuple[Key, ...]:
    """The keys by which a sign-in attempt is counted: the known device, else the address and the account."""
    account = account_key(name)
    device = await call.server_state.accounts.device_among(name, call.devices)
    if device:
        return (Key("device", f"{account} {device}"),)
    return Key("sign-in", f"{account} {call.who.address}"), Key("account", account)


@contextmanager
def _counted(call: Call, *keys: Key) -> Iterator[None]:
    """Count wrong passwords and codes, and make the next attempt wait after too many."""
    tries = call.server_state.table_access.tries
    wait = tries.wait(*keys)
    if wait > 0:
        raise Fault(429, "too_fast", Saying.of("fault-many-passwords", time=time_said(wait)), wait=round(wait * 1000))
    tries.begin(*keys)
    try:
        yield
    except NotSignedIn:
        raise
    except Exception:
        tries.was_right(*keys)
        raise
    tries.was_right(*keys)


def _leave_the_old(call: Call) -> None:
    if call.person is not None and call.token is not None:
        call.server_state.connections.call_back(call.person, call.token)


async def change_password(call: Call) -> Answer:
    """Change an account's password, with the old one; every other login session ends."""
    person, token = person_of(call), call.token or ""
    with _counted(call, _own_key(call)):
        new = await call.server_state.accounts.change_password(person, call.body.old, call.body.new, call.who)
    call.server_state.connections.call_back(person, token)
    call.server_state.connections.log_out(person)
    return Answer(await _me(call, person), new, device=await call.server_state.accounts.new_device(person))


def _own_key(call: Call) -> Key:
    # A person who is signed in has to give the password again.
    return Key("sign-in", f"{person_of(call).id} {call.who.address}")


async def log_out(call: Call) -> Answer:
    """End this login session, and close its connections."""
    await call.server_state.accounts.log_out(call.token or "")
    call.server_state.connections.log_out(person_of(call), call.token)
    return Answer(await _me(call, person_of(call)), signed_out=True)


async def log_out_everywhere(call: Call) -> Answer:
    """End every login session and close every connection."""
    await call.server_state.accounts.log_out_everywhere(person_of(call))
    call.server_state.connections.log_out(person_of(call))
    return Answer(await _me(call, person_of(call)), signed_out=True)


async def export(call: Call) -> Answer:
    """Your data, as one file."""
    return Answer(await export_person(call.server_state, person_of(call)), file="bidwhist-me.json")


async def leave_for_good(call: Call) -> Answer:
    """Delete your data: name, account, sessions, codes, mutes and counters; finished matches stay, without the name."""
    person = person_of(call)
    with _counted(call, _own_key(call)):
        await call.server_state.accounts.prove(person, call.body.password, call.who)
    await erase_person(call.server_state, person)
    return Answer(Gone(call.language.say("forgotten")), signed_out=True)


ACCOUNTS: tuple[Endpoint, ...] = (
    Endpoint("POST", "/api/guest", guest, Me, GuestWanted, limit="sign-in", limit_if_known="read"),
    Endpoint("GET", "/api/me", me, Me, is_for_people=True, is_for_bots=True),
    Endpoint("PATCH", "/api/me", rename, Me, NameWanted, is_for_people=True),
    Endpoint("POST", "/api/me/face", choose_face, Me, FaceWanted, is_for_people=True),
    Endpoint("POST", "/api/accounts", register, AccountMade, AccountWanted, is_for_people=True, limit="sign-in"),
    Endpoint("POST", "/api/login", log_in, Me, Login, limit="sign-in"),
    Endpoint("POST", "/api/recover", recover, Me, Recovery, limit="sign-in"),
    Endpoint("POST", "/api/me/password", change_password, Me, PasswordChange, is_for_people=True, limit="sign-in"),
    Endpoint("GET", "/api/me/export", export, Export, is_for_people=True, limit="profile"),
    Endpoint("POST", "/api/me/delete", leave_for_good, Gone, Farewell, is_for_people=True, limit="sign-in"),
    Endpoint("POST", "/api/logout", log_out, Me, is_for_people=True),
    Endpoint("POST", "/api/logout-everywhere", log_out_everywhere, Me, is_for_people=True),
)
"""The endpoints of people."""
