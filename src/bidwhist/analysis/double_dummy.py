"""Double dummy: the tricks each side takes with all hands open and best play, card by card and as a table."""

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias, get_args

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.analysis.open_deal import SEATS, OpenDeal
from bidwhist.core.actions import Contract
from bidwhist.core.cards import STRAIN_LETTERS, Card
from bidwhist.core.deal import Deal, Phase
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.order import order_for
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import Unknown
from bidwhist.solver import Budget, CardBounds, Position, Solver, ValueBounds, solve_leaders, solve_many
from bidwhist.solver.position import JOKERS_WHEN_VOID, JokerPlay, joker_play
from bidwhist.solver.reference import trick_winner
from bidwhist.tools.typed import require

Lead: TypeAlias = Literal["declarer", "forehand", "left"]
Table: TypeAlias = dict[tuple[str, str], int]
"""Tricks by declarer's seat (N E S W) and strain (S H D C N)."""

DIRECTIONS: tuple[Direction, ...] = (Direction.UPTOWN, Direction.DOWNTOWN, Direction.DOWNTOWN_ACES_LOW)
"""The kernel's number of a direction is its place in this row."""
UNLIMITED = Budget()
_NORTH_SOUTH = 0b0101
_TABLE_STRAINS = "SHDCN"


def position_of(deal: Deal) -> Position:
    """What is to be played of a deal, all hands open, from the declaring side's point of view.

    :raises ValueError: if no cards are being played.
    """
    if deal.phase is not Phase.PLAY or deal.order is None:
        raise ValueError("only a deal in play has cards to solve")
    rules = deal.rules
    side = rules.side_of[deal.declarer]
    return Position(
        hands=tuple(deal.hand(seat) for seat in range(deal.players)),
        strain=int(deal.order.strain),
        leader=deal.leader,
        sides=sum(1 << seat for seat in range(deal.players) if rules.side_of[seat] == side),
        direction=DIRECTIONS.index(deal.order.direction),
        table=deal.table,
        first_trick=rules.trick_worth(len(deal.tricks)),
        **joker_play(deal.order),
    )


def solve(position: Position | Deal, budget: Budget = UNLIMITED) -> ValueBounds:
    """The tricks the declaring side still takes with best play by all, the trick in progress included.

    Exact without a budget (low == high); with one, bounds that hold. `card` is a best card for the seat to play.

    :raises ValueError: if the position makes no sense, or the deal is not in play.
    """
    return Solver().value(_position(position), budget)


def score_cards(position: Position | Deal, budget: Budget = UNLIMITED) -> list[CardBounds]:
    """For every legal card, lowest number first: the tricks the declaring side still takes once it is played.

    :raises ValueError: if the position makes no sense, or the deal is not in play.
    """
    return Solver().cards(_position(position), budget)


def solve_batch(
    positions: Sequence[Position | Deal], budget: Budget = UNLIMITED, *, threads: int = 1
) -> list[ValueBounds]:
    """`solve` for many positions at once, the interpreter lock released; the answers do not depend on `threads`.

    :raises ValueError: if a position makes no sense.
    """
    return solve_many([_position(position) for position in positions], budget, threads=threads)


class Worth(Struct, frozen=True, gc=False):
    """The worth of one card played, in tricks of the declaring side still to come."""

    seat: int
    card: Card
    low: int
    """With the card that was played."""
    best: int
    """With the best card the seat had."""
    better: Card | None
    """A card that would have kept the value; None where the one played did."""

    @property
    def cost(self) -> int:
        """Tricks given away with all cards open. That is hindsight, and not always a mistake."""
        return abs(self.best - self.low)


def worth_of_play(deal: Deal) -> Iterator[Worth]:
    """What each card played in a deal was worth, in the order played; nothing if it never came to play."""
    if deal.order is None or not deal.tricks:
        return
    solver = Solver()
    now = position_of(replace(deal, phase=Phase.PLAY, played=0, tricks=(), table=(), leader=deal.tricks[0].leader))
    for card in (card for trick in deal.tricks for card in trick.cards):
        values = {bounds.card: bounds.low for bounds in solver.cards(now)}
        if card not in values:  # a renege: the play after it was not legal
            return
        seat = now.to_play
        choose = max if now.sides >> seat & 1 else min
        best = choose(values.values())
        better = None if values[card] == best else next(other for other, value in values.items() if value == best)
        yield Worth(seat, card, values[card], best, better)
        now = _after(now, card)


