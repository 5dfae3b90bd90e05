"""What people do with their names, accounts and login sessions over HTTP."""

from bidwhist.server.accounts import clean_name
from bidwhist.server.api import AccountMade, Me
from bidwhist.server.calls import Answer, Call, Fault, person_of
from bidwhist.server.hall import Hall
from bidwhist.server.protocol import Person


async def _me(hall: Hall, person: Person) -> Me:
    return Me(person, await hall.tables_of(person))


async def guest(call: Call) -> Answer:
    """Play without an account; a second call changes nothing."""
    if call.person is not None:
        return Answer(await _me(call.hall, call.person))
    call.hall.peace.words.check_name(call.body.name)
    person, token = await call.hall.accounts.guest(call.body.name)
    return Answer(await _me(call.hall, person), token)


async def me(call: Call) -> Answer:
    """Who is signed in."""
    return Answer(await _me(call.hall, person_of(call)))


async def rename(call: Call) -> Answer:
    """Another name to be shown, from the next seat on."""
    if not clean_name(call.body.name):
        raise Fault(422, "bad_name", "a name needs letters that can be seen")
    call.hall.peace.words.check_name(call.body.name)
    person = await call.hall.accounts.rename(person_of(call), call.body.name)
    return Answer(await _me(call.hall, person))


async def register(call: Call) -> Answer:
    """Keep name and history: a guest becomes an account."""
    if not clean_name(call.body.name):
        raise Fault(422, "bad_name", "a name needs letters that can be seen")
    call.hall.peace.words.check_name(call.body.name)
    person, codes = await call.hall.accounts.register(person_of(call), call.body.name, call.body.password, call.who)
    return Answer(AccountMade(person, codes))


async def log_in(call: Call) -> Answer:
    """Sign in to an account."""
    person, token = await call.hall.accounts.log_in(call.body.name, call.body.password, call.who)
    return Answer(await _me(call.hall, person), token)


async def recover(call: Call) -> Answer:
    """A new password by a recovery code; every other login session ends."""
    person, token = await call.hall.accounts.recover(call.body.name, call.body.code, call.body.password, call.who)
    call.hall.log_out(person)
    return Answer(await _me(call.hall, person), token)


async def log_out(call: Call) -> Answer:
    """End this login session."""
    await call.hall.accounts.log_out(call.token or "")
    return Answer(await _me(call.hall, person_of(call)), signed_out=True)


async def log_out_everywhere(call: Call) -> Answer:
    """End every login session and close every line."""
    await call.hall.accounts.log_out_everywhere(person_of(call))
    call.hall.log_out(person_of(call))
    return Answer(await _me(call.hall, person_of(call)), signed_out=True)
