"""A turn as engines read it, and the action that their answer means."""

from bidwhist.bots.engines.answers import chosen_action, discard_from
from bidwhist.bots.engines.positions import numbered, position_of
from bidwhist.core.actions import Action
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.match import match_view
from bidwhist.server.protocol.server_messages import Question
from bidwhist.server.tables.domain.table import Table, turn_ends


def question_for(table: Table, seat: int, now: int) -> Question | None:
    """The question to a seat at a time (ms), if it is to act and no bot of the table acts for it."""
    if table.match is None or table.to_act != seat or table.chairs[seat].bot_acts:
        return None
    view, ends = match_view(table.match, seat), turn_ends(table)
    return Question(
        table=table.id,
        seq=table.seq,
        view=position_of(view),
        legal=numbered(view.legal),
        discard=discard_from(view.legal) if isinstance(view.legal, DiscardChoices) else None,
        ms=None if ends is None else max(0, ends - now),
    )


def answered(table: Table, seat: int, answer: int | str) -> Action | None:
    """The action that an answer to a question means, or nothing if the seat is not asked now.

    :raises BotFault: if it means no legal action.
    """
    if table.match is None or table.to_act != seat:
        return None
    return chosen_action(answer, match_view(table.match, seat))
