"""``bidwhist solve``: what a deal is worth with all cards open, and what every card of a record was worth."""

import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import track

from bidwhist.actions import Contract, parse_contract
from bidwhist.analysis.double_dummy import DIRECTIONS, Lead, Table, best_line, table, worth_of_play
from bidwhist.analysis.open_deal import SEATS, OpenDeal, format_pbn, parse_pbn
from bidwhist.cards import format_card
from bidwhist.cli.record_files import read_records, shown
from bidwhist.deal import Deal
from bidwhist.errors import BadNotation
from bidwhist.kernel import Position, Solver
from bidwhist.record import replay
from bidwhist.rules.options import Direction

_DIRECTION_NAMES = [direction.value for direction in Direction]


@click.command("solve")
@click.argument("source", metavar="FILE | DEAL")
@click.option("--contract", "contract_text", metavar="4US", help="Solve one contract, and show a best line of play.")
@click.option("--declarer", type=click.Choice(SEATS, case_sensitive=False), default="N", show_default=True)
@click.option("--lead", type=click.Choice(["declarer", "forehand", "left"]), default="declarer", show_default=True)
@click.option("--dealer", type=click.Choice(SEATS, case_sensitive=False), default="W", show_default=True)
@click.option("--direction", type=click.Choice(_DIRECTION_NAMES), default="uptown", show_default=True)
@click.option("--jester", is_flag=True, help="In no-trump a joker may be played at any time (rule P7).")
@click.option("--threads", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--deal", "deals_wanted", type=click.IntRange(1), help="Of a record, this deal alone.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, a line a deal.")
def command(*, source: str, contract_text: str | None, as_json: bool, deals_wanted: int | None, **options: Any) -> None:
    """Solve a deal with all cards open.

    DEAL is four hands such as N:AK..., suits S.H.D.C and a fifth field B, L for jokers: its table of tricks is shown,
    or with --contract a best line of play. FILE is a record: for every card, what it cost with all cards open.
    """
    if ":" in source and not Path(source).exists():
        deal = parse_pbn(source)
        contract = parse_contract(contract_text) if contract_text else None
        result = _solved(deal, contract, options)
        click.echo(json.dumps(result) if as_json else "\n".join(_in_lines(result)))
        return
    for result in _record_results(source, deals_wanted):
        click.echo(json.dumps(result) if as_json else "\n".join(_worth_in_lines(result)))


def _solved(deal: OpenDeal, contract: Contract | None, options: dict[str, Any]) -> dict[str, Any]:
    lead: Lead = options["lead"]
    if contract is not None:
        return _contract_result(deal, contract, options)
    cells: Table = table(
        deal,
        lead,
        direction=Direction(options["direction"]),
        dealer=SEATS.index(options["dealer"].upper()),
        jokers_any_time=options["jester"],
        threads=options["threads"],
    )
    tricks = {strain: {seat: cells[seat, strain] for seat in SEATS} for strain in "SHDCN"}
    return {"deal": format_pbn(deal), "direction": options["direction"], "lead": lead, "tricks": tricks}


def _contract_result(deal: OpenDeal, contract: Contract, options: dict[str, Any]) -> dict[str, Any]:
    declarer = SEATS.index(options["declarer"].upper())
    dealer = SEATS.index(options["dealer"].upper())
    position = Position(
        deal.hands,
        int(contract.strain),
        {"declarer": declarer, "left": (declarer + 1) % 4, "forehand": (dealer + 1) % 4}[options["lead"]],
        0b0101 if declarer % 2 == 0 else 0b1010,
        DIRECTIONS.index(contract.direction),
        jokers_any_time=options["jester"],
    )
    return {
        "deal": format_pbn(deal),
        "contract": str(contract),
        "declarer": SEATS[declarer],
        "tricks": Solver().value(position).low,
        "line": [[SEATS[seat], format_card(card)] for seat, card in best_line(position)],
    }


def _in_lines(result: dict[str, Any]) -> Iterator[str]:
    yield result["deal"]
    if "line" in result:
        yield f"{result['contract']} by {result['declarer']}: {result['tricks']} tricks"
        for start in range(0, len(result["line"]), 4):
            trick = result["line"][start : start + 4]
            yield f"{start // 4 + 1:>3}  " + "  ".join(f"{seat} {card}" for seat, card in trick)
        return
    yield f"{result['direction'].replace('_', ' ')}, lead: {result['lead']}"
    yield "    " + "  ".join(f"{strain:>2}" for strain in result["tricks"])
    for seat in SEATS:
        yield f"  {seat} " + "  ".join(f"{cells[seat]:>2}" for cells in result["tricks"].values())


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
