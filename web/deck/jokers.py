"""The two jokers."""

import math

from faces import HAIR, SKIN_M
from letters import word
from robes import PANEL
from shapes import (
    BRASS,
    BRASS2,
    CREAM,
    PAPER,
    PLUM,
    PLUM2,
    clip,
    disc,
    group,
    line,
    outline,
    path,
    polygon,
    rect,
    star,
    twice,
    use,
)

STAR = star(0, 0, 50, 21)


def arm(d, w, col):
    return line(d, col, w, stroke_linejoin="round", stroke_linecap="round")


def trumpet(col, dark):
    return (
        line("M0 0H66", col, 4.6)
        + path("M-5-4H0L5-2V2L0 4H-5Z", col)
        + line("M16 0C10 0 8 4 8 9C8 14 12 18 18 18H52C58 18 61 14 61 9C61 4 58 0 54 0", col, 4.6)
        + "".join(rect(x, -9, 7, 32, col, rx=3) + rect(x - 0.5, -13, 8, 4, dark, rx=2) for x in (25, 34.5, 44))
        + path("M58-3C74-3 82-10 90-25H94V25H90C82 10 74 3 58 3Z", col)
        + path("M91-25H94.5V25H91Z", dark)
    )


def big_joker():
    o = use("cd") + path(PANEL, PLUM)
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
            d += outline(p)
    o += path(d, PLUM2)
    o += disc(112, 124, 50, BRASS) + disc(112, 124, 50, "none", stroke=PLUM2, stroke_width="4")
    # head tilted up, small-brim hat
    hd = (
        use("fm")
        + use("hr")
        + use("ear")
        + use("bd2")
        + path("M0 30C-4 10 0-10 6-16C28-24 56-22 74-16C80-4 80 14 80 26Z", CREAM)
        + path("M-1 32C-3 24-3 18-2 12L80 5L81 26Z", PLUM2)
        + path("M-18 36C4 32 60 22 96 22C98 27 94 30 88 30C58 31 16 38-14 44C-20 43-21 39-18 36Z", CREAM)
    )
    o += group(hd, "translate(66 100)rotate(-20)scale(.82)", fill="#4b2a1d", color=HAIR)
    o += path("M28 250C30 214 46 194 76 184L97 171C112 184 134 188 152 178L162 190C170 206 174 228 174 250Z", BRASS)
    o += path("M97 171C112 184 134 188 152 178L148 196L124 250H116L96 188Z", CREAM)
    o += path(
        "M97 171L83 181L77 206L90 213L117 250L120 226L95 187Z M152 178L160 189L160 212L148 216L122 250L122 226L150 194Z",
        BRASS2,
    )
    o += (
        path("M122 201L106 191V212ZM122 201L139 193V212Z", PLUM) + disc(122, 202, 3.6, PLUM) + disc(121, 232, 2.4, PLUM)
    )
    o += group(trumpet("#f0c25a", BRASS2), "translate(153 138)rotate(-34)scale(.9)")
    # arm and hands
    o += (
        arm("M146 211L175 228L187 152", 28, BRASS2)
        + arm("M145 210L175 228L187 152", 23.5, BRASS)
        + arm("M187 150L188 142", 23, CREAM)
    )
    o += path("M176 138C172 126 178 112 188 110C194 106 200 110 199 116C204 120 203 128 199 132L197 142Z", "#4b2a1d")
    o += line("M183 116L191 121M181 123L189 128", "#2c1710", 2)
    # words
    o += rect(14, 246, 178, 90, BRASS) + rect(14, 246, 178, 4, CREAM)
    o += word("BIG", 103, 258, 32, PLUM) + word("JOKER", 103, 298, 30, PLUM)
    o += line(PANEL, PLUM, 2.4)
    return o


def joker_corner(which):
    if which == "B":
        return use("sF", "translate(32 38)scale(.46)", fill="var(--joker-big,#43204d)") + word(
            "BIG", 32, 66, 19, "var(--joker-big,#43204d)", width=38
        )
    return use("sO", "translate(32 38)scale(.46)", fill="none", stroke="var(--joker-little,#1d6a70)") + word(
        "LIttLE", 32, 66, 19, "var(--joker-little,#1d6a70)", width=42, gap=20
    )


