"""`saqqara serve`: runs the house; `open_house` is what `saqqara` without a command does."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from dataclasses import fields
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import click

from saqqara.cli.data_options import data_options
from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.server.settings import (
    DEFAULT_PORT,
    LIMITS,
    LOOPBACK,
    Settings,
    default_thinkers,
    is_everywhere,
)

MORE_PORTS = 20  # that are tried after the default one
# Addresses of other networks. Nothing is sent there: the system only says from which address it would send.
ELSEWHERE = ("192.0.2.1", "192.168.255.254", "172.31.255.254", "10.255.255.254")
ELSEWHERE_6 = ("2001:db8::1",)


@click.command(epilog=f"Limits: {', '.join(LIMITS)}.")
@click.option(
    "--host",
    metavar="ADDRESS",
    default=LOOPBACK,
    show_default=True,
    help="Address to listen on; 0.0.0.0 lets other devices connect.",
)
@click.option(
    "--port",
    type=int,
    show_default=f"{DEFAULT_PORT}, or the next free port",
    help="Port to listen on; 0 is any free port.",
)
@data_options
@click.option(
    "--processes",
    type=int,
    default=1,
    show_default=True,
    help="Number of server processes; more than 1 needs PostgreSQL.",
)
@click.option(
    "--thinkers",
    type=int,
    show_default="CPU cores - 1",
    help="Number of bots that can think at the same time, in each process.",
)
@click.option(
    "--public-url",
    metavar="URL",
    show_default="the address of the server",
    help="Address that players use, if the server is behind a proxy.",
)
@click.option(
    "--trust-proxy",
    "trusted_proxies",
    metavar="ADDRESS",
    multiple=True,
    help="Address or network of a proxy whose X-Forwarded-For and X-Forwarded-Proto are trusted. Can be repeated.",
)
@click.option(
    "--metrics-for",
    metavar="ADDRESS",
    multiple=True,
    help="Address or network that can read /metrics, besides this computer. Can be repeated.",
)
@click.option(
    "--ratings/--no-ratings",
    default=True,
    envvar="SAQQARA_RATINGS",
    show_default=True,
    show_envvar=True,
    help="Let tables be rated.",
)
@click.option(
    "--challenges",
    type=click.Choice(["secret", "world", "off"]),
    default="secret",
    show_default=True,
    help="Challenge of the day: a secret seed of this server, the world deal, which every server shares, or none.",
)
@click.option(
    "--challenge-levels/--no-challenge-levels",
    default=True,
    show_default=True,
    help="Let the levels play each challenge, in the background.",
)
@click.option(
    "--limit",
    "limits",
    metavar="NAME=NUMBER",
    multiple=True,
    help="Change a limit, for example requests_per_s=50. Can be repeated; the names are below.",
)
@click.option(
    "--log-format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Format of the log, one line for each event.",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="info",
    show_default=True,
    help="Lowest level of the events that are logged.",
)
@click.option(
    "--open/--no-open",
    "is_to_open",
    default=None,
    show_default="open it if there is a screen",
    help="Open the server in the browser.",
)
def serve(
    host: str,
    port: int | None,
    data: Path,
    database: str,
    processes: int,
    thinkers: int | None,
    public_url: str | None,
    trusted_proxies: tuple[str, ...],
    metrics_for: tuple[str, ...],
    ratings: bool,
    challenges: str,
    challenge_levels: bool,
    limits: tuple[str, ...],
    log_format: str,
    log_level: str,
    is_to_open: bool | None,
) -> None:
    """Start the server: tables for people and bots, in the browser.

    The server keeps its data in an SQLite file in the data folder, or in the database that you give. Ctrl-C stops it.

    Example: saqqara serve --host 0.0.0.0

    Example: saqqara serve --database postgresql://db/saqqara --processes 4
    """
    try:
        settings = Settings(
            database=database,
            data=data,
            host=host,
            port=DEFAULT_PORT if port is None else port,
            processes=processes,
            thinkers=default_thinkers() if thinkers is None else thinkers,
            public_url=public_url,
            trusted_proxies=trusted_proxies,
            metrics_for=metrics_for,
            challenge_levels=challenge_levels,
            ratings=ratings,
            challenges=challenges,  # type: ignore[arg-type]
            log_format=log_format,  # type: ignore[arg-type]
            log_level=log_level,  # type: ignore[arg-type]
            **dict(map(read_limit, limits)),
        )
    except SaqqaraError as refused:
        raise SaqqaraError(_naming_the_option(str(refused))) from None
    run(settings, is_to_open, MORE_PORTS if port is None else 0)


def _naming_the_option(refusal: str) -> str:
    """A refusal of the settings begins with the name of a setting: this replaces it by the name of its option.

    The database keeps its name, because it can come from the environment too."""
    name, colon, rest = refusal.partition(":")
    if name in LIMITS:
        return f"--limit {refusal}"
    if name not in {field.name for field in fields(Settings)} - {"database"}:
        return refusal
    return f"--{'trust-proxy' if name == 'trusted_proxies' else name.replace('_', '-')}{colon}{rest}"


def read_limit(words: str) -> tuple[str, Any]:
    """Reads the name and the number of a limit like `requests_per_s=50`; the settings check its range."""
    name, _, number = (word.strip() for word in words.partition("="))
    if name not in LIMITS:
        raise SaqqaraError(f"--limit: expected one of {', '.join(LIMITS)}, got {quoted(name)}")
    try:
        return name, int(number) if number.isdecimal() else float(number)
    except ValueError:
        raise SaqqaraError(f"--limit: expected a number as in {name}=50, got {quoted(words)}") from None


def open_house() -> None:
    """Runs the house on this machine alone, opens the browser and logs only warnings."""
    run(Settings(database=os.environ.get("SAQQARA_DATABASE", ""), log_level="warning"), None, MORE_PORTS)


def run(settings: Settings, is_to_open: bool | None, more_ports: int) -> None:
    """Serves until a signal or Ctrl-C; prints the address, and opens the browser there."""
    from saqqara.server.run import serve as serve_house

    def ready(address: str) -> None:
        for line in welcome(settings, address):
            print(line)
        sys.stdout.flush()
        if has_screen() if is_to_open is None else is_to_open:
            open_browser(settings.public_url or address)

    serve_house(settings, ready, more_ports=more_ports)


# --- what is printed ---


def welcome(settings: Settings, address: str) -> list[str]:
    """Returns the lines to print: the address, links for others on the network, and a QR code for their phones."""
    from saqqara.server.run import address_of

    lines = [f"Saqqara is running at {address}"]
    links = [settings.public_url + "/"] if settings.public_url else []
    if is_everywhere(settings.host) and not links:
        port = int(address.rstrip("/").rpartition(":")[2])
        links = [address_of(place, port) for place in addresses_on_the_network(settings.host)]
        links = [link for link in links if link != address]
    lines += [f"On other devices: {link}" for link in links]
    if links and sys.stdout.isatty():
        lines += qr_code(links[0])
    return [*lines, "Press Ctrl-C to stop."]


def qr_code(link: str) -> list[str]:
    """Returns a QR code as lines, two rows of squares in each; nothing where the terminal lacks the characters."""
    import io

    import segno

    code = io.StringIO()
    segno.make(link, error="m", micro=False).terminal(code, compact=True)
    try:
        code.getvalue().encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return []
    return code.getvalue().splitlines()


def addresses_on_the_network(host: str) -> list[str]:
    """Returns the addresses from which this machine reaches its networks, and at which they reach it."""
    found = [_address_towards(place, socket.AF_INET) for place in ELSEWHERE]
    if host == "::":
        found += [_address_towards(place, socket.AF_INET6) for place in ELSEWHERE_6]
    return list(dict.fromkeys(address for address in found if address and _is_reachable(address)))


def _address_towards(place: str, family: socket.AddressFamily) -> str | None:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((place, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def _is_reachable(address: str) -> bool:
    try:
        number = ip_address(address)
    except ValueError:
        return False
    return not (number.is_loopback or number.is_link_local or number.is_unspecified)


# --- the browser ---


def has_screen() -> bool:
    """Tells whether this seems to be a terminal on a machine with a screen."""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ or "CI" in os.environ:
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Opens the browser in a thread of its own, because some browsers block the caller until they are closed."""
    threading.Thread(target=_open_quietly, args=(address,), daemon=True).start()


def _open_quietly(address: str) -> None:
    try:
        webbrowser.open(address)
    except Exception:  # the address is printed in any case
        return
