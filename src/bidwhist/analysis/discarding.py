"""The best discard of a hand with its kitty, and the best contract a deal allows."""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product

from msgspec import Struct

from bidwhist.analysis.double_dummy import DIRECTIONS, UNLIMITED, opening_position
from bidwhist.core.actions import Contract, require_typed
from bidwhist.core.cards import JOKERS, SUIT_MASKS, Hand, Strain, cards_of
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.scoring import outcome
from bidwhist.solver import SHARED_MEMORY_MB, Budget, Solver, solve_many
from bidwhist.solver.reference import STRENGTHS
from bidwhist.tools.exact import mean
from bidwhist.tools.tuples import with_item
from bidwhist.tools.typed import require


class DiscardScore(Struct, frozen=True, gc=False):
    """A discard and its tricks over the worlds looked at."""

    discards: Hand
    tricks: float
    """Mean tricks of the declaring side, those of the discard itself not counted."""


class Prospect(Struct, frozen=True, gc=False):
    """What one seat takes in one strain and direction once it has the kitty, all hands open."""

    declarer: int
    strain: Strain
    direction: Direction
    discards: Hand
    """One of the best discards."""
    tricks: int
    """Tricks of the declaring side, that of the discard counted where the rules count it."""


class Par(Struct, frozen=True, gc=False):
    """The best contract that some side can make with all cards open, and what it scores."""

    contract: Contract
    declarer: int
    discards: Hand
    tricks: int
    """Tricks of the declaring side, that of the discard counted where the rules count it."""
    points: int
    """What the declaring side scores."""


def discards_worth_trying(hand: Hand, number: int, contract: Contract, must_go: Hand = 0) -> Iterator[Hand]:
    """The discards to consider: from each side suit its lowest cards, in every division; trumps only if
    they must.

    :param hand: all cards of declarer, kitty included.
    :param number: how many are to go.
    :param must_go: cards the rules want discarded.
    """
    strengths = STRENGTHS[DIRECTIONS.index(contract.direction)]
    trump = int(contract.strain)
    suits = [
        sorted(cards_of(hand & SUIT_MASKS[suit] & ~must_go), key=lambda card: strengths[card % 13])
        for suit in range(4)
        if suit != trump
    ]
    wanted = number - must_go.bit_count()
    no_trump = contract.strain is Strain.NO_TRUMP
    jokers = cards_of(hand & JOKERS & ~must_go) if no_trump else []
    trumps = [] if no_trump else sorted(cards_of(hand & SUIT_MASKS[trump]), key=lambda card: strengths[card % 13])
    lengths = [len(suit) for suit in suits] + [len(jokers)]
    short = max(0, wanted - sum(lengths))
    for counts in product(*(range(min(length, wanted) + 1) for length in lengths)):
        if sum(counts) + short != wanted:
            continue
        gone = must_go
        for cards, count in zip((*suits, jokers, trumps), (*counts, short), strict=True):
            gone |= sum(1 << card for card in cards[:count])
        yield gone


def best_discard(
    hand: Hand,
    contract: Contract,
    worlds: Sequence[tuple[Hand, ...]],
    *,
    rules: Ruleset,
    declarer: int,
    dealer: int,
    threads: int = 1,
) -> list[DiscardScore]:
    """The tricks of each discard worth trying, on average, best first.

    :param hand: declarer's cards with the kitty, eighteen in the classic game.
    :param worlds: the hands of all seats, n times; what they hold for declarer is not looked at.
    :returns: mean tricks over the worlds, each played double dummy from the opening lead.
    :raises ValueError: if a world and the hand share a card, or sizes differ.
    :raises WrongType: if rules or contract have the wrong type.
    """
    require(Ruleset, rules=rules)
    require(Contract, contract=contract)
    require_typed(contract)
    require(int, hand=hand, declarer=declarer, dealer=dealer)
    number = hand.bit_count() - rules.hand_size
    options = list(discards_worth_trying(hand, number, contract, _must_go(rules, hand, contract)))
    positions = [
        opening_position(rules, with_item(world, declarer, hand & ~gone), contract, declarer=declarer, dealer=dealer)
        for gone in options
        for world in worlds
    ]
    values = [bounds.low for bounds in solve_many(positions, threads=threads)]
    size = len(worlds)
    scores = [
        DiscardScore(gone, mean(values[place * size : place * size + size])) for place, gone in enumerate(options)
    ]
    return sorted(scores, key=lambda score: (-score.tricks, score.discards))


