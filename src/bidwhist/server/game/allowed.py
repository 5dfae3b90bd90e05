"""What a seat may do besides its turn: sit down, say ready, give bytes, take an action back."""

from bidwhist.actions import RefusedClaim
from bidwhist.server.game.mixing import is_waited_for
from bidwhist.server.game.table import Stage, Table


def free_seats(table: Table) -> tuple[int, ...]:
    """The seats that can be taken now: free chairs before a match, a bot's between deals."""
    if table.stage is Stage.PLAYING and not table.is_between_deals:
        return ()
    if table.stage in (Stage.MIXING, Stage.CLOSED):
        return ()
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.person is None)


def is_waited_for_at_table(table: Table, seat: int) -> bool:
    """Whether the table waits for a person: in their turn, or to be ready."""
    return table.to_act == seat or may_be_ready(table, seat)


def may_be_ready(table: Table, seat: int) -> bool:
    """Whether the table waits for a person to be ready."""
    waits = table.stage in (Stage.SEATING, Stage.OVER) or table.is_between_deals
    return waits and not table.chairs[seat].is_ready


def may_give(table: Table, seat: int) -> bool:
    """Whether promised bytes are still waited for."""
    return table.stage is Stage.MIXING and table.mixing is not None and is_waited_for(table.mixing, seat)


def undo_target(table: Table, seat: int) -> int | None:
    """How many actions of the deal stay if a seat takes its last one back; nothing where it may not.

    Against bots one's own last decision can always be taken back; among people only before anybody acted on it, and
    only if nobody learned a card by it but one's own. When the deal is over all hands have been shown.
    """
    deal = table.deal
    if table.stage is not Stage.PLAYING or deal is None or deal.is_over or table.chairs[seat].is_away:
        return None
    latest_first = range(len(table.actions) - 1, -1, -1)
    own = next((place for place in latest_first if _decided(table, place, seat)), None)
    alone = table.people == (seat,)
    return own if own is not None and (alone or _told_nothing(table, own)) else None


def _decided(table: Table, place: int, seat: int) -> bool:
    # A call between turns is not the turn's own decision, nor is a claim that was refused.
    acted = table.actions[place]
    own = acted.seat == seat and acted.by == "person" and table.before[place].to_act == seat
    return own and not isinstance(acted.action, RefusedClaim)


def _told_nothing(table: Table, place: int) -> bool:
    deal, earlier = table.deal, table.before[place]
    assert deal is not None
    same_kitty = deal.kitty_is_taken == earlier.kitty_is_taken
    return place == len(table.actions) - 1 and same_kitty and not deal.is_over


def may_answer(table: Table, seat: int) -> bool:
    """Whether an undo waits for a person's answer."""
    return table.undo_by is not None and seat in waiting_for_answer(table)


def waiting_for_answer(table: Table) -> tuple[int, ...]:
    """The people who have not yet agreed to an undo."""
    return tuple(seat for seat in table.people if seat != table.undo_by and seat not in table.undo_agreed)
