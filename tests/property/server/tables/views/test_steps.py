"""Protocol 4: a view that is put together from steps is the view of a snapshot, wherever somebody looks from."""

import json
import re
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist.core.rules.options import OpeningLead
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.view import WATCHER
from bidwhist.i18n import CODES, ENGLISH, Language, language_of
from bidwhist.server.protocol.encoding import encode
from bidwhist.server.protocol.server_messages import TableStep
from bidwhist.server.tables.domain.table import Shift, Table
from bidwhist.server.tables.views.differences import lean, whole_step
from bidwhist.server.tables.views.events import happenings
from bidwhist.server.tables.views.hand import blank_box
from bidwhist.server.tables.views.own_words import SPARED, Reader
from bidwhist.server.tables.views.steps import Shown, steps_of
from bidwhist.server.tables.views.table import table_view
from property.server.tables.views.test_changes import FRENCH, TABLES, TELLING, played
from support.nightly import amount, by_day
from support.own_words import said
from support.tables import Play
from support.whole import stepped, whole, whole_part, whole_view


def snapshot(table: Table, seat: int, language: Language) -> dict[str, Any]:
    """The view of a snapshot in protocol 4, with every field."""
    return whole_view(json.loads(msgspec.json.encode(lean(table_view(table, seat, language)))))


def box_of(table: Table, language: Language) -> dict[str, Any]:
    """The bids of a snapshot, with every field."""
    return whole_part("BidBox", json.loads(msgspec.json.encode(blank_box(table.opened.rules, language))))


def shifts_of(play: Play) -> list[Shift]:
    """The steps of a table."""
    return [Shift(*one) for one in zip(play.tables, play.rows[1:], play.tables[1:], strict=False)]


@pytest.mark.parametrize("name", by_day(TABLES, *TELLING))
@settings(max_examples=amount(2, 4), deadline=None)
@given(seed=st.integers(0, 10**6), people=st.integers(1, 3))
def test_steps_come_to_the_view_of_a_snapshot_while_people_come_and_go(name: str, seed: int, people: int) -> None:
    random, language = Random(seed), FRENCH if seed % 3 else ENGLISH
    play = played(name, seed, people)
    views: dict[int, dict[str, Any]] = {}
    last: Shown | None = None
    box = box_of(play.tables[0], language)
    for shift in shifts_of(play):
        seats = [seat for seat in (WATCHER, *range(len(shift.after.chairs))) if random.random() < 0.9]
        steps, last = steps_of(shift, seats, Reader(language), last)
        views = {seat: view for seat, view in views.items() if seat in seats}
        for seat, step in steps.items():
            assert step.events == happenings(shift.before, shift.row, shift.after, seat, language)
            # Who was away is sent a snapshot of the step before.
            before = views.get(seat) or snapshot(shift.before, seat, language)
            views[seat] = stepped(json.loads(encode(step)), before, box)
            assert views[seat] == snapshot(shift.after, seat, language)
        if random.random() < 0.05:
            last = None


def all_of_it(shift: Shift, seat: int, step: TableStep, reader: Reader) -> TableStep:
    """A step as somebody is sent it who has no view before it."""
    return whole_step(shift.after, step.events, table_view(shift.after, seat, reader.language), reader)


# How a table comes to be told does not depend on the language: by day each has one.
@pytest.mark.parametrize(("name", "code"), by_day(product(TABLES, CODES), *zip(TELLING, CODES, strict=True)))
@settings(max_examples=2, deadline=None)
@given(seed=st.integers(0, 10**6), people=st.integers(1, 3))
def test_a_client_with_own_words_says_what_others_are_sent(name: str, code: str, seed: int, people: int) -> None:
    random, language = Random(seed), language_of(code)
    reader, play = Reader(language, has_own_words=True), played(name, seed, people)
    views: dict[int, dict[str, Any]] = {}
    last: Shown | None = None
    box = box_of(play.tables[0], language)
    for shift in shifts_of(play):
        seats = [seat for seat in (WATCHER, *range(len(shift.after.chairs))) if random.random() < 0.9]
        steps, last = steps_of(shift, seats, reader, last)
        views = {seat: view for seat, view in views.items() if seat in seats}
        for seat, step in steps.items():
            is_part = seat in views or random.random() < 0.5
            sent = json.loads(encode(step if is_part else all_of_it(shift, seat, step, reader)))
            before = views.get(seat) or snapshot(shift.before, seat, language)
            events, views[seat] = said(whole(sent)["events"], stepped(sent, before, box), language)
            meant = happenings(shift.before, shift.row, shift.after, seat, language)
            assert [one["words"] for one in events] == [one.words for one in meant]
            assert views[seat] == snapshot(shift.after, seat, language)
        if random.random() < 0.05:
            last = None


