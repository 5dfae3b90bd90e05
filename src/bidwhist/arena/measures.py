"""The measures of a deal or match: tricks in the same contract, points, the winner, tricks below double dummy, bids."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, cast

from msgspec import Struct
from msgspec.structs import force_setattr

from bidwhist.analysis.double_dummy import position_of
from bidwhist.arena.contracts import bids_lead
from bidwhist.arena.duplicate import Fixed, deals_of, fixed_contract, matches_of, winners
from bidwhist.arena.entrants import Spec, bot_of, entrant, key_of, name_of
from bidwhist.arena.luck import matches_luck, points_luck
from bidwhist.arena.simulation import Contracted, contracted, has_bid, match_seed
from bidwhist.arena.specs import parse_bot
from bidwhist.arena.stopwatch import Spent, Timed
from bidwhist.arena.tables import fresh_deal, play_out, until_play
from bidwhist.bots.bot import Bot, Chooses, prepare
from bidwhist.core.deal import Deal
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.solver import Solver

MEASURES = ("play", "points", "matches", "shortfall", "bids")
"""Tricks in the same contract; points a deal; matches won; tricks lost to double dummy in self-play; chance by bids."""
BOUND = "open"
"""The player who sees all cards."""


class Plan(Struct, frozen=True):
    """What is measured. With a number it determines the results completely."""

    bots: tuple[str | Chooses, str | Chooses]
    """A and B: specs, or bot objects."""
    rules: Ruleset
    seed: bytes
    measures: tuple[str, ...]
    bidder: str | Chooses = "steady"
    """The bot that bids, names and discards where contracts are fixed."""
    bound: bool = False
    """Whether the player who sees all cards is measured against B as well."""
    references: int = 0
    """How many reference deals tell the luck of each deal of ``points`` and ``matches``; with 0 it is not told."""

    def __post_init__(self) -> None:
        """Keeps objects with their names.

        :raises Unknown: if one is not a bot.
        """
        force_setattr(self, "bots", tuple(map(entrant, self.bots)))
        force_setattr(self, "bidder", entrant(self.bidder))

    @property
    def entrants(self) -> tuple[Spec, Spec]:
        """A and B as the plan keeps them."""
        return cast("tuple[Spec, Spec]", self.bots)

    @property
    def names(self) -> tuple[str, str]:
        """The names of A and B."""
        ours, theirs = self.entrants
        return name_of(ours), name_of(theirs)

    @property
    def bidder_name(self) -> str:
        return name_of(cast("Spec", self.bidder))


class Gap(Struct, frozen=True, gc=False):
    """A contract that a bot bid and played against itself: its worth and the tricks taken."""

    worth: int
    """Tricks of the declaring side double dummy, the discards as they were."""
    taken: int


class Row(Struct, frozen=True, omit_defaults=True):
    """The results of one number of a plan. What was not measured is empty, and so is a deal where everybody passed."""

    number: int
    play: Fixed | None = None
    points: tuple[tuple[int, ...], ...] = ()
    """By the side that A sits on: points by side."""
    points_luck: float = 0.0
    """How much of A's points are luck of the cards, with mean 0; 0 where it is not told."""
    winners: tuple[int | None, ...] = ()
    """By the side that A sits on: the side that won the match; None for a draw."""
    matches_luck: float = 0.0
    """How much of A's share of these matches is luck of the cards, with mean 0; 0 where it is not told."""
    lengths: tuple[int, ...] = ()
    """Deals of each of those matches."""
    shortfall: tuple[Gap | None, Gap | None] = (None, None)
    """Of A and of B."""
    bids: float = 0.0
    """A's chance in the match above level, by what the contracts of both are worth."""
    contracts: tuple[tuple[Contracted, ...], tuple[Contracted, ...]] = ((), ())
    """What A and B declared in the deals of ``points``, or where these are not measured, of the matches."""
    thrown_in: int = 0
    """Deals among those that were thrown in."""
    times: tuple[dict[str, Spent], dict[str, Spent]] = ({}, {})
    """The time of A's and B's decisions, by phase. Only this may differ in another run."""


