"""Joins the letters of pictures of moments into `src/bidwhist/server/history/letters.ttf`, from DejaVu's fonts.

DejaVu Serif Bold has Latin, Greek and Cyrillic, DejaVu Sans Bold Hebrew and the signs of suits. Their licence allows
it, and stays in the font. Needs fonttools, and the two fonts where Debian has them (fonts-dejavu-core, -extra).
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter, load_font, save_font

TARGET = Path(__file__).parents[1] / "src" / "bidwhist" / "server" / "history" / "letters.ttf"
FOLDER = Path("/usr/share/fonts/truetype/dejavu")
PARTS = {
    "DejaVuSerif-Bold.ttf": (
        range(0x20, 0x7F),
        range(0xA0, 0x250),
        range(0x370, 0x400),
        range(0x400, 0x460),
        range(0x2010, 0x2027),
        range(0x2212, 0x2213),
    ),
    "DejaVuSans-Bold.ttf": (range(0x5B0, 0x5F5), range(0x2660, 0x2668)),
}
NAME, FAMILY, FULL_NAME, POSTSCRIPT = "Bid Whist Letters", 1, 4, 6


def subset(name: str, target: Path) -> str:
    """The letters of one font alone, in a file."""
    options = Options(name_IDs=["*"], notdef_outline=True, glyph_names=False, hinting=False, layout_features=["kern"])
    font = load_font(FOLDER / name, options)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for part in PARTS[name] for code in part])
    subsetter.subset(font)
    save_font(font, target, options)
    return str(target)


def main(target: Path) -> None:
    """Write the font."""
    with TemporaryDirectory() as scratch:
        font = Merger().merge([subset(name, Path(scratch) / name) for name in PARTS])
    for kind in (FAMILY, FULL_NAME, POSTSCRIPT):
        font["name"].setName(NAME.replace(" ", "") if kind == POSTSCRIPT else NAME, kind, 3, 1, 0x409)
    font.save(target)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET)
