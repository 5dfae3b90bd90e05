"""A match as it is stored: its record with its fairness block, and who played."""

from msgspec.structs import replace

from bidwhist.core.match import Match
from bidwhist.records import encode_record, record_of
from bidwhist.records.fairness import FairBlock
from bidwhist.records.stamp import stamped
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.domain.log import Closed, MatchOver, Row
from bidwhist.server.tables.domain.outcome import outcome_of
from bidwhist.server.tables.domain.seed_exchange import SeedExchange, block_of, broke_off, match_with_seed
from bidwhist.server.tables.domain.table import Stage, Table


def finished_by(row: Row, before: Table) -> Finished | None:
    """The match that a row finishes or breaks off, from the table before it.

    A match begins with the server's commitment: from then on it is stored, even if no card was dealt.
    """
    abandoned = isinstance(row.body, Closed) and before.stage in (Stage.MIXING, Stage.PLAYING)
    if not (abandoned or isinstance(row.body, MatchOver)):
        return None
    mixing = before.mixing
    assert mixing is not None
    match = before.match or match_with_seed(mixing, before.opened.rules)
    return Finished(
        id=before.match_id,
        table=before.id,
        number=before.match_number,
        finished=row.time,
        preset=before.opened.preset,
        abandoned=abandoned,
        record=encode_record(stamped(replace(record_of(match), fairness=block_of(mixing, is_over=True)))),
        people=_who_played(before, mixing, match) if abandoned else _who_sits(before),
        broke_off=broke_off(mixing),
        outcome=outcome_of(before, row),
    )


def _who_sits(table: Table) -> tuple[str | None, ...]:
    return tuple(chair.person for chair in table.chairs)


def _who_played(table: Table, mixing: SeedExchange, match: Match) -> tuple[str | None, ...]:
    """Who sat in each seat last; in a match that was broken off, the people who got up and so ended it count too."""
    assert match.partners_draw is not None
    began = tuple(mixing.people[chair] for chair in match.partners_draw.result)
    if table.match is None:
        return began
    sit = _who_sits(table)
    return tuple(now or (then if then not in sit else None) for now, then in zip(sit, began, strict=True))


def fair_block(table: Table, *, is_over: bool) -> FairBlock | None:
    """The fairness block of a table's match, with what may be published so far; nothing before a match."""
    return block_of(table.mixing, is_over=is_over) if table.mixing is not None else None
