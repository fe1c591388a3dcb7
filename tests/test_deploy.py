"""What hosts are given in deploy/ names only what there is: settings, flags, files, versions."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml

import katabasis
from katabasis import cli
from katabasis.server.settings import Settings, from_environment

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
CONTAINER = DEPLOY / "Containerfile"
UNIT = DEPLOY / "katabasis.service"


def instructions(name: str) -> list[str]:
    """What stands after an instruction of the Containerfile, its lines joined."""
    text = CONTAINER.read_text(encoding="utf-8").replace("\\\n", " ")
    return re.findall(rf"^{name} (.+)$", text, re.MULTILINE)


def compose() -> dict[str, Any]:
    services: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    return services


def served(arguments: list[str]) -> None:
    """A command that `katabasis serve` understands."""
    command: Any = typer.main.get_command(cli.app)
    assert arguments[0] == "serve"
    serve = command.commands["serve"]
    serve.make_context("serve", arguments[1:])  # refuses what it does not know


def test_every_setting_named_there_exists() -> None:
    named = set()
    for path in DEPLOY.iterdir():
        if path.is_file():
            named |= set(re.findall(r"KATABASIS_[A-Z_]+", path.read_text(encoding="utf-8")))
    assert len(named) > 3
    assert named <= Settings().to_environment().keys()


def test_the_container_serves_what_it_exposes() -> None:
    served(yaml.safe_load(instructions("CMD")[-1]))
    assert yaml.safe_load(instructions("ENTRYPOINT")[-1]) == ["katabasis"]
    host, port = from_environment(dict(part.split("=") for part in instructions("ENV"))).host, Settings().port
    assert host == "0.0.0.0"
    assert instructions("EXPOSE") == [str(port)]
    assert f"http://127.0.0.1:{port}/health" in instructions("HEALTHCHECK")[0]


def test_the_services_know_each_other_by_their_names() -> None:
    services = compose()
    given = dict(services["katabasis"]["environment"])
    for name, value in given.items():
        given[name] = re.sub(r"\$\{(\w+)[^}]*\}", r"\1", value)
    settings = from_environment(given)
    assert settings.shared
    assert settings.secure
    assert settings.processes > 1
    host = settings.database.rpartition("@")[2].partition("/")[0]
    assert host in services
    assert services[host]["environment"]["POSTGRES_USER"] in settings.database
    (proxied,) = re.findall(r"reverse_proxy (\S+)", (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    name, port = proxied.split(":")
    assert name in services
    assert int(port) == settings.port
    assert "ports" not in services[name]  # nobody comes but through the proxy
    for service in services.values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert not source.startswith(".") or (DEPLOY / source).is_file()
    assert (DEPLOY / services["katabasis"]["build"]["context"] / services["katabasis"]["build"]["dockerfile"]).is_file()


def test_the_unit_starts_the_server() -> None:
    (command,) = re.findall(r"^ExecStart=(.+)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)
    program, *arguments = shlex.split(command)
    assert Path(program).name == "katabasis"
    served(arguments)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs systemd")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    text = UNIT.read_text(encoding="utf-8").replace("/opt/katabasis/bin/katabasis", "/bin/sh")  # it wants a program
    unit.write_text(text, encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", unit], capture_output=True, encoding="utf-8", timeout=300, check=False
    )
    assert unit.name not in done.stderr + done.stdout  # other units of the machine are not ours to judge


def test_whoever_cites_it_cites_this_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["version"] == katabasis.__version__
    assert cited["authors"] == [{"name": "Katabasis maintainers"}]