def prospects(
    rules: Ruleset, hands: tuple[Hand, ...], kitty: Hand, *, dealer: int, threads: int = 1
) -> Iterator[Prospect]:
    """What every seat takes in every strain and direction with the kitty and its best discard, all hands open.

    They come one by one, seat by seat, in the order of strains and the rules' directions; each is a few dozen
    double-dummy questions.

    :param hands: one mask a seat, as dealt.
    :param threads: how many cells are looked at at a time; the answers do not depend on it.
    :raises WrongType: if it is not a rule set.
    """
    require(Ruleset, rules=rules)
    require(int, kitty=kitty, dealer=dealer)
    return _prospects(rules, hands, kitty, dealer, threads)


def _prospects(rules: Ruleset, hands: tuple[Hand, ...], kitty: Hand, dealer: int, threads: int) -> Iterator[Prospect]:
    cells = product(range(len(hands)), Strain, rules.directions)

    def look(cell: tuple[int, Strain, Direction]) -> Prospect:
        declarer, strain, direction = cell
        contract = Contract(rules.min_bid, direction, strain)
        return prospect(rules, hands, kitty, contract, declarer=declarer, dealer=dealer)

    if threads == 1:
        yield from map(look, cells)
        return
    with ThreadPoolExecutor(threads) as pool:  # The kernel releases the interpreter's lock while it searches.
        yield from pool.map(look, cells)


def par(rules: Ruleset, hands: tuple[Hand, ...], kitty: Hand, *, dealer: int, threads: int = 1) -> Par | None:
    """The contract worth most to the side that makes it, over every declarer, strain and direction; None without any.

    Each declarer takes the kitty and makes the best discard, all hands open; the bid is as high as it can be made.
    Takes some seconds: hundreds of double-dummy questions.
    """
    return best_par(rules, prospects(rules, hands, kitty, dealer=dealer, threads=threads))


def best_par(rules: Ruleset, found: Iterable[Prospect]) -> Par | None:
    """The contract worth most among some prospects, the lowest bid of those that score the same; None without any.

    :raises WrongType: if it is not a rule set.
    """
    require(Ruleset, rules=rules)
    made = [one for each in found if (one := _made(rules, each)) is not None]
    return max(made, key=lambda one: (one.points, -one.contract.number), default=None)


def _made(rules: Ruleset, found: Prospect) -> Par | None:
    """The highest bid a prospect makes, and its score; None where not even the lowest is made."""
    number = min(found.tricks - rules.free_tricks, rules.max_bid)
    if number < rules.min_bid:
        return None
    side, left = rules.side_of[found.declarer], rules.all_tricks - found.tricks
    # The tricks of the others are counted for one of them. That does not change the declarer's points.
    other = next(one for one in range(rules.sides) if one != side)
    won = tuple({side: found.tricks, other: left}.get(one, 0) for one in range(rules.sides))
    points = outcome(rules, number, found.strain is Strain.NO_TRUMP, side, won).points[side]
    contract = Contract(number, found.direction, found.strain)
    return Par(contract, found.declarer, found.discards, found.tricks, points)


def prospect(
    rules: Ruleset,
    hands: tuple[Hand, ...],
    kitty: Hand,
    contract: Contract,
    *,
    declarer: int,
    dealer: int,
    budget: Budget = UNLIMITED,
) -> Prospect:
    """The best one declarer can do in one strain and direction, the kitty taken, whatever the contract's number.

    :param budget: what each question may cost; with one, a discard that could not be shown to be better is passed over.
    :raises WrongType: if rules or contract have the wrong type.
    """
    require(Ruleset, rules=rules)
    require(Contract, contract=contract)
    require_typed(contract)
    require(int, kitty=kitty, declarer=declarer, dealer=dealer)
    # Each discard is tried for one trick more than the best so far.
    hand = hands[declarer] | kitty
    solver, most, chosen, extra = Solver(memory_mb=SHARED_MEMORY_MB), -1, 0, 0
    for gone in discards_worth_trying(hand, kitty.bit_count(), contract, _must_go(rules, hand, contract)):
        world = with_item(hands, declarer, hand & ~gone)
        position = opening_position(rules, world, contract, declarer=declarer, dealer=dealer)
        extra = int(rules.counts_discards and position.first_trick == 1)
        solver.clear()
        while most < position.most and solver.reaches(position, most + 1, budget):
            most, chosen = most + 1, gone
    return Prospect(declarer, contract.strain, contract.direction, chosen, most + extra)


def _must_go(rules: Ruleset, hand: Hand, contract: Contract) -> Hand:
    """Jokers that declarer may not keep in no-trump (rule A5)."""
    discards_jokers = rules.declarer_discards_jokers
    return hand & JOKERS if discards_jokers and contract.strain is Strain.NO_TRUMP else 0
