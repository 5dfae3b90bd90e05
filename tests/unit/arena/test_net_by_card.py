"""The network with a convention card, as the bench of conventions plays it."""

from collections.abc import Iterator
from random import Random

import pytest
from benches.strength.conventions import NetByCard
from msgspec.structs import replace

from bidwhist.arena.peers.net import NetBot
from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.auction.net_bidder import mannerly_call
from bidwhist.bots.auction.net_calls import net_values
from bidwhist.bots.auction.rollout import THOROUGH
from bidwhist.bots.bot import Bot
from bidwhist.bots.conventions import heard, may_say, parse_conventions
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.bots.partner_safety.calls import decent_calls, fitting_calls
from bidwhist.core.act import act
from bidwhist.core.actions import Bid, Pass
from bidwhist.core.deal import AUCTION
from bidwhist.core.rules.presets import PALACE
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View, view
from support.nightly import amount

SEED = seed_from_text("net by card")
CARD = parse_conventions("four-joker/four-aces")
KEEPS = NetByCard("keeps", replace(STEADY, card=CARD, foes_card=CARD))
PLAIN = NetByCard("plain", STEADY)


def views(bot: Bot, deals: int) -> Iterator[View]:
    """What the seats to call see in auctions of a bot."""
    for number in range(deals):
        deal = fresh_deal(PALACE, SEED, number)
        while deal.phase is AUCTION:
            seen = view(deal, deal.to_act)
            yield seen
            deal = act(deal, bot.choose(seen, Random(1)))


def test_no_call_is_untrue_by_the_card() -> None:
    kept = 0
    for seen in views(KEEPS, amount(30, 300)):
        call = KEEPS.choose(seen, Random(1))
        assert isinstance(call, Pass | Bid)
        assert may_say(CARD, seen, call)
        plain = NetBot().choose(seen, Random(1))
        assert isinstance(plain, Pass | Bid)
        kept += not may_say(CARD, seen, plain)
    assert kept, "net never wanted to say what the card forbids"


def test_without_a_card_it_plays_as_net() -> None:
    assert all(
        PLAIN.choose(seen, Random(1)) == NetBot().choose(seen, Random(1)) for seen in views(PLAIN, amount(10, 100))
    )


@pytest.mark.parametrize("listens", [KEEPS, NetByCard("foe", replace(STEADY, foes_card=CARD))], ids=["both", "foes"])
def test_what_others_promised_changes_a_call_where_something_was_promised(listens: NetByCard) -> None:
    changed = 0
    for seen in views(KEEPS, amount(60, 400)):
        own = listens.judgement.card
        true = {call: value for call, value in net_values(seen).items() if may_say(own, seen, call)}
        differs = len(seen.legal) > 1 and listens.choose(seen, Random(1)) != mannerly_call(seen, true, THOROUGH.clear)
        assert not differs or any(heard(seen, own, CARD))
        changed += differs
    assert changed


def test_only_calls_with_a_value_are_made_and_by_manners() -> None:
    for seen in views(PLAIN, amount(10, 100)):
        values = net_values(seen)
        for call in values:
            assert mannerly_call(seen, {call: 0.0}, 0.01) == call
        level = dict.fromkeys(values, 0.5)
        decent = [call for call in decent_calls(seen) if call in fitting_calls(seen)]
        assert not decent or mannerly_call(seen, level, 0.01) in decent
