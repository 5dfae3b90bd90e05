"""Deals to a target: a frozen match that seats players, deals, keeps the score and ends by the rules."""

from enum import Enum
from itertools import accumulate
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.core.act import act
from bidwhist.core.actions import Action
from bidwhist.core.cards import Card, Hand
from bidwhist.core.deal import NOBODY, Deal, deal_from_seed, start_deal
from bidwhist.core.draws import Draw, draw_first_dealer, draw_partners
from bidwhist.core.rules.options import Backdoor, BothLimits, RenegePenalty, Rotation
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View, view
from bidwhist.errors import IllegalAction, WhistError
from bidwhist.tools.tuples import with_item
from bidwhist.tools.typed import require, require_each


class Reason(Enum):
    """Why a match ended."""

    TARGET = "target"
    FLOOR = "floor"
    BOSTON = "boston"
    DEALS = "deals"
    SETS = "sets"
    """A side was set once too often (rule X22)."""
    RENEGE = "renege"
    """A renege cost the match (rule X23)."""
    SET = "set"
    """A pair was set and gets up (rule C30)."""


class Result(Struct, frozen=True, gc=False):
    """How a match ended: the winning side, or a draw."""

    winner: int | None
    """The side that won, None for a draw."""
    reason: Reason


class Tally(Struct, frozen=True, gc=False):
    """The state of a match after a deal: everything that may end it."""

    score: tuple[int, ...]
    """By side."""
    sets: tuple[int, ...]
    """By side, how often it was set; zeros where sets lose no match (rule X22)."""
    deals: int
    """Deals that were played out. A deal where everybody passed does not count (rule X17)."""


def blank_tally(rules: Ruleset) -> Tally:
    """The tally of a match before its first deal."""
    return Tally((0,) * rules.sides, (0,) * rules.sides, 0)


def tally_after(rules: Ruleset, before: Tally, deal: Deal) -> Tally:
    """The tally with a deal counted in. A deal in play, or one where everybody passed, changes nothing."""
    out = deal.outcome
    if out is None:
        return before
    sets = sets_with(rules, before.sets, None if out.made else rules.side_of[deal.declarer])
    after = Tally(tuple(map(sum, zip(before.score, out.points, strict=True))), sets, before.deals + 1)
    return _through_the_backdoor(rules, deal, after) if rules.backdoor is Backdoor.GAME and not before.deals else after


def sets_with(rules: Ruleset, sets: tuple[int, ...], side: int | None) -> tuple[int, ...]:
    """The sets by side with one more for a side; they are counted only where they lose the match (rule X22)."""
    if side is None or rules.max_sets is None:
        return sets
    return with_item(sets, side, sets[side] + 1)


def _through_the_backdoor(rules: Ruleset, deal: Deal, tally: Tally) -> Tally:
    """The tally of a first deal whose winners, if they are the defenders, are raised to the target (rule X22)."""
    result = result_after(rules, deal, tally)
    if result is None or result.winner in (None, rules.side_of[deal.declarer]):
        return tally
    score = (max(points, rules.target) if side == result.winner else points for side, points in enumerate(tally.score))
    return replace(tally, score=tuple(score))


class Match(Struct, frozen=True, gc=False, kw_only=True):
    """A match as a value: its rules, its people by seat, and its deals, the last perhaps still in play."""

    rules: Ruleset
    players: tuple[str, ...]
    """Who sits at each seat."""
    seed: bytes | None
    """The seed of the deals; None where deals are given from outside."""
    first_dealer: int
    deals: tuple[Deal, ...] = ()
    dealer_draw: Draw | None = None
    partners_draw: Draw | None = None

    @property
    def deal(self) -> Deal | None:
        """The deal on the table: in play, or the last one finished."""
        return self.deals[-1] if self.deals else None

    @property
    def next_dealer(self) -> int:
        """Who deals next. The deal passes clockwise, also after everybody passed (rules C2, C13)."""
        return (self.first_dealer + len(self.deals)) % self.rules.players

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """The tally before the first deal and after each. A deal in play adds nothing yet."""
        return tuple(
            accumulate(
                self.deals, lambda tally, deal: tally_after(self.rules, tally, deal), initial=blank_tally(self.rules)
            )
        )

    @property
    def tally(self) -> Tally:
        """The tally now."""
        return self.tallies[-1]

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """The running score by side after each deal. A deal in play adds nothing yet."""
        return tuple(tally.score for tally in self.tallies[1:])

    @property
    def score(self) -> tuple[int, ...]:
        """The score by side."""
        return self.tally.score

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it goes on.

        A renege called after the last trick may still change it, until the next deal (rule X15).
        """
        if not self.deals or not self.deals[-1].is_over:
            return None
        return result_after(self.rules, self.deals[-1], self.tally)

    @property
    def deals_counted(self) -> int:
        """Deals that were played out. A deal where everybody passed does not count (rule X17)."""
        return sum(deal.is_over and not deal.is_thrown_in for deal in self.deals)

    def __repr__(self) -> str:
        return (
            f"<Match of {', '.join(self.players)}: {len(self.deals)} deals, score {' : '.join(map(str, self.score))}>"
        )

    @property
    def deals_left(self) -> int | None:
        """Deals until the table's number is reached, with the one in play; None without a limit."""
        return None if self.rules.max_deals is None else self.rules.max_deals - self.deals_counted


AnyMatch = TypeVar("AnyMatch", bound=Match)
"""A match or a subclass of it; functions return the class that they were given."""


