"""The README as the index shows it: its links lead to the repository, for beside a package there are no files.

BIDWHIST_REPOSITORY names the repository, as in https://code.example/team/bidwhist; the release workflow sets it. Where
it is not set, a link to a file becomes its words, and a picture is left out, so that nothing on the index is broken.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

MARKED = re.compile(r"^```.*?^```|`[^`\n]*`|(!?)\[([^\[\]]*)\]\((?!https?:|#)([^)\s]+)\)", re.M | re.S)
"""Code, which stays as it is, or a link or picture of a file: its sign, words and path."""


class ReadmeHook(MetadataHookInterface):
    """Writes the field `readme` of the metadata."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Puts the README in; the version names the files that its links lead to."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        repository = os.environ.get("BIDWHIST_REPOSITORY", "").rstrip("/")
        shown = absolute(text, repository, f"v{metadata['version']}")
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}


def absolute(text: str, repository: str, tag: str) -> str:
    """A page whose links to files lead into a repository at a tag; with no repository they are words alone."""

    def link(found: re.Match[str]) -> str:
        sign, words, path = found.group(1, 2, 3)
        if path is None:
            return found[0]
        if not repository:
            return "" if sign else words
        return f"{sign}[{words}]({repository}/{'raw' if sign else 'blob'}/{tag}/{path})"

    return MARKED.sub(link, text)
