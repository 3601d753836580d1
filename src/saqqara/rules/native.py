"""Numba as the native engine uses it: a program is optimised once, not each of its functions.

Numba optimises a function together with all that it calls, and again with each of its callers. Here a function that
compiled code calls is a part: intermediate code, made once. What Python calls is a root: it is linked with
all its parts, optimised, turned into machine code and kept in the cache.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from numba.core import types, typing
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.dispatcher import _FunctionCompiler
from numba.core.environment import lookup_environment
from numba.core.imputils import lower_builtin
from numba.core.registry import CPUDispatcher
from numba.core.typing.templates import make_concrete_template

_ENVIRONMENT = "_ZN08NumbaEnv"  # how the names begin under which compiled functions find their environments
_NOTHING = "saqqara.nothing"  # the key of a call that compiles to nothing


def compile_function(function: Callable[..., Any], *, is_cached: bool, **options: Any) -> Any:
    """A function that is compiled when it is called: from Python as a root, from compiled code as a part."""
    root = _Function(function, targetoptions={"nopython": True, "no_cfunc_wrapper": True, **options})
    if is_cached:
        root.enable_caching()
    return root


def nothing() -> Any:
    """A function that takes anything and does nothing."""
    return _Nothing(lambda *_: None, targetoptions={"nopython": True})


# --- functions ---


class _Function(CPUDispatcher):  # type: ignore[misc]
    """A compiled function with both of its faces."""

    def __init__(self, function: Callable[..., Any], targetoptions: dict[str, Any]) -> None:
        super().__init__(function, targetoptions=targetoptions, pipeline_class=_RootCompiler)
        self._part_compiler = _PartMaker(function, self.targetdescr, targetoptions, {}, _PartCompiler)
        self._parts: dict[tuple[Any, ...], _Part] = {}

    def get_call_template(self, args: Iterable[Any], kws: dict[str, Any]) -> Any:
        """How compiled code calls the function: with wide integers, so that one part serves all callers."""
        pysig, folded = self._compiler.fold_argument_types(args, kws)
        wide = tuple(_widened(kind) for kind in folded)
        if wide not in self._parts:
            with self._compiling_counter:
                self._parts[wide] = _Part(self._part_compiler.compile(wide, None))
        name = self.py_func.__name__
        return make_concrete_template(name, name, [self._parts[wide].signature]), pysig, wide, {}

    def get_overload(self, sig: Any) -> Any:
        """The key of what a call with these types is compiled to."""
        return self._parts[tuple(sig)].key


class _Part:
    """The intermediate code of a function for some types."""

    def __init__(self, compiled: Any) -> None:
        self.signature = compiled.signature
        self.key = object()
        self._environment = compiled.environment  # found by its name as long as it is held
        compiled.fndesc.typemap = compiled.fndesc.calltypes = None  # large, and not needed any more
        compiled.target_context.insert_user_function(self.key, compiled.fndesc, [compiled.library])


class _Nothing(CPUDispatcher):  # type: ignore[misc]
    """A function whose calls vanish from compiled code."""

    def get_call_template(self, args: Iterable[Any], kws: dict[str, Any]) -> Any:
        """Any types will do."""
        return make_concrete_template(_NOTHING, _NOTHING, [typing.signature(types.none, *args)]), None, args, kws

    def get_overload(self, _sig: Any) -> Any:
        """The key of the empty call."""
        return _NOTHING


@lower_builtin(_NOTHING, types.VarArg(types.Any))  # type: ignore[untyped-decorator]
def _lower_nothing(context: Any, _builder: Any, _sig: Any, _args: Any) -> Any:
    return context.get_dummy_value()


def _widened(kind: Any) -> Any:
    """The type of an argument: numbers as wide as they come, members of enumerations as numbers."""
    kind = types.unliteral(kind)
    if isinstance(kind, types.IntEnumMember):
        kind = kind.dtype
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


# --- from types to code ---


class _PartMaker(_FunctionCompiler):  # type: ignore[misc]
    """Runs the compiler up to intermediate code."""

    def _customize_flags(self, flags: Any) -> Any:
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        return flags


class _PartCompiler(Compiler):  # type: ignore[misc]
    """Compiles a part."""

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        """Compiles the function into a library that is not optimised."""
        self.state.library = _PartLibrary(self.state.targetctx.codegen(), func.__qualname__)
        return super().compile_extra(func)


class _RootCompiler(Compiler):  # type: ignore[misc]
    """Compiles a root."""

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        """Compiles the function into a library that takes in all its parts."""
        library = self.state.library = _RootLibrary(self.state.targetctx.codegen(), func.__qualname__)
        library.enable_object_caching()
        compiled = super().compile_extra(func)
        library.set_environments()
        return compiled


# --- libraries ---


class _PartLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The intermediate code of one function."""

    _whole: Any = None

    def finalize(self) -> None:
        """Ends the library as it stands."""
        self._raise_if_finalized()
        self._finalized = True

    def own_module(self) -> Any:
        """The code of this function alone, fit to be linked several times."""
        return super()._get_module_for_linking()

    def _get_module_for_linking(self) -> Any:
        """The code with all its parts, for functions that are compiled by Numba alone."""
        if self._whole is None:
            self._whole = self.own_module().clone()
            for library in _all_parts(self._linking_libraries):
                self._whole.link_in(_module_of(library), preserve=True)
        return self._whole


class _RootLibrary(JITCodeLibrary):  # type: ignore[misc]
    """A program: a function that Python calls, and all its parts."""

    def finalize(self) -> None:
        """Links all parts, optimises and makes machine code."""
        self._linking_libraries = [_Linked(library) for library in _all_parts(self._linking_libraries)]
        super().finalize()

    def set_environments(self) -> None:
        """Tells the parts where their environments are, as Numba does after reading its cache."""
        for variable in self._final_module.global_variables:
            if variable.name.startswith(_ENVIRONMENT) and (environment := lookup_environment(variable.name)):
                self._codegen.set_env(variable.name, environment)


class _Linked:
    """A library as a root links it: without what it calls, which the root links as well."""

    def __init__(self, library: Any) -> None:
        self._library = library
        self._reload_init = library._reload_init

    def _get_module_for_linking(self) -> Any:
        return _module_of(self._library)


def _module_of(library: Any) -> Any:
    return library.own_module() if isinstance(library, _PartLibrary) else library._get_module_for_linking()


def _all_parts(libraries: Iterable[Any]) -> Iterator[Any]:
    """These libraries and those that they call, each once."""
    seen: set[int] = set()
    left = list(libraries)
    while left:
        library = left.pop()
        if id(library) not in seen:
            seen.add(id(library))
            yield library
            if isinstance(library, _PartLibrary):
                left += library._linking_libraries
