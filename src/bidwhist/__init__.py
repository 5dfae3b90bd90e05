"""The whole rules of Bid Whist as values, and a front door: ``Match.new("palace").play("4D")``.

Import names from here: all of ``__all__``, each loaded when it is first used. Other names may change.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from bidwhist.api.exports import HOME

if TYPE_CHECKING:
    __version__: str
    from bidwhist.api.comparing import Comparison, compare
    from bidwhist.api.files import read
    from bidwhist.api.hands import Hand
    from bidwhist.api.match import Match, given_match, new_match, replay
    from bidwhist.api.simulating import Simulated, simulate
    from bidwhist.api.solving import DoubleDummy, double_dummy
    from bidwhist.bots.bot import Advice, Bot
    from bidwhist.bots.engines.engine import Engine
    from bidwhist.bots.levels import make_bot
    from bidwhist.core.act import act, why_not
    from bidwhist.core.actions import (
        PASS,
        Action,
        Bid,
        Call,
        CallRenege,
        Claim,
        Contract,
        Declare,
        Discard,
        Interruption,
        Pass,
        Play,
        Suffix,
        format_call,
        format_contract,
        parse_call,
        parse_contract,
    )
    from bidwhist.core.apply import apply
    from bidwhist.core.cards import (
        BIG_JOKER,
        LITTLE_JOKER,
        Card,
        Rank,
        Strain,
        Suit,
        cards_of,
        format_card,
        format_hand,
        mask_of,
        parse_card,
        parse_hand,
    )
    from bidwhist.core.deal import Deal, Phase, Trick, start_deal
    from bidwhist.core.events import Event, events
    from bidwhist.core.legality import interruptions, legal, playable
    from bidwhist.core.match import Reason, Result, deal_given, deal_next, match_view, play
    from bidwhist.core.rules.code import format_code, parse_code
    from bidwhist.core.rules.describe import describe, format_sheet
    from bidwhist.core.rules.difference import difference
    from bidwhist.core.rules.options import Direction
    from bidwhist.core.rules.order import Order, order_for, sort_hand
    from bidwhist.core.rules.parse import parse_rules
    from bidwhist.core.rules.presets import PRESETS, preset_name
    from bidwhist.core.rules.ruleset import Ruleset
    from bidwhist.core.rules.scoring import Outcome, outcome
    from bidwhist.core.shuffle import deal_cards, seed_from_text
    from bidwhist.core.view import WATCHER, View, view
    from bidwhist.errors import (
        BadNotation,
        BadRecord,
        BadRuleset,
        BotFault,
        IllegalAction,
        Misdeal,
        SlowWarning,
        TooHard,
        Unknown,
        WhistError,
        WrongType,
    )
    from bidwhist.records import Record, decode_record, encode_record, format_record, parse_record, record_of

__all__ = [
    "BIG_JOKER",
    "LITTLE_JOKER",
    "PASS",
    "PRESETS",
    "WATCHER",
    "Action",
    "Advice",
    "BadNotation",
    "BadRecord",
    "BadRuleset",
    "Bid",
    "Bot",
    "BotFault",
    "Call",
    "CallRenege",
    "Card",
    "Claim",
    "Comparison",
    "Contract",
    "Deal",
    "Declare",
    "Direction",
    "Discard",
    "DoubleDummy",
    "Engine",
    "Event",
    "Hand",
    "IllegalAction",
    "Interruption",
    "Match",
    "Misdeal",
    "Order",
    "Outcome",
    "Pass",
    "Phase",
    "Play",
    "Rank",
    "Reason",
    "Record",
    "Result",
    "Ruleset",
    "Simulated",
    "SlowWarning",
    "Strain",
    "Suffix",
    "Suit",
    "TooHard",
    "Trick",
    "Unknown",
    "View",
    "WhistError",
    "WrongType",
    "act",
    "apply",
    "cards_of",
    "compare",
    "deal_cards",
    "deal_given",
    "deal_next",
    "decode_record",
    "describe",
    "difference",
    "double_dummy",
    "encode_record",
    "events",
    "format_call",
    "format_card",
    "format_code",
    "format_contract",
    "format_hand",
    "format_record",
    "format_sheet",
    "given_match",
    "interruptions",
    "legal",
    "make_bot",
    "mask_of",
    "match_view",
    "new_match",
    "order_for",
    "outcome",
    "parse_call",
    "parse_card",
    "parse_code",
    "parse_contract",
    "parse_hand",
    "parse_record",
    "parse_rules",
    "play",
    "playable",
    "preset_name",
    "read",
    "record_of",
    "replay",
    "seed_from_text",
    "simulate",
    "sort_hand",
    "start_deal",
    "view",
    "why_not",
]


if not TYPE_CHECKING:
    # Hidden from type checkers, which would take every misspelt name for one that is there.
    def __getattr__(name: str) -> Any:
        if name == "__version__":
            found: Any = import_module("bidwhist.tools.version").program_version()
        elif name in HOME:
            found = getattr(import_module(HOME[name]), name)
        else:
            raise AttributeError(f"module 'bidwhist' has no attribute {name!r}")
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
