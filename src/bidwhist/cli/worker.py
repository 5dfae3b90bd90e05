"""``bidwhist worker``: a worker process for the bots and the coach of servers on other hosts."""

import importlib
import os

import click

from bidwhist.cli.mistakes import Misused
from bidwhist.cli.output import say, tell
from bidwhist.cli.parameters import language_option
from bidwhist.cli.stores import BUS_KEY, bus_of, check_bus_key
from bidwhist.i18n import Language


@click.command(name="worker")
@click.option(
    "--bus",
    default="",
    envvar="BIDWHIST_BUS",
    callback=bus_of,
    metavar="URL",
    help="The bus of the servers, as nats://10.0.0.5:4222.",
)
@BUS_KEY
@click.option(
    "--processes",
    type=click.IntRange(1, 256),
    default=lambda: os.cpu_count() or 1,
    show_default="one for each processor",
    help="Processes in which bots think; the coach has one more.",
)
@click.option("--program", "is_asked", is_flag=True, help="Print which version servers have to be, and end.")
@language_option()
def command(bus: str, bus_key: str, processes: int, is_asked: bool, language: Language) -> None:
    """Let bots and the coach think here for servers on other hosts.

    Servers that were started with the same --bus give it work, as long as they are of the same version. It keeps
    nothing, and may come and go; tables never wait for it.
    """
    if is_asked:
        say(importlib.import_module("bidwhist.server.platform.jobs.job").program_id())
        return
    if not bus:
        raise Misused("cli-worker-bus")
    check_bus_key(bus, bus_key)
    importlib.import_module("bidwhist.server.worker.running").work(bus, processes, tell, bus_key)
    tell(language.say("cli-worker-stopped"))
