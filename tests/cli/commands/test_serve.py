"""`saqqara serve` and what runs the house, with a tiny application in its place."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from tools import ROOT

from saqqara import SaqqaraError
from saqqara.cli.commands import serve as command
from saqqara.cli.commands.house import house
from saqqara.cli.main import saqqara
from saqqara.server import run
from saqqara.server.metrics import Metrics
from saqqara.server.settings import DEFAULT_PORT, Settings
from tests.effort import first_of
from tests.patience import PATIENCE_S

POSTGRES = "postgresql://nobody@nowhere/none"


# --- a tiny application, for processes that find it by its name ---


class TinyApp:
    """Answers every request with its process and its client; /metrics tells how many there were."""

    def __init__(self) -> None:
        self.settings = Settings.from_environment()
        self.metrics = Metrics(["/"])

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            assert (await receive())["type"] == "lifespan.startup"
            await send({"type": "lifespan.startup.complete"})
            assert (await receive())["type"] == "lifespan.shutdown"
            (self.settings.data / f"stopped-{os.getpid()}").touch()
            await send({"type": "lifespan.shutdown.complete"})
            return
        told = {"pid": os.getpid(), "client": scope["client"][0], "scheme": scope["scheme"], "port": self.settings.port}
        body = json.dumps(told).encode()
        if scope["path"] == "/metrics":
            body = self.metrics.exposition()
        else:
            self.metrics.request("GET", "/", 200)
        headers = [(b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def broken_app() -> TinyApp:
    raise SaqqaraError("expected a house, got a ruin")


RUNNING = """
import sys
from saqqara.server.run import serve
from saqqara.server.settings import Settings
serve(Settings.from_environment(), lambda address: print(address, flush=True), factory=sys.argv[1])
"""


@contextmanager
def running(settings: Settings, factory: str = "TinyApp") -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A house of its own process, and its address once it is ready."""
    house_process = subprocess.Popen(
        [sys.executable, "-W", "error", "-c", RUNNING, f"tests.cli.commands.test_serve:{factory}"],
        env=os.environ | settings.to_environment(),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert house_process.stdout is not None
        yield house_process, house_process.stdout.readline().strip()
    finally:
        if house_process.poll() is None:
            house_process.kill()
        house_process.communicate(timeout=PATIENCE_S)


def ask(address: str, **headers: str) -> Any:
    with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=PATIENCE_S) as answer:
        assert "Server" not in answer.headers
        return json.loads(answer.read())


def stopped_in(folder: Path) -> set[int]:
    return {int(file.name.removeprefix("stopped-")) for file in folder.glob("stopped-*")}


def events_in(told: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in told.splitlines()]


@pytest.mark.parametrize("number", first_of([signal.SIGTERM, signal.SIGINT, signal.SIGHUP], 2))
def test_one_process_is_ready_answers_and_stops_gently(number: int, tmp_path: Path) -> None:
    with running(Settings(data=tmp_path / "new", port=0, log_format="json")) as (process, address):
        told = ask(address, **{"X-Forwarded-For": "192.0.2.7"})
        assert told == {"pid": process.pid, "client": "127.0.0.1", "scheme": "http", "port": told["port"]}
        assert address == f"http://127.0.0.1:{told['port']}/"
        process.send_signal(number)
        _, errors = process.communicate(timeout=PATIENCE_S)
        assert process.returncode == 0, errors
        assert stopped_in(tmp_path / "new") == {process.pid}
        assert [line["event"] for line in events_in(errors)] == ["serving", "stopped"]


def test_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path, port=0, trusted_proxies=("127.0.0.0/8",))) as (_, address):
        headers = {"X-Forwarded-For": "198.51.100.1, 192.0.2.7", "X-Forwarded-Proto": "https"}
        told = ask(address, **headers)
        assert (told["client"], told["scheme"]) == ("192.0.2.7", "https")  # what a guest claims himself is not believed


