"""Processes beside a bench, forked from a server that has imported what they need."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.context import ForkServerProcess
from typing import ParamSpec

Given = ParamSpec("Given")
FORKS = multiprocessing.get_context("forkserver")


def start_process(runs: Callable[Given, object], *arguments: Given.args, **named: Given.kwargs) -> ForkServerProcess:
    """A process that ends with this one, whose arguments are checked by their types."""
    process = FORKS.Process(target=runs, args=arguments, kwargs=named, daemon=True)
    process.start()
    return process
