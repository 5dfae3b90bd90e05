"""Known faults in what the project installs, from Python and from npm: each is mended, or accepted with a reason.

A fault fails the run unless .ci/advisories.toml accepts it, with why and until when. Where an advisory service cannot
be reached, that is said and the run goes on: it must not depend on a service of others.
"""

import json
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
ACCEPTED = ROOT / ".ci" / "advisories.toml"
PATIENCE = 300
"""Seconds that a service is waited for."""


class NotReached(Exception):
    """An advisory service did not answer, or not for these packages."""


class Finding(NamedTuple):
    """A known fault of a package that is installed."""

    id: str
    package: str
    version: str
    fixed_in: str
    """Empty where there is no version without it yet."""
    aliases: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """What it is, and what would do."""
        cure = f"mended in {self.fixed_in}" if self.fixed_in else "not mended by anybody yet"
        return f"{self.package} {self.version}: {self.id}, {cure}"


class Accepted(NamedTuple):
    """A fault that is lived with for a time."""

    id: str
    reason: str
    until: date


def accepted_in(text: str) -> tuple[Accepted, ...]:
    """The faults that a list accepts.

    :raises ValueError: if one has no reason, or no day on which it is looked at again.
    """
    found = []
    for one in tomllib.loads(text).get("accepted", []):
        reason, until = one.get("reason", ""), one.get("until")
        if not one.get("id") or len(reason) < 20 or not isinstance(until, date):
            raise ValueError(f"an accepted fault has an id, a reason of a sentence and a day 'until': {one}")
        found.append(Accepted(one["id"], reason, until))
    return tuple(found)


def python_findings(report: str) -> Iterator[Finding]:
    """The faults in what pip-audit reports as JSON.

    :raises NotReached: if it could look nothing up.
    """
    dependencies = _read(report).get("dependencies")
    if not dependencies or all("skip_reason" in one for one in dependencies):
        raise NotReached("no package could be looked up")
    for one in dependencies:
        for fault in one.get("vulns", ()):
            fixed = ", ".join(fault.get("fix_versions") or ())
            yield Finding(fault["id"], one["name"], one["version"], fixed, tuple(fault.get("aliases") or ()))


def npm_findings(report: str) -> Iterator[Finding]:
    """The faults in what npm audit reports as JSON.

    :raises NotReached: if it could look nothing up.
    """
    packages = _read(report).get("vulnerabilities")
    if packages is None:
        raise NotReached("the registry has no advisories to tell")
    for name, one in packages.items():
        fixed = "a version that npm audit fix finds" if one.get("fixAvailable") else ""
        for via in one.get("via", ()):
            # A name alone points to the package whose own fault it is, which is told there.
            if isinstance(via, dict):
                yield Finding(str(via.get("url", via.get("source"))).rsplit("/", 1)[-1], name, one["range"], fixed)


def _read(report: str) -> dict[str, Any]:
    try:
        found = json.loads(report)
    except ValueError:
        raise NotReached("no report came back") from None
    if not isinstance(found, dict):
        raise NotReached("no report came back")
    return found


def faults(findings: Iterable[Finding], accepted: Iterable[Accepted], today: date) -> list[Finding]:
    """The findings that nobody accepts today."""
    lived_with = {one.id for one in accepted if today <= one.until}
    return [one for one in findings if not lived_with & {one.id, *one.aliases}]


def audit(
    name: str, reported: Callable[[], str], read: Callable[[str], Iterable[Finding]], accepted: tuple[Accepted, ...]
) -> bool:
    """Look for faults of one kind, and tell; whether there is none that fails the run."""
    try:
        found = list(read(reported()))
    except (NotReached, OSError, subprocess.TimeoutExpired) as error:
        _tell(f"{name}: not audited, the advisories could not be reached ({error})")
        return True
    bad = faults(found, accepted, datetime.now(UTC).date())
    for one in bad:
        _tell(f"{name}: {one.words}; update it, or accept it in .ci/advisories.toml with a reason and a day")
    _tell(f"{name}: {len(bad)} faults, {len(found) - len(bad)} accepted with a reason")
    return not bad


def _tell(words: str) -> None:
    sys.stdout.write(words + "\n")


def _ran(words: list[str], folder: Path) -> str:
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False).stdout


def main() -> int:
    """Audit both."""
    accepted = accepted_in(ACCEPTED.read_text(encoding="utf-8"))
    pip = [sys.executable, "-m", "pip_audit", "--local", "--skip-editable", "--progress-spinner", "off", "-f", "json"]
    is_good = [
        audit("Python", lambda: _ran(pip, ROOT), python_findings, accepted),
        audit("npm", lambda: _ran(["npm", "audit", "--json"], ROOT / "web"), npm_findings, accepted),
    ]
    return 0 if all(is_good) else 1


if __name__ == "__main__":
    sys.exit(main())
