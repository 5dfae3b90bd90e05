"""The bots of the arena by name, or put together by phase: ``bid=steady+play=pimc32``."""

from collections.abc import Mapping
from random import Random

from bidwhist.arena.peers import PEERS, make_peer
from bidwhist.arena.tables import decide
from bidwhist.bots.bot import Bot
from bidwhist.bots.composed import Composed
from bidwhist.bots.levels import BOTS, make_separate
from bidwhist.core.actions import Action
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, PLAY, Deal, Phase
from bidwhist.core.view import View
from bidwhist.errors import BadNotation, Unknown
from bidwhist.i18n.unknown import unknown

PHASES: Mapping[str, Phase] = {"bid": AUCTION, "declare": DECLARE, "discard": DISCARD, "play": PLAY}
"""The phases of a deal by their word in a spec."""
STANDS_IN: Mapping[str, str] = {"declare": "bid", "discard": "declare"}
"""A phase without a bot of its own is played by the bot of another. Bids and play must be named."""


class PhaseBots(Composed[Bot]):
    """A bot for each phase of the deal."""

    def choose_open(self, deal: Deal, seen: View, random: Random) -> Action:
        """The action of the bot of the phase. Only a bot that sees all cards is given the deal."""
        return decide(self.parts[deal.phase], deal, seen, random)


def parse_bot(text: str) -> Bot:
    """The bot of a spec.

    >>> parse_bot("bid=counting+play=steady").name
    'bid=counting+play=steady'

    :raises Unknown: if there is no such bot.
    :raises BadNotation: if a phase is unknown, named twice, or has no bot.
    """
    if "=" not in text:
        return _named(text)
    words = dict[str, str]()
    for part in text.split("+"):
        phase, _, name = part.partition("=")
        if phase not in PHASES or not name:
            raise BadNotation(f"phases are {', '.join(PHASES)}, as in bid=steady+play=pimc32: {part[:40]!r}")
        if phase in words:
            raise BadNotation(f"{phase} is given to two bots: {text[:80]!r}")
        words[phase] = name
    missing = [phase for phase in PHASES if phase not in words and phase not in STANDS_IN]
    if missing:
        raise BadNotation(f"nobody is named to {' or to '.join(missing)}: {text[:80]!r}")
    for phase, other in STANDS_IN.items():
        words.setdefault(phase, words[other])
    bots = {name: _named(name) for name in words.values()}
    return PhaseBots(text, {phase: bots[words[word]] for word, phase in PHASES.items()})


def _named(name: str) -> Bot:
    peer = make_peer(name)
    if peer is not None:
        return peer
    try:
        return make_separate(name)
    except Unknown:
        raise Unknown(unknown("bot", name, (*BOTS, *PEERS))) from None
