"""Refusals that more than one command can meet."""

from bidwhist.core.act import reason_not
from bidwhist.core.actions import Action
from bidwhist.core.deal import Deal
from bidwhist.i18n import Saying
from bidwhist.server.tables.domain.commands import Refusal

NOT_SEATED = Refusal("not_seated", Saying("refused-no-seat-yet"))
STALE = Refusal("stale", Saying("refused-stale"))


def illegal(deal: Deal, action: Action) -> Refusal | None:
    """Why the rules refuse an action; nothing where they do not."""
    reason = reason_not(deal, action)
    return Refusal("illegal", reason) if reason else None
