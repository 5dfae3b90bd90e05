"""What the coach says to the person about a deal, in sentences, found decision by decision."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from bidwhist.analysis.coach import Skipped, Verdict, coach, free_decisions
from bidwhist.analysis.coach.bot_judge import USUAL_JUDGE, make_judge
from bidwhist.analysis.coach.telling import verdict_in_words
from bidwhist.i18n import Language
from bidwhist.solver import COMPILED
from bidwhist.tui.session import Sitting

JUDGE = USUAL_JUDGE if COMPILED else "steady"
SEED = "1"


class Progress(Struct, frozen=True):
    """How far the coach is."""

    done: int
    of: int
    """The decisions of the person that had a choice."""


def in_words(said: "Progress | str", language: Language) -> str:
    """How far the coach is, or what it says."""
    return said if isinstance(said, str) else language.say("tui-coach-progress", done=said.done, count=said.of)


def look_at_deal(sitting: Sitting) -> Iterator[Progress | str]:
    """The progress with each decision of the person in the last deal, and at the end what the coach says.

    It takes seconds, most of them for bids.
    """
    match, number, seat = sitting.match, len(sitting.match.deals), sitting.seat
    most = len(free_decisions(match, deal=number, seat=seat))
    yield Progress(0, most)
    found: list[Verdict | Skipped] = []
    for one in coach(match, make_judge(JUDGE), SEED, deal=number, seat=seat, hindsight=False):
        found.append(one)
        yield Progress(len(found), most)
    yield _said([one for one in found if isinstance(one, Verdict)], sitting.language)


def _said(verdicts: Sequence[Verdict], language: Language) -> str:
    costly = sorted((one for one in verdicts if not one.is_good), key=lambda one: -one.cost)
    found = [
        language.say("tui-coach-found", where=_where(one, language), words=verdict_in_words(one, language))
        for one in costly
    ]
    good = [language.say("tui-coach-nothing")]
    judge = language.say("tui-coach-judge", level=language.say("tui-level", level=JUDGE))
    return "\n\n".join([*(found or good), _in_all(len(verdicts), costly, language), judge])


def _where(verdict: Verdict, language: Language) -> str:
    return language.say("tui-coach-where", where=verdict.decision.kind, book=verdict.decision.trick or 0)


def _in_all(judged: int, costly: Sequence[Verdict], language: Language) -> str:
    good = language.say("tui-coach-in-all", judged=judged, good=judged - len(costly))
    given = round(100 * sum(one.cost for one in costly))
    return f"{good} {language.say('tui-coach-cost', count=given)}" if costly else good
