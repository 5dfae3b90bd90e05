"""A match in one object: deal it, look at it, bid and play it, let bots play it, save it."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Self, TypeAlias

from msgspec.structs import replace

from bidwhist.api import drawing
from bidwhist.api.hands import Hand
from bidwhist.arena import tables
from bidwhist.arena.entrants import bot_of, entrant
from bidwhist.bots.bot import Advice, Bot, Chooses, prepare, random_for
from bidwhist.bots.hints import hint
from bidwhist.bots.levels import make_bot
from bidwhist.core import match as core
from bidwhist.core.act import why_not
from bidwhist.core.actions import Action, Claim
from bidwhist.core.deal import Deal
from bidwhist.core.legality import interruptions, legal
from bidwhist.core.rules.parse import format_option_value, parse_rules, read_settings
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View
from bidwhist.errors import IllegalAction, Unknown, WhistError
from bidwhist.narration.reading import read_action
from bidwhist.records import Record, record_of, replaying
from bidwhist.records.files import read_matches, write_matches
from bidwhist.tools.typed import require

NAMES = ("Ann", "Bo", "Cleo", "Dee", "Eli")
"""The people at a table where nobody is named."""
MOST_DEALS = 1000
"""Deals after which bots that never end a match are stopped."""

Rules: TypeAlias = Ruleset | str
"""A rule set, the name of a preset, or a share code."""
Seed: TypeAlias = bytes | str | int
"""Thirty-two bytes, or any text or number, which is hashed."""
Options: TypeAlias = Mapping[str, object] | Iterable[str]
"""Options over a preset: ``{"target": 5}`` or ``["target=5"]``."""


class Match(core.Match, frozen=True, gc=False, kw_only=True):
    """A match as a value: each method that goes on gives the next match.

    >>> match = Match.new("palace", seed="grandma")
    >>> match.hand(0), [str(call) for call in match.legal][:3]
    (BJ LJ KS TS 8S 2S 6H 5H 3H 2H AD 5C, ['pass', '3 uptown', '3 downtown'])
    >>> match.play("4D")
    <Match palace, deal 1, 4 downtown bid, Dee bids, score 0 : 0>
    """

    @classmethod
    def new(
        cls,
        rules: Rules = "classic",
        *,
        seed: Seed | None = None,
        names: Sequence[str] | None = None,
        options: Options = (),
    ) -> Self:
        """A match with its first deal on the table.

        :param rules: a preset, a share code or a rule set.
        :param seed: what the deals come from; without one, the cards differ each time.
        :param names: a name a player; drawn partners sit where they drew.
        :param options: changes to the rules, ``{"target": 5}`` or ``["target=5"]``.
        :raises BadRuleset: if there are no such rules, or they cannot be played.
        :raises WhistError: if the number of names is not the number of players.
        """
        chosen = ruleset(rules, options)
        players = tuple(names) if names is not None else NAMES[: chosen.players]
        return cls.of(core.new_match(chosen, players, seed_bytes(seed)))._with_a_deal()

    @classmethod
    def of(cls, match: core.Match) -> Self:
        """A match of the functional core, as one of these."""
        return cls(**{name: getattr(match, name) for name in core.Match.__struct_fields__})

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """The first match of a file in any form that :func:`bidwhist.read` reads.

        :raises BadRecord: if there is none, or something in it is wrong.
        """
        return cls.of(next(read_matches(str(path))))

    # What there is to see.

    @property
    def deal(self) -> Deal:
        """The deal on the table: in play, or the last one of a match that is over.

        :raises WhistError: if no cards are dealt yet, as in a match of ``new_match``.
        """
        if not self.deals:
            raise WhistError("no cards are dealt yet; deal_next(match) deals, and Match.new deals by itself")
        return self.deals[-1]

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.result is not None

    @property
    def to_act(self) -> int:
        """The seat whose turn it is, -1 when nobody's.

        :raises WhistError: if no cards are dealt yet.
        """
        return self.deal.to_act

    @property
    def legal(self) -> Sequence[Action]:
        """All that the seat to act may do; of discards a sequence that makes them when asked.

        :raises WhistError: if no cards are dealt yet.
        """
        return legal(self.deal)

    def hand(self, seat: int | None = None) -> Hand:
        """The cards that a seat holds now; without a seat, those of the seat to act.

        :raises Unknown: if there is no such seat.
        :raises IllegalAction: if no seat is named and nobody is to act.
        :raises WhistError: if no cards are dealt yet.
        """
        return Hand(self.deal.hand(self._seat(seat)))

    def view(self, seat: int | None = None) -> View:
        """All that a seat may know, as bots get it; without a seat, the seat to act.

        :raises Unknown: if there is no such seat.
        :raises IllegalAction: if no seat is named and nobody is to act.
        :raises WhistError: if no cards are dealt yet.
        """
        return core.match_view(self, self._seat(seat))

    def why_not(self, action: Action | str) -> str | None:
        """Why the seat to act may not do this, in words; None if it may.

        :raises BadNotation: if it is a text that means no action in this phase.
        :raises IllegalAction: if it is a text and nobody is to act.
        :raises WhistError: if no cards are dealt yet.
        """
        return why_not(self.deal, self._read(action))

    @property
    def table(self) -> drawing.Drawing:
        """The deal on the table with every hand open, drawn."""
        return drawing.draw_table(self)

    @property
    def trick(self) -> drawing.Drawing:
        """The cards of the trick being played, drawn."""
        return drawing.draw_trick(self)

    @property
    def sheet(self) -> drawing.Drawing:
        """The score sheet, drawn."""
        return drawing.draw_sheet(self)

    def __repr__(self) -> str:
        return f"<Match {drawing.headline(self)}>"

    def _repr_html_(self) -> str:
        return drawing.draw_table(self).html + drawing.draw_sheet(self).html

    # How it goes on.

    def play(self, action: Action | str) -> Self:
        """The match after an action, given as one of :attr:`legal` or as text: ``4D``, ``pass``, ``US``, ``AS``.

        After the last card the next deal is on the table, unless a renege may still be called in the one before it
        (rule X15): then :meth:`deal_on` goes on.

        :raises BadNotation: if the text means no action in this phase.
        :raises IllegalAction: if the rules do not allow it now.
        :raises WhistError: if no cards are dealt yet.
        """
        return core.play(self, self._read(action))._with_a_deal()

    def deal_on(self) -> Self:
        """The match with its next deal on the table.

        :raises WhistError: if a deal is in play, the match is over, or its deals are given from outside.
        """
        return core.deal_next(self)

    def play_bot(self, bot: str | Chooses) -> Self:
        """The match after a bot's action for the seat to act: a bot by name (``steady``, ``module:Class``), or an own.

        :raises Unknown: if there is no such bot.
        :raises BadNotation: if it plays no conventions, or they do not exist.
        :raises IllegalAction: if nobody is to act.
        :raises BotFault: if the bot fails or breaks the rules.
        :raises WhistError: if no cards are dealt yet.
        """
        seen = self.view()
        return self.play(_bot(bot).choose(seen, self._dice(self.deal.turns_taken)))

    def play_out(self, *bots: str | Chooses, most_deals: int = MOST_DEALS) -> Self:
        """The match played to its end by bots: one for all seats, one for each side in turn, or one a seat.

        Begun deals are played on. The same match and bots give the same end.

        :param most_deals: the match stays unfinished after so many.
        :raises WhistError: if their number does not fit the table.
        :raises BotFault: if one fails or breaks the rules.
        """
        seated = self._seat_bots(bots or ("steady",))
        return tables.play_match(self, seated, self._secret, most_deals)

    def hint(self, bot: str = "steady") -> Advice:
        """What a bot would do for the seat to act, and why.

        :raises Unknown: if there is no such bot.
        :raises BadNotation: if it plays no conventions, or they do not exist.
        :raises IllegalAction: if nobody is to act.
        :raises BotFault: if the bot fails or breaks the rules.
        :raises WhistError: if no cards are dealt yet.
        """
        return hint(self.view(), _bot(bot), self._dice)

    # How it is kept.

    @property
    def record(self) -> Record:
        """Its record, whole or as far as it has come."""
        return record_of(self)

    def save(self, path: str | Path) -> Self:
        """Write its record to a file, in place of what was there: JSON, our text for ``.txt``; packed for ``.gz``.

        :raises OSError: if the file cannot be written.
        """
        write_matches(str(path), [self])
        return self

    # Beneath.

    def _with_a_deal(self) -> Self:
        if self.seed is None or self.result is not None:
            return self
        if self.deals and (not self.deals[-1].is_over or _may_be_called(self.deals[-1])):
            return self
        return core.deal_next(self)

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            if self.to_act < 0:
                raise IllegalAction("nobody is to act: the deal is over; name a seat")
            return self.to_act
        if not 0 <= seat < self.rules.players:
            raise Unknown(f"no such seat; seats are 0 to {self.rules.players - 1}: {seat}")
        return seat

    def _read(self, action: Action | str) -> Action:
        if not isinstance(action, str):
            return action
        seen = self.view()
        return Claim(seen.seat) if action.strip().lower() == "claim" else read_action(action, seen)

    @property
    def _secret(self) -> bytes:
        # A match whose cards came from outside has no seed: its bots draw from its cards.
        return self.seed if self.seed is not None else seed_from_text(repr(self.deal.dealt))

    def _dice(self, taken: int) -> Random:
        return random_for(self._secret, len(self.deals) - 1, self.to_act, taken)

    def _seat_bots(self, bots: Sequence[str | Chooses]) -> tuple[Bot, ...]:
        seats = self.rules.players
        if seats % len(bots):
            raise WhistError(f"one bot for all {seats} seats, one for each side, or one a seat: {len(bots)}")
        made = [_bot(bot) for bot in bots]
        for bot in made:
            prepare(bot, self.rules)
        return tuple(made[seat % len(made)] for seat in range(seats))


def _may_be_called(deal: Deal) -> bool:
    return bool(interruptions(deal))


def _bot(bot: str | Chooses) -> Bot:

    return bot_of(entrant(bot), make_bot)


def new_match(rules: Ruleset, players: tuple[str, ...], seed: bytes) -> Match:
    """A match whose seats, first dealer and deals all come from a seed. No cards are dealt yet; ``Match.new`` deals.

    :raises WhistError: if the number of names is not the number of seats, or the seed is not 32 bytes.
    :raises WrongType: if an argument equals the right value but has the wrong type.
    """
    return Match.of(core.new_match(rules, players, seed))


def given_match(rules: Ruleset, players: tuple[str, ...], first_dealer: int) -> Match:
    """A match whose deals are given from outside, with ``deal_given``.

    :raises WhistError: if the number of names is not the number of seats, or there is no such dealer.
    :raises WrongType: if an argument equals the right value but has the wrong type.
    """
    return Match.of(core.given_match(rules, players, first_dealer))


def replay(record: Record) -> Match:
    """The match that a record's decisions lead to; ``replay(match.record) == match``.

    Winners, points and the result in the record are not looked at; :func:`bidwhist.read` checks them.

    :raises BadRecord: at the first decision that the rules refuse, naming deal and trick, both from 1.
    """
    return Match.of(replaying.replay(record))


def ruleset(rules: Rules, options: Options = ()) -> Ruleset:
    """The rule set of a preset, a share code or a rule set, with options changed.

    :raises BadRuleset: if there are no such rules or options, or the mix cannot be played.
    :raises WrongType: if it is none of the three.
    """
    if not isinstance(rules, str):
        require(Ruleset, rules=rules)
    settings = (
        [f"{name}={_written(name, value)}" for name, value in options.items()]
        if isinstance(options, Mapping)
        else list(options)
    )
    if isinstance(rules, str):
        return parse_rules(rules, settings)
    return replace(rules, **read_settings(settings)) if settings else rules


def _written(name: str, value: object) -> str:
    return value if isinstance(value, str) else format_option_value(name, value)


def seed_bytes(seed: Seed | None) -> bytes:
    """The 32 bytes of a seed; other bytes each time where there is none.

    :raises WhistError: if bytes are given that are not 32.
    """
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise WhistError(f"a seed has 32 bytes, or is a text or a number: {len(seed)} bytes")
        return seed
    return seed_from_text(str(seed))
