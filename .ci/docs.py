"""Builds the documentation site: pages are staged as one tree, Sphinx makes HTML, and nothing is left inline.

python .ci/docs.py            in build/docs; needs the extra `docs`; a warning of Sphinx is an error
python .ci/docs.py --package  in the package, for a wheel: without maps for debugging, and nothing is in it twice

The pages are Markdown that reads well where it is; the site moves a few (`benches/results` becomes `results`), writes
the reference of Python from the names that `bidwhist` exports, and puts scripts and styles into files, because the
server's Content-Security-Policy forbids them inside a page.
"""

import gzip
import html
import inspect
import posixpath
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from enum import Enum
from hashlib import sha256
from pathlib import Path
from textwrap import shorten
from typing import get_args
from zlib import crc32

import bidwhist
from bidwhist.api.exports import HOMES

ROOT = Path(__file__).parents[1]
SOURCES = ("docs/**/*", "*.md", "benches/results/*.md", "web/public/icon.svg")
"""What the site is made from."""
LEFT_OUT = ("docs/mocks/", "docs/images/draw.py", "docs/images/web-deal.webp", "README.md")
MOVED = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "DESIGN.md": "design.md",
    "SECURITY.md": "security.md",
    "benches/results/README.md": "results/index.md",
    "web/public/icon.svg": "_static/icon.svg",
}
"""Pages that are elsewhere in the site; the rest of `docs` and `benches/results` keeps its names."""
FOLDERS = {"docs/": "", "benches/results/": "results/"}
LEXERS = {"caddy": "text", "coached": "text", "mybots": "python", "nginx": "nginx", "whist": "text"}
"""Fences with a name of our own, and the lexer of Pygments that draws them."""
MARKED = re.compile(r"^```.*?^```|(?<!\[)`[^`\n]*`(?!\])|(!?)\[((?:[^\[\]]|`[^`]*`)*)\]\(([^)\s]+)\)", re.M | re.S)
"""Code, which stays as it is, or a link or picture: its sign, words and target."""
INLINE = re.compile(r"<(script|style)(?: type=\"text/(?:javascript|css)\")?>(.*?)</\1>", re.S)
STYLED = re.compile(r'<[a-z][^<>]* style="([^"]*)"[^<>]*>')
PARAGRAPH = re.compile(r"<article\b.*?<p>(.*?)</p>", re.S)
"""A page's first words of its own."""
NOSCRIPT = re.compile(r"<noscript>.*?</noscript>", re.S)
TAG = re.compile(r"<[^>]*>")
ADDRESS = re.compile(r"\bat\s+0x[0-9a-f]{8,}")
"""What Python says of an object that has no words of its own; two builds would differ by it."""
DESCRIBED = 160
"""Letters of a page's description, which a search engine shows below its title."""
STYLES = "_static/inline.css"
"""What was written in style attributes, as classes."""
VERSIONED = re.compile(r'(?<=(?:href|.src)=")([^"?]+)\?v=[^"]*')
"""A style or script with its checksum, as Sphinx writes it: ``?v=1f2e3d4c``; a browser may keep it for ever."""
PACKAGE = ROOT / "src" / "bidwhist" / "server" / "docs"
"""Where an installed server looks for the site."""
PACKED = {".css", ".html", ".js", ".json", ".svg"}
CONTENTS = {
    "index": (
        "doors/player",
        "doors/host",
        "doors/club",
        "doors/operator",
        "doors/builder",
        "doors/researcher",
        "doors/contributor",
    ),
    "doors/player": (
        "how-to-play",
        "web",
        "play",
        "rules",
        "options",
        "glossary",
        "conventions",
        "coach",
        "daily",
        "fair-deals",
        "heard",
    ),
    "doors/host": ("friends", "web-faults"),
    "doors/club": ("director", "events", "club"),
    "doors/operator": ("server", "deploying", "operations", "attacks", "security"),
    "doors/builder": (
        "tutorials/first_bot",
        "library",
        "api",
        "bots",
        "engines",
        "programs",
        "protocol",
        "records",
        "commands",
        "deals",
    ),
    "doors/researcher": (
        "environments",
        "tutorials/train_a_bidder",
        "tutorials/analyse_matches",
        "data",
        "arena",
        "solver",
        "results/index",
    ),
    "doors/contributor": ("contributing", "design", "map", "languages", "simulation", "changelog"),
    "languages": ("languages/*",),
    "results/index": ("results/*",),
}
"""What the menu has below a page, by places in the site; a door's own list is what a person would read next."""

