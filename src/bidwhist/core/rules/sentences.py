"""The sentences of a rules sheet: what each option of a rule set means at the table, as names of messages."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from bidwhist.core.rules.effect import has_effect
from bidwhist.core.rules.options import AllPass, BidNames, Dealing, Direction, RenegePenalty, SuffixOrder
from bidwhist.core.rules.phrases import count, word_of, words_on
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.score_sentences import OUR_OWN_ARITHMETIC, SCORING, THE_MATCH, sides_of
from bidwhist.core.rules.spec import ROWS, Section
from bidwhist.i18n import ENGLISH, Saying

Teller: TypeAlias = Callable[[Ruleset], Saying | None]
"""What one sentence of the sheet says about a rule set; none where there is nothing to say."""


def _always(name: str) -> Teller:
    """A sentence of every sheet."""
    return lambda _: Saying(name)


def _choice(option: str) -> Teller:
    """An option with a sentence for each of its members."""
    return lambda rules: Saying(words_on(option, f"sheet-{word_of(getattr(rules, option))}"))


def _with_kitty(tell: Teller) -> Teller:
    return lambda rules: tell(rules) if rules.kitty else None


def _with_jokers(tell: Teller) -> Teller:
    return lambda rules: tell(rules) if rules.jokers else None


def _with_auction(tell: Teller) -> Teller:
    return lambda rules: None if rules.turns_trump else tell(rules)


def _turned(name: str) -> Teller:
    """A sentence of tables where trump is turned up."""
    return lambda rules: Saying(name) if rules.turns_trump else None


def _misdeal(rules: Ruleset) -> Saying:
    return Saying("sheet-misdeal-turned" if rules.turns_trump else "sheet-misdeal")


def _lead(rules: Ruleset) -> Saying:
    name = "turned" if rules.turns_trump else word_of(rules.opening_lead)
    return Saying(f"option-opening-lead.sheet-{name}")


def _seats(rules: Ruleset) -> Saying:
    return Saying.of(f"option-partners.sheet-{word_of(rules.partners)}", players=rules.players)


def _pack(rules: Ruleset) -> Saying:
    return Saying.of("sheet-pack", jokers=rules.jokers)


def _hands(rules: Ruleset) -> Saying:
    size = count(rules.hand_size)
    if not rules.kitty:
        return Saying.of("sheet-hands-all", size=size)
    return Saying.of("sheet-hands", size=size, kitty=count(rules.kitty))


def _dealing(rules: Ruleset) -> Saying:
    with_kitty = "-kitty" if rules.kitty and rules.deal is Dealing.SINGLY else ""
    return Saying(f"option-deal.sheet-{word_of(rules.deal)}{with_kitty}")


def _numbers(rules: Ruleset) -> Saying:
    low, high = count(rules.min_bid), count(rules.max_bid)
    numbers = Saying.of("sheet-number-one", low=low)
    if rules.min_bid != rules.max_bid:
        numbers = Saying.of("sheet-numbers", low=low, high=high)
    need, whole = count(rules.free_tricks + rules.min_bid), count(rules.all_tricks)
    return Saying.of(
        f"option-bid-counts.sheet-{word_of(rules.bid_counts)}", numbers=numbers, low=low, need=need, all=whole
    )


def _names(rules: Ruleset) -> Saying:
    return Saying.of(f"option-bid-names.sheet-{word_of(rules.bid_names)}", ways=rules.ways_to_bid)


def _beating(rules: Ruleset) -> Saying:
    if rules.bid_names is BidNames.NUMBER:
        return Saying("sheet-beats-number")
    ways = rules.ways_to_bid
    if ways != "both" and rules.suffix_order is not SuffixOrder.NO_TRUMP_LEVEL:
        return Saying.of("sheet-beats-one-way", ways=ways)
    return Saying(f"sheet-beats-{word_of(rules.suffix_order)}")


def _matching(rules: Ruleset) -> Saying:
    if not rules.dealer_matches:
        return Saying("option-dealer-matches.sheet-no")
    return Saying.of("option-dealer-matches.sheet-yes", bids=word_of(rules.bid_names), sides=sides_of(rules))


def _all_pass(rules: Ruleset) -> Saying:
    if rules.all_pass is not AllPass.DEALER_MUST_MINIMUM:
        return Saying(f"option-all-pass.sheet-{word_of(rules.all_pass)}")
    name = f"option-all-pass.sheet-{word_of(rules.bid_names)}"
    return Saying.of(name, low=count(rules.min_bid), ways=rules.ways_to_bid)


def _what_is_named(rules: Ruleset) -> Saying:
    is_number, several = rules.bid_names is BidNames.NUMBER, len(rules.directions) > 1
    both_downtowns = {Direction.DOWNTOWN, Direction.DOWNTOWN_ACES_LOW} <= set(rules.directions)
    more = "-aces" if both_downtowns and not is_number else "-direction" if several else ""
    return Saying(f"sheet-names-{'number' if is_number else 'suit'}{more}")


def _naming(rules: Ruleset) -> Saying:
    when = word_of(rules.declare) if rules.kitty else "no-kitty"
    return Saying.of(f"option-declare.sheet-{when}", what=_what_is_named(rules))


def _exchange(rules: Ruleset) -> Saying:
    must = rules.jokers and rules.declarer_discards_jokers
    return Saying.of("sheet-exchange-jokers" if must else "sheet-exchange", kitty=count(rules.kitty))


def _discard_trick(rules: Ruleset) -> Saying:
    return Saying.of(f"option-discard-trick.sheet-{word_of(rules.discard_trick)}", sides=sides_of(rules))


def _direction(direction: Direction) -> Teller:
    return lambda rules: Saying(f"sheet-direction-{word_of(direction)}") if direction in rules.directions else None


def _joker_trumps(rules: Ruleset) -> Saying:
    return Saying.of("sheet-joker-trumps", jokers=rules.jokers)


def _follow(rules: Ruleset) -> Saying:
    return Saying("sheet-follow-jokers" if rules.jokers else "sheet-follow")


def _no_trump_jokers(rules: Ruleset) -> Saying:
    name = (
        "option-no-trump-joker-leads.sheet-yes"
        if rules.no_trump_joker_leads
        else "option-no-trump-joker-leads.sheet-no"
    )
    return Saying.of(name, when=word_of(rules.no_trump_jokers))


def _renege(rules: Ruleset) -> Saying:
    if not rules.lets_reneges_through:
        return Saying("option-renege.sheet-prevented")
    costs = Saying.of(
        f"option-renege-penalty.sheet-{word_of(rules.renege_penalty)}",
        settled=word_of(rules.renege_settled),
        short=word_of(rules.renege_short),
    )
    return Saying.of(
        "option-renege.sheet-automatic" if rules.reneges_are_found else "option-renege.sheet-called", costs=costs
    )


def _no_boston_by_renege(rules: Ruleset) -> Saying | None:
    if not rules.lets_reneges_through or rules.renege_penalty is not RenegePenalty.TRICKS:
        return None
    return Saying("sheet-no-boston-by-renege")


def _looking(rules: Ruleset) -> Saying:
    return Saying("sheet-looking-kitty" if rules.kitty else "sheet-looking")


_PARTS: tuple[tuple[str, tuple[Teller, ...]], ...] = (
    ("sheet-table", (_seats, _pack, _hands, _dealing, _choice("first_dealer"), _misdeal)),
    (
        "sheet-bidding",
        (*map(_with_auction, (_always("sheet-turn"), _numbers, _names, _beating, _matching, _all_pass)),),
    ),
    ("sheet-trump", (_turned("option-trump.sheet-turned"),)),
    ("sheet-kitty", (_with_auction(_naming), *map(_with_kitty, (_choice("sport"), _exchange, _discard_trick)))),
    (
        "sheet-ranks",
        (
            *map(_direction, Direction),
            _always("sheet-all-suits"),
            *map(_with_jokers, (_joker_trumps, _always("sheet-joker-in-no-trump"))),
        ),
    ),
    (
        "sheet-play",
        (
            _lead,
            _follow,
            _always("sheet-winning"),
            _with_jokers(_no_trump_jokers),
            _renege,
            _no_boston_by_renege,
            _looking,
            _always("sheet-claims"),
        ),
    ),
    ("sheet-scoring", SCORING),
    ("sheet-match", (*THE_MATCH,)),
    ("sheet-own-arithmetic", OUR_OWN_ARITHMETIC),
)

_TITLES: Mapping[Section, str] = MappingProxyType(
    {
        "table": "sheet-table",
        "cards": "sheet-table",
        "bids": "sheet-bidding",
        "kitty": "sheet-kitty",
        "play": "sheet-play",
        "renege": "sheet-play",
        "score": "sheet-scoring",
        "boston": "sheet-scoring",
        "match": "sheet-match",
    }
)
"""The part of the sheet for an option of each section."""


def _plainly(option: str) -> Teller:
    """An option whose sentence is the one that its message has for a value; for some values there is nothing to say."""

    def tell(rules: Ruleset) -> Saying | None:
        value = getattr(rules, option)
        name = words_on(option, f"sheet-{word_of(value)}")
        if not has_effect(rules, option):
            return None
        if name in ENGLISH.messages:
            return Saying(name)
        plain = words_on(option, "sheet")
        return Saying.of(plain, count=value) if plain in ENGLISH.messages and value is not None else None

    return tell


def _plain_ones(title: str) -> tuple[Teller, ...]:
    return tuple(
        _plainly(option)
        for option, row in ROWS.items()
        if not row.is_woven and _TITLES[row.told_in or row.section] == title
    )


SECTIONS: tuple[tuple[str, tuple[Teller, ...]], ...] = tuple(
    (title, (*tellers, *_plain_ones(title))) for title, tellers in _PARTS
)
"""The parts of a sheet in the order people need them, each with what tells its sentences."""
