"""The whole rules of Bid Whist as frozen values: ``act(deal, action)`` gives the next deal.

Import names from here. Names that are not in ``__all__`` may change.
"""

from bidwhist.bots.bot import Advice, Bot
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
    Hand,
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
from bidwhist.core.match import Match, Reason, Result, deal_given, deal_next, given_match, match_view, new_match, play
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
from bidwhist.errors import BadNotation, BadRecord, BadRuleset, IllegalAction, Misdeal, WhistError, WrongType
from bidwhist.records import Record, decode_record, encode_record, format_record, parse_record, record_of, replay
from bidwhist.tools.version import program_version

__version__ = program_version()

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
    "Call",
    "CallRenege",
    "Card",
    "Claim",
    "Contract",
    "Deal",
    "Declare",
    "Direction",
    "Discard",
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
    "Strain",
    "Suffix",
    "Suit",
    "Trick",
    "View",
    "WhistError",
    "WrongType",
    "act",
    "apply",
    "cards_of",
    "deal_cards",
    "deal_given",
    "deal_next",
    "decode_record",
    "describe",
    "difference",
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
    "record_of",
    "replay",
    "seed_from_text",
    "sort_hand",
    "start_deal",
    "view",
    "why_not",
]
