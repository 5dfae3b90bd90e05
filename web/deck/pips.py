"""The four suits' signs and the quilt star."""

import math

from shapes import SUIT_COLOURS, outline, path

PIPS = {
    "S": "M0-50C10-29 47-12 47 16C47 33 34 41 22 41C14 41 7 37 4 31C5 40 9 46 18 50H-18C-9 46-5 40-4 31C-7 37-14 41-22 41C-34 41-47 33-47 16C-47-12-10-29 0-50Z",
    "H": "M0 49C-10 27-49 8-49-20C-49-37-37-47-24-47C-12-47-4-40 0-29C4-40 12-47 24-47C37-47 49-37 49-20C49 8 10 27 0 49Z",
    "D": "M0-50C8-32 22-14 39 0C22 14 8 32 0 50C-8 32-22 14-39 0C-22-14-8-32 0-50Z",
    # Three round lobes that meet around the middle.
    "C": "M-13-8A24 24 0 1 1 13-8A24 24 0 1 1 5 22C5 38 10 46 19 50H-19C-10 46-5 38-5 22A24 24 0 1 1-13-8Z",
}


# Eight-point quilt star (r=50), inherits fill; light halves left open
def star8(r, hollow=True):
    out = ""
    for i in range(8):
        a = math.radians(45 * i)
        b = math.radians(45 * i + 22.5)
        c = math.radians(45 * i - 22.5)
        q = r * 0.5412
        out += outline([(0, 0), (q * math.cos(b), q * math.sin(b)), (r * math.cos(a), r * math.sin(a))])
        if not hollow:
            out += outline([(0, 0), (q * math.cos(c), q * math.sin(c)), (r * math.cos(a), r * math.sin(a))])
    return out


def add(sheet):
    """Adds these drawings to the sheet."""
    for s in "SHDC":
        sheet.define("p" + s, path(PIPS[s]), fill=SUIT_COLOURS[s])
    sheet.define("st8", path(star8(50)))
    sheet.define("st8f", path(star8(50, False)))
