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


def _checkout(folder: Path) -> Path:
    """What the catalogue of English is compiled from, and nothing compiled. Each other language takes a second more."""
    for part in ("src/bidwhist/i18n", "benches/common"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "??.py"))
    for other in (folder / CATALOGUE).parents[1].iterdir():
        if other.name != "en":
            shutil.rmtree(other)
    return folder


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout that was never built."""
    return _checkout(tmp_path)


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with its catalogues compiled."""
    found = _checkout(tmp_path_factory.mktemp("compiled"))
    generate(found, "catalogues")
    return found


@pytest.fixture
def built(tmp_path: Path, compiled_once: Path) -> Path:
    """The same for one test, with the times of its files."""
    return shutil.copytree(compiled_once, tmp_path / "built")


def test_a_checkout_that_was_never_built_says_what_to_run(tree: Path) -> None:
    command = [sys.executable, "-c", "from compiled import en"]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src/bidwhist/i18n")}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.rstrip().endswith("hint: run make setup, or python -m benches.common.catalogues")


def test_a_changed_catalogue_is_compiled_again_and_nothing_else_is_written(built: Path) -> None:
    compiled, page = built / COMPILED, built / OF_THE_PAGE
    assert compiled.read_bytes() == (ROOT / COMPILED).read_bytes()
    assert page.read_bytes() == (ROOT / OF_THE_PAGE).read_bytes()
    times = compiled.stat().st_mtime_ns, page.stat().st_mtime_ns
    catalogue = built / CATALOGUE
    catalogue.write_text(catalogue.read_text("utf-8") + "\nof-this-test = One more.\n", "utf-8")
    generate(built, "catalogues")
    assert '"of-this-test": lambda a: "One more.",' in compiled.read_text("utf-8")
    assert compiled.stat().st_mtime_ns > times[0] and page.stat().st_mtime_ns == times[1]


def test_a_checkout_that_was_never_built_needs_the_tools(tree: Path) -> None:
    assert any(tool.startswith("fluent.syntax") for tool in required_tools(tree))


def test_what_is_up_to_date_is_left_alone_and_needs_no_tools(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nothing/can/be/run")
    generate(built, "catalogues")
    assert not any(tool.startswith("fluent.syntax") for tool in required_tools(built))


def test_a_file_that_was_taken_away_is_made_again(built: Path) -> None:
    (built / OF_THE_PAGE).unlink()
    generate(built, "catalogues")
    assert (built / OF_THE_PAGE).exists()


def test_a_source_archive_without_the_generators_is_left_as_it_is(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.rmtree(built / "benches")
    shutil.rmtree(built / "web")
    monkeypatch.setattr(sys, "executable", "/nothing/can/be/run")
    generate(built)
    assert not required_tools(built)


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
