"""What each king, queen and jack wears on the head."""

import math

from faces import HAIR
from shapes import BRASS, BRASS2, CREAM, disc, group, line, outline, path, polygon, rect, star, use


def hoop(c, x=34, y=78, r=9):
    return disc(x, y, r, "none", stroke=c, stroke_width="4")


def king_of_spades(c):
    bg, b2, g, g2, ac, sk = c
    return (
        use("fm")
        + use("hr")
        + use("ear")
        + use("bd1")
        + path("M-4 30L-15-20L9 4L18-31L38-2L56-33L66 0L93-24L80 22Z", g)
        + path("M18-31L38-2L30 26L8 28L9 4ZM56-33L66 0L62 24L80 22L93-24L66 0Z", g2)
        + path("M-4 39L80 29L81 14L-6 23Z", ac)
        + path("M2 31L10 24L18 29L10 36ZM28 28L36 21L44 26L36 33ZM54 25L62 18L70 23L62 30Z", g)
        + disc(-15, -20, 5, ac)
        + disc(18, -31, 5, ac)
        + disc(56, -33, 5, ac)
        + disc(93, -24, 5, ac)
    )


def king_of_hearts(c):
    bg, b2, g, g2, ac, sk = c
    return (
        use("fm")
        + use("hr")
        + use("ear")
        + use("bd2")
        + path("M-5 40L80 29L88-26C60-34 16-32-14-20Z", g)
        + path("M-5 40L80 29L82 18L-7 28Z", ac)
        + path("M-10 8L84-1L86-10L-12 0Z", ac)
        + path("M-8 25L4 9L16 22L28 7L40 19L52 5L64 17L74 4L82 15L83 2L-10 11Z", g2)
        + path("M-13-14C16-26 60-28 87-20L88-26C60-34 16-32-14-20Z", ac)
    )


def king_of_diamonds(c):
    bg, b2, g, g2, ac, sk = c
    o = ""
    for i in range(7):
        a = math.radians(-166 + i * 24.5)
        ca, sa = math.cos(a), math.sin(a)
        cx, cy = 38, 28
        ln = 62 if i % 2 else 54
        pt = lambda r, w: (cx + r * ca - w * sa, cy + r * sa + w * ca)
        o += polygon([pt(24, 0), pt(44, 7.5), pt(ln, 0), pt(44, -7.5)], ac if i % 2 else g)
    return (
        o
        + use("fm")
        + use("hr")
        + use("ear")
        + use("bd3")
        + path("M-5 40L80 29L80 12C62 0 14 2-6 24Z", g2)
        + line("M-5 36L80 25.5M-5 25C14 6 62 4 80 14", ac, 4)
        + disc(38, 20, 6, ac)
        + disc(10, 24.5, 4, ac)
        + disc(65, 16.5, 4, ac)
    )


def king_of_clubs(c):
    bg, b2, g, g2, ac, sk = c
    locs = path(
        "M0 34L40 44L32 70L26 128A5.6 5.6 0 0 1 14.8 127A5.6 5.6 0 0 1 3.6 125.4A5.6 5.6 0 0 1-7.4 123A5.6 5.6 0 0 1-18 119C-17 86-12 58 0 34Z",
        HAIR,
    )
    seps = line(
        "M7 46C-4 70-8 96-7.4 122M16 48C6 74 4 100 3.6 124M25 56C17 80 15 104 14.8 126",
        "#fff",
        1.8,
        stroke_opacity=".2",
    )
    o = use("fm") + use("hr") + locs + seps + use("ear") + use("bd1") + path("M-7 22C-4-14 74-22 82 12Z", g2)
    for x, y in ((0, 4), (38, -7), (76, -3)):
        o += use("kc", f"translate({x} {y})")
    return (
        o
        + path("M-6 40L81 29L82 9L-8 19Z", BRASS)
        + path("M-6 36L81 25L81 20L-7 31Z", g)
        + path("M-8 23L82 13L82 9L-8 19Z", BRASS2)
    )


