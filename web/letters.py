"""Draws the letters of pictures of moments into `src/bidwhist/server/history/letters.bin`, with Chromium.

A line of JSON says for each size where each letter begins and how wide it is; then come their opacities, 0 to 15, a
byte a point, row by row. The font is DejaVu Serif Bold, whose licence allows it.
"""

import json
import shutil
import sys
import zlib
from pathlib import Path

from playwright.sync_api import sync_playwright

TARGET = Path(__file__).parents[1] / "src" / "bidwhist" / "server" / "history" / "letters.bin"
PLAIN = "".join(map(chr, [*range(33, 127), *range(161, 383), *range(0x5D0, 0x5EB)])) + "♠♥♦♣·−–—’‘“”…"
FEW = "23456789TJQKA10BL♠♥♦♣"
SIZES = {22: PLAIN, 34: PLAIN, 60: FEW}
DRAW = """([size, letters]) => [...letters].map((letter) => {
  const canvas = new OffscreenCanvas(size * 3, Math.round(size * 1.4));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.font = `bold ${size}px "DejaVu Serif", "DejaVu Sans"`;
  const width = Math.max(1, Math.ceil(context.measureText(letter).width));
  context.fillText(letter, 0, size * 1.08);
  const { data } = context.getImageData(0, 0, width, canvas.height);
  return [letter, width, Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 3] >> 4)];
})"""


def drawn() -> bytes:
    """The file, packed."""
    index: dict[str, dict[str, list[int]]] = {}
    points = bytearray()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for size, letters in SIZES.items():
            for letter, width, found in page.evaluate(DRAW, [size, "".join(dict.fromkeys(letters))]):
                index.setdefault(str(size), {})[letter] = [len(points), width]
                points += bytes(found)
        browser.close()
    return zlib.compress(json.dumps(index).encode() + b"\n" + bytes(points), 9)


if __name__ == "__main__":
    (Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET).write_bytes(drawn())
