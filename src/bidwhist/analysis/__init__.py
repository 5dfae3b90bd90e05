"""Analysis with all hands open: double-dummy tables, the cost of every card, discards, par."""

from bidwhist.analysis.discarding import DiscardScore, Par, Prospect, best_discard, best_par, par, prospect, prospects
from bidwhist.analysis.double_dummy import (
    Worth,
    best_line,
    position_of,
    score_cards,
    solve,
    solve_batch,
    table,
    tables,
    worth_of_play,
)
from bidwhist.analysis.open_deal import OpenDeal, format_pbn, parse_pbn

__all__ = [
    "DiscardScore",
    "OpenDeal",
    "Par",
    "Prospect",
    "Worth",
    "best_discard",
    "best_line",
    "best_par",
    "format_pbn",
    "par",
    "parse_pbn",
    "position_of",
    "prospect",
    "prospects",
    "score_cards",
    "solve",
    "solve_batch",
    "table",
    "tables",
    "worth_of_play",
]
