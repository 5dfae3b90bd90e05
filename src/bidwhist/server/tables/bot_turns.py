"""What bots work out beside the tables, by a worker or in a thread: each function takes plain values and gives one."""

from functools import cache
from random import Random
from typing import Self

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from bidwhist.bots.bot import Advice, dice_for, prepare, random_for
from bidwhist.bots.claims import sure_claim
from bidwhist.bots.conventions import SIGN
from bidwhist.bots.hints import hint
from bidwhist.bots.levels import BOTS, make_bot
from bidwhist.core.actions import Action, Claim
from bidwhist.core.cards import Hand
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.i18n import Saying
from bidwhist.server.platform.jobs.job import BadAnswer, Job

bot_of = cache(make_bot)


class Dice(Struct, frozen=True):
    """The generators of a seat's decisions in a deal, by how many actions were taken before."""

    seed: bytes
    deal: int
    seat: int

    def __call__(self, taken: int) -> Random:
        """The generator of one decision."""
        return random_for(self.seed, self.deal, self.seat, taken)


def _is_ours(bot: str) -> bool:
    # A bot from elsewhere is perhaps not installed on other hosts.
    return bot.partition(SIGN)[0] in BOTS


class Readiness(Struct, frozen=True):
    """A bot and rules; called, it lets the bot make what it needs for them."""

    bot: str
    rules: Ruleset

    def __call__(self) -> None:
        """Make it."""
        prepare(bot_of(self.bot), self.rules)

    @property
    def may_be_sent(self) -> bool:
        """Whether other hosts have the bot."""
        return _is_ours(self.bot)

    def to_job(self) -> Job:
        """It as it is sent to other hosts."""
        return Job("ready", Raw(msgspec.json.encode(self)))

    def unpacked(self, _: bytes) -> None:
        """Nobody waits for it."""


class Choice(Struct, frozen=True):
    """A seat that is to act, as a bot is asked about it; called, it is what the bot does."""

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
        """Whether other hosts have the bot."""
        return _is_ours(self.bot)

    def to_job(self) -> Job:
        """It as it is sent to other hosts: what the seat sees, and of the seed only this decision's dice."""
        return Job("choice", Raw(msgspec.json.encode(SentChoice.of(self))))

    def unpacked(self, answer: bytes) -> Action:
        """What a bot on another host does.

        :raises Wrong: if the seat may not do it.
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
    """The same on its way to another host."""

    bot: str
    view: View
    """Where cards are to be discarded, without what is legal."""
    dice: str
    """In hexadecimal."""
    claims: bool
    discards: tuple[Hand, int, Hand] | None
    """From which cards, how many, and which of them at least."""

    @classmethod
    def of(cls, choice: Choice) -> Self:
        """A choice as it is sent."""
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
    """What the bot of a ``SentChoice`` does, both as JSON."""
    return msgspec.json.encode(msgspec.json.decode(asked, type=SentChoice)())


def made_ready(asked: bytes) -> bytes:
    """A ``Readiness`` as JSON, which is seen to."""
    msgspec.json.decode(asked, type=Readiness)()
    return b"null"


def _chosen(bot: str, view: View, random: Random, *, claims: bool) -> Action:
    claim = sure_claim(view) if claims else None
    return claim or bot_of(bot).choose(view, random)


def advise(bot: str, view: View, dice: Dice) -> Advice:
    """What a bot would do in a seat that is to act, and why, without the proofs."""
    advice = hint(view, bot_of(bot), dice)
    return Advice(advice.action, advice.words, said=advice.said)
