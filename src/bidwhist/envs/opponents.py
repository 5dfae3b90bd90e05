"""Bots in the environments: any bot, by name or as an object, takes the seats other than the learner's."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bidwhist.bots.bot import Bot, Chooses, prepare, random_for
from bidwhist.bots.guests import Guest
from bidwhist.bots.levels import make_bot
from bidwhist.core.actions import Action, CallRenege, Claim, Discard
from bidwhist.core.cards import Hand
from bidwhist.core.deal import DECLARE, DISCARD, PLAY, Deal
from bidwhist.core.match import Tally
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import view
from bidwhist.errors import BotFault, WhistError
from bidwhist.simulator import State, plain_state
from bidwhist.simulator.numbering import FIRST_DISCARD, number_of
from bidwhist.simulator.plain import PlainState
from bidwhist.simulator.plain_batch import PlainBatch

AnyBot: TypeAlias = str | Chooses
"""A bot by name, as in ``steady`` or ``module:Class``, or a bot itself."""


class Follower:
    """The plain state of a deal that goes on: only what is new is played again. Bots of one table share it."""

    def __init__(self) -> None:
        self._last: PlainState | None = None

    def plain(self, state: State) -> PlainState:
        """The same state in plain Python, not to be changed."""
        if isinstance(state, PlainState):
            return state
        history, last = state.history, self._last
        is_later = last is not None and last.history == history[: len(last.history)]
        if last is None or not is_later or _cards_of(last) != _cards_of(state):
            last = self._last = plain_state(state)
        for action in history[len(last.history) :]:
            last.trust_action(action)
        return last


def _cards_of(state: State) -> tuple[Ruleset, int, tuple[Hand, ...]]:
    return state.rules, state.dealer, state.dealt


class Opponent:
    """A bot that plays by numbers. It is shown only its seat's view."""

    def __init__(self, bot: AnyBot, rules: Ruleset, follower: Follower | None = None) -> None:
        """Take a bot and prepare it for a rule set.

        :param follower: that of its table, where several bots sit at it.
        :raises WhistError: if there is no such bot, or it fails.
        """
        self.bot: Final = _bot_of(bot)
        self._laid_away: tuple[object, Discard] | None = None
        self._follower = follower or Follower()
        prepare(self.bot, rules)

    def action(self, state: State, seed: bytes, number: int = 0, tally: Tally | None = None) -> int:
        """The number of the bot's action in the seat to act, in deal ``number`` of a seed. The same state gives the
        same number.

        :param number: which deal of the seed it is, from 0.
        :param tally: the state of the match before the deal, where one is played.
        :raises BotFault: if the bot fails, or its action has no number.
        """
        same = self._follower.plain(state)
        deal = same.deal
        random = random_for(seed, number, deal.to_act, _actions_taken(deal))
        if deal.phase is not DISCARD:
            return self._number_of(self._chosen(deal, random, tally))
        left = self._discards(deal, random, tally).cards & ~same.pending
        return FIRST_DISCARD + (left & -left).bit_length() - 1

    def _discards(self, deal: Deal, random: Random, tally: Tally | None) -> Discard:
        # The bot is asked once for all the cards, which then follow one after another.
        place = deal.dealt, deal.calls, deal.declared
        if self._laid_away is None or self._laid_away[0] != place:
            chosen = self._chosen(deal, random, tally)
            assert isinstance(chosen, Discard)
            self._laid_away = place, chosen
        return self._laid_away[1]

    def _chosen(self, deal: Deal, random: Random, tally: Tally | None) -> Action:
        if tally is None:
            return self.bot.choose(view(deal, deal.to_act), random)
        most = deal.rules.max_deals
        left = None if most is None else most - tally.deals
        return self.bot.choose(view(deal, deal.to_act, tally.score, left, tally.sets), random)

    def _number_of(self, action: Action) -> int:
        if isinstance(action, Claim | CallRenege):
            raise BotFault(f"bot {self.bot.name}: claims and calls of reneges are not made in the environments")
        return number_of(action)


def _bot_of(bot: AnyBot) -> Bot:
    if isinstance(bot, str):
        return make_bot(bot)
    kind = type(bot)
    name = getattr(bot, "name", None)
    return Guest(name if isinstance(name, str) and name else f"{kind.__module__}:{kind.__qualname__}", bot)


def _actions_taken(deal: Deal) -> int:
    is_exchanged = deal.phase is PLAY or (deal.phase is DECLARE and deal.kitty_is_taken)
    return len(deal.calls) + int(deal.declared is not None) + int(is_exchanged) + deal.played.bit_count()


class Company:
    """The bots in the other seats of one learner."""

    def __init__(
        self, rules: Ruleset, seat: int, bots: AnyBot | Sequence[AnyBot], follower: Follower | None = None
    ) -> None:
        """Take one bot for all other seats, or one each, from the learner's left.

        :raises WhistError: if there is no such bot, or there are too many or too few.
        """
        chosen = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]
        if len(chosen) not in (1, rules.players - 1):
            raise WhistError(f"name one opponent for all other seats, or {rules.players - 1}: {len(chosen)}")
        self.seat: Final = seat
        shared = follower or Follower()
        self._at = {
            (seat + turn) % rules.players: Opponent(chosen[(turn - 1) % len(chosen)], rules, shared)
            for turn in range(1, rules.players)
        }

    def at(self, seat: int) -> Opponent:
        """The bot in a seat."""
        return self._at[seat]

    def act(self, state: State, seed: bytes, number: int) -> None:
        """Plays until it is the learner's turn, or the deal is over."""
        while not state.is_over and state.to_act != self.seat:
            state.apply_action(self._at[state.to_act].action(state, seed, number))


class CompanyBatch(PlainBatch):
    """A batch in which bots take the other seats. It runs in plain Python, since the bots take most of the time."""

    def __init__(self, company: Company, rules: Ruleset, seed: bytes, first: int, arrays: Sequence[Any]) -> None:
        self._company = company
        super().__init__(rules, seed, first, company.seat, *arrays)

    def choose(self, random: int, actions: NDArray[np.int64]) -> None:
        """Writes one legal action for each environment, each equally likely."""
        super().choose(random & (1 << 64) - 1, actions)

    def _let_others_act(self, row: int) -> None:
        self._company.act(self._states[row], self._seed, self._numbers[row])
