"""The sentences of a rules sheet: what each option of a rule set means at the table, in plain English."""

from collections.abc import Callable
from typing import TypeAlias

from bidwhist.rules.options import (
    AllPass,
    BidCounts,
    BidNames,
    Dealing,
    DeclareWhen,
    Direction,
    DiscardTrick,
    FirstDealer,
    NoTrumpJokers,
    OpeningLead,
    Partners,
    RenegePenalty,
    RenegeSettled,
    RenegeShort,
    Sport,
    SuffixOrder,
)
from bidwhist.rules.phrases import count, join_words
from bidwhist.rules.ruleset import Ruleset
from bidwhist.rules.score_sentences import OUR_OWN_ARITHMETIC, SCORING, THE_MATCH

Teller: TypeAlias = Callable[[Ruleset], str]
"""What one sentence of the sheet says about a rule set; an empty text where there is nothing to say."""


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]


def _seats(rules: Ruleset) -> str:
    return {
        Partners.FIXED: "Four play in two fixed pairs; partners sit opposite each other and share one score.",
        Partners.DRAWN: (
            "Four play. Everybody draws a card: the two highest play against the two lowest, sit opposite each other "
            "and share one score."
        ),
        Partners.NONE: f"{_capital(count(rules.players))} play, everybody alone with a score of their own.",
    }[rules.partners]


def _pack(rules: Ruleset) -> str:
    return (
        "The pack is the usual 52 cards, without jokers.",
        "The pack has 53 cards: the usual 52 and one joker, the Big Joker.",
        "The pack has 54 cards: the usual 52, the Big Joker and the Little Joker.",
    )[rules.jokers]


def _hands(rules: Ruleset) -> str:
    size = count(rules.hand_size)
    if not rules.kitty:
        return f"All cards are dealt, {size} to each player; there is no kitty."
    return f"Each player gets {size} cards, and {count(rules.kitty)} lie face down as the kitty."


def _dealing(rules: Ruleset) -> str:
    if rules.deal is Dealing.BATCHES:
        return "Cards are dealt a few at a time."
    none = ", and the first four and the last four never go to the kitty" if rules.kitty else ""
    return f"Cards are dealt one at a time{none}."


def _first_dealer(rules: Ruleset) -> str:
    how = {
        FirstDealer.RANDOM: "Chance picks the first dealer",
        FirstDealer.LOW_CARD: (
            "Everybody cuts a card and the lowest deals first (level cards: clubs below diamonds below hearts below "
            "spades)"
        ),
        FirstDealer.FIRST_DIAMOND: "Cards are dealt face up until a diamond falls; who gets it deals first",
        FirstDealer.FIRST_CLUB: "Cards are dealt face up until a club falls; who gets it deals first",
    }[rules.first_dealer]
    return f"{how}; after that the deal passes to the left."


def _misdeal(_: Ruleset) -> str:
    return "A deal with a wrong count or a card turned up is void, and the same dealer deals again."


def _turn(_: Ruleset) -> str:
    return (
        "Bidding goes once around the table from the dealer's left, the dealer last: one bid or pass each, "
        "and a pass is out for the deal."
    )


def _numbers(rules: Ruleset) -> str:
    low, high, whole = rules.min_bid, rules.max_bid, count(rules.all_tricks)
    numbers = f"the number {count(low)}" if low == high else f"a number from {count(low)} to {count(high)}"
    if rules.bid_counts is BidCounts.TRICKS:
        return f"A bid is {numbers}: the books that the bidder promises to take, of {whole} in all."
    return (
        f"A bid is {numbers}: the books over six that the side promises, so that {count(low)} means "
        f"{count(rules.free_tricks + low)} of the {whole}."
    )


def suffixes(rules: Ruleset) -> list[str]:
    """The ways of playing that a bid can name, in words."""
    ways = [direction.value for direction in (Direction.UPTOWN, Direction.DOWNTOWN) if _offers(rules, direction)]
    return [*ways, "no-trump"]


def _offers(rules: Ruleset, direction: Direction) -> bool:
    low = direction is Direction.DOWNTOWN and Direction.DOWNTOWN_ACES_LOW in rules.directions
    return direction in rules.directions or low


def _names(rules: Ruleset) -> str:
    if rules.bid_names is BidNames.NUMBER:
        return "A bid is the number and no more; trump and direction are chosen once the bid is won."
    return f"The bid also says {join_words(suffixes(rules), 'or')}, but never the trump suit."


def _beating(rules: Ruleset) -> str:
    if rules.bid_names is BidNames.NUMBER:
        return "Each bid must be higher than the one before."
    ways = suffixes(rules)[:-1]
    if rules.suffix_order is SuffixOrder.NO_TRUMP_LEVEL:
        return "Each bid must be a higher number than the one before; at the same number nothing beats another bid."
    if len(ways) == 1:
        order = f"no-trump beats {ways[0]}"
    elif rules.suffix_order is SuffixOrder.LEVEL:
        order = "no-trump beats uptown and downtown, which are equal"
    else:
        order = "no-trump beats downtown, and downtown beats uptown"
    return f"A higher number beats a lower one; at the same number {order}."


