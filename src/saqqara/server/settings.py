"""The settings of a house, in one frozen record, checked when it is made.

They are passed to the processes of the house as JSON in one environment variable.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Literal, Self, get_args
from urllib.parse import urlsplit

import msgspec

from saqqara.rules.errors import SaqqaraError, quoted

VARIABLE = "SAQQARA_SETTINGS"
EMBEDDED = "house.sqlite"
LOOPBACK = "127.0.0.1"
DEFAULT_PORT = 8000
MOST_PROCESSES = 256

ChallengeMode = Literal["secret", "world", "off"]
LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]

# The least and the most of every number. Where the least is a float, the number may be one.
RANGES: dict[str, tuple[float, float]] = {
    "port": (0, 65_535),  # 0: any that is free
    "processes": (1, MOST_PROCESSES),
    "thinkers": (1, 1024),
    "bot_pause_s": (0.0, 60.0),
    "messages_per_s": (0.1, 1e6),
    "messages_burst": (1, 1_000_000),
    "requests_per_s": (0.1, 1e6),
    "requests_burst": (1, 1_000_000),
    "connections_per_address": (1, 1_000_000),
    "tables_per_address_per_hour": (1, 1_000_000),
    "spectators_per_table": (0, 1_000_000),
    "thinking_tables_per_person": (1, 1024),
    "reviews_at_once": (1, 64),
    "reviews_per_person": (1, 1000),
    "reviews_waiting": (1, 100_000),
    "challenges_per_person_per_day": (1, 1000),
    "message_bytes": (1024, 1_048_576),
    "body_bytes": (1024, 16_777_216),
    "header_bytes": (8192, 1_048_576),
    "pipelined_requests": (1, 1000),
    "request_s": (0.1, 600.0),
    "idle_s": (1, 600),
    "gone_after_s": (0.0, 600.0),
    "bot_offered_after_s": (0.0, 86_400.0),
    "notice_after_s": (0.0, 600.0),
    "stop_after_s": (1, 600),
}
LIMITS = tuple(name for name in RANGES if name not in ("port", "processes", "thinkers"))


def is_everywhere(host: str) -> bool:
    """Whether a socket on this host listens on all addresses of the machine."""
    return host in ("0.0.0.0", "::")


def default_data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Returns the folder for the data of programs: $SAQQARA_DATA, or the platform's own."""
    if environment.get("SAQQARA_DATA"):
        return Path(environment["SAQQARA_DATA"])
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "saqqara"
    shared = environment.get("XDG_DATA_HOME", "")
    if not Path(shared).is_absolute():  # the XDG specification: a relative path is to be ignored
        return Path.home() / ".local" / "share" / "saqqara"
    return Path(shared) / "saqqara"


def default_thinkers() -> int:
    """Returns one thread less than there are cores: the event loop needs one."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The choices of a host. The defaults are for a house on one machine."""

    database: str = field(default="", repr=False)  # a URL, which may hold a password; empty: the embedded store
    data: Path = field(default_factory=default_data_folder)
    host: str = LOOPBACK
    port: int = DEFAULT_PORT
    processes: int = 1
    thinkers: int = field(default_factory=default_thinkers)  # how many bots think at once, in each process
    bot_pause_s: float = 0.4  # before each move of a bot, so that people can follow
    gone_after_s: float = 5.0  # how long somebody without a connection still counts as here
    bot_offered_after_s: float = 60.0  # for how long somebody is gone before a bot may play, if the table chose nothing
    notice_after_s: float = 8.0  # how long a notice waits for somebody who may still be here
    push_to_this_machine: bool = False  # for tests: notices go to push services on this machine, too, without https
    warm_up: bool = True  # whether the levels are compiled at the start
    challenge_levels: bool = True  # whether the levels play challenges, in the background
    ratings: bool = True  # whether tables can be rated
    challenges: ChallengeMode = "secret"  # whose seed of the day: the house's own, the one of all houses, or none
    public_url: str | None = None  # as guests type it, if it differs because of a proxy
    metrics_for: tuple[str, ...] = ()  # addresses and networks that may read /metrics, besides this machine
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For and -Proto are believed

    messages_per_s: float = 20  # of one WebSocket connection
    messages_burst: int = 60
    requests_per_s: float = 20  # of one address
    requests_burst: int = 80
    connections_per_address: int = 200
    tables_per_address_per_hour: int = 60
    spectators_per_table: int = 100
    thinking_tables_per_person: int = 4  # whose bots think at once, in each process; the others wait
    reviews_at_once: int = 4  # that a process computes in turns; the others wait
    reviews_per_person: int = 3  # that are computed or wait
    reviews_waiting: int = 100  # of all people, those that are computed included
    challenges_per_person_per_day: int = 10  # that one person makes
    message_bytes: int = 8192
    body_bytes: int = 65_536
    header_bytes: int = 65_536  # of one request, with its address
    pipelined_requests: int = 16  # that wait on one connection for the answer to another
    request_s: float = 20.0  # how long a request may take to come, with its body
    idle_s: int = 5  # how long a connection is kept after an answer

    log_format: LogFormat = "text"
    log_level: LogLevel = "info"
    stop_after_s: int = 10  # how long a stopping house waits for connections to end

    def __post_init__(self) -> None:
        for name, (low, high) in RANGES.items():
            _expect_number(name, getattr(self, name), low, high)
        _expect_one_of("challenges", self.challenges, get_args(ChallengeMode))
        _expect_one_of("log_format", self.log_format, get_args(LogFormat))
        _expect_one_of("log_level", self.log_level, get_args(LogLevel))
        for name in ("warm_up", "ratings", "challenge_levels"):
            if not isinstance(getattr(self, name), bool):
                raise SaqqaraError(f"{name}: expected yes or no, got {quoted(getattr(self, name))}")
        if not isinstance(self.data, Path):
            raise SaqqaraError(f"data: expected a folder, got {quoted(self.data)}")
        _expect_host(self.host)
        _expect_database(self.database)
        _expect_networks("trusted_proxies", self.trusted_proxies)
        _expect_networks("metrics_for", self.metrics_for)
        if self.public_url is not None:
            object.__setattr__(self, "public_url", _origin_of("public_url", self.public_url))
        if self.processes > 1 and not self.is_shared:
            raise SaqqaraError(
                f"processes: expected 1 with SQLite, got {self.processes}; several processes need a PostgreSQL database"
            )

    @property
    def is_shared(self) -> bool:
        """Whether several processes, on several machines if need be, can share the database."""
        return self.database.startswith("postgres")

    @property
    def database_url(self) -> str:
        """The URL of the database, by default of the embedded one in the data folder."""
        return self.database or f"sqlite:///{(self.data / EMBEDDED).absolute()}"

    @property
    def database_shown(self) -> str:
        """The URL as it may be logged: without user, password and options, which may hold a password too."""
        return re.sub(r"//[^/]*@", "//", self.database_url).partition("?")[0]

    def make_data_folder(self) -> None:
        """Makes the data folder, private to its owner."""
        try:
            self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as failure:
            raise SaqqaraError(
                f"{self.data}: expected a folder for the data of the server, got: {failure.strerror}"
            ) from None

    def to_environment(self) -> dict[str, str]:
        """Returns the environment from which another process reads the same settings."""
        return {VARIABLE: msgspec.json.encode(asdict(self) | {"data": str(self.data)}).decode()}

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """Returns the settings that the parent process has passed on, or the defaults."""
        text = environment.get(VARIABLE, "{}")
        try:
            values = msgspec.json.decode(text, type=dict[str, Any])
        except (msgspec.DecodeError, RecursionError):
            raise SaqqaraError(
                f"{VARIABLE}: expected a JSON object, got {len(text)} characters of something else"
            ) from None
        return cls(**_from_json(values, {field.name for field in fields(cls)}))


