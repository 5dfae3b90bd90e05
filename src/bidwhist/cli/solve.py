"""``bidwhist solve``: what a deal is worth with all cards open, and what every card of a record was worth."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import click
from msgspec import Struct
from rich.console import Console
from rich.progress import track

from bidwhist.actions import Contract, parse_contract
from bidwhist.analysis.discarding import Par, Prospect, best_par, prospect, prospects
from bidwhist.analysis.double_dummy import DIRECTIONS, Lead, Table, best_line, opening_position, table, worth_of_play
from bidwhist.analysis.open_deal import SEATS, OpenDeal, format_pbn, parse_pbn
from bidwhist.cards import ALL_CARDS, STRAIN_LETTERS, Hand, Strain, deck, format_card, format_hand
from bidwhist.cli.record_files import read_records, shown
from bidwhist.deal import Deal
from bidwhist.errors import BadNotation
from bidwhist.kernel import Position, Solver
from bidwhist.record import replay
from bidwhist.rules.options import Direction, NoTrumpJokers, OpeningLead
from bidwhist.rules.parse import parse_rules
from bidwhist.rules.ruleset import Ruleset

_DIRECTION_NAMES = [direction.value for direction in Direction]


class _House(Struct, frozen=True):
    """What the rules, or the switches in their place, say of a deal."""

    lead: Lead
    directions: tuple[Direction, ...]
    jester: bool
    dealer: int
    rules: Ruleset | None = None


@click.command("solve")
@click.argument("source", metavar="FILE | DEAL")
@click.option("--rules", "preset", help="A preset or a share code: the kitty, the lead and the jokers go by it.")
@click.option("--contract", "contract_text", metavar="4US", help="Solve one contract, and show a best line of play.")
@click.option("--declarer", type=click.Choice(SEATS, case_sensitive=False), default="N", show_default=True)
@click.option("--lead", type=click.Choice(["declarer", "forehand", "left"]), help="Who leads; without: the declarer.")
@click.option("--dealer", type=click.Choice(SEATS, case_sensitive=False), default="W", show_default=True)
@click.option("--direction", type=click.Choice(_DIRECTION_NAMES), help="Of the table; without: uptown.")
@click.option("--jester", is_flag=True, help="In no-trump a joker may be played at any time (rule P7).")
@click.option("--threads", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--deal", "deals_wanted", type=click.IntRange(1), help="Of a record, this deal alone.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, a line a deal.")
def command(*, source: str, contract_text: str | None, as_json: bool, deals_wanted: int | None, **options: Any) -> None:
    """Solve a deal with all cards open.

    DEAL is four hands such as N:AK..., suits S.H.D.C and a fifth field B, L for jokers: its table of tricks is shown,
    or with --contract a best line of play. With --rules and whole hands, the cards left over are the kitty: each seat
    takes it and lays away what is best, and the best contract for either side is shown. FILE is a record: for every
    card, what it cost with all cards open.
    """
    if ":" in source and not Path(source).exists():
        deal = parse_pbn(source)
        house = _house(options)
        if contract_text:
            result = _contract_result(deal, parse_contract(contract_text), house, options["declarer"])
        elif house.rules and _kitty_of(deal, house.rules):
            result = _prospects_result(deal, house.rules, house.dealer, options["threads"])
        else:
            result = _table_result(deal, house, options["threads"])
        click.echo(json.dumps(result) if as_json else "\n".join(_in_lines(result)))
        return
    for result in _record_results(source, deals_wanted):
        click.echo(json.dumps(result) if as_json else "\n".join(_worth_in_lines(result)))


def _house(options: dict[str, Any]) -> _House:
    dealer = SEATS.index(options["dealer"].upper())
    if options["preset"] is None:
        direction = Direction(options["direction"] or "uptown")
        return _House(options["lead"] or "declarer", (direction,), options["jester"], dealer)
    for switch in ("lead", "direction", "jester"):
        if options[switch]:
            raise click.UsageError(f"the rules say so already: leave out --{switch}, or --rules")
    rules = parse_rules(options["preset"])
    if rules.players != len(SEATS):
        raise click.UsageError(f"a deal here has four hands, and these rules are for {rules.players} players")
    lead: Lead = "declarer" if rules.opening_lead is OpeningLead.DECLARER else "forehand"
    return _House(lead, rules.directions, rules.no_trump_jokers is NoTrumpJokers.ANY_TIME, dealer, rules)


def _kitty_of(deal: OpenDeal, rules: Ruleset) -> Hand:
    """The cards that are in no hand, where the hands are whole; none in the middle of a deal.

    :raises BadNotation: if a hand holds a card that these rules do not play with.
    """
    pack = deck(rules.jokers)
    held = ALL_CARDS & ~deal.out
    if held & ~pack:
        raise BadNotation(f"these rules play without {format_hand(held & ~pack)}; hint: try other --rules")
    return pack & ~held if deal.hands[0].bit_count() == rules.hand_size else 0


def _table_result(deal: OpenDeal, house: _House, threads: int) -> dict[str, Any]:
    direction = house.directions[0]
    cells: Table = table(
        deal, house.lead, direction=direction, dealer=house.dealer, jokers_any_time=house.jester, threads=threads
    )
    tricks = {strain: {seat: cells[seat, strain] for seat in SEATS} for strain in "SHDCN"}
    return {"deal": format_pbn(deal), "direction": direction.value, "lead": house.lead, "tricks": tricks}


def _prospects_result(deal: OpenDeal, rules: Ruleset, dealer: int, threads: int) -> dict[str, Any]:
    kitty = _kitty_of(deal, rules)
    cells = len(SEATS) * len(Strain) * len(rules.directions)
    looked = prospects(rules, deal.hands, kitty, dealer=dealer, threads=threads)
    found = list(_watched(looked, cells))
    best = best_par(rules, found)
    return {
        "deal": format_pbn(deal),
        "kitty": format_hand(kitty),
        "prospects": [_prospect_in_json(one) for one in found],
        "par": None if best is None else _par_in_json(best),
    }


def _prospect_in_json(one: Prospect) -> dict[str, Any]:
    return {
        "declarer": SEATS[one.declarer],
        "strain": STRAIN_LETTERS[one.strain],
        "direction": one.direction.value,
        "tricks": one.tricks,
        "discards": format_hand(one.discards),
    }


def _par_in_json(best: Par) -> dict[str, Any]:
    return {
        "contract": str(best.contract),
        "declarer": SEATS[best.declarer],
        "tricks": best.tricks,
        "points": best.points,
        "discards": format_hand(best.discards),
    }


def _contract_result(deal: OpenDeal, contract: Contract, house: _House, declarer_letter: str) -> dict[str, Any]:
    declarer = SEATS.index(declarer_letter.upper())
    hands, extra = deal.hands, dict[str, Any]()
    rules = house.rules
    kitty = _kitty_of(deal, rules) if rules else 0
    if rules and kitty:
        found = prospect(rules, hands, kitty, contract, declarer=declarer, dealer=house.dealer)
        hand = (hands[declarer] | kitty) & ~found.discards
        hands = tuple(hand if seat == declarer else other for seat, other in enumerate(hands))
        extra = {"kitty": format_hand(kitty), "discards": format_hand(found.discards)}
    if rules:
        position = opening_position(rules, hands, contract, declarer=declarer, dealer=house.dealer)
    else:
        leaders = {"declarer": declarer, "left": (declarer + 1) % 4, "forehand": (house.dealer + 1) % 4}
        sides = 0b0101 if declarer % 2 == 0 else 0b1010
        place = DIRECTIONS.index(contract.direction)
        position = Position(
            hands, int(contract.strain), leaders[house.lead], sides, place, jokers_any_time=house.jester
        )
    tricks = found.tricks if extra else Solver().value(position).low
    line = [[SEATS[seat], format_card(card)] for seat, card in best_line(position)]
    return {
        "deal": format_pbn(deal),
        "contract": str(contract),
        "declarer": SEATS[declarer],
        **extra,
        "tricks": tricks,
        "line": line,
    }


def _in_lines(result: dict[str, Any]) -> Iterator[str]:
    yield result["deal"]
    if "kitty" in result:
        yield f"kitty {result['kitty']}"
    shown_by = next(name for name in _LINES if name in result)
    yield from _LINES[shown_by](result)


def _line_in_lines(result: dict[str, Any]) -> Iterator[str]:
    if "discards" in result:
        yield f"{result['declarer']} lays away {result['discards']}"
    yield f"{result['contract']} by {result['declarer']}: {result['tricks']} tricks"
    for start in range(0, len(result["line"]), 4):
        trick = result["line"][start : start + 4]
        yield f"{start // 4 + 1:>3}  " + "  ".join(f"{seat} {card}" for seat, card in trick)


def _table_in_lines(result: dict[str, Any]) -> Iterator[str]:
    yield f"{result['direction'].replace('_', ' ')}, lead: {result['lead']}"
    yield "    " + "  ".join(f"{strain:>2}" for strain in result["tricks"])
    for seat in SEATS:
        yield f"  {seat} " + "  ".join(f"{cells[seat]:>2}" for cells in result["tricks"].values())


def _prospects_in_lines(result: dict[str, Any]) -> Iterator[str]:
    tricks = {(one["declarer"], one["direction"], one["strain"]): one["tricks"] for one in result["prospects"]}
    directions = list(dict.fromkeys(one["direction"] for one in result["prospects"]))
    width = max(map(len, directions))
    yield "books for each seat with the kitty"
    yield " " * (width + 5) + "  ".join(f"{strain:>2}" for strain in "SHDCN")
    for seat in SEATS:
        for direction in directions:
            cells = "  ".join(f"{tricks[seat, direction, strain]:>2}" for strain in "SHDCN")
            yield f"  {seat}  {direction.replace('_', ' '):<{width}}{cells}"
    best = result["par"]
    if best is None:
        yield "nobody can make the lowest bid"
        return
    yield f"best: {best['contract']} by {best['declarer']}, {best['tricks']} books for {_points(best['points'])}"
    yield f"      {best['declarer']} lays away {best['discards']}"


def _points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"


_LINES: dict[str, Callable[[dict[str, Any]], Iterator[str]]] = {
    "line": _line_in_lines,
    "prospects": _prospects_in_lines,
    "tricks": _table_in_lines,
}


def _watched(found: Iterable[Prospect], total: int) -> Iterable[Prospect]:
    console = Console(file=sys.stderr)
    quiet = not sys.stderr.isatty()
    return track(found, "looking at every contract", total=total, console=console, transient=True, disable=quiet)


def _record_results(name: str, only: int | None) -> Iterator[dict[str, Any]]:
    found = next(islice(read_records(name), 1), None)
    if found is None:
        raise BadNotation(f"there is neither a deal nor a record here: {shown(name)}")
    deals = replay(found.record).deals
    wanted = [(number, deal) for number, deal in enumerate(deals, 1) if only in (None, number)]
    console = Console(file=sys.stderr)
    for number, deal in track(wanted, "solving", console=console, transient=True, disable=not sys.stderr.isatty()):
        if deal.contract is not None and deal.tricks:
            yield _worth_of_deal(number, deal)


def _worth_of_deal(number: int, deal: Deal) -> dict[str, Any]:
    cards = [
        {
            "trick": place // deal.players + 1,
            "seat": worth.seat,
            "card": format_card(worth.card),
            "tricks": worth.low,
            "cost": worth.cost,
            "better": None if worth.better is None else format_card(worth.better),
        }
        for place, worth in enumerate(worth_of_play(deal))
    ]
    return {"deal": number, "contract": str(deal.contract), "declarer": deal.declarer, "cards": cards}


def _worth_in_lines(result: dict[str, Any]) -> Iterator[str]:
    cards = result["cards"]
    start = cards[0]["tricks"] if cards else 0
    who = f"{result['contract']} by seat {result['declarer']}"
    yield f"deal {result['deal']}: {who}, worth {start} tricks after the first lead"
    for card in cards:
        if card["cost"]:
            several = "trick" if card["cost"] == 1 else "tricks"
            yield (
                f"  trick {card['trick']:>2}: seat {card['seat']} {card['card']} gave away {card['cost']} {several}; "
                f"{card['better']} kept it"
            )
    if not any(card["cost"] for card in cards):
        yield "  no card gave anything away"
