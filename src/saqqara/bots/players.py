"""Makes guarded bots from player specs, such as those on a command line.

Levels and `random` play in this process. Every other bot is a guest and plays in a child process, whatever language it
is written in: if it crashes, hangs or runs out of memory, the match goes on.
"""

from __future__ import annotations

import difflib
import hashlib
import importlib
import importlib.util
import inspect
import os
import shlex
import shutil
import symtable
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from saqqara.bots.guard import PATIENCE_S, Guarded
from saqqara.bots.protocol import Bot, Question
from saqqara.bots.random_bot import RandomBot
from saqqara.bots.stdio_bot import StdioBot
from saqqara.bots.stdio_process import IS_SUPPORTED
from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError, os_errors_as, quoted

COMMAND = "cmd:"
_GUEST = "saqqara_guest"  # name of the module that a bot's file is imported as


class FunctionBot:
    """A function, or the `choose` of any object, as a bot."""

    def __init__(self, name: str, choose: Callable[[Question], str], begin: Callable[[], Any] | None = None) -> None:
        self.name = name
        self._choose = choose
        self._begin = begin

    def begin(self) -> None:
        """Calls the `begin` of the object, if it has one."""
        if self._begin is not None:
            self._begin()

    def choose(self, question: Question) -> str:
        """Calls the function."""
        return self._choose(question)


def player_of(spec: str, edition: Edition, patience_s: float = PATIENCE_S) -> Guarded:
    """The player that a spec names, or a refusal that lists the possible forms."""
    if ":" in spec and not IS_SUPPORTED:
        raise SaqqaraError(f"player: expected {', '.join(house_names())} on this system, got {quoted(spec)}")
    if spec.startswith(COMMAND):
        return Guarded(StdioBot(spec, _command(spec)), patience_s)
    if ":" in spec:
        _check_python(spec)
        return Guarded(StdioBot(spec, [sys.executable, "-P", "-m", "saqqara.bots.stdio_engine", spec]), patience_s)
    return Guarded(house_bot(spec, edition), patience_s)


def house_bot(name: str, edition: Edition) -> Bot:
    """A level, or the random player."""
    if name == RandomBot.name:
        return RandomBot()
    if name.partition("@")[0] not in house_names() or name.startswith(f"{RandomBot.name}@"):
        raise SaqqaraError(f"player: expected {_all_forms()}, got {quoted(name)}{_suggestion(name, house_names())}")
    from saqqara.bots.levels import level_bot

    return level_bot(name, edition)


def fingerprint(spec: str, edition: Edition) -> str:
    """A digest that changes when a player does: of a level's settings, of a bot's file, of a program."""
    if spec.startswith(COMMAND):
        files = [
            Path(found) for word in _command(spec) if (found := shutil.which(word) or word) and Path(found).is_file()
        ]
        return _digest(*(file.read_bytes() for file in files if os.access(file, os.R_OK)))
    if ":" in spec:
        file = Path(_place_and_name(spec)[0])
        return _digest(file.read_bytes()) if file.is_file() else ""
    if spec == RandomBot.name:
        return ""
    from saqqara.bots.levels import level_of

    return _digest(repr(level_of(spec, edition.game)).encode())


def _digest(*parts: bytes) -> str:
    return hashlib.blake2b(b"\0".join(parts), digest_size=6).hexdigest()


def house_names() -> tuple[str, ...]:
    """The players that come with Saqqara."""
    from saqqara.bots.levels import LEVELS

    return (*LEVELS, RandomBot.name)


def _all_forms() -> str:
    return f"{', '.join(house_names())}, 'cmd:PROGRAM ARGUMENTS', 'FILE.py:NAME' or 'package.module:NAME'"


def _suggestion(word: str, names: tuple[str, ...]) -> str:
    near = difflib.get_close_matches(word.lower(), names, n=1)
    return f"; did you mean {near[0]}?" if near else ""


