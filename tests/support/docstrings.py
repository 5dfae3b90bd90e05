"""What the docstrings of public names owe their readers: units of numbers, shapes of arrays, errors that are raised."""

import ast
import builtins
import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from benches.common.checkout import ROOT
from benches.common.pages import fences_of

import bidwhist
from bidwhist.errors import WhistError, WrongType

PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
EXAMPLES = sorted((ROOT / "examples").rglob("*.py"))
NUMBER = re.compile(r"\b(int|float)\b")
ARRAY = re.compile(r"\b(?:ndarray|NDArray)\b|\b[A-Z]\w*Array\b")
SHAPE = re.compile(r"\b(?:bool|u?int\d+|float\d+)\[[\w., +*-]+\]")
"""As in ``int8[n, players]``: the kind of number, then the shape."""
UNITS = {
    "seat": "seats? dealer declarer forehand leader players?",
    "side": "sides?",
    "mask": "masks? bits?",
    "card": "cards? jokers?",
    "suit": "suits?",
    "rank": "ranks? strength",
    "tricks": "tricks? books?",
    "points": "points? scores? sets?",
    "deals": "deals?",
    "matches": "matches match",
    "time": "seconds? milliseconds? ms minutes?",
    "size": "bytes? letters? lines? columns? kB MB positions? processes threads nodes",
    "share": "percent % chance probability share",
    "counted": "times calls? actions? claims? worlds? rounds? tables? teams? entrants? rooms? bots?",
    "code": "index indices numbered counted bid seed",
}
"""What a number can be, and the words that say so."""
WORD_OF_UNIT = re.compile(r"(?<![\w`])(?:" + "|".join(" ".join(UNITS.values()).split()) + r")(?!\w)", re.I)
NAMED = frozenset(
    [
        *("seat", "seats", "dealer", "declarer", "forehand", "leader", "by", "players"),
        *("side", "declaring_side", "card", "cards", "trick", "tricks", "tricks_won", "tricks_left"),
        *("points", "deals", "deals_left", "matches"),
    ]
)
"""Names of numbers that are their own unit: the field's words, in docs/glossary.md or DESIGN.md."""
ENDINGS = ("_s", "_ms", "_bytes", "_seat", "_card", "_side", "_deals", "_points", "_dealer")
RAISES = re.compile(r":raises ([\w.]+):")


class Part(NamedTuple):
    """A function, method or property: where it is, and its tree."""

    name: str
    module: ModuleType
    owner: type | None
    node: ast.FunctionDef | ast.AsyncFunctionDef

    @property
    def words(self) -> str:
        """Its docstring; of a constructor the one of its class as well."""
        own = ast.get_docstring(self.node) or ""
        return f"{inspect.getdoc(self.owner) or ''}\n{own}" if _makes(self) else own


class Field(NamedTuple):
    """A field of a class, with the docstring below it."""

    name: str
    annotation: str
    words: str
    owner: type


def public_things() -> dict[str, Any]:
    """What `bidwhist` exports, and what the code of the pages and examples imports, by full name."""
    found = {f"bidwhist.{name}": getattr(bidwhist, name) for name in bidwhist.__all__}
    for tree in _documented():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "bidwhist":
                module = _module(node.module or "")
                for one in node.names:
                    thing = getattr(module, one.name, None)
                    if one.name != "*" and not isinstance(thing, ModuleType):
                        found.setdefault(f"{node.module}.{one.name}", thing)
    unique = {id(thing): name for name, thing in reversed(found.items())}
    return {name: thing for name, thing in found.items() if unique[id(thing)] == name}


def _documented() -> Iterator[ast.Module]:
    for page in PAGES:
        for block in fences_of(page)[0]:
            text = re.sub(r"^(?:>>>|\.\.\.) ?", "", block.text, flags=re.M) if ">>>" in block.text else block.text
            yield from _parsed(text) if block.language in ("python", "mybots") else ()
    for path in EXAMPLES:
        yield ast.parse(path.read_text(encoding="utf-8"))


def _parsed(text: str) -> Iterator[ast.Module]:
    """The imports of a block, whatever else is in it: what an example answers is not Python."""
    for line in re.findall(r"^from bidwhist[\w.]* import (?:\([^)]*\)|[^\n]*)", text, re.M):
        yield ast.parse(line)


