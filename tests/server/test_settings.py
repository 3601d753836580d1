"""What a host can choose, what is refused, and that it travels whole."""

from __future__ import annotations

import json
import sys
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from tools import ROOT

from saqqara import SaqqaraError
from saqqara.server.settings import LIMITS, RANGES, VARIABLE, Settings, default_data_folder, default_thinkers

POSTGRES = "postgresql://club:hush@db.example.org/saqqara"
OTHERS: dict[str, Any] = {
    "database": POSTGRES,
    "data": Path("elsewhere") / "ä b",
    "host": "::1",
    "warm_up": False,
    "challenge_levels": False,
    "public_url": "https://games.example.org:8443",
    "trusted_proxies": ("127.0.0.1", "10.0.0.0/8", "fd00::/8"),
    "metrics_for": ("10.1.0.0/16",),
    "log_format": "json",
    "challenges": "world",
    "ratings": False,
    "push_to_this_machine": True,
    "log_level": "error",
}


def other_settings() -> Settings:
    """Every field differs from its default."""
    defaults = Settings()
    numbers = {name: getattr(defaults, name) + 1 for name in RANGES}
    return Settings(**numbers, **OTHERS)


def test_settings_travel_whole() -> None:
    settings = other_settings()
    assert all(getattr(settings, one.name) != getattr(Settings(), one.name) for one in fields(Settings))
    assert Settings.from_environment(settings.to_environment()) == settings
    assert list(settings.to_environment()) == [VARIABLE]


def test_without_settings_in_the_environment_the_defaults_hold() -> None:
    assert Settings.from_environment({}) == Settings()


@pytest.mark.parametrize("text", ["", "[]", "{", "null", "[" * 100_000])
def test_an_environment_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(SaqqaraError, match="expected a JSON object, got"):
        Settings.from_environment({VARIABLE: text})


def test_an_unknown_setting_is_refused() -> None:
    with pytest.raises(SaqqaraError, match=r"got \['colour'\]"):
        Settings.from_environment({VARIABLE: json.dumps({"colour": "red"})})


def test_the_embedded_store_lies_in_the_data_folder(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "a b?")
    assert settings.database_url == f"sqlite:///{tmp_path}/a b?/house.sqlite"
    assert not settings.is_shared
    assert Settings(database=POSTGRES).database_url == POSTGRES
    assert Settings(database=POSTGRES).is_shared


def test_a_password_is_not_shown() -> None:
    settings = Settings(database="postgresql://club:hu@sh@db/saqqara?password=hush")
    assert "hu" not in repr(settings)
    assert settings.database_shown == "postgresql://db/saqqara"
    with pytest.raises(SaqqaraError) as trouble:
        Settings(database="mysql://club:hush@db/saqqara")
    assert "hush" not in str(trouble.value)


@pytest.mark.parametrize("name", RANGES)
def test_numbers_out_of_range_are_refused(name: str) -> None:
    low, high = RANGES[name]
    nonsense: list[Any] = [low - 1, high + 1, True, "7", None, float("nan")]
    for value in nonsense:
        with pytest.raises(SaqqaraError, match=f"^{name}: expected .*, got "):
            Settings(**{name: value})
    least: Any = low
    assert getattr(Settings(**{name: least}), name) == low


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("log_format", "xml"),
        ("log_level", "loud"),
        ("data", "text"),
        ("warm_up", 1),
        ("host", ""),
        ("host", "a b"),
        ("host", "evil\n"),
        ("database", 7),
        ("database", "house.sqlite"),
        ("public_url", "games.example.org"),
        ("public_url", "ftp://games.example.org"),
        ("public_url", "https://games.example.org/saqqara"),
        ("public_url", "https://user@games.example.org"),
        ("public_url", "https://games.example.org?x=1"),
        ("public_url", "https://games.example.org:0"),
        ("public_url", "https://games.example.org:99999"),
        ("public_url", "https://[::1"),
        ("public_url", 7),
        ("trusted_proxies", ("proxy.example.org",)),
        ("trusted_proxies", ("*",)),
        ("trusted_proxies", ("0.0.0.0/0",)),
        ("trusted_proxies", ("10.0.0.1/8",)),
        ("trusted_proxies", "127.0.0.1"),
        ("metrics_for", ("0.0.0.0/0",)),
        ("metrics_for", ("prometheus",)),
    ],
)
def test_what_cannot_be_is_refused(name: str, value: Any) -> None:
    with pytest.raises(SaqqaraError, match=f"^{name}: expected .*got "):
        Settings(**{name: value})


def test_a_public_address_is_an_origin() -> None:
    assert Settings(public_url="https://Games.Example.org/").public_url == "https://games.example.org"
    assert Settings(public_url="http://[::1]:80").public_url == "http://[::1]:80"


def test_several_processes_need_postgresql() -> None:
    with pytest.raises(SaqqaraError, match="need a PostgreSQL database"):
        Settings(processes=2)
    with pytest.raises(SaqqaraError, match="need a PostgreSQL database"):
        Settings(processes=2, database="sqlite:///house.sqlite")
    assert replace(Settings(database=POSTGRES), processes=2).processes == 2


def test_the_data_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "new" / "house")
    settings.make_data_folder()
    settings.make_data_folder()
    assert settings.data.stat().st_mode & 0o777 == 0o700
    (tmp_path / "file").touch()
    with pytest.raises(SaqqaraError, match="expected a folder for the data of the server, got"):
        Settings(data=tmp_path / "file" / "house").make_data_folder()


def test_where_the_data_folder_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/people/ada")
    for platform in ("linux", "darwin"):
        monkeypatch.setattr(sys, "platform", platform)
        assert default_data_folder({"SAQQARA_DATA": "here", "XDG_DATA_HOME": "/x"}) == Path("here")
    assert default_data_folder({}) == Path("/people/ada/Library/Application Support/saqqara")
    monkeypatch.setattr(sys, "platform", "linux")
    assert default_data_folder({"XDG_DATA_HOME": "/x"}) == Path("/x/saqqara")
    assert default_data_folder({"XDG_DATA_HOME": "relative"}) == Path("/people/ada/.local/share/saqqara")
    assert default_data_folder({}) == Path("/people/ada/.local/share/saqqara")


def test_one_core_is_left_for_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, thinkers in ((None, 1), (1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        assert default_thinkers() == thinkers


def test_the_page_tells_every_limit() -> None:
    """The table in docs/host/limits.md has the names and figures of Settings."""
    page = (ROOT / "docs" / "host" / "limits.md").read_text()
    section = page.partition("## Limits")[2].partition("\n## ")[0]
    told = dict(row.strip("| ").split(" | ")[:2] for row in section.splitlines() if row.startswith("| `"))
    assert {name.strip("`"): figure.replace(",", "") for name, figure in told.items()} == {
        name: str(getattr(Settings(), name)) for name in LIMITS
    }
