"""A mutation run: small faults put into the rules one at a time, to see whether the tests notice each of them.

    python -m benches.check.mutants core --sample 300 --seed 1

Subjects: core, claims, scoring, step, shown. A mutant is one comparison, sum, boolean, number or condition changed in
one module; it is put in place as the module is imported, and no file is written. A mutant that no test of its subject
fails on survives and is printed. One that runs five times as long as the tests do is killed too, and is counted apart.
Without --sample every mutant is tried, in an order drawn by chance. With it, or where --minutes end the run sooner, the
share killed comes with its 95 % confidence interval.
"""

import argparse
import ast
import contextlib
import os
import random
import resource
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from enum import Enum
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np  # loaded once, for all the runs
import pytest
from benches.common.checkout import ROOT, TESTS

assert np

SOURCES = tuple(
    f"unit/rules/test_{name}.py"
    for name in (
        *("classic", "classic_auction", "classic_play", "andrews", "bid_wiz", "columbus", "fifty_two", "palace"),
        *("house_resolutions", "house_play", "penalties", "whist"),
    )
)
SUBJECTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "core": (
        tuple(
            f"core.{name}" for name in ("act", "apply", "legality", "bidding", "discards", "deal", "penalties", "match")
        ),
        (
            "unit/core/test_refusals.py",
            "unit/core/test_deal.py",
            "unit/core/test_discards.py",
            "contract/core/test_golden.py",
            "unit/core/test_match.py",
            "property/core/test_properties.py",
            "contract/core/test_perft.py",
            *SOURCES,
        ),
    ),
    "claims": (
        ("core.claims.glance", "core.claims.search", "core.claims.unseen"),
        ("unit/core/test_claims.py", "property/core/test_properties.py"),
    ),
    "scoring": (("core.rules.scoring",), (*SOURCES, "unit/core/test_match.py", "contract/core/test_golden.py")),
    "step": (
        tuple(
            f"server.tables.domain.{name}"
            for name in ("step", "player_commands", "automatic_moves", "allowed", "table", "transitions", "rotation")
        ),
        tuple(
            f"unit/server/tables/domain/test_{name}.py" for name in ("step", "undo", "rotation", "fairness", "claims")
        ),
    ),
    "shown": (
        tuple(
            f"server.tables.views.{name}"
            for name in ("table", "seats", "hand", "deal", "score_sheet", "out_of_turn", "phase", "events", "facts")
        ),
        (
            *(f"unit/server/tables/views/test_{name}.py" for name in ("table", "score_sheet")),
            "property/server/tables/views/test_changes.py",
            *(f"unit/server/tables/domain/test_{name}.py" for name in ("step", "undo")),
            "property/server/tables/views/test_secrecy.py",
            "unit/server/test_online.py",
        ),
    ),
}
"""What is mutated, and the tests that are to notice, the quick ones first."""
SLOW = "property/core/test_properties.py::test_changing_a_card_nobody_showed_changes_nothing_a_seat_is_told"
"""It takes as long as all others together, and is about what views show."""
OPTIONS = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=1", f"--deselect={TESTS / SLOW}")
SECONDS = 900
"""Longer than this no run may take, whatever it waits for."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.Mod: ast.Mult,
    ast.FloorDiv: ast.Mult,
}


class Mutant(NamedTuple):
    """One change: the module, the place of the node in it, and the words for it."""

    module: str
    place: int
    line: int
    words: str


def changed(node: ast.AST) -> ast.AST | None:
    """A node with one small fault, or nothing where there is none to make."""
    new = deepcopy(node)
    if isinstance(new, ast.Compare) and type(new.ops[0]) in COMPARISONS:
        new.ops[0] = COMPARISONS[type(new.ops[0])]()
    elif isinstance(new, ast.BinOp) and type(new.op) in SUMS:
        new.op = SUMS[type(new.op)]()
    elif isinstance(new, ast.BoolOp):
        new.op = ast.Or() if isinstance(new.op, ast.And) else ast.And()
    elif isinstance(new, ast.UnaryOp) and isinstance(new.op, ast.Not):
        return ast.copy_location(new.operand, new)
    elif isinstance(new, ast.Constant) and isinstance(new.value, bool):
        new.value = not new.value
    elif isinstance(new, ast.Constant) and isinstance(new.value, int):
        new.value += 1
    elif isinstance(new, ast.If | ast.IfExp):
        new.test = ast.UnaryOp(ast.Not(), new.test)
    else:
        return None
    return new


def path_of(module: str) -> Path:
    """The file of a module of the package."""
    return ROOT / "src" / "bidwhist" / f"{module.replace('.', '/')}.py"


def _without_types(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node, in order; annotations, decorators, assertions and the keywords of classes left out."""
    for name, value in ast.iter_fields(tree):
        # A class's keywords are about memory and writing to a value, which nobody at a table sees.
        if name in {"annotation", "returns", "decorator_list"} or (
            name == "keywords" and isinstance(tree, ast.ClassDef)
        ):
            continue
        for node in value if isinstance(value, list) else [value]:
            if isinstance(node, ast.AST) and not isinstance(node, ast.Assert):
                yield node
                yield from _without_types(node)