REFERENCE = {
    "matches": (
        "Matches",
        "One object for a match, and a function for each common task. Begin here.",
        ("bidwhist.api.match", "bidwhist.api.hands", "bidwhist.api.files"),
    ),
    "players": (
        "Bots and programs that play",
        "Who chooses: bots of five levels, your own, and programs in any language.",
        ("bidwhist.bots.bot", "bidwhist.bots.levels", "bidwhist.bots.engines.engine"),
    ),
    "analysis": (
        "Many matches, comparisons, double dummy",
        "Matches by the thousand, two bots on the same deals, and what a deal comes to with all hands open.",
        ("bidwhist.api.simulating", "bidwhist.api.comparing", "bidwhist.api.solving"),
    ),
    "rules": (
        "Rules",
        "A rule set is a value: read it, change it, describe it, share it as a code.",
        (
            "bidwhist.core.rules.ruleset",
            "bidwhist.core.rules.presets",
            "bidwhist.core.rules.parse",
            "bidwhist.core.rules.code",
            "bidwhist.core.rules.describe",
            "bidwhist.core.rules.difference",
            "bidwhist.core.rules.options",
            "bidwhist.core.rules.order",
            "bidwhist.core.rules.scoring",
        ),
    ),
    "core": (
        "The game beneath",
        "Functions that take frozen values and give new ones: deals, actions, views, events.",
        (
            "bidwhist.core.match",
            "bidwhist.core.deal",
            "bidwhist.core.act",
            "bidwhist.core.apply",
            "bidwhist.core.legality",
            "bidwhist.core.view",
            "bidwhist.core.events",
            "bidwhist.core.shuffle",
        ),
    ),
    "actions": (
        "Cards, calls and other actions",
        "What a player holds and does, as values and as text.",
        ("bidwhist.core.cards", "bidwhist.core.actions"),
    ),
    "records": ("Records", "Matches written down, read again and checked.", ("bidwhist.records",)),
    "errors": ("Errors", "Every error is a WhistError; its message is for people.", ("bidwhist.errors",)),
}
"""Pages of the reference: title, first sentence, and the modules whose public names they have."""


def main() -> None:
    """Stage, build, and put away what is inline; ends with Sphinx's exit code."""
    is_for_package = sys.argv[1:] == ["--package"]
    built = PACKAGE if is_for_package else ROOT / "build" / "docs"
    staged = ROOT / "build" / "docs-source"
    stage(ROOT, staged, write_picture)
    write_reference(staged)
    shutil.rmtree(built, ignore_errors=True)
    command = ("-m", "sphinx", "--quiet", "--fail-on-warning", "-b", "html", "-j", "auto")
    trees = ROOT / "build" / "docs-trees"
    shutil.rmtree(trees, ignore_errors=True)
    done = subprocess.run([sys.executable, *command, "-d", str(trees), str(staged), str(built)], check=False)
    if done.returncode:
        sys.exit(done.returncode)
    finish(built)
    addressed = with_addresses(built)
    if addressed:
        sys.exit(f"{', '.join(addressed)}: an address of memory, which another build has elsewhere")
    if is_for_package:
        slim(built)
    else:
        pack(built)
    pages = sum(1 for _ in built.rglob("*.html"))
    sys.stdout.write(f"{pages} pages in {built}; bidwhist serve shows them at /docs\n")


def with_addresses(built: Path) -> list[str]:
    """Pages that show where something was in memory, as the ``repr`` of a function does."""
    pages = sorted(built.rglob("*.html"))
    return [
        path.relative_to(built).as_posix() for path in pages if ADDRESS.search(TAG.sub("", path.read_text("utf-8")))
    ]


