"""A sitting: one person at a table of bots, as a frozen value that terminal app and line dialogue share.

A decision makes the next sitting. A person may take decisions back, since the others are bots.
"""

from functools import cache
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.bots.bot import Advice, prepare, random_for
from bidwhist.bots.claims import sure_claim
from bidwhist.bots.conventions import ConventionCard
from bidwhist.bots.hints import hint
from bidwhist.bots.levels import PREFIX, make_separate, partner_level, shared_conventions, with_conventions
from bidwhist.core.actions import Action, CallRenege
from bidwhist.core.deal import NOBODY, Deal
from bidwhist.core.events import Event, events
from bidwhist.core.legality import interruptions
from bidwhist.core.match import Match, deal_next, match_view, new_match, play
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.errors import BadNotation, BotFault, IllegalAction, Unknown, WhistError
from bidwhist.i18n import ENGLISH, Language, Saying
from bidwhist.narration import Narrator
from bidwhist.records import history
from bidwhist.tools.printable import one_line

PERSON = "You"
"""The default name of a person."""
ADVISER = "steady"
"""The bot that gives the hints."""
NEIGHBOURS = ("Mae", "Otis", "Pearl", "Junior")
"""The names of the bots at the table, from the person's left."""

make = cache(make_separate)


class Sitting(Struct, frozen=True, kw_only=True):
    """A match with one person in it. Bots have the other seats."""

    match: Match
    seat: int
    """Where the person sits, 0 … players-1."""
    language: Language = ENGLISH
    """What the person reads."""

    @property
    def rules(self) -> Ruleset:
        """The rules of the table."""
        return self.match.rules

    @property
    def deal(self) -> Deal:
        """The deal on the table. Cards have been dealt."""
        assert self.match.deal is not None
        return self.match.deal

    @property
    def view(self) -> View:
        """What the person may know."""
        return match_view(self.match, self.seat)

    @property
    def waits_for_person(self) -> bool:
        """Whether the next action is the person's."""
        return self.deal.to_act == self.seat

    @property
    def waits_for_bot(self) -> bool:
        """Whether the next action is a bot's."""
        return self.deal.to_act not in (NOBODY, self.seat)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players at the table, by seat."""
        return tuple(self._name(seat) for seat in range(self.rules.players))

    @property
    def narrator(self) -> Narrator:
        """The narrator for sentences to the person."""
        return Narrator(self.names, self.seat, self.rules.side_of, self.language)

    def _name(self, seat: int) -> str:
        turns = (seat - self.seat) % self.rules.players
        return NEIGHBOURS[turns - 1] if turns else one_line(self.match.players[seat])

    @property
    def conventions(self) -> ConventionCard | None:
        """The conventions of the table, which its bots play and everybody may read."""
        return shared_conventions(name for seat, name in enumerate(self.match.players) if seat != self.seat)

    @property
    def partner(self) -> int | None:
        """The seat opposite; None where each plays alone."""
        if not self.rules.has_partners:
            return None
        return (self.seat + 2) % self.rules.players


def sit_down(
    rules: Ruleset, seat: int, name: str, bots: tuple[str, ...], seed: bytes, *, language: Language = ENGLISH
) -> Sitting:
    """A new match with its first deal on the table; ``bots`` are those of the other seats, from the left.

    Where partners are drawn, the seat is where the person stands before the draw.

    :raises Unknown: if there is no such seat or bot.
    :raises BadNotation: if the name belongs to bots, or there are too many or too few of them.
    """
    if not 0 <= seat < rules.players:
        raise Unknown(f"no such seat; seats are 0 to {rules.players - 1}: {seat}")
    if name.startswith(PREFIX):
        raise BadNotation(f"a person's name does not begin with {PREFIX}: {name}")
    return _first_deal(new_match(rules, _names(rules, seat, name, bots), seed), seat, language)


def _first_deal(match: Match, seat: int, language: Language) -> Sitting:
    """A match just made with its first deal on the table; the person stood at a seat before partners were drawn."""
    assert match.partners_draw is not None
    sitting = Sitting(match=match, seat=match.partners_draw.result.index(seat), language=language)
    sitting = replace(sitting, match=_with_fit_partner(sitting))
    get_ready(sitting)
    return replace(sitting, match=deal_next(sitting.match))


def get_ready(sitting: Sitting) -> None:
    """Prepare the bots of a table for its rules, so that no decision waits for it."""
    for name in sitting.match.players:
        if name.startswith(PREFIX):
            prepare(make(name), sitting.rules)


def _with_fit_partner(sitting: Sitting) -> Match:
    """The match with a partner for the person who is no weaker than the other bots."""
    match, partner = sitting.match, sitting.partner
    if partner is None:
        return match
    players = list(match.players)
    others = [name for seat, name in enumerate(players) if seat not in (sitting.seat, partner)]
    players[partner] = partner_level(players[partner], others)
    return replace(match, players=tuple(players))


def _names(rules: Ruleset, seat: int, name: str, bots: tuple[str, ...]) -> tuple[str, ...]:
    if len(bots) not in (1, rules.players - 1):
        raise BadNotation(f"name one bot for all, or {rules.players - 1}: {len(bots)}")
    shared_conventions(make(bot).name for bot in bots)
    names = [name] * rules.players
    for turn in range(1, rules.players):
        names[(seat + turn) % rules.players] = PREFIX + bots[(turn - 1) % len(bots)]
    return tuple(names)


def decide(sitting: Sitting, action: Action) -> Sitting:
    """The sitting after an action of the person, in turn or as an interruption.

    :raises IllegalAction: if the rules do not allow it.
    """
    return replace(sitting, match=play(sitting.match, action))


def bot_acts(sitting: Sitting, *, claims: bool = True) -> Sitting:
    """The sitting after the bot whose turn it is has acted. It claims certain tricks if claims are
    wanted.

    :raises BotFault: if the bot fails or breaks the rules.
    """
    seat = sitting.deal.to_act
    bot, seen = make(sitting.match.players[seat]), match_view(sitting.match, seat)
    action = (sure_claim(seen) if claims else None) or bot.choose(seen, _random(sitting, seat))
    try:
        return replace(sitting, match=play(sitting.match, action))
    except IllegalAction as error:
        raise BotFault(f"bot {bot.name} broke the rules: {error}") from None


def bot_looks_back(sitting: Sitting) -> Sitting | None:
    """The sitting after a bot has called a renege that the cards of a finished deal show; None if there is none.

    At tables that play by honour the cards lie open when a deal is over, and bots look through them (rule X15).
    """
    deal = sitting.deal
    called = {(call.seat, call.trick) for call in deal.renege_calls}
    for call in interruptions(deal) if deal.is_over else ():
        others = {(seat, trick) for seat, trick in deal.reneges if deal.side(seat) != deal.side(call.by)} - called
        if call.by != sitting.seat and isinstance(call, CallRenege) and call.trick in {trick for _, trick in others}:
            return replace(sitting, match=play(sitting.match, call))
    return None


def advice(sitting: Sitting) -> Advice:
    """What a steady player would do in the person's place, by the conventions of the table, and why."""
    adviser = make(with_conventions(ADVISER, sitting.conventions))
    return hint(sitting.view, adviser, lambda decision: _random_of(sitting, sitting.seat, decision))


