"""Endpoints of daily deals: today, and finished days."""

from bidwhist.core.actions import parse_contract
from bidwhist.i18n import Language, Saying
from bidwhist.narration import contract_name
from bidwhist.server.daily.domain.day import PLAYED, Day, ends, is_ranked
from bidwhist.server.daily.domain.dealing import board_bytes, board_match
from bidwhist.server.daily.domain.result import DailyLine, DailyPlace
from bidwhist.server.daily.messages import (
    DailyBoard,
    DailyBoardLine,
    DailyDay,
    DailyLineTold,
    DailyPlaceTold,
    DailyResults,
    DailyToday,
)
from bidwhist.server.daily.scores import BOT_LINE, GUEST_BOT_LINE
from bidwhist.server.daily.service import DailyService
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault, person_of
from bidwhist.server.protocol.bodies import TableMade
from bidwhist.server.protocol.translation import codes
from bidwhist.server.tables.domain.table import Stage, Table

MAX_DAYS = 400
"""Most days in the archive's list."""


async def today(call: Call) -> Answer:
    """Today's daily deals, and your progress."""
    daily, person = _daily(call), call.person
    day, tomorrow = await daily.today(), await daily.tomorrow()
    part = await daily.part_of(day, person) if person is not None else None
    has_account = person is not None and person.kind == "account"
    is_bound = part is not None and part.is_guest and part.session.table.match_number > 0 and day.version > 1
    latest = await daily.days_told(1)
    return Answer(
        DailyToday(
            day=day.day,
            ends=ends(day.day),
            preset=day.preset,
            bots=day.bots,
            deals=PLAYED,
            players=await daily.players(day),
            commitment=day.commitment,
            tomorrow=tomorrow.commitment,
            table=part.session.table.id if part is not None else None,
            played=_played(part.session.table) if part is not None else 0,
            is_ranked=has_account and not is_bound,
            began_as_guest=has_account and is_bound,
            latest=latest[0].day if latest else None,
        )
    )


def _daily(call: Call) -> DailyService:
    return call.services.of(DailyService)


def _played(table: Table) -> int:
    return table.match_number - (table.stage in (Stage.MIXING, Stage.PLAYING))


async def begin(call: Call) -> Answer:
    """Your table for today's deals, opened on the first call."""
    day = await _daily(call).today()
    session = await _daily(call).begin(person_of(call), call.language.say("daily-title", day=day.day))
    return Answer(TableMade(session.table.id, session.table.opened.invite))


async def days(call: Call) -> Answer:
    """The finished days, newest first."""
    found = await _daily(call).days_told(MAX_DAYS)
    return Answer(tuple(DailyDay(one.day, one.preset, one.players) for one in found))


async def results(call: Call) -> Answer:
    """A finished day: the ranking, and the deals."""
    day = await _day(call)
    you = call.person.id if call.person else ""
    found = await _daily(call).results(day, you)
    places = (_place(day, one, you) for one in sorted(found.places, key=_order))
    return Answer(
        DailyResults(
            day=day.day,
            version=day.version,
            preset=day.preset,
            bots=day.bots,
            deals=PLAYED,
            commitment=day.commitment,
            secret=day.secret,
            places=tuple(sorted(places, key=lambda one: one.is_guest)),
            boards=tuple(_board_lines(found.lines, you, call.language)),
            grade=found.grade.grade if found.grade.is_told else None,
            graded=len(found.grade.performances),
        )
    )


async def _day(call: Call) -> Day:
    found = await _daily(call).day_told(call.path["day"])
    if found is None:
        raise Fault(404, "no_day", Saying("fault-no-day"))
    return found


def _order(one: DailyPlace) -> tuple[int, str]:
    return -one.kept.share, one.entrant


def _place(day: Day, one: DailyPlace, you: str) -> DailyPlaceTold:
    kept, is_house = one.kept, one.entrant in (BOT_LINE, GUEST_BOT_LINE)
    return DailyPlaceTold(
        place=kept.place,
        name=one.name,
        person=one.entrant if kept.place is not None else "",
        you=one.entrant == you,
        is_house=is_house,
        is_guest=kept.place is None and one.entrant != BOT_LINE and day.version > 1,
        boards=kept.boards,
        share=kept.share,
        difference=kept.difference,
    )


def _board_lines(lines: list[DailyLine], you: str, language: Language) -> list[DailyBoardLine]:
    found = []
    for board in sorted({one.board for one in lines}):
        own = [one for one in lines if one.board == board]
        mine = next((_line(one, you, language) for one in own if one.entrant == you), None)
        found.append(DailyBoardLine(board, not is_ranked(board), sum(one.entrant != BOT_LINE for one in own), mine))
    return found


def _line(one: DailyLine, you: str, language: Language) -> DailyLineTold:
    kept, line = one.kept, one.kept.line
    return DailyLineTold(
        name=one.name,
        you=one.entrant == you,
        is_house=one.entrant == BOT_LINE,
        match=one.match,
        contract=contract_name(parse_contract(line.contract), language) if line.contract else "",
        declarer=line.declarer,
        books=line.books,
        made=line.made,
        points=line.points,
        share=kept.share,
        difference=kept.difference,
        double_dummy=kept.double_dummy,
    )


async def board(call: Call) -> Answer:
    """The results of a deal of a finished day: the cards, and everybody's line."""
    day, number = await _day(call), call.path["board"]
    known = number.isascii() and number.isdigit() and len(number) <= 3
    lines = await _daily(call).board(day, int(number)) if known else []
    if not lines:
        raise Fault(404, "no_board", Saying("fault-no-board"))
    you = call.person.id if call.person else ""
    shown = sorted(lines, key=lambda one: (-one.kept.line.points, one.entrant))
    return Answer(_shown(day, int(number), tuple(_line(one, you, call.language) for one in shown)))


def _shown(day: Day, number: int, lines: tuple[DailyLineTold, ...]) -> DailyBoard:
    given = board_bytes(day.event, bytes.fromhex(day.secret), number)
    deal = board_match(day.rules, ("",) * day.rules.players, given).deal
    assert deal is not None
    hands = tuple(codes(hand) for hand in deal.dealt)
    return DailyBoard(day.day, number, day.preset, deal.dealer, hands, codes(deal.kitty), lines)


DAILY: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/daily", today, DailyToday),
    Endpoint("POST", "/api/daily", begin, TableMade, is_for_people=True, limit="open"),
    Endpoint("GET", "/api/daily/days", days, tuple[DailyDay, ...]),
    Endpoint("GET", "/api/daily/days/{day}", results, DailyResults, limit="replay", is_compressed=True),
    Endpoint("GET", "/api/daily/days/{day}/{board}", board, DailyBoard, limit="replay", is_compressed=True),
)
"""The endpoints of daily deals."""
