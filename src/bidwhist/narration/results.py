"""How things came out: points, scores, verdicts, the end of a match, and the draws before it."""

from bidwhist.core.cards import SUIT_LETTERS, Strain
from bidwhist.core.deal import NOBODY, Deal
from bidwhist.core.draws import Draw
from bidwhist.core.match import Match, Reason, Result
from bidwhist.core.rules.options import BidCounts, Boston, DefendersScore, FirstDealer, Made, NoTrumpDoubles, SetPays
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.scoring import boston_points
from bidwhist.i18n import ENGLISH, Language, with_minus
from bidwhist.narration.narrator import Narrator, Subject
from bidwhist.narration.nouns import contract_words, the_card


def _by_side(narrator: Narrator, values: list[str]) -> str:
    pairs = (
        narrator.say("side-value", side=narrator.side(side), value=values[side]) for side in narrator.sides_in_order()
    )
    return narrator.say("comma").join(pairs)


def points_in_words(narrator: Narrator, points: tuple[int, ...]) -> str:
    """Points by side: ``We +4, They 0``."""
    return _by_side(narrator, [narrator.language.signed(f"{one:+}" if one else "0") for one in points])


def score_in_words(narrator: Narrator, score: tuple[int, ...]) -> str:
    """The score by side: ``We 5, They -2``."""
    return _by_side(narrator, [narrator.language.signed(str(one)) for one in score])


def sets_in_words(narrator: Narrator, rules: Ruleset, sets: tuple[int, ...]) -> str:
    """The sets by side where they lose the match: ``sets: We 1, They 0``; nothing where they do not (rule X22)."""
    return "" if rules.max_sets is None else narrator.say("sets", sides=score_in_words(narrator, sets))


def standing_in_words(narrator: Narrator, rules: Ruleset, score: tuple[int, ...], sets: tuple[int, ...]) -> str:
    """The score by side, and the sets where they lose the match: ``We 3, They -2; sets: We 0, They 1``."""
    lost = sets_in_words(narrator, rules, sets)
    return narrator.say("semicolon").join(filter(None, (score_in_words(narrator, score), lost)))


