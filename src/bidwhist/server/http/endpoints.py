"""The HTTP half of the server as a table of endpoints, each with the types it takes and gives."""

import asyncio
import time
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from bidwhist.bots.conventions import AGREEMENTS, SIGN
from bidwhist.bots.levels import BOTS, RANDOM, conventions_of, with_conventions
from bidwhist.club.outcomes import SETTLEMENT
from bidwhist.errors import WhistError
from bidwhist.language import Saying, saying_of
from bidwhist.rules.clashes import clash
from bidwhist.rules.code import format_code
from bidwhist.rules.difference import difference
from bidwhist.rules.effect import WITHOUT_EFFECT, has_effect
from bidwhist.rules.parse import named_rules
from bidwhist.rules.presets import PRESET_WORDS, PRESETS, called, preset_name
from bidwhist.rules.ruleset import Ruleset
from bidwhist.server.accounts.accounts import clean_name
from bidwhist.server.accounts.hasher import as_spoken
from bidwhist.server.coach.coach import CoachIsBusy
from bidwhist.server.game.log import Opened
from bidwhist.server.history.replays import statistics_of
from bidwhist.server.http.calls import Answer, Call, Endpoint, Fault, person_of
from bidwhist.server.http.people_endpoints import (
    change_password,
    export,
    guest,
    leave_for_good,
    log_in,
    log_out,
    log_out_everywhere,
    me,
    recover,
    register,
    rename,
)
from bidwhist.server.live.entry import new_invite
from bidwhist.server.live.hall import Hall
from bidwhist.server.live.room import Room
from bidwhist.server.live.thinkers import favourite
from bidwhist.server.protocol.bodies import (
    AccountMade,
    AccountWanted,
    BotInfo,
    Convention,
    Export,
    Farewell,
    Gone,
    GuestWanted,
    Login,
    Me,
    NameWanted,
    PasswordChange,
    PresetInfo,
    Reach,
    Recovery,
    RulesChecked,
    RulesWanted,
    TableMade,
    TableWanted,
)
from bidwhist.server.protocol.finished import Coached, FairStatistics, Profile, Replay
from bidwhist.server.protocol.table_view import Person
from bidwhist.server.protocol.told import LobbyTable, TableFacts
from bidwhist.server.store.log_rows import listed_tables_of
from bidwhist.server.store.match_rows import Finished, match_of, matches_but, seat_in, times_broken_off
from bidwhist.server.view.facts import every_option, facts_of, options_of, sheet_of, without_invite
from bidwhist.view import WATCHER

COUNTED_AT_ONCE = 50
"""Matches that are read from the file at a time to be counted."""
MOST_OPEN_TABLES = 3
"""Tables of the lobby at which somebody sits who opens another."""
LEAST_PASSWORD = 4
"""Letters or digits of a table's password: those who know it are counted, and those who guess it wait."""
STATISTICS_LIVE = 60.0
"""Seconds for which the statistics of all deals are kept."""


async def profile(call: Call) -> Answer:
    """One's own statistics and matches."""
    person = person_of(call)
    found = await call.hall.archive.figures(person, call.who)
    broke_off = await call.hall.store.read(times_broken_off(person.id))
    return Answer(Profile(person, statistics_of(found), tuple(one.line for one in found), broke_off))


async def presets(call: Call) -> Answer:
    """The rule sets that have names."""
    words = {name: call.language.tell(said) for name, said in PRESET_WORDS.items()}
    return Answer(tuple(PresetInfo(name, words[name], every_option(rules)) for name, rules in PRESETS.items()))


async def bots(call: Call) -> Answer:
    """The levels of bots, and those from elsewhere that this server has."""
    return Answer(
        tuple(BotInfo(level, call.language.tell(words)) for level, words in call.hall.thinkers.levels.items())
    )


async def check_rules(call: Call) -> Answer:
    """A rule set in words, or why it cannot be played."""
    wanted: RulesWanted = call.body
    start = wanted.preset if wanted.preset in PRESETS else "classic"
    base = PRESETS[start]
    try:
        rules = rules_of(wanted)
    except WhistError as error:
        words = call.language.tell(clash(saying_of(error)))
        return Answer(RulesChecked(False, words, wanted.preset[:40], every_option(base), (), "", (), ()))
    return Answer(
        RulesChecked(
            possible=True,
            words="",
            preset=preset_name(rules),
            rules=every_option(rules),
            sheet=sheet_of(rules, call.language),
            code=format_code(rules),
            differences=tuple(one.words for one in difference(base, rules, called(start), call.language)),
            idle=tuple(option for option in WITHOUT_EFFECT if not has_effect(rules, option)),
            conventions=tuple(
                Convention(one.name, call.language.tell(one.said)) for one in AGREEMENTS.values() if one.fits(rules)
            ),
        )
    )