def stage(root: Path, target: Path, draw: Callable[[Path, Path], object]) -> None:
    """Every page at its place in the site, with links that lead there, and every picture, drawn from one to another."""
    shutil.rmtree(target, ignore_errors=True)
    places = {source: place_of(source) for source in _sources(root)}
    for source, place in places.items():
        path = target / place
        path.parent.mkdir(parents=True, exist_ok=True)
        if place.endswith(".md"):
            text = moved(source, (root / source).read_text(encoding="utf-8"), places)
            path.write_text(text + _contents(place.removesuffix(".md")), encoding="utf-8")
        elif source.endswith(".png"):
            draw(root / source, path)
        else:
            shutil.copyfile(root / source, path)


def place_of(source: str) -> str:
    """Where a file of the repository is in the site."""
    folder = next((one for one in FOLDERS if source.startswith(one)), "")
    place = MOVED.get(source) or FOLDERS.get(folder, "") + source.removeprefix(folder)
    return f"{place.removesuffix('.png')}.webp" if place.endswith(".png") else place


def write_picture(source: Path, target: Path) -> None:
    """A picture as WebP: the same dots in a fifth fewer bytes."""
    from PIL import Image  # noqa: PLC0415  # what only asks where things are does without the extra

    with Image.open(source) as picture:
        picture.convert("RGB").save(target, "WEBP", lossless=True)  # harder tries take 70 times as long for a fortieth


def moved(source: str, text: str, places: dict[str, str]) -> str:
    """A page whose links lead to where things are in the site; what is not in it is named and not linked."""

    def link(found: re.Match[str]) -> str:
        sign, words, target = found.group(1, 2, 3)
        if target is None:
            return _fence(found[0])
        path, mark, heading = target.partition("#")
        if not path or ":" in path:
            return found[0]
        meant = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        meant = "docs/index.md" if meant == "README.md" else meant
        if meant not in places:
            return words
        where = posixpath.relpath(places[meant], posixpath.dirname(places[source]) or ".")
        return f"{sign}[{words}]({where}{mark}{heading})"

    return MARKED.sub(link, text)


def _sources(root: Path) -> Iterator[str]:
    found = {path for pattern in SOURCES for path in root.glob(pattern) if path.is_file()}
    for name in sorted(path.relative_to(root).as_posix() for path in found):
        if not name.startswith(LEFT_OUT) and "__pycache__" not in name:
            yield name


def _contents(page: str) -> str:
    """What the menu has below a page, as Sphinx wants it at its end; the list of the reference is on the page too."""
    names = CONTENTS.get(page) or (tuple(f"api/{one}" for one in REFERENCE) if page == "api" else ())
    shown = ":maxdepth: 1" if page == "api" else ":hidden:"
    lines = "\n".join(f"/{name}" for name in names)
    return f"\n```{{toctree}}\n{shown}\n:glob:\n\n{lines}\n```\n" if names else ""


def _fence(code: str) -> str:
    """A fence, with a lexer that Pygments knows."""
    opened = re.match(r"```(\w+)\n", code)
    return code.replace(opened[1], LEXERS[opened[1]], 1) if opened and opened[1] in LEXERS else code


def write_reference(target: Path) -> None:
    """The pages of the reference, one for each group of public names, and the page that lists them."""
    groups = {name: [*_names(HOMES, modules)] for name, (_, _, modules) in REFERENCE.items()}
    listed = {name for names in groups.values() for name, _ in names}
    if missing := {*bidwhist.__all__} ^ listed:
        sys.exit(f".ci/docs.py: REFERENCE and bidwhist.__all__ differ: {', '.join(sorted(missing))}")
    folder = target / "api"
    folder.mkdir(exist_ok=True)
    for page, (title, words, _) in REFERENCE.items():
        text = [title, "=" * len(title), "", words, ""]
        for name, home in groups[page]:
            text += _entry(name, home)
        (folder / f"{page}.rst").write_text("\n".join(text), encoding="utf-8")


