"""The cards that may be played without a renege."""

from bidwhist.core.actions import Play
from bidwhist.core.view import View


def honest_plays(view: View) -> list[Play]:
    """The legal plays that are not reneges, for tables that allow reneges (rules C19, X15)."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    order = view.order
    assert order is not None
    honest = order.lawful(view.hand, view.led, not view.table)
    return [play for play in plays if honest >> play.card & 1]