def rules_of(wanted: RulesWanted) -> Ruleset:
    """The rule set that is asked for.

    :raises BadRuleset: if there is no such option or the mix cannot be played.
    :raises BadNotation: if the share code is mistyped.
    """
    if wanted.code:
        return named_rules(wanted.code)
    base = named_rules(wanted.preset)
    options = {**options_of(base), **wanted.options}
    options.pop("preset", None)
    try:
        return msgspec.convert(options, Ruleset)
    except msgspec.ValidationError as error:
        why = error.__cause__ if isinstance(error.__cause__, WhistError) else error
        raise Fault(422, "bad_rules", clash(saying_of(why))) from error


async def lobby(call: Call) -> Answer:
    """Tables that are open to everybody."""
    return Answer(await call.hall.rooms.listed())


async def open_table(call: Call) -> Answer:
    """A new table with its maker in a seat."""
    wanted: TableWanted = call.body
    rules = rules_of(wanted.rules)
    if wanted.seat >= rules.players:
        raise Fault(422, "bad_seat", Saying.of("fault-seats", last=rules.players - 1))
    levels = call.hall.thinkers.levels
    opened = Opened(
        rules=rules,
        name=call.hall.peace.words.said(clean_name(wanted.name))
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
        invite=new_invite(),
        lock=await _lock_of(call, wanted),
        rated=wanted.rated,
        stake=wanted.stake,
        settlement=SETTLEMENT,
        level=wanted.level,
        tier=wanted.tier,
    )
    await _check_terms(call, opened)
    if opened.kind != "private":
        await _check_open_tables(call)
    room = await call.hall.rooms.open(opened, person_of(call), wanted.seat)
    return Answer(TableMade(room.table.id, opened.invite))


async def _check_open_tables(call: Call) -> None:
    """Nobody fills the lobby: whoever sits at some of its tables opens no further one."""
    sits_at = await call.hall.store.read(listed_tables_of(person_of(call).id))
    if call.hall.limits.is_limited and sits_at >= MOST_OPEN_TABLES:
        raise Fault(422, "too_many", Saying.of("fault-tables-many", most=MOST_OPEN_TABLES))


async def _check_terms(call: Call, opened: Opened) -> None:
    standings, person = call.hall.standings, person_of(call)
    why_not = standings.why_not_open(opened) or await standings.why_not_sit(opened, person)
    if why_not is not None:
        raise Fault(422, "bad_terms", why_not)


async def _lock_of(call: Call, wanted: TableWanted) -> str:
    if wanted.kind != "password":
        return ""
    password = as_spoken(wanted.password or "")
    if len(password) < LEAST_PASSWORD:
        raise Fault(422, "bad_password", Saying.of("fault-password", count=LEAST_PASSWORD))
    return await call.hall.hasher.hash(password, call.who)


def bots_of(wanted: str | None, levels: Mapping[str, object] = BOTS) -> str | None:
    """The bots that were asked for, with their conventions in order; none for the usual ones.

    :raises BadNotation: if there is no such convention.
    """
    if wanted is None:
        return None
    level, sign, _ = wanted.partition(SIGN)
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
    room = await _room(call.hall, call.path["table"])
    if room.table.opened.kind == "private" and not _sits(room, call.person):
        raise Fault(404, "no_table", Saying("fault-no-table"))
    facts = facts_of(room.table, call.language)
    return Answer(facts if _sits(room, call.person) else without_invite(facts))


def _sits(room: Room, person: Person | None) -> bool:
    return person is not None and room.table.seat_of(person.id) is not None


async def _room(hall: Hall, table: str) -> Room:
    room = await hall.rooms.look(table)
    if room is None:
        raise Fault(404, "no_table", Saying("refused-no-table"))
    return room


async def _match(call: Call) -> Finished:
    found = await call.hall.store.read(match_of(call.path["match"]))
    if found is None:
        raise Fault(404, "no_match", Saying("fault-no-match"))
    return found


async def record(call: Call) -> Answer:
    """A finished match as a record, with its fairness block beside it."""
    found = await _match(call)
    return Answer(msgspec.Raw(found.record), file=f"bidwhist-{found.id}.json")


async def replayed(call: Call) -> Answer:
    """A finished match moment by moment, as seat ``?seat=`` saw it, or everybody."""
    seat = call.query.get("seat")
    asked = _SEATS.get(seat)
    known = None if asked is None else call.hall.archive.known_replay(call.path["match"], asked, call.language)
    if known is not None:
        return Answer(msgspec.Raw(known))
    found = await _match(call)
    viewer = _viewer(seat, len(msgspec.json.decode(found.record)["players"]))
    return Answer(msgspec.Raw(await call.hall.archive.replay(found, viewer, call.who, call.language)))