def mutants_of(module: str) -> list[Mutant]:
    """Every mutant of a module."""
    found = []
    for place, node in enumerate(_without_types(ast.parse(path_of(module).read_text()))):
        new = changed(node)
        if new is not None:
            words = f"{ast.unparse(_head(node))}  ->  {ast.unparse(_head(new))}"
            found.append(Mutant(module, place, getattr(node, "lineno", 0), words))
    return found


def _head(node: ast.AST) -> ast.AST:
    """What of a node is worth printing."""
    return node.test if isinstance(node, ast.If | ast.IfExp) else node


def mutated(mutant: Mutant) -> ast.Module:
    """The module with the fault in it."""
    tree = ast.parse(path_of(mutant.module).read_text())
    for place, node in enumerate(_without_types(tree)):
        if place == mutant.place:
            new = changed(node)
            assert new is not None
            _Swap(node, new).visit(tree)
            return ast.fix_missing_locations(tree)
    raise AssertionError(mutant)


class _Swap(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, ast.copy_location(new, old)

    def visit(self, node: ast.AST) -> Any:
        """Puts the new node in place of the old one."""
        return self.new if node is self.old else super().generic_visit(node)


class _Faulty(SourceFileLoader):
    """Loads a module with a fault in it."""

    def __init__(self, name: str, path: str, tree: ast.Module) -> None:
        super().__init__(name, path)
        self.tree = tree

    def get_code(self, fullname: str) -> Any:
        """The code of the mutant."""
        return compile(self.tree, self.path, "exec")


class _Finder:
    """Finds the one module that is mutated, before anybody else does."""

    def __init__(self, mutant: Mutant) -> None:
        self.name, self.path, self.tree = f"bidwhist.{mutant.module}", path_of(mutant.module), mutated(mutant)

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The spec of the faulty module; nothing for all others."""
        if name != self.name:
            return None
        return spec_from_file_location(name, self.path, loader=_Faulty(name, str(self.path), self.tree))


class Verdict(Enum):
    """What became of a mutant."""

    SURVIVED = "survived"
    KILLED = "killed"
    LATE = "killed, since it ran too long"


class Run(NamedTuple):
    """How the tests came out, and the seconds of computing they took."""

    verdict: Verdict
    seconds: float


def run(tests: tuple[str, ...], mutant: Mutant | None, limit: float | None = None) -> Run:
    """Runs tests in a process of their own, with a mutant or none, for so many seconds of computing at most."""
    child = os.fork()
    if not child:
        _run(tests, mutant, limit)
    ended = time.monotonic() + SECONDS
    while time.monotonic() < ended:
        done, status, used = os.wait4(child, os.WNOHANG)
        if done:
            return Run(_VERDICTS.get(os.waitstatus_to_exitcode(status), Verdict.KILLED), used.ru_utime + used.ru_stime)
        time.sleep(0.05)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return Run(Verdict.LATE, SECONDS)


_VERDICTS = {0: Verdict.SURVIVED, -signal.SIGXCPU: Verdict.LATE, -signal.SIGKILL: Verdict.LATE}


def _run(tests: tuple[str, ...], mutant: Mutant | None, limit: float | None) -> None:
    """Runs tests in this process, and ends it."""
    os.setpgid(0, 0)
    if limit is not None:
        resource.setrlimit(resource.RLIMIT_CPU, (int(limit), int(limit)))
    os.chdir(ROOT)
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silence, stream)
    code = 1
    try:
        if mutant is not None:
            sys.meta_path.insert(0, _Finder(mutant))
        paths = [str(TESTS / test) for test in tests]
        code = pytest.main([*OPTIONS, *paths])
    finally:
        os._exit(min(int(code), 1))


def tried(subject: str, wanted: list[Mutant], limit: float, jobs: int, until: float) -> list[Verdict]:
    """Runs mutants against the tests of their subject until a moment, and prints those that survive."""
    tests, verdicts = SUBJECTS[subject][1], []
    with ThreadPoolExecutor(jobs) as pool:
        runs = pool.map(lambda one: run(tests, one, limit) if time.monotonic() < until else None, wanted)
        for mutant, ran in zip(wanted, runs, strict=True):
            if ran is None:
                break
            verdicts.append(ran.verdict)
            if ran.verdict is not Verdict.KILLED:
                print(f"{ran.verdict.value}: {mutant.module}:{mutant.line}: {mutant.words}", flush=True)
    return verdicts


def counted(subject: str, verdicts: list[Verdict], among: int) -> str:
    """How many were killed, and between which shares of all mutants that lies."""
    of, survived, late = len(verdicts), verdicts.count(Verdict.SURVIVED), verdicts.count(Verdict.LATE)
    low, high = wilson(of - survived, of)
    sampled = f", 95 % confidence interval {low:.1%} to {high:.1%}" if of < among else ""
    return f"{subject}: {of - survived} of {of} killed, {1 - survived / of:.1%}{sampled}; {late} of them ran too long"


def wilson(hits: int, of: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's confidence interval of a share."""
    share, weight = hits / of, z * z / of
    middle, half = share + weight / 2, z * (share * (1 - share) / of + weight / (4 * of)) ** 0.5
    return (middle - half) / (1 + weight), (middle + half) / (1 + weight)


def main() -> None:
    """Tries the mutants of the subjects asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subjects", nargs="+", choices=[*SUBJECTS])
    parser.add_argument("--sample", type=int, help="so many mutants of each subject, drawn by chance")
    parser.add_argument("--module", help="only this module of the subject")
    parser.add_argument("--lines", help="only these lines, as in 12,30")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="no mutant is begun later than this")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    assert find_spec("bidwhist") is not None
    lines = {int(line) for line in options.lines.split(",")} if options.lines else None
    for subject in options.subjects:
        modules = [one for one in SUBJECTS[subject][0] if options.module in (None, one)]
        found = [mutant for module in modules for mutant in mutants_of(module)]
        mutants = [mutant for mutant in found if lines is None or mutant.line in lines]
        chosen = random.Random(options.seed).sample(mutants, min(options.sample or len(mutants), len(mutants)))
        sound = run(SUBJECTS[subject][1], None)
        if sound.verdict is not Verdict.SURVIVED:
            raise SystemExit(f"the tests of {subject} fail without any mutant")
        print(f"{subject}: {len(chosen)} of {len(mutants)} mutants; tests {sound.seconds:.0f} s", flush=True)
        verdicts = tried(subject, chosen, 5 * sound.seconds + 10, options.jobs, time.monotonic() + 60 * options.minutes)
        print(counted(subject, verdicts, len(mutants)), flush=True)


if __name__ == "__main__":
    main()
