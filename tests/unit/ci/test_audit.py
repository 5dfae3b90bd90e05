"""The audit of what is installed: faults fail it unless accepted with a reason; a silent service does not."""

import importlib.util
import json
import sys
from datetime import date
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[3]
PIP = json.dumps(
    {
        "dependencies": [
            {"name": "starlette", "version": "1.0", "vulns": []},
            {
                "name": "uvicorn",
                "version": "0.1",
                "vulns": [{"id": "PYSEC-1", "fix_versions": ["0.2"], "aliases": ["CVE-1"]}],
            },
            {"name": "own", "skip_reason": "not found"},
        ]
    }
)
NPM = json.dumps(
    {
        "vulnerabilities": {
            "vite": {"range": "<9", "fixAvailable": False, "via": [{"url": "https://x/advisories/GHSA-1"}]},
            "plugin": {"range": "*", "fixAvailable": False, "via": ["vite"]},
        }
    }
)
SILENT = ["", "no json", "[]", "{}", '{"dependencies": [{"name": "a", "skip_reason": "x"}]}', '{"message": "405"}']


@pytest.fixture(scope="module")
def audit() -> ModuleType:
    """The program that CI runs."""
    spec = importlib.util.spec_from_file_location("audit_of_ci", ROOT / ".ci" / "audit.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_a_fault_is_found_with_the_version_that_mends_it(audit: ModuleType) -> None:
    (python,) = audit.python_findings(PIP)
    assert python.words == "uvicorn 0.1: PYSEC-1, mended in 0.2"
    (npm,) = audit.npm_findings(NPM)
    assert npm.words == "vite <9: GHSA-1, not mended by anybody yet"


def test_a_fault_fails_the_run_until_it_is_accepted_and_again_after_its_day(audit: ModuleType) -> None:
    assert not audit.audit("Python", lambda: PIP, audit.python_findings, ())
    text = '[[accepted]]\nid = "CVE-1"\nreason = "only its command line, never called"\nuntil = 2026-11-30\n'
    accepted = audit.accepted_in(text)
    found = list(audit.python_findings(PIP))
    assert audit.faults(found, accepted, date(2026, 11, 30)) == []
    assert audit.faults(found, accepted, date(2026, 12, 1)) == found


@pytest.mark.parametrize("left_out", ["id", "reason", "until"])
def test_nothing_is_accepted_without_a_reason_and_a_day(audit: ModuleType, left_out: str) -> None:
    entry = {"id": '"CVE-1"', "reason": '"only its command line, never called"', "until": "2026-11-30"}
    lines = [f"{name} = {value}" for name, value in entry.items() if name != left_out]
    with pytest.raises(ValueError, match="reason"):
        audit.accepted_in("\n".join(["[[accepted]]", *lines]))


@pytest.mark.parametrize("report", SILENT)
def test_a_service_that_cannot_be_reached_is_told_and_fails_nothing(
    audit: ModuleType, report: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.audit("Python", lambda: report, audit.python_findings, ())
    assert audit.audit("npm", lambda: report, audit.npm_findings, ())
    assert capsys.readouterr().out.count("not audited") == 2


def test_a_program_that_is_missing_is_told_too(audit: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    def missing() -> str:
        raise FileNotFoundError("npm")

    assert audit.audit("npm", missing, audit.npm_findings, ())
    assert "not audited" in capsys.readouterr().out


def test_what_is_accepted_now_has_reasons_and_ci_asks(audit: ModuleType) -> None:
    audit.accepted_in((ROOT / ".ci" / "advisories.toml").read_text(encoding="utf-8"))
    assert ".ci/audit.py" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
