"""Kings, queens and jacks."""

from faces import HAIR
from headgear import (
    jack_of_clubs,
    jack_of_diamonds,
    jack_of_hearts,
    jack_of_spades,
    king_of_clubs,
    king_of_diamonds,
    king_of_hearts,
    king_of_spades,
    queen_of_clubs,
    queen_of_diamonds,
    queen_of_hearts,
    queen_of_spades,
)
from robes import COURT_COLOURS, PANEL, jack_robe, king_robe, queen_robe
from shapes import BRASS, CREAM, SUIT_COLOURS, group, line, number, outline, path, rect, twice, use

JACK_WEARS = {"S": "uniform", "H": "tie", "D": "stole", "C": "bow"}


FLIP = {"KS": 0, "QS": 1, "JS": 0, "KH": 1, "QH": 0, "JH": 1, "KD": 0, "QD": 1, "JD": 0, "KC": 1, "QC": 0, "JC": 1}


HEADS = dict(
    KS=king_of_spades,
    KH=king_of_hearts,
    KD=king_of_diamonds,
    KC=king_of_clubs,
    QS=queen_of_spades,
    QH=queen_of_hearts,
    QD=queen_of_diamonds,
    QC=queen_of_clubs,
    JS=jack_of_spades,
    JH=jack_of_hearts,
    JD=jack_of_diamonds,
    JC=jack_of_clubs,
)


HEAD_X, HEAD_Y, HEAD_SCALE = 110, 46, 0.84


def head(inner, skin, flip=False, hair=HAIR):
    t = (
        f"translate({HEAD_X} {HEAD_Y})scale({HEAD_SCALE})"
        if not flip
        else f"translate({294 - HEAD_X} {HEAD_Y})scale(-{HEAD_SCALE} {HEAD_SCALE})"
    )
    return group(inner, t, fill=skin, color=hair)


def band(s):
    bg, b2, g, g2, ac, sk = COURT_COLOURS[s]
    y0, y1, ym = 163, 187, 175
    o = rect(14, y0, 222, 24, g2) + rect(14, y0, 222, 3, ac) + rect(14, y1 - 3, 222, 3, ac)
    d = ""
    if s == "S":  # chevrons
        for i in range(6):
            x = 14 + 18.5 * i
            d += outline([(x, 184), (x + 9.25, 166), (x + 18.5, 184)]) + outline(
                [(250 - x, 166), (240.75 - x, 184), (231.5 - x, 166)]
            )
    elif s == "H":  # flying geese, turning at the middle
        for i in range(6):
            x = 14 + 18.5 * i
            d += outline([(x, 166), (x + 18.5, 175), (x, 184)]) + outline(
                [(250 - x, 166), (231.5 - x, 175), (250 - x, 184)]
            )
    elif s == "D":
        for i in range(12):
            x = 14 + 18.5 * i
            d += outline([(x, 175), (x + 9.25, 166), (x + 18.5, 175), (x + 9.25, 184)])
    else:  # steps
        for i in range(12):
            x = 14 + 18.5 * i
            d += f"M{number(x)} {166 if i % 2 else 175}h18.5v9h-18.5z"
    return o + path(d, ac)


def add(sheet):
    """Adds these drawings to the sheet."""
    for s in "SHDC":
        c = COURT_COLOURS[s]
        bg, b2, g, g2, ac, sk = c
        sheet.define("bn" + s, band(s))
        for r in "KQJ":
            k = r + s
            bgd = use("bg" + r, fill=b2, color=b2)
            rb = {
                "K": lambda: king_robe(g, g2, ac),
                "Q": lambda: queen_robe(g, g2, ac, {"S": BRASS, "H": CREAM, "D": g2, "C": CREAM}[s]),
                "J": lambda: jack_robe(g, g2, ac if s != "S" else BRASS, JACK_WEARS[s]),
            }[r]()
            hd = head(HEADS[k](c), sk, FLIP[k], {"KH": "#c9c1bd"}.get(k, HAIR))
            if r == "Q":  # neck and bare shoulders share the skin; beads lie over the neck
                half = bgd + group(rb.split("/>", 1)[0] + "/>", fill=sk) + hd + rb.split("/>", 1)[1]
            else:
                half = bgd + hd + rb
            if FLIP[k] and r != "Q":
                half = bgd + hd + group(rb, "translate(294 0)scale(-1 1)")
            if FLIP[k] and r == "Q":
                half = (
                    bgd
                    + group(group(rb.split("/>", 1)[0] + "/>", fill=sk), "translate(294 0)scale(-1 1)")
                    + hd
                    + group(rb.split("/>", 1)[1], "translate(294 0)scale(-1 1)")
                )
            sheet.define("h" + k, half)
            sheet.symbol(
                "card-" + k,
                use("cd")
                + path(PANEL, bg)
                + twice("h" + k)
                + use("bn" + s)
                + line(PANEL, SUIT_COLOURS[s], 2.4, stroke_linejoin="round")
                + twice("i" + k),
            )
