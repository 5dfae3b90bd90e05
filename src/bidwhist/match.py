"""Deals to a target: a frozen match that seats players, deals, keeps the score and knows when it ends."""

from enum import Enum
from itertools import accumulate

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.act import act
from bidwhist.actions import Action
from bidwhist.cards import Hand
from bidwhist.deal import Deal, start_deal, trust_deal
from bidwhist.draws import Draw, draw_first_dealer, draw_partners
from bidwhist.errors import IllegalAction, WhistError
from bidwhist.rules.options import BothLimits, Rotation
from bidwhist.rules.ruleset import Ruleset
from bidwhist.shuffle import deal_cards


class Reason(Enum):
    """Why a match ended."""

    TARGET = "target"
    FLOOR = "floor"
    BOSTON = "boston"
    DEALS = "deals"
    SET = "set"
    """A pair was set and gets up (rule C30)."""


class Result(Struct, frozen=True, gc=False):
    """How a match ended: the winning side, or a draw."""

    winner: int | None
    reason: Reason


class Match(Struct, frozen=True, gc=False, kw_only=True):
    """A match as a value: its rules, its people by seat, and its deals, the last perhaps still in play."""

    rules: Ruleset
    players: tuple[str, ...]
    """Who sits at each seat."""
    seed: bytes | None
    """Where the deals come from; none when they are given from outside."""
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
        """Who deals next: the deal passes clockwise, after a deal thrown in too (rules C2, C13)."""
        return (self.first_dealer + len(self.deals)) % self.rules.players

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """The running score by side after each deal, a deal in play adding nothing yet."""
        totals = accumulate(
            (deal.points for deal in self.deals),
            lambda score, points: tuple(map(sum, zip(score, points, strict=True))),
            initial=(0,) * self.rules.sides,
        )
        return tuple(totals)[1:]

    @property
    def score(self) -> tuple[int, ...]:
        """The score by side."""
        return self.scores[-1] if self.deals else (0,) * self.rules.sides

    @property
    def result(self) -> Result | None:
        """How the match ended, or nothing while it goes on.

        A renege called after the last trick may still change it, until the next deal (rule X15).
        """
        deal = self.deal
        if deal is None or not deal.is_over:
            return None
        return result_after(self.rules, deal, self.score, self.deals_counted)

    @property
    def deals_counted(self) -> int:
        """Deals that were played out; one thrown in does not count (rule X17)."""
        return sum(deal.is_over and not deal.is_thrown_in for deal in self.deals)

    @property
    def deals_left(self) -> int | None:
        """Deals until the table's number is reached, the one in play among them; none without a limit."""
        return None if self.rules.max_deals is None else self.rules.max_deals - self.deals_counted


def new_match(rules: Ruleset, players: tuple[str, ...], seed: bytes) -> Match:
    """A match whose seats, first dealer and deals all come from a seed; no cards are dealt yet.

    :raises WhistError: if the number of names is not the number of seats, or the seed is not 32 bytes.
    """
    _check_names(rules, players)
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
    """
    _check_names(rules, players)
    if not 0 <= first_dealer < rules.players:
        raise WhistError(f"no such dealer; seats are 0 to {rules.players - 1}: {first_dealer}")
    return Match(rules=rules, players=players, seed=None, first_dealer=first_dealer)


def _check_names(rules: Ruleset, players: tuple[str, ...]) -> None:
    if len(players) != rules.players:
        raise WhistError(f"{rules.players} players are needed: {len(players)}")


def deal_next(match: Match) -> Match:
    """The match with its next deal on the table, from its seed.

    :raises WhistError: if a deal is in play, the match is over, or its deals are given from outside.
    """
    _check_may_deal(match)
    if match.seed is None:
        raise WhistError("this match has no seed; its deals are given, with deal_given")
    dealer = match.next_dealer
    hands, kitty = deal_cards(match.rules, match.seed, len(match.deals), dealer)
    return replace(match, deals=(*match.deals, trust_deal(match.rules, dealer, hands, kitty)))


def deal_given(match: Match, hands: tuple[Hand, ...], kitty: Hand) -> Match:
    """The match with a given deal on the table.

    :raises Misdeal: if the cards are no whole deal; the match is as before, so the same dealer deals again (rule C9).
    :raises WhistError: if a deal is in play or the match is over.
    """
    _check_may_deal(match)
    return replace(match, deals=(*match.deals, start_deal(match.rules, match.next_dealer, hands, kitty)))


def _check_may_deal(match: Match) -> None:
    if match.deal is not None and not match.deal.is_over:
        raise WhistError("a deal is still in play")
    if match.result is not None:
        raise WhistError("the match is over")


def play(match: Match, action: Action) -> Match:
    """The match after an action in the deal on the table.

    :raises IllegalAction: if the rules do not allow it.
    """
    if match.deal is None:
        raise IllegalAction("no cards are dealt yet")
    return replace(match, deals=(*match.deals[:-1], act(match.deal, action)))


def result_after(rules: Ruleset, deal: Deal, score: tuple[int, ...], deals_counted: int) -> Result | None:
    """How a match ends with a finished deal, or nothing if it goes on: score by side and deals played, it included."""
    out = deal.outcome
    side = rules.side_of[deal.declarer]
    if out and out.wins_match:
        return Result(side, Reason.BOSTON)
    ended = _limit_result(rules, score)
    if ended:
        return ended
    if rules.rotation is Rotation.RISE_AND_FLY and out and not out.made:
        return Result(1 - side, Reason.SET)
    if rules.max_deals is not None and deals_counted >= rules.max_deals:
        return Result(_leader(score), Reason.DEALS)
    return None


def limit_is_reached(rules: Ruleset, score: tuple[int, ...]) -> bool:
    """Whether a side stands at the target or at the floor (rules C7, A10)."""
    return max(score) >= rules.target or (rules.floor is not None and min(score) <= rules.floor)


def _limit_result(rules: Ruleset, score: tuple[int, ...]) -> Result | None:
    if not limit_is_reached(rules, score):
        return None
    under = [side for side, points in enumerate(score) if rules.floor is not None and points <= rules.floor]
    if under and rules.both_limits is BothLimits.FLOOR_FIRST:
        standing = [points if side not in under else min(score) - 1 for side, points in enumerate(score)]
        return Result(_leader(tuple(standing)), Reason.FLOOR)
    winner = _leader(score)
    # X8: level at the top, so the match goes on; the last of max_deals makes it a draw.
    if winner is None:
        return None
    return Result(winner, Reason.TARGET if score[winner] >= rules.target else Reason.FLOOR)


def _leader(score: tuple[int, ...]) -> int | None:
    best = max(score)
    return score.index(best) if score.count(best) == 1 else None
