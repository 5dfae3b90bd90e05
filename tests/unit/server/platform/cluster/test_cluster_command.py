"""``bidwhist cluster``: several servers that are restarted one by one while somebody plays, and the files it prints."""

import asyncio
import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from benches.common.table_client import guest
from benches.soak.cluster import Cluster
from benches.soak.cluster_nodes import Host
from benches.soak.cluster_people import Player

from bidwhist.cli import cluster as command
from bidwhist.cli.local_nats import LocalNats, is_installed
from bidwhist.i18n import ENGLISH, of_commands
from bidwhist.server.platform.database.opening import done_at
from bidwhist.server.platform.database.paths import InPostgres
from bidwhist.server.platform.metrics import Metrics
from bidwhist.server.tables.repository import rows_of
from support.command import run
from support.nodes import shared
from support.ports import free_port, free_ports
from support.stores import in_postgres, missing
from support.waiting import PATIENCE, running, until


@pytest.mark.skipif(bool(missing()), reason=missing())
async def test_people_play_on_while_every_server_is_restarted(tmp_path: Path) -> None:
    port, said = free_ports(2)[0], tmp_path / "said.txt"
    words = ("cluster", "--nodes", "2", "--port", str(port), "--pace", "none")
    place = in_postgres(tmp_path / "tables.sqlite")
    with said.open("wb") as out, running(*words, "--store", place.url, stdout=out, stderr=subprocess.STDOUT) as process:
        await asyncio.to_thread(until, lambda: said.read_text().count("a server is open") == 2, "two servers")
        cluster = Cluster(shared(tmp_path), [Host("127.0.0.1")] * 2, None)
        for number, node in enumerate(cluster.nodes):
            node.url = f"http://127.0.0.1:{port + number}"
        async with httpx.AsyncClient(base_url=cluster.nodes[0].url, timeout=PATIENCE) as client:
            account = await guest(client, cluster.nodes[0].url, "Ann")
            player = Player(cluster, account, await account.open_table(client, bots="random"))
        playing = asyncio.create_task(player.run())
        await cluster.until_answers(3)
        process.send_signal(signal.SIGHUP)
        await asyncio.to_thread(until, lambda: said.read_text().count("restarted") == 2, "two restarts")
        await cluster.until_answers(len(cluster.ledger) + 3)
        playing.cancel()
        process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(process.wait, PATIENCE) == 0
    steps = {row.id: row.seq for row in done_at(place, rows_of(player.table)) if row.id}
    assert all(steps[name] == seq for (_, name), seq in cluster.ledger.items())
    assert ("NATS is started at nats://127.0.0.1:" in said.read_text()) == is_installed()
    assert "stopped; every table is kept" in said.read_text() and "is started again" not in said.read_text()


def test_the_files_it_prints_watch_figures_that_servers_have() -> None:
    known = {f"{sample.name}" for metric in Metrics().registry.collect() for sample in metric.samples}
    known |= {f"{metric.name}{end}" for metric in Metrics().registry.collect() for end in ("", "_total", "_bucket")}
    board = json.loads(run("cluster", "--show", "grafana").out)
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    rules = run("cluster", "--show", "prometheus").out
    watched = set(re.findall(r"bidwhist_\w+", asked)) | set(re.findall(r"bidwhist_\w+", rules))
    assert len(watched) > 10 and watched <= known


def test_the_compose_file_and_the_proxy_know_the_same_servers() -> None:
    compose, nginx = run("cluster", "--show", "compose").out, run("cluster", "--show", "nginx").out
    named = re.findall(r'BIDWHIST_NODE_URL: "http://localhost:8080/(n\d)"', compose)
    assert named == ["n1", "n2", "n3"]
    assert re.findall(r"location /(n\d)/", nginx) == named == re.findall(r"server (n\d):8642", nginx)


