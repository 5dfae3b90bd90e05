"""Writes the lesson as the page reads it.

python -m bidwhist.lesson web/src/pages/learn/lesson.json
"""

import sys
from pathlib import Path

from bidwhist.lesson.script import text

if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(), encoding="utf-8")
