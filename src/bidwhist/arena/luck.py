"""The luck of the cards in a deal that bots played, as a control variate: it narrows an interval and moves no mean.

For each deal played, a few reference deals are drawn from a seed of their own, with the same dealer. The same bots call
on them, told the same score. Each auction has a value: what the evaluator expects of its contract, and what steady
takes in it from there, half and half. The luck of the deal is its value less the mean over it and its references.

**Its mean is zero, however well or badly anybody plays.** Condition on everything before the deal: the earlier deals,
and so the score, the dealer and the bots at the seats. The cards of the deal and those of its references are then drawn
independently and alike, each shuffle equally likely, and so are the bots' random generators. The value is one fixed
function of cards and generators, and a bot's call is one of its view and its generator. So the n + 1 values are
independent and distributed alike; each has the same chance to be the one of the deal played, and a value less the mean
of all n + 1 is as often above as below by as much. Its mean given the past is 0, and so is that of the sum over the
deals of a match: where a match ends is known from the deals before (optional stopping; no match goes on for ever).

Luck is counted for each seating of a duplicate deal or match and averaged as its result is. What both seatings share
cancels there by itself. What is left is luck that duplicates miss: a hand on which the bolder bot found the better
contract, and the later deals of two matches that have gone different ways.

The value function may be bad: the mean stays, and only the gain is lost. A bot that answers the same view and generator
in two ways would break the argument; the contract of bots forbids it.
"""

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct

from bidwhist.arena.contracts import expected, points_lead, points_stakes
from bidwhist.arena.duplicate import Pair, seatings
from bidwhist.arena.tables import play_out, until_called
from bidwhist.bots.auction.equity_cache import equity_of, stakes_of
from bidwhist.bots.bot import Bot
from bidwhist.bots.equity.stakes import Stakes, Standing
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.core.act import act
from bidwhist.core.deal import Deal, deal_from_seed, trust_deal
from bidwhist.core.match import Match, Tally, result_after, tally_after
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.tools.exact import mean

_DOMAIN = b"bidwhist/1\0reference\0"


class Table(Struct, frozen=True, eq=False):
    """A deal that was played, the bots at its seats, and the match before it as they were told."""

    deal: Deal
    bots: tuple[Bot, ...]
    seed: bytes
    number: int
    whose: int
    """The side that the luck is counted for."""
    tally: Tally | None = None
    """The match before the deal; None for a deal alone, whose value is in points and not a chance in the match."""

    @property
    def rules(self) -> Ruleset:
        """The rules of the deal."""
        return self.deal.rules

    @property
    def deals_left(self) -> int | None:
        """Deals until the table's number is reached, this one among them; None without a limit."""
        most = self.rules.max_deals
        return most if most is None or self.tally is None else most - self.tally.deals


def points_luck(pair: Pair, deals: Sequence[Deal], seed: bytes, number: int, references: int) -> float:
    """The luck of ours in a duplicate deal, in points above the mean of the other sides.

    :param deals: by the side that ours sits on, as ``deals_of`` plays them.
    """
    seated = zip(seatings(deals[0].rules, pair), deals, strict=True)
    return mean([luck(Table(deal, bots, seed, number, side), references) for (side, bots), deal in seated])


def matches_luck(pair: Pair, matches: Sequence[Match], seed: bytes, references: int) -> float:
    """The luck of ours in a duplicate match, as a share of the match.

    :param matches: by the side that ours sits on, as ``matches_of`` plays them.
    """
    seated = zip(seatings(matches[0].rules, pair), matches, strict=True)
    lucks = [
        luck(Table(deal, bots, seed, number, side, tally), references)
        for (side, bots), match in seated
        for number, (deal, tally) in enumerate(zip(match.deals, match.tallies, strict=False))
    ]
    return mean(lucks) * len(lucks) / len(matches)


def luck(table: Table, references: int) -> float:
    """The value of a deal less the mean over it and its references: mean 0, as the module says."""
    seed = reference_seed(table.seed, table.number)
    called = [_recalled(table.deal), *(_reference(table, seed, number) for number in range(references))]
    return above_mean(values(table, called, seed))


def above_mean(found: Sequence[float]) -> float:
    """The first of some values less the mean of all; its own mean is 0 where they are drawn alike."""
    return found[0] - mean(found)


def reference_seed(seed: bytes, number: int) -> bytes:
    """The seed of the references of a deal."""
    return sha256(_DOMAIN + seed + number.to_bytes(8, "big")).digest()


def _recalled(deal: Deal) -> Deal:
    """A deal that was played, as it was after its auction."""
    found = trust_deal(deal.rules, deal.dealer, deal.dealt, deal.kitty, deal.turned)
    for call in deal.calls:
        found = act(found, call)
    return found


def _reference(table: Table, seed: bytes, number: int) -> Deal:
    """Another deal as the bots of the table call on it."""
    fresh, tally = deal_from_seed(table.rules, seed, number, table.deal.dealer), table.tally
    score, sets = (tally.score, tally.sets) if tally else (None, None)
    return until_called(fresh, table.bots, seed, number, score=score, deals_left=table.deals_left, sets=sets)


def values(table: Table, called: Sequence[Deal], seed: bytes) -> list[float]:
    """The value of each auction to the side whose luck is counted: the evaluator's and steady's, half and half.

    Where trump is turned up nobody bids, and the value is steady's alone (rule R2).
    """
    played = [_value(table, play_out(deal, _STEADY * deal.players, seed, place)) for place, deal in enumerate(called)]
    if table.rules.turns_trump:
        return played
    return [mean(both) for both in zip(expected(called, _stakes(table), table.whose), played, strict=True)]


_STEADY: tuple[Bot, ...] = (SteadyBot(),)


def _stakes(table: Table) -> Stakes:
    tally, rules = table.tally, table.rules
    if tally is None:
        return points_stakes(rules)
    return stakes_of(Standing(rules, tally.score, table.deals_left, rules.side_of[table.deal.dealer], tally.sets))


def _value(table: Table, done: Deal) -> float:
    """A deal that was played out, in points or as a chance in the match."""
    if table.tally is None:
        return points_lead(done, table.whose)
    rules, tally = table.rules, tally_after(table.rules, table.tally, done)
    result = result_after(rules, done, tally)
    if result is not None:
        return 1.0 / rules.sides if result.winner is None else float(result.winner == table.whose)
    left = None if rules.max_deals is None else rules.max_deals - tally.deals
    dealing = rules.side_of[(done.dealer + 1) % rules.players]
    return float(equity_of(rules).chances(tally.score, left, dealing, tally.sets)[table.whose])
