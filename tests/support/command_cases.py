"""Every command with words that do, and every value that does not do for one of its parameters."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import click

from bidwhist.cli.__main__ import COMMANDS
from bidwhist.server.app.desk import open_desk
from bidwhist.server.moderation.bans import ban_of
from bidwhist.server.moderation.repository import keep_ban
from bidwhist.server.platform.database.opening import done_at
from bidwhist.server.tournaments.domain.log import EventOpened
from support.clubs import with_events, with_standings
from support.command import run

OWNERS = ("fair-play", "link", "lock", "reports", "bans", "ban", "unban")
PLAYS_OR_SERVES = (
    "play",
    "daily",
    "serve",
    "cluster",
    "offline",
    "worker",
    "export",
    "director",
    "store move",
    "store mend",
    "engine check",
    "bot",
    *(f"owner {name}" for name in OWNERS),
)
"""Commands that print no facts of the game: they are the table, look after it, or write tables of data."""
OPEN_DEAL = "N:AK..3. QJ..4. T9..5. 87..6."


def leaves() -> dict[str, click.Command]:
    """Every command that does something, by its words: ``verify``, ``rules show`` …"""
    return dict(_leaves())


def _leaves() -> Iterator[tuple[str, click.Command]]:
    for name in COMMANDS:
        command = import_module(f"bidwhist.cli.{name}").command
        if isinstance(command, click.Group):
            yield from ((f"{name} {below}", one) for below, one in command.commands.items())
        else:
            yield name, command


def records(folder: Path) -> Path:
    """A file of two short matches."""
    path = folder / "good.jsonl"
    words = ["--matches", "2", "--deals-at-most", "2", "--bots", "steady,random", "--jobs", "1"]
    assert run("simulate", *words, "--out", str(path)).code == 0
    return path


BANNED = "203.0.113.9"
RANDOM_ENGINE = f"{sys.executable} -m bidwhist.engine random"
CUPS = ("cup1", "cup2", "cup3", "cup4", "cup5")
EVENTS = (
    ("list", ()),
    ("show", ("cup1",)),
    ("announce", ("Friday", "--deals", "6", "--rated")),
    ("enter", ("cup5", "--bot-pairs", "1")),
    ("draw", ("cup2",)),
    ("withdraw", ("cup3", "1", "--why", "ill")),
    ("close", ("cup4", "--why", "over")),
)
"""Words for each command of events; every one has an event of its own."""


def example_store(folder: Path) -> None:
    """The file of a server that bans an address, and has standings."""
    open_desk(folder / "friday.event", EventOpened(name="Friday", seed="a")).file.close()
    with_events(with_standings(folder / "house.sqlite"), *CUPS)
    done_at(folder / "house.sqlite", keep_ban(ban_of(BANNED, "", "spam", None, 0)))


def good(folder: Path) -> dict[str, list[str]]:
    """Words for every command with which it does what it should; the folder is that of the tests."""
    file, out = str(folder / "good.jsonl"), str(folder / "out.jsonl")
    return {
        "play": ["play", "--plain", "--save", str(folder / "match.json"), "--seed", "x"],
        "daily": ["daily", "--save", str(folder / "daily.json"), "--seed", "x", "--day", "2026-11-22"],
        "serve": ["serve", "--db", str(folder / "tables.sqlite"), "--import", str(folder / "empty")],
        "director": ["director", str(folder / "friday.event"), "--print", "results"],
        "cluster": ["cluster", "--show", "compose"],
        "offline": ["offline", "--needs"],
        "worker": ["worker", "--program"],
        "owner link": ["owner", "link", "--db", str(folder / "house.sqlite")],
        "owner fair-play": ["owner", "fair-play", "a", "--db", str(folder / "house.sqlite")],
        "owner lock": ["owner", "lock", "--db", str(folder / "house.sqlite")],
        "owner reports": ["owner", "reports", "--db", str(folder / "house.sqlite")],
        "owner bans": ["owner", "bans", "--db", str(folder / "house.sqlite")],
        "owner ban": ["owner", "ban", "203.0.113.7", "--why", "rude", "--db", str(folder / "house.sqlite")],
        "owner unban": ["owner", "unban", BANNED, "--db", str(folder / "house.sqlite")],
        "store move": ["store", "move", str(folder / "house.sqlite"), str(folder / "moved.sqlite")],
        "store mend": ["store", "mend", str(folder / "house.sqlite")],
        "standings": ["standings", "--db", str(folder / "house.sqlite")],
        **{f"event {name}": ["event", name, *words, "--db", str(folder / "house.sqlite")] for name, words in EVENTS},
        "rules list": ["rules", "list"],
        "rules options": ["rules", "options"],
        "rules show": ["rules", "show", "classic"],
        "rules diff": ["rules", "diff", "classic", "palace"],
        "rules code": ["rules", "code", "classic"],
        "conventions": ["conventions"],
        "simulate": ["simulate", "--out", out, "--matches", "1", "--bots", "random", "--jobs", "1"],
        "arena": ["arena", "--bots", "random,random", "--deals", "2", "--jobs", "1", "--measure", "points"],
        "engine check": ["engine", "check", RANDOM_ENGINE, "--per-rules", "1"],
        "bot": ["bot", "--engine", RANDOM_ENGINE, "--table", "https://whist.example/", "--show"],
        "verify": ["verify", file],
        "solve": ["solve", OPEN_DEAL],
        "coach": ["coach", file, "--bot", "steady", "--no-hindsight"],
        "replay": ["replay", file],
        "convert": ["convert", file, out],
        "export": ["export", file, "--to", "decisions"],
    }


OPTIONS: dict[str, list[tuple[list[str], int]]] = {
    "tier": [(["--tier", "0"], 2), (["--tier", "one"], 2)],
    "preset": [(["--rules", "palce"], 2), (["--rules", "palace.1Y0CNM"], 2), (["--rules", ""], 2)],
    "presets": [(["--rules", "palace,palce"], 2)],
    "settings": [(["--set", "kity=4"], 2), (["--set", "kitty=99"], 2), (["--set", "kitty"], 2)],
    "seat": [(["--seat", "9"], 2), (["--seat", "-1"], 2), (["--seat", "x"], 2)],
    "bots": [(["--bots", "grandma"], 2), (["--bots", "steady/five-kings"], 2), (["--bots", "steady,steady,,"], 2)],
    "specs": [(["--bots", "steady,grandma"], 2), (["--bots", "steady"], 2), (["--bots", "steady,bid=steady"], 2)],
    "bidder": [(["--bidder", "grandma"], 2)],
    "bot": [(["--bot", "grandma"], 2)],
    "match": [(["--match", "9"], 2), (["--match", "0"], 2), (["--match", "x"], 2)],
    "deal": [(["--deal", "9"], 2), (["--deal", "0"], 2)],
    "player": [(["--player", "Nobody"], 2), (["--player", "9"], 2)],
    "contract_text": [(["--contract", "9Z"], 2), (["--contract", ""], 2)],
    "declarer": [(["--declarer", "X"], 2)],
    "dealer": [(["--dealer", "X"], 2)],
    "lead": [(["--lead", "X"], 2)],
    "direction": [(["--direction", "sideways"], 2)],
    "threads": [(["--threads", "0"], 2)],
    "jobs": [(["--jobs", "0"], 2)],
    "worlds": [(["--worlds", "0"], 2)],
    "worst": [(["--worst", "-1"], 2)],
    "matches": [(["--matches", "0"], 2)],
    "deals": [(["--deals", "1"], 2)],
    "per_rules": [(["--per-rules", "0"], 2)],
    "deals_at_most": [(["--deals-at-most", "0"], 2)],
    "until_ci": [(["--until-ci", "-1"], 2), (["--until-ci", "1", "--sprt"], 2)],
    "sprt": [(["--sprt", "--measure", "points,matches"], 2)],
    "margin": [(["--margin", "1"], 2), (["--margin", "nan"], 2)],
    "references": [(["--references", "-1"], 2)],
    "measures": [(["--measure", "luck"], 2)],
    "pace": [(["--pace", "99"], 2), (["--pace", "nan"], 2)],
    "port": [(["--port", "99999"], 2)],
    "table": [(["--to", "tables"], 2)],
    "file_format": [(["--format", "xml"], 2)],
    "values": [(["--values", "grandma"], 2), (["--values", "random"], 2)],
    "form": [(["--to", "xml"], 2)],
    "name": [(["--name", " "], 2), (["--name", "bot:steady"], 2)],
    "kept": [(["--resume", "{folder}"], 1), (["--resume", "{folder}/good.jsonl"], 1)],
    "save_path": [(["--save", "{folder}"], 1)],
    "out": [(["--out", "{folder}/nowhere/a.jsonl"], 1), (["--out", "{folder}"], 1)],
    "db": [(["--db", "{folder}"], 1)],
    "store": [(["--store", "mysql://db.example/house"], 2)],
    "words": [(["--words", "loud"], 2)],
    "proxies": [(["--proxy", "example.org"], 2)],
    "root_path": [(["--root-path", "/a b"], 2)],
    "contact": [(["--contact", "javascript:alert(1)"], 2)],
    "offline": [(["--offline", "{folder}/nothing"], 1), (["--offline", "{folder}/good.jsonl"], 1)],
    "sources": [(["--from", "{folder}/good.jsonl"], 2)],
    "languages": [(["--languages", "klingon"], 2)],
    "word_lists": [(["--word-lists", "klingon"], 2)],
    "workers": [(["--workers", "-1"], 2), (["--workers", "many"], 2)],
    "processes": [(["--processes", "0"], 2), (["--processes", "many"], 2)],
    "rates": [(["--limit", "sign-in"], 2), (["--limit", "nonsense=1/2"], 2), (["--limit", "claim=0/0"], 2)],
    "title": [(["--title", " "], 2)],
    "event_form": [(["--form", "chess"], 2)],
    "begins": [(["--begins", "soon"], 2)],
    "deal_count": [(["--deals", "0"], 2)],
    "is_rated": [(["--rated", "--bots", "random"], 2), (["--rated", "--rules", "whist"], 2)],
    "pair": [(["--pair", "Nobody", "Else"], 2)],
    "judged": [(["--deals", "0"], 2)],
    "bot_pairs": [(["--bot-pairs", "-1"], 2)],
    "rounds": [(["--rounds", "-1"], 2)],
    "minutes": [(["--minutes", "0"], 2)],
    "apart": [(["--apart", "x"], 2)],
    "tables": [(["--tables", "0"], 2)],
    "moves": [(["--moves", "everybody"], 2)],
    "entries": [(["--entries", "{folder}/nothing"], 1), (["--entries", "{folder}"], 1)],
    "printed": [(["--print", "money"], 2)],
    "last": [(["--last", "0"], 2)],
    "bus_key": [(["--bus-key", "short"], 2)],
    "why": [(["--why", ""], 2)],
    "nodes": [(["--nodes", "0"], 2)],
    "shown": [(["--show", "everything"], 2)],
    "node_url": [(["--node-url", "ftp://example.org"], 2), (["--node-url", "here"], 2)],
    "bus": [(["--bus", "http://example.org"], 2), (["--bus", "nats:"], 2)],
    "language": [(["--language", "tlh"], 2)],
    "daily": [(["--daily", "palce"], 2), (["--daily", "cutthroat"], 2)],
    "daily_bots": [(["--daily-bots", "grandma"], 2)],
    "day": [(["--day", "tomorrow"], 2), (["--day", "2026-11-31"], 2), (["--day", "9999-12-31"], 2)],
    "server": [(["--server", "whist"], 2), (["--server", "http://127.0.0.1:9/"], 1)],
    "link": [(["--table", "ftp://whist.example"], 2), (["--table", ""], 2)],
    "limit_ms": [(["--limit-ms", "0"], 2)],
    "token_file": [(["--token", "{folder}"], 2)],
    "results": [(["--results"], 2)],
    "days": [(["--days", "0"], 2), (["--days", "x"], 2), (["--days", "nan"], 2)],
    "importing": [(["--import", "{folder}/nothing"], 1), (["--import", "{folder}/damaged"], 1)],
}
"""By parameter: words to add to those that do, and what the command must end with."""

ARGUMENTS: dict[str, list[tuple[str, int]]] = {
    "event_file": [("{folder}", 1), ("{folder}/damaged", 1), ("{folder}/nowhere/friday.event", 1)],
    "event": [("nothing", 2)],
    "called": [(" ", 2)],
    "program": [("./there-is-none", 1), ("'", 1), ("", 1)],
    "entrant": [("0", 2), ("x", 2)],
    "person": [("nobody", 2)],
    "board": [("kings", 2), ("pairs.palace", 2)],
    "who": [("127.0.0.1", 2), ("0.0.0.0/0", 2), ("nobody", 2)],
    "packed": [("{folder}/good.jsonl", 2)],
    "old": [("{folder}/nothing", 1), ("{folder}", 1), ("{folder}/damaged", 1), ("mysql://db.example/house", 2)],
    "new": [("{folder}/house.sqlite", 1), ("{folder}", 1), ("mysql://db.example/house", 2)],
    "place": [("{folder}/nothing", 1), ("{folder}", 1), ("{folder}/damaged", 1), ("mysql://db.example/house", 2)],
    "preset": [("palce", 2), ("palace.1Y0CNM", 2)],
    "yours": [("palce", 2)],
    "theirs": [("palce", 2)],
    "card": [("five-kings", 2), ("four-joker/four-joker", 2), ("", 2)],
    "files": [("{folder}/nothing", 1), ("{folder}", 1), ("{folder}/damaged", 1), ("{folder}/false", 1)],
    "file": [("{folder}/nothing", 1), ("{folder}", 1), ("{folder}/damaged", 1), ("{folder}/false", 1)],
    "records": [("{folder}/nothing", 1), ("{folder}", 1), ("{folder}/damaged", 1)],
    "source": [("{folder}/nothing", 1), ("{folder}", 1), ("{folder}/damaged", 1)],
    "target": [("{folder}/nowhere/a.jsonl", 1), ("{folder}/a.bin", 2), ("{folder}/out.json", 2)],
}
"""By argument: what to write in its place, and what the command must end with."""

ALWAYS_RIGHT = frozenset(
    {
        *("as_json", "plain", "is_new", "claims", "four_colours", "jester", "is_last", "in_order", "no_hindsight"),
        *("bound", "resume", "opens", "lan", "limits", "logs", "exporting", "with_closed", "chips", "again", "look"),
        *(
            "is_asked",
            "only_there",
            "show",
            "account",
            "seed",
            "host",
            "origins",
            "address",
            "site",
            "names",
            "metrics_token",
            "metrics_here",
        ),
    }
)
"""Switches, and what takes any words, or none that this machine can tell."""

NEEDS = {
    ("solve", "match"): ["{folder}/good.jsonl"],
    ("solve", "deal"): ["{folder}/good.jsonl"],
}
"""What stands in place of the first argument where a parameter goes with another one."""
