"""What is generated is made again when its sources change, keeps its time if it comes out the same, is not in git."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import hatch_generate
import pytest
from hatch_generate import GENERATORS, generate, required_tools

ROOT = Path(__file__).parents[3]
CATALOGUE = "src/bidwhist/i18n/catalogues/en/questions.ftl"
COMPILED = "src/bidwhist/i18n/compiled/en.py"
OF_THE_PAGE = "web/src/i18n/compiled/en.json"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout with what the catalogues are compiled from, and nothing compiled."""
    for folder in ("src/bidwhist/i18n", "benches/common"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "??.py"))
    return tmp_path


def test_a_checkout_that_was_never_built_says_what_to_run(tree: Path) -> None:
    command = [sys.executable, "-c", "from compiled import en"]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src/bidwhist/i18n")}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.rstrip().endswith("hint: run make setup, or python -m benches.common.catalogues")


def test_a_changed_catalogue_is_compiled_again_and_nothing_else_is_written(tree: Path) -> None:
    generate(tree, "catalogues")
    compiled, page = tree / COMPILED, tree / OF_THE_PAGE
    assert compiled.read_bytes() == (ROOT / COMPILED).read_bytes()
    assert page.read_bytes() == (ROOT / OF_THE_PAGE).read_bytes()
    times = compiled.stat().st_mtime_ns, page.stat().st_mtime_ns
    catalogue = tree / CATALOGUE
    catalogue.write_text(catalogue.read_text("utf-8") + "\nof-this-test = One more.\n", "utf-8")
    generate(tree, "catalogues")
    assert '"of-this-test": lambda a: "One more.",' in compiled.read_text("utf-8")
    assert compiled.stat().st_mtime_ns > times[0] and page.stat().st_mtime_ns == times[1]


def test_what_is_up_to_date_is_left_alone_and_needs_no_tools(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert any(tool.startswith("fluent.syntax") for tool in required_tools(tree))
    generate(tree, "catalogues")
    monkeypatch.setattr(sys, "executable", "/nothing/can/be/run")
    generate(tree, "catalogues")
    assert not any(tool.startswith("fluent.syntax") for tool in required_tools(tree))


def test_a_file_that_was_taken_away_is_made_again(tree: Path) -> None:
    generate(tree, "catalogues")
    (tree / OF_THE_PAGE).unlink()
    generate(tree, "catalogues")
    assert (tree / OF_THE_PAGE).exists()


def test_a_source_archive_without_the_generators_is_left_as_it_is(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    generate(tree, "catalogues")
    shutil.rmtree(tree / "benches")
    shutil.rmtree(tree / "web")
    monkeypatch.setattr(sys, "executable", "/nothing/can/be/run")
    generate(tree)
    assert not required_tools(tree)


def test_a_catalogue_that_cannot_be_read_fails_and_says_where(tree: Path) -> None:
    (tree / CATALOGUE).write_text("this is no message\n", "utf-8")
    with pytest.raises(subprocess.CalledProcessError, match=r"questions\.ftl"):
        generate(tree, "catalogues")
    assert not (tree / COMPILED).exists()


@pytest.mark.parametrize("one", GENERATORS, ids=lambda one: one.name)
def test_nothing_generated_is_kept_in_git(one: hatch_generate.Generator) -> None:
    if (ROOT / ".git").exists():
        patterns = [f":(glob){pattern}" for pattern in one.outputs]
        listed = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True)
        assert listed.stdout == ""


def test_the_sources_are_found_though_an_environment_for_builds_takes_them_off_the_path(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    site.mkdir()
    # What pip's does to the folders that an installation from a checkout has added.
    forgetful = f"import sys\nsys.path = [path for path in sys.path if not path.startswith({str(tree)!r})]\n"
    (site / "sitecustomize.py").write_text(forgetful, "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(site))
    generate(tree, "catalogues")
    assert (tree / COMPILED).exists()
