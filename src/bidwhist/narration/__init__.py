"""The sentences said at a table: the same in the terminal, in plain text and online.

Its words are the messages of ``bidwhist.i18n``.
"""

from bidwhist.narration.events import tell, turned_up
from bidwhist.narration.narrator import Narrator, Subject, capital
from bidwhist.narration.nouns import (
    books,
    books_left,
    brief_call,
    call_name,
    contract_name,
    contract_words,
    fate_of_discards,
    hand_in_signs,
    hand_in_words,
    names_in_line,
    needed,
    standing,
    suit_name,
    table_name,
    the_card,
    trick_in_words,
)
from bidwhist.narration.prompts import advised, prompt, turn_prompt
from bidwhist.narration.results import (
    draws_in_words,
    ending_in_words,
    points_in_words,
    result_in_words,
    score_in_words,
    sets_in_words,
    standing_in_words,
    verdict,
    why_ended,
    why_points,
)

__all__ = [
    "Narrator",
    "Subject",
    "advised",
    "books",
    "books_left",
    "brief_call",
    "call_name",
    "capital",
    "contract_name",
    "contract_words",
    "draws_in_words",
    "ending_in_words",
    "fate_of_discards",
    "hand_in_signs",
    "hand_in_words",
    "names_in_line",
    "needed",
    "points_in_words",
    "prompt",
    "result_in_words",
    "score_in_words",
    "sets_in_words",
    "standing",
    "standing_in_words",
    "suit_name",
    "table_name",
    "tell",
    "the_card",
    "trick_in_words",
    "turn_prompt",
    "turned_up",
    "verdict",
    "why_ended",
    "why_points",
]