def queen_of_spades(c):
    bg, b2, g, g2, ac, sk = c
    o = use("ff") + use("ear")
    # gele: fan of folds out of the temple knot
    o += path("M79 34C60 40 28 52 6 66C-10 54-34 18-30-12C-14-28 20-36 52-33C82-30 102-18 100-4C98 10 90 24 79 34Z", g)
    o += path(
        "M66 30L-30-12C-31-4-29 4-27 10ZM66 30L-4-27C-12-24-20-20-26-16ZM66 30L38-34C30-34 20-33 10-30ZM66 30L78-27C72-30 64-32 56-33ZM66 30L100-6C100-12 97-17 92-20Z",
        CREAM,
    )
    o += path("M66 30L-22 24C-18 32-14 40-9 47Z", CREAM)
    o += path("M79 34C60 40 28 52 6 66L0 56C22 42 52 30 78 24Z", g2) + path(
        "M79 30.5C56 37.5 26 48.5 3.4 61.5L1.4 57.5C24 44 54 32.4 78.6 26.6Z", BRASS
    )
    o += disc(34, 80, 8, BRASS) + disc(34, 80, 3.4, g)
    return o


def queen_of_hearts(c):
    bg, b2, g, g2, ac, sk = c
    o = disc(25, 42, 48, HAIR) + use("ff")
    o += path(
        "M66 20C60 24 57 32 55 42C50 46 46 50 44 60C40 74 30 88 18 88C-10 84-24 62-23 42C-20 6 14-8 38-4C54-2 66 8 66 20Z",
        HAIR,
    )
    o += use("ear") + hoop(ac, 35, 80, 10)
    o += group(
        path("M-26 4L-32-26L-14-12L0-34L14-12L32-26L26 4Z", ac)
        + path("M-27 10L27 10L26 1L-26 1Z", g)
        + disc(0, -6, 4.4, g)
        + disc(0, -34, 3.6, g)
        + disc(-32, -26, 3.6, g)
        + disc(32, -26, 3.6, g),
        "translate(34 0)rotate(-6)scale(.9 .85)",
    )
    return o


def queen_of_diamonds(c):
    bg, b2, g, g2, ac, sk = c
    o = use("ff") + use("ear")
    o += path("M44-2C20-8 10-26 24-34C36-38 46-26 47-12C50-28 62-38 74-32C86-24 74-6 50-1Z", g) + path(
        "M44-2C30-8 24-20 28-26C36-28 44-18 46-8ZM50-2C54-16 64-26 70-23C74-18 64-8 50-2Z", ac
    )
    o += path("M79 34C58 40 24 54 4 70C-10 50-8 18 16 4C40-8 74-2 79 34Z", g)
    o += (
        path("M79 34C58 40 24 54 4 70L0 61C20 44 50 31 78 25Z", g2)
        + path("M76 19C52 22 18 34-4 50L-4.6 40C14 25 46 13 70 9Z", ac)
        + path("M62 3C40 4 14 14-2 29L2 20C18 6 40-2 54-1Z", g2)
    )
    o += path("M42-6H53L56 8H39Z", g2)
    o += path("M35 70L44 82L35 94L26 82Z", ac) + path("M35 76L39.6 82L35 88L30.4 82Z", g)
    return o


def queen_of_clubs(c):
    bg, b2, g, g2, ac, sk = c
    o = use("ff")
    o += path(
        "M72 21C62 26 56 34 53 46C46 52 44 58 42 64C34 72 24 76 18 84C8 76-4 62-10 44L-44-14C-36-28-8-36 20-30C44-24 64-4 72 21Z",
        HAIR,
    )
    o += line(
        "M-2 54C12 30 22-6 16-30M16 72C22 44 46 14 46-14M-22 18C-12-2-8-18-10-29", "#fff", 2, stroke_opacity=".16"
    )
    o += path("M73 24C54 24 20 34-6 53L-11 42C14 24 48 12 68 12Z", ac) + path(
        "M70 18C48 20 18 30-8 48L-9.4 45C16 27 48 17 69 15Z", g
    )
    o += path("M52-10C30-10 0 0-24 18L-30 9C-8-8 20-20 40-20Z", ac) + path(
        "M48-13C28-13 0-4-26 14L-28 11.5C-4-6 24-16 45-16Z", g
    )
    o += use("ear") + line("M34 70V80", ac, 3) + disc(34, 84, 5, ac) + disc(34, 94, 4, g) + line("M34 70V76", ac, 3)
    return o