def _from_json(values: dict[str, Any], known: set[str]) -> dict[str, Any]:
    """Converts the values that JSON has no types for: paths and tuples."""
    unknown = set(values) - known
    if unknown:
        raise SaqqaraError(f"{VARIABLE}: expected known settings, got {quoted(sorted(unknown))}")
    if isinstance(values.get("data"), str):
        values["data"] = Path(values["data"])
    for name in ("trusted_proxies", "metrics_for"):
        if isinstance(values.get(name), list):
            values[name] = tuple(values[name])
    return values


# --- checks ---


def _expect_number(name: str, value: object, low: float, high: float) -> None:
    kinds = (int,) if isinstance(low, int) else (int, float)
    if not isinstance(value, kinds) or isinstance(value, bool) or not low <= value <= high:
        kind = "a whole number" if isinstance(low, int) else "a number"
        raise SaqqaraError(f"{name}: expected {kind} from {low:,} to {high:,}, got {quoted(value)}")


def _expect_one_of(name: str, value: object, words: tuple[str, ...]) -> None:
    if value not in words:
        raise SaqqaraError(f"{name}: expected one of {', '.join(words)}, got {quoted(value)}")


def _expect_host(host: object) -> None:
    if not isinstance(host, str) or not re.fullmatch(r"[0-9A-Za-z_.:%-]{1,255}", host):
        raise SaqqaraError(f"host: expected the name or address of a network interface, got {quoted(host)}")


def _expect_database(url: object) -> None:
    """Checks the URL. The message shows its scheme only, since the rest may hold a password."""
    kinds = ("postgresql://", "postgres://", "postgresql+psycopg://", "sqlite:///")
    if not isinstance(url, str) or (url and not url.startswith(kinds)):
        scheme = str(url).partition(":")[0]
        raise SaqqaraError(f"database: expected a URL as in postgresql://user:password@host/name, got {quoted(scheme)}")


def _expect_networks(name: str, networks: object) -> None:
    """Checks networks. All addresses would be a mistake: any guest could forge its address, or read the metrics."""
    if not isinstance(networks, tuple):
        raise SaqqaraError(f"{name}: expected a list of addresses, got {quoted(networks)}")
    for text in networks:
        try:
            network = ip_network(text)
        except ValueError:
            raise SaqqaraError(
                f"{name}: expected an address or a network as in 10.0.0.0/8, got {quoted(text)}"
            ) from None
        if network.prefixlen == 0:
            raise SaqqaraError(f"{name}: expected some addresses, got all of them ({text})")


def _origin_of(name: str, url: object) -> str:
    """Returns the origin of a URL without a path; a slash at the end is allowed."""
    try:
        parts = urlsplit(url if isinstance(url, str) else "")
        is_port = parts.port != 0  # reading it may fail as well
    except ValueError:
        is_port = False
    is_place = is_port and re.fullmatch(r"(\[[0-9A-Fa-f:.]+\]|[0-9A-Za-z_.-]+)(:\d+)?", parts.netloc) is not None
    if not is_place or parts.scheme not in ("http", "https") or parts.path.strip("/") or parts.query or parts.fragment:
        raise SaqqaraError(f"{name}: expected an address as in https://games.example.org, got {quoted(url)}")
    return f"{parts.scheme}://{parts.netloc.lower()}"
