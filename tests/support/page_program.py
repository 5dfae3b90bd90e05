"""A part of the page's code, built as a program that Node.js runs."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benches.common.checkout import ROOT

WEB = ROOT / "web"
HAS_NODE = shutil.which("npx") is not None and (WEB / "node_modules").exists()


@contextmanager
def page_program(name: str) -> Iterator[Path]:
    """The program of ``web/tests/NAME.ts``, which goes when it is no longer needed."""
    folder = WEB / "node_modules" / f".{name}-{os.getpid()}"
    command = ["npx", "vite", "build", "--ssr", f"tests/{name}.ts", "--outDir", str(folder), "--logLevel", "error"]
    built = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    try:
        yield next(folder.glob(f"{name}.*js"))
    finally:
        shutil.rmtree(folder)
