"""The coach's findings as JSON: every decision with its figures, what was not judged, and a summary for each player."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from bidwhist.analysis.coach.decisions import Decision, Skipped
from bidwhist.analysis.coach.hindsight import Hindsight
from bidwhist.analysis.coach.summary import KINDS, Summary, Tally
from bidwhist.analysis.coach.telling import verdict_in_words
from bidwhist.analysis.coach.verdicts import Verdict
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import format_action


class Place(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where in the match an action was taken, and by whom."""

    deal: int
    trick: int | None
    seat: int
    player: str


class WeighedItem(Struct, frozen=True, forbid_unknown_fields=True):
    """An action and its value."""

    action: str
    value: float | None
    tricks: float | None
    makes: float | None


class HindsightItem(Struct, frozen=True, forbid_unknown_fields=True):
    """The same with all cards open."""

    tricks: int
    cost: int | None
    better: str | None


class VerdictItem(Place, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One decision."""

    kind: Annotated[str, Meta(extra_json_schema={"enum": [*KINDS]})]
    taken: WeighedItem
    best: WeighedItem
    cost: float | None
    error: float | None
    tricks: float | None
    points: float | None
    matters: bool
    good: bool
    hindsight: HindsightItem | None
    words: str


class SkippedItem(Place, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An action that was not judged."""

    action: str
    why: str


class TallyItem(Struct, frozen=True, forbid_unknown_fields=True):
    """The sums over some decisions."""

    decisions: int
    mattered: int
    good: int
    accuracy: float | None
    cost: float | None
    tricks: float | None
    points: float | None
    hindsight: int


class PlayerItem(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player, by kind of decision and in all."""

    deals: int
    bid: TallyItem
    naming: TallyItem
    discard: TallyItem
    card: TallyItem
    all: TallyItem


def verdict_in_json(verdict: Verdict, player: str) -> VerdictItem:
    """One decision."""
    return VerdictItem(
        **_place(verdict.decision, player),
        kind=verdict.decision.kind,
        taken=_weighed(verdict.taken),
        best=_weighed(verdict.best),
        cost=_rounded(verdict.cost),
        error=_rounded(verdict.error),
        tricks=_rounded(verdict.tricks),
        points=_rounded(verdict.points),
        matters=verdict.matters,
        good=verdict.is_good,
        hindsight=_hindsight(verdict.hindsight),
        words=verdict_in_words(verdict),
    )


def skipped_in_json(skipped: Skipped, player: str) -> SkippedItem:
    """An action that was not judged."""
    return SkippedItem(**_place(skipped, player), action=format_action(skipped.action), why=str(skipped.why))


def _place(one: Decision | Skipped, player: str) -> dict[str, Any]:
    return {"deal": one.deal, "trick": one.trick, "seat": one.seat, "player": player}


def _weighed(option: Weighed) -> WeighedItem:
    return WeighedItem(
        format_action(option.action), _rounded(option.value), _rounded(option.tricks), _rounded(option.makes)
    )


def _hindsight(found: Hindsight | None) -> HindsightItem | None:
    if found is None:
        return None
    return HindsightItem(found.tricks, found.cost, None if found.better is None else format_action(found.better))


def summary_in_json(summary: Summary) -> PlayerItem:
    """One player."""
    kinds = {kind: _tally(tally) for kind, tally in summary.by_kind.items()}
    return PlayerItem(deals=summary.deals, **kinds, all=_tally(summary.total))


def _tally(tally: Tally) -> TallyItem:
    return TallyItem(
        decisions=tally.decisions,
        mattered=tally.mattered,
        good=tally.good,
        accuracy=_rounded(tally.accuracy),
        cost=_rounded(tally.cost),
        tricks=_rounded(tally.tricks),
        points=_rounded(tally.points),
        hindsight=tally.hindsight,
    )


def _rounded(figure: float | None) -> float | None:
    return None if figure is None else round(figure, 4)
