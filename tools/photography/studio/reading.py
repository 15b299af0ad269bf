"""Converts YAML to objects. Mistakes are reported by file, thing and field."""

import dataclasses
import types
from typing import Annotated, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import yaml


class Mistake(Exception):
    """A mistake in a file that a person must correct."""


class Tagged(NamedTuple):
    """
    Marks a type with several kinds, which the field `tag` distinguishes: `Annotated[object, Tagged(...)]`.
    """

    tag: str
    kinds: dict


def load(file):
    try:
        return yaml.safe_load(file.read_text(encoding="utf8"))
    except yaml.YAMLError as error:
        raise Mistake(f"{file.name}: {error}") from error


def read(kind, value, where):
    """Converts `value` to a `kind`: a dataclass, number, text, literal, tuple or a union of these."""
    if dataclasses.is_dataclass(kind):
        return read_fields(kind, value, where)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return read_tagged(arguments[1], value, where)
    if origin in (Union, types.UnionType):
        return read_one_of(arguments, value, where)
    if origin is Literal:
        if value in arguments:
            return value
        raise Mistake(f"{where}: {value!r} is none of {', '.join(map(str, arguments))}")
    if origin is tuple:
        return read_tuple(arguments, value, where)
    if kind is float and type(value) in (int, float):
        return value
    if kind in (int, str, bool, types.NoneType) and type(value) is kind:
        return value
    raise Mistake(f"{where}: {value!r} is no {kind.__name__}")


def read_one_of(kinds, value, where):
    mistakes = []
    for kind in kinds:
        try:
            return read(kind, value, where)
        except Mistake as mistake:
            mistakes.append(mistake)
    # The first kind is the usual one, so its error message is the most helpful.
    raise mistakes[0]


def read_tuple(arguments, value, where):
    if not isinstance(value, list):
        raise Mistake(f"{where}: {value!r} is no list")
    kinds = [arguments[0]] * len(value) if arguments[-1] is Ellipsis else arguments
    if len(kinds) != len(value):
        raise Mistake(f"{where}: {len(kinds)} values are expected, not {len(value)}")
    return tuple(
        read(kind, each, f"{where}[{index}]") for index, (kind, each) in enumerate(zip(kinds, value))
    )


def read_fields(kind, value, where):
    if not isinstance(value, dict):
        raise Mistake(f"{where}: {value!r} is no {kind.__name__.lower()}")
    hints = get_type_hints(kind, include_extras=True)
    unknown = [name for name in value if name not in hints]
    if unknown:
        raise Mistake(f"{where}.{unknown[0]}: no such field; there are {', '.join(hints)}")
    missing = [
        each.name
        for each in dataclasses.fields(kind)
        if each.name not in value
        and each.default is dataclasses.MISSING
        and each.default_factory is dataclasses.MISSING
    ]
    if missing:
        raise Mistake(f"{where}.{missing[0]}: is missing")
    return kind(**{name: read(hints[name], each, f"{where}.{name}") for name, each in value.items()})


def read_tagged(tagged, value, where):
    """Converts the other fields to the kind that the tag names."""
    tag, kinds = tagged
    named = value.get(tag) if isinstance(value, dict) else value
    if named not in kinds:
        raise Mistake(f"{where}.{tag}: {named!r} is none of {', '.join(kinds)}")
    rest = {name: each for name, each in value.items() if name != tag}
    return read(kinds[named], rest, where)


def merged(base, changes):
    """Merges `changes` into `base`, including nested mappings."""
    result = dict(base)
    for name, value in changes.items():
        old = result.get(name)
        result[name] = merged(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return result
