"""How well a player did, by kind of decision and in all: accuracy, and the cost of mistakes."""

from collections.abc import Iterable

from msgspec import Struct

from bidwhist.analysis.coach.verdicts import Verdict

KINDS = ("bid", "naming", "discard", "card")
"""The kinds of decision in the order of a deal."""


class Tally(Struct, frozen=True, kw_only=True):
    """A count of decisions and the sum of their costs. Two tallies can be added."""

    decisions: int = 0
    """Decisions with a choice."""
    mattered: int = 0
    """Decisions that could change the result."""
    good: int = 0
    """Decisions of these where the action was as good as the best, or nearly."""
    cost: float = 0.0
    """The sum of the chances in the match given away."""
    tricks: float = 0.0
    """Tricks given away with cards, discards and namings."""
    points: float = 0.0
    """Points given away with them."""
    hindsight: int = 0
    """Tricks that cards, discards and namings gave away with all cards open."""

    @property
    def accuracy(self) -> float | None:
        """The share of good decisions among those that could change the result, 0 to 1; None where there were none."""
        return self.good / self.mattered if self.mattered else None

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            decisions=self.decisions + other.decisions,
            mattered=self.mattered + other.mattered,
            good=self.good + other.good,
            cost=self.cost + other.cost,
            tricks=self.tricks + other.tricks,
            points=self.points + other.points,
            hindsight=self.hindsight + other.hindsight,
        )


def tally_of(verdicts: Iterable[Verdict]) -> Tally:
    """The tally of some verdicts."""
    return sum(map(_one, verdicts), Tally())


def _one(verdict: Verdict) -> Tally:
    hindsight = verdict.hindsight
    return Tally(
        decisions=1,
        mattered=int(verdict.matters),
        good=int(verdict.matters and verdict.is_good),
        cost=verdict.cost,
        tricks=verdict.tricks or 0.0,
        points=verdict.points or 0.0,
        hindsight=hindsight.cost if hindsight is not None and verdict.decision.kind != "bid" else 0,
    )


class Summary(Struct, frozen=True, kw_only=True):
    """One player over some deals."""

    deals: int
    """Deals in which the player had something to decide."""
    by_kind: dict[str, Tally]
    """By kind of decision, each of ``KINDS``."""

    @property
    def total(self) -> Tally:
        """All kinds together."""
        return sum(self.by_kind.values(), Tally())

    def __add__(self, other: "Summary") -> "Summary":
        return Summary(
            deals=self.deals + other.deals,
            by_kind={kind: self.by_kind[kind] + other.by_kind[kind] for kind in KINDS},
        )


def summary_of(verdicts: Iterable[Verdict]) -> Summary:
    """The summary of one player's verdicts in one match."""
    kept = list(verdicts)
    return Summary(
        deals=len({verdict.decision.deal for verdict in kept}),
        by_kind={kind: tally_of(one for one in kept if one.decision.kind == kind) for kind in KINDS},
    )
