"""Who sits down: from a word on a command line to a guarded bot.

Levels and `random` are the house's own and play in its process. Everything else is a guest and plays in a process of
its own, whatever language it is written in: there it can crash, hang or eat memory, and the match goes on.
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
from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError, quoted

COMMAND = "cmd:"
_GUEST = "saqqara_guest"  # the module that a bot's file becomes


class FunctionBot:
    """A function, or the `choose` of any object, as a bot."""

    def __init__(self, name: str, choose: Callable[[Question], str], begin: Callable[[], Any] | None = None) -> None:
        self.name = name
        self._choose = choose
        self._begin = begin

    def begin(self) -> None:
        """A function has nothing to forget."""
        if self._begin is not None:
            self._begin()

    def choose(self, question: Question) -> str:
        """What the function says."""
        return self._choose(question)


def player_of(spec: str, edition: Edition, patience_s: float = PATIENCE_S) -> Guarded:
    """The player that a spec names, or a refusal that says what could be named."""
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
        raise SaqqaraError(f"player: expected {_all_forms()}, got {quoted(name)}{_near(name, house_names())}")
    from saqqara.bots.levels import level_bot

    return level_bot(name, edition)


def made_of(spec: str, edition: Edition) -> str:
    """A mark that changes with what a player is made of: a level's settings, a bot's file, a program's."""
    if spec.startswith(COMMAND):
        files = [
            Path(found) for word in _command(spec) if (found := shutil.which(word) or word) and Path(found).is_file()
        ]
        return _mark(*(file.read_bytes() for file in files if os.access(file, os.R_OK)))
    if ":" in spec:
        file = Path(_place_and_name(spec)[0])
        return _mark(file.read_bytes()) if file.is_file() else ""
    if spec == RandomBot.name:
        return ""
    from saqqara.bots.levels import level_of

    return _mark(repr(level_of(spec, edition.game)).encode())


def _mark(*parts: bytes) -> str:
    return hashlib.blake2b(b"\0".join(parts), digest_size=6).hexdigest()


def house_names() -> tuple[str, ...]:
    """The players that come with Saqqara."""
    from saqqara.bots.levels import LEVELS

    return (*LEVELS, RandomBot.name)


def _all_forms() -> str:
    return f"{', '.join(house_names())}, 'cmd:PROGRAM ARGUMENTS', 'FILE.py:NAME' or 'package.module:NAME'"


def _near(word: str, names: tuple[str, ...]) -> str:
    near = difflib.get_close_matches(word.lower(), names, n=1)
    return f"; did you mean {near[0]}?" if near else ""


def _command(spec: str) -> list[str]:
    try:
        words = shlex.split(spec.removeprefix(COMMAND))
    except ValueError as trouble:
        raise SaqqaraError(f"player: expected a command line after 'cmd:', got {quoted(spec)} ({trouble})") from None
    if not words:
        raise SaqqaraError("player: expected a command line after 'cmd:', got nothing")
    if shutil.which(words[0]) is None:
        raise SaqqaraError(f"player: expected a program that can be run, got {quoted(words[0])}")
    return words


# --- bots written in Python; only the child process runs their code ---


def _check_python(spec: str) -> None:
    """Finds what is wrong with a spec as far as that can be seen without running anything."""
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
    """Looks for the outermost package alone: to look inside it is to run it."""
    first = dotted.partition(".")[0]
    if not all(part.isidentifier() for part in dotted.split(".")):
        return False
    here = Path(first).is_dir() or Path(f"{first}.py").is_file()
    return here or first in sys.modules or importlib.util.find_spec(first) is not None


def _check_file(file: Path, name: str) -> None:
    try:
        names = symtable.symtable(file.read_text(), str(file), "exec").get_symbols()
    except (OSError, ValueError, SyntaxError) as trouble:
        raise SaqqaraError(f"player: expected a Python file, got {quoted(str(file))}: {trouble}") from None
    bound = tuple(one.get_name() for one in names if one.is_assigned() or one.is_imported())
    if name not in bound:
        raise SaqqaraError(f"player: expected a name that {file} defines, got {quoted(name)}{_near(name, bound)}")


def python_bot(spec: str) -> Bot:
    """The bot that `FILE.py:NAME` or `package.module:NAME` names. This runs it: call it in a child process."""
    place, name = _place_and_name(spec)
    try:
        made = getattr(_module(place), name)
        return _bot_of(spec, made)
    except SaqqaraError:
        raise
    except Exception as trouble:
        raise SaqqaraError(f"{spec}: expected a bot, got {type(trouble).__name__}: {trouble}") from trouble


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


def _bot_of(spec: str, made: Any) -> Bot:
    """A class or a factory is called; an object that can choose is a bot; a function of one question is one too."""
    if inspect.isclass(made) or (callable(made) and not hasattr(made, "choose") and _required(made) == 0):
        made = made()
    if hasattr(made, "choose"):
        return FunctionBot(spec, made.choose, getattr(made, "begin", None))
    if callable(made) and _required(made) == 1:
        return FunctionBot(spec, made)
    raise SaqqaraError(f"{spec}: expected a class with 'choose', or a function of one question, got {quoted(made)}")


def _required(function: Callable[..., Any]) -> int:
    """How many arguments a function has to be given."""
    by_position = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    parameters = inspect.signature(function).parameters.values()
    return sum(one.kind in by_position and one.default is inspect.Parameter.empty for one in parameters)