def best_line(position: Position | Deal) -> list[tuple[int, Card]]:
    """A line of best play to the end, as (seat, card); of equal cards each seat plays its lowest."""
    solver, line = Solver(), list[tuple[int, Card]]()
    now = _position(position)
    while now.hands[now.to_play]:
        scored = solver.cards(now, best_only=True)
        declaring = now.sides >> now.to_play & 1
        best = max(scored, key=lambda bounds: bounds.low) if declaring else min(scored, key=lambda bounds: bounds.high)
        line.append((now.to_play, best.card))
        now = _after(now, best.card)
    return line


def table(
    deal: OpenDeal,
    lead: Lead = "declarer",
    *,
    direction: Direction = Direction.UPTOWN,
    dealer: int = 3,
    jokers: JokerPlay | None = None,
    threads: int = 1,
) -> Table:
    """The tricks each seat takes as declarer in each strain, hands as they are (a kitty stays out of play).

    :param lead: who leads first: the declarer, his left neighbour (bridge), or forehand, left of `dealer`.
    :param jokers: what may be done with jokers in no-trump; without: they are played when leading or void.
    :param threads: how many threads of the kernel solve beside each other; the answers do not depend on it.
    :returns: ``{(seat, strain): tricks}`` with seats N E S W and strains S H D C N, twenty results.

    >>> from bidwhist.analysis.open_deal import parse_pbn
    >>> table(parse_pbn("N:A... K... Q... J..."))["N", "S"]
    1

    :raises Unknown: if nobody leads so.
    :raises WrongType: if it is not a direction.
    """
    if lead not in get_args(Lead):
        raise Unknown(f"no such lead; leads are {', '.join(get_args(Lead))}: {lead!r}")
    require(Direction, direction=direction)
    require(int, dealer=dealer)
    for name, value in (jokers or JOKERS_WHEN_VOID).items():
        require(bool, **{name: value})
    questions = [
        Position(
            deal.hands,
            STRAIN_LETTERS.index(letter),
            0,
            _NORTH_SOUTH,
            DIRECTIONS.index(direction),
            **(jokers or JOKERS_WHEN_VOID),
        )
        for letter in _TABLE_STRAINS
    ]
    found = {}
    for letter, north_south in zip(_TABLE_STRAINS, solve_leaders(questions, threads=threads), strict=True):
        for declarer, seat in enumerate(SEATS):
            leader = {"declarer": declarer, "left": (declarer + 1) % 4, "forehand": (dealer + 1) % 4}[lead]
            tricks = north_south[leader]
            found[seat, letter] = tricks if declarer % 2 == 0 else deal.hands[0].bit_count() - tricks
    return found


def tables(deal: OpenDeal, lead: Lead = "declarer", *, dealer: int = 3, threads: int = 1) -> dict[Direction, Table]:
    """`table` for each direction: uptown, downtown and downtown with aces low."""
    return {
        direction: table(deal, lead, direction=direction, dealer=dealer, threads=threads) for direction in DIRECTIONS
    }


def opening_position(
    rules: Ruleset, hands: tuple[int, ...], contract: Contract, *, declarer: int, dealer: int
) -> Position:
    """The position in which play begins: hands as they are after the discard, the leader by the rules."""
    side = rules.side_of[declarer]
    return Position(
        hands=hands,
        strain=int(contract.strain),
        leader=declarer if rules.declarer_leads else (dealer + 1) % len(hands),
        sides=sum(1 << seat for seat in range(len(hands)) if rules.side_of[seat] == side),
        direction=DIRECTIONS.index(contract.direction),
        first_trick=rules.trick_worth(0),
        **joker_play(order_for(rules, contract.strain, contract.direction)),
    )


def _position(position: Position | Deal) -> Position:
    return position if isinstance(position, Position) else position_of(position)


def _after(position: Position, card: Card) -> Position:
    """The position after a card, whatever it won."""
    seat = position.to_play
    hands = tuple(hand & ~(1 << card) if other == seat else hand for other, hand in enumerate(position.hands))
    laid = replace(position, hands=hands, table=(*position.table, card))
    if len(laid.table) < len(hands):
        return laid
    return replace(laid, leader=trick_winner(laid), table=(), first_trick=1)
