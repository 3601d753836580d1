"""The public names of this version: what programs import, what shells call, what clients ask for."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from typing import Any

import click

import saqqara
from saqqara.cli.main import saqqara as command
from saqqara.server.endpoints import ENDPOINTS
from saqqara.server.settings import LIMITS
from saqqara.server.wire import ERRORS

MODULES = {
    "saqqara": tuple(saqqara.__all__),
    "saqqara.bots.guard": ("Guarded",),
    "saqqara.bots.levels": ("level_bot",),
    "saqqara.bots.players": ("FunctionBot",),
    "saqqara.bots.protocol": ("Bot", "Question"),
    "saqqara.decks.generator": ("SHIPPED_SEED", "edition_text", "make_deck"),
    "saqqara.encoding.actions": ("Actions",),
    "saqqara.encoding.features": ("Features",),
    "saqqara.environments.batch": ("Batch", "Rows"),
    "saqqara.environments.gymnasium": ("IMHOTEP", "PYRAMIDS"),
    "saqqara.environments.openspiel": ("ImhotepGame", "PyramidsGame"),
    "saqqara.environments.pettingzoo.imhotep_v0": ("env", "raw_env"),
    "saqqara.environments.pettingzoo.pyramids_v0": ("env", "parallel_env", "raw_env"),
    "saqqara.environments.ready": ("make_ready",),
    "saqqara.environments.seat_batch": ("SeatBatch",),
    "saqqara.match.verification": ("Verdict", "verify"),
    "saqqara.rules.edition": ("Edition", "default_edition", "find_edition"),
    "saqqara.tournament.review": ("Review", "review"),
    "saqqara.tournament.self_play": ("record_of", "self_play"),
}

Parameters = list[str]  # each as in `seat`, `seat?` with a default, `*seat?` by name only


def public_names() -> dict[str, Any]:
    """All of them, as JSON."""
    return {
        "python": {module: names_of(module) for module in MODULES},
        "commands": dict(sorted(_commands(command, ()))),
        "endpoints": {f"{one.method} {one.path}": [query.name for query in one.query] for one in ENDPOINTS.values()},
        "errors": ERRORS,
        "limits": sorted(LIMITS),
    }


def names_of(module: str) -> dict[str, Any]:
    """The public names of a module: of a function its parameters, of a class those of its methods, else nothing."""
    found = importlib.import_module(module)
    return {name: _described(getattr(found, name)) for name in MODULES[module]}


def _described(thing: Any) -> Any:
    if not inspect.isclass(thing):
        return parameters_of(thing) if callable(thing) else None
    members = {name: member for name, member in inspect.getmembers(thing) if not name.startswith("_")}
    described = {name: parameters_of(member) if callable(member) else None for name, member in members.items()}
    fields = getattr(thing, "__dataclass_fields__", {})
    described |= {name: None for name in fields if not name.startswith("_")}
    return described if issubclass(thing, BaseException) else described | {"()": parameters_of(thing)}


def parameters_of(function: Any) -> Parameters:
    """The parameters that a caller gives."""
    try:
        signature = inspect.signature(function)
    except ValueError:
        return []
    return [_told(one) for one in signature.parameters.values() if one.name != "self"]


def _told(parameter: inspect.Parameter) -> str:
    is_needed = parameter.default is inspect.Parameter.empty and parameter.kind not in _ANY_NUMBER
    return f"{_BEFORE.get(parameter.kind, '')}{parameter.name}{'' if is_needed else '?'}"


_ANY_NUMBER = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
_BEFORE: dict[Any, str] = {inspect.Parameter.KEYWORD_ONLY: "*", inspect.Parameter.VAR_KEYWORD: "*"}


def _commands(of: click.Command, words: tuple[str, ...]) -> Iterator[tuple[str, list[str]]]:
    """Every command with its options; an argument is told in capital letters."""
    names = [name for one in of.params for name in (*one.opts, *one.secondary_opts) if isinstance(one, click.Option)]
    arguments = [str(one.name).upper() for one in of.params if isinstance(one, click.Argument)]
    yield " ".join(words), [*arguments, *sorted(names)]
    for name, below in getattr(of, "commands", {}).items():
        yield from _commands(below, (*words, name))


def lost_parameters(then: Parameters, now: Parameters) -> list[str]:
    """What a call that was right then would be refused for now."""
    now_by_name = {one.strip("*?"): one for one in now}
    takes_any = "*options?" in now
    lost = [one for one in then if one.strip("*?") not in now_by_name and not takes_any]
    lost += [f"{one} is needed" for one in then if one.endswith("?") and not _is_given(now_by_name, one)]
    then_by_name = {one.strip("*?") for one in then}
    lost += [
        f"{one} is new and needed" for name, one in now_by_name.items() if name not in then_by_name and one[-1] != "?"
    ]
    by_place = [one.strip("?") for one in then if not one.startswith("*")]
    if by_place != [one.strip("?") for one in now if not one.startswith("*")][: len(by_place)]:
        lost.append(f"expected the order {', '.join(by_place)}")
    return lost


def _is_given(now_by_name: dict[str, str], parameter: str) -> bool:
    """Whether a parameter may still be left out."""
    return now_by_name.get(parameter.strip("*?"), "?").endswith("?")