def test_several_processes_share_the_port_and_their_figures(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, port=0, processes=2, database=POSTGRES, log_format="json")
    with running(settings) as (process, address):
        seen: set[int] = set()
        asked = 0
        for _ in range(400):
            seen.add(ask(address)["pid"])
            asked += 1
            if len(seen) == 2:
                break
        with urllib.request.urlopen(address + "metrics", timeout=PATIENCE_S) as answer:
            counted = answer.read().decode()
        assert f'saqqara_http_requests_total{{method="GET",route="/",status="200"}} {float(asked)}' in counted
        victim = seen.pop()
        os.kill(victim, signal.SIGKILL)
        deadline = time.monotonic() + PATIENCE_S
        seen = {ask(address)["pid"]}
        while time.monotonic() < deadline and len(seen) < 2:
            seen.add(ask(address)["pid"])  # those that live still answer
        process.terminate()
        _, errors = process.communicate(timeout=PATIENCE_S)
        assert process.returncode == 0, errors
        assert len(stopped_in(tmp_path)) == 2
        assert victim not in stopped_in(tmp_path)
        assert [line["event"] for line in events_in(errors)] == ["serving", "process replaced", "stopped"]


@pytest.mark.parametrize("processes", first_of([2, 1], 1))
def test_a_house_that_cannot_start_says_so(processes: int, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, port=0, processes=processes, database=POSTGRES)
    with running(settings, "broken_app") as (process, address):
        _, errors = process.communicate(timeout=PATIENCE_S)
        assert address == ""
        assert process.returncode == 1
        assert "got a ruin" in errors
        assert (processes == 1) != ("got a failure of one" in errors)


# --- the port ---


@contextmanager
def taken(count: int) -> Iterator[int]:
    """Neighbouring ports that somebody else has; the first of them."""
    for _ in range(100):
        sockets = [run.bind("127.0.0.1", 0)]
        first = sockets[0].getsockname()[1]
        try:
            sockets += [run.bind("127.0.0.1", first + number) for number in range(1, count)]
        except SaqqaraError:
            continue
        finally:
            if len(sockets) < count:
                sockets[0].close()
        try:
            yield first
        finally:
            for one in sockets:
                one.close()
        return


def test_a_given_port_that_is_taken_is_refused() -> None:
    with taken(1) as port, pytest.raises(SaqqaraError, match=f"got port {port} that is taken"):
        run.bind("127.0.0.1", port)


def test_the_next_free_port_is_found() -> None:
    with taken(2) as port, run.bind("127.0.0.1", port, 20) as found:
        assert port + 2 <= found.getsockname()[1] <= port + 20


def test_when_all_are_taken_it_says_which() -> None:
    with taken(2) as port, pytest.raises(SaqqaraError, match=f"ports {port} to {port + 1} that are all taken"):
        run.bind("127.0.0.1", port, 1)


def test_a_host_that_is_not_here_is_refused() -> None:
    with pytest.raises(SaqqaraError, match="expected an address of this machine"):
        run.bind("no-such-host.invalid", 0)
    with pytest.raises(SaqqaraError, match=r"expected to listen on 192\.0\.2\.1 port 8000, got"):
        run.bind("192.0.2.1", 8000)


def test_addresses_to_type() -> None:
    assert run.address_of("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert run.address_of("::", 80) == "http://[::1]:80/"
    assert run.address_of("games.local", 8000) == "http://games.local:8000/"


# --- the command ---


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, int]]:
    """What would have been served; `ready` is called at once."""
    calls: list[tuple[Settings, int]] = []

    def serve(settings: Settings, ready: Callable[[str], None], *, more_ports: int) -> None:
        calls.append((settings, more_ports))
        ready(run.address_of(settings.host, settings.port))

    monkeypatch.setattr(run, "serve", serve)
    return calls


def invoke(*words: str, data: str | None = None, database: str | None = None) -> str:
    """Runs the command with these in the environment."""
    done = CliRunner(env={"SAQQARA_DATA": data, "SAQQARA_DATABASE": database}).invoke(command.serve, words)
    if done.exception is not None:
        raise done.exception
    return done.output


