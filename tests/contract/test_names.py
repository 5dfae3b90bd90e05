"""Names that the field has other words for do not come back: modules, classes, functions, constants, tables."""

import ast
import re
from collections.abc import Iterator

from bidwhist.server.platform.database.migrations import TABLES
from support.sources import ROOT, python_in, suspects, text_of

PYTHON = python_in("src", "benches", "tests")
PAGE = sorted(path for kind in ("*.ts", "*.svelte") for path in (ROOT / "web" / "src").rglob(kind))
CPP = sorted([*(ROOT / "kernel").rglob("*.cpp"), *(ROOT / "kernel").rglob("*.hpp")])
MODULES = {
    "afar": "remote_workers",
    "asides": "notices",
    "asked": "client_messages",
    "banter": "bot_chat",
    "beside": "jobs",
    "besides": "background_tasks",
    "clockwork": "scheduler",
    "contests": "tournaments",
    "errands": "outbox",
    "etiquette": "partner_safety",
    "farewell": "erasure",
    "hall": "server_state",
    "halls": "server_states",
    "house": "context",
    "look_alikes": "confusables",
    "neighbours": "peers",
    "other_ways": "what_if",
    "owning": "ownership",
    "parcels": "job",
    "peace": "moderation",
    "retries": "backoff",
    "room": "session",
    "rooms": "registry",
    "shelf": "cache",
    "storefile": "database_file",
    "surroundings": "environment",
    "thinkers": "bot_service",
    "told": "server_messages",
    "towards": "what it leads to",
    "turnstile": "admission",
    "upkeep": "housekeeping",
    "wires": "links",
    "wishes": "player_commands",
    "workshop": "worker",
}
"""Modules and folders, with what they are called now."""
CLASSES = {
    "Alone": "SingleNode",
    "Beside": "HybridExecutor",
    "Elsewhere": "WrongNode",
    "Hall": "ServerState",
    "Hopeful": "WaitlistEntry",
    "House": "Cluster",
    "Manner": "BiddingParams",
    "Noticed": "Effects",
    "Parcel": "Job",
    "Peace": "Moderation",
    "Room": "TableSession",
    "Rooms": "SessionRegistry",
    "Visitors": "ConnectionTable",
    "Workshop": "Worker",
    "Jokers_here": "JokersHere",
    "Lot": "SimdWords",
    "Served": "KillerMoves",
    "Table_so_far": "Trick",
}
FUNCTIONS = {
    "hall_over": "started_server",
    "lives": "run",
    "start_anew": "reset",
    "unname_in_contests": "unname_in_tournaments",
}
CONSTANTS = {
    "LOOKS": "POLL_INTERVAL_S",
    "LOST": "DISCONNECTED",
    "MANNERS": "CONNECT_OPTIONS",
    "STRAYS": "MAX_OFFSET",
}
PARAMETERS = {"came": "decision", "chore": "task", "house": "cluster", "manner": "isolation", "voice": "narrator"}
ATTRIBUTES = {
    **PARAMETERS,
    "besides": "background_tasks",
    "hall": "server_state",
    "owning": "ownership",
    "peace": "moderation",
    "shelf": "cache",
}
OLD_TABLES = {
    "club_outs",
    "contest_log",
    "contest_people",
    "contest_tables",
    "contests",
    "forgotten",
    "given",
    "hints",
    "house",
    "met",
    "settled",
    "sits",
    "together",
}
"""PostgreSQL has one more table, ``house`` with the version, which is in no migration: an earlier server looks there,
and refuses a newer store."""
WIRE_WORDS = {"at_door": "AtDoor", "crossroads": "Crossroads", "came": "Step", "left_line": "LeftQueue"}
"""Published in the protocol, in stored logs or in addresses, so they stay, each in the class that has it."""

SIGN = re.compile(
    rf"class\s+_*(?:{'|'.join(CLASSES)})_*\b"
    rf"|def\s+(?:{'|'.join(FUNCTIONS)})\b"
    rf"|^_*(?:{'|'.join(CONSTANTS)})_*\s*[:=,]"
    rf"|(?:{'|'.join(PARAMETERS)})\s*[:=,)#\\]"
    rf"|\.\s*_*(?:{'|'.join(ATTRIBUTES)})_*\b",
    re.MULTILINE,
)
"""A module without any of these defines no old name and need not be parsed."""


def wrong_names(source: str) -> Iterator[str]:
    """Old names that a module defines: classes, functions, constants of the module and parameters."""
    tree = ast.parse(source)
    for line in tree.body:
        for target in line.targets if isinstance(line, ast.Assign) else [getattr(line, "target", None)]:
            if isinstance(target, ast.Name) and target.id.strip("_") in CONSTANTS:
                yield target.id
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name.strip("_") in CLASSES:
            yield node.name
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name in FUNCTIONS:
            yield node.name
        if isinstance(node, ast.arg) and node.arg in PARAMETERS:
            yield node.arg
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and node.attr.strip("_") in ATTRIBUTES:
            yield node.attr


def test_no_module_is_called_by_an_old_name() -> None:
    files = [path.relative_to(ROOT) for path in (*PYTHON, *PAGE)]
    parts = {path: {path.stem, *path.parent.parts} for path in files if "compiled" not in path.parts}
    assert {path: found for path, names in parts.items() if (found := names & MODULES.keys())} == {}


def test_no_class_function_constant_or_parameter_has_an_old_name() -> None:
    faults = {path.relative_to(ROOT): [*wrong_names(text_of(path))] for path in suspects(PYTHON, SIGN)}
    assert {path: found for path, found in faults.items() if found} == {}


def test_no_type_of_the_page_or_the_kernel_has_an_old_name() -> None:
    defined = re.compile(rf"\b(?:class|struct|interface|type)\s+({'|'.join(CLASSES)})\b")
    faults = {path.relative_to(ROOT): defined.findall(text_of(path)) for path in (*PAGE, *CPP)}
    assert {path: found for path, found in faults.items() if found} == {}


def test_no_table_of_the_store_has_an_old_name() -> None:
    assert OLD_TABLES & set(TABLES) == set()


def test_the_words_of_the_wire_that_stay_are_still_in_their_classes() -> None:
    design = (ROOT / "DESIGN.md").read_text(encoding="utf-8")
    source = "\n".join(text_of(path) for path in PYTHON if "server" in path.parts)
    assert [word for word in WIRE_WORDS if f"`{word}`" not in design] == []
    assert [name for name in WIRE_WORDS.values() if f"class {name}(" not in source] == []


def test_an_old_name_is_found_where_it_is_defined_and_not_where_it_is_a_word() -> None:
    source = "LOOKS = 1\nclass _Hall:\n    def lives(self, voice):\n        self._hall = house = 'lives'\n"
    assert [*wrong_names(source)] == ["LOOKS", "_Hall", "lives", "voice", "_hall"]
    for defined in ("LOOKS = 1", "class _Hall:", "    def lives(", "def speak(voice):", "self._hall = house = 'lives'"):
        assert SIGN.search(defined), defined
