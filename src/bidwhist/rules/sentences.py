"""The sentences of a rules sheet: what each option of a rule set means at the table, as names of messages."""

from collections.abc import Callable
from typing import TypeAlias

from bidwhist.language import Saying
from bidwhist.rules.options import AllPass, BidNames, Dealing, Direction, RenegePenalty, SuffixOrder
from bidwhist.rules.phrases import count, hyphened, word_of
from bidwhist.rules.ruleset import Ruleset
from bidwhist.rules.score_sentences import OUR_OWN_ARITHMETIC, SCORING, THE_MATCH, sides_of

Teller: TypeAlias = Callable[[Ruleset], Saying | None]
"""What one sentence of the sheet says about a rule set; none where there is nothing to say."""


def _always(name: str) -> Teller:
    """A sentence of every sheet."""
    return lambda _: Saying(name)


def _choice(option: str) -> Teller:
    """An option with a sentence for each of its members."""
    return lambda rules: Saying(f"sheet-{hyphened(option)}-{word_of(getattr(rules, option))}")


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
    return Saying(f"sheet-opening-lead-{name}")


def _seats(rules: Ruleset) -> Saying:
    return Saying.of(f"sheet-partners-{word_of(rules.partners)}", players=rules.players)


def _pack(rules: Ruleset) -> Saying:
    return Saying.of("sheet-pack", jokers=rules.jokers)


def _hands(rules: Ruleset) -> Saying:
    size = count(rules.hand_size)
    if not rules.kitty:
        return Saying.of("sheet-hands-all", size=size)
    return Saying.of("sheet-hands", size=size, kitty=count(rules.kitty))


def _dealing(rules: Ruleset) -> Saying:
    with_kitty = "-kitty" if rules.kitty and rules.deal is Dealing.SINGLY else ""
    return Saying(f"sheet-deal-{word_of(rules.deal)}{with_kitty}")


def _numbers(rules: Ruleset) -> Saying:
    low, high = count(rules.min_bid), count(rules.max_bid)
    numbers = Saying.of("sheet-number-one", low=low)
    if rules.min_bid != rules.max_bid:
        numbers = Saying.of("sheet-numbers", low=low, high=high)
    need, whole = count(rules.free_tricks + rules.min_bid), count(rules.all_tricks)
    return Saying.of(f"sheet-counts-{word_of(rules.bid_counts)}", numbers=numbers, low=low, need=need, all=whole)


def ways_of(rules: Ruleset) -> str:
    """The ways of playing besides no-trump that a bid can name: ``up``, ``down`` or ``both``."""
    ways = [direction for direction in (Direction.UPTOWN, Direction.DOWNTOWN) if _offers(rules, direction)]
    return "both" if len(ways) > 1 else "up" if ways == [Direction.UPTOWN] else "down"


def _offers(rules: Ruleset, direction: Direction) -> bool:
    low = direction is Direction.DOWNTOWN and Direction.DOWNTOWN_ACES_LOW in rules.directions
    return direction in rules.directions or low


def _names(rules: Ruleset) -> Saying:
    return Saying.of(f"sheet-bid-names-{word_of(rules.bid_names)}", ways=ways_of(rules))


def _beating(rules: Ruleset) -> Saying:
    if rules.bid_names is BidNames.NUMBER:
        return Saying("sheet-beats-number")
    ways = ways_of(rules)
    if ways != "both" and rules.suffix_order is not SuffixOrder.NO_TRUMP_LEVEL:
        return Saying.of("sheet-beats-one-way", ways=ways)
    return Saying(f"sheet-beats-{word_of(rules.suffix_order)}")


def _matching(rules: Ruleset) -> Saying:
    if not rules.dealer_matches:
        return Saying("sheet-goes-higher")
    return Saying.of("sheet-matches", bids=word_of(rules.bid_names), sides=sides_of(rules))


def _all_pass(rules: Ruleset) -> Saying:
    if rules.all_pass is not AllPass.DEALER_MUST_MINIMUM:
        return Saying(f"sheet-all-pass-{word_of(rules.all_pass)}")
    name = f"sheet-all-pass-{word_of(rules.bid_names)}"
    return Saying.of(name, low=count(rules.min_bid), ways=ways_of(rules))


def _what_is_named(rules: Ruleset) -> Saying:
    is_number, several = rules.bid_names is BidNames.NUMBER, len(rules.directions) > 1
    both_downtowns = {Direction.DOWNTOWN, Direction.DOWNTOWN_ACES_LOW} <= set(rules.directions)
    more = "-aces" if both_downtowns and not is_number else "-direction" if several else ""
    return Saying(f"sheet-names-{'number' if is_number else 'suit'}{more}")


def _naming(rules: Ruleset) -> Saying:
    when = word_of(rules.declare) if rules.kitty else "no-kitty"
    return Saying.of(f"sheet-declare-{when}", what=_what_is_named(rules))


def _exchange(rules: Ruleset) -> Saying:
    must = rules.jokers and rules.declarer_discards_jokers
    return Saying.of("sheet-exchange-jokers" if must else "sheet-exchange", kitty=count(rules.kitty))


def _discard_trick(rules: Ruleset) -> Saying:
    return Saying.of(f"sheet-discard-trick-{word_of(rules.discard_trick)}", sides=sides_of(rules))


def _direction(direction: Direction) -> Teller:
    return lambda rules: Saying(f"sheet-direction-{word_of(direction)}") if direction in rules.directions else None


def _joker_trumps(rules: Ruleset) -> Saying:
    return Saying.of("sheet-joker-trumps", jokers=rules.jokers)


def _follow(rules: Ruleset) -> Saying:
    return Saying("sheet-follow-jokers" if rules.jokers else "sheet-follow")


def _no_trump_jokers(rules: Ruleset) -> Saying:
    name = "sheet-joker-leads" if rules.no_trump_joker_leads else "sheet-joker-leads-not"
    return Saying.of(name, when=word_of(rules.no_trump_jokers))


def _renege(rules: Ruleset) -> Saying:
    if not rules.lets_reneges_through:
        return Saying("sheet-renege-prevented")
    costs = Saying.of(
        f"sheet-renege-{word_of(rules.renege_penalty)}",
        settled=word_of(rules.renege_settled),
        short=word_of(rules.renege_short),
    )
    return Saying.of("sheet-renege-automatic" if rules.reneges_are_found else "sheet-renege-called", costs=costs)


def _no_boston_by_renege(rules: Ruleset) -> Saying | None:
    if not rules.lets_reneges_through or rules.renege_penalty is not RenegePenalty.TRICKS:
        return None
    return Saying("sheet-no-boston-by-renege")


def _looking(rules: Ruleset) -> Saying:
    return Saying("sheet-looking-kitty" if rules.kitty else "sheet-looking")


SECTIONS: tuple[tuple[str, tuple[Teller, ...]], ...] = (
    ("sheet-table", (_seats, _pack, _hands, _dealing, _choice("first_dealer"), _misdeal)),
    (
        "sheet-bidding",
        (*map(_with_auction, (_always("sheet-turn"), _numbers, _names, _beating, _matching, _all_pass)),),
    ),
    ("sheet-trump", (_turned("sheet-trump-turned"),)),
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
"""The parts of a sheet in the order people need them, each with what tells its sentences."""