def test_every_option_becomes_a_setting(served: list[tuple[Settings, int]], tmp_path: Path) -> None:
    words = f"--host 127.0.0.2 --port 9 --database {POSTGRES} --processes 3 --thinkers 5"
    words += " --public-url https://games.example.org --trust-proxy 10.0.0.0/8 --trust-proxy ::1"
    words += " --limit requests_per_s=2.5 --limit spectators_per_table=0"
    words += " --log-format json --log-level debug --no-open"
    told = invoke(*words.split(), data=str(tmp_path))
    expected = Settings(
        database=POSTGRES,
        data=tmp_path,
        host="127.0.0.2",
        port=9,
        processes=3,
        thinkers=5,
        public_url="https://games.example.org",
        trusted_proxies=("10.0.0.0/8", "::1"),
        log_format="json",
        log_level="debug",
        requests_per_s=2.5,
        spectators_per_table=0,
    )
    assert served == [(expected, 0)]
    assert told.splitlines()[:2] == [
        "Saqqara is running at http://127.0.0.2:9/",
        "On other devices: https://games.example.org/",
    ]


def test_without_options_it_is_this_machines_house(served: list[tuple[Settings, int]]) -> None:
    invoke()
    command.open_house()
    (asked, more_ports), (alone, as_many) = served
    assert (asked, more_ports) == (Settings(), command.MORE_PORTS)
    assert (alone, as_many) == (Settings(log_level="warning"), command.MORE_PORTS)
    assert (alone.host, alone.port, alone.database) == ("127.0.0.1", DEFAULT_PORT, "")


@pytest.mark.parametrize(
    ("words", "data", "database", "expected"),
    [
        ("--data said", "set", POSTGRES, ("said", "")),
        ("--data said", None, POSTGRES, ("said", "")),
        ("--data said", "set", None, ("said", "")),
        (f"--database {POSTGRES}", "set", "sqlite:///other.db", ("set", POSTGRES)),
        ("--data said --database=", None, None, ("said", "")),
        ("", "set", POSTGRES, ("set", POSTGRES)),
        ("", "set", None, ("set", "")),
    ],
)
def test_the_command_line_wins_over_the_environment(
    words: str,
    data: str | None,
    database: str | None,
    expected: tuple[str, str],
    served: list[tuple[Settings, int]],
) -> None:
    told = invoke(*words.split(), data=data, database=database)
    [(settings, _)] = served
    assert (str(settings.data), settings.database) == expected
    is_ignored = bool(database) and "--data said" in words
    assert ("saqqara: using --data said, not $SAQQARA_DATABASE" in told) == is_ignored


