"""Completion in bash, which cuts the word that is typed at each ``=`` and puts an answer after the last one."""

import os

from click.shell_completion import BashComplete, CompletionItem, add_completion_class, split_arg_string

CUT = "="
"""The sign of bash's ``COMP_WORDBREAKS`` that is in our words: ``--set kitty=4``, ``--rules=palace``."""


class WholeWords(BashComplete):
    """Bash, with words put together again."""

    def get_completion_args(self) -> tuple[list[str], str]:
        """The words before the one that is typed, and what is typed of it."""
        words = split_arg_string(os.environ["COMP_WORDS"])
        place = int(os.environ["COMP_CWORD"])
        typed = words[place] if place < len(words) else ""
        self._is_cut = False
        args: list[str] = []
        for number, word in enumerate([*words[1:place], typed]):
            is_joined = number and args and (word == CUT or (args[-1].endswith(CUT) and self._is_cut))
            self._is_cut = word == CUT or bool(is_joined and word)
            if is_joined:
                args[-1] += word
            else:
                args.append(word)
        return args[:-1], args[-1]

    def format_completion(self, item: CompletionItem) -> str:  # type: ignore[type-arg, unused-ignore]
        """An answer; only what comes after the sign, where bash has cut there."""
        value = item.value.rpartition(CUT)[2] if self._is_cut and not item.value.endswith(CUT) else item.value
        return f"{item.type},{value}"


def install() -> None:
    """Lets bash complete so."""
    add_completion_class(WholeWords, "bash")
