"""A part of the page's code, built as a program that Node.js runs."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benches.common.checkout import ROOT

WEB = ROOT / "web"
VITE = WEB / "node_modules" / "vite" / "bin" / "vite.js"
"""Started without npx, which takes as long as to build."""
HAS_NODE = shutil.which("node") is not None and VITE.exists()


@contextmanager
def page_program(name: str) -> Iterator[Path]:
    """The program of ``web/tests/NAME.ts``, which goes when it is no longer needed."""
    folder = WEB / "node_modules" / f".{name}-{os.getpid()}"
    command = ["node", str(VITE), "build", "--ssr", f"tests/{name}.ts", "--outDir", str(folder), "--logLevel", "error"]
    built = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    try:
        yield next(folder.glob(f"{name}.*js"))
    finally:
        shutil.rmtree(folder)
