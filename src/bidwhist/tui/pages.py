"""The texts of the sheets: help, score sheet, books played, the result of a deal, the draws before a match."""

from textwrap import fill

from bidwhist.bots.conventions import describe_conventions
from bidwhist.core.cards import Strain
from bidwhist.core.deal import Deal
from bidwhist.core.rules.describe import describe, format_sheet
from bidwhist.core.rules.presets import called, preset_name
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.i18n import Language, learning
from bidwhist.narration import (
    Narrator,
    call_name,
    capital,
    draws_in_words,
    fate_of_discards,
    hand_in_signs,
    points_in_words,
    standing_in_words,
    suit_name,
    trick_in_words,
    verdict,
    why_points,
)
from bidwhist.tui.session import Sitting

SHEET_COLUMNS = 72
"""Columns of a text on a sheet."""
HELP_KEYS = (
    ("←→↑↓", "arrows"),
    ("Enter", "enter"),
    ("4 d", "bid"),
    ("d", "done"),
    ("h", "hint"),
    ("b", "hurry"),
    ("u", "undo"),
    ("c", "claim"),
    ("l", "last"),
    ("t", "books"),
    ("s", "score"),
    ("r", "rules"),
    ("g", "renege"),
    ("f", "colours"),
    ("^p", "commands"),
    ("?", "help"),
    ("q", "quit"),
)
"""The keys of the table and the names of what they do."""


def help_page(language: Language) -> str:
    """The keys, and what the signs of the table mean."""
    keys = [
        fill(f"{key:<6}{language.say('tui-does', key=does)}", SHEET_COLUMNS, subsequent_indent=" " * 6)
        for key, does in HELP_KEYS
    ]
    notes = [fill(language.say(name), SHEET_COLUMNS) for name in ("tui-help-signs", "tui-help-books")]
    return "\n".join([*keys, "", *notes])


def basics_page(language: Language) -> str:
    """The game in five parts, as the page shows them beside pictures."""
    say = learning(language).say
    parts = (
        f"{say(f'basics-{part}')}\n{fill(say(f'basics-{part}-words'), SHEET_COLUMNS)}"
        for part in ("two", "bid", "ways", "jokers", "score")
    )
    return "\n\n".join(parts)


def table_called(rules: Ruleset, language: Language) -> str:
    """Whose rules a table plays by, as people call them."""
    return language.tell(called(preset_name(rules)))


def rules_page(sitting: Sitting, width: int = 80) -> str:
    """The rules of the table, and what calls promise by its conventions."""
    language = sitting.language
    told = describe_conventions(sitting.conventions, sitting.rules, language)
    lines = [fill(f"- {words}", width, subsequent_indent="  ") for words in told]
    return "\n".join(
        (format_sheet(describe(sitting.rules, language), width, language), language.say("tui-conventions"), *lines)
    )


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
    head = f"{narrator.say('tui-deal-line'):>5} {'':<32}{names}"
    total = _score_line(narrator, "", narrator.say("tui-score-line"), tally.score, "")
    sets = (
        [_score_line(narrator, "", narrator.say("tui-times-set"), tally.sets, "")]
        if sitting.rules.max_sets is not None
        else []
    )
    return "\n".join([head, *(lines or [narrator.say("tui-no-deal-yet")]), total, *sets, "", _goal(sitting)])


def _score_line(narrator: Narrator, number: str, result: str, points: tuple[int, ...], sign: str) -> str:
    columns = "".join(f"{format(points[side], sign).replace('+0', '0'):>8}" for side in narrator.sides_in_order())
    return f"{number:>4}  {result:<32.32}{columns}"


def _came(narrator: Narrator, deal: Deal) -> str:
    if deal.outcome is None or deal.contract is None:
        return narrator.say("tui-thrown-in")
    strain, language = deal.contract.strain, narrator.language
    if deal.turned is not None:
        return narrator.say("tui-trumps-turned", suit=suit_name(strain, language))
    assert deal.bid is not None
    out = deal.outcome
    came = "boston" if out.boston else "made" if out.made else "swept" if out.swept else "set"
    suit = "" if strain is Strain.NO_TRUMP else f" {suit_name(strain, language)}"
    bid = call_name(deal.bid, language)
    return f"{narrator.who(deal.declarer)}: {bid}{suit} {narrator.say('tui-came', came=came)}"


