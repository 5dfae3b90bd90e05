"""The checkout that benches run in: ``python -m benches…`` is called from its root."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
"""Test helpers that benches use too."""
