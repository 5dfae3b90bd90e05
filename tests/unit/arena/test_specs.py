"""Bots in words: names, bots put together by phase, and what cannot be read."""

from random import Random

import pytest
from benches.strength.arena_tables import CLAIMS

from bidwhist.arena.measures import MEASURES
from bidwhist.arena.peers import PEERS, make_peer
from bidwhist.arena.specs import parse_bot
from bidwhist.arena.tables import SeesAll, decide, fresh_deal
from bidwhist.bots.levels import BOTS, make_bot
from bidwhist.core.deal import Phase
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view
from bidwhist.errors import BadNotation, WhistError
from support.blindness import history

SEED = seed_from_text("specs")


def test_each_phase_is_played_by_the_bot_named_for_it() -> None:
    spec = "bid=counting+declare=greedy+discard=steady+play=random"
    bots = {
        Phase.AUCTION: parse_bot("counting"),
        Phase.DECLARE: parse_bot("greedy"),
        Phase.DISCARD: parse_bot("steady"),
        Phase.PLAY: parse_bot("random"),
    }
    composed = parse_bot(spec)
    assert composed.name == spec
    for rules in PRESETS.values():
        for deal, _ in history(rules, SEED, 3, make_bot("steady")):
            seen = view(deal, deal.to_act)
            assert composed.choose(seen, Random(1)) == bots[seen.phase].choose(seen, Random(1))


def test_naming_and_discards_go_with_the_bids_unless_said() -> None:
    for spec, whole in (
        ("bid=greedy+play=steady", "bid=greedy+declare=greedy+discard=greedy+play=steady"),
        ("bid=greedy+declare=steady+play=greedy", "bid=greedy+declare=steady+discard=steady+play=greedy"),
    ):
        one, other = parse_bot(spec), parse_bot(whole)
        for deal, _ in history(PRESETS["palace"], SEED, 4, make_bot("steady")):
            seen = view(deal, deal.to_act)
            assert one.choose(seen, Random(1)) == other.choose(seen, Random(1))


def test_only_the_part_that_sees_all_is_shown_the_deal() -> None:
    deal = fresh_deal(PRESETS["palace"], SEED, 0)
    seen = view(deal, deal.to_act)
    composed = parse_bot("bid=random+play=open")
    assert isinstance(composed, SeesAll)
    assert decide(composed, deal, seen, Random(5)) == parse_bot("random").choose(seen, Random(5))


@pytest.mark.parametrize("name", [*PEERS])
def test_every_peer_named_in_the_help_is_there(name: str) -> None:
    if name == "ismctsN":
        pytest.importorskip("pyspiel")
    known = name.replace("N", "3")
    peer = make_peer(known)
    assert peer is not None
    assert peer.name == known
    assert isinstance(peer, SeesAll) is (name == "open")


@pytest.mark.parametrize("name", [*BOTS])
def test_no_bot_for_a_real_table_is_shown_the_deal(name: str) -> None:
    assert not isinstance(make_bot(name), SeesAll)
    composed = parse_bot(f"bid={name}+play={name}")
    deal = fresh_deal(PRESETS["palace"], SEED, 0)
    seen = view(deal, deal.to_act)
    assert decide(composed, deal, seen, Random(2)) == make_bot(name).choose(seen, Random(2))


@pytest.mark.parametrize("name", [*CLAIMS])
def test_every_run_of_the_results_names_bots_and_measures_there_are(name: str) -> None:
    claim = CLAIMS[name]
    if "ismcts" in str(claim.bots):
        pytest.importorskip("pyspiel")
    assert [parse_bot(spec).name for spec in claim.bots] == [*claim.bots]
    assert set(claim.measures) <= set(MEASURES)
    assert all(parse_rules(rules, claim.settings) for rules in claim.rules)
    assert f"--bots {','.join(claim.bots)} " in claim.command


@pytest.mark.parametrize("text", ["pimc", "pimc0", "pimc-8", "greedy2", "always-", "pimc1234567", "Open", ""])
def test_a_name_that_is_nearly_right_is_refused(text: str) -> None:
    with pytest.raises(WhistError, match="no such bot"):
        parse_bot(text)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("bid=steady", "nobody is named to play"),
        ("play=steady", "nobody is named to bid"),
        ("declare=steady", "nobody is named to bid or to play"),
        ("bid=steady+bid=greedy+play=steady", "bid is given to two bots"),
        ("bid=steady+lead=greedy+play=steady", "phases are bid, declare, discard, play"),
        ("bid=steady+play=", "phases are"),
        ("bid=steady+play", "phases are"),
    ],
)
def test_a_spec_that_leaves_something_open_is_refused(text: str, says: str) -> None:
    with pytest.raises(BadNotation, match=says):
        parse_bot(text)
