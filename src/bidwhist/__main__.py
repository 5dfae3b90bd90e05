"""``python -m bidwhist``: the same as the command ``bidwhist``."""

from bidwhist.cli.__main__ import main

if __name__ == "__main__":
    main()
