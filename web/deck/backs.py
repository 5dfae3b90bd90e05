"""The back of the cards: a quilt of log cabins."""

from shapes import BRASS, CREAM, PLUM, PLUM2, TEAL, line, number, polygon, rect, use


def log_cabin(sz, lights, darks, center):
    u = sz / 7
    o = rect(3 * u, 3 * u, u, u, center)
    for k in range(1, 4):  # rounds: light on top & left, dark on bottom & right
        a, b = 3 - k, 3 + k
        o += rect(a * u, a * u, (2 * k) * u, u, lights[k - 1]) + rect(a * u, (a + 1) * u, u, (2 * k) * u, lights[k - 1])
        o += rect(b * u, a * u, u, (2 * k) * u, darks[k - 1]) + rect((a + 1) * u, b * u, (2 * k) * u, u, darks[k - 1])
    return o


def back():
    o = use("cd")
    for i in range(4):
        for j in range(6):
            fx, fy = (i < 2), (j < 3)
            x, y = 20 + i * 52.5, 17.5 + j * 52.5
            odd = ((1 - i if fx else i - 2) + (2 - j if fy else j - 3)) % 2
            sx, sy = (1 if fx else -1) * (-1 if odd else 1), (1 if fy else -1) * (-1 if odd else 1)
            t = f"translate({number(x + (0 if sx > 0 else 52.5))} {number(y + (0 if sy > 0 else 52.5))})scale({sx} {sy})"
            o += use("lc", t)
    o += polygon([(125, 122.5), (177.5, 175), (125, 227.5), (72.5, 175)], PLUM, stroke=CREAM, stroke_width=3)
    o += use("st8f", "translate(125 175)scale(.78)", fill=BRASS) + use(
        "st8", "translate(125 175)scale(.78)", fill=CREAM
    )
    return o + rect(20, 17.5, 210, 315, "none", stroke=PLUM, stroke_width=3)


def add(sheet):
    """Adds these drawings to the sheet."""
    sheet.define(
        "lc",
        log_cabin(52.5, (CREAM, "#eccb83", BRASS), (PLUM2, PLUM, TEAL), "#b3423a")
        + line("M0 0H52.5V52.5H0Z", CREAM, 0.8),
    )
