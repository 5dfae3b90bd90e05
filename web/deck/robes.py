"""The robes, the band in the middle and the light behind a court card."""

import math

from shapes import CREAM, PLUM, clip, disc, line, number, outline, path, polygon

COURT_COLOURS = {  # bg, bg light, garment, garment2, accent, skin
    "S": ("#e0ad49", "#eec677", PLUM, "#7b3f78", CREAM, "#4b2a1d"),
    "H": ("#efb08c", "#f6cbae", "#9c2438", "#5a1226", "#e9b94f", "#6a3b25"),
    "D": ("#76b3ab", "#9accc2", "#d4602a", "#17525c", "#f3d27c", "#57301f"),
    "C": ("#b9c783", "#d0dba6", "#2c5b3b", "#15352a", "#e9b94f", "#3d2219"),
}


PANEL = "M58 14H236V230H192V336H14V120H58Z"


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
                d += outline(p)
    return d


def beams():
    d = ""
    for i in range(-4, 9):
        x = 40 + i * 36
        for box in ((58, 14, 236, 163), (14, 120, 58, 163)):
            p = clip([(x, 163), (x + 18, 163), (x + 18 + 100, 14), (x + 100, 14)], *box)
            if len(p) > 2:
                d += outline(p)
    return d


SHOULDERS = "M64 164C66 150 84 144 112 136L128 128L164 130L178 138C204 144 226 150 230 164Z"


def king_robe(g, g2, ac):
    o = path(SHOULDERS, g)
    o += polygon([(128, 138), (164, 138), (152, 164), (142, 164)], g2)
    for sx, pts in (
        (0, [(112, 135.5), (129, 128), (146, 164), (118, 164)]),
        (1, [(164, 130), (179, 138.5), (176, 164), (148, 164)]),
    ):
        o += polygon(pts, ac)
    o += polygon([(115, 144), (136.5, 144), (140.5, 152), (116.5, 152)], g2) + polygon(
        [(160, 144), (178, 144), (177.4, 152), (155.4, 152)], g2
    )
    o += path("M117 156L143 157.5L146 164H118Z M152.5 157.5L177 156L176 164H148Z", g)
    o += line("M72 164C76 154 92 149 106 146M222 164C218 156 204 151 188 147", ac, 3)
    return o


def queen_robe(g, g2, ac, bead):
    o = path(
        "M66 164C70 150 96 147 116 141L132 130L160 132L176 142C200 147 222 152 228 164Z"
    )  # skin shoulders (inherit)
    o += path(
        "M66 164C68 157 76 153 86 150.5C104 158 124 162 146 162C170 162 192 158 210 150.5C220 154 226 158 228 164Z", g
    )
    for i, c in enumerate((ac, bead, ac)):
        y = 136 + i * 7.5
        w = 19 + i * 8
        o += line(
            f"M{147 - w} {number(y - 1)}C{147 - w * 0.6:.1f} {number(y + 9)} {147 + w * 0.6:.1f} {number(y + 9)} {147 + w} {number(y)}",
            c,
            5.4,
        )
    return o


def jack_robe(g, g2, ac, kind):
    o = path(SHOULDERS, g)
    if kind == "uniform":
        o += path("M122 130L168 132L172 144L150 152L120 144Z", g2) + line("M121 137L148 145L171 138", ac, 3.4)
        o += line("M149 150V164", ac, 2.6)
        for x in (140, 158):
            o += disc(x, 157, 3.4, ac)
        o += path("M72 158L102 145L106 152L76 164H70Z M222 158L194 146L190 152L218 164H226Z", ac)
    else:
        o += polygon([(126, 132), (168, 134), (150, 164), (144, 164)], CREAM)
        o += polygon([(112, 136), (127, 129), (146, 164), (120, 164), (104, 148), (114, 146)], g2)
        o += polygon([(178, 138), (166, 130), (148, 164), (172, 164), (190, 150), (180, 147)], g2)
        if kind == "tie":
            o += path("M142 140L154 140L152 147L156 164H140L144 147Z", ac)
        if kind == "bow":
            o += path("M147 145L132 138V153Z M147 145L162 138V153Z", ac) + disc(147, 145.5, 3.4, ac)
        if kind == "stole":
            o += polygon([(112, 136), (127, 129), (144, 164), (118, 164)], ac) + polygon(
                [(178, 138), (166, 130), (150, 164), (176, 164)], ac
            )
            o += path("M117 147L136 147L139 154L117 154Z M158 147L177 147L176 154L155 154Z", g2)
    return o


def add(sheet):
    """Adds these drawings to the sheet."""
    sheet.define("bgK", path(rays(147, 100, 16, 5.6)))
    sheet.define(
        "bgQ",
        disc(147, 88, 69, "none", stroke="currentColor", stroke_width="9")
        + disc(147, 88, 52, "#fff", fill_opacity=".28"),
    )
    sheet.define("bgJ", path(beams()))
