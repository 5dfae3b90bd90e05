"""What a player of one rule set must know to play by another: one sentence for each option that differs."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.core.rules.effect import has_effect
from bidwhist.core.rules.options import Backdoor, Direction
from bidwhist.core.rules.phrases import count, word_of, words_on
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.spec import ROWS
from bidwhist.errors import BadRuleset
from bidwhist.i18n import ENGLISH, Language, Saying, with_minus
from bidwhist.tools.typed import require


class Difference(Struct, frozen=True):
    """One option in which two tables differ, in words for a player who goes from the first to the second."""

    option: str
    words: str


def difference(
    yours: Ruleset, theirs: Ruleset, known_as: str | Saying | None = None, language: Language = ENGLISH
) -> tuple[Difference, ...]:
    """What a player of ``yours`` must know at a table of ``theirs``, most important first. Empty for equal rules.

    An option without effect at their table is left out; one that matters only there is told. ``known_as`` is the name
    of ``yours`` in the words; without one it is *your table*.

    >>> from msgspec.structs import replace
    >>> [one.words for one in difference(Ruleset(), replace(Ruleset(), target=11))]
    ['Game: 11 points (your table: 7 points).']

    :raises WrongType: if either is not a rule set.
    """
    require(Ruleset, yours=yours, theirs=theirs)
    known = Saying("known-your-table") if known_as is None else known_as
    return tuple(
        Difference(option, language.tell(_said(option, yours, theirs, known)))
        for option in BY_IMPORTANCE
        if _is_news(option, yours, theirs)
    )


def _is_news(option: str, yours: Ruleset, theirs: Ruleset) -> bool:
    if not has_effect(theirs, option) and not _would_matter(option, yours, theirs):
        return False
    return getattr(yours, option) != getattr(theirs, option) or not has_effect(yours, option)


def _would_matter(option: str, yours: Ruleset, theirs: Ruleset) -> bool:
    """Whether the value of one table would make a difference at the other."""
    try:
        return has_effect(replace(theirs, **{option: getattr(yours, option)}), option)
    except BadRuleset:
        return False


def _said(option: str, yours: Ruleset, theirs: Ruleset, known: str | Saying) -> Saying:
    about, other = topic(option), _phrase(option, theirs)
    if not has_effect(yours, option):
        return Saying.of("differs", topic=about, theirs=other)
    return Saying.of("differs-known", topic=about, theirs=other, known=known, yours=_phrase(option, yours))


def topic(option: str) -> Saying:
    """What an option is about, in two or three words."""
    return Saying(words_on(option))


def _phrase(option: str, rules: Ruleset) -> Saying:
    """A few words on what an option means at a table."""
    tell = _FIGURES.get(option)
    if tell:
        return tell(rules)
    value = getattr(rules, option)
    name = words_on(option, f"differ-{word_of(value)}")
    return Saying(name) if name in ENGLISH.messages else Saying.of(words_on(option, "differ"), count=value)


def _kitty(rules: Ruleset) -> Saying:
    size = count(rules.hand_size)
    if not rules.kitty:
        return Saying.of("option-kitty.differ-none", size=size)
    return Saying.of("option-kitty.differ", kitty=count(rules.kitty), size=size)


_LETTERS = {Direction.UPTOWN: "U", Direction.DOWNTOWN: "D", Direction.DOWNTOWN_ACES_LOW: "B"}


def _directions(rules: Ruleset) -> Saying:
    return Saying.of("option-directions.differ", ways="".join(_LETTERS[direction] for direction in rules.directions))


def _backdoor(rules: Ruleset) -> Saying:
    if rules.backdoor is Backdoor.NOTHING:
        return Saying("option-backdoor.differ-nothing")
    return Saying.of("option-backdoor.differ-game", target=rules.target)


def _floor(rules: Ruleset) -> Saying:
    return (
        Saying("option-floor.differ-none")
        if rules.floor is None
        else Saying.of("option-floor.differ", floor=with_minus(rules.floor))
    )


def _max_sets(rules: Ruleset) -> Saying:
    if rules.max_sets is None:
        return Saying("option-max-sets.differ-none")
    return Saying.of("option-max-sets.differ", count=count(rules.max_sets))


def _max_deals(rules: Ruleset) -> Saying:
    if rules.max_deals is None:
        return Saying("option-max-deals.differ-none")
    return Saying.of("option-max-deals.differ", count=rules.max_deals)


def _boston_points(rules: Ruleset) -> Saying:
    points = rules.boston_points
    return Saying.of("points", count=points) if points else Saying("option-boston-points.differ-none")


_FIGURES: Mapping[str, Callable[[Ruleset], Saying]] = MappingProxyType(
    {
        "players": lambda rules: count(rules.players),
        "target": lambda rules: Saying.of("points", count=rules.target),
        "floor": _floor,
        "max_sets": _max_sets,
        "kitty": _kitty,
        "directions": _directions,
        "min_bid": lambda rules: count(rules.min_bid),
        "max_bid": lambda rules: count(rules.max_bid),
        "boston_points": _boston_points,
        "backdoor": _backdoor,
        "max_deals": _max_deals,
    }
)
"""Options whose words have figures in them; the others have a phrase for each value."""

BY_IMPORTANCE: tuple[str, ...] = tuple(sorted(ROWS, key=lambda option: ROWS[option].importance))
"""Every option, most important first."""
