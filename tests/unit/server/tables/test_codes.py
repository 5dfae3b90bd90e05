"""Codes that phones scan: the server draws them, of texts that are short enough."""

from pathlib import Path
from urllib.parse import quote
from xml.etree import ElementTree

import pytest
import segno

from bidwhist.server.platform.qr_codes import MAX_TEXT_BYTES
from support.asking import client_of

LINK = "https://whist.example/#/t/maple-porch"


async def test_a_code_is_a_picture_of_its_text_within_a_quiet_zone(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        answer = await client.get(f"/code.svg?text={quote(LINK)}")
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/svg+xml"
    drawn = ElementTree.fromstring(answer.text)
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    side = segno.make(LINK, error="m", micro=False).symbol_size(border=4)[0]
    assert drawn.attrib["viewBox"] == f"0 0 {side} {side}"
    assert len(drawn.findall("*")) == 2, "a ground and the squares upon it"


@pytest.mark.parametrize("text", ["", "x" * (MAX_TEXT_BYTES + 1)])
async def test_a_text_that_is_none_or_too_long_has_no_code(tmp_path: Path, text: str) -> None:
    async with client_of(tmp_path) as client:
        assert (await client.get(f"/code.svg?text={text}")).status_code == 422
