"""What does not change about a table: its rules in words, its settings and the conventions of its bots."""

from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from bidwhist.bots.conventions import describe_conventions
from bidwhist.bots.levels import conventions_of
from bidwhist.core.rules.code import format_code
from bidwhist.core.rules.describe import describe, sheet_lines
from bidwhist.core.rules.ruleset import CACHED_RULE_SETS, Ruleset
from bidwhist.i18n import ENGLISH, Language
from bidwhist.records.writing import full_rules
from bidwhist.server.protocol.server_messages import TableFacts
from bidwhist.server.ratings.domain.chips import fees_of
from bidwhist.server.tables.domain.log import TableOpened
from bidwhist.server.tables.domain.table import Table

_code_of = lru_cache(maxsize=CACHED_RULE_SETS)(format_code)


def facts_of(table: Table, language: Language = ENGLISH) -> TableFacts:
    """What does not change about a table."""
    opened = table.opened
    return TableFacts(
        table=table.id,
        name=opened.name,
        preset=opened.preset,
        rules=options_of(opened.rules),
        code=_code_of(opened.rules),
        sheet=sheet_of(opened.rules, language),
        kind=opened.kind,
        pace=opened.pace,
        bots=opened.bots,
        conventions=conventions_in_words(opened, language),
        hints=opened.hints,
        chat=opened.chat,
        watchers=opened.watchers,
        tempo=opened.tempo,
        talk=opened.talk,
        # Nobody is asked to a table whose chairs are reserved.
        invite=None if opened.is_reserved else opened.invite,
        rated=opened.rated,
        stake=opened.stake,
        fees=fees_of(opened.stake, opened.rules.contract_numbers),
        level=opened.level,
        tier=opened.tier,
        event=opened.contest.event if opened.contest is not None else None,
        programs=opened.programs,
    )


def conventions_in_words(opened: TableOpened, language: Language = ENGLISH) -> tuple[str, ...]:
    """What bids mean among the bots of a table, one sentence each."""
    card = conventions_of(opened.bots)
    return describe_conventions(card, opened.rules, language) if card else ()


@lru_cache(maxsize=64)
def sheet_of(rules: Ruleset, language: Language = ENGLISH) -> tuple[str, ...]:
    """The rules in plain words, line by line."""
    return tuple(words for words, _ in sheet_lines(describe(rules, language), 10_000, language))


@lru_cache(maxsize=CACHED_RULE_SETS)
def options_of(rules: Ruleset) -> dict[str, Any]:
    """Every option as in records; the same dictionary each time, so callers must not change it."""
    made: dict[str, Any] = msgspec.to_builtins(full_rules(rules))
    return made


def every_option(rules: Ruleset) -> dict[str, Any]:
    """The same, with the options that records leave out at their default."""
    return {**msgspec.to_builtins(rules), **options_of(rules)}


def facts_for(table: Table, person: str, language: Language = ENGLISH) -> TableFacts:
    """What a person may know of it: the invite is for people who sit there, and for the one who opened the table."""
    facts = replace(facts_of(table, language), screen=table.host if table.opened.looks_on else None)
    return facts if knows_invite(table, person) else replace(facts, invite=None)


def knows_invite(table: Table, person: str) -> bool:
    """Whether a person, by id, may ask others to a table."""
    return person != "" and (person == table.host or table.seat_of(person) is not None)