def verdict(narrator: Narrator, deal: Deal) -> str:
    """How a deal came out: who bid what, the books taken and needed, made, set or Boston."""
    out = deal.outcome
    if out is None:
        return narrator.say("thrown-in-nobody")
    if deal.turned is not None:
        return _verdict_turned(narrator, deal, SUIT_LETTERS[deal.turned // 13])
    assert deal.bid is not None
    return narrator.says(
        "verdict",
        deal.declarer,
        contract=contract_words(deal, narrator.language),
        count=deal.tricks_won[deal.side(deal.declarer)],
        need=deal.bid.number + deal.rules.free_tricks,
        came="boston" if out.boston else "made" if out.made else "set",
        how="renege" if deal.guilty != NOBODY else "swept" if out.swept else "plain",
    )


def _verdict_turned(narrator: Narrator, deal: Deal, suit: str) -> str:
    took = [narrator.say("books", count=won) for won in deal.tricks_won]
    return narrator.say("verdict-turned", suit=suit, sides=_by_side(narrator, took))


def why_points(deal: Deal, language: Language = ENGLISH) -> str:
    """Where the points of a deal come from, in a sentence without its full stop."""
    out, rules, say = deal.outcome, deal.rules, language.say
    if out is None or deal.contract is None:
        return say("why-nothing")
    if rules.turns_trump:
        return _why_turned(deal, language)
    reasons = [say(_why_made(rules)) if out.made else say(_WHY_SET[rules.set], number=deal.contract.number)]
    if deal.guilty != NOBODY:
        reasons.insert(0, say("why-renege"))
    if out.boston and rules.boston_points:
        reasons = [say("why-boston", count=rules.boston_points)]
    elif out.boston and rules.boston is Boston.DOUBLE:
        reasons.append(say("why-boston-double"))
    if out.swept:
        reasons.append(say("why-swept", count=boston_points(rules, rules.all_tricks - rules.free_tricks)))
    elif rules.defenders_score is DefendersScore.ODD_TRICKS:
        reasons.append(say("why-defenders"))
    doubles = out.made or rules.no_trump_doubles is NoTrumpDoubles.MADE_OR_SET
    if deal.contract.strain is Strain.NO_TRUMP and rules.no_trump_factor > 1 and doubles:
        reasons.append(say("why-doubled"))
    return say("semicolon").join(reasons)


def _why_turned(deal: Deal, language: Language) -> str:
    out, rules = deal.outcome, deal.rules
    assert out is not None
    if not any(out.points):
        return language.say("why-turned-none")
    if not (out.boston or out.swept):
        return language.say("why-turned")
    if rules.boston_points:
        return language.say("why-boston", count=rules.boston_points)
    double = [language.say("why-boston-double")] if rules.boston is Boston.DOUBLE else []
    return language.say("semicolon").join([language.say("why-turned"), *double])


def _why_made(rules: Ruleset) -> str:
    if rules.made is Made.BID:
        return "why-made-bid"
    return "why-made-tricks" if rules.bid_counts is BidCounts.TRICKS else "why-made-odd-tricks"


_WHY_SET = {
    SetPays.MINUS_BID: "why-set-minus-bid",
    SetPays.DEFENDERS_SCORE_BID: "why-set-defenders-score-bid",
}


def result_in_words(narrator: Narrator, match: Match) -> str:
    """How a match ended, in a sentence without its full stop."""
    result = match.result
    assert result is not None
    return ending_in_words(narrator, match.rules, result)


def ending_in_words(narrator: Narrator, rules: Ruleset, result: Result) -> str:
    """A result of a match under these rules, in a sentence without its full stop."""
    why = why_ended(narrator, rules, result)
    if result.winner is None:
        return narrator.say("match-draw", why=why)
    return narrator.says_of("match-won", narrator.side_as_subject(result.winner), why=why)


_REASONS = {
    Reason.TARGET: "ends-target",
    Reason.FLOOR: "ends-floor",
    Reason.BOSTON: "ends-boston",
    Reason.DEALS: "ends-deals",
    Reason.SETS: "ends-sets",
    Reason.RENEGE: "ends-renege",
    Reason.SET: "ends-set",
}


def why_ended(narrator: Narrator, rules: Ruleset, result: Result) -> str:
    """The reason of a result under these rules, in part of a sentence."""
    return narrator.say(_REASONS[result.reason]) if result.winner is None else _why_won(narrator, rules, result)


def _why_won(narrator: Narrator, rules: Ruleset, result: Result) -> str:
    assert result.winner is not None
    beaten, floor, sets = _beaten(narrator, result.winner), rules.floor or 0, rules.max_sets or 0
    return narrator.says_of(_REASONS[result.reason], beaten, target=rules.target, floor=with_minus(floor), times=sets)


def _beaten(narrator: Narrator, winner: int) -> Subject:
    others = [side for side in narrator.sides_in_order() if side != winner]
    return narrator.side_as_subject(others[0]) if len(others) == 1 else Subject("names", narrator.say("the-others"))


_HOW_DRAWN = {
    FirstDealer.LOW_CARD: "draw-low-card",
    FirstDealer.FIRST_DIAMOND: "draw-first-diamond",
    FirstDealer.FIRST_CLUB: "draw-first-club",
    FirstDealer.RANDOM: "draw-random",
}


def draws_in_words(narrator: Narrator, match: Match) -> list[str]:
    """The draws before a match, a sentence each: partners where they are drawn, then the first dealer."""
    lines = []
    drawn = match.partners_draw
    if drawn and drawn.cards:
        lines += _partners_in_words(narrator, drawn)
    if match.dealer_draw:
        lines += _dealer_in_words(narrator, match, match.dealer_draw)
    return lines


def _drawn(narrator: Narrator, cards: list[tuple[int, int]]) -> str:
    drawn = (narrator.says("draws", seat, card=the_card(card, narrator.language)) for seat, card in cards)
    return narrator.say("semicolon").join(drawn)


def _partners_in_words(narrator: Narrator, draw: Draw) -> list[str]:
    # The draw counts players as they came; what they were called then is where they sit now.
    cards = _drawn(narrator, [(draw.result.index(player), card) for player, card in draw.cards])
    first, third, second, fourth = (narrator.who(seat) for seat in range(4))
    pair = narrator.say("drawn-partners", first=first, second=second, third=third, fourth=fourth)
    return [narrator.say("draw-partners", cards=cards), pair]


def _dealer_in_words(narrator: Narrator, match: Match, draw: Draw) -> list[str]:
    how, fallen = narrator.say(_HOW_DRAWN[match.rules.first_dealer]), _drawn(narrator, list(draw.cards))
    first = narrator.say("draw-dealer", how=how, cards=fallen) if fallen else narrator.say("draw-dealer-plain", how=how)
    return [first, narrator.says("deals-first", match.first_dealer)]