def _command(spec: str) -> list[str]:
    try:
        words = shlex.split(spec.removeprefix(COMMAND))
    except ValueError as failure:
        raise SaqqaraError(f"player: expected a command line after 'cmd:', got {quoted(spec)} ({failure})") from None
    if not words:
        raise SaqqaraError("player: expected a command line after 'cmd:', got nothing")
    if shutil.which(words[0]) is None:
        raise SaqqaraError(f"player: expected a program that can be run after 'cmd:', got {quoted(words[0])}")
    return words


# --- bots written in Python; only the child process runs their code ---


def _check_python(spec: str) -> None:
    """Refuses a faulty spec, as far as that can be seen without running the bot's code."""
    place, name = _place_and_name(spec)
    if place.endswith(".py"):
        _check_file(Path(place), name)
    elif not _is_module(place):
        raise SaqqaraError(f"player: expected {_all_forms()}, got {quoted(spec)}: there is no module {quoted(place)}")


def _place_and_name(spec: str) -> tuple[str, str]:
    place, _, name = spec.rpartition(":")
    if not place or not name.isidentifier():
        raise SaqqaraError(f"player: expected {_all_forms()}, got {quoted(spec)}")
    return place, name


def _is_module(dotted: str) -> bool:
    """Whether the outermost package exists. Looking for a submodule would import, and so run, the package."""
    first = dotted.partition(".")[0]
    if not all(part.isidentifier() for part in dotted.split(".")):
        return False
    here = Path(first).is_dir() or Path(f"{first}.py").is_file()
    return here or first in sys.modules or importlib.util.find_spec(first) is not None


def _check_file(file: Path, name: str) -> None:
    expected, got = "player: expected a Python file", quoted(str(file))
    with os_errors_as(expected, got):
        source = file.read_bytes()
    try:
        names = symtable.symtable(source.decode(), str(file), "exec").get_symbols()
    except (ValueError, SyntaxError) as failure:
        raise SaqqaraError(f"{expected}, got {got}: {failure}") from None
    bound = tuple(symbol.get_name() for symbol in names if symbol.is_assigned() or symbol.is_imported())
    if name not in bound:
        raise SaqqaraError(f"player: expected a name that {file} defines, got {quoted(name)}{_suggestion(name, bound)}")


def python_bot(spec: str) -> Bot:
    """The bot that `FILE.py:NAME` or `package.module:NAME` names. Runs its code: call it in a child process only."""
    place, name = _place_and_name(spec)
    try:
        return _bot_of(spec, getattr(_module(place), name))
    except SaqqaraError:
        raise
    except Exception as failure:
        raise SaqqaraError(f"{spec}: expected a bot, got an error: {type(failure).__name__}: {failure}") from failure


def _module(place: str) -> ModuleType:
    if not place.endswith(".py"):
        sys.path.insert(0, str(Path.cwd()))
        return importlib.import_module(place)
    file = Path(place).resolve()
    sys.path.insert(0, str(file.parent))
    found = importlib.util.spec_from_file_location(_GUEST, file)
    assert found is not None
    assert found.loader is not None
    module = sys.modules[_GUEST] = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def _bot_of(spec: str, named: Any) -> Bot:
    """The bot of an object with `choose`, of a class or factory of one, or of a function that takes a question."""
    if inspect.isclass(named) or (callable(named) and not hasattr(named, "choose") and _required(named) == 0):
        named = named()
    if hasattr(named, "choose"):
        return FunctionBot(spec, named.choose, getattr(named, "begin", None))
    if callable(named) and _required(named) == 1:
        return FunctionBot(spec, named)
    raise SaqqaraError(
        f"{spec}: expected a class with a method 'choose', or a function that takes a question, got {quoted(named)}"
    )


def _required(function: Callable[..., Any]) -> int:
    """The number of required positional arguments of a function."""
    by_position = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    parameters = inspect.signature(function).parameters.values()
    return sum(
        parameter.kind in by_position and parameter.default is inspect.Parameter.empty for parameter in parameters
    )
