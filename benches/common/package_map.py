"""Draws the folders of the package from its imports: docs/images/map.svg.

    python -m benches.common.package_map

A row for each layer of ``pyproject.toml``, the highest first; nothing imports from a row above its own. A box for each
folder, as high as it has rows of folders inside, with its files and lines; thicker lines for more imports.
"""

import re
import tomllib
from collections import Counter
from html import escape

from benches.common.checkout import ROOT
from msgspec import Struct

PACKAGE = ROOT / "src" / "bidwhist"
PICTURE = ROOT / "docs" / "images" / "map.svg"
WIDTH, MARGIN, GAP, LINE, LEAST = 1180, 20, 26, 15, 92
INK, PAPER, BOX, RIM, CURVE = "#2b1b24", "#fbf4e6", "#fffaf0", "#7a3260", "#1a7770"
PER_ROW = 6
IMPORT = re.compile(r"^[ \t]*from bidwhist\.(\w+)[\w.]* import ", re.MULTILINE)
"""An import begins its line, which examples in docstrings do not. To parse all modules would take seconds."""
FEWEST = 3
"""Fewer imports from one folder to another draw no line."""


class Folder(Struct, frozen=True):
    """A module or a folder of the package."""

    name: str
    files: int
    lines: int
    inner: tuple[str, ...]
    """The folders inside."""

    @property
    def words(self) -> list[str]:
        """The text of its box: name, size, folders."""
        size = f"{self.lines:,} lines" if self.files == 1 else f"{self.files} files, {self.lines:,} lines"
        rows = [self.inner[at : at + 3] for at in range(0, len(self.inner), 3)]
        return [self.name, size, *(" · ".join(row) for row in rows)]


class Place(Struct, frozen=True):
    """A box on the picture, in pixels."""

    left: float
    top: float
    wide: float
    high: float


def layers() -> list[list[str]]:
    """The names in each layer, the highest first."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    found = next(one["layers"] for one in settings if one["type"] == "layers")
    rows = [[name.strip() for name in row.split("|")] for row in found]
    return [[name for name in row if name != "__main__"] for row in rows if row != ["__main__"]]


def folder(name: str) -> Folder:
    """A folder as it is on the disk."""
    home = PACKAGE / name
    paths = sorted(home.rglob("*.py")) if home.is_dir() else [PACKAGE / f"{name}.py"]
    inner = sorted({path.relative_to(home).parts[0] for path in paths if home.is_dir() and path.parent != home})
    return Folder(name, len(paths), sum(len(path.read_text().splitlines()) for path in paths), tuple(inner))


def imports() -> Counter[tuple[str, str]]:
    """How many imports lead from one folder to another."""
    found: Counter[tuple[str, str]] = Counter()
    for path in PACKAGE.rglob("*.py"):
        home = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
        found.update((home, other) for other in IMPORT.findall(path.read_text()) if other != home)
    return found


def places(rows: list[list[Folder]]) -> dict[str, Place]:
    """The place of each box. The folders of a row are side by side, each as wide as its words."""
    found, top = dict[str, Place](), float(MARGIN)
    for row in rows:
        wide = [max(LEAST, 7.4 * max(map(len, one.words)) + 16) for one in row]
        high = max(len(one.words) for one in row) * LINE + 12
        left = (WIDTH - sum(wide) - GAP * (len(row) - 1)) / 2
        for one, width in zip(row, wide, strict=True):
            found[one.name] = Place(left, top, width, high)
            left += width + GAP
        top += high + GAP
    return found


def rows_of(names: list[list[str]]) -> list[list[Folder]]:
    """The folders row by row; small layers that follow one another share a row of boxes, kept in their order."""
    rows: list[list[Folder]] = []
    for layer in names:
        folders = [folder(name) for name in layer]
        is_small = all(one.files == 1 for one in folders)
        if rows and is_small and all(one.files == 1 for one in rows[-1]) and len(rows[-1]) + len(folders) <= PER_ROW:
            rows[-1] += folders
        else:
            rows.append(folders)
    return rows


def drawn() -> str:
    """The picture as SVG."""
    rows = rows_of(layers())
    at = places(rows)
    high = max(place.top + place.high for place in at.values()) + MARGIN
    paths = [
        _path(at[one], at[other], count)
        for (one, other), count in sorted(imports().items())
        if count >= FEWEST and one in at and other in at
    ]
    boxes = [_box(one, at[one.name]) for row in rows for one in row]
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high:.0f}" font-family="Georgia, serif">'
    title = "<title>The rooms of bidwhist and what they import, from the command line down to the cards</title>"
    ground = f'<rect width="{WIDTH}" height="{high:.0f}" fill="{PAPER}"/>'
    return "\n".join([opening, title, ground, *paths, *boxes, "</svg>", ""])


def _path(one: Place, other: Place, count: int) -> str:
    """A curve from the foot of one box to the head of another."""
    x, y = one.left + one.wide / 2, one.top + one.high
    to_x, to_y = other.left + other.wide / 2, other.top
    bend = (to_y - y) / 2
    curve = f"M{x:.0f} {y:.0f}C{x:.0f} {y + bend:.0f} {to_x:.0f} {to_y - bend:.0f} {to_x:.0f} {to_y:.0f}"
    thick = f"{min(6.0, 0.6 + count / 12):.1f}"
    return f'<path d="{curve}" fill="none" stroke="{CURVE}" stroke-opacity=".28" stroke-width="{thick}"/>'


def _box(one: Folder, at: Place) -> str:
    size = f'x="{at.left:.0f}" y="{at.top:.0f}" width="{at.wide:.0f}" height="{at.high:.0f}"'
    words = [_words(at, row, words) for row, words in enumerate(one.words)]
    return f'<rect {size} rx="7" fill="{BOX}" stroke="{RIM}"/>' + "".join(words)


def _words(at: Place, row: int, words: str) -> str:
    style = 'font-size="12"' if row else 'font-size="14" font-weight="bold"'
    place = f'x="{at.left + at.wide / 2:.0f}" y="{at.top + 17 + LINE * row:.0f}" text-anchor="middle"'
    return f'<text {place} fill="{INK}" {style}>{escape(words)}</text>'


if __name__ == "__main__":
    PICTURE.write_text(drawn())
    print(f"drawn: {PICTURE.relative_to(ROOT)}")
