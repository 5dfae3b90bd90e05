"""``python -m bidwhist.engine steady``: one of our bots, or ``module:Class``, as an engine."""

import sys

from bidwhist.engine.hosting import host
from bidwhist.errors import WhistError


def main() -> int:
    """Answer questions on standard input until ``quit`` or its end."""
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.stderr.write("usage: python -m bidwhist.engine BOT, where BOT is steady, champion, module:Class …\n")
        return 2
    try:
        host(sys.argv[1])
    except WhistError as error:
        sys.stderr.write(f"error: {error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
