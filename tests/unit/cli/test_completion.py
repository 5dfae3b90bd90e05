"""Shell completion: commands, switches, and the values of parameters with a few known ones."""

import click
import pytest
from click.shell_completion import ShellComplete

from bidwhist.bots.conventions import AGREEMENTS
from bidwhist.bots.levels import BOTS
from bidwhist.cli.__main__ import COMMANDS, bidwhist
from bidwhist.core.rules.parse import OPTIONS
from bidwhist.core.rules.presets import PRESETS
from support.command import run
from support.command_cases import leaves


def offered(*words: str) -> list[str]:
    """What is offered for the last word."""
    shell = ShellComplete(bidwhist, {}, "bidwhist", "_BIDWHIST_COMPLETE")
    return [one.value for one in shell.get_completions([*words[:-1]], words[-1])]


def test_commands_and_switches_are_offered() -> None:
    assert offered("") == [*COMMANDS]
    assert offered("so") == ["solve"]
    assert offered("simulate", "--re") == ["--resume"]


@pytest.mark.parametrize(
    ("words", "values"),
    [
        (["play", "--rules", ""], [*PRESETS]),
        (["rules", "show", "cut"], ["cutthroat", "cutthroat-4", "cutthroat-5"]),
        (["rules", "diff", "classic", "pal"], ["palace"]),
        (["arena", "--rules", "palace,and"], ["palace,andrews"]),
        (
            ["rules", "show", "classic", "--set", "no_trump"],
            ["no_trump_jokers=", "no_trump_joker_leads=", "no_trump_factor=", "no_trump_doubles="],
        ),
        (
            ["play", "--set", "sport="],
            ["sport=never", "sport=before_auction", "sport=before_pickup", "sport=trump_bids"],
        ),
        (["simulate", "--bots", ""], [*BOTS]),
        (["simulate", "--bots", "steady,ch"], ["steady,champion"]),
        (["coach", "--bot", ""], ["steady", "champion"]),
        (["conventions", "four"], ["four-joker", "four-aces"]),
        (["conventions", "four-joker/four-a"], ["four-joker/four-aces"]),
        (["arena", "--measure", "points,m"], ["points,matches"]),
        (["solve", "--direction", "up"], ["uptown"]),
        (["convert", "--to", ""], ["json", "text"]),
    ],
    ids=" ".join,
)
def test_values_are_offered(words: list[str], values: list[str]) -> None:
    assert offered(*words) == values


def test_bots_of_the_arena_are_offered_beside_the_built_in_levels() -> None:
    assert {*BOTS, "greedy", "counting"} <= {*offered("arena", "--bots", "steady,")} or offered(
        "arena", "--bots", "steady,gr"
    ) == ["steady,greedy"]


def test_every_option_and_agreement_is_offered() -> None:
    assert offered("play", "--set", "") == [f"{name}=" for name in OPTIONS]
    assert offered("conventions", "") == [*AGREEMENTS]


SERVED = {"names", "proxies", "root_path", "contact", "metrics_token", "bus_key", "node_url", "bus"}
FREE = {
    "event",
    "called",
    "pair",
    "begins",
    "person",
    "day",
    "server",
    "seed",
    "name",
    "title",
    "player",
    "contract_text",
    "host",
    "origins",
    *SERVED,
    "address",
    "deal_text",
    "who",
    "site",
    "why",
    "rates",
    "link",
    "new",
    "account",
}
"""Parameters that take any words, so that nothing is offered."""


@pytest.mark.parametrize("name", leaves())
def test_whatever_takes_a_value_offers_some_or_takes_a_number_or_any_words(name: str) -> None:
    for one in leaves()[name].params:
        is_switch = isinstance(one, click.Option) and one.is_flag
        is_number = isinstance(one.type, click.types._NumberParamTypeBase)
        if is_switch or is_number or one.name in FREE or getattr(one, "hidden", False):
            continue
        context = click.Context(leaves()[name])
        assert one.shell_complete(context, ""), f"{name} offers nothing for {one.name}"


@pytest.mark.parametrize(
    ("words", "answers"),
    [
        (["play", "--set", "kitty", "="], ["4", "5", "6"]),
        (["play", "--set", "kitty", "=", "4"], ["4"]),
        (["play", "--set", "sport", "=", "before_p"], ["before_pickup"]),
        (["play", "--set", "kit"], ["kitty="]),
        (["play", "--set", "=", "sport", "=", "ne"], ["never"]),
        (["play", "--rules", "=", "pal"], ["palace"]),
        (["play", "--rules", "="], [*PRESETS]),
        (
            ["play", "--rules", "=", "palace", "--set", "kitty", "=", "4", "--bots", "=", "steady,ch"],
            ["steady,champion"],
        ),
    ],
    ids=" ".join,
)
def test_bash_completes_words_that_it_cuts_at_their_sign(
    words: list[str], answers: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("_BIDWHIST_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", " ".join(["bidwhist", *words]))
    monkeypatch.setenv("COMP_CWORD", str(len(words)))
    found = {line.partition(",")[2] for line in run().out.splitlines()}
    assert set(answers) <= found
    assert not [one for one in found if "=" in one[:-1]]


def test_a_shell_gets_its_script(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_BIDWHIST_COMPLETE", "bash_source")
    ran = run()
    assert ran.code == 0 and "_BIDWHIST_COMPLETE=bash_complete" in ran.out
