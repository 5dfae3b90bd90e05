"""The large faces for small screens and weak eyes."""

from letters import glyph, word
from robes import COURT_COLOURS
from shapes import BRASS, CREAM, PLUM, RANKS, SUIT_COLOURS, outline, path, rect, use


def side_strip(s):
    bg, b2, g, g2, ac, sk = COURT_COLOURS[s]
    o = rect(188, 14, 46, 322, g2) + rect(188, 14, 4, 322, ac) + rect(230, 14, 4, 322, ac)
    d = ""
    for i in range(8):
        y = 17 + i * 39.5
        d += outline([(211, y), (230, y + 19.75), (211, y + 39.5), (192, y + 19.75)])
    return o + path(d, bg)


LITTLE = "var(--joker-little,#1d6a70)"


def add(sheet):
    """Adds these drawings to the sheet."""
    for s in "SHDC":
        for r in RANKS:
            extra = ""
            if r in "JQK":
                extra = use("kt" + s)
            sheet.symbol(
                f"big-{r}{s}",
                use("cd")
                + extra
                + glyph(r, 98, 20, 158, SUIT_COLOURS[s], 146)
                + use("p" + s, "translate(98 263)scale(1.46)"),
            )
    for s in "SHDC":
        sheet.define("kt" + s, side_strip(s))
    sheet.symbol(
        "big-BJ",
        use("cd")
        + rect(14, 14, 222, 322, PLUM, rx=8)
        + word("BIG", 125, 28, 74, BRASS, width=196)
        + use("sF", "translate(125 188)scale(1.55)", fill=BRASS)
        + word("JOKER", 125, 276, 46, CREAM, width=200),
    )
    sheet.symbol(
        "big-LJ",
        use("cd")
        + rect(16, 16, 218, 318, "none", rx=8, stroke=LITTLE, stroke_width=4)
        + word("LIttLE", 125, 32, 66, LITTLE, width=196)
        + use("sO", "translate(125 188)scale(1.5)", fill="none", stroke=LITTLE)
        + word("JOKER", 125, 276, 46, LITTLE, width=196),
    )
