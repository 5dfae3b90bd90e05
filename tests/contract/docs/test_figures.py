"""Figures in sentences of the pages are those of the program; tables of limits have test_limits.py."""

import re

import pytest
from benches.common.checkout import ROOT
from benches.soak.attacks import ATTACKS

from bidwhist.arena.peers.pimc import NODES
from bidwhist.arena.sequential import FIRST_LOOK
from bidwhist.bots.engines.engine import LIMIT_MS, READY_S
from bidwhist.bots.explanations.table import KINDS
from bidwhist.bots.searching import CHAMPION, STRONG
from bidwhist.cli.arena import DEALS_AT_MOST
from bidwhist.records.shapes import MOST_DEALS
from bidwhist.server.moderation.chat_log import MAX_TABLES
from bidwhist.server.moderation.word_filter import LANGUAGES
from bidwhist.server.platform.cluster.repository import LEASE_MS
from bidwhist.server.platform.limits.attempts import PATIENCE
from bidwhist.server.platform.transport.connection_table import REQUEST_TIMEOUT_S
from bidwhist.server.ratings.domain.chips import DAILY
from bidwhist.server.ratings.domain.seasons import COUNTED
from bidwhist.server.tables.invites import WORDS, words_for
from bidwhist.server.tables.recovery import MAX_REPLAYED_STEPS
from bidwhist.server.tables.redirects import MAX_WAIT_S
from bidwhist.server.tournaments.routes import FARTHEST_DAYS
from support.sources import text_of


def _most_tables(words: int) -> int:
    """The most open tables whose invites have so many words."""
    return next(tables for tables in range(1, 10_000) if words_for(tables + 1) > words)


TABLE, ADDRESS, PERSON = (PATIENCE[kind] for kind in ("table", "address", "person"))
FIGURES: tuple[tuple[str, str, tuple[float, ...]], ...] = (
    ("arena.md", r"([\d,]+) deals at most", (DEALS_AT_MOST,)),
    ("arena.md", r"fewer than (\d+) values", (FIRST_LOOK,)),
    ("arena.md", r"double dummy \(([\d,]+) nodes at most\)", (NODES,)),
    ("bots.md", r"`strong` \| (\d+) \| ([\d,]+) \| ([\d,]+) \|", (STRONG.worlds, STRONG.pool, STRONG.nodes)),
    ("bots.md", r"`champion` \| (\d+) \| ([\d,]+) \| ([\d,]+) \|", (CHAMPION.worlds, CHAMPION.pool, CHAMPION.nodes)),
    ("bots.md", r"are of (\d+) kinds", (len(KINDS),)),
    ("club.md", r"daily gift of (\d+)", (DAILY,)),
    ("club.md", r"The first (\d+) rated matches of a\s+month", (COUNTED,)),
    ("engines.md", r"within (\d+) s \|", (READY_S,)),
    ("engines.md", r"`ms`\s+\((\d+) unless", (LIMIT_MS,)),
    ("operations.md", r"has not changed for (\d+) s", (LEASE_MS / 1000,)),
    ("protocol.md", r"within 20 s, to ([\d.]+) s at most", (MAX_WAIT_S,)),
    ("protocol.md", r"one snapshot when more than (\d+) steps", (MAX_REPLAYED_STEPS,)),
    ("records.md", r"at most ([\d,]+) deals", (MOST_DEALS,)),
    ("server.md", r"in (\d+) ways, one by one", (len(ATTACKS),)),
    ("server.md", r"for the last ([\d,]+) tables", (MAX_TABLES,)),
    ("server.md", r"glin-profanity/\), (\d+)\s+languages", (len(LANGUAGES),)),
    ("server.md", r"arrive completely within (\d+) seconds", (REQUEST_TIMEOUT_S,)),
    ("server.md", r"There are (\d+) words of our own", (len(WORDS),)),
    ("server.md", r"more than (\d+) open tables it has two words", (_most_tables(1),)),
    ("server.md", r"more than (\d+) three", (_most_tables(2),)),
    (
        "server.md",
        r"After (\d+) wrong ones at a table, (\d+) from an address or (\d+) by a person",
        (TABLE.free, ADDRESS.free, PERSON.free),
    ),
    ("server.md", r"(\d+)\s+seconds at a table, (\d+) for an address or a person", (TABLE.first, PERSON.first)),
    ("events.md", r"A date is at most (\d+) days ahead", (FARTHEST_DAYS,)),
)
"""The page, the sentence with its figures in groups, and what they are in the program."""


@pytest.mark.parametrize(("page", "sentence", "meant"), FIGURES, ids=lambda one: one if isinstance(one, str) else "")
def test_a_figure_in_a_sentence_is_the_programs(page: str, sentence: str, meant: tuple[float, ...]) -> None:
    found = re.findall(sentence, text_of(ROOT / "docs" / page))
    assert len(found) == 1, "the sentence is on the page once"
    groups = found[0] if isinstance(found[0], tuple) else found
    assert tuple(float(one.replace(",", "")) for one in groups) == meant