def test_the_compose_file_has_no_secret_of_its_own_and_lets_nobody_in_without_one() -> None:
    yaml = pytest.importorskip("yaml", reason="PyYAML is not installed")
    text = run("cluster", "--show", "compose").out
    services = yaml.safe_load(text)["services"]
    assert "--pass" in services["nats"]["command"] and services["nats"]["command"][-1] == "${BUS_PASSWORD:?in .env}"
    for name in ("n1", "n2", "n3", "worker"):
        around = services[name]["environment"]
        assert around["BIDWHIST_BUS"] == "nats://house:${BUS_PASSWORD:?in .env}@nats:4222"
        assert around["BIDWHIST_BUS_KEY"] == "${BUS_KEY:?in .env}"
    assert services["postgres"]["environment"]["POSTGRES_PASSWORD"] == "${STORE_PASSWORD:?in .env}"
    assert not re.search(r"//\w+:\w+@", text), "every password comes from .env"
    asked = re.search(r"for name in ([A-Z_ ]+);", text)
    assert asked and set(asked[1].split()) == set(re.findall(r"\$\{(\w+)", text))


def test_every_service_of_the_compose_file_waits_for_those_that_there_are() -> None:
    yaml = pytest.importorskip("yaml", reason="PyYAML is not installed")
    compose = yaml.safe_load(run("cluster", "--show", "compose").out)
    services, kept = compose["services"], compose["volumes"]
    assert services.keys() == {"postgres", "nats", "worker", "n1", "n2", "n3", "nginx"}
    for service in services.values():
        assert set(service.get("depends_on", ())) <= services.keys()
        named = [volume.split(":")[0] for volume in service.get("volumes", ())]
        assert all(name in kept or name.startswith("./") for name in named)
    for name in ("n1", "n2", "n3", "worker"):
        (*shell, script) = services[name]["entrypoint"]
        assert shell == ["sh", "-c"]
        install, _, command = script.partition(" && exec bidwhist ")
        assert re.fullmatch(r'pip install --quiet --find-links /wheels "bidwhist\[(server,postgres,)?nats\]"', install)
        assert "./wheels:/wheels:ro" in services[name]["volumes"]
        assert run(*command.split(), "--help").code == 0, "it is a command with options that there are"


async def test_a_nats_that_ends_is_started_again(tmp_path: Path) -> None:
    if not is_installed():
        pytest.skip("nats-server is not installed; apt install nats-server")
    said: list[str] = []
    nats = LocalNats(free_port())
    nats.start()
    try:
        assert nats._process is not None
        nats._process.kill()
        nats._process.wait()
        command.Cluster([], nats, is_told=said.append)._look()
        assert nats.is_alive and said == ["note: NATS has ended, and is started again"]
    finally:
        nats.stop()
    assert not nats.is_alive


def test_without_nats_servers_run_and_the_words_say_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "is_installed", lambda: False)
    assert command._own_nats(8651, of_commands(ENGLISH)) is None
    assert "apt install nats-server" in capsys.readouterr().err


def test_several_servers_over_a_file_are_refused(tmp_path: Path) -> None:
    for words in (
        ("cluster", "--store", str(tmp_path / "a.sqlite")),
        ("serve", "--node-url", "http://127.0.0.1:1", "--db", str(tmp_path / "a.sqlite")),
    ):
        refused = run(*words)
        assert refused.code == 2 and "one PostgreSQL" in refused.err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a signal at the parent's death is a thing of Linux")
def test_what_a_process_has_started_ends_with_it_though_it_is_killed() -> None:
    program = (
        "import subprocess, sys, time; from bidwhist.cli.parents import end_with_parent; "
        "child = subprocess.Popen(['sleep', '600'], start_new_session=True, preexec_fn=end_with_parent()); "
        "print(child.pid, flush=True); time.sleep(600)"
    )
    parent = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    child = Path("/proc") / parent.stdout.readline().strip() / "stat"
    assert child.exists()
    parent.kill()
    parent.wait()
    until(lambda: not child.exists() or child.read_text().rpartition(")")[2].split()[0] == "Z", "its end")
    parent.stdout.close()


def test_servers_and_nats_of_a_cluster_are_started_so(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **how: asked.append(how["preexec_fn"]))
    command.Server(InPostgres("postgresql://nowhere/house"), 1).start()
    assert asked[0] is not None or not sys.platform.startswith("linux")
