"""``bidwhist offline``: packs what a browser needs to play without a connection."""

import importlib
from pathlib import Path

import click

from bidwhist.cli.mistakes import Misused
from bidwhist.cli.output import say, tell
from bidwhist.cli.parameters import language_option
from bidwhist.i18n import Language

MEGABYTE = 1e6


@click.command(name="offline")
@click.argument("packed", metavar="FOLDER", type=click.Path(path_type=Path, file_okay=False), required=False)
@click.option(
    "--from",
    "sources",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="FOLDER",
    help="Take the files that --needs names from there, and fetch nothing.",
)
@click.option("--needs", "is_asked", is_flag=True, help="Print which files are fetched, and their digests, and end.")
@language_option()
def command(packed: Path | None, sources: Path | None, is_asked: bool, language: Language) -> None:
    """Pack what browsers need to play against bots without a connection.

    It needs Node.js, and npm and pip to fetch Python as WebAssembly (Pyodide) and msgspec, 7 MB. Pack again after each
    upgrade: a server offers only what its own version has packed.
    """
    packing = importlib.import_module("bidwhist.server.offline.packing")
    if is_asked:
        for one in packing.SOURCES:
            say(f"{one.file} {one.algorithm}-{one.digest}")
        return
    if packed is None:
        raise Misused("cli-offline-folder")
    made = packing.pack(packed, sources, lambda said: tell(language.tell(said)))
    size = round(sum(sent for _, sent in made.files.values()) / MEGABYTE, 1)
    tell(language.say("cli-offline-packed", size=size))
    tell(language.say("cli-offline-serve", command=f"bidwhist serve --offline {packed}"))
