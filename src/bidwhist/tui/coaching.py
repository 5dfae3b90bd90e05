"""What the coach says to the person about a deal, in sentences, found decision by decision."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from bidwhist.analysis.coach import Skipped, Verdict, coach, free_decisions
from bidwhist.analysis.coach.bot_judge import USUAL_JUDGE, make_judge
from bidwhist.analysis.coach.telling import verdict_in_words
from bidwhist.core.rules.phrases import counted
from bidwhist.solver import COMPILED
from bidwhist.tui.session import Sitting

JUDGE = USUAL_JUDGE if COMPILED else "steady"
SEED = "1"


class Progress(Struct, frozen=True):
    """How far the coach is."""

    done: int
    of: int
    """The decisions of the person that had a choice."""

    def __str__(self) -> str:
        return f"The coach has looked at {self.done} of your {counted(self.of, 'decision')} …"


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
    yield _said([one for one in found if isinstance(one, Verdict)])


def _said(verdicts: Sequence[Verdict]) -> str:
    costly = sorted((one for one in verdicts if not one.is_good), key=lambda one: -one.cost)
    found = [f"{_where(one)}: {verdict_in_words(one)}" for one in costly]
    return "\n\n".join([*(found or ["Nothing to find fault with."]), _in_all(len(verdicts), costly), _how()])


def _where(verdict: Verdict) -> str:
    decision = verdict.decision
    return _WHERE.get(decision.kind) or f"Book {decision.trick}"


_WHERE = {"bid": "The bidding", "naming": "The naming", "discard": "The kitty"}


def _in_all(judged: int, costly: Sequence[Verdict]) -> str:
    good = f"Decisions with a choice: {judged}. As good as any, or nearly: {judged - len(costly)}."
    given = round(100 * sum(one.cost for one in costly))
    return f"{good} The others gave away {counted(given, 'chance')} in 100 to win the match." if costly else good


def _how() -> str:
    return f"The judge is {JUDGE}, a bot, and goes by what you could see, not by the others' cards."
