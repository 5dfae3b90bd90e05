"""The bots' result of each deal: the day's bots play every seat, sharing a queue with the tables' bots."""

from hashlib import sha256

from msgspec.structs import replace

from bidwhist.bots.levels import PREFIX
from bidwhist.core.act import act
from bidwhist.core.actions import Action
from bidwhist.core.match import Match, match_view
from bidwhist.records import encode_record, record_of
from bidwhist.records.fairness import GIVEN, FairBlock, FairSeat, commitment_to
from bidwhist.records.stamp import stamped
from bidwhist.server.daily.domain.day import Day
from bidwhist.server.daily.domain.dealing import board_bytes, board_match
from bidwhist.server.platform.database.database import Connection, Work
from bidwhist.server.platform.jobs.fair_queue import Who
from bidwhist.server.tables.bot_service import BotService
from bidwhist.server.tables.bot_turns import Choice, Dice
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.match_repository import keep

_SERVER_WHO = Who("house")


def bot_table(day: Day, board: int) -> str:
    """The table id of the bots' result of a deal: deterministic, but unpredictable without the secret."""
    return sha256(f"bidwhist/house/1 {day.event} {day.secret} {board}".encode()).hexdigest()[:10]


async def bot_line_of(bot_service: BotService, day: Day, board: int, table: str, now: int) -> Finished:
    """Play a deal of a day with bots in every seat, as a match to store; champion takes about three seconds."""
    given = board_bytes(day.event, bytes.fromhex(day.secret), board)
    names = (f"{PREFIX}{day.bots}",) * day.rules.players
    match = board_match(day.rules, names, given)
    assert match.seed is not None and match.deal is not None
    taken = 0
    while not match.deal.is_over:
        action = await _choice(bot_service, day, match, taken)
        match = replace(match, deals=(act(match.deal, action),))
        assert match.deal is not None
        taken += 1
    return _kept(match, given, table, now, day.preset)


async def _choice(bot_service: BotService, day: Day, match: Match, taken: int) -> Action:
    assert match.seed is not None and match.deal is not None
    seat = match.deal.to_act
    choice = Choice(day.bots, match_view(match, seat), Dice(match.seed, 0, seat), taken, claims=False)
    return await bot_service.think(_SERVER_WHO, choice)


def _kept(match: Match, given: bytes, table: str, now: int, preset: str) -> Finished:
    assert match.seed is not None
    block = FairBlock(
        version=GIVEN,
        table=table,
        match=1,
        server_commitment=commitment_to(given),
        server_bytes=given.hex(),
        seed=match.seed.hex(),
        seats=tuple(FairSeat(seat, name, None, None) for seat, name in enumerate(match.players)),
    )
    record = encode_record(stamped(replace(record_of(match), fairness=block)))
    nobody = (None,) * len(match.players)
    return Finished(f"{table}-1", table, 1, now, preset, abandoned=False, record=record, people=nobody)


def keep_line(event: str, match: Finished) -> Work[None]:
    """Store the bots' result of a deal."""

    def work(connection: Connection) -> None:
        connection.execute("INSERT INTO board_tables VALUES (?, ?)", (match.table, event))
        keep(connection, match)

    return work
