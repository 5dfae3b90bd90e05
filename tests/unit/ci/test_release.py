"""A release is refused before anything is built where tag, version and changelog do not say the same."""

import shutil
import subprocess
from pathlib import Path

import pytest
from benches.common.checkout import ROOT

VERSION = "1.2.3"
RELEASED = "# Changelog\n\n## 1.2.3 (2026-12-01)\n\n- Something.\n"


@pytest.mark.parametrize(
    ("tag", "changelog", "said"),
    [
        ("v1.2.4", RELEASED, "the tag is v1.2.4"),
        (f"v{VERSION}", "# Changelog\n\n## 1.2.2\n\n- Something.\n", f"no section {VERSION}"),
        (f"v{VERSION}", RELEASED.replace("## 1.2.3", "## Unreleased\n\n- More.\n\n## 1.2.3"), "unreleased"),
        (f"v{VERSION}", RELEASED.replace("2026-12-01", "unreleased"), f"no section {VERSION} with a date"),
        (f"v{VERSION}", RELEASED.replace(" (2026-12-01)", ""), f"no section {VERSION} with a date"),
        (f"v{VERSION}", RELEASED, "built"),
    ],
)
def test_a_release_needs_its_tag_its_section_and_nothing_unreleased(
    tag: str, changelog: str, said: str, tmp_path: Path
) -> None:
    (tmp_path / ".ci").mkdir()
    shutil.copy2(ROOT / ".ci" / "release", tmp_path / ".ci" / "release")
    (tmp_path / "pyproject.toml").write_text(f'version = "{VERSION}"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(changelog, encoding="utf-8")
    # In place of what builds: they only say that it came to that.
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("make", "sudo"):
        (programs / name).write_text("#!/bin/sh\necho built\n", encoding="utf-8")
        (programs / name).chmod(0o755)
    done = subprocess.run(
        ["bash", ".ci/release", "archive", tag],
        cwd=tmp_path,
        env={"PATH": f"{programs}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said in done.stdout + done.stderr
    assert (done.returncode == 0) is (said == "built")