def little_joker():
    T = "var(--joker-little,#1d6a70)"
    W = PAPER
    k = dict(stroke=T, stroke_width="3", stroke_linejoin="round")

    def oarm(d, w):
        return arm(d, w, T) + arm(d, w - 6, W)

    o = use("cd")
    # halo of beats
    o += disc(160, 92, 70, "none", stroke=T, stroke_width="2") + disc(
        160, 92, 63, "none", stroke=T, stroke_width="2", stroke_dasharray="2 9", stroke_linecap="round"
    )
    # far (raised) arm
    o += oarm("M132 178L92 182L84 146", 25)
    o += path("M70 148C67 134 68 124 74 117C80 114 92 116 96 122L100 131C101 137 98 143 96 148Z", W, **k) + line(
        "M77 131V118M84 130V116M90 131V118", T, 2
    )
    # head facing left
    hd = (
        path(SKIN_M, W, stroke=T, stroke_width="3.4", stroke_linejoin="round")
        + path(
            "M61 13.6C62 22 55 25 50 28L47 47L41 49C38 44 28 44 25 51L28 66C22 76 18 84 14 91C3 79-4 58 0 40C5 14 36 1 61 13.6Z",
            T,
        )
        + line(
            "M64 50.5C67.5 46 72 45.6 75.4 47.4M74 82C78 82 80 82 83.8 81.6M33 66C26 58 24 48 33 47C42 48 39 58 37 64",
            T,
            2.8,
        )
        + path("M66 48L75.4 47.4C75 50.4 74.4 51.6 73 52.4C70 52.6 67 51 66 48Z", T)
        + path("M60 43.6C65 38 72 37 78 40.6L77.6 43.6C72 41 66 41 60 43.6Z", T)
        + use("mst", color=T)
        + path(
            "M-6 36C-24 20-14-12 14-18C46-26 80-18 88 6C90 16 86 22 80 27C54 27 22 28-6 36Z",
            W,
            stroke=T,
            stroke_width="3.4",
            stroke_linejoin="round",
        )
        + path("M-6 37C22 28 54 27 81 28L83 14C54 14 22 16-11 23Z", T)
        + path("M0 30L7 23L15 27L8 33ZM26 26L33 19.5L41 23.5L34 30ZM54 24L61 17.5L69 21.5L62 28Z", W)
        + line("M38-21L38-14M12-17C6-6 4 6 4 18M64-18C74-8 76 4 76 14M38-16V16", T, 2.4)
    )
    o += group(hd, "translate(202 44)scale(-.9 .9)")
    # dashiki with yoke and placket
    o += path(
        "M110 246C106 214 108 184 124 169L137 161C150 175 184 175 198 159C214 166 226 186 226 228H192V246Z", W, **k
    )
    o += line("M128 167C146 187 190 187 208 165", T, 2.4) + path(
        "M152 179.5V222L168 236L184 222V178C174 182.500 162 183 152 179.5Z", W, **k
    )
    for q in range(3):
        o += polygon([(168, 185 + q * 15), (175, 192 + q * 15), (168, 199 + q * 15), (161, 192 + q * 15)], T)
    # drum
    o += path("M26 205C26 226 40 236 42 246H128C130 236 144 226 144 205Z", W, **k)
    o += f'<ellipse cx="85" cy="205" rx="59" ry="13" fill="{W}" stroke="{T}" stroke-width="3"/><ellipse cx="85" cy="205" rx="50" ry="8.5" fill="none" stroke="{T}" stroke-width="1.6"/>'
    o += path(
        "M33 222L44 244L56 226L70 246L85 227L100 246L114 226L126 244L137 222L126 236L114 219L100 240L85 220L70 240L56 219L44 236Z",
        T,
    )
    # near arm strikes
    o += oarm("M206 190L184 230L132 208", 26)
    o += path("M131 197C120 192 104 192 92 197C88 200 90 204 96 204L108 205C112 212 122 217 128 218Z", W, **k) + line(
        "M150 203L143 222", T, 2.6
    )
    o += (
        rect(14, 246, 178, 90, W)
        + line("M14 247.5H192", T, 3)
        + word("LIttLE", 103, 258, 32, T)
        + word("JOKER", 103, 298, 30, T)
    )
    o += line(PANEL, T, 3)
    return o


def add(sheet):
    """Adds these drawings to the sheet."""
    sheet.define("sF", path(outline(STAR)))
    sheet.define("sO", path(outline(star(0, 0, 45, 19)), "none", stroke_width="9", stroke_linejoin="round"))
    sheet.define("jB", joker_corner("B"))
    sheet.define("jL", joker_corner("L"))
    sheet.symbol("card-BJ", big_joker() + twice("jB"))
    sheet.symbol("card-LJ", little_joker() + twice("jL"))
