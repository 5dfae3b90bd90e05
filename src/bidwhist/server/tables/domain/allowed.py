"""What a seat may do out of turn: sit down, say ready, give bytes, take an action back."""

from bidwhist.core.actions import RefusedClaim
from bidwhist.server.tables.domain.seed_exchange import is_waited_for
from bidwhist.server.tables.domain.table import Stage, Table


def free_seats(table: Table) -> tuple[int, ...]:
    """Seats that can be taken now: free chairs before a match, a bot's chair between deals; never reserved ones."""
    if table.opened.is_reserved:
        return ()
    if table.stage is Stage.PLAYING and not table.is_between_deals:
        return ()
    if table.stage in (Stage.MIXING, Stage.CLOSED):
        return ()
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.person is None)


def may_leave(table: Table) -> bool:
    """Whether people may leave for good; where chairs are reserved, only once everything is played."""
    if table.opened.is_reserved:
        return table.is_played_out and table.stage is Stage.OVER
    return table.stage is not Stage.CLOSED


def is_waited_for_at_table(table: Table, seat: int) -> bool:
    """Whether the table waits for a person to act or to be ready."""
    return table.to_act == seat or may_be_ready(table, seat)


def may_be_ready(table: Table, seat: int) -> bool:
    """Whether the table waits for a person to be ready."""
    return not table.chairs[seat].is_ready and waits_for_ready(table)


def waits_for_ready(table: Table) -> bool:
    """Whether the table continues once people are ready."""
    if table.stage is Stage.PLAYING:
        return table.is_between_deals
    return table.stage in (Stage.SEATING, Stage.OVER) and not table.is_played_out


def may_give(table: Table, seat: int) -> bool:
    """Whether the table still waits for promised bytes."""
    return table.stage is Stage.MIXING and table.mixing is not None and is_waited_for(table.mixing, seat)


def undo_target(table: Table, seat: int) -> int | None:
    """How many actions of the deal remain if a seat takes its last one back, or nothing where it may not.

    Against bots a person can always take back their last decision. Among people they can only before anybody acts on
    it, and only if nobody learned a card from it. When the deal is over all hands have been shown. There is no undo at
    a rated table, in a deal that is compared with others, or in an event.
    """
    if table.opened.rated or table.stage is not Stage.PLAYING:
        return None
    deal = table.deal
    if table.opened.is_reserved:
        return None
    if deal is None or deal.is_over or table.chairs[seat].is_away:
        return None
    last = len(table.actions) - 1
    if table.people != (seat,):
        return last if last >= 0 and _decided(table, last, seat) and _told_nothing(table, last) else None
    return next((place for place in range(last, -1, -1) if _decided(table, place, seat)), None)


def seats_that_may_undo(table: Table) -> frozenset[int]:
    """The seats that may take back their last action: the last to act, or the one person among bots."""
    people = table.people
    asked = {*(people if len(people) == 1 else ()), *(one.seat for one in table.actions[-1:])}
    return frozenset([seat for seat in asked if undo_target(table, seat) is not None])


def _decided(table: Table, place: int, seat: int) -> bool:
    # A renege call or a refused claim is not a decision of the turn.
    acted = table.actions[place]
    own = acted.seat == seat and acted.by == "person" and table.before[place].to_act == seat
    return own and not isinstance(acted.action, RefusedClaim)


def _told_nothing(table: Table, place: int) -> bool:
    deal, earlier = table.deal, table.before[place]
    assert deal is not None
    same_kitty = deal.kitty_is_taken == earlier.kitty_is_taken
    return same_kitty and not deal.is_over


def may_answer(table: Table, seat: int) -> bool:
    """Whether an undo is waiting for a person's answer."""
    return table.undo_by is not None and seat in waiting_for_answer(table)


def waiting_for_answer(table: Table) -> tuple[int, ...]:
    """The people who have not yet agreed to an undo."""
    return tuple(seat for seat in table.people if seat != table.undo_by and seat not in table.undo_agreed)
