"""What an engine may answer: the discards it may choose from, and the action that its answer means."""

from collections.abc import Iterator

from bidwhist.bots.engines.messages import DiscardFrom
from bidwhist.bots.engines.positions import action_of
from bidwhist.core.actions import Action, CallRenege, Claim, format_action
from bidwhist.core.cards import CODES, cards_of
from bidwhist.core.deal import PLAY
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.view import View
from bidwhist.errors import BadNotation, BotFault


def discard_from(legal: DiscardChoices) -> DiscardFrom:
    """The discards that are legal, as text."""
    required, cards = ((CODES[card] for card in cards_of(mask)) for mask in (legal.required, legal.hand))
    return DiscardFrom(legal.size, tuple(cards), tuple(required))


def chosen_action(answer: int | str, view: View) -> Action:
    """The legal action that an answer means: its number from 0, or its text.

    :raises BotFault: if it means none.
    """
    if isinstance(answer, int):
        count = 0 if isinstance(view.legal, DiscardChoices) else len(view.legal)
        if not 0 <= answer < count:
            raise BotFault(f"its action has the number {answer}, and there are {count} numbered from 0")
        return view.legal[answer]
    try:
        action = action_of(answer, view.phase)
    except BadNotation as error:
        raise BotFault(f"its action cannot be read: {error}") from None
    if action not in view.legal:
        raise BotFault(f"its action is not legal now: {format_action(action)}")
    return action


def chosen_or_interruption(answer: int | str, view: View) -> Action:
    """The same, or a claim or renege call of the seat that may be made now: ``claim``, ``renege 5``.

    :raises BotFault: if it means none.
    """
    interruptions = {format_action(one): one for one in _interruptions(view)}
    return interruptions[answer] if isinstance(answer, str) and answer in interruptions else chosen_action(answer, view)


def _interruptions(view: View) -> Iterator[Claim | CallRenege]:
    """What a seat may interrupt play with (rules X11, W7), as its view shows it."""
    if view.phase is PLAY and not view.table and view.claims_left:
        yield Claim(view.seat)
    if view.phase is PLAY and view.rules.reneges_are_called:
        yield from (CallRenege(view.seat, trick) for trick in range(len(view.tricks)))