def _random(sitting: Sitting, seat: int) -> Random:
    return _random_of(sitting, seat, decisions(sitting.deal))


def _random_of(sitting: Sitting, seat: int, decision: int) -> Random:
    match = sitting.match
    assert match.seed is not None
    return random_for(match.seed, len(match.deals) - 1, seat, decision)


def decisions(deal: Deal) -> int:
    """How many actions have moved a deal on. A refused claim does not count."""
    return deal.turns_taken + len(deal.renege_calls) + (deal.claim is not None)


def undo(sitting: Sitting) -> Sitting:
    """The sitting before the person's last decision in this deal.

    :raises WhistError: if there is none.
    """
    now = decisions(sitting.deal)
    earlier = [deal for deal in history(sitting.deal) if deal.to_act == sitting.seat and decisions(deal) != now]
    if not earlier:
        raise WhistError(Saying("tui-nothing-to-take-back"))
    return replace(sitting, match=replace(sitting.match, deals=(*sitting.match.deals[:-1], earlier[-1])))


def next_deal(sitting: Sitting) -> Sitting:
    """The sitting with the next deal on the table; the one before is settled.

    :raises WhistError: if a deal is in play, or the match is over.
    """
    return replace(sitting, match=deal_next(sitting.match))


def rematch(sitting: Sitting, seed: bytes) -> Sitting:
    """The same players by the same rules, in a new match."""
    return _first_deal(new_match(sitting.rules, sitting.match.players, seed), sitting.seat, sitting.language)


def told(before: Sitting | None, after: Sitting) -> tuple[Event, ...]:
    """The events of a step for the person. With nothing before, those of the deal that was just dealt."""
    return events(before.deal if before else None, after.deal, after.seat)