def _names(homes: dict[str, tuple[str, ...]], modules: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The public names of some modules, each with its module."""
    yield from ((name, module) for module in modules for name in homes[module])


def _entry(name: str, home: str) -> list[str]:
    """One name in reStructuredText: a class with all that it has, a function, or a value with the words below it."""
    from sphinx.pycode import ModuleAnalyzer  # noqa: PLC0415  # staging and its tests do without the extra

    thing = getattr(bidwhist, name)
    if inspect.isclass(thing):
        bases = ["   :show-inheritance:"] if issubclass(thing, Exception) else []
        values = ["   :undoc-members:"] if issubclass(thing, Enum) else []
        return [f".. autoclass:: bidwhist.{name}", "   :members:", *bases, *values, ""]
    if inspect.isfunction(thing):
        return [f".. autofunction:: bidwhist.{name}", ""]
    words = ModuleAnalyzer.for_module(home).find_attr_docs().get(("", name))
    if not words:
        sys.exit(f".ci/docs.py: {home}.{name} has no words below it; hint: write a docstring under the assignment")
    kinds = [f"- ``{one.__name__}``: {_first_sentence(one)}" for one in get_args(thing)]
    return [f".. py:data:: bidwhist.{name}", "", *(f"   {line}" for line in (*words, *kinds)), ""]


def _first_sentence(kind: type) -> str:
    return (kind.__doc__ or "").strip().partition("\n")[0]


def finish(built: Path) -> None:
    """Scripts and styles out of the pages into files, and everything packed beside itself."""
    styles = dict[str, str]()
    for path in sorted(built.rglob("*.html")):
        top = posixpath.relpath(".", path.parent.relative_to(built).as_posix())
        text = INLINE.sub(lambda found, top=top: _filed(built, top, *found.groups()), path.read_text(encoding="utf-8"))
        text = STYLED.sub(lambda found: _classed(found[0], found[1], styles), text)
        described = f'<meta name="description" content="{description_of(text)}">'
        sheet = f'<link rel="stylesheet" href="{posixpath.join(top, STYLES)}?v=">'
        path.write_text(text.replace("</head>", f"{described}{sheet}</head>", 1), encoding="utf-8")
    rules = "".join(f".{name} {{ {style} }}\n" for name, style in sorted(styles.items()))
    (built / STYLES).write_text(rules, encoding="utf-8")
    for path in built.rglob("*.html"):
        text = VERSIONED.sub(lambda found, page=path: _versioned(page, found[1]), path.read_text(encoding="utf-8"))
        path.write_text(text, encoding="utf-8")


def _versioned(page: Path, address: str) -> str:
    """A style's or script's address with the checksum of what it is now; a theme may have written it again."""
    return f"{address}?v={crc32((page.parent / address).read_bytes()):08x}"


def pack(built: Path) -> None:
    """Everything that is text packed beside itself, for the server to send."""
    for path in [*built.rglob("*")]:
        if path.suffix in PACKED:
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def slim(built: Path) -> None:
    """Nothing that no reader's browser asks for; a wheel is packed itself, and the server packs what it sends."""
    for path in [*built.rglob("*.map"), *built.glob(".*"), built / "objects.inv"]:
        path.unlink(missing_ok=True)
    shutil.rmtree(built / "_sources", ignore_errors=True)


def description_of(page: str) -> str:
    """The beginning of a page's first paragraph, in whole words, as an attribute holds it; its title if it has none."""
    page = NOSCRIPT.sub("", page)
    found = PARAGRAPH.search(page) or re.search(r"<title>(.*?)</title>", page, re.S)
    words = html.unescape(TAG.sub("", found[1] if found else ""))
    return html.escape(shorten(words, DESCRIBED, placeholder=" …"))


def _filed(built: Path, top: str, kind: str, text: str) -> str:
    """The element that loads a script or a style from a file, which is written."""
    is_script = kind == "script"
    name = f"_static/inline-{_digest(text)}.{'js' if is_script else 'css'}"
    (built / name).write_text(text, encoding="utf-8")
    href = posixpath.join(top, name)
    return f'<script src="{href}"></script>' if is_script else f'<link rel="stylesheet" href="{href}">'


def _classed(tag: str, style: str, styles: dict[str, str]) -> str:
    """An element with a class in place of its style attribute."""
    name = f"inline-{_digest(style)}"
    styles[name] = style
    plain = tag.replace(f' style="{style}"', "", 1)
    if ' class="' in plain:
        return plain.replace(' class="', f' class="{name} ', 1)
    return re.sub(r"^<([a-z][\w-]*)", rf'<\1 class="{name}"', plain)


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]


if __name__ == "__main__":
    main()
