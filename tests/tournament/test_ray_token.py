"""Which cluster Ray is told to join, and whether it is shown Ray's token there."""

from __future__ import annotations

import os
import types

import pytest

from saqqara.tournament import parallel
from saqqara.tournament.parallel import AUTH_MODE, _cluster, _send_token_to_this_machine, _token_hint

HERE, ELSEWHERE = "127.0.0.1:6379", "203.0.113.7:6379"


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in (AUTH_MODE, "RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"):
        monkeypatch.setenv(name, "")  # so that it is taken away again at the end
        monkeypatch.delenv(name)


@pytest.fixture
def _token(tmp_path):
    (tmp_path / ".ray").mkdir()
    (tmp_path / ".ray" / "auth_token").touch()


@pytest.mark.usefixtures("_token")
@pytest.mark.parametrize(("address", "mode"), [(HERE, "token"), ("localhost:1", "token"), (ELSEWHERE, None)])
def test_the_token_is_shown_on_this_machine_alone(address, mode):
    _send_token_to_this_machine(address)
    assert os.environ.get(AUTH_MODE) == mode


def test_without_a_token_nothing_is_set():
    _send_token_to_this_machine(HERE)
    assert AUTH_MODE not in os.environ


@pytest.mark.usefixtures("_token")
def test_what_the_user_decided_stays(monkeypatch):
    monkeypatch.setenv(AUTH_MODE, "disabled")
    _send_token_to_this_machine(HERE)
    assert os.environ[AUTH_MODE] == "disabled"


def test_a_refusal_of_a_cluster_elsewhere_says_what_to_set():
    assert "RAY_AUTH_MODE=token" in _token_hint(ELSEWHERE)
    assert _token_hint("local") == _token_hint("auto") == ""


def test_local_is_a_cluster_of_its_own_even_if_another_runs_here(monkeypatch):
    places = []
    ray = types.SimpleNamespace(
        init=lambda **place: places.append(place),
        shutdown=lambda: None,
        exceptions=types.SimpleNamespace(RayError=KeyError),
    )
    monkeypatch.setattr(parallel, "_ray", lambda: ray)
    with _cluster("local", 2):
        assert places[0]["address"] == "local"
        assert places[0]["num_cpus"] == 2
