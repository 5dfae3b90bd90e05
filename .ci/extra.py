"""Prints the requirements of an extra of pyproject.toml, one a line: tools are installed without bidwhist again.

python .ci/extra.py docs | python -m pip install -r /dev/stdin
"""

import sys
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def main() -> None:
    """Print them; an extra that is not there is named."""
    extras = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    name = sys.argv[1] if len(sys.argv) > 1 else ""
    if name not in extras:
        sys.exit(f".ci/extra.py: there is no extra {name!r}; there are {', '.join(extras)}")
    sys.stdout.write("".join(f"{requirement}\n" for requirement in extras[name]))


if __name__ == "__main__":
    main()
