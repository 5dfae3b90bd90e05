"""Goes through a match with a judge and gives a verdict on each decision that had a choice."""

from collections.abc import Iterator

from msgspec.structs import replace

from bidwhist.analysis.coach.decisions import Decision, Skipped, decisions_of
from bidwhist.analysis.coach.hindsight import OpenDeals
from bidwhist.analysis.coach.judges import Judge
from bidwhist.analysis.coach.verdicts import Looks, Verdict, judge_decision
from bidwhist.core.match import Match
from bidwhist.i18n import Saying


def free_decisions(match: Match, *, deal: int | None = None, seat: int | None = None) -> list[Decision | Skipped]:
    """The decisions to be judged and those that are not; of one deal (from 1) or one seat if they are given."""
    found = (one for one in decisions_of(match, deal) if seat in (None, one.seat))
    return [one for one in found if isinstance(one, Skipped) or one.is_free]


def coach(
    match: Match,
    judge: Judge,
    seed: str,
    *,
    deal: int | None = None,
    seat: int | None = None,
    hindsight: bool = True,
) -> Iterator[Verdict | Skipped]:
    """A verdict on each decision with a choice, in the order of play, and what could not be judged.

    The same seed gives the same verdicts. A cost comes from what the seat could know. Hindsight is given beside it.

    :param deal: this deal alone, from 1.
    :param seat: this seat alone.
    """
    looks, open_deals = Looks(seed), OpenDeals(match.deals)
    for one in free_decisions(match, deal=deal, seat=seat):
        verdict = judge_decision(one, judge, looks) if isinstance(one, Decision) else None
        if verdict is not None:
            yield replace(verdict, hindsight=open_deals.of(verdict.decision) if hindsight else None)
        elif isinstance(one, Skipped):
            yield one
        else:
            yield _without_a_figure(one, judge)


def _without_a_figure(one: Decision, judge: Judge) -> Skipped:
    why = Saying.of("not-judged-figure", judge=judge.name)
    return Skipped(deal=one.deal, trick=one.trick, seat=one.seat, action=one.action, why=why)