@pytest.mark.parametrize("name", by_day(TABLES, *TELLING))
def test_a_client_with_own_words_is_not_sent_what_it_says_itself(name: str) -> None:
    last, reader, spared, shared = None, Reader(ENGLISH, has_own_words=True), 0, 0
    for shift in shifts_of(played(name, 7, 2)):
        steps, last = steps_of(shift, (WATCHER, *range(len(shift.after.chairs))), reader, last)
        for step in steps.values():
            words = [one.words for one in step.events if one.kind in SPARED]
            spared += len(words)
            assert not any(words)
        shared += len(steps) - len({id(step) for step in steps.values()})
    assert spared > 200 and shared > 20, "who sees the same is sent the same"


def test_a_contract_named_last_and_led_by_the_forehand_moves_nobody_around_the_table() -> None:
    # Without a clock nothing of the seats changes then but whose turn it is.
    rules = replace(PRESETS["classic"], opening_lead=OpeningLead.FOREHAND)
    play = Play(rules, people=4).start().play(Random(1), lambda table: len(table.actions) > 8)
    views: dict[int, dict[str, Any]] = {}
    last: Shown | None = None
    box, places = box_of(play.tables[0], ENGLISH), 0
    for shift in shifts_of(play):
        steps, last = steps_of(shift, range(4), Reader(ENGLISH), last)
        for seat, step in steps.items():
            before = views.get(seat) or snapshot(shift.before, seat, ENGLISH)
            views[seat] = stepped(json.loads(encode(step)), before, box)
            assert views[seat] == snapshot(shift.after, seat, ENGLISH)
            places += views[seat]["seats"][seat]["place"] == "you"
    assert places == len(play.rows[1:]) * 4


@pytest.mark.parametrize("name", TELLING)
def test_a_whole_step_needs_no_view_before_it(name: str) -> None:
    play = played(name, 5, 2)
    other = snapshot(play.tables[0], WATCHER, ENGLISH)
    for table in play.tables[::7]:
        for seat in (WATCHER, 0, 1):
            sent = json.loads(encode(whole_step(table, (), table_view(table, seat), Reader(ENGLISH))))
            assert stepped(sent, other, box_of(table, ENGLISH)) == snapshot(table, seat, ENGLISH)


@pytest.mark.parametrize("name", by_day(TABLES, *TELLING))
def test_a_card_is_told_without_a_view_and_in_few_bytes(name: str) -> None:
    sizes, last, cards = [], None, 0
    for shift in shifts_of(played(name, 7, 2)):
        steps, last = steps_of(shift, range(len(shift.after.chairs)), Reader(ENGLISH), last)
        cards += last.seen is None
        sizes += [len(encode(step)) for step in steps.values()] if last.seen is None else []
    assert cards > 40 and sum(sizes) / len(sizes) < 550


CARDS = re.compile(rb'"([2-9TJQKA][CDHS]|LJ|BJ)"')


@pytest.mark.parametrize("name", by_day(TABLES, *TELLING))
def test_a_step_names_no_card_that_the_views_and_sentences_of_its_seat_do_not(name: str) -> None:
    last: Shown | None = None
    for shift in shifts_of(played(name, 13, 2)):
        seats = (WATCHER, *range(len(shift.after.chairs)))
        steps, last = steps_of(shift, seats, Reader(ENGLISH), last)
        for seat, step in steps.items():
            told = happenings(shift.before, shift.row, shift.after, seat)
            known = [table_view(shift.before, seat), table_view(shift.after, seat), told]
            named = {card for one in known for card in CARDS.findall(msgspec.json.encode(one))}
            assert set(CARDS.findall(encode(step))) <= named
