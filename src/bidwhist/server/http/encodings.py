"""Content encodings: which ones a request accepts, and compressing the answer to it."""

import asyncio
import gzip

from starlette.requests import Request
from starlette.responses import Response

MIN_COMPRESSED_BYTES = 1400
"""A shorter answer is one packet either way."""
GZIP_LEVEL = 6
"""Of 1 to 9: a replay of 66 kB becomes one of 4 kB in a millisecond."""


def encodings_of(request: Request) -> set[str]:
    """The encodings that a request accepts."""
    return accepted(request.headers.get("accept-encoding", ""))


def accepted(encodings: str) -> set[str]:
    """The encodings that a header names, but for those it refuses."""
    named = (one.lower().replace(" ", "").partition(";q=") for one in encodings.split(","))
    return {name for name, _, weight in named if weight.strip("0.") or not weight}


async def compress(response: Response, request: Request) -> None:
    """Compress the body of an answer with gzip if it is long and the request accepts that."""
    response.headers["vary"] = "accept-encoding"
    body = bytes(response.body)
    if len(body) < MIN_COMPRESSED_BYTES or "gzip" not in encodings_of(request):
        return
    # zlib lets other threads run meanwhile, and a long match takes milliseconds.
    response.body = await asyncio.to_thread(gzip.compress, body, GZIP_LEVEL, mtime=0)
    response.headers["content-encoding"] = "gzip"
    response.headers["content-length"] = str(len(response.body))
