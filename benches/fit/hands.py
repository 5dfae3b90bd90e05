"""Who plays the deals of a fit: ``--jobs N`` processes of this machine, or ``--cluster ADDRESS``, a Ray cluster.

The same rows come in the same order either way. A node of a cluster needs this checkout in its ``PYTHONPATH``.
"""

from argparse import ArgumentParser
from contextlib import AbstractContextManager

from bidwhist.arena.workers import Workers, cluster, processes
from bidwhist.cli.bulk import cores


def hands_of(arguments: list[str]) -> tuple[list[str], AbstractContextManager[Workers]]:
    """The arguments that are left, and who works."""
    parser = ArgumentParser(add_help=False)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--cluster")
    options, left = parser.parse_known_args(arguments)
    return left, cluster(options.cluster) if options.cluster else processes(options.jobs)
