"""The texts of the sheets: help, score sheet, books played, the result of a deal, the draws before a match."""

from textwrap import fill

from bidwhist.bots.conventions import describe_conventions
from bidwhist.core.cards import STRAIN_WORDS
from bidwhist.core.deal import Deal
from bidwhist.core.rules.describe import describe, format_sheet
from bidwhist.core.view import View
from bidwhist.i18n import ENGLISH
from bidwhist.narration import (
    Narrator,
    capital,
    draws_in_words,
    fate_of_discards,
    hand_in_signs,
    points_in_words,
    standing_in_words,
    table_name,
    trick_in_words,
    verdict,
    why_points,
)
from bidwhist.tui.session import Sitting

HELP = """\
Arrows walk your cards or the bid box; up and down change the suit.
Enter or space does it: bids, names, plays, puts a card aside.
A mouse click does the same. What stands up or in brackets is allowed.

 Bidding  digits and u d n: 4 then d bids 4 downtown; p passes
 Kitty    Enter puts a card aside or takes it back; d when done
          after a hint Enter puts the hinted cards aside
 h  hint: what a steady player would do, and why; Enter takes it
 b  hurry the bots until it is your turn
 u  undo: take your last decision back
 c  claim every book that is left; granted only if that is certain
 l  the last book again                t  all books so far
 s  the score sheet                    r  the rules of this table
 g  call a renege (at tables that play by honour)
 f  two or four colours for the suits
 ?  this page (F1 too)                 q  leave; the match is saved
After a deal, c: the coach tells which of your decisions cost something.

(D) deals. ▸ is to act. ★ took the book. • came from the kitty.
★ BIG is the Big Joker, ☆ LITTLE the Little Joker.
Players say book for a trick: six books, then every one counts.
Everything is saved as you go: close the window and it waits here.
"""


def rules_page(sitting: Sitting, width: int = 80) -> str:
    """The rules of the table, and what calls promise by its conventions."""
    told = describe_conventions(sitting.conventions, sitting.rules)
    lines = [fill(f"- {words}", width, subsequent_indent="  ") for words in told]
    return "\n".join((format_sheet(describe(sitting.rules), width), "Conventions", *lines))


def score_sheet(sitting: Sitting) -> str:
    """Every deal of the match and what it was worth, and the score."""
    narrator = sitting.narrator
    over = [deal for deal in sitting.match.deals if deal.is_over]
    lines = [
        _score_line(narrator, str(number), _came(narrator, deal), deal.points, "+")
        for number, deal in enumerate(over, 1)
    ]
    names = "".join(f"{narrator.side(side):>8.7}" for side in narrator.sides_in_order())
    tally = sitting.match.tally
    head, total = f"{'deal':>4}  {'':<32}{names}", _score_line(narrator, "", "score", tally.score, "")
    sets = [_score_line(narrator, "", "times set", tally.sets, "")] if sitting.rules.max_sets is not None else []
    return "\n".join([head, *(lines or ["No deal is finished yet."]), total, *sets, "", _goal(sitting)])


def _score_line(narrator: Narrator, number: str, result: str, points: tuple[int, ...], sign: str) -> str:
    columns = "".join(f"{format(points[side], sign).replace('+0', '0'):>8}" for side in narrator.sides_in_order())
    return f"{number:>4}  {result:<32.32}{columns}"


def _came(narrator: Narrator, deal: Deal) -> str:
    if deal.outcome is None or deal.contract is None:
        return "thrown in"
    if deal.turned is not None:
        return f"trumps {STRAIN_WORDS[deal.contract.strain]}, turned up"
    out = deal.outcome
    word = "Boston" if out.boston else "made" if out.made else "set, Boston" if out.swept else "set"
    strain = STRAIN_WORDS[deal.contract.strain]
    suit = "" if strain in str(deal.bid) else f" {strain}"
    return f"{narrator.who(deal.declarer)}: {deal.bid}{suit} {word}"


def _goal(sitting: Sitting) -> str:
    rules = sitting.rules
    floor = f", or {rules.floor} loses" if rules.floor is not None else ""
    times = ENGLISH.say("times", times=rules.max_sets or 0)
    sets = f", or who is set {times} loses" if rules.max_sets is not None else ""
    deals = f", or after {rules.max_deals} deals" if rules.max_deals else ""
    return f"First to {rules.target}{floor}{sets}{deals}."


def books_played(view: View, narrator: Narrator) -> str:
    """Every finished book of the deal, who took it, and the one on the table."""
    lines = [
        f"{number:>2}  {trick_in_words(narrator, trick.leader, trick.cards)}  ★ {narrator.who(trick.winner)}"
        for number, trick in enumerate(view.tricks, 1)
    ]
    if view.table:
        lines.append(f" ·  {trick_in_words(narrator, view.leader, view.table)}")
    discards = [f"Put aside: {hand_in_signs(view.discards, view.order)}"] if view.discards else []
    return "\n".join([*(lines or ["No book is finished yet."]), *([""] if discards else []), *discards])


def last_book(view: View, narrator: Narrator) -> str:
    """The last finished book."""
    if not view.tricks:
        return "No book is finished yet."
    trick = view.tricks[-1]
    cards = trick_in_words(narrator, trick.leader, trick.cards)
    return f"{cards}\n★ {narrator.who(trick.winner)} took book {len(view.tricks)}."


def deal_result(sitting: Sitting) -> str:
    """What was bid, the result, the points and why, all hands and discards."""
    narrator, deal = sitting.narrator, sitting.deal
    lines = [f"{verdict(narrator, deal)}.", f"{capital(why_points(deal))}: {points_in_words(narrator, deal.points)}."]
    tally = sitting.match.tally
    lines += [f"Score: {standing_in_words(narrator, sitting.rules, tally.score, tally.sets)}.", ""]
    width = max(len(narrator.who(seat)) for seat in range(deal.players)) + 1
    lines += [
        f"{narrator.who(seat):<{width}} {hand_in_signs(deal.dealt[seat], deal.order)}" for seat in range(deal.players)
    ]
    if deal.kitty:
        lines.append(f"{'kitty':<{width}} {hand_in_signs(deal.kitty, deal.order)}")
    if deal.discards:
        lines += [f"{'aside':<{width}} {hand_in_signs(deal.discards, deal.order)}", fate_of_discards(deal)]
    return "\n".join(lines)


def match_that_waits(sitting: Sitting) -> str:
    """Which match there is to go on with."""
    tally = sitting.match.tally
    score = standing_in_words(sitting.narrator, sitting.rules, tally.score, tally.sets)
    return f"A match waits for you by {table_name(sitting.rules)}: {score}, deal {len(sitting.match.deals)}."


def draws_page(sitting: Sitting) -> str:
    """The draws before a match, and who sits where."""
    narrator = sitting.narrator
    rest = range(1, sitting.rules.players)
    order = ", then ".join(narrator.names[(sitting.seat + turn) % sitting.rules.players] for turn in rest)
    partner = f" {narrator.names[sitting.partner]} is your partner." if sitting.partner is not None else ""
    honour = ["Played by honour: any card may be laid; g calls a renege."] * (sitting.rules.reneges_are_called)
    draws = "\n\n".join(draws_in_words(narrator, sitting.match))
    return "\n".join([draws, "", f"Clockwise from your left: {order}.{partner}", *honour])
