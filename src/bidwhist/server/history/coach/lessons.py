"""The lesson of a finished match; run as a process, it reads a record on stdin and writes the lesson to stdout."""

import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate

import msgspec

from bidwhist.analysis.coach import Decision, Skipped, Verdict, coach, free_decisions, summary_of
from bidwhist.analysis.coach.bot_judge import USUAL_JUDGE, make_judge
from bidwhist.analysis.coach.telling import place_in_words, verdict_in_words
from bidwhist.bots.levels import PREFIX
from bidwhist.core.match import Match
from bidwhist.i18n import CODES, Language, language_of
from bidwhist.narration import capital
from bidwhist.records import decode_record, history
from bidwhist.records import replay as replayed
from bidwhist.server.history.coach.service import Judged, Lesson
from bidwhist.server.history.messages import Chance, Finding, PlayerFindings
from bidwhist.server.platform.jobs.priority import step_back
from bidwhist.server.platform.jobs.single_jobs import tell_progress
from bidwhist.solver import COMPILED

JUDGE = USUAL_JUDGE if COMPILED else "steady"
SEED = "1"
Tell = Callable[[Judged], object]
"""Takes what has been found about a choice as soon as that is known."""


def lesson_of(record: bytes, tell: Tell | None = None) -> Lesson:
    """The lesson of a record for each of its people, from what they could see; takes seconds."""
    match = replayed(decode_record(record))
    judge = make_judge(JUDGE)
    seats = [seat for seat, name in enumerate(match.players) if not name.startswith(PREFIX)]
    moments = _first_moments(match)
    found = {seat: coach(match, judge, SEED, seat=seat, hindsight=False) for seat in seats}
    if tell is not None:
        decisions = sum(len(free_decisions(match, seat=seat)) for seat in seats)
        found = _telling(found, decisions, moments, tell)
    verdicts = {seat: _verdicts(found[seat]) for seat in seats}
    costly = [one for found in verdicts.values() for one in found if not one.is_good]
    return Lesson(
        judge=judge.name,
        findings={code: _told(costly, moments, language_of(code)) for code in CODES},
        players=tuple(_player(seat, found) for seat, found in verdicts.items()),
        chances=tuple(sorted(_chances(verdicts, moments), key=lambda one: one.step)),
    )


def _telling(
    found: dict[int, Iterator[Verdict | Skipped]], decisions: int, moments: list[int], tell: Tell
) -> dict[int, Iterator[Verdict | Skipped]]:
    """The same verdicts, each of which is told when it is asked for."""
    count = iter(range(1, decisions + 1))

    def told(seat: int, verdicts: Iterator[Verdict | Skipped]) -> Iterator[Verdict | Skipped]:
        for one in verdicts:
            done = next(count)
            if isinstance(one, Verdict):
                codes = () if one.is_good else CODES
                findings = {code: _finding(one, moments, language_of(code)) for code in codes}
                tell(Judged(done, decisions, _chance(seat, one, moments), findings))
            yield one

    return {seat: told(seat, verdicts) for seat, verdicts in found.items()}


def _verdicts(found: Iterable[object]) -> list[Verdict]:
    return [one for one in found if isinstance(one, Verdict)]


def _first_moments(match: Match) -> list[int]:
    # Where each deal begins among the moments of the replay.
    return [0, *accumulate(sum(1 for _ in history(deal)) for deal in match.deals)]


def _told(costly: list[Verdict], moments: list[int], language: Language) -> tuple[Finding, ...]:
    return tuple(_finding(one, moments, language) for one in sorted(costly, key=lambda one: -one.cost))


def _finding(verdict: Verdict, moments: list[int], language: Language) -> Finding:
    decision = verdict.decision
    return Finding(
        seat=decision.seat,
        step=_moment(decision, moments),
        where=capital(place_in_words(decision, language)),
        words=capital(verdict_in_words(verdict, language)),
        cost=round(100 * verdict.cost, 1),
    )


def _moment(decision: Decision, moments: list[int]) -> int:
    return moments[decision.deal - 1] + decision.number + 1


def _chances(verdicts: dict[int, list[Verdict]], moments: list[int]) -> Iterator[Chance]:
    for seat, found in verdicts.items():
        yield from (_chance(seat, one, moments) for one in found)


def _chance(seat: int, verdict: Verdict, moments: list[int]) -> Chance:
    chance = round(100 * min(1.0, max(0.0, verdict.taken.value)), 1)
    return Chance(seat, _moment(verdict.decision, moments), chance, verdict.matters)


def _player(seat: int, verdicts: list[Verdict]) -> PlayerFindings:
    summary = summary_of(verdicts)
    total = summary.total
    return PlayerFindings(
        seat=seat,
        decisions=total.decisions,
        mattered=total.mattered,
        good=total.good,
        cost=round(100 * total.cost / max(1, summary.deals), 1),
    )


def taught(record: bytes) -> bytes:
    """The lesson of a record, as JSON."""
    return msgspec.json.encode(lesson_of(record))


def main() -> None:
    """A record on standard input, its lesson on standard output; meanwhile each choice as a line on standard error."""
    step_back()
    lesson = lesson_of(sys.stdin.buffer.read(), tell_progress)
    sys.stdout.buffer.write(msgspec.json.encode(lesson))


if __name__ == "__main__":
    main()