def _matching(rules: Ruleset) -> str:
    if not rules.dealer_matches:
        return "The dealer has to go higher like everybody else."
    same = "" if rules.bid_names is BidNames.NUMBER else " exactly, number and kind"
    partner = "" if not rules.has_partners else ", even from their own partner"
    return f"The dealer may take the bid by matching it{same}{partner}."


def _all_pass(rules: Ruleset) -> str:
    return {
        AllPass.THROW_IN: "If everybody passes, the cards are thrown in and the next dealer deals.",
        AllPass.DEALER_MUST: "If everybody else passes, the dealer must bid, any bid they like.",
        AllPass.DEALER_MUST_MINIMUM: _minimum(rules),
    }[rules.all_pass]


def _minimum(rules: Ruleset) -> str:
    if rules.bid_names is BidNames.NUMBER:
        return f"If everybody else passes, the dealer must bid {count(rules.min_bid)}, no more."
    return (
        f"If everybody else passes, the dealer must bid {count(rules.min_bid)}, no more: "
        f"{join_words(suffixes(rules), 'or')} as they like."
    )


def _what_is_named(rules: Ruleset) -> str:
    several = len(rules.directions) > 1
    if rules.bid_names is BidNames.NUMBER:
        return "a trump suit or no-trump" + (" and the direction" if several else "")
    if not several:
        return "the trump suit"
    both_downtowns = {Direction.DOWNTOWN, Direction.DOWNTOWN_ACES_LOW} <= set(rules.directions)
    aces = "; downtown also whether aces are high or low" if both_downtowns else ""
    return f"the trump suit (in no-trump the direction{aces})"


def _naming(rules: Ruleset) -> str:
    what = _what_is_named(rules)
    if not rules.kitty:
        return f"The winner of the bid is the declarer, who names {what}."
    if rules.names_before_kitty:
        return f"The winner of the bid is the declarer, who names {what} and then takes the kitty."
    if rules.declare is DeclareWhen.AFTER_KITTY:
        return f"The winner of the bid is the declarer, who takes the kitty, names {what}, and then discards."
    return f"The winner of the bid is the declarer, who takes the kitty, discards, and only then names {what}."


def _sport(rules: Ruleset) -> str:
    if not rules.kitty:
        return ""
    return {
        Sport.NEVER: "Nobody but the declarer sees the kitty.",
        Sport.BEFORE_AUCTION: "The kitty is sported before the bidding: everybody sees it.",
        Sport.BEFORE_PICKUP: "The kitty is sported after the bidding: everybody sees it before the declarer takes it.",
        Sport.TRUMP_BIDS: (
            "The kitty is sported once it is known to be no no-trump: everybody sees it before the declarer takes it. "
            "In no-trump the declarer alone sees it."
        ),
    }[rules.sport]


def _exchange(rules: Ruleset) -> str:
    if not rules.kitty:
        return ""
    must = rules.jokers and rules.declarer_discards_jokers
    jokers = "; in no-trump every joker the declarer holds must be among them" if must else ""
    return f"The declarer discards any {count(rules.kitty)} cards face down, from hand or kitty alike{jokers}."


def _discard_trick(rules: Ruleset) -> str:
    if not rules.kitty:
        return ""
    side = "declaring side's" if rules.has_partners else "declarer's"
    return {
        DiscardTrick.DECLARER: f"The discard is the {side} first book.",
        DiscardTrick.FIRST_TRICK: (
            "The discard belongs to whoever wins the first book, so that the first book is worth two."
        ),
        DiscardTrick.NOBODY: "The discard counts for nobody.",
    }[rules.discard_trick]


_DIRECTIONS = {
    Direction.UPTOWN: "Uptown: ace, king, queen, and on down to the two.",
    Direction.DOWNTOWN: "Downtown: the ace stays high, then two, three, and on to the king, the lowest.",
    Direction.DOWNTOWN_ACES_LOW: "Downtown, aces low: two, three, and on to the king, and the ace is the lowest.",
}


def _direction(direction: Direction) -> Teller:
    return lambda rules: _DIRECTIONS[direction] if direction in rules.directions else ""


def _all_suits(_: Ruleset) -> str:
    return "Every suit ranks the same way, trump or not."


def _joker_trumps(rules: Ruleset) -> str:
    return (
        "",
        "With a trump suit the Big Joker is the highest trump.",
        "With a trump suit the jokers are the highest trumps, Big over Little.",
    )[rules.jokers]


