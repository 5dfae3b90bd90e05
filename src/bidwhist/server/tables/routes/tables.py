"""Endpoints of tables: the lobby, a table opened, played at once, and what does not change about it."""

from collections.abc import Mapping

from msgspec.structs import replace

from bidwhist.bots.levels import BOTS, RANDOM, conventions_of, parts_of, with_conventions
from bidwhist.core.rules.presets import preset_name
from bidwhist.i18n import Saying, saying_of
from bidwhist.server.accounts.password_hasher import as_spoken
from bidwhist.server.accounts.service import clean_name
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault, person_of
from bidwhist.server.protocol.bodies import (
    BotInfo,
    RulesWanted,
    TableMade,
    TableWanted,
)
from bidwhist.server.protocol.server_messages import LobbyTable, TableFacts
from bidwhist.server.ratings.domain.outcomes import SETTLEMENT
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.bot_service import favourite
from bidwhist.server.tables.domain.log import TableOpened
from bidwhist.server.tables.routes.rules import rules_of
from bidwhist.server.tables.service import BadTerms, TooManyTables
from bidwhist.server.tables.session import TableSession
from bidwhist.server.tables.views.facts import facts_for, knows_invite

MIN_PASSWORD_LETTERS = 4
"""Letters or digits of a table's password; short is enough, as wrong guesses have to wait."""


async def bots(call: Call) -> Answer:
    """The levels of bots, and this server's guest bots."""
    return Answer(
        tuple(
            BotInfo(level, call.language.tell(words)) for level, words in call.server_state.bot_service.levels.items()
        )
    )


async def lobby(call: Call) -> Answer:
    """Tables that are open to everybody."""
    return Answer(await call.server_state.registry.listed())


async def open_table(call: Call) -> Answer:
    """A new table with its maker in a seat or looking on."""
    wanted: TableWanted = call.body
    rules = rules_of(wanted.rules)
    if wanted.seat is not None and wanted.seat >= rules.players:
        raise Fault(422, "bad_seat", Saying.of("fault-seats", last=rules.players - 1))
    if wanted.seat is None and (wanted.kind != "private" or not wanted.watchers):
        raise Fault(422, "bad_seat", Saying("fault-looks-on"))
    levels = call.server_state.bot_service.levels
    opened = TableOpened(
        rules=rules,
        name=call.server_state.moderation.words.said(clean_name(wanted.name))
        or call.language.say("table-of", name=person_of(call).name),
        preset=preset_name(rules),
        kind=wanted.kind,
        pace=wanted.pace,
        bots=bots_of(wanted.bots, levels) or favourite(),
        hints=wanted.hints and not wanted.rated,
        chat=wanted.chat,
        watchers=wanted.watchers,
        tempo=wanted.tempo,
        talk=wanted.talk,
        lock=await _lock_of(call, wanted),
        rated=wanted.rated,
        stake=wanted.stake,
        settlement=SETTLEMENT,
        level=wanted.level,
        tier=wanted.tier,
        programs=wanted.programs,
        looks_on=wanted.seat is None,
    )
    try:
        session = await call.server_state.tables.open(opened, person_of(call), wanted.seat)
    except BadTerms as error:
        raise Fault(422, "bad_terms", saying_of(error)) from error
    except TooManyTables as error:
        raise Fault(422, "too_many", saying_of(error)) from error
    return Answer(TableMade(session.table.id, session.table.opened.invite))


async def _lock_of(call: Call, wanted: TableWanted) -> str:
    if wanted.kind != "password":
        return ""
    password = as_spoken(wanted.password or "")
    if len(password) < MIN_PASSWORD_LETTERS:
        raise Fault(422, "bad_password", Saying.of("fault-password", count=MIN_PASSWORD_LETTERS))
    return await call.server_state.hasher.hash(password, call.who)


def bots_of(wanted: str | None, levels: Mapping[str, object] = BOTS) -> str | None:
    """The requested bots, with their conventions in canonical order; nothing for the default ones.

    :raises Fault: if there is no such bot, or it plays no conventions.
    :raises BadNotation: if there is no such convention.
    """
    if wanted is None:
        return None
    level, sign, _ = parts_of(wanted)
    if level not in levels:
        raise Fault(422, "bad_bots", Saying.of("fault-bots", names=", ".join(levels)))
    if level not in BOTS and sign:
        raise Fault(422, "bad_bots", Saying.of("fault-no-conventions", name=level))
    if level == RANDOM and sign:
        raise Fault(422, "bad_bots", Saying.of("fault-by-chance", name=RANDOM))
    return with_conventions(wanted, conventions_of(wanted))


async def play_now(call: Call) -> Answer:
    """A private table against bots."""
    return await open_table(replace(call, body=TableWanted(rules=call.body)))


async def table_facts(call: Call) -> Answer:
    """What does not change about a table; private ones by their invite alone."""
    session = await _room(call.server_state, call.path["table"])
    table, person = session.table, call.person.id if call.person is not None else ""
    if table.opened.kind == "private" and not knows_invite(table, person):
        raise Fault(404, "no_table", Saying("fault-no-table"))
    return Answer(facts_for(table, person, call.language))


async def _room(server_state: ServerState, table: str) -> TableSession:
    session = await server_state.registry.look(table)
    if session is None:
        raise Fault(404, "no_table", Saying("refused-no-table"))
    return session


TABLES: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/bots", bots, tuple[BotInfo, ...]),
    Endpoint("GET", "/api/tables", lobby, tuple[LobbyTable, ...]),
    Endpoint(
        "POST", "/api/tables", open_table, TableMade, TableWanted, is_for_people=True, is_for_bots=True, limit="open"
    ),
    Endpoint("POST", "/api/play", play_now, TableMade, RulesWanted, is_for_people=True, limit="open"),
    Endpoint("GET", "/api/tables/{table}", table_facts, TableFacts),
)
"""The endpoints of tables."""