Part: TypeAlias = dict[str, Any]
"""Some fields of a row."""
Players: TypeAlias = tuple[Timed, Timed]


def measure(plan: Plan, number: int) -> Row:
    """All that a plan measures on one number.

    :raises WhistError: if a bot breaks the rules, naming it and the deal.
    """
    pair = timed(plan, 0), timed(plan, 1)
    found: Part = {}
    for name in plan.measures:
        found = _MEASURES[name](plan, pair, number) | found
    return Row(number=number, times=(pair[0].take(), pair[1].take()), **found)


_TIMED: dict[tuple[str, int, Ruleset], Timed] = {}


def timed(plan: Plan, place: int) -> Timed:
    """The bot of a plan by its index. This process caches it, with all it has loaded for the rules."""
    spec = plan.entrants[place]
    key = key_of(spec), place, plan.rules
    if key not in _TIMED:
        bot = _bot(spec)
        prepare(bot, plan.rules)
        _TIMED[key] = Timed(bot)
    return _TIMED[key]


_BOTS: dict[str, Bot] = {}


def _bot(spec: Spec) -> Bot:
    key = key_of(spec)
    if key not in _BOTS:
        _BOTS[key] = bot_of(spec, parse_bot)
    return _BOTS[key]


def _play(plan: Plan, pair: Players, number: int) -> Part:
    start = until_play(fresh_deal(plan.rules, plan.seed, number), _bot(cast("Spec", plan.bidder)), plan.seed, number)
    if start.is_over:
        return {}
    return {"play": fixed_contract(start, pair, plan.seed, number, _bot(BOUND) if plan.bound else None)}


def _points(plan: Plan, pair: Players, number: int) -> Part:
    deals = deals_of(plan.rules, pair, plan.seed, number)
    luck = points_luck(_untimed(pair), deals, plan.seed, number, plan.references) if plan.references else 0.0
    return {
        "points": tuple(deal.points for deal in deals),
        "points_luck": luck,
        **_contracts(list(enumerate(deals))),
    }


def _matches(plan: Plan, pair: Players, number: int) -> Part:
    seed = match_seed(plan.seed, number)
    matches = matches_of(plan.rules, pair, seed)
    return {
        "winners": winners(matches),
        "matches_luck": matches_luck(_untimed(pair), matches, seed, plan.references) if plan.references else 0.0,
        "lengths": tuple(len(match.deals) for match in matches),
        **_contracts([(side, deal) for side, match in enumerate(matches) for deal in match.deals]),
    }


def _untimed(pair: Players) -> tuple[Bot, Bot]:
    """The bots without their stopwatches: calls on reference deals are no decisions of the plan's."""
    return pair[0].bot, pair[1].bot


def _contracts(deals: Sequence[tuple[int, Deal]]) -> Part:
    """The contracts of A and B in some deals, each with the side that A sat on."""
    played = [(deal.side(deal.declarer) == side, contracted(deal)) for side, deal in deals if has_bid(deal)]
    ours, theirs = (tuple(one for is_ours, one in played if is_ours is whose) for whose in (True, False))
    return {"contracts": (ours, theirs), "thrown_in": sum(deal.is_thrown_in for _, deal in deals)}


def _shortfall(plan: Plan, pair: Players, number: int) -> Part:
    return {"shortfall": tuple(_gap(plan, bot, number) for bot in pair)}


def _bids(plan: Plan, pair: Players, number: int) -> Part:
    return {"bids": bids_lead(pair, plan.rules, plan.seed, number)}


def _gap(plan: Plan, bot: Bot, number: int) -> Gap | None:
    start = until_play(fresh_deal(plan.rules, plan.seed, number), bot, plan.seed, number)
    if start.is_over:
        return None
    side = start.side(start.declarer)
    worth = start.tricks_won[side] + Solver().value(position_of(start)).low
    done = play_out(start, (bot,) * start.players, plan.seed, number)
    return Gap(worth, done.tricks_won[side])


_MEASURES: dict[str, Callable[[Plan, Players, int], Part]] = {
    "play": _play,
    "points": _points,
    "matches": _matches,
    "shortfall": _shortfall,
    "bids": _bids,
}
