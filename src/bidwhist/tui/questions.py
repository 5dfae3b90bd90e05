"""Questions that a person may ask in the line dialogue at any time, with answers; they change nothing."""

from collections.abc import Callable, Iterable, Iterator
from time import monotonic

from bidwhist.narration import hand_in_words, trick_in_words
from bidwhist.tui import pages
from bidwhist.tui.coaching import look_at_deal
from bidwhist.tui.session import Sitting, advice
from bidwhist.tui.typed_actions import typed

HELP = """\
Bids: 4u, 4d, 4n, or 4 where bids are numbers alone; pass.
Naming: spades, hearts downtown, no-trump uptown, or downtown where the suit is settled.
Kitty: discard 2c 3c 4d and so on. Cards are rank and suit, as ah, td, 9c; bj and lj are the jokers.
Play: ah.
At any time: hand, trick, last, books, score, rules, hint, undo, claim, renege 3, help, quit.
After a deal: next, coach. After a match: rematch, coach.
Players say book for a trick. The match is saved at every decision."""
COACH_PROGRESS_INTERVAL_S = 2.0
"""Seconds between two progress messages of the coach."""


def hand(sitting: Sitting) -> str:
    """The person's cards."""
    view = sitting.view
    return f"Your hand: {hand_in_words(view.hand, view.order) or 'no cards left'}."


def trick(sitting: Sitting) -> str:
    """The trick on the table."""
    view = sitting.view
    return f"On the table: {trick_in_words(sitting.narrator, view.leader, view.table) or 'nothing'}."


def _tip(sitting: Sitting) -> str:
    if not sitting.waits_for_person:
        return "There is nothing to decide."
    tip = advice(sitting)
    return f"Hint: {typed(tip.action)}\n{tip.words}"


def _coach(sitting: Sitting) -> Iterator[str]:
    if not sitting.deal.is_over:
        yield "The coach looks at a deal when it is over."
        return
    told = monotonic()
    for said in look_at_deal(sitting):
        if isinstance(said, str) or not said.done or monotonic() > told + COACH_PROGRESS_INTERVAL_S:
            yield str(said)
            told = monotonic()


def _one(answer: Callable[[Sitting], str]) -> Callable[[Sitting], Iterable[str]]:
    return lambda sitting: (answer(sitting),)


QUESTIONS: dict[str, Callable[[Sitting], Iterable[str]]] = {
    "help": _one(lambda _: HELP),
    "?": _one(lambda _: HELP),
    "hand": _one(hand),
    "trick": _one(trick),
    "last": _one(lambda sitting: pages.last_book(sitting.view, sitting.narrator)),
    "books": _one(lambda sitting: pages.books_played(sitting.view, sitting.narrator)),
    "score": _one(pages.score_sheet),
    "rules": _one(pages.rules_page),
    "hint": _one(_tip),
    "coach": _coach,
}
"""The words of the questions, and the lines that answer them, which may take their time."""
