"""A match as the store keeps it: its record with its fairness block, and who played."""

from collections.abc import Iterator

from msgspec.structs import replace

from bidwhist.record import encode_record, record_of
from bidwhist.record.fairness import FairBlock, FairSeat, commitment_to
from bidwhist.server.log import Closed, MatchOver, Row
from bidwhist.server.store import Finished
from bidwhist.server.table import Stage, Table, advance, open_table


def finished_by(row: Row, before: Table) -> Finished | None:
    """The match that a row finishes or breaks off, from the table before it."""
    abandoned = isinstance(row.body, Closed) and before.stage is Stage.PLAYING
    if not (abandoned or isinstance(row.body, MatchOver)):
        return None
    block = fair_block(before, is_over=True)
    assert before.match is not None and block is not None
    return Finished(
        id=before.match_id,
        table=before.id,
        number=before.match_number,
        finished=row.time,
        preset=before.opened.preset,
        abandoned=abandoned,
        record=encode_record(replace(record_of(before.match), fairness=block)),
        people=tuple(chair.person for chair in before.chairs),
    )


def matches_in(log: list[Row]) -> Iterator[Finished]:
    """The matches that a whole log finishes or breaks off."""
    table = open_table(log[0])
    for row in log[1:]:
        found = finished_by(row, table)
        if found is not None:
            yield found
        table = advance(table, row)


def fair_block(table: Table, *, is_over: bool) -> FairBlock | None:
    """The fairness of the match at a table, as far as it may be told; nothing before a match."""
    if not table.server_bytes:
        return None
    shares = table.shares if table.match is not None else table.chairs
    seed = table.match.seed if table.match is not None else None
    return FairBlock(
        table=table.id,
        match=table.match_number,
        server_commitment=commitment_to(bytes.fromhex(table.server_bytes)),
        server_bytes=table.server_bytes if is_over else None,
        seed=seed.hex() if is_over and seed is not None else None,
        seats=tuple(
            FairSeat(seat, chair.name or f"bot:{table.opened.bots}", chair.commitment, chair.entropy)
            for seat, chair in enumerate(shares)
        ),
    )
