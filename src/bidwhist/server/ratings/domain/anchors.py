"""Bots as rated players: their grades are measured in the arena and fixed, so that the scale does not drift."""

from bidwhist.server.ratings.domain.skill import Grade

_DOUBT = 1.0
"""The uncertainty of the arena's measurements: about four matches in a hundred."""

GRADES: dict[str, Grade] = {
    "beginner": Grade(22.6, _DOUBT),
    "casual": Grade(25.8, _DOUBT),
    "steady": Grade(29.5, _DOUBT),
    "strong": Grade(35.0, _DOUBT),
    "champion": Grade(40.5, _DOUBT),
}
"""Measured in palace with single no-trump (``benches/results/strength.md``): casual wins 59.0 % over beginner, steady
60.4 % over casual, strong 65.0 % over steady, and champion 62.8 ± 6.0 % over strong and 85.7 ± 6.1 % over steady, which
one number cannot tell both: it stands where it wins 65 and 78. Two grades differ by half the logarithm of the odds,
times ``LUCK`` and the root of two; steady is the fixed point."""


def level_of(bot: str) -> str:
    """The level of a bot without its conventions: ``steady`` of ``steady/four-joker``."""
    return bot.partition("/")[0]


def is_anchored(bot: str) -> bool:
    """Whether a bot's strength has been measured; a match with any other bot is unrated."""
    return level_of(bot) in GRADES
