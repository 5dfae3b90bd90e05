"""Where each public name of ``bidwhist`` comes from: a table, so that ``import bidwhist`` loads none of them."""

from collections.abc import Mapping
from types import MappingProxyType

HOMES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "bidwhist.api.comparing": (
            "Comparison",
            "compare",
        ),
        "bidwhist.api.files": ("read",),
        "bidwhist.api.hands": ("Hand",),
        "bidwhist.api.match": (
            "Match",
            "given_match",
            "new_match",
            "replay",
        ),
        "bidwhist.api.simulating": (
            "Simulated",
            "simulate",
        ),
        "bidwhist.api.solving": (
            "DoubleDummy",
            "double_dummy",
        ),
        "bidwhist.bots.bot": (
            "Advice",
            "Bot",
        ),
        "bidwhist.bots.engines.engine": ("Engine",),
        "bidwhist.bots.levels": ("make_bot",),
        "bidwhist.core.act": (
            "act",
            "why_not",
        ),
        "bidwhist.core.actions": (
            "PASS",
            "Action",
            "Bid",
            "Call",
            "CallRenege",
            "Claim",
            "Contract",
            "Declare",
            "Discard",
            "Interruption",
            "Pass",
            "Play",
            "Suffix",
            "format_call",
            "format_contract",
            "parse_call",
            "parse_contract",
        ),
        "bidwhist.core.apply": ("apply",),
        "bidwhist.core.cards": (
            "BIG_JOKER",
            "LITTLE_JOKER",
            "Card",
            "Rank",
            "Strain",
            "Suit",
            "cards_of",
            "format_card",
            "format_hand",
            "mask_of",
            "parse_card",
            "parse_hand",
        ),
        "bidwhist.core.deal": (
            "Deal",
            "Phase",
            "Trick",
            "start_deal",
        ),
        "bidwhist.core.events": (
            "Event",
            "events",
        ),
        "bidwhist.core.legality": (
            "interruptions",
            "legal",
            "playable",
        ),
        "bidwhist.core.match": (
            "Reason",
            "Result",
            "deal_given",
            "deal_next",
            "match_view",
            "play",
        ),
        "bidwhist.core.rules.code": (
            "format_code",
            "parse_code",
        ),
        "bidwhist.core.rules.describe": (
            "describe",
            "format_sheet",
        ),
        "bidwhist.core.rules.difference": ("difference",),
        "bidwhist.core.rules.options": ("Direction",),
        "bidwhist.core.rules.order": (
            "Order",
            "order_for",
            "sort_hand",
        ),
        "bidwhist.core.rules.parse": ("parse_rules",),
        "bidwhist.core.rules.presets": (
            "PRESETS",
            "preset_name",
        ),
        "bidwhist.core.rules.ruleset": ("Ruleset",),
        "bidwhist.core.rules.scoring": (
            "Outcome",
            "outcome",
        ),
        "bidwhist.core.shuffle": (
            "deal_cards",
            "seed_from_text",
        ),
        "bidwhist.core.view": (
            "WATCHER",
            "View",
            "view",
        ),
        "bidwhist.errors": (
            "BadNotation",
            "BadRecord",
            "BadRuleset",
            "BotFault",
            "IllegalAction",
            "Misdeal",
            "SlowWarning",
            "TooHard",
            "Unknown",
            "WhistError",
            "WrongType",
        ),
        "bidwhist.records": (
            "Record",
            "decode_record",
            "encode_record",
            "format_record",
            "parse_record",
            "record_of",
        ),
    }
)
"""The public names that each module has."""
HOME: Mapping[str, str] = MappingProxyType({name: module for module, names in HOMES.items() for name in names})
"""The module of each public name."""
