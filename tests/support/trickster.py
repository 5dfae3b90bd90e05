"""Deals written in the form of Trickster Cards, as its players post them."""

import json

from bidwhist.core.cards import SUIT_SYMBOLS
from bidwhist.records import DealRecord, Record
from bidwhist.records.trickster_form import SEATS

OPTIONS = {
    "bidderLeads": True,
    "bidderGetsKitty": True,
    "lowBeatsHigh": False,
    "doubleForNT": True,
    "defensiveScoring": True,
    "noSuggestions": True,
}
EVENT = (
    "Trickster Cards: Practice Whist - Bid Whist to ±7, 2 Jokers, 6-card kitty, min bid 3, bidder gets kitty & leads"
)
_SUITS = dict(zip("CDHS", SUIT_SYMBOLS, strict=True))
_JOKERS = {"BJ": "JH", "LJ": "JL"}


def as_trickster(record: Record, first: int = 0, old: bool = False, options: dict[str, object] | None = None) -> str:
    """The first deal of a record; hands and tricks begin at seat ``first``; old ones leave quotes as they are."""
    deal = record.deals[0]
    text = json.dumps(OPTIONS if options is None else options, separators=(",", ":"))
    order = [(first + place) % 4 for place in range(4)]
    hands = " ".join(_hand(deal, seat) for seat in order)
    lines = [
        "% PBN ---------------------------" if old else "% PTN ---------------------------",
        f'[Event "{EVENT}"]',
        '[UTCDate "2025.04.09"]',
        '[GameCode "Whist"]',
        f'[GameOptionsJson "{text if old else text.replace(chr(34), chr(92) + chr(34))}"]',
        '[GameScores "S:0 0 0 0"]',
        *(
            f'[{name} "{player}"]'
            for name, player in zip(("South", "West", "North", "East"), record.players, strict=True)
        ),
        f'[Dealer "{SEATS[deal.dealer]}"]',
        f'[Deal "{SEATS[first]}:{hands}"]',
        f'[Undealt "{_cards(deal.kitty)}"]',
        *_decisions(deal),
    ]
    return "\n".join(lines) + "\n"


def _hand(deal: DealRecord, seat: int) -> str:
    suits = ["".join(code[0] for code in deal.hands[seat] if code[1] == suit) for suit in "SHDC"]
    jokers = "".join({"BJ": "H", "LJ": "L"}[code] for code in deal.hands[seat] if code in _JOKERS)
    return ".".join([*suits, jokers] if jokers else suits)


def _cards(codes: tuple[str, ...]) -> str:
    return "".join(map(_card, codes))


def _card(code: str) -> str:
    return _JOKERS.get(code, code[::-1])


def _decisions(deal: DealRecord) -> list[str]:
    lines = [f'[Auction "{SEATS[(deal.dealer + 1) % 4]}"]', " ".join(_call(deal, place) for place in range(4))]
    if deal.declarer is None or deal.contract is None:
        return lines
    who, leader = SEATS[deal.declarer], deal.tricks[0].leader
    played = [_row(trick.leader, trick.cards, leader) for trick in deal.tricks]
    return [
        f'[Declarer "{who}"]',
        f'[Contract "{_contract(deal)}"]',
        *lines,
        f'[CardsAdded "{who}:{_cards(deal.kitty)}"]',
        f'[CardsRemoved "{who}:{_cards(deal.discards)}"]',
        f'[Play "{SEATS[leader]}"]',
        *played,
    ]


def _call(deal: DealRecord, place: int) -> str:
    call = deal.auction[place]
    if call == "-":
        return "Pass"
    if deal.contract and (deal.dealer + 1 + place) % 4 == deal.declarer:
        return _contract(deal)
    return call[0] + {"U": "↑", "D": "↓", "N": "NT"}[call[1]]


def _contract(deal: DealRecord) -> str:
    number, direction, strain = [*(deal.contract or "4US")]
    return number + _SUITS.get(strain, "NT") + {"U": "↑", "D": "↓"}[direction]


def _row(leader: int, cards: tuple[str, ...], first: int) -> str:
    columns = ["-"] * 4
    for place, code in enumerate(cards):
        columns[(leader + place - first) % 4] = _card(code)
    return " ".join(columns)
