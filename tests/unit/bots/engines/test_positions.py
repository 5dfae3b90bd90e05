"""A view as an engine hears it is the whole view, and nothing of it needs more than text and small numbers."""

import json
from typing import Any

import msgspec
import pytest

from bidwhist.bots.engines.positions import PHASES, Position, action_of, numbered, position_of, view_of
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.view import WATCHER, view
from bidwhist.errors import BadNotation
from support.random_play import fresh_deal, states

EXACT = 1 << 53
"""The first whole number after which a double skips some."""


def _numbers(found: Any) -> list[int]:
    if isinstance(found, dict):
        return [number for value in found.values() for number in _numbers(value)]
    if isinstance(found, list):
        return [number for value in found for number in _numbers(value)]
    return [found] if isinstance(found, int) else []


@pytest.mark.parametrize("preset", PRESETS)
def test_every_view_of_a_deal_comes_back_as_it_was(preset: str) -> None:
    for number in range(3):
        for deal in states(PRESETS[preset], number):
            for seat in (*range(deal.rules.players), WATCHER):
                seen = view(deal, seat)
                line = msgspec.json.encode(position_of(seen))
                assert view_of(msgspec.json.decode(line, type=Position), deal.rules, seen.legal) == seen
                assert all(abs(one) < EXACT for one in _numbers(json.loads(line)))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_legal_action_is_read_from_its_text_and_discards_are_not_listed(preset: str) -> None:
    for deal in states(PRESETS[preset], 5):
        legal = view(deal, max(deal.to_act, 0)).legal
        texts = numbered(legal)
        if isinstance(legal, DiscardChoices):
            assert texts == ()
        else:
            assert [action_of(text, deal.phase) for text in texts] == [*legal]
            assert len(set(texts)) == len(texts)


def test_a_text_that_is_no_action_of_the_phase_is_refused_in_words() -> None:
    for phase, text in zip(PHASES, ("9Z", "XX", "AS AS ZZ", "ZZ", "AS"), strict=True):
        with pytest.raises(BadNotation):
            action_of(text, phase)


def test_a_position_of_no_phase_is_refused() -> None:
    seen = view(fresh_deal(PRESETS["palace"], 1), 1)
    with pytest.raises(BadNotation, match="there are auction, declare"):
        view_of(msgspec.structs.replace(position_of(seen), phase="lunch"), seen.rules, seen.legal)
