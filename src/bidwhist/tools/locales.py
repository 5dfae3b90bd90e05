"""Which language the environment of a process asks for, read without the words of any."""

from collections.abc import Mapping

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables with a language, the strongest first, as POSIX has them."""


def locale_code(environment: Mapping[str, str]) -> str:
    """The language of a process by its environment variables, in small letters; empty if none is set.

    >>> locale_code({"LANG": "es_MX.UTF-8"}), locale_code({"LANG": "fr_FR", "LC_ALL": "C"}), locale_code({})
    ('es', 'c', '')
    """
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    return locale.partition(".")[0].partition("_")[0].lower()
