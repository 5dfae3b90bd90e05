"""The stock of the cards, their corners, the number cards and the aces."""

from letters import glyph
from shapes import (
    BRASS,
    CREAM,
    INK,
    PAPER,
    PLUM,
    PLUM2,
    RANKS,
    SUIT_COLOURS,
    disc,
    group,
    number,
    outline,
    path,
    polygon,
    rect,
    star,
    twice,
    use,
)


def index(sheet, r, s):
    sheet.define("i" + r + s, glyph(r, 30, 16, 54, SUIT_COLOURS[s], 38) + use("p" + s, "translate(30 96)scale(.36)"))


def pip_places(r):
    T_, B_, M_ = 64, 286, 175
    l, c, rr = 84, 125, 166
    q1, q2 = T_ + (B_ - T_) / 3, B_ - (B_ - T_) / 3
    cols = {
        "2": [],
        "3": [],
        "4": [T_, B_],
        "5": [T_, B_],
        "6": [T_, M_, B_],
        "7": [T_, M_, B_],
        "8": [T_, M_, B_],
        "9": [T_, q1, q2, B_],
        "T": [T_, q1, q2, B_],
    }[r]
    mid = {
        "2": [T_, B_],
        "3": [T_, M_, B_],
        "5": [M_],
        "7": [(T_ + M_) / 2],
        "8": [(T_ + M_) / 2, (M_ + B_) / 2],
        "9": [M_],
        "T": [(T_ + q1) / 2, (q2 + B_) / 2],
    }.get(r, [])
    return [(x, y) for y in cols for x in (l, rr)] + [(c, y) for y in mid]


# ace of spades
def ace_spade():
    o = use("pS", "translate(125 174)scale(1.6 2.06)")
    leaf = "M-7 36C-11 40-16 41-22 41C-34 41-47 33-47 16C-47-12-10-29 0-50C10-29 47-12 47 16C47 33 34 41 22 41C16 41 11 40 7 36"
    o += path(
        leaf,
        "none",
        transform="translate(125 174)scale(1.36 1.74)",
        stroke=BRASS,
        stroke_width="1.7",
        stroke_linecap="round",
    )
    o += disc(125, 189, 39, PLUM2) + disc(125, 189, 39, "none", stroke=BRASS, stroke_width="3")
    o += use("st8f", "translate(125 189)rotate(22.5)scale(.72)", fill=CREAM) + use(
        "st8", "translate(125 189)rotate(22.5)scale(.72)", fill=BRASS
    )
    o += disc(125, 189, 5, PLUM)
    for i in range(3):
        w = 6 + i * 4
        y = 108 + i * 13
        o += polygon([(125 - w, y + 10), (125, y), (125 + w, y + 10)], BRASS if i != 1 else CREAM)
    for sx in (-1, 1):
        for i, (x, y) in enumerate(((48, 188), (48, 202), (45, 216), (38, 229))):
            o += polygon(star(125 + sx * x, y, 5, 5, 2, -90), BRASS if i % 2 == 0 else CREAM)
    o += polygon([(125, 236), (130, 245), (125, 254), (120, 245)], BRASS) + polygon(
        [(125, 257), (129, 264), (125, 271), (121, 264)], CREAM
    )
    return o


# small quilt strips above and below
def geese(x0, x1, y, h, a, b):
    o = ""
    m = int(round((x1 - x0) / (2 * h)))
    w = (x1 - x0) / m
    for i in range(m):
        x = x0 + i * w
        o += outline([(x, y + h), (x + w / 2, y), (x + w, y + h)])
    return path(o, a)


def add(sheet):
    """Adds these drawings to the sheet."""
    sheet.define("cd", rect(1, 1, 248, 348, PAPER, rx=17, stroke=INK, stroke_opacity=".22", stroke_width="2"))
    for s in "SHDC":
        for r in RANKS:
            index(sheet, r, s)
    for s in "SHDC":
        for r in "23456789T":
            k = 0.46 if r in "789T" else 0.5
            body = "".join(
                use("p" + s, f"translate({number(x)} {number(y)})scale({'-' if y > 175 else ''}{k})")
                for x, y in pip_places(r)
            )
            sheet.symbol(f"card-{r}{s}", use("cd") + twice(f"i{r}{s}") + body)
    # aces: one large pip with a quilt star cut into it
    for s, (dy, k) in {"H": (-8, 0.74), "D": (0, 0.6), "C": (-1, 0.52)}.items():
        sheet.symbol(
            "card-A" + s,
            use("cd")
            + twice("iA" + s)
            + use("p" + s, "translate(125 175)scale(1.45)")
            + use("st8f", f"translate(125 {175 + dy + (4 if s == 'C' else 0)})rotate(22.5)scale({k})", fill=PAPER)
            + use(
                "st8",
                f"translate(125 {175 + dy + (4 if s == 'C' else 0)})rotate(22.5)scale({k})",
                fill=SUIT_COLOURS[s],
                fill_opacity=".45",
            ),
        )
    sheet.symbol(
        "card-AS",
        use("cd")
        + twice("iAS")
        + ace_spade()
        + geese(78, 234, 18, 10, SUIT_COLOURS["S"], 0)
        + group(geese(78, 234, 18, 10, SUIT_COLOURS["S"], 0), "rotate(180 125 175)"),
    )
