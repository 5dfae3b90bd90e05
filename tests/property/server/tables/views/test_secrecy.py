"""Nobody is sent a card they may not know: frames stay the same when hidden cards change places (S3)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.core.rules.options import DeclareWhen, Renege, Sport
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import WATCHER
from bidwhist.server.protocol.encoding import encode
from bidwhist.server.protocol.server_messages import Update
from bidwhist.server.tables.domain.log import Row
from bidwhist.server.tables.domain.table import Table
from bidwhist.server.tables.views.events import deal_log, happenings
from bidwhist.server.tables.views.table import table_view
from support.nightly import amount
from support.secrecy import earlier, hidden_from, redealt
from support.tables import Play

TABLES = {
    **PRESETS,
    "honour": replace(PRESETS["classic"], renege=Renege.CALLED),
    "honour no-trump jokers": replace(PRESETS["andrews"], renege=Renege.CALLED),
    "sported for trump bids": replace(PRESETS["classic"], sport=Sport.TRUMP_BIDS),
    "named with the kitty in hand": replace(PRESETS["classic"], declare=DeclareWhen.AFTER_KITTY),
    "sported before the auction": replace(PRESETS["palace"], sport=Sport.BEFORE_AUCTION),
    "sported before the pickup": replace(PRESETS["bid-wiz"], sport=Sport.BEFORE_PICKUP),
}


def frames(table: Table, seat: int) -> list[bytes]:
    """Everything that a viewer has been sent of the deal."""
    sent = []
    for place in range(len(table.actions)):
        before, after = earlier(table, place), earlier(table, place + 1)
        row = Row(table.id, table.seq, table.time, "", "", table.actions[place])
        sent.append(encode(Update(table.id, table.seq, happenings(before, row, after, seat), table_view(after, seat))))
    return [*sent, *(line.encode() for words in deal_log(table, seat) for line in words)]


def played_some(rules: Ruleset, seed: int, actions: int) -> Table:
    random = Random(seed)
    table = Play(rules, people=1 + seed % 3).start()
    return table.play(random, until=lambda now: len(now.actions) >= actions or now.is_between_deals).table


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=amount(10, 30), deadline=None)
@given(seed=st.integers(0, 10**6), actions=st.integers(1, 55), viewer=st.integers(-1, 4))
def test_frames_do_not_depend_on_cards_a_viewer_cannot_know(name: str, seed: int, actions: int, viewer: int) -> None:
    table = played_some(TABLES[name], seed, actions)
    seat = WATCHER if viewer < 0 else viewer % table.opened.rules.players
    other = redealt(table, seat, Random(seed))
    if other is not None:
        assert frames(other, seat) == frames(table, seat)


def test_the_check_would_see_a_leak() -> None:
    table = played_some(PRESETS["classic"], 7, 20)
    other = redealt(table, 0, Random(1))
    assert other is not None
    seats = [seat for seat in range(1, 4) if frames(other, seat) != frames(table, seat)]
    assert seats, "a card changed hands, and its holder was told"


def test_a_true_renege_is_told_to_nobody() -> None:
    rules = TABLES["honour"]
    reneged = next(
        table for seed in range(50) if (table := played_some(rules, seed, 30)).deal is not None and table.deal.reneges
    )
    for seat in (WATCHER, 0, 1, 2, 3):
        assert b"reneged" not in b"".join(frames(reneged, seat))


def test_after_the_deal_all_hands_are_open() -> None:
    table = Play(PRESETS["classic"], people=1).start().play(Random(3), until=lambda now: now.is_between_deals).table
    assert hidden_from(table, WATCHER) == 0
    result = table_view(table, WATCHER).deal_result
    assert result is not None and len(result.hands) == 4