_SEATS: dict[str | None, int] = {None: WATCHER, **{str(seat): seat for seat in range(5)}}


def _viewer(seat: str | None, players: int) -> int:
    if seat is None:
        return WATCHER
    if seat not in map(str, range(players)):
        raise Fault(422, "bad_seat", Saying.of("fault-seat-of-replay", last=players - 1))
    return int(seat)


async def coached(call: Call) -> Answer:
    """What each choice of a finished match cost its player; takes seconds the first time."""
    found = await _match(call)
    try:
        lesson = await call.hall.coach.lesson(found.id, found.record, call.who)
    except CoachIsBusy as error:
        raise Fault(503, "busy", saying_of(error)) from error
    you = await call.hall.store.read(seat_in(found.id, person_of(call).id))
    return Answer(
        Coached(found.id, lesson.judge, you, lesson.findings[call.language.code], lesson.players, lesson.chances)
    )


async def fair(call: Call) -> Answer:
    """Counts over the deals of all finished matches, a minute old at most."""
    hall = call.hall
    async with hall.counting:
        if hall.statistics is None or time.monotonic() - hall.statistics[0] > STATISTICS_LIVE:
            await _count_the_rest(hall)
            hall.statistics = time.monotonic(), hall.counter.statistics()
    return Answer(hall.statistics[1])


async def reach(call: Call) -> Answer:
    """Where friends in the house open the page, and whether whoever asks may let them in."""
    return Answer(_reach(call))


async def let_in(call: Call) -> Answer:
    """Listen on the network of the house too, for friends in it; asked by whoever sits at the machine that serves."""
    if not call.is_from_here:
        raise Fault(403, "not_here", Saying("fault-not-here"))
    await call.lan.open()
    return Answer(_reach(call))


def _reach(call: Call) -> Reach:
    return Reach(call.lan.pages, call.is_from_here and not call.lan.pages and call.lan.begin is not None)


async def _count_the_rest(hall: Hall) -> None:
    while new := await hall.store.read(matches_but(hall.counter.matches, COUNTED_AT_ONCE)):
        for kept in new:
            await asyncio.to_thread(hall.counter.add, kept)


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("POST", "/api/guest", guest, Me, GuestWanted, limit="sign-in"),
    Endpoint("GET", "/api/me", me, Me, is_for_people=True),
    Endpoint("PATCH", "/api/me", rename, Me, NameWanted, is_for_people=True),
    Endpoint("GET", "/api/me/profile", profile, Profile, is_for_people=True, limit="profile"),
    Endpoint("POST", "/api/accounts", register, AccountMade, AccountWanted, is_for_people=True, limit="sign-in"),
    Endpoint("POST", "/api/login", log_in, Me, Login, limit="sign-in"),
    Endpoint("POST", "/api/recover", recover, Me, Recovery, limit="sign-in"),
    Endpoint("POST", "/api/me/password", change_password, Me, PasswordChange, is_for_people=True, limit="sign-in"),
    Endpoint("GET", "/api/me/export", export, Export, is_for_people=True, limit="profile"),
    Endpoint("POST", "/api/me/delete", leave_for_good, Gone, Farewell, is_for_people=True, limit="sign-in"),
    Endpoint("POST", "/api/logout", log_out, Me, is_for_people=True),
    Endpoint("POST", "/api/logout-everywhere", log_out_everywhere, Me, is_for_people=True),
    Endpoint("GET", "/api/presets", presets, tuple[PresetInfo, ...]),
    Endpoint("GET", "/api/bots", bots, tuple[BotInfo, ...]),
    Endpoint("POST", "/api/rules/check", check_rules, RulesChecked, RulesWanted, limit="rules"),
    Endpoint("GET", "/api/tables", lobby, tuple[LobbyTable, ...]),
    Endpoint("POST", "/api/tables", open_table, TableMade, TableWanted, is_for_people=True, limit="open"),
    Endpoint("POST", "/api/play", play_now, TableMade, RulesWanted, is_for_people=True, limit="open"),
    Endpoint("GET", "/api/tables/{table}", table_facts, TableFacts),
    Endpoint("GET", "/api/matches/{match}/record", record, dict[str, Any]),
    Endpoint("GET", "/api/matches/{match}/replay", replayed, Replay, limit="replay"),
    Endpoint("GET", "/api/matches/{match}/coach", coached, Coached, is_for_people=True, limit="coach"),
    Endpoint("GET", "/api/fair", fair, FairStatistics),
    Endpoint("GET", "/api/reach", reach, Reach),
    Endpoint("POST", "/api/reach", let_in, Reach, limit="open"),
)
"""Every endpoint; its handler's first line of docstring is what the OpenAPI document says of it."""