def new_match(rules: Ruleset, players: tuple[str, ...], seed: bytes) -> Match:
    """A match whose seats, first dealer and deals all come from a seed. No cards are dealt yet.

    :raises WhistError: if the number of names is not the number of seats, or the seed is not 32 bytes.
    :raises WrongType: if an argument equals the right value but has the wrong type.
    """
    _check_names(rules, players)
    require(bytes, seed=seed)
    if len(seed) != 32:
        raise WhistError(f"a seed has 32 bytes: {len(seed)}")
    partners, dealer = draw_partners(rules, seed), draw_first_dealer(rules, seed)
    return Match(
        rules=rules,
        players=tuple(players[player] for player in partners.result),
        seed=seed,
        first_dealer=dealer.result[0],
        dealer_draw=dealer,
        partners_draw=partners,
    )


def given_match(rules: Ruleset, players: tuple[str, ...], first_dealer: int) -> Match:
    """A match whose deals are given from outside, with ``deal_given``.

    :raises WhistError: if the number of names is not the number of seats, or there is no such dealer.
    :raises WrongType: if an argument equals the right value but has the wrong type.
    """
    _check_names(rules, players)
    require(int, first_dealer=first_dealer)
    if not 0 <= first_dealer < rules.players:
        raise WhistError(f"no such dealer; seats are 0 to {rules.players - 1}: {first_dealer}")
    return Match(rules=rules, players=tuple(players), seed=None, first_dealer=first_dealer)


def _check_names(rules: Ruleset, players: tuple[str, ...]) -> None:
    require(Ruleset, rules=rules)
    require_each(str, players=players)
    if len(players) != rules.players:
        raise WhistError(f"{rules.players} players are needed: {len(players)}")


def deal_next(match: AnyMatch) -> AnyMatch:
    """The match with its next deal on the table, from its seed.

    :raises WhistError: if a deal is in play, the match is over, or its deals are given from outside.
    """
    _check_may_deal(match)
    if match.seed is None:
        raise WhistError("this match has no seed; its deals are given, with deal_given")
    deal = deal_from_seed(match.rules, match.seed, len(match.deals), match.next_dealer)
    return replace(match, deals=(*match.deals, deal))


def deal_given(match: AnyMatch, hands: tuple[Hand, ...], kitty: Hand, turned: Card | None = None) -> AnyMatch:
    """The match with a given deal on the table; ``turned`` is the dealer's card that fixes trump (rule R2).

    :raises Misdeal: if the cards are not a whole deal; the match is unchanged, so the same dealer deals again (rule
        C9).
    :raises WhistError: if a deal is in play or the match is over.
    """
    _check_may_deal(match)
    return replace(match, deals=(*match.deals, start_deal(match.rules, match.next_dealer, hands, kitty, turned)))


def _check_may_deal(match: Match) -> None:
    if match.deals and not match.deals[-1].is_over:
        raise WhistError("a deal is still in play")
    if match.result is not None:
        raise WhistError("the match is over")


def play(match: AnyMatch, action: Action) -> AnyMatch:
    """The match after an action in the deal on the table.

    :raises IllegalAction: if the action is not legal now.
    """
    if not match.deals:
        raise IllegalAction("no cards are dealt yet")
    return replace(match, deals=(*match.deals[:-1], act(match.deals[-1], action)))


def match_view(match: Match, seat: int) -> View:
    """What a seat, or ``WATCHER``, may know of the deal on the table, and of the match.

    The match must have dealt.

    :raises Unknown: if there is no such seat.
    """
    return view(match.deals[-1], seat, match.tally.score, match.deals_left, match.tally.sets)


def result_after(rules: Ruleset, deal: Deal, tally: Tally) -> Result | None:
    """How a match ends with a finished deal; None if it goes on. The tally includes the deal."""
    out = deal.outcome
    side, score = rules.side_of[deal.declarer], tally.score
    if deal.guilty != NOBODY and rules.renege_penalty is RenegePenalty.GAME:
        return Result(1 - deal.guilty, Reason.RENEGE)
    if out and out.wins_match:
        return Result(side if out.boston else 1 - side, Reason.BOSTON)
    if sets_are_full(rules, tally.sets):
        return Result(1 - side, Reason.SETS)
    ended = _limit_result(rules, score)
    if ended:
        return ended
    if rules.rotation is Rotation.RISE_AND_FLY and out and not out.made:
        return Result(1 - side, Reason.SET)
    if rules.max_deals is not None and tally.deals >= rules.max_deals:
        return Result(_leader(score), Reason.DEALS)
    return None


def sets_are_full(rules: Ruleset, sets: tuple[int, ...]) -> bool:
    """Whether a side was set as often as loses the match (rule X22)."""
    return rules.max_sets is not None and max(sets) >= rules.max_sets


def limit_is_reached(rules: Ruleset, score: tuple[int, ...]) -> bool:
    """Whether a side has reached the target or the floor (rules C7, A10)."""
    return max(score) >= rules.target or (rules.floor is not None and min(score) <= rules.floor)


def _limit_result(rules: Ruleset, score: tuple[int, ...]) -> Result | None:
    if not limit_is_reached(rules, score):
        return None
    under = [side for side, points in enumerate(score) if rules.floor is not None and points <= rules.floor]
    if under and rules.both_limits is BothLimits.FLOOR_FIRST:
        standing = [points if side not in under else min(score) - 1 for side, points in enumerate(score)]
        return Result(_leader(tuple(standing)), Reason.FLOOR)
    winner = _leader(score)
    # X8: level at the top, so the match goes on. The last of max_deals makes it a draw.
    if winner is None:
        return None
    return Result(winner, Reason.TARGET if score[winner] >= rules.target else Reason.FLOOR)


def _leader(score: tuple[int, ...]) -> int | None:
    best = max(score)
    return score.index(best) if score.count(best) == 1 else None