def jack_of_spades(c):
    bg, b2, g, g2, ac, sk = c
    return (
        use("fm")
        + use("hr")
        + use("ear")
        + path("M-4 36C-12 18-16 2-12-10C14-26 64-28 90-12C92 0 86 14 80 25Z", g)
        + path("M-12-10C14-26 64-28 90-12C64-16 14-14-12-4Z", g2)
        + path("M-4 38L80 27L82 14L-8 24Z", BRASS)
        + path("M-5 33.5L80.6 22.5L81 19L-6.4 29.5Z", g)
        + path("M54 30L80 26C94 26 104 32 108 42C96 38 76 36 56 37Z", "#17101a")
        + path("M46-14H78V8L62 16L46 9Z", BRASS)
        + path(outline(star(62, -1, 10, 4.2)), g)
    )


def jack_of_hearts(c):
    bg, b2, g, g2, ac, sk = c
    return (
        use("fm")
        + use("hr")
        + use("ear")
        + use("mst")
        + path("M-2 34C-8 4 2-22 22-28C34-30 40-22 48-22C56-22 60-32 70-24C80-14 82 10 82 28Z", g)
        + path("M22-28C34-30 40-22 48-22C56-22 60-32 70-24C64-18 58-10 48-10C38-10 30-16 22-28Z", g2)
        + path("M-3 34C-4 26-4 20-3 14C24 4 58 2 81 10L82 26Z", ac)
        + path("M-28 30C-12 34 10 30 40 24C66 19 92 18 114 26C106 38 84 36 62 35C34 35 4 48-28 30Z", g)
        + line("M-26 31C-8 38 12 36 40 30C66 25 92 24 112 27", g2, 2.4)
    )


def jack_of_diamonds(c):
    bg, b2, g, g2, ac, sk = c
    return (
        use("fm")
        + use("hr")
        + use("ear")
        + path("M-4 42C-8 26-6 10 2 2L74-2C80 8 80 20 80 28C56 28 24 32-4 42Z", g2)
        + path("M-4 42C24 32 56 28 80 28L80 23C56 23 24 27-5 36Z", ac)
        + path("M-36 0L36-30L116-6L42 18Z", "#0c3c45")
        + path("M-36 0L42 18L116-6L116-1L42 24L-36 5Z", g)
        + line("M40-7L-22 5V34", ac, 3.4)
        + path("M-27 32H-17L-14 60H-30Z", ac)
        + rect(-28, 32, 12, 5, g)
        + disc(40, -7, 4, ac)
    )


def jack_of_clubs(c):
    bg, b2, g, g2, ac, sk = c
    return (
        use("fm")
        + use("hr")
        + use("ear")
        + use("mst")
        + path("M-2 40C-24 26-20-6 8-18C38-32 78-22 92 4C98 16 92 26 80 29C54 28 22 32-2 40Z", g)
        + path(
            "M40-24C16-10 2 12-2 40C-24 26-20-6 8-18C18-22 30-24 40-24ZM40-24C52-10 58 8 58 28C66 28 74 28 80 29C92 26 98 16 92 4C82-14 62-22 40-24Z",
            g2,
        )
        + disc(40, -24.5, 5, ac)
        + path("M-2 40C22 32 54 28 80 29L80 23C54 22 22 26-5 34Z", ac)
        + path("M58 27C76 22 100 26 110 40C96 38 78 36 60 36Z", g)
    )


def add(sheet):
    """Adds these drawings to the sheet."""
    sheet.define(
        "kc",
        disc(0, -17, 9.5, BRASS)
        + disc(-10.5, -2, 9.5, BRASS)
        + disc(10.5, -2, 9.5, BRASS)
        + path("M-6-6H6L9 20H-9Z", BRASS)
        + disc(0, -7, 4, BRASS2),
    )