def _joker_in_no_trump(rules: Ruleset) -> str:
    if not rules.jokers:
        return ""
    return "In no-trump a joker has no suit and can never win a book."


def _lead(rules: Ruleset) -> str:
    return {
        OpeningLead.DECLARER: "The declarer leads first, any card.",
        OpeningLead.FOREHAND: "The player on the dealer's left leads first, any card, whoever declares.",
    }[rules.opening_lead]


def _follow(rules: Ruleset) -> str:
    jokers = " (a joker is a trump)" if rules.jokers else ""
    return f"Follow suit if you can{jokers}; if you cannot, play anything."


def _winning(_: Ruleset) -> str:
    return (
        "The highest trump wins the book, or without a trump the highest card of the suit led; the winner leads next."
    )


def _no_trump_jokers(rules: Ruleset) -> str:
    if not rules.jokers:
        return ""
    when = {
        NoTrumpJokers.WHEN_VOID: "may be played when you cannot follow",
        NoTrumpJokers.FIRST_VOID: "must be played as soon as you cannot follow",
        NoTrumpJokers.ANY_TIME: "may be played at any turn, even when you could follow",
        NoTrumpJokers.DECLARER_DISCARDS: "may be played when you cannot follow, if the others still hold one",
    }[rules.no_trump_jokers]
    lead = (
        "if one is led"
        if rules.no_trump_joker_leads
        else "it may be led only from a hand of nothing but jokers, and then"
    )
    comma = "," if rules.no_trump_joker_leads else ""
    return f"In no-trump a joker {when}; {lead}{comma} the first other card sets the suit."


def _renege(rules: Ruleset) -> str:
    if not rules.lets_reneges_through:
        return "Nobody can renege: the table only takes cards that may be played."
    costs = _RENEGE_COSTS[rules.renege_penalty](rules)
    if rules.reneges_are_found:
        return f"Any card may be laid, and the table finds every renege when its book is full: {costs}."
    return (
        f"Reneges are for the players to catch: if an opponent names the book before the next deal, {costs}. "
        "A wrong call costs nothing."
    )


def _costs_books(rules: Ruleset) -> str:
    at_end = rules.renege_settled is RenegeSettled.DEAL_END
    when = "when the deal is over, out of all it has" if at_end else "at once, out of those it has by then"
    over = "" if at_end else "the deal ends and "
    short = {
        RenegeShort.WHAT_THEY_HAVE: "a side with fewer gives what it has",
        RenegeShort.ALL: f"with fewer to give, {over}every book goes to the other side",
    }[rules.renege_short]
    return f"the side that reneged gives three books, {when}; {short}"


def _costs_bid(rules: Ruleset) -> str:
    at_end = rules.renege_settled is RenegeSettled.DEAL_END
    when = "that decides the bid when the deal is over" if at_end else "that ends the deal"
    return f"{when}: a declarer's renege sets the bid, a defender's makes it"


def _costs_game(rules: Ruleset) -> str:
    return f"{_costs_bid(rules)}, and the side that reneged loses the match"


_RENEGE_COSTS: dict[RenegePenalty, Teller] = {
    RenegePenalty.TRICKS: _costs_books,
    RenegePenalty.BID: _costs_bid,
    RenegePenalty.GAME: _costs_game,
}


def _no_boston_by_renege(rules: Ruleset) -> str:
    if not rules.lets_reneges_through or rules.renege_penalty is not RenegePenalty.TRICKS:
        return ""
    return "Books that change sides for a renege make no Boston."


def _looking(rules: Ruleset) -> str:
    discard = "; the discard is the declarer's secret until the deal is over" if rules.kitty else ""
    return f"The last book may be looked at, and at this table every book before it{discard}."


def _claims(_: Ruleset) -> str:
    return (
        "Between books anybody may claim the rest. It is granted if it is certain from that seat, however the other "
        "cards lie and whatever everybody plays, partner too; after two refusals in a deal the seat claims no more."
    )


SECTIONS: tuple[tuple[str, tuple[Teller, ...]], ...] = (
    ("The table", (_seats, _pack, _hands, _dealing, _first_dealer, _misdeal)),
    ("Bidding", (_turn, _numbers, _names, _beating, _matching, _all_pass)),
    ("Trump and the kitty", (_naming, _sport, _exchange, _discard_trick)),
    (
        "How cards rank",
        (*map(_direction, Direction), _all_suits, _joker_trumps, _joker_in_no_trump),
    ),
    ("Play", (_lead, _follow, _winning, _no_trump_jokers, _renege, _no_boston_by_renege, _looking, _claims)),
    ("Scoring", SCORING),
    ("The match", (*THE_MATCH,)),
    ("Our own arithmetic", OUR_OWN_ARITHMETIC),
)
"""The parts of a sheet in the order people need them, each with what tells its sentences."""
