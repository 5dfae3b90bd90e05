"""Endpoints of bot accounts: make one, give it another token, end it, and see which programs are there."""

from bidwhist.i18n import Saying, saying_of
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.bot_accounts.domain import BotAccount, NoSuchBot, TooManyBots
from bidwhist.server.bot_accounts.messages import BotToken, BotWanted, OwnBot, OwnBots, Programs
from bidwhist.server.bot_accounts.service import BotAccountService
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault, person_of
from bidwhist.server.privacy.erasure import erase_person


def _bots(call: Call) -> BotAccountService:
    return call.services.of(BotAccountService)


async def own_bots(call: Call) -> Answer:
    """Your bot accounts."""
    return await _page(call)


async def _page(call: Call) -> Answer:
    bots = _bots(call)
    return Answer(
        OwnBots(
            tuple(
                OwnBot(one.person, one.created, bots.is_present(one.person)) for one in await bots.of(person_of(call))
            )
        )
    )


async def make_bot(call: Call) -> Answer:
    """A new bot account of yours, with its token."""
    try:
        bot, token = await _bots(call).create(_owner(call), call.body.name)
    except TooManyBots as error:
        raise Fault(422, "too_many", Saying("fault-bots-many")) from error
    return Answer(BotToken(bot.person, token))


async def new_token(call: Call) -> Answer:
    """Another token for a bot account of yours; the old one ends at once."""
    bot = await _owned(call)
    return Answer(BotToken(bot.person, await _bots(call).new_token(bot)))


async def end_bot(call: Call) -> Answer:
    """Delete a bot account of yours; its finished matches stay, without its name."""
    await erase_person(call.server_state, (await _owned(call)).person)
    return await _page(call)


async def programs(call: Call) -> Answer:
    """The programs that are connected, which can be asked to a table that programs may sit at."""
    return Answer(Programs(await _bots(call).present()))


def _owner(call: Call) -> Person:
    person = person_of(call)
    if person.kind != "account":
        raise Fault(422, "no_account", Saying("fault-bots-account"))
    return person


async def _owned(call: Call) -> BotAccount:
    try:
        return await _bots(call).owned(_owner(call), call.path["person"])
    except NoSuchBot as error:
        raise Fault(404, "nobody", saying_of(error)) from error


BOT_ACCOUNTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me/bots", own_bots, OwnBots, is_for_people=True),
    Endpoint("POST", "/api/me/bots", make_bot, BotToken, BotWanted, is_for_people=True, limit="sign-in"),
    Endpoint("POST", "/api/me/bots/{person}/token", new_token, BotToken, is_for_people=True, limit="sign-in"),
    Endpoint("POST", "/api/me/bots/{person}/end", end_bot, OwnBots, is_for_people=True, limit="sign-in"),
    Endpoint("GET", "/api/programs", programs, Programs),
)
"""The endpoints of bot accounts; to make one you need an account."""
