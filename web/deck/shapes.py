"""Shapes of SVG as text, the colours of the deck, and the sheet that collects drawings."""

import math

SUIT_COLOURS = {
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


def written(attributes):
    """Attributes as SVG writes them."""
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())


def number(v):
    """A number with one place at most."""
    s = f"{v:.1f}".rstrip("0").rstrip(".")
    return "0" if s in ("-0", "") else s


def path(d, fill=None, **k):
    """A path."""
    a = f' fill="{fill}"' if fill else ""
    a += written(k)
    return f'<path d="{d}"{a}/>'


def line(d, stroke, w, **k):
    """A stroke along a path."""
    return path(d, "none", stroke=stroke, stroke_width=number(w), **k)


def rect(x, y, w, h, fill, **k):
    """A rectangle."""
    a = written(k)
    return f'<rect x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}" fill="{fill}"{a}/>'


def disc(x, y, r, fill, **k):
    """A circle."""
    a = written(k)
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"{a}/>'


def polygon(pts, fill, **k):
    """A filled polygon."""
    return path("M" + "L".join(f"{number(x)} {number(y)}" for x, y in pts) + "Z", fill, **k)


def outline(pts):
    """The outline of a polygon, as the text of a path."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in pts) + "Z"


def use(i, t="", **k):
    """A definition drawn at a place."""
    a = written(k)
    return f'<use href="#{i}"' + (f' transform="{t}"' if t else "") + a + "/>"


def group(inner, t="", **k):
    """Drawings together, moved or coloured as one."""
    a = written(k)
    return "<g" + (f' transform="{t}"' if t else "") + a + ">" + inner + "</g>"


def star(cx, cy, r1, r2, k=5, rot=-90):
    """The corners of a star with k points."""
    return [
        (
            cx + (r1 if i % 2 == 0 else r2) * math.cos(math.radians(rot + 180 / k * i)),
            cy + (r1 if i % 2 == 0 else r2) * math.sin(math.radians(rot + 180 / k * i)),
        )
        for i in range(2 * k)
    ]


def clip(pts, x0, y0, x1, y1):
    """A polygon cut to a rectangle."""

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


def twice(drawing):
    """A definition as it stands and turned upside down: what a card has in both corners or halves."""
    return use(drawing) + use(drawing, "rotate(180 125 175)")


class Sheet:
    """Drawings under names, in the order in which they were added."""

    def __init__(self):
        self.definitions = {}
        self.symbols = []

    def define(self, name, inner, **attributes):
        """Adds a part that other drawings use by its name."""
        self.definitions[name] = group_of(name, inner, attributes)

    def symbol(self, name, inner):
        """Adds a card. It has no title: the page that shows a card names it, in its language."""
        self.symbols.append(f'<symbol id="{name}" viewBox="0 0 250 350">{inner}</symbol>')


def group_of(name, inner, attributes):
    """A group with a name."""
    return f'<g id="{name}"{written(attributes)}>{inner}</g>'
