"""Bots as rated players: their grades are measured in the arena and never move, so that the scale stays put."""

from bidwhist.server.ratings.domain.skill import Grade

_DOUBT = 1.0
"""What the arena leaves open: some four in a hundred matches either way."""

GRADES: dict[str, Grade] = {
    "beginner": Grade(19.0, _DOUBT),
    "casual": Grade(25.0, _DOUBT),
    "steady": Grade(29.5, _DOUBT),
    "strong": Grade(33.6, _DOUBT),
    "champion": Grade(39.4, _DOUBT),
}
"""Shares of matches in palace with single no-trump, of ``benches/results/strength.md``: casual over beginner 66.4 %,
steady over casual 62.5 %, strong over steady 61.3 %, champion over strong 62.8 % and over steady 77.8 %. Two grades
differ by half the logarithm of the odds, times ``LUCK`` and the root of two; casual stands where everybody begins."""


def level_of(bot: str) -> str:
    """The level of a bot without its conventions: ``steady`` of ``steady/four-joker``."""
    return bot.partition("/")[0]


def is_anchored(bot: str) -> bool:
    """Whether a bot's strength has been measured; a match with any other counts for no grade."""
    return level_of(bot) in GRADES
