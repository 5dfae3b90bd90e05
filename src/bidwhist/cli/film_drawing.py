"""Draws a state of a recorded deal, in at most 24 lines of 80 columns."""

from collections.abc import Iterator

from rich.console import Group
from rich.text import Text

from bidwhist.cli.consoles import PROSE_COLUMNS, left
from bidwhist.cli.film import Film, Place, said
from bidwhist.core.actions import Pass, format_call
from bidwhist.core.cards import RANK_LETTERS, SUIT_SYMBOLS, Card, Hand, draw_card, is_joker
from bidwhist.core.deal import NOBODY, Deal
from bidwhist.core.rules.order import Order, sort_hand
from bidwhist.core.rules.presets import preset_name
from bidwhist.narration import Narrator, contract_words, standing_in_words, turned_up

KEYS = "nptdmsq"
"""The keys that are named below the table, each by the one that goes forward."""
_NAME_WIDTH = 23
_STYLES = {"♥": "red", "♦": "red", "♠": "bold", "♣": "bold"}
_JOKER = "bold magenta"
_CELL = 5


def draw(film: Film, place: Place, narrator: Narrator, seat: int | None, title: str) -> Group:
    """The state at a place: every hand, or one seat's alone; the auction, the tricks, what just happened."""
    return Group(*(_cut(line) for line in _lines(film, place, narrator, seat, title)))


def _cut(line: Text) -> Text:
    line.no_wrap = True
    line.truncate(PROSE_COLUMNS, overflow="ellipsis")
    return line


def _lines(film: Film, place: Place, narrator: Narrator, seat: int | None, title: str) -> Iterator[Text]:
    deal = film.at(place)
    say, count = narrator.say, len(film.match.deals)
    head = say("cli-film-title", deal=place.deal + 1, count=count, table=preset_name(deal.rules), file=title)
    yield Text(head, "reverse")
    tally = film.tally(place)
    yield Text(say("cli-film-score", score=standing_in_words(narrator, deal.rules, tally.score, tally.sets)))
    for one in range(deal.players):
        yield _hand_line(deal, one, narrator, seat)
    yield from _aside_lines(deal, narrator, seat)
    is_turned = deal.turned is not None
    yield Text(say("cli-film-no-auction") if is_turned else say("cli-film-auction", calls=_auction(deal, narrator)))
    yield Text(_contract(deal, narrator))
    yield from _trick_lines(deal, narrator)
    yield from _happened(film, place, narrator, seat)
    yield Text("  ".join(say("cli-film-key", key=key) for key in KEYS), "dim")


def _hand_line(deal: Deal, one: int, narrator: Narrator, seat: int | None) -> Text:
    mark = "▶" if one == deal.to_act else " "
    name = narrator.names[one]
    who = Text(narrator.say("cli-film-dealer", name=name) if one == deal.dealer else name)
    who.truncate(_NAME_WIDTH, pad=True)
    line = Text(f"{mark} {who.plain} ")
    if deal.is_over:
        return line.append(_hand(deal.dealt[one], deal.order).plain, "dim")
    if seat not in (None, one):
        return line.append(narrator.say("cli-film-cards", count=deal.hand(one).bit_count()), "dim")
    return line.append_text(_hand(deal.hand(one), deal.order))


def _hand(hand: Hand, order: Order | None) -> Text:
    drawn, suit = Text(), ""
    for card in sort_hand(hand, order):
        sign = "J" if is_joker(card) else SUIT_SYMBOLS[card // 13]
        if sign != suit:
            drawn.append(("  " if suit else "") + ("" if sign == "J" else f"{sign} "), _STYLES.get(sign, _JOKER))
        else:
            drawn.append(" ")
        drawn.append(_rank(card), _STYLES.get(sign, _JOKER))
        suit = sign
    return drawn


def _rank(card: Card) -> str:
    if is_joker(card):
        return draw_card(card)
    return RANK_LETTERS[card % 13].replace("T", "10")


def _aside_lines(deal: Deal, narrator: Narrator, seat: int | None) -> Iterator[Text]:
    known = seat is None or deal.is_over or seat == deal.declarer
    down = Text(narrator.say("cli-film-face-down"), "dim")
    for heap, cards in (("kitty", deal.kitty), ("aside", deal.discards)):
        if cards:
            head = Text(narrator.say("cli-film-heap", heap=heap) + " ")
            yield head.append_text(_hand(cards, deal.order) if known else down)


def _auction(deal: Deal, narrator: Narrator) -> str:
    calls = (
        f"{narrator.names[(deal.forehand + place) % deal.players]} {_call(call, narrator)}"
        for place, call in enumerate(deal.calls)
    )
    return "  ".join(calls) or narrator.say("cli-film-begins")


def _call(call: object, narrator: Narrator) -> str:
    return narrator.say("pass") if isinstance(call, Pass) else format_call(call)  # type: ignore[arg-type]  # a call is a pass or a bid


def _contract(deal: Deal, narrator: Narrator) -> str:
    if deal.declarer == NOBODY:
        return narrator.say("cli-film-no-contract", over="yes" if deal.is_over else "no")
    taken = ", ".join(f"{narrator.side(side)} {deal.tricks_won[side]}" for side in narrator.sides_in_order())
    if deal.turned is not None:
        return f"{turned_up(narrator, deal.dealer, deal.turned)} {narrator.say('cli-film-books', taken=taken)}"
    name, words = narrator.names[deal.declarer], contract_words(deal, narrator.language)
    return narrator.say("cli-film-contract", name=name, contract=words, taken=taken)


def _trick_lines(deal: Deal, narrator: Narrator) -> Iterator[Text]:
    tricks = [(trick.leader, trick.cards, trick.winner) for trick in deal.tricks]
    if deal.table:
        tricks.append((deal.leader, deal.table, NOBODY))
    half = -(-max(len(tricks), 1) // 2)
    head = "     " + "".join(f"{left(name, _CELL + 1)}" for name in _short_names(narrator))
    yield Text(head + (f"   {head}" if len(tricks) > 1 else ""), "dim")
    for row in range(half if tricks else 0):
        line = _trick(row, tricks[row], deal.players)
        if row + half < len(tricks):
            line.append("   ").append_text(_trick(row + half, tricks[row + half], deal.players))
        yield line


def _short_names(narrator: Narrator) -> list[str]:
    short = [name[:_CELL] for name in narrator.names]
    return short if len({*short}) == len(short) else [f"seat{seat}" for seat in range(len(short))]


def _trick(number: int, trick: tuple[int, tuple[Card, ...], int], players: int) -> Text:
    leader, cards, winner = trick
    line = Text(f"{number + 1:>3}  ")
    for seat in range(players):
        place = (seat - leader) % players
        card = draw_card(cards[place]) if place < len(cards) else ""
        marks = ("›" if seat == leader else "") + card + ("*" if seat == winner else "")
        line.append(f"{marks:<{_CELL + 1}}", "bold" if seat == winner else _STYLES.get(card[-1:], ""))
    return line


def _happened(film: Film, place: Place, narrator: Narrator, seat: int | None) -> Iterator[Text]:
    sentences = [*said(narrator, film.before(place), film.at(place), seat)]
    if not sentences:
        sentences = [narrator.says("deals", film.at(place).dealer)]
    for sentence in " ".join(sentences).split(". ")[-3:]:
        yield Text(f"{sentence.rstrip('.')}.", "italic")
