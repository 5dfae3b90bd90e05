"""What a table is doing, and what it waits for."""

from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, DONE, PLAY, Phase
from bidwhist.server.protocol.table_view import PhaseName
from bidwhist.server.tables.domain.allowed import may_be_ready
from bidwhist.server.tables.domain.table import Stage, Table, rises
from bidwhist.server.tables.views.narration import TableNarrator

PHASES: dict[Phase, PhaseName] = {
    AUCTION: "auction",
    DECLARE: "declare",
    DISCARD: "discard",
    PLAY: "play",
    DONE: "deal_over",
}
"""The wire names of a deal's phases."""
_STAGES: dict[Stage, PhaseName] = {
    Stage.SEATING: "seating",
    Stage.MIXING: "mixing",
    Stage.OVER: "match_over",
    Stage.CLOSED: "closed",
}


def phase_of(table: Table) -> PhaseName:
    """The table's phase, by its wire name."""
    if table.stage is Stage.PLAYING and table.deal is not None:
        return PHASES[table.deal.phase]
    return _STAGES.get(table.stage, "seating")


def status_words(table: Table, narrator: TableNarrator) -> str:
    """What a table waits for between turns, in one sentence; empty while a deal is played."""
    if table.stage is Stage.PLAYING and not table.is_between_deals:
        return ""
    if table.stage is Stage.MIXING:
        return narrator.say("mixing")
    if table.stage is Stage.CLOSED:
        return narrator.say("table-closed")
    if rises(table):
        return narrator.say("rises")
    if table.opened.contest is not None and table.is_played_out:
        return narrator.say("contest-done")
    waiting = [_within(narrator, seat) for seat in table.people if may_be_ready(table, seat)]
    if not waiting:
        return narrator.say("given-done" if table.boards_are_done else "waits-for-people")
    return narrator.say(_waits(table), names=_together(narrator, waiting))


def _waits(table: Table) -> str:
    is_next = table.stage is Stage.OVER and table.opened.boards is not None
    return "waits-for-next-deal" if is_next else _WAITS.get(table.stage, "waits-for-next-deal")


_WAITS = {Stage.SEATING: "waits-to-start", Stage.OVER: "waits-for-rematch"}


def _together(narrator: TableNarrator, names: list[str]) -> str:
    """Names as one part of a sentence."""
    *others, last = names
    return narrator.say("names-and-last", names=narrator.say("comma").join(others), last=last) if others else last


def _within(narrator: TableNarrator, seat: int) -> str:
    """A seat within a sentence."""
    return narrator.say("you-inside") if seat == narrator.me else narrator.language.name(narrator.names[seat])
