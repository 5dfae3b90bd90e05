"""The choices at a moment of a finished match, and the result of another one when a bot plays it out."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from random import Random
from typing import Literal

import msgspec
from msgspec.structs import replace

from bidwhist.analysis.double_dummy import DIRECTIONS, position_of, score_cards
from bidwhist.bots.bot import Bot
from bidwhist.bots.levels import make_bot
from bidwhist.core.act import act
from bidwhist.core.actions import Action, Play
from bidwhist.core.cards import CODES, STRAIN_LETTERS
from bidwhist.core.deal import AUCTION, DECLARE, PLAY, Deal, Phase, Trick
from bidwhist.core.legality import legal
from bidwhist.core.match import Match, match_view, play
from bidwhist.errors import IllegalAction
from bidwhist.i18n import ENGLISH, Language, Saying
from bidwhist.narration import needed
from bidwhist.records import decode_record, history
from bidwhist.records import replay as replayed
from bidwhist.server.history.replays import deal_told
from bidwhist.server.history.what_if_messages import (
    Crossroads,
    Line,
    OpenPosition,
    OtherWay,
    TrickPlayed,
    Way,
    WhatIf,
    WhatIfSoFar,
)
from bidwhist.server.protocol.translation import action_of, codes, wire_of
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.views.narration import action_label
from bidwhist.solver import COMPILED, Budget

BOT = "champion" if COMPILED else "steady"
"""The bot that plays the deal out."""
CARD_NODES = 3_000_000
"""Most search nodes for all cards of a moment; results not found within them are left out."""
_KINDS: dict[Phase, Literal["bid", "naming", "card"]] = {AUCTION: "bid", DECLARE: "naming", PLAY: "card"}


class NoChoice(IllegalAction):
    """There is nothing to choose at this moment."""


def alternatives_of(found: Finished, step: int, language: Language = ENGLISH, *, solved: bool = True) -> Crossroads:
    """The choices at a moment of a match.

    :param solved: whether each card comes with its double-dummy tricks.

    :raises NoChoice: if there is no such moment, or no choice that can be tried.
    """
    match, after = _moment(found, step)
    deal = _deal(match)
    tricks = _open_tricks(deal) if solved else {}
    played = deal.phase is PLAY
    return Crossroads(
        match=found.id,
        step=step,
        seat=deal.to_act,
        kind=_KINDS[deal.phase],
        needed=None if deal.contract is None else needed(match_view(match, deal.to_act)),
        ways=tuple(
            Way(wire_of(one), action_label(one, language), act(deal, one) == after, tricks.get(one))  # type: ignore[arg-type]
            for one in legal(deal)
        ),
        position=_open_position(deal) if played else None,
        won=_won(deal) if played else 0,
        nodes=CARD_NODES if played else 0,
    )


def what_if(
    found: Finished,
    other: OtherWay,
    bot: Bot | None = None,
    language: Language = ENGLISH,
    tell: Callable[[WhatIfSoFar], object] | None = None,
) -> WhatIf:
    """The results of another choice and of the one that was made, when a bot plays all seats to the end.

    :param tell: takes how far it is, after each move.
    :raises IllegalAction: if the rules forbid it, or there was no choice.
    """
    match, after = _moment(found, other.step)
    deal, player = _deal(match), bot or make_bot(BOT)
    action = action_of(other.action, deal.to_act)
    tried = act(deal, action)
    end = replayed(decode_record(found.record)).deals[len(match.deals) - 1]
    label = next(
        (action_label(one, language) for one in legal(deal) if act(deal, one) == after), language.say("as-it-was")
    )
    seed = f"{found.id}/{other.step}"
    line = partial(_line, found, match, language)
    really, taken = line(label, end), None
    moves = 2 * (len(tuple(history(end))) - len(tuple(history(deal))))

    def moved(done: int) -> None:
        if tell is not None:
            tell(WhatIfSoFar(found.id, other.step, min(done, moves), moves, player.name, really, taken))

    moved(0)
    taken = line(label, _played_on(_with(match, after), player, seed, moved))
    return WhatIf(
        match=found.id,
        step=other.step,
        seat=deal.to_act,
        bot=player.name,
        really=really,
        taken=taken,
        tried=line(
            action_label(action, language),
            _played_on(_with(match, tried), player, seed, lambda done: moved(moves // 2 + done)),
        ),
    )


def alternatives_as_json(found: Finished, step: int, language: Language = ENGLISH, *, solved: bool = True) -> bytes:
    """`alternatives_of` as JSON."""
    return msgspec.json.encode(alternatives_of(found, step, language, solved=solved))


def _moment(found: Finished, step: int) -> tuple[Match, Deal]:
    """The match at a moment, and its deal one moment later."""
    match = replayed(decode_record(found.record))
    for deals, number, before, after in _decisions(match.deals):
        if number == step and before.phase in _KINDS:
            return replace(match, deals=(*match.deals[:deals], before)), after
    raise NoChoice(Saying("fault-no-choice"))


def _decisions(deals: Sequence[Deal]) -> Iterator[tuple[int, int, Deal, Deal]]:
    """Moments with what followed, numbered as in the replay, and how many deals were over."""
    first = 0
    for over, deal in enumerate(deals):
        states = tuple(history(deal))
        yield from ((over, first + at, *pair) for at, pair in enumerate(pairwise(states)))
        first += len(states)


def _deal(match: Match) -> Deal:
    assert match.deal is not None
    return match.deal


def _with(match: Match, deal: Deal) -> Match:
    return replace(match, deals=(*match.deals[:-1], deal))


def _open_tricks(deal: Deal) -> dict[Action, int]:
    """By card: the declaring side's double-dummy tricks, if the budget of nodes was enough."""
    if deal.phase is not PLAY or not COMPILED:
        return {}
    scored = score_cards(deal, Budget(nodes=CARD_NODES))
    return {Play(one.card): _won(deal) + one.low for one in scored if one.exact}


def _won(deal: Deal) -> int:
    """Tricks that the declaring side has."""
    return deal.tricks_won[deal.side(deal.declarer)]


def _open_position(deal: Deal) -> OpenPosition:
    position = position_of(deal)
    return OpenPosition(
        hands=tuple(codes(hand) for hand in position.hands),
        table=tuple(CODES[card] for card in position.table),
        leader=position.leader,
        sides=tuple(seat for seat in range(deal.players) if position.sides >> seat & 1),
        strain=STRAIN_LETTERS[position.strain],  # type: ignore[arg-type]
        direction=DIRECTIONS[position.direction].value,
        first_trick=position.first_trick,
        jokers_any_time=position.jokers_any_time,
        jokers_must_go=position.jokers_must_go,
        jokers_may_lead=position.jokers_may_lead,
    )


def _played_on(match: Match, bot: Bot, seed: str, moved: Callable[[int], None]) -> Deal:
    random, done = Random(seed), 0
    while not _deal(match).is_over:
        match = play(match, bot.choose(match_view(match, _deal(match).to_act), random))
        moved(done := done + 1)
    return _deal(match)


def _line(found: Finished, match: Match, language: Language, label: str, deal: Deal) -> Line:
    result = deal_told(found, match, deal, language)
    return Line(
        label=label,
        headline=result.headline,
        words=" ".join(result.words),
        points=deal.points,
        tricks=tuple(_trick(trick) for trick in deal.tricks),
    )


def _trick(trick: Trick) -> TrickPlayed:
    return TrickPlayed(trick.leader, trick.winner, tuple(code for card in trick.cards for code in codes(1 << card)))
