"""Writes the style of the hall's desk that it shares with the page: the tokens it uses, an event's rooms, the wall.

``hatch_generate.py`` runs it after a change of one of these; the pictures that the style names come with it.
"""

import re
import shutil
from pathlib import Path

WEB = Path(__file__).parent / "src"
STATIC = Path(__file__).parents[1] / "src/bidwhist/server/tournaments/desk/static"
SHARED = ("pages/tournaments/events.css", "pages/tournaments/wall.css")
PICTURES = ("public/icon.svg", "src/table/star.svg", "src/ui/quilt.svg", "src/ui/likenesses.svg")
HEAD = "/* Written by web/desk_style.py from the page's own style: change it there. */\n"
_TOKEN = re.compile(r"^  (--[\w-]+): ([^;]+);", re.MULTILINE)
_PICTURE = re.compile(r'url\("[^"]*/([\w.]+)"\)')


def desk_style() -> str:
    """The style sheet as it is to be."""
    shared = "".join((WEB / name).read_text(encoding="utf-8") for name in SHARED)
    tokens = (WEB / "styles/tokens.css").read_text(encoding="utf-8")
    light, _, dark = tokens.partition(".dark {")
    values, dark_values = (
        dict(_TOKEN.findall(re.sub(r":\s*\n\s+", ": ", light))),
        dict(_TOKEN.findall(dark.partition("}")[0])),
    )
    used = _used(shared + (STATIC / "desk.css").read_text(encoding="utf-8"), values)
    named = _declared({name: values[name] for name in values if name in used})
    in_dark = _declared({name: dark_values[name] for name in dark_values if name in used})
    pictures = _PICTURE.sub(r"url(/\1)", shared)
    at_night = f"@media screen and (prefers-color-scheme: dark) {{\n:root {{\n{in_dark}}}\n}}\n"
    return f"{HEAD}:root {{\n{named}}}\n{at_night}{pictures}"


def _used(style: str, values: dict[str, str]) -> set[str]:
    """The tokens that a style names, and those that their values name."""
    found = set(re.findall(r"var\((--[\w-]+)", style))
    while more := {name for one in found for name in re.findall(r"var\((--[\w-]+)", values.get(one, ""))} - found:
        found |= more
    return found


def _declared(values: dict[str, str]) -> str:
    return "".join(f"  {name}: {value};\n" for name, value in values.items())


if __name__ == "__main__":
    (STATIC / "look.css").write_text(desk_style(), encoding="utf-8")
    for name in PICTURES:
        shutil.copy(WEB.parent / name, STATIC)
