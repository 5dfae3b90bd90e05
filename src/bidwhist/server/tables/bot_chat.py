"""Phrases that people may choose at a table, and what bots say after a deal."""

from hashlib import sha256

from msgspec import Struct

from bidwhist.core.deal import Deal
from bidwhist.server.tables.domain.table import Stage, Table

PHRASES = (
    "phrase-hello",
    "phrase-luck",
    "phrase-nice",
    "phrase-well-played",
    "phrase-had-you",
    "phrase-cold-kitty",
    "phrase-sorry",
    "phrase-boston",
    "phrase-rise",
    "phrase-one-more",
    "phrase-moment",
    "phrase-thanks",
)
"""Phrases allowed at every table, by their message names."""
ASKS_FOR_A_HINT = "asks-for-a-hint"
"""The phrase sent when a person asks for a hint at a table of people."""

SPEAKS_ONE_IN = 3
"""A bot comments on one deal in this many, and on every match."""


class Remark(Struct, frozen=True):
    """A phrase and the seat of the bot that says it."""

    seat: int
    phrase: int


def remark_on(before: Table, after: Table) -> Remark | None:
    """What a bot says of the deal or match that has just ended; the same log gives the same remark."""
    if not after.opened.talk:
        return None
    bots = [seat for seat, chair in enumerate(after.chairs) if chair.person is None]
    if not bots or after.deal is None or after.deal.contract is None:
        return None
    chance = int.from_bytes(sha256(f"{after.id} {after.seq}".encode()).digest()[:4])
    speaker = bots[chance % len(bots)]
    if after.stage is Stage.OVER and before.stage is not Stage.OVER:
        return Remark(speaker, PHRASES.index("phrase-thanks"))
    has_ended = after.deal.is_over and before.deal is not None and not before.deal.is_over
    if not has_ended or chance // 16 % SPEAKS_ONE_IN:
        return None
    return Remark(speaker, PHRASES.index(_of_deal(after.deal, speaker)))


def _of_deal(deal: Deal, speaker: int) -> str:
    sides, out = deal.rules.side_of, deal.outcome
    assert out is not None
    if deal.turned is not None:
        scored = out.points[sides[speaker]] == max(out.points)
        return "phrase-nice" if scored else "phrase-well-played"
    place = "declarer" if speaker == deal.declarer else "partner" if sides[speaker] == sides[deal.declarer] else "other"
    return _SAID["boston" if out.boston else "made" if out.made else "set"][place]


_SAID = {
    "boston": {"declarer": "phrase-boston", "partner": "phrase-boston", "other": "phrase-well-played"},
    "made": {"declarer": "phrase-one-more", "partner": "phrase-nice", "other": "phrase-well-played"},
    "set": {"declarer": "phrase-cold-kitty", "partner": "phrase-sorry", "other": "phrase-had-you"},
}