def _module(name: str) -> ModuleType:
    __import__(name)
    return sys.modules[name]


def parts_of(name: str, thing: Any) -> Iterator[Part]:
    """A function, or what a class makes and does in public."""
    if inspect.isfunction(inspect.unwrap(thing)) if callable(thing) else False:
        yield from _part(name, inspect.unwrap(thing), None)
    elif inspect.isclass(thing):
        for owner in _ours(thing):
            for method, value in vars(owner).items():
                function = _function(value)
                is_first = next((one for one in thing.__mro__ if method in vars(one)), None) is owner
                if function and is_first and (not method.startswith("_") or method in _MAKERS):
                    yield from _part(f"{name}.{method}", function, thing)


_MAKERS = ("__init__", "__post_init__", "__new__")


def _makes(part: Part) -> bool:
    return part.node.name in _MAKERS


def _ours(thing: type) -> Iterator[type]:
    return (one for one in thing.__mro__ if one.__module__.split(".")[0] == "bidwhist")


def _function(value: Any) -> Any:
    """The function of a method, class method, property or cached one."""
    value = getattr(value, "__func__", None) or getattr(value, "fget", None) or getattr(value, "func", None) or value
    return inspect.unwrap(value) if inspect.isfunction(value) or hasattr(value, "__wrapped__") else None


def _part(name: str, function: Any, owner: type | None) -> Iterator[Part]:
    node = functions_of(function.__module__).get(function.__qualname__)
    if node is not None:
        yield Part(name, _module(function.__module__), owner, node)