def test_saqqara_alone_takes_the_database_of_the_environment(
    served: list[tuple[Settings, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAQQARA_DATABASE", POSTGRES)
    command.open_house()
    assert served[0][0].database == POSTGRES


@pytest.mark.parametrize(
    "words",
    ["serve", "house backup f", "house restore f", "house export f", "house import f", "house repair", "house delete"],
)
def test_two_places_on_the_command_line_are_refused(words: str, tmp_path: Path) -> None:
    both = ["--data", str(tmp_path / "new"), "--database", POSTGRES]
    done = CliRunner().invoke(saqqara, [*words.split(), *both])
    assert isinstance(done.exception, SaqqaraError)
    assert str(done.exception).startswith("expected --data or --database, got both")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--port 70000", "--port: expected a whole number from 0 to 65,535, got 70000"),
        ("--processes 2", "several processes need a PostgreSQL database"),
        ("--processes 0", "--processes: expected a whole number from 1"),
        ("--database mysql://x", "database: expected a URL"),
        ("--public-url games", "--public-url: expected an address"),
        ("--trust-proxy everybody", "--trust-proxy: expected an address or a network"),
        ("--thinkers 0", "--thinkers: expected"),
        ("--limit port=7", "--limit: expected one of bot_pause_s, messages_per_s"),
        ("--limit message_bytes", "--limit: expected a number as in message_bytes=50, got 'message_bytes'"),
        ("--limit message_bytes=9999.5", "--limit message_bytes: expected a whole number from 1,024"),
        ("--limit requests_per_s=nan", "--limit requests_per_s: expected a number"),
    ],
)
def test_bad_options_are_refused_in_one_line(
    words: str, complaint: str, served: list[tuple[Settings, int]], tmp_path: Path
) -> None:
    with pytest.raises(SaqqaraError) as trouble:
        invoke(*words.split(), data=str(tmp_path))
    assert complaint in str(trouble.value)
    assert "\n" not in str(trouble.value)
    assert served == []


def test_a_given_port_that_is_taken_is_a_clear_line(tmp_path: Path) -> None:
    with taken(1) as port, pytest.raises(SaqqaraError, match="choose another with --port"):
        invoke("--data", str(tmp_path), "--port", str(port))


# --- what is printed ---


class Terminal:
    """A terminal that shows the characters of an encoding."""

    def __init__(self, encoding: str = "utf-8") -> None:
        self.encoding = encoding

    def isatty(self) -> bool:
        return True


def test_the_network_gets_links_and_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "addresses_on_the_network", lambda host: ["192.168.7.5", "10.0.0.3"])
    lines = command.welcome(Settings(host="0.0.0.0", port=1), "http://127.0.0.1:8001/")
    assert lines == [
        "Saqqara is running at http://127.0.0.1:8001/",
        "On other devices: http://192.168.7.5:8001/",
        "On other devices: http://10.0.0.3:8001/",
        "Press Ctrl-C to stop.",
    ]
    monkeypatch.setattr(sys, "stdout", Terminal())
    with_code = command.welcome(Settings(host="0.0.0.0", port=1), "http://127.0.0.1:8001/")
    assert (with_code[:3], with_code[-1]) == (lines[:3], lines[-1])
    assert any("▀" in line or "▄" in line for line in with_code[3:-1])
    assert len({len(line) for line in command.qr_code("http://192.168.7.5:8001/")}) <= 3
    monkeypatch.setattr(sys, "stdout", Terminal("ascii"))
    assert command.welcome(Settings(host="0.0.0.0", port=1), "http://127.0.0.1:8001/") == lines


def test_addresses_on_the_network_are_addresses() -> None:
    for host in ("0.0.0.0", "::"):
        for address in command.addresses_on_the_network(host):
            assert not address.startswith(("127.", "0.", "169.254.", "fe80", "::"))


def test_a_machine_without_a_network_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", fail)
    assert command.addresses_on_the_network("::") == []


# --- the browser ---


