"""Text from files and other people, made safe to print: it cannot control the terminal."""

import re

_UNSAFE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # control characters, all but the tab and the end of a line
    "\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069"  # marks that break lines or change their direction
    "\ud800-\udfff]"  # halves of a character, which no terminal can write
)


_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # control characters, all but the tab and the end of a line
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    "\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e0fff]"
    # Joiners belong to Persian, to Indian scripts and to pictures of several people; between other letters they hide.
    "|(?<![^\x00-\u024f\u200c\u200d])[\u200c\u200d]|[\u200c\u200d](?![^\x00-\u024f\u200c\u200d])"
)


def seen(text: str) -> str:
    r"""The text of a person without what cannot be seen and what turns the direction of writing.

    >>> seen("An\u200bn\u202e")
    'Ann'
    """
    return _UNSEEN.sub("", text)


_ISOLATES = dict.fromkeys((0x061C, 0x200E, 0x200F, 0x2068, 0x2069))


def unmarked(text: str) -> str:
    r"""The text without the marks that keep the direction of a name or a number; most terminals show them as a code.

    >>> unmarked("\u2068Ann\u2069")
    'Ann'
    """
    return text.translate(_ISOLATES)


def printable(text: str) -> str:
    r"""The text with every control character written out, as ``\x1b``; ends of lines and tabs stay.

    >>> printable("Ann\x1b[2J")
    'Ann\\x1b[2J'
    """
    return _UNSAFE.sub(lambda found: ascii(found[0])[1:-1], text)


def one_line(text: str) -> str:
    r"""The same for what must stay on its line, such as a name: ends of lines and tabs are written out too.

    >>> one_line("Ann\nBo")
    'Ann\\nBo'
    """
    return printable(text).replace("\n", "\\n").replace("\t", "\\t")


def printable_json(text: str) -> str:
    r"""JSON with the same characters as escapes of JSON, so that it still says the same.

    >>> printable_json('"\x9b2J"')
    '"\\u009b2J"'
    """
    return _UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
