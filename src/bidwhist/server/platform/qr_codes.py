"""Codes that phones scan, drawn as SVG by segno, in black on white."""

import io
from typing import Any

import segno

MAX_TEXT_BYTES = 400
"""Bytes of a text: more would be a code that few phones read from a screen."""
_LOOK: dict[str, Any] = {"omitsize": True, "dark": "#000", "light": "#fff"}


def _code(text: str) -> segno.QRCode:
    return segno.make(text, error="m", micro=False)


def qr_picture(text: str) -> bytes:
    """A code that a phone scans and reads a text by, as a file."""
    written = io.BytesIO()
    _code(text).save(written, kind="svg", border=4, xmldecl=False, **_LOOK)
    return written.getvalue()


def qr_element(text: str, title: str) -> str:
    """The same as an element of a page, with a title for who hears it."""
    return str(_code(text).svg_inline(scale=4, border=2, svgclass="code", title=title, **_LOOK))
