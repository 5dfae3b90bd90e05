"""Draws the deck of the web table, two SVG sprites of faces and the back: python web/deck/build_deck.py [FOLDER].

Every shape is drawn here, by coordinates or by small loops: no outside art, no fonts.
"""

import gzip
import math
import re
import sys
from pathlib import Path

CARDS = Path(__file__).parents[1] / "src" / "cards"
OUT = Path(sys.argv[1]) if len(sys.argv) > 1 else CARDS

SV = {
    "S": "var(--spade,#241a2b)",
    "H": "var(--heart,#b3213a)",
    "D": "var(--diamond,#b3213a)",
    "C": "var(--club,#241a2b)",
}
PAPER, INK = "var(--paper,#fbf5e6)", "var(--ink,#241a2b)"
PLUM, PLUM2, BRASS, BRASS2, CREAM, TEAL, TEAL2 = (
    "#43204d",
    "#6d3a70",
    "#dca63f",
    "#b57f22",
    "#f7ecd2",
    "#1d6a70",
    "#0f474e",
)
RANKS = "A23456789TJQK"


def n(v):
    s = f"{v:.1f}".rstrip("0").rstrip(".")
    return "0" if s in ("-0", "") else s


def P(d, fill=None, **k):
    a = f' fill="{fill}"' if fill else ""
    for q, v in k.items():
        a += f' {q.replace("_", "-")}="{v}"'
    return f'<path d="{d}"{a}/>'


def L(d, stroke, w, **k):
    return P(d, "none", stroke=stroke, stroke_width=n(w), **k)


def R(x, y, w, h, fill, **k):
    a = "".join(f' {q.replace("_", "-")}="{v}"' for q, v in k.items())
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" fill="{fill}"{a}/>'


def C(x, y, r, fill, **k):
    a = "".join(f' {q.replace("_", "-")}="{v}"' for q, v in k.items())
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"{a}/>'


def poly(pts, fill, **k):
    return P("M" + "L".join(f"{n(x)} {n(y)}" for x, y in pts) + "Z", fill, **k)


def polyd(pts):
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in pts) + "Z"


def U(i, t="", **k):
    a = "".join(f' {q.replace("_", "-")}="{v}"' for q, v in k.items())
    return f'<use href="#{i}"' + (f' transform="{t}"' if t else "") + a + "/>"


def G(inner, t="", **k):
    a = "".join(f' {q.replace("_", "-")}="{v}"' for q, v in k.items())
    return "<g" + (f' transform="{t}"' if t else "") + a + ">" + inner + "</g>"


def star(cx, cy, r1, r2, k=5, rot=-90):
    return [
        (
            cx + (r1 if i % 2 == 0 else r2) * math.cos(math.radians(rot + 180 / k * i)),
            cy + (r1 if i % 2 == 0 else r2) * math.sin(math.radians(rot + 180 / k * i)),
        )
        for i in range(2 * k)
    ]


def clip(pts, x0, y0, x1, y1):
    def cut(ps, ins, inter):
        o = []
        for i, p in enumerate(ps):
            q = ps[i - 1]
            if ins(p):
                if not ins(q):
                    o.append(inter(q, p))
                o.append(p)
            elif ins(q):
                o.append(inter(q, p))
        return o

    def ix(x):
        return lambda a, b: (x, a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0]))

    def iy(y):
        return lambda a, b: (a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]), y)

    for ins, it in (
        (lambda p: p[0] >= x0, ix(x0)),
        (lambda p: p[0] <= x1, ix(x1)),
        (lambda p: p[1] >= y0, iy(y0)),
        (lambda p: p[1] <= y1, iy(y1)),
    ):
        if pts:
            pts = cut(pts, ins, it)
    return pts


defs, syms = [], []


def D(i, inner, **k):
    a = "".join(f' {q.replace("_", "-")}="{v}"' for q, v in k.items())
    defs.append(f'<g id="{i}"{a}>{inner}</g>')


def S(i, inner):
    # No title: whoever shows a card names it, in the language of the page.
    syms.append(f'<symbol id="{i}" viewBox="0 0 250 350">{inner}</symbol>')


# ---------------------------------------------------------------- pips (100 x 100, centred on 0,0)
PIP = {
    "S": "M0-50C10-29 47-12 47 16C47 33 34 41 22 41C14 41 7 37 4 31C5 40 9 46 18 50H-18C-9 46-5 40-4 31C-7 37-14 41-22 41C-34 41-47 33-47 16C-47-12-10-29 0-50Z",
    "H": "M0 49C-10 27-49 8-49-20C-49-37-37-47-24-47C-12-47-4-40 0-29C4-40 12-47 24-47C37-47 49-37 49-20C49 8 10 27 0 49Z",
    "D": "M0-50C8-32 22-14 39 0C22 14 8 32 0 50C-8 32-22 14-39 0C-22-14-8-32 0-50Z",
    "C": "M-6-7A23 23 0 1 1 6-7A23 23 0 1 1 5 22C5 38 10 46 19 50H-19C-10 46-5 38-5 22A23 23 0 1 1-6-7Z",
}
# club: three round lobes that meet around the middle
PIP["C"] = "M-13-8A24 24 0 1 1 13-8A24 24 0 1 1 5 22C5 38 10 46 19 50H-19C-10 46-5 38-5 22A24 24 0 1 1-13-8Z"
for s in "SHDC":
    D("p" + s, P(PIP[s]), fill=SV[s])


# Eight-point quilt star (r=50), inherits fill; light halves left open
def star8(r, hollow=True):
    out = ""
    for i in range(8):
        a = math.radians(45 * i)
        b = math.radians(45 * i + 22.5)
        c = math.radians(45 * i - 22.5)
        q = r * 0.5412
        out += polyd([(0, 0), (q * math.cos(b), q * math.sin(b)), (r * math.cos(a), r * math.sin(a))])
        if not hollow:
            out += polyd([(0, 0), (q * math.cos(c), q * math.sin(c)), (r * math.cos(a), r * math.sin(a))])
    return out


D("st8", P(star8(50)))
D("st8f", P(star8(50, False)))


# ---------------------------------------------------------------- letters (cap height 100, stroke drawn)
def ell(cx, cy, rx, ry):
    return f"M{n(cx - rx)} {cy}A{rx} {ry} 0 1 1 {n(cx + rx)} {cy}A{rx} {ry} 0 1 1 {n(cx - rx)} {cy}Z"


