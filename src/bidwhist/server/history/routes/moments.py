"""Link previews: the page and picture of a moment of a finished match; and uploaded files as replays."""

from html import escape

import msgspec

from bidwhist.i18n import CODES, Language, Saying, language_of
from bidwhist.server.history.messages import Replay
from bidwhist.server.history.picture import HEIGHT, WIDTH, Painted
from bidwhist.server.history.routes.what_if import MAX_DIGITS, finished_match
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault

HTML, PNG = "text/html; charset=utf-8", "image/png"
_PAGE = """<!doctype html>
<html lang="{language}" dir="{direction}">
<head>
<meta charset="utf-8">
<title>{title}</title>
<meta name="robots" content="noindex">
<meta property="og:type" content="article">
<meta property="og:title" content="{title}">
<meta property="og:description" content="{words}">
<meta property="og:url" content="{here}">
{picture}<meta http-equiv="refresh" content="0; url={there}">
</head>
<body><p><a href="{there}">{title}</a></p><p>{words}</p></body>
</html>
"""
_PICTURE = """<meta property="og:image" content="{here}/picture.png?language={language}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="{width}">
<meta property="og:image:height" content="{height}">
<meta property="og:image:alt" content="{words}">
<meta name="twitter:card" content="summary_large_image">
"""


def _language(call: Call) -> Language:
    """The language that a link names: a chat's preview fetcher does not say what its readers speak."""
    asked = call.query.get("language")
    return language_of(asked) if asked in CODES else call.language


async def _painted(call: Call) -> tuple[str, int, Painted]:
    found, step = await finished_match(call), call.path["step"]
    if not (step.isascii() and step.isdigit() and len(step) <= MAX_DIGITS):
        raise Fault(404, "no_moment", Saying("fault-bad-step"))
    return found.id, int(step), await call.server_state.history.picture(found, int(step), call.who, _language(call))


async def page(call: Call) -> Answer:
    """The page of a moment, which leads on to its replay."""
    match, step, painted = await _painted(call)
    language = _language(call)
    told = {
        "language": language.code,
        "direction": language.direction,
        "title": painted.title,
        "words": painted.words,
        "here": f"{call.home}m/{match}/{step}",
        "there": f"{call.home}#/replay/{match}/{step}",
    }
    safe = {name: escape(value) for name, value in told.items()}
    picture = _PICTURE.format(**safe, width=WIDTH, height=HEIGHT) if painted.png else ""
    return Answer(_PAGE.format(**safe, picture=picture).encode(), kind=HTML)


async def picture(call: Call) -> Answer:
    """The picture of a moment, where there is Pillow."""
    _, _, painted = await _painted(call)
    if not painted.png:
        raise Fault(404, "no_picture", Saying.of("refused-not-installed", package="pillow"))
    return Answer(painted.png, kind=PNG)


async def opened(call: Call) -> Answer:
    """An uploaded file as a replay: the first match of a record (JSON or text) or of Trickster Cards."""
    return Answer(msgspec.Raw(await call.server_state.history.opened(call.body, call.who, call.language)))


MOMENTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/m/{match}/{step}", page, bytes, limit="replay"),
    Endpoint("GET", "/m/{match}/{step}/picture.png", picture, bytes, limit="replay"),
)
"""Pages and pictures, which are not part of the API."""
FILES: tuple[Endpoint, ...] = (
    Endpoint("POST", "/api/replay", opened, Replay, bytes, limit="replay", is_compressed=True),
)
"""Uploaded files."""
