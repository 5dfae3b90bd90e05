"""The coach: what each decision of a match cost, by a judge that sees only what the seat saw."""

from bidwhist.analysis.coach.decisions import Decision, Skipped, decisions_of
from bidwhist.analysis.coach.hindsight import Hindsight, OpenDeals
from bidwhist.analysis.coach.judges import Judge, SteadyJudge
from bidwhist.analysis.coach.lesson import coach, free_decisions
from bidwhist.analysis.coach.summary import KINDS, Summary, Tally, summary_of, tally_of
from bidwhist.analysis.coach.verdicts import MATTERS, SMALL, Looks, Verdict, judge_decision

__all__ = [
    "KINDS",
    "MATTERS",
    "SMALL",
    "Decision",
    "Hindsight",
    "Judge",
    "Looks",
    "OpenDeals",
    "Skipped",
    "SteadyJudge",
    "Summary",
    "Tally",
    "Verdict",
    "coach",
    "decisions_of",
    "free_decisions",
    "judge_decision",
    "summary_of",
    "tally_of",
]
