"""Positions for etiquette: what every bot from steady up must play or not play."""

from random import Random

import pytest

from bidwhist.bots.levels import make_bot
from bidwhist.core.act import act
from bidwhist.core.actions import Play
from bidwhist.core.cards import format_card
from bidwhist.core.deal import Deal
from bidwhist.core.rules.options import NoTrumpJokers
from bidwhist.core.rules.presets import CLASSIC, CUTTHROAT, FIFTY_TWO
from bidwhist.core.view import view
from support.endings import ending, laid, trick, with_rules

ANY_TIME = with_rules(CLASSIC, no_trump_jokers=NoTrumpJokers.ANY_TIME)
LEVELS = ("steady", "strong", "champion")

NEVER: dict[str, tuple[Deal, str]] = {
    "trump partner's sure winner": (
        laid(ending(CLASSIC, "4US", "AH 3D 4D", "5H 6D 7D", "2S 8D 9C", "6H TD JD", won=(7, 2)), "AH 5H"),
        "8D 9C",
    ),
    "overtake partner's sure winner": (
        laid(ending(CLASSIC, "4US", "KH 8H 4D 5D", "QH 5H 6D 7D", "AH 2H 3C 4C", "JH 6H TD JD", won=(7, 2)), "KH 5H"),
        "2H",
    ),
    "overtake partner's sure winner downtown": (
        laid(ending(CLASSIC, "4DS", "2H 9H TD JD", "3H QH 6D 7D", "AH KH QC JC", "4H JH 4D 5D", won=(7, 2)), "2H QH"),
        "KH",
    ),
    "leave partner's card to lose": (
        laid(ending(CLASSIC, "4US", "TH 3D 4D", "JH 6D 7D", "AH 2H 9C", "6H TD JD", won=(7, 2)), "TH JH"),
        "AH",
    ),
    "duck the setting trick": (
        laid(ending(CLASSIC, "5US", "QH 3D", "KH 2C", "9H 4D", "8H TD", won=(9, 2)), "QH"),
        "KH",
    ),
    "duck the setting trick in fifty-two": (
        laid(ending(FIFTY_TWO, "5US", "QH 3D", "KH 2C", "9H 4D", "8H TD", won=(9, 2)), "QH"),
        "KH",
    ),
    "let the declarer make it in cutthroat": (
        laid(ending(CUTTHROAT, "12US", "QH 3D", "KH 2C", "9H 4D", won=(10, 3, 3)), "QH"),
        "KH",
    ),
    "fail to cash the making trick": (
        ending(CLASSIC, "4US", "AH 3D 4D", "KH 6D 7D", "9H 8D 9C", "6H TD JD", won=(9, 1)),
        "AH",
    ),
    "ignore partner's suit": (
        ending(
            CLASSIC,
            "4UN",
            "TD 8S 7S",
            "5H 3D 4D",
            "JD TS JS",
            "QH JH 6C",
            leader=1,
            won=(8, 1),
            tricks=(trick(3, "KH 9S 6H 2S", 3), trick(3, "4C 9C KC 3C", 1)),
        ),
        "5H",
    ),
    "throw an ace and keep a useless joker": (
        laid(ending(CLASSIC, "4UN", "KH 3D 4D", "AD LJ 2C", "9H 8D 9C", "6H TD JD", won=(7, 2)), "KH"),
        "LJ",
    ),
    "lead a joker for nothing": (
        ending(CLASSIC, "4UN", "BJ 3D 2C", "AD 5C 6C", "9H 8D 9C", "6H TD JD", declarer=1, won=(7, 2)),
        "3D 2C",
    ),
    "lead a joker for nothing at any time": (
        ending(ANY_TIME, "4UN", "BJ 3D 2C", "AD 5C 6C", "9H 8D 9C", "6H TD JD", declarer=1, won=(7, 2)),
        "3D 2C",
    ),
    "throw a king where a joker may be played at any time": (
        laid(ending(ANY_TIME, "4UN", "AH 3D 4D", "KH LJ QH", "9H 8D 9C", "6H TD JD", won=(7, 2)), "AH"),
        "LJ",
    ),
    "play a joker where suit must be followed": (
        laid(ending(CLASSIC, "4UN", "AH 3D 4D", "KH LJ QH", "9H 8D 9C", "6H TD JD", won=(7, 2)), "AH"),
        "QH",
    ),
    "draw trumps that only partner still has": (
        ending(
            CLASSIC,
            "4US",
            "KS QS AD",
            "6D 7D 5C",
            "JS 8D 9C",
            "6H TD JD",
            won=(7, 0),
            tricks=(trick(0, "AS 2H 3S 3H", 0),),
        ),
        "AD",
    ),
    "leave a foe's last trump out": (
        ending(
            CLASSIC,
            "4US",
            "KS QS AD 3D",
            "9S 7D 5C 6C",
            "2D 8D 9C TC",
            "6H TD JD 2H",
            won=(7, 1),
            tricks=(trick(0, "AS 2S 3H 3S", 0),),
        ),
        "KS QS",
    ),
    "lead a suit that partner is out of and cannot trump": (
        ending(
            CLASSIC,
            "4US",
            "7C 6H",
            "KC QH",
            "9H 8D",
            "QC KD",
            declarer=1,
            won=(4, 2),
            tricks=(trick(0, "AC 2C 3D 4C", 0), trick(0, "AS 2S 2H 4S", 0)),
        ),
        "6H",
    ),
    "miss a lead that partner can trump": (
        ending(
            CLASSIC,
            "4US",
            "9C 6H",
            "TC 7H",
            "2S 8D",
            "JC 8H",
            declarer=3,
            won=(3, 8),
            tricks=(trick(2, "AC 2C 3C 4C", 2), trick(0, "KC 5C 7D 6C", 0), trick(0, "AS 9D 3S TD", 0)),
        ),
        "9C",
    ),
}
"""By what is never done: the deal, and the cards that do not do it."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("sin", NEVER)
def test_no_bot_would_ever(sin: str, level: str) -> None:
    deal, good = NEVER[sin]
    shown = view(deal, deal.to_act)
    for number in range(3):
        action = make_bot(level).choose(shown, Random(number))
        assert isinstance(action, Play)
        assert format_card(action.card) in good.split()


ACES = ending(
    CLASSIC,
    "4US",
    "AH QH 4H AC QC KD QD JD",
    "9H 8H 5C 4C 9D 8D 2H 3S",
    "TH JH 9C 8C 7D 6D 3C 4S",
    "AS KS QS JS KH KC TC 6H",
    declarer=3,
    won=(2, 3),
)
"""A defender on lead with two aces, both with a queen behind them, and a sequence that gives nothing away."""


@pytest.mark.parametrize("level", ("beginner", "casual", *LEVELS))
def test_no_bot_cashes_one_ace_after_another_on_defence(level: str) -> None:
    bot = make_bot(level)
    for number in range(6):
        deal, aces = ACES, 0
        while not deal.table and deal.to_act == 0 and deal.hand(0).bit_count() > 6:
            lead = bot.choose(view(deal, 0), Random(number))
            assert isinstance(lead, Play)
            aces += format_card(lead.card).startswith("A")
            deal = act(deal, lead)
            while deal.table:
                seat = deal.to_act
                deal = act(deal, make_bot("steady").choose(view(deal, seat), Random(0)))
        assert aces < 2


def test_steady_leads_from_its_sequence_and_keeps_its_aces() -> None:
    action = make_bot("steady").choose(view(ACES, 0), Random(0))
    assert isinstance(action, Play)
    assert format_card(action.card) in {"KD", "QD", "JD"}
