"""A sitting as a value: who sits where, what is taken back, what bots see when a deal is over."""

from pathlib import Path

import pytest

from bidwhist.cli.play import find_waiting, take_up
from bidwhist.core.actions import Play
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.errors import WhistError
from bidwhist.tui import session
from bidwhist.tui.pages import rules_page
from bidwhist.tui.saves import Save
from bidwhist.tui.session import Sitting, advice, bot_acts, bot_looks_back, decide, next_deal, rematch, sit_down, undo
from support.terminal import new_sitting, rules_of


def test_undo_goes_back_decision_by_decision_to_the_first() -> None:
    sitting = new_sitting("fifty-two", "undo")
    before = []
    while not sitting.deal.is_over:
        if sitting.waits_for_person:
            before.append(sitting)
            sitting = decide(sitting, advice(sitting).action)
        else:
            sitting = bot_acts(sitting)
    for earlier in reversed(before):
        sitting = undo(sitting)
        assert sitting == earlier
    with pytest.raises(WhistError, match="nothing to take back"):
        undo(sitting)


def test_bots_look_back_and_call_the_reneges_of_the_person_once_the_deal_is_over() -> None:
    def play_wildly(sitting: Sitting) -> Sitting:
        view = sitting.view
        off = [one for one in view.legal if isinstance(one, Play) and view.order and view.led < 4]
        off = [one for one in off if view.order and not view.order.follow[view.led] >> one.card & 1]
        return decide(sitting, off[0] if off else advice(sitting).action)

    sitting = new_sitting("classic", "honour", "renege=called", "all_pass=dealer_must")
    while not sitting.deal.is_over:
        assert bot_looks_back(sitting) is None
        sitting = play_wildly(sitting) if sitting.waits_for_person else bot_acts(sitting)
    mine = [trick for seat, trick in sitting.deal.reneges if seat == 0]
    assert mine
    while looked := bot_looks_back(sitting):
        sitting = looked
    assert [call.trick for call in sitting.deal.renege_calls if call.seat == 0] == mine
    assert all(call.called_by in (1, 3) for call in sitting.deal.renege_calls)


def test_drawn_partners_are_found_again_in_a_rematch() -> None:
    sitting = new_sitting("classic", "drawn", "partners=drawn", "max_deals=1")
    again = rematch(sitting, seed_from_text("next"))
    assert again.match.players[again.seat] == "Ann"
    assert sorted(again.match.players) == sorted(sitting.match.players)


@pytest.mark.parametrize(
    ("seat", "name", "bots", "words"),
    [
        (4, "Ann", ("steady",), "no such seat"),
        (-1, "Ann", ("steady",), "no such seat"),
        (0, "bot:Ann", ("steady",), "does not begin with"),
        (0, "Ann", ("steady", "random"), "one bot for all, or 3"),
        (0, "Ann", ("nobody",), "no such bot"),
    ],
)
def test_who_cannot_sit_down_is_told_why(seat: int, name: str, bots: tuple[str, ...], words: str) -> None:
    with pytest.raises(WhistError, match=words):
        sit_down(rules_of("classic"), seat, name, bots, seed_from_text("x"))


def test_each_seat_may_have_a_bot_of_its_own() -> None:
    sitting = sit_down(rules_of("cutthroat"), 2, "Ann", ("random", "steady"), seed_from_text("x"))
    assert sitting.match.players == ("bot:random", "bot:steady", "Ann")
    assert sitting.names == ("Mae", "Otis", "Ann")


def test_every_bot_gets_ready_for_the_rules_before_the_first_deal_and_before_one_that_waited(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ready: list[Ruleset] = []
    monkeypatch.setattr(session, "prepare", lambda _, rules: ready.append(rules))
    sitting = sit_down(rules_of("cutthroat"), 0, "Ann", ("random", "steady"), seed_from_text("x"))
    assert ready == [sitting.rules] * 2
    save = Save(tmp_path / "match.json")
    save.write(sitting)
    assert find_waiting(save) == (sitting, "")
    take_up(sitting, ("random", "steady"))
    assert ready == [sitting.rules] * 4


def test_a_partner_is_no_weaker_than_the_table() -> None:
    sitting = sit_down(rules_of("palace"), 0, "Ann", ("casual", "beginner", "steady"), seed_from_text("x"))
    assert sitting.match.players == ("Ann", "bot:casual", "bot:steady", "bot:steady")
    sitting = sit_down(rules_of("palace"), 3, "Ann", ("beginner", "steady", "beginner"), seed_from_text("x"))
    assert sitting.match.players == ("bot:beginner", "bot:steady", "bot:beginner", "Ann")


def test_a_partner_that_is_drawn_is_no_weaker_than_the_table_either() -> None:
    rules = rules_of("palace", "partners=drawn")
    sitting = sit_down(rules, 0, "Ann", ("casual", "beginner", "steady"), seed_from_text("x"))
    for text in ("y", "z"):
        others = {sitting.match.players[seat] for seat in range(4) if seat not in (sitting.seat, sitting.partner)}
        partner = sitting.match.players[sitting.partner or 0]
        assert partner == "bot:steady" or others == {"bot:casual", "bot:beginner"}
        assert partner != "bot:beginner"
        sitting = rematch(sitting, seed_from_text(text))


def test_the_table_plays_one_convention_card_and_hints_go_by_it() -> None:
    rules = rules_of("palace")
    sitting = sit_down(rules, 0, "Ann", ("steady/four-joker",), seed_from_text("x"))
    assert sitting.conventions is not None
    assert sitting.conventions.names == ("four-joker",)
    assert "promises a joker" in rules_page(sitting)
    assert "No conventions" in rules_page(sit_down(rules, 0, "Ann", ("steady",), seed_from_text("x")))
    with pytest.raises(WhistError, match="the same conventions"):
        sit_down(rules, 0, "Ann", ("steady", "steady/four-joker", "steady"), seed_from_text("x"))


def test_bots_claim_what_is_certainly_theirs_unless_told_to_play_every_card() -> None:
    ends = set()
    for text in "abcdef":
        for claims in (True, False):
            sitting = new_sitting("palace", text)
            while not sitting.deal.is_over:
                mine = sitting.waits_for_person
                sitting = decide(sitting, advice(sitting).action) if mine else bot_acts(sitting, claims=claims)
            ends.add((claims, sitting.deal.claim is not None))
    assert (True, True) in ends
    assert (False, True) not in ends


def test_the_next_deal_waits_for_the_last_one() -> None:
    with pytest.raises(WhistError, match="still in play"):
        next_deal(new_sitting("classic", "next"))
