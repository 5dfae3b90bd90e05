"""Questions that a person may ask in the line dialogue at any time, with answers; they change nothing."""

from collections.abc import Callable, Iterable, Iterator
from time import monotonic

from bidwhist.narration import hand_in_words, trick_in_words
from bidwhist.tui import pages
from bidwhist.tui.coaching import in_words, look_at_deal
from bidwhist.tui.session import Sitting, advice
from bidwhist.tui.typed_actions import typed

COACH_PROGRESS_INTERVAL_S = 2.0
"""Seconds between two progress messages of the coach."""


def hand(sitting: Sitting) -> str:
    """The person's cards."""
    view = sitting.view
    say = sitting.language.say
    cards = hand_in_words(view.hand, view.order, sitting.language)
    return say("tui-your-hand", hand=cards or say("tui-no-cards-left"))


def trick(sitting: Sitting) -> str:
    """The trick on the table."""
    view = sitting.view
    say = sitting.language.say
    return say(
        "tui-on-the-table", cards=trick_in_words(sitting.narrator, view.leader, view.table) or say("tui-nothing")
    )


def _tip(sitting: Sitting) -> str:
    if not sitting.waits_for_person:
        return sitting.language.say("tui-nothing-to-decide")
    tip = advice(sitting)
    return f"{sitting.language.say('tui-hint', words=typed(tip.action))}\n{tip.words_in(sitting.language)}"


def _coach(sitting: Sitting) -> Iterator[str]:
    if not sitting.deal.is_over:
        yield sitting.language.say("tui-coach-later")
        return
    told = monotonic()
    for said in look_at_deal(sitting):
        if isinstance(said, str) or not said.done or monotonic() > told + COACH_PROGRESS_INTERVAL_S:
            yield in_words(said, sitting.language)
            told = monotonic()


def _one(answer: Callable[[Sitting], str]) -> Callable[[Sitting], Iterable[str]]:
    return lambda sitting: (answer(sitting),)


QUESTIONS: dict[str, Callable[[Sitting], Iterable[str]]] = {
    "help": _one(lambda sitting: sitting.language.say("tui-dialogue-help")),
    "?": _one(lambda sitting: sitting.language.say("tui-dialogue-help")),
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
