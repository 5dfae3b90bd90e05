"""The lines of ``bidwhist replay --json``: one for every action of a match."""

from collections.abc import Iterator
from itertools import pairwise

from bidwhist.cli.film import Film, onlooker, said
from bidwhist.cli.items import ActionItem
from bidwhist.cli.selection import Chosen
from bidwhist.core.actions import CallRenege, Claim, Discard, RefusedClaim, Settled, format_action
from bidwhist.core.deal import PLAY, Deal
from bidwhist.records.replaying import decisions
from bidwhist.records.writing import record_of_deal


def action_items(chosen: Chosen, only: int | None, seat: int | None) -> Iterator[ActionItem]:
    """The actions of a match, or of its deal ``only`` from 1, as everybody may know them, or as one seat knew them."""
    narrator, film = onlooker(chosen.match), Film(chosen.match)
    for place, deal in enumerate(chosen.match.deals):
        if only not in (None, place + 1):
            continue
        actions = [one.action for one in decisions(deal.rules, record_of_deal(deal, ()))]
        pairs = zip(pairwise(film.states(place)), actions, strict=True)
        for number, ((before, after), action) in enumerate(pairs, 1):
            actor = action.by if isinstance(action, CallRenege | Claim | RefusedClaim) else before.to_act
            yield ActionItem(
                match=chosen.number,
                deal=place + 1,
                number=number,
                trick=len(before.tricks) + 1 if before.phase is PLAY else None,
                seat=actor,
                player=narrator.names[actor],
                action=format_action(action) if _is_seen(action, before, seat) else None,
                words=" ".join(said(narrator, before, after, seat)),
            )


def _is_seen(action: Settled, deal: Deal, seat: int | None) -> bool:
    return seat in (None, deal.declarer) or not isinstance(action, Discard)
