"""The options of a running command, written again for the command that goes on with what it began."""

import shlex
from collections.abc import Container

import click
from click.core import ParameterSource


def given_again(names: Container[str]) -> tuple[str, ...]:
    """The options of these names that were given to the running command, each with its value, as a shell reads them."""
    context = click.get_current_context(silent=True)
    if context is None:
        return ()
    return tuple(
        f"{param.opts[0]} {shlex.quote(str(context.params[str(param.name)]))}"
        for param in context.command.params
        if param.name in names and context.get_parameter_source(param.name) is ParameterSource.COMMANDLINE
    )