def _goal(sitting: Sitting) -> str:
    rules, language = sitting.rules, sitting.language
    goal = language.say("tui-goal", target=rules.target)
    if rules.floor is not None:
        goal = language.say("tui-goal-floor", goal=goal, floor=language.signed(str(rules.floor)))
    if rules.max_sets is not None:
        goal = language.say("tui-goal-sets", goal=goal, times=rules.max_sets)
    if rules.max_deals:
        goal = language.say("tui-goal-deals", goal=goal, deals=rules.max_deals)
    return f"{goal}."


def books_played(view: View, narrator: Narrator) -> str:
    """Every finished book of the deal, who took it, and the one on the table."""
    lines = [
        f"{number:>2}  {trick_in_words(narrator, trick.leader, trick.cards)}  ★ {narrator.who(trick.winner)}"
        for number, trick in enumerate(view.tricks, 1)
    ]
    if view.table:
        lines.append(f" ·  {trick_in_words(narrator, view.leader, view.table)}")
    discards = [narrator.say("tui-put-aside", cards=hand_in_signs(view.discards, view.order))] if view.discards else []
    return "\n".join([*(lines or [narrator.say("tui-no-book-yet")]), *([""] if discards else []), *discards])


def last_book(view: View, narrator: Narrator) -> str:
    """The last finished book."""
    if not view.tricks:
        return narrator.say("tui-no-book-yet")
    trick = view.tricks[-1]
    cards = trick_in_words(narrator, trick.leader, trick.cards)
    return f"{cards}\n{narrator.says('tui-took-book', trick.winner, book=len(view.tricks))}"


def deal_result(sitting: Sitting) -> str:
    """What was bid, the result, the points and why, all hands and discards."""
    narrator, deal, language = sitting.narrator, sitting.deal, sitting.language
    lines = [
        f"{verdict(narrator, deal)}.",
        f"{capital(why_points(deal, language))}: {points_in_words(narrator, deal.points)}.",
    ]
    tally = sitting.match.tally
    score = standing_in_words(narrator, sitting.rules, tally.score, tally.sets)
    lines += [language.say("tui-score-stands", score=score), ""]
    kitty, aside = language.say("tui-in-kitty"), language.say("tui-in-aside")
    width = max(len(name) for name in (kitty, aside, *map(narrator.who, range(deal.players)))) + 1
    lines += [
        f"{narrator.who(seat):<{width}} {hand_in_signs(deal.dealt[seat], deal.order)}" for seat in range(deal.players)
    ]
    if deal.kitty:
        lines.append(f"{kitty:<{width}} {hand_in_signs(deal.kitty, deal.order)}")
    if deal.discards:
        lines += [f"{aside:<{width}} {hand_in_signs(deal.discards, deal.order)}", fate_of_discards(deal, language)]
    return "\n".join(lines)


def match_that_waits(sitting: Sitting) -> str:
    """Which match there is to go on with."""
    tally = sitting.match.tally
    score = standing_in_words(sitting.narrator, sitting.rules, tally.score, tally.sets)
    table = table_called(sitting.rules, sitting.language)
    return sitting.language.say("tui-match-waits", table=table, score=score, deal=len(sitting.match.deals))


def draws_page(sitting: Sitting) -> str:
    """The draws before a match, and who sits where."""
    narrator = sitting.narrator
    rest = range(1, sitting.rules.players)
    names = [narrator.names[(sitting.seat + turn) % sitting.rules.players] for turn in rest]
    order = narrator.say("tui-clockwise", names=narrator.say("comma").join(names))
    if sitting.partner is not None:
        order = f"{order} {narrator.say('tui-your-partner', name=narrator.names[sitting.partner])}"
    honour = [narrator.say("tui-by-honour")] * sitting.rules.reneges_are_called
    draws = "\n\n".join(draws_in_words(narrator, sitting.match))
    return "\n".join([draws, "", order, *honour])