GL = {  # width, main strokes (17), slabs (10)
    "A": (76, "M10 97L38 4L66 97M20 68H56", "M-2 95H26M50 95H78"),
    "K": (76, "M14 0V100M61 6.5L17 58M34 40L65 93.5", "M0 5H28M0 95H28M46 5H76M50 95H80"),
    "Q": (82, ell(40, 50, 31, 41.5) + "M44 64L76 98", ""),
    "J": (60, "M43 0V67C43 84 35 91.5 25 91.5C14 91.5 8.5 84 8.5 68", "M24 5H60"),
    "T": (86, "M13 4V98M2 20L15 8" + ell(61, 50, 21, 41.5), "M0 95H27"),
    "2": (64, "M9 32C9 16 18 8.5 31 8.5C46 8.5 54.5 17 54.5 30C54.5 48 38 60 13 91.5H61", ""),
    "3": (
        64,
        "M8 21C12 12 20 8.5 30 8.5C44 8.5 52.5 16 52.5 28C52.5 40 44 47 26 47H30C46 47 55.5 56 55.5 69C55.5 84 45 91.5 30 91.5C18 91.5 9 86 5 75",
        "",
    ),
    "4": (68, "M47 100V6L10 69H68", ""),
    "5": (64, "M55 8.5H17L14 47C19 41 25 39 32 39C46 39 55.5 49 55.5 65C55.5 82 45 91.5 30 91.5C18 91.5 9 86 5 75", ""),
    "6": (64, "M50 5C28 16 9 36 8.5 66" + ell(32, 66, 23.5, 25.5), ""),
    "7": (62, "M4 8.5H52L22 100", "M5 0V26"),
    "8": (64, ell(32, 29, 20, 20.5) + ell(32, 69.5, 23.5, 22), ""),
    "9": (64, "M14 95C36 84 55 64 55.5 34" + ell(32, 34, 23.5, 25.5), ""),
    "B": (
        62,
        "M14 0V100M14 8.5H32C45 8.5 51 17 51 28C51 40 45 47 32 47H14M32 47C49 47 55 57 55 69C55 83 47 91.5 32 91.5H14",
        "",
    ),
    "I": (28, "M14 0V100", "M0 5H28M0 95H28"),
    "G": (70, "M60 28C55 15 47 8.5 36 8.5C18 8.5 8.5 26 8.5 50C8.5 74 18 91.5 36 91.5C52 91.5 61 82 61 59H38", ""),
    "O": (80, ell(40, 50, 31, 41.5), ""),
    "E": (60, "M56 8.5H13M13 0V100M13 49H48M13 91.5H58", ""),
    "R": (68, "M13 0V100M13 8.5H34C48 8.5 54 17 54 30C54 44 47 52 34 52H13M36 52L60 100", ""),
    "L": (58, "M13 0V91.5H56", "M51 78V100"),
    "t": (62, "M2 8.5H60M31 0V100", ""),
}
for g, (w, d, sl) in GL.items():
    D(
        "g" + g,
        f'<path d="{d}" stroke-width="17"/>' + (f'<path d="{sl}" stroke-width="10"/>' if sl else ""),
        fill="none",
        stroke_linejoin="bevel",
    )


def word(txt, x, y, h, col, mid=True, gap=16, width=None):
    k = h / 100
    tot = sum((GL[c][0] if c != " " else 34) + gap for c in txt) - gap
    kx = k if width is None else width / tot
    x0 = x - tot * kx / 2 if mid else x
    out = ""
    for c in txt:
        if c == " ":
            x0 += (34 + gap) * kx
            continue
        out += U("g" + c, f"translate({n(x0)} {n(y)})scale({kx:.3f} {k:.3f})")
        x0 += (GL[c][0] + gap) * kx
    return G(out, stroke=col)


def glyph(c, cx, y, h, col, maxw=None):
    w = GL[c][0]
    k = h / 100
    kx = k if not maxw or w * k <= maxw else maxw / w
    return U("g" + c, f"translate({n(cx - w * kx / 2)} {n(y)})scale({kx:.3f} {k:.3f})", stroke=col)


# ---------------------------------------------------------------- card stock
D("cd", R(1, 1, 248, 348, PAPER, rx=17, stroke=INK, stroke_opacity=".22", stroke_width="2"))


def corners(inner):
    return inner + G(inner, "rotate(180 125 175)")


def index(r, s):
    D("i" + r + s, glyph(r, 30, 16, 54, SV[s], 38) + U("p" + s, "translate(30 96)scale(.36)"))


for s in "SHDC":
    for r in RANKS:
        index(r, s)


def both(i):
    return U(i) + U(i, "rotate(180 125 175)")


# ---------------------------------------------------------------- number cards
def pipset(r):
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


for s in "SHDC":
    for r in "23456789T":
        k = 0.46 if r in "789T" else 0.5
        body = "".join(U("p" + s, f"translate({n(x)} {n(y)})scale({'-' if y > 175 else ''}{k})") for x, y in pipset(r))
        S(f"card-{r}{s}", U("cd") + both(f"i{r}{s}") + body)
# aces: one large pip with a quilt star cut into it
for s, (dy, k) in {"H": (-8, 0.74), "D": (0, 0.6), "C": (-1, 0.52)}.items():
    S(
        "card-A" + s,
        U("cd")
        + both("iA" + s)
        + U("p" + s, "translate(125 175)scale(1.45)")
        + U("st8f", f"translate(125 {175 + dy + (4 if s == 'C' else 0)})rotate(22.5)scale({k})", fill=PAPER)
        + U(
            "st8",
            f"translate(125 {175 + dy + (4 if s == 'C' else 0)})rotate(22.5)scale({k})",
            fill=SV[s],
            fill_opacity=".45",
        ),
    )


