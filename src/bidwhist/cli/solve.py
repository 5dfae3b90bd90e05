"""``bidwhist solve``: what a deal is worth with all cards open, and what every card of a record was worth."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource
from msgspec import Struct
from rich.progress import track

from bidwhist.analysis.discarding import Par, Prospect, best_par, prospect, prospects
from bidwhist.analysis.double_dummy import DIRECTIONS, Lead, best_line, opening_position, table, worth_of_play
from bidwhist.analysis.open_deal import SEATS, OpenDeal, format_pbn, parse_pbn
from bidwhist.cli.consoles import aside
from bidwhist.cli.items import (
    BestLine,
    CardWorth,
    Item,
    ParItem,
    PlayedCard,
    ProspectItem,
    Prospects,
    SolvedDeal,
    Table,
)
from bidwhist.cli.mistakes import Mistake, Misused
from bidwhist.cli.output import say, say_json
from bidwhist.cli.parameters import deal_option, json_option, language_option, match_option, rules_option
from bidwhist.cli.selection import chosen_matches
from bidwhist.cli.solve_words import lines_of
from bidwhist.core.actions import DIRECTION_LETTERS, Contract, format_contract, parse_contract
from bidwhist.core.cards import ALL_CARDS, STRAIN_LETTERS, Hand, Strain, cards_of, deck, format_card, format_hand
from bidwhist.core.deal import Deal
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.order import order_for
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import BadNotation
from bidwhist.i18n import Language
from bidwhist.records.shapes import Cards
from bidwhist.solver import Position, Solver
from bidwhist.solver.position import JOKERS_WHEN_VOID, JokerPlay, joker_play

_DIRECTION_NAMES = [direction.value for direction in Direction]
_OF_FILES = frozenset({"match", "deal"})
_OF_DEALS = frozenset({"preset", "contract_text", "declarer", "lead", "dealer", "direction", "jester", "threads"})
"""The options that only a FILE has, and those that only a DEAL has."""
_STRAINS = "SHDCN"
"""The strains in the order that people are shown them."""


class _Layout(Struct, frozen=True):
    """The facts of a deal from the rules, or from the switches in their place."""

    lead: Lead
    directions: tuple[Direction, ...]
    jokers: JokerPlay
    dealer: int
    rules: Ruleset | None = None


@click.command("solve")
@click.argument("source", metavar="FILE | DEAL", type=click.Path(allow_dash=True))
@rules_option("The kitty, the lead and the jokers of a DEAL go by it: a preset or a share code.")
@click.option("--contract", "contract_text", metavar="4US", help="Solve one contract, and show a best line of play.")
@click.option("--declarer", type=click.Choice(SEATS, case_sensitive=False), default="N", show_default=True)
@click.option("--lead", type=click.Choice(["declarer", "forehand", "left"]), help="Who leads; without: the declarer.")
@click.option("--dealer", type=click.Choice(SEATS, case_sensitive=False), default="W", show_default=True)
@click.option("--direction", type=click.Choice(_DIRECTION_NAMES), help="Of the table; without: uptown.")
@click.option("--jester", is_flag=True, help="In no-trump a joker may be played at any time (rule P7).")
@click.option("--threads", type=click.IntRange(1, 64), default=1, show_default=True)
@match_option()
@deal_option()
@json_option("a deal")
@language_option()
def command(
    *,
    source: str,
    contract_text: str | None,
    match: int | None,
    deal: int | None,
    as_json: bool,
    language: Language,
    **options: Any,
) -> None:
    """Solve a deal with all cards open.

    DEAL is four hands such as N:AK..., suits S.H.D.C and a fifth field B, L for jokers: its table of tricks is shown,
    or with --contract a best line of play. With --rules and whole hands, the cards left over are the kitty: each seat
    takes it and lays away what is best, and the best contract for either side is shown. FILE is records: for every
    card of every deal, what it cost with all cards open.
    """
    is_deal = ":" in source and not Path(source).exists()
    _check_options(is_deal, contract_text)
    several = match is None and not is_deal
    items = (
        [_of_deal(source, contract_text, options, language)] if is_deal else _of_records(source, match, deal, language)
    )
    for item in items:
        if as_json:
            say_json(item)
        else:
            for line in lines_of(item, language, tell_match=several):
                say(line)


def _check_options(is_deal: bool, contract_text: str | None) -> None:
    """Checks that no option was given that what is solved has no use for.

    :raises click.UsageError: naming those that were.
    """
    context = click.get_current_context()
    given = {
        str(param.name): param.opts[0]
        for param in context.command.params
        if context.get_parameter_source(str(param.name)) is ParameterSource.COMMANDLINE
    }
    unused = [option for name, option in given.items() if name in (_OF_FILES if is_deal else _OF_DEALS)]
    if unused and is_deal:
        raise Misused("cli-only-for", switches=", ".join(unused), source="file")
    if unused:
        raise Misused("cli-only-for", switches=", ".join(unused), source="deal")
    if is_deal and contract_text is None and "declarer" in given:
        raise Misused("cli-declarer-of-contract")


def _of_deal(source: str, contract_text: str | None, options: dict[str, Any], language: Language) -> Item:
    deal, layout = parse_pbn(source), _layout(options)
    if contract_text is not None:
        return _best_line(deal, parse_contract(contract_text), layout, SEATS.index(options["declarer"].upper()))
    if layout.rules and _kitty_of(deal, layout.rules):
        return _prospects(deal, layout.rules, layout.dealer, options["threads"], language)
    return _table(deal, layout, options["threads"])


def _layout(options: dict[str, Any]) -> _Layout:
    dealer = SEATS.index(options["dealer"].upper())
    if options["preset"] is None:
        direction = Direction(options["direction"] or "uptown")
        jokers = JokerPlay(**{**JOKERS_WHEN_VOID, "jokers_any_time": options["jester"]})
        return _Layout(options["lead"] or "declarer", (direction,), jokers, dealer)
    for switch in ("lead", "direction", "jester"):
        if options[switch]:
            raise Misused("cli-rules-say-so", switch=f"--{switch}")
    rules = parse_rules(options["preset"])
    if rules.players != len(SEATS):
        raise Misused("cli-four-hands", count=rules.players)
    no_trump = order_for(rules, Strain.NO_TRUMP, rules.directions[0])
    lead: Lead = "declarer" if rules.declarer_leads else "forehand"
    return _Layout(lead, rules.directions, joker_play(no_trump), dealer, rules)


def _kitty_of(deal: OpenDeal, rules: Ruleset) -> Hand:
    """The cards that are in no hand, where the hands are whole; 0 in the middle of a deal.

    :raises BadNotation: if a hand holds a card that these rules do not play with.
    """
    pack = deck(rules.jokers)
    held = ALL_CARDS & ~deal.out
    if held & ~pack:
        raise BadNotation(Mistake.of("cli-rules-without", cards=format_hand(held & ~pack)))
    return pack & ~held if deal.hands[0].bit_count() == rules.hand_size else 0


def _codes(hand: Hand) -> Cards:
    return tuple(format_card(card) for card in reversed(cards_of(hand)))


def _hands(deal: OpenDeal) -> tuple[Cards, ...]:
    return tuple(map(_codes, deal.hands))


def _named(strain: Strain, direction: Direction) -> str:
    return f"{DIRECTION_LETTERS[direction]}{STRAIN_LETTERS[strain]}"


def _table(deal: OpenDeal, layout: _Layout, threads: int) -> Table:
    direction = layout.directions[0]
    cells = table(deal, layout.lead, direction=direction, dealer=layout.dealer, jokers=layout.jokers, threads=threads)
    letter = DIRECTION_LETTERS[direction]
    tricks = {f"{letter}{strain}": tuple(cells[seat, strain] for seat in SEATS) for strain in _STRAINS}
    return Table(pbn=format_pbn(deal), hands=_hands(deal), lead=layout.lead, tricks=tricks)


def _prospects(deal: OpenDeal, rules: Ruleset, dealer: int, threads: int, language: Language) -> Prospects:
    kitty = _kitty_of(deal, rules)
    total = len(SEATS) * len(_STRAINS) * len(rules.directions)
    solving = prospects(rules, deal.hands, kitty, dealer=dealer, threads=threads)
    found = list(_watched(solving, total, language))
    best = best_par(rules, found)
    return Prospects(
        pbn=format_pbn(deal),
        hands=_hands(deal),
        kitty=_codes(kitty),
        prospects=tuple(map(_prospect, found)),
        par=_par(best) if best else None,
    )


def _prospect(one: Prospect) -> ProspectItem:
    return ProspectItem(one.declarer, _named(one.strain, one.direction), one.tricks, _codes(one.discards))


def _par(best: Par) -> ParItem:
    return ParItem(format_contract(best.contract), best.declarer, best.tricks, best.points, _codes(best.discards))


def _best_line(deal: OpenDeal, contract: Contract, layout: _Layout, declarer: int) -> BestLine:
    hands, rules = deal.hands, layout.rules
    kitty = _kitty_of(deal, rules) if rules else 0
    discards, tricks = 0, None
    if rules and kitty:
        found = prospect(rules, hands, kitty, contract, declarer=declarer, dealer=layout.dealer)
        discards, tricks = found.discards, found.tricks
        hand = (hands[declarer] | kitty) & ~discards
        hands = tuple(hand if seat == declarer else other for seat, other in enumerate(hands))
    position = _opening(hands, contract, layout, declarer)
    return BestLine(
        pbn=format_pbn(deal),
        hands=_hands(deal),
        contract=format_contract(contract),
        declarer=declarer,
        kitty=_codes(kitty),
        discards=_codes(discards),
        tricks=Solver().value(position).low if tricks is None else tricks,
        line=tuple(PlayedCard(seat, format_card(card)) for seat, card in best_line(position)),
    )


def _opening(hands: tuple[Hand, ...], contract: Contract, layout: _Layout, declarer: int) -> Position:
    if layout.rules:
        return opening_position(layout.rules, hands, contract, declarer=declarer, dealer=layout.dealer)
    leaders = {"declarer": declarer, "left": (declarer + 1) % 4, "forehand": (layout.dealer + 1) % 4}
    sides = 0b0101 if declarer % 2 == 0 else 0b1010
    direction = DIRECTIONS.index(contract.direction)
    return Position(hands, int(contract.strain), leaders[layout.lead], sides, direction, **layout.jokers)


def _watched(found: Iterable[Prospect], total: int, language: Language) -> Iterable[Prospect]:
    quiet, doing = not sys.stderr.isatty(), language.say("cli-doing", what="contracts")
    return track(found, doing, total=total, console=aside(), transient=True, disable=quiet)


def _of_records(name: str, match: int | None, only: int | None, language: Language) -> Iterator[SolvedDeal]:
    doing = language.say("cli-doing", what="solving")
    for chosen in chosen_matches(name, match, deal=only):
        deals = [pair for pair in enumerate(chosen.match.deals, 1) if only in (None, pair[0])]
        quiet = not sys.stderr.isatty()
        for number, deal in track(deals, doing, console=aside(), transient=True, disable=quiet):
            if deal.contract is not None and deal.tricks:
                yield _solved(chosen.number, number, deal)


def _solved(match: int, number: int, deal: Deal) -> SolvedDeal:
    assert deal.contract is not None
    cards = tuple(
        CardWorth(
            trick=place // deal.players + 1,
            seat=worth.seat,
            card=format_card(worth.card),
            tricks=worth.low,
            cost=worth.cost,
            better=None if worth.better is None else format_card(worth.better),
        )
        for place, worth in enumerate(worth_of_play(deal))
    )
    contract = format_contract(deal.contract)
    return SolvedDeal(match=match, deal=number, contract=contract, declarer=deal.declarer, cards=cards)