@cache
def functions_of(module: str) -> dict[str, ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function of a module by its qualified name."""
    found: dict[str, ast.FunctionDef | ast.AsyncFunctionDef] = {}

    def walk(node: ast.AST, above: str) -> None:
        for one in ast.iter_child_nodes(node):
            if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
                found.setdefault(above + one.name, one)
                walk(one, f"{above}{one.name}.<locals>.")
            elif isinstance(one, ast.ClassDef):
                walk(one, f"{above}{one.name}.")
            elif not isinstance(one, ast.expr):
                walk(one, above)

    walk(_tree(module), "")
    return found


@cache
def _tree(module: str) -> ast.Module:
    path = Path(inspect.getsourcefile(_module(module)) or "")
    return ast.parse(path.read_text(encoding="utf-8"))


def fields_of(thing: Any) -> Iterator[Field]:
    """The public fields of a class of values."""
    for owner in _ours(thing) if inspect.isclass(thing) else ():
        found = next(
            (
                one
                for one in ast.walk(_tree(owner.__module__))
                if isinstance(one, ast.ClassDef) and one.name == owner.__name__
            ),
            None,
        )
        body = found.body if found else []
        for one, after in zip(body, [*body[1:], None], strict=True):
            if (
                isinstance(one, ast.AnnAssign)
                and isinstance(one.target, ast.Name)
                and not one.target.id.startswith("_")
            ):
                is_said = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
                words = str(after.value.value) if is_said else ""  # type: ignore[union-attr]
                yield Field(
                    one.target.id, ast.unparse(one.annotation), f"{inspect.getdoc(owner) or ''}\n{words}", owner
                )


def lacking_units(part: Part) -> Iterator[str]:
    """Numbers that a function takes or gives, and whose unit neither name nor docstring says."""
    arguments = part.node.args
    for one in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
        if one.annotation and NUMBER.search(ast.unparse(one.annotation)) and not _is_unit(one.arg):
            told = _told_of(one.arg, part.words)
            if not WORD_OF_UNIT.search(told):
                yield f"{part.name}: the unit of {one.arg}"
    given = ast.unparse(part.node.returns) if part.node.returns else ""
    words = f"{part.node.name.replace('_', ' ')} {part.words}"
    if NUMBER.search(given) and not WORD_OF_UNIT.search(words):
        yield f"{part.name}: the unit of what it gives"


def _is_unit(name: str) -> bool:
    return name in NAMED or name.endswith(ENDINGS)


def _told_of(name: str, words: str) -> str:
    """The sentences of a docstring that name an argument, its own line of ``:param`` first."""
    own = re.search(rf":param {name}: (.*?)(?=\n\s*:|\n\s*\n|\Z)", words, re.S)
    sentences = re.split(r"(?<=[.;:])\s+", words)
    return " ".join([own[1] if own else "", *(one for one in sentences if re.search(rf"\b{name}\b", one))])


def lacking_shapes(part: Part) -> Iterator[str]:
    """Arrays that a function takes or gives, where its docstring has no shape."""
    arguments = part.node.args
    taken = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
    named = [one.arg for one in taken if one.annotation and ARRAY.search(ast.unparse(one.annotation))]
    for name in named:
        if not SHAPE.search(_told_of(name, part.words)):
            yield f"{part.name}: the shape of {name}"
    if part.node.returns and ARRAY.search(ast.unparse(part.node.returns)) and not SHAPE.search(part.words):
        yield f"{part.name}: the shape of what it gives"


def lacking_in_fields(name: str, thing: Any) -> Iterator[str]:
    """Fields of a class whose unit or shape is not said."""
    for field in fields_of(thing):
        if ARRAY.search(field.annotation) and not SHAPE.search(field.words):
            yield f"{name}.{field.name}: its shape"
        words = field.words.rpartition("\n")[2] + " " + _told_of(field.name, field.words)
        if NUMBER.search(field.annotation) and not _is_unit(field.name) and not WORD_OF_UNIT.search(words):
            yield f"{name}.{field.name}: its unit"


def lacking_errors(part: Part) -> Iterator[str]:
    """Errors of ours that a function may raise, as far as reading follows its calls, and does not name."""
    named = {_named(part.module, one) for one in RAISES.findall(part.words)}
    for error in sorted(raised_by(part), key=lambda one: one.__name__):
        if not any(isinstance(one, type) and issubclass(error, one) for one in named):
            yield f"{part.name}: raises {error.__name__}"


def _named(module: ModuleType, name: str) -> Any:
    last = name.rpartition(".")[2]
    return getattr(module, last, None) or _errors_by_name().get(last) or getattr(builtins, last, None)


def _errors_by_name() -> dict[str, type[WhistError]]:
    """Every error of ours that is loaded, by name."""
    found, waiting = dict[str, type[WhistError]](), [WhistError]
    while waiting:
        one = waiting.pop()
        found[one.__name__] = one
        waiting += one.__subclasses__()
    return found


Errors = frozenset[type[WhistError]]
_KNOWN: dict[int, Errors] = {}


def raised_by(part: Part) -> Errors:
    """What a function raises by itself and by the calls that can be followed: what these declare, or else raise.

    WrongType is owed by who looks at the types alone: above that it only says what the annotations say already.
    """
    key = id(part.node)
    if key not in _KNOWN:
        _KNOWN[key] = frozenset()  # a function that calls itself raises nothing more by that
        _KNOWN[key] = frozenset(_Reading(part).all_of(part.node.body))
    return _KNOWN[key]


class _Reading:
    """Reads the body of one function."""

    def __init__(self, part: Part) -> None:
        self.part = part
        arguments = part.node.args
        every = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
        self.typed = {one.arg: self._value(_written(one.annotation)) for one in every if one.annotation}
        if part.owner and every and every[0].arg in ("self", "cls"):
            self.typed[every[0].arg] = part.owner

    def all_of(self, nodes: Iterable[ast.AST]) -> set[type[WhistError]]:
        return {error for node in nodes for error in self._of(node)}

    def _of(self, node: ast.AST) -> set[type[WhistError]]:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
            return set()
        if isinstance(node, ast.Try):
            caught = [one for handler in node.handlers for one in self._caught(handler)]
            inside = {one for one in self.all_of(node.body) if not issubclass(one, tuple(caught))}
            again = {
                one
                for handler in node.handlers
                if any(isinstance(child, ast.Raise) and child.exc is None for child in ast.walk(handler))
                for one in self.all_of(node.body)
                if issubclass(one, tuple(self._caught(handler)))
            }
            return inside | again | self.all_of([*node.handlers, *node.orelse, *node.finalbody])
        found = self.all_of(ast.iter_child_nodes(node))
        if isinstance(node, ast.With):
            return found - self._suppressed(node)
        if isinstance(node, ast.Raise) and node.exc is not None:
            found |= self._raised(node.exc)
        if isinstance(node, ast.Call):
            found |= self._by(self._value(node.func))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            owner = self._value(node.value)
            value = inspect.getattr_static(owner, node.attr, None) if inspect.isclass(owner) else None
            if isinstance(value, property):
                found |= self._of_function(value.fget, owner)
        return found

    def _caught(self, handler: ast.ExceptHandler) -> tuple[type[BaseException], ...]:
        if handler.type is None:
            return (BaseException,)
        kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
        values = [self._value(one) for one in kinds]
        flat = [one for value in values for one in (value if isinstance(value, tuple) else (value,))]
        return tuple(one for one in flat if isinstance(one, type) and issubclass(one, BaseException))

    def _suppressed(self, node: ast.With) -> set[type[WhistError]]:
        calls = [one.context_expr for one in node.items if isinstance(one.context_expr, ast.Call)]
        kinds = [self._value(kind) for call in calls if ast.unparse(call.func) == "suppress" for kind in call.args]
        return {
            one for one in self.all_of(node.body) if issubclass(one, tuple(k for k in kinds if isinstance(k, type)))
        }

    def _raised(self, node: ast.expr) -> set[type[WhistError]]:
        value = self._value(node.func if isinstance(node, ast.Call) else node)
        if inspect.isfunction(value):
            return self._given(value)
        return {value} if inspect.isclass(value) and issubclass(value, WhistError) else set()

    def _given(self, function: Any) -> set[type[WhistError]]:
        """The errors that a function makes for others to raise."""
        part = next(_part(function.__qualname__, function, _owner(function)), None)
        returned = [one.value for one in ast.walk(part.node) if isinstance(one, ast.Return)] if part else []
        return {error for one in returned if part and one for error in _Reading(part)._raised(one)}

    def _by(self, value: Any) -> set[type[WhistError]]:
        """What a call of something raises."""
        if inspect.isclass(value) and value.__module__.split(".")[0] == "bidwhist":
            makers = [getattr(value, one, None) for one in ("__init__", "__post_init__")]
            return {error for one in makers if inspect.isfunction(one) for error in self._of_function(one, value)}
        owner = getattr(value, "__self__", None)
        return set(self._of_function(value, owner if inspect.isclass(owner) else None))

    def _of_function(self, value: Any, owner: Any) -> Errors:
        function = _function(value)
        if function is None or function.__module__.split(".")[0] != "bidwhist":
            return frozenset()
        part = next(_part(function.__qualname__, function, owner or _owner(function)), None)
        if part is None:
            return frozenset()
        declared = [_named(part.module, one) for one in RAISES.findall(part.words)]
        if declared:
            found = frozenset(one for one in declared if isinstance(one, type) and issubclass(one, WhistError))
        else:
            found = raised_by(part)
        return found - {WrongType}

    def _value(self, node: ast.AST | None) -> Any:
        """What a name or a path of names means: a module, a class, a function; for a value its class."""
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            return self._value(node.left)
        if isinstance(node, ast.Name):
            local = getattr(self, "typed", {}).get(node.id)
            return local or getattr(self.part.module, node.id, None) or getattr(builtins, node.id, None)
        if isinstance(node, ast.Attribute):
            value = self._value(node.value)
            found = getattr(value, node.attr, None) if value is not None else None
            return _hint(found.fget) if isinstance(found, property) else found
        if isinstance(node, ast.Call):
            called = self._value(node.func)
            return called if inspect.isclass(called) else _hint(called)
        return None


def _written(annotation: ast.expr) -> ast.expr:
    """An annotation, out of the text it may be written as."""
    is_text = isinstance(annotation, ast.Constant) and isinstance(annotation.value, str)
    return ast.parse(annotation.value, mode="eval").body if is_text else annotation  # type: ignore[attr-defined]


def _owner(function: Any) -> type | None:
    name = function.__qualname__.rpartition(".")[0]
    found = getattr(_module(function.__module__), name, None) if name and "<" not in name else None
    return found if inspect.isclass(found) else None


def _hint(function: Any) -> Any:
    """The class that a function gives, where its annotation is one name."""
    function = _function(function)
    given = getattr(function, "__annotations__", {}).get("return")
    if isinstance(given, str):
        given = getattr(_module(function.__module__), given, None)
    return given if inspect.isclass(given) else None