@pytest.mark.parametrize(
    ("platform", "environment", "is_there"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ":0", "SSH_CONNECTION": "x"}, False),
        ("darwin", {}, True),
        ("darwin", {"CI": "1"}, False),
    ],
)
def test_where_a_screen_is_plausible(
    platform: str, environment: dict[str, str], is_there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION", "CI"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert not command.has_screen()  # no terminal: nobody looks
    monkeypatch.setattr(sys, "stdout", Terminal())
    assert command.has_screen() == is_there


def test_the_browser_is_opened_when_asked_for(
    served: list[tuple[Settings, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(command, "open_browser", opened.append)
    invoke("--open", "--port", "9")
    invoke("--no-open")
    invoke("--open", "--public-url", "https://games.example.org")
    assert opened == ["http://127.0.0.1:9/", "https://games.example.org"]


def test_a_browser_that_fails_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(address: str) -> bool:
        raise RuntimeError("no browser")

    monkeypatch.setattr(webbrowser, "open", fail)
    command._open_quietly("http://127.0.0.1/")
    command.open_browser("http://127.0.0.1/")


# --- the house's own commands ---


def house_says(*words: str) -> str:
    done = CliRunner(env={"SAQQARA_DATA": None, "SAQQARA_DATABASE": None}).invoke(house, words)
    if done.exception is not None:
        raise done.exception
    return done.output


def test_what_is_not_there_is_refused_before_anything_is_made(tmp_path: Path) -> None:
    new = str(tmp_path / "new")
    with pytest.raises(SaqqaraError, match="expected the data folder of a server, got no such folder"):
        house_says("backup", str(tmp_path / "file"), "--data", new)
    with pytest.raises(SaqqaraError, match=r"expected a backup, got .*No such file"):
        house_says("restore", str(tmp_path / "file"), "--data", new)
    with pytest.raises(SaqqaraError, match="expected a folder of records, got no such folder"):
        house_says("import", str(tmp_path / "folder"), "--data", new)
    assert list(tmp_path.iterdir()) == []


def test_a_house_is_backed_up_and_restored(tmp_path: Path) -> None:
    from saqqara.server.store.store import Store

    old, file = tmp_path / "old", tmp_path / "house.backup"
    old.mkdir()
    store = Store(Settings(data=old).database_url)
    store.migrate()
    assert house_says("backup", str(file), "--data", str(old)).startswith(f"Wrote {file}, ")  # the house is open
    store.close()
    assert house_says("restore", str(file), "--data", str(tmp_path / "new")) == f"Restored {file}.\n"
    assert (tmp_path / "new" / "house.sqlite").exists()


def test_a_restore_goes_where_the_command_line_says(tmp_path: Path) -> None:
    from saqqara.server.store.store import Store

    one, other, file = tmp_path / "one", tmp_path / "other.sqlite", tmp_path / "house.backup"
    one.mkdir()
    store = Store(Settings(data=one).database_url)
    store.migrate()
    store.close()
    house_says("backup", str(file), "--data", str(one))
    environment = {"SAQQARA_DATA": None, "SAQQARA_DATABASE": f"sqlite:///{other}"}
    done = CliRunner(env=environment).invoke(house, ["restore", str(file), "--data", str(tmp_path / "new")])
    assert done.exception is None
    assert (tmp_path / "new" / "house.sqlite").exists()
    assert not other.exists()


def test_the_place_of_the_data_can_stand_before_the_command(tmp_path: Path) -> None:
    from saqqara.server.store.store import Store

    one, other, file = tmp_path / "one", tmp_path / "other.sqlite", tmp_path / "house.backup"
    one.mkdir()
    store = Store(Settings(data=one).database_url)
    store.migrate()
    store.close()
    environment = {"SAQQARA_DATA": str(tmp_path / "of nobody"), "SAQQARA_DATABASE": f"sqlite:///{other}"}
    words = ["house", "--data", str(one), "backup", str(file)]
    done = CliRunner(env=environment).invoke(saqqara, words, catch_exceptions=False)
    assert done.stdout.startswith(f"Wrote {file}, ")
    assert done.stderr.count("not $SAQQARA_DATABASE") == 1
    assert house_says("--database", f"sqlite:///{other}", "restore", str(file)) == f"Restored {file}.\n"
    assert other.exists()
    with pytest.raises(SaqqaraError, match="expected --data or --database, got both"):
        house_says("--data", str(one), "restore", str(file), "--database", f"sqlite:///{other}")
    assert "no such folder" in str(
        CliRunner().invoke(saqqara, [*words, "--data", str(file)]).exception
    )  # the nearer one


class Screen:
    """Where a bar would be drawn."""

    def __init__(self) -> None:
        self.bars: list[tuple[str, int]] = []
        self.done = 0

    @contextmanager
    def bar(self, what: str, total: int) -> Iterator[Callable[[int], None]]:
        self.bars.append((what, total))
        yield self.advance

    def advance(self, more: int) -> None:
        self.done += more


def test_progress_begins_when_it_is_known_how_much_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    from saqqara.cli.commands import house as module

    screen = Screen()
    monkeypatch.setattr("saqqara.cli.progress.progress_bar", screen.bar)
    with module._progress("Writing") as progress:
        assert screen.bars == []
        for done in (2, 5, 9):
            progress(done, 9)
            assert screen.done == done
    assert screen.bars == [("Writing", 9)]
