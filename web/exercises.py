"""Writes ten exercises for the page and the terminal: positions of played deals, what champion does and why.

A file for each language, the same in both places. Steady plays all seats; the first decision that fits a theme is
taken. Nothing is written by hand but the questions, which are among the words of learning. Without the compiled kernel,
which scores each card and plays out champion's calls, only those before the play, with other figures and perhaps hands.
"""

import json
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from bidwhist.analysis.double_dummy import score_cards
from bidwhist.bots.bot import Advice, random_for
from bidwhist.bots.hints import hint
from bidwhist.bots.levels import make_bot
from bidwhist.core.actions import PASS, Action, Bid, Play
from bidwhist.core.cards import CODES, Strain, cards_of
from bidwhist.core.deal import AUCTION, DECLARE, PLAY, Deal
from bidwhist.core.legality import legal
from bidwhist.core.match import Match, deal_next, match_view, new_match, play
from bidwhist.core.rules.order import sort_hand
from bidwhist.core.rules.presets import CLASSIC
from bidwhist.core.shuffle import seed_from_text
from bidwhist.i18n import CODES as LANGUAGES
from bidwhist.i18n import Language, language_of
from bidwhist.narration import call_name, contract_words
from bidwhist.server.tables.bot_turns import Dice
from bidwhist.server.tables.views.narration import action_label
from bidwhist.solver import COMPILED, Budget

ROOT = Path(__file__).parents[1]
TARGETS = (
    ROOT / "web" / "src" / "pages" / "learn" / "exercises",
    ROOT / "src" / "bidwhist" / "lesson" / "data" / "exercises",
)
"""Where the page finds them, and where the terminal does."""
BUDGET = Budget(nodes=3_000_000)
MOST_MATCHES = 400
CHAIRS = ("You", "Left", "Partner", "Right")


class Theme(Struct, frozen=True):
    """What an exercise is about, and which decision fits it."""

    name: str
    """Of its title and its question among the words of learning."""
    fits: Callable[[Deal], bool]
    """What the position must be."""
    answers: Callable[[Action], bool] = lambda _: True
    """What champion must do there."""
    is_play: bool = True
    """Whether each card is scored."""


def _is_bid(deal: Deal) -> bool:
    return deal.phase is AUCTION


def _is_high_bid(action: Action) -> bool:
    return isinstance(action, Bid) and action.number >= 4


def _bids(deal: Deal) -> list[int]:
    """Places of the bids so far."""
    return [place for place, call in enumerate(deal.calls) if isinstance(call, Bid)]


def _partner_bid(deal: Deal) -> bool:
    return _is_bid(deal) and (deal.forehand + (_bids(deal) or [9])[-1]) % 4 == (deal.to_act + 2) % 4


def _leads(deal: Deal) -> bool:
    return deal.phase is PLAY and not deal.table


def _is_defender(deal: Deal) -> bool:
    return deal.side(deal.to_act) != deal.side(deal.declarer)


def _no_trump(deal: Deal) -> bool:
    return deal.contract is not None and deal.contract.strain is Strain.NO_TRUMP


def _can_ruff(deal: Deal) -> bool:
    if deal.phase is not PLAY or not deal.table or _no_trump(deal) or deal.order is None:
        return False
    suits = {deal.order.suit_of[card] for card in cards_of(deal.hand(deal.to_act))}
    return deal.led not in suits and int(deal.order.strain) in suits and len(suits) > 1


THEMES = (
    Theme("first-bid", lambda deal: _is_bid(deal) and not deal.calls, _is_high_bid, is_play=False),
    Theme("bid-or-pass", lambda deal: _is_bid(deal) and not _bids(deal), lambda a: a == PASS, is_play=False),
    Theme("which-way", _is_bid, lambda a: isinstance(a, Bid) and str(a).endswith("downtown"), is_play=False),
    Theme("partner-spoke", _partner_bid, is_play=False),
    Theme("name-trump", lambda deal: deal.phase is DECLARE, is_play=False),
    Theme("first-lead", lambda deal: _leads(deal) and not deal.tricks and not _is_defender(deal)),
    Theme("lead-no-trump", lambda deal: _leads(deal) and _no_trump(deal) and _is_defender(deal)),
    Theme("lead-trump", lambda deal: _leads(deal) and not _no_trump(deal) and _is_defender(deal)),
    Theme("to-trump", _can_ruff),
    Theme("count-trumps", lambda deal: _leads(deal) and len(deal.tricks) == 8 and not _no_trump(deal)),
)


