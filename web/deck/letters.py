"""Letters and figures, drawn with strokes: no font is needed."""

from shapes import group, number, use


def ellipse(cx, cy, rx, ry):
    return f"M{number(cx - rx)} {cy}A{rx} {ry} 0 1 1 {number(cx + rx)} {cy}A{rx} {ry} 0 1 1 {number(cx - rx)} {cy}Z"


LETTERS = {  # width, main strokes (17), slabs (10)
    "A": (76, "M10 97L38 4L66 97M20 68H56", "M-2 95H26M50 95H78"),
    "K": (76, "M14 0V100M61 6.5L17 58M34 40L65 93.5", "M0 5H28M0 95H28M46 5H76M50 95H80"),
    "Q": (82, ellipse(40, 50, 31, 41.5) + "M44 64L76 98", ""),
    "J": (60, "M43 0V67C43 84 35 91.5 25 91.5C14 91.5 8.5 84 8.5 68", "M24 5H60"),
    "T": (86, "M13 4V98M2 20L15 8" + ellipse(61, 50, 21, 41.5), "M0 95H27"),
    "2": (64, "M9 32C9 16 18 8.5 31 8.5C46 8.5 54.5 17 54.5 30C54.5 48 38 60 13 91.5H61", ""),
    "3": (
        64,
        "M8 21C12 12 20 8.5 30 8.5C44 8.5 52.5 16 52.5 28C52.5 40 44 47 26 47H30C46 47 55.5 56 55.5 69C55.5 84 45 91.5 30 91.5C18 91.5 9 86 5 75",
        "",
    ),
    "4": (68, "M47 100V6L10 69H68", ""),
    "5": (64, "M55 8.5H17L14 47C19 41 25 39 32 39C46 39 55.5 49 55.5 65C55.5 82 45 91.5 30 91.5C18 91.5 9 86 5 75", ""),
    "6": (64, "M50 5C28 16 9 36 8.5 66" + ellipse(32, 66, 23.5, 25.5), ""),
    "7": (62, "M4 8.5H52L22 100", "M5 0V26"),
    "8": (64, ellipse(32, 29, 20, 20.5) + ellipse(32, 69.5, 23.5, 22), ""),
    "9": (64, "M14 95C36 84 55 64 55.5 34" + ellipse(32, 34, 23.5, 25.5), ""),
    "B": (
        62,
        "M14 0V100M14 8.5H32C45 8.5 51 17 51 28C51 40 45 47 32 47H14M32 47C49 47 55 57 55 69C55 83 47 91.5 32 91.5H14",
        "",
    ),
    "I": (28, "M14 0V100", "M0 5H28M0 95H28"),
    "G": (70, "M60 28C55 15 47 8.5 36 8.5C18 8.5 8.5 26 8.5 50C8.5 74 18 91.5 36 91.5C52 91.5 61 82 61 59H38", ""),
    "O": (80, ellipse(40, 50, 31, 41.5), ""),
    "E": (60, "M56 8.5H13M13 0V100M13 49H48M13 91.5H58", ""),
    "R": (68, "M13 0V100M13 8.5H34C48 8.5 54 17 54 30C54 44 47 52 34 52H13M36 52L60 100", ""),
    "L": (58, "M13 0V91.5H56", "M51 78V100"),
    "t": (62, "M2 8.5H60M31 0V100", ""),
}


def word(txt, x, y, h, col, mid=True, gap=16, width=None):
    k = h / 100
    tot = sum((LETTERS[c][0] if c != " " else 34) + gap for c in txt) - gap
    kx = k if width is None else width / tot
    x0 = x - tot * kx / 2 if mid else x
    out = ""
    for c in txt:
        if c == " ":
            x0 += (34 + gap) * kx
            continue
        out += use("g" + c, f"translate({number(x0)} {number(y)})scale({kx:.3f} {k:.3f})")
        x0 += (LETTERS[c][0] + gap) * kx
    return group(out, stroke=col)


def glyph(c, cx, y, h, col, maxw=None):
    w = LETTERS[c][0]
    k = h / 100
    kx = k if not maxw or w * k <= maxw else maxw / w
    return use("g" + c, f"translate({number(cx - w * kx / 2)} {number(y)})scale({kx:.3f} {k:.3f})", stroke=col)


def add(sheet):
    """Adds these drawings to the sheet."""
    for g, (w, d, sl) in LETTERS.items():
        sheet.define(
            "g" + g,
            f'<path d="{d}" stroke-width="17"/>' + (f'<path d="{sl}" stroke-width="10"/>' if sl else ""),
            fill="none",
            stroke_linejoin="bevel",
        )
