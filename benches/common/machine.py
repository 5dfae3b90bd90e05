"""The machine that a measurement was made on."""

import platform
from pathlib import Path


def processor() -> str:
    """The processor's model as Linux names it, elsewhere what Python knows."""
    information = Path("/proc/cpuinfo")
    lines = information.read_text(encoding="utf-8").splitlines() if information.exists() else []
    models = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(models, platform.machine())