# ace of spades
def ace_spade():
    o = U("pS", "translate(125 174)scale(1.6 2.06)")
    leaf = "M-7 36C-11 40-16 41-22 41C-34 41-47 33-47 16C-47-12-10-29 0-50C10-29 47-12 47 16C47 33 34 41 22 41C16 41 11 40 7 36"
    o += P(
        leaf,
        "none",
        transform="translate(125 174)scale(1.36 1.74)",
        stroke=BRASS,
        stroke_width="1.7",
        stroke_linecap="round",
    )
    o += C(125, 189, 39, PLUM2) + C(125, 189, 39, "none", stroke=BRASS, stroke_width="3")
    o += U("st8f", "translate(125 189)rotate(22.5)scale(.72)", fill=CREAM) + U(
        "st8", "translate(125 189)rotate(22.5)scale(.72)", fill=BRASS
    )
    o += C(125, 189, 5, PLUM)
    for i in range(3):
        w = 6 + i * 4
        y = 108 + i * 13
        o += poly([(125 - w, y + 10), (125, y), (125 + w, y + 10)], BRASS if i != 1 else CREAM)
    for sx in (-1, 1):
        for i, (x, y) in enumerate(((48, 188), (48, 202), (45, 216), (38, 229))):
            o += poly(star(125 + sx * x, y, 5, 5, 2, -90), BRASS if i % 2 == 0 else CREAM)
    o += poly([(125, 236), (130, 245), (125, 254), (120, 245)], BRASS) + poly(
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
        o += polyd([(x, y + h), (x + w / 2, y), (x + w, y + h)])
    return P(o, a)


S(
    "card-AS",
    U("cd")
    + both("iAS")
    + ace_spade()
    + geese(78, 234, 18, 10, SV["S"], 0)
    + G(geese(78, 234, 18, 10, SV["S"], 0), "rotate(180 125 175)"),
)

# ---------------------------------------------------------------- portraits (head: 0..105 tall, faces right)
SKIN_M = (
    "M60 14C70 17 76.5 27 77.5 37C77.8 40 79 41.5 78.8 43.5C78.5 45.5 77.2 46.5 77.4 48.5C78.4 53 83 58.5 87.4 64.3"
    "C89.6 67.3 88.8 70.8 85.4 71.4C83.4 71.8 82 72 81.6 73.2C81.4 74.8 83.8 75.6 85.8 78C86.8 79.6 85.8 81 83.8 81.6"
    "C86 82.4 86.6 84.2 85.4 86.2C84.4 88 82.4 88.6 82.4 90.6C82.6 92.4 85 93.8 84.6 97.4C84.2 102 79.5 104.8 74.5 104.2"
    "C70 103.7 66 102 62 100C60 106 60.5 114 65 124L70 142H6C12 124 15 108 14 92C4 80-2 60 2 42C6 20 30 6 60 14Z"
)
SKIN_F = (
    "M58 16C68 18 75.5 26 77 36C77.6 40 77.8 43 77 46C76.6 48 76.8 49.5 77.4 51C79 55.5 82.2 59.8 85.8 64.4"
    "C87.8 67.2 87 70.2 84 70.9C82.2 71.3 81 71.4 80.7 72.6C80.5 74.2 83 75.4 85.2 77.8C86.4 79.4 85.4 81 83.2 81.6"
    "C85.4 82.4 86 84.2 85 86.2C84 88 81.4 88.4 81 90C80.8 92 82.4 93.4 82 96.2C81.4 100.4 77.4 102.8 73 102"
    "C66 100.6 58 97.6 53 93C50 102 51 114 56 126L62 144H10C18 126 21 106 18 88C6 76 0 60 3 42C7 22 30 8 58 16Z"
)
D(
    "fm",
    P(SKIN_M)
    + P(
        "M60 15C69 18 75.6 27 76.6 37L77.6 43L76.4 48C78 54 82 59 86 65C88 68 86 70.4 84 70.6L80.4 72.8L84 78L82 81.6L84 85L81 90.4L83.4 97C83 101 79 103.4 75 103L65 87L70 75L55 62L65 53L66 41Z",
        "#ff9f5a",
        fill_opacity=".24",
    )
    + P(
        "M34 78C42 92 56 99 74.5 104.2C70 103.7 66 102 62 100C60 106 60.5 114 65 124L70 142H44C48 118 42 98 34 78Z",
        "#000",
        fill_opacity=".33",
    )
    + P(
        "M85.4 77.6C82 77.8 78 79.4 74 82C78 82.4 80 82 83.8 81.6C86 82.4 86.4 84.4 85.2 86.2C81.6 87.2 77 86 74 82C78 79 82 76.6 85.4 77.6Z",
        "#5e1f22",
        fill_opacity=".6",
    )
    + P("M64.5 50.2C67.5 46.4 72 45.8 75.4 47.4C75 50 74.2 51.8 73 52.6C69.8 53 66.6 52.4 64.5 50.2Z", "#f6e9cf")
    + P("M70.4 46.4L75.4 47.4C75 50 74.4 51.6 73.2 52.5L71 52.4C69.4 50.6 69.4 48 70.4 46.4Z", "#140b0d")
    + L("M63 50.4C66.5 45.6 72 44.8 76 46.8", "#140b0d", 1.8)
    + P("M60 43.6C65 38 72 37 78 40.6L77.6 43.6C72 41 66 41 60 43.6Z", "#140b0d")
    + L("M83.6 69.6C79.6 69.6 79.4 65 82.6 64.4", "#140b0d", 1.6, stroke_opacity=".6"),
)
D(
    "ear",
    P("M33 47C27 45 25 51 27.4 57C29 63 31 69 35 68.4C39 67.6 38.4 61 40 56.4C41.4 51 38.4 47.6 33 47Z")
    + L("M31 53C34.5 51 37 54 34.4 58C33 60.4 33.4 62.6 35 63", "#000", 2.2, stroke_opacity=".4"),
)
D(
    "ff",
    P(SKIN_F)
    + P(
        "M58 17C67 19 74.4 27 76 37L76.4 45L76 50C78 56 81 60 84.6 65C86.4 67.6 85.6 69.8 83 70.2L79.8 72.4L83.4 78L81.4 81.6L83.4 85L80 90L81 96C80.4 99.6 77 101.4 73.4 101L63 88L69 75L54 63L64 55L65 42Z",
        "#ff9f5a",
        fill_opacity=".24",
    )
    + P(
        "M36 78C42 86 52 94 66 100C60 98 56 96 53 93C50 102 51 114 56 126L62 144H40C46 118 42 96 36 78Z",
        "#000",
        fill_opacity=".33",
    )
    + P(
        "M85.2 77.2C81.6 77.2 77.6 79 73.4 82C77 82.6 80 82.2 83.2 81.6C85.6 82.6 86 84.4 85 86.4C81 87.8 76.4 86.4 73.4 82C77.4 78.6 81.6 76 85.2 77.2Z",
        "#8c1f33",
        fill_opacity=".85",
    )
    + P("M64 51C67 47.2 71.4 46.6 74.8 48.2C74.4 50.6 73.6 52.4 72.4 53.2C69.2 53.6 66 53 64 51Z", "#f6e9cf")
    + P("M69.8 47.2L74.8 48.2C74.4 50.6 73.8 52.2 72.6 53.1L70.4 53C68.8 51.2 68.8 48.8 69.8 47.2Z", "#140b0d")
    + P("M60 49C64.6 45.4 71 44.4 76.6 47.6L75 49.4C71 47.4 67 47.8 63.6 51.4Z", "#140b0d")
    + L("M61 43C65 38.6 71 37.4 76.4 40", "#140b0d", 2.2)
    + L("M82.4 69.4C78.8 69.2 78.8 65.2 81.6 64.6", "#140b0d", 1.5, stroke_opacity=".6"),
)
HAIR = "#17101a"
# short hair with fade line; beards
D(
    "hr",
    P(
        "M61 13.6C62 22 55 25 50 28L47 47L41 49C38 44 28 44 25 51L28 66C22 76 18 84 14 91C3 79-4 58 0 40C5 14 36 1 61 13.6Z",
        "currentColor",
    ),
)
D(
    "bd1",
    P(
        "M40 46L48 43C47 62 56 71 69 77C74 73 79 72.4 82.4 75.4L84.6 77.2C80 76.8 76 79 73 82C75 86 78 88.4 82.4 88.4C87 91 90 97 88 104C85 114 76 118 66 115C52 111 40 98 35 80L36 68C39 66 40 58 41 50Z",
        "currentColor",
    ),
)
D(
    "bd2",
    P(
        "M40 46L48 43C46 64 57 74 70 78C75 73.6 79 73 82.4 75.4L84.6 77.2C80 76.8 76 79 73 82C75 86 78 88.4 82.4 88.4C86 91 88 95 87 101C85 107 78 108 72 107C56 104 42 94 35 78L36 68C39 66 40 58 41 50Z",
        "currentColor",
    ),
)
D(
    "bd3",
    P(
        "M40 46L48 43C47 62 56 71 69 77C74 73 79 72.4 82.4 75.4L84.6 77.2C80 76.8 76 79 73 82C75 86 78 88.4 82.4 88.4C86 92 89 98 90 106L84 130C74 126 46 110 35 80L36 68C39 66 40 58 41 50Z",
        "currentColor",
    ),
)
D("mst", P("M84.6 76.8C80 76 76 78.4 72.6 82C74 77 78 72.8 82.4 75Z", "currentColor"))

COL = {  # bg, bg light, garment, garment2, accent, skin
    "S": ("#e0ad49", "#eec677", PLUM, "#7b3f78", CREAM, "#4b2a1d"),
    "H": ("#efb08c", "#f6cbae", "#9c2438", "#5a1226", "#e9b94f", "#6a3b25"),
    "D": ("#76b3ab", "#9accc2", "#d4602a", "#17525c", "#f3d27c", "#57301f"),
    "C": ("#b9c783", "#d0dba6", "#2c5b3b", "#15352a", "#e9b94f", "#3d2219"),
}
PANEL = "M58 14H236V230H192V336H14V120H58Z"
HX, HY, HK = 110, 46, 0.84


def rays(cx, cy, cnt, off=0):
    d = ""
    for i in range(cnt):
        a0 = math.radians(360 / cnt * i + off)
        a1 = math.radians(360 / cnt * (i + 0.5) + off)
        for box in ((58, 14, 236, 163), (14, 120, 58, 163)):
            p = clip(
                [
                    (cx, cy),
                    (cx + 400 * math.cos(a0), cy + 400 * math.sin(a0)),
                    (cx + 400 * math.cos(a1), cy + 400 * math.sin(a1)),
                ],
                *box,
            )
            if len(p) > 2:
                d += polyd(p)
    return d


def beams():
    d = ""
    for i in range(-4, 9):
        x = 40 + i * 36
        for box in ((58, 14, 236, 163), (14, 120, 58, 163)):
            p = clip([(x, 163), (x + 18, 163), (x + 18 + 100, 14), (x + 100, 14)], *box)
            if len(p) > 2:
                d += polyd(p)
    return d


D("bgK", P(rays(147, 100, 16, 5.6)))
D("bgQ", C(147, 88, 69, "none", stroke="currentColor", stroke_width="9") + C(147, 88, 52, "#fff", fill_opacity=".28"))
D("bgJ", P(beams()))

# robes -------------------------------------------------------------------------------
SH = "M64 164C66 150 84 144 112 136L128 128L164 130L178 138C204 144 226 150 230 164Z"


def robeK(g, g2, ac):
    o = P(SH, g)
    o += poly([(128, 138), (164, 138), (152, 164), (142, 164)], g2)
    for sx, pts in (
        (0, [(112, 135.5), (129, 128), (146, 164), (118, 164)]),
        (1, [(164, 130), (179, 138.5), (176, 164), (148, 164)]),
    ):
        o += poly(pts, ac)
    o += poly([(115, 144), (136.5, 144), (140.5, 152), (116.5, 152)], g2) + poly(
        [(160, 144), (178, 144), (177.4, 152), (155.4, 152)], g2
    )
    o += P("M117 156L143 157.5L146 164H118Z M152.5 157.5L177 156L176 164H148Z", g)
    o += L("M72 164C76 154 92 149 106 146M222 164C218 156 204 151 188 147", ac, 3)
    return o


def robeQ(g, g2, ac, bead):
    o = P("M66 164C70 150 96 147 116 141L132 130L160 132L176 142C200 147 222 152 228 164Z")  # skin shoulders (inherit)
    o += P(
        "M66 164C68 157 76 153 86 150.5C104 158 124 162 146 162C170 162 192 158 210 150.5C220 154 226 158 228 164Z", g
    )
    for i, c in enumerate((ac, bead, ac)):
        y = 136 + i * 7.5
        w = 19 + i * 8
        o += L(
            f"M{147 - w} {n(y - 1)}C{147 - w * 0.6:.1f} {n(y + 9)} {147 + w * 0.6:.1f} {n(y + 9)} {147 + w} {n(y)}",
            c,
            5.4,
        )
    return o


def robeJ(g, g2, ac, kind):
    o = P(SH, g)
    if kind == "uniform":
        o += P("M122 130L168 132L172 144L150 152L120 144Z", g2) + L("M121 137L148 145L171 138", ac, 3.4)
        o += L("M149 150V164", ac, 2.6)
        for x in (140, 158):
            o += C(x, 157, 3.4, ac)
        o += P("M72 158L102 145L106 152L76 164H70Z M222 158L194 146L190 152L218 164H226Z", ac)
    else:
        o += poly([(126, 132), (168, 134), (150, 164), (144, 164)], CREAM)
        o += poly([(112, 136), (127, 129), (146, 164), (120, 164), (104, 148), (114, 146)], g2)
        o += poly([(178, 138), (166, 130), (148, 164), (172, 164), (190, 150), (180, 147)], g2)
        if kind == "tie":
            o += P("M142 140L154 140L152 147L156 164H140L144 147Z", ac)
        if kind == "bow":
            o += P("M147 145L132 138V153Z M147 145L162 138V153Z", ac) + C(147, 145.5, 3.4, ac)
        if kind == "stole":
            o += poly([(112, 136), (127, 129), (144, 164), (118, 164)], ac) + poly(
                [(178, 138), (166, 130), (150, 164), (176, 164)], ac
            )
            o += P("M117 147L136 147L139 154L117 154Z M158 147L177 147L176 154L155 154Z", g2)
    return o


# headgear (head units) ----------------------------------------------------------------
def head(inner, skin, flip=False, hair=HAIR):
    t = f"translate({HX} {HY})scale({HK})" if not flip else f"translate({294 - HX} {HY})scale(-{HK} {HK})"
    return G(inner, t, fill=skin, color=hair)


def hoop(c, x=34, y=78, r=9):
    return C(x, y, r, "none", stroke=c, stroke_width="4")


def KS(c):
    bg, b2, g, g2, ac, sk = c
    return (
        U("fm")
        + U("hr")
        + U("ear")
        + U("bd1")
        + P("M-4 30L-15-20L9 4L18-31L38-2L56-33L66 0L93-24L80 22Z", g)
        + P("M18-31L38-2L30 26L8 28L9 4ZM56-33L66 0L62 24L80 22L93-24L66 0Z", g2)
        + P("M-4 39L80 29L81 14L-6 23Z", ac)
        + P("M2 31L10 24L18 29L10 36ZM28 28L36 21L44 26L36 33ZM54 25L62 18L70 23L62 30Z", g)
        + C(-15, -20, 5, ac)
        + C(18, -31, 5, ac)
        + C(56, -33, 5, ac)
        + C(93, -24, 5, ac)
    )


def KH(c):
    bg, b2, g, g2, ac, sk = c
    return (
        U("fm")
        + U("hr")
        + U("ear")
        + U("bd2")
        + P("M-5 40L80 29L88-26C60-34 16-32-14-20Z", g)
        + P("M-5 40L80 29L82 18L-7 28Z", ac)
        + P("M-10 8L84-1L86-10L-12 0Z", ac)
        + P("M-8 25L4 9L16 22L28 7L40 19L52 5L64 17L74 4L82 15L83 2L-10 11Z", g2)
        + P("M-13-14C16-26 60-28 87-20L88-26C60-34 16-32-14-20Z", ac)
    )


def KD(c):
    bg, b2, g, g2, ac, sk = c
    o = ""
    for i in range(7):
        a = math.radians(-166 + i * 24.5)
        ca, sa = math.cos(a), math.sin(a)
        cx, cy = 38, 28
        ln = 62 if i % 2 else 54
        pt = lambda r, w: (cx + r * ca - w * sa, cy + r * sa + w * ca)
        o += poly([pt(24, 0), pt(44, 7.5), pt(ln, 0), pt(44, -7.5)], ac if i % 2 else g)
    return (
        o
        + U("fm")
        + U("hr")
        + U("ear")
        + U("bd3")
        + P("M-5 40L80 29L80 12C62 0 14 2-6 24Z", g2)
        + L("M-5 36L80 25.5M-5 25C14 6 62 4 80 14", ac, 4)
        + C(38, 20, 6, ac)
        + C(10, 24.5, 4, ac)
        + C(65, 16.5, 4, ac)
    )


def KC(c):
    bg, b2, g, g2, ac, sk = c
    locs = P(
        "M0 34L40 44L32 70L26 128A5.6 5.6 0 0 1 14.8 127A5.6 5.6 0 0 1 3.6 125.4A5.6 5.6 0 0 1-7.4 123A5.6 5.6 0 0 1-18 119C-17 86-12 58 0 34Z",
        HAIR,
    )
    seps = L(
        "M7 46C-4 70-8 96-7.4 122M16 48C6 74 4 100 3.6 124M25 56C17 80 15 104 14.8 126",
        "#fff",
        1.8,
        stroke_opacity=".2",
    )
    o = U("fm") + U("hr") + locs + seps + U("ear") + U("bd1") + P("M-7 22C-4-14 74-22 82 12Z", g2)
    for x, y in ((0, 4), (38, -7), (76, -3)):
        o += U("kc", f"translate({x} {y})")
    return (
        o
        + P("M-6 40L81 29L82 9L-8 19Z", BRASS)
        + P("M-6 36L81 25L81 20L-7 31Z", g)
        + P("M-8 23L82 13L82 9L-8 19Z", BRASS2)
    )


D(
    "kc",
    C(0, -17, 9.5, BRASS)
    + C(-10.5, -2, 9.5, BRASS)
    + C(10.5, -2, 9.5, BRASS)
    + P("M-6-6H6L9 20H-9Z", BRASS)
    + C(0, -7, 4, BRASS2),
)


def QS(c):
    bg, b2, g, g2, ac, sk = c
    o = U("ff") + U("ear")
    # gele: fan of folds out of the temple knot
    o += P("M79 34C60 40 28 52 6 66C-10 54-34 18-30-12C-14-28 20-36 52-33C82-30 102-18 100-4C98 10 90 24 79 34Z", g)
    o += P(
        "M66 30L-30-12C-31-4-29 4-27 10ZM66 30L-4-27C-12-24-20-20-26-16ZM66 30L38-34C30-34 20-33 10-30ZM66 30L78-27C72-30 64-32 56-33ZM66 30L100-6C100-12 97-17 92-20Z",
        CREAM,
    )
    o += P("M66 30L-22 24C-18 32-14 40-9 47Z", CREAM)
    o += P("M79 34C60 40 28 52 6 66L0 56C22 42 52 30 78 24Z", g2) + P(
        "M79 30.5C56 37.5 26 48.5 3.4 61.5L1.4 57.5C24 44 54 32.4 78.6 26.6Z", BRASS
    )
    o += C(34, 80, 8, BRASS) + C(34, 80, 3.4, g)
    return o


def QH(c):
    bg, b2, g, g2, ac, sk = c
    o = C(25, 42, 48, HAIR) + U("ff")
    o += P(
        "M66 20C60 24 57 32 55 42C50 46 46 50 44 60C40 74 30 88 18 88C-10 84-24 62-23 42C-20 6 14-8 38-4C54-2 66 8 66 20Z",
        HAIR,
    )
    o += U("ear") + hoop(ac, 35, 80, 10)
    o += G(
        P("M-26 4L-32-26L-14-12L0-34L14-12L32-26L26 4Z", ac)
        + P("M-27 10L27 10L26 1L-26 1Z", g)
        + C(0, -6, 4.4, g)
        + C(0, -34, 3.6, g)
        + C(-32, -26, 3.6, g)
        + C(32, -26, 3.6, g),
        "translate(34 0)rotate(-6)scale(.9 .85)",
    )
    return o


def QD(c):
    bg, b2, g, g2, ac, sk = c
    o = U("ff") + U("ear")
    o += P("M44-2C20-8 10-26 24-34C36-38 46-26 47-12C50-28 62-38 74-32C86-24 74-6 50-1Z", g) + P(
        "M44-2C30-8 24-20 28-26C36-28 44-18 46-8ZM50-2C54-16 64-26 70-23C74-18 64-8 50-2Z", ac
    )
    o += P("M79 34C58 40 24 54 4 70C-10 50-8 18 16 4C40-8 74-2 79 34Z", g)
    o += (
        P("M79 34C58 40 24 54 4 70L0 61C20 44 50 31 78 25Z", g2)
        + P("M76 19C52 22 18 34-4 50L-4.6 40C14 25 46 13 70 9Z", ac)
        + P("M62 3C40 4 14 14-2 29L2 20C18 6 40-2 54-1Z", g2)
    )
    o += P("M42-6H53L56 8H39Z", g2)
    o += P("M35 70L44 82L35 94L26 82Z", ac) + P("M35 76L39.6 82L35 88L30.4 82Z", g)
    return o


def QC(c):
    bg, b2, g, g2, ac, sk = c
    o = U("ff")
    o += P(
        "M72 21C62 26 56 34 53 46C46 52 44 58 42 64C34 72 24 76 18 84C8 76-4 62-10 44L-44-14C-36-28-8-36 20-30C44-24 64-4 72 21Z",
        HAIR,
    )
    o += L("M-2 54C12 30 22-6 16-30M16 72C22 44 46 14 46-14M-22 18C-12-2-8-18-10-29", "#fff", 2, stroke_opacity=".16")
    o += P("M73 24C54 24 20 34-6 53L-11 42C14 24 48 12 68 12Z", ac) + P(
        "M70 18C48 20 18 30-8 48L-9.4 45C16 27 48 17 69 15Z", g
    )
    o += P("M52-10C30-10 0 0-24 18L-30 9C-8-8 20-20 40-20Z", ac) + P(
        "M48-13C28-13 0-4-26 14L-28 11.5C-4-6 24-16 45-16Z", g
    )
    o += U("ear") + L("M34 70V80", ac, 3) + C(34, 84, 5, ac) + C(34, 94, 4, g) + L("M34 70V76", ac, 3)
    return o


def JS(c):
    bg, b2, g, g2, ac, sk = c
    return (
        U("fm")
        + U("hr")
        + U("ear")
        + P("M-4 36C-12 18-16 2-12-10C14-26 64-28 90-12C92 0 86 14 80 25Z", g)
        + P("M-12-10C14-26 64-28 90-12C64-16 14-14-12-4Z", g2)
        + P("M-4 38L80 27L82 14L-8 24Z", BRASS)
        + P("M-5 33.5L80.6 22.5L81 19L-6.4 29.5Z", g)
        + P("M54 30L80 26C94 26 104 32 108 42C96 38 76 36 56 37Z", "#17101a")
        + P("M46-14H78V8L62 16L46 9Z", BRASS)
        + P(polyd(star(62, -1, 10, 4.2)), g)
    )


def JH(c):
    bg, b2, g, g2, ac, sk = c
    return (
        U("fm")
        + U("hr")
        + U("ear")
        + U("mst")
        + P("M-2 34C-8 4 2-22 22-28C34-30 40-22 48-22C56-22 60-32 70-24C80-14 82 10 82 28Z", g)
        + P("M22-28C34-30 40-22 48-22C56-22 60-32 70-24C64-18 58-10 48-10C38-10 30-16 22-28Z", g2)
        + P("M-3 34C-4 26-4 20-3 14C24 4 58 2 81 10L82 26Z", ac)
        + P("M-28 30C-12 34 10 30 40 24C66 19 92 18 114 26C106 38 84 36 62 35C34 35 4 48-28 30Z", g)
        + L("M-26 31C-8 38 12 36 40 30C66 25 92 24 112 27", g2, 2.4)
    )


def JD(c):
    bg, b2, g, g2, ac, sk = c
    return (
        U("fm")
        + U("hr")
        + U("ear")
        + P("M-4 42C-8 26-6 10 2 2L74-2C80 8 80 20 80 28C56 28 24 32-4 42Z", g2)
        + P("M-4 42C24 32 56 28 80 28L80 23C56 23 24 27-5 36Z", ac)
        + P("M-36 0L36-30L116-6L42 18Z", "#0c3c45")
        + P("M-36 0L42 18L116-6L116-1L42 24L-36 5Z", g)
        + L("M40-7L-22 5V34", ac, 3.4)
        + P("M-27 32H-17L-14 60H-30Z", ac)
        + R(-28, 32, 12, 5, g)
        + C(40, -7, 4, ac)
    )


def JC(c):
    bg, b2, g, g2, ac, sk = c
    return (
        U("fm")
        + U("hr")
        + U("ear")
        + U("mst")
        + P("M-2 40C-24 26-20-6 8-18C38-32 78-22 92 4C98 16 92 26 80 29C54 28 22 32-2 40Z", g)
        + P(
            "M40-24C16-10 2 12-2 40C-24 26-20-6 8-18C18-22 30-24 40-24ZM40-24C52-10 58 8 58 28C66 28 74 28 80 29C92 26 98 16 92 4C82-14 62-22 40-24Z",
            g2,
        )
        + C(40, -24.5, 5, ac)
        + P("M-2 40C22 32 54 28 80 29L80 23C54 22 22 26-5 34Z", ac)
        + P("M58 27C76 22 100 26 110 40C96 38 78 36 60 36Z", g)
    )


KIND = {"S": "uniform", "H": "tie", "D": "stole", "C": "bow"}
FLIP = {"KS": 0, "QS": 1, "JS": 0, "KH": 1, "QH": 0, "JH": 1, "KD": 0, "QD": 1, "JD": 0, "KC": 1, "QC": 0, "JC": 1}
HEADS = dict(KS=KS, KH=KH, KD=KD, KC=KC, QS=QS, QH=QH, QD=QD, QC=QC, JS=JS, JH=JH, JD=JD, JC=JC)


def band(s):
    bg, b2, g, g2, ac, sk = COL[s]
    y0, y1, ym = 163, 187, 175
    o = R(14, y0, 222, 24, g2) + R(14, y0, 222, 3, ac) + R(14, y1 - 3, 222, 3, ac)
    d = ""
    if s == "S":  # chevrons
        for i in range(6):
            x = 14 + 18.5 * i
            d += polyd([(x, 184), (x + 9.25, 166), (x + 18.5, 184)]) + polyd(
                [(250 - x, 166), (240.75 - x, 184), (231.5 - x, 166)]
            )
    elif s == "H":  # flying geese, turning at the middle
        for i in range(6):
            x = 14 + 18.5 * i
            d += polyd([(x, 166), (x + 18.5, 175), (x, 184)]) + polyd(
                [(250 - x, 166), (231.5 - x, 175), (250 - x, 184)]
            )
    elif s == "D":
        for i in range(12):
            x = 14 + 18.5 * i
            d += polyd([(x, 175), (x + 9.25, 166), (x + 18.5, 175), (x + 9.25, 184)])
    else:  # steps
        for i in range(12):
            x = 14 + 18.5 * i
            d += f"M{n(x)} {166 if i % 2 else 175}h18.5v9h-18.5z"
    return o + P(d, ac)


for s in "SHDC":
    c = COL[s]
    bg, b2, g, g2, ac, sk = c
    D("bn" + s, band(s))
    for r in "KQJ":
        k = r + s
        bgd = U("bg" + r, fill=b2, color=b2)
        rb = {
            "K": lambda: robeK(g, g2, ac),
            "Q": lambda: robeQ(g, g2, ac, {"S": BRASS, "H": CREAM, "D": g2, "C": CREAM}[s]),
            "J": lambda: robeJ(g, g2, ac if s != "S" else BRASS, KIND[s]),
        }[r]()
        hd = head(HEADS[k](c), sk, FLIP[k], {"KH": "#c9c1bd"}.get(k, HAIR))
        if r == "Q":  # neck and bare shoulders share the skin; beads lie over the neck
            half = bgd + G(rb.split("/>", 1)[0] + "/>", fill=sk) + hd + rb.split("/>", 1)[1]
        else:
            half = bgd + hd + rb
        if FLIP[k] and r != "Q":
            half = bgd + hd + G(rb, "translate(294 0)scale(-1 1)")
        if FLIP[k] and r == "Q":
            half = (
                bgd
                + G(G(rb.split("/>", 1)[0] + "/>", fill=sk), "translate(294 0)scale(-1 1)")
                + hd
                + G(rb.split("/>", 1)[1], "translate(294 0)scale(-1 1)")
            )
        D("h" + k, half)
        S(
            "card-" + k,
            U("cd")
            + P(PANEL, bg)
            + both("h" + k)
            + U("bn" + s)
            + L(PANEL, SV[s], 2.4, stroke_linejoin="round")
            + both("i" + k),
        )

# ---------------------------------------------------------------- jokers
BSTAR = star(0, 0, 50, 21)
D("sF", P(polyd(BSTAR)))
D("sO", P(polyd(star(0, 0, 45, 19)), "none", stroke_width="9", stroke_linejoin="round"))


def arm(d, w, col):
    return L(d, col, w, stroke_linejoin="round", stroke_linecap="round")


def trumpet(col, dark):
    return (
        L("M0 0H66", col, 4.6)
        + P("M-5-4H0L5-2V2L0 4H-5Z", col)
        + L("M16 0C10 0 8 4 8 9C8 14 12 18 18 18H52C58 18 61 14 61 9C61 4 58 0 54 0", col, 4.6)
        + "".join(R(x, -9, 7, 32, col, rx=3) + R(x - 0.5, -13, 8, 4, dark, rx=2) for x in (25, 34.5, 44))
        + P("M58-3C74-3 82-10 90-25H94V25H90C82 10 74 3 58 3Z", col)
        + P("M91-25H94.5V25H91Z", dark)
    )


JPANEL = PANEL


def big_joker():
    o = U("cd") + P(JPANEL, PLUM)
    # sound rays from the bell
    cx, cy = 212, 88
    d = ""
    for i in range(14):
        a0, a1 = math.radians(180 + i * 25.7), math.radians(180 + i * 25.7 + 12)
        p = clip(
            [
                (cx, cy),
                (cx + 400 * math.cos(a0), cy + 400 * math.sin(a0)),
                (cx + 400 * math.cos(a1), cy + 400 * math.sin(a1)),
            ],
            58,
            14,
            236,
            230,
        )
        if len(p) > 2:
            d += polyd(p)
    o += P(d, PLUM2)
    o += C(112, 124, 50, BRASS) + C(112, 124, 50, "none", stroke=PLUM2, stroke_width="4")
    # head tilted up, small-brim hat
    hd = (
        U("fm")
        + U("hr")
        + U("ear")
        + U("bd2")
        + P("M0 30C-4 10 0-10 6-16C28-24 56-22 74-16C80-4 80 14 80 26Z", CREAM)
        + P("M-1 32C-3 24-3 18-2 12L80 5L81 26Z", PLUM2)
        + P("M-18 36C4 32 60 22 96 22C98 27 94 30 88 30C58 31 16 38-14 44C-20 43-21 39-18 36Z", CREAM)
    )
    o += G(hd, "translate(66 100)rotate(-20)scale(.82)", fill="#4b2a1d", color=HAIR)
    o += P("M28 250C30 214 46 194 76 184L97 171C112 184 134 188 152 178L162 190C170 206 174 228 174 250Z", BRASS)
    o += P("M97 171C112 184 134 188 152 178L148 196L124 250H116L96 188Z", CREAM)
    o += P(
        "M97 171L83 181L77 206L90 213L117 250L120 226L95 187Z M152 178L160 189L160 212L148 216L122 250L122 226L150 194Z",
        BRASS2,
    )
    o += P("M122 201L106 191V212ZM122 201L139 193V212Z", PLUM) + C(122, 202, 3.6, PLUM) + C(121, 232, 2.4, PLUM)
    o += G(trumpet("#f0c25a", BRASS2), "translate(153 138)rotate(-34)scale(.9)")
    # arm and hands
    o += (
        arm("M146 211L175 228L187 152", 28, BRASS2)
        + arm("M145 210L175 228L187 152", 23.5, BRASS)
        + arm("M187 150L188 142", 23, CREAM)
    )
    o += P("M176 138C172 126 178 112 188 110C194 106 200 110 199 116C204 120 203 128 199 132L197 142Z", "#4b2a1d")
    o += L("M183 116L191 121M181 123L189 128", "#2c1710", 2)
    # words
    o += R(14, 246, 178, 90, BRASS) + R(14, 246, 178, 4, CREAM)
    o += word("BIG", 103, 258, 32, PLUM) + word("JOKER", 103, 298, 30, PLUM)
    o += L(JPANEL, PLUM, 2.4)
    return o


def jcorner(which):
    if which == "B":
        return U("sF", "translate(32 38)scale(.46)", fill="var(--joker-big,#43204d)") + word(
            "BIG", 32, 66, 19, "var(--joker-big,#43204d)", width=38
        )
    return U("sO", "translate(32 38)scale(.46)", fill="none", stroke="var(--joker-little,#1d6a70)") + word(
        "LIttLE", 32, 66, 19, "var(--joker-little,#1d6a70)", width=42, gap=20
    )


D("jB", jcorner("B"))
D("jL", jcorner("L"))
S("card-BJ", big_joker() + both("jB"))


def little():
    T = "var(--joker-little,#1d6a70)"
    W = PAPER
    k = dict(stroke=T, stroke_width="3", stroke_linejoin="round")

    def oarm(d, w):
        return arm(d, w, T) + arm(d, w - 6, W)

    o = U("cd")
    # halo of beats
    o += C(160, 92, 70, "none", stroke=T, stroke_width="2") + C(
        160, 92, 63, "none", stroke=T, stroke_width="2", stroke_dasharray="2 9", stroke_linecap="round"
    )
    # far (raised) arm
    o += oarm("M132 178L92 182L84 146", 25)
    o += P("M70 148C67 134 68 124 74 117C80 114 92 116 96 122L100 131C101 137 98 143 96 148Z", W, **k) + L(
        "M77 131V118M84 130V116M90 131V118", T, 2
    )
    # head facing left
    hd = (
        P(SKIN_M, W, stroke=T, stroke_width="3.4", stroke_linejoin="round")
        + P(
            "M61 13.6C62 22 55 25 50 28L47 47L41 49C38 44 28 44 25 51L28 66C22 76 18 84 14 91C3 79-4 58 0 40C5 14 36 1 61 13.6Z",
            T,
        )
        + L(
            "M64 50.5C67.5 46 72 45.6 75.4 47.4M74 82C78 82 80 82 83.8 81.6M33 66C26 58 24 48 33 47C42 48 39 58 37 64",
            T,
            2.8,
        )
        + P("M66 48L75.4 47.4C75 50.4 74.4 51.6 73 52.4C70 52.6 67 51 66 48Z", T)
        + P("M60 43.6C65 38 72 37 78 40.6L77.6 43.6C72 41 66 41 60 43.6Z", T)
        + U("mst", color=T)
        + P(
            "M-6 36C-24 20-14-12 14-18C46-26 80-18 88 6C90 16 86 22 80 27C54 27 22 28-6 36Z",
            W,
            stroke=T,
            stroke_width="3.4",
            stroke_linejoin="round",
        )
        + P("M-6 37C22 28 54 27 81 28L83 14C54 14 22 16-11 23Z", T)
        + P("M0 30L7 23L15 27L8 33ZM26 26L33 19.5L41 23.5L34 30ZM54 24L61 17.5L69 21.5L62 28Z", W)
        + L("M38-21L38-14M12-17C6-6 4 6 4 18M64-18C74-8 76 4 76 14M38-16V16", T, 2.4)
    )
    o += G(hd, "translate(202 44)scale(-.9 .9)")
    # dashiki with yoke and placket
    o += P("M110 246C106 214 108 184 124 169L137 161C150 175 184 175 198 159C214 166 226 186 226 228H192V246Z", W, **k)
    o += L("M128 167C146 187 190 187 208 165", T, 2.4) + P(
        "M152 179.5V222L168 236L184 222V178C174 182.500 162 183 152 179.5Z", W, **k
    )
    for q in range(3):
        o += poly([(168, 185 + q * 15), (175, 192 + q * 15), (168, 199 + q * 15), (161, 192 + q * 15)], T)
    # drum
    o += P("M26 205C26 226 40 236 42 246H128C130 236 144 226 144 205Z", W, **k)
    o += f'<ellipse cx="85" cy="205" rx="59" ry="13" fill="{W}" stroke="{T}" stroke-width="3"/><ellipse cx="85" cy="205" rx="50" ry="8.5" fill="none" stroke="{T}" stroke-width="1.6"/>'
    o += P(
        "M33 222L44 244L56 226L70 246L85 227L100 246L114 226L126 244L137 222L126 236L114 219L100 240L85 220L70 240L56 219L44 236Z",
        T,
    )
    # near arm strikes
    o += oarm("M206 190L184 230L132 208", 26)
    o += P("M131 197C120 192 104 192 92 197C88 200 90 204 96 204L108 205C112 212 122 217 128 218Z", W, **k) + L(
        "M150 203L143 222", T, 2.6
    )
    o += (
        R(14, 246, 178, 90, W)
        + L("M14 247.5H192", T, 3)
        + word("LIttLE", 103, 258, 32, T)
        + word("JOKER", 103, 298, 30, T)
    )
    o += L(JPANEL, T, 3)
    return o


S("card-LJ", little() + both("jL"))

# ---------------------------------------------------------------- big (phone) faces
for s in "SHDC":
    for r in RANKS:
        extra = ""
        if r in "JQK":
            extra = U("kt" + s)
        S(
            f"big-{r}{s}",
            U("cd") + extra + glyph(r, 98, 20, 158, SV[s], 146) + U("p" + s, "translate(98 263)scale(1.46)"),
        )


def ktstrip(s):
    bg, b2, g, g2, ac, sk = COL[s]
    o = R(188, 14, 46, 322, g2) + R(188, 14, 4, 322, ac) + R(230, 14, 4, 322, ac)
    d = ""
    for i in range(8):
        y = 17 + i * 39.5
        d += polyd([(211, y), (230, y + 19.75), (211, y + 39.5), (192, y + 19.75)])
    return o + P(d, bg)


for s in "SHDC":
    D("kt" + s, ktstrip(s))
JB, JL = "var(--joker-big,#43204d)", "var(--joker-little,#1d6a70)"
S(
    "big-BJ",
    U("cd")
    + R(14, 14, 222, 322, PLUM, rx=8)
    + word("BIG", 125, 28, 74, BRASS, width=196)
    + U("sF", "translate(125 188)scale(1.55)", fill=BRASS)
    + word("JOKER", 125, 276, 46, CREAM, width=200),
)
S(
    "big-LJ",
    U("cd")
    + R(16, 16, 218, 318, "none", rx=8, stroke=JL, stroke_width=4)
    + word("LIttLE", 125, 32, 66, JL, width=196)
    + U("sO", "translate(125 188)scale(1.5)", fill="none", stroke=JL)
    + word("JOKER", 125, 276, 46, JL, width=196),
)


# ---------------------------------------------------------------- backs
def logcabin(sz, lights, darks, center):
    u = sz / 7
    o = R(3 * u, 3 * u, u, u, center)
    for k in range(1, 4):  # rounds: light on top & left, dark on bottom & right
        a, b = 3 - k, 3 + k
        o += R(a * u, a * u, (2 * k) * u, u, lights[k - 1]) + R(a * u, (a + 1) * u, u, (2 * k) * u, lights[k - 1])
        o += R(b * u, a * u, u, (2 * k) * u, darks[k - 1]) + R((a + 1) * u, b * u, (2 * k) * u, u, darks[k - 1])
    return o


D("lc", logcabin(52.5, (CREAM, "#eccb83", BRASS), (PLUM2, PLUM, TEAL), "#b3423a") + L("M0 0H52.5V52.5H0Z", CREAM, 0.8))


def back_quilt():
    o = U("cd")
    for i in range(4):
        for j in range(6):
            fx, fy = (i < 2), (j < 3)
            x, y = 20 + i * 52.5, 17.5 + j * 52.5
            odd = ((1 - i if fx else i - 2) + (2 - j if fy else j - 3)) % 2
            sx, sy = (1 if fx else -1) * (-1 if odd else 1), (1 if fy else -1) * (-1 if odd else 1)
            t = f"translate({n(x + (0 if sx > 0 else 52.5))} {n(y + (0 if sy > 0 else 52.5))})scale({sx} {sy})"
            o += U("lc", t)
    o += poly([(125, 122.5), (177.5, 175), (125, 227.5), (72.5, 175)], PLUM, stroke=CREAM, stroke_width=3)
    o += U("st8f", "translate(125 175)scale(.78)", fill=BRASS) + U("st8", "translate(125 175)scale(.78)", fill=CREAM)
    return o + R(20, 17.5, 210, 315, "none", stroke=PLUM, stroke_width=3)


def needed(drawing):
    """The definitions that a drawing uses, and those that they use, in their order."""
    found, waiting = set(), re.findall(r'href="#(\w+)"', drawing)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += re.findall(r'href="#(\w+)"', named[name])
    return [named[name] for name in named if name in found]


back = back_quilt()
named = {re.match(r'<\w+ id="(\w+)"', one)[1]: one for one in defs}


def sprite(kind):
    """The drawings of a kind in one file; a browser that shows one of them takes in all."""
    drawn = [one for one in syms if f'id="{kind}-' in one]
    shared = needed("".join(drawn))
    return '<svg xmlns="http://www.w3.org/2000/svg">\n<defs>' + "\n".join([*shared, "</defs>", *drawn, "</svg>\n"])


# The back has hundreds of parts and lies on the table dozens of times: as a picture it is drawn once.
alone = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350"><defs>{"".join(needed(back))}</defs>{back}</svg>\n"""
for name, svg in (("deck-full.svg", sprite("card")), ("deck-large.svg", sprite("big")), ("deck-back.svg", alone)):
    (OUT / name).write_text(svg)
    print(name, len(svg), "bytes", len(gzip.compress(svg.encode(), 9)), "gz")
