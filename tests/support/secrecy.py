"""The same table with two hidden cards changed over, wherever a viewer cannot tell: what secrecy is tested with."""

from random import Random

from msgspec.structs import replace

from bidwhist.core.act import why_not
from bidwhist.core.actions import Claim, Discard, RefusedClaim
from bidwhist.core.apply import apply
from bidwhist.core.cards import ALL_CARDS, BIT, Card, Hand, cards_of, deck
from bidwhist.core.deal import Deal, start_deal
from bidwhist.core.match import match_view
from bidwhist.core.view import WATCHER
from bidwhist.server.tables.domain.log import Acted
from bidwhist.server.tables.domain.table import Table


def hidden_from(table: Table, seat: int) -> Hand:
    """The cards whose place a viewer does not know."""
    assert table.match is not None and table.deal is not None
    view = match_view(table.match, seat)
    known = view.hand | view.dealt | view.played | (view.kitty or 0) | (view.discards or 0)
    known |= 0 if view.turned is None else BIT[view.turned]
    return 0 if table.deal.is_over else deck(table.opened.rules.jokers) & ALL_CARDS & ~known


def redealt(table: Table, seat: int, random: Random, swaps: int = 12) -> Table | None:
    """The table after some changes of hidden cards that fit everything said and played; nothing where none fits."""
    hidden = cards_of(hidden_from(table, seat))
    changed = None
    for _ in range(swaps if len(hidden) > 1 else 0):
        one, other = random.sample(hidden, 2)
        changed = _swapped(changed or table, one, other) or changed
    return changed


def _swapped(table: Table, one: Card, other: Card) -> Table | None:
    deal = table.deal
    assert deal is not None and table.match is not None
    states = [
        start_deal(
            deal.rules,
            deal.dealer,
            [_swap(hand, one, other) for hand in deal.dealt],
            _swap(deal.kitty, one, other),
            deal.turned,
        )
    ]
    actions = [_swap_action(acted, one, other) for acted in table.actions]
    for acted in actions:
        action = Claim(acted.seat) if isinstance(acted.action, RefusedClaim) else acted.action
        if why_not(states[-1], action):
            return None
        states.append(apply(states[-1], acted.action))
    return table_with(table, states, actions)


def table_with(table: Table, states: list[Deal], actions: list[Acted]) -> Table:
    """A table whose deal has gone through these states."""
    assert table.match is not None
    match = replace(table.match, deals=(*table.match.deals[:-1], states[-1]))
    return replace(table, match=match, before=tuple(states[:-1]), actions=tuple(actions))


def earlier(table: Table, actions: int) -> Table:
    """A table as it was after so many actions of its deal."""
    states = [*table.before, table.deal]
    return table_with(table, states[: actions + 1], list(table.actions[:actions]))  # type: ignore[arg-type]


def _swap(hand: Hand, one: Card, other: Card) -> Hand:
    both = BIT[one] | BIT[other]
    return hand ^ both if (hand & both) in (BIT[one], BIT[other]) else hand


def _swap_action(acted: Acted, one: Card, other: Card) -> Acted:
    if isinstance(acted.action, Discard):
        return replace(acted, action=Discard(_swap(acted.action.cards, one, other)))
    return acted


VIEWERS = (WATCHER, 0, 1, 2, 3)
