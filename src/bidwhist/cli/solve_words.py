"""The results of ``bidwhist solve``, in lines for people."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rich.cells import cell_len

from bidwhist.analysis.open_deal import SEATS
from bidwhist.cli.consoles import left, right
from bidwhist.cli.items import BestLine, Item, Prospects, SolvedDeal, Table
from bidwhist.core.actions import parse_contract
from bidwhist.i18n import ENGLISH, Language, of_commands
from bidwhist.narration import contract_name


def lines_of(item: Item, language: Language = ENGLISH, *, tell_match: bool = False) -> Iterator[str]:
    """The lines of one result, with its match where a file may hold several."""
    yield from _LINES[type(item)](item, of_commands(language), tell_match)


def _table(found: Table, language: Language, _: bool) -> Iterator[str]:
    direction = next(iter(found.tricks))[0]
    yield found.pbn
    yield language.say("cli-solved-table", direction=_way(direction, language), lead=found.lead)
    yield "    " + "  ".join(f"{named[1]:>2}" for named in found.tricks)
    for seat, letter in enumerate(SEATS):
        yield f"  {letter} " + "  ".join(f"{tricks[seat]:>2}" for tricks in found.tricks.values())


def _best_line(found: BestLine, language: Language, _: bool) -> Iterator[str]:
    say, who = language.say, SEATS[found.declarer]
    yield found.pbn
    if found.kitty:
        yield say("cli-solved-kitty", cards=_cards(found.kitty))
        yield say("cli-solved-aside", who=who, cards=_cards(found.discards))
    yield say("cli-solved-contract", contract=_contract(found.contract, language), who=who, count=found.tricks)
    for start in range(0, len(found.line), 4):
        trick = found.line[start : start + 4]
        yield f"{start // 4 + 1:>3}  " + "  ".join(f"{SEATS[one.seat]} {one.card}" for one in trick)


def _prospects(found: Prospects, language: Language, _: bool) -> Iterator[str]:
    tricks = {(one.declarer, one.named): one.tricks for one in found.prospects}
    directions = list(dict.fromkeys(one.named[0] for one in found.prospects))
    say, ways = language.say, {one: _way(one, language) for one in directions}
    width = max(map(cell_len, ways.values())) + 1
    yield found.pbn
    yield say("cli-solved-kitty", cards=_cards(found.kitty))
    yield say("cli-solved-seats")
    yield " " * (width + 5) + "  ".join(f"{strain:>2}" for strain in "SHDCN")
    for seat, letter in enumerate(SEATS):
        for direction in directions:
            cells = "  ".join(f"{tricks[seat, direction + strain]:>2}" for strain in "SHDCN")
            yield f"  {letter}  {left(ways[direction], width)}{cells}"
    best = found.par
    if best is None:
        yield say("cli-solved-nobody")
        return
    who, points = SEATS[best.declarer], say("cli-points", count=best.points)
    contract = _contract(best.contract, language)
    yield say("cli-solved-best", contract=contract, who=who, count=best.tricks, points=points)
    yield f"      {say('cli-solved-aside', who=who, cards=_cards(best.discards))}"


def _solved(found: SolvedDeal, language: Language, tell_match: bool) -> Iterator[str]:
    say = language.say
    where = say("cli-solved-where", place="match" if tell_match else "deal", match=found.match, deal=found.deal)
    start = found.cards[0].tricks if found.cards else 0
    contract = _contract(found.contract, language)
    yield say("cli-solved-worth", where=where, contract=contract, seat=str(found.declarer), count=start)
    for card in found.cards:
        if card.cost:
            gave = say(
                "cli-solved-gave", seat=str(card.seat), card=card.card, count=card.cost, better=card.better or ""
            )
            yield f"  {say('cli-solved-trick', number=right(str(card.trick), 2))} {gave}"
    if not any(card.cost for card in found.cards):
        yield f"  {say('cli-solved-none')}"


def _contract(code: str, language: Language) -> str:
    return str(parse_contract(code)) if language.code == ENGLISH.code else contract_name(parse_contract(code), language)


def _way(direction: str, language: Language) -> str:
    return language.say("cli-way", way=direction)


def _cards(codes: Sequence[str]) -> str:
    return " ".join(codes)


_LINES: dict[type[Item], Callable[[Any, Language, bool], Iterator[str]]] = {
    Table: _table,
    BestLine: _best_line,
    Prospects: _prospects,
    SolvedDeal: _solved,
}
