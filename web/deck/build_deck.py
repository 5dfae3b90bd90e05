"""Draws the deck of the web table, two SVG sprites of faces: python web/deck/build_deck.py [FOLDER].

Every shape is drawn here, by coordinates or by small loops: no outside art, no fonts. Each kind of drawing has a file.
"""

import gzip
import re
import sys
from pathlib import Path

import courts
import faces
import headgear
import jokers
import large_faces
import letters
import number_cards
import pips
import robes
from shapes import Sheet

CARDS = Path(__file__).parents[1] / "src" / "cards"
KINDS = (pips, letters, number_cards, faces, robes, headgear, courts, jokers, large_faces)
"""What is drawn, in the order of the files."""


def drawn():
    """A sheet with every drawing."""
    sheet = Sheet()
    for kind in KINDS:
        kind.add(sheet)
    return sheet


def needed(sheet, drawing):
    """The definitions that a drawing uses, and those that they use, in their order."""
    found, waiting = set(), re.findall(r'href="#(\w+)"', drawing)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += re.findall(r'href="#(\w+)"', sheet.definitions[name])
    return [one for name, one in sheet.definitions.items() if name in found]


def sprite(sheet, kind):
    """The drawings of a kind in one file; a browser that shows one of them takes in all."""
    cards = [one for one in sheet.symbols if f'id="{kind}-' in one]
    shared = needed(sheet, "".join(cards))
    return '<svg xmlns="http://www.w3.org/2000/svg">\n<defs>' + "\n".join([*shared, "</defs>", *cards, "</svg>\n"])


def main(folder):
    """Writes both files, and says how large they are."""
    sheet = drawn()
    files = {
        "deck-full.svg": sprite(sheet, "card"),
        "deck-large.svg": sprite(sheet, "big"),
    }
    for name, svg in files.items():
        (folder / name).write_text(svg)
        print(name, len(svg), "bytes", len(gzip.compress(svg.encode(), 9)), "gz")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else CARDS)
