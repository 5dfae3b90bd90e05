"""Work that bots do in a worker process or thread: functions from plain values to plain values."""

from functools import cache
from random import Random
from typing import Self

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from bidwhist.bots.bot import Advice, dice_for, prepare, random_for
from bidwhist.bots.claims import sure_claim
from bidwhist.bots.hints import hint
from bidwhist.bots.levels import BOTS, make_bot, parts_of
from bidwhist.core.actions import Action, Claim
from bidwhist.core.cards import Hand
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.i18n import Saying
from bidwhist.server.platform.jobs.job import BadAnswer, Job

bot_of = cache(make_bot)


class Dice(Struct, frozen=True):
    """Random generators for a seat's decisions in a deal, indexed by the actions taken before."""

    seed: bytes
    deal: int
    seat: int

    def __call__(self, taken: int) -> Random:
        """The generator for the decision after so many actions."""
        return random_for(self.seed, self.deal, self.seat, taken)


def _is_ours(bot: str) -> bool:
    # A bot from another package may be missing on other hosts.
    return parts_of(bot)[0] in BOTS


class Readiness(Struct, frozen=True):
    """A job that lets a bot precompute what it needs for the rules."""

    bot: str
    rules: Ruleset

    def __call__(self) -> None:
        prepare(bot_of(self.bot), self.rules)

    @property
    def may_be_sent(self) -> bool:
        """Whether other hosts have the bot."""
        return _is_ours(self.bot)

    def to_job(self) -> Job:
        return Job("ready", Raw(msgspec.json.encode(self)))

    def unpacked(self, _: bytes) -> None:
        """Nobody waits for it."""


class Choice(Struct, frozen=True):
    """A job that asks a bot for the action of the seat to act."""

    bot: str
    view: View
    dice: Dice
    taken: int
    claims: bool
    """Whether it claims what is certainly its own."""

    def __call__(self) -> Action:
        """What the bot does."""
        return _chosen(self.bot, self.view, self.dice(self.taken), claims=self.claims)

    @property
    def may_be_sent(self) -> bool:
        return _is_ours(self.bot)

    def to_job(self) -> Job:
        """The job as it is sent to other hosts: the seat's view, and only this decision's dice instead of the seed."""
        return Job("choice", Raw(msgspec.json.encode(SentChoice.of(self))))

    def unpacked(self, answer: bytes) -> Action:
        """Decode the action that a worker on another host chose.

        :raises BadAnswer: if the action is illegal for the seat.
        """
        try:
            action: Action = msgspec.json.decode(answer, type=Action)
        except msgspec.MsgspecError as error:
            raise BadAnswer(Saying("busy-stopped")) from error
        is_right = action == sure_claim(self.view) if isinstance(action, Claim) else action in self.view.legal
        if not is_right:
            raise BadAnswer(Saying("busy-stopped"))
        return action


class SentChoice(Struct, frozen=True):
    """A ``Choice`` as it is sent to another host."""

    bot: str
    view: View
    """The view of a seat that has to discard, without the list of legal discards."""
    dice: str
    """In hexadecimal."""
    claims: bool
    discards: tuple[Hand, int, Hand] | None
    """The cards to choose from (mask), how many to discard, and those that must be among them (mask)."""

    @classmethod
    def of(cls, choice: Choice) -> Self:
        """The wire form of a choice."""
        view, dice, legal = choice.view, choice.dice, choice.view.legal
        begins = dice_for(dice.seed, dice.deal, dice.seat, choice.taken).hex()
        if isinstance(legal, DiscardChoices):
            there = legal.hand, legal.size, legal.required
            return cls(choice.bot, replace(view, legal=()), begins, choice.claims, there)
        return cls(choice.bot, view, begins, choice.claims, None)

    def __call__(self) -> Action:
        """What the bot does."""
        legal = tuple(self.view.legal) if self.discards is None else DiscardChoices(*self.discards)
        random = Random(int.from_bytes(bytes.fromhex(self.dice), "big"))
        return _chosen(self.bot, replace(self.view, legal=legal), random, claims=self.claims)


def decided(asked: bytes) -> bytes:
    """Take a ``SentChoice`` as JSON and give the bot's action as JSON."""
    return msgspec.json.encode(msgspec.json.decode(asked, type=SentChoice)())


def made_ready(asked: bytes) -> bytes:
    """Run a ``Readiness`` given as JSON."""
    msgspec.json.decode(asked, type=Readiness)()
    return b"null"


def _chosen(bot: str, view: View, random: Random, *, claims: bool) -> Action:
    claim = sure_claim(view) if claims else None
    return claim or bot_of(bot).choose(view, random)


def advise(bot: str, view: View, dice: Dice) -> Advice:
    """What a bot would do in the seat to act, and why; explanations without their proofs."""
    advice = hint(view, bot_of(bot), dice)
    return Advice(advice.action, advice.words, said=advice.said)
