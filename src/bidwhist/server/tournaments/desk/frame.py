"""What every page of the desk shares: its head, a notice, and a script that polls for changes."""

from bidwhist.server.tournaments.desk.forms import Asking
from bidwhist.server.tournaments.desk.markup import Markup, joined, tag


def page(
    asking: Asking, title: str, *inside: str, kind: str, part: str | None = None, main: str | None = "event"
) -> str:
    """A whole page; ``kind``, ``part`` and ``main`` are hooks for the style sheets."""
    language = asking.language
    notice = tag("p", asking.notice, class_="notice", role="alert") if asking.notice else Markup("")
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", f"{title} – {asking.event.opened.name}"),
        tag("link", rel="stylesheet", href="/look.css"),
        tag("link", rel="stylesheet", href="/desk.css"),
        tag("link", rel="icon", href="/icon.svg"),
        tag("script", src="/desk.js", defer=""),
    )
    body = tag(
        "body",
        tag("main", notice, *inside, class_=main),
        class_=" ".join(filter(None, (kind, part))),
        data_seq=asking.event.seq,
    )
    return f"<!doctype html>{tag('html', head, body, lang=language.code, dir=language.direction)}"


def button(words: str, action: str, **attributes: str | int | None) -> Markup:
    """A form that is one button."""
    return tag("form", tag("button", words), method="post", action=action, **attributes)


def field(words: str, name: str, **attributes: str | int | None) -> Markup:
    """A field with its label."""
    return tag("label", tag("span", words), tag("input", name=name, **attributes))


def form(action: str, *inside: str, words: str) -> Markup:
    """A form with its fields and its button."""
    return tag("form", *inside, tag("button", words), method="post", action=action)


def folded(words: str, *inside: str, **attributes: str | int | None) -> Markup:
    """A section that opens with a tap."""
    return tag("details", tag("summary", words), *inside, **attributes)


def section(heading: str, *inside: str, class_: str | None = None) -> Markup:
    """A part of a page under its heading."""
    return tag("section", tag("h2", heading), *inside, class_=class_)


def listed(items: list[str], **attributes: str | int | None) -> Markup:
    """Items as a list, or nothing if there are none."""
    return tag("ul", *(tag("li", item) for item in items), **attributes) if items else Markup("")


def table(heads: list[str], rows: list[list[str]], caption: str, numbers: tuple[int, ...] = ()) -> Markup:
    """A table with its caption; the named columns are right-aligned numbers."""
    kinds = ["number" if place in numbers else None for place in range(len(heads))]
    head = tag("tr", *(tag("th", one, scope="col", class_=kind) for one, kind in zip(heads, kinds, strict=True)))
    body = (tag("tr", *map(_cell, heads, row, kinds)) for row in rows)
    whole = tag("table", tag("caption", caption), tag("thead", head), tag("tbody", *body))
    return tag("div", whole, class_="wide", tabindex=0, role="region", aria_label=caption)


def _cell(head: str, inside: str, kind: str | None) -> Markup:
    # On a phone the cells of a row are below one another, each beside its head.
    return tag("td", inside, class_=kind, data_head=head)


def together(*parts: str) -> Markup:
    """Parts side by side."""
    return tag("div", joined(*parts), class_="row")
