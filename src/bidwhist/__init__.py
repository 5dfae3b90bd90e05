"""Bid Whist: the rules whole, as frozen values; ``act(deal, action)`` gives the next deal.

Import names from here; what is not in ``__all__`` may change.
"""

from bidwhist.act import act, why_not
from bidwhist.actions import (
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
from bidwhist.apply import apply
from bidwhist.cards import (
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
from bidwhist.deal import Deal, Phase, Trick, start_deal
from bidwhist.errors import BadNotation, BadRecord, BadRuleset, IllegalAction, Misdeal, WhistError
from bidwhist.events import Event, events
from bidwhist.legality import interruptions, legal, playable
from bidwhist.match import Match, Reason, Result, deal_given, deal_next, given_match, new_match, play
from bidwhist.rules.options import Direction
from bidwhist.rules.order import Order, order_for, sort_hand
from bidwhist.rules.presets import PRESETS, preset_name
from bidwhist.rules.ruleset import Ruleset
from bidwhist.rules.scoring import Outcome, outcome
from bidwhist.shuffle import deal_cards, seed_from_text
from bidwhist.view import WATCHER, View, match_view, view

__all__ = [
    "BIG_JOKER",
    "LITTLE_JOKER",
    "PASS",
    "PRESETS",
    "WATCHER",
    "Action",
    "BadNotation",
    "BadRecord",
    "BadRuleset",
    "Bid",
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
    "Result",
    "Ruleset",
    "Strain",
    "Suffix",
    "Suit",
    "Trick",
    "View",
    "WhistError",
    "act",
    "apply",
    "cards_of",
    "deal_cards",
    "deal_given",
    "deal_next",
    "events",
    "format_call",
    "format_card",
    "format_contract",
    "format_hand",
    "given_match",
    "interruptions",
    "legal",
    "mask_of",
    "match_view",
    "new_match",
    "order_for",
    "outcome",
    "parse_call",
    "parse_card",
    "parse_contract",
    "parse_hand",
    "play",
    "playable",
    "preset_name",
    "seed_from_text",
    "sort_hand",
    "start_deal",
    "view",
    "why_not",
]