class Found(Struct, frozen=True):
    """A position that fits a theme, what each card comes to, and what champion does."""

    theme: Theme
    match: Match
    worth: dict[Action, int]
    advice: Advice


@cache
def exercises() -> tuple[Found, ...]:
    """The exercises, a theme each; takes two seconds."""
    return tuple(_exercise(number, theme) for number, theme in enumerate(THEMES) if COMPILED or not theme.is_play)


def _exercise(number: int, theme: Theme) -> Found:
    for seed, match in _positions(number):
        deal = match.deal
        assert deal is not None
        if not theme.fits(deal) or len(legal(deal)) < 2:
            continue
        worth = _worth(deal)
        if deal.phase is PLAY and len(set(worth.values())) < 2:
            continue
        advice = hint(match_view(match, deal.to_act), make_bot("champion"), Dice(seed, 0, deal.to_act))
        if theme.answers(advice.action) and _is_best(deal, worth, advice.action):
            return Found(theme, match, worth, advice)
    raise LookupError(theme.name)


def _positions(number: int) -> Iterator[tuple[bytes, Match]]:
    """Decisions of deals that steady plays, all from seeds of this exercise."""
    steady = make_bot("steady")
    for which in range(MOST_MATCHES):
        seed = seed_from_text(f"exercise {number} {which}")
        match = deal_next(new_match(CLASSIC, CHAIRS, seed))
        while match.deal is not None and not match.deal.is_over:
            yield seed, match
            seat = match.deal.to_act
            dice = random_for(seed, 0, seat, match.deal.turns_taken)
            match = play(match, steady.choose(match_view(match, seat), dice))


def _worth(deal: Deal) -> dict[Action, int]:
    """What the seat's own side takes in all with each card, all hands open and best play by everybody."""
    if deal.phase is not PLAY:
        return {}
    side, declaring = deal.side(deal.to_act), deal.side(deal.declarer)
    found = {Play(one.card): one.low for one in score_cards(deal, BUDGET) if one.exact}
    left = deal.rules.all_tricks - sum(deal.tricks_won)
    return {card: deal.tricks_won[side] + (low if side == declaring else left - low) for card, low in found.items()}


def _is_best(deal: Deal, worth: dict[Action, int], action: Action) -> bool:
    return deal.phase is not PLAY or (len(worth) == len(legal(deal)) and worth[action] == max(worth.values()))


def _written(found: Found, language: Language) -> dict[str, Any]:
    match, deal = found.match, found.match.deal
    assert deal is not None
    view = match_view(match, deal.to_act)
    chair = lambda seat: (seat - deal.to_act) % 4  # noqa: E731
    return {
        "theme": found.theme.name,
        "hand": [CODES[card] for card in sort_hand(view.hand, view.order)],
        "calls": [
            {"who": chair(deal.forehand + place), "words": call_name(call, language)}
            for place, call in enumerate(deal.calls)
        ],
        "contract": "" if deal.contract is None else contract_words(view, language),
        "declarer": None if deal.contract is None else chair(deal.declarer),
        "played": deal.played.bit_count() // 4,
        "table": [{"who": chair(deal.leader + place), "card": CODES[card]} for place, card in enumerate(deal.table)],
        "ways": [
            {
                "label": action_label(one, language),
                "card": CODES[one.card] if isinstance(one, Play) else None,
                "books": found.worth.get(one),
                "champion": one == found.advice.action,
            }
            for one in legal(deal)
        ],
        "why": found.advice.words_in(language),
    }


def text(code: str) -> str:
    """The exercises in a language, as they are written."""
    told = [_written(one, language_of(code)) for one in exercises()]
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for target in map(Path, sys.argv[1:]) if len(sys.argv) > 1 else TARGETS:
        target.mkdir(parents=True, exist_ok=True)
        for code in LANGUAGES:
            (target / f"{code}.json").write_text(text(code), encoding="utf-8")
        sys.stdout.write(f"{target}\n")
